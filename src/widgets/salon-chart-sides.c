/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-chart-sides.h"

#include <glib/gi18n.h>
#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-emblem.h"

/* Lengths, in em: the size of the smallest text. */
#define ROW    3.4
#define EMBLEM 1.05
#define FIGURE 2.2 /* room for a figure beside its bar */
#define BAR    2.

typedef struct {
  char *name, *note;
  guint seat;
  int theirs, ours;
  SalonArtTile emblem;
  PangoLayout *name_text, *note_text; /* note_text: (nullable) */
} Row;

struct _SalonChartSides {
  SalonPlot parent_instance;

  char *name, *caption;
  guint seat;
  GPtrArray *rows;
  int most;
  float text, names; /* where the names begin, and how wide they are */
};

G_DEFINE_FINAL_TYPE (SalonChartSides, salon_chart_sides, SALON_TYPE_PLOT)

static void
row_free (gpointer data)
{
  Row *row = data;

  salon_art_tile_clear (&row->emblem);
  g_clear_object (&row->name_text);
  g_clear_object (&row->note_text);
  g_free (row->name);
  g_free (row->note);
  g_free (row);
}

static void
salon_chart_sides_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  const double em = salon_draw_get_em (widget);

  GTK_WIDGET_CLASS (salon_chart_sides_parent_class)
    ->measure (widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  *minimum =
    (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? 20 * em
                                                     : MAX (SALON_CHART_SIDES (widget)->rows->len, 1) * .8 * ROW * em);
  *natural =
    (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? 26 * em
                                                     : MAX (SALON_CHART_SIDES (widget)->rows->len, 1) * ROW * em);
}

static PangoLayout *
make_text (SalonChartSides *self, const char *text, double size, gboolean bold, float most, float *widest)
{
  PangoLayout *layout = salon_plot_text (SALON_PLOT (self), text, size, bold);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  *widest = MAX (*widest, MIN ((float) width, most));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, (int) most * PANGO_SCALE);
  return layout;
}

static void
salon_chart_sides_lay_out (SalonPlot *plot, int width, int height)
{
  SalonChartSides *self = SALON_CHART_SIDES (plot);
  SalonPlotInk ink;

  salon_plot_get_ink (plot, &ink);
  self->text = (float) (1.9 * ink.em);
  self->names = 0;
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = self->rows->pdata[i];

      salon_art_glyph_prepare (&row->emblem, GTK_WIDGET (self), "emblems", salon_colour_get_emblem (row->seat),
                               salon_emblem_choose_colour (row->seat, &ink.ink), EMBLEM * ink.em);
      g_clear_object (&row->name_text);
      g_clear_object (&row->note_text);
      row->name_text = make_text (self, row->name, 1.15, TRUE, (float) width * .3f, &self->names);
      if (row->note != NULL)
        row->note_text = make_text (self, row->note, 1, FALSE, (float) width * .3f, &self->names);
    }
}

static void
draw_row (SalonChartSides *self,
          GtkSnapshot *snapshot,
          const SalonPlotInk *ink,
          const Row *row,
          float y,
          float middle,
          float unit)
{
  const float em = (float) ink->em, high = roundf (em * (float) BAR), gap = em * .45f;
  const float left = unit * (float) row->theirs, right = unit * (float) row->ours;
  g_autofree char *theirs = g_strdup_printf ("%d", row->theirs), *ours = g_strdup_printf ("%d", row->ours);

  salon_art_tile_snapshot (&row->emblem, snapshot, roundf (em * .7f), y);
  salon_plot_put (snapshot, row->name_text, self->text, row->note_text != NULL ? y - em * .6f : y, 0, &ink->ink);
  if (row->note_text != NULL)
    salon_plot_put (snapshot, row->note_text, self->text, y + em * .65f, 0, &ink->second);
  salon_plot_bar_of (snapshot, ink, &GRAPHENE_RECT_INIT (middle - left, y - high / 2, left, high),
                     salon_colour_get (row->seat), FALSE);
  salon_plot_bar_of (snapshot, ink, &GRAPHENE_RECT_INIT (middle + 1, y - high / 2, right, high),
                     salon_colour_get (self->seat), TRUE);
  salon_plot_write (SALON_PLOT (self), snapshot, theirs, 1.1, TRUE, middle - left - gap, y, 1, &ink->ink);
  salon_plot_write (SALON_PLOT (self), snapshot, ours, 1.1, TRUE, middle + right + gap, y, 0, &ink->ink);
}

