/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a replay is made from a record, and the record of a game that goes on from one of its positions. */

#include "model/wedges/wedges-replay-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/salon-game-kind.h"
#include "model/wedges/wedges-game-private.h"
#include "rules/salon-remark.h"

/* Of the position that the moves so far lead to. @turns: how many turns each seat has had. */
static void
add_place (WedgesReplay *self, const WedgesMove *move, guint32 turns[WEDGES_MAX_SEATS])
{
  const WedgesState *state = &((const WedgesReplayMoment *) self->moments.state)->state;
  WedgesReplayPlace place = { .turn = 0 };

  if (self->places->len > 0)
    place = g_array_index (self->places, WedgesReplayPlace, self->places->len - 1);
  place.answered = state->questions;
  place.questions = state->questions + (state->phase == WEDGES_TO_ANSWER ? 1 : 0);
  for (int seat = 0; seat < WEDGES_MAX_SEATS; seat++)
    place.wedges[seat] = (guint8) __builtin_popcount (state->wedges[seat]);

  /* A turn begins with the first roll for a move after somebody else's, after a wrong answer, or at all. */
  place.begins = move == NULL;
  if (move != NULL && move->type == WEDGES_ROLL && state->phase == WEDGES_TO_MOVE)
    {
      WedgesMove before = { .type = WEDGES_N_MOVE_TYPES };

      if (self->steps->len > 1)
        wedges_replay_find_step (self, self->steps->len - 2, &before);
      place.begins = place.turn == 0 || place.seat != move->seat || (before.type == WEDGES_ANSWER && !before.right);
      if (place.begins)
        place.turn = ++turns[move->seat];
      place.seat = move->seat;
    }
  g_array_append_val (self->places, place);
}

static void
take_move (WedgesReplay *self, const WedgesRecord *record, guint32 turns[WEDGES_MAX_SEATS])
{
  const WedgesMove *move = &record->move;
  WedgesReplayMoment *moment = self->moments.state;
  WedgesReplayStep step = { .type = move->type, .seat = move->seat };

  switch ((WedgesMoveType) move->type)
    {
    case WEDGES_ROLL:
      step.value = move->die;
      break;
    case WEDGES_MOVE:
      step.value = move->space;
      break;
    case WEDGES_CHOOSE:
    case WEDGES_VOTE:
      step.value = move->category;
      break;
    case WEDGES_ANSWER:
    case WEDGES_N_MOVE_TYPES:
    default:
      step.value = move->right;
      if (move->text[0] != '\0')
        step.text = g_string_chunk_insert (self->texts, move->text);
      break;
    }
  g_array_append_val (self->steps, step);
  moment->state = record->state;
  if (wedges_trail_follow (&moment->trail, &record->state, move))
    g_array_append_val (self->turns, moment->trail.last);
  self->moments.at = self->steps->len;
  salon_replay_states_keep (&self->moments, moment, self->steps->len);
  add_place (self, move, turns);
}

static gboolean
read_lines (WedgesReplay *self, WedgesRecord *record, const char *text, gsize length, GError **error)
{
  const char *end = text + length;
  guint32 turns[WEDGES_MAX_SEATS] = { 0 };
  SalonReader reader;

  salon_reader_init (&reader, wedges_record_find, record);
  while (text < end)
    {
      const char *line = text;
      const SalonLine kind = salon_game_read_line (&reader, &text, end, error);

      if (kind == SALON_LINE_ERROR)
        return FALSE;
      if (kind == SALON_LINE_SKIPPED && reader.begun)
        salon_replay_comments_add (salon_replay_get_comments (SALON_REPLAY (self)), self->steps->len, line,
                                   salon_game_line_length (line, text));
      if (kind == SALON_LINE_BEGIN)
        {
          self->header = record->header;
          ((WedgesReplayMoment *) self->moments.state)->state = record->state;
          salon_replay_states_keep (&self->moments, self->moments.state, 0);
          add_place (self, NULL, turns);
        }
      if (kind == SALON_LINE_MOVE)
        take_move (self, record, turns);
      if (kind == SALON_LINE_SKIPPED && self->steps->len > 0
          && wedges_game_is_late_comment (line, (gsize) (text - line)))
        g_array_index (self->steps, WedgesReplayStep, self->steps->len - 1).late = TRUE;
    }

  return TRUE;
}

