/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The word lists of Cubes and their indices, read once for all games of the program and kept until the window has shown
 * home for a while.  All functions may be called in any thread. */

#pragma once

#include <glib.h>

#include "players/cubes/cubes-index.h"
#include "rules/salon-record.h"
#include "words/words-list.h"

G_BEGIN_DECLS

/* The words of a language, for as long as somebody uses them. */
typedef struct _CubesLexicon CubesLexicon;

/* The lexicon of @language, “en” or “fr”, or that whose list is called so.  What it gives is good until cubes_lexicon_drop(). */
CubesLexicon *cubes_lexicon_use (const char *language);
void cubes_lexicon_drop (CubesLexicon *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CubesLexicon, cubes_lexicon_drop)

/* The list of its words.  It takes some milliseconds to read it the first time.  NULL with @error filled if it cannot be
 * read; the next call tries again. */
const WordsList *cubes_lexicon_get_list (CubesLexicon *self, WordsError *error);
/* The index of all words of that list; it takes a while to make it the first time.  NULL without a list or without
 * memory. */
const CubesIndex *cubes_lexicon_get_index (CubesLexicon *self);

/* Frees the lists and indices that nobody uses at this moment: whoever wants them again has them read again. */
void cubes_lexicon_forget_unused (void);

/* Whom a reader of records asks. All zeros has asked nobody yet. */
typedef struct {
  WordsError error; /* why the list could not be read */
  gboolean asked;   /* the list was asked for a word */
} CubesLexiconJudge;

/* A SalonJudge; @data is a CubesLexiconJudge. */
SalonVerdict cubes_lexicon_judge (void *data, const char *list, const char *word, bool headwords, const char **reason);

G_END_DECLS
