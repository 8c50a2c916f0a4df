/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pages on which everything is larger where there is plenty of room: they have the style
 * class "large" there, and what is clamped is wider. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Zero it, update it at each allocation of the page, clear it in dispose. */
typedef struct {
  GtkWidget *page;
  AdwClamp *clamp;        /* NULL: nothing is clamped */
  int width, large_width; /* of what is clamped, in px */
  gboolean large;
  guint idle_id;
} SalonLarge;

/* @width, @height: of the page, in px; @from_height: what counts as plenty of height */
void salon_large_update (SalonLarge *self, int width, int height, int from_height);
void salon_large_clear (SalonLarge *self);

G_END_DECLS
