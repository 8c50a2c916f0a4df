/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The model under any order of calls: bytes decide a game and then what is done
 * to it — words laid, moves made and refused, holds, choices, the main loop, its own
 * record read again, any bytes read as a record, calls from inside a signal, closing.
 * No view shows a hidden card, a game and its record are the same game, and
 * nothing logs a warning or a critical message, which would end the program. */

#include <string.h>

#include "await.h"
#include "fuzz-model.h"
#include "fuzz-setup.h"
#include "fuzz-target.h"
#include "model/probe/probe-game.h"

#define CALLS_MAX 300

typedef struct {
  Bytes bytes;
  ProbeGame *game;
  guint holds;
  gboolean closed;
  int inside; /* calls still to be made from inside a signal */
} Table;

/* The record as text, (transfer full). */
static char *
record_of (ProbeGame *game, gboolean veiled)
{
  g_autoptr (GBytes) bytes = SALON_GAME_GET_CLASS (game)->to_record (SALON_GAME (game), veiled);
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  return g_strndup (text, length);
}

static void
look (Table *table)
{
  const ProbeSetup *setup = &probe_game_get_header (table->game)->setup;
  const int person = probe_game_get_person (table->game);
  ProbeView view;
  guint line;
  int total;

  REQUIRE (person == PROBE_NOBODY || probe_game_is_human (table->game, person));
  for (int seat = 0; seat < setup->seats; seat++)
    {
      REQUIRE (probe_game_get_pad_newest (table->game, seat, &line) <= (probe_game_get_pad_length (table->game) > 0));
      REQUIRE (!probe_game_get_pad_total (table->game, probe_game_get_pad_length (table->game), seat, &total));
      for (int tray = 0; tray < setup->trays; tray++)
        REQUIRE (setup->row[seat][tray].n == 0);
    }
  if (salon_game_get_stage (SALON_GAME (table->game)) == SALON_GAME_SETTING_UP)
    return;

  for (int viewer = -1; viewer < setup->seats; viewer++)
    {
      probe_game_get_view (table->game, viewer < 0 ? PROBE_NOBODY : viewer, &view);
      for (int seat = 0; seat < setup->seats; seat++)
        for (int tray = 0; tray < setup->trays; tray++)
          {
            const gboolean hidden = view.seen.hidden[seat][tray] != 0;
            g_autofree char *spelling = probe_game_get_spelling (table->game, seat, tray);

            probe_game_is_word (table->game, seat, tray);
            REQUIRE ((spelling == NULL) == hidden);
            for (int slot = 0; slot < view.seen.setup.row[seat][tray].n && seat != viewer; slot++)
              if (view.seen.hidden[seat][tray] >> slot & 1)
                REQUIRE (view.seen.setup.row[seat][tray].card[slot] == PROBE_UNKNOWN);
          }
    }
}

/* What anybody may try to play: from the view of whoever has to decide. */
static void
play (Table *table)
{
  g_autoptr (GError) error = NULL;
  ProbeView view;
  ProbeMove move;

  if (salon_game_get_stage (SALON_GAME (table->game)) == SALON_GAME_SETTING_UP)
    {
      memset (&move, 0, sizeof move);
      REQUIRE (!probe_game_play (table->game, &move, &error));
      return;
    }

  probe_game_get_view (table->game, PROBE_NOBODY, &view);
  if (probe_decider (&view.seen) != PROBE_NOBODY)
    probe_game_get_view (table->game, probe_decider (&view.seen), &view);
  fuzz_move (&table->bytes, &view.seen, &move);
  if (!probe_game_play (table->game, &move, &error))
    REQUIRE (error != NULL && error->message[0] != '\0');
}

static void
draw (Table *table)
{
  g_autoptr (GError) error = NULL;

  if (!probe_game_draw (table->game, &error))
    REQUIRE (error != NULL);
}

