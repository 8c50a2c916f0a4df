/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands where the rows of the library stand: the rows, or while there are none, that they are being read, that there is no
 * game yet, or that none fits what is looked for. */

#pragma once

#include <adwaita.h>

#include "model/salon-library.h"

G_BEGIN_DECLS

typedef struct {
  GtkStack *stack;
  GtkWidget *nothing;
  GtkWidget *to_tables, *search_all; /* buttons: lead away where there is no game */
} SalonLibraryPages;

/* Makes the stack. @rows: (transfer floating): the list */
void salon_library_pages_make (SalonLibraryPages *self, GtkWidget *rows);
/* Says how things are; as long as @library is being read and nothing is shown yet, that is left open.
 * @shown: how many games are shown; @search: (nullable): what is searched for */
void salon_library_pages_update (SalonLibraryPages *self, SalonLibrary *library, guint shown, const char *search);
/* Shows that rows will come. */
void salon_library_pages_promise (SalonLibraryPages *self);

G_END_DECLS
