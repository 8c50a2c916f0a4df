/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-art-render.h"

#include <gio/gio.h>
#include <librsvg/rsvg.h>
#include <math.h>
#include <string.h>

#include "widgets/salon-art-file.h"

#define ART_PATH "/io/github/salongames/Salon/art/"

/* Goes up whenever the same files give another picture than they did. */
#define RENDERING 2

#define PIXELS_MAX  16384           /* of a side of a texture */
#define SURFACE_KEY "salon-surface" /* of a texture */
#define CORNER      24.             /* what stays of a piece in nine parts, in its units */

/* The piece that lies below everything; what may be laid over it, as cloth has it. */
#define TABLE "table"
#define WEAVE "weave"

/* A piece with this at the end of its name may be missing where the one without it is there. */
#define VARIANT "-own"

#define PALETTE "look.css"
#define ROLE    "@look_" /* before the name of a role, in look.css as in the sheets */

static const char *const sheet_names[SALON_N_THEME_MODES] = {
  [SALON_THEME_DARK] = "art-dark.css",
  [SALON_THEME_CONTRAST] = "art-contrast.css",
  [SALON_THEME_CONTRAST_DARK] = "art-contrast-dark.css",
};

/* An SVG that was read. Its view box begins at minus the width of its shadow, which is the same on all
 * sides. One that begins elsewhere, or that would then have nothing but shadow, has none. */
typedef struct {
  RsvgHandle *handle;
  RsvgRectangle box;
  double shadow_x, shadow_y;
} File;

/* What a file contains, or why it cannot be read. */
typedef struct {
  GBytes *bytes;
  GError *error;
} Source;

static GHashTable *sources; /* “look/name” → Source */
static GHashTable *files;   /* “look/name” and the mode → File, or NULL where there is none */
static GHashTable *sheets;  /* “look/name” → text, or NULL */

static void
file_free (File *file)
{
  if (file == NULL)
    return;
  g_object_unref (file->handle);
  g_free (file);
}

/* Gives NULL for a shape that cannot be meant. */
static File *
file_new (GBytes *bytes, GError **error)
{
  gsize size;
  gconstpointer data = g_bytes_get_data (bytes, &size);
  RsvgHandle *handle = rsvg_handle_new_from_data (data, size, error);
  gboolean has_width, has_height, has_box;
  RsvgLength width, height;
  File *file;

  if (handle == NULL)
    return NULL;

  file = g_new0 (File, 1);
  file->handle = handle;
  rsvg_handle_get_intrinsic_dimensions (handle, &has_width, &width, &has_height, &height, &has_box, &file->box);
  if (!has_box || !(file->box.width > 0 && file->box.width < 1e6 && file->box.height > 0 && file->box.height < 1e6)
      || !(fabs (file->box.x) < 1e6 && fabs (file->box.y) < 1e6))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "The view box is of no use.");
      file_free (file);
      return NULL;
    }

  if (file->box.x < 0 && file->box.y < 0 && file->box.width + 2 * file->box.x > 0
      && file->box.height + 2 * file->box.y > 0)
    {
      file->shadow_x = -file->box.x;
      file->shadow_y = -file->box.y;
    }
  return file;
}

static const char *
get_id (const SalonTheme *theme)
{
  return theme != NULL ? salon_theme_get_id (theme) : SALON_ART_HOUSE;
}

static void
source_free (Source *source)
{
  g_clear_pointer (&source->bytes, g_bytes_unref);
  g_clear_error (&source->error);
  g_free (source);
}

/* The file @name of @theme alone, NULL for the house. It is read once, so that what is drawn is what
 * salon_art_describe() has seen. */
static const Source *
get_source (const SalonTheme *theme, const char *name)
{
  g_autofree char *key = g_strconcat (get_id (theme), "/", name, NULL);
  g_autofree char *path = NULL;
  Source *source;

  if (sources == NULL)
    sources = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) source_free);
  source = g_hash_table_lookup (sources, key);
  if (source != NULL)
    return source;

  source = g_new0 (Source, 1);
  path = theme == NULL ? g_strconcat (ART_PATH, name, NULL) : NULL;
  source->bytes = theme != NULL ? salon_theme_read (theme, name, &source->error)
                                : g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &source->error);
  g_hash_table_insert (sources, g_steal_pointer (&key), source);
  return source;
}

