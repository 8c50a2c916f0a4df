/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a replay is made from a record, and the record of a game that goes on from one of its positions. */

#include "model/probe/probe-replay-private.h"

#include <glib/gi18n.h>

#include "model/salon-game-kind.h"

/* A step has at most so many moves; only a record that nobody has played has more. */
#define STEP_MOVES 64

/* What the positions follow from while a record is read. */
typedef struct {
  ProbeReplay *replay;
  guint32 questions;
  guint32 began;                  /* “turn_began” at the last position */
  guint32 turns[PROBE_MAX_SEATS]; /* begun so far */
} Making;

static void
add_stop (Making *making, const ProbeState *state, int seat)
{
  ProbeReplay *self = making->replay;
  const guint n = self->moves->len;
  const ProbeMove *last = n > 0 ? &g_array_index (self->moves, ProbeMove, n - 1) : NULL;
  const guint8 type = last != NULL ? last->type : PROBE_DRAW;
  const ProbeStop stop = {
    .moves = self->moves->len,
    .question = making->questions,
    .nth_turn = making->turns[seat],
    .seat = (guint8) seat,
    .speaker = type == PROBE_INTERRUPT || type == PROBE_CHALLENGE ? last->seat : (guint8) seat,
    .asks = type == PROBE_ASK || type == PROBE_SHOW || type == PROBE_NO,
    .begins = self->stops->len == 0 || state->turn_began != making->began,
    .over = state->phase == PROBE_OVER,
  };

  making->began = state->turn_began;
  g_array_append_val (self->stops, stop);
  for (int s = 0; s < state->setup.seats; s++)
    {
      const gint32 points = probe_score (state, s);

      g_array_append_val (self->points, points);
    }
}

/* Whether a step ends with @move, after which @state is. */
static gboolean
ends_step (ProbeReplay *self, const ProbeMove *move, const ProbeState *state)
{
  switch ((ProbeMoveType) move->type)
    {
    case PROBE_SHOW:
    case PROBE_NO:
      return state->phase != PROBE_TO_ANSWER;
    case PROBE_INTERRUPT:
    case PROBE_CHALLENGE:
      return TRUE;
    case PROBE_DRAW:
    case PROBE_ASK:
    case PROBE_EXPOSE:
    case PROBE_CHOOSE_TRAY:
    case PROBE_PICK:
    case PROBE_N_MOVE_TYPES:
    default:
      return state->phase == PROBE_OVER
             || self->moves->len - g_array_index (self->stops, ProbeStop, self->stops->len - 1).moves >= STEP_MOVES;
    }
}

static void
take_begin (Making *making, const ProbeRecord *record)
{
  ProbeReplay *self = making->replay;

  self->header = record->header;
  memcpy (self->states.state, &record->state, sizeof record->state);
  making->turns[record->state.turn] = 1;
  salon_replay_states_keep (&self->states, &record->state, self->moves->len);
  add_stop (making, &record->state, record->state.turn);
}

/* @turn: whose turn it was before the move */
static void
take_move (Making *making, const ProbeRecord *record, int turn)
{
  ProbeReplay *self = making->replay;
  const ProbeMove *move = &record->move;

  g_array_append_val (self->moves, *move);
  salon_replay_states_keep (&self->states, &record->state, self->moves->len);
  making->questions += move->type == PROBE_ASK;
  if (ends_step (self, move, &record->state))
    add_stop (making, &record->state, turn);
  for (int i = 0; i < record->events.n; i++)
    if (record->events.event[i].type == PROBE_EVENT_TURN_BEGAN)
      making->turns[record->events.event[i].seat]++;
}

/* Only remarks are kept. */
static void
take_comment (ProbeReplay *self, const char *line, gsize length)
{
  SalonRemark remark;

  if (salon_remark_parse (line, length, &remark))
    salon_replay_comments_add (salon_replay_get_comments (SALON_REPLAY (self)), self->moves->len, line, length);
}

