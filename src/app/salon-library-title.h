/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A text of a list, cut where its column ends, as wide as @chars letters: another text needs no new layout. Whoever points
 * at a text that is cut reads all of it. */
GtkWidget *salon_library_column_text_new (const char *style, guint chars);
void salon_library_column_text_set (GtkWidget *text, const char *words);

#define SALON_TYPE_LIBRARY_TITLE (salon_library_title_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryTitle, salon_library_title, SALON, LIBRARY_TITLE, GtkWidget)

/**
 * SalonLibraryTitle:
 *
 * The title of a game in the library, on a row or a card. Behind it stands a light bulb if the game does not count as others
 * do. Title and bulb have the width of a column, whatever the title is, so that another one needs no new layout.
 */

/* @chars: the width of the column, in letters */
GtkWidget *salon_library_title_new (guint chars);
/* @uncounted: (nullable): why the game does not count (salon-library-text.h), which whoever points at the bulb reads; NULL: it
 * does, and there is no bulb */
void salon_library_title_set (SalonLibraryTitle *self, const char *title, const char *uncounted);

G_END_DECLS
