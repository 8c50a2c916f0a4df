/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define WEDGES_TYPE_CARD_WORDS (wedges_card_words_get_type ())
G_DECLARE_FINAL_TYPE (WedgesCardWords, wedges_card_words, WEDGES, CARD_WORDS, GtkWidget)

/**
 * WedgesCardWords:
 *
 * What somebody has answered, in the hand of their seat.
 */

GtkWidget *wedges_card_words_new (void);
/* @text: "": nothing was answered, which is said
 * @seat: whose hand it is */
void wedges_card_words_set (WedgesCardWords *self, const char *text, unsigned seat);

G_END_DECLS
