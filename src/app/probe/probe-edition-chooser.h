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
 * Shows the editions as their boxes, one above the other. The player chooses one by a click, or with
 * the arrow keys as in a group of radio buttons.
 *
 * Signals:
 *
 *  - chosen (): the player has chosen another edition. It is not emitted by
 *    probe_edition_chooser_set_edition().
 */

/* Sets and gives the edition that is chosen. */
void probe_edition_chooser_set_edition (ProbeEditionChooser *self, ProbeEdition edition);
ProbeEdition probe_edition_chooser_get_edition (ProbeEditionChooser *self);

G_END_DECLS
