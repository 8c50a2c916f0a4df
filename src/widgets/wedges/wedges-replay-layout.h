/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where everything stands on the table on which a game of Wedges is looked at again. */

#pragma once

#include <gtk/gtk.h>

#include "rules/wedges/wedges-state.h"
#include "widgets/salon-replay-frame.h"

G_BEGIN_DECLS

/* The children of the table. Those of the frame belong to the page that shows the replay. */
typedef struct {
  GtkWidget *plate[WEDGES_MAX_SEATS];
  int seats;                     /* so many plates are seen */
  GtkWidget *wheel;              /* right of the plates */
  GtkWidget *die, *card, *votes; /* one of these beside it */
  GtkWidget *chronicle;          /* above the side of the frame */
  SalonReplayFrame frame;
  guint form_id; /* a source: plates and chronicle get the form that fits the size */
  gboolean brief, big;
} WedgesReplayParts;

/* Gives the children their places in @table, which is @width × @height px. */
void wedges_replay_layout (WedgesReplayParts *parts, GtkWidget *table, int width, int height);
/* Removes the sources. */
void wedges_replay_layout_clear (WedgesReplayParts *parts);

G_END_DECLS
