/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/words-counts.h"

#include <stdlib.h>
#include <string.h>

#include "words/words-memory.h"
#include "words/words-text.h"

static void
add (WordsCounts *counts, const char *word, uint32_t count)
{
  size_t known = counts->words.n, index = words_table_add (&counts->words, word, strlen (word));

  if (index == known)
    {
      counts->counts = words_grow (counts->counts, known, &counts->room, sizeof *counts->counts);
      counts->counts[index] = 0;
    }
  counts->counts[index] = count > UINT32_MAX - counts->counts[index] ? UINT32_MAX : counts->counts[index] + count;
}

/* “COUNT WORD”, with nothing behind it. */
static bool
parse_count (WordsCounts *counts, const char *line, WordsSourceError *error)
{
  const char *rest = line;
  uint64_t count = 0;

  for (; *rest >= '0' && *rest <= '9'; rest++)
    {
      count = count * 10 + (uint64_t) (*rest - '0');
      if (count > UINT32_MAX)
        count = UINT32_MAX;
    }
  if (rest == line || *rest != ' ' || rest[1] == '\0' || strpbrk (rest + 1, " \t") != NULL)
    return words_source_fail (error, N_ ("this is not a count and a word"), line);
  add (counts, rest + 1, (uint32_t) count);

  return true;
}

bool
words_counts_read (WordsCounts *counts, WordsSource *source)
{
  bool in_words = false, seen = false;
  char *line;
  size_t size;

  while (words_source_next (source, &line, &size))
    {
      if (strlen (line) != size)
        return words_source_fail (source->error, N_ ("this is not text"), "");
      if (line[0] == '\\')
        {
          in_words = strcmp (line, "\\1-grams:") == 0;
          seen = seen || in_words;
        }
      else if (in_words && size > 0 && !parse_count (counts, line, source->error))
        return false;
    }
  if (source->error->message == NULL && !seen)
    {
      source->error->line = 0;
      words_source_fail (source->error, N_ ("there is no section “\\1-grams:” in this file"), "");
    }

  return source->error->message == NULL;
}

uint32_t
words_counts_of (const WordsCounts *counts, const char *text, size_t size)
{
  size_t index = words_table_find (&counts->words, text, size);

  return index == WORDS_TABLE_NONE ? 0 : counts->counts[index];
}

void
words_counts_clear (WordsCounts *counts)
{
  words_table_clear (&counts->words);
  free (counts->counts);
  *counts = (WordsCounts) { .counts = NULL };
}
