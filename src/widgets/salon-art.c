/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-art.h"

#include <math.h>
#include <string.h>

#include "widgets/salon-art-cache.h"
#include "widgets/salon-art-render.h"
#include "widgets/salon-theme-use.h"

/* A 4K table with six trays needs about 20 MiB. The rest keeps older sizes, so a window
 * that is resized back and forth renders nothing twice. */
#define CACHE_BYTES  (64u << 20)
#define CACHE_PIECES 512u
#define LARGE_BYTES  (256u << 10) /* mostly took so long to render that there is a file of it */

/* What takes longer to render is kept for the next start, in µs. Reading a small file takes a tenth of this. */
#define WORTH_KEEPING 300

typedef struct {
  char *key;
  SalonArtPicture picture;
  gsize bytes;
  GList link;
} Piece;

static GHashTable *pieces;           /* key → Piece */
static GQueue recent = G_QUEUE_INIT; /* of Piece, the one used last comes first */
static gsize cached_bytes;

static void
piece_free (Piece *piece)
{
  cached_bytes -= piece->bytes;
  g_object_unref (piece->picture.texture);
  g_free (piece->key);
  g_free (piece);
}

static void
cache_clear (void)
{
  g_queue_init (&recent);
  g_hash_table_remove_all (pieces);
  salon_art_forget_files ();
}

/* Called before the first piece is made. */
static void
cache_make (void)
{
  GObject *for_ever;

  if (pieces != NULL)
    return;
  pieces = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) piece_free);
  /* Of a look that is not in use nothing is kept. */
  for_ever = g_object_new (G_TYPE_OBJECT, NULL);
  salon_theme_connect (for_ever, G_CALLBACK (cache_clear));
}

static void
remove_piece (Piece *piece)
{
  g_queue_unlink (&recent, &piece->link);
  g_hash_table_remove (pieces, piece->key);
}

static void
cache_insert (const char *key, const SalonArtPicture *picture)
{
  Piece *piece = g_new0 (Piece, 1);

  piece->key = g_strdup (key);
  piece->picture = *picture;
  piece->bytes = (gsize) gdk_texture_get_width (picture->texture) * gdk_texture_get_height (picture->texture) * 4;
  piece->link.data = piece;
  cached_bytes += piece->bytes;
  g_hash_table_insert (pieces, piece->key, piece);
  g_queue_push_head_link (&recent, &piece->link);

  /* Tiles hold references to their textures, so a texture in use outlives its removal
   * from the cache. */
  while (cached_bytes > CACHE_BYTES || g_queue_get_length (&recent) > CACHE_PIECES)
    {
      Piece *oldest = g_queue_peek_tail (&recent);

      if (oldest == piece)
        break;
      remove_piece (oldest);
    }
}

void
salon_art_forget_large (void)
{
  GList *older;

  for (GList *link = recent.head; link != NULL; link = older)
    {
      Piece *piece = link->data;

      older = link->next;
      if (piece->bytes >= LARGE_BYTES && g_atomic_int_get (&G_OBJECT (piece->picture.texture)->ref_count) == 1)
        remove_piece (piece);
    }
}

static const SalonArtPicture *
cache_lookup (const char *key)
{
  Piece *piece = g_hash_table_lookup (pieces, key);

  if (!piece)
    return NULL;

  g_queue_unlink (&recent, &piece->link);
  g_queue_push_head_link (&recent, &piece->link);
  return &piece->picture;
}

static char *
make_key (const SalonArtRequest *request, double scale)
{
  g_autofree char *colour = request->colour ? gdk_rgba_to_string (request->colour) : NULL;

  return g_strdup_printf ("%s %d %s %s %.2fx%.2f %.5f @%.4f %s", salon_theme_get_id (request->theme),
                          (int) request->mode, request->name, request->glyph ? request->glyph : "", request->width,
                          request->height, request->unit, scale, colour ? colour : "");
}

