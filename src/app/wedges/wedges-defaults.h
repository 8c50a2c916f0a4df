/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a game of Wedges is like before somebody has chosen anything. */

#pragma once

#include "model/salon-look.h"
#include "model/wedges/wedges-setup.h"

G_BEGIN_DECLS

/* Gives the name of the bank of questions in the program's language, as far as there is one. */
const char *wedges_defaults_get_bank (void);
/* Whether answers are typed where so many people, and members of teams, play: whoever is alone with computers has nobody who
 * could judge what they say. */
gboolean wedges_defaults_get_typed (int people, guint members);
/* Fills in one person and two computers. */
void wedges_defaults_fill (WedgesHeader *header, WedgesHabits *habits, SalonLook *look);

G_END_DECLS
