/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_SEAT_TAG (salon_seat_tag_get_type ())
G_DECLARE_FINAL_TYPE (SalonSeatTag, salon_seat_tag, SALON, SEAT_TAG, GtkWidget)

/**
 * SalonSeatTag:
 *
 * The name plate of a seat, drawn with the pieces of the look in use: emblem, name, a note
 * such as “6 hidden”, points, and a badge with what an activity card does for this turn. The
 * plate of the seat in turn is filled. The accessible name says it in words: “Hugo, −20
 * points, in turn”; the note and the badge are the accessible description.
 *
 * Signals: activated (): the plate was activated by click, Enter, Space or an assistive
 * technology; only while it is activatable.
 */

/**
 * SalonSeatTagForm:
 * @SALON_SEAT_TAG_BESIDE: stands beside what belongs to the seat, with the name above the points
 * @SALON_SEAT_TAG_SLIM: lies above it, in one line
 * @SALON_SEAT_TAG_HIGH: is higher than it is wide, with the emblem on top
 */
typedef enum {
  SALON_SEAT_TAG_BESIDE,
  SALON_SEAT_TAG_SLIM,
  SALON_SEAT_TAG_HIGH,
} SalonSeatTagForm;

/* Makes a plate without a name. */
GtkWidget *salon_seat_tag_new (void);
/* @name: of the player */
void salon_seat_tag_set_name (SalonSeatTag *self, const char *name);
/* @colour: of the seat, for salon_colour_get() */
void salon_seat_tag_set_colour (SalonSeatTag *self, unsigned colour);
/* @unit: px for one unit of the artwork, in which a plate is 270 × 172
 * @text: how large the user wants text; 1 is usual */
void salon_seat_tag_set_form (SalonSeatTag *self, SalonSeatTagForm form, double unit, double text);
/* @points: the player's score */
void salon_seat_tag_set_points (SalonSeatTag *self, int points);
/* Shows or hides that it is this player's turn. */
void salon_seat_tag_set_in_turn (SalonSeatTag *self, gboolean in_turn);
/* @text: one or two words for the accessible name while the seat is in turn; %NULL for “in
 * turn” */
void salon_seat_tag_set_turn_text (SalonSeatTag *self, const char *text);
/* @note: (nullable): a word or two below the name, such as “6 hidden” */
void salon_seat_tag_set_note (SalonSeatTag *self, const char *note);
/**
 * salon_seat_tag_set_company:
 * @manner: (nullable): what a computer or a program is like, in a word or two
 * @level: (nullable): how well it plays, in a word; %NULL: a person, or a program of which nobody knows
 * @dots: its level, from 1
 * @most: how many levels there are
 * @about: (nullable): all of it in a sentence or two
 *
 * Says what the computer is like that plays there. The plate shows the manner where there is room for it or no note, and the level
 * as dots (of a program, without a level, as a mark) where they fit without cutting anything off; its tooltip and its accessible description say @about, or
 * both words.
 */
void salon_seat_tag_set_company (SalonSeatTag *self,
                                 const char *manner,
                                 const char *level,
                                 int dots,
                                 int most,
                                 const char *about);
/* @badge: (nullable): figures and signs, such as “×3” */
void salon_seat_tag_set_badge (SalonSeatTag *self, const char *badge);
/* @size: of the badge in one frame of a motion, 1 for its own; it grows out of its middle. Needs no layout. */
void salon_seat_tag_set_badge_size (SalonSeatTag *self, double size);
/* Sets how far the plate is filled in one frame of a motion; salon_seat_tag_set_in_turn()
 * sets it to 0 or 1. Needs no layout.
 * @filled: 0 … 1 */
void salon_seat_tag_set_filled (SalonSeatTag *self, double filled);
/* The filled plate of the seat in turn, which glides from one seat to another, is in this frame
 * @dx, @dy px away from this plate; where it covers this plate it is drawn under the name. @filled: how
 * far it has come. salon_seat_tag_set_filled() ends this. */
void salon_seat_tag_set_glide (SalonSeatTag *self, double dx, double dy, double filled);
/* Appends the filled plate as large as this one, without anything on it. */
void salon_seat_tag_snapshot_filled (SalonSeatTag *self, GtkSnapshot *snapshot);
/* Says that the seat is chosen, for assistive technologies. */
void salon_seat_tag_set_selected (SalonSeatTag *self, gboolean selected);
/* Sets whether the plate can be activated; at first it cannot. */
void salon_seat_tag_set_activatable (SalonSeatTag *self, gboolean activatable);

/**
 * salon_format_points:
 *
 * Returns: (transfer full): @points as a phrase in the user's language, such as “1 point”,
 *   “85 points” or “−20 points”
 */
char *salon_format_points (int points);

/**
 * salon_format_signed:
 *
 * @plus: whether a number above 0 gets a plus sign
 *
 * Returns: (transfer full): the number alone, such as “85”, “+85” or “−20”; its minus sign
 *   is U+2212
 */
char *salon_format_signed (int points, gboolean plus);

G_END_DECLS