/* The file of @theme alone, NULL for the house; NULL if it has none that is of use. What a style sheet has set in
 * a handle stays until another one sets the same, so each mode has its own. */
static const File *
get_file (const SalonTheme *theme, SalonThemeMode mode, const char *name)
{
  g_autofree char *key = g_strdup_printf ("%s/%s %d", get_id (theme), name, (int) mode);
  g_autofree char *with_ending = g_strconcat (name, ".svg", NULL);
  g_autoptr (GError) error = NULL;
  const Source *source;
  gpointer found;
  File *file = NULL;

  if (files == NULL)
    files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) file_free);
  if (g_hash_table_lookup_extended (files, key, NULL, &found))
    return found;

  source = get_source (theme, with_ending);
  if (source->bytes != NULL)
    file = file_new (source->bytes, &error);
  else
    error = g_error_copy (source->error);
  if (file == NULL && (theme == NULL || !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)))
    g_warning ("The artwork %s/%s cannot be used. %s", get_id (theme), name, error->message);
  g_hash_table_insert (files, g_steal_pointer (&key), file);
  return file;
}

static void
write_hex (const GdkRGBA *colour, char hex[8])
{
  g_snprintf (hex, 8, "#%02x%02x%02x", (unsigned) lroundf (colour->red * 255) & 0xff,
              (unsigned) lroundf (colour->green * 255) & 0xff, (unsigned) lroundf (colour->blue * 255) & 0xff);
}

/* Returns @sheet with the colours in the place of their names: “@look_ROLE”, as in look.css. */
static char *
fill_in_colours (const char *sheet, const SalonTheme *theme, SalonThemeMode mode)
{
  static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789_";
  GString *text = g_string_new (NULL);
  const char *at;

  for (; (at = strstr (sheet, ROLE)) != NULL; sheet = at + strspn (at, letters))
    {
      g_autofree char *role = NULL;
      const GdkRGBA *colour;
      char hex[8] = "";

      g_string_append_len (text, sheet, at - sheet);
      at += strlen (ROLE);
      role = g_strndup (at, strspn (at, letters));
      colour = theme != NULL ? salon_theme_get_colour (theme, mode, role) : NULL;
      if (colour == NULL)
        g_warning ("The artwork %s/%s names the role “%s”, which has no colour.", get_id (theme), sheet_names[mode],
                   role);
      else
        write_hex (colour, hex);
      g_string_append (text, hex);
    }
  g_string_append (text, sheet);
  return g_string_free (text, FALSE);
}

/* The style sheet of one folder for @mode; NULL if it has none. */
static const char *
get_own_sheet (const SalonTheme *theme, SalonThemeMode mode)
{
  g_autofree char *key = g_strconcat (get_id (theme), "/", sheet_names[mode], NULL);
  GBytes *bytes;
  gpointer found;
  char *text = NULL;

  if (sheets == NULL)
    sheets = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  if (g_hash_table_lookup_extended (sheets, key, NULL, &found))
    return found;

  bytes = get_source (theme, sheet_names[mode])->bytes;
  if (bytes != NULL && g_bytes_get_size (bytes) > 0)
    {
      g_autofree char *valid = g_utf8_make_valid (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));

      text = fill_in_colours (valid, theme, mode);
    }
  g_hash_table_insert (sheets, g_steal_pointer (&key), text);
  return text;
}

/* Dark is each look's own affair; high contrast is the same for all that say nothing else. */
static const char *
get_sheet (const SalonTheme *theme, SalonThemeMode mode)
{
  const char *text = NULL;

  if (mode == SALON_THEME_LIGHT)
    return "";
  text = get_own_sheet (theme, mode);
  for (; text == NULL && theme != NULL && mode >= SALON_THEME_CONTRAST; text = get_own_sheet (theme, mode))
    if ((theme = salon_theme_get_fallback (theme)) == NULL)
      break;
  return text != NULL ? text : "";
}

static const File *
find_piece (const SalonTheme **theme, SalonThemeMode mode, const char *name)
{
  g_autofree char *plain = g_str_has_suffix (name, VARIANT) ? g_strndup (name, strlen (name) - strlen (VARIANT)) : NULL;

  if (g_str_has_prefix (name, SALON_ART_HOUSE))
    {
      *theme = NULL;
      return get_file (NULL, mode, name + strlen (SALON_ART_HOUSE));
    }

  for (; *theme != NULL; *theme = salon_theme_get_fallback (*theme))
    {
      const File *file = get_file (*theme, mode, name);

      if (file == NULL && plain != NULL)
        file = get_file (*theme, mode, plain);
      if (file != NULL)
        return file;
    }

  return NULL;
}

