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

/**
 * salon_widgets_load_style:
 *
 * Puts the table's style sheet, and its dark part while the colour scheme is dark,
 * on the default display, once. Needs libadwaita to be initialised first. (It is not
 * left to AdwApplication: what that loads for the dark was given up in 1.10.)
 */
void salon_widgets_load_style (void);

G_END_DECLS
