/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rooms of packs, used as people use them: files are dropped, categories sent elsewhere, packs kept, mixed, renamed, deleted and
 * brought back. With SALON_PICTURES, a folder, each step leaves a picture there. */

#include <locale.h>

#include <glib/gstdio.h>

#include "app/wedges/wedges-packs-page.h"
#include "await.h"
#include "model-scratch.h"
#include "model/wedges/wedges-deal.h"
#include "model/wedges/wedges-packs.h"
#include "pages-hands.h"
#include "salon-app-resource.h"

typedef struct {
  char *directory;
  SalonStore *store;
  GtkWidget *window;
  GtkStack *stack;
  GtkWidget *page, *form; /* the form: (nullable) */
  GString *told;
} Fixture;

static void
leave_cb (Fixture *fixture, GtkWidget *room)
{
  g_assert_true (room == fixture->form);
  gtk_stack_set_visible_child (fixture->stack, fixture->page);
  gtk_stack_remove (fixture->stack, room);
  fixture->form = NULL;
  salon_room_focus (SALON_ROOM (fixture->page));
}

static void
tell_cb (Fixture *fixture, const char *text)
{
  g_string_append_printf (fixture->told, "%s\n", text);
}

static void
show_cb (Fixture *fixture, GtkWidget *room)
{
  fixture->form = room;
  gtk_stack_add_child (fixture->stack, room);
  gtk_stack_set_visible_child (fixture->stack, room);
  g_signal_connect_swapped (room, "leave", G_CALLBACK (leave_cb), fixture);
  g_signal_connect_swapped (room, "message", G_CALLBACK (tell_cb), fixture);
  salon_room_focus (SALON_ROOM (room));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  SalonRoomMeans means = { 0 };

  fixture->directory = model_directory ();
  fixture->store = salon_store_new (fixture->directory);
  fixture->told = g_string_new (NULL);
  means.store = fixture->store;
  fixture->page = GTK_WIDGET (wedges_packs_page_new (&means));
  fixture->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_add_child (fixture->stack, fixture->page);
  g_signal_connect_swapped (fixture->page, "show-room", G_CALLBACK (show_cb), fixture);
  g_signal_connect_swapped (fixture->page, "message", G_CALLBACK (tell_cb), fixture);
  fixture->window = hands_present (GTK_WIDGET (fixture->stack));
  salon_room_focus (SALON_ROOM (fixture->page));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  hands_look_on (50);
  g_object_unref (fixture->store);
  g_string_free (fixture->told, TRUE);
  model_remove (fixture->directory);
}

/* Saves what the window shows, if pictures are wanted. */
static void
take_picture (Fixture *fixture, const char *name)
{
  static const struct {
    int width, height;
  } sizes[] = { { 1280, 760 }, { 1024, 560 }, { 2560, 1400 } };
  const char *folder = g_getenv ("SALON_PICTURES");

  for (guint i = 0; folder != NULL && i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *file = g_strdup_printf ("%s-%d.png", name, sizes[i].width);
      g_autofree char *path = g_build_filename (folder, file, NULL);
      g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (fixture->window);
      g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
      g_autoptr (GdkTexture) texture = NULL;
      GskRenderNode *node;

      gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[i].width, sizes[i].height);
      hands_look_on (600);
      gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (fixture->window),
                              gtk_widget_get_height (fixture->window));
      node = gtk_snapshot_to_node (snapshot);
      texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (fixture->window)), node, NULL);
      g_assert_true (gdk_texture_save_to_png (texture, path));
      gsk_render_node_unref (node);
    }
}

/* Drops @n files on the page, called @names, with @texts. */
static void
drop_files (Fixture *fixture, const char *const *names, const char *const *texts, guint n)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_build_filename (fixture->directory, names[i], NULL);

      g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
      g_ptr_array_add (files, g_file_new_for_path (path));
    }
  g_assert_true (salon_room_take_files (SALON_ROOM (fixture->page), files));
}

static void
drop (Fixture *fixture, const char *name, const char *text)
{
  drop_files (fixture, &name, &text, 1);
}

/* Whether an alert is in sight that says @text; it is closed then. */
static gboolean
close_alert (Fixture *fixture, const char *text)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      GtkWidget *alert = hands_find (window, "alert");
      g_autoptr (GString) texts = g_string_new (NULL);

      if (alert == NULL)
        continue;
      hands_gather_texts (alert, texts);
      if (strstr (texts->str, text) == NULL)
        continue;
      if (GTK_IS_WINDOW (alert))
        gtk_window_destroy (GTK_WINDOW (alert));
      return TRUE;
    }
  return FALSE;
}

