/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The artwork: every piece can be drawn, once, exactly on pixels and in the
 * seat's colour; the seats' colours can be told apart by everybody. The first
 * argument is a folder for pictures. */

#include <adwaita.h>
#include <math.h>

#include "await.h"
#include "widgets/probe/probe-deck.h"
#include "widgets/probe/probe-effect.h"
#include "widgets/probe/probe-letter-pad.h"
#include "widgets/probe/probe-tray.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-art-render.h"
#include "widgets/salon-art.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-emblem.h"
#include "widgets/salon-seat-tag.h"
#include "widgets/salon-style.h"
#include "widgets/salon-theme-use.h"
#include "widgets/salon-widgets.h"

static const char *folder;

static const GdkRGBA paper = { 1, .99f, .96f, 1 };

static double
linear (double c)
{
  return c <= .04045 ? c / 12.92 : pow ((c + .055) / 1.055, 2.4);
}

/* Matrices that turn linear light into what people see with protanopia, deuteranopia and
 * tritanopia, and without them: Machado, Oliveira and Fernandes 2009, severity 1. */
static const double sights[4][3][3] = {
  { { .152286, 1.052583, -.204868 }, { .114503, .786281, .099216 }, { -.003882, -.048116, 1.051998 } },
  { { .367322, .860646, -.227968 }, { .280085, .672501, .047413 }, { -.011820, .042940, .968881 } },
  { { 1.255528, -.076749, -.178779 }, { -.078411, .930809, .147602 }, { .004733, .691367, .303900 } },
  { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
};

static double
lab_part (double t)
{
  return t > .008856 ? cbrt (t) : 7.787 * t + 16. / 116;
}

static void
see (const GdkRGBA *colour, const double sight[3][3], double lab[3])
{
  const double light[3] = { linear (colour->red), linear (colour->green), linear (colour->blue) };
  double seen[3], x, y, z;

  for (int i = 0; i < 3; i++)
    seen[i] = CLAMP (sight[i][0] * light[0] + sight[i][1] * light[1] + sight[i][2] * light[2], 0, 1);
  x = lab_part ((.4124 * seen[0] + .3576 * seen[1] + .1805 * seen[2]) / .9505);
  y = lab_part (.2126 * seen[0] + .7152 * seen[1] + .0722 * seen[2]);
  z = lab_part ((.0193 * seen[0] + .1192 * seen[1] + .9505 * seen[2]) / 1.089);
  lab[0] = 116 * y - 16;
  lab[1] = 500 * (x - y);
  lab[2] = 200 * (y - z);
}

static void
check_colours (void)
{
  for (unsigned i = 0; i < SALON_N_COLOURS; i++)
    {
      const GdkRGBA *colour = salon_colour_get (i);
      const double light =
        .2126 * linear (colour->red) + .7152 * linear (colour->green) + .0722 * linear (colour->blue);

      g_assert_cmpfloat (1.05 / (light + .05), >=, 4.5);
      g_assert_true (salon_colour_get (i + SALON_N_COLOURS) == colour);
      g_assert_cmpstr (salon_colour_get_name (i), !=, "");

      for (unsigned j = 0; j < i; j++)
        {
          g_assert_cmpstr (salon_colour_get_id (i), !=, salon_colour_get_id (j));
          for (unsigned s = 0; s < 4; s++)
            {
              double a[3], b[3];

              see (colour, sights[s], a);
              see (salon_colour_get (j), sights[s], b);
              g_assert_cmpfloat (sqrt (pow (a[0] - b[0], 2) + pow (a[1] - b[1], 2) + pow (a[2] - b[2], 2)), >=, 22);
            }
        }
    }
}

static void
test_colours (void)
{
  g_autoptr (GPtrArray) themes = salon_theme_list ();

  for (guint i = 0; i < themes->len; i++)
    {
      salon_theme_use (themes->pdata[i]);
      check_colours ();
    }
  salon_theme_use (salon_theme_get (SALON_THEME_DEFAULT));
}

static void
check_piece (GtkWidget *widget, const char *name, float scale)
{
  SalonArtTile tile = { 0 }, again = { 0 };
  unsigned before;

  salon_art_tile_prepare (&tile, widget, name, salon_colour_get (3), 60, 80);
  g_assert_nonnull (tile.texture);
  g_assert_cmpfloat_with_epsilon (tile.width, 60 + 2 * tile.left, .001f);
  g_assert_cmpfloat_with_epsilon (tile.height, 80 + 2 * tile.top, .001f);
  /* It has a pixel for each of the screen. */
  g_assert_cmpfloat_with_epsilon ((float) gdk_texture_get_width (tile.texture), tile.width * scale, .001f);
  g_assert_cmpfloat_with_epsilon ((float) gdk_texture_get_height (tile.texture), tile.height * scale, .001f);

  /* The second time it is the same texture. */
  before = salon_art_count_cached (NULL);
  salon_art_tile_prepare (&again, widget, name, salon_colour_get (3), 60, 80);
  g_assert_true (again.texture == tile.texture);
  g_assert_cmpuint (salon_art_count_cached (NULL), ==, before);
  salon_art_tile_clear (&again);
  salon_art_tile_clear (&tile);
}

/* The pieces of all kinds that a table needs; the tests of looks render every file. */
static void
test_pieces (void)
{
  static const char *const names[] = { "plate",     "plate-turn",  "asked",           "probe/tray",
                                       "probe/lip", "probe/space", "probe/card-back", "probe/card-face" };
  GtkWidget *widget = g_object_ref_sink (gtk_label_new (NULL));
  const char *asked = g_getenv ("GDK_SCALE");
  const float scale = asked != NULL ? (float) g_ascii_strtod (asked, NULL) : 1;

  g_assert_cmpfloat ((float) salon_art_get_scale (widget), ==, scale);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    check_piece (widget, names[i], scale);
  g_object_unref (widget);
}

/* The pixels of a piece, and where the piece lies among them. */
typedef struct {
  guint32 *pixels;
  int columns, left, top, width, height;
} Rendered;

static int
alpha_at (const Rendered *rendered, int x, int y)
{
  return (int) (rendered->pixels[(rendered->top + y) * rendered->columns + rendered->left + x] >> 24);
}

static void
render (Rendered *rendered, const char *name, double scale)
{
  SalonArtPicture picture;
  const SalonArtRequest request = {
    .theme = salon_theme_get (SALON_THEME_DEFAULT),
    .name = name,
    .colour = salon_colour_get (3),
    .width = 61 * scale,
    .height = 83 * scale,
    .unit = scale,
    .weave = (int) lround (scale),
  };

  g_assert_true (salon_art_render (&request, &picture));
  rendered->columns = gdk_texture_get_width (picture.texture);
  rendered->left = picture.left;
  rendered->top = picture.top;
  rendered->width = rendered->columns - 2 * picture.left;
  rendered->height = gdk_texture_get_height (picture.texture) - 2 * picture.top;
  rendered->pixels = g_new0 (guint32, (gsize) rendered->columns * (gsize) gdk_texture_get_height (picture.texture));
  gdk_texture_download (picture.texture, (guchar *) rendered->pixels, (gsize) rendered->columns * 4);
  g_object_unref (picture.texture);
}

/* Whatever the scale is, the edges of a piece lie on pixels: in the middle of each side the last one is as opaque as the rest, and
 * not the share of it that is covered. */
static void
test_edges (void)
{
  static const char *const names[] = { "table", "pad", "panel.9", "probe/tray", "probe/card-face", "probe/card-back" };
  static const double scales[] = { 1, 1.25, 1.5, 1.75, 2, 3 };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    for (gsize s = 0; s < G_N_ELEMENTS (scales); s++)
      {
        Rendered at;

        g_test_message ("%s at %g", names[i], scales[s]);
        render (&at, names[i], scales[s]);
        g_assert_cmpfloat (fabs (at.width - 61 * scales[s]), <=, .5);
        g_assert_cmpfloat (fabs (at.height - 83 * scales[s]), <=, .5);
        g_assert_cmpint (alpha_at (&at, 0, at.height / 2), ==, 255);
        g_assert_cmpint (alpha_at (&at, at.width - 1, at.height / 2), ==, 255);
        g_assert_cmpint (alpha_at (&at, at.width / 2, 0), ==, 255);
        g_assert_cmpint (alpha_at (&at, at.width / 2, at.height - 1), ==, 255);
        g_free (at.pixels);
      }
}

/* Every kind of activity card of the rules’ two decks has a pictogram or says it in figures. */
static void
test_effects (void)
{
  static const char *const kinds[] = {
    "normal",
    "additional-turn",
    "left-exposes",
    "right-exposes",
    "own-blank",
    "times-2",
    "times-3",
    "times-4",
    "times-5",
    "add-15",
    "add-20",
    "add-25",
    "deduct-10",
    "all-expose",
    "no-blank-penalty",
    "left-your-choice",
    "right-your-choice",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const char *effect = probe_effect_get_art (kinds[i]);
      const gboolean in_figures = g_str_has_prefix (kinds[i], "times-") || g_str_has_prefix (kinds[i], "add-")
                                  || g_str_has_prefix (kinds[i], "deduct-");
      g_autofree char *file = NULL;
      g_autoptr (GBytes) piece = NULL;

      g_assert_true ((effect == NULL) == in_figures);
      if (effect == NULL)
        continue;
      file = g_strconcat (effect, ".svg", NULL);
      piece = salon_theme_read (salon_theme_get (SALON_THEME_DEFAULT), file, NULL);
      g_assert_nonnull (piece);
    }
  g_assert_null (probe_effect_get_art ("no-such-kind"));
  g_assert_null (probe_effect_get_art (NULL));
}

static void
test_cache_is_bounded (void)
{
  GtkWidget *widget = g_object_ref_sink (gtk_label_new (NULL));
  SalonArtTile tile = { 0 };
  gsize bytes;

  for (int i = 0; i < 600; i++)
    salon_art_tile_prepare (&tile, widget, "probe/space", NULL, 10 + i % 100, 10 + i / 100);
  g_assert_cmpuint (salon_art_count_cached (&bytes), <=, 512);
  for (int i = 0; i < 20; i++)
    salon_art_tile_prepare (&tile, widget, "probe/lip", NULL, 1400 + i, 1000);
  g_assert_cmpuint (salon_art_count_cached (&bytes), >, 0);
  g_assert_cmpuint (bytes, <=, 64u << 20);
  g_assert_nonnull (tile.texture);
  salon_art_tile_clear (&tile);
  g_object_unref (widget);
}

/* At home nobody needs the large pieces of a table, or those of a window that had another size. */
static void
test_large_are_forgotten (void)
{
  GtkWidget *widget = g_object_ref_sink (gtk_label_new (NULL));
  SalonArtTile shown = { 0 }, gone = { 0 }, little = { 0 }, again = { 0 };
  gsize before, now;
  unsigned n;

  salon_art_tile_prepare (&shown, widget, "probe/lip", NULL, 1201, 900);
  salon_art_tile_prepare (&little, widget, "probe/space", NULL, 61, 81);
  salon_art_tile_clear (&little);
  salon_art_forget_large ();
  n = salon_art_count_cached (&before);
  salon_art_tile_prepare (&gone, widget, "probe/lip", NULL, 1202, 900);
  salon_art_tile_clear (&gone);
  g_assert_cmpuint (salon_art_count_cached (NULL), ==, n + 1);

  salon_art_forget_large ();
  g_assert_cmpuint (salon_art_count_cached (&now), ==, n);
  g_assert_cmpuint (now, ==, before);
  /* What is shown is still there for others. */
  salon_art_tile_prepare (&again, widget, "probe/lip", NULL, 1201, 900);
  g_assert_true (again.texture == shown.texture);
  salon_art_tile_prepare (&little, widget, "probe/space", NULL, 61, 81);
  g_assert_cmpuint (salon_art_count_cached (NULL), ==, n);

  salon_art_tile_clear (&shown);
  salon_art_tile_clear (&little);
  salon_art_tile_clear (&again);
  g_object_unref (widget);
}

/* Shows @child, takes a picture of it and saves that as @name. */
static guchar *
take_picture (GtkWidget *child, const char *name, int width, int height)
{
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *file = g_strconcat (name, ".png", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  guchar *pixels = g_malloc0 ((gsize) width * height * 4);
  unsigned pieces;

  gtk_widget_set_size_request (child, width, height);
  gtk_widget_set_halign (child, GTK_ALIGN_START);
  gtk_widget_set_valign (child, GTK_ALIGN_START);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  await (gtk_widget_get_width (child) > 0);

  /* Drawing a frame must not render artwork. */
  pieces = salon_art_count_cached (NULL);
  paintable = gtk_widget_paintable_new (child);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_cmpuint (salon_art_count_cached (NULL), ==, pieces);

  g_assert_true (gsk_renderer_realize (renderer, NULL, NULL));
  texture = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, width, height));
  g_assert_true (gdk_texture_save_to_png (texture, path));
  gdk_texture_download (texture, pixels, (gsize) width * 4);
  gsk_renderer_unrealize (renderer);
  gtk_window_destroy (GTK_WINDOW (window));
  return pixels;
}

