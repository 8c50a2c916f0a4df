/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes a small table of what words are worth by their letters. */
GtkWidget *cubes_worth_new (void);
/* @least: letters of a word that counts */
void cubes_worth_set_least (GtkWidget *worth, int least);

G_END_DECLS
