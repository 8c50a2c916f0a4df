/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-guide-cards.h"

#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-theme.h"

#define WORD  "PROBE"
#define CARDS 5

/* Of the drawing, which is stretched to the width of the widget. */
#define WIDTH  142.f
#define HEIGHT 62.f
#define TOP    12.f /* of the tray; the raised card stands above it */
#define FROM   8.f  /* of the first card */
#define PITCH  26.f
#define CARD_W 24.f
#define CARD_H 34.f
#define STAND  8.f /* of a card below the top of the tray */
#define RAISED 10.f
#define LIP    11.f
#define EMBLEM 9.f
#define CAP    15.f

struct _ProbeGuideCards {
  GtkWidget parent_instance;

  int chapter;
  SalonArtTile letter[CARDS];
};

G_DEFINE_FINAL_TYPE (ProbeGuideCards, probe_guide_cards, GTK_TYPE_WIDGET)

static const GdkRGBA wood = { .42f, .25f, .14f, 1 }, trough = { .05f, .15f, .16f, 1 }, paper = { 1, .98f, .93f, 1 },
                     ink = { .17f, .14f, .125f, 1 }, brass = { .9f, .77f, .47f, 1 }, amber = { .96f, .68f, .12f, 1 };

static void
append_box (GtkSnapshot *snapshot, graphene_rect_t box, float radius, const GdkRGBA *colour)
{
  GskRoundedRect rounded;

  gsk_rounded_rect_init_from_rect (&rounded, &box, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, colour, &box);
  gtk_snapshot_pop (snapshot);
}

static float
get_unit (GtkWidget *widget)
{
  return (float) gtk_widget_get_width (widget) / WIDTH;
}

/* The seat's disc on a card that nobody has turned. */
static void
append_disc (GtkSnapshot *snapshot, graphene_rect_t card, float unit, const GdkRGBA *colour)
{
  const float size = EMBLEM * unit, hole = size * .38f;
  const float x = card.origin.x + card.size.width / 2, y = card.origin.y + card.size.height * .4f;

  append_box (snapshot, GRAPHENE_RECT_INIT (x - size / 2, y - size / 2, size, size), size / 2, &paper);
  append_box (snapshot, GRAPHENE_RECT_INIT (x - hole / 2, y - hole / 2, hole, hole), hole / 2, colour);
}

static void
append_card (ProbeGuideCards *self, GtkSnapshot *snapshot, int i, float unit)
{
  const gboolean turned = i + 1 < self->chapter, raised = i + 1 == self->chapter;
  const GdkRGBA *seat = salon_colour_get (0);
  const graphene_rect_t card =
    GRAPHENE_RECT_INIT ((FROM + PITCH * (float) i) * unit, (TOP + STAND - (raised ? RAISED : 0)) * unit, CARD_W * unit,
                        CARD_H * unit);

  if (raised)
    append_box (snapshot,
                GRAPHENE_RECT_INIT (card.origin.x - 2, card.origin.y - 2, card.size.width + 4, card.size.height + 4),
                4.5f * unit, &amber);
  append_box (snapshot, card, 3 * unit, turned ? &paper : seat);
  if (turned)
    salon_art_tile_snapshot (&self->letter[i], snapshot, card.origin.x + card.size.width / 2,
                             card.origin.y + card.size.height * .4f);
  else
    append_disc (snapshot, card, unit, seat);
}

static void
probe_guide_cards_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeGuideCards *self = PROBE_GUIDE_CARDS (widget);
  const float unit = get_unit (widget), width = WIDTH * unit, height = (HEIGHT - TOP) * unit;

  append_box (snapshot, GRAPHENE_RECT_INIT (0, TOP * unit, width, height), 5 * unit, &wood);
  append_box (snapshot, GRAPHENE_RECT_INIT (4 * unit, (TOP + 4) * unit, width - 8 * unit, height - 8 * unit), 3 * unit,
              &trough);
  for (int i = 0; i < CARDS; i++)
    append_card (self, snapshot, i, unit);
  append_box (snapshot, GRAPHENE_RECT_INIT (2 * unit, (HEIGHT - LIP - 2) * unit, width - 4 * unit, LIP * unit),
              2 * unit, &brass);
}

static void
probe_guide_cards_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeGuideCards *self = PROBE_GUIDE_CARDS (widget);

  for (int i = 0; i < CARDS; i++)
    {
      const char letter[] = { WORD[i], '\0' };

      salon_art_glyph_prepare (&self->letter[i], widget, "letters", letter, &ink, CAP * (double) get_unit (widget));
    }
}

static void
probe_guide_cards_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  *natural = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT);
  *minimum = *natural / 2;
}

static void
probe_guide_cards_dispose (GObject *object)
{
  for (int i = 0; i < CARDS; i++)
    salon_art_tile_clear (&PROBE_GUIDE_CARDS (object)->letter[i]);

  G_OBJECT_CLASS (probe_guide_cards_parent_class)->dispose (object);
}

static void
probe_guide_cards_class_init (ProbeGuideCardsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_guide_cards_dispose;
  widget_class->measure = probe_guide_cards_measure;
  widget_class->size_allocate = probe_guide_cards_size_allocate;
  widget_class->snapshot = probe_guide_cards_snapshot;
  gtk_widget_class_set_css_name (widget_class, "probe-guide-cards");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
probe_guide_cards_init (ProbeGuideCards *self)
{
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
probe_guide_cards_new (void)
{
  return g_object_new (PROBE_TYPE_GUIDE_CARDS, "valign", GTK_ALIGN_START, "halign", GTK_ALIGN_START, NULL);
}

void
probe_guide_cards_set_chapter (ProbeGuideCards *self, int chapter)
{
  g_return_if_fail (PROBE_IS_GUIDE_CARDS (self));

  if (chapter == self->chapter)
    return;
  self->chapter = chapter;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
