/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where games are kept: small text files in the user's data directory, each
 * written as a whole or not at all, readable by their owner alone. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define SALON_TYPE_STORE (salon_store_get_type ())
G_DECLARE_FINAL_TYPE (SalonStore, salon_store, SALON, STORE, GObject)

/* The names of what is kept. */
#define SALON_STORE_GAME "current.salon"  /* the game in progress */
#define SALON_STORE_LOOK "current.look"   /* colours and habits of its seats */

/* @directory (nullable): the user's own one when NULL. It is made when needed. */
SalonStore *salon_store_new     (const char  *directory);
gboolean    salon_store_save    (SalonStore  *self,
                                 const char  *name,
                                 const char  *text,
                                 GError     **error);
/* NULL with G_FILE_ERROR_NOENT when nothing is kept under @name. */
char       *salon_store_load    (SalonStore  *self,
                                 const char  *name,
                                 gsize       *length,
                                 GError     **error);
gboolean    salon_store_has     (SalonStore  *self,
                                 const char  *name);
gboolean    salon_store_remove  (SalonStore  *self,
                                 const char  *name,
                                 GError     **error);
/* Puts what is kept under @name aside, under a new name that begins with
 * @prefix and is returned: a finished game, or a file that cannot be read. */
char       *salon_store_archive (SalonStore  *self,
                                 const char  *name,
                                 const char  *prefix,
                                 GError     **error);

G_END_DECLS
