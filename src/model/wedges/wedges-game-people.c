/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people do: each function says whether it may be done now, and does it. */

#include "model/wedges/wedges-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/wedges/wedges-notes.h"
#include "rules/salon-utf8.h"

gboolean
wedges_game_check (WedgesGame *self, GError **error)
{
  SalonGame *game = SALON_GAME (self);

  if (salon_game_is_frozen (game) || salon_game_is_closed (game))
    return wedges_game_refuse (error, WEDGES_GAME_ERROR_PAUSED, _ ("The game is being put aside."));
  if (self->paused)
    return wedges_game_refuse (error, WEDGES_GAME_ERROR_PAUSED, _ ("The game is paused."));

  return TRUE;
}

/* Whether the person at @seat may do anything now. */
static gboolean
check_person (WedgesGame *self, int seat, GError **error)
{
  if (!wedges_game_check (self, error))
    return FALSE;
  if (!wedges_game_is_person (self, seat))
    return wedges_game_refuse (error, WEDGES_GAME_ERROR_TURN, _ ("Nobody plays there who could do that."));

  return TRUE;
}

gboolean
wedges_game_throw (WedgesGame *self, int seat, GError **error)
{
  WedgesMove move = { .type = WEDGES_ROLL, .seat = (guint8) seat };
  guint64 random;

  /* The numbers above the last whole multiple of six would make some faces likelier than others. */
  do
    random = wedges_game_random (self);
  while (random >= G_MAXUINT64 - G_MAXUINT64 % WEDGES_DIE);

  move.die = (guint8) (1 + random % WEDGES_DIE);
  return wedges_game_make (self, &move, error);
}

gboolean
wedges_game_roll (WedgesGame *self, int seat, GError **error)
{
  return check_person (self, seat, error) && wedges_game_throw (self, seat, error);
}

gboolean
wedges_game_move_to (WedgesGame *self, int seat, int space, GError **error)
{
  const WedgesMove move = { .type = WEDGES_MOVE, .seat = (guint8) seat, .space = (guint8) space };

  if (!check_person (self, seat, error))
    return FALSE;
  if (space < 0 || space >= WEDGES_SPACES)
    return wedges_game_refuse_rule (error, WEDGES_OUT_OF_REACH);

  return wedges_game_make (self, &move, error);
}

static gboolean
check_category (int category, GError **error)
{
  return (category >= 0 && category < WEDGES_CATEGORIES) || wedges_game_refuse_rule (error, WEDGES_NO_SUCH_MOVE);
}

gboolean
wedges_game_choose (WedgesGame *self, int seat, int category, GError **error)
{
  const WedgesMove move = { .type = WEDGES_CHOOSE, .seat = (guint8) seat, .category = (guint8) category };

  return check_person (self, seat, error) && check_category (category, error) && wedges_game_make (self, &move, error);
}

gboolean
wedges_game_vote (WedgesGame *self, int seat, int category, GError **error)
{
  const WedgesMove move = { .type = WEDGES_VOTE, .seat = (guint8) seat, .category = (guint8) category };

  return check_person (self, seat, error) && check_category (category, error) && wedges_game_make (self, &move, error);
}

gboolean
wedges_game_vote_together (WedgesGame *self, int category, GError **error)
{
  const WedgesState *state = &self->record->state;
  gboolean made;

  if (!wedges_game_vote (self, wedges_seat_due (state), category, error))
    return FALSE;

  g_object_ref (self);
  made = TRUE;
  while (made && state->phase == WEDGES_TO_VOTE)
    {
      const WedgesMove move = { .type = WEDGES_VOTE, .seat = state->voter, .category = (guint8) category };

      made = wedges_game_make (self, &move, NULL);
    }
  g_object_unref (self);
  return TRUE;
}

/* Whether the question that is due is one to a person, whose answers are @typed or not, and is at @stage. */
static gboolean
check_card (WedgesGame *self, gboolean typed, WedgesCardStage stage, GError **error)
{
  const WedgesState *state = &self->record->state;

  if (!wedges_game_check (self, error))
    return FALSE;
  if (state->phase == WEDGES_OVER)
    return wedges_game_refuse_rule (error, WEDGES_GAME_OVER);
  if (state->phase != WEDGES_TO_ANSWER)
    return wedges_game_refuse (error, WEDGES_GAME_ERROR_STAGE, _ ("There is no question to answer now."));
  if (!wedges_game_is_person (self, state->seat))
    return wedges_game_refuse (error, WEDGES_GAME_ERROR_TURN, _ ("A computer is asked, and answers for itself."));
  if (typed != self->shown.typed)
    return wedges_game_refuse (error, WEDGES_GAME_ERROR_STAGE,
                               typed ? _ ("In this game answers are said aloud.")
                                     : _ ("In this game answers are typed."));
  if (self->stage == stage)
    return TRUE;
  if (stage == WEDGES_CARD_ASKED)
    return wedges_game_refuse (error, WEDGES_GAME_ERROR_STAGE, _ ("The answer has been uncovered."));

  return wedges_game_refuse (error, WEDGES_GAME_ERROR_STAGE,
                             typed ? _ ("The answer has to be typed first.")
                                   : _ ("The answer has to be uncovered first."));
}

