/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What players are called as long as nobody has said otherwise. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the desktop knows the player by, as one says it at a table: the first name, or a word
 * for a player that nobody has told us yet (transfer full). */
char *salon_seat_names_person (void);
/* A friendly first name that none of @taken (NULL-terminated) has, (transfer full). There
 * are enough of them for %SALON_TABLE_SEATS computers. */
char *salon_seat_names_computer (const char *const *taken);

G_END_DECLS
