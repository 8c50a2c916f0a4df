/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Without memory: a belief in known words is the same without the index, and no code ends the
 * program. The linker replaces two functions of the C library with those below. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "players-position.h"
#include "players/probe/probe-belief.h"
#include "players/probe/probe-yardstick.h"
#include "tap.h"

void *__real_malloc (size_t size);
void *__real_calloc (size_t n, size_t size);
void *__wrap_malloc (size_t size);
void *__wrap_calloc (size_t n, size_t size);

/* How many more allocations succeed; negative: all of them. */
static int granted = -1;

static bool
grant (void)
{
  if (granted > 0)
    granted--;
  else if (granted == 0)
    return false;

  return true;
}

void *
__wrap_malloc (size_t size)
{
  return grant () ? __real_malloc (size) : NULL;
}

void *
__wrap_calloc (size_t n, size_t size)
{
  return grant () ? __real_calloc (n, size) : NULL;
}

static const char *const some_words =
  "10 cat bat rat 20 rocket socket pocket 35 jazz lane plane planet planets level levels noon 60 eerie queue 80 tattoo";

static void
believe (const WordsList *words, const ProbeClues *clues, const ProbeSetup *setup, ProbeBelief *belief)
{
  ProbeLexicon lexicon;

  probe_lexicon_init (&lexicon, words, PROBE_PLAYER_HARD, setup);
  lexicon.share = 0;
  memset (belief, 0, sizeof *belief);
  probe_belief_init (belief, &lexicon, clues);
}

/* For known words the index of a list only makes the search faster; the letter pairs of unknown
 * words are counted with it. */
static void
test_beliefs (void)
{
  static const struct {
    const char *rows;
    const char *denied;
    bool by_hand;
  } cases[] = {
    { "LANE PLANET", "", false },    { "LANE PLaNEt", "OQ", false }, { "LANE .PLANeTS", "ROK", false },
    { "LANE rOCKET.", "SP", false }, { "LANE LEVEL", "ANT", true },  { "LANE TaTTOO", "E", true },
    { "LANE QUeUE", "", true },
  };
  static ProbeBelief with, without;

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      WordsList *words = players_list (some_words, false);
      ProbeState state;
      ProbeClues clues;

      players_position (&state, PROBE_PARKER_1964, cases[i].rows);
      state.setup.answers_by_hand = cases[i].by_hand;
      players_denied (&state, 1, cases[i].denied);
      probe_clues_init (&clues, &state, 1, 0, NULL);
      granted = 0;
      believe (words, &clues, &state.setup, &without);
      tap_ok (words_list_index (words, 4) == NULL, "there is no index");
      granted = -1;
      believe (words, &clues, &state.setup, &with);
      tap_ok (words_list_index (words, 4) != NULL && with.known > 0 && memcmp (&with, &without, sizeof with) == 0,
              "without it a belief about %s is the same", cases[i].rows + 5);
      words_list_close (words);
    }
}

static void
test_yardsticks (void)
{
  WordsList *list = players_list (some_words, false);
  int refused = 0;
  ProbeYardstickWords *words;

  do
    {
      granted = refused;
      words = probe_yardstick_words_new (list, false);
      granted = -1;
      refused += words == NULL;
    }
  while (words == NULL && refused < 100);
  tap_ok (words != NULL && refused == 2, "a yardstick without memory is none (%d times)", refused);
  probe_yardstick_words_free (words);
  probe_yardstick_words_free (NULL);
  words_list_close (list);
}

int
main (void)
{
  test_beliefs ();
  test_yardsticks ();

  return tap_done ();
}
