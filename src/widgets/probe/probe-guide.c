/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-guide.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/probe/probe-guide-note.h"
#include "widgets/probe/probe-guide-path.h"
#include "widgets/salon-large.h"
#include "widgets/salon-place.h"
#include "widgets/salon-theme-use.h"

/* px; the note is TYPE times as large where the lane is */
#define NOTE_WIDTH  728
#define NOTE_HEIGHT 126
#define NOTE_GAP    8 /* at least, to the ends of the lane */
#define COMPACT     700

/* The least height of a large page, in px. */
#define LARGE_HEIGHT 840

#define BRACKET     7.f
#define END_WIDTH   220.f
#define END_INSET   14.f
#define BRACKET_FAR 21.f
#define ARM         17.f
#define HEAD_LENGTH 15.
#define HEAD_WIDTH  17.
#define BEND        14.

/* When which part of a note appears, in ms. */
#define TEXT_MS     120
#define SLIDE_MS    260
#define THREAD_MS   280
#define BRACKETS_MS 200
#define ALL_MS      (TEXT_MS + SLIDE_MS + THREAD_MS + BRACKETS_MS)
#define BREATH_MS   900
#define BREATH_AT   8 /* s */

struct _ProbeGuide {
  GtkWidget parent_instance;

  GtkWidget *note;
  SalonLarge large; /* its type grows along with that of the table */
  GtkWidget *told;  /* the answer that stands at Rosa’s tray */
  GtkWidget *press; /* what has to be pressed; a weak pointer */
  ProbeGuidePlace place;
  ProbeLessonStep step;
  char *words; /* of the note that is shown; NULL: none is */
  gboolean usable;

  graphene_rect_t from, to; /* where the note slides */
  graphene_rect_t target;   /* without its brackets */
  ProbeGuidePath path;
  AdwAnimation *appearing, *breath;
  double ms, breathing;
  guint breath_id;
};

G_DEFINE_FINAL_TYPE (ProbeGuide, probe_guide, GTK_TYPE_WIDGET)

