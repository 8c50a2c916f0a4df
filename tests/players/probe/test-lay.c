/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words that computers lay. */

#include <stdio.h>
#include <string.h>

#include "players-position.h"
#include "players/probe/probe-player.h"
#include "players/probe/probe-yardstick.h"
#include "tap.h"

#define ROWS 400

static const char *const many_words =
  "10 hand! bird! lamp! river! apple! cloud! bread! house! street! winter! table! chair! 20 rocket! socket! pocket! kayak! lane! cane! mane! pane! sane! vane! treasurer! abandoned abandon! thing!"
  " horse! mouse! window! garden! rockets sockets windows gardens cat! dog! it! I!"
  " 50 aardvark! zebra! quince! lemur! ostrich! flamingo! 80 zythum! syzygy! 95 euouae! crwth!";

static int
tier_of (const WordsList *words, const ProbeRow *row, uint8_t *flags)
{
  char word[PROBE_SPACES + 1];
  const int n = probe_row_word (row, word);
  const int found = n > 0 ? words_list_find (words, word, (size_t) n) : -1;

  *flags = 0;
  if (found < 0)
    return -1;
  *flags = words_list_flags (words, (size_t) n)[found];
  return words_list_tiers (words, (size_t) n)[found];
}

static void
test_fair (const WordsList *words)
{
  static const int rarest[PROBE_PLAYER_N_LEVELS] = { 10, 20, 50, 70 };

  for (int edition = 0; edition < PROBE_N_EDITIONS; edition++)
    for (int level = 0; level < PROBE_PLAYER_N_LEVELS; level++)
      {
        uint64_t laid[PROBE_SPACES + 1] = { 0 }; /* bit per word of the length */
        int different = 0;
        int illegal = 0, unknown = 0, rare = 0, inflected = 0, same = 0, blanks = 0, before = 0;
        ProbeRow last = { .n = 0 }, row;
        ProbeSetup setup;
        ProbePlayer player;

        probe_setup_init (&setup, (ProbeEdition) edition, 2);
        probe_player_init (&player, (ProbePlayerLevel) level, 99);
        for (int i = 0; i < ROWS; i++)
          {
            uint8_t flags;
            int tier;

            if (!probe_player_lay (&player, &setup, words, &row) || probe_row_check (&setup, &row) != PROBE_OK)
              illegal++;
            tier = tier_of (words, &row, &flags);
            unknown += tier < 0;
            rare += tier > rarest[level];
            inflected += setup.rules.headwords && !(flags & WORDS_FLAG_HEADWORD);
            if (tier >= 0)
              {
                char word[PROBE_SPACES + 1];
                const int n = probe_row_word (&row, word);

                laid[n] |= UINT64_C (1) << words_list_find (words, word, (size_t) n);
              }
            same += memcmp (&last, &row, sizeof row) == 0;
            blanks += probe_row_count (&row, PROBE_BLANK) > 0;
            before += row.card[0] == PROBE_BLANK;
            last = row;
          }
        tap_ok (illegal == 0 && unknown == 0, "%s, level %d: %d rows may all be laid", probe_editions[edition].name,
                level, ROWS);
        tap_ok (rare == 0, "familiar words");
        tap_ok (inflected == 0, "headwords where only those are allowed");
        tap_ok (same < ROWS / 5, "another one each time (%d are the same as before)", same);
        for (int n = 1; n <= PROBE_SPACES; n++)
          different += __builtin_popcountll (laid[n]);
        /* The hard player lays the hardest of many words. */
        tap_ok (different >= (level == PROBE_PLAYER_HARD ? 5 : 12), "%d different words", different);
        tap_ok (blanks > ROWS / 5 && blanks < ROWS && before > 0 && before < blanks,
                "blanks now and then, at either end");
      }
}