static void
assert_near (const guchar *pixels, int width, int x, int y, const GdkRGBA *colour, int tolerance)
{
  guint32 pixel = ((const guint32 *) (gconstpointer) pixels)[y * width + x];

  g_assert_cmpint (ABS ((int) (pixel >> 16 & 0xff) - (int) (colour->red * 255)), <=, tolerance);
  g_assert_cmpint (ABS ((int) (pixel >> 8 & 0xff) - (int) (colour->green * 255)), <=, tolerance);
  g_assert_cmpint (ABS ((int) (pixel & 0xff) - (int) (colour->blue * 255)), <=, tolerance);
}

/* Returns how many pixels have nearly this colour. */
static int
count_near (const guchar *pixels, int n, const GdkRGBA *colour)
{
  int count = 0;

  for (int i = 0; i < n; i++)
    {
      const guint32 pixel = ((const guint32 *) (gconstpointer) pixels)[i];

      count += ABS ((int) (pixel >> 16 & 0xff) - (int) (colour->red * 255)) <= 24
               && ABS ((int) (pixel >> 8 & 0xff) - (int) (colour->green * 255)) <= 24
               && ABS ((int) (pixel & 0xff) - (int) (colour->blue * 255)) <= 24;
    }
  return count;
}

/* Hidden cards and secret ones have their seat's colour; shown ones are paper with a dark
 * letter. In every size the card fills its place. */