enum {
  GO_ON,
  TELL,
  LEAVE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Motion */

static double
share (double ms, double from, double length)
{
  return CLAMP ((ms - from) / length, 0, 1);
}

static double
out_cubic (double t)
{
  return 1 - pow (1 - t, 3);
}

static double
in_out_sine (double t)
{
  return (1 - cos (G_PI * t)) / 2;
}

static double
out_back (double t)
{
  return 1 + 2.7 * pow (t - 1, 3) + 1.7 * pow (t - 1, 2);
}

static void
appearing_cb (double value, gpointer data)
{
  ProbeGuide *self = data;

  self->ms = value;
  gtk_widget_set_opacity (self->note, share (value, 0, TEXT_MS));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
breath_cb (double value, gpointer data)
{
  ProbeGuide *self = data;

  self->breathing = sin (value * G_PI);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
breathe_cb (gpointer data)
{
  ProbeGuide *self = data;

  self->breath_id = 0;
  adw_animation_play (self->breath);
  return G_SOURCE_REMOVE;
}

static void
appear (ProbeGuide *self)
{
  adw_animation_reset (self->breath);
  adw_animation_reset (self->appearing);
  adw_animation_play (self->appearing);
  g_clear_handle_id (&self->breath_id, g_source_remove);
  self->breath_id = g_timeout_add_seconds (BREATH_AT, breathe_cb, self);
}

/* Places */

static gboolean
get_bounds (ProbeGuide *self, GtkWidget *widget, graphene_rect_t *bounds)
{
  return widget != NULL && gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, GTK_WIDGET (self), bounds);
}

/* Finds out what the note points at; FALSE: at nothing that can be seen and used. */
static gboolean
find_target (ProbeGuide *self)
{
  graphene_rect_t until;

  if (!self->usable || !get_bounds (self, self->place.target, &self->target))
    return FALSE;
  if (get_bounds (self, self->place.until, &until))
    graphene_rect_union (&self->target, &until, &self->target);
  if (self->place.end)
    {
      self->target.origin.x += MAX (0, self->target.size.width - END_WIDTH);
      self->target.size.width = MIN (self->target.size.width, END_WIDTH) - END_INSET;
      graphene_rect_inset (&self->target, 0, BRACKET / 2);
    }
  return self->target.size.width > 0;
}

static void
find_path (ProbeGuide *self)
{
  ProbeGuideRoute route = { .note = self->to, .width = (float) gtk_widget_get_width (GTK_WIDGET (self)) };
  graphene_rect_t column, panel;

  self->path.n = 0;
  if (!find_target (self))
    return;
  /* Nothing leads from a note to its own buttons. */
  if (self->place.target != NULL && gtk_widget_is_ancestor (self->place.target, self->note))
    return;

  graphene_rect_inset_r (&self->target, -BRACKET, -BRACKET, &route.target);
  if (!get_bounds (self, self->place.column, &column))
    column = self->to;
  route.gutter = MIN (column.origin.x + column.size.width + 10, route.width - 10);
  if (get_bounds (self, self->place.panel, &panel))
    route.above = panel.origin.y - 10;
  probe_guide_path_find (&self->path, &route);
}

/* The note lies in the middle of its lane, or nearer to what it points at if that is beside it. */
static gboolean
find_place (ProbeGuide *self, graphene_rect_t *place)
{
  graphene_rect_t lane;
  double large;
  int width, height, least;

  if (!get_bounds (self, self->place.lane, &lane) || lane.size.width < 1)
    return FALSE;

  probe_guide_note_set_compact (PROBE_GUIDE_NOTE (self->note), lane.size.width < COMPACT);
  large = MAX (1, lane.size.width / 1000);
  width = (int) MIN (NOTE_WIDTH * large, lane.size.width);
  gtk_widget_measure (self->note, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  height = (int) MIN (NOTE_HEIGHT * large, lane.size.height - 2 * NOTE_GAP);
  height = MAX (height, salon_place_measure (self->note, GTK_ORIENTATION_VERTICAL, width));
  graphene_rect_init (place, roundf (lane.origin.x + (lane.size.width - (float) width) / 2),
                      roundf (lane.origin.y + (lane.size.height - (float) height) / 2), (float) width, (float) height);
  return TRUE;
}

static void
allocate (GtkWidget *widget, const graphene_rect_t *place)
{
  const GtkAllocation to = { (int) lroundf (place->origin.x), (int) lroundf (place->origin.y),
                             (int) lroundf (place->size.width), (int) lroundf (place->size.height) };

  gtk_widget_size_allocate (widget, &to, -1);
}

/* The answer stands in the middle of what the note points at. */
static void
place_told (ProbeGuide *self)
{
  int width, height;
  graphene_rect_t place;

  if (!gtk_widget_should_layout (self->told))
    return;

  gtk_widget_measure (self->told, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  height = salon_place_measure (self->told, GTK_ORIENTATION_VERTICAL, width);
  graphene_rect_init (&place, self->target.origin.x + (self->target.size.width - (float) width) / 2,
                      self->target.origin.y + (self->target.size.height - (float) height) / 2, (float) width,
                      (float) height);
  if (place.origin.x < 0 || place.origin.y < 0)
    place.origin = GRAPHENE_POINT_INIT (0, 0);
  allocate (self->told, &place);
}

static void
probe_guide_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeGuide *self = PROBE_GUIDE (widget);
  graphene_rect_t place;

  salon_large_update (&self->large, width, height, LARGE_HEIGHT);
  if (self->words == NULL || !find_place (self, &self->to))
    {
      gtk_widget_set_child_visible (self->note, FALSE);
      gtk_widget_set_child_visible (self->told, FALSE);
      self->path.n = 0;
      self->target.size.width = 0;
      return;
    }

  gtk_widget_set_child_visible (self->note, TRUE);
  if (self->from.size.width < 1)
    self->from = self->to;
  graphene_rect_interpolate (&self->from, &self->to, out_cubic (share (self->ms, TEXT_MS, SLIDE_MS)), &place);
  place.size = self->to.size;
  allocate (self->note, &place);
  find_path (self);
  gtk_widget_set_child_visible (self->told, find_target (self));
  place_told (self);
}

static void
probe_guide_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  gtk_widget_measure (PROBE_GUIDE (widget)->note, orientation, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (PROBE_GUIDE (widget)->told, orientation, -1, minimum, natural, NULL, NULL);
  *minimum = *natural = 0;
}

/* Only the note can be hit. */
static gboolean
probe_guide_contains (GtkWidget *widget, double x, double y)
{
  return FALSE;
}

/* Drawing */

/* Strokes the path of @cr three times: dark, cream, and in the accent of the look. */
static void
stroke (cairo_t *cr)
{
  static const GdkRGBA cream = { 1, .973f, .91f, 1 };
  const GdkRGBA *accent = salon_theme_get_role ("accent");

  cairo_set_line_width (cr, 8);
  cairo_set_source_rgba (cr, 0, 0, 0, .55);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 4.5);
  gdk_cairo_set_source_rgba (cr, &cream);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 2.6);
  gdk_cairo_set_source_rgba (cr, accent);
  cairo_stroke (cr);
}

/* Appends @path to that of @cr, with round corners. */
static void
trace (cairo_t *cr, const ProbeGuidePath *path)
{
  cairo_move_to (cr, path->point[0].x, path->point[0].y);
  for (int i = 1; i < path->n; i++)
    {
      const graphene_point_t *a = &path->point[i - 1], *b = &path->point[i],
                             *c = &path->point[MIN (i + 1, path->n - 1)];
      const double before = hypotf (b->x - a->x, b->y - a->y), after = hypotf (c->x - b->x, c->y - b->y);
      const double bend = MIN (BEND, MIN (before, after) / 2);

      if (bend < .5)
        {
          cairo_line_to (cr, b->x, b->y);
          continue;
        }
      cairo_line_to (cr, b->x - (b->x - a->x) / before * bend, b->y - (b->y - a->y) / before * bend);
      cairo_curve_to (cr, b->x, b->y, b->x, b->y, b->x + (c->x - b->x) / after * bend,
                      b->y + (c->y - b->y) / after * bend);
    }
}

static void
draw_head (cairo_t *cr, const ProbeGuidePath *path)
{
  const graphene_point_t *end = &path->point[path->n - 1], *before = &path->point[path->n - 2];
  const double angle = atan2f (end->y - before->y, end->x - before->x);

  cairo_save (cr);
  cairo_translate (cr, end->x, end->y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, -HEAD_LENGTH, -HEAD_WIDTH / 2);
  cairo_line_to (cr, -HEAD_LENGTH, HEAD_WIDTH / 2);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 5);
  cairo_set_source_rgba (cr, 0, 0, 0, .55);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 1, .973, .91);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 2.6);
  gdk_cairo_set_source_rgba (cr, salon_theme_get_role ("accent"));
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_thread (ProbeGuide *self, cairo_t *cr)
{
  const double grown = in_out_sine (share (self->ms, TEXT_MS + SLIDE_MS, THREAD_MS));
  const double length = probe_guide_path_length (&self->path);
  const double dash[2] = { length * grown, length + 100 };

  if (self->path.n < 2 || grown <= 0)
    return;

  cairo_save (cr);
  if (grown < 1)
    cairo_set_dash (cr, dash, 2, 0);
  trace (cr, &self->path);
  stroke (cr);
  cairo_restore (cr);
  if (grown >= 1)
    draw_head (cr, &self->path);
}

