/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-pencil.h"

#include <math.h>

#include "widgets/cubes/cubes-paint.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-hand.h"

/* How large the font is whose capitals are as high as those of the pencil. */
#define FONT_SIZE 1.4

/* How far a word stands out of its box, in heights of a capital: slanted letters, and the tail of the Q. */
#define OUT .4

typedef struct {
  const SalonHand *hand;
  const char *word;
  GdkRGBA colour;
  double cap;
  PangoLayout *layout; /* NULL: by hand */
} Writing;

static PangoLayout *
make_layout (GtkWidget *widget, const char *word, double cap)
{
  return salon_draw_layout (widget, word, cap * FONT_SIZE);
}

static double
layout_width (PangoLayout *layout)
{
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

double
cubes_pencil_measure (GtkWidget *widget, const char *word, guint seat, double cap)
{
  g_autoptr (PangoLayout) layout = NULL;

  if (!cubes_paint_is_plain ())
    return salon_hand_measure (salon_hand_get (seat), word) * cap / 100;
  layout = make_layout (widget, word, cap);
  return layout_width (layout);
}

static void
write_cb (cairo_t *cr, gconstpointer data)
{
  const Writing *writing = data;

  gdk_cairo_set_source_rgba (cr, &writing->colour);
  if (writing->layout == NULL)
    {
      salon_hand_draw (cr, writing->hand, writing->word, writing->cap);
      return;
    }
  cairo_move_to (cr, 0, writing->cap / 2 - pango_layout_get_baseline (writing->layout) / (double) PANGO_SCALE);
  pango_cairo_show_layout (cr, writing->layout);
}

void
cubes_pencil_prepare (CubesPencil *self,
                      GtkWidget *widget,
                      const char *word,
                      guint seat,
                      const GdkRGBA *colour,
                      double cap)
{
  const gboolean plain = cubes_paint_is_plain ();
  g_autofree char *font =
    plain
      ? pango_font_description_to_string (pango_context_get_font_description (gtk_widget_get_pango_context (widget)))
      : NULL;
  g_autofree char *rgba = gdk_rgba_to_string (colour);
  g_autofree char *key =
    g_strdup_printf ("%s %u %s %.2f @%.4f %s", word, seat, rgba, cap, salon_art_get_scale (widget), plain ? font : "");
  g_autoptr (PangoLayout) layout = NULL;

  if (g_strcmp0 (key, self->key) == 0)
    return;

  if (plain)
    layout = make_layout (widget, word, cap);
  g_free (self->key);
  self->key = g_steal_pointer (&key);
  self->width = plain ? layout_width (layout) : salon_hand_measure (salon_hand_get (seat), word) * cap / 100;
  salon_art_tile_draw (&self->tile, widget,
                       &GRAPHENE_RECT_INIT ((float) (-OUT * cap), (float) (-(.5 + OUT) * cap),
                                            (float) (self->width + 2 * OUT * cap), (float) ((1 + 2 * OUT) * cap)),
                       write_cb, &(Writing) { salon_hand_get (seat), word, *colour, cap, layout });
}

void
cubes_pencil_snapshot (const CubesPencil *self, GtkSnapshot *snapshot, float x, float y, double opacity)
{
  if (self->key == NULL)
    return;
  if (opacity < 1)
    salon_art_tile_fade (&self->tile, snapshot, x, y, opacity);
  else
    salon_art_tile_snapshot (&self->tile, snapshot, x, y);
}

void
cubes_pencil_clear (CubesPencil *self)
{
  salon_art_tile_clear (&self->tile);
  g_clear_pointer (&self->key, g_free);
  self->width = 0;
}

/* A number from -1 to 1 that follows from a word. */
static double
wobble (const char *word, guint which)
{
  const guint hash = (g_str_hash (word) + which * 2654435761u) * 2246822519u;

  return (hash >> 16) / 32767.5 - 1;
}

/* The stroke begins a little before the word and ends a little after it. What is not drawn yet is a gap in its dashes. */
void
cubes_pencil_cross (GtkSnapshot *snapshot, const char *word, float x, float y, float width, double cap, double drawn)
{
  const double over = .3 * cap, bend = .14 * cap, line = MAX (1.2, .165 * cap), length = width + 2 * over;
  const double from = x - over;
  cairo_t *cr;

  if (drawn <= 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT ((float) (from - line), (float) (y - 3 * bend - line),
                                                       (float) (length + 2 * line), (float) (6 * bend + 2 * line)));
  cairo_move_to (cr, from, y + wobble (word, 1) * bend);
  cairo_curve_to (cr, from + length * .3, y + wobble (word, 2) * 2 * bend, from + length * .65,
                  y + wobble (word, 3) * 2 * bend, from + length, y + wobble (word, 4) * bend);
  cairo_set_line_width (cr, line);
  if (drawn < 1)
    cairo_set_dash (cr, (double[]) { length * drawn, 2 * length }, 2, 0);
  else
    cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  gdk_cairo_set_source_rgba (cr, cubes_paint (CUBES_PAINT_STROKE));
  cairo_stroke (cr);
  cairo_destroy (cr);
}

void
cubes_pencil_wave (GtkSnapshot *snapshot, float x, float y, float width, double cap)
{
  const double half = MAX (3, .42 * cap), high = half / 2, line = MAX (1.2, .11 * cap);
  const int n = MAX (2, (int) round (width / half));
  cairo_t *cr;

  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (x - (float) line, y - (float) (high + line),
                                                       (float) (n * half + 2 * line), (float) (2 * (high + line))));
  cairo_move_to (cr, x, y);
  for (int i = 0; i < n; i++)
    {
      const double left = x + i * half, swing = i % 2 == 0 ? -high : high;

      cairo_curve_to (cr, left + half / 3, y + swing, left + half * 2 / 3, y + swing, left + half, y);
    }
  cairo_set_line_width (cr, line);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  gdk_cairo_set_source_rgba (cr, cubes_paint (CUBES_PAINT_WRONG));
  cairo_stroke (cr);
  cairo_destroy (cr);
}
