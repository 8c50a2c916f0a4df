/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-review-letter.h"

#include <math.h>

#include "rules/probe/probe-edition.h"
#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"

/* Lengths, in em. */
#define WIDTH  1.35
#define HEIGHT 1.75
#define CAP    .95
#define SMALL  .6 /* of the width, of a card that may be smaller */

struct _ProbeReviewLetter {
  GtkWidget parent_instance;

  char letter;
  gboolean hit;
  gboolean shrinks;
  SalonArtTile glyph;
};

G_DEFINE_FINAL_TYPE (ProbeReviewLetter, probe_review_letter, GTK_TYPE_WIDGET)

static void
probe_review_letter_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  ProbeReviewLetter *self = PROBE_REVIEW_LETTER (widget);
  const double em = salon_draw_get_em (widget);

  *natural = (int) round ((orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT) * em);
  *minimum = self->shrinks && orientation == GTK_ORIENTATION_HORIZONTAL ? (int) round (SMALL * WIDTH * em) : *natural;
}

/* The em of a card that has @width px. */
static double
get_em (ProbeReviewLetter *self, int width)
{
  const double em = salon_draw_get_em (GTK_WIDGET (self));

  return self->shrinks ? MIN (em, width / WIDTH) : em;
}

static GdkRGBA
get_ink (GtkWidget *widget, gboolean hit)
{
  GdkRGBA ink;

  salon_draw_get_colour (widget, &ink);
  ink.alpha = hit ? 1 : .72f;
  return ink;
}

static void
probe_review_letter_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeReviewLetter *self = PROBE_REVIEW_LETTER (widget);
  const GdkRGBA ink = get_ink (widget, self->hit);
  const char id[] = { self->letter, '\0' };

  if (self->letter >= 'A' && self->letter <= 'Z')
    salon_art_glyph_prepare (&self->glyph, widget, "letters", id, &ink, CAP * get_em (self, width));
}

static void
probe_review_letter_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA paper = { 1.f, 1.f, 1.f, .55f };
  ProbeReviewLetter *self = PROBE_REVIEW_LETTER (widget);
  const float em = (float) get_em (self, gtk_widget_get_width (widget)), width = (float) gtk_widget_get_width (widget),
              height = (float) gtk_widget_get_height (widget), radius = em * .25f;
  const float wide = roundf (em * (float) WIDTH), high = roundf (em * (float) HEIGHT);
  const graphene_rect_t card =
    GRAPHENE_RECT_INIT (roundf ((width - wide) / 2) + 1, roundf ((height - high) / 2) + 1, wide - 2, high - 2);
  const GdkRGBA ink = get_ink (widget, self->hit);
  GskRoundedRect shape;

  if (self->hit)
    {
      gsk_rounded_rect_init_from_rect (&shape, &card, radius);
      gtk_snapshot_push_rounded_clip (snapshot, &shape);
      gtk_snapshot_append_color (snapshot, &paper, &card);
      gtk_snapshot_pop (snapshot);
      salon_draw_ring (snapshot, &card, radius, -1, 1, &ink);
    }
  else
    salon_draw_dashes (snapshot, &card, radius, 1, &ink);
  if (self->letter == PROBE_BLANK)
    salon_draw_ring (snapshot,
                     &GRAPHENE_RECT_INIT (card.origin.x + card.size.width / 2, card.origin.y + card.size.height / 2, 0,
                                          0),
                     0, 0, em * .2f, &ink);
  else
    salon_art_tile_snapshot (&self->glyph, snapshot, roundf (card.origin.x + card.size.width / 2),
                             roundf (card.origin.y + card.size.height / 2));
}

static void
probe_review_letter_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (probe_review_letter_parent_class)->css_changed (widget, change);
  gtk_widget_queue_resize (widget);
}

static void
probe_review_letter_dispose (GObject *object)
{
  salon_art_tile_clear (&PROBE_REVIEW_LETTER (object)->glyph);

  G_OBJECT_CLASS (probe_review_letter_parent_class)->dispose (object);
}

static void
probe_review_letter_class_init (ProbeReviewLetterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_review_letter_dispose;
  widget_class->measure = probe_review_letter_measure;
  widget_class->size_allocate = probe_review_letter_size_allocate;
  widget_class->snapshot = probe_review_letter_snapshot;
  widget_class->css_changed = probe_review_letter_css_changed;

  gtk_widget_class_set_css_name (widget_class, "probe-review-letter");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
probe_review_letter_init (ProbeReviewLetter *self)
{
  self->letter = PROBE_BLANK;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
probe_review_letter_new (void)
{
  return g_object_new (PROBE_TYPE_REVIEW_LETTER, NULL);
}

void
probe_review_letter_set (ProbeReviewLetter *self, char letter, gboolean hit)
{
  if (letter == self->letter && hit == self->hit)
    return;
  self->letter = letter;
  self->hit = hit;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_review_letter_set_shrinks (ProbeReviewLetter *self, gboolean shrinks)
{
  self->shrinks = shrinks;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
