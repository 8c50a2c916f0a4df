/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_BACKDROP (salon_backdrop_get_type ())
G_DECLARE_FINAL_TYPE (SalonBackdrop, salon_backdrop, SALON, BACKDROP, GtkWidget)

/**
 * SalonBackdrop:
 *
 * What lies behind a page that appears: the table, on which nothing is left; rays of light and a glow, which come from
 * behind another widget; and what was there before, which fades. In high contrast there are no rays. It is
 * presentation only.
 */

/* @source: (nullable): the widget from whose middle the rays come, in the same window; not referenced */
void salon_backdrop_set_source (SalonBackdrop *self, GtkWidget *source);
/* @light: 0 for dark, to 1 */
void salon_backdrop_set_light (SalonBackdrop *self, double light);
/* @piece: (nullable): of the look in use, opaque, which is drawn below everything, or %NULL for nothing; not copied */
void salon_backdrop_set_ground (SalonBackdrop *self, const char *piece);
/* @before: (nullable): the picture of what was there, in device pixels and as large as the backdrop. It needs a ground,
 *   and is forgotten when nothing of it is seen any more. */
void salon_backdrop_set_before (SalonBackdrop *self, GdkTexture *before);
/* @share: how much of it is still seen, 1 to 0 */
void salon_backdrop_set_before_share (SalonBackdrop *self, double share);

G_END_DECLS
