/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-share-bar.h"

#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-figures.h"
#include "widgets/salon-seat-tag.h"

#define CAP       12. /* of the figures, in px */
#define GAP       2.  /* between two parts, in px */
#define HEIGHT    34  /* of a part, in px */
#define OVER      8   /* by which the line at 0 is longer than the bar at either end, in px */
#define MARGIN_IN 4.  /* that a figure needs in its part on either side, in px */

typedef struct {
  GtkWidget *box; /* takes its colour from the style sheet */
  SalonFigures figures;
  graphene_rect_t place;
  int points;
} Part;

struct _SalonShareBar {
  GtkWidget parent_instance;

  Part part[SALON_SHARES_MAX];
  int low, high;
  double growth;
};

G_DEFINE_FINAL_TYPE (SalonShareBar, salon_share_bar, GTK_TYPE_WIDGET)

static void
salon_share_bar_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  SalonShareBar *self = SALON_SHARE_BAR (widget);

  for (int i = 0; i < SALON_SHARES_MAX; i++)
    gtk_widget_measure (self->part[i].box, orientation, -1, NULL, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 120;
      *natural = 480;
    }
  else
    {
      *minimum = 24;
      *natural = HEIGHT + 2 * OVER;
    }
}

/* Returns where @points lie on the scale, in px from the left end of a bar of @width. */
static double
place_of (SalonShareBar *self, double points, double width)
{
  return (points - self->low) * width / (self->high - self->low);
}

/* Lays one part between two places of the scale. */
static void
put_part (SalonShareBar *self, Part *part, double from, double to, int width, int height)
{
  const double left = round (place_of (self, MIN (from, to), width) + GAP / 2);
  const double right = round (place_of (self, MAX (from, to), width) - GAP / 2);
  const int high = MIN (HEIGHT, height);
  const gboolean there = part->points != 0 && right - left >= 1;
  g_autofree char *text = salon_format_signed (part->points, FALSE);
  GdkRGBA colour;

  gtk_widget_set_child_visible (part->box, there);
  part->place = GRAPHENE_RECT_INIT ((float) left, (height - high) / 2.f, (float) (right - left), high);
  salon_figures_clear (&part->figures);
  if (!there)
    return;

  gtk_widget_size_allocate (part->box, &(GtkAllocation) { (int) left, (height - high) / 2, (int) (right - left), high },
                            -1);
  if (salon_figures_measure ("figures", text, CAP) + 2 * MARGIN_IN > right - left)
    return;
  salon_draw_get_colour (part->box, &colour);
  salon_figures_prepare (&part->figures, GTK_WIDGET (self), "figures", text, &colour, CAP);
}

static void
salon_share_bar_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonShareBar *self = SALON_SHARE_BAR (widget);
  double above = 0, below = 0;

  for (int i = 0; i < SALON_SHARES_MAX; i++)
    {
      Part *part = &self->part[i];
      double *end = part->points < 0 ? &below : &above;

      put_part (self, part, *end, *end + part->points * self->growth, width, height);
      *end += part->points * self->growth;
    }
}

static void
salon_share_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonShareBar *self = SALON_SHARE_BAR (widget);
  const float height = gtk_widget_get_height (widget);
  const float line = MIN (height, HEIGHT + 2 * OVER);
  const float zero = roundf ((float) place_of (self, 0, gtk_widget_get_width (widget)));
  GdkRGBA colour;

  salon_draw_get_colour (widget, &colour);
  colour.alpha = .55f;
  gtk_snapshot_append_color (snapshot, &colour, &GRAPHENE_RECT_INIT (zero - .75f, (height - line) / 2, 1.5f, line));

  for (int i = 0; i < SALON_SHARES_MAX; i++)
    {
      const Part *part = &self->part[i];

      gtk_widget_snapshot_child (widget, part->box, snapshot);
      if (part->figures.n > 0)
        salon_figures_snapshot (&part->figures, snapshot,
                                roundf (part->place.origin.x + (part->place.size.width - part->figures.width) / 2),
                                roundf (height / 2));
    }
}

static void
salon_share_bar_dispose (GObject *object)
{
  SalonShareBar *self = SALON_SHARE_BAR (object);

  for (int i = 0; i < SALON_SHARES_MAX; i++)
    {
      g_clear_pointer (&self->part[i].box, gtk_widget_unparent);
      salon_figures_clear (&self->part[i].figures);
    }

  G_OBJECT_CLASS (salon_share_bar_parent_class)->dispose (object);
}

static void
salon_share_bar_class_init (SalonShareBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_share_bar_dispose;
  widget_class->measure = salon_share_bar_measure;
  widget_class->size_allocate = salon_share_bar_size_allocate;
  widget_class->snapshot = salon_share_bar_snapshot;

  gtk_widget_class_set_css_name (widget_class, "salon-share-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
salon_share_bar_init (SalonShareBar *self)
{
  self->high = 1;
  self->growth = 1;
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  for (int i = 0; i < SALON_SHARES_MAX; i++)
    {
      g_autofree char *css_class = g_strdup_printf ("share-%d", i);

      self->part[i].box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      gtk_widget_add_css_class (self->part[i].box, "share");
      gtk_widget_add_css_class (self->part[i].box, css_class);
      gtk_widget_set_parent (self->part[i].box, GTK_WIDGET (self));
    }
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
salon_share_bar_new (void)
{
  return g_object_new (SALON_TYPE_SHARE_BAR, NULL);
}

void
salon_share_bar_set (SalonShareBar *self, const int *parts, int n, int low, int high)
{
  g_return_if_fail (SALON_IS_SHARE_BAR (self));
  g_return_if_fail (n >= 0 && n <= SALON_SHARES_MAX);
  g_return_if_fail (low <= 0 && high > low);

  for (int i = 0; i < SALON_SHARES_MAX; i++)
    self->part[i].points = i < n ? parts[i] : 0;
  self->low = low;
  self->high = high;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
salon_share_bar_set_growth (SalonShareBar *self, double growth)
{
  g_return_if_fail (SALON_IS_SHARE_BAR (self));

  self->growth = CLAMP (growth, 0, 1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
