/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzz target: an affix file, a dictionary and word counts, with lines “====” between
 * them. Whatever they contain, every word that comes out can be laid, or an error is reported. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz-target.h"
#include "words/words-affix.h"
#include "words/words-counts.h"
#include "words/words-lexicon.h"

static void
check_word (const char *text, size_t size)
{
  char letters[WORDS_LENGTH_MAX + 1];

  if (words_fold (text, size, letters, WORDS_LENGTH_MAX, NULL) != WORDS_OK)
    abort ();
}

static void
take (void *data, const char *text, size_t size, uint8_t tier, uint8_t flags)
{
  check_word (text, size);
}

static void
refuse (void *data, const char *text, size_t size, uint8_t tier, WordsVerdict reason)
{
  check_word (text, size);
  if (reason <= WORDS_UNKNOWN || reason > WORDS_PARTICIPLE)
    abort ();
}

/* Opens the next part of the input. */
static void
open_part (const uint8_t **data, size_t *size, WordsSource *source, WordsSourceError *error)
{
  static const char mark[] = "\n====\n";
  const uint8_t *end = memmem (*data, *size, mark, sizeof mark - 1);
  size_t length = end != NULL ? (size_t) (end - *data) : *size;
  FILE *file = length > 0 ? fmemopen ((void *) *data, length, "r") : fopen ("/dev/null", "r");

  if (file == NULL)
    abort ();
  words_source_use (source, file, "part", WORDS_EITHER, error);
  length += end != NULL ? sizeof mark - 1 : 0;
  *data += length;
  *size -= length;
}

/* There is a message exactly when the reader failed; @done says whether it succeeded. */
static void
close_part (WordsSource *source, bool done)
{
  if (words_source_close (source) != done || (!done && source->error->file[0] == '\0'))
    abort ();
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static WordsLexiconRules rules = {
    .longest = WORDS_LENGTH_MAX,
    .entries = {
      { .pattern = "po:err", .passed_over = true },
      { .pattern = "KEEPCASE&po:*", .verdict = WORDS_ABBREVIATION },
      { .pattern = "capital:first", .verdict = WORDS_PROPER_NOUN },
      { .pattern = "*", .verdict = WORDS_OK },
    },
    .n_entries = 4,
    .forms = { { .pattern = "is:pl&!entry:po:x", .verdict = WORDS_PLURAL },
               { .pattern = "is:fem&attested:none&of:*b*&spelled:*e", .verdict = WORDS_OK }, { .pattern = "*", .verdict = WORDS_INFLECTED } },
    .n_forms = 3,
    .uncounted = { { .pattern = "prefixed", .passed_over = true } },
    .n_uncounted = 1,
    .steps = { { .tier = 10, .count = 100 }, { .tier = 60 } },
    .n_steps = 2,
  };
  const WordsLexiconSink sink = { .take = take, .refuse = refuse };
  WordsCounts counts = { .counts = NULL };
  WordsSourceError error;
  WordsSource source;
  WordsAffixes *affixes;

  open_part (&data, &size, &source, &error);
  affixes = words_affixes_read (&source);
  close_part (&source, affixes != NULL);
  if (affixes == NULL)
    return 0;

  {
    const uint8_t *entries = data;
    size_t entries_size = size;
    bool done;

    /* The counts stand last, but are needed first. */
    open_part (&data, &size, &source, &error);
    words_source_close (&source);
    open_part (&data, &size, &source, &error);
    done = words_counts_read (&counts, &source);
    close_part (&source, done);

    open_part (&entries, &entries_size, &source, &error);
    source.encoding = words_affixes_encoding (affixes);
    done = words_lexicon_read (&source, affixes, &counts, &rules, &sink);
    close_part (&source, done);
  }
  words_counts_clear (&counts);
  words_affixes_free (affixes);

  return 0;
}
