/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a round while its time runs, by a clock that only the test moves: what is seen, heard and told of the time, of a
 * word that is typed, and of those who write beside it.
 *
 * Arguments: a folder, where pictures are left to be looked at; --language TAG after it, the language of the sizes. */

#include <locale.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "await.h"
#include "cubes-sitting.h"
#include "model/cubes/cubes-game-private.h"
#include "pages-hands.h"
#include "widgets/cubes/cubes-clock.h"
#include "widgets/cubes/cubes-hourglass.h"
#include "widgets/cubes/cubes-round-page.h"
#include "widgets/cubes/cubes-sheet.h"
#include "widgets/cubes/cubes-slip.h"
#include "widgets/cubes/cubes-sounds.h"
#include "widgets/cubes/cubes-tray.h"
#include "widgets/cubes/cubes-widgets.h"
#include "widgets/salon-sound.h"
#include "widgets/salon-text.h"

/* A round whose cubes lie under the lid. */
#define SHAKEN(seats)         AGREED (seats, "")
#define AGREED(seats, habits) SITTING_SETUP seats "first 1\nbegin\n" habits "1 shake " SITTING_FACES "\n"
#define ALONE                 "seat 1 human Ada\n"
#define BESIDE                "seat 1 human Ada\nseat 2 computer-hard Hugo\nseat 3 computer-easy Marie\n"

/* A page that is low has no room for the sheets of the others. */
#define WIDTH  1280
#define HEIGHT 753

typedef struct {
  CubesGame *game;
  GtkWidget *page, *window;
} Round;

static const char *language; /* of the catalogue that is looked at; NULL: English */
static const char *folder;   /* where pictures are left to be looked at; NULL: nowhere */
static SalonLook look;
static GString *heard; /* the names of the sounds, a line each */

void __wrap_salon_sound_play (const char *name);

void
__wrap_salon_sound_play (const char *name)
{
  g_string_append_printf (heard, "%s\n", name);
}

static void
update (Round *round)
{
  cubes_round_page_update (CUBES_ROUND_PAGE (round->page), 0, FALSE);
}

/* Ada sits before the cubes that have just been uncovered. */
static void
begin_at (Round *round, const char *record, int width, int height)
{
  round->game = sitting_game (record, NULL);
  sitting_settle (round->game);
  round->page = cubes_round_page_new ();
  cubes_round_page_set_game (CUBES_ROUND_PAGE (round->page), round->game, &look);
  gtk_widget_set_size_request (round->page, width, height);
  round->window = hands_present (round->page);
  gtk_window_set_default_size (GTK_WINDOW (round->window), width, height);
  sitting_lift (round->game, 0);
  sitting_settle (round->game);
  update (round);
  gtk_test_widget_wait_for_draw (round->window);
  g_string_truncate (heard, 0);
}

static void
begin (Round *round, const char *record)
{
  begin_at (round, record, WIDTH, HEIGHT);
}

static void
end (Round *round)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gtk_window_destroy (GTK_WINDOW (round->window));
  salon_game_close (SALON_GAME (round->game));
  g_object_unref (round->game);
}

/* Returns the first widget of @type in @widget, or NULL. */
static GtkWidget *
find_type (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_type (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* What @widget looks like now, (transfer full). */
static GdkTexture *
look_at (Round *round, GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  graphene_rect_t place;

  gtk_widget_queue_draw (widget);
  gtk_test_widget_wait_for_draw (round->window);
  paintable = gtk_widget_paintable_new (round->window);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (round->window),
                          gtk_widget_get_height (round->window));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  g_assert_true (gtk_widget_compute_bounds (widget, round->window, &place));
  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (round->window)), node, &place);
}