static void
salon_chart_sides_draw (SalonPlot *plot, GtkSnapshot *snapshot, float width, float height, double grown)
{
  SalonChartSides *self = SALON_CHART_SIDES (plot);
  const guint n = self->rows->len;
  SalonPlotInk ink;
  float em, pitch, from, middle, unit;

  if (n == 0)
    return;
  salon_plot_get_ink (plot, &ink);
  em = (float) ink.em;
  pitch = MIN (height / (float) n, em * (float) ROW * 1.25f);
  from = self->text + self->names + em * .6f + em * (float) FIGURE;
  middle = roundf ((from + width - em * (float) FIGURE) / 2);
  unit = (middle - from) / (float) MAX (self->most, 1) * (float) grown;
  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        gtk_snapshot_append_color (snapshot, &ink.grid, &GRAPHENE_RECT_INIT (0, roundf (pitch * (float) i), width, 1));
      draw_row (self, snapshot, &ink, self->rows->pdata[i], roundf (pitch * ((float) i + .5f)), middle, unit);
    }
  gtk_snapshot_append_color (snapshot, &ink.second, &GRAPHENE_RECT_INIT (middle, 0, 1, pitch * (float) n));
}

static void
salon_chart_sides_tell (SalonPlot *plot)
{
  SalonChartSides *self = SALON_CHART_SIDES (plot);

  salon_plot_tell (plot, self->caption);
  /* Translators: headings of a table: the rival; games in which the rival was ahead; then the player’s name. */
  salon_plot_tell_row (plot, (const char *const[]) { _ ("Rival"), _ ("rival ahead"), self->name, NULL }, TRUE);
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = self->rows->pdata[i];
      g_autofree char *theirs = g_strdup_printf ("%d", row->theirs), *ours = g_strdup_printf ("%d", row->ours);

      salon_plot_tell_row (plot, (const char *const[]) { row->name, theirs, ours, NULL }, FALSE);
    }
}

static void
salon_chart_sides_finalize (GObject *object)
{
  SalonChartSides *self = SALON_CHART_SIDES (object);

  g_ptr_array_unref (self->rows);
  g_free (self->name);
  g_free (self->caption);

  G_OBJECT_CLASS (salon_chart_sides_parent_class)->finalize (object);
}

static void
salon_chart_sides_class_init (SalonChartSidesClass *klass)
{
  SalonPlotClass *plot_class = SALON_PLOT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = salon_chart_sides_finalize;
  GTK_WIDGET_CLASS (klass)->measure = salon_chart_sides_measure;
  plot_class->lay_out = salon_chart_sides_lay_out;
  plot_class->draw = salon_chart_sides_draw;
  plot_class->tell = salon_chart_sides_tell;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "salon-chart-sides");
}

static void
salon_chart_sides_init (SalonChartSides *self)
{
  self->rows = g_ptr_array_new_with_free_func (row_free);
  self->name = g_strdup ("");
  self->caption = g_strdup ("");
}

GtkWidget *
salon_chart_sides_new (void)
{
  return g_object_new (SALON_TYPE_CHART_SIDES, NULL);
}

void
salon_chart_sides_begin (SalonChartSides *self, const char *name, guint seat, const char *caption)
{
  g_return_if_fail (SALON_IS_CHART_SIDES (self));

  g_ptr_array_set_size (self->rows, 0);
  self->most = 0;
  self->seat = seat;
  g_free (self->name);
  self->name = g_strdup (name);
  g_free (self->caption);
  self->caption = g_strdup (caption);
  salon_plot_changed (SALON_PLOT (self));
}

void
salon_chart_sides_add (SalonChartSides *self, const char *name, const char *note, guint seat, int theirs, int ours)
{
  Row *row;

  g_return_if_fail (SALON_IS_CHART_SIDES (self));

  row = g_new0 (Row, 1);
  row->name = g_strdup (name);
  row->note = g_strdup (note);
  row->seat = seat;
  row->theirs = theirs;
  row->ours = ours;
  self->most = MAX (self->most, MAX (theirs, ours));
  g_ptr_array_add (self->rows, row);
  salon_plot_changed (SALON_PLOT (self));
}
