/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-json-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "core/scr-error.h"

/* The greatest number up to which every whole number is exact in a double. */
#define MAX_NUMBER 9007199254740991.0

/**
 * Scan:
 * @text: what may be JSON
 * @length: bytes of it
 * @at: where the scan stands
 * @depth: objects and arrays open
 * @n_values: values met
 * @names: for each depth the names met in the object open there
 * @string: the last string, decoded
 * @place: what is whole so far
 *
 * A walk over a text, from its first byte to its last.
 */
typedef struct
{
  const char *text;
  gsize length;
  gsize at;
  guint depth;
  guint n_values;
  GHashTable *names[SCR_JSON_MAX_DEPTH];
  GString *string;
  ScrJsonBreak place;
} Scan;

static gboolean scan_value (Scan *scan,
                            GError **error);

/* Refuses the text for @reason, and says where the scan stands. */
static gboolean
fail (Scan *scan,
      ScrError code,
      const char *reason,
      GError **error)
{
  guint line = 1;
  gsize start = 0;

  for (gsize i = 0; i < scan->at; i++)
    if (scan->text[i] == '\n')
      {
        line++;
        start = i + 1;
      }

  g_set_error (error, SCR_ERROR, (int) code, _ ("Line %u, column %u: %s"), line,
               (guint) g_utf8_strlen (scan->text + start, (gssize) (scan->at - start)) + 1, reason);

  return FALSE;
}

static int
peek (Scan *scan)
{
  return scan->at < scan->length ? (guchar) scan->text[scan->at] : -1;
}

/* Refuses what stands here, where @expected should. */
static gboolean
fail_here (Scan *scan,
           const char *expected,
           GError **error)
{
  switch (peek (scan))
    {
    case -1:
      return fail (scan, SCR_ERROR_SYNTAX, _ ("the text ends too early"), error);
    case '\'':
      return fail (scan, SCR_ERROR_SYNTAX, _ ("text must stand in double quotes"), error);
    case '/':
    case '#':
      return fail (scan, SCR_ERROR_SYNTAX, _ ("comments are not allowed"), error);
    default:
      return fail (scan, SCR_ERROR_SYNTAX, expected, error);
    }
}

static void
skip_space (Scan *scan)
{
  while (scan->at < scan->length && strchr (" \t\n\r", scan->text[scan->at]) != NULL)
    scan->at++;
}

static gboolean
skip (Scan *scan,
      char character)
{
  if (peek (scan) != character)
    return FALSE;

  scan->at++;
  return TRUE;
}

/* A number that nothing ends may have had more digits. */
static gboolean
is_ended (Scan *scan)
{
  int next = peek (scan);

  return !g_ascii_isdigit (scan->text[scan->at - 1]) ||
         (next != -1 && strchr (" \t\n\r,]}", next) != NULL);
}

/* Notes that a value ends here. */
static void
end_value (Scan *scan)
{
  if (!is_ended (scan))
    return;

  scan->place.sound = scan->at;
  scan->place.depth = scan->depth;
  if (scan->depth <= 1)
    g_clear_pointer (&scan->place.member, g_free);
}

static gboolean
scan_word (Scan *scan,
           const char *word,
           GError **error)
{
  gsize length = strlen (word);

  if (scan->length - scan->at < length || memcmp (scan->text + scan->at, word, length) != 0)
    return fail_here (scan, _ ("a value should stand here"), error);

  scan->at += length;
  return TRUE;
}

static gboolean
scan_digits (Scan *scan,
             GError **error)
{
  if (!g_ascii_isdigit (peek (scan)))
    return fail_here (scan, _ ("a digit should stand here"), error);

  while (g_ascii_isdigit (peek (scan)))
    scan->at++;

  return TRUE;
}

/* Checks that the number from @start to here is exact in 53 bits. */
static gboolean
check_number (Scan *scan,
              gsize start,
              GError **error)
{
  g_autofree char *digits = g_strndup (scan->text + start, scan->at - start);
  double number = g_ascii_strtod (digits, NULL);

  if (!isfinite (number) || fabs (number) > MAX_NUMBER)
    {
      scan->at = start;
      return fail (scan, SCR_ERROR_SYNTAX, _ ("the number is too large to be exact"), error);
    }

  return TRUE;
}

static gboolean
scan_number (Scan *scan,
             GError **error)
{
  gsize start = scan->at;

  skip (scan, '-');
  if (skip (scan, '0'))
    {
      if (g_ascii_isalnum (peek (scan)) && g_ascii_tolower (peek (scan)) != 'e')
        return fail (scan, SCR_ERROR_SYNTAX, _ ("a number must be decimal, without leading zeros"),
                     error);
    }
  else if (!scan_digits (scan, error))
    return FALSE;

  if (skip (scan, '.') && !scan_digits (scan, error))
    return FALSE;

  if (skip (scan, 'e') || skip (scan, 'E'))
    {
      if (!skip (scan, '+'))
        skip (scan, '-');
      if (!scan_digits (scan, error))
        return FALSE;
    }

  if (scan->at - start > SCR_JSON_MAX_STRING)
    return fail (scan, SCR_ERROR_LIMIT, _ ("the number has too many digits"), error);

  return check_number (scan, start, error);
}

