/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks are folders: every file of each can be drawn in every mode, a made-up folder is a look as well and
 * has the rest from the default one, and a broken folder is told and does no harm. */

#include <adwaita.h>
#include <glib/gstdio.h>
#include <string.h>

#include "await.h"
#include "widgets/salon-art-render.h"
#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-figures.h"
#include "widgets/salon-theme-use.h"
#include "widgets/salon-widgets.h"

static char *folder; /* looks of the user’s data directory */

static const char *const pieces[] = {
  "table",  "plate",  "plate-turn", "asked",       "flip-glow",        "key",       "pad", "panel.9", "chronicle.9",
  "key-on", "points", "curtain",    "plate-box.9", "plate-box-turn.9", "pad-small",
};

static const char *const ours[] = { "1964", "miro-1967", "1982", "ink", "claret" };

static void
write_file (const char *look, const char *name, const char *text)
{
  g_autofree char *dir = g_build_filename (folder, look, NULL);
  g_autofree char *path = g_build_filename (dir, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (dir, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);

      remove_tree (inside);
    }
  g_remove (path);
}

static gboolean
has_ink (GdkTexture *texture)
{
  const int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = g_new0 (guint32, (gsize) width * height);

  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);
  for (gsize i = 0; i < (gsize) width * height; i++)
    if (pixels[i] >> 24 != 0)
      return TRUE;
  return FALSE;
}

static void
check_picture (const SalonArtRequest *request)
{
  SalonArtPicture picture;

  if (g_test_verbose ())
    g_test_message ("%s %d %s %s", salon_theme_get_id (request->theme), (int) request->mode, request->name,
                    request->glyph ? request->glyph : "");
  g_assert_true (salon_art_render (request, &picture));
  g_assert_true (has_ink (picture.texture));
  g_object_unref (picture.texture);
}

/* A sheet has nothing but glyphs, each with an id. */
static int
check_glyphs (SalonArtRequest *request, const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new ("^<g id=\"([^\"]+)\"", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  int n = 0;

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL), n++)
    {
      g_autofree char *id = g_match_info_fetch (match, 1);

      request->glyph = id;
      check_picture (request);
      request->glyph = NULL;
    }

  return n;
}

static gboolean
is_sheet (const char *name)
{
  return g_str_equal (name, "letters") || g_str_has_suffix (name, "figures") || g_str_has_suffix (name, "emblems");
}

static int
check_file (const SalonTheme *theme, const char *file)
{
  g_autofree char *name = g_strndup (file, strlen (file) - strlen (".svg"));
  int n = 0;

  for (int mode = 0; mode < SALON_N_THEME_MODES; mode++)
    {
      g_autoptr (GBytes) bytes = salon_theme_read (theme, file, NULL);
      g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
      SalonArtRequest request = {
        .theme = theme,
        .mode = (SalonThemeMode) mode,
        .name = name,
        .colour = salon_colour_get (3),
        .width = 120,
        .height = 90,
        .unit = .5,
        .weave = 1,
      };

      if (is_sheet (name))
        n += check_glyphs (&request, text);
      else if (!g_str_has_suffix (name, "weave"))
        {
          check_picture (&request);
          n++;
        }
    }

  return n;
}

static int
check_folder (const SalonTheme *theme, const char *path, const char *below)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  int n = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);
      g_autofree char *file = g_strconcat (below, name, NULL);

      if (g_file_test (inside, G_FILE_TEST_IS_DIR))
        {
          g_autofree char *deeper = g_strconcat (file, "/", NULL);

          n += check_folder (theme, inside, deeper);
        }
      else if (g_str_has_suffix (name, ".svg"))
        {
          n += check_file (theme, file);
        }
    }

  return n;
}

static void
test_every_file (void)
{
  const char *looks = g_getenv ("LOOKS");

  g_assert_nonnull (looks);
  for (gsize i = 0; i < G_N_ELEMENTS (ours); i++)
    {
      g_autofree char *path = g_build_filename (looks, ours[i], NULL);

      /* The cloth of a game may be all that a look has of its own. */
      g_assert_cmpint (check_folder (salon_theme_find (ours[i]), path, ""), >=,
                       strcmp (ours[i], "ink") == 0 || strcmp (ours[i], "claret") == 0 ? 4
                                                                                       : 4 * (26 + 30 + 13 + 13 + 8));
    }
}

/* Adds the names of all files below @path to @names. */
static void
list_files (const char *path, const char *below, GHashTable *names)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);
      g_autofree char *file = g_strconcat (below, name, NULL);
      g_autofree char *deeper = g_strconcat (file, "/", NULL);

      if (g_file_test (inside, G_FILE_TEST_IS_DIR))
        list_files (inside, deeper, names);
      else
        g_hash_table_add (names, g_steal_pointer (&file));
    }
}