static void
test_card_pictures (void)
{
  static const char *const names[] = { "back", "secret", "face" };

  for (unsigned i = 0; i < SALON_N_COLOURS; i++)
    for (int side = 0; side < 3; side++)
      {
        const int width = 40 + 7 * (int) i;
        const int height = (int) round (width * PROBE_CARD_RATIO);
        const int area = width * height;
        GtkWidget *card = probe_card_new ();
        g_autofree char *name = g_strdup_printf ("card-%s-%s", names[side], salon_colour_get_id (i));
        g_autofree guchar *pixels = NULL;

        probe_card_set_colour (PROBE_CARD (card), i);
        probe_card_set_secret (PROBE_CARD (card), side == 1);
        probe_card_set_letter (PROBE_CARD (card), side > 0 ? 'R' : PROBE_LETTER_NONE);
        pixels = take_picture (card, name, width, height);
        if (side == 2)
          {
            assert_near (pixels, width, width / 2, height / 6, salon_theme_get_role ("card"), 14);
            g_assert_cmpint (count_near (pixels, area, salon_theme_get_role ("card_ink")), >, area / 20);
          }
        else
          g_assert_cmpint (count_near (pixels, area, salon_colour_get (i)), >, area / 16);
        g_assert_cmpuint (pixels[(gsize) 4 * (width / 2 + (gsize) width * (height - 2)) + 3], ==, 0xff);
      }
}

