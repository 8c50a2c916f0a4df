/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-game.h"
#include "model/probe/probe-naming.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PANEL_WHO (probe_panel_who_get_type ())
G_DECLARE_FINAL_TYPE (ProbePanelWho, probe_panel_who, PROBE, PANEL_WHO, GtkWidget)

/**
 * ProbePanelWho:
 *
 * One button for each of the people who may name a word, if there are several; it is not seen otherwise. The widget names of
 * the buttons are “name-who-1” ….
 *
 * Signals:
 *
 *  - chosen (int seat): another one of them is to name the word.
 */

GtkWidget *probe_panel_who_new (void);
/* @naming: (nullable): the word of @game that is being named; and @look, how its seats look (nullable) */
void probe_panel_who_update (ProbePanelWho *self, ProbeGame *game, const ProbeNaming *naming, const SalonLook *look);

G_END_DECLS
