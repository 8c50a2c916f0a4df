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
  SalonArtTile tile; /* of what has changed, as it was */
} SalonFade;

/* Begins with @before (nullable), how the widget was drawn in the last frame. */
void salon_fade_begin (SalonFade *fade, GskRenderNode *before);

/**
 * salon_fade_snapshot:
 * @widget: whose scale is used
 * @after: (nullable): how the widget is drawn now
 *
 * Appends, with @opacity, what was different. To be called at each frame, also while @opacity still is 1.
 */
void salon_fade_snapshot (SalonFade *fade,
                          GtkWidget *widget,
                          GtkSnapshot *snapshot,
                          GskRenderNode *after,
                          double opacity);
/* Ends it, and frees what was kept. */
void salon_fade_clear (SalonFade *fade);

G_END_DECLS
