/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-help.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-help-page.h"

#define WIDTH            640
#define SHORTCUTS_HEIGHT 560

static const SalonHelpKey general_keys[] = {
  { "<Control>n", N_ ("New game") },
  { "<Control>o", N_ ("Open a game") },
  { "<Control>s", N_ ("Save a copy of the game") },
  { "<Control>l", N_ ("The library") },
  { "F1", N_ ("How to play") },
  { "<Control>comma", N_ ("Preferences") },
  { "<Control>question", N_ ("Keyboard shortcuts") },
  { "F10", N_ ("Main menu") },
  { "<Shift>F10", N_ ("Hand over the seat whose plate has the focus") },
  { "F11", N_ ("Fullscreen") },
  { "<Alt>Left", N_ ("Back to the table") },
  { "<Alt>Home", N_ ("To the home, where all tables stand") },
  { "<Control>w", N_ ("Close the window; the game is kept") },
  { "<Control>q", N_ ("Quit; the game is kept") },
  { NULL },
};

static const SalonHelpKey library_keys[] = {
  { "<Control>f", N_ ("Search the library; typing a word does so as well") },
  { "Return", N_ ("Go on with the game, or look at it again") },
  { "space", N_ ("Choose the game") },
  { "<Control>a", N_ ("Choose all games that are shown") },
  { "F2", N_ ("Give the game another title") },
  { "<Control>e", N_ ("Export what is chosen") },
  { "Delete", N_ ("Delete what is chosen") },
  { "<Control>z", N_ ("Have back what was deleted") },
  { NULL },
};

static const SalonHelpKey replay_keys[] = {
  { "Left", N_ ("Back") },
  { "Right", N_ ("Forward, as it was played") },
  { "<Shift>Right", N_ ("To the next turn; the other way with the left arrow") },
  { "<Control>Right", N_ ("To the next turning point, where a review tells them") },
  { "Home", N_ ("To the beginning") },
  { "End", N_ ("To the end") },
  { "space", N_ ("Play, and stop") },
  { "0", N_ ("With the eyes of an onlooker; the figures of the seats choose theirs") },
  { "a", N_ ("With all words open") },
  { "g", N_ ("Go on from here with a new game") },
  { NULL },
};

static void
learn_cb (GtkWidget *page, gpointer parent)
{
  salon_compat_close_page (page);
  gtk_widget_activate_action (GTK_WIDGET (parent), "win.learn", NULL);
}

void
salon_help_show (GtkWindow *parent, const SalonHelp *help, guint edition, const char *lesson, gboolean waits)
{
  GtkWidget *page = salon_help_page_new (help, edition, lesson, waits);

  g_signal_connect_object (page, "learn", G_CALLBACK (learn_cb), parent, 0);
  salon_compat_show_sheet (parent, "help", _ ("How to play"), page);
}

static void
add_key (GtkWidget *group, const char *keys, const char *text)
{
  GtkWidget *row = adw_action_row_new (), *cap;
  g_autofree char *label = NULL;
  GdkModifierType modifiers;
  guint keyval;

  gtk_accelerator_parse (keys, &keyval, &modifiers);
  label = gtk_accelerator_get_label (keyval, modifiers);
  cap = gtk_label_new (label);
  gtk_widget_add_css_class (cap, "keycap");
  gtk_widget_set_valign (cap, GTK_ALIGN_CENTER);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), text);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), cap);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

static GtkWidget *
make_keys (const char *title, const SalonHelpKey *keys)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  for (; keys->keys != NULL; keys++)
    add_key (group, keys->keys, _ (keys->text));
  return group;
}

void
salon_help_show_shortcuts (GtkWindow *parent, const SalonHelp *help)
{
  GtkWidget *page = adw_preferences_page_new ();

  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page),
                            ADW_PREFERENCES_GROUP (make_keys (_ ("General"), general_keys)));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page),
                            ADW_PREFERENCES_GROUP (make_keys (_ ("On the pages"), help->keys)));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page),
                            ADW_PREFERENCES_GROUP (make_keys (_ ("In the library"), library_keys)));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page),
                            ADW_PREFERENCES_GROUP (make_keys (_ ("Where a game is looked at again"), replay_keys)));
  salon_compat_show_page (parent, "shortcuts", _ ("Keyboard shortcuts"), ADW_PREFERENCES_PAGE (page), WIDTH,
                          SHORTCUTS_HEIGHT);
}
