/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-help-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-help-panel.h"
#include "app/salon-help-sheet.h"
#include "widgets/salon-pages.h"
#include "widgets/salon-style.h"

#define PAGE_SHEET   "sheet"
#define PAGE_CHAPTER "chapter"

/* The widest chapter, in px */
#define CHAPTER 860

struct _SalonHelpPage {
  GtkWidget parent_instance;

  GtkWidget *box, *title, *back, *stack;
  GtkWidget *sheet, *sheet_scroller;
  GtkWidget *chapter, *chapter_scroller, *chapter_editions, *paper, *next;

  const SalonHelp *help;
  GPtrArray *rows;    /* of the list of chapters, in their order */
  GPtrArray *toggles; /* which choose the edition, on both pages */
  guint edition;
  int sheet_edition; /* what the first page shows; −1: nothing yet */
  int open;          /* the chapter that is open; −1: the first page */
  int shown;         /* what was shown before that */
  guint show_id;
  char *lesson;
  gboolean waits;
};

G_DEFINE_FINAL_TYPE (SalonHelpPage, salon_help_page, GTK_TYPE_WIDGET)

enum {
  LEARN,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* The chapters that are the same for every game: the last one has the text of the game about its secrets, too. */
static const SalonHelpChapter library = {
  { N_ ("The library: games looked at again") },
  N_ (
    "The library (Ctrl+L, and a drawer of the home) has every game that was kept. Search it by a name, a word or an "
    "edition. A click on a game that waits goes on with it, and “Look back” shows what was played so far; a click on a "
    "finished game looks at it again. Tick games to export or delete them; what was deleted can be had back for a while. Every game is one small file, and files of "
    "others can be imported.\n"
    "A replay stands at the table and goes move by move, by its buttons, the arrow keys, or the line of the score. You "
    "see what lay open for all; once the game is over you may choose the eyes of a player as well. “Go on from here” "
    "begins a new game at that point, and the old one stays as it is.\n"
    "Statistics are made from the finished games of the library, for each name. Two names of one person can be joined, "
    "and a name can be forgotten; games are never changed for that. Lessons do not count, "
    "nor do games that go on from a finished one. Of a game that was ended more than once, from copies of it, the first "
    "end counts. When an evening of several games is over, each of them counts, for those who sat at its table. Below each "
    "rival stands what the person had in the games with them, on average. The table that is saved has a line for each "
    "game of each person, with the names of the rivals."),
  { NULL },
  NULL,
};
static const SalonHelpChapter keeping = {
  { N_ ("Sharing the screen, keeping games") },
  N_ ("A game is kept as you play, move by move; close the window whenever you like. “Save a copy” in the main menu "
      "writes a game into a file of your own, “Open” goes on with such a file, on this computer or another one."),
  { NULL },
  NULL,
};

static void show (SalonHelpPage *self);

/* Chapters */

static guint
count_chapters (SalonHelpPage *self)
{
  guint n = 0;

  while (self->help->chapters[n].title[0] != NULL)
    n++;
  return n + 2;
}

static const SalonHelpChapter *
get_chapter (SalonHelpPage *self, guint i)
{
  const guint n = count_chapters (self);

  return i + 1 == n ? &keeping : i + 2 == n ? &library : &self->help->chapters[i];
}

static const char *
get_special (const char *const texts[SALON_HELP_EDITIONS], guint edition)
{
  const char *text = texts[edition] != NULL ? texts[edition] : texts[0];

  return text != NULL ? _ (text) : NULL;
}

static char *
get_text (SalonHelpPage *self, const SalonHelpChapter *chapter)
{
  const char *special = get_special (chapter->special, self->edition);
  GString *text = g_string_new (NULL);

  if (chapter == &keeping && self->help->secrets != NULL)
    g_string_append_printf (text, "%s\n",
                            _ ("Before anything secret appears, a curtain names the player who should look. Everybody "
                               "else looks away until it is closed again."));
  g_string_append (text, _ (chapter->common));
  if (special != NULL)
    g_string_append_printf (text, "\n%s", special);
  if (chapter == &keeping && self->help->secrets != NULL)
    g_string_append_printf (text, "\n%s", _ (self->help->secrets));
  return g_string_free (text, FALSE);
}

/* The choice of the edition */

static void
edition_cb (SalonHelpPage *self, GtkWidget *button)
{
  const guint edition = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "edition"));

  if (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)) || edition == self->edition)
    return;

  self->edition = edition;
  for (guint i = 0; i < self->toggles->len; i++)
    if (g_object_get_data (self->toggles->pdata[i], "edition") == GUINT_TO_POINTER (edition))
      gtk_toggle_button_set_active (self->toggles->pdata[i], TRUE);
  show (self);
}