/* The looks of the three editions have the same files, so that none of them shows a piece of another one. Only the curtain and
 * the plain style of high contrast belong to the house, and a weave or a lip of one’s own need not be. */
static void
test_same_files (void)
{
  static const char *const optional[] = { "curtain.svg", "art-contrast.css",  "art-contrast-dark.css",
                                          "weave.svg",   "probe/lip-own.svg", NULL };
  g_autoptr (GHashTable) all = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int i = 0; i < 3; i++)
    {
      g_autofree char *path = g_build_filename (g_getenv ("LOOKS"), ours[i], NULL);

      list_files (path, "", all);
    }
  for (int i = 0; i < 3; i++)
    {
      g_autofree char *path = g_build_filename (g_getenv ("LOOKS"), ours[i], NULL);
      g_autoptr (GHashTable) here = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      GHashTableIter iter;
      gpointer name;

      list_files (path, "", here);
      g_hash_table_iter_init (&iter, all);
      while (g_hash_table_iter_next (&iter, &name, NULL))
        if (!g_strv_contains (optional, name) && !g_hash_table_contains (here, name))
          g_error ("%s has no %s, which another look has", ours[i], (const char *) name);
    }
}

static void
test_ours (void)
{
  g_autoptr (GPtrArray) list = salon_theme_list ();
  SalonTheme *miro = salon_theme_find ("miro-1967");

  g_assert_cmpuint (list->len, >=, G_N_ELEMENTS (ours));
  for (gsize i = 0; i < G_N_ELEMENTS (ours); i++)
    g_assert_cmpstr (salon_theme_get_id (list->pdata[i]), ==, ours[i]);
  g_assert_cmpstr (salon_theme_get_name (miro), ==, "Miro 1967");
  g_assert_cmpfloat (salon_theme_get_measure (miro, SALON_MEASURE_LETTER_CAP), ==, 60);
  g_assert_cmpint (salon_theme_get_key_shape (miro), ==, SALON_KEY_SQUARE);
  g_assert_false (salon_theme_strikes_totals (salon_theme_find ("1982")));
  g_assert_cmpfloat (salon_theme_get_advance (miro, "figures", "n1"), ==, 50);
}

/* Each role of one look is there in the others, in every mode. */
static void
test_colours (void)
{
  g_autofree char *all = salon_theme_make_css (salon_theme_get ("1964"), SALON_THEME_LIGHT);
  g_auto (GStrv) lines = g_strsplit (all, "\n", -1);
  const GdkRGBA *light, *dark;

  g_assert_cmpuint (g_strv_length (lines), >, 50);
  for (int mode = 0; mode < SALON_N_THEME_MODES; mode++)
    for (gsize i = 1; i < G_N_ELEMENTS (ours); i++)
      {
        g_autofree char *css = salon_theme_make_css (salon_theme_get (ours[i]), (SalonThemeMode) mode);
        g_auto (GStrv) others = g_strsplit (css, "\n", -1);

        g_assert_cmpuint (g_strv_length (others), ==, g_strv_length (lines));
      }

  light = salon_theme_get_colour (salon_theme_get ("1982"), SALON_THEME_LIGHT, "prompt");
  dark = salon_theme_get_colour (salon_theme_get ("1982"), SALON_THEME_DARK, "prompt");
  g_assert_false (gdk_rgba_equal (light, dark));
  g_assert_null (salon_theme_get_colour (salon_theme_get ("1982"), SALON_THEME_DARK, "no-such-role"));
}

/* How opaque each pixel of the emblem of @seat is, where it has its place in a square of 12. */
static void
draw_small (unsigned seat, int ink[12 * 12])
{
  SalonArtPicture picture;
  g_autofree guint32 *pixels = NULL;
  int width, height;

  g_assert_true (salon_art_render (&(SalonArtRequest) { .theme = salon_theme_get ("1964"),
                                                        .name = "emblems",
                                                        .glyph = salon_colour_get_emblem (seat),
                                                        .colour = salon_colour_get (seat),
                                                        .unit = .12 * 100 / 114 },
                                   &picture));
  width = gdk_texture_get_width (picture.texture);
  height = gdk_texture_get_height (picture.texture);
  pixels = g_new0 (guint32, (gsize) width * height);
  gdk_texture_download (picture.texture, (guchar *) pixels, (gsize) width * 4);
  memset (ink, 0, 12 * 12 * sizeof *ink);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        const int column = x - picture.left + 6, row = y - picture.top + 6;

        if (column >= 0 && column < 12 && row >= 0 && row < 12)
          ink[12 * row + column] = (int) (pixels[y * width + x] >> 24);
      }
  g_object_unref (picture.texture);
}

