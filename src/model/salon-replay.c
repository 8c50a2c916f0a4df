/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-replay.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/salon-game-kind.h"

typedef struct {
  SalonReplayState state;
  char *fault;
} SalonReplayPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (SalonReplay, salon_replay, G_TYPE_OBJECT)

#define CALL(self, function) SALON_REPLAY_GET_CLASS (self)->function

static SalonReplayPrivate *
get_private (SalonReplay *self)
{
  return salon_replay_get_instance_private (self);
}

static void
salon_replay_finalize (GObject *object)
{
  g_free (get_private (SALON_REPLAY (object))->fault);

  G_OBJECT_CLASS (salon_replay_parent_class)->finalize (object);
}

static void
salon_replay_class_init (SalonReplayClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_replay_finalize;
}

static void
salon_replay_init (SalonReplay *self)
{
}

void
salon_replay_set_state (SalonReplay *self, SalonReplayState state, const char *fault)
{
  SalonReplayPrivate *private = get_private (self);

  private->state = state;
  g_free (private->fault);
  private->fault = g_strdup (fault);
}

SalonReplayState
salon_replay_get_state (SalonReplay *self, const char **fault)
{
  const SalonReplayPrivate *private = get_private (self);

  if (fault != NULL)
    *fault = private->fault;
  return private->state;
}

guint
salon_replay_find_only_person (const SalonHeader *header, guint seats)
{
  guint found = SALON_REPLAY_NOBODY;

  for (guint seat = 0; seat < seats; seat++)
    if (header->kind[seat] == SALON_HUMAN)
      {
        if (found != SALON_REPLAY_NOBODY)
          return SALON_REPLAY_NOBODY;
        found = seat;
      }

  return found;
}

/* Positions */

guint
salon_replay_get_last (SalonReplay *self)
{
  return CALL (self, get_last) (self);
}

char *
salon_replay_name_position (SalonReplay *self, guint position)
{
  return CALL (self, name_position) (self, position);
}

char *
salon_replay_name_turn (SalonReplay *self, guint position)
{
  return CALL (self, name_turn) (self, position);
}

char *
salon_replay_name_start (SalonReplay *self, guint position)
{
  return CALL (self, name_start) (self, position);
}

char *
salon_replay_tell (SalonReplay *self, guint position)
{
  return CALL (self, tell) (self, position);
}

guint
salon_replay_get_number (SalonReplay *self, guint position)
{
  return CALL (self, get_number) (self, position);
}

guint
salon_replay_get_moves (SalonReplay *self, guint position)
{
  return CALL (self, get_moves) (self, position);
}

/* The first position of which @count, which never falls, is at least @least; the last one if there is none. */
static guint
find_first (SalonReplay *self, guint (*count) (SalonReplay *self, guint position), guint least)
{
  guint below = 0, above = salon_replay_get_last (self);

  while (below < above)
    {
      const guint middle = below + (above - below) / 2;

      if (count (self, middle) < least)
        below = middle + 1;
      else
        above = middle;
    }

  return below;
}

guint
salon_replay_find_number (SalonReplay *self, guint number)
{
  return find_first (self, salon_replay_get_number, number);
}

guint
salon_replay_find_move (SalonReplay *self, guint move)
{
  return find_first (self, salon_replay_get_moves, move);
}

int
salon_replay_get_points (SalonReplay *self, guint position, guint seat)
{
  return CALL (self, get_points) (self, position, seat);
}

guint
salon_replay_get_speaker (SalonReplay *self, guint position)
{
  return CALL (self, get_speaker) (self, position);
}

guint
salon_replay_find_turn (SalonReplay *self, guint position, gboolean back)
{
  const guint last = salon_replay_get_last (self);

  while (back ? position > 0 : position < last)
    {
      position += back ? -1 : 1;
      if (CALL (self, begins_turn) (self, position))
        break;
    }

  return position;
}

gboolean
salon_replay_allows_eyes (SalonReplay *self, guint eyes)
{
  return CALL (self, allows_eyes) (self, eyes);
}

const char *
salon_replay_name_own (SalonReplay *self)
{
  return _ (CALL (self, own));
}

/* The game */

char *
salon_replay_describe (SalonReplay *self)
{
  return CALL (self, describe) (self);
}

const char *
salon_replay_get_title (SalonReplay *self)
{
  return CALL (self, get_title) (self);
}

const char *
salon_replay_get_date (SalonReplay *self)
{
  return CALL (self, get_date) (self);
}

guint
salon_replay_count_seats (SalonReplay *self)
{
  return CALL (self, count_seats) (self);
}

const char *
salon_replay_get_seat_name (SalonReplay *self, guint position, guint seat)
{
  return CALL (self, get_seat_name) (self, position, seat);
}

SalonSeatKind
salon_replay_get_seat_kind (SalonReplay *self, guint position, guint seat)
{
  return CALL (self, get_seat_kind) (self, position, seat);
}

/* Going on */

gboolean
salon_replay_can_go_on (SalonReplay *self, guint position)
{
  return CALL (self, can_go_on) != NULL && CALL (self, can_go_on) (self, position);
}

static gboolean
fail (GError **error, const char *reason)
{
  g_set_error_literal (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD, reason);
  return FALSE;
}

/* Whether title and names can stand in a record. */
static gboolean
check_players (SalonReplay *self, const SalonReplayPlayers *players, GError **error)
{
  const guint seats = salon_replay_count_seats (self);

  if (strlen (players->title) >= SALON_TITLE_SIZE || !g_utf8_validate (players->title, -1, NULL)
      || strpbrk (players->title, "\r\n") != NULL)
    return fail (error, _ ("Such a title cannot be kept."));
  for (guint seat = 0; seat < seats; seat++)
    if (salon_name_check (players->name[seat]) != NULL)
      return fail (error, _ (salon_name_check (players->name[seat])));

  return TRUE;
}

void
salon_replay_head_on (SalonHeader *header, const char *title, gboolean finished)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");

  header->veiled = FALSE;
  if (finished)
    g_strlcpy (header->date, date, sizeof header->date);
  g_strlcpy (header->title, title, sizeof header->title);
}

void
salon_replay_write_remark (GString *out, const SalonRemark *remark)
{
  char line[SALON_REMARK_SIZE];

  g_string_append_len (out, line, (gssize) salon_remark_format (remark, line));
}

char *
salon_replay_go_on (SalonReplay *self, guint position, const SalonReplayPlayers *players, GError **error)
{
  GString *out;

  g_return_val_if_fail (salon_replay_can_go_on (self, position), NULL);

  if (!check_players (self, players, error))
    return NULL;

  out = CALL (self, go_on) (self, position, players->title);
  for (guint seat = 0; seat < salon_replay_count_seats (self); seat++)
    {
      SalonRemark remark = { .type = SALON_REMARK_SEAT, .number = (guint64) seat + 1, .kind = players->kind[seat] };

      g_strlcpy (remark.name, players->name[seat], sizeof remark.name);
      if (salon_replay_get_seat_kind (self, position, seat) != players->kind[seat]
          || !g_str_equal (salon_replay_get_seat_name (self, position, seat), remark.name))
        salon_replay_write_remark (out, &remark);
    }
  return g_string_free (out, FALSE);
}
