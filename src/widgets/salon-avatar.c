/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-avatar.h"

#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"

/* The emblem's share of the disc. */
#define EMBLEM .5

struct _SalonAvatar {
  SalonEmblem parent_instance;
};

G_DEFINE_FINAL_TYPE (SalonAvatar, salon_avatar, SALON_TYPE_EMBLEM)

static gboolean
is_outline (void)
{
  return salon_theme_get_mode () >= SALON_THEME_CONTRAST;
}

static void
salon_avatar_get_colour (SalonEmblem *emblem, GdkRGBA *colour)
{
  *colour = salon_white;
  if (is_outline ())
    salon_draw_get_colour (GTK_WIDGET (emblem), colour);
}

static void
draw_disc (GtkWidget *widget, GtkSnapshot *snapshot, const graphene_rect_t *rect)
{
  const float radius = rect->size.width / 2;
  GskRoundedRect round;
  GdkRGBA rim = { 1.f, 1.f, 1.f, .8f };

  if (is_outline ())
    {
      salon_draw_get_colour (widget, &rim);
      salon_draw_ring (snapshot, rect, radius, -2, 2, &rim);
      return;
    }

  gsk_rounded_rect_init_from_rect (&round, rect, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, salon_colour_get (salon_emblem_get_seat (SALON_EMBLEM (widget))), rect);
  gtk_snapshot_pop (snapshot);
  salon_draw_ring (snapshot, rect, radius, -1.5f, 1.5f, &rim);
}

static void
salon_avatar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const float width = gtk_widget_get_width (widget);
  const float height = gtk_widget_get_height (widget);
  const float size = MIN (width, height);

  draw_disc (widget, snapshot, &GRAPHENE_RECT_INIT ((width - size) / 2, (height - size) / 2, size, size));
  GTK_WIDGET_CLASS (salon_avatar_parent_class)->snapshot (widget, snapshot);
}

static void
salon_avatar_class_init (SalonAvatarClass *klass)
{
  SalonEmblemClass *emblem_class = SALON_EMBLEM_CLASS (klass);

  GTK_WIDGET_CLASS (klass)->snapshot = salon_avatar_snapshot;
  emblem_class->share = EMBLEM;
  emblem_class->get_colour = salon_avatar_get_colour;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "salon-avatar");
}

static void
salon_avatar_init (SalonAvatar *self)
{
}

GtkWidget *
salon_avatar_new (int size)
{
  return g_object_new (SALON_TYPE_AVATAR, "size", size, NULL);
}
