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

/* Makes headwords, forms and refusals out of a dictionary in Hunspell's format whose
 * entries tell what they are. For the builder. */

#define WORDS_RULES_MAX   256
#define WORDS_STEPS_MAX   64
#define WORDS_PATTERN_MAX 64

/* Words that a source attests to be something: those it calls nouns, for instance. */
#define WORDS_ATTESTED_MAX 16

typedef struct {
  char name[WORDS_PATTERN_MAX]; /* what patterns call them */
  WordsTable words;
} WordsAttested;

/* Says of what fits the @pattern what it is. Parts joined by “&” must all fit, and one behind “!” must not. A
 * part is a field (“po:nom”), perhaps with wildcards as file names have them (“po:v*”), “*”
 * for anything, a mark of the format (KEEPCASE, NOSUGGEST), “entry:” and a field of the entry that a
 * form belongs to, “spelled:” and wildcards for the spelling, “of:” for that of its headword, “attested:” and the name
 * of a source that has it, “attested-of:” of one that has its headword, or how the entry is capitalised: “capital:first” for a capital at the beginning alone, “capital:more” for capitals
 * elsewhere; of forms and uncounted headwords also “prefixed”. */
typedef struct {
  char pattern[WORDS_PATTERN_MAX];
  bool passed_over;     /* as if it were not in the dictionary */
  WordsVerdict verdict; /* WORDS_OK for a headword */
  uint8_t tier;         /* among the uncounted; of a near form, how much rarer than its headword */
} WordsLexiconRule;

typedef struct {
  size_t longest;                            /* letters of the longest word that is taken */
  WordsLexiconRule entries[WORDS_RULES_MAX]; /* the first that fits an entry decides; none: it is passed over */
  size_t n_entries;
  WordsLexiconRule forms[WORDS_RULES_MAX]; /* the same for an inflected form of a headword, by the affix; WORDS_OK:
                                              it is a word of its own besides */
  size_t n_forms;
  WordsLexiconRule uncounted[WORDS_RULES_MAX]; /* the same for the tier of what is counted nowhere */
  size_t n_uncounted;
  WordsLexiconRule near[WORDS_RULES_MAX]; /* the first that fits a form says how rare it can be at most */
  size_t n_near;
  struct {
    uint8_t tier;
    uint32_t count; /* words counted at least so often are of the tier */
  } steps[WORDS_STEPS_MAX];
  size_t n_steps;
  WordsAttested attested[WORDS_ATTESTED_MAX];
  size_t n_attested;
  WordsTable added; /* headwords that the dictionary lacks, or takes for forms of others */
  int forms_tier;   /* the least tier of a form that is counted nowhere; −1: forms are refused, not taken */
  bool (*hurts) (void *data, const char *text, size_t size); /* whether a word and with it its forms hurt */
  void *hurts_data;
} WordsLexiconRules;

/* Whether @text fits @pattern, in which “*” stands for any bytes and “?” for one. */
bool words_fits_wildcards (const char *pattern, const char *text);

/* Whether @reason, for which a word is no headword, lets it be a word all the same: an inflected form, or another part
 * of speech. */
bool words_is_form (WordsVerdict reason);

/* Where words go. A form that is taken as well as refused is a word, but not a headword. */
typedef struct {
  void (*take) (void *data, const char *text, size_t size, uint8_t tier, uint8_t flags);
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
