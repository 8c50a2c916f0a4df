/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-files.h"
#include "app/salon-toasts.h"
#include "model/salon-keeper.h"
#include "widgets/salon-pages.h"
#include "widgets/salon-widgets.h"

G_DEFINE_FINAL_TYPE (SalonWindow, salon_window, ADW_TYPE_APPLICATION_WINDOW)

gboolean
salon_window_shows (SalonWindow *self, const char *page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), page) == 0;
}

static gboolean
on_table (SalonWindow *self)
{
  return self->game != NULL && self->table != NULL && probe_table_get_game (self->table) == self->game;
}

/* Whether there is a game that somebody may want to go on with. */
static gboolean
has_unfinished (SalonWindow *self)
{
  return self->game != NULL && salon_game_get_stage (SALON_GAME (self->game)) != SALON_GAME_FINISHED;
}

/* Whether a page says that the game to go on with is being read. */
static gboolean
is_searching (SalonWindow *self)
{
  return self->resuming != NULL && self->start_page != NULL;
}

static void
update_title_cb (SalonWindow *self)
{
  const char *title = _ ("Salon"), *subtitle = "";

  if (salon_window_shows (self, PAGE_TABLE))
    {
      title = probe_table_get_title (self->table);
      subtitle = probe_table_get_subtitle (self->table);
    }
  else if (salon_window_shows (self, PAGE_NEW_GAME))
    title = _ ("New game");

  adw_window_title_set_title (self->title, title != NULL ? title : "");
  adw_window_title_set_subtitle (self->title, subtitle != NULL ? subtitle : "");
}

void
salon_window_update (SalonWindow *self)
{
  const gboolean new_game = salon_window_shows (self, PAGE_NEW_GAME);

  const gboolean back = new_game && (self->game != NULL || is_searching (self));
  const gboolean resume = has_unfinished (self) || (self->resuming != NULL && !self->wanted);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.back", back);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.resume", !salon_window_shows (self, PAGE_TABLE) && resume);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new-game", !new_game);
  salon_files_update (self);
  gtk_widget_set_visible (self->back, back);
  gtk_widget_set_visible (self->begin, salon_window_shows (self, PAGE_TABLE));
}

/* The pages. Only one shows when the window opens, which is sooner without the others. */

SalonStartPage *
salon_window_get_start_page (SalonWindow *self)
{
  if (self->start_page == NULL)
    {
      self->start_page = g_object_new (SALON_TYPE_START_PAGE, NULL);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->start_page), PAGE_START);
    }

  return self->start_page;
}

static void
start_cb (SalonWindow *self)
{
  g_autofree char *setup = NULL;
  ProbeHeader header;
  SalonLook look;
  gboolean by_lot;

  if (!probe_new_game_page_get (self->new_game_page, &header, &look, &by_lot))
    return;

  salon_settings_set_boolean (self->settings, SALON_SETTING_DRAW_FIRST, by_lot);
  setup = probe_setup_write (&header);
  salon_window_begin_game (self, setup, &look);
}

static ProbeNewGamePage *
get_new_game_page (SalonWindow *self)
{
  if (self->new_game_page == NULL)
    {
      self->new_game_page = g_object_new (PROBE_TYPE_NEW_GAME_PAGE, NULL);
      g_signal_connect_object (self->new_game_page, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->new_game_page), PAGE_NEW_GAME);
    }

  return self->new_game_page;
}

static void
set_pace (SalonWindow *self)
{
  if (self->table != NULL)
    probe_table_set_pace (self->table, salon_settings_get_int (self->settings, SALON_SETTING_PACE) / 1000.);
}

/* The same seats again. Who begins goes round, unless the lot decides. */
static void
play_again_cb (SalonWindow *self)
{
  const SalonLook look = self->look;
  g_autofree char *setup = NULL;

  if (self->game == NULL)
    return;

  setup = salon_game_get_next_setup (SALON_GAME (self->game),
                                     salon_settings_get_boolean (self->settings, SALON_SETTING_DRAW_FIRST));
  salon_window_begin_game (self, setup, &look);
}

