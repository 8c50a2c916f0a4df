/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-art.h"

#include <librsvg/rsvg.h>
#include <math.h>
#include <string.h>

#define ART_PATH "/io/github/salongames/Salon/art/"

/* A 4K table with six trays needs about 20 MiB; the rest lets a window be
 * resized back and forth without rendering again. */
#define CACHE_BYTES  (64u << 20)
#define CACHE_PIECES 512u

typedef struct {
  char *key;
  GdkTexture *texture;
  gsize bytes;
  GList link;
} Piece;

static GHashTable *handles;          /* name → RsvgHandle */
static GHashTable *pieces;           /* key → Piece */
static GQueue recent = G_QUEUE_INIT; /* of Piece, last used first */
static gsize cached_bytes;

static RsvgHandle *
get_handle (const char *name)
{
  g_autofree char *path = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle;

  if (!handles)
    handles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);

  handle = g_hash_table_lookup (handles, name);
  if (handle)
    return handle;

  path = g_strconcat (ART_PATH, name, ".svg", NULL);
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes)
    {
      gsize size;
      gconstpointer data = g_bytes_get_data (bytes, &size);

      handle = rsvg_handle_new_from_data (data, size, &error);
    }
  if (!handle)
    {
      g_critical ("No artwork “%s”: %s", name, error->message);
      return NULL;
    }

  g_hash_table_insert (handles, g_strdup (name), handle);
  return handle;
}

static void
set_seat_colour (RsvgHandle *handle, const GdkRGBA *seat)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *css = NULL;
  char hex[8];

  g_snprintf (hex, sizeof hex, "#%02x%02x%02x", (unsigned) lroundf (seat->red * 255) & 0xff,
              (unsigned) lroundf (seat->green * 255) & 0xff, (unsigned) lroundf (seat->blue * 255) & 0xff);
  css = g_strdup_printf (".seat{fill:%s}.seat-stroke{stroke:%s}", hex, hex);

  if (!rsvg_handle_set_stylesheet (handle, (const guint8 *) css, strlen (css), &error))
    g_critical ("Artwork refuses its colour: %s", error->message);
}

/* Draws a piece whose part without the shadow is width × height device pixels,
 * so that the edges of that part lie exactly on pixels. An SVG's view box
 * begins at minus the width of its shadow. */
static GdkTexture *
render (const char *name, const GdkRGBA *seat, double width, double height, int *margin_x, int *margin_y)
{
  RsvgHandle *handle = get_handle (name);
  RsvgRectangle box = { 0, 0, width, height };
  gboolean has_width, has_height, has_box;
  RsvgLength w, h;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  cairo_surface_t *surface;
  cairo_t *cr;
  double left, top;
  int pixel_width, pixel_height, stride;

  *margin_x = *margin_y = 0;
  if (!handle)
    return NULL;

  if (seat)
    set_seat_colour (handle, seat);

  rsvg_handle_get_intrinsic_dimensions (handle, &has_width, &w, &has_height, &h, &has_box, &box);
  left = -box.x * width / (box.width + 2 * box.x);
  top = -box.y * height / (box.height + 2 * box.y);
  *margin_x = (int) ceil (left);
  *margin_y = (int) ceil (top);
  pixel_width = (int) ceil (width) + 2 * *margin_x;
  pixel_height = (int) ceil (height) + 2 * *margin_y;

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixel_width, pixel_height);
  cr = cairo_create (surface);
  if (!rsvg_handle_render_document (handle, cr,
                                    &(RsvgRectangle) {
                                      *margin_x - left,
                                      *margin_y - top,
                                      width + 2 * left,
                                      height + 2 * top,
                                    },
                                    &error))
    g_critical ("Artwork “%s” cannot be drawn: %s", name, error->message);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  stride = cairo_image_surface_get_stride (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), (gsize) stride * pixel_height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (pixel_width, pixel_height, GDK_MEMORY_DEFAULT, bytes, stride);
}

static void
piece_free (Piece *piece)
{
  cached_bytes -= piece->bytes;
  g_object_unref (piece->texture);
  g_free (piece->key);
  g_free (piece);
}

