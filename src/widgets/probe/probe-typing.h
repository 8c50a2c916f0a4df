/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* More letters than one key can give. */
#define PROBE_TYPING_MAX 4

/* Which letter cards a key stands for: a letter for itself, é for E, œ for O and E,
 * the full stop and the space for the blank. Writes them to @letters, with a NUL,
 * and gives their number. */
int probe_typing_letters (guint keyval, char letters[PROBE_TYPING_MAX + 1]);
/* How many cards to the right a key takes the place where the next letter goes: -1 or 1,
 * -PROBE_SPACES or PROBE_SPACES for an end of the row; 0: it is no such key. */
int probe_typing_steps (guint keyval);

G_END_DECLS
