/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-library-entry.h"

G_BEGIN_DECLS

#define SALON_TYPE_LIBRARY_PLAYERS (salon_library_players_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryPlayers, salon_library_players, SALON, LIBRARY_PLAYERS, GtkWidget)

/**
 * SalonLibraryPlayers:
 *
 * The emblems of the seats of a game; with names, and points if it has any, and on gold who has won. Names are not cut:
 * players for whom there is no room are counted, and the tooltip has them all. They are drawn by hand: a list that is scrolled
 * fast shows hundreds of games in a second, and widgets, whose styles GTK looks up, are what costs most.
 */

/* The players that are shown at most; the others are counted. */
#define SALON_LIBRARY_PLAYERS_MOST 6

/* @most: so many players, of %SALON_LIBRARY_PLAYERS_MOST
 * @names: whether names and points stand beside the emblems */
GtkWidget *salon_library_players_new (guint most, gboolean names);
/* @entry has a summary. */
void salon_library_players_set_entry (SalonLibraryPlayers *self, SalonLibraryEntry *entry);
/* Tells tests what is seen, such as “Ada 280|Nora 185|+ 2|” (transfer full). @n: (out): how many players; @cut: (out): whether
 * a name is cut; @end: (out): how far they reach, in px */
char *salon_library_players_list_shown (SalonLibraryPlayers *self, guint *n, gboolean *cut, int *end);

G_END_DECLS
