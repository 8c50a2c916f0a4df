/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-help.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "rules/probe/probe-edition.h"

#define WIDTH            640
#define HELP_HEIGHT      700
#define SHORTCUTS_HEIGHT 560

/* What holds at every table, then what this edition does; where it does the same as
 * Parker 1964 its text is missing. */
static const struct {
  const char *title;
  const char *common;
  const char *special[PROBE_N_EDITIONS];
} chapters[] = {
  { N_ ("What it is about"),
    N_ ("Everybody hides a word behind cards. You uncover the words of the others, card by card, and every card is "
        "worth the points of its space: 5, 10 or 15. Your own cards are worth points too, if they stay hidden to the "
        "end."),
    { [PROBE_PARKER_1964] = N_ ("Two to six players."), [PROBE_PARKER_1982] = N_ ("Two to four players.") } },
  { N_ ("Laying your word"),
    N_ (
      "Put letter cards into your tray: click them, drag them, or simply type. Cards carry no accents, no apostrophes "
      "and no hyphens; names and abbreviations are no words."),
    { [PROBE_PARKER_1964] = N_ (
        "A word has 1 to 12 letters; plurals and verb forms may be laid. Up to 6 blanks, cards without a letter, may "
        "stand before and after the word, never between its letters: they hide how long it is and where it begins."),
      [PROBE_MIRO_1967] = N_ (
        "A word has 1 to 12 letters and is laid as a dictionary lists it: nouns, adjectives, infinitives and adverbs, "
        "no plurals, no verb forms. Up to 6 blanks, cards without a letter, may stand before and after the word, "
        "never between its letters: they hide how long it is and where it begins."),
      [PROBE_PARKER_1982] =
        N_ ("A word has 4 to 12 letters; plurals and verb forms may be laid. Up to 5 dots, cards without a letter, may "
            "stand before and after the word, never between its letters: they hide how long it is and where it begins. "
            "The set is small: three cards of R, one or two of every other letter.") } },
  { N_ ("Activity cards"),
    N_ (
      "A turn begins with a card from the deck, which everybody reads. It holds until the next one is drawn; a card that "
      "nobody can obey is ignored."),
    { [PROBE_PARKER_1964] = N_ (
        "There are 48. Some multiply your first guess by 3, 4 or 5, give 15 to 25 points or take 10; some let you draw "
        "again after a wrong guess. With others the player on your left or right turns a card of their own choice, "
        "which you score, or you turn one of your own blanks, which nobody scores."),
      [PROBE_PARKER_1982] = N_ (
        "There are 36. Some multiply your first guess by 2 or 3, put it to all opponents at once, or forgive a wrong "
        "dot; some let you draw again after a wrong guess. With others the player on your left or right turns a card, "
        "of their choice or of yours, which you score, or you turn one of your own dots, which nobody scores.") } },
  { N_ ("Your turn"),
    N_ (
      "Choose an opponent, then a letter. Whoever has it turns one such card, you score the space, and you go on asking. "
      "If they have not, your turn is over. Nobody may take notes."),
    { [PROBE_PARKER_1964] = N_ (
        "You may ask for a blank too; asked for in vain it costs 50 points. Guess the last hidden card of a word, and "
        "50 points come on top. People who answer by hand lose 100 points for a false “no”."),
      [PROBE_PARKER_1982] =
        N_ ("You may ask for a dot too; asked for in vain it costs 50 points. The last hidden card of a word brings 50 "
            "points on top, also when an activity card turns it. The pad is written at the end of the turn.") } },
  { N_ ("Naming a word"),
    N_ (
      "Do you know somebody’s word while five or more of its cards are hidden? Name the whole row, empty cards included. "
      "If it is right, you score all its hidden cards and 100 points; if it is wrong, you lose 50 and nothing is shown."),
    { [PROBE_PARKER_1964] = N_ ("Anybody may do so at any turn, while a player is about to draw or to ask."),
      [PROBE_MIRO_1967] = N_ ("You may do so in your own turn only, before you draw or ask.") } },
  { N_ ("Two players"),
    N_ (
      "Two players can lay two words each, a left and a right one. They ask each other, not a tray, and each word brings "
      "its own points for the last card and at the end."),
    { [PROBE_PARKER_1964] = N_ ("The left and right of an activity card are the opponent’s trays."),
      [PROBE_PARKER_1982] = N_ ("Where an activity card says left or right, the opponent chooses the tray.") } },
  { N_ ("The end"),
    N_ (
      "When only one player has hidden cards any more, every other player has two turns left. Then the last one scores "
      "what is still hidden and a bonus on top. The highest score wins."),
    { [PROBE_PARKER_1964] = N_ ("The bonus is 50 points, or 100 when five or more cards of the word are hidden."),
      [PROBE_PARKER_1982] =
        N_ ("The bonus is 50 points, and 100 more when five or more cards of the word are hidden.") } },
  { N_ ("Several people at one screen"),
    N_ ("Before anything secret shows, a curtain says by name who should look. Everybody else looks away until it is "
        "closed again."),
    { NULL } },
  { N_ ("Keeping and sharing games"),
    N_ (
      "A game is kept as you play, move by move; close the window whenever you like. “Save a copy” in the main menu "
      "writes a game into a file of your own, “Open” goes on with such a file, on this computer or another one. As long "
      "as a game is not over its copy holds all the hidden words: do not read it."),
    { NULL } },
};

