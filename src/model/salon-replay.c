/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-replay.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/salon-date.h"
#include "model/salon-game-kind.h"

typedef struct {
  SalonReplayState state;
  char *fault;
  gboolean over;
  SalonHeader header; /* as the record has it */
  guint seats;
  guint only_person; /* the seat of the only person, SALON_REPLAY_NOBODY if there are none or several */
  SalonReplayComments comments;
} SalonReplayPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (SalonReplay, salon_replay, G_TYPE_OBJECT)

#define CALL(self, function) SALON_REPLAY_GET_CLASS (self)->function

static SalonReplayPrivate *
get_private (SalonReplay *self)
{
  return salon_replay_get_instance_private (self);
}

static guint
get_moves (SalonReplay *self, guint position)
{
  return MIN (position, salon_replay_get_last (self));
}

static gboolean
allows_eyes (SalonReplay *self, guint eyes)
{
  const SalonReplayPrivate *private = get_private (self);

  if (eyes == SALON_EYES_ONLOOKER)
    return TRUE;
  if (private->over)
    return eyes == SALON_EYES_ALL || eyes < private->seats;
  return eyes == private->only_person;
}

static void
salon_replay_finalize (GObject *object)
{
  SalonReplayPrivate *private = get_private (SALON_REPLAY (object));

  g_free (private->fault);
  salon_replay_comments_clear (&private->comments);

  G_OBJECT_CLASS (salon_replay_parent_class)->finalize (object);
}

static void
salon_replay_class_init (SalonReplayClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_replay_finalize;
  klass->get_moves = get_moves;
  klass->allows_eyes = allows_eyes;
}

static void
salon_replay_init (SalonReplay *self)
{
  get_private (self)->only_person = SALON_REPLAY_NOBODY;
}

/* What was read */

SalonReplayComments *
salon_replay_get_comments (SalonReplay *self)
{
  return &get_private (self)->comments;
}

static guint
find_only_person (SalonReplay *self)
{
  const SalonReplayPrivate *private = get_private (self);
  SalonHeader header = private->header;
  guint found = SALON_REPLAY_NOBODY;

  salon_replay_seat_players (self, G_MAXUINT, &header);
  for (guint seat = 0; seat < private->seats; seat++)
    if (header.kind[seat] == SALON_HUMAN)
      {
        if (found != SALON_REPLAY_NOBODY)
          return SALON_REPLAY_NOBODY;
        found = seat;
      }

  return found;
}

void
salon_replay_set_read (SalonReplay *self, const SalonHeader *header, guint seats, gboolean over, const GError *fault)
{
  SalonReplayPrivate *private = get_private (self);

  private->header = *header;
  private->seats = seats;
  private->over = over;
  private->state = fault != NULL ? SALON_REPLAY_DAMAGED : over ? SALON_REPLAY_FINISHED : SALON_REPLAY_UNFINISHED;
  private->fault = fault != NULL ? g_strdup (fault->message) : NULL;
  private->only_person = find_only_person (self);
}

void
salon_replay_seat_players (SalonReplay *self, guint moves, SalonHeader *header)
{
  const SalonReplayPrivate *private = get_private (self);

  for (guint seat = 0; seat < private->seats; seat++)
    {
      const SalonReplayComment *newcomer = salon_replay_comments_find_newcomer (&private->comments, moves, seat);

      if (newcomer == NULL)
        continue;
      header->kind[seat] = newcomer->kind;
      g_strlcpy (header->name[seat], newcomer->name, SALON_NAME_SIZE);
    }
}

guint
salon_replay_get_only_person (SalonReplay *self)
{
  return get_private (self)->only_person;
}

void
salon_replay_forget_only_person (SalonReplay *self)
{
  get_private (self)->only_person = SALON_REPLAY_NOBODY;
}

SalonReplayState
salon_replay_get_state (SalonReplay *self, const char **fault)
{
  const SalonReplayPrivate *private = get_private (self);

  if (fault != NULL)
    *fault = private->fault;
  return private->state;
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
  return get_private (self)->header.title;
}

const char *
salon_replay_get_date (SalonReplay *self)
{
  return get_private (self)->header.date;
}

guint
salon_replay_count_seats (SalonReplay *self)
{
  return get_private (self)->seats;
}

/* Who has sat down at @seat when @position was reached; NULL: whoever sat there when the game began. */
static const SalonReplayComment *
find_newcomer (SalonReplay *self, guint position, guint seat)
{
  return salon_replay_comments_find_newcomer (&get_private (self)->comments, salon_replay_get_moves (self, position),
                                              seat);
}

const char *
salon_replay_get_seat_name (SalonReplay *self, guint position, guint seat)
{
  const SalonReplayComment *newcomer = find_newcomer (self, position, seat);

  return newcomer != NULL ? newcomer->name : get_private (self)->header.name[seat];
}

SalonSeatKind
salon_replay_get_seat_kind (SalonReplay *self, guint position, guint seat)
{
  const SalonReplayComment *newcomer = find_newcomer (self, position, seat);

  return (SalonSeatKind) (newcomer != NULL ? newcomer->kind : get_private (self)->header.kind[seat]);
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
  g_autofree char *date = salon_date_record_now ();

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
