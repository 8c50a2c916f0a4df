/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/probe/probe-edition.h"

G_BEGIN_DECLS

#define PROBE_TYPE_CARD (probe_card_get_type ())
G_DECLARE_FINAL_TYPE (ProbeCard, probe_card, PROBE, CARD, GtkWidget)

/* Stands for no letter: the card shows its back, or the space is empty. */
#define PROBE_LETTER_NONE '\0'
/* Height of a letter card divided by its width. */
#define PROBE_CARD_RATIO (126. / 92)
/* What is dimmed is drawn with 55 % opacity: so much is taken away. */
#define PROBE_DIMMED .45

/**
 * ProbeCardPose:
 *
 * How a card stands in one frame of a motion. Drawing it needs no layout and no rendering.
 * A card at rest has the pose { .turn = 1 }, and { .raise = 1, .turn = 1 } if it is pulled.
 */
typedef struct {
  double raise;  /* 0 … 1: how far the card is raised; motions may go a little beyond both */
  double turn;   /* 0: the side before the last change is seen; 1: the side that the card has now */
  double dim;    /* 0 … 1 */
  double dx, dy; /* px from the place of the card */
} ProbeCardPose;

/**
 * ProbeCardStanding:
 * @PROBE_CARD_STANDS: as any card, at rest or pulled
 * @PROBE_CARD_UNMARKED: the same, but in a space it has no frame although it can be clicked
 * @PROBE_CARD_CANDIDATE: up, because it may be chosen
 * @PROBE_CARD_CHOSEN: further up, in a frame: it is chosen, which can be taken back
 * @PROBE_CARD_ASIDE: dimmed, because others may be chosen
 *
 * How a card stands while somebody chooses one.
 */
typedef enum {
  PROBE_CARD_STANDS,
  PROBE_CARD_UNMARKED,
  PROBE_CARD_CANDIDATE,
  PROBE_CARD_CHOSEN,
  PROBE_CARD_ASIDE,
} ProbeCardStanding;

/**
 * ProbeCard:
 *
 * One letter card. When it gets a letter, it turns over (animated while it is mapped).
 * When it loses its letter, it shows its back at once. Alone it is a button, whose
 * accessible name is the letter, the name of the blank, or “hidden card”. Inside a space
 * its role is “presentation”, because the space's accessible name includes the card.
 *
 * Properties: letter, colour, pulled, activatable, count, animating (read only).
 *
 * Signals: activated (): the card was activated by click, Enter, Space or an assistive
 * technology; only while it is activatable.
 */

/* Makes a card that shows its back. */
GtkWidget *probe_card_new (void);

/* @letter: 'A' … 'Z' or %PROBE_BLANK; %PROBE_LETTER_NONE shows the back */
void probe_card_set_letter (ProbeCard *self, char letter);
/* Returns the letter that the card shows, or %PROBE_LETTER_NONE. */
char probe_card_get_letter (ProbeCard *self);
/* @name: (nullable): what the edition calls the blank, for the accessible name; %NULL for
 *   “blank” */
void probe_card_set_blank_name (ProbeCard *self, const char *name);
/* @colour: of the seat that the card belongs to, for salon_colour_get() */
void probe_card_set_colour (ProbeCard *self, unsigned colour);
/* Sets whether the blank has a dot; at first it is an empty face. */
void probe_card_set_blank_is_dot (ProbeCard *self, gboolean is_dot);
/* Draws @pose until the next call, instead of what the animations of the card would show.
 * @pose: (nullable): %NULL ends all motions at once and lets the card stand at rest */
void probe_card_set_pose (ProbeCard *self, const ProbeCardPose *pose);
/* A pulled card stands raised until the turn is scored. It slides while it is mapped. */
void probe_card_set_pulled (ProbeCard *self, gboolean pulled);
/* A secret card, which only its owner knows, has a light letter on the colour of the seat. */
void probe_card_set_secret (ProbeCard *self, gboolean secret);
/* A guess is a letter that somebody says the hidden card has: amber in a dashed frame, on the darkened back. It is
 * shown and changed without any motion. */
void probe_card_set_guess (ProbeCard *self, gboolean guess);
/* How the card stands while somebody chooses one. It slides while it is mapped. */
void probe_card_set_standing (ProbeCard *self, ProbeCardStanding standing);
/* Sets whether the card can be activated; at first it cannot. */
void probe_card_set_activatable (ProbeCard *self, gboolean activatable);
/* Draws a frame around the card, in the accent colour of the look. */
void probe_card_set_highlight (ProbeCard *self, gboolean highlight);
/* Lifts the card a little, as a card that can be chosen is while the pointer is over it. */
void probe_card_set_lifted (ProbeCard *self, gboolean lifted);
/* @count: how many cards are in the pile; 0 draws an outline, 2 and more draw a pile. At
 *   first the card is single and its accessible name has no number. */
void probe_card_set_count (ProbeCard *self, int count);
/* Lets people drag the card's letter away as text while the card is activatable. */
void probe_card_set_draggable (ProbeCard *self, gboolean draggable);
/* Renders the faces that a card of this size and seat may get, so that none of them has to be made in a motion. */
void probe_card_warm (ProbeCard *self);
/* Returns whether the card is turning or sliding. */
gboolean probe_card_get_animating (ProbeCard *self);
/* Ends the animations at once. */
void probe_card_skip_animation (ProbeCard *self);

G_END_DECLS