/* The row of the pack whose title is @title; NULL: there is none. */
static GtkWidget *
find_row (Fixture *fixture, const char *title)
{
  GtkWidget *list = hands_get (fixture->page, "packs-list");

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      g_autoptr (GString) texts = g_string_new (NULL);

      hands_gather_texts (row, texts);
      if (g_str_has_prefix (texts->str, title))
        return row;
    }
  return NULL;
}

static void
assert_text (GtkWidget *widget, const char *text)
{
  g_autoptr (GString) texts = g_string_new (NULL);

  hands_gather_texts (widget, texts);
  g_assert_nonnull (strstr (texts->str, text));
}

static const char *
get_sum (Fixture *fixture)
{
  return gtk_label_get_label (GTK_LABEL (hands_get (fixture->form, "packs-sum")));
}

/* A table of 8 categories with 40 questions each. */
static char *
make_table (void)
{
  static const char *const names[] = { "Geography",         "Film",
                                       "History",           "Books",
                                       "Science",           "Sport",
                                       "General Knowledge", "Music, and a name of a category that goes on and on" };
  GString *text = g_string_new ("Category,Question,Answer,Notes\n");

  for (guint i = 0; i < 320; i++)
    g_string_append_printf (text, "\"%s\",Question %u?,Answer %u,\n", names[i % 8], i, i);
  g_string_append (text, "Film,Round?,True,\nFilm,,Empty,\n");
  return g_string_free (text, FALSE);
}

static void
test_packs (Fixture *fixture, gconstpointer data)
{
  g_autofree char *table = make_table ();
  g_autoptr (GError) error = NULL;
  QuestionsBank *bank;
  GtkWidget *row;

  await (find_row (fixture, "Salon’s questions, in English") != NULL);
  assert_text (find_row (fixture, "Salon’s questions, in English"), "English · 1200 questions · 200 cards");
  g_assert_null (hands_find (find_row (fixture, "Salon’s questions, in French"), "fr"));

  /* A table is dropped, one category left out, and kept. */
  drop (fixture, "pub_quiz.csv", table);
  await (fixture->form != NULL);
  g_assert_cmpstr (get_sum (fixture), ==, "48 cards; 32 questions fill no card");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (hands_get (fixture->form, "packs-left"))), ==,
                   "Left out: 1 true or false, 1 without question or answer.");
  hands_assert_label (hands_get (fixture->form, "place-1"), "Film, 40 questions");
  take_picture (fixture, "form");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (hands_get (fixture->form, "place-6")), WEDGES_DEAL_NONE);
  g_assert_cmpstr (get_sum (fixture), ==, "40 cards; 40 questions fill no card; 40 are left out");

  /* Without answers there are no cards; nothing can be kept then. */
  gtk_drop_down_set_selected (GTK_DROP_DOWN (hands_get (fixture->form, "column-1")), 0);
  g_assert_false (gtk_widget_get_sensitive (hands_get (fixture->form, "packs-keep")));
  await (g_str_has_prefix (get_sum (fixture), "0 cards"));
  g_assert_false (gtk_widget_get_sensitive (hands_get (fixture->form, "packs-keep")));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (hands_get (fixture->form, "column-1")), 3);
  await (g_str_has_prefix (get_sum (fixture), "48 cards"));
  gtk_editable_set_text (GTK_EDITABLE (hands_get (fixture->form, "packs-licence")), "CC BY-SA 4.0");
  gtk_editable_set_text (GTK_EDITABLE (hands_get (fixture->form, "packs-title")), " ");
  g_assert_false (gtk_widget_get_sensitive (hands_get (fixture->form, "packs-keep")));
  gtk_editable_set_text (GTK_EDITABLE (hands_get (fixture->form, "packs-title")), "Pub\nquiz ");
  hands_activate (hands_get (fixture->form, "packs-keep"));
  await (fixture->form == NULL);
  g_assert_cmpstr (fixture->told->str, ==, "“Pub\nquiz” is kept.\n");
  await (find_row (fixture, "Pub quiz") != NULL);
  assert_text (find_row (fixture, "Pub quiz"), "English · 320 questions · 48 cards · CC BY-SA 4.0");

  /* What is no question file leaves the list as it is. */
  drop (fixture, "letter.txt", "Dear all,\nno questions here.\n");
  await (close_alert (fixture, "letter.txt: There is no question"));
  g_assert_null (fixture->form);

  /* Two packs are mixed. */
  hands_activate (hands_get (fixture->page, "packs-mix"));
  g_assert_nonnull (fixture->form);
  gtk_editable_set_text (GTK_EDITABLE (hands_get (fixture->form, "packs-title")), "Both");
  g_assert_false (gtk_widget_get_sensitive (hands_get (fixture->form, "packs-keep")));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (hands_get (fixture->form, "pub-quiz")), TRUE);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (hands_get (fixture->form, "en")), TRUE);
  await (g_str_has_prefix (get_sum (fixture), "248 cards"));
  take_picture (fixture, "mix");
  hands_activate (hands_get (fixture->form, "packs-keep"));
  await (fixture->form == NULL);
  await (find_row (fixture, "Both") != NULL);
  bank = wedges_packs_open (fixture->directory, "both", &error);
  g_assert_no_error (error);
  g_assert_cmpint (questions_bank_count_cards (bank), ==, 248);
  questions_bank_free (bank);
  take_picture (fixture, "list");

  /* Renamed, deleted, brought back, deleted. */
  row = find_row (fixture, "Both");
  hands_activate (hands_get (row, "rename"));
  gtk_editable_set_text (GTK_EDITABLE (hands_get (row, "packs-new-title")), "Everything");
  take_picture (fixture, "rename");
  g_signal_emit_by_name (hands_get (row, "packs-new-title"), "activate");
  await (find_row (fixture, "Everything") != NULL);
  g_assert_null (find_row (fixture, "Both"));
  hands_activate (hands_get (find_row (fixture, "Everything"), "delete"));
  await (find_row (fixture, "Everything") == NULL);
  take_picture (fixture, "deleted");
  hands_activate (hands_get (fixture->page, "library-undo"));
  await (find_row (fixture, "Everything") != NULL);
  hands_activate (hands_get (find_row (fixture, "Everything"), "delete"));
  await (find_row (fixture, "Everything") == NULL);
  g_assert_null (wedges_packs_open (fixture->directory, "both", NULL));
}

