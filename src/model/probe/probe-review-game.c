/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-review-game.h"

#include <glib/gi18n.h>

#include "model/probe/probe-lesson-script.h"
#include "model/salon-game-kind.h"
#include "rules/salon-remark.h"

static void
refuse (GError **error, const char *sentence)
{
  g_set_error_literal (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD, sentence);
}

/* Takes who sits at a seat from now on, and whether somebody had help, from a comment. */
static void
take_comment (ProbeReviewGame *self, const char *line, gsize length)
{
  SalonRemark remark;

  if (!salon_remark_parse (line, length, &remark))
    return;
  if (remark.type == SALON_REMARK_TAKEN_BACK || remark.type == SALON_REMARK_HINT || remark.type == SALON_REMARK_GONE_ON)
    self->helped = TRUE;
  if (remark.type == SALON_REMARK_SEAT && remark.number >= 1 && remark.number <= self->header.setup.seats)
    {
      g_strlcpy (self->header.salon.name[remark.number - 1], remark.name, SALON_NAME_SIZE);
      self->kind[remark.number - 1] = remark.kind;
    }
}

static void
take_header (ProbeReviewGame *self, const ProbeHeader *header)
{
  self->header = *header;
  self->lesson = probe_lesson_find (header) != NULL;
  for (int seat = 0; seat < header->setup.seats; seat++)
    self->kind[seat] = (SalonSeatKind) header->salon.kind[seat];
}

/* The points that @events brought @seat. */
static int
points_of (const ProbeEvents *events, int seat)
{
  int points = 0;

  for (int i = 0; i < events->n; i++)
    if (events->event[i].type == PROBE_EVENT_POINTS && events->event[i].seat == seat)
      points += events->event[i].points;
  return points;
}

static void
set_scores (ProbeReviewAsk *ask, const ProbeState *state)
{
  for (int seat = 0; seat < state->setup.seats; seat++)
    ask->score[seat] = probe_score (state, seat);
}

static void
take_move (ProbeReviewGame *self, const ProbeRecord *record)
{
  const ProbeMove *move = &record->move;
  ProbeReviewAsk *ask;

  g_array_append_val (self->moves, *move);
  if (move->type == PROBE_ASK)
    {
      const ProbeReviewAsk new = { .move = self->moves->len,
                                   .seat = move->seat,
                                   .target = move->target,
                                   .letter = move->letter,
                                   .final = record->state.last_player != PROBE_NOBODY };

      g_array_append_val (self->asks, new);
    }
  if (self->asks->len == 0)
    return;
  ask = &g_array_index (self->asks, ProbeReviewAsk, self->asks->len - 1);
  if (move->type == PROBE_ASK || move->type == PROBE_SHOW || move->type == PROBE_NO)
    ask->points += points_of (&record->events, ask->seat);
  ask->hit |= move->type == PROBE_SHOW;
  set_scores (ask, &record->state);
}

/* The end of the game brings points of its own, which no answer has brought. */
static void
leave_out_end (ProbeReviewGame *self, const ProbeEvents *events)
{
  ProbeReviewAsk *ask = &g_array_index (self->asks, ProbeReviewAsk, self->asks->len - 1);

  for (int i = 0; i < events->n; i++)
    if (events->event[i].type == PROBE_EVENT_POINTS && events->event[i].seat == ask->seat
        && (events->event[i].source == PROBE_FROM_KEPT_CARDS || events->event[i].source == PROBE_FROM_KEPT_BONUS))
      ask->points -= events->event[i].points;
}

static gboolean
read_lines (ProbeReviewGame *self, ProbeReader *reader, const char *text, const char *end, GError **error)
{
  while (text < end)
    {
      const char *line = text;
      const SalonLine kind = salon_game_read_line (&reader->lines, &text, end, error);

      if (kind == SALON_LINE_ERROR)
        return FALSE;
      if (kind == SALON_LINE_BEGIN)
        take_header (self, &reader->record.header);
      if (kind == SALON_LINE_SKIPPED && reader->lines.begun)
        take_comment (self, line, salon_game_line_length (line, text));
      if (kind != SALON_LINE_MOVE)
        continue;
      take_move (self, &reader->record);
      if (reader->record.state.phase == PROBE_OVER && reader->record.move.type != PROBE_CHALLENGE
          && self->asks->len > 0)
        leave_out_end (self, &reader->record.events);
    }
  self->last = reader->record.state;
  return TRUE;
}

ProbeReviewGame *
probe_review_game_read (GBytes *record, GError **error)
{
  g_autoptr (ProbeReviewGame) self = g_new0 (ProbeReviewGame, 1);
  g_autofree ProbeReader *reader = g_new (ProbeReader, 1);
  gsize size;
  const char *text = g_bytes_get_data (record, &size);

  self->moves = g_array_new (FALSE, FALSE, sizeof (ProbeMove));
  self->asks = g_array_new (FALSE, FALSE, sizeof (ProbeReviewAsk));
  probe_reader_init (reader, NULL, NULL);
  if (!read_lines (self, reader, text, text + size, error))
    return NULL;
  if (!reader->lines.begun || self->last.phase != PROBE_OVER)
    {
      refuse (error, _ ("This game is not over. How it went can be seen when it is."));
      return NULL;
    }
  if (self->asks->len == 0)
    {
      refuse (error, _ ("Nobody has asked for a letter in this game, so there is nothing to look at."));
      return NULL;
    }
  return g_steal_pointer (&self);
}

void
probe_review_game_free (ProbeReviewGame *self)
{
  g_array_unref (self->moves);
  g_array_unref (self->asks);
  g_free (self);
}

const ProbeReviewAsk *
probe_review_game_get_ask (const ProbeReviewGame *self, guint ask)
{
  return &g_array_index (self->asks, ProbeReviewAsk, ask);
}

void
probe_review_game_go_to (const ProbeReviewGame *self, guint move, ProbeState *state)
{
  ProbeEvents events;

  if (probe_begin (&self->header.setup, state) != PROBE_OK)
    g_assert_not_reached (); /* it began when it was read */
  for (guint i = 0; i + 1 < move && i < self->moves->len; i++)
    probe_apply (state, &g_array_index (self->moves, ProbeMove, i), &events);
}

guint
probe_review_game_find_ask (const ProbeReviewGame *self, guint move)
{
  guint low = 0, high = self->asks->len - 1;

  while (low < high)
    {
      const guint middle = (low + high) / 2;

      if (probe_review_game_get_ask (self, middle)->move < move)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}
