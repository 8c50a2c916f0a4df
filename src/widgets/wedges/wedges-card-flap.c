/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-card-flap.h"

#include "widgets/salon-art.h"
#include "widgets/salon-theme-use.h"
#include "widgets/wedges/wedges-card-unit.h"

#define HIGH   124 /* px at the usual size of text */
#define LOW    72
#define RADIUS 8.
#define SEAM   6. /* px from the edge */
#define WEAVE  9. /* px between two threads */

struct _WedgesCardFlap {
  GtkWidget parent_instance;

  GtkWidget *child;
  gboolean is_open;
  double slid;
  SalonArtTile linen;
};

G_DEFINE_FINAL_TYPE (WedgesCardFlap, wedges_card_flap, GTK_TYPE_WIDGET)

typedef struct {
  double width, height;
  gboolean contrast;
} Linen;

static void
rounded (cairo_t *cr, double inset, const Linen *linen, double radius)
{
  const double right = linen->width - inset, bottom = linen->height - inset;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, inset + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI_2);
  cairo_arc (cr, inset + radius, bottom - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, inset + radius, inset + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

static void
draw_linen (cairo_t *cr, gconstpointer data)
{
  const Linen *linen = data;
  cairo_pattern_t *cloth = cairo_pattern_create_linear (0, 0, 0, linen->height);

  cairo_pattern_add_color_stop_rgb (cloth, 0, .545, .2, .31);
  cairo_pattern_add_color_stop_rgb (cloth, 1, .4, .12, .21);
  rounded (cr, 0, linen, RADIUS);
  if (linen->contrast)
    cairo_set_source_rgb (cr, .3, .05, .13);
  else
    cairo_set_source (cr, cloth);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (cloth);
  if (!linen->contrast)
    {
      cairo_save (cr);
      cairo_clip (cr);
      for (int i = 0; i < (linen->width + linen->height) / WEAVE; i++)
        {
          const double x = i * WEAVE - linen->height;

          cairo_move_to (cr, x, 0);
          cairo_rel_line_to (cr, linen->height, linen->height);
          cairo_move_to (cr, x, linen->height);
          cairo_rel_line_to (cr, linen->height, -linen->height);
        }
      cairo_set_source_rgba (cr, 1, 1, 1, .075);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
      cairo_restore (cr);
    }
  cairo_new_path (cr);
  rounded (cr, SEAM, linen, RADIUS - 2);
  cairo_set_source_rgba (cr, .945, .81, .85, linen->contrast ? 1 : .5);
  cairo_set_line_width (cr, 1.3);
  cairo_set_dash (cr, (const double[]) { 6, 5 }, 2, 0);
  cairo_stroke (cr);
}

static void
wedges_card_flap_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  WedgesCardFlap *self = WEDGES_CARD_FLAP (widget);

  if (self->child != NULL)
    gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || self->is_open)
    return;
  *minimum = MAX (*minimum + 16, (int) (LOW * wedges_card_unit (widget)));
  *natural = MAX (*natural + 16, (int) (HIGH * wedges_card_unit (widget)));
}

static void
wedges_card_flap_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesCardFlap *self = WEDGES_CARD_FLAP (widget);

  if (self->child != NULL)
    gtk_widget_size_allocate (self->child, &(GtkAllocation) { 0, 0, width, height }, -1);
  if (!self->is_open || self->slid < 1)
    salon_art_tile_draw (&self->linen, widget, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height), draw_linen,
                         &(Linen) { width, height, salon_theme_get_mode () >= SALON_THEME_CONTRAST });
}

static void
wedges_card_flap_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WedgesCardFlap *self = WEDGES_CARD_FLAP (widget);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);

  if (!self->is_open)
    {
      salon_art_tile_snapshot (&self->linen, snapshot, 0, 0);
      GTK_WIDGET_CLASS (wedges_card_flap_parent_class)->snapshot (widget, snapshot);
      return;
    }
  GTK_WIDGET_CLASS (wedges_card_flap_parent_class)->snapshot (widget, snapshot);
  if (self->slid >= 1)
    return;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  salon_art_tile_snapshot (&self->linen, snapshot, (float) (self->slid * width), 0);
  gtk_snapshot_pop (snapshot);
}

static void
set_child (WedgesCardFlap *self, GtkWidget *child)
{
  if (self->child != NULL)
    gtk_widget_unparent (self->child);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
wedges_card_flap_dispose (GObject *object)
{
  WedgesCardFlap *self = WEDGES_CARD_FLAP (object);

  set_child (self, NULL);
  salon_art_tile_clear (&self->linen);

  G_OBJECT_CLASS (wedges_card_flap_parent_class)->dispose (object);
}

static GtkSizeRequestMode
wedges_card_flap_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
wedges_card_flap_class_init (WedgesCardFlapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_card_flap_dispose;
  widget_class->get_request_mode = wedges_card_flap_get_request_mode;
  widget_class->measure = wedges_card_flap_measure;
  widget_class->size_allocate = wedges_card_flap_size_allocate;
  widget_class->snapshot = wedges_card_flap_snapshot;
  gtk_widget_class_set_css_name (widget_class, "wedges-card-flap");
}

static void
wedges_card_flap_init (WedgesCardFlap *self)
{
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
wedges_card_flap_new (void)
{
  return g_object_new (WEDGES_TYPE_CARD_FLAP, NULL);
}

void
wedges_card_flap_close (WedgesCardFlap *self, GtkWidget *child)
{
  g_return_if_fail (WEDGES_IS_CARD_FLAP (self));

  self->is_open = FALSE;
  self->slid = 0;
  set_child (self, child);
}

void
wedges_card_flap_open (WedgesCardFlap *self, GtkWidget *child)
{
  g_return_if_fail (WEDGES_IS_CARD_FLAP (self));

  self->is_open = TRUE;
  set_child (self, child);
}

void
wedges_card_flap_set_slid (WedgesCardFlap *self, double slid)
{
  g_return_if_fail (WEDGES_IS_CARD_FLAP (self));

  if (slid == self->slid)
    return;
  self->slid = slid;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
