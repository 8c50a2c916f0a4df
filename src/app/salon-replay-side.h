/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_REPLAY_SIDE (salon_replay_side_get_type ())
G_DECLARE_FINAL_TYPE (SalonReplaySide, salon_replay_side, SALON, REPLAY_SIDE, GtkWidget)

/* What there is room for. */
typedef enum {
  SALON_REPLAY_SIDE_ALL,
  SALON_REPLAY_SIDE_BRIEF, /* all but the note */
  SALON_REPLAY_SIDE_TOP,   /* what is at the top alone */
  SALON_REPLAY_SIDE_NONE,
} SalonReplaySideRoom;

/**
 * SalonReplaySide:
 *
 * A column with one widget at its top and one at its bottom. Where it has no room for both it leaves a note of the lower one
 * out, and where that is not enough it hides the lower one. Where there is no room for the upper one alone, its owner puts that
 * elsewhere.
 *
 * Signals: room (int room): from now on there is this #SalonReplaySideRoom. At first there is room for all.
 */

/* @bottom: (transfer floating); @note: a part of it */
GtkWidget *salon_replay_side_new (GtkWidget *bottom, GtkWidget *note);
/* @top: (nullable) (transfer floating); %NULL takes it away, and its height is remembered */
void salon_replay_side_set_top (SalonReplaySide *self, GtkWidget *top);

G_END_DECLS