/* Makes a pack of a table with one card, with @licence. */
static void
keep_pack (Fixture *fixture, const char *title, const char *licence)
{
  g_autoptr (GString) text = g_string_new ("Category,Question,Answer\n");
  g_autofree char *name = g_strconcat (title, ".csv", NULL);

  for (guint i = 0; i < 12; i++)
    g_string_append_printf (text, "%s,%s %u?,Answer %u\n",
                            ((const char *[]) { "Geography", "Film", "History", "Books", "Science", "Sport" })[i % 6],
                            title, i, i);
  drop (fixture, name, text->str);
  await (fixture->form != NULL);
  gtk_editable_set_text (GTK_EDITABLE (hands_get (fixture->form, "packs-licence")), licence);
  hands_activate (hands_get (fixture->form, "packs-keep"));
  await (fixture->form == NULL);
  await (find_row (fixture, title) != NULL);
}

/* Checks the button of the pack @name, in a mix, or not. */
static void
check_pack (Fixture *fixture, const char *name, gboolean checked)
{
  gtk_check_button_set_active (GTK_CHECK_BUTTON (hands_get (fixture->form, name)), checked);
}

/* A mix proposes language and licence of its packs; what somebody writes or chooses stays. */
static void
test_mix (Fixture *fixture, gconstpointer data)
{
  GtkDropDown *language;
  GtkEditable *licence;

  keep_pack (fixture, "ours", "CC0");
  keep_pack (fixture, "theirs", "CC BY 4.0");
  hands_activate (hands_get (fixture->page, "packs-mix"));
  licence = GTK_EDITABLE (hands_get (fixture->form, "packs-licence"));
  language = GTK_DROP_DOWN (hands_get (fixture->form, "packs-language"));
  check_pack (fixture, "ours", TRUE);
  g_assert_cmpstr (gtk_editable_get_text (licence), ==, "CC0");
  check_pack (fixture, "theirs", TRUE);
  g_assert_cmpstr (gtk_editable_get_text (licence), ==, "CC0, CC BY 4.0");
  check_pack (fixture, "ours", FALSE);
  g_assert_cmpstr (gtk_editable_get_text (licence), ==, "CC BY 4.0");
  check_pack (fixture, "fr", TRUE);
  g_assert_cmpuint (gtk_drop_down_get_selected (language), ==, 1);

  gtk_editable_set_text (licence, "mine, for the family");
  gtk_drop_down_set_selected (language, 2);
  check_pack (fixture, "fr", FALSE);
  check_pack (fixture, "ours", TRUE);
  g_assert_cmpstr (gtk_editable_get_text (licence), ==, "mine, for the family");
  g_assert_cmpuint (gtk_drop_down_get_selected (language), ==, 2);
  gtk_editable_set_text (licence, "");
  check_pack (fixture, "en", TRUE);
  g_assert_cmpstr (gtk_editable_get_text (licence), ==, "");
  check_pack (fixture, "en", FALSE);
  await (g_str_has_prefix (get_sum (fixture), "4 cards"));
}

