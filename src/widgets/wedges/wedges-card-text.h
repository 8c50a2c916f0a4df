/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define WEDGES_TYPE_CARD_TEXT (wedges_card_text_get_type ())
G_DECLARE_FINAL_TYPE (WedgesCardText, wedges_card_text, WEDGES, CARD_TEXT, GtkWidget)

/**
 * WedgesCardText:
 *
 * Text as large as its place allows, such as a question that is read across a room. Sizes are those for the usual size of text,
 * and grow with it.
 */

/* @most: px of the font of a short text
 * @usual: px: longer texts want no less
 * @least: px: it is never smaller */
GtkWidget *wedges_card_text_new (int most, int usual, int least, PangoWeight weight);
void wedges_card_text_set (WedgesCardText *self, const char *text);

G_END_DECLS
