/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-help-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-help-chapters.h"
#include "app/salon-help-panel.h"
#include "app/salon-help-sheet.h"
#include "widgets/salon-keys.h"
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

static void show (SalonHelpPage *self);

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
  const char *title = salon_help_get_title (salon_help_get_chapter (self->help, i), self->edition);
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
  for (guint i = 0; i < salon_help_count_chapters (self->help); i++)
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
  const gboolean is_last = (guint) next == salon_help_count_chapters (self->help);
  g_autofree char *label = NULL;

  gtk_widget_set_visible (self->next, !is_last);
  if (is_last)
    return;

  /* Translators: a button at the end of a chapter; %s is the heading of the next one */
  label = g_strdup_printf (_ ("Next: %s"),
                           salon_help_get_title (salon_help_get_chapter (self->help, (guint) next), self->edition));
  gtk_button_set_label (GTK_BUTTON (self->next), label);
  g_object_set_data (G_OBJECT (self->next), "chapter", GINT_TO_POINTER (next));
}

static void
fill_chapter (SalonHelpPage *self)
{
  const SalonHelpChapter *chapter = salon_help_get_chapter (self->help, (guint) self->open);
  const char *title = salon_help_get_title (chapter, self->edition);
  g_autofree char *text = salon_help_say_chapter (self->help, chapter, self->edition);
  GtkWidget *heading, *old;

  if (self->chapter_editions != NULL)
    gtk_widget_set_visible (self->chapter_editions, salon_help_has_editions (chapter));
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
      const SalonHelpChapter *chapter = salon_help_get_chapter (self->help, (guint) self->open);

      fill_chapter (self);
      adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), salon_help_get_title (chapter, self->edition));
      adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title),
                                     self->help->get_edition != NULL && salon_help_has_editions (chapter)
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
go_back (GtkWidget *widget, GVariant *args, gpointer data)
{
  back_cb (SALON_HELP_PAGE (widget));
  return TRUE;
}

/* The texts cannot have the focus, so these keys scroll the page for people without a mouse. */
static gboolean
scroll (GtkWidget *widget, GVariant *args, gpointer how)
{
  gboolean scrolled = FALSE;

  g_signal_emit_by_name (get_scroller (SALON_HELP_PAGE (widget)), "scroll-child", GPOINTER_TO_INT (how), FALSE,
                         &scrolled);
  return scrolled;
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
    salon_keys_add (controller, keys[i].keyval, 0, scroll, GINT_TO_POINTER (keys[i].how));
  salon_keys_add (controller, GDK_KEY_Escape, 0, go_back, NULL);
  salon_keys_add (controller, GDK_KEY_Left, GDK_ALT_MASK, go_back, NULL);
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