static GtkWidget *
make_editions (SalonHelpPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *first = NULL;
  const char *title;

  gtk_widget_add_css_class (box, "help-editions");
  for (guint i = 0; (title = self->help->get_edition (i)) != NULL; i++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (title);

      gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_ELLIPSIZE_END);
      g_object_set_data (G_OBJECT (button), "edition", GUINT_TO_POINTER (i));
      if (first == NULL)
        first = button;
      else
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), i == self->edition);
      g_signal_connect_swapped (button, "toggled", G_CALLBACK (edition_cb), self);
      g_ptr_array_add (self->toggles, button);
      gtk_box_append (GTK_BOX (box), button);
    }
  return box;
}

/* The first page */

static gboolean
show_cb (gpointer data)
{
  SalonHelpPage *self = data;

  self->show_id = 0;
  show (self);
  return G_SOURCE_REMOVE;
}

/* The button that was clicked will be hidden, which GTK does not expect while it handles the click. */
static void
open_cb (SalonHelpPage *self, GtkWidget *button)
{
  self->open = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "chapter"));
  if (self->show_id == 0)
    self->show_id = g_idle_add (show_cb, self);
}

static GtkWidget *
make_row (SalonHelpPage *self, guint i)
{
  GtkWidget *row = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");
  const char *title = get_special (get_chapter (self, i)->title, self->edition);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.f, "wrap", TRUE, "hexpand", TRUE, NULL);

  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), arrow);
  gtk_button_set_child (GTK_BUTTON (row), box);
  gtk_widget_add_css_class (row, "help-row");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_set_data (G_OBJECT (row), "chapter", GINT_TO_POINTER ((int) i));
  g_signal_connect_swapped (row, "clicked", G_CALLBACK (open_cb), self);
  g_ptr_array_add (self->rows, row);
  return row;
}

static GtkWidget *
make_chapters (SalonHelpPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < count_chapters (self); i++)
    gtk_box_append (GTK_BOX (box), make_row (self, i));
  return salon_help_panel_new (_ ("The full rules"), box);
}

static void
learn_cb (SalonHelpPage *self)
{
  g_signal_emit (self, signals[LEARN], 0);
}

static GtkWidget *
make_lesson (SalonHelpPage *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (self->lesson);

  gtk_widget_set_name (button, "help-learn");
  gtk_widget_add_css_class (button, "accent");
  gtk_widget_set_margin_top (button, 4);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (learn_cb), self);
  return salon_help_panel_new (_ ("Rather play than read?"), button);
}

static void
fill_sheet (SalonHelpPage *self)
{
  SalonHelpSheet *sheet = SALON_HELP_SHEET (self->sheet);
  const SalonHelp *help = self->help;
  GtkWidget *card;

  if (self->sheet_edition == (int) self->edition)
    return;

  self->sheet_edition = (int) self->edition;
  salon_help_sheet_clear (sheet);
  for (guint i = 0; help->make_card != NULL && (card = help->make_card (self->edition, i)) != NULL; i++)
    salon_help_sheet_add_card (sheet, card);
  if (help->make_figures != NULL)
    {
      const char *edition = help->get_edition != NULL ? help->get_edition (self->edition) : NULL;
      /* Translators: the heading of a table; %s is an edition */
      g_autofree char *heading =
        edition != NULL ? g_strdup_printf (_ ("%s in figures"), edition) : g_strdup (_ ("In figures"));

      salon_help_sheet_add_panel (sheet, salon_help_panel_new (heading, help->make_figures (self->edition)));
    }
  salon_help_sheet_add_panel (sheet, make_chapters (self));
  if (self->lesson != NULL)
    salon_help_sheet_add_panel (sheet, make_lesson (self));
}

/* The page of a chapter */

static void
add_paragraphs (GtkWidget *box, const char *text)
{
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n", -1);

  for (char **paragraph = paragraphs; *paragraph != NULL; paragraph++)
    {
      GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", *paragraph, "xalign", 0.f, "wrap", TRUE, NULL);

      gtk_widget_add_css_class (label, "help-paragraph");
      gtk_box_append (GTK_BOX (box), label);
    }
}

