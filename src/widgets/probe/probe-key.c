/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-key.h"

#include <math.h>

#include "rules/probe/probe-edition.h"
#include "widgets/salon-art.h"
#include "widgets/salon-theme-use.h"

/* The piece “key” is so large, in its own units. */
#define KEY 56.

/* The empty card on the key of the blank, in the same units. */
#define CARD_WIDTH  20.
#define CARD_HEIGHT 27.

struct _ProbeKey {
  GtkWidget parent_instance;

  char letter;
  gboolean on, dot, struck;
  SalonArtTile key, glyph, key_on, glyph_on;
  SalonArtTile card; /* of an empty card */
};

G_DEFINE_FINAL_TYPE (ProbeKey, probe_key, GTK_TYPE_WIDGET)

static gboolean
is_empty_card (ProbeKey *self)
{
  return self->letter == PROBE_BLANK && !self->dot;
}

/* Where the middle of the letter is, from the top of the key, in its units. A key that is down has its
 * letter lower. */
static double
letter_middle (gboolean on)
{
  switch (salon_theme_get_key_shape (salon_theme_get_used ()))
    {
    case SALON_KEY_SQUARE:
      return on ? 30 : 27;
    case SALON_KEY_CAP:
      return on ? 27 : 25;
    case SALON_KEY_ROUND:
    default:
      return on ? 29 : 28;
    }
}

static const GdkRGBA *
letter_colour (gboolean on)
{
  return salon_theme_get_role (on ? "on_accent" : "key_letter");
}

static void
probe_key_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeKey *self = PROBE_KEY (widget);
  const double cap = salon_theme_get_measure (salon_theme_get_used (), SALON_MEASURE_KEY_CAP) * width / KEY;
  const char id[2] = { self->letter, '\0' };
  const char *glyph = self->letter == PROBE_BLANK ? "blank" : id;

  if (width <= 0 || height <= 0)
    return;
  salon_art_tile_prepare (&self->key, widget, "key", NULL, width, height);
  salon_art_tile_prepare (&self->key_on, widget, "key-on", NULL, width, height);
  salon_art_glyph_prepare (&self->glyph, widget, "letters", glyph, letter_colour (FALSE), cap);
  salon_art_glyph_prepare (&self->glyph_on, widget, "letters", glyph, letter_colour (TRUE), cap);
  if (self->letter == PROBE_BLANK)
    salon_art_tile_prepare (&self->card, widget, "probe/card-face", salon_theme_get_role ("card_ink"),
                            (int) round (CARD_WIDTH * width / KEY), (int) round (CARD_HEIGHT * width / KEY));
}

/* The face of a card with its keyline in ink, and a line round it, because a key may have the colour of a card. */
static void
draw_empty_card (ProbeKey *self, GtkSnapshot *snapshot, float x, float y, float unit)
{
  const float width = roundf ((float) CARD_WIDTH * unit), height = roundf ((float) CARD_HEIGHT * unit);
  const float left = roundf (x - width / 2), top = roundf (y - height / 2), line = MAX (1, roundf (unit));
  const GdkRGBA ink = *salon_theme_get_role ("card_ink"), colour[] = { ink, ink, ink, ink };
  const float widths[] = { line, line, line, line };
  GskRoundedRect outline;

  salon_art_tile_snapshot (&self->card, snapshot, left, top);
  gsk_rounded_rect_init_from_rect (&outline,
                                   &GRAPHENE_RECT_INIT (left - line, top - line, width + 2 * line, height + 2 * line),
                                   3 * unit);
  gtk_snapshot_append_border (snapshot, &outline, widths, colour);
}

/* A line across the letter, from the lower left. */
static void
draw_strike (GtkSnapshot *snapshot, float x, float y, float unit)
{
  const float length = 34 * unit, width = MAX (2.5f, 3.5f * unit);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_rotate (snapshot, -35);
  gtk_snapshot_append_color (snapshot, salon_theme_get_role ("struck"),
                             &GRAPHENE_RECT_INIT (-length / 2, -width / 2, length, width));
  gtk_snapshot_restore (snapshot);
}

static void
probe_key_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeKey *self = PROBE_KEY (widget);
  const float width = (float) gtk_widget_get_width (widget), unit = width / (float) KEY;
  const float middle = (float) round (letter_middle (self->on) * unit);

  salon_art_tile_snapshot (self->on ? &self->key_on : &self->key, snapshot, 0, 0);
  if (is_empty_card (self))
    draw_empty_card (self, snapshot, roundf (width / 2), middle, unit);
  else
    salon_art_tile_snapshot (self->on ? &self->glyph_on : &self->glyph, snapshot, roundf (width / 2), middle);
  if (self->struck)
    draw_strike (snapshot, roundf (width / 2), middle, unit);
}

static void
probe_key_dispose (GObject *object)
{
  ProbeKey *self = PROBE_KEY (object);

  salon_art_tile_clear (&self->key);
  salon_art_tile_clear (&self->key_on);
  salon_art_tile_clear (&self->glyph);
  salon_art_tile_clear (&self->glyph_on);
  salon_art_tile_clear (&self->card);

  G_OBJECT_CLASS (probe_key_parent_class)->dispose (object);
}

static void
probe_key_class_init (ProbeKeyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_key_dispose;
  widget_class->size_allocate = probe_key_size_allocate;
  widget_class->snapshot = probe_key_snapshot;

  gtk_widget_class_set_css_name (widget_class, "probe-key");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
probe_key_init (ProbeKey *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
probe_key_new (char letter)
{
  ProbeKey *self = g_object_new (PROBE_TYPE_KEY, NULL);

  self->letter = letter;
  return GTK_WIDGET (self);
}

void
probe_key_set_on (ProbeKey *self, gboolean on)
{
  g_return_if_fail (PROBE_IS_KEY (self));

  if (self->on == (on != FALSE))
    return;
  self->on = on != FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_key_set_dot (ProbeKey *self, gboolean dot)
{
  g_return_if_fail (PROBE_IS_KEY (self));

  if (self->dot == (dot != FALSE))
    return;
  self->dot = dot != FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_key_set_struck (ProbeKey *self, gboolean struck)
{
  g_return_if_fail (PROBE_IS_KEY (self));

  if (self->struck == (struck != FALSE))
    return;
  self->struck = struck != FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
