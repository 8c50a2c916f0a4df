/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The word that is being written on a list: it stands faintly on its line, and a pencil in the colour of the seat writes
 * it. */

#pragma once

#include "widgets/cubes/cubes-pencil.h"

G_BEGIN_DECLS

/* Zero it for no word. */
typedef struct {
  CubesPencil word;
  SalonArtTile pencil;
  guint colour;
  double cap; /* height of a capital, in px */
} CubesPaperDraft;

/* Makes the pictures for @letters, in the hand of @seat; @colour is that of the seat, @cap the height of a capital. */
void cubes_paper_draft_prepare (CubesPaperDraft *self,
                                GtkWidget *widget,
                                const char *letters,
                                guint seat,
                                guint colour,
                                double cap);
/* Draws them; @x, @y: where the word begins, and the middle of its letters. */
void cubes_paper_draft_snapshot (const CubesPaperDraft *self, GtkSnapshot *snapshot, float x, float y);
void cubes_paper_draft_clear (CubesPaperDraft *self);

G_END_DECLS