/* Reads the lines of @text; gives FALSE at the first fault. */
static gboolean
read_lines (Making *making, ProbeReader *reader, const char *text, gsize length, GError **error)
{
  const char *end = text + length;

  while (text < end)
    {
      const char *line = text;
      const int turn = reader->record.state.turn;
      const SalonLine kind = salon_game_read_line (&reader->lines, &text, end, error);

      if (kind == SALON_LINE_ERROR)
        return FALSE;
      if (kind == SALON_LINE_BEGIN)
        take_begin (making, &reader->record);
      if (kind == SALON_LINE_MOVE)
        take_move (making, &reader->record, turn);
      if (kind == SALON_LINE_SKIPPED && reader->lines.begun)
        take_comment (making->replay, line, salon_game_line_length (line, text));
    }

  return TRUE;
}

ProbeReplay *
probe_replay_new (const char *text, gsize length, GError **error)
{
  g_autoptr (ProbeReplay) self = g_object_new (PROBE_TYPE_REPLAY, NULL);
  g_autofree ProbeReader *reader = g_new (ProbeReader, 1);
  g_autoptr (GError) fault = NULL;
  Making making = { .replay = self };
  const ProbeState *state = &reader->record.state;

  probe_reader_init (reader, NULL, NULL);
  if (!read_lines (&making, reader, text, length, &fault) && self->stops->len == 0)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return NULL;
    }
  if (self->stops->len == 0)
    {
      g_set_error_literal (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD,
                           _ ("This game ended before all words were laid."));
      return NULL;
    }

  if (probe_replay_get_stop (self, G_MAXUINT)->moves < self->moves->len)
    add_stop (&making, state, state->turn);
  self->open = state->phase == PROBE_OVER;
  salon_replay_set_read (SALON_REPLAY (self), &self->header.salon, self->header.setup.seats, self->open, fault);
  return g_steal_pointer (&self);
}

/* Going on */

gboolean
probe_replay_can_go_on (SalonReplay *replay, guint position)
{
  ProbeReplay *self = PROBE_REPLAY (replay);

  if (probe_replay_get_stop (self, position)->over)
    return FALSE;

  return self->open || (!self->part && position == self->stops->len - 1);
}

/* Writes the moves up to the @moves-th with the remarks among them. @room: for so many remarks; if there are more, the first
 * ones are left out, which count least. */
static void
write_moves (ProbeReplay *self, guint moves, guint room, GString *out)
{
  const SalonReplayComments *remarks = salon_replay_get_comments (SALON_REPLAY (self));
  const guint n = salon_replay_comments_count (remarks, moves);
  char text[PROBE_MOVE_TEXT];
  guint next = n > room ? n - room : 0;

  for (guint i = 0; i <= moves; i++)
    {
      const SalonReplayComment *remark;

      while ((remark = salon_replay_comments_next (remarks, i, &next)) != NULL)
        g_string_append_printf (out, "%s\n", remark->text);
      if (i == moves)
        break;
      probe_move_format (&g_array_index (self->moves, ProbeMove, i), self->header.setup.trays, text);
      g_string_append (out, text);
      g_string_append_c (out, '\n');
    }
}

GString *
probe_replay_go_on (SalonReplay *replay, guint position, const char *title)
{
  ProbeReplay *self = PROBE_REPLAY (replay);
  const guint moves = probe_replay_get_stop (self, position)->moves;
  const SalonRemark gone_on = { .type = SALON_REMARK_GONE_ON, .number = (guint64) moves + 1 };
  ProbeHeader header = self->header;
  char text[PROBE_HEADER_TEXT];
  GString *out;

  salon_replay_head_on (&header.salon, title, self->open);
  probe_header_write (&header, text, sizeof text);
  out = g_string_new (text);
  if (self->open)
    salon_replay_write_remark (out, &gone_on);
  write_moves (self, moves, SALON_REMARKS_MAX - header.setup.seats - 1, out);
  return out;
}