/* What a reader asks for the number of cards. */
typedef struct {
  GError *error; /* why nobody knows it */
} Bank;

static int
count_cards (void *data, const char *name)
{
  Bank *bank = data;
  g_autoptr (WedgesQuestions) questions = wedges_questions_open (name, &bank->error);

  return questions != NULL ? wedges_questions_count_cards (questions) : 0;
}

static void
clear_bank (Bank *bank)
{
  g_clear_error (&bank->error);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Bank, clear_bank)

WedgesReplay *
wedges_replay_new (const char *text, gsize length, GError **error)
{
  g_autoptr (WedgesReplay) self = g_object_new (WEDGES_TYPE_REPLAY, NULL);
  g_autofree WedgesRecord *record = g_new (WedgesRecord, 1);
  g_autoptr (GError) fault = NULL;
  g_auto (Bank) bank = { NULL };

  wedges_record_init (record, count_cards, &bank);
  read_lines (self, record, text, length, &fault);
  if (self->places->len == 0)
    {
      if (bank.error != NULL)
        g_propagate_error (error, g_steal_pointer (&bank.error));
      else if (fault != NULL)
        g_propagate_error (error, g_steal_pointer (&fault));
      else
        g_set_error_literal (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD, _ ("This game never began."));
      return NULL;
    }

  self->questions = wedges_questions_open (self->header.questions, NULL);
  salon_replay_set_read (SALON_REPLAY (self), &self->header.salon, self->header.setup.seats,
                         record->state.phase == WEDGES_OVER, fault);
  return g_steal_pointer (&self);
}

/* Going on */

gboolean
wedges_replay_can_go_on (SalonReplay *replay, guint position)
{
  WedgesReplay *self = WEDGES_REPLAY (replay);

  return wedges_replay_go_to (self, MIN (position, self->steps->len))->state.phase != WEDGES_OVER
         && (position == self->steps->len || salon_replay_get_state (replay, NULL) == SALON_REPLAY_FINISHED);
}

/* Writes the moves up to @position with the comments among them.  What was done about a question that is due there is left out, unless
 * the record ends there: it will be asked again. */
static void
write_moves (WedgesReplay *self, guint position, GString *out)
{
  const gboolean is_last = position == self->steps->len;
  const SalonReplayComments *comments = salon_replay_get_comments (SALON_REPLAY (self));
  guint next = 0;

  for (guint i = 0; i <= position; i++)
    {
      const SalonReplayComment *comment;
      WedgesMove move;
      char text[WEDGES_MOVE_TEXT];

      while ((comment = salon_replay_comments_next (comments, i, &next)) != NULL)
        {
          SalonRemark remark;

          if (i < position || is_last || salon_remark_parse (comment->text, strlen (comment->text), &remark))
            g_string_append_printf (out, "%s\n", comment->text);
        }
      if (i == position)
        break;
      wedges_replay_find_step (self, i, &move);
      wedges_move_format (&move, text);
      g_string_append_printf (out, "%s\n", text);
    }
}

GString *
wedges_replay_go_on (SalonReplay *replay, guint position, const char *title)
{
  WedgesReplay *self = WEDGES_REPLAY (replay);
  const gboolean finished = salon_replay_get_state (replay, NULL) == SALON_REPLAY_FINISHED;
  WedgesHeader header = self->header;
  const SalonRemark gone_on = { .type = SALON_REMARK_GONE_ON, .number = MIN (position, self->steps->len) + 1 };
  char text[WEDGES_HEADER_TEXT];
  GString *out;

  salon_replay_head_on (&header.salon, title, finished);
  wedges_header_write (&header, text, sizeof text);
  out = g_string_new (text);
  if (finished)
    salon_replay_write_remark (out, &gone_on);
  write_moves (self, MIN (position, self->steps->len), out);
  return out;
}
