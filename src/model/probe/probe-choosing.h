/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/probe/probe-choices.h"
#include "model/probe/probe-game.h"

G_BEGIN_DECLS

/* A card that may be shown. */
typedef struct {
  guint8 tray, slot;
  char letter;
  guint8 points; /* of its space */
  guint8 told;   /* the learner's aid says what it tells: */
  guint8 tells;  /* ProbeTells */
  guint32 words; /* words that still fit the tray then */
} ProbeCandidate;

/**
 * ProbeChoosing:
 * @card: the cards that may be shown, from the left; the left tray first
 * @n: how many there are; 0: nothing is chosen now
 * @chosen: an index into @card; -1 for none yet
 *
 * A person chooses which of their own cards to show or to turn. Nothing counts before the move is made, and what is
 * chosen can be taken back. A value; it contains what only its owner may see.
 */
typedef struct {
  ProbeCandidate card[PROBE_TELLINGS];
  int n, chosen;
  int seat;
  guint32 moves;
  gboolean exposes; /* for an activity card; otherwise because of a question */
} ProbeChoosing;

/* Follows the game: @view is shown, and @choices can be clicked. What is chosen stays chosen as long as the same
 * decision is due. An only card is chosen at once. */
void probe_choosing_update (ProbeChoosing *self, ProbeGame *game, const ProbeView *view, const ProbeChoices *choices);
/* Chooses that card, if it may be shown. */
gboolean probe_choosing_choose (ProbeChoosing *self, int tray, int slot);
/* Chooses the next card to the right (1) or left (-1), or the first or last one if none is chosen. */
void probe_choosing_step (ProbeChoosing *self, int direction);
/* Nothing is chosen any more. FALSE if nothing was. */
gboolean probe_choosing_take_back (ProbeChoosing *self);
/* Marks in @choices how the cards stand. */
void probe_choosing_fill (const ProbeChoosing *self, ProbeChoices *choices);
/* The move that shows the chosen card. FALSE if none is chosen. */
gboolean probe_choosing_get_move (const ProbeChoosing *self, ProbeMove *move);

/* Sentences, (transfer full) */

/* “Which A do you show to Hugo?” */
char *probe_choosing_title (const ProbeChoosing *self, const ProbeHeader *header, const ProbeState *state);
/* “space 3”; with two trays “left, space 3” */
char *probe_choosing_place (const ProbeChoosing *self, const ProbeHeader *header, int i);
/* What the button says: “Show space 3” */
char *probe_choosing_button (const ProbeChoosing *self, const ProbeHeader *header);
/* What the card tells: “tells least”; NULL without the learner's aid */
const char *probe_choosing_tells (const ProbeChoosing *self, int i);
/* “310 words still fit”; NULL without the learner's aid */
char *probe_choosing_words (const ProbeChoosing *self, int i);
/* All of it, for assistive technologies: “A, space 3, 15 points, tells least, 310 words still fit” */
char *probe_choosing_describe (const ProbeChoosing *self, const ProbeHeader *header, int i);

G_END_DECLS
