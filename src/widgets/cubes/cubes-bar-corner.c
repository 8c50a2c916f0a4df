/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-bar-corner.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"

#define CHOOSE_ACTION "corner.choose"

#define SHADE  8. /* how far the shadow reaches, in px */
#define REACH  7. /* of the angle, from the middle */
#define STROKE 5.5

struct _CubesBarCorner {
  GtkWidget parent_instance;

  CubesCorner corner;
  gboolean chosen;
  SalonArtTile plain, gold;
};

G_DEFINE_FINAL_TYPE (CubesBarCorner, cubes_bar_corner, GTK_TYPE_WIDGET)

static guint chosen_signal;

typedef struct {
  CubesCorner corner;
  gboolean gold;
} Drawing;

static void
draw (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;
  const double half = CUBES_BAR_CORNER_SIZE / 2.;
  const double x = drawing->corner == CUBES_NW || drawing->corner == CUBES_SW ? -REACH : REACH;
  const double y = drawing->corner == CUBES_NW || drawing->corner == CUBES_NE ? -REACH : REACH;
  const GdkRGBA light = { 0xfd / 255.f, 0xf8 / 255.f, 0xe8 / 255.f, 1 };

  cairo_translate (cr, half, half);
  cairo_set_source_rgba (cr, 0, 0, 0, .09);
  for (int i = 0; i < 6; i++)
    {
      cairo_arc (cr, 0, 3, half + 5 - 1.5 * i, 0, 2 * G_PI);
      cairo_fill (cr);
    }
  gdk_cairo_set_source_rgba (cr, drawing->gold ? &salon_gold : &light);
  cairo_arc (cr, 0, 0, half, 0, 2 * G_PI);
  cairo_fill (cr);
  if (drawing->gold)
    {
      gdk_cairo_set_source_rgba (cr, &salon_white);
      cairo_arc (cr, 0, 0, half - 1, 0, 2 * G_PI);
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
    }
  gdk_cairo_set_source_rgba (cr, &salon_ink);
  cairo_move_to (cr, x, -y);
  cairo_line_to (cr, x, y);
  cairo_line_to (cr, -x, y);
  cairo_set_line_width (cr, STROKE);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

static void
choose_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, chosen_signal, 0);
}

static void
cubes_bar_corner_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = *natural = CUBES_BAR_CORNER_SIZE;
}

static void
cubes_bar_corner_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesBarCorner *self = CUBES_BAR_CORNER (widget);
  const float size = (float) (CUBES_BAR_CORNER_SIZE + 2 * SHADE);
  const graphene_rect_t extents = GRAPHENE_RECT_INIT ((float) -SHADE, (float) -SHADE, size, size);

  salon_art_tile_draw (&self->plain, widget, &extents, draw, &(Drawing) { self->corner, FALSE });
  salon_art_tile_draw (&self->gold, widget, &extents, draw, &(Drawing) { self->corner, TRUE });
}

static void
cubes_bar_corner_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CubesBarCorner *self = CUBES_BAR_CORNER (widget);
  const float size = CUBES_BAR_CORNER_SIZE;

  salon_art_tile_snapshot (self->chosen ? &self->gold : &self->plain, snapshot, 0, 0);
  if (gtk_widget_has_visible_focus (widget))
    salon_draw_focus (snapshot, &GRAPHENE_RECT_INIT (0, 0, size, size), size / 2, 2);
}

static void
cubes_bar_corner_dispose (GObject *object)
{
  CubesBarCorner *self = CUBES_BAR_CORNER (object);

  salon_art_tile_clear (&self->plain);
  salon_art_tile_clear (&self->gold);

  G_OBJECT_CLASS (cubes_bar_corner_parent_class)->dispose (object);
}

static void
cubes_bar_corner_class_init (CubesBarCornerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_bar_corner_dispose;
  widget_class->measure = cubes_bar_corner_measure;
  widget_class->size_allocate = cubes_bar_corner_size_allocate;
  widget_class->snapshot = cubes_bar_corner_snapshot;

  chosen_signal =
    g_signal_new ("chosen", CUBES_TYPE_BAR_CORNER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* Not Enter, which lays the Bar. */
  gtk_widget_class_install_action (widget_class, CHOOSE_ACTION, NULL, choose_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, CHOOSE_ACTION, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Space, 0, CHOOSE_ACTION, NULL);
  gtk_widget_class_set_css_name (widget_class, "cubes-bar-corner");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_RADIO);
}

static void
cubes_bar_corner_init (CubesBarCorner *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "pointer");
  salon_art_watch (GTK_WIDGET (self));
}

static const char *
name (CubesCorner corner)
{
  switch (corner)
    {
    case CUBES_NW:
      return _ ("Bar at the top left");
    case CUBES_NE:
      return _ ("Bar at the top right");
    case CUBES_SW:
      return _ ("Bar at the bottom left");
    case CUBES_SE:
    case CUBES_NO_BAR:
    default:
      return _ ("Bar at the bottom right");
    }
}

GtkWidget *
cubes_bar_corner_new (CubesCorner corner)
{
  CubesBarCorner *self = g_object_new (CUBES_TYPE_BAR_CORNER, NULL);

  self->corner = corner;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name (corner), -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  return GTK_WIDGET (self);
}

CubesCorner
cubes_bar_corner_get_corner (CubesBarCorner *self)
{
  g_return_val_if_fail (CUBES_IS_BAR_CORNER (self), CUBES_NO_BAR);

  return self->corner;
}

void
cubes_bar_corner_set_chosen (CubesBarCorner *self, gboolean chosen)
{
  g_return_if_fail (CUBES_IS_BAR_CORNER (self));

  if (chosen == self->chosen)
    return;
  self->chosen = chosen;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_CHECKED,
                               chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
