/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * salon_style_load:
 * @name: a style sheet of ui/ without its ending: "salon" for the one that all games share,
 *   "GAME/GAME" for what a game adds to it
 *
 * Puts the sheet NAME.css, and NAME-dark.css while the colour scheme is dark, on the default
 * display, once. What is loaded later weighs more, so the shared sheet comes first. Needs
 * libadwaita to be initialised.
 */
void salon_style_load (const char *name);

G_END_DECLS