static void
update_next (SalonHelpPage *self)
{
  const int next = self->open + 1;
  const gboolean is_last = (guint) next == count_chapters (self);
  g_autofree char *label = NULL;

  gtk_widget_set_visible (self->next, !is_last);
  if (is_last)
    return;

  /* Translators: a button at the end of a chapter; %s is the heading of the next one */
  label = g_strdup_printf (_ ("Next: %s"), get_special (get_chapter (self, (guint) next)->title, self->edition));
  gtk_button_set_label (GTK_BUTTON (self->next), label);
  g_object_set_data (G_OBJECT (self->next), "chapter", GINT_TO_POINTER (next));
}

static void
fill_chapter (SalonHelpPage *self)
{
  const SalonHelpChapter *chapter = get_chapter (self, (guint) self->open);
  const char *title = get_special (chapter->title, self->edition);
  g_autofree char *text = get_text (self, chapter);
  GtkWidget *heading, *old;

  if (self->chapter_editions != NULL)
    gtk_widget_set_visible (self->chapter_editions, chapter != &keeping);
  while ((old = gtk_widget_get_first_child (self->paper)) != NULL)
    gtk_box_remove (GTK_BOX (self->paper), old);
  if (chapter->make_picture != NULL)
    gtk_box_append (GTK_BOX (self->paper), chapter->make_picture (self->edition));
  heading = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.f, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (heading, "help-heading");
  gtk_box_append (GTK_BOX (self->paper), heading);
  add_paragraphs (self->paper, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->paper), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  update_next (self);
}

/* Both pages */

static GtkWidget *
get_scroller (SalonHelpPage *self)
{
  return self->open < 0 ? self->sheet_scroller : self->chapter_scroller;
}

static void
show (SalonHelpPage *self)
{
  const char *page = self->open < 0 ? PAGE_SHEET : PAGE_CHAPTER;

  if (self->open < 0)
    {
      fill_sheet (self);
      adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), _ ("How to play"));
      adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title),
                                     self->waits ? _ ("the game waits while you read") : "");
    }
  else
    {
      const SalonHelpChapter *chapter = get_chapter (self, (guint) self->open);

      fill_chapter (self);
      adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), get_special (chapter->title, self->edition));
      adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title),
                                     self->help->get_edition != NULL && chapter != &keeping
                                       ? self->help->get_edition (self->edition)
                                       : _ ("How to play"));
    }
  salon_pages_show (GTK_STACK (self->stack), page);
  if (self->open == self->shown)
    return;

  self->shown = self->open;
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (get_scroller (self))), 0);
  if (self->open >= 0)
    gtk_widget_grab_focus (self->paper); /* who cannot see the page hears its text */
}

static void
back_cb (SalonHelpPage *self)
{
  const int open = self->open;

  if (open < 0)
    {
      salon_compat_close_page (GTK_WIDGET (self));
      return;
    }
  self->open = -1;
  show (self);
  gtk_widget_grab_focus (self->rows->pdata[open]);
}

/* Keys */

static gboolean
go_back (GtkWidget *widget, GVariant *how, gpointer data)
{
  back_cb (SALON_HELP_PAGE (widget));
  return TRUE;
}

/* The texts cannot have the focus, so these keys scroll the page for people without a mouse. */
static gboolean
scroll (GtkWidget *widget, GVariant *how, gpointer data)
{
  gboolean scrolled = FALSE;

  g_signal_emit_by_name (get_scroller (SALON_HELP_PAGE (widget)), "scroll-child", g_variant_get_int32 (how), FALSE,
                         &scrolled);
  return scrolled;
}

