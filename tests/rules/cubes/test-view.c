/* SPDX-License-Identifier: GPL-3.0-or-later */

/* cubes-rules.md 2.4 and 2.9: what a seat may know of the lists, and what nobody may. */

#include "rules/cubes/cubes-view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cubes-scene.h"
#include "tap.h"

#define SEATS 3

/* Who looks, from CUBES_ONLOOKER on. */
static const char *const lookers[] = { "an onlooker", "seat 1", "seat 2", "seat 3" };

/* A game, what is seen of it, and what is seen of another one.  They are too large for the stack. */
typedef struct {
  CubesState state;
  CubesView view;
  CubesView other;
} Table;

/* Plays the moves @text, parted by `;`, of a game on @grid. */
static void
play (CubesState *state, CubesGrid grid, const char *text)
{
  static const CubesDictionary dictionary = { cubes_scene_judge, NULL, "en" };
  const CubesSetup setup = { .grid = (uint8_t) grid, .seats = SEATS, .target = 1000 };
  char moves[600], *save = NULL;

  cubes_begin (&setup, state);
  snprintf (moves, sizeof moves, "%s", text);
  for (char *line = strtok_r (moves, ";", &save); line != NULL; line = strtok_r (NULL, ";", &save))
    {
      const char *unknown;
      CubesMove move;

      if (cubes_move_parse (line, NULL, &move, &unknown) != NULL || cubes_apply (state, &move, &dictionary) != CUBES_OK)
        abort ();
    }
}

/* Tells whether @seat sees the same of two games. */
static bool
sees_the_same (Table *table, CubesGrid grid, int seat, const char *moves, const char *other_moves)
{
  /* Whatever stood in a view before does not matter. */
  memset (&table->view, 0x55, sizeof table->view);
  memset (&table->other, 0xaa, sizeof table->other);
  play (&table->state, grid, moves);
  cubes_view (&table->state, seat, &table->view);
  play (&table->state, grid, other_moves);
  cubes_view (&table->state, seat, &table->other);

  return memcmp (&table->view, &table->other, sizeof table->view) == 0;
}

#define SHAKE "1 shake " CUBES_SCENE_FACES ";"

static void
test_twins (Table *table)
{
  static const struct {
    const char *rule, *moves, *other_moves;
    int seat; /* whose list differs */
  } twins[] = {
    { "other words", SHAKE "1 write READ;2 write SEAL;2 write DESK", SHAKE "1 write READ;2 write THAW;2 write EASE",
      1 },
    { "the order of words", SHAKE "2 write SEAL;2 write DESK", SHAKE "2 write DESK;2 write SEAL", 1 },
    { "when words were written", SHAKE "3 write SEAL @4;3 write DESK @9", SHAKE "3 write SEAL @5;3 write DESK", 2 },
    { "what was struck", SHAKE "1 write SEAL @9;1 strike SEAL", SHAKE "1 write DESK @7;1 strike DESK", 0 },
    { "the length of words, and what is no word", SHAKE "2 write SKATER", SHAKE "2 write X", 1 },
  };

  for (unsigned i = 0; i < sizeof twins / sizeof *twins; i++)
    for (int seat = CUBES_ONLOOKER; seat < SEATS; seat++)
      {
        const bool same = sees_the_same (table, CUBES_MASTER, seat, twins[i].moves, twins[i].other_moves);

        if (seat == twins[i].seat)
          tap_ok (!same, "2.4 %s sees its own list: %s", lookers[seat + 1], twins[i].rule);
        else
          tap_ok (same, "2.4 %s does not see the list of seat %d: %s", lookers[seat + 1], twins[i].seat + 1,
                  twins[i].rule);
      }
}

static void
test_lists (Table *table)
{
  const CubesList *own = &table->view.seen.list[1], *other = &table->view.seen.list[0];

  play (&table->state, CUBES_MASTER, SHAKE "1 write SEAL @3;2 write READ @5;2 write DESK @7;2 write EAT");
  cubes_view (&table->state, 1, &table->view);
  tap_ok (memcmp (own, &table->state.list[1], sizeof *own) == 0 && table->view.seat == 1, "2.4 the own list is whole");
  tap_ok (other->n == 1 && other->second == 0 && other->word[0].letters[0] == '\0',
          "2.4 of the others the number of words is seen");

  cubes_view (&table->state, CUBES_ONLOOKER, &table->view);
  tap_ok (own->n == 3 && own->word[0].letters[0] == '\0' && other->n == 1 && table->view.seat == CUBES_ONLOOKER,
          "2.4 an onlooker sees numbers alone");
  tap_ok (strcmp (table->view.seen.faces, CUBES_SCENE_FACES) == 0 && table->view.seen.phase == CUBES_WRITING,
          "2.4 everybody sees the cubes");
}

static void
test_read_out (Table *table)
{
  static const char round[] = SHAKE "1 write SEAL;2 write SEAL;2 write EAT;3 write READ;1 time";

  for (int seat = CUBES_ONLOOKER; seat < SEATS; seat++)
    {
      play (&table->state, CUBES_MASTER, round);
      cubes_view (&table->state, seat, &table->view);
      tap_ok (memcmp (&table->view.seen, &table->state, sizeof table->state) == 0
                && table->view.seen.list[1].word[1].verdict == CUBES_SHORT,
              "2.9 when the time is up %s sees all lists with their verdicts", lookers[seat + 1]);
    }

  play (&table->state, CUBES_BAR_AFTER, SHAKE "1 bar NW;1 write EAT;1 time;2 shake " CUBES_SCENE_FACES);
  cubes_view (&table->state, 2, &table->view);
  tap_ok (memcmp (&table->view.seen, &table->state, sizeof table->state) == 0 && table->view.seen.list[0].n == 0,
          "2.9 the next round takes the lists away");
}

int
main (void)
{
  Table *table = malloc (sizeof *table);

  if (table == NULL)
    abort ();
  test_twins (table);
  test_lists (table);
  test_read_out (table);
  free (table);

  return tap_done ();
}
