/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-window.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-files.h"
#include "app/salon-herald.h"
#include "app/salon-saving-sign.h"
#include "app/salon-session.h"
#include "app/salon-setup-page.h"
#include "app/salon-start-page.h"
#include "app/salon-toasts.h"
#include "model/salon-keeper.h"
#include "widgets/salon-pages.h"
#include "widgets/salon-table.h"

#define PAGE_START    "start"
#define PAGE_NEW_GAME "new-game"
#define PAGE_TABLE    "table"

/* Seconds to take a new game back, or to go to another one. */
#define OFFER_SECONDS 12

struct _SalonWindow {
  AdwApplicationWindow parent_instance;

  AdwHeaderBar *header;
  AdwWindowTitle *title;
  GMenuModel *menu;
  GtkMenuButton *menu_button;
  GtkWidget *back;
  GtkWidget *begin;
  AdwToastOverlay *toasts;
  GtkStack *pages;

  /* Made when they are first shown; NULL before. */
  SalonStartPage *start_page;
  SalonSetupPage *setup_page;
  const SalonHouseGame *setup_game; /* the one that is set up there */
  SalonTable *table;
  GtkWidget *saving_sign;

  SalonSettings *settings;
  SalonStore *store;
  SalonSession *session;
  GSignalGroup *game_signals;

  gboolean leaving; /* out of sight, until the game is on the disk */
  char *failure;    /* why it cannot be saved, as a sentence; NULL: it is */

  AdwToast *undo_toast;
  AdwToast *opening_toast;

  /* To be read as soon as the window is there. */
  char *notice;
  gboolean elsewhere;  /* another program has the game that somebody may look for */
  gboolean has_next;   /* another unfinished game waits */
  gboolean told_setup; /* that the last set-up is one of a newer Salon */
};

G_DEFINE_FINAL_TYPE (SalonWindow, salon_window, ADW_TYPE_APPLICATION_WINDOW)

static gboolean
shows (SalonWindow *self, const char *page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), page) == 0;
}

static SalonGame *
get_game (SalonWindow *self)
{
  return salon_session_get_game (self->session);
}

/* What is played; before, the first one in the house. */
static const SalonHouseGame *
get_house_game (SalonWindow *self)
{
  return get_game (self) != NULL ? salon_house_find (get_game (self)) : salon_house_games[0];
}

static gboolean
on_table (SalonWindow *self)
{
  return get_game (self) != NULL && self->table != NULL && salon_table_get_game (self->table) == get_game (self);
}

/* Whether a page says that the game to go on with is being read. */
static gboolean
is_searching (SalonWindow *self)
{
  return salon_session_is_searching (self->session) && self->start_page != NULL;
}

static void
update_title (SalonWindow *self)
{
  g_autofree char *title = NULL, *subtitle = NULL;

  if (shows (self, PAGE_TABLE))
    {
      title = salon_table_get_title (self->table);
      subtitle = salon_table_get_subtitle (self->table);
    }
  else
    title = g_strdup (shows (self, PAGE_NEW_GAME) ? _ ("New game") : _ ("Salon"));

  adw_window_title_set_title (self->title, title != NULL ? title : "");
  adw_window_title_set_subtitle (self->title, subtitle != NULL ? subtitle : "");
}

static void
update (SalonWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const gboolean new_game = shows (self, PAGE_NEW_GAME);
  const gboolean back = new_game && (get_game (self) != NULL || is_searching (self));

  gtk_widget_action_set_enabled (widget, "win.back", back);
  gtk_widget_action_set_enabled (widget, "win.resume",
                                 !shows (self, PAGE_TABLE) && salon_session_can_resume (self->session));
  gtk_widget_action_set_enabled (widget, "win.new-game", !new_game);
  gtk_widget_action_set_enabled (widget, "win.save-copy", get_game (self) != NULL);
  gtk_widget_set_visible (self->back, back);
  gtk_widget_set_visible (self->begin, shows (self, PAGE_TABLE));
}

/* What is said in passing, or must be read */

/* A toast that is announced. */
static AdwToast *
make_toast (SalonWindow *self, const char *text)
{
  salon_compat_announce (GTK_WIDGET (self), text);
  return salon_toasts_new (text);
}

