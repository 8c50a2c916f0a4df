/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Width to height of an activity card. */
#define SALON_ACTIVITY_WIDTH  120
#define SALON_ACTIVITY_HEIGHT 172

/* The face-up card of a ProbeDeck: pictogram, title and text, as large as the
 * card allows, and one readable label; for files of this folder only. */

#define PROBE_TYPE_ACTIVITY_CARD (probe_activity_card_get_type ())
G_DECLARE_FINAL_TYPE (ProbeActivityCard, probe_activity_card, PROBE, ACTIVITY_CARD, GtkWidget)

void probe_activity_card_set (ProbeActivityCard *self, const char *kind, const char *title, const char *text);
/* 0 lies on the pile @distance px to the left, face down, 1 is in its place. */
void probe_activity_card_set_turned (ProbeActivityCard *self, double turned, double distance);

G_END_DECLS
