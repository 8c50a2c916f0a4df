/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts of the help of Cubes: its rules, on all cubes and with the Bar, and the keys. */

#pragma once

#include "app/salon-help.h"
#include "rules/cubes/cubes-state.h"

G_BEGIN_DECLS

/* What the help has for editions. */
enum {
  CUBES_HELP_MASTER,
  CUBES_HELP_BAR,
  CUBES_HELP_N_EDITIONS,
};

/* What the help has for games on @grid. */
guint cubes_help_get_edition (CubesGrid grid);

extern const SalonHelp cubes_help;

G_END_DECLS
