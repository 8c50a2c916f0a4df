/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who sits where: a seat is handed over while the game goes on, to a computer or to a person.
 *
 * In the middle of a round the list of the seat stays.  A computer that comes writes from then on, in the time of the
 * computers; a person gets what is left of that time.  Whoever had finished has finished for the newcomer, too. */

#include "model/cubes/cubes-game-private.h"

#include <glib/gi18n.h>

#include "model/salon-name.h"

SalonSeatKind
cubes_game_get_seat_kind (SalonGame *game, guint seat)
{
  return (SalonSeatKind) CUBES_GAME (game)->shown.salon.kind[seat];
}

/* Appends @remark to the log; FALSE if that has too many already. */
static gboolean
log_remark (CubesGame *self, const SalonRemark *remark)
{
  char text[SALON_REMARK_SIZE];

  if (self->remarks >= SALON_REMARKS_MAX)
    return FALSE;

  salon_remark_format (remark, text);
  cubes_game_log (self, text);
  self->remarks++;
  return TRUE;
}

static void
seat_player (CubesGame *self, int seat, SalonSeatKind kind, const char *name)
{
  const gboolean was_computer = cubes_game_is_computer (self, seat);

  self->shown.salon.kind[seat] = (guint8) kind;
  g_strlcpy (self->shown.salon.name[seat], name, sizeof self->shown.salon.name[seat]);
  if (!cubes_game_is_writing (self))
    return;

  cubes_game_forget_plans (self);
  self->turns.people = cubes_game_people (self);
  self->turns.opened &= ~(1u << seat);
  if (kind != SALON_HUMAN)
    self->seated_at[seat] = self->turns.common;
  else if (was_computer)
    self->turns.used[seat] = self->turns.common;
}

void
cubes_game_follow_remark (CubesGame *self, const SalonRemark *remark)
{
  if (log_remark (self, remark) && remark->type == SALON_REMARK_SEAT && remark->number <= self->shown.setup.seats
      && remark->kind != SALON_BOT)
    seat_player (self, (int) remark->number - 1, remark->kind, remark->name);
}

static gboolean
refuse (GError **error, const char *reason)
{
  return cubes_game_refuse (error, CUBES_GAME_ERROR_SEAT, reason);
}

gboolean
cubes_game_hand_over (SalonGame *game, guint seat, SalonSeatKind kind, const char *name, GError **error)
{
  CubesGame *self = CUBES_GAME (game);
  const CubesHeader before = self->shown;
  SalonRemark remark = { .type = SALON_REMARK_SEAT, .number = (guint64) seat + 1, .kind = kind };
  const char *fault = salon_game_why_nobody_sits (game, kind, name);
  g_autofree char *news = NULL;

  if (fault != NULL)
    return refuse (error, _ (fault));
  if (before.salon.kind[seat] == kind && g_str_equal (before.salon.name[seat], name))
    return TRUE;
  if (kind != SALON_HUMAN && !cubes_game_check_words (self, TRUE, error))
    return FALSE;
  g_strlcpy (remark.name, name, sizeof remark.name);
  if (!log_remark (self, &remark))
    return refuse (error, _ ("The seats of this game have changed hands too often."));

  g_object_ref (self);
  cubes_game_count_time (self);
  /* Whoever sits down there shakes, and lays the Bar, as they like. */
  if (before.salon.kind[seat] != kind && (int) seat == cubes_game_get_shaker (self))
    cubes_game_forget_throw (self);
  seat_player (self, (int) seat, kind, name);
  news = salon_name_tell_hand_over (&before.salon, &self->shown.salon, (int) seat);
  salon_game_save (game);
  cubes_game_run_time (self);
  cubes_game_schedule (self);
  salon_game_seated (game, seat);
  salon_game_tell (game, news);
  salon_game_changed (game);
  g_object_unref (self);
  return TRUE;
}
