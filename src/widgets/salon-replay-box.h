/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_REPLAY_BOX (salon_replay_box_get_type ())
G_DECLARE_FINAL_TYPE (SalonReplayBox, salon_replay_box, SALON, REPLAY_BOX, GtkWidget)

/* A box on a piece of artwork of the look, which fills it: @art, as “panel.9” for salon_art_tile_prepare(). @child
 * (transfer floating) is what lies on it. */
GtkWidget *salon_replay_box_new (const char *art, GtkWidget *child);

G_END_DECLS
