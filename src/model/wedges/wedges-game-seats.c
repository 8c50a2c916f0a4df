/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who sits where: a seat is handed over while the game goes on, to a computer or to a person.  Token and wedges stay. */

#include "model/wedges/wedges-game-private.h"

#include <glib/gi18n.h>

#include "model/salon-name.h"

SalonSeatKind
wedges_game_get_seat_kind (SalonGame *game, guint seat)
{
  return (SalonSeatKind) WEDGES_GAME (game)->shown.salon.kind[seat];
}

static void
seat_player (WedgesGame *self, int seat, SalonSeatKind kind, const char *name)
{
  self->shown.salon.kind[seat] = (guint8) kind;
  g_strlcpy (self->shown.salon.name[seat], name, sizeof self->shown.salon.name[seat]);
  wedges_header_seat_members (&self->shown, &self->record->header);
  wedges_game_forget_player (self, seat);
}

void
wedges_game_follow_remark (WedgesGame *self, const SalonRemark *remark)
{
  if (wedges_game_log_remark (self, remark) && remark->type == SALON_REMARK_SEAT
      && remark->number <= self->shown.setup.seats && remark->kind != SALON_BOT)
    seat_player (self, (int) remark->number - 1, remark->kind, remark->name);
}

static gboolean
refuse (GError **error, const char *reason)
{
  return wedges_game_refuse (error, WEDGES_GAME_ERROR_SEAT, reason);
}

gboolean
wedges_game_hand_over (SalonGame *game, guint seat, SalonSeatKind kind, const char *name, GError **error)
{
  WedgesGame *self = WEDGES_GAME (game);
  const WedgesHeader before = self->shown;
  SalonRemark remark = { .type = SALON_REMARK_SEAT, .number = (guint64) seat + 1, .kind = kind };
  const char *fault = salon_game_why_nobody_sits (game, kind, name);
  g_autofree char *news = NULL;

  if (fault != NULL)
    return refuse (error, _ (fault));
  if (before.salon.kind[seat] == kind && g_str_equal (before.salon.name[seat], name))
    return TRUE;
  g_strlcpy (remark.name, name, sizeof remark.name);
  if (!wedges_game_log_remark (self, &remark))
    return refuse (error, _ ("The seats of this game have changed hands too often."));

  g_object_ref (self);
  wedges_game_count_time (self);
  seat_player (self, (int) seat, kind, name);
  news = salon_name_tell_hand_over (&before.salon, &self->shown.salon, (int) seat);
  salon_game_save (game);
  wedges_game_schedule (self);
  salon_game_seated (game, seat);
  salon_game_tell (game, news);
  salon_game_changed (game);
  wedges_game_run_time (self);
  g_object_unref (self);
  return TRUE;
}