static void
draw_brackets (ProbeGuide *self, cairo_t *cr)
{
  const double closed = share (self->ms, TEXT_MS + SLIDE_MS + THREAD_MS, BRACKETS_MS);
  const double distance = BRACKET_FAR + (BRACKET - BRACKET_FAR) * out_back (closed) + 4 * self->breathing;
  const double left = self->target.origin.x - distance, top = self->target.origin.y - distance;
  const double right = left + self->target.size.width + 2 * distance;
  const double bottom = top + self->target.size.height + 2 * distance;
  const double arm = MIN (ARM, MIN (right - left, bottom - top) / 2 - 2);

  if (closed <= 0 || self->target.size.width < 1)
    return;

  for (int corner = 0; corner < 4; corner++)
    {
      const double x = corner % 2 == 0 ? left : right, y = corner / 2 == 0 ? top : bottom;
      const double dx = corner % 2 == 0 ? 1 : -1, dy = corner / 2 == 0 ? 1 : -1;

      cairo_new_sub_path (cr);
      cairo_move_to (cr, x + dx * arm, y);
      cairo_line_to (cr, x + dx * 5, y);
      cairo_curve_to (cr, x, y, x, y, x, y + dy * 5);
      cairo_line_to (cr, x, y + dy * arm);
    }
  stroke (cr);
}

static void
probe_guide_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeGuide *self = PROBE_GUIDE (widget);
  const graphene_rect_t all =
    GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));

  if (self->words == NULL)
    return;

  if (find_target (self))
    {
      cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &all);

      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      draw_thread (self, cr);
      draw_brackets (self, cr);
      cairo_destroy (cr);
    }
  GTK_WIDGET_CLASS (probe_guide_parent_class)->snapshot (widget, snapshot);
}

/* The object */

static void
go_on_cb (ProbeGuide *self)
{
  g_signal_emit (self, signals[GO_ON], 0);
}

static void
tell_cb (ProbeGuide *self)
{
  g_signal_emit (self, signals[TELL], 0);
}

static void
leave_cb (ProbeGuide *self)
{
  g_signal_emit (self, signals[LEAVE], 0);
}

