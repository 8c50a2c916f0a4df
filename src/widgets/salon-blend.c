/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-blend.h"

#include <math.h>

#include "widgets/salon-art-render.h"

#define WHOLE 256 /* the weights of a mix */
#define BLOCK 16  /* bytes that are mixed at a time; compilers make a few instructions of that */

typedef struct {
  const SalonArtTile *tile[SALON_BLEND_MOST];
  double share[SALON_BLEND_MOST];
  int n;
} Parts;

/* Takes what is seen at all. */
static void
gather (Parts *parts, const SalonArtTile *const *tiles, const double *shares, int n)
{
  *parts = (Parts) { 0 };
  for (int i = 0; i < MIN (n, SALON_BLEND_MOST); i++)
    {
      GdkTexture *texture = tiles[i]->texture, *first = parts->n > 0 ? parts->tile[0]->texture : texture;

      if (texture == NULL || shares[i] <= 0 || gdk_texture_get_width (texture) != gdk_texture_get_width (first)
          || gdk_texture_get_height (texture) != gdk_texture_get_height (first))
        continue;
      parts->tile[parts->n] = tiles[i];
      parts->share[parts->n++] = shares[i];
    }
}

static void
mix_bytes (guchar *restrict to,
           const guchar *restrict a,
           const guchar *restrict b,
           const guchar *restrict c,
           gsize length,
           const guint16 weight[SALON_BLEND_MOST])
{
  gsize i = 0;

  for (; i + BLOCK <= length; i += BLOCK)
    for (int k = 0; k < BLOCK; k++)
      to[i + k] =
        (guchar) ((guint16) (a[i + k] * weight[0] + b[i + k] * weight[1] + c[i + k] * weight[2] + WHOLE / 2) >> 8);
  for (; i < length; i++)
    to[i] = (guchar) ((guint16) (a[i] * weight[0] + b[i] * weight[1] + c[i] * weight[2] + WHOLE / 2) >> 8);
}

/* Makes weights of the shares; they are WHOLE in sum. */
static void
weigh (const double *shares, int n, guint16 weight[SALON_BLEND_MOST])
{
  double sum = 0, so_far = 0;
  int before = 0;

  for (int i = 0; i < n; i++)
    sum += shares[i];
  for (int i = 0; i < SALON_BLEND_MOST; i++)
    {
      int next;

      so_far += i < n ? shares[i] : 0;
      next = (int) lround (so_far / sum * WHOLE);
      weight[i] = (guint16) (next - before);
      before = next;
    }
}

cairo_surface_t *
salon_blend_make_image (cairo_format_t format, int width, int height)
{
  cairo_surface_t *image = cairo_image_surface_create (format, width, height);

  /* Cairo would go on to take it for empty, and draw nothing. */
  cairo_surface_mark_dirty (image);
  return image;
}

void
salon_blend_mix (cairo_surface_t *mixed, cairo_surface_t *const *pictures, const double *shares, int n)
{
  const guchar *from[SALON_BLEND_MOST];
  guint16 weight[SALON_BLEND_MOST];

  g_return_if_fail (n > 0 && n <= SALON_BLEND_MOST);
  for (int i = 0; i < n; i++)
    g_return_if_fail (cairo_image_surface_get_width (pictures[i]) == cairo_image_surface_get_width (mixed)
                      && cairo_image_surface_get_height (pictures[i]) == cairo_image_surface_get_height (mixed));

  for (int i = 0; i < SALON_BLEND_MOST; i++)
    from[i] = cairo_image_surface_get_data (pictures[i < n ? i : 0]);
  weigh (shares, n, weight);
  /* Pictures of one size have one stride. Cairo is not told that the pixels change, because it would first copy them
   * for what it has recorded, which takes longer than the mix. That is the frame before, which nobody draws again. */
  mix_bytes (cairo_image_surface_get_data (mixed), from[0], from[1], from[2],
             (gsize) cairo_image_surface_get_stride (mixed) * (gsize) cairo_image_surface_get_height (mixed), weight);
}

/* Returns where pictures of this size are mixed. */
static cairo_surface_t *
get_mixed (SalonBlend *blend, int width, int height)
{
  if (blend->mixed != NULL
      && (cairo_image_surface_get_width (blend->mixed) != width
          || cairo_image_surface_get_height (blend->mixed) != height))
    salon_blend_clear (blend);
  if (blend->mixed == NULL)
    blend->mixed = salon_blend_make_image (CAIRO_FORMAT_RGB24, width, height);
  return blend->mixed;
}

/* Each picture above the one before, with the opacity that makes its share of all so far. */
static void
append_layers (GtkSnapshot *snapshot, const Parts *parts)
{
  double so_far = 0;

  for (int i = 0; i < parts->n; i++)
    {
      so_far += parts->share[i];
      if (i == 0)
        salon_art_tile_snapshot (parts->tile[i], snapshot, 0, 0);
      else
        salon_art_tile_fade (parts->tile[i], snapshot, 0, 0, parts->share[i] / so_far);
    }
}

void
salon_blend_snapshot (SalonBlend *blend,
                      GtkSnapshot *snapshot,
                      const SalonArtTile *const *tiles,
                      const double *shares,
                      int n)
{
  Parts parts;
  cairo_surface_t *pictures[SALON_BLEND_MOST], *mixed;
  const SalonArtTile *first;
  cairo_t *cr;

  gather (&parts, tiles, shares, n);
  first = parts.tile[0];
  if (parts.n < 2 || first->node == NULL)
    {
      append_layers (snapshot, &parts);
      return;
    }

  for (int i = 0; i < parts.n; i++)
    pictures[i] = salon_art_get_surface (parts.tile[i]->texture);
  mixed = get_mixed (blend, cairo_image_surface_get_width (pictures[0]), cairo_image_surface_get_height (pictures[0]));
  salon_blend_mix (mixed, pictures, parts.share, parts.n);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, first->width, first->height));
  cairo_scale (cr, first->width / cairo_image_surface_get_width (mixed),
               first->height / cairo_image_surface_get_height (mixed));
  cairo_set_source_surface (cr, mixed, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
}

void
salon_blend_clear (SalonBlend *blend)
{
  g_clear_pointer (&blend->mixed, cairo_surface_destroy);
}
