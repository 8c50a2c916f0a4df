/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games of every kind through the real object and a main loop, computers
 * and people, with the record on disk. */

#include <string.h>

#include "await.h"
#include "model-table.h"

/* A game of the table below while it is played. */
typedef struct {
  ProbeGame *game;
  char *directory;
  SalonStore *store;
  guint moves;
  guint every;  /* how often the record is read again */
  guint rounds; /* that were over when we looked last */
  GArray *over; /* of int: their totals, in the order of play */
  guint resumed;
} Table;

/* What everybody may see contains no hidden card. */
static void
assert_nothing_told (Table *table)
{
  const ProbeHeader *header = probe_game_get_header (table->game);
  static const ProbeRow nothing[PROBE_MAX_SEATS][PROBE_MAX_TRAYS];
  ProbeView view;

  g_assert_cmpmem (header->setup.row, sizeof header->setup.row, nothing, sizeof nothing);
  probe_game_get_view (table->game, PROBE_NOBODY, &view);
  for (int seat = 0; seat < header->setup.seats; seat++)
    for (int tray = 0; tray < header->setup.trays; tray++)
      {
        g_autofree char *spelling = probe_game_get_spelling (table->game, seat, tray);
        const gboolean secret =
          salon_game_get_stage (SALON_GAME (table->game)) == SALON_GAME_PLAYING && view.seen.hidden[seat][tray] != 0;

        for (int slot = 0; slot < view.seen.setup.row[seat][tray].n; slot++)
          g_assert_true ((view.seen.setup.row[seat][tray].card[slot] == PROBE_UNKNOWN)
                         == (view.seen.hidden[seat][tray] >> slot & 1));
        g_assert_true ((spelling == NULL) == secret);
        if (secret)
          g_assert_false (probe_game_is_word (table->game, seat, tray));
      }
}

/* The pad has one line a round. A line of a round that is over has a total for everybody and does
 * not change. probe-rules.md 1 says when totals are written: at once, or at the end of the turn. */
static void
assert_pad (Table *table)
{
  const guint length = probe_game_get_pad_length (table->game);
  ProbeView view;
  const ProbeState *state = &view.seen;
  guint seats, round, had_turn;

  probe_game_get_view (table->game, PROBE_NOBODY, &view);
  seats = state->setup.seats;
  round = (state->turns - 1u) / seats;
  had_turn = (state->turns - 1u) % seats;
  if (had_turn > 0 || round > 0)
    g_assert_cmpuint (length, >=, round + (had_turn > 0));
  g_assert_cmpuint (length, <=, round + 1);

  for (guint i = 0; i < seats; i++)
    {
      const int seat = (int) ((state->setup.first + i) % seats);
      const gboolean at_once = !state->setup.rules.pad_at_end_of_turn || state->phase == PROBE_OVER;
      int total;

      g_assert_cmpint (model_newest_total (table->game, seat), ==,
                       at_once ? probe_score (state, seat) : state->written[seat]);
      if (i < had_turn)
        g_assert_true (probe_game_get_pad_total (table->game, round, seat, &total));
      g_assert_false (probe_game_get_pad_total (table->game, length, seat, &total));
      for (guint line = 0; line < round; line++)
        {
          g_assert_true (probe_game_get_pad_total (table->game, line, seat, &total));
          if (line < table->rounds)
            g_assert_cmpint (total, ==, g_array_index (table->over, int, line *seats + i));
          else
            g_array_append_val (table->over, total);
        }
    }
  /* The columns were read one after the other, so at most one line can have been added. */
  g_assert_cmpuint (round, <=, table->rounds + 1);
  table->rounds = round;
}

/* The record on disk describes the game as it is. */
static void
assert_resumes (Table *table)
{
  g_autofree char *saved = NULL;
  g_autofree char *record = model_kept_record (table->game);
  g_autoptr (ProbeGame) again = NULL;

  g_assert_true (salon_store_flush (table->store, NULL));
  saved = model_read (table->directory, SALON_STORE_GAME);
  g_assert_cmpstr (saved, ==, record);
  again = model_game (saved, NULL);
  model_assert_same (table->game, again);
  table->resumed++;
}

