/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A window that is opened, used and closed leaves no memory, objects or threads behind, however often
 * that happens in one process.
 *
 * usage: test-window-life [TIMES] */

#include <adwaita.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/salon-application.h"
#include "app/salon-compat.h"
#include "app/salon-window.h"
#include "await.h"
#include "census.h"
#include "model/salon-store.h"
#include "pages-hands.h"
#include "salon-app-resource.h"
#include "widgets/salon-art.h"
#include "widgets/salon-table.h"
#include "widgets/salon-widgets.h"

#define TIMES 8

/* How many windows come before the count, because they fill the caches of styles, fonts, icons and
 * artwork. */
#define USED_TO_IT 6

/* GTask's pool has ten threads, GLib and the bus have some of their own. */
#define MAX_THREADS 24

/* Cairo caches the glyphs that were drawn, in every size that a card has while it turns: 512 pages
 * of 32 glyphs, about 40 KiB each with their pictures. The cache fills slowly, faster at first. So the
 * bytes say little after a few windows; a leak shows in the number of objects. */
#define CACHED_AT_FIRST  (1u << 20)
#define CACHED_IN_A_LIFE (256u << 10)
#define CACHED_AT_MOST   (24u << 20)

#define STANDSTILL_SECONDS 120

/* How long to wait for the timeouts that the last window has begun; the longest are a few seconds. */
#define REST_SECONDS 15

static guint times = TIMES;
static GApplication *application;
static int n_sections; /* of Salon's menu */

#define SET_UP            \
  "salon-record 1\n"      \
  "game probe\n"          \
  "edition parker-1964\n" \
  "words en\n"

#define WORDS           \
  "first 1\n"           \
  "word 1 ..ROCKET\n"   \
  "word 2 TREASURER.\n" \
  "word 3 KAYAK\n"      \
  "begin\n"

/* A game of computers alone. */
static const char computers[] = SET_UP "seat 1 computer-easy Ada\n"
                                       "seat 2 computer-easy Hugo\n"
                                       "seat 3 computer-easy Marie\n" WORDS;

/* A game in which a person may name a word. */
static const char person[] = SET_UP "option activity-cards off\n"
                                    "seat 1 human Ada\n"
                                    "seat 2 computer-easy Hugo\n"
                                    "seat 3 computer-easy Marie\n" WORDS;

/* A game in which one person has laid a word and the other has not. */
static const char people[] = SET_UP "option trays 1\n"
                                    "seat 1 human Ada\n"
                                    "seat 2 human Nora\n"
                                    "first 1\n"
                                    "word 1 ..ROCKET\n";

static const char finished[] = SET_UP "option activity-cards off\n"
                                      "option trays 1\n"
                                      "seat 1 human Ada\n"
                                      "seat 2 human Nora\n"
                                      "first 1\n"
                                      "word 1 A\n"
                                      "word 2 I\n"
                                      "begin\n"
                                      "1 ask 2 I\n"
                                      "2 show 1\n"
                                      "2 ask 1 A\n"
                                      "1 show 1\n";

/* Runs the main loop until no source is ready. */
static void
pump (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Runs the main loop for about a frame; a frame that is due at the end is drawn too. */
static void
look_on (void)
{
  hands_look_on (20);
  pump ();
}

static gboolean
is_ready (GtkWidget *window, const char *name)
{
  GtkWidget *widget = hands_find (window, name);

  return widget != NULL && gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget);
}

/* Whether the game on the table has @seats seats, of which @humans are people. */
static gboolean
is_on_table (GtkWidget *window, guint humans, guint seats)
{
  GtkWidget *table = hands_find (window, "table");
  SalonGame *game = SALON_IS_TABLE (table) ? salon_table_get_game (SALON_TABLE (table)) : NULL;

  return game != NULL && salon_game_count_people (game) == humans && salon_game_count_seats (game) == seats;
}

/* Waits until the widget of this name is visible and sensitive. */
static GtkWidget *
wait_for (GtkWidget *window, const char *name)
{
  await (is_ready (window, name));

  return hands_find (window, name);
}

/* Waits until that game is on the table; changing the game takes a while because it goes through the
 * disk. */
static void
wait_for_game (GtkWidget *window, int humans, int seats)
{
  await (is_on_table (window, humans, seats));
}

static void
click (GtkWidget *window, const char *name)
{
  g_signal_emit_by_name (wait_for (window, name), "clicked");
  look_on ();
}

static void
act (GtkWidget *window, const char *action)
{
  g_assert_true (gtk_widget_activate_action (window, action, NULL));
  look_on ();
}

