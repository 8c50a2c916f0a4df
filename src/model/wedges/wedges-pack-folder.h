/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folder “packs” in the user's data, with a bank of questions in each file NAME.questions. All functions wait for the disk,
 * and may be called in any thread. @data is the path of the user's data directory. A lock keeps two programs apart; each file is there
 * whole, or not at all. The messages of errors are translated. */

#pragma once

#include "model/wedges/wedges-pack.h"

G_BEGIN_DECLS

/* Lists the packs (of #WedgesPack, transfer full), in their order, with those that come with the program. Of @before:
 * (nullable), an earlier list, those whose files have not changed are not read again. */
GPtrArray *wedges_pack_folder_list (const char *data, GPtrArray *before);
/* Reads the bytes of the pack @name, one’s own or one that comes with the program; NULL with an error. */
GBytes *wedges_pack_folder_read (const char *data, const char *name, GError **error);
/* Keeps @bytes as a new pack, and returns its name (transfer full), which is made of @title; NULL with an error. */
char *wedges_pack_folder_add (const char *data, const char *title, GBytes *bytes, GError **error);
/* Gives the pack @name another title. */
gboolean wedges_pack_folder_retitle (const char *data, const char *name, const char *title, GError **error);
/* Hides the file of the pack @name; brings it back; or removes a hidden one for good. Hidden files of the day before are
 * removed when the next pack is added or hidden. */
gboolean wedges_pack_folder_hide (const char *data, const char *name, GError **error);
gboolean wedges_pack_folder_bring_back (const char *data, const char *name, GError **error);
void wedges_pack_folder_drop (const char *data, const char *name);

G_END_DECLS
