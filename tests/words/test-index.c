/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of a list by place and letter.
 *
 *   test-index LIST */

#include <pthread.h>
#include <stdlib.h>

#include "tap.h"
#include "words/words-list.h"

#define THREADS 4

/* Things that each thread wants to keep. */
#define KEYS 50

/* Differences between the index of one length and its words. */
static unsigned
differences (const WordsList *list, size_t length)
{
  const WordsIndex *index = words_list_index (list, length);
  const char *word = words_list_block (list, length);
  const size_t count = words_list_count (list, length);
  uint32_t tiers[256] = { 0 }, pairs[27][26] = { { 0 } };
  unsigned wrong = 0;

  if (index == NULL)
    return count > 0;
  for (size_t i = 0; i < index->n * 64; i++, word += length)
    {
      uint32_t letters = 0;

      for (size_t place = 0; place < length && i < count; place++)
        {
          letters |= 1u << (word[place] - 'A');
          pairs[place > 0 ? word[place - 1] - 'A' : 26][word[place] - 'A']++;
        }
      if (i < count)
        tiers[words_list_tiers (list, length)[i]]++;
      for (size_t letter = 0; letter < 26; letter++)
        {
          wrong += (words_index_with (index, letter)[i / 64] >> (i % 64) & 1) != (letters >> letter & 1);
          for (size_t place = 0; place < length; place++)
            wrong += (words_index_at (index, place, letter)[i / 64] >> (i % 64) & 1)
                     != (i < count && word[place] == 'A' + (char) letter);
        }
    }
  for (int tier = 0; tier < 256; tier++)
    wrong += tiers[tier] != index->tiers[tier];
  for (int last = 0; last < 27; last++)
    for (int letter = 0; letter < 26; letter++)
      wrong += pairs[last][letter] != index->pairs[last][letter];

  return wrong;
}

typedef struct {
  const WordsList *list;
  const WordsIndex *found[WORDS_LENGTH_MAX + 1];
  const WordsKept *kept[KEYS];
} Reader;

static void *
read_all (void *data)
{
  Reader *reader = data;

  for (size_t length = 1; length <= WORDS_LENGTH_MAX; length++)
    reader->found[length] = words_list_index (reader->list, length);
  for (uint64_t key = 0; key < KEYS; key++)
    {
      WordsKept *made = malloc (sizeof *made);

      if (made == NULL)
        continue;
      made->key = key;
      reader->kept[key] = words_list_keep (reader->list, made);
    }

  return NULL;
}

int
main (int argc, char **argv)
{
  WordsList *list = argc == 2 ? words_list_open (argv[1], NULL) : NULL;
  Reader reader[THREADS];
  pthread_t thread[THREADS];
  unsigned wrong = 0, several = 0, none = 0, lost = 0;

  tap_ok (list != NULL, "the list opens");
  if (list == NULL)
    return tap_done ();

  for (int i = 0; i < THREADS; i++)
    {
      reader[i].list = list;
      none += pthread_create (&thread[i], NULL, read_all, &reader[i]) != 0;
    }
  for (int i = 0; i < THREADS; i++)
    pthread_join (thread[i], NULL);
  for (size_t length = 1; length <= WORDS_LENGTH_MAX; length++)
    {
      for (int i = 0; i < THREADS; i++)
        several += reader[i].found[length] != words_list_index (list, length);
      wrong += differences (list, length);
    }
  tap_ok (none == 0 && several == 0, "the same index for every thread");
  tap_ok (wrong == 0, "it says of every word what the block does (%u differ)", wrong);
  for (uint64_t key = 0; key < KEYS; key++)
    for (int i = 0; i < THREADS; i++)
      lost += reader[i].kept[key] == NULL || reader[i].kept[key]->key != key
              || reader[i].kept[key] != words_list_kept (list, key);
  tap_ok (lost == 0 && words_list_kept (list, KEYS) == NULL, "what is kept is the same for every thread (%u are not)",
          lost);
  tap_ok (words_list_index (list, 0) == NULL && words_list_index (list, WORDS_LENGTH_MAX + 1) == NULL,
          "no index for other lengths");
  words_list_close (list);

  return tap_done ();
}
