/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-art.h"
#include "widgets/salon-changes.h"

G_BEGIN_DECLS

/**
 * SalonFade:
 *
 * How a widget looked before, which fades above how it looks now. Only what has changed is drawn. Zero it, and clear
 * it in dispose.
 */
typedef struct {
  GskRenderNode *before; /* NULL: nothing fades */
  GskRenderNode *after;  /* for which the rest was made; NULL: for none yet */
  SalonChanges changes;
  SalonArtTile tile[SALON_CHANGES_MOST]; /* of each change, how it was */
  gboolean waiting;                      /* this frame still is how the widget looked before */
} SalonFade;

/* Begins with @before (nullable), how the widget was drawn in the last frame. */
void salon_fade_begin (SalonFade *fade, GskRenderNode *before);

/**
 * salon_fade_snapshot_below:
 * @widget: whose scale is used
 * @after: (nullable): how the widget is drawn now
 * @opacity: of how it looked before
 *
 * Appends how the widget looks now. In the first frame, if nothing is to have faded in it, how it looked before is
 * appended instead, which costs nothing; so that frame has the time to make the pictures that fade. To be called at
 * each frame, also when nothing fades.
 */
void salon_fade_snapshot_below (SalonFade *fade,
                                GtkWidget *widget,
                                GtkSnapshot *snapshot,
                                GskRenderNode *after,
                                double opacity);
/* Appends, above that and with @opacity, what was different. */
void salon_fade_snapshot (const SalonFade *fade, GtkSnapshot *snapshot, double opacity);
/* Ends it, and frees what was kept. */
void salon_fade_clear (SalonFade *fade);

G_END_DECLS
