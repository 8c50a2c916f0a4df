/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What belongs to the seats of a table but not to the game: their colours, and who
 * wants to decide what the table could decide for them. */

#pragma once

#include <glib.h>

#include "rules/salon-record.h"

G_BEGIN_DECLS

typedef struct {
  guint colour[SALON_TABLE_SEATS];     /* for salon_colour_get(); all different */
  gboolean chooses[SALON_TABLE_SEATS]; /* people only */
} SalonLook;

void salon_look_init (SalonLook *look);
/* What @before (nullable), the text that this one takes the place of, tells beyond a look
 * is kept: a newer version may have written it. */
char *salon_look_to_text (const SalonLook *look, const char *before);
/* Whatever @text lacks or has wrong keeps its default, and all of it does in the text of a
 * newer version. */
void salon_look_from_text (SalonLook *look, const char *text);
/* Whether @text says that it is of a later version than this one knows. Nobody may write
 * over it. */
gboolean salon_look_is_newer (const char *text);

G_END_DECLS
