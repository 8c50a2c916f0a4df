/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names that a new game proposes for its players. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The first name of the user who is logged in, (transfer full). If the system does not know
 * it, or a record cannot contain it, the word “Player”. */
char *salon_seat_names_person (void);
/* A first name for a computer player that is not among @taken (NULL-terminated), (transfer
 * full). There are as many names as %SALON_MAX_SEATS. */
char *salon_seat_names_computer (const char *const *taken);

G_END_DECLS
