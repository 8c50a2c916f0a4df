/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The word lists of Cubes and their indices, read once for all games of the program and kept until it ends.  All functions
 * may be called in any thread. */

#pragma once

#include <glib.h>

#include "players/cubes/cubes-index.h"
#include "rules/salon-record.h"
#include "words/words-list.h"

G_BEGIN_DECLS

/* The list of the words of @language, “en” or “fr”.  It takes a while to read it the first time.  NULL with @error
 * filled if it cannot be read; the next call tries again. */
const WordsList *cubes_lexicon_get_list (const char *language, WordsError *error);
/* The index of all words of that list; it takes a while to make it the first time.  NULL without a list or without
 * memory. */
const CubesIndex *cubes_lexicon_get_index (const char *language);

/* Whom a reader of records asks. All zeros has asked nobody yet. */
typedef struct {
  WordsError error; /* why the list could not be read */
  gboolean asked;   /* the list was asked for a word */
} CubesLexiconJudge;

/* A SalonJudge; @data is a CubesLexiconJudge. */
SalonVerdict cubes_lexicon_judge (void *data, const char *list, const char *word, bool headwords, const char **reason);

G_END_DECLS
