/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a replay is made from a record, and the record of a game that goes on from one of its positions. */

#include "model/cubes/cubes-replay-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/salon-game-kind.h"

static gint32 *
points_at (CubesReplay *self, guint position)
{
  return &g_array_index (self->points, gint32, position * self->header.setup.seats);
}

/* The points of a new position are those of the last one, until more is known. */
static void
add_position (CubesReplay *self, const CubesState *state, guint words)
{
  const guint seats = self->header.setup.seats, before = self->words->len;
  const guint32 written = words;

  g_array_set_size (self->points, (before + 1) * seats);
  for (guint seat = 0; seat < seats; seat++)
    points_at (self, before)[seat] = before > 0 ? points_at (self, before - 1)[seat] : state->points[seat];
  g_array_append_val (self->words, written);
}

/* The points that @word brings to the list of @seat, which was read out. */
static int
find_points (const CubesState *state, int seat, const char *word)
{
  int place;
  const int index = cubes_list_find (&state->list[seat], word, &place);

  if (index < 0 || state->list[seat].word[index].verdict != CUBES_SCORED)
    return 0;
  return cubes_word_points ((int) strlen (word));
}

/* The lists of the round that began after the position @from lie open: what each word of it brings is known now. */
static void
score_round (CubesReplay *self, const CubesState *state, guint from)
{
  const guint seats = self->header.setup.seats, last = self->moves->len;
  gint32 points[CUBES_MAX_SEATS];

  memcpy (points, points_at (self, from), seats * sizeof *points);
  for (guint position = from + 1; position < last; position++)
    {
      const CubesMove *move = &g_array_index (self->moves, CubesMove, position - 1);

      if (move->type == CUBES_WRITE)
        points[move->seat] += find_points (state, move->seat, move->text);
      else if (move->type == CUBES_STRIKE)
        points[move->seat] -= find_points (state, move->seat, move->text);
      memcpy (points_at (self, position), points, seats * sizeof *points);
    }
  memcpy (points_at (self, last), state->points, seats * sizeof *points);
}

static void
take_move (CubesReplay *self, const CubesRecord *record, guint *from)
{
  const CubesMove *move = &record->move;
  const guint words = g_array_index (self->words, guint32, self->moves->len) + (move->type == CUBES_WRITE);

  g_array_append_val (self->moves, *move);
  salon_replay_states_keep (&self->states, &record->state, self->moves->len);
  add_position (self, &record->state, words);
  if (move->type == CUBES_TIME)
    {
      score_round (self, &record->state, *from);
      self->read_out = self->moves->len;
    }
  if (move->type == CUBES_TIME || move->type == CUBES_CHALLENGE)
    {
      memcpy (points_at (self, self->moves->len), record->state.points, self->header.setup.seats * sizeof (gint32));
      *from = self->moves->len;
    }
}

static gboolean
read_lines (CubesReplay *self, CubesRecord *record, const char *text, gsize length, GError **error)
{
  const char *end = text + length;
  SalonReader reader;
  guint from = 0; /* the position after which the round began */

  salon_reader_init (&reader, cubes_record_find, record);
  while (text < end)
    {
      const char *line = text;
      const SalonLine kind = salon_game_read_line (&reader, &text, end, error);

      if (kind == SALON_LINE_ERROR)
        return FALSE;
      if (kind == SALON_LINE_SKIPPED && reader.begun)
        salon_replay_comments_add (salon_replay_get_comments (SALON_REPLAY (self)), self->moves->len, line,
                                   salon_game_line_length (line, text));
      if (kind == SALON_LINE_BEGIN)
        {
          self->header = record->header;
          memcpy (self->states.state, &record->state, sizeof record->state);
          salon_replay_states_keep (&self->states, &record->state, 0);
          add_position (self, &record->state, 0);
        }
      if (kind == SALON_LINE_MOVE)
        take_move (self, record, &from);
    }

  return TRUE;
}

CubesReplay *
cubes_replay_new (const char *text, gsize length, GError **error)
{
  g_autoptr (CubesReplay) self = g_object_new (CUBES_TYPE_REPLAY, NULL);
  g_autofree CubesRecord *record = g_new (CubesRecord, 1);
  g_autoptr (GError) fault = NULL;

  cubes_record_init (record, cubes_lexicon_judge, &self->judge);
  read_lines (self, record, text, length, &fault);
  if (self->judge.error.fault != WORDS_FAULT_NONE)
    {
      /* Nothing is wrong with the record. */
      salon_game_set_words_error (error, &self->judge.error);
      return NULL;
    }
  if (self->words->len == 0)
    {
      if (fault != NULL)
        g_propagate_error (error, g_steal_pointer (&fault));
      else
        g_set_error_literal (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD, _ ("This game never began."));
      return NULL;
    }

  self->open = cubes_phase (&record->state) == CUBES_OVER;
  salon_replay_set_read (SALON_REPLAY (self), &self->header.salon, self->header.setup.seats, self->open, fault);
  self->shown = self->header;
  salon_replay_seat_players (SALON_REPLAY (self), self->moves->len, &self->shown.salon);
  return g_steal_pointer (&self);
}

/* Going on */

gboolean
cubes_replay_can_go_on (SalonReplay *replay, guint position)
{
  CubesReplay *self = CUBES_REPLAY (replay);

  return cubes_phase (cubes_replay_go_to (self, MIN (position, self->moves->len))) != CUBES_OVER
         && (self->open || position == self->moves->len);
}

/* Writes the moves up to @position with the comments among them. */
static void
write_moves (CubesReplay *self, guint position, GString *out)
{
  const SalonReplayComments *comments = salon_replay_get_comments (SALON_REPLAY (self));
  guint next = 0;

  for (guint i = 0; i <= position; i++)
    {
      const SalonReplayComment *comment;
      char text[CUBES_MOVE_TEXT];

      while ((comment = salon_replay_comments_next (comments, i, &next)) != NULL)
        g_string_append_printf (out, "%s\n", comment->text);
      if (i == position)
        break;
      cubes_move_format (&g_array_index (self->moves, CubesMove, i), NULL, text);
      g_string_append_printf (out, "%s\n", text);
    }
}

GString *
cubes_replay_go_on (SalonReplay *replay, guint position, const char *title)
{
  CubesReplay *self = CUBES_REPLAY (replay);
  CubesHeader header = self->header;
  const SalonRemark gone_on = { .type = SALON_REMARK_GONE_ON, .number = MIN (position, self->moves->len) + 1 };
  char text[CUBES_HEADER_TEXT];
  GString *out;

  salon_replay_head_on (&header.salon, title, self->open);
  cubes_header_write (&header, text, sizeof text);
  out = g_string_new (text);
  if (self->open)
    salon_replay_write_remark (out, &gone_on);
  write_moves (self, MIN (position, self->moves->len), out);
  return out;
}