/* Reads the four digits after "\u". */
static gboolean
scan_hex (Scan *scan,
          gunichar *unit,
          GError **error)
{
  *unit = 0;
  for (guint i = 0; i < 4; i++)
    {
      int digit = peek (scan);

      if (!g_ascii_isxdigit (digit))
        return fail_here (scan, _ ("a hexadecimal digit should stand here"), error);
      *unit = 16 * *unit + (gunichar) g_ascii_xdigit_value ((char) digit);
      scan->at++;
    }

  return TRUE;
}

static gboolean
scan_unicode_escape (Scan *scan,
                     GError **error)
{
  gsize start = scan->at;
  gunichar unit;

  if (!scan_hex (scan, &unit, error))
    return FALSE;

  if (unit >= 0xD800 && unit < 0xDC00 && skip (scan, '\\') && skip (scan, 'u'))
    {
      gunichar low;

      if (!scan_hex (scan, &low, error))
        return FALSE;
      if (low >= 0xDC00 && low < 0xE000)
        unit = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00);
    }

  if (unit == 0 || (unit >= 0xD800 && unit < 0xE000))
    {
      scan->at = start;
      return fail (scan, SCR_ERROR_SYNTAX, _ ("this is not a character that text can hold"), error);
    }

  g_string_append_unichar (scan->string, unit);
  return TRUE;
}

static gboolean
scan_escape (Scan *scan,
             GError **error)
{
  static const char letters[] = "\"\\/bfnrt";
  static const char meanings[] = "\"\\/\b\f\n\r\t";
  int letter = peek (scan);
  const char *found = letter > 0 ? strchr (letters, letter) : NULL;

  if (skip (scan, 'u'))
    return scan_unicode_escape (scan, error);

  if (found == NULL)
    return fail (scan, SCR_ERROR_SYNTAX, _ ("“\\” must be followed by one of \"\\/bfnrtu"), error);

  g_string_append_c (scan->string, meanings[found - letters]);
  scan->at++;
  return TRUE;
}

/* Reads a string, its first quote already read, into @scan's own. */
static gboolean
scan_string (Scan *scan,
             GError **error)
{
  g_string_truncate (scan->string, 0);

  while (!skip (scan, '"'))
    {
      int character = peek (scan);

      if (character == -1)
        return fail (scan, SCR_ERROR_SYNTAX, _ ("the text ends too early"), error);
      if (character < 0x20)
        return fail (scan, SCR_ERROR_SYNTAX,
                     _ ("line breaks and other control characters must be written with “\\”"),
                     error);

      scan->at++;
      if (character != '\\')
        g_string_append_c (scan->string, (char) character);
      else if (!scan_escape (scan, error))
        return FALSE;

      if (scan->string->len > SCR_JSON_MAX_STRING)
        return fail (scan, SCR_ERROR_LIMIT, _ ("the text in quotes is longer than 4096 bytes"),
                     error);
    }

  return TRUE;
}

static gboolean
open_container (Scan *scan,
                GError **error)
{
  if (scan->depth == SCR_JSON_MAX_DEPTH)
    return fail (scan, SCR_ERROR_LIMIT, _ ("the values are nested more than 64 deep"), error);

  scan->place.closers[scan->depth] = peek (scan) == '{' ? '}' : ']';
  scan->at++;
  scan->depth++;
  skip_space (scan);
  return TRUE;
}

static gboolean
close_container (Scan *scan)
{
  scan->at++;
  scan->depth--;
  return TRUE;
}

/* Reads "name":, and checks that the object has no such name yet. */
static gboolean
scan_name (Scan *scan,
           GError **error)
{
  gsize start = scan->at;
  GHashTable *names = scan->names[scan->depth - 1];

  if (!skip (scan, '"'))
    return fail_here (scan, _ ("a name in double quotes should stand here"), error);
  if (!scan_string (scan, error))
    return FALSE;

  if (!g_hash_table_add (names, g_strdup (scan->string->str)))
    {
      scan->at = start;
      return fail (scan, SCR_ERROR_SYNTAX, _ ("the object already has this name"), error);
    }
  if (scan->depth == 1)
    scan->place.member = g_strdup (scan->string->str);

  skip_space (scan);
  if (!skip (scan, ':'))
    return fail_here (scan, _ ("“:” should stand here"), error);

  skip_space (scan);
  return TRUE;
}

