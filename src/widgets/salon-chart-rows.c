/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-chart-rows.h"

#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-emblem.h"
#include "widgets/salon-theme-use.h"

/* Lengths, in em: the size of the smallest text. */
#define LOW    2.2 /* a row at least */
#define HIGH   3.2 /* a row at most, and with a letter */
#define EMBLEM 1.05
#define BAR    1.45
#define CARD   2.1
#define GAP    .8

/* With pictures. */
#define PICTURE      4.6 /* at most */
#define PICTURE_LOW  3.  /* at least */
#define PICTURE_GAP  1.2 /* beside it */
#define PICTURE_FREE 1.  /* between one and the next */
#define PICTURE_BAR  1.2
#define PICTURE_UP   .95f /* such a row has its name, and its bar, so far above and below its middle */
#define PICTURE_DOWN .75f

typedef struct {
  SalonChartRow row;
  char *name, *text, *more;
  char *picture; /* (nullable) */
  SalonArtTile emblem, end, letter, lid;
  PangoLayout *name_text, *more_text, *figure; /* the first two: (nullable) */
} Bar;

struct _SalonChartRows {
  SalonPlot parent_instance;

  GPtrArray *bars;
  int most;
  gboolean tracked;
  char *caption, *heading, *value;
  float left, right; /* where bars begin, and where the longest ends, in px */
  int picture;       /* how high pictures are, in px */
};

G_DEFINE_FINAL_TYPE (SalonChartRows, salon_chart_rows, SALON_TYPE_PLOT)

static void
bar_free (gpointer data)
{
  Bar *bar = data;

  salon_art_tile_clear (&bar->emblem);
  salon_art_tile_clear (&bar->end);
  salon_art_tile_clear (&bar->letter);
  salon_art_tile_clear (&bar->lid);
  g_clear_object (&bar->name_text);
  g_clear_object (&bar->more_text);
  g_clear_object (&bar->figure);
  g_free (bar->picture);
  g_free (bar->more);
  g_free (bar->name);
  g_free (bar->text);
  g_free (bar);
}

static gboolean
has_pictures (const SalonChartRows *self)
{
  return self->bars->len > 0 && ((const Bar *) self->bars->pdata[0])->picture != NULL;
}

/* How high a row is in a chart of @height px. */
static float
get_pitch (const SalonChartRows *self, float height, double em)
{
  const double most = has_pictures (self) ? (PICTURE + PICTURE_FREE) * 1.2 : HIGH * 1.2;

  return MIN (height / (float) self->bars->len, (float) (em * most));
}

static void
salon_chart_rows_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  SalonChartRows *self = SALON_CHART_ROWS (widget);
  const double em = salon_draw_get_em (widget);
  const Bar *first = self->bars->len > 0 ? self->bars->pdata[0] : NULL;
  const gboolean high = first != NULL && (first->row.letter != 0 || first->more != NULL);
  const double lowest = has_pictures (self) ? PICTURE_LOW + PICTURE_FREE
                        : high              ? CARD + .15
                                            : LOW * .75,
               liked = has_pictures (self) ? PICTURE + PICTURE_FREE
                       : high              ? HIGH
                                           : LOW;

  GTK_WIDGET_CLASS (salon_chart_rows_parent_class)
    ->measure (widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  *minimum = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? 12 * em : self->bars->len * lowest * em);
  *natural = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? 20 * em : self->bars->len * liked * em);
}

static float
measure_text (PangoLayout *layout)
{
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return (float) width;
}