static void
moved_cb (Table *table, const ProbeMove *move, const ProbeEvents *events)
{
  table->moves++;
  assert_nothing_told (table);
  assert_pad (table);
  if (table->moves % table->every == 0)
    assert_resumes (table);
}

static void
assert_over (Table *table)
{
  const int seats = probe_game_get_header (table->game)->setup.seats;
  ProbeView view;
  int best = G_MININT, winners = 0;

  probe_game_get_view (table->game, PROBE_NOBODY, &view);
  g_assert_cmpint (view.seen.phase, ==, PROBE_OVER);
  g_assert_cmpuint (view.seen.moves, ==, table->moves);
  g_assert_cmpint (probe_game_get_person (table->game), ==, PROBE_NOBODY);
  for (int seat = 0; seat < seats; seat++)
    {
      g_assert_cmpint (probe_hidden_of (&view.seen, seat), ==, 0);
      best = MAX (best, probe_score (&view.seen, seat));
    }
  for (int seat = 0; seat < seats; seat++)
    {
      g_assert_true (probe_winner (&view.seen, seat) == (probe_score (&view.seen, seat) == best));
      winners += probe_winner (&view.seen, seat);
    }
  g_assert_cmpint (winners, >=, 1);
}

static void
play_to_the_end (const ProbeHeader *header, guint64 seed, guint every)
{
  g_autoptr (GArray) over = g_array_new (FALSE, FALSE, sizeof (int));
  Table table = { .directory = model_directory (), .every = every, .over = over };
  g_autoptr (SalonStore) store = salon_store_new (table.directory);
  g_autoptr (GError) error = NULL;
  guint64 random = seed;

  table.store = store;
  table.game = probe_game_new (header, seed, store, &error);
  g_assert_no_error (error);
  g_signal_connect_swapped (table.game, "moved", G_CALLBACK (moved_cb), &table);
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (table.game)), ==, SALON_GAME_SETTING_UP);
  assert_resumes (&table);

  model_lay_all (table.game);
  while (salon_game_get_stage (SALON_GAME (table.game)) != SALON_GAME_FINISHED)
    {
      if (probe_game_get_person (table.game) != PROBE_NOBODY)
        model_person_decides (table.game, &random);
      else
        await_turn ();
    }
  model_settle (table.game); /* computers may challenge words that were exposed at the end */

  assert_over (&table);
  assert_pad (&table);
  assert_nothing_told (&table);
  assert_resumes (&table);
  g_assert_cmpuint (table.resumed, >, 2);
  g_object_unref (table.game);
  model_remove (table.directory);
}

/* Every difference that makes two games different. */
typedef struct {
  const char *name;
  ProbeEdition edition;
  int seats;
  int trays;
  const char *kinds; /* see model_header() */
  gboolean no_cards;
  gboolean by_hand;
  gboolean free;
} Kind;

