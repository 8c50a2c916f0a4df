/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-replay-table.h"

#include "widgets/salon-sound.h"
#include "widgets/wedges/wedges-card.h"
#include "widgets/wedges/wedges-chronicle.h"
#include "widgets/wedges/wedges-die.h"
#include "widgets/wedges/wedges-plate.h"
#include "widgets/wedges/wedges-replay-scene.h"
#include "widgets/wedges/wedges-sounds.h"
#include "widgets/wedges/wedges-verdict-panel.h"
#include "widgets/wedges/wedges-wheel.h"
#include "widgets/wedges/wedges-widgets.h"

/* How often it is looked whether everything has come to rest, in ms: about once a frame. */
#define LOOK_MS 20

/* How long people look at what a step has shown, in ms at the even pace; a question or an answer is read letter by letter. */
#define SEE_MS      700
#define READ_MS     1200
#define READ_LETTER 30
#define READ_MOST   6000

/* What of a step is being shown. */
typedef enum {
  STEP_NONE,
  STEP_MOVES,    /* the die rolls, or a token hops */
  STEP_DRAWS,    /* a card comes out of its box */
  STEP_UNCOVERS, /* the answer is uncovered */
  STEP_GAINS,    /* a wedge flies to its tin, or the fans open */
  STEP_SEEN,     /* people look at it, or read it */
} Step;

struct _WedgesReplayTable {
  GtkWidget parent_instance;

  WedgesReplayScene scene;
  guint position; /* what is shown, or what the step leads to */

  Step step;
  guint step_id; /* a source: looks whether the step has come further, or whether it was seen */
  SalonPace pace;
  gboolean moving;    /* the step is seen to happen */
  WedgesState before; /* the step */
  WedgesMove move;
};

static void wedges_replay_table_iface_init (SalonReplayTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (WedgesReplayTable,
                               wedges_replay_table,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_REPLAY_TABLE, wedges_replay_table_iface_init))

static void
forget_step (WedgesReplayTable *self)
{
  self->step = STEP_NONE;
  self->scene.flying = 0;
  self->scene.gains = FALSE;
  g_clear_handle_id (&self->step_id, g_source_remove);
}

/* Steps */

static void
tell (WedgesReplayTable *self)
{
  g_autofree char *sentence = salon_replay_tell (SALON_REPLAY (self->scene.replay), self->position);

  salon_replay_table_tell (SALON_REPLAY_TABLE (self), sentence);
}

/* How long people look at what the step has shown, in ms at the even pace. */
static guint
get_seeing_ms (WedgesReplayTable *self)
{
  WedgesAsked question;
  WedgesAnswer answer;
  glong letters;

  if (!gtk_widget_get_visible (self->scene.parts.card)
      || !wedges_replay_get_question (self->scene.replay, self->position, &question))
    return SEE_MS;
  if (wedges_replay_get_answer (self->scene.replay, self->position, &answer))
    letters = g_utf8_strlen (answer.answer, -1) + g_utf8_strlen (answer.fact, -1);
  else
    letters = g_utf8_strlen (question.text, -1);
  return (guint) MIN (READ_MOST, READ_MS + READ_LETTER * letters);
}

static gboolean
seen_cb (gpointer table)
{
  WedgesReplayTable *self = table;

  self->step_id = 0;
  forget_step (self);
  salon_replay_table_arrive (SALON_REPLAY_TABLE (self));
  return G_SOURCE_REMOVE;
}

/* Everything of the step is there. */
static void
see (WedgesReplayTable *self)
{
  g_clear_handle_id (&self->step_id, g_source_remove);
  self->step = STEP_SEEN;
  self->scene.flying = 0;
  self->scene.gains = FALSE;
  wedges_replay_scene_show_table (&self->scene, self->position);
  tell (self);
  self->step_id = g_timeout_add ((guint) (get_seeing_ms (self) * salon_pace_get_factor (self->pace)), seen_cb, self);
}

static void
draw_card (WedgesReplayTable *self)
{
  self->step = STEP_DRAWS;
  tell (self);
  wedges_replay_scene_ask (&self->scene, self->position, self->moving);
  wedges_replay_scene_show_table (&self->scene, self->position);
  if (self->moving)
    salon_sound_play (WEDGES_SOUND_CARD);
}

