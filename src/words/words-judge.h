/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/salon-record.h"
#include "words/words-list.h"

/* The judge of the words of one record, for everybody who reads one. It opens the list when the first word
 * asks for it. All zeros is a judge that was not asked yet; who has one closes @list. */
typedef struct {
  WordsList *list;  /* NULL until it is open */
  WordsError error; /* why it cannot be opened; no fault as long as it can */
  bool refused;     /* the list does not have the last word */
} WordsJudge;

/* What a SalonJudge says who has @list, or NULL because it cannot be opened. Sets @refused: the list does not have @word. */
SalonVerdict words_judge_by (const WordsList *list,
                             const char *word,
                             bool headwords,
                             bool *refused,
                             const char **reason);

/* A SalonJudge; @data is a WordsJudge, and @language is the same in all calls. A list that cannot be opened
 * is not tried again. */
SalonVerdict words_judge (void *data, const char *language, const char *word, bool headwords, const char **reason);
