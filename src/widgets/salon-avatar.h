/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_AVATAR (salon_avatar_get_type ())
G_DECLARE_FINAL_TYPE (SalonAvatar, salon_avatar, SALON, AVATAR, GtkWidget)

/**
 * SalonAvatar:
 *
 * A disc in the colour of a seat with the seat's emblem on it, of any size. In high contrast it is
 * an outline with the emblem, in the colour of the text around it. It is presentation only: the name
 * stands beside it.
 *
 * Properties: seat (index of a colour), size (px).
 */

/* @size: diameter in px */
GtkWidget *salon_avatar_new (int size);
/* @seat: for salon_colour_get() */
void salon_avatar_set_seat (SalonAvatar *self, unsigned seat);
void salon_avatar_set_size (SalonAvatar *self, int size);

G_END_DECLS