static const File *
find_sheet (const SalonTheme **theme, SalonThemeMode mode, const char *name, const char *id)
{
  for (; *theme != NULL; *theme = salon_theme_get_fallback (*theme))
    {
      const File *file = get_file (*theme, mode, name);

      if (file != NULL && rsvg_handle_has_sub (file->handle, id))
        return file;
    }

  return NULL;
}

static void
set_style (const File *file, const SalonTheme *theme, const SalonArtRequest *request)
{
  g_autoptr (GString) css = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  if (request->colour != NULL)
    {
      char hex[8];

      write_hex (request->colour, hex);
      g_string_append_printf (css, "svg{color:%s}.seat{fill:%s}.seat-stroke{stroke:%s}", hex, hex, hex);
    }
  g_string_append (css, get_sheet (theme, request->mode));
  if (!rsvg_handle_set_stylesheet (file->handle, (const guint8 *) css->str, css->len, &error))
    g_warning ("The artwork %s/%s refuses its style. %s", get_id (theme), request->name, error->message);
}

/* FALSE after a warning. */
static gboolean
judge (gboolean done, const char *name, const GError *error)
{
  if (!done)
    g_warning ("The artwork “%s” cannot be drawn. %s", name, error->message);
  return done;
}

GdkTexture *
salon_art_take_texture (cairo_surface_t *surface)
{
  const int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  const int stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), (gsize) stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
  g_object_set_data_full (G_OBJECT (texture), SURFACE_KEY, cairo_surface_reference (surface),
                          (GDestroyNotify) cairo_surface_destroy);
  return texture;
}

cairo_surface_t *
salon_art_get_surface (GdkTexture *texture)
{
  return g_object_get_data (G_OBJECT (texture), SURFACE_KEY);
}

static gboolean
has_room (double width, double height)
{
  return width >= 1 && height >= 1 && width <= PIXELS_MAX && height <= PIXELS_MAX;
}

/* Lays the weave of @theme over what is on @cr. It is drawn at whole device pixels, as nothing else would
 * let threads as thin as that look the same everywhere. */
static void
lay_weave (cairo_t *cr, const SalonTheme *theme, const SalonArtRequest *request)
{
  const File *weave =
    theme != NULL && request->mode < SALON_THEME_CONTRAST ? get_file (theme, request->mode, WEAVE) : NULL;
  const int unit = MAX (1, request->weave);
  g_autoptr (GError) error = NULL;
  cairo_surface_t *tile;
  cairo_t *once;
  int width, height;

  if (weave == NULL || weave->box.width > 100 || weave->box.height > 100)
    return;
  width = MAX (1, (int) lround (weave->box.width)) * unit;
  height = MAX (1, (int) lround (weave->box.height)) * unit;
  tile = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  once = cairo_create (tile);
  if (judge (rsvg_handle_render_document (weave->handle, once,
                                          &(RsvgRectangle) { 0, 0, (double) width, (double) height }, &error),
             WEAVE, error))
    {
      cairo_set_source_surface (cr, tile, 0, 0);
      cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_REPEAT);
      cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
      cairo_paint (cr);
    }
  cairo_destroy (once);
  cairo_surface_destroy (tile);
}

/* Draws the whole view box into the rectangle, of which the corner @left, @top is already taken off. */
static gboolean
draw_whole (const File *file, cairo_t *cr, const SalonArtRequest *request, int left, int top)
{
  const double across = request->width / (file->box.width - 2 * file->shadow_x);
  const double down = request->height / (file->box.height - 2 * file->shadow_y);
  const RsvgRectangle place = {
    left - file->shadow_x * across,
    top - file->shadow_y * down,
    file->box.width * across,
    file->box.height * down,
  };
  g_autoptr (GError) error = NULL;

  return judge (rsvg_handle_render_document (file->handle, cr, &place, &error), request->name, error);
}

/* Where the three parts of one side begin and end: in the file, and, in whole device pixels, in the picture. */
static void
cut (double box_begin, double box_size, double size, double unit, int margin, double in[4], double out[4])
{
  in[0] = box_begin;
  in[1] = CORNER;
  in[2] = box_begin + box_size + box_begin - CORNER;
  in[3] = box_begin + box_size;
  out[0] = margin + box_begin * unit;
  out[1] = round (margin + CORNER * unit);
  out[2] = round (margin + size - CORNER * unit);
  out[3] = margin + size - box_begin * unit;
}

