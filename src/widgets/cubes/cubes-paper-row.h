/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/cubes/cubes-paper.h"

G_BEGIN_DECLS

#define CUBES_TYPE_PAPER_ROW (cubes_paper_row_get_type ())
G_DECLARE_FINAL_TYPE (CubesPaperRow, cubes_paper_row, CUBES, PAPER_ROW, GtkWidget)

/**
 * CubesPaperRow:
 *
 * A line of a #CubesPaper on which something stands: a word with what became of it, or a heading.
 *
 * Signals:
 *
 *  - acted (): somebody rubs the word out, or challenges it.
 *  - noticed (): cubes_paper_row_is_noticed() may say something else than before.
 */

/* What lies behind the word. */
typedef enum {
  CUBES_ROW_AT_REST,
  CUBES_ROW_LIT,
  CUBES_ROW_BEFORE, /* what is being written has been written before */
} CubesRowLight;

GtkWidget *cubes_paper_row_new (void);

/* The word, its strings copied; and whose hand it is in. */
void cubes_paper_row_set_line (CubesPaperRow *self, const CubesPaperLine *line, guint seat);
/* (nullable): the word. */
const char *cubes_paper_row_get_word (CubesPaperRow *self);
void cubes_paper_row_set_crossed (CubesPaperRow *self, double crossed);
void cubes_paper_row_set_light (CubesPaperRow *self, CubesRowLight light);
/* Whether the word can be rubbed out. */
void cubes_paper_row_set_strikes (CubesPaperRow *self, gboolean strikes);
/* Called before the row gets its size.
 * @inset: where the word begins; @cap: height of its capitals, both in px */
void cubes_paper_row_set_measures (CubesPaperRow *self, double inset, double cap);
/* Whether the word may be challenged. */
gboolean cubes_paper_row_is_challenging (CubesPaperRow *self);
/* Whether the pointer is on the row, or the focus. */
gboolean cubes_paper_row_is_noticed (CubesPaperRow *self);

G_END_DECLS