static gboolean
scan_object (Scan *scan,
             GError **error)
{
  if (!open_container (scan, error))
    return FALSE;

  if (scan->names[scan->depth - 1] == NULL)
    scan->names[scan->depth - 1] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_remove_all (scan->names[scan->depth - 1]);

  if (peek (scan) == '}')
    return close_container (scan);

  while (scan_name (scan, error) && scan_value (scan, error))
    {
      end_value (scan);
      skip_space (scan);
      if (peek (scan) == '}')
        return close_container (scan);
      if (!skip (scan, ','))
        return fail_here (scan, _ ("“,” or “}” should stand here"), error);
      skip_space (scan);
    }

  return FALSE;
}

static gboolean
scan_array (Scan *scan,
            GError **error)
{
  if (!open_container (scan, error))
    return FALSE;

  if (peek (scan) == ']')
    return close_container (scan);

  while (scan_value (scan, error))
    {
      end_value (scan);
      skip_space (scan);
      if (peek (scan) == ']')
        return close_container (scan);
      if (!skip (scan, ','))
        return fail_here (scan, _ ("“,” or “]” should stand here"), error);
      skip_space (scan);
    }

  return FALSE;
}

/* Calls itself, through objects and arrays, at most SCR_JSON_MAX_DEPTH deep. */
static gboolean
scan_value (Scan *scan,
            GError **error)
{
  if (++scan->n_values > SCR_JSON_MAX_VALUES)
    return fail (scan, SCR_ERROR_LIMIT, _ ("there are more than 100,000 values"), error);

  switch (peek (scan))
    {
    case '{':
      return scan_object (scan, error);
    case '[':
      return scan_array (scan, error);
    case '"':
      scan->at++;
      return scan_string (scan, error);
    case 't':
      return scan_word (scan, "true", error);
    case 'f':
      return scan_word (scan, "false", error);
    case 'n':
      return scan_word (scan, "null", error);
    default:
      if (peek (scan) == '-' || g_ascii_isdigit (peek (scan)))
        return scan_number (scan, error);
      return fail_here (scan, _ ("a value should stand here"), error);
    }
}

static gboolean
scan_encoding (Scan *scan,
               GError **error)
{
  const char *end;

  if (scan->length > SCR_JSON_MAX_LENGTH)
    {
      g_set_error_literal (error, SCR_ERROR, SCR_ERROR_LIMIT,
                           _ ("The file is longer than 4 MiB, more than any match needs"));
      return FALSE;
    }

  if (scan->length >= 3 && memcmp (scan->text, "\xEF\xBB\xBF", 3) == 0)
    return fail (scan, SCR_ERROR_SYNTAX, _ ("the file must not begin with a byte order mark"),
                 error);

  if (g_utf8_validate_len (scan->text, scan->length, &end))
    return TRUE;

  scan->at = (gsize) (end - scan->text);
  if (*end == '\0')
    return fail (scan, SCR_ERROR_SYNTAX, _ ("a zero byte is not allowed"), error);

  return fail (scan, SCR_ERROR_SYNTAX, _ ("the text is not UTF-8"), error);
}

static gboolean
scan_document (Scan *scan,
               GError **error)
{
  if (!scan_encoding (scan, error))
    return FALSE;

  skip_space (scan);
  if (!scan_value (scan, error))
    return FALSE;

  end_value (scan);
  skip_space (scan);
  if (scan->at < scan->length)
    return fail_here (scan, _ ("nothing may follow the value"), error);

  return TRUE;
}

/**
 * scr_json_scan:
 * @text: what may be JSON
 * @length: how many bytes of it
 * @error: return location for a #ScrError
 *
 * Holds @text against RFC 8259 and the limits of scr-json.h, without building
 * anything.
 *
 * Returns: %FALSE with @error set (SCR_ERROR_SYNTAX, SCR_ERROR_LIMIT), which
 *   names line and column, if json-glib must not see @text
 */
gboolean
scr_json_scan (const char *text,
               gsize length,
               GError **error)
{
  ScrJsonBreak place;
  gboolean is_sound = scr_json_scan_to_break (text, length, &place, error);

  g_free (place.member);

  return is_sound;
}

/**
 * scr_json_scan_to_break:
 * @text: what may be JSON
 * @length: how many bytes of it
 * @place: (out): where the scan stopped, and what is whole before
 * @error: return location for a #ScrError
 *
 * Does what scr_json_scan() does, and says how far the text is sound.
 *
 * Returns: %FALSE with @error set if json-glib must not see @text
 */
gboolean
scr_json_scan_to_break (const char *text,
                        gsize length,
                        ScrJsonBreak *place,
                        GError **error)
{
  Scan scan = { .text = text, .length = length };
  gboolean is_sound;

  scan.string = g_string_new (NULL);
  is_sound = scan_document (&scan, error);
  g_string_free (scan.string, TRUE);
  for (guint i = 0; i < SCR_JSON_MAX_DEPTH; i++)
    g_clear_pointer (&scan.names[i], g_hash_table_unref);

  *place = scan.place;
  place->at = scan.at;
  return is_sound;
}