static void
tell (SalonWindow *self, const char *text)
{
  salon_toasts_add (self->toasts, make_toast (self, text));
}

/* Says @text in passing, for @seconds (0: until it is dismissed), with a button. */
static AdwToast *
offer (SalonWindow *self, const char *text, const char *label, const char *action, guint seconds)
{
  AdwToast *toast = make_toast (self, text);

  adw_toast_set_button_label (toast, label);
  adw_toast_set_action_name (toast, action);
  adw_toast_set_timeout (toast, seconds);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  salon_toasts_add (self->toasts, toast);
  return toast;
}

static void
dismiss (AdwToast **place)
{
  g_autoptr (AdwToast) toast = g_steal_pointer (place);

  if (toast != NULL)
    adw_toast_dismiss (toast);
}

static void
alert (SalonWindow *self, const char *heading, const char *body)
{
  salon_compat_show_alert (GTK_WINDOW (self), heading, body);
}

/* The pages. Only one shows when the window opens, which is sooner without the others. */

/* Adds a page of @type, in the place of @old (nullable). */
static gpointer
add_page (SalonWindow *self, const char *name, GType type, gpointer old)
{
  GtkWidget *page = g_object_new (type, NULL);

  if (old != NULL)
    gtk_stack_remove (self->pages, GTK_WIDGET (old));
  gtk_stack_add_named (self->pages, page, name);
  return page;
}

static SalonStartPage *
get_start_page (SalonWindow *self)
{
  if (self->start_page == NULL)
    self->start_page = add_page (self, PAGE_START, SALON_TYPE_START_PAGE, NULL);

  return self->start_page;
}

static void
start_cb (SalonWindow *self)
{
  SalonLook look;
  gboolean by_lot = salon_settings_get_boolean (self->settings, SALON_SETTING_DRAW_FIRST);
  g_autofree char *setup = salon_setup_page_get (self->setup_page, &look, &by_lot);

  if (setup == NULL)
    return;

  salon_settings_set_boolean (self->settings, SALON_SETTING_DRAW_FIRST, by_lot);
  salon_session_begin (self->session, self->setup_game->kind, setup, &look);
}