static gboolean
draw_part (const File *file,
           cairo_t *cr,
           const SalonArtRequest *request,
           const double in_x[2],
           const double out_x[2],
           const double in_y[2],
           const double out_y[2])
{
  const double across = (out_x[1] - out_x[0]) / (in_x[1] - in_x[0]);
  const double down = (out_y[1] - out_y[0]) / (in_y[1] - in_y[0]);
  const RsvgRectangle place = {
    out_x[0] - (in_x[0] - file->box.x) * across,
    out_y[0] - (in_y[0] - file->box.y) * down,
    file->box.width * across,
    file->box.height * down,
  };
  g_autoptr (GError) error = NULL;
  gboolean done;

  if (!(across > 0 && down > 0))
    return TRUE;
  cairo_save (cr);
  cairo_rectangle (cr, out_x[0], out_y[0], out_x[1] - out_x[0], out_y[1] - out_y[0]);
  cairo_clip (cr);
  done = judge (rsvg_handle_render_document (file->handle, cr, &place, &error), request->name, error);
  cairo_restore (cr);
  return done;
}

/* The corners keep their size, the sides are drawn out along the edges, the middle both ways. */
static gboolean
draw_nine (const File *file, cairo_t *cr, const SalonArtRequest *request, double unit, int left, int top)
{
  double in_x[4], in_y[4], out_x[4], out_y[4];
  gboolean done = TRUE;

  cut (-file->shadow_x, file->box.width, request->width, unit, left, in_x, out_x);
  cut (-file->shadow_y, file->box.height, request->height, unit, top, in_y, out_y);
  for (int row = 0; done && row < 3; row++)
    for (int column = 0; done && column < 3; column++)
      done = draw_part (file, cr, request, &in_x[column], &out_x[column], &in_y[row], &out_y[row]);
  return done;
}

static gboolean
render_piece (const SalonArtRequest *request, SalonArtPicture *picture)
{
  const SalonTheme *theme = request->theme;
  const File *file = find_piece (&theme, request->mode, request->name);
  const gboolean nine = g_str_has_suffix (request->name, ".9");
  const double unit = MIN (request->unit, MIN (request->width, request->height) / (2 * CORNER));
  double left, top;
  cairo_surface_t *surface;
  cairo_t *cr;
  gboolean done;

  if (file == NULL)
    return FALSE;

  left = file->shadow_x * (nine ? unit : request->width / (file->box.width - 2 * file->shadow_x));
  top = file->shadow_y * (nine ? unit : request->height / (file->box.height - 2 * file->shadow_y));
  if (!has_room (request->width + 2 * left + 2, request->height + 2 * top + 2))
    return FALSE;
  picture->left = (int) ceil (left);
  picture->top = (int) ceil (top);

  set_style (file, theme, request);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (request->width) + 2 * picture->left,
                                        (int) ceil (request->height) + 2 * picture->top);
  cr = cairo_create (surface);
  done = nine ? draw_nine (file, cr, request, unit, picture->left, picture->top)
              : draw_whole (file, cr, request, picture->left, picture->top);
  if (done && strcmp (request->name, TABLE) == 0)
    lay_weave (cr, theme, request);
  cairo_destroy (cr);
  picture->texture = salon_art_take_texture (surface);
  picture->whole = done;
  return TRUE;
}

