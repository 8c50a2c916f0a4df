/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Programs that play for bots (doc/bots.md). A seat waits until somebody chooses a program for it; nothing else runs
 * one. A program that is at fault is sent away, and its seat waits again: nobody has lost anything by it. */

#include "model/probe/probe-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"

static gboolean
is_bot (ProbeGame *self, int seat)
{
  return seat >= 0 && seat < self->shown.setup.seats && self->shown.salon.kind[seat] == SALON_BOT;
}

void
probe_game_dismiss_bot (ProbeGame *self, int seat)
{
  g_clear_pointer (&self->bot[seat].program, probe_bot_seat_free);
  g_clear_pointer (&self->bot[seat].failure, g_free);
  memset (&self->bot[seat], 0, sizeof self->bot[seat]);
}

void
probe_game_forget_bots (ProbeGame *self)
{
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    self->bot[seat].asked = self->bot[seat].passed = FALSE;
}

/* The program of @seat was at fault: everybody is told, and the seat waits for another one. When the game is over
 * nobody waits any more. */
static void
send_away (ProbeGame *self, int seat, const char *failure)
{
  g_autofree char *name = probe_text_name (&self->shown, seat), *news = NULL;

  probe_game_dismiss_bot (self, seat);
  if (self->stage == SALON_GAME_FINISHED)
    return;

  self->bot[seat].failure = g_strdup (failure);
  /* Translators: a player’s name, and what the program did that plays there: “it did not answer within 10000 ms” */
  news = g_strdup_printf (_ ("The program of %1$s has to leave: %2$s"), name, failure);
  salon_game_tell (SALON_GAME (self), news);
  salon_game_changed (SALON_GAME (self));
}

/* Answers */

/* The program has answered what it was asked in the position after @moves moves. FALSE if that is not the present one:
 * somebody has moved meanwhile. */
static gboolean
take_answer (ProbeGame *self, int seat, guint32 moves)
{
  if (!self->bot[seat].asked || self->bot[seat].asked_at != moves)
    return FALSE;

  self->bot[seat].asked = FALSE;
  return self->stage == SALON_GAME_PLAYING && self->state.moves == moves;
}

static void
moved (ProbeGame *self, int seat, const ProbeBotAnswer *answer)
{
  if (!take_answer (self, seat, answer->moves))
    return;

  self->has_pending = TRUE;
  self->pending = answer->move;
  self->pending_at = answer->moves;
}

static void
passed (ProbeGame *self, int seat, const ProbeBotAnswer *answer)
{
  if (!take_answer (self, seat, answer->moves))
    return;

  self->bot[seat].passed = TRUE;
  self->bot[seat].passed_at = answer->moves;
}

static void
answered_cb (ProbeBotSeat *program, const ProbeBotAnswer *answer, gpointer data)
{
  g_autoptr (ProbeGame) self = g_object_ref (PROBE_GAME (data));
  int seat = 0;

  while (self->bot[seat].program != program)
    seat++;
  switch (answer->type)
    {
    case PROBE_BOT_LAYS:
      self->bot[seat].row[answer->tray] = answer->row;
      break;
    case PROBE_BOT_MOVES:
      moved (self, seat, answer);
      break;
    case PROBE_BOT_PASSES:
      passed (self, seat, answer);
      break;
    case PROBE_BOT_FAILED:
    default:
      send_away (self, seat, answer->failure);
      break;
    }
  probe_game_schedule (self);
}

void
probe_game_put_bot_rows (ProbeGame *self)
{
  for (int seat = 0; seat < self->header.setup.seats; seat++)
    for (int tray = 0; tray < self->header.setup.trays; tray++)
      {
        const ProbeRow row = self->bot[seat].row[tray];

        if (row.n == 0)
          continue;
        memset (&self->bot[seat].row[tray], 0, sizeof row);
        probe_game_put_row (self, seat, tray, &row);
      }
}

/* Questions */

