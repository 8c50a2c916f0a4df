/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A letter, or the dot of the blank, as large as its place allows, in the
 * colour the style gives it. Presentation only; for files of this folder. */

#define PROBE_TYPE_GLYPH (probe_glyph_get_type ())
G_DECLARE_FINAL_TYPE (ProbeGlyph, probe_glyph, PROBE, GLYPH, GtkWidget)

GtkWidget *probe_glyph_new (char letter);

G_END_DECLS