/* The shapes of any two seats differ in a sixth of what the smaller one covers, at least, where they are
 * smallest, so that nobody needs their colours. */
static void
test_emblems (void)
{
  int ink[SALON_N_COLOURS][12 * 12];

  for (unsigned i = 0; i < SALON_N_COLOURS; i++)
    {
      int covered = 0;

      draw_small (i, ink[i]);
      for (int k = 0; k < 12 * 12; k++)
        covered += ink[i][k];
      g_assert_cmpint (covered, >, 12 * 12 * 255 / 5);

      for (unsigned j = 0; j < i; j++)
        {
          int differing = 0;

          for (int k = 0; k < 12 * 12; k++)
            differing += ABS (ink[i][k] - ink[j][k]);
          if (g_test_verbose ())
            g_test_message ("%u %u: %d %%", i, j, 100 * differing / covered);
          g_assert_cmpint (differing, >, covered / 6);
        }
    }
}

/* The pixel at @x, @y of a piece of 100 × 100 that is drawn without its shadow. */
static guint32
get_pixel (const SalonTheme *theme, SalonThemeMode mode, const char *name, int x, int y)
{
  SalonArtPicture picture;
  g_autofree guint32 *pixels = NULL;
  int width;

  g_assert_true (salon_art_render (&(SalonArtRequest) { .theme = theme,
                                                        .mode = mode,
                                                        .name = name,
                                                        .colour = salon_colour_get (3),
                                                        .width = 100,
                                                        .height = 100,
                                                        .unit = 1 },
                                   &picture));
  width = gdk_texture_get_width (picture.texture);
  pixels = g_new0 (guint32, (gsize) width * gdk_texture_get_height (picture.texture));
  gdk_texture_download (picture.texture, (guchar *) pixels, (gsize) width * 4);
  g_object_unref (picture.texture);
  return pixels[(y + picture.top) * width + x + picture.left];
}

static int
get_light (guint32 pixel)
{
  return (int) (pixel >> 16 & 0xff) + (int) (pixel >> 8 & 0xff) + (int) (pixel & 0xff);
}

/* Dark is each look with the lamp turned down, but paper stays paper; in high contrast all looks are flat: what
 * was shown is white, what is hidden is black, also where it would have a seat’s colour. */
static void
test_modes (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ours); i++)
    {
      const SalonTheme *theme = salon_theme_find (ours[i]);
      const int paper = get_light (get_pixel (theme, SALON_THEME_DARK, "probe/card-face", 50, 70));

      g_assert_cmpint (get_light (get_pixel (theme, SALON_THEME_DARK, "table", 30, 60)), <,
                       get_light (get_pixel (theme, SALON_THEME_LIGHT, "table", 30, 60)));
      g_assert_cmpint (get_light (get_pixel (theme, SALON_THEME_DARK, "pad", 50, 97)), <,
                       get_light (get_pixel (theme, SALON_THEME_LIGHT, "pad", 50, 97)));
      g_assert_cmpint (paper, <, get_light (get_pixel (theme, SALON_THEME_LIGHT, "probe/card-face", 50, 70)));
      g_assert_cmpint (paper, >, 3 * 180);

      for (int mode = SALON_THEME_CONTRAST; mode <= SALON_THEME_CONTRAST_DARK; mode++)
        {
          const SalonThemeMode contrast = (SalonThemeMode) mode;
          const guint32 ground = contrast == SALON_THEME_CONTRAST ? 0xffffffff : 0xff000000;

          g_assert_cmphex (get_pixel (theme, contrast, "table", 30, 60), ==, ground);
          g_assert_cmphex (get_pixel (theme, contrast, "probe/tray", 50, 40), ==, ground);
          g_assert_cmphex (get_pixel (theme, contrast, "panel.9", 50, 50), ==, ground);
          g_assert_cmphex (get_pixel (theme, contrast, "probe/card-back", 50, 50), ==, 0xff000000);
          g_assert_cmphex (get_pixel (theme, contrast, "probe/card-secret", 50, 50), ==, 0xff000000);
          g_assert_cmphex (get_pixel (theme, contrast, "probe/card-face", 50, 50), ==, 0xffffffff);
          /* No shadow. */
          g_assert_cmphex (get_pixel (theme, contrast, "plate", 50, 103), ==, 0);
        }
      g_assert_cmphex (get_pixel (theme, SALON_THEME_LIGHT, "plate", 50, 103), !=, 0);
    }
}

