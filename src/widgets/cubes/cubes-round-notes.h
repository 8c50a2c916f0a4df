/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two notes below the panel of a round, for those who wait or are about to begin: what counts in this round, and which keys
 * write. They follow from the set-up alone. */

#pragma once

#include <gtk/gtk.h>

#include "model/cubes/cubes-game.h"

G_BEGIN_DECLS

GtkWidget *cubes_round_counts_new (void);
void cubes_round_counts_update (GtkWidget *counts, CubesGame *game);

GtkWidget *cubes_round_keys_new (void);

G_END_DECLS
