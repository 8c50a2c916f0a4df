/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/wedges/wedges-pack.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_PACKS (wedges_packs_get_type ())
G_DECLARE_FINAL_TYPE (WedgesPacks, wedges_packs, WEDGES, PACKS, GObject)

/**
 * WedgesPacks:
 *
 * All packs of questions: a GListModel of #WedgesPack, those that come with the program first. A pack of one's own is a file
 * NAME.questions in the folder “packs” of the user's data, in the form that questions/questions-bank.h describes, with its
 * title, language and licence in its head (questions/questions-head.h); a bank that somebody copies there by hand is a pack, too.
 *
 * What people open is read by wedges-import.h, made into cards by wedges-deal.h, and kept with wedges_packs_add_async(). In a pack
 * that Salon has written the whole cards come first and are numbered from 1; questions that fill no card stand behind them.
 *
 * A thread reads and writes the files. After each change the list is read again.
 *
 * Signals:
 *
 *  - refreshed (): the list has been read, and shows what is on the disk.
 */

/* Opens the bank @name, “en”, “fr” or a pack of one's own, (transfer full, questions_bank_free()). Waits for the disk; may be
 * called in any thread. @data: (nullable): the path of the user's data directory, NULL for the usual one. The message of the
 * error is a translated sentence. */
QuestionsBank *wedges_packs_open (const char *data, const char *name, GError **error);

/* The list of the packs in the user's data directory @data: (nullable), as above. It is empty until it is refreshed. */
WedgesPacks *wedges_packs_new (const char *data);
/* Begins to read the list again. */
void wedges_packs_refresh (WedgesPacks *self);
/* Whether the list has been read at least once, so that what is not there does not exist. */
gboolean wedges_packs_is_read (WedgesPacks *self);
/* The pack called @name as it was read last (transfer none); NULL: there is none. */
WedgesPack *wedges_packs_find (WedgesPacks *self, const char *name);
/* The path of the user's data directory. */
const char *wedges_packs_get_data (WedgesPacks *self);

/* Keeps @bytes, a bank, as a new pack whose name is made of @title. */
void wedges_packs_add_async (WedgesPacks *self,
                             const char *title,
                             GBytes *bytes,
                             GAsyncReadyCallback callback,
                             gpointer data);
/* Gives the pack @name another title, of 1 to QUESTIONS_HEAD_TEXT bytes without control characters. */
void wedges_packs_retitle_async (WedgesPacks *self,
                                 const char *name,
                                 const char *title,
                                 GAsyncReadyCallback callback,
                                 gpointer data);
/* Deletes the pack @name, so that it can be brought back; brings it back. */
void wedges_packs_delete_async (WedgesPacks *self, const char *name, GAsyncReadyCallback callback, gpointer data);
void wedges_packs_bring_back_async (WedgesPacks *self, const char *name, GAsyncReadyCallback callback, gpointer data);
/* The end of each of these: the name of the pack (transfer full), or NULL with an error, whose message is translated. */
char *wedges_packs_finish (WedgesPacks *self, GAsyncResult *result, GError **error);
/* Removes the pack @name, which was deleted, for good. */
void wedges_packs_drop (WedgesPacks *self, const char *name);

G_END_DECLS