static void
cache_insert (const char *key, GdkTexture *texture)
{
  Piece *piece = g_new0 (Piece, 1);

  piece->key = g_strdup (key);
  piece->texture = g_object_ref (texture);
  piece->bytes = (gsize) gdk_texture_get_width (texture) * gdk_texture_get_height (texture) * 4;
  piece->link.data = piece;
  cached_bytes += piece->bytes;
  g_hash_table_insert (pieces, piece->key, piece);
  g_queue_push_head_link (&recent, &piece->link);

  /* Tiles keep what they show; the cache only forgets. */
  while (cached_bytes > CACHE_BYTES || g_queue_get_length (&recent) > CACHE_PIECES)
    {
      Piece *oldest = g_queue_peek_tail (&recent);

      if (oldest == piece)
        break;
      g_queue_unlink (&recent, &oldest->link);
      g_hash_table_remove (pieces, oldest->key);
    }
}

static GdkTexture *
cache_lookup (const char *key)
{
  Piece *piece;

  if (!pieces)
    pieces = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) piece_free);

  piece = g_hash_table_lookup (pieces, key);
  if (!piece)
    return NULL;

  g_queue_unlink (&recent, &piece->link);
  g_queue_push_head_link (&recent, &piece->link);
  return piece->texture;
}

static char *
make_key (const char *name, const GdkRGBA *seat, int width, int height, double scale)
{
  g_autofree char *colour = seat ? gdk_rgba_to_string (seat) : NULL;

  return g_strdup_printf ("%s %dx%d@%.4f %s", name, width, height, scale, colour ? colour : "");
}

void
salon_art_tile_prepare (SalonArtTile *tile,
                        GtkWidget *widget,
                        const char *name,
                        const GdkRGBA *seat,
                        int width,
                        int height)
{
  double scale = salon_art_get_scale (widget);
  g_autofree char *key = NULL;
  GdkTexture *texture;

  if (width < 1 || height < 1)
    {
      salon_art_tile_clear (tile);
      return;
    }

  key = make_key (name, seat, width, height, scale);
  if (g_strcmp0 (key, tile->key) == 0)
    return;

  salon_art_tile_clear (tile);
  texture = cache_lookup (key);
  if (texture)
    {
      tile->texture = g_object_ref (texture);
    }
  else
    {
      int margin_x, margin_y;

      texture = render (name, seat, width * scale, height * scale, &margin_x, &margin_y);
      if (!texture)
        return;
      cache_insert (key, texture);
      tile->texture = texture;
    }

  tile->key = g_steal_pointer (&key);
  tile->width = gdk_texture_get_width (texture) / scale;
  tile->height = gdk_texture_get_height (texture) / scale;
  tile->left = floor ((gdk_texture_get_width (texture) - width * scale) / 2) / scale;
  tile->top = floor ((gdk_texture_get_height (texture) - height * scale) / 2) / scale;
}

void
salon_art_tile_snapshot (const SalonArtTile *tile, GtkSnapshot *snapshot, float x, float y)
{
  if (tile->texture)
    gtk_snapshot_append_texture (snapshot, tile->texture,
                                 &GRAPHENE_RECT_INIT (x - tile->left, y - tile->top, tile->width, tile->height));
}

void
salon_art_tile_clear (SalonArtTile *tile)
{
  g_clear_object (&tile->texture);
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
/* From 1.25 to 1.5 the surface's scale changes, the widget's factor does not. */
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

void
salon_art_watch_scale (GtkWidget *widget)
{
  g_signal_connect (widget, "notify::scale-factor", G_CALLBACK (gtk_widget_queue_allocate), NULL);
#if GTK_CHECK_VERSION(4, 12, 0)
  g_signal_connect (widget, "realize", G_CALLBACK (realize_cb), NULL);
  g_signal_connect (widget, "unrealize", G_CALLBACK (unrealize_cb), NULL);
#endif
}

unsigned
salon_art_count_cached (gsize *bytes)
{
  if (bytes)
    *bytes = cached_bytes;
  return g_queue_get_length (&recent);
}
