/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the lists of a round lie side by side when they are read out: which word stands on which line, and what is said of
 * it.  All functions take what is seen of a game whose lists lie open; see cubes_is_read_out(). */

#pragma once

#include <glib.h>

#include "rules/cubes/cubes-state.h"
#include "rules/salon-record.h"

G_BEGIN_DECLS

typedef enum {
  CUBES_READ_SHARED_HEADING, /* above the words that are crossed off */
  CUBES_READ_SHARED,         /* one word, on the same line of every list that has it */
  CUBES_READ_OWN_HEADING,    /* above all other words */
  CUBES_READ_OWN,            /* for each list a word that it alone has, or one that is wrong */
} CubesReadKind;

typedef struct {
  CubesReadKind kind;
  gint16 word[CUBES_MAX_SEATS]; /* its index on the list of each seat; −1: the line is empty there */
} CubesReadLine;

/* Returns the @n lines of all lists: the words that are shared, those with more letters first; then what each list
 * scores, with more points first; then what is wrong. Words that are alike in this come by the alphabet. Free with
 * g_free(). */
CubesReadLine *cubes_read_out_lines (const CubesState *seen, guint *n);

/* Returns when each of the @n lines begins to be read, in ms, and then when all are read: @n + 1 numbers. A shared word
 * takes as long as the stroke through it, which quickens; then all lists are read at the same time. Free with g_free(). */
guint *cubes_read_out_times (const CubesReadLine *lines, guint n);

/* Returns the seats (bit per seat) whose lists have @word. */
guint cubes_read_out_finders (const CubesState *seen, const char *word);

/* Returns the points that the list of @seat brings. */
int cubes_read_out_points (const CubesState *seen, int seat);

/* Whether no list brings more than that of @seat, and it brings anything. */
gboolean cubes_read_out_is_best (const CubesState *seen, int seat);

/* Returns the seats (bit per seat) with the highest total, which becomes @points. */
guint cubes_read_out_leaders (const CubesState *seen, int *points);

/* Why @word does not count though no other list has it, as a phrase such as “no E beside T”, (transfer full). NULL if it
 * is not wrong. */
char *cubes_read_out_reason (const CubesState *seen, const CubesWord *word);

/* What is said aloud of @word: “Torque, crossed off, Ada, Hugo and Nora”, (transfer full). */
char *cubes_read_out_tell (const CubesState *seen, const char (*names)[SALON_NAME_SIZE], const CubesWord *word);

/* The same as a sentence or two for who looks at the word, without the word, (transfer full). */
char *cubes_read_out_explain (const CubesState *seen,
                              const char (*names)[SALON_NAME_SIZE],
                              int seat,
                              const CubesWord *word);

/* Returns the names of the seats in @seats (bit per seat) as “Ada, Hugo and Nora”, (transfer full). */
char *cubes_read_out_names (const char (*names)[SALON_NAME_SIZE], guint seats);

G_END_DECLS
