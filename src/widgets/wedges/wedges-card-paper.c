/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-card-paper.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/salon-cairo.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"
#include "widgets/wedges/wedges-category.h"

#define RULE       36. /* px between two rules */
#define RULE_FIRST 36. /* px from the band to the first one */
#define SHADE      11  /* outlines of the shadow */
#define BAND       60.
#define STAMP_TEXT 34.
#define STAMP_HIGH 74.
#define STAMP_LIES (-7.) /* degrees: right; wrong lies the other way */

/* Sheets below the card: how far each is turned, in degrees, and moved, in px. */
static const struct {
  double turn, x, y;
} sheets[] = { { -1.6, -5, 5 }, { 1.2, 4, 7 } };

void
wedges_card_picture_clear (WedgesCardPicture *self)
{
  salon_art_tile_clear (&self->tile);
  g_clear_pointer (&self->key, g_free);
}

/* Whether the picture is that of @key already, which it keeps; scale and mode belong to every key. */
static gboolean
is_drawn (WedgesCardPicture *self, GtkWidget *widget, const char *key)
{
  g_autofree char *whole =
    g_strdup_printf ("%s @%.4f %d", key, salon_art_get_scale (widget), (int) salon_theme_get_mode ());

  if (g_strcmp0 (whole, self->key) == 0)
    return TRUE;
  g_free (self->key);
  self->key = g_steal_pointer (&whole);
  return FALSE;
}

typedef struct {
  double width, height, unit, band;
  SalonThemeMode mode;
  int category;
  gboolean back;
} Card;

/* Sets @hex, of which paper loses a part in the dark, and which high contrast does without. */
static void
set_paper (cairo_t *cr, guint hex, SalonThemeMode mode)
{
  const double light = mode == SALON_THEME_DARK ? .92 : 1;

  if (mode >= SALON_THEME_CONTRAST)
    cairo_set_source_rgb (cr, 1, 1, 1);
  else
    cairo_set_source_rgb (cr, (hex >> 16 & 0xff) / 255. * light, (hex >> 8 & 0xff) / 255. * light,
                          (hex & 0xff) / 255. * light);
}

/* A shadow is some translucent outlines laid upon each other. */
static void
draw_shadow (cairo_t *cr, const Card *card, double opacity, double down)
{
  const double step = 1.3 * card->unit;

  for (int i = 0; i < SHADE; i++)
    {
      const double out = (SHADE / 2. - i) * step;

      salon_cairo_box (cr, -out, down - out, card->width + 2 * out, card->height + 2 * out,
                       MAX (2, WEDGES_CARD_RADIUS * card->unit + out));
      cairo_set_source_rgba (cr, 0, 0, 0, opacity / SHADE);
      cairo_fill (cr);
    }
}

static void
draw_sheets (cairo_t *cr, const Card *card)
{
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      cairo_save (cr);
      cairo_translate (cr, card->width / 2 + sheets[i].x * card->unit, card->height / 2 + sheets[i].y * card->unit);
      /* A wide card would stand out further at the same angle. */
      cairo_rotate (cr, sheets[i].turn * G_PI / 180 * MIN (1, 680 * card->unit / MAX (card->width, card->height)));
      cairo_translate (cr, -card->width / 2, -card->height / 2);
      draw_shadow (cr, card, .3, 3 * card->unit);
      salon_cairo_box (cr, 0, 0, card->width, card->height, WEDGES_CARD_RADIUS * card->unit);
      set_paper (cr, 0xefe6cd, card->mode);
      cairo_fill (cr);
      cairo_restore (cr);
    }
}

static void
draw_paper (cairo_t *cr, gconstpointer data)
{
  const Card *card = data;
  const gboolean contrast = card->mode >= SALON_THEME_CONTRAST;

  if (!contrast)
    {
      draw_sheets (cr, card);
      draw_shadow (cr, card, .55, 7 * card->unit);
    }
  salon_cairo_box (cr, 0, 0, card->width, card->height, WEDGES_CARD_RADIUS * card->unit);
  set_paper (cr, 0xfffdf6, card->mode);
  cairo_fill (cr);
  if (contrast)
    {
      salon_cairo_box (cr, 1, 1, card->width - 2, card->height - 2, WEDGES_CARD_RADIUS * card->unit - 1);
      cairo_set_source_rgb (cr, 0, 0, 0);
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
      return;
    }
  for (int i = 0; card->band + (RULE_FIRST + i * RULE) * card->unit < card->height - 8; i++)
    {
      const double y = card->band + (RULE_FIRST + i * RULE) * card->unit;

      cairo_move_to (cr, 0, floor (y) + .5);
      cairo_line_to (cr, card->width, floor (y) + .5);
    }
  cairo_set_source_rgba (cr, .624, .765, .902, .35);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

void
wedges_card_paper_prepare (WedgesCardPicture *self, GtkWidget *widget, int width, int height, double unit, int band)
{
  const Card card = { .width = width, .height = height, .unit = unit, .band = band, .mode = salon_theme_get_mode () };
  const float out = (float) ceil (WEDGES_CARD_OUT * unit);
  g_autofree char *key = g_strdup_printf ("%d×%d %.3f %d", width, height, unit, band);

  if (is_drawn (self, widget, key))
    return;
  salon_art_tile_draw (&self->tile, widget,
                       &GRAPHENE_RECT_INIT (-out, -out, (float) width + 2 * out, (float) height + 2 * out), draw_paper,
                       &card);
}

/* A card in flight is too quick to be read: its text is grey strokes. */
static void
draw_flight (cairo_t *cr, gconstpointer data)
{
  static const double lines[] = { .84, .8, .55 };
  const Card *card = data;
  const double unit = card->unit;

  cairo_translate (cr, -card->width / 2, -card->height / 2);
  salon_cairo_box (cr, 0, 0, card->width, card->height, WEDGES_CARD_RADIUS * unit);
  cairo_clip (cr);
  if (card->back)
    {
      cairo_set_source_rgb (cr, .341, .161, .059);
      cairo_paint (cr);
      salon_cairo_box (cr, 14 * unit, 14 * unit, card->width - 28 * unit, card->height - 28 * unit, 8 * unit);
      cairo_set_source_rgba (cr, .93, .78, .55, .7);
      cairo_set_line_width (cr, 3 * unit);
      cairo_stroke (cr);
      return;
    }
  set_paper (cr, 0xfffdf6, card->mode);
  cairo_paint (cr);
  cairo_rectangle (cr, 0, 0, card->width, BAND * unit);
  gdk_cairo_set_source_rgba (cr, wedges_category_get_colour (card->category));
  cairo_fill (cr);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      salon_cairo_box (cr, 48 * unit, (100 + 44. * i) * unit, (card->width - 96 * unit) * lines[i], 18 * unit,
                       9 * unit);
      cairo_set_source_rgba (cr, .14, .12, .19, .16);
      cairo_fill (cr);
    }
  cairo_translate (cr, 40 * unit, BAND / 2 * unit);
  cairo_scale (cr, .83 * unit, .83 * unit);
  wedges_category_draw (cr, card->category, wedges_category_get_ink (card->category));
}

