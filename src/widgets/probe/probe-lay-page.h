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
 * Where a person lays a secret word: the tray, the letter cards of the set, and
 * one sentence that says what is wrong or right with what lies there.
 *
 * Signals: laid (): the row was accepted by the game.
 */

GtkWidget *probe_lay_page_new (void);
/* Shows a tray for @seat and @tray of @game: with the half-laid word of theirs that was
 * hidden last, otherwise empty. */
void probe_lay_page_begin (ProbeLayPage *self, ProbeGame *game, int seat, int tray, const GdkRGBA *colour);
/* Takes the game and every letter out of sight, and out of all that widgets tell, and
 * keeps what is half laid for probe_lay_page_begin(). */
void probe_lay_page_hide (ProbeLayPage *self);
/* Forgets the game and every letter that lies there, or is hidden. */
void probe_lay_page_clear (ProbeLayPage *self);

G_END_DECLS
