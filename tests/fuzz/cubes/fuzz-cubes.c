/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-cubes.h"

#include <string.h>

#include "fuzz-bytes.h"
#include "rules/cubes/cubes-edition.h"

#define CAPITALS "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

SalonVerdict
fuzz_cubes_judge (void *data, const char *language, const char *word, bool headwords, const char **reason)
{
  const size_t n = strlen (word);
  const bool refused = word[n - 1] == 'T';

  REQUIRE (strcmp (language, "en" CUBES_LIST_TAG) == 0 || strcmp (language, "fr" CUBES_LIST_TAG) == 0);
  REQUIRE (n >= 3 && n <= CUBES_LETTERS && strspn (word, CAPITALS) == n && !headwords);

  *reason = refused ? "not in the list" : NULL;
  return refused ? SALON_WORD_REFUSED : SALON_WORD_GOOD;
}

/* A list is in both of its orders, and nothing stands after its end. */
static void
look_at_list (const CubesState *state, const CubesList *list)
{
  static const CubesWord nothing;
  const bool read_out = cubes_is_read_out (state);

  REQUIRE (list->n <= CUBES_MAX_WORDS && list->second <= CUBES_LAST_SECOND);
  for (int i = 0; i < list->n; i++)
    {
      const CubesWord *word = &list->word[i];
      const size_t n = strnlen (word->letters, sizeof word->letters);

      REQUIRE (n >= 1 && n <= CUBES_LETTERS && strspn (word->letters, CAPITALS) == n);
      REQUIRE (word->verdict <= CUBES_SCORED && (word->verdict != CUBES_UNREAD) == read_out);
      REQUIRE (word->ruling == CUBES_NOT_CHALLENGED || (read_out && state->setup.spelling_free));
      REQUIRE (word->timed ? word->second <= list->second : word->second == 0);
      REQUIRE (list->sorted[i] < list->n);
      if (i > 0)
        REQUIRE (strcmp (list->word[list->sorted[i - 1]].letters, list->word[list->sorted[i]].letters) < 0);
    }
  if (list->n < CUBES_MAX_WORDS)
    REQUIRE (memcmp (&list->word[list->n], &nothing, sizeof nothing) == 0 && list->sorted[list->n] == 0);
}

void
fuzz_cubes_look_at_state (const CubesState *state)
{
  const CubesPhase phase = cubes_phase (state);
  int winners = 0;

  REQUIRE (phase <= CUBES_OVER && state->phase < CUBES_OVER && state->corner <= CUBES_NO_BAR);
  REQUIRE (state->rounds <= CUBES_MAX_ROUNDS && state->moves <= CUBES_MAX_GAME_MOVES);
  REQUIRE (cubes_shaker (state) < state->setup.seats);
  REQUIRE (state->faces[0] == '\0' || cubes_edition_can_show (state->setup.edition, state->faces));
  if (phase == CUBES_WRITING)
    REQUIRE (state->faces[0] != '\0' && (state->corner == CUBES_NO_BAR) == (state->setup.grid == CUBES_MASTER));

  for (int seat = 0; seat < state->setup.seats; seat++)
    {
      const CubesList *list = &state->list[seat];

      look_at_list (state, list);
      REQUIRE (state->points[seat] >= 0);
      REQUIRE (phase == CUBES_WRITING || cubes_is_read_out (state) || list->n == 0);
      winners += cubes_winner (state, seat);
    }
  REQUIRE ((winners > 0) == (phase == CUBES_OVER));
}

SalonRecord
fuzz_cubes_place (int which)
{
  static CubesRecord records[2];

  cubes_record_init (&records[which], fuzz_cubes_judge, NULL);
  return cubes_record_find (&records[which], cubes_rules.name);
}

/* Any bytes may stand in a move that is checked. */
void
fuzz_cubes_look (const void *game, const uint8_t *data, size_t size)
{
  const CubesRecord *record = game;
  CubesMove move;

  fuzz_cubes_look_at_state (&record->state);
  memset (&move, 0, sizeof move);
  memcpy (&move, data, size < sizeof move ? size : sizeof move);
  REQUIRE (cubes_check (&record->state, &move) < CUBES_N_REASONS);
}

/* A move has one form only, under the veil too. */
void
fuzz_cubes_look_at_move (const void *game, const char *line, size_t n)
{
  const CubesRecord *record = game;
  const CubesVeil veil = { record->header.salon.salt, record->state.moves - 1 };
  char text[CUBES_MOVE_TEXT];

  REQUIRE (cubes_move_format (&record->move, record->header.salon.veiled ? &veil : NULL, text) == n);
  REQUIRE (memcmp (text, line, n) == 0);
}

/* No message about a record contains a word of its lists: everybody at the table may read the message while the
 * time runs. */
void
fuzz_cubes_look_at_message (const void *game, const char *message)
{
  const CubesState *state = &((const CubesRecord *) game)->state;

  REQUIRE (message[0] != '\0');
  for (int seat = 0; seat < state->setup.seats; seat++)
    for (int i = 0; i < state->list[seat].n; i++)
      REQUIRE (strlen (state->list[seat].word[i].letters) < 3
               || strstr (message, state->list[seat].word[i].letters) == NULL);
}

bool
fuzz_cubes_is_same (const void *game, const void *other)
{
  const CubesRecord *one = game, *two = other;

  return memcmp (&one->state, &two->state, sizeof one->state) == 0;
}
