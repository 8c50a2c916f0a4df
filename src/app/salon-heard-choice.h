/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is heard of choices. Of a list: which one is chosen, as long as the list is shut, and the name of each, when it
 * is open; GTK 4.8 tells neither. Of buttons: which one is checked. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The choices of the two lists are strings. */

/* The description of @row is what is chosen, with its subtitle. Return opens its list, where it would otherwise press
 * the button that the window has for Return. */
void salon_heard_choice_in_row (AdwComboRow *row);
/* The same for a drop-down, whose button is called by what is chosen. */
void salon_heard_choice_in_drop_down (GtkDropDown *drop_down);
/* Tells whether @button, which has the role of a radio button, is checked; GTK tells whether it is pressed, as of any
 * toggle button. */
void salon_heard_choice_in_toggle (GtkToggleButton *button);

G_END_DECLS
