/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-game.h"

G_BEGIN_DECLS

#define PROBE_TYPE_LAY_PAGE (probe_lay_page_get_type ())
G_DECLARE_FINAL_TYPE (ProbeLayPage, probe_lay_page, PROBE, LAY_PAGE, GtkWidget)

/**
 * ProbeLayPage:
 *
 * The page on which a person lays a secret word: the tray, the letter cards of the set, and
 * one sentence that says whether the row in the tray is valid, and why not.
 *
 * Signals:
 *
 *  - laid (): the game has accepted the row.
 *  - edited (): another row lies in the tray.
 */

/* Makes a page without a game. */
GtkWidget *probe_lay_page_new (void);
/* @colour: of the person's seat, for salon_colour_get()
 *
 * Shows the page as probe_lay_page_begin() will, but with an empty tray and without letting anybody
 * use it: what everybody may see of it. */
void probe_lay_page_announce (ProbeLayPage *self, ProbeGame *game, int seat, int tray, unsigned colour);
/* Lets the person at @seat lay the word for @tray of @game. The tray contains the row that
 * probe_lay_page_hide() has kept, if that was for the same seat and tray; otherwise it is
 * empty. */
void probe_lay_page_begin (ProbeLayPage *self, ProbeGame *game, int seat, int tray, unsigned colour);
/* Removes the game and every letter from the widgets and their accessible texts, but keeps
 * the unfinished row for probe_lay_page_begin(). */
void probe_lay_page_hide (ProbeLayPage *self);
/* Forgets the game, every letter in the tray and the row that was kept. */
void probe_lay_page_clear (ProbeLayPage *self);
/* In a lesson a note lies between the tray and the letter cards, in place of the heading. */
void probe_lay_page_set_notes (ProbeLayPage *self, gboolean notes);
/* Sets @row to what lies in the tray, as far as it is shown; it is secret. */
void probe_lay_page_get_row (ProbeLayPage *self, ProbeRow *row);

G_END_DECLS
