/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-stage.h"

#include "model/salon-clock.h"
#include "widgets/probe/probe-stage-poses.h"
#include "widgets/probe/probe-stage-props.h"
#include "widgets/salon-art.h"
#include "widgets/salon-memory.h"

/* As large as the window, when the page of the end takes the place of the table: the two, the light with its ground, and what
 * mixes and shows them. */
#define END_PICTURES 7

struct _ProbeStage {
  GtkWidget parent_instance;

  ProbeBoard *board;
  ProbeProps props;
  guint warm_id; /* idle callback that renders what will be needed */
  int warmed;    /* trays that are done */

  ProbeMoment moment;
  gboolean playing;
  gboolean shown; /* the last frame of a moment that is over still stands there */
  gboolean paused;
  guint tick_id;
  gint64 last; /* time of the last frame, in µs; 0 before the first one and after a pause */
  double ms;   /* since the moment began, without pauses */
  int steps;   /* done */
  int cues;    /* done */
  ProbeFrame frame;
};

G_DEFINE_FINAL_TYPE (ProbeStage, probe_stage, GTK_TYPE_WIDGET)

enum {
  VIEW,
  CUE,
  DUE,
  SOUND,
  DONE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* A moment */

/* Emits what has become due, and returns whether there is anything to see. Of the sounds only the last one is
 * heard if @quiet. */
static gboolean
emit_due (ProbeStage *self, gboolean quiet)
{
  const ProbeMomentCue *last = NULL;
  ProbeView view;
  const int steps = probe_moment_get_view (&self->moment, self->ms, &view);
  gboolean seen = steps > self->steps;

  if (steps > self->steps)
    {
      self->steps = steps;
      g_signal_emit (self, signals[VIEW], 0, &view);
    }
  for (; self->cues < self->moment.n_cues && self->moment.cue[self->cues].at <= self->ms; self->cues++)
    {
      const ProbeMomentCue *cue = &self->moment.cue[self->cues];

      seen |= cue->type != PROBE_CUE_SOUND;
      if (cue->type != PROBE_CUE_SOUND)
        g_signal_emit (self, signals[CUE], 0, (int) cue->type);
      else if (quiet)
        last = cue;
      else
        g_signal_emit (self, signals[SOUND], 0, (int) cue->sound, (int) cue->tone);
    }
  if (last != NULL)
    g_signal_emit (self, signals[SOUND], 0, (int) last->sound, (int) last->tone);
  return seen;
}

/* Where the moment goes on; “done” says the same at its end. */
static void
emit_frame (ProbeStage *self)
{
  if (emit_due (self, FALSE))
    g_signal_emit (self, signals[DUE], 0);
}

static void
show_frame (ProbeStage *self)
{
  probe_moment_get_frame (&self->moment, self->ms, &self->frame);
  probe_stage_pose (self->board, &self->moment, &self->frame);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
stop_ticks (ProbeStage *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->last = 0;
}

/* Shows the last frame. What a question leaves on the table stays there until the next moment
 * begins. */
static void
end (ProbeStage *self, gboolean quiet)
{
  stop_ticks (self);
  self->playing = FALSE;
  self->ms = MAX (self->ms, (double) self->moment.length);
  /* With reduced motion sounds come later than anything that is seen. */
  if (self->cues < self->moment.n_cues)
    self->ms = MAX (self->ms, (double) self->moment.cue[self->moment.n_cues - 1].at);
  emit_due (self, quiet);
  self->shown = self->moment.thread_to != PROBE_NOBODY;
  probe_stage_rest (self->board);
  probe_moment_get_frame (&self->moment, self->ms, &self->frame);
  if (self->shown)
    salon_fade_clear (&self->props.fade);
  else
    probe_props_clear (&self->props);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[DONE], 0);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  ProbeStage *self = PROBE_STAGE (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->last != 0)
    self->ms += (double) salon_clock_step (self->last, now) / 1000;
  self->last = now;
  if (self->ms >= self->moment.length)
    {
      self->tick_id = 0;
      end (self, FALSE);
      return G_SOURCE_REMOVE;
    }

  emit_frame (self);
  /* A listener may have ended the moment, or begun another one. */
  if (self->playing)
    show_frame (self);
  return G_SOURCE_CONTINUE;
}

static void
run (ProbeStage *self)
{
  if (self->playing && !self->paused && self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

void
probe_stage_play (ProbeStage *self, const ProbeMoment *moment)
{
  g_return_if_fail (PROBE_IS_STAGE (self));

  probe_stage_clear (self);
  self->moment = *moment;
  self->playing = TRUE;
  self->ms = 0;
  self->steps = self->cues = 0;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || moment->length <= 0)
    {
      end (self, TRUE);
      return;
    }

  probe_props_prepare (&self->props, &self->moment);
  if (moment->after.seen.phase == PROBE_OVER)
    salon_memory_warm (GTK_WIDGET (self), END_PICTURES);
  emit_frame (self);
  if (!self->playing)
    return;
  show_frame (self);
  run (self);
}

/* Whether the moment that is over has left this question on the table. */
static gboolean
has_question (const ProbeStage *self, const ProbeState *state)
{
  return self->shown && self->moment.after.seen.moves == state->moves && self->moment.thread_to == state->chooser
         && self->frame.thread > 0 && self->frame.thread_shown > 0 && self->props.thread.tile.texture != NULL;
}

void
probe_stage_show_question (ProbeStage *self, const ProbeView *view)
{
  g_return_if_fail (PROBE_IS_STAGE (self));

  if (self->playing || view->seen.phase != PROBE_TO_ANSWER || has_question (self, &view->seen))
    return;

  probe_stage_clear (self);
  probe_moment_make_question (&self->moment, view);
  probe_moment_get_frame (&self->moment, 0, &self->frame);
  self->ms = 0;
  self->shown = TRUE;
  probe_props_prepare (&self->props, &self->moment);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_stage_skip (ProbeStage *self)
{
  g_return_if_fail (PROBE_IS_STAGE (self));

  if (self->playing)
    end (self, TRUE);
}

void
probe_stage_clear (ProbeStage *self)
{
  g_return_if_fail (PROBE_IS_STAGE (self));

  if (!self->playing && !self->shown)
    return;

  stop_ticks (self);
  self->playing = self->shown = FALSE;
  probe_stage_rest (self->board);
  probe_props_clear (&self->props);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
probe_stage_is_playing (ProbeStage *self)
{
  g_return_val_if_fail (PROBE_IS_STAGE (self), FALSE);

  return self->playing;
}

void
probe_stage_set_paused (ProbeStage *self, gboolean paused)
{
  g_return_if_fail (PROBE_IS_STAGE (self));

  self->paused = paused;
  if (paused)
    stop_ticks (self);
  else
    run (self);
}

/* The widget */

static gboolean
warm_cb (gpointer data)
{
  ProbeStage *self = data;

  ProbeTray *tray;

  /* One tray at a time, so that nobody waits for it. */
  tray = probe_board_get_tray (self->board, self->warmed / PROBE_MAX_TRAYS, self->warmed % PROBE_MAX_TRAYS);
  if (tray != NULL)
    probe_tray_warm (tray);
  if (++self->warmed < PROBE_MAX_SEATS * PROBE_MAX_TRAYS)
    return G_SOURCE_CONTINUE;

  self->warm_id = 0;
  probe_props_warm (&self->props);
  salon_memory_warm (GTK_WIDGET (self), SALON_MEMORY_TABLE);
  return G_SOURCE_REMOVE;
}

static void
probe_stage_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  gtk_widget_measure (GTK_WIDGET (PROBE_STAGE (widget)->board), orientation, for_size, minimum, natural,
                      minimum_baseline, natural_baseline);
}

static void
probe_stage_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeStage *self = PROBE_STAGE (widget);

  gtk_widget_allocate (GTK_WIDGET (self->board), width, height, baseline, NULL);
  if (self->playing || self->shown)
    probe_props_place (&self->props, &self->moment);
  /* Behind everything else, when frames have been drawn and there is nothing to do. */
  self->warmed = 0;
  if (self->warm_id == 0)
    self->warm_id = g_idle_add_full (G_PRIORITY_LOW, warm_cb, self, NULL);
}

/* GTK compares the nodes of two frames to find what has to be drawn again. What is above the board is always
 * there as one node, with something in it that nobody sees; if it came and went, GTK would not find the board
 * where it was, and would draw all of it. */
static void
probe_stage_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA nothing = { 0 };
  ProbeStage *self = PROBE_STAGE (widget);

  probe_props_snapshot_board (&self->props, snapshot, &self->frame);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                         (float) gtk_widget_get_height (widget)));
  gtk_snapshot_append_color (snapshot, &nothing, &GRAPHENE_RECT_INIT (0, 0, 1, 1));
  if (self->playing || self->shown)
    probe_props_snapshot (&self->props, snapshot, &self->moment, &self->frame, self->ms);
  gtk_snapshot_pop (snapshot);
}