/* The answer can be read from now on. */
static void
tell_uncovered (WedgesGame *self)
{
  SalonGame *game = SALON_GAME (self);

  g_object_ref (self);
  wedges_game_run_time (self);
  salon_game_save (game);
  wedges_game_emit_uncovered (self);
  salon_game_changed (game);
  g_object_unref (self);
}

gboolean
wedges_game_uncover (WedgesGame *self, GError **error)
{
  wedges_game_count_time (self);
  if (!check_card (self, FALSE, WEDGES_CARD_ASKED, error))
    return FALSE;

  wedges_game_uncovered (self);
  wedges_game_log_uncovered (self);
  tell_uncovered (self);
  return TRUE;
}

/* The verdict on what the seat that is asked has answered. */
static gboolean
answer (WedgesGame *self, gboolean right, GError **error)
{
  WedgesMove move = { .type = WEDGES_ANSWER, .seat = self->record->state.seat, .right = right != 0 };

  g_strlcpy (move.text, self->given, sizeof move.text);
  return wedges_game_make (self, &move, error);
}

gboolean
wedges_game_judge (WedgesGame *self, gboolean right, GError **error)
{
  return check_card (self, FALSE, WEDGES_CARD_UNCOVERED, error) && wedges_game_give_verdict (self, right, error);
}

gboolean
wedges_game_answer_typed (WedgesGame *self, int seat, const char *text, GError **error)
{
  g_autofree char *tidy = g_strstrip (g_strdup (text));

  wedges_game_count_time (self);
  if (!check_person (self, seat, error) || !check_card (self, TRUE, WEDGES_CARD_ASKED, error))
    return FALSE;
  if (seat != self->record->state.seat)
    return wedges_game_refuse_rule (error, WEDGES_NOT_YOUR_TURN);
  if (tidy[0] == '\0')
    return wedges_game_refuse (error, WEDGES_GAME_ERROR_TEXT, _ ("No answer has been typed."));
  if (!salon_utf8_is_printable (tidy) || g_utf8_strlen (tidy, -1) > WEDGES_ANSWER_CHARACTERS)
    return wedges_game_refuse (error, WEDGES_GAME_ERROR_TEXT, _ ("An answer has at most 200 characters, on one line."));

  wedges_game_proposed (self, tidy);
  wedges_game_log_given (self);
  tell_uncovered (self);
  return TRUE;
}

gboolean
wedges_game_confirm (WedgesGame *self, gboolean right, GError **error)
{
  return check_card (self, TRUE, WEDGES_CARD_PROPOSED, error) && answer (self, right, error);
}

gboolean
wedges_game_give_up (WedgesGame *self, int seat, GError **error)
{
  wedges_game_count_time (self);
  if (!check_person (self, seat, error) || !check_card (self, self->shown.typed, WEDGES_CARD_ASKED, error))
    return FALSE;
  if (seat != self->record->state.seat)
    return wedges_game_refuse_rule (error, WEDGES_NOT_YOUR_TURN);

  return answer (self, FALSE, error);
}

/* A card that is being noted, by its question: the number among those to the seat. */
typedef struct {
  GWeakRef game;
  guint8 seat;
  guint32 number;
} Note;

static void
noted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Note *note = data;
  g_autoptr (WedgesGame) self = g_weak_ref_get (&note->game);
  g_autoptr (GError) error = NULL;
  const gboolean noted = wedges_notes_add_finish (result, &error);
  gboolean there;

  g_weak_ref_clear (&note->game);
  if (self == NULL || salon_game_is_closed (SALON_GAME (self)))
    return;

  there =
    self->stage != WEDGES_CARD_NONE && self->trail.last.seat == note->seat && self->trail.last.number == note->number;
  if (there && noted)
    {
      wedges_game_log_noted (self);
      salon_game_save (SALON_GAME (self));
    }
  if (noted)
    return;

  /* Somebody may try again. */
  if (there)
    self->objected = FALSE;
  salon_game_tell (SALON_GAME (self), error->message);
  wedges_game_emit_not_noted (self, error->message);
  salon_game_changed (SALON_GAME (self));
}

/* Writes down which card lies on the table. */
static void
note_card (WedgesGame *self)
{
  const QuestionsQuestion *question = wedges_game_find_question (self);
  Note *note = g_new (Note, 1);

  g_weak_ref_init (&note->game, self);
  note->seat = self->trail.last.seat;
  note->number = self->trail.last.number;
  wedges_notes_add_async (self->shown.questions, question->card, questions_category_letters[question->category],
                          question->text, noted_cb, note);
}

gboolean
wedges_game_object (WedgesGame *self, GError **error)
{
  if (!wedges_game_check (self, error))
    return FALSE;
  if (wedges_game_get_card_stage (self) == WEDGES_CARD_NONE)
    return wedges_game_refuse (error, WEDGES_GAME_ERROR_STAGE, _ ("No card lies on the table."));
  if (self->objected)
    return wedges_game_refuse (error, WEDGES_GAME_ERROR_STAGE, _ ("This card has been noted already."));

  self->objected = TRUE;
  note_card (self);
  salon_game_changed (SALON_GAME (self));
  return TRUE;
}
