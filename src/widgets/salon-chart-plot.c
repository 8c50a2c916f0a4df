/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-chart-plot.h"

#include <adwaita.h>
#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"

#define GROWTH 300 /* ms */

typedef struct {
  AdwAnimation *growth; /* (nullable): before the chart is first seen */
  double grown;
  GPtrArray *rows; /* of the table, (element-type GtkWidget) */
  guint tell_id;   /* an idle callback; 0: none */
  gboolean told;   /* the table is up to date */
} SalonPlotPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (SalonPlot, salon_plot, GTK_TYPE_WIDGET)

static SalonPlotPrivate *
get_private (gpointer self)
{
  return salon_plot_get_instance_private (SALON_PLOT (self));
}

/* What assistive technologies read */

static void
clear_rows (SalonPlot *self)
{
  g_ptr_array_set_size (get_private (self)->rows, 0);
}

static void
remove_row (gpointer row)
{
  gtk_widget_unparent (row);
}

static gboolean
tell_cb (gpointer data)
{
  SalonPlot *self = data;

  get_private (self)->tell_id = 0;
  get_private (self)->told = TRUE;
  clear_rows (self);
  SALON_PLOT_GET_CLASS (self)->tell (self);

  return G_SOURCE_REMOVE;
}

/* A chart that nobody sees needs no table; several changes make one. */
static void
tell_soon (SalonPlot *self)
{
  SalonPlotPrivate *priv = get_private (self);

  if (!priv->told && priv->tell_id == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    priv->tell_id = g_idle_add (tell_cb, self);
}

void
salon_plot_tell (SalonPlot *self, const char *caption)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, caption, -1);
}

static GtkWidget *
make_box (GtkAccessibleRole role, const char *label)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", role, "can-target", FALSE, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return box;
}

void
salon_plot_tell_row (SalonPlot *self, const char *const *cells, gboolean heading)
{
  g_autofree char *all = g_strjoinv (", ", (char **) cells);
  GtkWidget *row = make_box (GTK_ACCESSIBLE_ROLE_ROW, all);

  for (int i = 0; cells[i] != NULL; i++)
    gtk_box_append (GTK_BOX (row), make_box (heading  ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER
                                             : i == 0 ? GTK_ACCESSIBLE_ROLE_ROW_HEADER
                                                      : GTK_ACCESSIBLE_ROLE_CELL,
                                             cells[i]));
  gtk_widget_set_parent (row, GTK_WIDGET (self));
  g_ptr_array_add (get_private (self)->rows, row);
}

/* Drawing */

void
salon_plot_get_ink (SalonPlot *self, SalonPlotInk *ink)
{
  const GdkRGBA *accent = salon_theme_get_role ("accent");

  *ink = (SalonPlotInk) {
    .em = salon_draw_get_em (GTK_WIDGET (self)),
    .plain = salon_theme_get_mode () >= SALON_THEME_CONTRAST,
    .usual = { 0x86 / 255.f, 0xc2 / 255.f, 0xb6 / 255.f, 1 },
    .strong = { 0x1e / 255.f, 0x5c / 255.f, 0x60 / 255.f, 1 },
    .gold = { 0xf5 / 255.f, 0xad / 255.f, 0x1f / 255.f, 1 },
    .asked = { 0xd8 / 255.f, 0x66 / 255.f, 0x3f / 255.f, 1 },
    .lost = { 0xa5 / 255.f, 0x2c / 255.f, 0x14 / 255.f, 1 },
  };
  salon_draw_get_colour (GTK_WIDGET (self), &ink->ink);
  ink->second = ink->grid = ink->zero = ink->ink;
  if (ink->plain)
    {
      ink->usual = ink->strong = ink->gold = ink->asked = ink->lost = ink->ink;
      ink->grid.alpha = .25f;
      return;
    }
  if (accent != NULL)
    ink->gold = *accent;
  ink->second.alpha = .74f;
  ink->grid.alpha = .08f;
  ink->zero.alpha = .35f;
}

PangoLayout *
salon_plot_text (SalonPlot *self, const char *text, double size, gboolean bold)
{
  PangoLayout *layout =
    salon_draw_layout (GTK_WIDGET (self), text, round (salon_draw_get_em (GTK_WIDGET (self)) * size));

  if (!bold)
    {
      PangoFontDescription *font = pango_font_description_copy (pango_layout_get_font_description (layout));

      pango_font_description_set_weight (font, PANGO_WEIGHT_NORMAL);
      pango_layout_set_font_description (layout, font);
      pango_font_description_free (font);
    }
  return layout;
}

