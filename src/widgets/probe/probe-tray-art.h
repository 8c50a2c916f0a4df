/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a tray is drawn of: the pieces of the look, and the values of its spaces. */

#pragma once

#include <gtk/gtk.h>

#include "widgets/probe/probe-tray-geometry.h"
#include "widgets/salon-art.h"
#include "widgets/salon-figures.h"

G_BEGIN_DECLS

/* For probe-tray.c only. */
typedef struct {
  SalonArtTile board, lip;
  SalonArtTile glow; /* around a tray that is asked; rendered when that may come */
  SalonFigures value[PROBE_SPACES];
} ProbeTrayArt;

/* Renders everything but the glow for a tray of @widget that is laid out as @at. Never to be called from snapshot.
 * @own: the tray is of the person who looks */
void probe_tray_art_prepare (ProbeTrayArt *art,
                             GtkWidget *widget,
                             const ProbeTrayGeometry *at,
                             const int values[PROBE_SPACES],
                             gboolean own);
void probe_tray_art_prepare_glow (ProbeTrayArt *art, GtkWidget *widget, const ProbeTrayGeometry *at);
/* Draws the lip over the cards, with the values of the spaces, for a tray whose corner is at @x, @y. */
void probe_tray_art_snapshot_lip (const ProbeTrayArt *art,
                                  const ProbeTrayGeometry *at,
                                  int x,
                                  int y,
                                  GtkSnapshot *snapshot);
void probe_tray_art_clear (ProbeTrayArt *art);

G_END_DECLS