/* What the answer has won is seen. */
static void
show_gain (WedgesReplayTable *self)
{
  const WedgesState *state = wedges_replay_get_state (self->scene.replay, self->position);

  self->step = STEP_GAINS;
  self->scene.gains = self->moving;
  self->scene.winner = self->move.seat;
  self->scene.flying = state->wedges[self->move.seat] & (guint8) ~self->before.wedges[self->move.seat];
  wedges_wheel_update (WEDGES_WHEEL (self->scene.parts.wheel), &self->before, state, self->moving);
  wedges_replay_scene_show_table (&self->scene, self->position);
}

/* Nothing moves any more: shows what comes next. */
static void
advance (WedgesReplayTable *self)
{
  const gboolean asks = wedges_replay_get_state (self->scene.replay, self->position)->phase == WEDGES_TO_ANSWER;

  switch (self->step)
    {
    case STEP_MOVES:
      if (asks)
        draw_card (self);
      else
        see (self);
      break;
    case STEP_UNCOVERS:
      show_gain (self);
      break;
    case STEP_DRAWS:
    case STEP_GAINS:
      see (self);
      break;
    case STEP_SEEN:
    case STEP_NONE:
    default:
      break;
    }
}

static gboolean
look_cb (gpointer table)
{
  WedgesReplayTable *self = table;
  const guint id = self->step_id;

  if (wedges_replay_scene_is_moving (&self->scene))
    return G_SOURCE_CONTINUE;
  advance (self);
  return self->step_id == id ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
cue_cb (WedgesReplayTable *self, int cue)
{
  if (self->step == STEP_NONE)
    return;
  switch ((WedgesWheelCue) cue)
    {
    case WEDGES_WHEEL_CUE_HOP:
      salon_sound_play (WEDGES_SOUND_KNOCK);
      break;
    case WEDGES_WHEEL_CUE_WEDGE:
      salon_sound_play (WEDGES_SOUND_WEDGE);
      self->scene.flying = 0;
      wedges_replay_scene_show_plates (&self->scene, self->position);
      break;
    case WEDGES_WHEEL_CUE_FANS:
      salon_sound_play (WEDGES_SOUND_WIN);
      break;
    default:
      break;
    }
}

/* The card of the question before is put away, and the die is rolled. */
static void
play_roll (WedgesReplayTable *self)
{
  wedges_card_clear (WEDGES_CARD (self->scene.parts.card));
  wedges_replay_scene_show_beside (&self->scene);
  if (self->moving)
    salon_sound_play (WEDGES_SOUND_ROLL);
  wedges_replay_scene_show_die (&self->scene, self->position, self->moving);
}

static void
play_answer (WedgesReplayTable *self)
{
  self->step = STEP_UNCOVERS;
  tell (self);
  wedges_replay_scene_show_answer (&self->scene, self->position, self->moving);
  if (self->moving)
    salon_sound_play (self->move.right ? WEDGES_SOUND_RIGHT : WEDGES_SOUND_WRONG);
}

static void
play_step (WedgesReplayTable *self)
{
  self->step = STEP_MOVES;
  switch ((WedgesMoveType) self->move.type)
    {
    case WEDGES_ROLL:
      play_roll (self);
      break;
    case WEDGES_ANSWER:
      play_answer (self);
      return;
    case WEDGES_MOVE:
    case WEDGES_CHOOSE:
    case WEDGES_VOTE:
    case WEDGES_N_MOVE_TYPES:
    default:
      break;
    }
  wedges_wheel_update (WEDGES_WHEEL (self->scene.parts.wheel), &self->before,
                       wedges_replay_get_state (self->scene.replay, self->position), self->moving);
}

/* Functions that the page calls */

static void
show (SalonReplayTable *table, guint position, guint eyes)
{
  WedgesReplayTable *self = WEDGES_REPLAY_TABLE (table);

  forget_step (self);
  wedges_replay_scene_skip (&self->scene);
  self->position = position;
  wedges_replay_scene_show (&self->scene, position);
}

static void
play (SalonReplayTable *table, guint position, guint eyes, SalonPace pace)
{
  WedgesReplayTable *self = WEDGES_REPLAY_TABLE (table);

  forget_step (self);
  wedges_replay_scene_skip (&self->scene);
  if (position != self->position + 1)
    wedges_replay_scene_show (&self->scene, position - 1);
  self->position = position;
  self->pace = pace;
  self->moving = pace != SALON_PACE_AT_ONCE;
  self->before = *wedges_replay_get_state (self->scene.replay, position - 1);
  wedges_replay_get_move (self->scene.replay, position, &self->move);
  wedges_replay_scene_set_seats (&self->scene, position);
  self->step_id = g_timeout_add (LOOK_MS, look_cb, self);
  play_step (self);
}

static void
stop (SalonReplayTable *table)
{
  WedgesReplayTable *self = WEDGES_REPLAY_TABLE (table);

  if (self->step == STEP_NONE)
    return;

  forget_step (self);
  salon_sound_drop ();
  wedges_replay_scene_skip (&self->scene);
  wedges_replay_scene_show (&self->scene, self->position);
  salon_replay_table_arrive (table);
}

static void
set_replay (SalonReplayTable *table, SalonReplay *replay, const SalonLook *look)
{
  WedgesReplayTable *self = WEDGES_REPLAY_TABLE (table);

  forget_step (self);
  g_set_object (&self->scene.replay, WEDGES_REPLAY (replay));
  self->scene.look = *look;
  self->scene.parts.seats = wedges_replay_scene_count_seats (&self->scene);
  for (int seat = 0; seat < WEDGES_MAX_SEATS; seat++)
    gtk_widget_set_visible (self->scene.parts.plate[seat], seat < self->scene.parts.seats);
  self->position = 0;
  wedges_replay_scene_show (&self->scene, 0);
}

static void
set_parts (SalonReplayTable *table, GtkWidget *sentence, GtkWidget *panel, GtkWidget *side)
{
  salon_replay_frame_set_parts (&WEDGES_REPLAY_TABLE (table)->scene.parts.frame, GTK_WIDGET (table), sentence, panel,
                                side);
}

static void
wedges_replay_table_iface_init (SalonReplayTableInterface *iface)
{
  iface->set_parts = set_parts;
  iface->set_replay = set_replay;
  iface->show = show;
  iface->play = play;
  iface->stop = stop;
}

/* The object */

static void
wedges_replay_table_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  salon_replay_frame_measure (widget, orientation, minimum, natural);
}

