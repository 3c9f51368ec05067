/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui-util.h"

G_BEGIN_DECLS

/* Two players, of whom all is told; the rulebook's example is the first. */
#define SHEET_ANN \
  "{'portrait':['artefact-1','artefact-2','artefact-1','artefact-3','artefact-1','window-2'," \
  "'window-1','book-2',null],'corners':[1,4],'benedict':0,'mission':'m07'}"
#define SHEET_BEN \
  "{'portrait':['window-1','window-3','book-1',null,null,null,'artefact-2','book-2',null]," \
  "'corners':[2,3],'benedict':2,'mission':{'purple':true,'all':false}}"
#define SHEET_POINTS "['artefact','window','book','window']"
#define SHEET_WHOLE \
  "{'general':19,'seats':[" SHEET_ANN "," SHEET_BEN "],'points':" SHEET_POINTS "}"
#define SHEET_SOLO \
  "{'general':26,'seats':[{'portrait':[null,null,null,null,null,null,null,null,'window-3']," \
  "'corners':[1],'benedict':0,'mission':{'purple':false,'all':false}}]," \
  "'points':" SHEET_POINTS ",'henricus':{'beans':21,'corners':5,'benedict':2}}"
/* Nothing of Ben's, and one of Ann's cards is not known. */
#define SHEET_HALF \
  "{'general':19,'seats':[{'portrait':['artefact-1','artefact-2','artefact-1','artefact-3','?'," \
  "'window-2','window-1','book-2',null],'corners':[1],'benedict':1,'mission':'m07'}]," \
  "'points':" SHEET_POINTS \
  ",'form':{'portraits':['a1 a2 a1 a3 ? w2 w1 b2 -','w1 w3 . . . . . . .']," \
  "'points':'2010','corners':'12..'}}"

JsonNode *sheet_parse (const char *text);
JsonNode *sheet_new_setup (const char *setup);
ScrMatch *sheet_new_match (const char *setup,
                           const char *text);
void sheet_keep_draft (const char *setup,
                       const char *text);
void sheet_forget_draft (void);
void sheet_close_page (ScrWindow *window);
void sheet_focus_on (ScrWindow *window,
                     const char *name);
void sheet_show_page (ScrWindow *window,
                      const char *page);
void sheet_bring_into_sight (GtkWidget *widget);
void sheet_type (GtkWidget *widget,
                 guint key);
void sheet_type_text (ScrWindow *window,
                      const char *text);

G_END_DECLS
