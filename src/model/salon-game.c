/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-game.h"

#include <glib/gi18n.h>

#include "model/salon-gate.h"

typedef struct {
  SalonGate *gate;
  guint holds;
  gboolean frozen;
  gboolean resting;
  gboolean told_standstill; /* since somebody has sat down; that of the host counts */
  gboolean closed;
  SalonGame *host; /* not referenced; NULL: the game is no part of another one */
} SalonGamePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (SalonGame, salon_game, G_TYPE_OBJECT)
G_DEFINE_QUARK (salon - game - error - quark, salon_game_error)

enum {
  SEATED,
  CHANGED,
  TOLD,
  SAVE_FAILED,
  SAVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static SalonGamePrivate *
get_private (SalonGame *self)
{
  return salon_game_get_instance_private (self);
}

static void
go_on (SalonGame *self)
{
  if (!get_private (self)->closed)
    SALON_GAME_GET_CLASS (self)->go_on (self);
}

static void
failed_cb (SalonGame *self, const char *message)
{
  g_signal_emit (self, signals[SAVE_FAILED], 0, message);
}

static void
recovered_cb (SalonGame *self, const char *message)
{
  g_signal_emit (self, signals[SAVED], 0, message);
}

/* Saves the record through @gate (transfer full) from now on. */
static void
take_gate (SalonGame *self, SalonGate *gate)
{
  SalonGamePrivate *private = get_private (self);

  if (private->gate != NULL)
    {
      g_signal_handlers_disconnect_by_data (private->gate, self);
      salon_gate_leave (private->gate);
      g_object_unref (private->gate);
    }
  private->gate = gate;
  g_signal_connect_swapped (gate, "opened", G_CALLBACK (go_on), self);
  g_signal_connect_swapped (gate, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect_swapped (gate, "recovered", G_CALLBACK (recovered_cb), self);
}

static void
salon_game_dispose (GObject *object)
{
  salon_game_close (SALON_GAME (object));

  G_OBJECT_CLASS (salon_game_parent_class)->dispose (object);
}

static void
salon_game_finalize (GObject *object)
{
  g_object_unref (get_private (SALON_GAME (object))->gate);

  G_OBJECT_CLASS (salon_game_parent_class)->finalize (object);
}

static void
salon_game_class_init (SalonGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = salon_game_dispose;
  object_class->finalize = salon_game_finalize;

  signals[SEATED] =
    g_signal_new ("seated", SALON_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[CHANGED] = g_signal_new ("changed", SALON_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TOLD] =
    g_signal_new ("told", SALON_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SAVE_FAILED] = g_signal_new ("save-failed", SALON_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SAVED] =
    g_signal_new ("saved", SALON_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
salon_game_init (SalonGame *self)
{
  get_private (self)->frozen = TRUE;
  take_gate (self, salon_gate_new (NULL));
}

SalonGameStage
salon_game_get_stage (SalonGame *self)
{
  return SALON_GAME_GET_CLASS (self)->get_stage (self);
}

const char *
salon_game_get_title (SalonGame *self)
{
  SalonGameClass *klass = SALON_GAME_GET_CLASS (self);

  return klass->get_title != NULL ? klass->get_title (self) : NULL;
}

const char *
salon_game_get_date (SalonGame *self)
{
  return SALON_GAME_GET_CLASS (self)->get_date (self);
}

guint
salon_game_count_seats (SalonGame *self)
{
  return SALON_GAME_GET_CLASS (self)->count_seats (self);
}

const char *
salon_game_get_seat_name (SalonGame *self, guint seat)
{
  return SALON_GAME_GET_CLASS (self)->get_seat_name (self, seat);
}

gboolean
salon_game_is_person (SalonGame *self, guint seat)
{
  return SALON_GAME_GET_CLASS (self)->is_person (self, seat);
}

guint
salon_game_count_people (SalonGame *self)
{
  guint n = 0;

  for (guint seat = 0; seat < salon_game_count_seats (self); seat++)
    n += salon_game_is_person (self, seat) ? 1 : 0;

  return n;
}

gboolean
salon_game_is_begun (SalonGame *self)
{
  return SALON_GAME_GET_CLASS (self)->is_begun (self);
}

char *
salon_game_get_status (SalonGame *self)
{
  SalonGameClass *klass = SALON_GAME_GET_CLASS (self);

  return klass->get_status != NULL ? klass->get_status (self) : NULL;
}

char *
salon_game_get_next_setup (SalonGame *self, gboolean by_lot)
{
  return SALON_GAME_GET_CLASS (self)->get_next_setup (self, by_lot);
}

/* Handing over a seat */

gboolean
salon_game_can_hand_over (SalonGame *self)
{
  return SALON_GAME_GET_CLASS (self)->hand_over != NULL && salon_game_get_stage (self) != SALON_GAME_FINISHED;
}

SalonSeatKind
salon_game_get_seat_kind (SalonGame *self, guint seat)
{
  return SALON_GAME_GET_CLASS (self)->get_seat_kind (self, seat);
}

gboolean
salon_game_hand_over (SalonGame *self, guint seat, SalonSeatKind kind, const char *name, GError **error)
{
  g_return_val_if_fail (seat < salon_game_count_seats (self), FALSE);

  return SALON_GAME_GET_CLASS (self)->hand_over (self, seat, kind, name, error);
}

const char *
salon_game_why_nobody_sits (SalonGame *self, SalonSeatKind kind, const char *name)
{
  const char *fault = salon_name_check (name);

  if (fault != NULL)
    return fault;
  if (salon_game_get_stage (self) == SALON_GAME_FINISHED || kind >= SALON_BOT || salon_game_is_frozen (self)
      || salon_game_is_closed (self))
    return N_ ("Nobody can sit down there now.");
  return NULL;
}

/* Programs */

gboolean
salon_game_lacks_program (SalonGame *self, guint seat, const char **failure)
{
  SalonGameClass *klass = SALON_GAME_GET_CLASS (self);

  *failure = NULL;
  return klass->lacks_program != NULL && klass->lacks_program (self, seat, failure);
}

gboolean
salon_game_seat_program (SalonGame *self, guint seat, const char *path, GError **error)
{
  g_return_val_if_fail (seat < salon_game_count_seats (self), FALSE);
  g_return_val_if_fail (SALON_GAME_GET_CLASS (self)->seat_program != NULL, FALSE);

  return SALON_GAME_GET_CLASS (self)->seat_program (self, seat, path, error);
}

/* Lessons */

gboolean
salon_game_is_lesson (SalonGame *self)
{
  SalonGameClass *klass = SALON_GAME_GET_CLASS (self);

  return klass->is_lesson != NULL && klass->is_lesson (self);
}

char *
salon_game_get_bookmark (SalonGame *self)
{
  SalonGameClass *klass = SALON_GAME_GET_CLASS (self);

  return klass->get_bookmark != NULL ? klass->get_bookmark (self) : NULL;
}

void
salon_game_set_bookmark (SalonGame *self, const char *bookmark)
{
  SalonGameClass *klass = SALON_GAME_GET_CLASS (self);

  if (klass->set_bookmark != NULL)
    klass->set_bookmark (self, bookmark);
}

/* Records */

GBytes *
salon_game_to_record (SalonGame *self)
{
  return SALON_GAME_GET_CLASS (self)->to_record (self, FALSE);
}

GBytes *
salon_game_to_kept_record (SalonGame *self)
{
  return SALON_GAME_GET_CLASS (self)->to_record (self, salon_game_get_stage (self) != SALON_GAME_FINISHED);
}

gboolean
salon_game_is_same (SalonGame *self, SalonGame *other)
{
  g_autoptr (GBytes) record = NULL, other_record = NULL;

  if (G_OBJECT_TYPE (self) != G_OBJECT_TYPE (other))
    return FALSE;

  record = salon_game_to_record (self);
  other_record = salon_game_to_record (other);
  return g_bytes_equal (record, other_record);
}

/* Keeping */

void
salon_game_wake (SalonGame *self, SalonStore *store)
{
  take_gate (self, salon_gate_new (store));
  salon_game_thaw (self);
}

void
salon_game_close (SalonGame *self)
{
  SalonGameClass *klass = SALON_GAME_GET_CLASS (self);
  SalonGamePrivate *private = get_private (self);

  private->closed = TRUE;
  salon_gate_leave (private->gate);
  if (klass->closed != NULL)
    klass->closed (self);
}

void
salon_game_save (SalonGame *self)
{
  SalonGamePrivate *private = get_private (self);
  g_autoptr (GBytes) record = NULL;

  if (private->host != NULL)
    {
      salon_game_save (private->host);
      return;
    }
  if (!salon_gate_keeps (private->gate))
    return;

  record = salon_game_to_kept_record (self);
  salon_gate_post (private->gate, record);
}

gboolean
salon_game_is_saved (SalonGame *self)
{
  return salon_gate_is_saved (get_private (self)->gate);
}

gboolean
salon_game_is_saving (SalonGame *self)
{
  return salon_gate_is_waiting (get_private (self)->gate);
}

gboolean
salon_game_is_kept (SalonGame *self)
{
  return salon_gate_keeps (get_private (self)->gate);
}

gboolean
salon_game_flush (SalonGame *self, GError **error)
{
  return salon_gate_flush (get_private (self)->gate, error);
}

/* Holding */

void
salon_game_hold (SalonGame *self)
{
  get_private (self)->holds++;
}

void
salon_game_release (SalonGame *self)
{
  SalonGamePrivate *private = get_private (self);

  g_return_if_fail (private->holds > 0);

  if (--private->holds == 0)
    go_on (self);
}

void
salon_game_rest (SalonGame *self)
{
  SalonGameClass *klass = SALON_GAME_GET_CLASS (self);

  g_return_if_fail (!get_private (self)->resting);

  salon_game_hold (self);
  get_private (self)->resting = TRUE;
  get_private (self)->told_standstill = FALSE;
  if (klass->rest != NULL)
    klass->rest (self);
}

void
salon_game_rouse (SalonGame *self)
{
  g_return_if_fail (get_private (self)->resting);

  get_private (self)->resting = FALSE;
  salon_game_release (self);
  /* Computers think while somebody else holds the game. */
  if (get_private (self)->holds > 0)
    go_on (self);
}

void
salon_game_freeze (SalonGame *self)
{
  get_private (self)->frozen = TRUE;
}

void
salon_game_thaw (SalonGame *self)
{
  get_private (self)->frozen = FALSE;
  go_on (self);
}

/* For the games themselves */

void
salon_game_set_host (SalonGame *self, SalonGame *host)
{
  get_private (self)->host = host;
}

gboolean
salon_game_has_host (SalonGame *self)
{
  return get_private (self)->host != NULL;
}

gboolean
salon_game_may_move (SalonGame *self)
{
  SalonGamePrivate *private = get_private (self);

  if (private->host != NULL && !salon_game_may_move (private->host))
    return FALSE;

  return !private->frozen && salon_gate_is_open (private->gate);
}

gboolean
salon_game_may_go_on (SalonGame *self)
{
  SalonGamePrivate *private = get_private (self);

  if (private->host != NULL && !salon_game_may_go_on (private->host))
    return FALSE;

  return private->holds == 0 && salon_game_may_move (self);
}

gboolean
salon_game_is_frozen (SalonGame *self)
{
  SalonGamePrivate *private = get_private (self);

  return private->frozen || (private->host != NULL && salon_game_is_frozen (private->host));
}

gboolean
salon_game_is_resting (SalonGame *self)
{
  SalonGamePrivate *private = get_private (self);

  return private->resting || (private->host != NULL && salon_game_is_resting (private->host));
}

gboolean
salon_game_is_closed (SalonGame *self)
{
  return get_private (self)->closed;
}

void
salon_game_seated (SalonGame *self, guint seat)
{
  g_signal_emit (self, signals[SEATED], 0, seat);
}

void
salon_game_changed (SalonGame *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

void
salon_game_tell (SalonGame *self, const char *sentence)
{
  g_signal_emit (self, signals[TOLD], 0, sentence);
}

void
salon_game_tell_standstill (SalonGame *self, const char *sentence)
{
  SalonGame *host = get_private (self)->host;
  SalonGamePrivate *sitting = get_private (host != NULL ? host : self);

  if (sitting->told_standstill)
    return;

  sitting->told_standstill = TRUE;
  salon_game_tell (self, sentence);
  salon_game_changed (self);
}