/* The same as pixels, (transfer full). */
static GBytes *
get_pixels (Round *round, GtkWidget *widget)
{
  g_autoptr (GdkTexture) texture = look_at (round, widget);
  const gsize width = (gsize) gdk_texture_get_width (texture), height = (gsize) gdk_texture_get_height (texture);
  guint32 *pixels = g_new0 (guint32, width * height);

  gdk_texture_download (texture, (guchar *) pixels, width * sizeof *pixels);
  return g_bytes_new_take (pixels, width * height * sizeof *pixels);
}

/* How many pixels of @widget are between two colours. */
static int
count_pixels (Round *round, GtkWidget *widget, guint32 from, guint32 to)
{
  g_autoptr (GBytes) picture = get_pixels (round, widget);
  gsize n;
  const guint32 *pixels = g_bytes_get_data (picture, &n);
  int found = 0;

  for (gsize i = 0; i < n / sizeof *pixels; i++)
    {
      gboolean between = TRUE;

      for (int shift = 0; shift < 24; shift += 8)
        between = between && (pixels[i] >> shift & 0xff) >= (from >> shift & 0xff)
                  && (pixels[i] >> shift & 0xff) <= (to >> shift & 0xff);
      found += between;
    }
  return found;
}

/* The time */

static void
assert_time (Round *round, const char *figures, const char *told)
{
  GtkWidget *time = hands_get (round->page, "time");

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (time)), ==, figures);
  hands_assert_label (time, told);
}

/* Lets the second pass in which the time becomes that; the page counts it by itself. */
static void
pass_to (Round *round, double seconds, const char *figures)
{
  GtkWidget *time = hands_get (round->page, "time");
  sitting_pass (round->game, seconds);
  await (g_str_equal (gtk_label_get_text (GTK_LABEL (time)), figures));
}

/* Reds: those of the sand, and of the rim of the tray. */
#define RED_FROM 0xc02000
#define RED_TO   0xffa090

/* Issue: the last fifteen seconds are seen and heard. */
static void
test_last_seconds (void)
{
  Round round;
  GtkWidget *clock, *glass, *tray;
  int glass_red, tray_red;

  begin (&round, SHAKEN (ALONE));
  clock = find_type (round.page, CUBES_TYPE_CLOCK);
  glass = find_type (round.page, CUBES_TYPE_HOURGLASS);
  tray = find_type (round.page, CUBES_TYPE_TRAY);
  assert_time (&round, "3:00", "3 minutes 0 seconds left");

  pass_to (&round, 164.5, "0:16");
  assert_time (&round, "0:16", "16 seconds left");
  g_assert_false (gtk_widget_has_css_class (clock, "last"));
  g_assert_cmpstr (heard->str, ==, "");
  glass_red = count_pixels (&round, glass, RED_FROM, RED_TO);
  tray_red = count_pixels (&round, tray, RED_FROM, RED_TO);

  for (int second = 15; second > 0; second--)
    {
      g_autofree char *figures = g_strdup_printf ("0:%02d", second);

      g_string_truncate (heard, 0);
      pass_to (&round, 1, figures);
      g_assert_cmpstr (heard->str, ==, CUBES_SOUND_SAND "\n");
      g_assert_true (gtk_widget_has_css_class (clock, "last"));
      if (second == 8)
        {
          g_assert_cmpint (count_pixels (&round, glass, RED_FROM, RED_TO), >, glass_red + 200);
          g_assert_cmpint (count_pixels (&round, tray, RED_FROM, RED_TO), >, tray_red + 200);
        }
    }
  end (&round);
}

