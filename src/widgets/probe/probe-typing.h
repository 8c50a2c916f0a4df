/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The greatest number of letters that probe_typing_letters() writes; no key gives more. */
#define PROBE_TYPING_MAX 4

/* Writes the letter cards that a key stands for to @letters, ended by a NUL, and returns
 * their number. A letter stands for itself, é for E, œ for O and E, the full stop and the
 * space for the blank; other keys stand for none.
 * @keyval: as GTK gives it */
int probe_typing_letters (guint keyval, char letters[PROBE_TYPING_MAX + 1]);
/* Returns how many cards to the right a key moves the place of the next letter: -1 or 1 for
 * an arrow key, -PROBE_SPACES or PROBE_SPACES for Home or End, and 0 for any other key. */
int probe_typing_steps (guint keyval);

G_END_DECLS
