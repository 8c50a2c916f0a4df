/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/cubes/cubes-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/cubes/cubes-text.h"
#include "rules/salon-random.h"

/* The moves that a round has at least, with a Bar: no round begins for which a game has no room. */
#define ROUND_MOVES 3

G_DEFINE_FINAL_TYPE (CubesGame, cubes_game, SALON_TYPE_GAME)
G_DEFINE_QUARK (cubes - game - error - quark, cubes_game_error)

enum {
  MOVED,
  SOLVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
cubes_game_finalize (GObject *object)
{
  CubesGame *self = CUBES_GAME (object);

  cubes_game_forget_plans (self);
  cubes_game_forget_words (self);
  for (int i = 0; i < CUBES_N_LOGS; i++)
    g_clear_pointer (&self->log[i], salon_log_free);
  g_array_unref (self->rounds);
  g_free (self->record);

  G_OBJECT_CLASS (cubes_game_parent_class)->finalize (object);
}

gboolean
cubes_game_is_writing (CubesGame *self)
{
  return self->record->state.phase == CUBES_WRITING;
}

gboolean
cubes_game_is_full (CubesGame *self)
{
  const CubesState *state = &self->record->state;

  return state->moves == CUBES_MAX_GAME_MOVES
         || (cubes_is_read_out (state) && state->moves + ROUND_MOVES > CUBES_MAX_GAME_MOVES);
}

static SalonGameStage
cubes_game_get_stage (SalonGame *game)
{
  return cubes_game_get_due (CUBES_GAME (game)) == CUBES_DUE_OVER ? SALON_GAME_FINISHED : SALON_GAME_PLAYING;
}

static const char *
cubes_game_get_title (SalonGame *game)
{
  const char *title = CUBES_GAME (game)->shown.salon.title;

  return title[0] != '\0' ? title : NULL;
}

static const char *
cubes_game_get_date (SalonGame *game)
{
  return CUBES_GAME (game)->shown.salon.date;
}

static guint
cubes_game_count_seats (SalonGame *game)
{
  return CUBES_GAME (game)->shown.setup.seats;
}

static const char *
cubes_game_get_seat_name (SalonGame *game, guint seat)
{
  return CUBES_GAME (game)->shown.salon.name[seat];
}

gboolean
cubes_game_is_person (CubesGame *self, int seat)
{
  return seat >= 0 && seat < self->shown.setup.seats && self->shown.salon.kind[seat] == SALON_HUMAN;
}

static gboolean
is_person (SalonGame *game, guint seat)
{
  return cubes_game_is_person (CUBES_GAME (game), (int) seat);
}

gboolean
cubes_game_is_computer (CubesGame *self, int seat)
{
  return seat >= 0 && seat < self->shown.setup.seats && !cubes_game_is_person (self, seat);
}

guint
cubes_game_people (CubesGame *self)
{
  guint people = 0;

  for (int seat = 0; seat < self->shown.setup.seats; seat++)
    if (cubes_game_is_person (self, seat))
      people |= 1u << seat;

  return people;
}

static gboolean
cubes_game_is_begun (SalonGame *game)
{
  return CUBES_GAME (game)->record->state.moves > 0;
}

static char *
cubes_game_get_status (SalonGame *game)
{
  CubesGame *self = CUBES_GAME (game);
  const int seat = cubes_game_get_turn (self);
  const CubesDue due = cubes_game_get_due (self);

  if (cubes_game_is_computer (self, seat)
      || (cubes_game_people (self) == 0 && (due == CUBES_DUE_LID || due == CUBES_DUE_WRITE)))
    return NULL;

  return cubes_text_status (&self->shown, due, seat);
}

static char *
cubes_game_get_next_setup (SalonGame *game, gboolean by_lot)
{
  return cubes_game_write_next_setup (CUBES_GAME (game), by_lot);
}

static GBytes *
cubes_game_to_record (SalonGame *game, gboolean veiled)
{
  return cubes_game_write_record (CUBES_GAME (game), veiled);
}

static void
cubes_game_go_on (SalonGame *game)
{
  cubes_game_run_time (CUBES_GAME (game));
  cubes_game_schedule (CUBES_GAME (game));
}

static void
cubes_game_closed (SalonGame *game)
{
  cubes_game_stop (CUBES_GAME (game));
}

static void
cubes_game_class_init (CubesGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  SalonGameClass *game_class = SALON_GAME_CLASS (klass);

  object_class->finalize = cubes_game_finalize;

  game_class->get_stage = cubes_game_get_stage;
  game_class->get_title = cubes_game_get_title;
  game_class->get_date = cubes_game_get_date;
  game_class->count_seats = cubes_game_count_seats;
  game_class->get_seat_name = cubes_game_get_seat_name;
  game_class->is_person = is_person;
  game_class->is_begun = cubes_game_is_begun;
  game_class->get_status = cubes_game_get_status;
  game_class->get_next_setup = cubes_game_get_next_setup;
  game_class->to_record = cubes_game_to_record;
  game_class->go_on = cubes_game_go_on;
  game_class->closed = cubes_game_closed;
  game_class->get_seat_kind = cubes_game_get_seat_kind;
  game_class->hand_over = cubes_game_hand_over;

  signals[MOVED] =
    g_signal_new ("moved", CUBES_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SOLVED] = g_signal_new ("solved", CUBES_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
cubes_game_init (CubesGame *self)
{
  self->record = g_new (CubesRecord, 1);
  self->now = g_get_monotonic_time;
  self->rounds = g_array_new (FALSE, FALSE, sizeof (CubesRound));
}

guint64
cubes_game_random (CubesGame *self)
{
  return salon_random_next (&self->random);
}

const CubesHeader *
cubes_game_get_header (CubesGame *self)
{
  return &self->shown;
}

const CubesHabits *
cubes_game_get_habits (CubesGame *self)
{
  return &self->habits;
}

const CubesRival *
cubes_game_get_rival (CubesGame *self)
{
  return &self->rival;
}

/* Whether @seat may see the cubes as they lie now. Before the Bar is laid only the shaker studies them; behind the curtain
 * nobody else looks then, and on paper a person does so before the eyes of all. */
static gboolean
sees_cubes (CubesGame *self, int seat)
{
  const int shaker = cubes_shaker (&self->record->state);

  if (cubes_game_is_writing (self))
    return cubes_turns_sees (&self->turns, seat);
  if (cubes_is_read_out (&self->record->state))
    return TRUE;

  return seat == shaker || (self->habits.way == CUBES_WAY_PAPER && cubes_game_is_person (self, shaker));
}

void
cubes_game_get_view (CubesGame *self, int seat, CubesView *view)
{
  cubes_view (&self->record->state, seat, view);
  if (self->next || !sees_cubes (self, seat))
    memset (view->seen.faces, 0, sizeof view->seen.faces);
  /* When people have gone on to the next round, cubes and Bar of the one before are off the table. */
  if (self->next)
    view->seen.corner = CUBES_NO_BAR;
}

/* What is due */

CubesDue
cubes_game_get_due (CubesGame *self)
{
  const CubesState *state = &self->record->state;

  if (cubes_phase (state) == CUBES_OVER || cubes_game_is_full (self))
    return CUBES_DUE_OVER;
  if (cubes_is_read_out (state) && !self->next)
    return CUBES_DUE_NEXT;
  if (state->phase == CUBES_TO_BAR)
    return CUBES_DUE_BAR;
  if (state->phase == CUBES_TO_SHAKE)
    return CUBES_DUE_SHAKE;
  if (self->called)
    return CUBES_DUE_END;

  switch (cubes_turns_due (&self->turns))
    {
    case CUBES_TURN_LID:
      return CUBES_DUE_LID;
    case CUBES_TURN_WRITE:
      return CUBES_DUE_WRITE;
    case CUBES_TURN_LISTS:
      return CUBES_DUE_LISTS;
    case CUBES_TURN_END:
    default:
      return CUBES_DUE_END;
    }
}

int
cubes_game_get_turn (CubesGame *self)
{
  switch (cubes_game_get_due (self))
    {
    case CUBES_DUE_BAR:
    case CUBES_DUE_SHAKE:
      return cubes_shaker (&self->record->state);
    case CUBES_DUE_LID:
    case CUBES_DUE_WRITE:
    case CUBES_DUE_LISTS:
      return cubes_turns_seat (&self->turns);
    case CUBES_DUE_END:
    case CUBES_DUE_NEXT:
    case CUBES_DUE_OVER:
    default:
      return CUBES_ONLOOKER;
    }
}

int
cubes_game_get_shaker (CubesGame *self)
{
  const CubesState *state = &self->record->state;

  if (cubes_is_read_out (state) && !self->next)
    return g_array_index (self->rounds, CubesRound, self->rounds->len - 1).shaker;

  return cubes_shaker (state);
}

gboolean
cubes_game_is_done (CubesGame *self, int seat)
{
  if (!cubes_game_is_writing (self))
    return cubes_is_read_out (&self->record->state);
  if (self->called || self->turns.done & 1u << seat)
    return TRUE;

  return cubes_game_is_computer (self, seat) && cubes_game_has_written (self, seat);
}

gboolean
cubes_game_is_shaking (CubesGame *self)
{
  return self->shaking != NULL;
}

/* Moves */

void
cubes_game_made (CubesGame *self, const CubesMove *move)
{
  const CubesState *state = &self->record->state;
  CubesRound round;

  switch ((CubesMoveType) move->type)
    {
    case CUBES_BAR:
    case CUBES_SHAKE:
      self->next = FALSE;
      cubes_game_forget_words (self);
      if (cubes_game_is_writing (self))
        cubes_game_begin_turns (self);
      break;
    case CUBES_CHALLENGE:
      /* The line of the round is written anew. */
      g_array_set_size (self->rounds, state->rounds - 1);
      G_GNUC_FALLTHROUGH;
    case CUBES_TIME:
      cubes_game_forget_plans (self);
      cubes_round_set (&round, state,
                       state->rounds > 1 ? &g_array_index (self->rounds, CubesRound, state->rounds - 2) : NULL);
      g_array_append_val (self->rounds, round);
      break;
    case CUBES_WRITE:
    case CUBES_STRIKE:
    case CUBES_N_MOVE_TYPES:
    default:
      break;
    }
}

CubesReason
cubes_game_apply (CubesGame *self, const CubesMove *move)
{
  CubesState *state = &self->record->state;
  const char *list = g_str_equal (self->shown.words, "fr") ? "fr" CUBES_LIST_TAG : "en" CUBES_LIST_TAG;
  const CubesDictionary dictionary = { cubes_lexicon_judge, &self->judge, list };
  const guint32 place = state->moves;
  const CubesReason reason = cubes_apply (state, move, &dictionary);

  if (reason != CUBES_OK)
    return reason;

  cubes_game_log_move (self, move, place);
  cubes_game_made (self, move);
  /* A person who has studied the cubes to lay the Bar needs no lid to lift: the time begins as soon as it lies. */
  if (move->type == CUBES_BAR && cubes_game_is_writing (self) && cubes_game_is_person (self, move->seat))
    cubes_turns_lift (&self->turns);
  return CUBES_OK;
}

void
cubes_game_emit_moved (CubesGame *self, const CubesMove *move)
{
  CubesMove told = *move;

  if (cubes_game_is_writing (self) && (move->type == CUBES_WRITE || move->type == CUBES_STRIKE))
    memset (told.text, 0, sizeof told.text);
  g_signal_emit (self, signals[MOVED], 0, &told);
}

void
cubes_game_emit_solved (CubesGame *self)
{
  g_signal_emit (self, signals[SOLVED], 0);
}

gboolean
cubes_game_refuse (GError **error, int code, const char *reason)
{
  g_set_error_literal (error, CUBES_GAME_ERROR, code, reason);
  return FALSE;
}

gboolean
cubes_game_refuse_rule (GError **error, CubesReason reason)
{
  return cubes_game_refuse (error, (int) reason, _ (cubes_reason_text (reason)));
}

/* What is told of the round that was just scored. */
static char *
tell_round (CubesGame *self)
{
  const guint last = self->rounds->len - 1;
  g_autofree char *news =
    cubes_text_round (&self->shown, &self->record->state, &g_array_index (self->rounds, CubesRound, last));
  g_autofree char *judged = last == 0 ? cubes_game_judge_rival (self) : NULL;

  return judged != NULL ? g_strconcat (news, " ", judged, NULL) : g_steal_pointer (&news);
}

gboolean
cubes_game_make (CubesGame *self, const CubesMove *move, GError **error)
{
  SalonGame *game = SALON_GAME (self);
  const CubesReason reason = cubes_game_apply (self, move);
  g_autofree char *news = NULL;

  if (reason != CUBES_OK)
    return cubes_game_refuse_rule (error, reason);

  g_object_ref (self);
  if (move->type == CUBES_TIME)
    news = tell_round (self);
  else
    news = cubes_text_move (&self->shown, &self->habits, &self->record->state, move);
  salon_game_save (game);
  cubes_game_schedule (self);
  cubes_game_emit_moved (self, move);
  if (news != NULL)
    salon_game_tell (game, news);
  salon_game_changed (game);
  g_object_unref (self);
  return TRUE;
}

/* The score pad */

guint
cubes_game_count_rounds (CubesGame *self)
{
  return self->rounds->len;
}

const CubesRound *
cubes_game_get_round (CubesGame *self, guint round)
{
  g_return_val_if_fail (round < self->rounds->len, NULL);

  return &g_array_index (self->rounds, CubesRound, round);
}

int
cubes_game_get_best_person (CubesGame *self, guint round)
{
  const CubesRound *line = cubes_game_get_round (self, round);
  int best = CUBES_ONLOOKER;

  for (int seat = 0; line != NULL && seat < self->shown.setup.seats; seat++)
    if (cubes_game_is_person (self, seat) && (best == CUBES_ONLOOKER || line->points[seat] > line->points[best]))
      best = seat;

  return best;
}

char *
cubes_game_judge_rival (CubesGame *self)
{
  const int best = self->rounds->len > 0 ? cubes_game_get_best_person (self, 0) : CUBES_ONLOOKER;

  if (self->rival.points == 0 || best == CUBES_ONLOOKER)
    return NULL;

  return cubes_rival_judge (&self->rival, self->shown.salon.name[best], cubes_game_get_round (self, 0)->points[best]);
}