static void
add_key (GtkEventController *controller, guint keyval, GdkModifierType modifiers, GtkShortcutFunc function, int how)
{
  GtkShortcut *shortcut =
    gtk_shortcut_new (gtk_keyval_trigger_new (keyval, modifiers), gtk_callback_action_new (function, NULL, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (how));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
}

static void
add_keys (SalonHelpPage *self)
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
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    add_key (controller, keys[i].keyval, 0, scroll, keys[i].how);
  add_key (controller, GDK_KEY_Escape, 0, go_back, 0);
  add_key (controller, GDK_KEY_Left, GDK_ALT_MASK, go_back, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

/* The object */

static void
salon_help_page_dispose (GObject *object)
{
  SalonHelpPage *self = SALON_HELP_PAGE (object);

  g_clear_handle_id (&self->show_id, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_help_page_parent_class)->dispose (object);
}

static void
salon_help_page_finalize (GObject *object)
{
  SalonHelpPage *self = SALON_HELP_PAGE (object);

  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->toggles);
  g_free (self->lesson);

  G_OBJECT_CLASS (salon_help_page_parent_class)->finalize (object);
}

static void
salon_help_page_class_init (SalonHelpPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_help_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = salon_help_page_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "salon-help-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[LEARN] =
    g_signal_new ("learn", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
make_header (SalonHelpPage *self)
{
  GtkWidget *bar = adw_header_bar_new ();

  self->back = gtk_button_new_from_icon_name ("go-previous-symbolic");
  gtk_widget_set_name (self->back, "help-back");
  gtk_widget_set_tooltip_text (self->back, _ ("Back"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->back), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Back"), -1);
  g_signal_connect_swapped (self->back, "clicked", G_CALLBACK (back_cb), self);
  adw_header_bar_pack_start (ADW_HEADER_BAR (bar), self->back);
  self->title = adw_window_title_new ("", "");
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (bar), self->title);
  return bar;
}

static GtkWidget *
make_scroller (GtkWidget *child)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

static void
salon_help_page_init (SalonHelpPage *self)
{
  GtkWidget *clamp = adw_clamp_new ();

  salon_style_load ("salon-help");
  self->rows = g_ptr_array_new ();
  self->toggles = g_ptr_array_new ();
  self->open = self->shown = self->sheet_edition = -1;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->box, "felt");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_box_append (GTK_BOX (self->box), make_header (self));

  self->stack = gtk_stack_new ();
  gtk_stack_set_transition_type (GTK_STACK (self->stack), GTK_STACK_TRANSITION_TYPE_NONE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_box_append (GTK_BOX (self->box), self->stack);

  self->sheet = salon_help_sheet_new ();
  self->sheet_scroller = make_scroller (self->sheet);
  gtk_stack_add_titled (GTK_STACK (self->stack), self->sheet_scroller, PAGE_SHEET, _ ("How to play"));

  self->chapter = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (self->chapter, "help-column");
  self->paper = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_add_css_class (self->paper, "help-card");
  gtk_widget_add_css_class (self->paper, "help-chapter");
  gtk_widget_set_focusable (self->paper, TRUE);
  gtk_box_append (GTK_BOX (self->chapter), self->paper);
  self->next = gtk_button_new_with_label ("");
  gtk_widget_set_name (self->next, "help-next");
  gtk_widget_add_css_class (self->next, "paper");
  gtk_widget_set_halign (self->next, GTK_ALIGN_END);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->next))), TRUE);
  g_signal_connect_swapped (self->next, "clicked", G_CALLBACK (open_cb), self);
  gtk_box_append (GTK_BOX (self->chapter), self->next);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), CHAPTER);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), CHAPTER);
  adw_clamp_set_child (ADW_CLAMP (clamp), self->chapter);
  self->chapter_scroller = make_scroller (clamp);
  gtk_stack_add_titled (GTK_STACK (self->stack), self->chapter_scroller, PAGE_CHAPTER, _ ("A chapter of the rules"));
  add_keys (self);
}

/* The bar above the cards. */
static GtkWidget *
make_bar (SalonHelpPage *self)
{
  GtkWidget *bar = make_editions (self), *hint = gtk_label_new (self->help->hint != NULL ? _ (self->help->hint) : "");

  gtk_widget_add_css_class (hint, "felt-dim");
  gtk_widget_set_hexpand (hint, TRUE);
  gtk_label_set_xalign (GTK_LABEL (hint), 1);
  gtk_label_set_ellipsize (GTK_LABEL (hint), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (bar), hint);
  return bar;
}

GtkWidget *
salon_help_page_new (const SalonHelp *help, guint edition, const char *lesson, gboolean waits)
{
  SalonHelpPage *self = g_object_new (SALON_TYPE_HELP_PAGE, NULL);

  self->help = help;
  self->edition = edition;
  self->lesson = g_strdup (lesson);
  self->waits = waits;
  if (help->get_edition != NULL)
    {
      salon_help_sheet_set_bar (SALON_HELP_SHEET (self->sheet), make_bar (self));
      self->chapter_editions = make_editions (self);
      gtk_box_prepend (GTK_BOX (self->chapter), self->chapter_editions);
    }
  show (self);
  return GTK_WIDGET (self);
}
