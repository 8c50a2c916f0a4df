/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_GUIDE_CARDS (probe_guide_cards_get_type ())
G_DECLARE_FINAL_TYPE (ProbeGuideCards, probe_guide_cards, PROBE, GUIDE_CARDS, GtkWidget)

/**
 * ProbeGuideCards:
 *
 * A small tray with the five cards P R O B E, which turn with the chapters of a lesson. It only
 * decorates: what it shows is said in words beside it.
 */

/* Makes a tray in which every card is hidden. */
GtkWidget *probe_guide_cards_new (void);
/* @chapter: the one that goes on, 1 … 5, whose card is raised; those before it are turned; 0: none is */
void probe_guide_cards_set_chapter (ProbeGuideCards *self, int chapter);

G_END_DECLS