static ProbeTable *
get_table (SalonWindow *self)
{
  if (self->table != NULL)
    return self->table;

  salon_widgets_load_style ();
  self->table = g_object_new (PROBE_TYPE_TABLE, "name", "table", NULL);
  g_signal_connect_object (self->table, "notify::title", G_CALLBACK (update_title_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "notify::subtitle", G_CALLBACK (update_title_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "play-again", G_CALLBACK (play_again_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "new-game", G_CALLBACK (salon_window_show_new_game), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "message", G_CALLBACK (salon_window_tell), self, G_CONNECT_SWAPPED);
  set_pace (self);
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->table), PAGE_TABLE);
  return self->table;
}

/* The stack has given the focus back to where it was, which may be behind the curtain now. */
static void
focus_table (SalonWindow *self)
{
  GtkWidget *table = GTK_WIDGET (self->table), *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus != NULL && gtk_widget_is_ancestor (focus, table) && gtk_widget_get_mapped (focus))
    return;

  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_widget_child_focus (table, GTK_DIR_TAB_FORWARD);
}

void
salon_window_show_page (SalonWindow *self, const char *page)
{
  salon_pages_show (self->pages, page);
  salon_window_update (self);
  update_title_cb (self);
  salon_window_hold_game (self, !salon_window_shows (self, PAGE_TABLE));

  if (salon_window_shows (self, PAGE_START))
    salon_start_page_focus (self->start_page);
  else if (salon_window_shows (self, PAGE_NEW_GAME))
    probe_new_game_page_focus (self->new_game_page);
  else
    focus_table (self);
}

void
salon_window_show_new_game (SalonWindow *self)
{
  ProbeNewGamePage *page = get_new_game_page (self);
  g_autofree char *setup = NULL;
  ProbeHeader header;
  SalonLook look;

  setup = salon_keeper_load_setup (&probe_game_kind, self->store, &look);
  if (setup != NULL && probe_setup_read (setup, strlen (setup), &header) == SALON_SETUP_GOOD)
    probe_new_game_page_set (page, &header, &look,
                             salon_settings_get_boolean (self->settings, SALON_SETTING_DRAW_FIRST));
  else if (!self->told_setup && salon_keeper_has_newer_setup (&probe_game_kind, self->store))
    {
      self->told_setup = TRUE;
      salon_window_tell (self, _ ("A newer version of Salon has kept the last set-up; it stays as it is"));
    }
  salon_window_show_page (self, PAGE_NEW_GAME);
}

/* How close two lines of a toast are: the header has no room for more. */
#define TOAST_LINE_HEIGHT .85

/* A toast of plain text, on two lines where one is too short; it is announced. */
static AdwToast *
make_toast (SalonWindow *self, const char *text)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *label = gtk_label_new (text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_line_height_new (TOAST_LINE_HEIGHT));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  adw_toast_set_custom_title (toast, label);
  salon_compat_announce (GTK_WIDGET (self), text);
  return toast;
}

void
salon_window_tell (SalonWindow *self, const char *text)
{
  salon_toasts_add (self->toasts, make_toast (self, text));
}

AdwToast *
salon_window_offer (SalonWindow *self, const char *text, const char *label, const char *action, guint seconds)
{
  AdwToast *toast = make_toast (self, text);

  adw_toast_set_button_label (toast, label);
  adw_toast_set_action_name (toast, action);
  adw_toast_set_timeout (toast, seconds);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  salon_toasts_add (self->toasts, toast);
  return toast;
}

void
salon_window_show_table (SalonWindow *self)
{
  ProbeTable *table = get_table (self);

  if (!on_table (self))
    {
      for (int i = 0; i < probe_game_get_header (self->game)->setup.seats; i++)
        probe_game_set_chooses (self->game, i, self->look.chooses[i]);
      probe_table_set_game (table, self->game, &self->look);
    }
  salon_window_show_page (self, PAGE_TABLE);
}

static void
new_game_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);

  self->wanted = FALSE;
  salon_window_show_new_game (self);
}

static void
resume_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);

  if (has_unfinished (self))
    {
      salon_window_stop_opening (self);
      salon_window_show_table (self);
    }
  else if (self->resuming != NULL)
    salon_window_want_game (self);
}

static void
back_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);

  if (on_table (self))
    salon_window_show_table (self);
  else if (self->game != NULL || is_searching (self))
    salon_window_show_page (self, PAGE_START);
}

static void
undo_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  salon_window_undo (SALON_WINDOW (widget));
}

static void
stop_opening_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  salon_window_stop_opening (SALON_WINDOW (widget));
}

static void
next_game_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  salon_window_go_next (SALON_WINDOW (widget));
}

static void
fullscreen_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

/* A backup, or a program that copies files about, has put another file there. */
static void
found_cb (SalonWindow *self, const char *aside)
{
  /* Translators: the name of a file */
  g_autofree char *text =
    g_strdup_printf (_ ("The saved game was changed elsewhere; that version is kept as “%s”"), aside);

  salon_window_tell (self, text);
}