static void
test_narrow (void)
{
  ProbeSetup setup;
  ProbePlayer player;
  ProbeRow row, again;
  ProbePlayer copy;
  WordsList *list = players_list ("20 pizzazz", false);

  probe_player_init (&player, PROBE_PLAYER_MEDIUM, 5);
  probe_setup_init (&setup, PROBE_PARKER_1964, 2);
  tap_ok (!probe_player_lay (&player, &setup, list, &row) && row.n == 0, "no word when the set has not the letters");
  setup.supply_unlimited = true;
  tap_ok (probe_player_lay (&player, &setup, list, &row), "but with an unlimited supply");
  words_list_close (list);

  list = players_list ("95 euouae crwths", false);
  tap_ok (probe_player_lay (&player, &setup, list, &row) && row.n >= 6,
          "a rare word of the right length before an odd one");
  setup.rules.word_max = 4;
  tap_ok (!probe_player_lay (&player, &setup, list, &row) && row.n == 0, "none that is too long for the game");
  setup.rules.word_max = PROBE_SPACES;
  words_list_close (list);

  list = players_list ("20 encyclopaedia electroencephalograph", false);
  tap_ok (!probe_player_lay (&player, &setup, list, &row) && row.n == 0,
          "none of more than twelve letters, though the list has some of up to 26");
  words_list_close (list);

  list = players_list ("20 cat dog ox 95 emu", false);
  setup.rules.word_max = 4;
  tap_ok (probe_player_lay (&player, &setup, list, &row), "short words where the game has no others");
  setup.rules.word_max = PROBE_SPACES;
  words_list_close (list);

  list = players_list ("95 ox abbreviation", false);
  tap_ok (probe_player_lay (&player, &setup, list, &row), "rare words and odd lengths when there is nothing else");
  setup.rules.word_min = 4;
  setup.rules.word_max = 11;
  tap_ok (!probe_player_lay (&player, &setup, list, &row) && row.n == 0, "never too short or too long");
  words_list_close (list);

  list = players_list ("20 rockets sockets", true);
  probe_setup_init (&setup, PROBE_MIRO_1967, 2);
  tap_ok (!probe_player_lay (&player, &setup, list, &row), "no word without a headword");
  words_list_close (list);
  list = players_list ("20 rockets sockets", false);
  tap_ok (probe_player_lay (&player, &setup, list, &row), "any word when the list does not tell headwords");

  copy = player;
  probe_player_lay (&player, &setup, list, &row);
  memset (setup.row, 'Q', sizeof setup.row);
  probe_player_lay (&copy, &setup, list, &again);
  tap_ok (memcmp (&row, &again, sizeof row) == 0, "whatever the others have laid");
  words_list_close (list);
}

/* Lays @n words of @words, each by a new computer of every level and by every yardstick; how many hurt, or −1 when one
 * could not lay at all. */
static int
lay_hurtful (const WordsList *words, ProbeEdition edition, int n)
{
  ProbeYardstickWords *common;
  int hurtful = 0;
  ProbeSetup setup;
  ProbeRow row;

  probe_setup_init (&setup, edition, 2);
  common = probe_yardstick_words_new (words, setup.rules.headwords);
  for (int i = 0; i < n; i++)
    {
      for (int kind = 0; kind < PROBE_PLAYER_N_LEVELS + PROBE_YARDSTICK_N; kind++)
        {
          ProbeYardstick yardstick;
          ProbePlayer player;
          uint8_t flags;
          bool laid;

          if (kind < PROBE_PLAYER_N_LEVELS)
            {
              probe_player_init (&player, (ProbePlayerLevel) kind, (uint64_t) i);
              laid = probe_player_lay (&player, &setup, words, &row);
            }
          else
            {
              probe_yardstick_init (&yardstick, (ProbeYardstickKind) (kind - PROBE_PLAYER_N_LEVELS), common,
                                    (uint64_t) i);
              laid = probe_yardstick_lay (&yardstick, &setup, &row);
            }
          if (!laid)
            {
              probe_yardstick_words_free (common);
              return -1;
            }
          tier_of (words, &row, &flags);
          hurtful += (flags & WORDS_FLAG_HURTFUL) != 0;
        }
    }
  probe_yardstick_words_free (common);

  return hurtful;
}

/* Among many slurs one word that is none: that is laid, and suggested, which is the same. */
static void
test_hurtful (void)
{
  WordsList *list = players_list ("20 damned~! cursed~! rotten~! rocket! beastly~! filthy~! wretched~!", true);

  for (int edition = 0; edition < PROBE_N_EDITIONS; edition++)
    tap_ok (lay_hurtful (list, (ProbeEdition) edition, 40) == 0, "%s: no computer lays a word that hurts",
            probe_editions[edition].name);
  words_list_close (list);

  list = players_list ("20 damned~! cursed~! rotten~!", true);
  tap_ok (lay_hurtful (list, PROBE_PARKER_1964, 1) == -1, "not even where there is no other");
  words_list_close (list);
}

/* The same of a real list, which has hundreds of them. */
static void
test_hurtful_in (const char *path)
{
  WordsList *list = words_list_open (path, NULL);
  int n = 0;

  if (list == NULL)
    {
      tap_ok (false, "%s cannot be opened", path);
      return;
    }
  for (size_t length = 1; length <= PROBE_SPACES; length++)
    for (size_t i = 0; i < words_list_count (list, length); i++)
      n += (words_list_flags (list, length)[i] & WORDS_FLAG_HURTFUL) != 0;
  tap_ok (n > 400, "%s: %d words hurt", words_list_language (list), n);
  for (int edition = 0; edition < PROBE_N_EDITIONS; edition++)
    tap_ok (lay_hurtful (list, (ProbeEdition) edition, 6) == 0, "%s: no computer lays one",
            probe_editions[edition].name);
  words_list_close (list);
}

/* With lists, tries those alone. */
int
main (int argc, char **argv)
{
  WordsList *words;

  for (int i = 1; i < argc; i++)
    test_hurtful_in (argv[i]);
  if (argc > 1)
    return tap_done ();

  words = players_list (many_words, true);
  test_fair (words);
  test_narrow ();
  test_hurtful ();
  words_list_close (words);

  return tap_done ();
}
