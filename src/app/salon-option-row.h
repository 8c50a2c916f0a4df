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

G_END_DECLS
