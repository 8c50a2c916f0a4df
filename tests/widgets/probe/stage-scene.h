/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table in a window on which moments play, for the tests of the stage. The times are those of a quick pace. */

#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-game.h"
#include "widgets/probe/probe-board.h"
#include "widgets/probe/probe-stage.h"

typedef struct {
  GtkWidget *window, *table;
  ProbeStage *stage;
  ProbeGame *game;
  int frames;
  int views, done; /* signals of the stage */
  GString *sounds; /* ProbeMomentSound of each that was heard, separated by spaces */
} Scene;

/* Shows the game of @record, with cards that move if @motion. */
void scene_init_with (Scene *scene, gboolean motion, const char *record);
/* @choose: people choose which card they show. Otherwise no curtain closes before the answer. */
void scene_init_choosing (Scene *scene, gboolean motion, const char *record, gboolean choose);
void scene_clear (Scene *scene);
/* Makes a move, given as a line of a record of one tray a seat. */
void scene_play (Scene *scene, const char *move);
/* Waits until a moment is over. */
void scene_wait (Scene *scene);
ProbeBoard *scene_get_board (Scene *scene);
/* The sentence about what has just happened. */
const char *scene_get_news (Scene *scene);

/* The pixel at @x, @y of @widget, as 0xaarrggbb. */
guint32 scene_get_pixel (GtkWidget *widget, double x, double y);
