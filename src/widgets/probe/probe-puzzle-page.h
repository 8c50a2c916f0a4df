/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-puzzle.h"
#include "widgets/probe/probe-puzzle-calendar.h"
#include "widgets/probe/probe-puzzle-result.h"
#include "widgets/salon-floor.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PUZZLE_PAGE (probe_puzzle_page_get_type ())
G_DECLARE_FINAL_TYPE (ProbePuzzlePage, probe_puzzle_page, PROBE, PUZZLE_PAGE, SalonFloor)

/**
 * ProbePuzzlePage:
 *
 * The puzzle of a day: three trays, a peg for each wrong question, a sentence, the keys; and beside them a calendar and the
 * signs of a result, which are in a popover where the window is small. The page changes no puzzle: it says what somebody
 * wants, and is given the next state.
 *
 * Typing asks the chosen tray for a letter; 1, 2 and 3 choose a tray. While a word is being named the letters go into its
 * row, Enter names it, and Escape ends that.
 *
 * Signals:
 *
 *  - asked (guint tray, int letter): a tray with a hidden card is asked.
 *  - named (guint tray, const char *word): the whole word of such a tray is named.
 */

/* Everything that is shown of a puzzle. */
typedef struct {
  const ProbePuzzle *puzzle; /* (nullable): it is still being made, or cannot be */
  gboolean moved;            /* the last move is new, and is shown as it happens */
  const char *sentence, *standing;
} ProbePuzzleScene;

GtkWidget *probe_puzzle_page_new (void);
/* Shows @scene. Another puzzle than before ends what somebody has begun to name. */
void probe_puzzle_page_update (ProbePuzzlePage *self, const ProbePuzzleScene *scene);
ProbePuzzleCalendar *probe_puzzle_page_get_calendar (ProbePuzzlePage *self);
ProbePuzzleResult *probe_puzzle_page_get_result (ProbePuzzlePage *self);
/* Puts @widget (transfer floating) between calendar and signs. */
void probe_puzzle_page_add (ProbePuzzlePage *self, GtkWidget *widget);
/* Closes the popover with calendar and signs, if it is open. A page that goes while it is open would keep the mouse. */
void probe_puzzle_page_close_side (ProbePuzzlePage *self);
/* Moves the keyboard focus to the keys or, if the puzzle is over, to the button that copies the signs. */
void probe_puzzle_page_focus (ProbePuzzlePage *self);

G_END_DECLS
