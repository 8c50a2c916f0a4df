/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-chart-letters.h"

#include <glib/gi18n.h>
#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"

/* Lengths, in em: the size of the smallest text. */
#define PITCH  2.6 /* from one bar to the next, at least */
#define WIDTH  .76 /* of a bar, as a share of the pitch */
#define FIGURE 1.5 /* what a figure needs above or below */
#define CARD   2.  /* height of a card with a letter */
#define WIDEST 3.6

struct _SalonChartLetters {
  SalonPlot parent_instance;

  GArray *bars;      /* of SalonLetterBar */
  GPtrArray *glyphs; /* (element-type SalonArtTile): the letters */
  guint shown;       /* as many bars have room */
  int most;
  gboolean has_below;
  char *caption, *value, *part, *below, *part_text;
};

G_DEFINE_FINAL_TYPE (SalonChartLetters, salon_chart_letters, SALON_TYPE_PLOT)

static void
glyph_free (gpointer glyph)
{
  salon_art_tile_clear (glyph);
  g_free (glyph);
}

static const SalonLetterBar *
get_bar (SalonChartLetters *self, guint i)
{
  return &g_array_index (self->bars, SalonLetterBar, i);
}

/* The bar that is drawn at @place: a special one that has no room takes the last place. */
static guint
bar_at (SalonChartLetters *self, guint place)
{
  if (place + 1 == self->shown)
    for (guint i = self->shown; i < self->bars->len; i++)
      if (get_bar (self, i)->fill != SALON_FILL_USUAL)
        return i;
  return place;
}

static void
salon_chart_letters_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  SalonChartLetters *self = SALON_CHART_LETTERS (widget);
  const double em = salon_draw_get_em (widget);

  GTK_WIDGET_CLASS (salon_chart_letters_parent_class)
    ->measure (widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) (4 * PITCH * em);
      *natural = (int) (MAX (self->bars->len, 4) * PITCH * em);
    }
  else
    {
      *minimum = (int) ((CARD + (self->has_below ? 2 : 1) * FIGURE + 1.5) * em);
      *natural = (int) ((CARD + (self->has_below ? 2 : 1) * FIGURE + 6) * em);
    }
}

static void
salon_chart_letters_lay_out (SalonPlot *plot, int width, int height)
{
  SalonChartLetters *self = SALON_CHART_LETTERS (plot);
  SalonPlotInk ink;

  salon_plot_get_ink (plot, &ink);
  self->shown = MIN (self->bars->len, (guint) MAX (width / (PITCH * ink.em), 1));
  for (guint i = 0; i < self->shown; i++)
    {
      const guint at = bar_at (self, i);
      const SalonLetterBar *bar = get_bar (self, at);
      const GdkRGBA *colour = bar->fill == SALON_FILL_ASKED && !ink.plain ? &ink.lost : &ink.ink;
      const char id[] = { bar->letter, '\0' };

      if (bar->letter != '.')
        salon_art_glyph_prepare (self->glyphs->pdata[at], GTK_WIDGET (self), "letters", id, colour, ink.em * 1.05);
    }
}

/* The card under a bar: gold for the best one, with a red edge for the one that was asked. */
static void
draw_card (GtkSnapshot *snapshot,
           const SalonPlotInk *ink,
           const SalonLetterBar *bar,
           const SalonArtTile *glyph,
           float x,
           float y)
{
  const float em = (float) ink->em, height = em * (float) CARD, width = height * .82f;
  const graphene_rect_t card =
    GRAPHENE_RECT_INIT (roundf (x - width / 2), roundf (y - height / 2), roundf (width), roundf (height));
  const GdkRGBA paper = { 1.f, .99f, .96f, bar->fill == SALON_FILL_GOLD ? 0.f : .8f };
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, &card, em / 4);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  if (!ink->plain)
    gtk_snapshot_append_color (snapshot, bar->fill == SALON_FILL_GOLD ? &ink->gold : &paper, &card);
  gtk_snapshot_pop (snapshot);
  if (bar->fill == SALON_FILL_ASKED)
    salon_draw_ring (snapshot, &card, em / 4, -2, 2, &ink->lost);
  else
    salon_draw_ring (snapshot, &card, em / 4, -1, 1, &ink->second);
  if (bar->letter == '.')
    salon_draw_ring (snapshot, &GRAPHENE_RECT_INIT (x, y, 0, 0), 0, 0, em * .22f,
                     bar->fill == SALON_FILL_ASKED ? &ink->lost : &ink->ink);
  else
    salon_art_tile_snapshot (glyph, snapshot, roundf (x), roundf (y));
}

