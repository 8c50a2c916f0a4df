/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reading-scene.h"
#include "await.h"

#define MOST_ROUNDS 3

/* What each seat writes in each round; the last round is that of the pictures. */
static const char *const lists[MOST_ROUNDS][4] = {
  { "TREND FAINT CANER MINT", "DANCERS TREND ORIFICE", "FIND MINE", "CAROMED STOIC FAINT" },
  { "DANCERS MINCE QUARTS", "QUARTO STRAND CANE", "ROSE TORE WAIF", "CAROMED ESTREAT MINERS QUARTO" },
  {
    "DANCER MINCER QUARTO TORQUE CHIME DANCE FAINT TREND DAWN WAND DANCERS CHIMES QUARTS CANER FAIRS FIEND MINCE STORE "
    "TREAD RIOT SEMI WATER",
    "DANCER QUARTO TORQUE TRANCE CHIME DANCE TREND WAND ORIFICE SEMINAR TAWNIER STRAND MOIRE QUART CANE QUARTZ",
    "CHIME DANCE FAINT WAND FIND FINE FIRE MIND MINE ROSE TORE WAIF ART CRATE",
    "MINCER TORQUE TRANCE FAINT DAWN CAROMED ESTREAT CAROMS MINERS RIMOSE ENACT REACT STOIC TRACE MINT MORSED",
  },
};

static void
add_round (GString *record, int round, int shaker)
{
  g_string_append_printf (record, "%d shake " READING_FACES "\n", shaker);
  for (int seat = 0; seat < 4; seat++)
    {
      g_auto (GStrv) words = g_strsplit (lists[round][seat], " ", -1);

      for (int i = 0; words[i] != NULL; i++)
        g_string_append_printf (record, "%d write %s\n", seat + 1, words[i]);
    }
  g_string_append_printf (record, "%d time\n", shaker);
}

CubesGame *
reading_scene (int rounds, int target, const char *options)
{
  g_autoptr (GString) record = g_string_new ("salon-record 1\ngame cubes\nedition deluxe-1997\nwords en\n");
  g_autoptr (GError) error = NULL;
  CubesGame *game;

  if (target > 0)
    g_string_append_printf (record, "option target %d\n", target);
  g_string_append (record, options);
  g_string_append (record,
                   "seat 1 human Ada\nseat 2 human Hugo\nseat 3 human Marie\nseat 4 human Nora\nfirst 2\nbegin\n");
  for (int i = 0; i < rounds; i++)
    add_round (record, MOST_ROUNDS - rounds + i, 1 + (1 + i) % 4);
  game = cubes_game_new_asleep (record->str, record->len, 1, &error);
  g_assert_no_error (error);
  salon_game_wake (SALON_GAME (game), NULL);
  return game;
}

static void
count_cb (CubesGame *game, int *count)
{
  ++*count;
}

void
reading_scene_solve (CubesGame *game)
{
  int solved = 0;
  guint n;

  g_signal_connect (game, "solved", G_CALLBACK (count_cb), &solved);
  await (cubes_game_get_words (game, &n) != NULL || solved > 0);
  g_signal_handlers_disconnect_by_data (game, &solved);
}

const CubesView *
reading_scene_view (CubesGame *game)
{
  static CubesView view;

  cubes_game_get_view (game, CUBES_ONLOOKER, &view);
  return &view;
}