/* A look of two pieces and a colour. */
static void
test_fourth (void)
{
  const GdkRGBA red = { 1, 0, 0, 1 };
  SalonTheme *fourth;
  SalonArtPicture picture;
  guint32 pixel[12 * 9];

  write_file ("fourth", "look.ini", "[Look]\nname=Mine\nletter-cap=50\nfuture-key=3\n[figures]\nn1=10\n");
  write_file ("fourth", "look.css", "/* mine */ @define-color look_plate_text #ff0000;");
  write_file ("fourth", "table.svg",
              "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\" preserveAspectRatio=\"none\">"
              "<rect width=\"10\" height=\"10\" fill=\"#0000ff\"/></svg>");
  write_file (
    "fourth", "key.svg",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-2 -2 60 60\"><rect width=\"56\" height=\"56\"/></svg>");

  fourth = salon_theme_find ("fourth");
  g_assert_nonnull (fourth);
  g_assert_cmpstr (salon_theme_get_name (fourth), ==, "Mine");
  g_assert_cmpfloat (salon_theme_get_measure (fourth, SALON_MEASURE_LETTER_CAP), ==, 50);
  g_assert_cmpfloat (salon_theme_get_measure (fourth, SALON_MEASURE_PAD_LINE), ==, 28);
  g_assert_cmpfloat (salon_theme_get_advance (fourth, "figures", "n1"), ==, 10);
  g_assert_cmpfloat (salon_theme_get_advance (fourth, "figures", "n2"), ==, 76);
  g_assert_true (gdk_rgba_equal (salon_theme_get_colour (fourth, SALON_THEME_DARK, "plate_text"), &red));
  g_assert_false (gdk_rgba_equal (salon_theme_get_colour (fourth, SALON_THEME_CONTRAST, "plate_text"), &red));
  g_assert_nonnull (salon_theme_get_colour (fourth, SALON_THEME_LIGHT, "seat_8"));

  /* Its own table, without the weave that belongs to another one. */
  g_assert_true (salon_art_render (&(SalonArtRequest) { .theme = fourth,
                                                        .name = "table",
                                                        .width = 12,
                                                        .height = 9,
                                                        .unit = 1 },
                                   &picture));
  g_assert_cmpint (gdk_texture_get_width (picture.texture), ==, 12);
  gdk_texture_download (picture.texture, (guchar *) pixel, 12 * 4);
  for (gsize i = 0; i < G_N_ELEMENTS (pixel); i++)
    g_assert_cmphex (pixel[i], ==, 0xff0000ff);
  g_object_unref (picture.texture);

  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
    check_picture (&(SalonArtRequest) { .theme = fourth, .name = pieces[i], .width = 60, .height = 60, .unit = 1 });
  check_picture (&(SalonArtRequest) { .theme = fourth, .name = "probe/lip-own", .width = 60, .height = 20, .unit = 1 });
  check_picture (&(SalonArtRequest) { .theme = fourth, .name = "letters", .glyph = "Q", .unit = .3 });
  check_picture (&(SalonArtRequest) { .theme = fourth, .name = "emblems", .glyph = "crescent", .unit = .3 });
}

/* A role that is like another one follows it, in every mode, whichever of the two looks says so. */
static void
test_likes (void)
{
  static const GdkRGBA red = { 1, 0, 0, 1 }, lime = { 0, 1, 0, 1 }, blue = { 0, 0, 1, 1 };
  SalonTheme *theme;

  write_file ("likes", "look.ini", "[Look]\nname=Likes\n");
  write_file ("likes", "look.css",
              "@define-color look_table #ff0000; @define-color look_table_dark #00ff00;"
              "@define-color look_trough @look_lip; @define-color look_lip @look_table;"
              "@define-color look_mine #0000ff; @define-color look_mine_contrast #ff0000;"
              "@define-color look_header #0000ff;");
  theme = salon_theme_find ("likes");
  g_assert_nonnull (theme);
  g_assert_true (gdk_rgba_equal (salon_theme_get_colour (theme, SALON_THEME_LIGHT, "trough"), &red));
  g_assert_true (gdk_rgba_equal (salon_theme_get_colour (theme, SALON_THEME_DARK, "trough"), &lime));
  /* High contrast is as 1964 has it, and its dark as its light. */
  g_assert_true (gdk_rgba_equal (salon_theme_get_colour (theme, SALON_THEME_CONTRAST, "trough"),
                                 salon_theme_get_colour (theme, SALON_THEME_CONTRAST, "table")));
  g_assert_false (gdk_rgba_equal (salon_theme_get_colour (theme, SALON_THEME_CONTRAST, "trough"), &red));
  g_assert_true (gdk_rgba_equal (salon_theme_get_colour (theme, SALON_THEME_CONTRAST_DARK, "mine"), &red));
  g_assert_true (gdk_rgba_equal (salon_theme_get_colour (theme, SALON_THEME_DARK, "mine"), &blue));
  /* The lines of the header are like the header in 1964, so they are here. */
  g_assert_true (gdk_rgba_equal (salon_theme_get_colour (theme, SALON_THEME_LIGHT, "header_line_3"), &blue));
}

