/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-chart-sides.h"

#include <glib/gi18n.h>
#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-emblem.h"

/* Lengths, in em: the size of the smallest text. */
#define ROW       3.4
#define TWO_LINES 3.7 /* a row with a line of figures */
#define DENSE     3.1 /* the same at least */
#define EMBLEM    1.05
#define FIGURE    2.2 /* room for a figure beside its bar */
#define BAR       2.
#define LOW       1.4  /* a bar above a line of figures */
#define UP        .65f /* such a row has its bar, and its figures, so far above and below its middle */
#define DOWN      .95f

typedef struct {
  char *name, *note;
  char *number[SALON_CHART_SIDES_FIGURES], *text[SALON_CHART_SIDES_FIGURES]; /* (nullable) */
  guint seat;
  int theirs, ours;
  SalonArtTile emblem;
  PangoLayout *name_text, *note_text; /* note_text: (nullable); with figures it is the line that has them, too */
} Row;

struct _SalonChartSides {
  SalonPlot parent_instance;

  char *name, *caption;
  char *heading[SALON_CHART_SIDES_FIGURES]; /* (nullable) */
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
  for (int i = 0; i < SALON_CHART_SIDES_FIGURES; i++)
    {
      g_free (row->number[i]);
      g_free (row->text[i]);
    }
  g_free (row->name);
  g_free (row->note);
  g_free (row);
}

static gboolean
has_figures (const SalonChartSides *self)
{
  for (int i = 0; i < SALON_CHART_SIDES_FIGURES; i++)
    if (self->heading[i] != NULL)
      return TRUE;
  return FALSE;
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
  const double em = salon_draw_get_em (widget), rows = MAX (SALON_CHART_SIDES (widget)->rows->len, 1);
  const gboolean figures = has_figures (SALON_CHART_SIDES (widget));

  GTK_WIDGET_CLASS (salon_chart_sides_parent_class)
    ->measure (widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  *minimum = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? 20 * em : rows * (figures ? DENSE : .8 * ROW) * em);
  *natural = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? 26 * em : rows * (figures ? TWO_LINES : ROW) * em);
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

/* What stands in the line below the bars: “computer · 152 points a game, accuracy 81” (transfer full). */
static char *
say_figures (const Row *row)
{
  GString *text = g_string_new (row->note);
  const char *parting = row->note != NULL ? " · " : "";

  for (int i = 0; i < SALON_CHART_SIDES_FIGURES; i++)
    if (row->text[i] != NULL)
      {
        g_string_append (g_string_append (text, parting), row->text[i]);
        parting = ", ";
      }
  return g_string_free (text, FALSE);
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
      if (has_figures (self))
        {
          g_autofree char *text = say_figures (row);
          float none = 0;

          row->note_text = make_text (self, text, 1, FALSE, (float) width - self->text, &none);
        }
      else if (row->note != NULL)
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
  const gboolean figures = has_figures (self);
  const float em = (float) ink->em, high = roundf (em * (float) (figures ? LOW : BAR)), gap = em * .45f;
  const float left = unit * (float) row->theirs, right = unit * (float) row->ours;
  g_autofree char *theirs = g_strdup_printf ("%d", row->theirs), *ours = g_strdup_printf ("%d", row->ours);

  if (figures)
    {
      salon_plot_put (snapshot, row->note_text, self->text, roundf (y + em * DOWN), 0, &ink->second);
      y = roundf (y - em * UP);
    }
  salon_art_tile_snapshot (&row->emblem, snapshot, roundf (em * .7f), y);
  salon_plot_put (snapshot, row->name_text, self->text, !figures && row->note_text != NULL ? y - em * .6f : y, 0,
                  &ink->ink);
  if (!figures && row->note_text != NULL)
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
  pitch = MIN (height / (float) n, em * (float) (has_figures (self) ? TWO_LINES * 1.5 : ROW * 1.25));
  from = self->text + self->names + em * .6f + em * (float) FIGURE;
  middle = roundf ((from + width - em * (float) FIGURE) / 2);
  unit = (middle - from) / (float) MAX (self->most, 1) * (float) grown;
  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        gtk_snapshot_append_color (snapshot, &ink.grid, &GRAPHENE_RECT_INIT (0, roundf (pitch * (float) i), width, 1));
      draw_row (self, snapshot, &ink, self->rows->pdata[i], roundf (pitch * ((float) i + .5f)), middle, unit);
    }
  /* The line between both sides; the lines of figures run across it. */
  for (guint i = 0; i < n; i++)
    {
      const float y = pitch * (float) i, high = has_figures (self) ? pitch / 2 + em * (DOWN - .75f) : pitch;

      gtk_snapshot_append_color (snapshot, &ink.second, &GRAPHENE_RECT_INIT (middle, y, 1, high));
    }
}

static void
tell_row (SalonChartSides *self,
          const char *name,
          const char *theirs,
          const char *ours,
          char *const *figures,
          gboolean heading)
{
  const char *cells[3 + SALON_CHART_SIDES_FIGURES + 1] = { name, theirs, ours };
  guint n = 3;

  for (int i = 0; i < SALON_CHART_SIDES_FIGURES; i++)
    if (self->heading[i] != NULL)
      cells[n++] = figures[i] != NULL ? figures[i] : "–";
  salon_plot_tell_row (SALON_PLOT (self), cells, heading);
}

static void
salon_chart_sides_tell (SalonPlot *plot)
{
  SalonChartSides *self = SALON_CHART_SIDES (plot);

  salon_plot_tell (plot, self->caption);
  /* Translators: headings of a table: the rival; games in which the rival was ahead; then the player’s name. */
  tell_row (self, _ ("Rival"), _ ("rival ahead"), self->name, self->heading, TRUE);
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = self->rows->pdata[i];
      g_autofree char *theirs = g_strdup_printf ("%d", row->theirs), *ours = g_strdup_printf ("%d", row->ours);
      g_autofree char *name = row->note != NULL ? g_strdup_printf ("%s, %s", row->name, row->note) : NULL;

      tell_row (self, name != NULL ? name : row->name, theirs, ours, row->number, FALSE);
    }
}

static void
clear_headings (SalonChartSides *self)
{
  for (int i = 0; i < SALON_CHART_SIDES_FIGURES; i++)
    g_clear_pointer (&self->heading[i], g_free);
}

static void
salon_chart_sides_finalize (GObject *object)
{
  SalonChartSides *self = SALON_CHART_SIDES (object);

  g_ptr_array_unref (self->rows);
  clear_headings (self);
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
  clear_headings (self);
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

void
salon_chart_sides_set_heading (SalonChartSides *self, guint place, const char *heading)
{
  g_return_if_fail (SALON_IS_CHART_SIDES (self) && place < SALON_CHART_SIDES_FIGURES);

  g_free (self->heading[place]);
  self->heading[place] = g_strdup (heading);
  salon_plot_changed (SALON_PLOT (self));
}

void
salon_chart_sides_set_figure (SalonChartSides *self, guint row, guint place, const char *number, const char *text)
{
  Row *changed;

  g_return_if_fail (SALON_IS_CHART_SIDES (self) && row < self->rows->len && place < SALON_CHART_SIDES_FIGURES);

  changed = self->rows->pdata[row];
  if (g_strcmp0 (changed->text[place], text) == 0)
    return;
  g_free (changed->number[place]);
  g_free (changed->text[place]);
  changed->number[place] = g_strdup (number);
  changed->text[place] = g_strdup (text);
  salon_plot_changed (SALON_PLOT (self));
}