/* While the game is paused no sand runs, and a time without a limit has no last seconds. */
static void
test_no_last_seconds (void)
{
  Round round;

  begin (&round, SHAKEN (ALONE));
  pass_to (&round, 170.5, "0:10");
  g_string_truncate (heard, 0);
  cubes_game_set_paused (round.game, TRUE);
  sitting_pass (round.game, 5);
  update (&round);
  g_assert_cmpstr (heard->str, ==, "");
  g_assert_false (gtk_widget_has_css_class (find_type (round.page, CUBES_TYPE_CLOCK), "last"));
  assert_time (&round, "0:10", "10 seconds left");
  end (&round);

  begin (&round, SITTING_SETUP "option minutes none\n" ALONE "first 1\nbegin\n1 shake " SITTING_FACES "\n");
  sitting_pass (round.game, 200);
  update (&round);
  g_assert_cmpstr (heard->str, ==, "");
  g_assert_false (gtk_widget_has_css_class (find_type (round.page, CUBES_TYPE_CLOCK), "last"));
  g_assert_false (gtk_widget_get_visible (hands_get (round.page, "time")));
  end (&round);
}

/* A word that is typed */

/* The places of the path on the tray, such as "b3b4"; each cube says the same of itself. */
static char *
get_path (Round *round)
{
  static const char *const order[] = { "first", "second", "third", "fourth", "fifth", "sixth" };
  GtkWidget *tray = find_type (round->page, CUBES_TYPE_TRAY);
  GString *path = g_string_new (NULL);
  uint8_t cells[CUBES_CELLS];
  const int n = cubes_tray_get_path (CUBES_TRAY (tray), cells);

  for (int i = 0; i < CUBES_CELLS; i++)
    {
      GtkWidget *cube = gtk_widget_get_first_child (tray);
      g_autofree char *place = cubes_tray_name_cell (i);
      g_autoptr (GString) name = g_string_new (NULL);

      for (int row = 0; row < i / CUBES_SIDE; row++)
        cube = gtk_widget_get_next_sibling (cube);
      cube = gtk_widget_get_first_child (cube);
      for (int column = 0; column < i % CUBES_SIDE; column++)
        cube = gtk_widget_get_next_sibling (cube);
      g_string_printf (name, "%c, %s", SITTING_FACES[i], place);
      for (int step = 0; step < n; step++)
        if (cells[step] == i)
          g_string_append_printf (name, ", %s of the word", order[step]);
      hands_assert_label (cube, name->str);
    }
  for (int i = 0; i < n; i++)
    {
      g_autofree char *place = cubes_tray_name_cell (cells[i]);

      g_string_append (path, place);
    }
  return g_string_free (path, FALSE);
}

static void
assert_path (Round *round, const char *expected)
{
  g_autofree char *path = get_path (round);

  g_assert_cmpstr (path, ==, expected);
}

/* The gold of the links between two cubes of a path, and of the edge around the first one. */
#define GOLD_FROM 0xe09800
#define GOLD_TO   0xeaa004

static int
count_gold (Round *round)
{
  return count_pixels (round, find_type (round->page, CUBES_TYPE_TRAY), GOLD_FROM, GOLD_TO);
}

/* Issue: the path is drawn while the word is typed. */
static void
test_typed_path (void)
{
  static const struct {
    guint key;
    const char *path;
    int drawn; /* gold: 1 more than before, −1 less, 0 as much */
  } keys[] = {
    { GDK_KEY_l, "c1", 1 },
    { GDK_KEY_e, "e4d4", 1 },
    { GDK_KEY_a, "e4d4e3", 1 },
    { GDK_KEY_s, "e4d4c4c3", 1 }, /* the word goes on another way */
    { GDK_KEY_e, "e4d4c4c3b4", 1 },
    { GDK_KEY_d, "e4d4c4c3b4b3", 1 },
    { GDK_KEY_x, "e4d4c4c3b4b3", 0 }, /* what cannot be traced leaves the path up to there */
    { GDK_KEY_BackSpace, "e4d4c4c3b4b3", 0 },
    { GDK_KEY_BackSpace, "e4d4c4c3b4", -1 },
    { GDK_KEY_d, "e4d4c4c3b4b3", 1 },
    { GDK_KEY_Return, "", -1 },
  };
  Round round;
  int gold;

  begin (&round, SHAKEN (ALONE));
  gold = count_gold (&round);
  g_assert_cmpint (gold, ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const int before = gold;

      g_test_message ("%s", gdk_keyval_name (keys[i].key));
      g_assert_true (hands_press (round.page, keys[i].key));
      assert_path (&round, keys[i].path);
      gold = count_gold (&round);
      g_assert_cmpint (gold > before + 100 ? 1 : gold < before - 100 ? -1 : 0, ==, keys[i].drawn);
    }
  g_assert_cmpint (gold, ==, 0);
  g_assert_cmpstr (sitting_view (round.game, 0)->seen.list[0].word[0].letters, ==, "LEASED");
  end (&round);
}

