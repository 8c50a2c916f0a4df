/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "questions/questions-bank.h"
#include "questions/questions-head.h"

G_BEGIN_DECLS

/* Questions that somebody else has written, as one neutral list, whatever file they were in:
 *
 *  - our text form (questions/questions-bank.h),
 *  - a table: RFC 4180 with commas, semicolons or tabs, or what Anki exports as text,
 *  - the JSON of the Open Trivia Database,
 *  - Moodle's GIFT.
 *
 * Any bytes will do. A file is read whole or not at all: what cannot be understood is an error that names its line. What is
 * understood but is no question for a table (true or false, pictures, essays) is left out and counted. */

/* Bounds beyond those of a bank. */
#define WEDGES_IMPORT_MAX_QUESTIONS  (QUESTIONS_MAX_CARDS * QUESTIONS_CATEGORIES)
#define WEDGES_IMPORT_MAX_CATEGORIES 100 /* questions of further ones have none */
#define WEDGES_IMPORT_MAX_COLUMNS    64
#define WEDGES_IMPORT_NAME           120 /* bytes of the name of a category or column; the rest is cut off */

typedef enum {
  WEDGES_IMPORT_ERROR_FAULT, /* some line cannot be understood */
  WEDGES_IMPORT_ERROR_LARGE, /* too many bytes or questions */
  WEDGES_IMPORT_ERROR_EMPTY, /* no question is in it */
} WedgesImportError;

#define WEDGES_IMPORT_ERROR (wedges_import_error_quark ())
GQuark wedges_import_error_quark (void);

/* Why questions were left out. */
typedef enum {
  WEDGES_LEFT_TRUE_FALSE, /* whoever guesses is right half of the time */
  WEDGES_LEFT_CHOICE,     /* “which of these”: nobody can answer without seeing the choices */
  WEDGES_LEFT_PICTURE,    /* the question shows one */
  WEDGES_LEFT_SORT,       /* matching, essays, gaps: there is no answer that one could say */
  WEDGES_LEFT_EMPTY,      /* the question or its answer is missing */
  WEDGES_LEFT_LONG,       /* longer than a bank takes */
  WEDGES_LEFT_TWICE,      /* it is in the list already */
  WEDGES_LEFT_FAULT,      /* a fault in our text form */
  N_WEDGES_LEFT,
} WedgesLeft;

/* One question. All texts are UTF-8 on one line, without control characters, and "" where there is none. */
typedef struct {
  guint category;     /* the number of its foreign category */
  guint card;         /* on which card of its file it stood, or 0 */
  int difficulty;     /* 1–5, or 0: the file does not say it */
  int tolerance;      /* of a number, or 0 */
  const char *kind;   /* of thing that is asked for */
  const char *text;   /* the question */
  const char *answer; /* the reference answer, with other forms behind bars, as the line of a bank has it */
  const char *fact;
} WedgesItem;

/* What the columns of a table are; −1: there is no such column. */
typedef enum {
  WEDGES_COLUMN_QUESTION,
  WEDGES_COLUMN_ANSWER,
  WEDGES_COLUMN_FORMS, /* other answers that are right, parted by bars or semicolons */
  WEDGES_COLUMN_FACT,
  WEDGES_COLUMN_CATEGORY,
  WEDGES_COLUMN_DIFFICULTY,
  N_WEDGES_COLUMNS,
} WedgesColumn;

typedef struct {
  int column[N_WEDGES_COLUMNS];
} WedgesColumns;

typedef struct _WedgesImport WedgesImport;

/* Reads the questions in @bytes. @name: of their file, by whose end the form is told where the bytes leave it open.
 * @columns: (nullable): what the columns are, if the file is a table; NULL: that is guessed. May be called in any thread. Returns
 * NULL with an error, whose message is a translated sentence. */
WedgesImport *wedges_import_read (const char *name, GBytes *bytes, const WedgesColumns *columns, GError **error);
/* Puts the questions of the @n banks at @banks together. Cards stay whole, and the cards of each bank are spread evenly. The
 * categories are the six, in the order of questions_category_letters. Returns NULL with an error. */
WedgesImport *wedges_import_mix (QuestionsBank *const *banks, guint n, GError **error);
void wedges_import_free (WedgesImport *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WedgesImport, wedges_import_free)

/* The questions, in the order of the file. */
guint wedges_import_count (const WedgesImport *self);
const WedgesItem *wedges_import_get (const WedgesImport *self, guint i);
/* The foreign categories, in the order in which they appear. The name is "" for questions without one. */
guint wedges_import_count_categories (const WedgesImport *self);
const char *wedges_import_get_category (const WedgesImport *self, guint i, guint *questions);
/* How many questions were left out. */
guint wedges_import_count_left (const WedgesImport *self, WedgesLeft why);
/* The first fault of our text form (transfer none), translated; NULL: there is none. */
const char *wedges_import_get_fault (const WedgesImport *self);
/* What the file says of itself; "" where it says nothing. */
const QuestionsHead *wedges_import_get_head (const WedgesImport *self);
/* The columns of a table: how many, what each is called, and what they are taken for. 0: it is no table. */
guint wedges_import_count_columns (const WedgesImport *self);
const char *wedges_import_get_column (const WedgesImport *self, guint i);
WedgesColumns wedges_import_get_columns (const WedgesImport *self);

G_END_DECLS
