/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a popover goes that was made for one use. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Takes @popover, which is closed, from its parent as soon as it has told everybody that it is; it is still in use until then. If it has
 * no parent any more by that time, nothing happens. */
void salon_popover_drop (GtkWidget *popover);

G_END_DECLS