/* A click on a cube that the word cannot go on to says why, and leaves the word as it is; the next letter is judged again. */
static void
test_refused_click (void)
{
  Round round;
  GtkWidget *slip;

  begin (&round, SHAKEN (ALONE));
  slip = find_type (round.page, CUBES_TYPE_SLIP);
  hands_type (round.page, "leas");
  hands_assert_label (slip, "LEAS: 4 letters · on the cubes");
  g_signal_emit_by_name (find_type (round.page, CUBES_TYPE_TRAY), "refused", 4);
  hands_assert_label (slip, "LEAS: this W does not touch the S");
  assert_path (&round, "e4d4c4c3");
  g_assert_true (hands_press (round.page, GDK_KEY_e));
  hands_assert_label (slip, "LEASE: 5 letters · on the cubes");
  end (&round);
}

static void
write_word (Round *round, const char *word)
{
  hands_type (round->page, word);
  hands_press (round->page, GDK_KEY_Return);
}

/* What can be read, and what assistive technologies are told */

/* GTK says what an accessible text is when it is not what was asked for. */
static void
gather_accessible (GtkWidget *widget, GString *texts)
{
  static const GtkAccessibleProperty properties[] = {
    GTK_ACCESSIBLE_PROPERTY_LABEL,       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,      GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
    GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION,
  };

  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), properties[i]))
      {
        g_autofree char *text = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), properties[i], "?");

        if (text != NULL)
          g_string_append_printf (texts, "%s\n", text);
      }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gather_accessible (child, texts);
}

/* Every text of the page, also of what is hidden, (transfer full). */
static char *
get_texts (GtkWidget *page)
{
  GString *texts = g_string_new (NULL);

  hands_gather_texts (page, texts);
  gather_accessible (page, texts);
  return g_string_free (texts, FALSE);
}

static gboolean
has_word (const char *text, const char *word)
{
  g_autofree char *pattern = g_strdup_printf ("\\b%s\\b", word);

  return g_regex_match_simple (pattern, text, G_REGEX_CASELESS, 0);
}

static void
assert_tells (Round *round, const char *text, gboolean tells)
{
  g_autofree char *texts = get_texts (round->page);

  if ((strstr (texts, text) != NULL) != tells)
    g_error ("“%s” is %s in:\n%s", text, tells ? "not" : "also", texts);
}

/* Those who write beside it */

/* Lets seconds pass until the list of @seat is longer than it was. */
static void
pass_a_word (Round *round, int seat)
{
  const int n = round->game->record->state.list[seat].n;

  for (int second = 0; second < 120 && round->game->record->state.list[seat].n == n; second++)
    sitting_pass (round->game, 1);
  g_assert_cmpint (round->game->record->state.list[seat].n, >, n);
}

