/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/**
 * wedges_widgets_init:
 *
 * Registers the sounds, artwork and style sheets of Wedges; further calls do nothing. The classes without which no other class of
 * Wedges is used (table, page for a new game) call it.
 */
void wedges_widgets_init (void);

/* Adds the style sheets of Wedges to the display, once; see salon_style_load(). */
void wedges_widgets_load_style (void);
