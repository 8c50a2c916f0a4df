/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_REPLAY_PAPER (salon_replay_paper_get_type ())
G_DECLARE_FINAL_TYPE (SalonReplayPaper, salon_replay_paper, SALON, REPLAY_PAPER, GtkWidget)

/**
 * SalonReplayPaper:
 *
 * The paper in a replay with the ways out of it: to a new game that goes on from the position, and to what is said of the
 * game.
 *
 * Signals:
 *
 *  - go-on (): somebody wants to go on from here.
 *  - review (): somebody wants to see how it went.
 */

/* @reviewed: there is a review of the game */
GtkWidget *salon_replay_paper_new (gboolean reviewed);
/* @start: what a game that goes on from the position is called
 * @why_not: (nullable): why none can, a sentence */
void salon_replay_paper_show (SalonReplayPaper *self, const char *start, const char *why_not);
/* The part that can be left out, and the button, for what it asks. */
GtkWidget *salon_replay_paper_get_note (SalonReplayPaper *self);
GtkWidget *salon_replay_paper_get_button (SalonReplayPaper *self);

G_END_DECLS
