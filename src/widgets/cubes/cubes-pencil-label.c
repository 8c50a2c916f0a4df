/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-pencil-label.h"

#include <math.h>

#include "widgets/cubes/cubes-paint.h"
#include "widgets/cubes/cubes-pencil.h"
#include "widgets/salon-draw.h"

#define CAP .86 /* height of a capital, in shares of the font */

struct _CubesPencilLabel {
  GtkWidget parent_instance;

  char *word;
  guint seat;
  CubesPencil pencil;
};

G_DEFINE_FINAL_TYPE (CubesPencilLabel, cubes_pencil_label, GTK_TYPE_WIDGET)

static double
get_cap (GtkWidget *widget)
{
  return CAP * salon_draw_get_em (widget);
}

static void
cubes_pencil_label_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  CubesPencilLabel *self = CUBES_PENCIL_LABEL (widget);
  const double cap = get_cap (widget);

  *minimum = *natural = (int) ceil (1.8 * cap);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, (int) ceil (cubes_pencil_measure (widget, self->word, self->seat, cap) + cap));
}

static void
cubes_pencil_label_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesPencilLabel *self = CUBES_PENCIL_LABEL (widget);
  const double room = MAX (1, width - .4 * get_cap (widget));
  double cap = get_cap (widget);
  const double wide = cubes_pencil_measure (widget, self->word, self->seat, cap);

  /* A long word is written smaller. */
  if (wide > room)
    cap *= room / wide;
  cubes_pencil_prepare (&self->pencil, widget, self->word, self->seat, cubes_paint (CUBES_PAINT_PENCIL), cap);
}

static void
cubes_pencil_label_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  cubes_pencil_snapshot (&CUBES_PENCIL_LABEL (widget)->pencil, snapshot, (float) round (.2 * get_cap (widget)),
                         roundf ((float) gtk_widget_get_height (widget) / 2), 1);
}

static void
cubes_pencil_label_dispose (GObject *object)
{
  CubesPencilLabel *self = CUBES_PENCIL_LABEL (object);

  cubes_pencil_clear (&self->pencil);
  G_OBJECT_CLASS (cubes_pencil_label_parent_class)->dispose (object);
}

static void
cubes_pencil_label_finalize (GObject *object)
{
  g_free (CUBES_PENCIL_LABEL (object)->word);

  G_OBJECT_CLASS (cubes_pencil_label_parent_class)->finalize (object);
}

static void
cubes_pencil_label_class_init (CubesPencilLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_pencil_label_dispose;
  G_OBJECT_CLASS (klass)->finalize = cubes_pencil_label_finalize;
  widget_class->measure = cubes_pencil_label_measure;
  widget_class->size_allocate = cubes_pencil_label_size_allocate;
  widget_class->snapshot = cubes_pencil_label_snapshot;

  gtk_widget_class_set_css_name (widget_class, "cubes-pencil-label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
cubes_pencil_label_init (CubesPencilLabel *self)
{
  self->word = g_strdup ("");
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
cubes_pencil_label_new (void)
{
  return g_object_new (CUBES_TYPE_PENCIL_LABEL, NULL);
}

void
cubes_pencil_label_set (CubesPencilLabel *self, const char *word, guint seat)
{
  g_autofree char *told = g_ascii_strdown (word, -1);

  g_return_if_fail (CUBES_IS_PENCIL_LABEL (self));

  g_free (self->word);
  self->word = g_strdup (word);
  self->seat = seat;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
