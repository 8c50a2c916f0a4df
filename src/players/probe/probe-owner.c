/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-owner.h"

#include <stdlib.h>
#include <string.h>

#include "players/probe/probe-laid.h"

/* Codes of words, kept with the list: worked out when first needed, in a tenth of a second, and used by all games. */
typedef struct {
  WordsKept kept;
  uint8_t *code[PROBE_SPACES + 1]; /* by length, into what follows; NULL: no row of so many cards has such a word */
  uint8_t codes[];
} Laid;

/* What tells the tables of one list apart.  The upper half says that it is one of these. */
static uint64_t
key_of (const ProbeSetup *setup, ProbePlayerLevel level, int n)
{
  const ProbeBehaviours *rules = &setup->rules;
  const unsigned part[][2] = {
    { (unsigned) level, 3 }, { (unsigned) n, 4 },      { setup->edition, 3 },
    { rules->headwords, 1 }, { rules->blanks, 3 },     { rules->word_min, 4 },
    { rules->word_max, 4 },  { rules->letter_set, 3 }, { setup->supply_unlimited, 1 },
  };
  uint64_t key = UINT32_C (0x50726f62);

  for (size_t i = 0; i < sizeof part / sizeof *part; i++)
    key = key << part[i][1] | part[i][0];

  return key;
}

/* The code of a word that is laid so often, where @most is the most. */
static uint8_t
code_of (double share, double most)
{
  const double weight = share / most * probe_owner_weight (0);
  unsigned code = 0;

  /* The first code whose weight is not larger. */
  for (unsigned step = 128; step > 0; step /= 2)
    if (code + step < PROBE_OWNER_NEVER && weight < probe_owner_weight (code + step - 1))
      code += step;

  return (uint8_t) code;
}

/* Copies the letters of a row and returns their number. */
static int
letters_of (const ProbeRowsEntry *entry, char word[PROBE_SPACES + 1])
{
  int length = 0;

  for (int slot = 0; slot < PROBE_SPACES; slot++)
    if (entry->card[slot] < PROBE_LETTERS - 1)
      word[length++] = (char) ('A' + entry->card[slot]);
  word[length] = '\0';

  return length;
}

/* How often the word of the row @i is laid at each place of its blanks, on average; @next becomes the row of the next
 * word, because those of a word stand together. */
static double
share_of_word (const ProbeRows *rows, size_t i, char word[PROBE_SPACES + 1], size_t *next)
{
  double share = 0;
  char other[PROBE_SPACES + 1] = "";

  letters_of (&rows->entry[i], word);
  *next = i;
  do
    {
      share += (double) rows->entry[(*next)++].weight;
      if (*next < rows->n)
        letters_of (&rows->entry[*next], other);
    }
  while (*next < rows->n && strcmp (word, other) == 0);

  return share / (double) (*next - i);
}

/* Fills the codes from @rows, which stand in the order of the list. */
static void
encode (Laid *laid, const WordsList *words, const ProbeRows *rows)
{
  size_t at[PROBE_SPACES + 1] = { 0 };
  char word[PROBE_SPACES + 1];
  double most = 0;

  for (size_t i = 0, next; i < rows->n; i = next)
    {
      const double share = share_of_word (rows, i, word, &next);

      most = share > most ? share : most;
    }
  for (size_t i = 0, next; i < rows->n; i = next)
    {
      const double share = share_of_word (rows, i, word, &next);
      const size_t length = strlen (word);
      const char *block = words_list_block (words, length);

      while (memcmp (block + at[length] * length, word, length) != 0)
        at[length]++;
      laid->code[length][at[length]] = code_of (share, most);
    }
}

/* Works out how a seat of @kind lays rows of @n cards.  NULL when there is no memory. */
static const Laid *
make (const WordsList *words, const ProbeSetup *setup, SalonSeatKind kind, int n, uint64_t key)
{
  ProbeRows rows = { 0 };
  size_t all = 0;
  Laid *laid;

  for (int length = setup->rules.word_min; length <= n && length <= setup->rules.word_max; length++)
    all += words_list_count (words, (size_t) length);
  laid = malloc (sizeof *laid + all);
  if (laid == NULL || !probe_laid_rows (&rows, words, setup, kind, n))
    {
      free (laid);
      return NULL;
    }

  laid->kept.key = key;
  memset (laid->codes, PROBE_OWNER_NEVER, all);
  memset (laid->code, 0, sizeof laid->code);
  all = 0;
  for (int length = setup->rules.word_min; length <= n && length <= setup->rules.word_max; length++)
    {
      laid->code[length] = laid->codes + all;
      all += words_list_count (words, (size_t) length);
    }
  encode (laid, words, &rows);
  probe_rows_clear (&rows);

  return (const Laid *) words_list_keep (words, &laid->kept);
}

void
probe_owner_lexicon (ProbeLexicon *lexicon,
                     const ProbeLexicon *known,
                     const ProbePlayer *player,
                     const ProbeSetup *setup,
                     int seat,
                     int tray)
{
  const SalonSeatKind kind = (SalonSeatKind) player->owner[seat];
  const int n = setup->row[seat][tray].n;
  const Laid *laid;
  ProbePlayerLevel level;
  uint64_t key;

  *lexicon = *known;
  if (!probe_levels[player->level].owners || !probe_player_level (kind, &level))
    return;
  key = key_of (setup, level, n);
  laid = (const Laid *) words_list_kept (known->words, key);
  if (laid == NULL)
    laid = make (known->words, setup, kind, n, key);
  if (laid == NULL)
    return;
  lexicon->share = 0; /* computers lay nothing that is not in the list */
  for (int length = 0; length <= PROBE_SPACES; length++)
    lexicon->laid[length] = laid->code[length];
}
