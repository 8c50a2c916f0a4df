/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages-scene.h"

#include "pages-hands.h"
#include "widgets/probe/probe-tray.h"

static const char *const names[PROBE_MAX_SEATS] = { "Ada", "Marie", "Hugo", "Nora", "Leonard", "Sophia" };
static const char *const rows[PROBE_MAX_SEATS][PROBE_MAX_TRAYS] = {
  { "..ROCKET.", "HARVEST" }, { "TREASURE", ".KAYAK." }, { ".BIRTHDAY.", "JAZZ...." },
  { "GARDEN.", "WINTER" },    { "PLANET..", "SILENCE" }, { "..FOREST", "MARBLE" },
};

gboolean pages_scene_aid;

static void
make_header (ProbeHeader *header, const char *edition, int seats, int trays, gboolean free_spelling)
{
  const int index = edition ? probe_edition_from_name (edition) : PROBE_PARKER_1982;

  g_assert_cmpint (index, >=, 0);
  probe_header_init (header, (ProbeEdition) index, seats);
  header->setup.trays = (guint8) trays;
  header->setup.spelling_free = (guint8) free_spelling;
  /* The words above do not all fit into the box of 1982. */
  header->setup.supply_unlimited = header->setup.rules.supply_unlimited;
  header->aid = pages_scene_aid;
  g_strlcpy (header->words, "en", sizeof header->words);
  for (int seat = 0; seat < seats; seat++)
    {
      header->salon.kind[seat] = SALON_HUMAN;
      g_strlcpy (header->salon.name[seat], names[seat], sizeof header->salon.name[seat]);
    }
}

ProbeGame *
pages_scene_laying (const char *edition, int seats, int trays, gboolean free_spelling)
{
  ProbeHeader header;
  g_autoptr (GError) error = NULL;
  ProbeGame *game;

  make_header (&header, edition, seats, trays, free_spelling);
  game = probe_game_new (&header, 1, NULL, &error);
  g_assert_no_error (error);
  return game;
}

static void
lay_words (ProbeSetup *setup)
{
  for (int seat = 0; seat < setup->seats; seat++)
    for (int tray = 0; tray < setup->trays; tray++)
      {
        /* Where anything can be laid, Marie does not spell well. */
        const char *row = setup->spelling_free && seat == 1 && tray == 0 ? "TRESURRE" : rows[seat][tray];
        const ProbeReason reason = probe_row_parse (row, &setup->row[seat][tray]);

        g_assert_cmpint (reason, ==, PROBE_OK);
      }
}

static ProbeGame *
game_from (ProbeHeader *header, const char *moves)
{
  char text[8192];
  g_autofree char *record = NULL;
  g_autoptr (GError) error = NULL;
  ProbeGame *game;

  lay_words (&header->setup);
  probe_header_write (header, text, sizeof text);
  record = g_strconcat (text, moves, NULL);
  game = probe_game_new_from_record (record, strlen (record), 1, NULL, &error);
  g_assert_no_error (error);
  salon_game_hold (SALON_GAME (game));
  return game;
}

/* Returns whether the player who is asked has the letter, from a view of all cards. */
static gboolean
hits (const ProbeState *state, const ProbeMove *move)
{
  if (move->type != PROBE_ASK || move->target == PROBE_EVERYBODY)
    return TRUE;
  for (int tray = 0; tray < state->setup.trays; tray++)
    for (int slot = 0; slot < PROBE_SPACES; slot++)
      if (state->hidden[move->target][tray] >> slot & 1
          && state->setup.row[move->target][tray].card[slot] == move->letter)
        return TRUE;
  return FALSE;
}

/* Two questions in three find the letter, so that the game goes on. */
static void
choose_move (const ProbeState *state, GRand *dice, ProbeMove *move)
{
  const gboolean lucky = g_rand_int_range (dice, 0, 3) > 0;
  ProbeMove listed[PROBE_MAX_MOVES];
  const int n = probe_moves (state, probe_decider (state), listed);

  do
    *move = listed[g_rand_int_range (dice, 0, n)];
  while (move->type == PROBE_CHALLENGE || (lucky && !hits (state, move)));
}

static void
make_moves (ProbeState *state, const char *moves, int more, GString *text)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (7);
  g_auto (GStrv) lines = g_strsplit (moves, "\n", -1);

  for (int i = 0, chosen = 0; state->phase != PROBE_OVER; i++)
    {
      char line[PROBE_MOVE_TEXT];
      ProbeMove move;
      ProbeEvents events;

      if (lines[i - chosen] && lines[i - chosen][0])
        g_assert_null (probe_move_parse (lines[i - chosen], state->setup.trays, &move, NULL));
      else if (chosen++ < more)
        choose_move (state, dice, &move);
      else
        return;
      g_assert_cmpint (probe_apply (state, &move, &events), ==, PROBE_OK);
      probe_move_format (&move, state->setup.trays, line);
      g_string_append_printf (text, "%s\n", line);
    }
}

ProbeGame *
pages_scene_playing (const char *edition, int seats, int trays, gboolean free_spelling, const char *moves, int more)
{
  g_autoptr (GString) text = g_string_new (NULL);
  ProbeHeader header;
  ProbeState state;

  make_header (&header, edition, seats, trays, free_spelling);
  lay_words (&header.setup);
  g_assert_cmpint (probe_begin (&header.setup, &state), ==, PROBE_OK);
  make_moves (&state, moves, more, text);
  return game_from (&header, text->str);
}

void
pages_scene_assert_tray (GtkWidget *page, const char *name, const char *text)
{
  ProbeTray *tray = PROBE_TRAY (hands_get (page, name));
  char laid[PROBE_SPACES + 1] = { 0 };

  for (int i = 0, n = 0; i < PROBE_SPACES; i++)
    {
      ProbeSpace *space = probe_tray_get_space (tray, i);

      if (probe_space_get_state (space) == PROBE_SPACE_HIDDEN)
        laid[n++] = '?';
      else if (probe_space_get_state (space) != PROBE_SPACE_EMPTY)
        laid[n++] = probe_space_get_letter (space);
    }
  g_assert_cmpstr (laid, ==, text);
}
