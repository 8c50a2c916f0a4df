/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_SEAT_TAG (salon_seat_tag_get_type ())
G_DECLARE_FINAL_TYPE (SalonSeatTag, salon_seat_tag, SALON, SEAT_TAG, GtkWidget)

/**
 * SalonSeatTag:
 *
 * The name plate of a seat: avatar, name and points, whether the seat is in turn
 * (a gold edge, an arrow and a word) and whether it is selected (gold ring).
 * Its accessible name says all of it: “Hugo, −20 points, in turn”.
 *
 * Signals: activated (), by click, Enter or Space; only while activatable.
 */

GtkWidget *salon_seat_tag_new (void);
void salon_seat_tag_set_name (SalonSeatTag *self, const char *name);
void salon_seat_tag_set_colour (SalonSeatTag *self, const GdkRGBA *colour);
void salon_seat_tag_set_points (SalonSeatTag *self, int points);
void salon_seat_tag_set_in_turn (SalonSeatTag *self, gboolean in_turn);
/* What is shown while in turn; %NULL for “in turn”. Keep it to a word or two. */
void salon_seat_tag_set_turn_text (SalonSeatTag *self, const char *text);
void salon_seat_tag_set_selected (SalonSeatTag *self, gboolean selected);
void salon_seat_tag_set_activatable (SalonSeatTag *self, gboolean activatable);

/**
 * salon_format_points:
 *
 * Returns: (transfer full): “1 point”, “85 points”, “−20 points”
 */
char *salon_format_points (int points);

/**
 * salon_format_signed:
 *
 * Returns: (transfer full): the number alone, “85” or “−20” with a real minus
 *   sign; with @plus “+85”
 */
char *salon_format_signed (int points, gboolean plus);

G_END_DECLS
