/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_KEY (probe_key_get_type ())
G_DECLARE_FINAL_TYPE (ProbeKey, probe_key, PROBE, KEY, GtkWidget)

/**
 * ProbeKey:
 *
 * The picture of a key with its letter, as the look has keys: of a typewriter, of a print, of a
 * computer. It is the child of a button, which has the name and is pressed.
 */

/* @letter: 'A' … 'Z' or PROBE_BLANK */
GtkWidget *probe_key_new (char letter);
/* Draws the key as pressed down. */
void probe_key_set_on (ProbeKey *self, gboolean on);
/* Whether the blank has a dot; without one it is an empty card. */
void probe_key_set_dot (ProbeKey *self, gboolean dot);
/* Strikes the key out, because its letter was asked for in vain (only with the learner's aid). */
void probe_key_set_struck (ProbeKey *self, gboolean struck);

G_END_DECLS
