/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/probe/probe-edition.h"

G_BEGIN_DECLS

#define PROBE_TYPE_EDITION_CHOOSER (probe_edition_chooser_get_type ())
G_DECLARE_FINAL_TYPE (ProbeEditionChooser, probe_edition_chooser, PROBE, EDITION_CHOOSER, GtkWidget)

/**
 * ProbeEditionChooser:
 *
 * The editions as large cards side by side, of which one is chosen: by click,
 * or with the arrow keys as among radio buttons.
 *
 * Signals: chosen (): by the player, never by
 * probe_edition_chooser_set_edition().
 */

void probe_edition_chooser_set_edition (ProbeEditionChooser *self, ProbeEdition edition);
ProbeEdition probe_edition_chooser_get_edition (ProbeEditionChooser *self);
/* The colour of an edition's box. */
const GdkRGBA *probe_edition_get_colour (ProbeEdition edition);

G_END_DECLS