/* Returns the picture in a form without alpha if nobody can look through it: cairo copies that, where it would have
 * to mix every pixel with what is below. Otherwise returns the picture itself. */
static cairo_surface_t *
without_alpha (cairo_surface_t *picture)
{
  static const cairo_user_data_key_t whole;
  const int width = cairo_image_surface_get_width (picture), height = cairo_image_surface_get_height (picture);
  const int stride = cairo_image_surface_get_stride (picture);
  guchar *data = cairo_image_surface_get_data (picture);
  cairo_surface_t *opaque;

  for (int y = 0; y < height; y++)
    {
      const guint32 *row = (const guint32 *) (gconstpointer) (data + (gsize) y * (gsize) stride);

      for (int x = 0; x < width; x++)
        if (row[x] >> 24 != 0xff)
          return cairo_surface_reference (picture);
    }

  opaque = cairo_image_surface_create_for_data (data, CAIRO_FORMAT_RGB24, width, height, stride);
  cairo_surface_set_user_data (opaque, &whole, cairo_surface_reference (picture),
                               (cairo_destroy_func_t) cairo_surface_destroy);
  return opaque;
}

/* GTK 4.8 to 4.10 convert a whole texture, pixel by pixel, whenever they draw a part of it with cairo: a
 * table of 1280 × 800 takes 20 ms. A cairo node has its picture ready. It is made once for a texture,
 * which keeps it, and has the texture's own pixels. */
static GskRenderNode *
get_node (GdkTexture *texture)
{
  static const cairo_user_data_key_t drawn;
  static GQuark key;
  cairo_surface_t *picture;
  GskRenderNode *node;
  cairo_t *cr;

  if (key == 0)
    key = g_quark_from_static_string ("salon-art-node");
  node = g_object_get_qdata (G_OBJECT (texture), key);
  if (node != NULL)
    return node;

  node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) gdk_texture_get_width (texture),
                                                  (float) gdk_texture_get_height (texture)));
  picture = without_alpha (salon_art_get_surface (texture));
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, picture, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  /* As long as the node is there; if the picture went before, cairo would copy it for the node. */
  cairo_surface_set_user_data (gsk_cairo_node_get_surface (node), &drawn, picture,
                               (cairo_destroy_func_t) cairo_surface_destroy);
  g_object_set_qdata_full (G_OBJECT (texture), key, node, (GDestroyNotify) gsk_render_node_unref);
  return node;
}

/* Whether textures are drawn faster as cairo nodes. */
static gboolean
draws_with_cairo (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return gtk_get_minor_version () <= 10 && native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}

/* @left, @top: of the piece in the picture, in device pixels */
static void
take (SalonArtTile *tile, GtkWidget *widget, GdkTexture *texture, int left, int top)
{
  const double scale = salon_art_get_scale (widget);

  tile->texture = g_object_ref (texture);
  if (draws_with_cairo (widget))
    tile->node = gsk_render_node_ref (get_node (texture));
  tile->width = (float) (gdk_texture_get_width (texture) / scale);
  tile->height = (float) (gdk_texture_get_height (texture) / scale);
  tile->left = (float) (left / scale);
  tile->top = (float) (top / scale);
}

/* Takes from the files what an earlier start has rendered. */
static gboolean
make_picture (const SalonArtRequest *request, SalonArtPicture *picture)
{
  const gint64 begin = g_get_monotonic_time ();
  g_autofree char *name = salon_art_cache_make_name (request);

  if (name != NULL && salon_art_cache_find (name, request, picture))
    return TRUE;
  if (!salon_art_render (request, picture))
    return FALSE;
  if (name != NULL && picture->whole && g_get_monotonic_time () - begin >= WORTH_KEEPING)
    salon_art_cache_keep (name, picture);
  return TRUE;
}

