/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person who plays against computers takes back. The record is cut before the move, and the game, with what the
 * computers remember, is made again from what is left: so nothing that follows from moves has to know how to go back. */

#include "model/probe/probe-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"

/* What can be taken back */

/* Whether @seat still hides a card like the one that it has just shown with @move. */
static gboolean
hides_another (ProbeGame *self, const ProbeMove *move)
{
  const ProbeRow *rows = self->header.setup.row[move->seat];
  const char letter = rows[move->tray].card[move->slot];

  for (int tray = 0; tray < self->header.setup.trays; tray++)
    for (guint rest = self->state.hidden[move->seat][tray]; rest != 0; rest &= rest - 1)
      if (rows[tray].card[__builtin_ctz (rest)] == letter)
        return TRUE;

  return FALSE;
}

void
probe_game_note_decision (ProbeGame *self, const ProbeMove *move)
{
  if (!probe_game_is_human (self, move->seat))
    return;

  if ((move->type != PROBE_SHOW && move->type != PROBE_NO) || self->header.setup.answers_by_hand)
    self->decided = self->state.moves;
  else if (move->type == PROBE_SHOW && hides_another (self, move))
    self->showed = self->state.moves;
}

void
probe_game_note_newcomer (ProbeGame *self)
{
  self->decided = self->showed = 0;
  self->seated = self->log != NULL;
}

const char *
probe_game_why_not_helped (ProbeGame *self)
{
  SalonGame *game = SALON_GAME (self);

  if (self->stage == SALON_GAME_FINISHED)
    return _ ("The game is over.");
  if (self->stage == SALON_GAME_SETTING_UP)
    return _ ("The game has not begun yet.");
  if (self->script != NULL)
    return _ ("In a guided game the notes help you.");
  if (salon_game_has_host (game))
    return _ ("In a party everybody plays by the same rules: nothing is taken back, and there are no hints.");
  for (int seat = 0; seat < self->shown.setup.seats; seat++)
    if (self->shown.salon.kind[seat] == SALON_BOT)
      return _ ("Not against a program, which cannot forget what it has seen.");
  if (salon_game_count_people (game) != 1)
    return _ ("Only where one person plays against computers.");

  return NULL;
}

/* The number of the move that would be taken back, with all that came after it; 0: there is none. */
static guint32
find_decision (ProbeGame *self)
{
  guint32 showed = 0;

  for (int seat = 0; seat < self->shown.setup.seats; seat++)
    if (probe_game_is_human (self, seat) && self->chooses[seat])
      showed = self->showed;

  return MAX (self->decided, showed);
}

static const char *
why_not_undo (ProbeGame *self)
{
  const char *reason = probe_game_why_not_helped (self);

  if (reason != NULL)
    return reason;
  if (find_decision (self) == 0)
    return self->seated ? _ ("There is nothing to take back since somebody else has sat down.")
                        : _ ("There is nothing to take back yet.");
  if (self->state.moves > PROBE_GAME_UNDO_MOVES)
    return _ ("This game is too long to take anything back.");
  if (self->remarks >= SALON_REMARKS_MAX)
    return _ ("The record of this game has no room for more comments.");

  return NULL;
}

char *
probe_game_why_not_undo (ProbeGame *self)
{
  return g_strdup (why_not_undo (self));
}

/* Taking it back */

/* Writes the record as it was before move @number, with the comments that came after it, and the one that says what was
 * taken back. @type: (out): of that move */
static GString *
cut_record (ProbeGame *self, guint32 number, ProbeMoveType *type)
{
  const SalonRemark remark = { .type = SALON_REMARK_TAKEN_BACK, .number = number };
  char header[PROBE_HEADER_TEXT], last[SALON_REMARK_SIZE];
  gsize length;
  const char *moves = probe_game_peek_moves (self, &length), *end = moves + length;
  GString *record = g_string_sized_new (PROBE_HEADER_TEXT + length);
  guint32 n = 0;

  g_string_append_len (record, header, (gssize) probe_header_write (&self->header, header, sizeof header));
  for (const char *line = moves; line < end;)
    {
      const char *stop = memchr (line, '\n', (gsize) (end - line)), *next = stop + 1;

      n += *line != '#';
      if (n < number || *line == '#')
        g_string_append_len (record, line, next - line);
      else if (n == number)
        {
          g_autofree char *text = g_strndup (line, (gsize) (stop - line));
          ProbeMove move;

          probe_move_parse (text, self->header.setup.trays, &move, NULL);
          *type = (ProbeMoveType) move.type;
        }
      line = next;
    }
  g_string_append_len (record, last, (gssize) salon_remark_format (&remark, last));
  return record;
}

/* Translators: %s is the name of a player, who takes back what they have done last */
static char *
tell_rewind (ProbeGame *self, ProbeMoveType type)
{
  g_autofree char *name = NULL;

  for (int seat = 0; seat < self->shown.setup.seats && name == NULL; seat++)
    if (probe_game_is_human (self, seat))
      name = probe_text_name (&self->shown, seat);

  switch (type)
    {
    case PROBE_ASK:
      return g_strdup_printf (_ ("%s takes the question back."), name);
    case PROBE_DRAW:
      return g_strdup_printf (_ ("%s puts the activity card back on the pile."), name);
    case PROBE_INTERRUPT:
      return g_strdup_printf (_ ("%s has named no word after all."), name);
    case PROBE_SHOW:
    case PROBE_NO:
    case PROBE_EXPOSE:
    case PROBE_CHOOSE_TRAY:
    case PROBE_PICK:
    case PROBE_CHALLENGE:
    case PROBE_N_MOVE_TYPES:
    default:
      return g_strdup_printf (_ ("%s takes the last move back."), name);
    }
}

gboolean
probe_game_rewind (ProbeGame *self, char **news, GError **error)
{
  const char *reason = why_not_undo (self);
  ProbeMoveType type = PROBE_N_MOVE_TYPES;
  g_autoptr (GString) record = NULL;

  if (reason == NULL && (salon_game_is_frozen (SALON_GAME (self)) || salon_game_is_closed (SALON_GAME (self))))
    reason = _ ("Nothing can be taken back now.");
  if (reason == NULL)
    {
      record = cut_record (self, find_decision (self), &type);
      probe_game_forget_thoughts (self);
      if (!probe_game_read_again (self, record->str, record->len))
        reason = _ ("Nothing can be taken back now.");
    }
  if (reason != NULL)
    {
      g_set_error_literal (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_STAGE, reason);
      return FALSE;
    }

  *news = tell_rewind (self, type);
  return TRUE;
}