/* Of several files each is imported, in their order; those that cannot be are told of, and none is imported in part. */
static void
test_several_files (Fixture *fixture, gconstpointer data)
{
  static const char good[] = "Category,Question,Answer\nFilm,Who?,Nobody\n";
  const char *const names[] = { "a.txt", "b.csv", "c.txt", "d.txt", "e.csv", "f.csv", "g.txt" };
  const char *const texts[] = { "no\n", good, "no\n", "no\n", good, good, "no\n" };
  g_autofree char *subtitle = NULL, *second = NULL;

  await (find_row (fixture, "Salon’s questions, in English") != NULL);
  drop_files (fixture, names, texts, G_N_ELEMENTS (names));
  await (fixture->form != NULL);
  subtitle = salon_room_get_subtitle (SALON_ROOM (fixture->form));
  g_assert_cmpstr (subtitle, ==, "b.csv, and 5 more files after it");
  await (close_alert (fixture, "a.txt: There is no question in this file that Salon can use."));
  hands_activate (hands_get (fixture->form, "packs-keep"));
  await (find_row (fixture, "b") != NULL);

  /* The next two are told of together; then the room of the fifth is there, which is left without keeping it. */
  await (fixture->form != NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (hands_get (fixture->form, "packs-title"))), ==, "e");
  await (close_alert (fixture, "Salon can use.\nd.txt: There"));
  salon_room_leave (SALON_ROOM (fixture->form));
  await (fixture->form != NULL);
  second = salon_room_get_subtitle (SALON_ROOM (fixture->form));
  g_assert_cmpstr (second, ==, "f.csv, and 1 more file after it");
  hands_activate (hands_get (fixture->form, "packs-keep"));
  await (close_alert (fixture, "g.txt: There"));
  await (find_row (fixture, "f") != NULL);
  g_assert_null (fixture->form);
  g_assert_null (find_row (fixture, "e"));

  /* Nothing is left over. */
  drop (fixture, "h.txt", "no\n");
  await (close_alert (fixture, "h.txt: There"));
  g_assert_null (fixture->form);
}

/* Columns of which nothing can be made are refused, and others can be chosen then. */
static void
test_refused_columns (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) table = g_string_new ("Category,Question,Answer,Notes\n");

  for (guint i = 0; i <= WEDGES_IMPORT_MAX_QUESTIONS; i++)
    g_string_append_printf (table, "Film,Q%u?,%s,N%u\n", i, i < 12 ? "Answer" : "True", i);
  drop (fixture, "many.csv", table->str);
  await (fixture->form != NULL);
  g_assert_true (g_str_has_prefix (get_sum (fixture), "0 cards; 12 questions"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (hands_get (fixture->form, "column-1")), 4);
  await (g_str_equal (get_sum (fixture), "Nothing chosen yet"));
  g_assert_false (gtk_widget_get_sensitive (hands_get (fixture->form, "packs-keep")));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (hands_get (fixture->form, "column-1")), 3);
  await (g_str_has_prefix (get_sum (fixture), "0 cards; 12 questions"));
  g_assert_true (gtk_widget_get_sensitive (hands_get (fixture->form, "packs-keep")));
}

int
main (int argc, char *argv[])
{
  hands_init (&argc, &argv);
  g_resources_register (salon_app_get_resource ());
  g_test_add ("/wedges/packs-page/everything", Fixture, NULL, set_up, test_packs, tear_down);
  g_test_add ("/wedges/packs-page/mix", Fixture, NULL, set_up, test_mix, tear_down);
  g_test_add ("/wedges/packs-page/refused-columns", Fixture, NULL, set_up, test_refused_columns, tear_down);
  g_test_add ("/wedges/packs-page/several-files", Fixture, NULL, set_up, test_several_files, tear_down);

  return g_test_run ();
}
