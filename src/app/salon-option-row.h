/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of house rules in which one of several choices is made: its subtitle says what the chosen one means, or why
 * nothing can be chosen now. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Makes a row called @title, whose widget name is @name. @choices: (nullable): NULL-terminated */
AdwComboRow *salon_option_row_new (const char *name, const char *title, const char *const *choices);
/* Shows the choice @chosen. @reason: (nullable): why no other one can be made now, a sentence. @meaning: (nullable): what
 * @chosen means. */
void salon_option_row_show (AdwComboRow *self, guint chosen, const char *reason, const char *meaning);

/* Makes the list of house rules, the only child of @panel, which the rows are appended to. */
GtkListBox *salon_option_rows_new (GtkBox *panel);
/* Has the row @self choose who begins: first that a draw decides, then the players @names, NULL-terminated. Names that are there
 * already stay as they are, with the choice. */
void salon_option_row_set_players (AdwComboRow *self, const char *const *names);

G_END_DECLS
