/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model-table.h"
#include "await.h"

#include "model/salon-keeper.h"

#include <string.h>

static SalonSeatKind
kind_of (char letter)
{
  switch (letter)
    {
    case 'e':
      return SALON_COMPUTER_EASY;
    case 'm':
      return SALON_COMPUTER_MEDIUM;
    case 'd':
      return SALON_COMPUTER_HARD;
    default:
      g_assert_cmpint (letter, ==, 'h');
      return SALON_HUMAN;
    }
}

void
model_header (ProbeHeader *header, ProbeEdition edition, int seats, const char *kinds)
{
  static const char *const names[PROBE_MAX_SEATS] = { "Ada", "Béla", "Cleo", "Dora", "Emil", "Finn" };

  probe_header_init (header, edition, seats);
  g_strlcpy (header->salon.date, "2026-11-21T18:04:05Z", sizeof header->salon.date);
  for (int seat = 0; seat < seats; seat++)
    {
      g_strlcpy (header->salon.name[seat], names[seat], sizeof header->salon.name[seat]);
      header->salon.kind[seat] = (guint8) kind_of (*kinds);
      if (kinds[1] != '\0')
        kinds++;
    }
}

ProbeGame *
model_game (const char *record, SalonStore *store)
{
  g_autoptr (GError) error = NULL;
  ProbeGame *game = probe_game_new_from_record (record, strlen (record), 1, store, &error);

  g_assert_no_error (error);
  g_assert_nonnull (game);
  return game;
}

ProbeRow
model_row (const char *text)
{
  ProbeRow row;

  g_assert_cmpint (probe_row_parse (text, &row), ==, PROBE_OK);
  return row;
}

void
model_settle (ProbeGame *game)
{
  await (!probe_game_is_thinking (game) && !salon_game_is_saving (SALON_GAME (game)) && !g_main_context_pending (NULL));
}

void
model_wait_for_disk (ProbeGame *game)
{
  await (!salon_game_is_saving (SALON_GAME (game)));
}

static void
suggested_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  ProbeGame *game = PROBE_GAME (source);
  g_autoptr (GError) error = NULL;
  gboolean *done = data;
  ProbeRow row;
  int seat, tray;

  g_assert_true (probe_game_suggest_finish (game, result, &row, &error));
  g_assert_no_error (error);
  g_assert_true (probe_game_next_to_lay (game, &seat, &tray));
  g_assert_true (probe_game_lay (game, seat, tray, &row, &error));
  g_assert_no_error (error);
  *done = TRUE;
}

void
model_lay_all (ProbeGame *game)
{
  int seat, tray;

  while (probe_game_next_to_lay (game, &seat, &tray))
    {
      gboolean done = FALSE;

      probe_game_suggest_async (game, NULL, suggested_cb, &done);
      await (done);
    }
  await (salon_game_get_stage (SALON_GAME (game)) != SALON_GAME_SETTING_UP);
}

static void
laid_cb (ModelEar *ear)
{
  ear->laid++;
}

static void
moved_cb (ModelEar *ear, const ProbeMove *move, const ProbeEvents *events)
{
  ear->moved++;
  ear->move = *move;
  ear->events = *events;
}

static void
saved_again_cb (ModelEar *ear)
{
  ear->saved_again++;
}

static void
changed_cb (ModelEar *ear)
{
  ear->changed++;
}

static void
save_failed_cb (ModelEar *ear, const char *message)
{
  ear->failed++;
  g_free (ear->message);
  ear->message = g_strdup (message);
}

void
model_ear_init (ModelEar *ear, ProbeGame *game)
{
  memset (ear, 0, sizeof *ear);
  ear->game = game;
  g_signal_connect_swapped (game, "laid", G_CALLBACK (laid_cb), ear);
  g_signal_connect_swapped (game, "moved", G_CALLBACK (moved_cb), ear);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (changed_cb), ear);
  g_signal_connect_swapped (game, "save-failed", G_CALLBACK (save_failed_cb), ear);
  g_signal_connect_swapped (game, "saved", G_CALLBACK (saved_again_cb), ear);
}

void
model_ear_clear (ModelEar *ear)
{
  g_signal_handlers_disconnect_by_data (ear->game, ear);
  g_clear_pointer (&ear->message, g_free);
}

guint32
model_chance (guint64 *random, guint32 below)
{
  *random = *random * G_GUINT64_CONSTANT (6364136223846793005) + G_GUINT64_CONSTANT (1442695040888963407);
  return (guint32) (*random >> 33) % below;
}

/* A person may name another person's word that they have seen. */
static gboolean
names_a_word (ProbeGame *game, const ProbeView *view, guint64 *random)
{
  for (int target = 0; target < view->seen.setup.seats; target++)
    if (probe_can_interrupt (&view->seen, view->seat, target, 0) == PROBE_OK && probe_game_is_human (game, target))
      {
        g_autoptr (GError) error = NULL;
        ProbeView other;
        ProbeMove move = { .type = PROBE_INTERRUPT, .seat = view->seat, .target = (guint8) target };

        probe_game_get_view (game, target, &other);
        move.row = model_chance (random, 2) == 0 ? other.seen.setup.row[target][0] : model_row ("JAZZ");
        g_assert_true (probe_game_play (game, &move, &error));
        g_assert_no_error (error);
        return TRUE;
      }

  return FALSE;
}

