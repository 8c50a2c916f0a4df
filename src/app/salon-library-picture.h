/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/salon-library.h"

G_BEGIN_DECLS

/* The small pictures of a page of the library. They are made one after the other, the one that was asked for last first:
 * a thread reads the game, which is dropped when its picture is made. Some that are out of sight are kept. */
#define SALON_TYPE_LIBRARY_PICTURES (salon_library_pictures_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryPictures, salon_library_pictures, SALON, LIBRARY_PICTURES, GObject)

/* @current: (nullable): the game in progress, for the entry without a file */
SalonLibraryPictures *salon_library_pictures_new (SalonLibrary *library, SalonGame *current);

#define SALON_TYPE_LIBRARY_PICTURE (salon_library_picture_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryPicture, salon_library_picture, SALON, LIBRARY_PICTURE, AdwBin)

/**
 * SalonLibraryPicture:
 *
 * The last position of a game on the cloth of its table, for as much room as there is; an empty cloth until it is
 * read, which begins when the widget has been in sight for a moment. Decoration: screen readers skip it.
 *
 * Signals:
 *
 *  - read (): the game was read, or is another one.
 *  - reviewed (): it was found out that the game has a review.
 */

GtkWidget *salon_library_picture_new (SalonLibraryPictures *pictures);
/* Shows @entry: (nullable). */
void salon_library_picture_set_entry (SalonLibraryPicture *self, SalonLibraryEntry *entry);
/* Whether the game has a review that is ready. */
gboolean salon_library_picture_is_reviewed (SalonLibraryPicture *self);
/* Whose turn it is in the game, as a part of a sentence; NULL: it was not read yet, or it is nobody’s. */
const char *salon_library_picture_get_turn (SalonLibraryPicture *self);

G_END_DECLS