static void
draw_figure (SalonPlot *plot,
             GtkSnapshot *snapshot,
             int figure,
             gboolean strong,
             float x,
             float y,
             const GdkRGBA *colour)
{
  g_autofree char *text = g_strdup_printf ("%d", figure);

  salon_plot_write (plot, snapshot, text, 1.02, strong, x, y, .5f, colour);
}

/* Says on the first bar, which is @wide px, what its strong part is, unless the word is wider. */
static void
write_part (SalonPlot *plot, GtkSnapshot *snapshot, const char *text, float x, float y, float wide)
{
  g_autoptr (PangoLayout) layout = salon_plot_text (plot, text, 1, TRUE);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  if ((float) width <= wide)
    salon_plot_put (snapshot, layout, x, y, .5f, &salon_white);
}

static void
salon_chart_letters_draw (SalonPlot *plot, GtkSnapshot *snapshot, float width, float height, double grown)
{
  SalonChartLetters *self = SALON_CHART_LETTERS (plot);
  SalonPlotInk ink;
  float em, pitch, foot, room;

  if (self->shown == 0)
    return;
  salon_plot_get_ink (plot, &ink);
  em = (float) ink.em;
  pitch = MIN (width / (float) self->shown, em * (float) WIDEST);
  foot = roundf (height - em * (float) (CARD + .5 + (self->has_below ? FIGURE : 0)));
  room = foot - em * (float) FIGURE;
  gtk_snapshot_append_color (snapshot, &ink.zero, &GRAPHENE_RECT_INIT (0, foot, pitch * (float) self->shown, 1));
  for (guint i = 0; i < self->shown; i++)
    {
      const guint at = bar_at (self, i);
      const SalonLetterBar *bar = get_bar (self, at);
      const float x = roundf (pitch * ((float) i + .5f)), wide = roundf (pitch * (float) WIDTH);
      const float high = room * (float) (bar->value * grown / self->most);
      const float part = bar->part > 0 ? high * (float) bar->part / (float) MAX (bar->value, 1) : 0;
      const gboolean special = bar->fill != SALON_FILL_USUAL;

      salon_plot_bar (snapshot, &ink, &GRAPHENE_RECT_INIT (x - wide / 2, foot - high, wide, high), bar->fill);
      salon_plot_bar (snapshot, &ink, &GRAPHENE_RECT_INIT (x - wide / 2, foot - part, wide, part), SALON_FILL_STRONG);
      if (i == 0 && self->part_text != NULL && part > em * 1.8f && !ink.plain)
        write_part (plot, snapshot, self->part_text, x, foot - part + em, wide);
      draw_figure (plot, snapshot, bar->value, special || self->has_below, x, foot - high - em * .75f,
                   special || self->has_below ? &ink.ink : &ink.second);
      draw_card (snapshot, &ink, bar, self->glyphs->pdata[at], x, foot + em * (float) (CARD / 2 + .45));
      if (bar->below >= 0)
        draw_figure (plot, snapshot, bar->below, FALSE, x, height - em * .7f, &ink.second);
    }
}

