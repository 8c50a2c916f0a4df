/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_HELP_SHEET (salon_help_sheet_get_type ())
G_DECLARE_FINAL_TYPE (SalonHelpSheet, salon_help_sheet, SALON, HELP_SHEET, GtkWidget)

/**
 * SalonHelpSheet:
 *
 * Lays out the first page of the help: a bar, below it cards in up to three columns of the same width, and panels in a
 * column at the side. Where there is no room for a column at the side, the panels stand below the cards. All widths
 * grow with the size of the text. The cards take the height that the window has, as far as they can use it.
 */

GtkWidget *salon_help_sheet_new (void);
/* Sets the bar, once; without one the cards begin at the top. */
void salon_help_sheet_set_bar (SalonHelpSheet *self, GtkWidget *bar);
/* Adds a card, or a panel, after the others. */
void salon_help_sheet_add_card (SalonHelpSheet *self, GtkWidget *card);
void salon_help_sheet_add_panel (SalonHelpSheet *self, GtkWidget *panel);
/* Removes cards and panels. */
void salon_help_sheet_clear (SalonHelpSheet *self);

G_END_DECLS
