/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the keys do in a replay. */

#pragma once

#include <gtk/gtk.h>

#include "app/salon-replay-panel.h"

G_BEGIN_DECLS

typedef enum {
  SALON_REPLAY_KEY_NONE,  /* the key is none of the replay’s */
  SALON_REPLAY_KEY_WAY,   /* goes somewhere */
  SALON_REPLAY_KEY_PLAY,  /* plays, or stops */
  SALON_REPLAY_KEY_EYES,  /* looks on with other eyes */
  SALON_REPLAY_KEY_GO_ON, /* a new game goes on from here */
} SalonReplayKeyType;

typedef struct {
  SalonReplayKeyType type;
  SalonReplayWay way;
  guint eyes; /* those of a seat may not be there */
} SalonReplayKey;

/* What the key @keyval does that is pressed in @page. What has the focus may need the key itself: a text, a list that is open,
 * and a button the space bar. */
SalonReplayKey salon_replay_key_find (GtkWidget *page, guint keyval, GdkModifierType modifiers);

G_END_DECLS
