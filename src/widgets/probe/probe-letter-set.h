/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/probe/probe-setup.h"

G_BEGIN_DECLS

#define PROBE_TYPE_LETTER_SET (probe_letter_set_get_type ())
G_DECLARE_FINAL_TYPE (ProbeLetterSet, probe_letter_set, PROBE, LETTER_SET, GtkWidget)

/**
 * ProbeLetterSet:
 *
 * A player's set of letter cards, a pile for each letter and one for the blank,
 * in as many lines as make the cards largest. The piles are cards named
 * "set-A" … "set-Z" and "set-blank"; arrow keys go from pile to pile, Tab leaves.
 *
 * Signals: chosen (int letter): a card of that pile was clicked. Cards can be
 * dragged away as text, too.
 */

/* @setup: which piles there are, and what the blank is called. */
void probe_letter_set_begin (ProbeLetterSet *self, const ProbeSetup *setup, const GdkRGBA *colour);
/* -1: as many as one likes; 0: an outline that cannot be chosen */
void probe_letter_set_set_left (ProbeLetterSet *self, char letter, int left);

G_END_DECLS
