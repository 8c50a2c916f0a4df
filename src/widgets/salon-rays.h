/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_RAYS (salon_rays_get_type ())
G_DECLARE_FINAL_TYPE (SalonRays, salon_rays, SALON, RAYS, GtkWidget)

/**
 * SalonRays:
 *
 * Rays of light and a glow that come from behind another widget, over the whole of this one. There
 * are none in high contrast. It is presentation only.
 */

/* @source: (nullable): the widget from whose middle they come, in the same window; not referenced */
void salon_rays_set_source (SalonRays *self, GtkWidget *source);
/* @light: 0 for dark, to 1 */
void salon_rays_set_light (SalonRays *self, double light);

G_END_DECLS