/* The page for one more game of what is played. */
static SalonSetupPage *
get_setup_page (SalonWindow *self)
{
  const SalonHouseGame *game = get_house_game (self);

  if (self->setup_game != game)
    {
      self->setup_game = game;
      self->setup_page = add_page (self, PAGE_NEW_GAME, game->get_setup_type (), self->setup_page);
      g_signal_connect_object (self->setup_page, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
    }

  return self->setup_page;
}

static void
set_pace (SalonWindow *self)
{
  if (self->table != NULL)
    salon_table_set_pace (self->table, salon_settings_get_int (self->settings, SALON_SETTING_PACE) / 1000.);
}

/* The same seats again. Who begins goes round, unless the lot decides. */
static void
play_again_cb (SalonWindow *self)
{
  const gboolean by_lot = salon_settings_get_boolean (self->settings, SALON_SETTING_DRAW_FIRST);
  g_autofree char *setup = NULL;

  if (get_game (self) == NULL)
    return;

  setup = salon_game_get_next_setup (get_game (self), by_lot);
  salon_session_begin (self->session, get_house_game (self)->kind, setup, salon_session_get_look (self->session));
}

static void show_new_game (SalonWindow *self);

/* The table for the game that is there. */
static SalonTable *
get_table (SalonWindow *self)
{
  const GType type = get_house_game (self)->get_table_type ();

  if (self->table != NULL && G_OBJECT_TYPE (self->table) == type)
    return self->table;

  self->table = add_page (self, PAGE_TABLE, type, self->table);
  gtk_widget_set_name (GTK_WIDGET (self->table), "table");
  g_signal_connect_object (self->table, "notify::title", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "notify::subtitle", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "play-again", G_CALLBACK (play_again_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "new-game", G_CALLBACK (show_new_game), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "message", G_CALLBACK (tell), self, G_CONNECT_SWAPPED);
  set_pace (self);
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

static void
show_page (SalonWindow *self, const char *page)
{
  salon_pages_show (self->pages, page);
  update (self);
  update_title (self);
  salon_session_set_shown (self->session, shows (self, PAGE_TABLE));

  if (shows (self, PAGE_START))
    salon_start_page_focus (self->start_page);
  else if (shows (self, PAGE_NEW_GAME))
    salon_setup_page_focus (self->setup_page);
  else
    focus_table (self);
}

static void
show_new_game (SalonWindow *self)
{
  SalonSetupPage *page = get_setup_page (self);
  const SalonGameKind *kind = self->setup_game->kind;
  SalonLook look;
  g_autofree char *setup = salon_keeper_load_setup (kind, self->store, &look);

  if (setup != NULL)
    salon_setup_page_set (page, setup, &look, salon_settings_get_boolean (self->settings, SALON_SETTING_DRAW_FIRST));
  else if (!self->told_setup && salon_keeper_has_newer_setup (kind, self->store))
    {
      self->told_setup = TRUE;
      tell (self, _ ("The last setup was saved by a newer version of Salon and is left unchanged"));
    }
  show_page (self, PAGE_NEW_GAME);
}

static void
show_table (SalonWindow *self)
{
  SalonTable *table = get_table (self);

  if (!on_table (self))
    salon_table_set_game (table, get_game (self), salon_session_get_look (self->session));
  show_page (self, PAGE_TABLE);
}

/* The page that will offer the game that is looked for. */
static void
show_search (SalonWindow *self)
{
  if (!salon_store_has (self->store, SALON_STORE_GAME))
    {
      show_new_game (self);
      return;
    }

  salon_start_page_wait (get_start_page (self));
  show_page (self, PAGE_START);
}

/* Whether the game is safe on the disk */

/* @failure: why it is not, as a sentence; NULL: it is. The first trouble brings the sign. */
static void
show_saving (SalonWindow *self, const char *failure)
{
  g_free (self->failure);
  self->failure = g_strdup (failure);
  if (failure != NULL && self->saving_sign == NULL)
    {
      self->saving_sign = salon_saving_sign_new ();
      adw_header_bar_pack_end (self->header, self->saving_sign);
    }
  if (failure != NULL)
    salon_saving_sign_set_reason (self->saving_sign, failure);
  if (self->saving_sign != NULL)
    gtk_widget_set_visible (self->saving_sign, failure != NULL);
}

static void
go (GtkWindow *window, GObject *subject)
{
  gtk_window_destroy (window);
}

static void
ask (SalonWindow *self)
{
  g_autofree char *body = g_strconcat (self->failure, "\n\n", _ ("The last moves would be lost."), NULL);

  salon_compat_ask (GTK_WINDOW (self), _ ("Close without saving?"), body, _ ("Close _anyway"), TRUE, NULL, go);
}

/* A disk that takes its time is no sight for anybody: the window is gone meanwhile. If
 * the game cannot be saved, it is back, and asks. */
void
salon_window_leave (SalonWindow *self)
{
  SalonGame *game = get_game (self);

  salon_window_remember (self);
  if (game == NULL || salon_game_is_saved (game) || !salon_game_is_begun (game))
    gtk_window_destroy (GTK_WINDOW (self));
  else if (salon_game_is_saving (game))
    {
      self->leaving = TRUE;
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
    }
  else
    {
      /* Somebody may have made room since. */
      salon_game_save (game);
      ask (self);
    }
}

void
salon_window_stay (SalonWindow *self)
{
  self->leaving = FALSE;
}

static void
store_saved_cb (SalonWindow *self)
{
  if (self->leaving && salon_game_is_saved (get_game (self)))
    gtk_window_destroy (GTK_WINDOW (self));
}

static void
save_failed_cb (SalonWindow *self, const char *message)
{
  show_saving (self, message);
  tell (self, message);
  if (!self->leaving)
    return;

  self->leaving = FALSE;
  gtk_window_present (GTK_WINDOW (self));
  ask (self);
}

static void
game_saved_cb (SalonWindow *self, const char *message)
{
  show_saving (self, NULL);
  tell (self, message);
}

/* A backup, or a program that copies files about, has put another file there. */
static void
found_cb (SalonWindow *self, const char *aside)
{
  /* Translators: the name of a file */
  g_autofree char *text =
    g_strdup_printf (_ ("The saved game was changed elsewhere; that version is kept as “%s”"), aside);

  tell (self, text);
}

static void
moved_cb (SalonWindow *self)
{
  tell (self, _ ("Another program is writing to the saved game; this game is now saved separately"));
}

/* What the session tells */

static void
game_changed_cb (SalonWindow *self)
{
  SalonGame *game = get_game (self);

  if (game == NULL)
    {
      if (self->table != NULL)
        salon_table_set_game (self->table, NULL, NULL);
      show_saving (self, NULL);
    }
  else
    salon_herald_follow (game, GTK_WIDGET (self));
  g_signal_group_set_target (self->game_signals, game);
}

static gboolean
tell_notices_cb (gpointer data)
{
  SalonWindow *self = data;
  g_autofree char *notice = g_steal_pointer (&self->notice);

  if (notice != NULL)
    alert (self, _ ("The last game cannot be read"), notice);
  if (self->elsewhere)
    tell (self, _ ("The game in progress is open in another Salon window"));
  if (self->has_next)
    offer (self, _ ("Another unfinished game is waiting"), _ ("_Show it"), "win.next-game", OFFER_SECONDS);
  self->elsewhere = self->has_next = FALSE;
  return G_SOURCE_REMOVE;
}

/* Says what there is to say, once the window is there. */
static void
tell_notices (SalonWindow *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    g_idle_add_full (G_PRIORITY_LOW, tell_notices_cb, g_object_ref (self), g_object_unref);
}

static void
searched_cb (SalonWindow *self, const char *notice)
{
  SalonGame *game = get_game (self);

  g_free (self->notice);
  self->notice = g_strdup (notice);
  self->has_next = game != NULL && salon_store_has_next (self->store);
  self->elsewhere = game == NULL && salon_store_is_elsewhere (self->store);
  if (game != NULL)
    {
      salon_start_page_offer (get_start_page (self), game, salon_session_get_look (self->session));
      update (self);
    }
  else if (!shows (self, PAGE_NEW_GAME))
    show_new_game (self);
  tell_notices (self);
}

static void
can_undo_cb (SalonWindow *self)
{
  gboolean can_undo;

  g_object_get (self->session, "can-undo", &can_undo, NULL);
  dismiss (&self->undo_toast);
  if (can_undo)
    self->undo_toast =
      g_object_ref (offer (self, _ ("The game in progress was put aside"), _ ("_Undo"), "win.undo", OFFER_SECONDS));
}

static void
opening_slow_cb (SalonWindow *self, const char *text)
{
  self->opening_toast = g_object_ref (offer (self, text, _ ("_Cancel"), "win.stop-opening", 0));
}

static void
opening_over_cb (SalonWindow *self)
{
  dismiss (&self->opening_toast);
}

static void
watch_session (SalonWindow *self)
{
  SalonOpening *opening = salon_session_get_opening (self->session);

  self->game_signals = g_signal_group_new (SALON_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "save-failed", G_CALLBACK (save_failed_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "saved", G_CALLBACK (game_saved_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->session, "notify::game", G_CALLBACK (game_changed_cb), self);
  g_signal_connect_swapped (self->session, "notify::can-undo", G_CALLBACK (can_undo_cb), self);
  g_signal_connect_swapped (self->session, "searched", G_CALLBACK (searched_cb), self);
  g_signal_connect_swapped (self->session, "play", G_CALLBACK (show_table), self);
  g_signal_connect_swapped (self->session, "message", G_CALLBACK (tell), self);
  g_signal_connect_swapped (self->session, "alert", G_CALLBACK (alert), self);
  g_signal_connect_swapped (opening, "slow", G_CALLBACK (opening_slow_cb), self);
  g_signal_connect_swapped (opening, "over", G_CALLBACK (opening_over_cb), self);
  g_signal_connect_swapped (self->store, "found", G_CALLBACK (found_cb), self);
  g_signal_connect_swapped (self->store, "moved", G_CALLBACK (moved_cb), self);
  /* The game is told first. */
  g_signal_connect_data (self->store, "saved", G_CALLBACK (store_saved_cb), self, NULL,
                         G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}

/* The actions */

static void
new_game_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);

  salon_session_resume_later (self->session);
  show_new_game (self);
}

static void
resume_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);

  if (!salon_session_resume (self->session) || on_table (self))
    return;

  /* It is still looked for. */
  if (self->start_page != NULL)
    show_page (self, PAGE_START);
  else
    update (self);
}

static void
back_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);

  if (on_table (self))
    show_table (self);
  else if (get_game (self) != NULL || is_searching (self))
    show_page (self, PAGE_START);
}