/* Issue: the pencil of a computer moves when it has written a word. */
static void
test_pencils (void)
{
  Round round;
  GtkWidget *sheet;
  int seen = 1;

  begin (&round, SHAKEN (BESIDE));
  sheet = find_type (cubes_round_page_get_plate (CUBES_ROUND_PAGE (round.page), 1), CUBES_TYPE_SHEET);
  g_assert_true (gtk_widget_get_mapped (sheet));

  /* With reduced motion a line is there at once, and nothing moves. */
  for (int word = 0; word < 2; word++)
    {
      g_autoptr (GBytes) before = get_pixels (&round, sheet), once = NULL, again = NULL;

      pass_a_word (&round, 1);
      update (&round);
      once = get_pixels (&round, sheet);
      again = get_pixels (&round, sheet);
      g_assert_false (g_bytes_equal (before, once));
      g_assert_true (g_bytes_equal (once, again));
    }

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  while (seen < 4)
    {
      g_autoptr (GBytes) last = NULL;

      pass_a_word (&round, 1);
      update (&round);
      seen = 1;
      last = get_pixels (&round, sheet);
      /* The machine may be too busy for frames while one word is written; then the next one shows it. */
      for (int frame = 0; frame < 10; frame++)
        {
          GBytes *now = get_pixels (&round, sheet);

          seen += !g_bytes_equal (last, now);
          g_bytes_unref (last);
          last = now;
        }
    }
  end (&round);
}

/* Issue: what computers have written stays unseen: it is in no text, and nobody is told. */
static void
test_secret_lists (void)
{
  Round round;
  g_autoptr (GString) told = NULL;
  g_autofree char *before = NULL, *after = NULL;
  int looked_for = 0;

  begin (&round, SHAKEN (BESIDE));
  told = sitting_listen (round.game);
  before = get_texts (round.page);
  sitting_pass (round.game, 150);
  update (&round);
  after = get_texts (round.page);
  for (int seat = 1; seat < 3; seat++)
    {
      const CubesList *list = &round.game->record->state.list[seat];
      g_autofree char *words = g_strdup_printf (list->n == 1 ? "%d word" : "%d words", list->n);

      g_assert_cmpint (list->n, >, 0);
      g_assert_nonnull (strstr (after, words));
      for (int i = 0; i < list->n; i++)
        if (!has_word (before, list->word[i].letters)) /* sentences of the page have words, too */
          {
            looked_for++;
            if (has_word (after, list->word[i].letters) || has_word (told->str, list->word[i].letters))
              g_error ("“%s” can be read in:\n%s%s", list->word[i].letters, after, told->str);
          }
    }
  g_assert_cmpint (looked_for, >=, 5);
  end (&round);
}

/* Large text and high contrast */

static void
assert_within_parent (GtkWidget *widget, const char *text)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  const int width = gtk_widget_get_width (parent), height = gtk_widget_get_height (parent);
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, parent, &place));
  if (place.origin.x < 0 || place.origin.y < 0 || place.origin.x + place.size.width > (float) width
      || place.origin.y + place.size.height > (float) height)
    g_error ("“%s” is at %g,%g, %g × %g in %s of %d × %d", text, (double) place.origin.x, (double) place.origin.y,
             (double) place.size.width, (double) place.size.height, G_OBJECT_TYPE_NAME (parent), width, height);
}

/* All of @widget that can be pressed or read, and is seen, is on the page, and no text of ours is cut off. */
static void
assert_fits (GtkWidget *widget, GtkWidget *page)
{
  const graphene_rect_t whole =
    GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (page), (float) gtk_widget_get_height (page));
  graphene_rect_t place;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_NATIVE (widget))
    return;
  if (GTK_IS_LABEL (widget) || GTK_IS_BUTTON (widget))
    {
      const char *text = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : gtk_widget_get_name (widget);

      assert_within_parent (widget, text);
      g_assert_true (gtk_widget_compute_bounds (widget, page, &place));
      if (!graphene_rect_contains_rect (&whole, &place))
        g_error ("“%s” is at %g,%g, %g × %g", text, (double) place.origin.x, (double) place.origin.y,
                 (double) place.size.width, (double) place.size.height);
    }
  /* A name may be as long as people like; its plate says it whole in its tooltip. */
  if (GTK_IS_LABEL (widget) && !gtk_widget_has_css_class (widget, "name"))
    {
      PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (widget));
      int width, height;

      pango_layout_get_pixel_size (layout, &width, &height);
      if (pango_layout_is_ellipsized (layout) || width > gtk_widget_get_width (widget)
          || height > gtk_widget_get_height (widget))
        g_error ("“%s” needs %d × %d, and has %d × %d%s", gtk_label_get_text (GTK_LABEL (widget)), width, height,
                 gtk_widget_get_width (widget), gtk_widget_get_height (widget),
                 pango_layout_is_ellipsized (layout) ? ", with …" : "");
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_fits (child, page);
}

