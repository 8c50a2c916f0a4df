/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "widgets/probe/probe-card.h"

G_BEGIN_DECLS

#define PROBE_TYPE_LETTER_PAD (probe_letter_pad_get_type ())
G_DECLARE_FINAL_TYPE (ProbeLetterPad, probe_letter_pad, PROBE, LETTER_PAD, GtkWidget)

/**
 * ProbeLetterPad:
 *
 * The keys A to Z and the blank, in two rows. The keys shrink with the width;
 * arrow keys, Home and End go from key to key, Tab leaves.
 *
 * Signals: chosen (int letter), 'A' … 'Z' or %PROBE_BLANK.
 */

GtkWidget *probe_letter_pad_new (void);
/* The accessible name of the whole: “Ask Hugo for…”. */
void probe_letter_pad_set_name (ProbeLetterPad *self, const char *name);
/* What the edition calls the blank; %NULL for “blank”. */
void probe_letter_pad_set_blank_name (ProbeLetterPad *self, const char *name);
void probe_letter_pad_set_letter_sensitive (ProbeLetterPad *self, char letter, gboolean sensitive);
gboolean probe_letter_pad_get_letter_sensitive (ProbeLetterPad *self, char letter);
/* Draws one key as chosen; %PROBE_LETTER_NONE for no key. */
void probe_letter_pad_set_selected (ProbeLetterPad *self, char letter);
/* Letters may be dragged away as text, onto a tray that accepts letters. */
void probe_letter_pad_set_draggable (ProbeLetterPad *self, gboolean draggable);
/* As if the key were pressed. FALSE, and nothing happens, if it cannot be. */
gboolean probe_letter_pad_choose (ProbeLetterPad *self, char letter);
gboolean probe_letter_pad_focus_letter (ProbeLetterPad *self, char letter);

G_END_DECLS
