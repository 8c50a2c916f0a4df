/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A card on the page for a new game: one of several things to choose from. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes a radio button that looks like a card: @picture (transfer floating), @title, @facts below it, and a tick when it is
 * chosen. The caller puts it into a group and gives it the style class of its kind. */
GtkWidget *salon_choice_card_new (GtkWidget *picture, const char *title, const char *facts);

G_END_DECLS
