/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "widgets/salon-widgets.h"

G_BEGIN_DECLS

#define SALON_TYPE_LETTER_PAD (salon_letter_pad_get_type ())
G_DECLARE_FINAL_TYPE (SalonLetterPad, salon_letter_pad, SALON, LETTER_PAD, GtkWidget)

/**
 * SalonLetterPad:
 *
 * The keys A to Z and the blank, in two rows. The keys shrink with the width;
 * arrow keys, Home and End go from key to key, Tab leaves.
 *
 * Signals: chosen (int letter), 'A' … 'Z' or %SALON_LETTER_BLANK.
 */

GtkWidget *salon_letter_pad_new                  (void);
/* The accessible name of the whole: “Ask Hugo for…”. */
void       salon_letter_pad_set_name             (SalonLetterPad *self,
                                                  const char     *name);
/* What the edition calls the blank; %NULL for “blank”. */
void       salon_letter_pad_set_blank_name       (SalonLetterPad *self,
                                                  const char     *name);
void       salon_letter_pad_set_letter_sensitive (SalonLetterPad *self,
                                                  char            letter,
                                                  gboolean        sensitive);
gboolean   salon_letter_pad_get_letter_sensitive (SalonLetterPad *self,
                                                  char            letter);
/* Draws one key as chosen; %SALON_LETTER_NONE for no key. */
void       salon_letter_pad_set_selected         (SalonLetterPad *self,
                                                  char            letter);
/* Letters may be dragged away as text, onto a tray that accepts letters. */
void       salon_letter_pad_set_draggable        (SalonLetterPad *self,
                                                  gboolean        draggable);
/* As if the key were pressed. FALSE, and nothing happens, if it cannot be. */
gboolean   salon_letter_pad_choose               (SalonLetterPad *self,
                                                  char            letter);
gboolean   salon_letter_pad_focus_letter         (SalonLetterPad *self,
                                                  char            letter);

G_END_DECLS
