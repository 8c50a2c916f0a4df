/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether people attend to a table: its window is active, and no dialog of it is in front. For tables, see salon-table.h. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Why nobody plays at a table. */
typedef enum {
  SALON_PAUSE_BY_HAND = 1 << 0,
  SALON_PAUSE_UNSEEN = 1 << 1,   /* the window shows another page, or is minimised */
  SALON_PAUSE_INACTIVE = 1 << 2, /* another window is active */
  SALON_PAUSE_DIALOG = 1 << 3,
} SalonPause;

/* Is told that SALON_PAUSE_INACTIVE or SALON_PAUSE_DIALOG, or both, hold for @table from now on, or do not. It may be told what
 * it knows. */
typedef void (*SalonAttentionFunc) (GtkWidget *table, SalonPause why, gboolean paused);

/* A table initialises it once, and lets it watch the window as long as it is in one. While Enter or Space is held down there, its
 * repeats do nothing, as salon-held-key.h says. */
typedef struct {
  GtkWidget *table;
  SalonAttentionFunc changed;
  guint inactive_id;        /* a source: the window is inactive, perhaps only for a moment */
  GtkEventController *keys; /* of the window */
} SalonAttention;

/* Adds a controller to @table: whoever presses a key or a button there attends to it. @changed is called from then on. */
void salon_attention_init (SalonAttention *self, GtkWidget *table, SalonAttentionFunc changed);
/* Watches the window in which the table is now. */
void salon_attention_watch (SalonAttention *self);
/* Leaves that window alone, before the table leaves it. */
void salon_attention_stop (SalonAttention *self);

G_END_DECLS