/* @request tells what the picture is of and how large, in px; the rest is filled in. */
static void
prepare (SalonArtTile *tile, GtkWidget *widget, SalonArtRequest *request)
{
  const double scale = salon_art_get_scale (widget);
  const SalonArtPicture *picture;
  g_autofree char *key = NULL;

  cache_make ();
  request->theme = salon_theme_get_used ();
  request->mode = salon_theme_get_mode ();
  request->width *= scale;
  request->height *= scale;
  request->unit *= scale;
  request->weave = (int) lround (scale);

  key = make_key (request, scale);
  if (g_strcmp0 (key, tile->key) == 0)
    return;

  salon_art_tile_clear (tile);
  picture = cache_lookup (key);
  if (!picture)
    {
      SalonArtPicture made;

      if (!make_picture (request, &made))
        return;
      cache_insert (key, &made);
      picture = cache_lookup (key);
    }

  take (tile, widget, picture->texture, picture->left, picture->top);
  tile->key = g_steal_pointer (&key);
}

void
salon_art_tile_prepare (SalonArtTile *tile,
                        GtkWidget *widget,
                        const char *name,
                        const GdkRGBA *seat,
                        int width,
                        int height)
{
  if (width < 1 || height < 1)
    {
      salon_art_tile_clear (tile);
      return;
    }

  prepare (tile, widget,
           &(SalonArtRequest) { .name = name, .colour = seat, .width = width, .height = height, .unit = 1 });
}

void
salon_art_nine_prepare (SalonArtTile *tile, GtkWidget *widget, const char *name, int width, int height, double unit)
{
  if (width < 1 || height < 1 || !(unit > 0))
    {
      salon_art_tile_clear (tile);
      return;
    }

  prepare (tile, widget, &(SalonArtRequest) { .name = name, .width = width, .height = height, .unit = unit });
}

void
salon_art_glyph_prepare (SalonArtTile *tile,
                         GtkWidget *widget,
                         const char *sheet,
                         const char *id,
                         const GdkRGBA *colour,
                         double cap_height)
{
  if (!(cap_height > 0))
    {
      salon_art_tile_clear (tile);
      return;
    }

  prepare (tile, widget, &(SalonArtRequest) { .name = sheet, .glyph = id, .colour = colour, .unit = cap_height / 100 });
}

void
salon_art_tile_draw (SalonArtTile *tile,
                     GtkWidget *widget,
                     const graphene_rect_t *extents,
                     SalonArtDraw draw,
                     gconstpointer data)
{
  const double scale = salon_art_get_scale (widget);
  const int left = (int) ceil (-extents->origin.x * scale), top = (int) ceil (-extents->origin.y * scale);
  const int right = (int) ceil ((extents->origin.x + extents->size.width) * scale);
  const int bottom = (int) ceil ((extents->origin.y + extents->size.height) * scale);
  g_autoptr (GdkTexture) texture = NULL;
  cairo_surface_t *surface;
  cairo_t *cr;

  salon_art_tile_clear (tile);
  if (left + right < 1 || top + bottom < 1)
    return;

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, left + right, top + bottom);
  cr = cairo_create (surface);
  cairo_translate (cr, left, top);
  cairo_scale (cr, scale, scale);
  draw (cr, data);
  cairo_destroy (cr);
  texture = salon_art_take_texture (surface);
  take (tile, widget, texture, left, top);
}

/* Returns the texture with pixels that cairo can draw; if it has none, they are copied from it. */
static GdkTexture *
with_surface (GdkTexture *texture)
{
  cairo_surface_t *surface;

  if (salon_art_get_surface (texture) != NULL)
    return g_object_ref (texture);

  surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gdk_texture_get_width (texture), gdk_texture_get_height (texture));
  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  return salon_art_take_texture (surface);
}

void
salon_art_tile_take (SalonArtTile *tile, GtkWidget *widget, GdkTexture *texture)
{
  g_autoptr (GdkTexture) taken = draws_with_cairo (widget) ? with_surface (texture) : g_object_ref (texture);

  salon_art_tile_clear (tile);
  take (tile, widget, taken, 0, 0);
}

