/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * salon_widgets_init:
 *
 * Makes the artwork, the style sheets and the templates known. Call it
 * once, as the first thing in main (); further calls do nothing.
 */
void salon_widgets_init (void);

G_END_DECLS
