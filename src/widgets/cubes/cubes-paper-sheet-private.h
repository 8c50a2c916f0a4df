/* SPDX-License-Identifier: GPL-3.0-or-later */

/* For cubes-paper-sheet.c, which shows a list, and cubes-paper-sheet-input.c, which is told what people do there. */

#pragma once

#include "widgets/cubes/cubes-paper-draft.h"
#include "widgets/cubes/cubes-paper-row.h"
#include "widgets/cubes/cubes-paper-sheet.h"
#include "widgets/salon-scroller.h"

G_BEGIN_DECLS

struct _CubesPaperSheet {
  GtkWidget parent_instance;

  SalonScroller scroller;

  guint seat, colour;
  GPtrArray *rows; /* a row for each line, NULL for an empty line */
  char *typed;
  int lit;
  gboolean strikes, dense, buttons;
  guint least; /* lines of a dense sheet */
  int noticed;
  guint current;    /* the line that gets the focus when the list does */
  gboolean by_keys; /* the keyboard has come to that line, and the pointer rests since then */
  double x, y;      /* where the pointer was last */

  int pitch, columns, page; /* height of a line in px; columns; lines in the sight of a reader */
  gboolean settling;        /* the sheet itself changes its adjustment */
  gboolean follow;          /* the end of the list has to come into sight */
  CubesPaperDraft draft;
};

/* In cubes-paper-sheet.c: */
/* The row of @line; NULL if nothing stands there. */
CubesPaperRow *cubes_paper_sheet_get_line (CubesPaperSheet *self, guint line);
/* The word of @line; NULL if it has none. */
const char *cubes_paper_sheet_get_word (CubesPaperSheet *self, guint line);
/* The line of @row, or -1. */
int cubes_paper_sheet_find_line (CubesPaperSheet *self, gconstpointer row);
void cubes_paper_sheet_scroll_to_line (CubesPaperSheet *self, guint line);

/* In cubes-paper-sheet-input.c: */
/* Tells which line is noticed now; @first (nullable) is asked before all others, but for the one with the focus while only
 * the keyboard is used: lines that move below a pointer at rest are not looked at. */
void cubes_paper_sheet_tell_noticed (CubesPaperSheet *self, CubesPaperRow *first);
/* Has the sheet told what people do with a new @row. */
void cubes_paper_sheet_watch (CubesPaperSheet *self, CubesPaperRow *row);
/* Has the sheet told of keys, and of the pointer. */
void cubes_paper_sheet_add_controllers (CubesPaperSheet *self);
/* Implements GtkWidget's focus(). */
gboolean cubes_paper_sheet_focus (GtkWidget *widget, GtkDirectionType direction);

enum {
  CUBES_PAPER_SHEET_STRIKE,
  CUBES_PAPER_SHEET_CHALLENGE,
  CUBES_PAPER_SHEET_NOTICED,
  CUBES_PAPER_SHEET_N_SIGNALS,
};

extern guint cubes_paper_sheet_signals[CUBES_PAPER_SHEET_N_SIGNALS];

G_END_DECLS
