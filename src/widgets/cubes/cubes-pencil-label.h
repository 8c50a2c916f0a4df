/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CUBES_TYPE_PENCIL_LABEL (cubes_pencil_label_get_type ())
G_DECLARE_FINAL_TYPE (CubesPencilLabel, cubes_pencil_label, CUBES, PENCIL_LABEL, GtkWidget)

/**
 * CubesPencilLabel:
 *
 * A word in the pencil of a seat, as high as the text around it.
 */

GtkWidget *cubes_pencil_label_new (void);
/* @word: capitals; "" for none
 * @seat: whose hand it is, 0 … 7 */
void cubes_pencil_label_set (CubesPencilLabel *self, const char *word, guint seat);

G_END_DECLS
