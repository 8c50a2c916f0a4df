/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_PANEL_HEAD (probe_panel_head_get_type ())
G_DECLARE_FINAL_TYPE (ProbePanelHead, probe_panel_head, PROBE, PANEL_HEAD, GtkLayoutManager)

/**
 * ProbePanelHead:
 *
 * The layout of the line at the head of the panel. Its first child is the prompt, its second one a hint, all others stand at
 * its end. The prompt is drawn smaller where it has not enough room, and the hint is left out where it has none.
 */

GtkLayoutManager *probe_panel_head_new (void);

G_END_DECLS
