/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/cubes/cubes-missed.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define CUBES_TYPE_FOUND_PANEL (cubes_found_panel_get_type ())
G_DECLARE_FINAL_TYPE (CubesFoundPanel, cubes_found_panel, CUBES, FOUND_PANEL, GtkWidget)

/**
 * CubesFoundPanel:
 *
 * How much of what lies in a grid was found, as figures and as a bar, with a button for the words of several lists, for
 * those of each list alone, and for those of nobody.
 *
 * Signals:
 *
 *  - chosen (int whose): somebody wants to see other words; see #CubesFilter.
 */

GtkWidget *cubes_found_panel_new (void);

/* @seats: how many lists there are
 * @whose: whose words are seen */
void cubes_found_panel_update (CubesFoundPanel *self,
                               const CubesShares *shares,
                               const char (*names)[SALON_NAME_SIZE],
                               int seats,
                               const SalonLook *look,
                               int whose);

G_END_DECLS