static void
moved_cb (SalonWindow *self)
{
  salon_window_tell (self,
                     _ ("Another program writes to the saved game; this game is now saved in a place of its own"));
}

static void
salon_window_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (salon_window_parent_class)->map (widget);
  salon_window_tell_notices (SALON_WINDOW (widget));
}

ProbeGame *
salon_window_get_game (SalonWindow *self)
{
  return self->game;
}

ProbeEdition
salon_window_get_edition (SalonWindow *self)
{
  if (self->game == NULL || salon_window_shows (self, PAGE_NEW_GAME))
    return probe_new_game_page_get_edition (get_new_game_page (self));

  return (ProbeEdition) probe_game_get_header (self->game)->setup.edition;
}

void
salon_window_remember (SalonWindow *self)
{
  const gboolean maximized = gtk_window_is_maximized (GTK_WINDOW (self));
  int width, height;

  salon_settings_set_boolean (self->settings, SALON_SETTING_WINDOW_MAXIMIZED, maximized);
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  if (!maximized && !gtk_window_is_fullscreen (GTK_WINDOW (self)) && width > 0 && height > 0)
    {
      salon_settings_set_int (self->settings, SALON_SETTING_WINDOW_WIDTH, width);
      salon_settings_set_int (self->settings, SALON_SETTING_WINDOW_HEIGHT, height);
    }
}

static gboolean
salon_window_close_request (GtkWindow *window)
{
  salon_window_leave (SALON_WINDOW (window));
  return TRUE;
}

static void
salon_window_dispose (GObject *object)
{
  SalonWindow *self = SALON_WINDOW (object);

  salon_window_stop_opening (self);
  salon_window_stop_looking (self);
  salon_window_drop_game (self);
  g_clear_pointer (&self->aside, g_free);
  g_clear_pointer (&self->notice, g_free);
  g_clear_pointer (&self->failure, g_free);
  g_clear_object (&self->aside_toast);
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);
  if (self->store != NULL)
    g_signal_handlers_disconnect_by_data (self->store, self);
  g_clear_object (&self->store);
  self->start_page = NULL;
  self->new_game_page = NULL;
  self->table = NULL;

  G_OBJECT_CLASS (salon_window_parent_class)->dispose (object);
}

static void
salon_window_class_init (SalonWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_window_dispose;
  widget_class->map = salon_window_map;
  GTK_WINDOW_CLASS (klass)->close_request = salon_window_close_request;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/salon-window.ui");
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, header);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, title);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, menu);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, back);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, begin);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, pages);

  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, new_game_action);
  gtk_widget_class_install_action (widget_class, "win.resume", NULL, resume_action);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "win.next-game", NULL, next_game_action);
  gtk_widget_class_install_action (widget_class, "win.stop-opening", NULL, stop_opening_action);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_action);
}

/* Whenever the button is about to open the menu. */
static void
create_menu_cb (GtkMenuButton *button, gpointer data)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, SALON_WINDOW (data)->menu);
}

static void
salon_window_init (SalonWindow *self)
{
  salon_look_init (&self->look);
  self->store = salon_store_new (NULL);
  /* It is read while the window is made. */
  salon_window_look_for_game (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu_button, create_menu_cb, self, NULL);
  salon_files_add_actions (self);
}

SalonWindow *
salon_window_new (GtkApplication *application, SalonSettings *settings)
{
  SalonWindow *self = g_object_new (SALON_TYPE_WINDOW, "application", application, NULL);

  self->settings = g_object_ref (settings);
  g_signal_connect_swapped (self->store, "found", G_CALLBACK (found_cb), self);
  g_signal_connect_swapped (self->store, "moved", G_CALLBACK (moved_cb), self);
  salon_window_watch_store (self);
  gtk_window_set_default_size (GTK_WINDOW (self), salon_settings_get_int (settings, SALON_SETTING_WINDOW_WIDTH),
                               salon_settings_get_int (settings, SALON_SETTING_WINDOW_HEIGHT));
  if (salon_settings_get_boolean (settings, SALON_SETTING_WINDOW_MAXIMIZED))
    gtk_window_maximize (GTK_WINDOW (self));
  g_signal_connect_swapped (settings, "changed::pace", G_CALLBACK (set_pace), self);

  salon_window_show_search (self);

  gtk_window_present (GTK_WINDOW (self));
  return self;
}