/* Makes a text beside a bar, or above it, and returns how wide it is: at most @most. */
static float
make_name (SalonPlot *plot, PangoLayout **layout, const char *text, double size, gboolean bold, float most)
{
  float wide;

  g_clear_object (layout);
  if (text == NULL)
    return 0;

  *layout = salon_plot_text (plot, text, size, bold);
  wide = MIN (measure_text (*layout), MAX (most, 0));
  pango_layout_set_ellipsize (*layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (*layout, (int) ceilf (wide) * PANGO_SCALE);
  return wide;
}

static void
prepare_emblem (SalonChartRows *self, SalonArtTile *tile, int seat, const SalonPlotInk *ink)
{
  if (seat >= 0)
    salon_art_glyph_prepare (tile, GTK_WIDGET (self), "emblems", salon_colour_get_emblem ((guint) seat),
                             salon_emblem_choose_colour ((guint) seat, &ink->ink), EMBLEM * ink->em);
}

/* Prepares the rows with pictures: the names stand above the bars, so that those are as long as there is room. */
static void
lay_out_pictures (SalonChartRows *self, int width, int height, const SalonPlotInk *ink)
{
  SalonPlot *plot = SALON_PLOT (self);
  const float em = (float) ink->em, pitch = get_pitch (self, (float) height, ink->em);
  float figures = 0;

  self->picture = (int) CLAMP (pitch - em * (float) PICTURE_FREE, em * (float) PICTURE_LOW, em * (float) PICTURE);
  for (guint i = 0; i < self->bars->len; i++)
    {
      Bar *bar = self->bars->pdata[i];

      salon_art_tile_prepare (&bar->lid, GTK_WIDGET (self), bar->picture, NULL, self->picture, self->picture);
      g_clear_object (&bar->figure);
      bar->figure = salon_plot_text (plot, bar->text, 1.4, TRUE);
      figures = MAX (figures, measure_text (bar->figure));
    }
  self->left = (float) self->picture + em * (float) PICTURE_GAP;
  self->right = MAX ((float) width - figures - em * (float) PICTURE_GAP, self->left + 1);
  for (guint i = 0; i < self->bars->len; i++)
    {
      Bar *bar = self->bars->pdata[i];
      const float room = (float) width - self->left;
      const float name = make_name (plot, &bar->name_text, bar->name, 1.2, bar->row.bold, room);

      make_name (plot, &bar->more_text, bar->more, 1, FALSE, room - name - em * .7f);
    }
}

static void
lay_out_rows (SalonChartRows *self, int width, const SalonPlotInk *ink)
{
  SalonPlot *plot = SALON_PLOT (self);
  const float em = (float) ink->em, most = (float) width * .35f;
  float names = 0, figures = 0;

  for (guint i = 0; i < self->bars->len; i++)
    {
      Bar *bar = self->bars->pdata[i];
      const char id[] = { bar->row.letter, '\0' };
      float name = bar->row.seat >= 0 ? em * (float) (EMBLEM + GAP * .7) : 0;

      prepare_emblem (self, &bar->emblem, bar->row.seat, ink);
      prepare_emblem (self, &bar->end, bar->row.end, ink);
      if (bar->row.letter != 0 && bar->row.letter != '.')
        salon_art_glyph_prepare (&bar->letter, GTK_WIDGET (self), "letters", id, &ink->ink, ink->em * 1.1);
      if (bar->row.letter != 0)
        name += em * (float) CARD * .82f;
      g_clear_object (&bar->figure);
      name += MAX (make_name (plot, &bar->name_text, bar->name, 1.12, bar->row.bold, most),
                   make_name (plot, &bar->more_text, bar->more, 1, FALSE, most));
      bar->figure = salon_plot_text (plot, bar->text, 1.1, TRUE);
      names = MAX (names, name);
      figures = MAX (figures, bar->row.end >= 0 ? em * (float) EMBLEM : measure_text (bar->figure));
    }
  self->left = names > 0 ? names + em * (float) GAP : 1;
  self->right = MAX ((float) width - figures - em * (float) GAP, self->left + 1);
}

static void
salon_chart_rows_lay_out (SalonPlot *plot, int width, int height)
{
  SalonChartRows *self = SALON_CHART_ROWS (plot);
  SalonPlotInk ink;

  salon_plot_get_ink (plot, &ink);
  if (has_pictures (self))
    lay_out_pictures (self, width, height, &ink);
  else
    lay_out_rows (self, width, &ink);
}

static void
draw_letter (GtkSnapshot *snapshot, const SalonPlotInk *ink, const Bar *bar, float y)
{
  const float em = (float) ink->em, height = em * (float) CARD, width = height * .82f;
  const graphene_rect_t card = GRAPHENE_RECT_INIT (0, roundf (y - height / 2), roundf (width), roundf (height));
  const GdkRGBA paper = { 1.f, .99f, .96f, .8f };
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, &card, em / 4);
  if (!ink->plain)
    {
      gtk_snapshot_push_rounded_clip (snapshot, &shape);
      gtk_snapshot_append_color (snapshot, &paper, &card);
      gtk_snapshot_pop (snapshot);
    }
  salon_draw_ring (snapshot, &card, em / 4, -1, 1, &ink->second);
  if (bar->row.letter == '.')
    salon_draw_ring (snapshot, &GRAPHENE_RECT_INIT (width / 2, y, 0, 0), 0, 0, em * .22f, &ink->ink);
  else
    salon_art_tile_snapshot (&bar->letter, snapshot, roundf (width / 2), y);
}