static void
salon_chart_letters_tell (SalonPlot *plot)
{
  SalonChartLetters *self = SALON_CHART_LETTERS (plot);
  const char *heading[5] = { _ ("Letter"), self->value, NULL };

  salon_plot_tell (plot, self->caption);
  if (self->part != NULL)
    heading[2] = self->part;
  if (self->below != NULL)
    heading[self->part != NULL ? 3 : 2] = self->below;
  salon_plot_tell_row (plot, heading, TRUE);
  for (guint i = 0; i < self->bars->len; i++)
    {
      const SalonLetterBar *bar = get_bar (self, i);
      g_autofree char *letter = bar->letter == '.' ? g_strdup (_ ("blank")) : g_strdup_printf ("%c", bar->letter);
      g_autofree char *value = g_strdup_printf ("%d", bar->value);
      g_autofree char *part = g_strdup_printf ("%d", MAX (bar->part, 0));
      g_autofree char *below = g_strdup_printf ("%d", MAX (bar->below, 0));
      const char *cells[5] = { letter, value, NULL };

      if (self->part != NULL)
        cells[2] = part;
      if (self->below != NULL)
        cells[self->part != NULL ? 3 : 2] = below;
      salon_plot_tell_row (plot, cells, FALSE);
    }
}

static void
salon_chart_letters_finalize (GObject *object)
{
  SalonChartLetters *self = SALON_CHART_LETTERS (object);

  g_array_unref (self->bars);
  g_ptr_array_unref (self->glyphs);
  g_free (self->caption);
  g_free (self->value);
  g_free (self->part);
  g_free (self->below);
  g_free (self->part_text);

  G_OBJECT_CLASS (salon_chart_letters_parent_class)->finalize (object);
}

static void
salon_chart_letters_class_init (SalonChartLettersClass *klass)
{
  SalonPlotClass *plot_class = SALON_PLOT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = salon_chart_letters_finalize;
  GTK_WIDGET_CLASS (klass)->measure = salon_chart_letters_measure;
  plot_class->lay_out = salon_chart_letters_lay_out;
  plot_class->draw = salon_chart_letters_draw;
  plot_class->tell = salon_chart_letters_tell;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "salon-chart-letters");
}

static void
salon_chart_letters_init (SalonChartLetters *self)
{
  self->bars = g_array_new (FALSE, FALSE, sizeof (SalonLetterBar));
  self->glyphs = g_ptr_array_new_with_free_func (glyph_free);
  self->most = 1;
  self->caption = g_strdup ("");
  self->value = g_strdup ("");
}

GtkWidget *
salon_chart_letters_new (void)
{
  return g_object_new (SALON_TYPE_CHART_LETTERS, NULL);
}

void
salon_chart_letters_set (SalonChartLetters *self, const SalonLetterBar *bars, guint n, int most, const char *caption)
{
  g_return_if_fail (SALON_IS_CHART_LETTERS (self));

  g_array_set_size (self->bars, 0);
  g_array_append_vals (self->bars, bars, n);
  self->most = MAX (most, 1);
  self->has_below = FALSE;
  for (guint i = 0; i < n; i++)
    {
      if (most == 0)
        self->most = MAX (self->most, bars[i].value);
      self->has_below |= bars[i].below >= 0;
    }
  while (self->glyphs->len < n)
    g_ptr_array_add (self->glyphs, g_new0 (SalonArtTile, 1));
  g_free (self->caption);
  self->caption = g_strdup (caption);
  salon_plot_changed (SALON_PLOT (self));
}

void
salon_chart_letters_set_headings (SalonChartLetters *self, const char *value, const char *part, const char *below)
{
  g_return_if_fail (SALON_IS_CHART_LETTERS (self));

  g_free (self->value);
  g_free (self->part);
  g_free (self->below);
  self->value = g_strdup (value);
  self->part = g_strdup (part);
  self->below = g_strdup (below);
  salon_plot_changed (SALON_PLOT (self));
}

void
salon_chart_letters_set_part_text (SalonChartLetters *self, const char *text)
{
  g_return_if_fail (SALON_IS_CHART_LETTERS (self));

  g_free (self->part_text);
  self->part_text = g_strdup (text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