/* An avatar is a disc of its seat’s colour with a light emblem; an emblem alone takes the colour that can be seen
 * where it stands. */
static void
test_seat_pictures (void)
{
  static const GdkRGBA ink = { .1f, .1f, .1f, 1 };

  for (unsigned i = 0; i < SALON_N_COLOURS; i++)
    {
      GtkWidget *avatar = salon_avatar_new (60);
      g_autofree char *avatar_name = g_strdup_printf ("avatar-%s", salon_colour_get_id (i));
      g_autofree char *emblem_name = g_strdup_printf ("emblem-%s", salon_colour_get_id (i));
      g_autofree guchar *pixels = NULL, *alone = NULL;
      gboolean light = FALSE;
      int full = 0;

      salon_emblem_set_seat (SALON_EMBLEM (avatar), i);
      pixels = take_picture (avatar, avatar_name, 60, 60);
      assert_near (pixels, 60, 30, 6, salon_colour_get (i), 12);
      for (int x = 15; x < 45; x++)
        light = light || pixels[4 * (30 * 60 + x)] > 250;
      g_assert_true (light);

      alone = take_picture (salon_emblem_new (i, 40), emblem_name, 40, 40);
      for (int k = 0; k < 40 * 40; k++)
        if (alone[4 * k + 3] == 0xff)
          {
            assert_near (alone, 40, k % 40, k / 40, salon_colour_get (i), 1);
            full++;
          }
      g_assert_cmpint (full, >, 300);
      g_assert_true (salon_emblem_choose_colour (i, &ink) == salon_colour_get (i));
      g_assert_true (salon_emblem_choose_colour (i, &paper) == salon_colour_get_on_dark (i));
    }
}

