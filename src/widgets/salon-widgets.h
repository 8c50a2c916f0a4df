/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The letter of a card that shows its back, and of an empty space. */
#define SALON_LETTER_NONE '\0'
/* The letter of the empty card ("blank", in 1982 "dot"), as in a record. */
#define SALON_LETTER_BLANK '.'
/* Spaces of a tray. */
#define SALON_N_SPACES 12

/**
 * salon_widgets_init:
 *
 * Makes the artwork, the style sheet and the widget types known. Call it
 * once, as the first thing in main (); further calls do nothing. An
 * AdwApplication whose resource base path is /io/github/salongames/Salon finds
 * style.css and style-dark.css by itself; salon_widgets_load_style () is for
 * programs without one.
 */
void salon_widgets_init       (void);

/**
 * salon_widgets_load_style:
 *
 * Puts the style sheet, and its dark part while the colour scheme is dark,
 * on the default display. Only for programs that have no AdwApplication, such as
 * tests. Needs adw_init () first.
 */
void salon_widgets_load_style (void);

G_END_DECLS
