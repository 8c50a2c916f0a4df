/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/wedges/wedges-board.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_SPACE (wedges_space_get_type ())
G_DECLARE_FINAL_TYPE (WedgesSpace, wedges_space, WEDGES, SPACE, GtkWidget)

/**
 * WedgesSpace:
 *
 * A space of the wheel as the keyboard and assistive technologies know it: an item of a list, with a name such as “2: History,
 * headquarters, 4 steps”, and as its description what it is worth and who stands there. The wheel draws it.
 *
 * Signals:
 *
 *  - pressed (): Enter, or an assistive technology; only while it is enabled.
 */

GtkWidget *wedges_space_new (int space);
int wedges_space_get_space (WedgesSpace *self);
/* @label: its name now
 * @description: "" for none */
void wedges_space_set (WedgesSpace *self, const char *label, const char *description);
/* Sets whether it can have the focus and be pressed; at first it cannot. */
void wedges_space_set_enabled (WedgesSpace *self, gboolean enabled);

G_END_DECLS