static void
wedges_replay_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  wedges_replay_layout (&WEDGES_REPLAY_TABLE (widget)->scene.parts, widget, width, height);
}

static void
wedges_replay_table_dispose (GObject *object)
{
  WedgesReplayTable *self = WEDGES_REPLAY_TABLE (object);

  forget_step (self);
  wedges_replay_layout_clear (&self->scene.parts);
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL;)
    gtk_widget_unparent (child);
  g_clear_object (&self->scene.replay);

  G_OBJECT_CLASS (wedges_replay_table_parent_class)->dispose (object);
}

static void
wedges_replay_table_class_init (WedgesReplayTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  wedges_widgets_init ();
  G_OBJECT_CLASS (klass)->dispose = wedges_replay_table_dispose;
  widget_class->measure = wedges_replay_table_measure;
  widget_class->size_allocate = wedges_replay_table_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "wedges-table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add (WedgesReplayTable *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return child;
}

/* A wedge flies over the plates, so the wheel is drawn after them. */
static void
wedges_replay_table_init (WedgesReplayTable *self)
{
  wedges_widgets_load_style ();
  for (int seat = 0; seat < WEDGES_MAX_SEATS; seat++)
    self->scene.parts.plate[seat] = add (self, wedges_plate_new ());
  self->scene.parts.die = add (self, wedges_die_new ());
  self->scene.parts.chronicle = add (self, wedges_chronicle_new ());
  self->scene.parts.votes = add (self, wedges_verdict_panel_new ());
  self->scene.parts.wheel = add (self, wedges_wheel_new ());
  self->scene.parts.card = add (self, wedges_card_new ());
  g_signal_connect_object (self->scene.parts.wheel, "cue", G_CALLBACK (cue_cb), self, G_CONNECT_SWAPPED);
}