void
probe_game_tell_bots (ProbeGame *self, const ProbeMove *move)
{
  ProbeView view;

  for (int seat = 0; seat < self->header.setup.seats; seat++)
    {
      ProbeBotSeat *program = self->bot[seat].program;

      if (program == NULL)
        continue;
      probe_view (&self->state, seat, &view);
      if (move == NULL)
        probe_bot_seat_begin (program, &view);
      else if (!self->bot[seat].left)
        probe_bot_seat_see (program, &view, move);
      if (self->stage == SALON_GAME_FINISHED && !self->bot[seat].left)
        {
          self->bot[seat].left = TRUE;
          probe_bot_seat_leave (program);
        }
    }
}

/* Whether the program of @seat was asked about this position and has not answered. If not, it is about to be. */
static gboolean
is_asked (ProbeGame *self, int seat)
{
  if (self->bot[seat].asked && self->bot[seat].asked_at == self->state.moves)
    return TRUE;

  self->bot[seat].asked = TRUE;
  self->bot[seat].asked_at = self->state.moves;
  return FALSE;
}

gboolean
probe_game_bots_interject (ProbeGame *self)
{
  if (self->state.phase != PROBE_TO_DRAW && self->state.phase != PROBE_TO_ASK)
    return FALSE;

  for (int seat = 0; seat < self->header.setup.seats; seat++)
    {
      ProbeView view;

      if (self->bot[seat].program == NULL || (self->bot[seat].passed && self->bot[seat].passed_at == self->state.moves))
        continue;
      if (is_asked (self, seat))
        return TRUE;
      probe_view (&self->state, seat, &view);
      probe_bot_seat_interject (self->bot[seat].program, &view, self->state.moves);
      return TRUE;
    }

  return FALSE;
}

void
probe_game_ask_bot (ProbeGame *self)
{
  const int seat = probe_decider (&self->state);
  ProbeView view;

  if (!is_bot (self, seat) || self->bot[seat].program == NULL || is_asked (self, seat))
    return;

  probe_view (&self->state, seat, &view);
  probe_bot_seat_choose (self->bot[seat].program, &view, self->state.moves);
}

int
probe_game_get_waiting (ProbeGame *self)
{
  const int seat = self->stage == SALON_GAME_PLAYING ? probe_decider (&self->state) : PROBE_NOBODY;

  return is_bot (self, seat) && self->bot[seat].program == NULL ? seat : PROBE_NOBODY;
}

/* The class */

static gboolean
lacks_program (SalonGame *game, guint seat, const char **failure)
{
  ProbeGame *self = PROBE_GAME (game);

  *failure = self->bot[seat].failure;
  return is_bot (self, (int) seat) && self->bot[seat].program == NULL && self->stage != SALON_GAME_FINISHED;
}

static gboolean
seat_program (SalonGame *game, guint seat, const char *path, GError **error)
{
  ProbeGame *self = PROBE_GAME (game);
  ProbeBotPlace place = { .path = path, .seat = (int) seat, .limit = PROBE_BOT_LIMIT };

  if (!is_bot (self, (int) seat) || self->stage == SALON_GAME_FINISHED || salon_game_is_closed (game))
    {
      g_set_error_literal (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_SEAT, _ ("Nobody can sit down there now."));
      return FALSE;
    }

  if (!probe_game_open_words (self, error))
    return FALSE;

  place.header = self->shown;
  place.word_list = self->word_list;
  for (int tray = 0; tray < self->header.setup.trays; tray++)
    place.row[tray] = self->header.setup.row[seat][tray];
  place.record = self->log != NULL ? salon_log_get_snapshot (self->log) : NULL;

  probe_game_dismiss_bot (self, (int) seat);
  self->bot[seat].program = probe_bot_seat_new (&place, answered_cb, self);
  g_clear_pointer (&place.record, g_bytes_unref);
  probe_game_schedule (self);
  salon_game_changed (game);
  return TRUE;
}

void
probe_game_bots_class_init (SalonGameClass *klass)
{
  klass->lacks_program = lacks_program;
  klass->seat_program = seat_program;
}
