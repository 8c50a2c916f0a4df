/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/probe/probe-tray.h"

G_BEGIN_DECLS

#define PROBE_TYPE_SHELF (probe_shelf_get_type ())
G_DECLARE_FINAL_TYPE (ProbeShelf, probe_shelf, PROBE, SHELF, GtkWidget)

/**
 * ProbeShelf:
 *
 * A place for one tray in a page that flows from top to bottom: it wants to be
 * as high as the tray is at its width, and lets the tray shrink where there is
 * less room.
 *
 * Properties: most (px): the tray is never wider.
 */

ProbeTray *probe_shelf_get_tray (ProbeShelf *self);

G_END_DECLS
