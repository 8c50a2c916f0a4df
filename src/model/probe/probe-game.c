/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/probe/probe-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"

#include "rules/salon-random.h"

G_DEFINE_FINAL_TYPE (ProbeGame, probe_game, SALON_TYPE_GAME)
G_DEFINE_QUARK (probe - game - error - quark, probe_game_error)

enum {
  LAID,
  MOVED,
  REWOUND,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
probe_game_finalize (GObject *object)
{
  ProbeGame *self = PROBE_GAME (object);

  probe_game_drop_hint (self);
  probe_game_clear_pad (self);
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    probe_game_dismiss_bot (self, seat);
  g_clear_pointer (&self->log, salon_log_free);
  probe_game_close_words (self);

  G_OBJECT_CLASS (probe_game_parent_class)->finalize (object);
}

static SalonGameStage
probe_game_get_stage (SalonGame *game)
{
  return PROBE_GAME (game)->stage;
}

static const char *
probe_game_get_title (SalonGame *game)
{
  const ProbeGame *self = PROBE_GAME (game);

  return self->shown.salon.title[0] != '\0' ? self->shown.salon.title : NULL;
}

static const char *
probe_game_get_date (SalonGame *game)
{
  return PROBE_GAME (game)->shown.salon.date;
}

static guint
probe_game_count_seats (SalonGame *game)
{
  return PROBE_GAME (game)->header.setup.seats;
}

static const char *
probe_game_get_seat_name (SalonGame *game, guint seat)
{
  return PROBE_GAME (game)->shown.salon.name[seat];
}

static gboolean
probe_game_is_person (SalonGame *game, guint seat)
{
  return probe_game_is_human (PROBE_GAME (game), (int) seat);
}

static gboolean
probe_game_is_begun (SalonGame *game)
{
  ProbeGame *self = PROBE_GAME (game);
  int seat, tray;

  if (self->stage != SALON_GAME_SETTING_UP)
    return TRUE;

  /* People lay in order: as long as the first row of the first of them is missing, nobody
   * has done anything. */
  if (!probe_game_next_to_lay (self, &seat, &tray))
    return salon_game_count_people (game) > 0;
  if (tray > 0)
    return TRUE;
  while (--seat >= 0)
    if (probe_game_is_human (self, seat))
      return TRUE;

  return FALSE;
}

static char *
probe_game_get_status (SalonGame *game)
{
  ProbeGame *self = PROBE_GAME (game);
  const int person = probe_game_get_person (self);
  ProbeView view;

  if (person == PROBE_NOBODY)
    return NULL;

  probe_game_get_view (self, PROBE_NOBODY, &view);
  return probe_text_status (&self->shown, &view, person);
}

static char *
probe_game_get_next_setup (SalonGame *game, gboolean by_lot)
{
  return probe_game_write_next_setup (PROBE_GAME (game), by_lot);
}

static GBytes *
probe_game_to_record (SalonGame *game, gboolean veiled)
{
  return probe_game_write_record (PROBE_GAME (game), veiled);
}

/* Makes the move that was waiting, if it may be made now, and schedules the next step. */
static void
probe_game_go_on (SalonGame *game)
{
  ProbeGame *self = PROBE_GAME (game);

  self->lacks_list = FALSE;
  g_object_ref (self);
  if (self->has_waiting && salon_game_may_move (game))
    {
      const ProbeMove move = self->waiting;

      self->has_waiting = FALSE;
      probe_game_make (self, &move);
    }
  probe_game_schedule (self);
  g_object_unref (self);
}

static void
probe_game_rest (SalonGame *game)
{
  probe_game_close_words (PROBE_GAME (game));
}

static void
probe_game_closed (SalonGame *game)
{
  probe_game_stop_thinking (PROBE_GAME (game));
  probe_game_drop_hint (PROBE_GAME (game));
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    probe_game_dismiss_bot (PROBE_GAME (game), seat);
}

static void
probe_game_class_init (ProbeGameClass *klass)
{
  SalonGameClass *game_class = SALON_GAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = probe_game_finalize;
  game_class->get_stage = probe_game_get_stage;
  game_class->get_title = probe_game_get_title;
  game_class->get_date = probe_game_get_date;
  game_class->count_seats = probe_game_count_seats;
  game_class->get_seat_name = probe_game_get_seat_name;
  game_class->is_person = probe_game_is_person;
  game_class->is_begun = probe_game_is_begun;
  game_class->get_status = probe_game_get_status;
  game_class->get_next_setup = probe_game_get_next_setup;
  game_class->to_record = probe_game_to_record;
  game_class->go_on = probe_game_go_on;
  game_class->rest = probe_game_rest;
  game_class->closed = probe_game_closed;
  game_class->get_seat_kind = probe_game_get_seat_kind;
  game_class->hand_over = probe_game_hand_over;
  probe_game_lesson_class_init (game_class);
  probe_game_bots_class_init (game_class);

  signals[LAID] = g_signal_new ("laid", PROBE_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                G_TYPE_INT, G_TYPE_INT);
  signals[MOVED] = g_signal_new ("moved", PROBE_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                 G_TYPE_POINTER, G_TYPE_POINTER);
  signals[REWOUND] = g_signal_new ("rewound", PROBE_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
probe_game_init (ProbeGame *self)
{
  probe_game_init_pad (self);
}

guint64
probe_game_random (ProbeGame *self)
{
  return salon_random_next (&self->random);
}

/* The salt is the one number that a game in progress keeps. The veil makes other numbers of it. */
guint64
probe_game_chance (ProbeGame *self, guint64 n)
{
  return salon_random_at (~self->header.salon.salt, n);
}

const ProbeHeader *
probe_game_get_header (ProbeGame *self)
{
  return &self->shown;
}

gboolean
probe_game_is_human (ProbeGame *self, int seat)
{
  return seat >= 0 && seat < self->shown.setup.seats && self->shown.salon.kind[seat] == SALON_HUMAN;
}

gboolean
probe_game_is_computer (ProbeGame *self, int seat)
{
  return seat >= 0 && seat < self->shown.setup.seats && self->shown.salon.kind[seat] != SALON_HUMAN
         && self->shown.salon.kind[seat] != SALON_BOT;
}

/* Laying */

gboolean
probe_game_next_to_lay (ProbeGame *self, int *seat, int *tray)
{
  for (*seat = 0; *seat < self->header.setup.seats; ++*seat)
    for (*tray = 0; *tray < self->header.setup.trays; ++*tray)
      if (probe_game_is_human (self, *seat) && self->header.setup.row[*seat][*tray].n == 0)
        return TRUE;

  return FALSE;
}

void
probe_game_put_row (ProbeGame *self, int seat, int tray, const ProbeRow *row)
{
  ProbeRow *laid = &self->header.setup.row[seat][tray];

  g_object_ref (self);
  memset (laid, 0, sizeof *laid);
  memcpy (laid->card, row->card, row->n);
  laid->n = row->n;
  if (probe_setup_check (&self->header.setup) == PROBE_OK)
    {
      probe_begin (&self->header.setup, &self->state);
      self->stage = SALON_GAME_PLAYING;
      probe_game_begin_log (self);
      if (self->script != NULL)
        probe_lesson_begin (&self->lesson);
      probe_game_tell_bots (self, NULL);
    }
  salon_game_save (SALON_GAME (self));
  probe_game_schedule (self);
  g_signal_emit (self, signals[LAID], 0, seat, tray);
  salon_game_changed (SALON_GAME (self));
  g_object_unref (self);
}

gboolean
probe_game_take_back (ProbeGame *self, int seat, int tray, ProbeRow *row)
{
  int next_seat, next_tray;

  if (self->stage != SALON_GAME_SETTING_UP || salon_game_is_frozen (SALON_GAME (self))
      || !probe_game_next_to_lay (self, &next_seat, &next_tray) || next_seat != seat || tray != next_tray - 1)
    return FALSE;

  *row = self->header.setup.row[seat][tray];
  memset (&self->header.setup.row[seat][tray], 0, sizeof *row);
  salon_game_save (SALON_GAME (self));
  salon_game_changed (SALON_GAME (self));
  return TRUE;
}

gboolean
probe_game_lay (ProbeGame *self, int seat, int tray, const ProbeRow *row, GError **error)
{
  g_autofree char *message = NULL;

  if (self->stage != SALON_GAME_SETTING_UP || salon_game_is_frozen (SALON_GAME (self))
      || !probe_game_is_human (self, seat) || tray < 0 || tray >= self->header.setup.trays
      || self->header.setup.row[seat][tray].n != 0)
    {
      g_set_error_literal (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_STAGE, _ ("No word can be laid there now."));
      return FALSE;
    }
  if (!probe_game_judge_row (self, row, &message))
    {
      g_set_error_literal (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_ROW, message);
      return FALSE;
    }

  probe_game_put_row (self, seat, tray, row);
  return TRUE;
}

/* Playing */

void
probe_game_get_view (ProbeGame *self, int seat, ProbeView *view)
{
  g_return_if_fail (self->stage != SALON_GAME_SETTING_UP);

  probe_view (&self->state, seat, view);
}

const ProbeToken *
probe_game_get_tokens (ProbeGame *self, int seat, guint *n)
{
  return probe_tokens_since (&self->tokens, seat, n);
}

/* A person who is asked for a card answers in two cases only: where people answer by hand,
 * and if they want to choose the card to show and have a choice. Otherwise the table answers. Of several
 * people each one is asked who has a card at all: if an only card were shown without the curtain, the
 * curtain would tell the others that there are more. */
static gboolean
person_answers (ProbeGame *self, int seat)
{
  const int least = salon_game_count_people (SALON_GAME (self)) > 1 ? 1 : 2;
  ProbeMove moves[PROBE_MAX_MOVES];

  if (self->header.setup.answers_by_hand)
    return TRUE;

  return self->chooses[seat] && probe_moves (&self->state, seat, moves) >= least && moves[0].type == PROBE_SHOW;
}

int
probe_game_get_person (ProbeGame *self)
{
  int seat;

  if (self->stage != SALON_GAME_PLAYING)
    return PROBE_NOBODY;
  seat = probe_decider (&self->state);
  if (!probe_game_is_human (self, seat))
    return PROBE_NOBODY;
  if (self->state.phase == PROBE_TO_ANSWER && !person_answers (self, seat))
    return PROBE_NOBODY;

  return seat;
}

/* Lets each computer remember the move, from its own view. */
static void
tell_computers (ProbeGame *self, const ProbeMove *move)
{
  ProbeView view;

  for (int seat = 0; seat < self->header.setup.seats; seat++)
    if (probe_game_is_computer (self, seat))
      {
        probe_view (&self->state, seat, &view);
        probe_player_see (&self->player[seat], &view, move);
      }
}

void
probe_game_made (ProbeGame *self, const ProbeMove *move, const ProbeEvents *events)
{
  char text[PROBE_MOVE_TEXT];

  probe_move_format (move, self->header.setup.trays, text);
  salon_log_append (self->log, text, strlen (text));
  salon_log_append (self->log, "\n", 1);
  probe_game_write_pad (self, events);
  self->draws += move->type == PROBE_DRAW;
  probe_game_note_decision (self, move);
  probe_tokens_add (&self->tokens, events);
  probe_best_follow (&self->best, events);
  if (self->script != NULL)
    probe_lesson_follow (&self->lesson, &self->state, move, events, self->chooses[PROBE_LEARNER]);
  tell_computers (self, move);
  if (self->state.phase == PROBE_OVER)
    self->stage = SALON_GAME_FINISHED;
  probe_game_tell_bots (self, move);
}

void
probe_game_make (ProbeGame *self, const ProbeMove *move)
{
  ProbeEvents events;
  const ProbeReason reason = probe_apply (&self->state, move, &events);
  g_autofree char *news = NULL;

  g_return_if_fail (reason == PROBE_OK);

  g_object_ref (self);
  probe_game_drop_hint (self);
  probe_game_made (self, move, &events);
  salon_game_save (SALON_GAME (self));
  probe_game_schedule (self);
  g_signal_emit (self, signals[MOVED], 0, move, &events);
  news = probe_text_events (&self->shown, move, &events);
  if (news != NULL)
    salon_game_tell (SALON_GAME (self), news);
  salon_game_changed (SALON_GAME (self));
  g_object_unref (self);
}

static gboolean
refuse_busy (ProbeGame *self, GError **error)
{
  if (!self->has_waiting)
    return FALSE;

  g_set_error_literal (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_BUSY, _ ("The last move is still being saved."));
  return TRUE;
}

gboolean
probe_game_undo (ProbeGame *self, GError **error)
{
  g_autofree char *news = NULL;

  if (refuse_busy (self, error) || !probe_game_rewind (self, &news, error))
    return FALSE;

  g_object_ref (self);
  salon_game_save (SALON_GAME (self));
  probe_game_schedule (self);
  g_signal_emit (self, signals[REWOUND], 0);
  salon_game_tell (SALON_GAME (self), news);
  salon_game_changed (SALON_GAME (self));
  g_object_unref (self);
  return TRUE;
}

gboolean
probe_game_play (ProbeGame *self, const ProbeMove *move, GError **error)
{
  const ProbeMove copy = *move;
  ProbeReason reason;

  if (self->stage == SALON_GAME_SETTING_UP)
    {
      g_set_error_literal (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_STAGE, _ (probe_reason_text (PROBE_WORD_MISSING)));
      return FALSE;
    }
  reason = probe_check (&self->state, move);
  if (reason != PROBE_OK)
    {
      g_set_error_literal (error, PROBE_GAME_ERROR, (int) reason, _ (probe_reason_text (reason)));
      return FALSE;
    }
  if (refuse_busy (self, error))
    return FALSE;

  if (salon_game_may_move (SALON_GAME (self)))
    probe_game_make (self, &copy);
  else
    {
      self->has_waiting = TRUE;
      self->waiting = copy;
    }
  return TRUE;
}

gboolean
probe_game_draw (ProbeGame *self, GError **error)
{
  ProbeMove move = { .type = PROBE_DRAW, .seat = self->state.turn };

  if (refuse_busy (self, error))
    return FALSE;
  if (self->state.phase == PROBE_TO_DRAW)
    {
      move.kind = (guint8) probe_game_get_prepared (self);
      if (move.kind == PROBE_NO_CARD)
        move.kind = (guint8) probe_pile_pick (&self->state, probe_game_chance (self, 2 * (guint64) self->draws));
    }

  return probe_game_play (self, &move, error);
}

void
probe_game_set_chooses (ProbeGame *self, int seat, gboolean chooses)
{
  const int person = probe_game_get_person (self);

  g_return_if_fail (seat >= 0 && seat < PROBE_MAX_SEATS);

  self->chooses[seat] = chooses;
  probe_game_schedule (self);
  if (probe_game_get_person (self) != person)
    salon_game_changed (SALON_GAME (self));
}

gboolean
probe_game_get_chooses (ProbeGame *self, int seat)
{
  return self->chooses[seat];
}

void
probe_game_get_best (ProbeGame *self, ProbeBest *best)
{
  g_return_if_fail (PROBE_IS_GAME (self));

  *best = self->best;
}