void
salon_plot_put (GtkSnapshot *snapshot, PangoLayout *layout, float x, float y, float xalign, const GdkRGBA *colour)
{
  int width, height;
  graphene_point_t origin;

  pango_layout_get_pixel_size (layout, &width, &height);
  origin = GRAPHENE_POINT_INIT (roundf (x - xalign * (float) width), roundf (y - (float) height / 2));
  salon_draw_text (snapshot, layout, &origin, colour);
}

float
salon_plot_write (SalonPlot *self,
                  GtkSnapshot *snapshot,
                  const char *text,
                  double size,
                  gboolean bold,
                  float x,
                  float y,
                  float xalign,
                  const GdkRGBA *colour)
{
  g_autoptr (PangoLayout) layout = salon_plot_text (self, text, size, bold);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  salon_plot_put (snapshot, layout, x, y, xalign, colour);
  return (float) width;
}

static float
radius_for (const SalonPlotInk *ink, const graphene_rect_t *rect)
{
  return MIN ((float) ink->em / 4, MIN (rect->size.width, rect->size.height) / 2);
}

static void
fill_rect (GtkSnapshot *snapshot, const graphene_rect_t *rect, float radius, const GdkRGBA *colour)
{
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, rect, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, colour, rect);
  gtk_snapshot_pop (snapshot);
}

/* Draws strokes from the lower left to the upper right. */
static void
hatch (GtkSnapshot *snapshot, const graphene_rect_t *rect, float radius, double apart, const GdkRGBA *colour)
{
  const double width = rect->size.width, height = rect->size.height;
  const double left = rect->origin.x - height, top = rect->origin.y;
  GskRoundedRect shape;
  cairo_t *cr;

  gsk_rounded_rect_init_from_rect (&shape, rect, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  cr = gtk_snapshot_append_cairo (snapshot, rect);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, apart / 2.6);
  for (int i = 0; i * apart < width + height; i++)
    {
      cairo_move_to (cr, left + i * apart, top + height);
      cairo_line_to (cr, left + i * apart + height, top);
    }
  cairo_stroke (cr);
  cairo_destroy (cr);
  gtk_snapshot_pop (snapshot);
}

static void
outline (GtkSnapshot *snapshot, const graphene_rect_t *rect, float radius, float width, const GdkRGBA *colour)
{
  salon_draw_ring (snapshot, rect, radius, -width, width, colour);
}

void
salon_plot_bar (GtkSnapshot *snapshot, const SalonPlotInk *ink, const graphene_rect_t *rect, SalonFill fill)
{
  const float radius = radius_for (ink, rect);
  const GdkRGBA stroke = { .46f, .27f, .02f, 1 };
  GdkRGBA tint = ink->lost;

  if (rect->size.width < .5f || rect->size.height < .5f)
    return;
  switch (fill)
    {
    case SALON_FILL_USUAL:
    case SALON_FILL_STRONG:
      if (ink->plain)
        outline (snapshot, rect, radius, 2, &ink->ink);
      else
        fill_rect (snapshot, rect, radius, fill == SALON_FILL_USUAL ? &ink->usual : &ink->strong);
      break;
    case SALON_FILL_GOLD:
      fill_rect (snapshot, rect, radius, &ink->gold);
      break;
    case SALON_FILL_ASKED:
      if (!ink->plain)
        {
          fill_rect (snapshot, rect, radius, &ink->asked);
          break;
        }
      hatch (snapshot, rect, radius, ink->em / 2, &ink->ink);
      outline (snapshot, rect, radius, 2, &ink->ink);
      break;
    case SALON_FILL_LUCK:
      if (!ink->plain)
        fill_rect (snapshot, rect, radius, &ink->gold);
      hatch (snapshot, rect, radius, ink->em * .7, ink->plain ? &ink->ink : &stroke);
      outline (snapshot, rect, radius, ink->plain ? 2 : 1, ink->plain ? &ink->ink : &stroke);
      break;
    case SALON_FILL_LOST:
      tint.alpha = .12f;
      if (!ink->plain)
        fill_rect (snapshot, rect, radius, &tint);
      if (rect->size.width > 3 && rect->size.height > 3)
        {
          graphene_rect_t inner;

          graphene_rect_inset_r (rect, .75f, .75f, &inner);
          salon_draw_dashes (snapshot, &inner, MAX (radius - .75f, 0), 1.5f, &ink->lost);
        }
      break;
    default:
      g_assert_not_reached ();
    }
}

