/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/cubes/cubes-game.h"
#include "model/cubes/cubes-read-out.h"
#include "model/salon-look.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CUBES_TYPE_READ_OUT_PAPERS (cubes_read_out_papers_get_type ())
G_DECLARE_FINAL_TYPE (CubesReadOutPapers, cubes_read_out_papers, CUBES, READ_OUT_PAPERS, GtkWidget)

/**
 * CubesReadOutPapers:
 *
 * The lists of a round side by side, of which the first lines have been read out: those have their points, strokes and
 * reasons. They scroll together, and sideways where there are many.
 *
 * Signals:
 *
 *  - noticed (int seat, int line): the pointer or the focus is on the word of another line, or, with a line of -1, on no
 *    word of this list any more.
 */

GtkWidget *cubes_read_out_papers_new (void);

/* Shows the lists of @view, whose lines are the @n @lines; all three belong to the caller and stay until the next update.
 * @read: how many lines have been read
 * @done: nothing is being read any more: words can be challenged, and the best list is marked */
void cubes_read_out_papers_update (CubesReadOutPapers *self,
                                   CubesGame *game,
                                   const CubesView *view,
                                   const SalonLook *look,
                                   const CubesReadLine *lines,
                                   guint n,
                                   guint read,
                                   gboolean done);

/* Some more lines have been read: @read in all. */
void cubes_read_out_papers_set_read (CubesReadOutPapers *self, guint read);

/* Returns the width, in px, from which on all lists stand there without being scrolled sideways, room for shadows included. */
int cubes_read_out_papers_get_whole_width (CubesReadOutPapers *self);

/* Returns the word of @seat on @line, or NULL. */
const CubesWord *cubes_read_out_papers_get_word (CubesReadOutPapers *self, guint line, int seat);

/* Lights @line of all lists; -1: none. */
void cubes_read_out_papers_light (CubesReadOutPapers *self, int line);
/* Lights @line of the list of @seat alone. */
void cubes_read_out_papers_light_one (CubesReadOutPapers *self, int seat, int line);
/* Draws so much, 0 to 1, of the stroke that crosses the word of @line off all lists. */
void cubes_read_out_papers_cross (CubesReadOutPapers *self, guint line, double crossed);
/* Brings @line of all lists into sight. */
void cubes_read_out_papers_show_line (CubesReadOutPapers *self, guint line);
/* Gives the keyboard focus to the list of @seat. */
void cubes_read_out_papers_focus (CubesReadOutPapers *self, int seat);

G_END_DECLS
