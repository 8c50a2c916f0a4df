/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Helps a page to show everything larger in a large window and closer together in a small one: it gives the page the
 * style class "large" or "small" there, and makes the page's clamp wider in a large one. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* How much larger pictures are on a large page. */
#define SALON_LARGE_SCALE 1.7

/* A page zeroes it, sets the first four lines, updates it at each allocation and clears
 * it in dispose. */
typedef struct {
  GtkWidget *page;
  AdwClamp *clamp;        /* NULL: the page has no clamp */
  int width, large_width; /* maximum size of the clamp in px, usually and in a large window */
  int small_below;        /* the height of a small page, in px; 0: no page is small */
  gboolean large, small;
  guint idle_id;
} SalonLarge;

/* Decides whether the page is large or small. The style and the clamp change in an idle callback,
 * because they must not change during an allocation.
 * @width, @height: of the page, in px
 * @from_height: the least height of a large page, in px */
void salon_large_update (SalonLarge *self, int width, int height, int from_height);
/* Removes the idle callback. */
void salon_large_clear (SalonLarge *self);

/* How much larger a picture in @widget is drawn than usually: %SALON_LARGE_SCALE if @widget is, or is in, something that has the
 * style class "large", otherwise 1. */
double salon_large_get_scale (GtkWidget *widget);

G_END_DECLS
