/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-look.h"
#include "model/wedges/wedges-game.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_CHRONICLE (wedges_chronicle_get_type ())
G_DECLARE_FINAL_TYPE (WedgesChronicle, wedges_chronicle, WEDGES, CHRONICLE, GtkWidget)

/**
 * WedgesChronicle:
 *
 * What was asked last, the latest first: who was asked, in which category, and what came of it. It shows as many lines as there
 * is room for, up to WEDGES_CHRONICLE_LINES.
 */

#define WEDGES_CHRONICLE_LINES 8

GtkWidget *wedges_chronicle_new (void);
/* @turns: the oldest first
 * @look: whose colours the seats have */
void wedges_chronicle_set (WedgesChronicle *self,
                           const WedgesHeader *header,
                           const SalonLook *look,
                           const WedgesTurn *turns,
                           guint n);
/* @size: px of the pictures */
void wedges_chronicle_set_size (WedgesChronicle *self, int size);
/* How wide the longest line is that there can be, whatever there is now. */
int wedges_chronicle_get_usual_width (WedgesChronicle *self);
/* How high the title and a line are, in px. */
void wedges_chronicle_measure_lines (WedgesChronicle *self, int *title, int *line);

G_END_DECLS
