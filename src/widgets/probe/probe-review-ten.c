/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-review-ten.h"

#include <math.h>

#include "rules/probe/probe-edition.h"
#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"

#define TEN    10
#define PITCH  1.4 /* em, from one card to the next, at most */
#define RATIO  (126. / 92)
#define MIDDLE (57. / 126) /* of the emblem on a back, from its upper edge */

struct _ProbeReviewTen {
  GtkWidget parent_instance;

  char letter;
  int full;
  guint colour;
  int width, height; /* of a card */
  float pitch;
  SalonArtTile back, face, emblem, glyph;
};

G_DEFINE_FINAL_TYPE (ProbeReviewTen, probe_review_ten, GTK_TYPE_WIDGET)

static void
probe_review_ten_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  const double em = salon_draw_get_em (widget);

  *minimum = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? TEN * PITCH * .7 * em : PITCH * RATIO * em);
  *natural = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? TEN * PITCH * em : PITCH * RATIO * em);
}

static void
probe_review_ten_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeReviewTen *self = PROBE_REVIEW_TEN (widget);
  const GdkRGBA *colour = salon_colour_get (self->colour), *ink = salon_theme_get_role ("card_ink");
  const double cap = salon_theme_get_measure (salon_theme_get_used (), SALON_MEASURE_LETTER_CAP);

  self->pitch = floorf (MIN ((float) width / TEN, (float) (PITCH * salon_draw_get_em (widget))));
  self->width = (int) self->pitch - 2;
  self->height = (int) round (self->width * RATIO);
  salon_art_tile_prepare (&self->back, widget, "probe/card-back", colour, self->width, self->height);
  salon_art_tile_prepare (&self->face, widget, "probe/card-face", colour, self->width, self->height);
  salon_art_glyph_prepare (&self->emblem, widget, "back-emblems", salon_colour_get_emblem (self->colour), colour,
                           100. * self->width / 92);
  if (self->letter != PROBE_BLANK && ink != NULL)
    salon_art_glyph_prepare (&self->glyph, widget, "letters", (const char[]) { self->letter, '\0' }, ink,
                             cap * self->height / 126);
}

static void
probe_review_ten_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeReviewTen *self = PROBE_REVIEW_TEN (widget);
  const float y = floorf ((float) (gtk_widget_get_height (widget) - self->height) / 2);

  for (int i = 0; i < TEN; i++)
    {
      const float x = self->pitch * (float) i, middle = x + roundf ((float) self->width / 2);

      if (i < self->full)
        {
          salon_art_tile_snapshot (&self->face, snapshot, x, y);
          if (self->letter != PROBE_BLANK)
            salon_art_tile_snapshot (&self->glyph, snapshot, middle, roundf (y + (float) self->height / 2));
        }
      else
        {
          salon_art_tile_snapshot (&self->back, snapshot, x, y);
          salon_art_tile_snapshot (&self->emblem, snapshot, middle, roundf (y + (float) (self->height * MIDDLE)));
        }
    }
}

static void
probe_review_ten_dispose (GObject *object)
{
  ProbeReviewTen *self = PROBE_REVIEW_TEN (object);

  salon_art_tile_clear (&self->back);
  salon_art_tile_clear (&self->face);
  salon_art_tile_clear (&self->emblem);
  salon_art_tile_clear (&self->glyph);

  G_OBJECT_CLASS (probe_review_ten_parent_class)->dispose (object);
}

static void
probe_review_ten_class_init (ProbeReviewTenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_review_ten_dispose;
  widget_class->measure = probe_review_ten_measure;
  widget_class->size_allocate = probe_review_ten_size_allocate;
  widget_class->snapshot = probe_review_ten_snapshot;

  gtk_widget_class_set_css_name (widget_class, "probe-review-ten");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
probe_review_ten_init (ProbeReviewTen *self)
{
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
probe_review_ten_new (char letter, int full, guint colour)
{
  ProbeReviewTen *self = g_object_new (PROBE_TYPE_REVIEW_TEN, NULL);

  self->letter = letter;
  self->full = full;
  self->colour = colour;
  return GTK_WIDGET (self);
}
