/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Settings of the seats of a table that are not part of the game: their colours, and which
 * people decide for themselves what the table could decide for them. */

#pragma once

#include <glib.h>

#include "rules/salon-record.h"

G_BEGIN_DECLS

typedef struct {
  guint colour[SALON_TABLE_SEATS];     /* for salon_colour_get(); all different */
  gboolean chooses[SALON_TABLE_SEATS]; /* people only */
} SalonLook;

/* Sets the defaults: each seat has a different colour, and people decide for themselves. */
void salon_look_init (SalonLook *look);
/* Writes @look as a key file (transfer full). Keeps other keys of @before (nullable), the text
 * that is replaced: a newer version may have written them. */
char *salon_look_to_text (const SalonLook *look, const char *before);
/* Reads @text. What is missing or wrong gets its default; in the text of a newer version,
 * everything does. */
void salon_look_from_text (SalonLook *look, const char *text);
/* Whether @text says that it has a later version than this program knows. Such a text must
 * not be overwritten. */
gboolean salon_look_is_newer (const char *text);

G_END_DECLS