static void
undo_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  salon_session_undo (SALON_WINDOW (widget)->session);
}

static void
opened_cb (GtkWindow *window, GFile *file, GObject *subject)
{
  salon_window_open (SALON_WINDOW (window), file);
}

static void
open_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  salon_files_choose (GTK_WINDOW (widget), opened_cb);
}

static void
stop_opening_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  salon_opening_stop (salon_session_get_opening (SALON_WINDOW (widget)->session));
}

static void
save_copy_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonGame *game = get_game (SALON_WINDOW (widget));

  if (game != NULL)
    salon_files_save_copy (GTK_WINDOW (widget), game);
}

static void
next_game_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);

  if (shows (self, PAGE_START) && salon_session_go_next (self->session))
    show_search (self);
}

static void
tell_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tell (SALON_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
fullscreen_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

/* The window */

static void
salon_window_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (salon_window_parent_class)->map (widget);
  tell_notices (SALON_WINDOW (widget));
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

  if (self->session != NULL)
    {
      salon_session_end (self->session);
      g_signal_handlers_disconnect_by_data (salon_session_get_opening (self->session), self);
      g_signal_handlers_disconnect_by_data (self->session, self);
    }
  g_clear_object (&self->session);
  g_clear_object (&self->game_signals);
  g_clear_pointer (&self->notice, g_free);
  g_clear_pointer (&self->failure, g_free);
  g_clear_object (&self->undo_toast);
  g_clear_object (&self->opening_toast);
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);
  if (self->store != NULL)
    g_signal_handlers_disconnect_by_data (self->store, self);
  g_clear_object (&self->store);
  self->start_page = NULL;
  self->setup_page = NULL;
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
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "win.stop-opening", NULL, stop_opening_action);
  gtk_widget_class_install_action (widget_class, "win.save-copy", NULL, save_copy_action);
  gtk_widget_class_install_action (widget_class, "win.tell", "s", tell_action);
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
  self->store = salon_store_new (NULL);
  /* The last game is read while the window is made. */
  self->session = salon_session_new (self->store);
  watch_session (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu_button, create_menu_cb, self, NULL);
}

