/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_MEMORY_MOST 8

/* How many pictures as large as the window one frame of a table allocates at most: two that fade, and what GTK draws on. */
#define SALON_MEMORY_TABLE 3

/* Has the C library keep for the next frame what frames draw on: memory that is new costs many times what is drawn in it.
 * To be called before anything large is allocated; nothing happens where the C library is not glibc. */
void salon_memory_init (void);

/**
 * salon_memory_warm:
 * @pictures: as large as the window, SALON_MEMORY_MOST at most
 *
 * Makes ready, in idle moments, the memory that frames of @widget's window draw on when all of it changes. Until
 * salon_memory_settle() it is kept. Of several calls that one counts which asks for most.
 */
void salon_memory_warm (GtkWidget *widget, int pictures);

/* Gives the system back what was freed, and the large pictures that nobody shows, a while from now, unless salon_memory_warm() is
 * called before. @forget (nullable) frees what else nobody uses. */
void salon_memory_settle (void (*forget) (void));

G_END_DECLS