void
wedges_card_paper_prepare_flight (WedgesCardPicture *self,
                                  GtkWidget *widget,
                                  int width,
                                  int height,
                                  double unit,
                                  int category,
                                  gboolean back)
{
  const Card card = {
    .width = width,
    .height = height,
    .unit = unit,
    .mode = salon_theme_get_mode (),
    .category = category,
    .back = back,
  };
  g_autofree char *key = g_strdup_printf ("%d×%d %.3f %d", width, height, unit, back ? -1 : category);

  if (is_drawn (self, widget, key))
    return;
  salon_art_tile_draw (&self->tile, widget,
                       &GRAPHENE_RECT_INIT ((float) -width / 2, (float) -height / 2, (float) width, (float) height),
                       draw_flight, &card);
}

typedef struct {
  PangoLayout *layout;
  double unit, width;
  gboolean right;
} Stamp;

static void
draw_stamp (cairo_t *cr, gconstpointer data)
{
  const Stamp *stamp = data;
  const double width = stamp->width / stamp->unit, high = STAMP_HIGH;
  const GdkRGBA ink = stamp->right ? (GdkRGBA) { .071f, .463f, .271f, 1 } : (GdkRGBA) { .702f, .149f, .118f, 1 };
  int text_high;

  cairo_scale (cr, stamp->unit, stamp->unit);
  cairo_rotate (cr, (stamp->right ? STAMP_LIES : -STAMP_LIES) * G_PI / 180);
  salon_cairo_box (cr, -width / 2, -high / 2, width, high, 12);
  cairo_set_source_rgb (cr, .96, .95, .93);
  cairo_fill (cr);
  salon_cairo_box (cr, -width / 2 + 6, -high / 2 + 6, width - 12, high - 12, 8);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 4.5);
  cairo_stroke (cr);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 6);
  cairo_save (cr);
  cairo_translate (cr, -width / 2 + 44, 0);
  if (stamp->right)
    {
      cairo_move_to (cr, -15, 2);
      cairo_line_to (cr, -4, 13);
      cairo_line_to (cr, 15, -13);
    }
  else
    {
      cairo_move_to (cr, -12, -12);
      cairo_line_to (cr, 12, 12);
      cairo_move_to (cr, 12, -12);
      cairo_line_to (cr, -12, 12);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
  pango_layout_get_pixel_size (stamp->layout, NULL, &text_high);
  cairo_translate (cr, -width / 2 + 76, -text_high / stamp->unit / 2);
  cairo_scale (cr, 1 / stamp->unit, 1 / stamp->unit);
  cairo_move_to (cr, 0, 0);
  pango_cairo_show_layout (cr, stamp->layout);
}

void
wedges_card_paper_prepare_stamp (WedgesCardPicture *self, GtkWidget *widget, double unit, gboolean right)
{
  g_autoptr (PangoLayout) layout =
    /* Translators: stamped upon a card */
    salon_draw_layout (widget, right ? C_ ("stamp", "right") : C_ ("stamp", "wrong"), STAMP_TEXT * unit);
  Stamp stamp = { .layout = layout, .unit = unit, .right = right };
  g_autofree char *key = g_strdup_printf ("%.3f %d", unit, right);
  float reach, high;
  int text;

  if (is_drawn (self, widget, key))
    return;
  pango_layout_get_pixel_size (layout, &text, NULL);
  stamp.width = text + 104 * unit;
  reach = (float) ceil (stamp.width * .53 + 12 * unit);
  high = (float) ceil (STAMP_HIGH * unit * .6 + stamp.width * .08);
  salon_art_tile_draw (&self->tile, widget, &GRAPHENE_RECT_INIT (-reach, -high, 2 * reach, 2 * high), draw_stamp,
                       &stamp);
}
