/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/probe/probe-state.h"
#include "widgets/salon-colours.h"

G_BEGIN_DECLS

#define PROBE_TYPE_GAME_PICTURE (probe_game_picture_get_type ())
G_DECLARE_FINAL_TYPE (ProbeGamePicture, probe_game_picture, PROBE, GAME_PICTURE, GtkWidget)

/**
 * ProbeGamePicture:
 *
 * A small picture of the trays of a game, as an onlooker sees them, by which people recognise
 * the game. The trays are as large as fit, in as many columns as that takes. Assistive
 * technologies skip it, because the text beside it says which game it is.
 */

GtkWidget *probe_game_picture_new (void);
/* @view: (nullable): what an onlooker sees; %NULL: no words are laid yet, and the trays are empty
 * @seats, @trays: how many there are, and how many each seat has
 * @colours: of the seats, for salon_colour_get() */
void probe_game_picture_set (ProbeGamePicture *self, const ProbeView *view, int seats, int trays, const guint *colours);

/* The size of the trays' spaces, and in how many columns the trays stand. */
typedef struct {
  int columns, rows;
  int pitch; /* px from one space to the next */
} ProbePictureGrid;

/* Returns the grid with the largest trays for @n trays in @width × @height px. */
ProbePictureGrid probe_picture_grid (int n, int width, int height);

G_END_DECLS
