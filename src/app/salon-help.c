/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-help.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"

#define WIDTH            640
#define HELP_HEIGHT      700
#define SHORTCUTS_HEIGHT 560

static const SalonHelpKey general_keys[] = {
  { "<Control>n", N_ ("New game") },
  { "<Control>o", N_ ("Open a game") },
  { "<Control>s", N_ ("Save a copy of the game") },
  { "F1", N_ ("How to play") },
  { "<Control>comma", N_ ("Preferences") },
  { "<Control>question", N_ ("Keyboard shortcuts") },
  { "F10", N_ ("Main menu") },
  { "<Shift>F10", N_ ("Hand over the seat whose plate has the focus") },
  { "F11", N_ ("Fullscreen") },
  { "<Alt>Left", N_ ("Back to the table") },
  { "<Control>w", N_ ("Close the window; the game is kept") },
  { "<Control>q", N_ ("Quit; the game is kept") },
  { NULL },
};

/* The chapters of a game, and the labels with their texts. */
typedef struct {
  const SalonHelp *help;
  GPtrArray *labels;
  GtkWidget *short_page; /* an AdwBin; NULL: there is none */
} Rules;

/* Sets the text of @label to @common, then @special (nullable) in a paragraph of its own. */
static void
set_text (GtkWidget *label, const char *common, const char *special)
{
  g_autofree char *text = special != NULL ? g_strconcat (common, "\n", special, NULL) : NULL;

  gtk_label_set_text (GTK_LABEL (label), special != NULL ? text : common);
}

static void
show_edition (const Rules *rules, guint edition)
{
  if (rules->short_page != NULL)
    adw_bin_set_child (ADW_BIN (rules->short_page), rules->help->make_short (edition));
  for (guint i = 0; i < rules->labels->len; i++)
    {
      const SalonHelpChapter *chapter = &rules->help->chapters[i];
      const char *special = chapter->special[edition] != NULL ? chapter->special[edition] : chapter->special[0];

      set_text (g_ptr_array_index (rules->labels, i), _ (chapter->common), special != NULL ? _ (special) : NULL);
    }
}

static void
edition_cb (AdwComboRow *row, GParamSpec *pspec, const Rules *rules)
{
  show_edition (rules, adw_combo_row_get_selected (row));
}

static void
forget_rules_cb (gpointer data, GClosure *closure)
{
  Rules *rules = data;

  g_ptr_array_unref (rules->labels);
  g_free (rules);
}

static GtkWidget *
add_chapter (GtkWidget *page, const char *title)
{
  GtkWidget *group = adw_preferences_group_new (), *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), label);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  return label;
}

/* The row in which the edition is chosen. */
static GtkWidget *
add_edition_row (GtkWidget *page, const SalonHelp *help, guint edition)
{
  GtkWidget *group = adw_preferences_group_new (), *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  const char *title;

  for (guint i = 0; (title = help->get_edition (i)) != NULL; i++)
    gtk_string_list_append (titles, title);
  gtk_widget_set_name (row, "help-edition");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Edition"));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (titles));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), edition);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  return row;
}

/* Where the short page of the edition comes to stand. */
static GtkWidget *
add_short_page (GtkWidget *page)
{
  GtkWidget *group = adw_preferences_group_new (), *bin = adw_bin_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("In short"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _ ("Turn the cards: they are real ones."));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), bin);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  return bin;
}

static void
learn_cb (GtkWidget *button, gpointer parent)
{
  salon_compat_close_page (button);
  gtk_widget_activate_action (GTK_WIDGET (parent), "win.learn", NULL);
}

/* Rather play than read? */
static void
add_lesson (GtkWidget *page, GtkWindow *parent, const char *lesson)
{
  GtkWidget *group = adw_preferences_group_new (), *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new_with_mnemonic (lesson);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Rather play than read?"));
  gtk_widget_set_name (button, "help-learn");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (learn_cb), parent, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
}