/* Nobody sees it any more. */
static void
probe_stage_unmap (GtkWidget *widget)
{
  probe_stage_skip (PROBE_STAGE (widget));
  probe_props_forget_board (&PROBE_STAGE (widget)->props);
  GTK_WIDGET_CLASS (probe_stage_parent_class)->unmap (widget);
}

static void
probe_stage_dispose (GObject *object)
{
  ProbeStage *self = PROBE_STAGE (object);

  stop_ticks (self);
  self->playing = FALSE;
  g_clear_handle_id (&self->warm_id, g_source_remove);
  probe_props_dispose (&self->props);
  if (self->board != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->board)));

  G_OBJECT_CLASS (probe_stage_parent_class)->dispose (object);
}

static void
probe_stage_class_init (ProbeStageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = probe_stage_dispose;
  widget_class->measure = probe_stage_measure;
  widget_class->size_allocate = probe_stage_size_allocate;
  widget_class->snapshot = probe_stage_snapshot;
  widget_class->unmap = probe_stage_unmap;

  signals[VIEW] =
    g_signal_new ("view", PROBE_TYPE_STAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[CUE] =
    g_signal_new ("cue", PROBE_TYPE_STAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[DUE] = g_signal_new ("due", PROBE_TYPE_STAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SOUND] = g_signal_new ("sound", PROBE_TYPE_STAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                 G_TYPE_INT, G_TYPE_INT);
  signals[DONE] = g_signal_new ("done", PROBE_TYPE_STAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "probe-stage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
probe_stage_init (ProbeStage *self)
{
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
probe_stage_new (ProbeBoard *board)
{
  ProbeStage *self = g_object_new (PROBE_TYPE_STAGE, NULL);

  self->board = board;
  probe_props_init (&self->props, GTK_WIDGET (self), board);
  gtk_widget_set_parent (GTK_WIDGET (board), GTK_WIDGET (self));

  return GTK_WIDGET (self);
}
