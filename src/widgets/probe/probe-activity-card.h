/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Size of an activity card in the units of its artwork. Other sizes have the same ratio. */
#define PROBE_ACTIVITY_WIDTH  130
#define PROBE_ACTIVITY_HEIGHT 180

/* The face-up card of a ProbeDeck. In its coloured upper part it shows what it does, as a
 * pictogram or in figures, and below that a text; it has one accessible label. For files of
 * this folder only. */

#define PROBE_TYPE_ACTIVITY_CARD (probe_activity_card_get_type ())
G_DECLARE_FINAL_TYPE (ProbeActivityCard, probe_activity_card, PROBE, ACTIVITY_CARD, GtkWidget)

/* Sets what the card shows; see probe_deck_show_card(). */
void probe_activity_card_set (ProbeActivityCard *self, const char *kind, const char *title, const char *text);
/* Returns the text that the card has, or would have. */
const char *probe_activity_card_get_text (ProbeActivityCard *self);
/* Sets whether the text is on the card; at first it is. Where the user's text is large, the
 * deck shows it elsewhere. */
void probe_activity_card_set_has_text (ProbeActivityCard *self, gboolean has_text);
/* Draws the card @dx, @dy px away from its place. @turn: .5 is seen from its edge, 1 is its whole face; its
 * width is |1 - 2 turn|. Nothing is seen of it before .5. */
void probe_activity_card_set_pose (ProbeActivityCard *self, double turn, double dx, double dy);
/* Moves and turns the card. At @turned 0 it lies face down on the pile, @distance px to
 * the left; at 1 it lies face up in its place. */
void probe_activity_card_set_turned (ProbeActivityCard *self, double turned, double distance);

G_END_DECLS
