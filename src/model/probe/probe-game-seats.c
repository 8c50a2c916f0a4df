/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who sits where: a seat is handed over while the game goes on, to a computer or to a person. */

#include "model/probe/probe-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"

SalonSeatKind
probe_game_get_seat_kind (SalonGame *game, guint seat)
{
  return (SalonSeatKind) PROBE_GAME (game)->shown.salon.kind[seat];
}

gboolean
probe_game_log_remark (ProbeGame *self, const SalonRemark *remark)
{
  char text[SALON_REMARK_SIZE];
  size_t length;

  if (self->remarks >= SALON_REMARKS_MAX)
    return FALSE;

  length = salon_remark_format (remark, text);
  salon_log_append (self->log, text, length);
  self->remarks++;
  return TRUE;
}

void
probe_game_introduce (ProbeGame *self)
{
  for (int seat = 0; seat < self->header.setup.seats; seat++)
    for (int other = 0; other < self->header.setup.seats; other++)
      probe_player_meet (&self->player[seat], other, (SalonSeatKind) self->header.salon.kind[other]);
}

/* Makes @name play at @seat. A computer begins with the view of its seat as it is now, and remembers nothing. */
static void
seat_player (ProbeGame *self, int seat, SalonSeatKind kind, const char *name)
{
  ProbePlayerLevel level;
  ProbeView view;

  probe_game_dismiss_bot (self, seat);
  probe_game_note_newcomer (self);
  self->shown.salon.kind[seat] = (guint8) kind;
  g_strlcpy (self->shown.salon.name[seat], name, sizeof self->shown.salon.name[seat]);
  if (!probe_player_level (kind, &level))
    return;

  probe_player_init (&self->player[seat], level,
                     probe_game_chance (self, 2 * ((guint64) self->state.moves * PROBE_MAX_SEATS + (guint) seat) + 1));
  probe_game_introduce (self);
  if (self->log == NULL)
    return;
  probe_view (&self->state, seat, &view);
  probe_player_take_over (&self->player[seat], &view);
}

void
probe_game_follow_remark (ProbeGame *self, const SalonRemark *remark)
{
  if (remark->type == SALON_REMARK_SEAT && remark->number <= self->header.setup.seats && remark->kind != SALON_BOT)
    seat_player (self, (int) remark->number - 1, remark->kind, remark->name);
}

static gboolean
refuse (GError **error, const char *reason)
{
  g_set_error_literal (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_SEAT, reason);
  return FALSE;
}

/* Writes down that @name plays at @seat now: in the log or, as long as there is none, in the set-up. */
static gboolean
write_down (ProbeGame *self, int seat, SalonSeatKind kind, const char *name)
{
  SalonRemark remark = { .type = SALON_REMARK_SEAT, .number = (guint64) seat + 1, .kind = kind };

  if (self->log != NULL)
    {
      g_strlcpy (remark.name, name, sizeof remark.name);
      return probe_game_log_remark (self, &remark);
    }

  self->header.salon.kind[seat] = (guint8) kind;
  g_strlcpy (self->header.salon.name[seat], name, sizeof self->header.salon.name[seat]);
  return TRUE;
}

void
probe_game_forget_thoughts (ProbeGame *self)
{
  probe_game_stop_thinking (self);
  probe_game_drop_hint (self);
  self->has_pending = FALSE;
  self->considered = FALSE;
  probe_game_forget_bots (self);
}

gboolean
probe_game_hand_over (SalonGame *game, guint seat, SalonSeatKind kind, const char *name, GError **error)
{
  ProbeGame *self = PROBE_GAME (game);
  const ProbeHeader before = self->shown;
  const char *fault = salon_game_why_nobody_sits (game, kind, name);
  g_autofree char *news = NULL;

  if (fault != NULL)
    return refuse (error, _ (fault));
  if (before.salon.kind[seat] == kind && g_str_equal (before.salon.name[seat], name))
    return TRUE;
  if (kind != SALON_HUMAN && !probe_game_open_words (self, error))
    return FALSE;
  if (!write_down (self, (int) seat, kind, name))
    return refuse (error, _ ("The seats of this game have changed hands too often."));

  g_object_ref (self);
  /* They may be the thoughts of somebody who is gone. */
  probe_game_forget_thoughts (self);
  seat_player (self, (int) seat, kind, name);
  news = probe_text_hand_over (&before, &self->shown, (int) seat);
  salon_game_save (game);
  probe_game_schedule (self);
  salon_game_seated (game, seat);
  salon_game_tell (game, news);
  salon_game_changed (game);
  g_object_unref (self);
  return TRUE;
}
