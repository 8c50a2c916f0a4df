/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pages that are larger where there is plenty of room: the style class "large",
 * and a wider clamp. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Zero it, update it at each allocation of the page, clear it in dispose. */
typedef struct {
  GtkWidget *page;
  AdwClamp *clamp;
  int width, large_width; /* of what is clamped, in px */
  gboolean large;
  guint idle_id;
} SalonLarge;

void salon_large_update (SalonLarge *self, int width, int height);
void salon_large_clear (SalonLarge *self);

G_END_DECLS