static void
add_rules (GtkWidget *page, const SalonHelp *help, guint edition)
{
  GtkWidget *row = help->get_edition != NULL ? add_edition_row (page, help, edition) : NULL;
  Rules *rules = g_new (Rules, 1);

  *rules = (Rules) { help, g_ptr_array_new (), help->make_short != NULL ? add_short_page (page) : NULL };
  for (const SalonHelpChapter *chapter = help->chapters; chapter->title != NULL; chapter++)
    g_ptr_array_add (rules->labels, add_chapter (page, _ (chapter->title)));
  show_edition (rules, edition);
  if (row != NULL)
    g_signal_connect_data (row, "notify::selected", G_CALLBACK (edition_cb), rules, forget_rules_cb, 0);
  else
    forget_rules_cb (rules, NULL);
}

/* Adds the chapters that are the same for every game. Returns the label of the last one. */
static GtkWidget *
add_common_chapters (GtkWidget *page, const SalonHelp *help)
{
  GtkWidget *label;

  if (help->secrets != NULL)
    set_text (add_chapter (page, _ ("Several people at one screen")),
              _ ("Before anything secret appears, a curtain names the player who should look. Everybody "
                 "else looks away until it is closed again."),
              NULL);

  label = add_chapter (page, _ ("Keeping and sharing games"));
  set_text (
    label,
    _ ("A game is kept as you play, move by move; close the window whenever you like. “Save a copy” in the main "
       "menu writes a game into a file of your own, “Open” goes on with such a file, on this computer or "
       "another one."),
    help->secrets != NULL ? _ (help->secrets) : NULL);
  return label;
}

static gboolean
has_open_list (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if ((GTK_IS_POPOVER (child) && gtk_widget_get_mapped (child)) || has_open_list (child))
      return TRUE;

  return FALSE;
}

/* The labels of the chapters cannot have the focus, so these keys scroll the page for people
 * without a mouse. */
static gboolean
scroll (GtkWidget *page, GVariant *how, gpointer data)
{
  /* AdwPreferencesPage makes the scrolled window around its groups. */
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (data), GTK_TYPE_SCROLLED_WINDOW);
  gboolean scrolled = FALSE;

  /* An open list of editions needs these keys itself. */
  if (has_open_list (page))
    return FALSE;
  if (scroller != NULL)
    g_signal_emit_by_name (scroller, "scroll-child", g_variant_get_int32 (how), FALSE, &scrolled);

  return scrolled;
}

static void
add_scroll_keys (GtkWidget *page, GtkWidget *content)
{
  static const struct {
    guint keyval;
    GtkScrollType how;
  } keys[] = {
    { GDK_KEY_Up, GTK_SCROLL_STEP_BACKWARD },
    { GDK_KEY_Down, GTK_SCROLL_STEP_FORWARD },
    { GDK_KEY_Page_Up, GTK_SCROLL_PAGE_BACKWARD },
    { GDK_KEY_Page_Down, GTK_SCROLL_PAGE_FORWARD },
    { GDK_KEY_Home, GTK_SCROLL_START },
    { GDK_KEY_End, GTK_SCROLL_END },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  /* In the capture phase the keys arrive before the list around the row of editions takes
   * them. */
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkShortcut *shortcut =
        gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].keyval, 0), gtk_callback_action_new (scroll, content, NULL));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 ((gint32) keys[i].how));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  gtk_widget_add_controller (page, controller);
}

void
salon_help_show (GtkWindow *parent, const SalonHelp *help, guint edition, const char *lesson)
{
  GtkWidget *page = adw_preferences_page_new ();

  if (lesson != NULL)
    add_lesson (page, parent, lesson);
  add_rules (page, help, edition);
  add_scroll_keys (page, add_common_chapters (page, help));

  salon_compat_show_page (parent, "help", _ ("How to play"), ADW_PREFERENCES_PAGE (page), WIDTH, HELP_HEIGHT);
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
  salon_compat_show_page (parent, "shortcuts", _ ("Keyboard shortcuts"), ADW_PREFERENCES_PAGE (page), WIDTH,
                          SHORTCUTS_HEIGHT);
}
