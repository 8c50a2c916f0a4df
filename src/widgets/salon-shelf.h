/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-tray.h"

G_BEGIN_DECLS

#define SALON_TYPE_SHELF (salon_shelf_get_type ())
G_DECLARE_FINAL_TYPE (SalonShelf, salon_shelf, SALON, SHELF, GtkWidget)

/**
 * SalonShelf:
 *
 * A place for one tray in a page that flows from top to bottom: it wants to be
 * as high as the tray is at its width, and lets the tray shrink where there is
 * less room.
 *
 * Properties: most (px): the tray is never wider.
 */

SalonTray *salon_shelf_get_tray (SalonShelf *self);

G_END_DECLS