static void
save_picture (Round *round, const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, name);
  g_autoptr (GdkTexture) texture = NULL;

  if (folder == NULL)
    return;
  texture = look_at (round, round->page);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

/* A window of 1024 × 600, whose bar at the top is as high with large text. */
#define LEAST_WIDTH  1024
#define LEAST_HEIGHT (600 - 47)

/* How the desktop enlarges text: not at all, by a factor, or with the size of its font. */
static const struct {
  const char *name;
  int percent;
  const char *font;
} large_texts[] = {
  { "100", 100, "Cantarell 11" },
  { "150", 150, "Cantarell 11" },
  { "font", 100, "Cantarell 16.5" },
};

/* Types words that cannot be traced, with all that the slip says of them. */
static void
ask (Round *round, const char *word)
{
  hands_press (round->page, GDK_KEY_Escape);
  hands_type (round->page, word);
  hands_press (round->page, GDK_KEY_Return);
  gtk_test_widget_wait_for_draw (round->window);
  assert_fits (round->page, round->page);
}

/* Issue: a window of 1024 × 600, with text of 150 %, in high contrast too when the environment has that. */
static void
test_sizes (void)
{
  static const char *const records[] = { SHAKEN (ALONE), SHAKEN (BESIDE),
                                         SHAKEN (BESIDE "seat 4 human Theodora\nseat 5 computer-easy Bo\n") };
  static const char *const typed[] = { "dear", "leased", "leasedx", "whaler", "wate" };
  g_autofree char *font = NULL;
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, "gtk-font-name", &font, NULL);
  for (gsize text = 0; text < G_N_ELEMENTS (large_texts); text++)
    for (gsize i = 0; i < G_N_ELEMENTS (records); i++)
      {
        const gboolean contrast = g_getenv ("ADW_DEBUG_HIGH_CONTRAST") != NULL;
        g_autofree char *name = g_strdup_printf ("round-%s%s-%s-%d", language != NULL ? language : "en",
                                                 contrast ? "-contrast" : "", large_texts[text].name, (int) i + 1);
        Round round;

        g_test_message ("%s", name);
        g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * large_texts[text].percent / 100,
                      "gtk-font-name", large_texts[text].font, NULL);
        g_assert_true (salon_text_is_large () == (text > 0));
        begin_at (&round, records[i], LEAST_WIDTH, LEAST_HEIGHT);
        write_word (&round, "dear");
        write_word (&round, "leased");
        sitting_pass (round.game, 40);
        update (&round);
        for (gsize word = 0; word < G_N_ELEMENTS (typed); word++)
          {
            hands_press (round.page, GDK_KEY_Escape);
            hands_type (round.page, typed[word]);
            gtk_test_widget_wait_for_draw (round.window);
            assert_fits (round.page, round.page);
          }
        ask (&round, "seeds");
        ask (&round, "wate");
        /* Screen readers are told all of it, whatever has room. */
        if (language == NULL)
          assert_tells (&round, "WATE: no T beside this A\nEnter again writes it\n", TRUE);
        assert_fits (round.page, round.page);
        save_picture (&round, name);
        g_assert_cmpint (gtk_widget_get_width (round.page), ==, LEAST_WIDTH);
        g_assert_cmpint (gtk_widget_get_height (round.page), ==, LEAST_HEIGHT);
        assert_fits (round.page, round.page);
        end (&round);
      }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, "gtk-font-name", font, NULL);
}