/* A style sheet for the pieces names colours by the roles of its look. A role that no look has is told once. */
static void
test_named_colours (void)
{
  SalonTheme *theme;

  write_file ("named", "look.ini", "[Look]\nname=Named\n");
  write_file ("named", "look.css",
              "@define-color look_table #ff0000; @define-color look_table_dark #102030;"
              "@define-color look_table_mid @look_table;");
  write_file ("named", "table.svg",
              "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><rect class=\"cloth\" width=\"10\" "
              "height=\"10\" fill=\"#fff\"/></svg>");
  write_file ("named", "art-dark.css", ".rest{fill:@look_nobody}.cloth{fill:@look_table_mid}");
  theme = salon_theme_find ("named");
  g_assert_nonnull (theme);
  g_assert_cmphex (get_pixel (theme, SALON_THEME_LIGHT, "table", 5, 5), ==, 0xffffffff);
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_WARNING, "*names the role “nobody”*");
  g_assert_cmphex (get_pixel (theme, SALON_THEME_DARK, "table", 5, 5), ==, 0xff102030);
  g_test_assert_expected_messages ();
  g_assert_cmphex (get_pixel (theme, SALON_THEME_DARK, "table", 50, 50), ==, 0xff102030);
}

static void
expect_broken (const char *id, const char *why)
{
  g_autofree char *pattern = g_strdup_printf ("*%s*%s*", id, why);

  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_WARNING, pattern);
  g_assert_null (salon_theme_find (id));
  g_test_assert_expected_messages ();
  /* It is told once, and 1964 is taken. */
  g_assert_true (salon_theme_get (id) == salon_theme_get (SALON_THEME_DEFAULT));
}

static void
test_broken (void)
{
  g_autofree char *long_css = g_strnfill ((2u << 20), ' ');
  g_autoptr (GPtrArray) list = NULL;

  write_file ("b-no-ini", "table.svg", "<svg/>");
  write_file ("b-garbage", "look.ini", "\377\376 no key file");
  write_file ("b-nameless", "look.ini", "[Look]\nletter-cap=58\n");
  write_file ("b-huge", "look.ini", "[Look]\nname=Huge\nletter-cap=1e300\n");
  write_file ("b-nan", "look.ini", "[Look]\nname=Nan\npad-line=nan\n");
  write_file ("b-shape", "look.ini", "[Look]\nname=Shape\nkey-shape=heart\n");
  write_file ("b-strikes", "look.ini", "[Look]\nname=Strikes\npad-strikes=perhaps\n");
  write_file ("b-advance", "look.ini", "[Look]\nname=Advance\n[figures]\nn0=-8\n");
  write_file ("b-css", "look.ini", "[Look]\nname=Css\n");
  write_file ("b-css", "look.css", "window { background: red; }");
  write_file ("b-comment", "look.ini", "[Look]\nname=Comment\n");
  write_file ("b-comment", "look.css", "/* for ever");
  write_file ("b-like", "look.ini", "[Look]\nname=Like\n");
  write_file ("b-like", "look.css", "@define-color look_lip @table;");
  write_file ("b-stranger", "look.ini", "[Look]\nname=Stranger\n");
  write_file ("b-stranger", "look.css", "@define-color look_lip @look_no_such_role;");
  write_file ("b-circle", "look.ini", "[Look]\nname=Circle\n");
  write_file ("b-circle", "look.css", "@define-color look_header @look_header_line_3;"); /* which is like the header */
  write_file ("b-long", "look.ini", "[Look]\nname=Long\n");
  write_file ("b-long", "look.css", long_css);

  expect_broken ("b-no-ini", "look.ini");
  expect_broken ("b-garbage", "look.ini");
  expect_broken ("b-nameless", "name");
  expect_broken ("b-huge", "letter-cap");
  expect_broken ("b-nan", "pad-line");
  expect_broken ("b-shape", "key-shape");
  expect_broken ("b-strikes", "pad-strikes");
  expect_broken ("b-advance", "n0");
  expect_broken ("b-css", "window");
  expect_broken ("b-comment", "comment");
  expect_broken ("b-like", "@table");
  expect_broken ("b-stranger", "look_lip");
  expect_broken ("b-circle", "look_header");
  expect_broken ("b-long", "look.css");
  expect_broken ("../1964", "");
  expect_broken ("no-such-look", "");

  /* Those who look for all of them find the ones that can be used. */
  list = salon_theme_list ();
  for (guint i = 0; i < list->len; i++)
    g_assert_false (g_str_has_prefix (salon_theme_get_id (list->pdata[i]), "b-"));
}