static void
test_other_pictures (void)
{
  static const int values[PROBE_SPACES] = { 5, 10, 15, 15, 10, 5, 5, 10, 15, 15, 10, 5 };
  static const int widths[] = { 340, 640, 1000, 2200 };
  GtkWidget *deck = probe_deck_new ();
  GtkWidget *tag = salon_seat_tag_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      const int width = widths[i];
      const int height = probe_tray_get_height_for_width (width);
      GtkWidget *tray = probe_tray_new ();
      g_autofree char *name = g_strdup_printf ("tray-%d", width);
      g_autofree guchar *pixels = NULL;

      probe_tray_set_values (PROBE_TRAY (tray), values);
      probe_tray_set_colour (PROBE_TRAY (tray), 3);
      probe_tray_set_space (PROBE_TRAY (tray), 0, PROBE_BLANK, PROBE_SPACE_OWN, FALSE);
      probe_tray_set_space (PROBE_TRAY (tray), 1, 'R', PROBE_SPACE_OWN, FALSE);
      probe_tray_set_space (PROBE_TRAY (tray), 2, 'E', PROBE_SPACE_EXPOSED, TRUE);
      probe_tray_set_space (PROBE_TRAY (tray), 3, 0, PROBE_SPACE_HIDDEN, FALSE);
      probe_tray_set_space (PROBE_TRAY (tray), 4, 0, PROBE_SPACE_HIDDEN, FALSE);
      probe_tray_set_activatable (PROBE_TRAY (tray), 1u << 4 | 1u << 6);
      probe_tray_set_selected (PROBE_TRAY (tray), i % 2);
      pixels = take_picture (tray, name, width, height);
      /* The board fills what its shape allows. */
      g_assert_cmpuint (pixels[4 * ((gsize) height / 2 * width + 20) + 3], ==, 0xff);
      g_assert_cmpuint (pixels[4 * ((gsize) height / 2 * width + probe_tray_get_width_for_height (height) - 20) + 3],
                        ==, 0xff);
    }

  probe_deck_set_left (PROBE_DECK (deck), 20);
  probe_deck_set_drawable (PROBE_DECK (deck), TRUE);
  probe_deck_show_card (PROBE_DECK (deck), "all-expose", "Everybody",
                        "Your first guess is put to all opponents at once.");
  g_free (take_picture (deck, "deck", 400, 280));
  salon_seat_tag_set_name (SALON_SEAT_TAG (tag), "Ada");
  salon_seat_tag_set_in_turn (SALON_SEAT_TAG (tag), TRUE);
  g_free (take_picture (tag, "tag", 150, 60));
  g_free (take_picture (probe_letter_pad_new (), "pad", 832, 112));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  folder = argv[1];
  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  adw_init ();
  salon_widgets_init ();
  salon_style_load ("salon");
  probe_widgets_load_style ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/art/colours", test_colours);
  g_test_add_func ("/art/pieces", test_pieces);
  g_test_add_func ("/art/edges", test_edges);
  g_test_add_func ("/art/effects", test_effects);
  g_test_add_func ("/art/cache", test_cache_is_bounded);
  g_test_add_func ("/art/large", test_large_are_forgotten);
  g_test_add_func ("/art/cards", test_card_pictures);
  g_test_add_func ("/art/seats", test_seat_pictures);
  g_test_add_func ("/art/pictures", test_other_pictures);
  return g_test_run ();
}