/* Screen readers hear at what has to be pressed that the note points there. */
static void
set_press (ProbeGuide *self, GtkWidget *press)
{
  if (press == self->press)
    return;

  if (self->press != NULL)
    {
      gtk_accessible_reset_property (GTK_ACCESSIBLE (self->press), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      g_object_remove_weak_pointer (G_OBJECT (self->press), (gpointer *) &self->press);
    }
  self->press = press;
  if (press != NULL)
    {
      g_object_add_weak_pointer (G_OBJECT (press), (gpointer *) &self->press);
      gtk_accessible_update_property (GTK_ACCESSIBLE (press), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      _ ("the note points here"), -1);
    }
}

static void
probe_guide_dispose (GObject *object)
{
  ProbeGuide *self = PROBE_GUIDE (object);

  g_clear_handle_id (&self->breath_id, g_source_remove);
  salon_large_clear (&self->large);
  set_press (self, NULL);
  g_clear_object (&self->appearing);
  g_clear_object (&self->breath);
  g_clear_pointer (&self->note, gtk_widget_unparent);
  g_clear_pointer (&self->told, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_guide_parent_class)->dispose (object);
}

static void
probe_guide_finalize (GObject *object)
{
  g_free (PROBE_GUIDE (object)->words);

  G_OBJECT_CLASS (probe_guide_parent_class)->finalize (object);
}

static void
probe_guide_class_init (ProbeGuideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = probe_guide_dispose;
  object_class->finalize = probe_guide_finalize;
  widget_class->measure = probe_guide_measure;
  widget_class->size_allocate = probe_guide_size_allocate;
  widget_class->snapshot = probe_guide_snapshot;
  widget_class->contains = probe_guide_contains;
  signals[GO_ON] = g_signal_new ("go-on", PROBE_TYPE_GUIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TELL] = g_signal_new ("tell", PROBE_TYPE_GUIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LEAVE] = g_signal_new ("leave", PROBE_TYPE_GUIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "probe-guide");
}

static void
probe_guide_init (ProbeGuide *self)
{
  self->note = probe_guide_note_new ();
  self->large.page = self->note;
  g_signal_connect_swapped (self->note, "go-on", G_CALLBACK (go_on_cb), self);
  g_signal_connect_swapped (self->note, "tell", G_CALLBACK (tell_cb), self);
  g_signal_connect_swapped (self->note, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_set_parent (self->note, GTK_WIDGET (self));
  self->told = gtk_label_new (NULL);
  gtk_widget_set_name (self->told, "guide-told");
  gtk_widget_add_css_class (self->told, "guide-told");
  gtk_widget_set_can_target (self->told, FALSE);
  gtk_widget_set_parent (self->told, GTK_WIDGET (self));

  self->appearing = adw_timed_animation_new (GTK_WIDGET (self), 0, ALL_MS, ALL_MS,
                                             adw_callback_animation_target_new (appearing_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->appearing), ADW_LINEAR);
  self->breath = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, BREATH_MS,
                                          adw_callback_animation_target_new (breath_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->breath), ADW_LINEAR);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
probe_guide_new (void)
{
  return g_object_new (PROBE_TYPE_GUIDE, NULL);
}

/* What has to be pressed: a button of the note, or the target itself. */
static GtkWidget *
find_press (ProbeGuide *self, const ProbeLessonNote *note)
{
  if (note->go_on)
    return probe_guide_note_get_go_on (PROBE_GUIDE_NOTE (self->note));
  if (note->point == PROBE_POINT_TELL)
    return probe_guide_note_get_tell (PROBE_GUIDE_NOTE (self->note));
  return self->usable ? self->place.target : NULL;
}

void
probe_guide_show (ProbeGuide *self, const ProbeLessonNote *note, const ProbeGuidePlace *place)
{
  g_autofree char *words = g_strconcat (note->title, "\n", note->text, NULL);
  const gboolean is_new = g_strcmp0 (words, self->words) != 0 || note->step != self->step;
  const gboolean was_usable = self->usable;

  g_return_if_fail (PROBE_IS_GUIDE (self));

  self->place = *place;
  if (note->point == PROBE_POINT_TELL)
    self->place.target = probe_guide_note_get_tell (PROBE_GUIDE_NOTE (self->note));
  self->usable = self->place.target != NULL && (note->go_on || gtk_widget_is_sensitive (self->place.target));
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));

  if (is_new)
    {
      g_free (self->words);
      self->words = g_steal_pointer (&words);
      self->step = note->step;
      self->from = self->to;
    }
  probe_guide_note_show (PROBE_GUIDE_NOTE (self->note), note);
  gtk_label_set_label (GTK_LABEL (self->told), note->told != NULL ? note->told : "");
  gtk_widget_set_visible (self->told, note->told != NULL);
  set_press (self, find_press (self, note));
  if (is_new || (self->usable && !was_usable))
    {
      appear (self);
      if (self->press != NULL && !place->typing)
        gtk_widget_grab_focus (self->press);
    }
}

void
probe_guide_hide (ProbeGuide *self)
{
  g_return_if_fail (PROBE_IS_GUIDE (self));

  g_clear_pointer (&self->words, g_free);
  g_clear_handle_id (&self->breath_id, g_source_remove);
  set_press (self, NULL);
  self->place = (ProbeGuidePlace) { 0 };
  self->to.size.width = 0;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
probe_guide_focus (ProbeGuide *self)
{
  g_return_if_fail (PROBE_IS_GUIDE (self));

  gtk_widget_child_focus (self->note, GTK_DIR_TAB_FORWARD);
}
