/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/**
 * probe_widgets_init:
 *
 * Registers Probe's artwork, templates and style sheets; further calls do nothing. The
 * classes without which no other class of Probe is used (card, deck, table, set-up page)
 * call it.
 */
void probe_widgets_init (void);

/* Adds Probe's style sheets to the display, once; see salon_style_load(). */
void probe_widgets_load_style (void);