SalonWindow *
salon_window_new (GtkApplication *application, SalonSettings *settings)
{
  SalonWindow *self = g_object_new (SALON_TYPE_WINDOW, "application", application, NULL);

  self->settings = g_object_ref (settings);
  gtk_window_set_default_size (GTK_WINDOW (self), salon_settings_get_int (settings, SALON_SETTING_WINDOW_WIDTH),
                               salon_settings_get_int (settings, SALON_SETTING_WINDOW_HEIGHT));
  if (salon_settings_get_boolean (settings, SALON_SETTING_WINDOW_MAXIMIZED))
    gtk_window_maximize (GTK_WINDOW (self));
  g_signal_connect_swapped (settings, "changed::pace", G_CALLBACK (set_pace), self);

  show_search (self);

  gtk_window_present (GTK_WINDOW (self));
  return self;
}

void
salon_window_open (SalonWindow *self, GFile *file)
{
  salon_session_open (self->session, file);
}

const SalonHouseGame *
salon_window_get_house_game (SalonWindow *self)
{
  return get_house_game (self);
}

guint
salon_window_get_edition (SalonWindow *self)
{
  const SalonHouseGame *game = get_house_game (self);

  if (get_game (self) == NULL || shows (self, PAGE_NEW_GAME))
    return salon_setup_page_get_edition (get_setup_page (self));

  return game->get_edition != NULL ? game->get_edition (get_game (self)) : 0;
}