static const Kind kinds[] = {
  { "computers/1964/two-trays", PROBE_PARKER_1964, 2, 2, "em" },
  { "computers/1964/two-players", PROBE_PARKER_1964, 2, 1, "d" },
  { "computers/1964/three", PROBE_PARKER_1964, 3, 1, "emd" },
  { "computers/1964/four/no-cards", PROBE_PARKER_1964, 4, 1, "em", .no_cards = TRUE },
  { "computers/1964/five/free", PROBE_PARKER_1964, 5, 1, "e", .free = TRUE },
  { "computers/1964/six/by-hand", PROBE_PARKER_1964, 6, 1, "e", .by_hand = TRUE },
  { "computers/miro/two-trays/free", PROBE_MIRO_1967, 2, 2, "em", .free = TRUE },
  { "computers/miro/two-players", PROBE_MIRO_1967, 2, 1, "e" },
  { "computers/miro/three/no-cards", PROBE_MIRO_1967, 3, 1, "me", .no_cards = TRUE },
  { "computers/miro/four/by-hand", PROBE_MIRO_1967, 4, 1, "e", .by_hand = TRUE },
  { "computers/miro/five", PROBE_MIRO_1967, 5, 1, "e" },
  { "computers/miro/six", PROBE_MIRO_1967, 6, 1, "e" },
  { "computers/1982/two-trays", PROBE_PARKER_1982, 2, 2, "me" },
  { "computers/1982/two-trays/no-cards", PROBE_PARKER_1982, 2, 2, "e", .no_cards = TRUE },
  { "computers/1982/two-players/free", PROBE_PARKER_1982, 2, 1, "e", .free = TRUE },
  { "computers/1982/three", PROBE_PARKER_1982, 3, 1, "ed" },
  { "computers/1982/four", PROBE_PARKER_1982, 4, 1, "e" },
  { "people/1964/two-trays/by-hand", PROBE_PARKER_1964, 2, 2, "h", .by_hand = TRUE },
  { "people/1964/six/free", PROBE_PARKER_1964, 6, 1, "h", .free = TRUE, .by_hand = TRUE },
  { "people/miro/four/by-hand", PROBE_MIRO_1967, 4, 1, "h", .by_hand = TRUE },
  { "people/1982/two-trays", PROBE_PARKER_1982, 2, 2, "h" },
  { "people/1982/four/free", PROBE_PARKER_1982, 4, 1, "h", .free = TRUE },
  { "mixed/1964/two-trays", PROBE_PARKER_1964, 2, 2, "he" },
  { "mixed/1964/five/by-hand", PROBE_PARKER_1964, 5, 1, "hehee", .by_hand = TRUE },
  { "mixed/miro/three/free", PROBE_MIRO_1967, 3, 1, "ehe", .free = TRUE },
  { "mixed/1982/four/no-cards", PROBE_PARKER_1982, 4, 1, "heeh", .no_cards = TRUE },
};

static void
test_whole_game (gconstpointer data)
{
  const Kind *kind = data;
  ProbeHeader header;

  model_header (&header, kind->edition, kind->seats, kind->kinds);
  header.setup.trays = (guint8) kind->trays;
  header.setup.first = (guint8) (kind->seats - 1);
  header.setup.activity_cards = !kind->no_cards;
  header.setup.answers_by_hand = (guint8) kind->by_hand;
  header.setup.spelling_free = (guint8) kind->free;
  play_to_the_end (&header, (guint64) (kind - kinds) + 1, 9);
}

static void
test_resumed_games_end (void)
{
  g_autofree char *directory = model_directory ();
  g_autoptr (SalonStore) store = salon_store_new (directory);
  g_autoptr (ProbeGame) game = NULL;
  ProbeHeader header;

  /* The program is closed every few moves, and the game reaches its end all the same. */
  model_header (&header, PROBE_PARKER_1982, 3, "e");
  game = probe_game_new (&header, 4, store, NULL);
  while (salon_game_get_stage (SALON_GAME (game)) != SALON_GAME_FINISHED)
    {
      g_autofree char *saved = NULL;
      ModelEar ear;

      model_ear_init (&ear, game);
      await (ear.laid + ear.moved >= 5 || salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_FINISHED);
      model_ear_clear (&ear);
      g_assert_true (salon_store_flush (store, NULL));
      saved = model_read (directory, SALON_STORE_GAME);
      g_clear_object (&game);
      game = model_game (saved, store);
    }
  model_remove (g_steal_pointer (&directory));
}

static void
test_same_seed_same_game (void)
{
  g_autofree char *first = NULL;

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (ProbeGame) game = NULL;
      g_autofree char *record = NULL;
      ProbeHeader header;

      model_header (&header, PROBE_PARKER_1964, 3, "e");
      game = probe_game_new (&header, 77, NULL, NULL);
      await (salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_FINISHED);
      record = model_record (game);
      if (first != NULL)
        g_assert_cmpstr (record, ==, first);
      else
        first = g_steal_pointer (&record);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *path = g_strconcat ("/game/", kinds[i].name, NULL);

      g_test_add_data_func (path, &kinds[i], test_whole_game);
    }
  g_test_add_func ("/game/resumed-games-end", test_resumed_games_end);
  g_test_add_func ("/game/same-seed-same-game", test_same_seed_same_game);

  return g_test_run ();
}
