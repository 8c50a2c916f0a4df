/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The question on the table and its answer.  Here alone it is decided who may know what of them. */

#include "model/wedges/wedges-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/wedges/wedges-boxes.h"
#include "model/wedges/wedges-text.h"

const QuestionsQuestion *
wedges_game_find_question (WedgesGame *self)
{
  const WedgesTurn *last = &self->trail.last;

  if (self->stage == WEDGES_CARD_NONE || self->questions == NULL
      || last->card > wedges_questions_count_cards (self->questions))
    return NULL;

  return wedges_questions_get (self->questions, last->card, last->category);
}

static void
set_text (char **text, const char *value)
{
  g_free (*text);
  *text = g_strdup (value);
}

void
wedges_game_asked (WedgesGame *self)
{
  self->stage = WEDGES_CARD_ASKED;
  self->verdict = self->late = self->objected = FALSE;
  set_text (&self->reason, "");
  self->used = 0;
  set_text (&self->given, "");
}

void
wedges_game_uncovered (WedgesGame *self)
{
  self->stage = WEDGES_CARD_UNCOVERED;
}

void
wedges_game_proposed (WedgesGame *self, const char *given)
{
  const QuestionsQuestion *question = wedges_game_find_question (self);
  QuestionsProposal proposal;

  questions_judge_answer (wedges_questions_get_judge (self->questions), question, given, strlen (given), &proposal);
  self->stage = WEDGES_CARD_PROPOSED;
  self->verdict = proposal.right;
  set_text (&self->given, given);
  g_free (self->reason);
  self->reason = wedges_text_reason (&proposal);
}

void
wedges_game_answered (WedgesGame *self, const WedgesMove *move)
{
  self->stage = WEDGES_CARD_ANSWERED;
  self->verdict = move->right;
  set_text (&self->reason, "");
  set_text (&self->given, move->text);
}

void
wedges_game_keep_boxes (WedgesGame *self)
{
  const WedgesState *state = &self->record->state;
  const guint boxes = state->setup.boxes, asked = state->questions + (state->phase == WEDGES_TO_ANSWER ? 1 : 0);
  guint32 front[WEDGES_BOXES] = { 0 };

  if (!salon_game_is_kept (SALON_GAME (self)) || asked == 0)
    return;

  for (guint box = 0; box < boxes; box++)
    front[box] = state->setup.front[box] + (asked + boxes - 1 - box) / boxes;
  wedges_boxes_keep (self->shown.questions, &state->setup, front);
}

WedgesCardStage
wedges_game_get_card_stage (WedgesGame *self)
{
  return wedges_game_find_question (self) != NULL ? self->stage : WEDGES_CARD_NONE;
}

WedgesAsked
wedges_game_describe_question (const WedgesHeader *header, const WedgesTurn *turn, const QuestionsQuestion *found)
{
  return (WedgesAsked) {
    .seat = turn->seat,
    .member = wedges_text_find_member (header, turn->seat, turn->number),
    .card = turn->card,
    .box = turn->box,
    .category = turn->category,
    .difficulty = found->difficulty,
    .final = turn->final,
    .kind = found->kind,
    .text = found->text,
  };
}

gboolean
wedges_game_get_question (WedgesGame *self, WedgesAsked *question)
{
  const QuestionsQuestion *found = wedges_game_find_question (self);

  if (found == NULL)
    return FALSE;

  *question = wedges_game_describe_question (&self->shown, &self->trail.last, found);
  return TRUE;
}

gboolean
wedges_game_get_answer (WedgesGame *self, WedgesAnswer *answer)
{
  const QuestionsQuestion *found = wedges_game_find_question (self);

  if (found == NULL || self->stage == WEDGES_CARD_ASKED)
    return FALSE;

  g_free (self->others);
  self->others = wedges_questions_join_forms (found);
  *answer = (WedgesAnswer) {
    .answer = found->answer,
    .others = self->others,
    .fact = found->fact,
    .given = self->given,
    .right = self->verdict,
    .reason = self->reason,
    .late = self->late,
  };
  return TRUE;
}

gboolean
wedges_game_has_objected (WedgesGame *self)
{
  return self->objected;
}
