/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "words/words-affix.h"
#include "words/words-counts.h"
#include "words/words-fold.h"
#include "words/words-source.h"
#include "words/words-table.h"

/* Makes headwords and refusals out of a dictionary in Hunspell's format whose
 * entries tell what they are. For the builder. */

#define WORDS_RULES_MAX   256
#define WORDS_STEPS_MAX   64
#define WORDS_PATTERN_MAX 64

/* Says of what fits the @pattern what it is. Parts joined by “&” must all fit. A
 * part is a field (“po:nom”), perhaps with wildcards as file names have them (“po:v*”), “*”
 * for anything, a mark of the format (KEEPCASE, NOSUGGEST), or how the entry is capitalised:
 * “capital:first” for a capital at the beginning alone, “capital:more” for capitals elsewhere;
 * of forms and uncounted headwords also “prefixed”. */
typedef struct {
  char pattern[WORDS_PATTERN_MAX];
  bool passed_over;     /* as if it were not in the dictionary */
  WordsVerdict verdict; /* WORDS_OK for a headword */
  uint8_t tier;         /* among the uncounted */
} WordsLexiconRule;

typedef struct {
  size_t longest;                            /* letters of the longest word that is taken */
  WordsLexiconRule entries[WORDS_RULES_MAX]; /* the first that fits an entry decides; none: it is passed over */
  size_t n_entries;
  WordsLexiconRule forms[WORDS_RULES_MAX]; /* the same for an inflected form of a headword, by the affix */
  size_t n_forms;
  WordsLexiconRule uncounted[WORDS_RULES_MAX]; /* the same for the tier of what is counted nowhere */
  size_t n_uncounted;
  struct {
    uint8_t tier;
    uint32_t count; /* words counted at least so often are of the tier */
  } steps[WORDS_STEPS_MAX];
  size_t n_steps;
  WordsTable added; /* headwords that the dictionary lacks, or takes for forms of others */
} WordsLexiconRules;

/* Where words go. */
typedef struct {
  void (*take) (void *data, const char *text, size_t size, uint8_t tier);
  void (*refuse) (void *data, const char *text, size_t size, uint8_t tier, WordsVerdict reason);
  void *data;
} WordsLexiconSink;

/* Reads the @dictionary, which the caller closes, and gives each of its words that can be laid.
 * A headword's tier is told by its own count and those of its
 * forms; a form that several headwords share is divided between them as they are common, and
 * refused for the reason it has under the commonest. False with the source's error filled. */
bool words_lexicon_read (WordsSource *dictionary,
                         const WordsAffixes *affixes,
                         const WordsCounts *counts,
                         const WordsLexiconRules *rules,
                         const WordsLexiconSink *sink);
