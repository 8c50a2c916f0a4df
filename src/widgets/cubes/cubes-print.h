/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A grid on paper, with a score sheet: for people who play at another table. */

#pragma once

#include <gtk/gtk.h>

#include "rules/cubes/cubes-grid.h"

G_BEGIN_DECLS

/* Makes the printing of the 25 @faces (transfer full), which the caller runs. Cubes below the Bar at @corner are left out. */
GtkPrintOperation *cubes_print_new (const char *faces, CubesCorner corner);

/* Has the desktop ask how to print, above the window of @widget; “done” of @operation says what came of it. */
void cubes_print_run (GtkPrintOperation *operation, GtkWidget *widget);
/* Says what went wrong if @result of @operation is an error, (transfer full), else NULL. */
char *cubes_print_get_fault (GtkPrintOperation *operation, GtkPrintOperationResult result);

G_END_DECLS
