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
 * A button to challenge the spelling of a word that is fully exposed. It is visible only
 * while one of the people may challenge a word. It opens a list of these words, which says
 * whether the word list has each of them. The players then decide whether the word is
 * valid.
 *
 * Signals: challenged (int seat, int target, int tray, gboolean valid): @seat challenges
 * the word in @tray of @target, and the players rule that it is @valid or not.
 */

/* Makes an invisible button. */
GtkWidget *probe_challenge_button_new (void);
/* Updates the list of words.
 * @people: the seats that may challenge, one bit for each */
void probe_challenge_button_update (ProbeChallengeButton *self, ProbeGame *game, guint people);

G_END_DECLS