void
model_person_decides (ProbeGame *game, guint64 *random)
{
  g_autoptr (GError) error = NULL;
  ProbeMove moves[PROBE_MAX_MOVES];
  ProbeMove *move;
  ProbeView view;
  int n, person;

  /* Another move may be made while the game waits for the disk. */
  model_wait_for_disk (game);
  person = probe_game_get_person (game);
  if (person == PROBE_NOBODY)
    return;

  probe_game_get_view (game, person, &view);
  if (model_chance (random, 40) == 0 && names_a_word (game, &view, random))
    return;
  if (view.seen.phase == PROBE_TO_DRAW)
    {
      g_assert_true (probe_game_draw (game, &error));
      g_assert_no_error (error);
      return;
    }

  n = probe_moves (&view.seen, person, moves);
  g_assert_cmpint (n, >, 0);
  move = &moves[model_chance (random, (guint32) n)];
  /* Only now and then a person says a false "no". */
  if (move->type == PROBE_NO && n > 1 && moves[1].type == PROBE_SHOW && model_chance (random, 8) != 0)
    move = &moves[1];
  g_assert_true (probe_game_play (game, move, &error));
  g_assert_no_error (error);
}

void
model_play_on (ProbeGame *game)
{
  ProbeView view;
  ProbeMove move = { .type = PROBE_ASK, .letter = 'X' };

  probe_game_get_view (game, PROBE_NOBODY, &view);
  move.seat = view.seen.turn;
  move.target = (guint8) ((view.seen.turn + 1) % 3);
  if (view.seen.phase == PROBE_TO_ANSWER)
    move = (ProbeMove) { .type = PROBE_NO, .seat = (guint8) probe_decider (&view.seen) };
  g_assert_true (probe_game_play (game, &move, NULL));
}

int
model_newest_total (ProbeGame *game, int seat)
{
  guint line;
  int total = 0;

  if (probe_game_get_pad_newest (game, seat, &line))
    g_assert_true (probe_game_get_pad_total (game, line, seat, &total));
  return total;
}

const SalonGameKind *const model_kinds[] = { &probe_game_kind, NULL };

void
model_save_setup (SalonStore *store, const ProbeHeader *header, const SalonLook *look)
{
  g_autofree char *setup = probe_setup_write (header);

  salon_keeper_save_setup (&probe_game_kind, store, setup, look);
}

gboolean
model_load_setup (SalonStore *store, ProbeHeader *header, SalonLook *look)
{
  g_autofree char *setup = salon_keeper_load_setup (&probe_game_kind, store, look);

  return setup != NULL && probe_setup_read (setup, strlen (setup), header) == SALON_SETUP_GOOD;
}

/* @bytes (transfer full) as text. */
static char *
to_text (GBytes *bytes)
{
  g_autoptr (GBytes) taken = bytes;
  gsize length;
  const char *text = g_bytes_get_data (taken, &length);

  return g_strndup (text, length);
}

char *
model_record (ProbeGame *game)
{
  return to_text (salon_game_to_record (SALON_GAME (game)));
}

char *
model_veiled_record (ProbeGame *game)
{
  return to_text (SALON_GAME_GET_CLASS (game)->to_record (SALON_GAME (game), TRUE));
}

char *
model_kept_record (ProbeGame *game)
{
  return to_text (salon_game_to_kept_record (SALON_GAME (game)));
}

void
model_assert_same (ProbeGame *a, ProbeGame *b)
{
  const ProbeHeader *header = probe_game_get_header (a);
  g_autofree char *record_a = model_record (a);
  g_autofree char *record_b = model_record (b);
  ProbeView view_a, view_b;

  g_assert_cmpstr (record_a, ==, record_b);
  g_assert_cmpmem (&header->setup, sizeof header->setup, &probe_game_get_header (b)->setup, sizeof header->setup);
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (a)), ==, salon_game_get_stage (SALON_GAME (b)));
  g_assert_cmpuint (probe_game_get_pad_length (a), ==, probe_game_get_pad_length (b));
  for (int seat = 0; seat < header->setup.seats; seat++)
    {
      g_assert_cmpint (probe_game_get_turn_points (a, seat), ==, probe_game_get_turn_points (b, seat));
      for (guint line = 0; line < probe_game_get_pad_length (a); line++)
        {
          int total_a = 0, total_b = 0;

          g_assert_cmpint (probe_game_get_pad_total (a, line, seat, &total_a), ==,
                           probe_game_get_pad_total (b, line, seat, &total_b));
          g_assert_cmpint (total_a, ==, total_b);
        }
    }
  if (salon_game_get_stage (SALON_GAME (a)) == SALON_GAME_SETTING_UP)
    return;

  for (int seat = -1; seat < header->setup.seats; seat++)
    {
      probe_game_get_view (a, seat < 0 ? PROBE_NOBODY : seat, &view_a);
      probe_game_get_view (b, seat < 0 ? PROBE_NOBODY : seat, &view_b);
      g_assert_cmpmem (&view_a.seen, sizeof view_a.seen, &view_b.seen, sizeof view_b.seen);
    }
}
