/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/probe/probe-setup.h"

G_BEGIN_DECLS

#define PROBE_TYPE_END_ARC (probe_end_arc_get_type ())
G_DECLARE_FINAL_TYPE (ProbeEndArc, probe_end_arc, PROBE, END_ARC, GtkWidget)

/**
 * ProbeEndArc:
 *
 * The words of the winners, each with its cards in an arc; several words stand side by side. It is
 * presentation only: the words can be read in the rows of the page.
 */

GtkWidget *probe_end_arc_new (void);
/* Removes all words. */
void probe_end_arc_clear (ProbeEndArc *self);
/* Adds a word.
 * @row: its cards
 * @seat: the colour of its owner, for salon_colour_get()
 * @dots: whether the edition's blanks show a dot */
void probe_end_arc_add (ProbeEndArc *self, const ProbeRow *row, guint seat, gboolean dots);
/* Says where the cards of a word lie before they come: those of the word that was added as number @word, from 0.
 * @cards: (nullable): their places, one for each card of the word; %NULL: they come from below
 * @in: whose coordinates these are, an ancestor of the arc */
void probe_end_arc_set_origin (ProbeEndArc *self, int word, const graphene_rect_t *cards, GtkWidget *in);
/* @arrived: how many cards of each word have come to their places: 0 for none, %PROBE_SPACES for all;
 *   a fraction is a card on its way */
void probe_end_arc_set_arrived (ProbeEndArc *self, double arrived);

G_END_DECLS
