/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/probe/probe-lay-row.h"
#include "widgets/probe/probe-tray.h"

G_BEGIN_DECLS

#define PROBE_TYPE_LAY_TRAY (probe_lay_tray_get_type ())
G_DECLARE_FINAL_TYPE (ProbeLayTray, probe_lay_tray, PROBE, LAY_TRAY, GObject)

/**
 * ProbeLayTray:
 *
 * The tray into which a person lays a word: shows the cards of the row and where the next letter goes, and lets people
 * drag cards into it, within it and out of it. It changes no row; whoever has the row does.
 *
 * Signals:
 *
 *  - taken (int slot): somebody wants the card in this slot back.
 *  - moved (int from, int to): somebody has dragged the card of a slot to another one.
 *  - dropped (int letter, int slot): somebody has brought a card of this letter.
 */

/* @tray: is set up for this
 * @page: a card that is dropped there, beside the tray, is taken; it and the tray outlive the object */
ProbeLayTray *probe_lay_tray_new (ProbeTray *tray, GtkWidget *page);
/* @shown: the row that lies there */
void probe_lay_tray_show (ProbeLayTray *self, const ProbeLayRow *shown);
/* Leaves no card, no mark and no drag. */
void probe_lay_tray_clear (ProbeLayTray *self);
/* The card in @slot; NULL: none. */
ProbeCard *probe_lay_tray_get_card (ProbeLayTray *self, int slot);
/* Where that card is, in px of the page; empty while the page is not shown. A card that was just put there has no place of
 * its own yet and gets that of its space. */
void probe_lay_tray_get_place (ProbeLayTray *self, int slot, graphene_rect_t *place);

G_END_DECLS
