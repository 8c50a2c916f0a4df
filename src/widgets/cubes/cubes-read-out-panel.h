/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card below the tray while lists are read out: the word that is looked at, how long it is and what came of it. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  GtkWidget *box; /* the card */
  GtkLabel *word, *letters, *fate;
} CubesReadOutPanel;

/* Makes the card, with nothing on it. */
void cubes_read_out_panel_make (CubesReadOutPanel *self);
/* @word: in letters of ASCII; @fate: what came of it, as sentences */
void cubes_read_out_panel_show_word (CubesReadOutPanel *self, const char *word, const char *fate);
/* Shows that no word is looked at. @text: (nullable): said instead */
void cubes_read_out_panel_show_text (CubesReadOutPanel *self, const char *text);

G_END_DECLS
