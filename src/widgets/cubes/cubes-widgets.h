/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/**
 * cubes_widgets_init:
 *
 * Registers the sounds, artwork and style sheets of Cubes; further calls do nothing. The classes without which no other
 * class of Cubes is used (table, page for a new game) call it.
 */
void cubes_widgets_init (void);

/* Adds the style sheets of Cubes to the display, once; see salon_style_load(). */
void cubes_widgets_load_style (void);
