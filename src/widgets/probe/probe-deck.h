/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_DECK (probe_deck_get_type ())
G_DECLARE_FINAL_TYPE (ProbeDeck, probe_deck, PROBE, DECK, GtkWidget)

/**
 * ProbeDeck:
 *
 * The deck tray of the activity cards: the pile, face down, and beside it the
 * card last drawn. It keeps its shape like a tray, in the middle of its
 * allocation.
 *
 * Properties: animating (read only).
 * Signals: draw (), by click, Enter or Space on the pile, while drawable.
 */

GtkWidget *probe_deck_new (void);

/**
 * probe_deck_show_card:
 * @kind: (nullable): the record's name of the card, for its pictogram
 * @title: what stands large at its top, such as “×3”
 * @text: what it says, translated
 *
 * Shows a card beside the pile. It turns over (animated when mapped) if it is
 * another card than the one shown, or none was shown.
 */
void probe_deck_show_card (ProbeDeck *self, const char *kind, const char *title, const char *text);
/* The well for the card is empty. */
void probe_deck_show_none (ProbeDeck *self);
void probe_deck_set_drawable (ProbeDeck *self, gboolean drawable);
/* Cards in the pile: its thickness and its accessible name. */
void probe_deck_set_left (ProbeDeck *self, int left);
gboolean probe_deck_grab_focus (ProbeDeck *self);
void probe_deck_skip_animation (ProbeDeck *self);

G_END_DECLS
