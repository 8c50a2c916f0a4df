/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-emblem.h"

G_BEGIN_DECLS

#define SALON_TYPE_AVATAR (salon_avatar_get_type ())
G_DECLARE_FINAL_TYPE (SalonAvatar, salon_avatar, SALON, AVATAR, SalonEmblem)

/**
 * SalonAvatar:
 *
 * A disc in the colour of a seat with the seat's emblem on it, of any size. In high contrast it is
 * an outline with the emblem, in the colour of the text around it. It is presentation only: the name
 * stands beside it.
 */

/* @size: diameter in px */
GtkWidget *salon_avatar_new (int size);

G_END_DECLS
