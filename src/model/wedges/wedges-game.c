/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/wedges/wedges-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/wedges/wedges-text.h"
#include "rules/salon-random.h"

G_DEFINE_FINAL_TYPE (WedgesGame, wedges_game, SALON_TYPE_GAME)
G_DEFINE_QUARK (wedges - game - error - quark, wedges_game_error)

enum {
  MOVED,
  UNCOVERED,
  TAKEN_BACK,
  NOT_NOTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
wedges_game_finalize (GObject *object)
{
  WedgesGame *self = WEDGES_GAME (object);

  g_clear_pointer (&self->log, salon_log_free);
  g_clear_pointer (&self->questions, wedges_questions_unref);
  g_array_unref (self->turns);
  for (int seat = 0; seat < WEDGES_MAX_SEATS; seat++)
    wedges_game_forget_player (self, seat);
  g_free (self->given);
  g_free (self->reason);
  g_free (self->others);
  g_free (self->judged);
  g_free (self->record);

  G_OBJECT_CLASS (wedges_game_parent_class)->finalize (object);
}

static gboolean
is_full (WedgesGame *self)
{
  return self->record->state.moves == WEDGES_MAX_GAME_MOVES;
}

static SalonGameStage
wedges_game_get_stage (SalonGame *game)
{
  WedgesGame *self = WEDGES_GAME (game);

  return self->record->state.phase == WEDGES_OVER || is_full (self) ? SALON_GAME_FINISHED : SALON_GAME_PLAYING;
}

static const char *
wedges_game_get_title (SalonGame *game)
{
  const char *title = WEDGES_GAME (game)->shown.salon.title;

  return title[0] != '\0' ? title : NULL;
}

static const char *
wedges_game_get_date (SalonGame *game)
{
  return WEDGES_GAME (game)->shown.salon.date;
}

static guint
wedges_game_count_seats (SalonGame *game)
{
  return WEDGES_GAME (game)->shown.setup.seats;
}

static const char *
wedges_game_get_seat_name (SalonGame *game, guint seat)
{
  return WEDGES_GAME (game)->shown.salon.name[seat];
}

gboolean
wedges_game_is_person (WedgesGame *self, int seat)
{
  return seat >= 0 && seat < self->shown.setup.seats && self->shown.salon.kind[seat] == SALON_HUMAN;
}

static gboolean
is_person (SalonGame *game, guint seat)
{
  return wedges_game_is_person (WEDGES_GAME (game), (int) seat);
}

gboolean
wedges_game_is_computer (WedgesGame *self, int seat)
{
  return seat >= 0 && seat < self->shown.setup.seats && !wedges_game_is_person (self, seat);
}

int
wedges_game_get_person (WedgesGame *self)
{
  const int seat = is_full (self) ? -1 : wedges_seat_due (&self->record->state);

  return wedges_game_is_person (self, seat) ? seat : -1;
}

static gboolean
wedges_game_is_begun (SalonGame *game)
{
  return WEDGES_GAME (game)->record->state.moves > 0;
}

static char *
wedges_game_get_status (SalonGame *game)
{
  WedgesGame *self = WEDGES_GAME (game);

  return wedges_game_get_person (self) >= 0 ? wedges_text_status (&self->shown, &self->record->state) : NULL;
}

static char *
wedges_game_get_next_setup (SalonGame *game, gboolean by_lot)
{
  return wedges_game_write_next_setup (WEDGES_GAME (game));
}

/* Nothing that is in the record is secret. */
static GBytes *
wedges_game_to_record (SalonGame *game, gboolean veiled)
{
  return salon_log_get_snapshot (WEDGES_GAME (game)->log);
}

static void
wedges_game_go_on (SalonGame *game)
{
  WedgesGame *self = WEDGES_GAME (game);

  /* The program may have been killed before it kept the boxes of a game that is taken up again. */
  if (!self->woken)
    wedges_game_keep_boxes (self);
  self->woken = TRUE;
  wedges_game_run_time (self);
  wedges_game_schedule (self);
}

static void
wedges_game_closed (SalonGame *game)
{
  wedges_game_stop (WEDGES_GAME (game));
}

static void
wedges_game_class_init (WedgesGameClass *klass)
{
  SalonGameClass *game_class = SALON_GAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = wedges_game_finalize;

  game_class->get_stage = wedges_game_get_stage;
  game_class->get_title = wedges_game_get_title;
  game_class->get_date = wedges_game_get_date;
  game_class->count_seats = wedges_game_count_seats;
  game_class->get_seat_name = wedges_game_get_seat_name;
  game_class->is_person = is_person;
  game_class->is_begun = wedges_game_is_begun;
  game_class->get_status = wedges_game_get_status;
  game_class->get_next_setup = wedges_game_get_next_setup;
  game_class->to_record = wedges_game_to_record;
  game_class->go_on = wedges_game_go_on;
  game_class->closed = wedges_game_closed;
  game_class->get_seat_kind = wedges_game_get_seat_kind;
  game_class->hand_over = wedges_game_hand_over;

  signals[MOVED] =
    g_signal_new ("moved", WEDGES_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[UNCOVERED] =
    g_signal_new ("uncovered", WEDGES_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TAKEN_BACK] =
    g_signal_new ("taken-back", WEDGES_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NOT_NOTED] =
    g_signal_new ("not-noted", WEDGES_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
wedges_game_init (WedgesGame *self)
{
  self->record = g_new (WedgesRecord, 1);
  self->now = g_get_monotonic_time;
  self->turns = g_array_new (FALSE, FALSE, sizeof (WedgesTurn));
  self->given = g_strdup ("");
  self->reason = g_strdup ("");
}

guint64
wedges_game_random (WedgesGame *self)
{
  return salon_random_next (&self->random);
}

const WedgesHeader *
wedges_game_get_header (WedgesGame *self)
{
  return &self->shown;
}

const WedgesState *
wedges_game_get_state (WedgesGame *self)
{
  return &self->record->state;
}

const WedgesTurn *
wedges_game_get_turns (WedgesGame *self, guint *n)
{
  *n = self->turns->len;
  return (const WedgesTurn *) (const void *) self->turns->data;
}

const WedgesFigures *
wedges_game_get_figures (WedgesGame *self, int seat)
{
  g_return_val_if_fail (seat >= 0 && seat < self->shown.setup.seats, NULL);

  return &self->trail.figures[seat];
}

/* Moves */

static void
keep_turn (WedgesGame *self)
{
  if (self->turns->len == WEDGES_TURNS)
    g_array_remove_index (self->turns, 0);
  g_array_append_val (self->turns, self->trail.last);
}

void
wedges_game_made (WedgesGame *self, const WedgesMove *move)
{
  const WedgesState *state = &self->record->state;

  if (wedges_trail_follow (&self->trail, state, move))
    {
      keep_turn (self);
      wedges_game_answered (self, move);
    }
  else if (state->phase == WEDGES_TO_ANSWER)
    {
      wedges_game_asked (self);
    }
  else if (move->type == WEDGES_ROLL)
    {
      self->stage = WEDGES_CARD_NONE;
    }
}

gboolean
wedges_game_refuse (GError **error, int code, const char *reason)
{
  g_set_error_literal (error, WEDGES_GAME_ERROR, code, reason);
  return FALSE;
}

gboolean
wedges_game_refuse_rule (GError **error, WedgesReason reason)
{
  return wedges_game_refuse (error, (int) reason, _ (wedges_reason_text (reason)));
}

gboolean
wedges_game_make (WedgesGame *self, const WedgesMove *move, GError **error)
{
  SalonGame *game = SALON_GAME (self);
  const WedgesReason reason = wedges_apply (&self->record->state, move);
  const QuestionsQuestion *question;
  g_autofree char *news = NULL;

  if (reason != WEDGES_OK)
    return wedges_game_refuse_rule (error, reason);

  g_object_ref (self);
  wedges_game_log_move (self, move);
  wedges_game_made (self, move);
  if (move->type == WEDGES_ANSWER && self->late)
    wedges_game_log_late (self);
  question = wedges_game_find_question (self);
  news = wedges_text_move (&self->shown, &self->record->state, &self->trail, move,
                           question != NULL && move->type == WEDGES_ANSWER ? question->answer : NULL);
  salon_game_save (game);
  if (self->record->state.phase == WEDGES_TO_ANSWER)
    wedges_game_keep_boxes (self);
  wedges_game_schedule (self);
  g_signal_emit (self, signals[MOVED], 0, move);
  salon_game_tell (game, news);
  salon_game_changed (game);
  wedges_game_run_time (self);
  g_object_unref (self);
  return TRUE;
}

void
wedges_game_emit_uncovered (WedgesGame *self)
{
  g_signal_emit (self, signals[UNCOVERED], 0);
}

void
wedges_game_emit_taken_back (WedgesGame *self)
{
  g_signal_emit (self, signals[TAKEN_BACK], 0);
}

void
wedges_game_emit_not_noted (WedgesGame *self, const char *why)
{
  g_signal_emit (self, signals[NOT_NOTED], 0, why);
}