/* Checking while one writes */

#define TOLD_AT_ONCE "Whoever writes a word is told at once whether the word list has it."
#define TOLD_LATER   "After the time you are told which words are in the word list."

/* The page before the lid is lifted: it says to all who sit there when words are checked. */
static void
assert_rule (const char *record, const char *rule, const char *other)
{
  Round round = { .game = sitting_game (record, NULL), .page = cubes_round_page_new () };

  cubes_round_page_set_game (CUBES_ROUND_PAGE (round.page), round.game, &look);
  round.window = hands_present (round.page);
  cubes_round_page_update (CUBES_ROUND_PAGE (round.page), CUBES_ONLOOKER, FALSE);
  assert_tells (&round, rule, TRUE);
  assert_tells (&round, other, FALSE);
  end (&round);
}

static void
write_words (Round *round, const char *listed, const char *strange)
{
  write_word (round, "dear");
  assert_tells (round, listed, TRUE);
  write_word (round, "wglh");
  assert_tells (round, strange, TRUE);
}

/* Issue: whether a word is in the list is told at once only where that was agreed, and else after the time. */
static void
test_check (void)
{
  static const char *const checked = AGREED (ALONE "seat 2 human Hugo\n", "# check on\n");
  static const char *const unchecked = SHAKEN (ALONE);
  Round round;

  assert_rule (checked, TOLD_AT_ONCE, TOLD_LATER);
  assert_rule (unchecked, TOLD_LATER, TOLD_AT_ONCE);

  begin (&round, checked);
  write_words (&round, "DEAR: written · in the word list\n", "WGLH: written · not in the word list\n");
  end (&round);

  begin (&round, unchecked);
  write_words (&round, "DEAR: written\n", "WGLH: written\n");
  assert_tells (&round, "written · ", FALSE);
  g_assert_cmpint (cubes_game_get_opinion (round.game, "DEAR"), ==, CUBES_UNTOLD);
  g_assert_cmpint (cubes_game_get_opinion (round.game, "WGLH"), ==, CUBES_UNTOLD);
  sitting_finish (round.game, 0);
  sitting_settle (round.game);
  g_assert_cmpint (cubes_game_get_opinion (round.game, "DEAR"), ==, CUBES_LISTED);
  g_assert_cmpint (cubes_game_get_opinion (round.game, "WGLH"), ==, CUBES_STRANGE);
  end (&round);
}

static void
use_language (const char *tag)
{
  language = tag;
  g_setenv ("LANGUAGE", tag, TRUE);
  g_assert_nonnull (setlocale (LC_MESSAGES, "C.UTF-8"));
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("SALON_LOCALES"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  /* The catalogue is there. */
  g_assert_cmpstr (dgettext (GETTEXT_PACKAGE, "Which grid?"), !=, "Which grid?");
}

int
main (int argc, char **argv)
{
  int status;

  hands_init (&argc, &argv);
  folder = argc > 1 ? argv[1] : NULL;
  if (argc > 3 && strcmp (argv[2], "--language") == 0)
    use_language (argv[3]);
  cubes_widgets_load_style ();
  salon_look_init (&look);
  heard = g_string_new (NULL);
  g_test_add_func ("/cubes/round/last-seconds", test_last_seconds);
  g_test_add_func ("/cubes/round/no-last-seconds", test_no_last_seconds);
  g_test_add_func ("/cubes/round/refused-click", test_refused_click);
  g_test_add_func ("/cubes/round/typed-path", test_typed_path);
  g_test_add_func ("/cubes/round/pencils", test_pencils);
  g_test_add_func ("/cubes/round/secret-lists", test_secret_lists);
  g_test_add_func ("/cubes/round/check", test_check);
  g_test_add_func ("/cubes/round/sizes", test_sizes);
  status = g_test_run ();
  g_string_free (heard, TRUE);
  return status;
}