static const struct {
  const char *keys;
  const char *text;
} general_keys[] = {
  { "<Control>n", N_("New game") },
  { "<Control>o", N_("Open a game") },
  { "<Control>s", N_("Save a copy of the game") },
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

/* Sentences after sentences; those of the edition are a paragraph of their own. */
static char *
chapter_text (guint chapter, ProbeEdition edition)
{
  const char *special = chapters[chapter].special[edition];

  if (special == NULL)
    special = chapters[chapter].special[PROBE_PARKER_1964];
  if (special == NULL)
    return g_strdup (_ (chapters[chapter].common));
  return g_strdup_printf ("%s\n%s", _ (chapters[chapter].common), _ (special));
}

static void
edition_cb (AdwComboRow *row, GParamSpec *pspec, GPtrArray *labels)
{
  const guint edition = adw_combo_row_get_selected (row);

  for (guint i = 0; i < labels->len; i++)
    {
      g_autofree char *text = chapter_text (i, (ProbeEdition) edition);

      gtk_label_set_text (g_ptr_array_index (labels, i), text);
    }
}

static void
forget_labels_cb (gpointer labels, GClosure *closure)
{
  g_ptr_array_unref (labels);
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

/* The edition whose rules are told, and their chapters. Returns the edition’s row. */
static GtkWidget *
add_rules (GtkWidget *page, ProbeEdition edition)
{
  GtkWidget *group = adw_preferences_group_new (), *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  GPtrArray *labels = g_ptr_array_new ();

  for (int i = 0; i < PROBE_N_EDITIONS; i++)
    gtk_string_list_append (titles, probe_editions[i].title);
  gtk_widget_set_name (row, "help-edition");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Edition"));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (titles));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), edition);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));

  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    g_ptr_array_add (labels, add_chapter (page, _ (chapters[i].title)));
  g_signal_connect_data (row, "notify::selected", G_CALLBACK (edition_cb), labels, forget_labels_cb, 0);
  edition_cb (ADW_COMBO_ROW (row), NULL, labels);
  return row;
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

/* The chapters cannot have the focus, but have to be read to their end by keyboard
 * too. */
static gboolean
scroll (GtkWidget *page, GVariant *how, gpointer data)
{
  /* Of the page's own making, around the groups. */
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (data), GTK_TYPE_SCROLLED_WINDOW);
  gboolean scrolled = FALSE;

  /* While the list of editions is open its keys are its own. */
  if (has_open_list (GTK_WIDGET (data)))
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
salon_help_show (GtkWindow *parent, ProbeEdition edition)
{
  GtkWidget *page = adw_preferences_page_new ();

  add_scroll_keys (page, add_rules (page, edition));

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

void
salon_help_show_shortcuts (GtkWindow *parent)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *general = adw_preferences_group_new (), *table = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (general), _ ("Everywhere"));
  for (guint i = 0; i < G_N_ELEMENTS (general_keys); i++)
    add_key (general, general_keys[i].keys, _ (general_keys[i].text));
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (table), _ ("On the pages"));
  for (guint i = 0; i < G_N_ELEMENTS (table_keys); i++)
    add_key (table, table_keys[i].keys, _ (table_keys[i].text));

  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (general));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (table));
  salon_compat_show_page (parent, "shortcuts", _ ("Keyboard shortcuts"), ADW_PREFERENCES_PAGE (page), WIDTH,
                          SHORTCUTS_HEIGHT);
}
