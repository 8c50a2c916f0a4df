/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-replay-walk.h"

/* How long the next player seems to think in a game that is played again as it was played, in ms at the even pace. */
#define THOUGHT 900

struct _SalonReplayWalk {
  GObject parent_instance;

  SalonReplay *replay;
  SalonReplayTable *table;
  SalonReplayPanel *panel;
  SalonSettings *settings;
  GArray *points; /* of guint: the positions at which the game turned */

  guint position, eyes;
  gboolean playing;  /* one step after the other is shown */
  gboolean stepping; /* a step is being shown */
  guint next_id;     /* the next step waits */
};

G_DEFINE_FINAL_TYPE (SalonReplayWalk, salon_replay_walk, G_TYPE_OBJECT)

static guint came_signal;

static void
come (SalonReplayWalk *self, gboolean told)
{
  g_signal_emit (self, came_signal, 0, told);
}

static gboolean
is_at_end (SalonReplayWalk *self)
{
  return self->position == salon_replay_get_last (self->replay);
}

static void
forget_next (SalonReplayWalk *self)
{
  g_clear_handle_id (&self->next_id, g_source_remove);
}

void
salon_replay_walk_stop (SalonReplayWalk *self)
{
  forget_next (self);
  self->playing = FALSE;
  salon_replay_panel_set_playing (self->panel, FALSE);
}

void
salon_replay_walk_halt (SalonReplayWalk *self)
{
  salon_replay_walk_stop (self);
  salon_replay_table_stop (self->table);
}

static SalonPace
get_pace (SalonReplayWalk *self)
{
  const SalonPace pace = salon_pace_from_seconds (salon_settings_get_int (self->settings, SALON_SETTING_PACE) / 1000.);

  return salon_replay_panel_get_pace (self->panel, pace);
}

/* Shows the next step as it was played. */
static void
step (SalonReplayWalk *self)
{
  forget_next (self);
  salon_replay_table_stop (self->table);
  if (is_at_end (self))
    {
      salon_replay_walk_stop (self);
      return;
    }

  self->position++;
  self->stepping = TRUE;
  come (self, TRUE);
  salon_replay_table_play (self->table, self->position, self->eyes, get_pace (self));
}

static gboolean
next_cb (gpointer data)
{
  SalonReplayWalk *self = data;

  self->next_id = 0;
  step (self);
  return G_SOURCE_REMOVE;
}

static void
arrived_cb (SalonReplayWalk *self)
{
  const double thought = salon_replay_panel_is_as_played (self->panel) ? THOUGHT : 0;

  self->stepping = FALSE;
  come (self, FALSE);
  if (is_at_end (self))
    salon_replay_walk_stop (self);
  else if (self->playing && self->next_id == 0)
    self->next_id = g_timeout_add ((guint) (thought * salon_pace_get_factor (get_pace (self))), next_cb, self);
}

void
salon_replay_walk_jump (SalonReplayWalk *self, guint position)
{
  g_return_if_fail (SALON_IS_REPLAY_WALK (self));

  salon_replay_walk_stop (self);
  self->stepping = FALSE;
  self->position = MIN (position, salon_replay_get_last (self->replay));
  salon_replay_table_show (self->table, self->position, self->eyes);
  come (self, FALSE);
}

/* The next position at which the game turned, or with @back the one before; the same if there is none. */
static guint
find_point (SalonReplayWalk *self, gboolean back)
{
  guint found = self->position;

  for (guint i = 0; i < self->points->len; i++)
    {
      const guint point = g_array_index (self->points, guint, i);

      if (back && point < self->position)
        found = point;
      if (!back && point > self->position)
        return point;
    }

  return found;
}

void
salon_replay_walk_go (SalonReplayWalk *self, SalonReplayWay way)
{
  g_return_if_fail (SALON_IS_REPLAY_WALK (self));

  switch (way)
    {
    case SALON_REPLAY_FIRST:
      salon_replay_walk_jump (self, 0);
      break;
    case SALON_REPLAY_BACK:
      salon_replay_walk_jump (self, MAX (self->position, 1) - 1);
      break;
    case SALON_REPLAY_FORWARD:
      salon_replay_walk_stop (self);
      step (self);
      break;
    case SALON_REPLAY_END:
      salon_replay_walk_jump (self, G_MAXUINT);
      break;
    case SALON_REPLAY_TURN_BACK:
    case SALON_REPLAY_TURN_FORWARD:
      salon_replay_walk_jump (self,
                              salon_replay_find_turn (self->replay, self->position, way == SALON_REPLAY_TURN_BACK));
      break;
    case SALON_REPLAY_POINT_BACK:
    case SALON_REPLAY_POINT_FORWARD:
    default:
      salon_replay_walk_jump (self, find_point (self, way == SALON_REPLAY_POINT_BACK));
      break;
    }
}

