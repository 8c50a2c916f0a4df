/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-help.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"

#define WIDTH 640
#define HELP_HEIGHT 700
#define SHORTCUTS_HEIGHT 560

static const struct {
  const char *title;
  const char *text;
} chapters[] = {
  { N_("What it is about"),
    N_("Everybody hides a word behind cards. You uncover the words of the others, card by card, and every card is "
       "worth the points of its space: 5, 10 or 15. Your own cards are worth points too, if they stay hidden to the "
       "end.") },
  { N_("Laying your word"),
    N_("Put letter cards into your tray: click them, drag them, or simply type. Empty cards, called blanks (dots in "
       "1982), may stand before and after the word, never between its letters: they hide how long it is and where "
       "it begins.") },
  { N_("Your turn"),
    N_("Draw an activity card first; everybody reads it, and it may help or hinder. Then choose an opponent and a "
       "letter, or a blank. Whoever has it turns one such card, you score the space, and you go on asking. If they "
       "have not, your turn is over; a blank asked for in vain costs 50 points. The last hidden card of a word "
       "brings 50 more. Nobody may take notes.") },
  { N_("Naming a word"),
    N_("Do you know somebody’s word while five or more of its cards are hidden? Name the whole row, blanks included. "
       "If it is right, you score all its hidden cards and 100 points; if it is wrong, you lose 50 and nothing is "
       "shown. It can be done while somebody is about to draw or to ask.") },
  { N_("The end"),
    N_("When only one word is hidden any more, every other player has two turns left to open it. Then its owner "
       "scores what is still hidden and a bonus on top. The highest score wins.") },
  { N_("Several people at one screen"),
    N_("Before anything secret shows, a curtain says by name who should look. Everybody else looks away until it is "
       "closed again.") },
};

static const struct {
  const char *title;
  const char *text;
} editions[] = {
  { N_("Parker 1964"),
    N_("Two to six players. Words of one to twelve letters, up to six blanks. 48 activity cards multiply a guess by "
       "up to five. For a word still hidden at the end the bonus is 50 points, or 100 when five or more of its cards "
       "are hidden.") },
  { N_("Miro 1967"),
    N_("The French edition, played as 1964, but only with words as a dictionary lists them: no plurals, no conjugated "
       "verbs. A word may be named on one’s own turn only.") },
  { N_("Parker 1982"),
    N_("Two to four players. Words of four to twelve letters, up to five dots. 36 activity cards; with some of them "
       "everybody answers at once, or you point at a card yourself. The table always answers, the pad is written at "
       "the end of a turn, and the bonus for a well hidden word is 150.") },
};

static const struct {
  const char *keys;
  const char *text;
} general_keys[] = {
  { "<Control>n", N_("New game") },
  { "F1", N_("How to play") },
  { "<Control>comma", N_("Preferences") },
  { "<Control>question", N_("Keyboard shortcuts") },
  { "F10", N_("Main menu") },
  { "F11", N_("Fullscreen") },
  { "<Alt>Left", N_("Back to the table") },
  { "<Control>w", N_("Close the window; the game is kept") },
  { "<Control>q", N_("Quit; the game is kept") },
}, table_keys[] = {
  { "Tab", N_("From one thing to the next") },
  { "Right", N_("From card to card, from letter to letter") },
  { "Return", N_("Do it: draw, choose, show") },
  { "<Alt>Up", N_("New game: move a player up") },
  { "<Alt>Down", N_("New game: move a player down") },
};

static GtkWidget *
add_chapter (GtkWidget  *page,
             const char *title,
             const char *text)
{
  GtkWidget *group = adw_preferences_group_new (), *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), label);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  return group;
}

/* There is nothing on the page that could have the focus, but it has to be read
 * to its end by keyboard too. */
static gboolean
scroll (GtkWidget *page,
        GVariant  *how,
        gpointer   data)
{
  /* Of the page's own making, around the groups. */
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (data), GTK_TYPE_SCROLLED_WINDOW);
  gboolean scrolled = FALSE;

  if (scroller != NULL)
    g_signal_emit_by_name (scroller, "scroll-child", g_variant_get_int32 (how), FALSE, &scrolled);

  return scrolled;
}

static void
add_scroll_keys (GtkWidget *page,
                 GtkWidget *content)
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
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].keyval, 0),
                                                gtk_callback_action_new (scroll, content, NULL));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 ((gint32) keys[i].how));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  gtk_widget_add_controller (page, controller);
}

void
salon_help_show (GtkWindow *parent)
{
  GtkWidget *page = adw_preferences_page_new (), *last = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    add_chapter (page, _(chapters[i].title), _(chapters[i].text));
  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    last = add_chapter (page, _(editions[i].title), _(editions[i].text));
  add_scroll_keys (page, last);

  salon_compat_show_page (parent, "help", _("How to play"), ADW_PREFERENCES_PAGE (page), WIDTH, HELP_HEIGHT);
}

static void
add_key (GtkWidget  *group,
         const char *keys,
         const char *text)
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

void
salon_help_show_shortcuts (GtkWindow *parent)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *general = adw_preferences_group_new (), *table = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (general), _("Everywhere"));
  for (guint i = 0; i < G_N_ELEMENTS (general_keys); i++)
    add_key (general, general_keys[i].keys, _(general_keys[i].text));
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (table), _("On the pages"));
  for (guint i = 0; i < G_N_ELEMENTS (table_keys); i++)
    add_key (table, table_keys[i].keys, _(table_keys[i].text));

  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (general));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (table));
  salon_compat_show_page (parent, "shortcuts", _("Keyboard shortcuts"), ADW_PREFERENCES_PAGE (page),
                          WIDTH, SHORTCUTS_HEIGHT);
}