/* Draws how long the bar could be whose rectangle is @rect. */
static void
draw_track (SalonChartRows *self, GtkSnapshot *snapshot, const SalonPlotInk *ink, const graphene_rect_t *rect)
{
  const graphene_rect_t track =
    GRAPHENE_RECT_INIT (rect->origin.x, rect->origin.y, self->right - self->left, rect->size.height);
  GskRoundedRect shape;

  if (!self->tracked || ink->plain)
    return;
  gsk_rounded_rect_init_from_rect (&shape, &track, (float) ink->em / 4);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &ink->grid, &track);
  gtk_snapshot_pop (snapshot);
}

/* Where the bar is that begins at @y. */
static graphene_rect_t
place_bar (const SalonChartRows *self, const Bar *bar, float y, float high, double grown)
{
  const float full = self->right - self->left;

  return GRAPHENE_RECT_INIT (self->left, y, full * (float) (MIN (bar->row.value, self->most) * grown / self->most),
                             high);
}

static void
draw_pictured (SalonChartRows *self,
               GtkSnapshot *snapshot,
               const SalonPlotInk *ink,
               const Bar *bar,
               float y,
               double grown)
{
  const float em = (float) ink->em, high = roundf (em * (float) PICTURE_BAR), up = roundf (y - em * (float) PICTURE_UP),
              down = roundf (y + em * (float) PICTURE_DOWN);
  const graphene_rect_t rect = place_bar (self, bar, down - roundf (high / 2), high, grown);

  salon_art_tile_snapshot (&bar->lid, snapshot, 0, roundf (y - (float) self->picture / 2));
  salon_plot_put (snapshot, bar->name_text, self->left, up, 0, &ink->ink);
  if (bar->more_text != NULL)
    salon_plot_put (snapshot, bar->more_text, self->left + measure_text (bar->name_text) + em * .7f, up, 0,
                    &ink->second);
  draw_track (self, snapshot, ink, &rect);
  salon_plot_bar (snapshot, ink, &rect, SALON_FILL_STRONG);
  salon_plot_put (snapshot, bar->figure, self->right + em * (float) PICTURE_GAP + measure_text (bar->figure), down, 1,
                  &ink->ink);
}

static void
draw_bar (SalonChartRows *self, GtkSnapshot *snapshot, const SalonPlotInk *ink, const Bar *bar, float y, double grown)
{
  const float em = (float) ink->em, high = roundf (em * (float) BAR), figure = measure_text (bar->figure);
  const graphene_rect_t rect = place_bar (self, bar, y - high / 2, high, grown);
  const float end = self->left + rect.size.width;
  float x = 0;

  if (bar->row.letter != 0)
    draw_letter (snapshot, ink, bar, y);
  if (bar->row.seat >= 0)
    {
      salon_art_tile_snapshot (&bar->emblem, snapshot, roundf (em * (float) EMBLEM / 2), y);
      x = em * (float) (EMBLEM + GAP * .7);
    }
  if (bar->name_text != NULL)
    salon_plot_put (snapshot, bar->name_text, x, bar->more_text != NULL ? y - em * .65f : y, 0, &ink->ink);
  if (bar->more_text != NULL)
    salon_plot_put (snapshot, bar->more_text, x, y + em * .65f, 0, &ink->second);
  draw_track (self, snapshot, ink, &rect);
  if (bar->row.bar >= 0)
    salon_plot_bar_of (snapshot, ink, &rect, salon_colour_get ((guint) bar->row.bar), !ink->plain);
  else
    salon_plot_bar (snapshot, ink, &rect, SALON_FILL_STRONG);
  if (bar->row.end < 0)
    salon_plot_put (snapshot, bar->figure, self->tracked ? self->right + em * (float) GAP : end + em * .5f, y, 0,
                    &ink->ink);
  else
    {
      /* The figure stands on its bar, or behind it where the bar is too short. */
      const gboolean inside = rect.size.width > figure + em && !ink->plain;

      salon_art_tile_snapshot (&bar->end, snapshot, roundf (end + em + (inside ? 0 : figure + em * .4f)), y);
      salon_plot_put (snapshot, bar->figure, inside ? end - em * .5f : end + em * .4f, y, inside ? 1 : 0,
                      inside ? &salon_white : &ink->ink);
    }
}