void
salon_plot_bar_of (GtkSnapshot *snapshot,
                   const SalonPlotInk *ink,
                   const graphene_rect_t *rect,
                   const GdkRGBA *colour,
                   gboolean full)
{
  const float radius = radius_for (ink, rect);
  GdkRGBA light = *colour;

  if (rect->size.width < .5f || rect->size.height < .5f)
    return;
  if (full)
    {
      fill_rect (snapshot, rect, radius, ink->plain ? &ink->ink : colour);
      return;
    }
  light.alpha = .32f;
  if (!ink->plain)
    fill_rect (snapshot, rect, radius, &light);
  outline (snapshot, rect, radius, ink->plain ? 2 : 1, ink->plain ? &ink->ink : colour);
}

int
salon_plot_step (int range, int most)
{
  static const int steps[] = { 1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500 };
  gint64 times = 1;

  for (;; times *= 1000)
    for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
      if (range / (steps[i] * times) <= most)
        return (int) (steps[i] * times);
}

/* The widget */

static void
salon_plot_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonPlotPrivate *priv = get_private (widget);
  const SalonPlotClass *klass = SALON_PLOT_GET_CLASS (widget);

  for (guint i = 0; i < priv->rows->len; i++)
    gtk_widget_size_allocate (priv->rows->pdata[i], &(GdkRectangle) { 0, 0, width, height }, -1);
  if (klass->lay_out != NULL)
    klass->lay_out (SALON_PLOT (widget), width, height);
}

static void
salon_plot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SALON_PLOT_GET_CLASS (widget)->draw (SALON_PLOT (widget), snapshot, (float) gtk_widget_get_width (widget),
                                       (float) gtk_widget_get_height (widget), get_private (widget)->grown);
}

static void
salon_plot_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  SalonPlotPrivate *priv = get_private (widget);

  /* GTK wants every child measured before it gets a place. */
  for (guint i = 0; i < priv->rows->len; i++)
    gtk_widget_measure (priv->rows->pdata[i], orientation, -1, NULL, NULL, NULL, NULL);
  *minimum = *natural = (int) (4 * salon_draw_get_em (widget));
}

static void
grow_cb (double grown, gpointer data)
{
  get_private (data)->grown = grown;
  gtk_widget_queue_draw (data);
}

static void
salon_plot_map (GtkWidget *widget)
{
  SalonPlotPrivate *priv = get_private (widget);

  GTK_WIDGET_CLASS (salon_plot_parent_class)->map (widget);
  tell_soon (SALON_PLOT (widget));
  if (priv->growth != NULL)
    return;
  priv->growth =
    adw_timed_animation_new (widget, 0, 1, GROWTH, adw_callback_animation_target_new (grow_cb, widget, NULL));
  adw_animation_play (priv->growth);
}

static void
salon_plot_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (salon_plot_parent_class)->css_changed (widget, change);
  gtk_widget_queue_resize (widget);
}

static void
salon_plot_dispose (GObject *object)
{
  SalonPlotPrivate *priv = get_private (object);

  g_clear_handle_id (&priv->tell_id, g_source_remove);
  clear_rows (SALON_PLOT (object));
  g_clear_object (&priv->growth);

  G_OBJECT_CLASS (salon_plot_parent_class)->dispose (object);
}

static void
salon_plot_finalize (GObject *object)
{
  g_ptr_array_unref (get_private (object)->rows);

  G_OBJECT_CLASS (salon_plot_parent_class)->finalize (object);
}

static void
salon_plot_class_init (SalonPlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_plot_dispose;
  G_OBJECT_CLASS (klass)->finalize = salon_plot_finalize;
  widget_class->measure = salon_plot_measure;
  widget_class->size_allocate = salon_plot_size_allocate;
  widget_class->snapshot = salon_plot_snapshot;
  widget_class->map = salon_plot_map;
  widget_class->css_changed = salon_plot_css_changed;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TABLE);
}

static void
salon_plot_init (SalonPlot *self)
{
  get_private (self)->rows = g_ptr_array_new_with_free_func (remove_row);
  gtk_widget_add_css_class (GTK_WIDGET (self), "chart");
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  salon_art_watch (GTK_WIDGET (self));
}

void
salon_plot_changed (SalonPlot *self)
{
  get_private (self)->told = FALSE;
  tell_soon (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
