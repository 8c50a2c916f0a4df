/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-fade.h"

void
salon_fade_begin (SalonFade *fade, GskRenderNode *before)
{
  salon_fade_clear (fade);
  fade->before = before != NULL ? gsk_render_node_ref (before) : NULL;
}

void
salon_fade_clear (SalonFade *fade)
{
  g_clear_pointer (&fade->before, gsk_render_node_unref);
  g_clear_pointer (&fade->after, gsk_render_node_unref);
  salon_art_tile_clear (&fade->tile);
  fade->changes.n = 0;
}

/* The picture reaches from one change to the other, but nothing is drawn between them. */
static void
draw_before (cairo_t *cr, gconstpointer data)
{
  const SalonFade *fade = data;

  for (int i = 0; i < fade->changes.n; i++)
    {
      const graphene_rect_t *rect = &fade->changes.rect[i];

      cairo_rectangle (cr, rect->origin.x, rect->origin.y, rect->size.width, rect->size.height);
    }
  cairo_clip (cr);
  gsk_render_node_draw (fade->before, cr);
}

/* Something may change in the middle of a fade, too. */
static void
prepare (SalonFade *fade, GtkWidget *widget, GskRenderNode *after)
{
  SalonChanges changes;
  graphene_rect_t extents;

  if (after == fade->after)
    return;
  g_clear_pointer (&fade->after, gsk_render_node_unref);
  fade->after = after != NULL ? gsk_render_node_ref (after) : NULL;
  salon_changes_find (&changes, fade->before, after);
  if (salon_changes_equal (&changes, &fade->changes))
    return;

  fade->changes = changes;
  if (changes.n == 0)
    {
      salon_art_tile_clear (&fade->tile);
      return;
    }
  extents = changes.rect[0];
  for (int i = 1; i < changes.n; i++)
    graphene_rect_union (&extents, &changes.rect[i], &extents);
  salon_art_tile_draw (&fade->tile, widget, &extents, draw_before, fade);
}

void
salon_fade_snapshot (SalonFade *fade, GtkWidget *widget, GtkSnapshot *snapshot, GskRenderNode *after, double opacity)
{
  if (fade->before == NULL || opacity <= 0)
    return;

  prepare (fade, widget, after);
  for (int i = 0; i < fade->changes.n; i++)
    {
      gtk_snapshot_push_clip (snapshot, &fade->changes.rect[i]);
      salon_art_tile_fade (&fade->tile, snapshot, 0, 0, opacity);
      gtk_snapshot_pop (snapshot);
    }
}
