/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/probe/probe-edition.h"

G_BEGIN_DECLS

#define PROBE_TYPE_CARD (probe_card_get_type ())
G_DECLARE_FINAL_TYPE (ProbeCard, probe_card, PROBE, CARD, GtkWidget)

/* The letter of a card that shows its back, and of an empty space. */
#define PROBE_LETTER_NONE '\0'
/* Height of a letter card for a width of 1. */
#define PROBE_CARD_RATIO 1.37

/**
 * ProbeCard:
 *
 * One letter card. It turns over (animated when mapped) when its letter changes
 * between none and one. As a child of a space it is presentation only and the
 * space speaks for it; on its own it is a button with an accessible name: the
 * letter, the name of the blank, or “hidden card”.
 *
 * Properties: letter, colour, pulled, activatable, count, animating (read only).
 *
 * Signals: activated (), by click, Enter or Space; only while activatable.
 */

GtkWidget *probe_card_new (void);

/* %PROBE_LETTER_NONE shows the back. */
void probe_card_set_letter (ProbeCard *self, char letter);
char probe_card_get_letter (ProbeCard *self);
/* What the edition calls the blank; %NULL for “blank”. Accessible text only. */
void probe_card_set_blank_name (ProbeCard *self, const char *name);
void probe_card_set_colour (ProbeCard *self, const GdkRGBA *colour);
/* Raised, until the turn is scored. Slides when mapped. */
void probe_card_set_pulled (ProbeCard *self, gboolean pulled);
/* A face that the others do not know: tinted, with a closed eye. */
void probe_card_set_secret (ProbeCard *self, gboolean secret);
void probe_card_set_activatable (ProbeCard *self, gboolean activatable);
void probe_card_set_highlight (ProbeCard *self, gboolean highlight);
/* Copies in a pile: 0 draws an outline, 2 and more a pile. 1 from the start. */
void probe_card_set_count (ProbeCard *self, int count);
/* The card's letter may be dragged away as text while activatable. */
void probe_card_set_draggable (ProbeCard *self, gboolean draggable);
gboolean probe_card_get_animating (ProbeCard *self);
void probe_card_skip_animation (ProbeCard *self);

G_END_DECLS