void
salon_art_tile_snapshot (const SalonArtTile *tile, GtkSnapshot *snapshot, float x, float y)
{
  const graphene_rect_t place = GRAPHENE_RECT_INIT (x - tile->left, y - tile->top, tile->width, tile->height);

  if (tile->texture == NULL)
    return;
  if (tile->node == NULL)
    {
      gtk_snapshot_append_texture (snapshot, tile->texture, &place);
      return;
    }

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place.origin);
  gtk_snapshot_scale (snapshot, tile->width / (float) gdk_texture_get_width (tile->texture),
                      tile->height / (float) gdk_texture_get_height (tile->texture));
  gtk_snapshot_append_node (snapshot, tile->node);
  gtk_snapshot_restore (snapshot);
}

/* With cairo, a layer of its own for the opacity would cost more than the drawing. */
void
salon_art_tile_fade (const SalonArtTile *tile, GtkSnapshot *snapshot, float x, float y, double opacity)
{
  const graphene_rect_t place = GRAPHENE_RECT_INIT (x - tile->left, y - tile->top, tile->width, tile->height);
  cairo_t *cr;

  if (tile->texture == NULL || opacity <= 0)
    return;
  if (tile->node == NULL)
    {
      gtk_snapshot_push_opacity (snapshot, opacity);
      gtk_snapshot_append_texture (snapshot, tile->texture, &place);
      gtk_snapshot_pop (snapshot);
      return;
    }

  cr = gtk_snapshot_append_cairo (snapshot, &place);
  cairo_translate (cr, place.origin.x, place.origin.y);
  cairo_scale (cr, tile->width / gdk_texture_get_width (tile->texture),
               tile->height / gdk_texture_get_height (tile->texture));
  cairo_set_source_surface (cr, salon_art_get_surface (tile->texture), 0, 0);
  cairo_paint_with_alpha (cr, opacity);
  cairo_destroy (cr);
}

void
salon_art_tile_clear (SalonArtTile *tile)
{
  g_clear_object (&tile->texture);
  g_clear_pointer (&tile->node, gsk_render_node_unref);
  g_clear_pointer (&tile->key, g_free);
}

double
salon_art_get_scale (GtkWidget *widget)
{
#if GTK_CHECK_VERSION(4, 12, 0)
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = native ? gtk_native_get_surface (native) : NULL;

  if (surface)
    return gdk_surface_get_scale (surface);
#endif

  return gtk_widget_get_scale_factor (widget);
}

#if GTK_CHECK_VERSION(4, 12, 0)
/* When the scale goes from 1.25 to 1.5, the surface notifies of its scale, but the widget
 * does not notify of its scale factor, which stays 2. So the surface is watched, too. */
static void
realize_cb (GtkWidget *widget)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));

  g_signal_connect_object (surface, "notify::scale", G_CALLBACK (gtk_widget_queue_allocate), widget, G_CONNECT_SWAPPED);
}

static void
unrealize_cb (GtkWidget *widget)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));

  g_signal_handlers_disconnect_by_func (surface, gtk_widget_queue_allocate, widget);
}
#endif

static void
look_changed_cb (GtkWidget *widget)
{
  gtk_widget_queue_resize (widget);
  gtk_widget_queue_draw (widget);
}

void
salon_art_watch (GtkWidget *widget)
{
  g_signal_connect (widget, "notify::scale-factor", G_CALLBACK (gtk_widget_queue_allocate), NULL);
#if GTK_CHECK_VERSION(4, 12, 0)
  g_signal_connect (widget, "realize", G_CALLBACK (realize_cb), NULL);
  g_signal_connect (widget, "unrealize", G_CALLBACK (unrealize_cb), NULL);
#endif
  salon_theme_connect (widget, G_CALLBACK (look_changed_cb));
}

unsigned
salon_art_count_cached (gsize *bytes)
{
  if (bytes)
    *bytes = cached_bytes;
  return g_queue_get_length (&recent);
}
