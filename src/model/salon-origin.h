/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game began, in short: by this copies of a game without a date are known to be copies. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The length of one. */
#define SALON_ORIGIN_LENGTH 64

/* Makes one (transfer full) from all that a whole record has before `begin`, but for comments, date and title, and from its
 * first @n_moves moves: as many as two games with the same set-up never have in common by chance. */
char *salon_origin_make (const char *text, gsize length, guint n_moves);

G_END_DECLS
