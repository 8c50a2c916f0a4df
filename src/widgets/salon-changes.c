/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-changes.h"

#include <math.h>

/* The functions below append to an array of graphene_rect_t, in px of the nodes that they compare. */

static void diff (GskRenderNode *before, GskRenderNode *after, GArray *rects);

static void
add_all (GskRenderNode *node, GArray *rects)
{
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  if (bounds.size.width > 0 && bounds.size.height > 0)
    g_array_append_val (rects, bounds);
}

static void
add_both (GskRenderNode *before, GskRenderNode *after, GArray *rects)
{
  add_all (before, rects);
  add_all (after, rects);
}

/* Returns how many children at the beginning, or at the end, are the same in both; they are not looked at from
 * @most on. */
static guint
count_same (GskRenderNode *before, GskRenderNode *after, guint most, gboolean at_end)
{
  const guint n_before = gsk_container_node_get_n_children (before);
  const guint n_after = gsk_container_node_get_n_children (after);
  g_autoptr (GArray) rects = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  guint same = 0;

  while (same < most)
    {
      diff (gsk_container_node_get_child (before, at_end ? n_before - 1 - same : same),
            gsk_container_node_get_child (after, at_end ? n_after - 1 - same : same), rects);
      if (rects->len > 0)
        break;
      same++;
    }
  return same;
}

static void
diff_containers (GskRenderNode *before, GskRenderNode *after, GArray *rects)
{
  const guint n_before = gsk_container_node_get_n_children (before);
  const guint n_after = gsk_container_node_get_n_children (after);
  const guint most = MIN (n_before, n_after);
  guint first, last;

  if (n_before == n_after)
    {
      for (guint i = 0; i < n_before; i++)
        diff (gsk_container_node_get_child (before, i), gsk_container_node_get_child (after, i), rects);
      return;
    }

  first = count_same (before, after, most, FALSE);
  last = count_same (before, after, most - first, TRUE);
  for (guint i = first; i < n_before - last; i++)
    add_all (gsk_container_node_get_child (before, i), rects);
  for (guint i = first; i < n_after - last; i++)
    add_all (gsk_container_node_get_child (after, i), rects);
}

static void
diff_transformed (GskRenderNode *before, GskRenderNode *after, GArray *rects)
{
  GskTransform *transform = gsk_transform_node_get_transform (after);
  const guint first = rects->len;

  if (!gsk_transform_equal (gsk_transform_node_get_transform (before), transform))
    {
      add_both (before, after, rects);
      return;
    }

  diff (gsk_transform_node_get_child (before), gsk_transform_node_get_child (after), rects);
  for (guint i = first; i < rects->len; i++)
    {
      graphene_rect_t *rect = &g_array_index (rects, graphene_rect_t, i);
      const graphene_rect_t inner = *rect;

      gsk_transform_transform_bounds (transform, &inner, rect);
    }
}

/* Leaves of the rectangles from @first on what is in @clip. */
static void
clip_rects (GArray *rects, guint first, const graphene_rect_t *clip)
{
  for (guint i = rects->len; i-- > first;)
    {
      graphene_rect_t *rect = &g_array_index (rects, graphene_rect_t, i);
      const graphene_rect_t whole = *rect;

      if (!graphene_rect_intersection (&whole, clip, rect))
        g_array_remove_index_fast (rects, i);
    }
}

static void
diff_clipped (GskRenderNode *before, GskRenderNode *after, GArray *rects)
{
  const graphene_rect_t *clip = gsk_clip_node_get_clip (after);
  const guint first = rects->len;

  if (!graphene_rect_equal (gsk_clip_node_get_clip (before), clip))
    {
      add_both (before, after, rects);
      return;
    }

  diff (gsk_clip_node_get_child (before), gsk_clip_node_get_child (after), rects);
  clip_rects (rects, first, clip);
}

static gboolean
is_same_rounded (const GskRoundedRect *one, const GskRoundedRect *two)
{
  for (int corner = 0; corner < 4; corner++)
    if (!graphene_size_equal (&one->corner[corner], &two->corner[corner]))
      return FALSE;

  return graphene_rect_equal (&one->bounds, &two->bounds);
}

static void
diff_rounded (GskRenderNode *before, GskRenderNode *after, GArray *rects)
{
  const GskRoundedRect *clip = gsk_rounded_clip_node_get_clip (after);
  const guint first = rects->len;

  if (!is_same_rounded (gsk_rounded_clip_node_get_clip (before), clip))
    {
      add_both (before, after, rects);
      return;
    }

  diff (gsk_rounded_clip_node_get_child (before), gsk_rounded_clip_node_get_child (after), rects);
  clip_rects (rects, first, &clip->bounds);
}

static void
diff_opacities (GskRenderNode *before, GskRenderNode *after, GArray *rects)
{
  if (gsk_opacity_node_get_opacity (before) != gsk_opacity_node_get_opacity (after))
    add_both (before, after, rects);
  else
    diff (gsk_opacity_node_get_child (before), gsk_opacity_node_get_child (after), rects);
}

static gboolean
same_bounds (GskRenderNode *one, GskRenderNode *two)
{
  graphene_rect_t a, b;

  gsk_render_node_get_bounds (one, &a);
  gsk_render_node_get_bounds (two, &b);
  return graphene_rect_equal (&a, &b);
}

