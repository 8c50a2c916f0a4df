/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the application asks of a game of Probe: see SalonHouseGame. */

#pragma once

#include <gdk/gdk.h>

#include "model/salon-game.h"

G_BEGIN_DECLS

guint probe_house_get_edition (SalonGame *game);
char *probe_house_describe (SalonGame *game);
const GdkRGBA *probe_house_get_colour (SalonGame *game);

G_END_DECLS
