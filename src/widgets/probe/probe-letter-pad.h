/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "widgets/probe/probe-card.h"

G_BEGIN_DECLS

/* How many keys the upper row has. */
#define PROBE_LETTER_COLUMNS 14

#define PROBE_TYPE_LETTER_PAD (probe_letter_pad_get_type ())
G_DECLARE_FINAL_TYPE (ProbeLetterPad, probe_letter_pad, PROBE, LETTER_PAD, GtkWidget)

/**
 * ProbeLetterPad:
 *
 * The keys A to Z and the blank, in rows of 14 and 13, the second one half a key in. The keys
 * shrink with the room there is. Arrow keys,
 * Home and End move the focus from key to key; Tab leaves the pad.
 *
 * Signals: chosen (int letter): the key of 'A' … 'Z' or %PROBE_BLANK was pressed.
 */

/* Makes a pad whose keys are all sensitive. */
GtkWidget *probe_letter_pad_new (void);
/* @name: the accessible name of the pad, such as “Ask Hugo for…” */
void probe_letter_pad_set_name (ProbeLetterPad *self, const char *name);
/* @name: (nullable): what the edition calls the blank; %NULL for “blank” */
void probe_letter_pad_set_blank_name (ProbeLetterPad *self, const char *name);
/* Whether the blank is drawn as a dot, as Parker 1982 has it; otherwise it is an empty card. */
void probe_letter_pad_set_dot (ProbeLetterPad *self, gboolean dot);
/* @pitch: px from one key to the next; 0 for as many as fit
 * @row_pitch: px from one row to the next; 0 for what goes with @pitch */
void probe_letter_pad_set_pitch (ProbeLetterPad *self, int pitch, int row_pitch);
/* Dims all keys while they rest. Once this was called, keys that cannot be pressed for the moment look like
 * the others, so that they do not blink from one question to the next. */
void probe_letter_pad_set_resting (ProbeLetterPad *self, gboolean resting);
/* @reason: (nullable): why the keys that cannot be pressed cannot; see salon_why_set() */
void probe_letter_pad_set_reason (ProbeLetterPad *self, const char *reason);
/* Strikes out the keys of letters that were asked for in vain: bit per letter, as of probe_letter_index(). They can be
 * pressed all the same. */
void probe_letter_pad_set_struck (ProbeLetterPad *self, guint32 letters);
/* Sets whether a key takes the focus when it is clicked; at first it does. */
void probe_letter_pad_set_focus_on_click (ProbeLetterPad *self, gboolean focus);
/* Sets whether the key of @letter can be pressed. */
void probe_letter_pad_set_letter_sensitive (ProbeLetterPad *self, char letter, gboolean sensitive);
/* Returns whether the key of @letter can be pressed. */
gboolean probe_letter_pad_get_letter_sensitive (ProbeLetterPad *self, char letter);
/* Draws the key of @letter as selected; %PROBE_LETTER_NONE for no key. */
void probe_letter_pad_set_selected (ProbeLetterPad *self, char letter);
/* Draws a ring round the key of @letter, which a hint names; %PROBE_LETTER_NONE for no key. */
void probe_letter_pad_set_hinted (ProbeLetterPad *self, char letter);
/* Lets people drag letters as text from the keys to a tray that accepts letters. */
void probe_letter_pad_set_draggable (ProbeLetterPad *self, gboolean draggable);
/* Returns: (nullable) (transfer none): the key of @letter */
GtkWidget *probe_letter_pad_get_key (ProbeLetterPad *self, char letter);
/* Does what a press of the key does. Returns FALSE and does nothing if the key is
 * insensitive. */
gboolean probe_letter_pad_choose (ProbeLetterPad *self, char letter);
/* Gives the focus to the key of @letter or, if it is insensitive, to the first sensitive
 * key. Returns FALSE if there is none. */
gboolean probe_letter_pad_focus_letter (ProbeLetterPad *self, char letter);

G_END_DECLS
