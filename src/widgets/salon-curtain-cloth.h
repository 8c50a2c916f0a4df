/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The two halves of a curtain: what they are made of, and how they hang. For the curtain alone. */

#pragma once

#include "widgets/salon-art.h"

G_BEGIN_DECLS

/* Zero it, and clear it in dispose. */
typedef struct {
  SalonArtTile tile;
  GtkWidget *widget;           /* the curtain, while warm_id is not 0 */
  guint warm_id;               /* the idle callback that renders the cloth before it is needed */
  int room_width, room_height; /* of what the curtain will cover, as it was last drawn */
  gboolean expected;
} SalonCurtainCloth;

/* Renders the cloth, as large as the curtain, which is @widget. */
void salon_curtain_cloth_prepare (SalonCurtainCloth *self, GtkWidget *widget, int width, int height);
/* Renders it in an idle moment, if the curtain is expected and it is known how large it will be. */
void salon_curtain_cloth_warm (SalonCurtainCloth *self, GtkWidget *widget);
/* Says whether the curtain will be needed. */
void salon_curtain_cloth_expect (SalonCurtainCloth *self, GtkWidget *widget, gboolean expected);
/* Says how large it will be: GTK gives a hidden widget no size. */
void salon_curtain_cloth_set_room (SalonCurtainCloth *self, GtkWidget *widget, int width, int height);
/* Appends both halves as far as they are shut, 0 to 1, on @width × @height px. */
void salon_curtain_cloth_snapshot (const SalonCurtainCloth *self,
                                   GtkSnapshot *snapshot,
                                   double shut,
                                   float width,
                                   float height);
void salon_curtain_cloth_clear (SalonCurtainCloth *self);

G_END_DECLS
