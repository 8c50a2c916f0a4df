/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people have noted about cards: that something is wrong with them.  It is a text file in the user's data, for whoever
 * looks after the bank, with a line for each note: date, bank, number of the card, letter of the category and the question,
 * parted by tabs.  The answer is not in it: the note is written while it may still be secret. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The file in the data folder.  When it has so many bytes, nothing more is noted. */
#define WEDGES_NOTES_NAME "card-notes.txt"
#define WEDGES_NOTES_MAX  (1024 * 1024)

/* Notes the @question on card @card of the bank called @bank, in a thread, for which the end of the program waits.  _finish() tells whether it is on the disk. */
void wedges_notes_add_async (const char *bank,
                             int card,
                             char category,
                             const char *question,
                             GAsyncReadyCallback callback,
                             gpointer data);
gboolean wedges_notes_add_finish (GAsyncResult *result, GError **error);

G_END_DECLS