/* Closes the dialogs that are windows. In newer versions of libadwaita a dialog is part of its parent
 * and is closed with it. */
static void
close_dialogs (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (!GTK_IS_APPLICATION_WINDOW (l->data) && gtk_widget_get_visible (l->data))
      gtk_window_close (l->data);
  look_on ();
}

static char *
path_of (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "salon", name, NULL);
}

static void
put (const char *name, const char *text)
{
  g_autofree char *path = path_of (name);
  g_autofree char *directory = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (directory, 0700), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
open_record (GtkWidget *window, const char *name, const char *text)
{
  g_autofree char *path = path_of (name);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  put (name, text);
  salon_window_open (SALON_WINDOW (window), file);
  look_on ();
}

/* Removes the files that were kept, so that every round begins with the same ones. */
static void
tidy_up (void)
{
  g_autofree char *directory = path_of (NULL);
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = path_of (name);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
}

static GtkWidget *
the_window (void)
{
  g_application_activate (application);
  look_on ();
  return GTK_WIDGET (gtk_application_get_active_window (GTK_APPLICATION (application)));
}

static void
close_window (GtkWidget *window)
{
  gpointer there = window;

  g_object_add_weak_pointer (G_OBJECT (window), &there);
  gtk_window_close (GTK_WINDOW (window));
  await (there == NULL);
  look_on ();
}

static void
open_menu (GtkMenuButton *button)
{
  gtk_menu_button_popup (button);
  look_on ();
  gtk_menu_button_popdown (button);
  look_on ();
}

/* Opens a window, uses its pages and dialogs and games of all stages, and closes it. */
static void
use_salon (void)
{
  static const char *const dialogs[] = { "preferences", "help", "shortcuts", "about" };
  GtkMenuButton *menu;
  GtkWidget *window;

  put (SALON_STORE_GAME, computers);
  window = the_window ();
  click (window, "resume");
  menu = GTK_MENU_BUTTON (wait_for (window, "main-menu"));
  open_menu (menu);
  n_sections = g_menu_model_get_n_items (gtk_menu_button_get_menu_model (menu));
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (application), dialogs[i], NULL);
      look_on ();
      close_dialogs ();
    }

  act (window, "win.new-game");
  g_signal_emit_by_name (hands_find (window, "new-game"), "start");
  click (window, "lay-suggest");
  click (window, "lay-done");
  act (window, "win.undo");
  wait_for_game (window, 0, 3);

  open_record (window, "people.salon", people);
  wait_for_game (window, 2, 2);
  click (window, "curtain-open");
  click (window, "lay-suggest");
  open_record (window, "person.salon", person);
  wait_for_game (window, 1, 3);
  click (window, "name-word");
  click (window, "name-cancel");
  open_record (window, "finished.salon", finished);
  wait_for_game (window, 2, 2);
  click (window, "end-table");
  open_record (window, "damaged.salon", "salon-record 1\nno record\n");
  close_dialogs ();
  close_window (window);
  tidy_up ();
}

/* Does the same with a window that has nothing of Salon: a menu with as many sections, and a dialog of
 * the libraries. */
static void
use_bare (void)
{
  GtkWidget *window = adw_application_window_new (GTK_APPLICATION (application));
  GtkWidget *bar = adw_header_bar_new (), *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();

  for (int i = 0; i < n_sections; i++)
    {
      g_autoptr (GMenu) section = g_menu_new ();

      g_menu_append (section, "A", NULL);
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
    }
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  adw_header_bar_pack_end (ADW_HEADER_BAR (bar), button);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), bar);
  gtk_window_present (GTK_WINDOW (window));
  look_on ();

  open_menu (GTK_MENU_BUTTON (button));
  salon_compat_show_about (GTK_WINDOW (window), "Parlour games");
  look_on ();
  close_dialogs ();
  close_window (window);
}

/* What the windows of one kind leave behind. */
typedef struct {
  Census before, after;
  gssize growth; /* bytes, without the artwork, whose cache has a limit of its own */
} Remains;

static gssize
bytes_without_art (const Census *census)
{
  gsize bytes;

  salon_art_count_cached (&bytes);
  return (gssize) census->in_use - (gssize) bytes;
}

/* How many bytes the windows may leave in caches. */
static gssize
may_grow (void)
{
  return (gssize) MIN (CACHED_AT_MOST, CACHED_AT_FIRST + times * CACHED_IN_A_LIFE);
}

/* Takes the second census. While there are more sources than before, or more bytes than may be, it waits up to
 * REST_SECONDS, so that neither a timeout of the last window counts nor what a worker, whose game was closed, needs
 * for its last thought; but a source that comes again and again does, and bytes that stay. */