static void
salon_chart_rows_draw (SalonPlot *plot, GtkSnapshot *snapshot, float width, float height, double grown)
{
  SalonChartRows *self = SALON_CHART_ROWS (plot);
  SalonPlotInk ink;

  salon_plot_get_ink (plot, &ink);
  for (guint i = 0; i < self->bars->len; i++)
    {
      const float pitch = get_pitch (self, height, ink.em), y = roundf (pitch * ((float) i + .5f));

      if (has_pictures (self))
        draw_pictured (self, snapshot, &ink, self->bars->pdata[i], y, grown);
      else
        draw_bar (self, snapshot, &ink, self->bars->pdata[i], y, grown);
    }
}

static void
salon_chart_rows_tell (SalonPlot *plot)
{
  SalonChartRows *self = SALON_CHART_ROWS (plot);

  salon_plot_tell (plot, self->caption);
  salon_plot_tell_row (plot, (const char *const[]) { self->heading, self->value, NULL }, TRUE);
  for (guint i = 0; i < self->bars->len; i++)
    {
      const Bar *bar = self->bars->pdata[i];
      const char letter[] = { bar->row.letter, '\0' };
      g_autofree char *name = g_strjoin (", ", bar->name != NULL ? bar->name : letter, bar->more, NULL);

      salon_plot_tell_row (plot, (const char *const[]) { name, bar->text, NULL }, FALSE);
    }
}

static void
salon_chart_rows_finalize (GObject *object)
{
  SalonChartRows *self = SALON_CHART_ROWS (object);

  g_ptr_array_unref (self->bars);
  g_free (self->caption);
  g_free (self->heading);
  g_free (self->value);

  G_OBJECT_CLASS (salon_chart_rows_parent_class)->finalize (object);
}

static void
salon_chart_rows_class_init (SalonChartRowsClass *klass)
{
  SalonPlotClass *plot_class = SALON_PLOT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = salon_chart_rows_finalize;
  GTK_WIDGET_CLASS (klass)->measure = salon_chart_rows_measure;
  plot_class->lay_out = salon_chart_rows_lay_out;
  plot_class->draw = salon_chart_rows_draw;
  plot_class->tell = salon_chart_rows_tell;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "salon-chart-rows");
}

static void
salon_chart_rows_init (SalonChartRows *self)
{
  self->bars = g_ptr_array_new_with_free_func (bar_free);
  self->most = 1;
  self->caption = g_strdup ("");
  self->heading = g_strdup ("");
  self->value = g_strdup ("");
}

GtkWidget *
salon_chart_rows_new (void)
{
  return g_object_new (SALON_TYPE_CHART_ROWS, NULL);
}

void
salon_chart_rows_set (SalonChartRows *self,
                      const SalonChartRow *rows,
                      guint n,
                      int most,
                      gboolean tracked,
                      const char *caption,
                      const char *heading,
                      const char *value)
{
  g_return_if_fail (SALON_IS_CHART_ROWS (self));

  g_ptr_array_set_size (self->bars, 0);
  self->most = MAX (most, 1);
  self->tracked = tracked;
  for (guint i = 0; i < n; i++)
    {
      Bar *bar = g_new0 (Bar, 1);

      bar->row = rows[i];
      bar->name = g_strdup (rows[i].name);
      bar->text = g_strdup (rows[i].text);
      bar->more = g_strdup (rows[i].more);
      bar->picture = g_strdup (rows[i].picture);
      bar->row.name = bar->row.text = bar->row.more = bar->row.picture = NULL;
      bar->row.value = MAX (rows[i].value, 0);
      if (most == 0)
        self->most = MAX (self->most, bar->row.value);
      g_ptr_array_add (self->bars, bar);
    }
  g_free (self->caption);
  g_free (self->heading);
  g_free (self->value);
  self->caption = g_strdup (caption);
  self->heading = g_strdup (heading);
  self->value = g_strdup (value);
  salon_plot_changed (SALON_PLOT (self));
}
