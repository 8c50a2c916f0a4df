/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * salon_widgets_init:
 *
 * Registers the artwork, the style sheets and the templates that games share. Call it at
 * the beginning of main(); further calls do nothing.
 */
void salon_widgets_init (void);

G_END_DECLS
