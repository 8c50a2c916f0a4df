/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_PAD_HEAD (salon_pad_head_get_type ())
G_DECLARE_FINAL_TYPE (SalonPadHead, salon_pad_head, SALON, PAD_HEAD, GtkWidget)

/**
 * SalonPadHead:
 *
 * The head of a column of the score pad: the emblem of a seat and the player's name. A name
 * that has not enough room is cut to its first two letters or its first one; the emblem is always there.
 *
 * Property (read only): "text" (string), as much of the name as is drawn.
 */

/* @colour: of the seat, for salon_colour_get() */
GtkWidget *salon_pad_head_new (const char *name, guint colour);

G_END_DECLS
