/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-fade.h"

void
salon_fade_begin (SalonFade *fade, GskRenderNode *before)
{
  salon_fade_clear (fade);
  fade->before = before != NULL ? gsk_render_node_ref (before) : NULL;
}

static void
clear_tiles (SalonFade *fade)
{
  for (int i = 0; i < SALON_CHANGES_MOST; i++)
    salon_art_tile_clear (&fade->tile[i]);
}

void
salon_fade_clear (SalonFade *fade)
{
  g_clear_pointer (&fade->before, gsk_render_node_unref);
  g_clear_pointer (&fade->after, gsk_render_node_unref);
  clear_tiles (fade);
  fade->changes.n = 0;
  fade->waiting = FALSE;
}

static void
draw_before (cairo_t *cr, gconstpointer data)
{
  const SalonFade *fade = data;

  gsk_render_node_draw (fade->before, cr);
}

/* Something may change in the middle of a fade, too. One picture of all changes would be as large as the widget, and
 * new memory costs more than what is drawn in it. */
static void
prepare (SalonFade *fade, GtkWidget *widget, GskRenderNode *after)
{
  SalonChanges changes;

  if (after == fade->after)
    return;
  g_clear_pointer (&fade->after, gsk_render_node_unref);
  fade->after = after != NULL ? gsk_render_node_ref (after) : NULL;
  salon_changes_find (&changes, fade->before, after);
  if (salon_changes_equal (&changes, &fade->changes))
    return;

  fade->changes = changes;
  clear_tiles (fade);
  for (int i = 0; i < changes.n; i++)
    salon_art_tile_draw (&fade->tile[i], widget, &changes.rect[i], draw_before, fade);
}

/* GTK draws the whole window where more than thirty rectangles differ, and compares two frames in the order of their
 * nodes. So nodes that nobody sees come first, which are where the widget is different: all that differs above them
 * adds no rectangle. They are always inside one node, so that GTK finds the next one where it was. */
static void
announce (const SalonFade *fade, GtkSnapshot *snapshot)
{
  static const GdkRGBA nothing = { 0 };

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, G_MAXINT16, G_MAXINT16));
  gtk_snapshot_append_color (snapshot, &nothing, &GRAPHENE_RECT_INIT (0, 0, 1, 1));
  for (int i = 0; !fade->waiting && i < fade->changes.n; i++)
    gtk_snapshot_append_color (snapshot, &nothing, &fade->changes.rect[i]);
  gtk_snapshot_pop (snapshot);
}

void
salon_fade_snapshot_below (SalonFade *fade,
                           GtkWidget *widget,
                           GtkSnapshot *snapshot,
                           GskRenderNode *after,
                           double opacity)
{
  fade->waiting = fade->before != NULL && fade->after == NULL && opacity >= 1;
  if (fade->before != NULL && opacity > 0)
    prepare (fade, widget, after);
  announce (fade, snapshot);
  if (fade->waiting)
    gtk_snapshot_append_node (snapshot, fade->before);
  else if (after != NULL)
    gtk_snapshot_append_node (snapshot, after);
}

void
salon_fade_snapshot (const SalonFade *fade, GtkSnapshot *snapshot, double opacity)
{
  if (fade->before == NULL || fade->waiting || opacity <= 0)
    return;

  for (int i = 0; i < fade->changes.n; i++)
    salon_art_tile_fade (&fade->tile[i], snapshot, 0, 0, opacity);
}
