/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-look.h"
#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

#define PROBE_TYPE_NAME_PANEL (probe_name_panel_get_type ())
G_DECLARE_FINAL_TYPE (ProbeNamePanel, probe_name_panel, PROBE, NAME_PANEL, GtkWidget)

/**
 * ProbeNamePanel:
 *
 * An interruption: who names whose word (chosen here where there is a choice),
 * and the whole row, with its blanks, to be filled in. Cards that lie open stand
 * in their places and cannot be changed.
 *
 * Signals: named (int seat, int target, int tray, const ProbeRow *row);
 * cancelled ().
 */

GtkWidget *probe_name_panel_new (void);
/* @view: an onlooker's, or the one person's. @seats: bit per seat that may be the
 * one who names: the people at the table. Only words that may be named now are
 * offered (probe_can_interrupt()). */
void probe_name_panel_begin (ProbeNamePanel *self,
                             const ProbeHeader *header,
                             const ProbeView *view,
                             const SalonLook *look,
                             guint seats);

G_END_DECLS