/* Each bound is reached, and gone beyond by one. */
static void
test_bounds (void)
{
  static const char forty[] = "b0123456789-123456789-123456789-12345678";
  g_autoptr (GString) css = g_string_new (NULL);
  g_autofree char *name = g_strnfill (60, 'n'), *head = NULL, *full = NULL, *long_id = NULL;
  SalonArtPicture picture;

  g_assert_cmpuint (strlen (forty), ==, 40);
  long_id = g_strconcat (forty, "x", NULL);
  head = g_strdup_printf ("[Look]\nname=%s\n", name);
  write_file (forty, "look.ini", head);
  write_file (long_id, "look.ini", head);
  g_assert_cmpstr (salon_theme_get_name (salon_theme_find (forty)), ==, name);
  expect_broken (long_id, "");

  g_free (head);
  head = g_strdup_printf ("[Look]\nname=%sn\n", name);
  write_file ("b-name", "look.ini", head);
  expect_broken ("b-name", "60 characters");

  for (int i = 0; i < 1024; i++)
    g_string_append_printf (css, "@define-color look_r%d #123456;\n", i);
  write_file ("b1024", "look.ini", "[Look]\nname=Colours\n");
  write_file ("b1024", "look.css", css->str);
  g_assert_nonnull (salon_theme_find ("b1024"));
  g_string_append (css, "@define-color look_more #123456;\n");
  write_file ("b-1025", "look.ini", "[Look]\nname=Colours\n");
  write_file ("b-1025", "look.css", css->str);
  expect_broken ("b-1025", "more than 1024");

  g_string_assign (css, "@define-color look_r8 #123456;\n");
  for (int i = 0; i < 8; i++)
    g_string_append_printf (css, "@define-color look_r%d @look_r%d;\n", i, i + 1);
  write_file ("b8", "look.ini", "[Look]\nname=Likes\n");
  write_file ("b8", "look.css", css->str);
  g_assert_nonnull (salon_theme_find ("b8"));
  g_string_append (css, "@define-color look_r @look_r0;\n");
  write_file ("b-9", "look.ini", "[Look]\nname=Likes\n");
  write_file ("b-9", "look.css", css->str);
  expect_broken ("b-9", "look_r");

  full = g_strnfill (1 << 20, ' ');
  write_file ("bfull", "look.ini", "[Look]\nname=Full\n");
  write_file ("bfull", "look.css", full);
  g_assert_nonnull (salon_theme_find ("bfull"));
  g_free (full);
  full = g_strnfill ((1 << 20) + 1, ' ');
  write_file ("b-fuller", "look.ini", "[Look]\nname=Fuller\n");
  write_file ("b-fuller", "look.css", full);
  expect_broken ("b-fuller", "look.css");

  check_picture (&(SalonArtRequest) {
    .theme = salon_theme_get ("1964"), .name = "table", .width = 16382, .height = 2, .unit = 1, .weave = 1 });
  g_assert_false (salon_art_render (&(SalonArtRequest) { .theme = salon_theme_get ("1964"),
                                                         .name = "table",
                                                         .width = 16383,
                                                         .height = 2,
                                                         .unit = 1 },
                                    &picture));
}

/* However many folders there are, a hundred looks are listed. */
static void
test_many (void)
{
  g_autoptr (GPtrArray) list = NULL;

  for (int i = 0; i < 120; i++)
    {
      g_autofree char *id = g_strdup_printf ("many-%d", i);

      write_file (id, "look.ini", "[Look]\nname=Many\n");
    }
  /* The broken ones of before are not told again. */
  list = salon_theme_list ();
  g_assert_cmpuint (list->len, >, 60);
  g_assert_cmpuint (list->len, <=, 100);
}

static void
expect_broken_piece (const SalonTheme *theme, const char *name)
{
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_WARNING, "*cannot be used*");
  check_picture (&(SalonArtRequest) { .theme = theme, .name = name, .width = 50, .height = 40, .unit = 1 });
  g_test_assert_expected_messages ();
  /* The second time nothing is told. */
  check_picture (&(SalonArtRequest) { .theme = theme, .name = name, .width = 50, .height = 40, .unit = 1 });
}

