/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which word to lay, and where the blanks go. */

#include <string.h>

#include "players/probe/probe-belief.h"
#include "players/probe/probe-character.h"

/* A row that survives this many wrong questions is hard enough. */
#define WRONG_MAX 12

/* A stream of random numbers for one row. */
typedef struct {
  uint64_t seed;
  uint64_t row;
  uint64_t drawn;
} Chances;

static uint32_t
chance (Chances *chances, uint32_t below)
{
  return (uint32_t) ((probe_random (chances->seed, chances->row, chances->drawn++) >> 32) % below);
}

/* The words of one length that are familiar enough. */
typedef struct {
  const uint8_t *tiers;
  const uint8_t *flags;
  uint8_t required;
  int tier;
} Eligible;

static inline bool
eligible (const Eligible *words, size_t index)
{
  return words->tiers[index] <= words->tier && (words->flags[index] & words->required) == words->required;
}

/* Makes @row the word @index alone; false when the set has not the letters, and when the word hurts: as at a table
 * of friends, nobody of the program's own comes up with a slur. */
static bool
take_word (const ProbeSetup *setup, const ProbeLexicon *lexicon, int length, size_t index, ProbeRow *row)
{
  if ((words_list_flags (lexicon->words, (size_t) length)[index] & WORDS_FLAG_HURTFUL) != 0)
    return false;
  memset (row, 0, sizeof *row);
  memcpy (row->card, words_list_block (lexicon->words, (size_t) length) + index * (size_t) length, (size_t) length);
  row->n = (uint8_t) length;

  return probe_row_check (setup, row) == PROBE_OK;
}

/* Takes a word of @length by chance, among those up to @tier that may be laid:
 * from a chosen one on the next that fits. */
static bool
random_word (const ProbeSetup *setup,
             const ProbeLexicon *lexicon,
             int length,
             int tier,
             Chances *chances,
             ProbeRow *row)
{
  const size_t count = words_list_count (lexicon->words, (size_t) length);
  const Eligible words = {
    .tiers = words_list_tiers (lexicon->words, (size_t) length),
    .flags = words_list_flags (lexicon->words, (size_t) length),
    .required = lexicon->required,
    .tier = tier,
  };
  size_t n = 0, nth;

  for (size_t i = 0; i < count; i++)
    n += eligible (&words, i);
  if (n == 0)
    return false;

  nth = chance (chances, (uint32_t) n);
  for (size_t i = 0, passed = 0; passed < n + nth + 1; i = i + 1 < count ? i + 1 : 0)
    if (eligible (&words, i) && passed++ >= nth && take_word (setup, lexicon, length, i, row))
      return true;

  return false;
}

/* The letters that are asked of rows of each length, as indices, as long as all
 * are wrong: the same for all rows, and the longest to think of. */
typedef struct {
  uint8_t n[PROBE_SPACES + 1];
  uint8_t letter[PROBE_SPACES + 1][WRONG_MAX];
} Opening;

/* The likeliest letter, as an index, or PROBE_LETTERS when no row fits. */
static int
likeliest (const ProbeLexicon *lexicon, const ProbeState *seen)
{
  ProbeClues clues;
  ProbeBelief belief;
  uint64_t most = 0;
  int best = PROBE_LETTERS;

  probe_clues_init (&clues, seen, 0, 0, NULL);
  probe_belief_init (&belief, lexicon, &clues);
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    {
      uint64_t weight = 0;

      for (int worth = 0; worth < PROBE_WORTHS; worth++)
        weight += belief.hit[letter][worth];
      if (weight <= most || (seen->denied[0] >> letter & 1))
        continue;
      most = weight;
      best = letter;
    }

  return best;
}

/* Wrong questions that a player who knows @lexicon puts before it has exposed
 * @row, asking for the likeliest letter each time; WRONG_MAX at most. */
