/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/**
 * probe_widgets_init:
 *
 * Makes Probe's artwork, templates and style sheets known, once. The classes that stand
 * for the others (card, deck, table, set-up page) call it.
 */
void probe_widgets_init (void);

/* Puts Probe's style sheet on the display, once; see salon_style_load(). */
void probe_widgets_load_style (void);