/* Files that are no pictures; the default look’s are drawn. */
static void
test_broken_pieces (void)
{
  SalonTheme *theme;
  SalonArtPicture picture;

  write_file ("half", "look.ini", "[Look]\nname=Half\n");
  write_file ("half", "table.svg", "\001\002\003 no picture at all");
  write_file ("half", "plate.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 nan 10\"/>");
  write_file ("half", "panel.9.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9e99 9e99\"/>");
  write_file ("half", "key.svg", "");
  write_file (
    "half", "asked.svg",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-1000 -1000 2001 2001\"><rect width=\"9\" height=\"9\"/></svg>");
  write_file ("half", "art-dark.css", "{{{{ \377 not a style");

  theme = salon_theme_find ("half");
  g_assert_nonnull (theme);
  expect_broken_piece (theme, "table");
  expect_broken_piece (theme, "plate");
  expect_broken_piece (theme, "panel.9");
  expect_broken_piece (theme, "key");

  /* A shadow of a thousand times the piece: no picture is that large. */
  g_assert_false (salon_art_render (&(SalonArtRequest) { .theme = theme,
                                                         .name = "asked",
                                                         .width = 500,
                                                         .height = 400,
                                                         .unit = 1 },
                                    &picture));
  check_picture (&(SalonArtRequest) {
    .theme = theme, .mode = SALON_THEME_DARK, .name = "points", .width = 50, .height = 40, .unit = 1 });
}

static void
count_cb (GObject *object)
{
  const guint n = GPOINTER_TO_UINT (g_object_get_data (object, "n"));

  g_object_set_data (object, "n", GUINT_TO_POINTER (n + 1));
}

static guint
get_count (GObject *object)
{
  return GPOINTER_TO_UINT (g_object_get_data (object, "n"));
}

/* Another look: those who asked are told, and nothing of the old one is kept. */
static void
test_use (void)
{
  GtkWidget *widget = g_object_ref_sink (gtk_label_new (NULL));
  GObject *object = g_object_new (G_TYPE_OBJECT, NULL);
  SalonArtTile tile = { 0 };
  SalonFigures figures = { 0 };
  g_autofree char *key = NULL;
  GdkRGBA before;

  salon_theme_use (salon_theme_get ("1964"));
  salon_theme_connect (object, G_CALLBACK (count_cb));
  before = *salon_colour_get (0);
  salon_art_tile_prepare (&tile, widget, "probe/tray", NULL, 300, 50);
  salon_art_tile_prepare (&tile, widget, "plate", NULL, 100, 50);
  key = g_strdup (tile.key);
  g_assert_cmpuint (salon_art_count_cached (NULL), ==, 2);

  salon_theme_use (salon_theme_get ("miro-1967"));
  g_assert_cmpuint (get_count (object), ==, 1);
  g_assert_cmpuint (salon_art_count_cached (NULL), ==, 0);
  g_assert_false (gdk_rgba_equal (salon_colour_get (0), &before));
  salon_art_tile_prepare (&tile, widget, "plate", NULL, 100, 50);
  g_assert_cmpstr (tile.key, !=, key);
  salon_theme_use (salon_theme_get ("miro-1967"));
  g_assert_cmpuint (get_count (object), ==, 1);

  /* Figures stand in a row, each a piece of its own. */
  salon_figures_prepare (&figures, widget, "figures", "+10", &before, 20);
  g_assert_cmpint (figures.n, ==, 3);
  g_assert_cmpfloat_with_epsilon (figures.width, (68 + 50 + 79) * .2, .01);
  g_assert_cmpfloat (figures.width, ==, salon_figures_measure ("figures", "+10", 20));
  g_assert_cmpfloat (figures.middle[0], <, figures.middle[1]);
  g_assert_cmpfloat (figures.middle[1], <, figures.middle[2]);
  for (int i = 0; i < figures.n; i++)
    g_assert_nonnull (figures.tile[i].texture);
  g_assert_cmpuint (salon_art_count_cached (NULL), ==, 4);
  salon_figures_prepare (&figures, widget, "figures", "11", &before, 20);
  g_assert_true (figures.tile[0].texture == figures.tile[1].texture);
  g_assert_cmpuint (salon_art_count_cached (NULL), ==, 4);
  salon_figures_clear (&figures);

  salon_theme_use (salon_theme_get ("1964"));
  g_assert_cmpuint (get_count (object), ==, 2);
  g_object_unref (object);
  salon_theme_use (salon_theme_get ("1982"));
  salon_theme_use (salon_theme_get ("1964"));
  salon_art_tile_clear (&tile);
  g_object_unref (widget);
}

static gboolean
has_role (GtkWidget *label, const char *role)
{
  GdkRGBA colour;

  salon_draw_get_colour (label, &colour);
  return gdk_rgba_equal (&colour, salon_theme_get_role (role));
}

/* Style is given anew with the next frame. */
static void
wait_for_style (GtkWidget *label, const char *role)
{
  await (has_role (label, role));
}

/* The mode is that of the desktop, and what is on the screen follows it: artwork, roles and style sheets. Meson
 * runs this in high contrast, too. */