static int
wrong_questions (const ProbeSetup *setup, const ProbeLexicon *lexicon, const ProbeRow *row, Opening *opening)
{
  const int n = row->n;
  ProbeView owner = { .seat = 0 };
  ProbeState *seen = &owner.seen;
  int wrong = 0;

  seen->setup = *setup;
  seen->setup.trays = 1;
  seen->setup.answers_by_hand = false;
  seen->setup.row[0][0] = *row;
  seen->hidden[0][0] = (uint16_t) ((1u << n) - 1);

  while (seen->hidden[0][0] != 0 && wrong < WRONG_MAX)
    {
      const bool begins = seen->moves == (unsigned) wrong;
      ProbeMove answer;
      int letter;

      if (begins && wrong < opening->n[n])
        letter = opening->letter[n][wrong];
      else
        letter = likeliest (lexicon, seen);
      if (letter == PROBE_LETTERS)
        return WRONG_MAX;
      if (begins && wrong == opening->n[n])
        opening->letter[n][opening->n[n]++] = (uint8_t) letter;

      seen->moves++;
      seen->asked = probe_letter_at (letter);
      answer = probe_cheapest_show (&owner);
      if (answer.type == PROBE_SHOW)
        {
          seen->hidden[0][0] &= (uint16_t) ~(1u << answer.slot);
          seen->turned_by[0][0][answer.slot] = PROBE_TURNED_ASKED;
          seen->turned_at[0][0][answer.slot] = (uint16_t) seen->moves;
        }
      else
        {
          seen->denied[0] |= 1u << letter;
          wrong++;
        }
    }

  return wrong;
}

static void
add_blanks (const ProbeSetup *setup, const ProbeLevelInfo *info, Chances *chances, ProbeRow *row)
{
  const ProbeRow word = *row;
  uint32_t all = 0, drawn;
  int blanks = 0, before;

  for (int i = 0; i < 7 && i <= setup->rules.blanks && i + word.n <= PROBE_SPACES; i++)
    all += info->lay_blanks[i];
  if (all == 0)
    return;
  for (drawn = chance (chances, all); drawn >= info->lay_blanks[blanks]; blanks++)
    drawn -= info->lay_blanks[blanks];

  before = (int) chance (chances, (uint32_t) blanks + 1);
  row->n = (uint8_t) (word.n + blanks);
  memset (row->card, PROBE_BLANK, row->n);
  memcpy (row->card + before, word.card, word.n);
}

/* Looks for a word of @min to @max letters up to @tier, and lays blanks around it;
 * of several, @tries, takes the one that is hardest to guess. */
static bool
find_word (const ProbeSetup *setup,
           const ProbeLexicon *lexicon,
           int min,
           int max,
           int tier,
           int tries,
           const ProbeLevelInfo *info,
           Chances *chances,
           ProbeRow *row)
{
  ProbeLexicon guesser = *lexicon;
  Opening opening = { .n = { 0 } };
  bool found = false;
  int hardest = -1;
  ProbeRow idea;

  if (min < setup->rules.word_min)
    min = setup->rules.word_min;
  if (max > setup->rules.word_max)
    max = setup->rules.word_max;
  if (min > max)
    return false;

  /* The guesser knows only words that could have been laid: that is quicker. */
  guesser.share = 0;
  for (int rare = tier + 1; rare <= UINT8_MAX; rare++)
    guesser.weight[rare] = 0;
  for (int i = 0; i < tries; i++)
    {
      const int length = min + (int) chance (chances, (uint32_t) (max - min + 1));

      for (int k = 0; k <= max - min; k++)
        if (random_word (setup, lexicon, min + (length - min + k) % (max - min + 1), tier, chances, &idea))
          {
            int wrong;

            add_blanks (setup, info, chances, &idea);
            wrong = tries > 1 ? wrong_questions (setup, &guesser, &idea, &opening) : 0;
            if (wrong > hardest)
              {
                *row = idea;
                hardest = wrong;
              }
            found = true;
            break;
          }
      if (!found)
        return false;
    }

  return found;
}

bool
probe_player_lay (ProbePlayer *player, const ProbeSetup *setup, const WordsList *words, ProbeRow *row)
{
  Chances chances = { player->seed, player->laid++, 0 };
  ProbeLevelInfo info;
  ProbeLexicon lexicon;

  memset (row, 0, sizeof *row);
  probe_character_level (player, &info);
  probe_lexicon_init (&lexicon, words, (ProbePlayerLevel) player->level, setup);

  if (!find_word (setup, &lexicon, info.lay_min, info.lay_max, info.lay_tier, info.lay_tries, &info, &chances, row)
      && !find_word (setup, &lexicon, info.lay_min, info.lay_max, UINT8_MAX, 1, &info, &chances, row)
      && !find_word (setup, &lexicon, 1, PROBE_SPACES, UINT8_MAX, 1, &info, &chances, row))
    {
      memset (row, 0, sizeof *row);
      return false;
    }

  return true;
}
