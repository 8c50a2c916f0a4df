/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/cubes/cubes-grid.h"

G_BEGIN_DECLS

#define CUBES_TYPE_PANEL (cubes_panel_get_type ())
G_DECLARE_FINAL_TYPE (CubesPanel, cubes_panel, CUBES, PANEL, GtkWidget)

/**
 * CubesPanel:
 *
 * A card beside the tray, where the list is while words are written. It says what is due before that, and has the button
 * that does it; for the Bar it also has the four corners to choose from.
 *
 * Signals:
 *
 *  - go (): the button was pressed.
 *  - corner-chosen (): another corner was chosen by its card.
 */

/* What the panel says. All strings belong to the caller. */
typedef struct {
  const char *title, *text;
  const char *button;     /* (nullable): NULL for no button */
  const char *note_title; /* (nullable): a second card, darker */
  const char *note;
  gboolean corners;   /* the corners are there to choose from */
  const char *faces;  /* 25 capitals that lie open below them, or "" */
  CubesCorner corner; /* that is chosen */
} CubesPanelScene;

GtkWidget *cubes_panel_new (void);
void cubes_panel_set_scene (CubesPanel *self, const CubesPanelScene *scene);
/* @tight: only what is needed: no note, and corners without their names */
void cubes_panel_set_tight (CubesPanel *self, gboolean tight);
/* Shows that @corner is chosen; no signal is emitted. */
void cubes_panel_set_corner (CubesPanel *self, CubesCorner corner);
CubesCorner cubes_panel_get_corner (CubesPanel *self);
/* Whether the button may be used. When it has just come to say something else, it may not: the second press of an
 * impatient hand was meant for what it said before. */
gboolean cubes_panel_is_ready (CubesPanel *self);
/* Gives the keyboard focus to the button. Returns whether there is one that may be used. */
gboolean cubes_panel_focus (CubesPanel *self);

G_END_DECLS
