/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/probe/probe-tray.h"

G_BEGIN_DECLS

#define PROBE_TYPE_SHELF (probe_shelf_get_type ())
G_DECLARE_FINAL_TYPE (ProbeShelf, probe_shelf, PROBE, SHELF, GtkWidget)

/**
 * ProbeShelf:
 *
 * Holds one tray in a page whose widgets are below one another. Its natural height is the
 * height that the tray has at its width; with less height the tray shrinks.
 *
 * Properties: most (px): the greatest width for which it asks.
 */

/* Returns: (transfer none): the tray in the shelf */
ProbeTray *probe_shelf_get_tray (ProbeShelf *self);

G_END_DECLS