static void
lay (Table *table)
{
  const ProbeSetup *setup = &probe_game_get_header (table->game)->setup;
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;
  gboolean good;
  int seat, tray;
  ProbeRow row;

  fuzz_row (&table->bytes, setup, &row);
  if (bytes_below (&table->bytes, 8) == 0)
    ((guint8 *) &row)[bytes_below (&table->bytes, sizeof row)] = (guint8) bytes_take (&table->bytes);
  if (bytes_below (&table->bytes, 8) == 0 || !probe_game_next_to_lay (table->game, &seat, &tray))
    {
      seat = bytes_take (&table->bytes) - 128;
      tray = bytes_take (&table->bytes) - 128;
    }

  good = probe_game_judge_row (table->game, &row, &message);
  REQUIRE (message != NULL && g_utf8_validate (message, -1, NULL));
  if (probe_game_lay (table->game, seat, tray, &row, &error))
    REQUIRE (good);
  else
    REQUIRE (error != NULL);
}

static void
change_hold (Table *table)
{
  if (table->holds > 0 && bytes_below (&table->bytes, 2))
    {
      table->holds--;
      salon_game_release (SALON_GAME (table->game));
    }
  else
    {
      table->holds++;
      salon_game_hold (SALON_GAME (table->game));
    }
}

static void
suggested_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  ProbeRow row;

  if (probe_game_suggest_finish (PROBE_GAME (source), result, &row, &error))
    REQUIRE (row.n > 0 && row.n <= PROBE_SPACES);
  else
    REQUIRE (error != NULL);
}

/* A game is what its record says, veiled or not. */
static void
read_record (Table *table, gboolean veiled)
{
  g_autofree char *record = record_of (table->game, FALSE);
  g_autofree char *kept = veiled ? record_of (table->game, TRUE) : g_strdup (record);
  g_autoptr (GError) error = NULL;
  g_autoptr (ProbeGame) other = probe_game_new_from_record (kept, strlen (kept), 1, NULL, &error);
  g_autofree char *again = other != NULL ? record_of (other, FALSE) : NULL;
  ProbeView one, two;

  if (other == NULL)
    {
      fprintf (stderr, "%s\n%s", error->message, record);
      abort ();
    }
  REQUIRE (strcmp (record, again) == 0);
  REQUIRE (salon_game_get_stage (SALON_GAME (other)) == salon_game_get_stage (SALON_GAME (table->game)));
  if (salon_game_get_stage (SALON_GAME (other)) != SALON_GAME_SETTING_UP)
    {
      probe_game_get_view (table->game, PROBE_NOBODY, &one);
      probe_game_get_view (other, PROBE_NOBODY, &two);
      REQUIRE (memcmp (&one.seen, &two.seen, sizeof one.seen) == 0);
    }
}

static void
changed_cb (Table *table)
{
  if (table->inside > 0)
    {
      table->inside--;
      if (bytes_below (&table->bytes, 2))
        draw (table);
      else
        play (table);
    }
}

static void
take_game (Table *table, ProbeGame *game)
{
  if (table->game != NULL)
    {
      g_signal_handlers_disconnect_by_data (table->game, table);
      g_object_unref (table->game);
    }
  table->game = game;
  table->holds = 0;
  table->closed = FALSE;
  g_signal_connect_swapped (game, "changed", G_CALLBACK (changed_cb), table);
}

/* Reads the rest of the input as a record. */
static void
read_bytes (Table *table)
{
  g_autoptr (GError) error = NULL;
  ProbeGame *game = probe_game_new_from_record ((const char *) table->bytes.at,
                                                (gsize) (table->bytes.end - table->bytes.at), 1, NULL, &error);

  table->bytes.at = table->bytes.end;
  if (game != NULL)
    take_game (table, game);
  else
    REQUIRE (error->message[0] != '\0' && g_utf8_validate (error->message, -1, NULL));
}

static void
run_loop (int times)
{
  while (times-- > 0 && g_main_context_iteration (NULL, FALSE))
    ;
}

/* Lets computers think to the end of one thought, and make their move. */
static void
wait_for_thought (Table *table)
{
  run_loop (10);
  await (!probe_game_is_thinking (table->game) || table->closed);
}

