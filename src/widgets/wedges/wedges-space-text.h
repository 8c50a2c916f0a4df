/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a space of the wheel is called. */

#pragma once

#include <glib.h>

#include "rules/wedges/wedges-board.h"

G_BEGIN_DECLS

/* Returns: (transfer full): what @space is, as it stands in a line of text: “Art & Literature”, “History, headquarters”,
 *   “Roll again”, “Hub” */
char *wedges_space_get_text (int space);

/* Returns: (transfer full): what @space is and how far away it is: “History, headquarters, 4 steps”, “Art & Literature, 4
 *   steps over the hub”
 * @from: where the token stands */
char *wedges_space_get_way_text (int from, int space, int steps);

/* Returns: (transfer full): what @space is and where it lies, a name that no other space has: “Geography, spoke of
 *   History, 3 from the hub” */
char *wedges_space_get_full_name (int space);

G_END_DECLS
