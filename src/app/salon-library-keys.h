/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys of the library’s page: what they do with its games, and how they get to the search. */

#pragma once

#include "app/salon-library-deeds.h"
#include "app/salon-library-side.h"

G_BEGIN_DECLS

/* @side: a part of @page, which has the search */
void salon_library_keys_add (GtkWidget *page, SalonLibraryDeeds *deeds, SalonLibrarySide *side);

G_END_DECLS
