/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-art.h"

G_BEGIN_DECLS

/**
 * CubesPencil:
 *
 * A word written by hand, drawn once and kept. Each seat has a hand of its own, and no two words of it have quite the
 * same letters; the same word of the same seat always looks the same. With large text, and in high contrast, the word is
 * in the font of the desktop. Zero it, prepare it in size_allocate, clear it in dispose.
 */
typedef struct {
  SalonArtTile tile;
  char *key;    /* all that the picture depends on */
  double width; /* of the word, in px */
} CubesPencil;

/* @word: capitals
 * @seat: whose hand it is, 0 … 7
 * @cap: height of a capital, in px
 * Does nothing if the word is that already. */
void cubes_pencil_prepare (CubesPencil *self,
                           GtkWidget *widget,
                           const char *word,
                           guint seat,
                           const GdkRGBA *colour,
                           double cap);

/* Appends the word with its left end at @x and the middle of its letters at @y. */
void cubes_pencil_snapshot (const CubesPencil *self, GtkSnapshot *snapshot, float x, float y, double opacity);

void cubes_pencil_clear (CubesPencil *self);

/* How wide @word would be, in px. */
double cubes_pencil_measure (GtkWidget *widget, const char *word, guint seat, double cap);

/* Draws the stroke of a pencil from @x on along the middle @y of a word of @width px.
 * @drawn: how much of it, 0 to 1
 * @word: so that no two strokes are quite the same */
void cubes_pencil_cross (GtkSnapshot *snapshot,
                         const char *word,
                         float x,
                         float y,
                         float width,
                         double cap,
                         double drawn);

/* Draws the red wave below a word that is wrong. */
void cubes_pencil_wave (GtkSnapshot *snapshot, float x, float y, float width, double cap);

G_END_DECLS
