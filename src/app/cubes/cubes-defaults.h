/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game of Cubes that is proposed where nobody has played it yet. */

#pragma once

#include "model/cubes/cubes-setup.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

/* Proposes a game for one person and two computers, in the language of the program if its words are there, with letters
 * that stand upright, and its @look. */
void cubes_defaults_fill (CubesHeader *header, CubesHabits *habits, SalonLook *look);
/* Whether the word list of Cubes for @language (“en”, “fr”) is installed. */
gboolean cubes_defaults_has_words (const char *language);
/* The edition with cubes of our own, made for French. */
guint cubes_defaults_get_french_cubes (void);

G_END_DECLS