/* Somebody else takes a seat, or cannot. */
static void
hand_over (Table *table)
{
  const guint seat = (guint) bytes_below (&table->bytes, probe_game_get_header (table->game)->setup.seats);
  const SalonSeatKind kind = (SalonSeatKind) bytes_below (&table->bytes, SALON_N_SEAT_KINDS);
  const char *name = bytes_below (&table->bytes, 8) > 0 ? "Eve" : "a\nb";
  g_autoptr (GError) error = NULL;

  if (!salon_game_hand_over (SALON_GAME (table->game), seat, kind, name, &error))
    REQUIRE (error != NULL);
  else
    REQUIRE (salon_game_get_seat_kind (SALON_GAME (table->game), seat) == kind
             && strcmp (salon_game_get_seat_name (SALON_GAME (table->game), seat), name) == 0);
}

static void
make_call (Table *table)
{
  const int seats = probe_game_get_header (table->game)->setup.seats;
  int seat;

  switch (bytes_below (&table->bytes, 24))
    {
    case 0:
      lay (table);
      break;
    case 1:
      draw (table);
      break;
    case 2:
      change_hold (table);
      break;
    case 3:
      seat = bytes_below (&table->bytes, PROBE_MAX_SEATS);
      probe_game_set_chooses (table->game, seat, bytes_below (&table->bytes, 2));
      probe_game_get_chooses (table->game, seat);
      break;
    case 4:
      run_loop (1 + bytes_below (&table->bytes, 4));
      break;
    case 5:
      wait_for_thought (table);
      break;
    case 6:
      read_record (table, bytes_below (&table->bytes, 2));
      break;
    case 7:
      probe_game_suggest_async (table->game, NULL, suggested_cb, NULL);
      break;
    case 8:
      table->inside = bytes_below (&table->bytes, 3);
      break;
    case 9:
      if (bytes_below (&table->bytes, 16) == 0)
        {
          salon_game_close (SALON_GAME (table->game));
          table->closed = TRUE;
        }
      break;
    case 10:
      if (bytes_below (&table->bytes, 16) == 0)
        read_bytes (table);
      break;
    case 11:
      probe_game_get_thinking_time (table->game);
      if (bytes_below (&table->bytes, 4) == 0)
        hand_over (table);
      for (seat = 0; seat < seats; seat++)
        REQUIRE (probe_game_is_human (table->game, seat)
                 || (int) salon_game_count_people (SALON_GAME (table->game)) < seats);
      break;
    case 12:
    case 13:
    case 14:
      lay (table);
      break;
    default:
      play (table);
      break;
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  Table table = { .bytes = { data, data + size } };
  g_autoptr (GError) error = NULL;
  ProbeHeader header;
  ProbeGame *game;
  int kinds;

  fuzz_model_begin ();

  probe_header_init (&header, PROBE_PARKER_1964, 2);
  fuzz_setup (&table.bytes, &header.setup);
  g_strlcpy (header.words, bytes_below (&table.bytes, 4) == 0 ? "fr" : "en", sizeof header.words);
  kinds = bytes_below (&table.bytes, 4);
  for (int seat = 0; seat < header.setup.seats; seat++)
    {
      g_snprintf (header.salon.name[seat], sizeof header.salon.name[seat], "Seat %d", seat + 1);
      /* Mostly people: a computer's thought takes the longest time of all. */
      header.salon.kind[seat] = (guint8) (kinds == 0                ? bytes_below (&table.bytes, SALON_BOT)
                                          : kinds == 1 && seat == 1 ? SALON_COMPUTER_EASY
                                                                    : SALON_HUMAN);
    }

  game = probe_game_new (&header, (guint64) size, NULL, &error);
  if (game == NULL)
    {
      fprintf (stderr, "%s\n", error->message);
      abort ();
    }
  take_game (&table, game);
  for (int calls = 0; bytes_left (&table.bytes) && calls < CALLS_MAX; calls++)
    {
      make_call (&table);
      if (calls % 4 == 0)
        look (&table);
    }

  look (&table);
  read_record (&table, size % 2);
  g_signal_handlers_disconnect_by_data (table.game, &table);
  g_object_unref (table.game);
  run_loop (1000);
  return 0;
}
