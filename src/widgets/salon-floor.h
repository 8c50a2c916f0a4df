/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_FLOOR (salon_floor_get_type ())
G_DECLARE_DERIVABLE_TYPE (SalonFloor, salon_floor, SALON, FLOOR, GtkWidget)

/**
 * SalonFloor:
 *
 * A page that stands on the floor of a room: a picture as large as the page, black in high contrast. The page has the
 * style class "small" or "large" in a small or large window, as #SalonLarge says.
 *
 * Either it has a content, which gets all the room, or a class derived from it gives its children their sizes before it
 * chains up.
 */
struct _SalonFloorClass {
  GtkWidgetClass parent_class;
};

/* What the floor is like. */
typedef struct {
  const char *piece;           /* for salon_art_tile_prepare() */
  int small_below, large_from; /* heights of a small and a large page, in px */
  gboolean darkened;           /* in the dark style */
} SalonFloorStyle;

/* Called once, before the page is shown. @style stays the caller's. */
void salon_floor_set_style (SalonFloor *self, const SalonFloorStyle *style);
/* Sets what stands on the floor, once. (transfer floating) */
void salon_floor_set_content (SalonFloor *self, GtkWidget *content);
/* Whether the page has the class "large", or gets it with the next frame. */
gboolean salon_floor_is_large (SalonFloor *self);

G_END_DECLS
