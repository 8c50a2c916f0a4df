/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-clock.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/cubes/cubes-hourglass.h"
#include "widgets/salon-style.h"
#include "widgets/salon-tooltip.h"

/* The last seconds, in which the time is red. */
#define LAST_SECONDS 15

/* The hourglass is so wide for its height, and so far from the figures, in px. */
#define SHAPE (100. / 170)
#define GAP   10

/* What stands out of the plates below it, in px. */
#define MARGIN 10

struct _CubesClock {
  GtkWidget parent_instance;

  GtkWidget *glass, *texts, *figures, *caption, *pause;
  int shown; /* seconds; −1: none */
};

G_DEFINE_FINAL_TYPE (CubesClock, cubes_clock, GTK_TYPE_WIDGET)

enum {
  PAUSE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
cubes_clock_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  CubesClock *self = CUBES_CLOCK (widget);
  int texts;

  gtk_widget_measure (self->texts, orientation, -1, &texts, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    texts += GAP + 50;
  *minimum = *natural = texts;
}

static void
cubes_clock_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesClock *self = CUBES_CLOCK (widget);
  int texts, high, glass, left;

  gtk_widget_measure (self->texts, GTK_ORIENTATION_HORIZONTAL, -1, &texts, NULL, NULL, NULL);
  gtk_widget_measure (self->texts, GTK_ORIENTATION_VERTICAL, -1, &high, NULL, NULL, NULL);
  glass = CLAMP ((int) (height * SHAPE), 0, MAX (width - MARGIN - GAP - texts, 0));
  gtk_widget_size_allocate (self->glass, &(GtkAllocation) { MARGIN, 0, glass, height }, -1);
  left = MARGIN + glass + GAP;
  texts = MAX (texts, width - left);
  gtk_widget_size_allocate (self->texts, &(GtkAllocation) { left, (height - high) / 2, texts, high }, -1);
}

/* Says the time in words: “1 minute 24 seconds left”. */
static char *
tell (int seconds)
{
  const int minutes = seconds / 60;
  g_autofree char *first = g_strdup_printf (ngettext ("%d minute", "%d minutes", (gulong) minutes), minutes);
  g_autofree char *second =
    g_strdup_printf (ngettext ("%d second", "%d seconds", (gulong) (seconds % 60)), seconds % 60);

  if (minutes == 0)
    /* Translators: of the time of a round: “24 seconds left” */
    return g_strdup_printf (_ ("%s left"), second);
  /* Translators: of the time of a round: “1 minute 24 seconds left” */
  return g_strdup_printf (_ ("%s %s left"), first, second);
}

void
cubes_clock_set_time (CubesClock *self, double left, double all, gboolean running)
{
  const int seconds = all > 0 ? (int) ceil (left) : -1;
  const char *caption;
  g_autofree char *figures = NULL, *told = NULL;

  g_return_if_fail (CUBES_IS_CLOCK (self));

  cubes_hourglass_set_time (CUBES_HOURGLASS (self->glass), left, all, running);
  /* Translators: below the time, while it runs: so much is left */
  caption = running ? (all > 0 ? _ ("left") : _ ("no time limit")) : _ ("not running");
  if (g_strcmp0 (caption, gtk_label_get_text (GTK_LABEL (self->caption))) != 0)
    gtk_label_set_text (GTK_LABEL (self->caption), caption);
  gtk_widget_set_visible (self->pause, running);
  salon_style_set_class (GTK_WIDGET (self), "last", running && all > 0 && left <= LAST_SECONDS);
  if (seconds == self->shown)
    return;

  self->shown = seconds;
  gtk_widget_set_visible (self->figures, seconds >= 0);
  if (seconds < 0)
    return;
  figures = g_strdup_printf ("%d:%02d", seconds / 60, seconds % 60);
  gtk_label_set_text (GTK_LABEL (self->figures), figures);
  told = tell (seconds);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->figures), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
}

static void
pause_cb (CubesClock *self)
{
  g_signal_emit (self, signals[PAUSE], 0);
}

static void
cubes_clock_dispose (GObject *object)
{
  CubesClock *self = CUBES_CLOCK (object);

  g_clear_pointer (&self->glass, gtk_widget_unparent);
  g_clear_pointer (&self->texts, gtk_widget_unparent);

  G_OBJECT_CLASS (cubes_clock_parent_class)->dispose (object);
}

static void
cubes_clock_class_init (CubesClockClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_clock_dispose;
  widget_class->measure = cubes_clock_measure;
  widget_class->size_allocate = cubes_clock_size_allocate;

  signals[PAUSE] = g_signal_new ("pause", CUBES_TYPE_CLOCK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "cubes-clock");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cubes_clock_init (CubesClock *self)
{
  GtkWidget *below = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->shown = -2;
  self->glass = cubes_hourglass_new ();
  gtk_widget_set_parent (self->glass, GTK_WIDGET (self));

  self->texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->figures = gtk_label_new (NULL);
  gtk_widget_set_name (self->figures, "time");
  gtk_widget_add_css_class (self->figures, "figures");
  gtk_label_set_xalign (GTK_LABEL (self->figures), 0);
  /* Nothing moves from one second to the next. */
  gtk_label_set_width_chars (GTK_LABEL (self->figures), 4);
  gtk_box_append (GTK_BOX (self->texts), self->figures);
  self->caption = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->caption, "below");
  gtk_box_append (GTK_BOX (below), self->caption);
  self->pause = gtk_button_new_from_icon_name ("media-playback-pause-symbolic");
  gtk_widget_set_name (self->pause, "pause");
  gtk_widget_add_css_class (self->pause, "quiet");
  gtk_widget_set_focus_on_click (self->pause, FALSE);
  salon_tooltip_set (self->pause, _ ("Pause"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pause), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Pause"), -1);
  g_signal_connect_swapped (self->pause, "clicked", G_CALLBACK (pause_cb), self);
  gtk_box_append (GTK_BOX (below), self->pause);
  gtk_box_append (GTK_BOX (self->texts), below);
  gtk_widget_set_parent (self->texts, GTK_WIDGET (self));
}

GtkWidget *
cubes_clock_new (void)
{
  return g_object_new (CUBES_TYPE_CLOCK, NULL);
}
