/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-game.h"

G_BEGIN_DECLS

#define PROBE_TYPE_CHALLENGE_BUTTON (probe_challenge_button_get_type ())
G_DECLARE_FINAL_TYPE (ProbeChallengeButton, probe_challenge_button, PROBE, CHALLENGE_BUTTON, GtkWidget)

/**
 * ProbeChallengeButton:
 *
 * Challenges the spelling of a word that lies open. It shows itself only where
 * there is one that somebody of the people may challenge; it opens a list of
 * these words with what the word list says of each, and the table rules.
 *
 * Signals: challenged (int seat, int target, int tray, gboolean valid).
 */

GtkWidget *probe_challenge_button_new (void);
/* @people: bit per seat that may challenge */
void probe_challenge_button_update (ProbeChallengeButton *self, ProbeGame *game, guint people);

G_END_DECLS
