/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_DECK (probe_deck_get_type ())
G_DECLARE_FINAL_TYPE (ProbeDeck, probe_deck, PROBE, DECK, GtkWidget)

/**
 * ProbeDeck:
 *
 * The deck tray of the activity cards: the face-down pile, and beside it the card that was
 * drawn last. It keeps its ratio of width to height, in the middle of its allocation.
 *
 * Properties: animating (read only).
 * Signals: draw (): the pile was activated by click, Enter, Space or an assistive
 * technology; only while it is drawable.
 */

/* Makes a deck without a face-up card. */
GtkWidget *probe_deck_new (void);

/**
 * probe_deck_show_card:
 * @kind: (nullable): the card's name in the record, for its pictogram
 * @title: the large text at the top of the card, such as “×3”
 * @text: the translated text of the card
 *
 * Shows a card beside the pile. If it differs from the card shown before, it moves over
 * from the pile and turns over (animated while the deck is mapped).
 */
void probe_deck_show_card (ProbeDeck *self, const char *kind, const char *title, const char *text);
/* Removes the face-up card. */
void probe_deck_show_none (ProbeDeck *self);
/* Sets how high the box may be before the deck is allocated; below it, in large text, is what
 * the card says. @height: px; 0, as at first, gives the box the whole height */
void probe_deck_set_box_height (ProbeDeck *self, int height);
/* Gets the place of the face-up card, in px from the corner of the deck.
 * @rect: (out) */
void probe_deck_get_card_rect (ProbeDeck *self, graphene_rect_t *rect);
/* Sets whether the person may draw a card. */
void probe_deck_set_drawable (ProbeDeck *self, gboolean drawable);
/* @left: number of cards in the pile, for its thickness and its accessible name */
void probe_deck_set_left (ProbeDeck *self, int left);
/* Gives the focus to the pile. Returns FALSE if it cannot have it. */
gboolean probe_deck_grab_focus (ProbeDeck *self);
/* Sets where the card that is drawn is in one frame of a motion: @lift 0 … 1 above the tray, @way from the
 * pile (0) to its well (1), @turn: until .5 its back is seen, then the card that the deck shows; its width is
 * |1 - 2 turn|. */
void probe_deck_set_pose (ProbeDeck *self, double lift, double way, double turn);
/* The card lies in its well. */
void probe_deck_rest (ProbeDeck *self);
/* Ends the animation at once. */
void probe_deck_skip_animation (ProbeDeck *self);

G_END_DECLS
