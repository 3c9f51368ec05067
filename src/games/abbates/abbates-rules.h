/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ABBATES_MAX_SEATS 4
#define ABBATES_N_SQUARES 9
#define ABBATES_N_BOXES 3
#define ABBATES_N_ROUNDS 4
#define ABBATES_N_PHASES 4
#define ABBATES_N_MISSIONS 16
#define ABBATES_BENEDICT 14
#define ABBATES_HENRICUS 2

typedef enum
{
  ABBATES_WINDOW,
  ABBATES_BOOK,
  ABBATES_ARTEFACT,
  ABBATES_N_KINDS,
} AbbatesKind;

/**
 * AbbatesCard:
 *
 * A garden card: 0 for none, 31 for one nobody recorded, else 1 + 10 kind + beans.
 */
typedef guint8 AbbatesCard;

#define ABBATES_NO_CARD 0
#define ABBATES_UNKNOWN_CARD 31
#define ABBATES_N_CARDS 32
#define ABBATES_CARD(kind, beans) ((AbbatesCard) (1 + 10 * (kind) + (beans)))
#define ABBATES_CARD_KIND(card) ((AbbatesKind) (((card) -1) / 10))
#define ABBATES_CARD_BEANS(card) ((guint) (((card) -1) % 10))

/**
 * AbbatesLine:
 *
 * A line of squares: 0 for none, 1 to 3 the columns from the left, 4 to 6 the
 * rows from the top.
 */
typedef guint8 AbbatesLine;

#define ABBATES_NO_LINE 0
#define ABBATES_N_LINES 6
#define ABBATES_IS_COLUMN(line) ((line) <= 3)

typedef enum
{
  ABBATES_NO_ARCADE,
  ABBATES_TAKE_DISCARD,
  ABBATES_PEEK,
  ABBATES_TAKE_REFILL,
  ABBATES_SWAP_PORTRAIT_REFILL,
  ABBATES_SWAP_LINE_REFILL,
  ABBATES_SWAP_PORTRAIT,
  ABBATES_OTHER_LINE,
  ABBATES_RECALL,
  ABBATES_PALM_DRAW,
  ABBATES_PALM_NONE,
  ABBATES_N_ARCADES,
} AbbatesArcade;

typedef enum
{
  ABBATES_TOP,
  ABBATES_RIGHT,
  ABBATES_BOTTOM,
  ABBATES_LEFT,
} AbbatesSide;

typedef enum
{
  ABBATES_NOVICE = 1,
  ABBATES_PRIOR,
  ABBATES_ABBOT,
} AbbatesDifficulty;

/**
 * AbbatesCondition:
 * @values: bit v is set where value v (1 to 14) meets it
 * @low: the lowest value of "between", 0 for "odd" and "even"
 * @high: the highest value of "between"; 1 for "odd", 2 for "even" where @low is 0
 */
typedef struct
{
  guint16 values;
  guint8 low;
  guint8 high;
} AbbatesCondition;

/**
 * AbbatesMission:
 * @id: its word in notation
 * @palms: palm branches, 1 to 3
 * @n_areas: how many areas, the purple one included
 * @area: for each square 0 for no area, 1 for the purple one, 2 and more for others
 * @squares: for each area, bit s - 1 is set where square s belongs to it
 */
typedef struct
{
  char id[17];
  guint8 palms;
  guint8 n_areas;
  guint8 area[ABBATES_N_SQUARES];
  guint16 squares[ABBATES_N_SQUARES + 1];
} AbbatesMission;

/**
 * AbbatesRules:
 *
 * What stays the same through a match: the choices made at set-up and the
 * numbers of the edition. No pointers, so that it can be copied to a worker.
 * Arrays that go by round, side or place start at 0 for the first.
 */
typedef struct
{
  guint8 n_seats;
  gboolean solo;
  AbbatesDifficulty difficulty; /* solo only */
  gboolean palms;
  gboolean no_arcade;
  gboolean no_ora;
  gboolean no_mission;
  gboolean no_points_card;
  guint8 ora_order[ABBATES_N_ROUNDS]; /* face 0 (A) to 3 (D) of each round */
  gboolean solo_pawn_every_phase;
  gboolean stuck_sits_out;
  gboolean areas_any;

  AbbatesKind kind_order[ABBATES_N_KINDS]; /* as the edition lists them */
  guint8 garden[ABBATES_N_CARDS];          /* how many of each card there are */
  guint8 n_card_list;
  AbbatesCard card_list[ABBATES_N_CARDS]; /* the cards there are, in the dealer's order */
  guint8 abbot_beans[ABBATES_BENEDICT + 1];
  guint8 arcade[ABBATES_N_ROUNDS][3]; /* AbbatesArcade, the plain ones */
  guint8 palm[2];
  gboolean return_highest[ABBATES_N_ROUNDS];
  AbbatesCondition ora[4][4];
  AbbatesSide side[ABBATES_N_ROUNDS];
  AbbatesLine line[ABBATES_N_ROUNDS][3];
  guint8 fill[ABBATES_N_SQUARES]; /* squares from 1 */
  AbbatesMission missions[ABBATES_N_MISSIONS];
} AbbatesRules;

extern const guint8 abbates_line_squares[ABBATES_N_LINES + 1][3];

gboolean abbates_line_has (AbbatesLine line,
                           guint square);

const char *abbates_kind_to_word (AbbatesKind kind);
const char *abbates_line_to_word (AbbatesLine line);
const char *abbates_arcade_to_word (AbbatesArcade arcade);
AbbatesArcade abbates_arcade_from_word (const char *word);
AbbatesLine abbates_line_from_word (const char *word);
guint abbates_rules_find_mission (const AbbatesRules *rules,
                                  const char *id);

G_END_DECLS