void
salon_replay_walk_play_or_stop (SalonReplayWalk *self)
{
  g_return_if_fail (SALON_IS_REPLAY_WALK (self));

  if (self->playing)
    {
      salon_replay_walk_stop (self);
      return;
    }

  if (is_at_end (self))
    salon_replay_walk_jump (self, 0);
  self->playing = TRUE;
  salon_replay_panel_set_playing (self->panel, TRUE);
  if (!self->stepping)
    step (self);
}

void
salon_replay_walk_look (SalonReplayWalk *self, guint eyes)
{
  g_return_if_fail (SALON_IS_REPLAY_WALK (self));

  if (!salon_replay_allows_eyes (self->replay, eyes) || eyes == self->eyes)
    return;

  self->eyes = eyes;
  self->stepping = FALSE;
  salon_replay_table_show (self->table, self->position, eyes);
  come (self, FALSE);
  if (self->playing && self->next_id == 0)
    arrived_cb (self);
}

guint
salon_replay_walk_get_position (SalonReplayWalk *self)
{
  g_return_val_if_fail (SALON_IS_REPLAY_WALK (self), 0);

  return self->position;
}

guint
salon_replay_walk_get_eyes (SalonReplayWalk *self)
{
  g_return_val_if_fail (SALON_IS_REPLAY_WALK (self), SALON_EYES_ONLOOKER);

  return self->eyes;
}

void
salon_replay_walk_set_points (SalonReplayWalk *self, const guint *positions, guint n)
{
  g_return_if_fail (SALON_IS_REPLAY_WALK (self));

  g_array_set_size (self->points, 0);
  g_array_append_vals (self->points, positions, n);
  salon_replay_panel_set_points (self->panel, positions, n);
}

/* What the panel asks for. */
static void
wanted_cb (SalonReplayWalk *self, int way)
{
  salon_replay_walk_go (self, (SalonReplayWay) way);
}

static void
go_cb (SalonReplayWalk *self, int position)
{
  salon_replay_walk_jump (self, (guint) position);
}

/* The object */

static void
salon_replay_walk_dispose (GObject *object)
{
  SalonReplayWalk *self = SALON_REPLAY_WALK (object);

  forget_next (self);
  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  if (self->panel != NULL)
    g_signal_handlers_disconnect_by_data (self->panel, self);
  g_clear_object (&self->table);
  g_clear_object (&self->panel);
  g_clear_object (&self->replay);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (salon_replay_walk_parent_class)->dispose (object);
}

static void
salon_replay_walk_finalize (GObject *object)
{
  g_array_unref (SALON_REPLAY_WALK (object)->points);

  G_OBJECT_CLASS (salon_replay_walk_parent_class)->finalize (object);
}

static void
salon_replay_walk_class_init (SalonReplayWalkClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = salon_replay_walk_dispose;
  G_OBJECT_CLASS (klass)->finalize = salon_replay_walk_finalize;
  came_signal = g_signal_new ("came", SALON_TYPE_REPLAY_WALK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              G_TYPE_BOOLEAN);
}

static void
salon_replay_walk_init (SalonReplayWalk *self)
{
  self->points = g_array_new (FALSE, FALSE, sizeof (guint));
  self->eyes = SALON_EYES_ONLOOKER;
}

SalonReplayWalk *
salon_replay_walk_new (SalonReplay *replay, SalonReplayTable *table, SalonReplayPanel *panel, SalonSettings *settings)
{
  SalonReplayWalk *self = g_object_new (SALON_TYPE_REPLAY_WALK, NULL);

  self->replay = g_object_ref (replay);
  self->table = g_object_ref (table);
  self->panel = g_object_ref (panel);
  self->settings = g_object_ref (settings);
  g_signal_connect_swapped (table, "arrived", G_CALLBACK (arrived_cb), self);
  g_signal_connect_swapped (panel, "go", G_CALLBACK (go_cb), self);
  g_signal_connect_swapped (panel, "wanted", G_CALLBACK (wanted_cb), self);
  g_signal_connect_swapped (panel, "play", G_CALLBACK (salon_replay_walk_play_or_stop), self);
  return self;
}