static void
test_live (void)
{
  const gboolean contrast = g_getenv ("ADW_DEBUG_HIGH_CONTRAST") != NULL;
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GObject *object = g_object_new (G_TYPE_OBJECT, NULL);
  GtkWidget *window = gtk_window_new (), *label = gtk_label_new ("A");
  GtkCssProvider *provider = gtk_css_provider_new ();
  SalonArtTile tile = { 0 };
  g_autofree char *sheet = NULL;
  GdkTexture *light;
  GdkRGBA before;

  write_file (".", "sheet.css", "label { color: @look_prompt; }");
  sheet = g_build_filename (folder, "sheet.css", NULL);
  gtk_css_provider_load_from_path (provider, sheet);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider), 700);
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  salon_theme_use (salon_theme_get ("1982"));
  salon_theme_connect (object, G_CALLBACK (count_cb));
  g_assert_cmpint (salon_theme_get_mode (), ==, contrast ? SALON_THEME_CONTRAST : SALON_THEME_LIGHT);
  wait_for_style (label, "prompt");
  before = *salon_theme_get_role ("prompt");
  salon_art_tile_prepare (&tile, label, "panel.9", NULL, 100, 80);
  light = g_object_ref (tile.texture);

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_cmpint (salon_theme_get_mode (), ==, contrast ? SALON_THEME_CONTRAST_DARK : SALON_THEME_DARK);
  g_assert_cmpuint (get_count (object), ==, 1);
  g_assert_false (gdk_rgba_equal (&before, salon_theme_get_role ("prompt")));
  wait_for_style (label, "prompt");
  salon_art_tile_prepare (&tile, label, "panel.9", NULL, 100, 80);
  g_assert_true (tile.texture != light);

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  g_assert_cmpuint (get_count (object), ==, 2);
  g_assert_true (gdk_rgba_equal (&before, salon_theme_get_role ("prompt")));
  salon_theme_use (salon_theme_get ("1964"));
  wait_for_style (label, "prompt");

  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider));
  g_object_unref (provider);
  g_object_unref (light);
  salon_art_tile_clear (&tile);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (object);
}

/* A piece in nine parts has its corners at every size, and no seams. */
static void
test_nine (void)
{
  SalonTheme *theme;
  SalonArtPicture picture;
  const int width = 217, height = 83;
  g_autofree guint32 *pixels = g_new0 (guint32, 217 * 83);

  write_file ("nine", "look.ini", "[Look]\nname=Nine\n");
  write_file (
    "nine", "panel.9.svg",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-20 -20 136 136\" preserveAspectRatio=\"none\">"
    "<rect width=\"96\" height=\"96\" fill=\"#00ff00\"/><rect width=\"24\" height=\"24\" fill=\"#ff0000\"/></svg>");
  theme = salon_theme_find ("nine");
  g_assert_true (salon_art_render (&(SalonArtRequest) { .theme = theme,
                                                        .name = "panel.9",
                                                        .width = width,
                                                        .height = height,
                                                        .unit = 1 },
                                   &picture));
  g_assert_cmpint (picture.left, ==, 20);
  g_assert_cmpint (gdk_texture_get_width (picture.texture), ==, width + 40);
  g_free (pixels);
  pixels = g_new0 (guint32, (gsize) (width + 40) * (height + 40));
  gdk_texture_download (picture.texture, (guchar *) pixels, (gsize) (width + 40) * 4);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      g_assert_cmphex (pixels[(y + 20) * (width + 40) + x + 20], ==, x < 24 && y < 24 ? 0xffff0000 : 0xff00ff00);
  g_object_unref (picture.texture);
}

int
main (int argc, char *argv[])
{
  g_autofree char *data = g_dir_make_tmp ("salon-looks-XXXXXX", NULL);
  int status;

  g_assert_nonnull (data);
  g_setenv ("XDG_DATA_HOME", data, TRUE);
  folder = g_build_filename (data, "salon", "looks", NULL);
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  salon_widgets_init ();

  g_test_add_func ("/looks/ours", test_ours);
  g_test_add_func ("/looks/every-file", test_every_file);
  g_test_add_func ("/looks/same-files", test_same_files);
  g_test_add_func ("/looks/colours", test_colours);
  g_test_add_func ("/looks/emblems", test_emblems);
  g_test_add_func ("/looks/modes", test_modes);
  g_test_add_func ("/looks/fourth", test_fourth);
  g_test_add_func ("/looks/likes", test_likes);
  g_test_add_func ("/looks/nine", test_nine);
  g_test_add_func ("/looks/use", test_use);
  g_test_add_func ("/looks/live", test_live);
  g_test_add_func ("/looks/named-colours", test_named_colours);
  g_test_add_func ("/looks/broken-pieces", test_broken_pieces);
  g_test_add_func ("/looks/broken", test_broken);
  g_test_add_func ("/looks/bounds", test_bounds);
  g_test_add_func ("/looks/many", test_many);
  status = g_test_run ();
  remove_tree (data);
  g_free (folder);
  return status;
}