static void
take_at_rest (Remains *remains)
{
  const gint64 latest = g_get_monotonic_time () + REST_SECONDS * G_USEC_PER_SEC;

  census_take (&remains->after);
  while ((remains->after.sources > remains->before.sources
          || remains->growth + bytes_without_art (&remains->after) > may_grow ())
         && g_get_monotonic_time () < latest)
    {
      census_clear (&remains->after);
      look_on ();
      census_take (&remains->after);
    }
}

static void
live (void (*use) (void), Remains *remains)
{
  for (guint i = 0; i < USED_TO_IT; i++)
    use ();
  census_take (&remains->before);
  census_print (&remains->before, "used to it");
  remains->growth = -bytes_without_art (&remains->before);
  for (guint i = 0; i < times; i++)
    use ();
  take_at_rest (remains);
  census_print (&remains->after, "at the end");
  remains->growth += bytes_without_art (&remains->after);
}

/* How many objects of each type may be left: those that the libraries leave behind too, and those that
 * are cached on purpose. */
static GHashTable *
excuses (const Remains *bare, const Remains *ours)
{
  static const struct {
    const char *type;
    guint most;
  } caches[] = {
    /* Artwork: one handle for each piece, and textures up to the limit of salon-art.c. Which activity
     * cards are drawn is random. */
    { "RsvgHandle", 128 },
    { "GdkMemoryTexture", 512 },
    /* Pango keeps the fonts of the latest 256 descriptions. */
    { "PangoFcFontset", 256 },
    { "PangoCairoFcFont", 512 },
    { "PangoFcCoverage", 64 },
    /* The icon theme caches the icons that were shown. The texture of an icon keeps the picture that the
     * icon was read into. Which icons are drawn before their page is left (to pause, to hurry) is a matter
     * of time. */
    { "GtkIconPaintable", 64 },
    { "GdkPixbuf", 64 },
  };
  GHashTable *excused = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer name, number;

  g_hash_table_iter_init (&iter, bare->after.types);
  while (g_hash_table_iter_next (&iter, &name, &number))
    {
      const guint then = census_get_count (&bare->before, name), now = GPOINTER_TO_UINT (number);

      g_hash_table_insert (excused, name, GUINT_TO_POINTER (now > then ? now - then : 0));
    }
  for (guint i = 0; i < G_N_ELEMENTS (caches); i++)
    {
      const guint then = census_get_count (&ours->before, caches[i].type);

      if (then < caches[i].most)
        g_hash_table_insert (excused, (gpointer) caches[i].type, GUINT_TO_POINTER (caches[i].most - then));
    }

  return excused;
}

static void
test_lives (void)
{
  Remains bare = { 0 }, ours = { 0 };
  g_autoptr (GHashTable) excused = NULL;
  g_autofree char *theirs = NULL, *more = NULL;

  live (use_salon, &ours);
  live (use_bare, &bare);
  theirs = census_tell_more (&bare.before, &bare.after, NULL);
  g_test_message ("the libraries alone, %u times: %" G_GSSIZE_FORMAT " KiB more, %s", times, bare.growth / 1024,
                  theirs);
  excused = excuses (&bare, &ours);
  more = census_tell_more (&ours.before, &ours.after, excused);
  g_test_message ("Salon, %u times: %" G_GSSIZE_FORMAT " KiB more", times, ours.growth / 1024);

  g_assert_cmpstr (more, ==, "");
  g_assert_cmpuint (ours.after.sources, <=, ours.before.sources);
  g_assert_cmpuint (ours.after.handles, <=, ours.before.handles);
  g_assert_cmpuint (ours.after.threads, <=, MAX_THREADS);
  /* The bare windows come last, and may give back what Salon's had taken: a thread's memory, a sound device. */
  if (census_sees_bytes ())
    g_assert_cmpint (ours.growth, <=, MAX (bare.growth, 0) + may_grow ());

  census_clear (&bare.before);
  census_clear (&bare.after);
  census_clear (&ours.before);
  census_clear (&ours.after);
}

int
main (int argc, char *argv[])
{
  g_autoptr (SalonApplication) salon = NULL;
  g_autoptr (GError) error = NULL;

  census_begin ();
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    times = (guint) strtoul (argv[1], NULL, 10);
  g_resources_register (salon_app_get_resource ());
  salon_widgets_init ();
  salon = salon_application_new ();
  application = G_APPLICATION (salon);
  g_application_register (application, NULL, &error);
  g_assert_no_error (error);
  g_application_hold (application);

  g_test_add_func ("/window-life", test_lives);

  return g_test_run ();
}
