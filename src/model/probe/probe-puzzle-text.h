/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of the puzzle of the day, and its result as a few signs. All texts are translated and (transfer full). */

#pragma once

#include "model/probe/probe-puzzle.h"

G_BEGIN_DECLS

/* Signs in a row. */
#define PROBE_PUZZLE_ROW 10

/* The colour of the cards of tray @tray, for salon_colour_get(): triangle, diamond, square. */
guint probe_puzzle_get_colour (guint tray);
/* “Diamond”, (transfer none) */
const char *probe_puzzle_get_name (guint tray);
/* “Ask the diamond for…”, (transfer none) */
const char *probe_puzzle_get_prompt (guint tray);
/* “Name the word of the diamond”, (transfer none) */
const char *probe_puzzle_get_naming (guint tray);

/* What the last move, to @tray, has shown: “The diamond shows W: space 1.” @asked: the letter or the word that it was asked
 * for */
char *probe_puzzle_say (const ProbePuzzle *puzzle, guint tray, const char *asked, int outcome);
/* How it stands: “12 right, 3 wrong. Which letters were wrong is for you to remember.” */
char *probe_puzzle_say_standing (const ProbePuzzle *puzzle);
/* “3 hidden”, “uncovered” */
char *probe_puzzle_say_hidden (const ProbePuzzle *puzzle, guint tray);
/* “6 wrong, par 7” */
char *probe_puzzle_say_result (const ProbePuzzle *puzzle);
/* “5 days running”; NULL: fewer than two, of which nothing is said */
char *probe_puzzle_say_running (guint days);
/* “Monday 23 November” */
char *probe_puzzle_say_day (SalonDay day);

/* The moves as signs, ▲ ◆ ■ for a right question to that tray and ○ for a wrong one, ten in a row, rows parted by LF. They
 * tell neither a letter nor a place. */
char *probe_puzzle_make_signs (const ProbePuzzle *puzzle);
/* The title above the signs: “Salon · 22 November · 6 (par 7)” */
char *probe_puzzle_make_title (const ProbePuzzle *puzzle);

G_END_DECLS
