/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What belongs to the seats of a table but not to the game: their colours, and
 * who wants to choose which of several equal cards to show. */

#pragma once

#include <glib.h>

#include "rules/probe/probe-edition.h"

G_BEGIN_DECLS

typedef struct {
  guint colour[PROBE_MAX_SEATS];     /* for salon_colour_get(); all different */
  gboolean chooses[PROBE_MAX_SEATS]; /* people only */
} ProbeLook;

void probe_look_init (ProbeLook *look);
/* What @before (nullable), the text that this one takes the place of, tells beyond a look
 * is kept: a newer version may have written it. */
char *probe_look_to_text (const ProbeLook *look, const char *before);
/* Whatever @text lacks or has wrong keeps its default, and all of it does in the text of a
 * newer version. */
void probe_look_from_text (ProbeLook *look, const char *text);
/* Whether @text says that it is of a later version than this one knows. Nobody may write
 * over it. */
gboolean probe_look_is_newer (const char *text);

G_END_DECLS
