/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/wedges/wedges-import.h"

G_BEGIN_DECLS

/* What the readers fill a list with. */

/* A question as a file has it. Each text may be NULL, and may have any bytes that are UTF-8; blanks are made single, control
 * characters become blanks. A kind is one that a bank takes. */
typedef struct {
  const char *category, *text, *answer, *fact, *kind;
  GPtrArray *forms;   /* (nullable): of texts: other answers that are right */
  gboolean is_choice; /* the file gives several answers to choose from */
  guint card;
  int difficulty; /* 1–5, or 0 */
  int tolerance;
} WedgesDraft;

/* An empty list. */
WedgesImport *wedges_import_new (void);
/* Adds a question, or leaves it out and counts it. Returns FALSE with an error when there are too many questions. */
gboolean wedges_import_add (WedgesImport *self, const WedgesDraft *draft, GError **error);
/* Makes the category called @name, without a question. */
void wedges_import_add_category (WedgesImport *self, const char *name);
/* Counts a question that is left out. */
void wedges_import_leave (WedgesImport *self, WedgesLeft why);
QuestionsHead *wedges_import_edit_head (WedgesImport *self);
/* Keeps the sentence (transfer full), translated, of the first fault. */
void wedges_import_take_fault (WedgesImport *self, char *sentence);
/* Adds a column called @name; sets what the columns are taken for, and whether the table itself names them. */
void wedges_import_add_column (WedgesImport *self, const char *name);
void wedges_import_set_columns (WedgesImport *self, const WedgesColumns *columns, gboolean is_named);

/* Sets an error with the message “line @line: @sentence”; @sentence is marked for translation. */
void wedges_import_set_error (GError **error, gulong line, const char *sentence);

/* The readers. The @size bytes at @text are UTF-8 without a byte order mark and without NUL, and one NUL follows them. @self is an
 * empty list. Each returns FALSE with an error. */

gboolean wedges_import_read_bank (WedgesImport *self, const char *text, gsize size, GError **error);
gboolean wedges_import_read_table (WedgesImport *self,
                                   const char *text,
                                   gsize size,
                                   const WedgesColumns *columns,
                                   GError **error);
gboolean wedges_import_read_json (WedgesImport *self, const char *text, gsize size, GError **error);
gboolean wedges_import_read_gift (WedgesImport *self, const char *text, gsize size, GError **error);

/* Whether the file begins like one of these. */
gboolean wedges_import_is_bank (const char *text);
gboolean wedges_import_is_json (const char *text);
gboolean wedges_import_is_gift (const char *text);

/* HTML */

/* Takes the HTML out of @text (transfer full): what stands in < > is dropped, with a blank where a line or a paragraph ends, and
 * entities are decoded; what Anki plays, “[sound:a.mp3]”, is dropped, too. @has_picture: (out) (optional): is set to TRUE if there
 * was a picture, else left. */
char *wedges_html_strip (const char *text, gboolean *has_picture);
/* Decodes the entities of @text, and nothing else (transfer full). What is no entity stays. */
char *wedges_html_decode (const char *text);

G_END_DECLS
