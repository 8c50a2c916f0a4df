/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_AVATAR (salon_avatar_get_type ())
G_DECLARE_FINAL_TYPE (SalonAvatar, salon_avatar, SALON, AVATAR, GtkWidget)

/**
 * SalonAvatar:
 *
 * The round first letter of a name in the colour of a seat, of any size. It
 * is presentation only: the name stands beside it.
 *
 * Properties: name-text, colour, size (px).
 */

GtkWidget *salon_avatar_new (int size);
void salon_avatar_set_name (SalonAvatar *self, const char *name);
void salon_avatar_set_colour (SalonAvatar *self, const GdkRGBA *colour);
void salon_avatar_set_size (SalonAvatar *self, int size);

G_END_DECLS