static gboolean
render_glyph (const SalonArtRequest *request, SalonArtPicture *picture)
{
  g_autofree char *id = g_strconcat ("#", request->glyph, NULL);
  const SalonTheme *theme = request->theme;
  const File *file = find_sheet (&theme, request->mode, request->name, id);
  g_autoptr (GError) error = NULL;
  RsvgRectangle place = { 0 }, ink;
  cairo_surface_t *surface;
  cairo_t *cr;
  double width, height;

  if (file == NULL)
    return FALSE;

  set_style (file, theme, request);
  place.width = file->box.width * request->unit;
  place.height = file->box.height * request->unit;
  if (!judge (rsvg_handle_get_geometry_for_layer (file->handle, id, &place, &ink, NULL, &error), request->glyph, error)
      || !has_room (ink.width, ink.height))
    return FALSE;

  /* The middle of the glyph is 0 0 in the sheet; a pixel more on each side for soft edges. */
  picture->left = (int) ceil (-file->box.x * request->unit - ink.x) + 1;
  picture->top = (int) ceil (-file->box.y * request->unit - ink.y) + 1;
  place.x = picture->left + file->box.x * request->unit;
  place.y = picture->top + file->box.y * request->unit;
  width = ceil (place.x + ink.x + ink.width) + 1;
  height = ceil (place.y + ink.y + ink.height) + 1;
  if (!has_room (width, height))
    return FALSE;

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) width, (int) height);
  cr = cairo_create (surface);
  picture->whole = judge (rsvg_handle_render_layer (file->handle, cr, id, &place, &error), request->glyph, error);
  cairo_destroy (cr);
  picture->texture = salon_art_take_texture (surface);
  return TRUE;
}

double
salon_art_get_pixels (double size)
{
  return size >= 1 && size <= PIXELS_MAX ? round (size) : size;
}

gboolean
salon_art_render (const SalonArtRequest *request, SalonArtPicture *picture)
{
  SalonArtRequest whole = *request;

  *picture = (SalonArtPicture) { 0 };
  if (request->glyph != NULL)
    return render_glyph (request, picture);

  whole.width = salon_art_get_pixels (request->width);
  whole.height = salon_art_get_pixels (request->height);
  return render_piece (&whole, picture);
}

static gboolean
describe_file (GString *text, const SalonTheme *theme, const char *name, const char *ending)
{
  g_autofree char *whole = g_strconcat (name, ending, NULL);
  GBytes *bytes = get_source (theme, whole)->bytes;
  const char *data = bytes != NULL ? g_bytes_get_data (bytes, NULL) : NULL;
  const gsize size = bytes != NULL ? g_bytes_get_size (bytes) : 0;

  if (data == NULL)
    {
      g_string_append (text, " -");
      return TRUE;
    }
  g_string_append_printf (text, " %016" G_GINT64_MODIFIER "x", salon_art_file_sum (0, data, size));
  return g_strstr_len (data, (gssize) size, "<text") == NULL;
}

static void
describe_number (GString *text, double number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_c (text, ' ');
  g_string_append (text, g_ascii_dtostr (digits, sizeof digits, number));
}

/* All that a folder may have to do with a piece, whether it is there or not. */
static gboolean
describe_folder (GString *text, const SalonTheme *theme, const SalonArtRequest *request, const char *name)
{
  g_autofree char *plain = g_str_has_suffix (name, VARIANT) ? g_strndup (name, strlen (name) - strlen (VARIANT)) : NULL;

  return describe_file (text, theme, name, ".svg") && (plain == NULL || describe_file (text, theme, plain, ".svg"))
         && (strcmp (name, TABLE) != 0 || describe_file (text, theme, WEAVE, ".svg"))
         && (request->mode == SALON_THEME_LIGHT
             || (describe_file (text, theme, sheet_names[request->mode], "")
                 && describe_file (text, theme, PALETTE, "")));
}

char *
salon_art_describe (const SalonArtRequest *request)
{
  const gboolean of_house = g_str_has_prefix (request->name, SALON_ART_HOUSE);
  const char *name = of_house ? request->name + strlen (SALON_ART_HOUSE) : request->name;
  const SalonTheme *theme = of_house ? NULL : request->theme;
  g_autofree char *colour = request->colour != NULL ? gdk_rgba_to_string (request->colour) : NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean more;

  if (request->glyph != NULL)
    return NULL;

  g_string_printf (text, "%d librsvg %u.%u.%u cairo %s %s %d %s %d", RENDERING, rsvg_major_version, rsvg_minor_version,
                   rsvg_micro_version, cairo_version_string (), request->name, (int) request->mode,
                   colour != NULL ? colour : "-", request->weave);
  describe_number (text, request->width);
  describe_number (text, request->height);
  describe_number (text, request->unit);
  do
    {
      if (!describe_folder (text, theme, request, name))
        return NULL;
      more = theme != NULL && (theme = salon_theme_get_fallback (theme)) != NULL;
    }
  while (more);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
salon_art_forget_files (void)
{
  g_clear_pointer (&sources, g_hash_table_unref);
  g_clear_pointer (&files, g_hash_table_unref);
  g_clear_pointer (&sheets, g_hash_table_unref);
}
