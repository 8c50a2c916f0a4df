/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a window closes without losing a move: what it does at each answer of its #SalonSaving. */

#pragma once

#include <gtk/gtk.h>

#include "app/salon-saving.h"

G_BEGIN_DECLS

/* From now on salon_saving_leave() destroys @window when nothing would be lost, hides it as long as the disk is slow, and
 * asks its player when the game cannot be saved. */
void salon_closing_follow (GtkWindow *window, SalonSaving *saving);

G_END_DECLS
