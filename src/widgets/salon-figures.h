/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-art.h"

G_BEGIN_DECLS

#define SALON_FIGURES_MAX 24

/**
 * SalonFigures:
 *
 * Glyphs of a sheet in a row: a number, a sign and a number, or a word. Each glyph is one
 * piece of the cache, so that numbers that are counted up cost a picture for each figure only. Zero it, prepare it
 * like a #SalonArtTile, clear it in dispose.
 */
typedef struct {
  SalonArtTile tile[SALON_FIGURES_MAX];
  float middle[SALON_FIGURES_MAX]; /* of each glyph, from the left end of the row, in px */
  int n;
  float width; /* of the row, in px */
} SalonFigures;

/**
 * salon_figures_prepare:
 * @sheet: "figures", "pad-figures" or "letters"
 * @text: digits, “+”, “-” or “−”, “x” or “×”, “?” and capital letters, as far as the sheet has them;
 *   anything else is a gap. What is beyond %SALON_FIGURES_MAX glyphs is left out.
 * @cap_height: of the figures, in px
 *
 * Takes the glyphs from the look in use; see salon_art_glyph_prepare().
 */
void salon_figures_prepare (SalonFigures *self,
                            GtkWidget *widget,
                            const char *sheet,
                            const char *text,
                            const GdkRGBA *colour,
                            double cap_height);

/* How wide the row would be, in px; nothing is rendered. */
float salon_figures_measure (const char *sheet, const char *text, double cap_height);

/* Appends the row with its left end at @x and the middle of its figures at @y. */
void salon_figures_snapshot (const SalonFigures *self, GtkSnapshot *snapshot, float x, float y);

void salon_figures_clear (SalonFigures *self);

G_END_DECLS
