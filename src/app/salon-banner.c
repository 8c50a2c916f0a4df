/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-banner.h"

/* The brand of the boxed game is not ours; the house's own name is. */
#define LETTERS   "SALON"
#define N_LETTERS 5
#define RAISED    2

/* The style sheet asks for more. */
#define MIN_HEIGHT 48

static const GdkRGBA paper = { 1.f, 1.f, .98f, 1.f };
static const GdkRGBA ink = { .14f, .12f, .19f, 1.f };
static const GskShadow shadow = { .color = { 0.f, 0.f, 0.f, .32f }, .dy = 1.5f, .radius = 1.5f };

struct _SalonBanner {
  GtkWidget parent_instance;

  GdkRGBA colour;
};

G_DEFINE_FINAL_TYPE (SalonBanner, salon_banner, GTK_TYPE_WIDGET)

static void
append_card (GtkSnapshot *snapshot, const graphene_rect_t *bounds)
{
  GskRoundedRect card;

  gsk_rounded_rect_init_from_rect (&card, bounds, bounds->size.width / 9);
  gtk_snapshot_push_rounded_clip (snapshot, &card);
  gtk_snapshot_append_color (snapshot, &paper, bounds);
  gtk_snapshot_pop (snapshot);
}

static void
append_letter (GtkSnapshot *snapshot, const graphene_rect_t *bounds, PangoLayout *layout)
{
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (bounds->origin.x + (bounds->size.width - width) / 2,
                                                          bounds->origin.y + (bounds->size.height - height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

static void
salon_banner_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonBanner *self = SALON_BANNER (widget);
  const float width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  /* Half the height, but always five cards and some air in the width. */
  const float card_height = floorf (MIN (height * .52f, width * .18f));
  const float card_width = floorf (card_height * .73f), gap = floorf (card_width / 6);
  const float left = floorf ((width - N_LETTERS * card_width - (N_LETTERS - 1) * gap) / 2);
  const float top = floorf ((height - card_height) / 2 + card_height / 14);
  graphene_rect_t card[N_LETTERS];
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, NULL);
  g_autoptr (PangoFontDescription) font =
    pango_font_description_copy (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));

  gtk_snapshot_append_color (snapshot, &self->colour, &GRAPHENE_RECT_INIT (0, 0, width, height));
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, card_height * .56 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);

  for (int i = 0; i < N_LETTERS; i++)
    card[i] = GRAPHENE_RECT_INIT (left + i * (card_width + gap), top - (i == RAISED ? floorf (card_height / 7) : 0),
                                  card_width, card_height);

  /* One shadow for all of them: to blur it takes most of the time. */
  gtk_snapshot_push_shadow (snapshot, &shadow, 1);
  for (int i = 0; i < N_LETTERS; i++)
    append_card (snapshot, &card[i]);
  gtk_snapshot_pop (snapshot);
  for (int i = 0; i < N_LETTERS; i++)
    {
      pango_layout_set_text (layout, &LETTERS[i], 1);
      append_letter (snapshot, &card[i], layout);
    }
}

static void
salon_banner_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? MIN_HEIGHT : 2 * MIN_HEIGHT;
}

static void
salon_banner_class_init (SalonBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = salon_banner_snapshot;
  widget_class->measure = salon_banner_measure;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "salon-banner");
}

static void
salon_banner_init (SalonBanner *self)
{
  gdk_rgba_parse (&self->colour, "#1a5fb4");
}

GtkWidget *
salon_banner_new (void)
{
  return g_object_new (SALON_TYPE_BANNER, NULL);
}

void
salon_banner_set_colour (SalonBanner *self, const GdkRGBA *colour)
{
  self->colour = *colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