static gboolean
is_same_text (GskRenderNode *one, GskRenderNode *two)
{
  guint n_one = 0, n_two = 0;
  const PangoGlyphInfo *a = gsk_text_node_get_glyphs (one, &n_one);
  const PangoGlyphInfo *b = gsk_text_node_get_glyphs (two, &n_two);

  if (n_one != n_two || gsk_text_node_get_font (one) != gsk_text_node_get_font (two)
      || !gdk_rgba_equal (gsk_text_node_get_color (one), gsk_text_node_get_color (two))
      || !graphene_point_equal (gsk_text_node_get_offset (one), gsk_text_node_get_offset (two)))
    return FALSE;
  for (guint i = 0; i < n_one; i++)
    if (a[i].glyph != b[i].glyph || a[i].geometry.width != b[i].geometry.width
        || a[i].geometry.x_offset != b[i].geometry.x_offset || a[i].geometry.y_offset != b[i].geometry.y_offset)
      return FALSE;

  return TRUE;
}

static gboolean
is_same_border (GskRenderNode *one, GskRenderNode *two)
{
  const GdkRGBA *a = gsk_border_node_get_colors (one), *b = gsk_border_node_get_colors (two);

  for (int side = 0; side < 4; side++)
    if (!gdk_rgba_equal (&a[side], &b[side])
        || gsk_border_node_get_widths (one)[side] != gsk_border_node_get_widths (two)[side])
      return FALSE;

  return is_same_rounded (gsk_border_node_get_outline (one), gsk_border_node_get_outline (two));
}

/* Whether two nodes without children draw the same. Of the other kinds nobody knows: they count as different. */
static gboolean
is_same_leaf (GskRenderNode *before, GskRenderNode *after)
{
  switch ((int) gsk_render_node_get_node_type (after))
    {
    case GSK_COLOR_NODE:
      return gdk_rgba_equal (gsk_color_node_get_color (before), gsk_color_node_get_color (after));
    case GSK_TEXTURE_NODE:
      return gsk_texture_node_get_texture (before) == gsk_texture_node_get_texture (after);
    case GSK_CAIRO_NODE:
      return gsk_cairo_node_get_surface (before) == gsk_cairo_node_get_surface (after);
    case GSK_TEXT_NODE:
      return is_same_text (before, after);
    case GSK_BORDER_NODE:
      return is_same_border (before, after);
    default:
      return FALSE;
    }
}

static void
diff (GskRenderNode *before, GskRenderNode *after, GArray *rects)
{
  const GskRenderNodeType type = gsk_render_node_get_node_type (after);

  if (before == after)
    return;
  if (gsk_render_node_get_node_type (before) != type)
    {
      add_both (before, after, rects);
      return;
    }

  switch ((int) type)
    {
    case GSK_CONTAINER_NODE:
      diff_containers (before, after, rects);
      break;
    case GSK_TRANSFORM_NODE:
      diff_transformed (before, after, rects);
      break;
    case GSK_CLIP_NODE:
      diff_clipped (before, after, rects);
      break;
    case GSK_ROUNDED_CLIP_NODE:
      diff_rounded (before, after, rects);
      break;
    case GSK_OPACITY_NODE:
      diff_opacities (before, after, rects);
      break;
    case GSK_DEBUG_NODE:
      diff (gsk_debug_node_get_child (before), gsk_debug_node_get_child (after), rects);
      break;
    default:
      if (!same_bounds (before, after) || !is_same_leaf (before, after))
        add_both (before, after, rects);
    }
}

static double
area_of (const graphene_rect_t *rect)
{
  return (double) rect->size.width * rect->size.height;
}

/* Adds @rect. One that is near enough is made larger instead; the nearest one is if there are too many. */
static void
add (SalonChanges *changes, const graphene_rect_t *rect)
{
  graphene_rect_t both, whole;
  double least = INFINITY;
  int nearest = 0;

  graphene_rect_round_extents (rect, &whole);
  for (int i = 0; i < changes->n; i++)
    {
      double more;

      graphene_rect_union (&changes->rect[i], &whole, &both);
      more = area_of (&both) - area_of (&changes->rect[i]) - area_of (&whole);
      if (more < least)
        {
          least = more;
          nearest = i;
        }
    }
  if (least > 0 && changes->n < SALON_CHANGES_MOST)
    {
      changes->rect[changes->n++] = whole;
      return;
    }

  /* The larger one may now be near others. */
  graphene_rect_union (&changes->rect[nearest], &whole, &both);
  changes->rect[nearest] = changes->rect[--changes->n];
  add (changes, &both);
}

void
salon_changes_find (SalonChanges *changes, GskRenderNode *before, GskRenderNode *after)
{
  g_autoptr (GArray) rects = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));

  changes->n = 0;
  if (before != NULL && after != NULL)
    diff (before, after, rects);
  else if (before != NULL || after != NULL)
    add_all (before != NULL ? before : after, rects);
  for (guint i = 0; i < rects->len; i++)
    add (changes, &g_array_index (rects, graphene_rect_t, i));
}

gboolean
salon_changes_equal (const SalonChanges *one, const SalonChanges *two)
{
  if (one->n != two->n)
    return FALSE;
  for (int i = 0; i < one->n; i++)
    if (!graphene_rect_equal (&one->rect[i], &two->rect[i]))
      return FALSE;

  return TRUE;
}
