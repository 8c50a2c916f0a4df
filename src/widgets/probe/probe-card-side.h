/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One side of a letter card, as it is drawn: the piece of the look, and what is on it. */

#pragma once

#include <gtk/gtk.h>

#include "widgets/salon-art.h"

G_BEGIN_DECLS

/* In the units of the artwork, in which a card is so wide and its corners are so round. */
#define PROBE_CARD_UNITS  92.
#define PROBE_CARD_RADIUS 9

/**
 * ProbeCardFace:
 * @colour: of the seat that the card belongs to
 * @count: how many cards lie there; 0: none, only the place for one; -1: not counted
 * @letter: 'A' … 'Z', %PROBE_BLANK, or %PROBE_LETTER_NONE for the back
 * @blank_is_dot: the blank has a dot instead of being an empty face
 * @secret: only the owner knows the letter
 * @guess: the letter is what somebody says that the hidden card has
 *
 * What a card shows.
 */
typedef struct {
  unsigned colour;
  int count;
  char letter;
  gboolean blank_is_dot;
  gboolean secret;
  gboolean guess;
} ProbeCardFace;

/* For files of this folder only. */
typedef struct {
  SalonArtTile tile;
  SalonArtTile glyph; /* the letter, or the emblem of the seat */
  float middle;       /* of the glyph, from the upper edge of the card, in px */
} ProbeCardSide;

/* Renders @face for a card of @width × @height px of @widget. Never to be called from snapshot. */
void probe_card_side_prepare (ProbeCardSide *side, GtkWidget *widget, const ProbeCardFace *face, int width, int height);
/* Draws the @side of a card that shows @face now; @side may be the one that was prepared before. */
void probe_card_side_snapshot (const ProbeCardSide *side,
                               const ProbeCardFace *face,
                               int width,
                               int height,
                               GtkSnapshot *snapshot);
void probe_card_side_clear (ProbeCardSide *side);
/* Renders all faces that a card with this colour may get, so that they are known when one of them is needed. */
void probe_card_side_warm (GtkWidget *widget, unsigned colour, int width, int height);

G_END_DECLS
