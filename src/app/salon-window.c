/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-window.h"

#include <glib/gi18n-lib.h>

#include "app/salon-beginner.h"
#include "app/salon-bot-bar.h"
#include "app/salon-closing.h"
#include "app/salon-hand-over.h"
#include "app/salon-herald.h"
#include "app/salon-home-piece.h"
#include "app/salon-messages.h"
#include "app/salon-saving-sign.h"
#include "app/salon-saving.h"
#include "app/salon-session.h"
#include "app/salon-touch-tips.h"
#include "app/salon-vigil.h"
#include "app/salon-window-actions.h"
#include "app/salon-window-pages.h"
#include "widgets/salon-style.h"

struct _SalonWindow {
  AdwApplicationWindow parent_instance;

  AdwHeaderBar *header;
  AdwWindowTitle *title;
  GMenuModel *menu;
  GMenu *seats; /* in the menu: the seats that can be handed over */
  GtkMenuButton *menu_button;
  GtkWidget *wordmark;
  GtkWidget *back;
  GtkWidget *home_button;
  AdwToastOverlay *toasts;
  SalonBotBar *bot_bar;
  GtkStack *stack;
  SalonHerald *herald;
  GtkWidget *saving_sign; /* NULL until it is first needed */

  SalonSettings *settings;
  SalonStore *store;
  SalonDays *days;
  SalonSession *session;
  SalonHome *home;
  SalonWindowPages *pages;
  SalonSaving *saving;
  SalonHandOver *hand_over;
  SalonVigil *vigil;
  GSignalGroup *game_signals;
  SalonMessages *messages;
};

G_DEFINE_FINAL_TYPE (SalonWindow, salon_window, ADW_TYPE_APPLICATION_WINDOW)

static SalonGame *
get_game (SalonWindow *self)
{
  return salon_session_get_game (self->session);
}

/* The header bar */

static void
update_title (SalonWindow *self)
{
  g_autofree char *title = salon_window_pages_get_title (self->pages);
  g_autofree char *subtitle = salon_window_pages_get_subtitle (self->pages);

  adw_window_title_set_title (self->title, title != NULL ? title : "");
  adw_window_title_set_subtitle (self->title, subtitle != NULL ? subtitle : "");
}

static void
update (SalonWindow *self)
{
  SalonGame *seen = salon_window_pages_get_seen (self->pages);
  const gboolean home = salon_window_pages_shows (self->pages, SALON_PAGE_HOME);
  const gboolean new_game = salon_window_pages_shows (self->pages, SALON_PAGE_NEW_GAME);
  const gboolean table = salon_window_pages_shows (self->pages, SALON_PAGE_TABLE);
  const gboolean room = salon_window_pages_get_room (self->pages) != NULL;
  const gboolean in_look = salon_window_pages_is_room_in_look (self->pages);

  salon_window_actions_update (GTK_WIDGET (self));
  salon_bot_bar_show (self->bot_bar, seen);
  gtk_widget_set_visible (self->wordmark, home);
  gtk_widget_set_visible (self->back, new_game || room);
  gtk_widget_set_visible (self->home_button, table);
  /* The header bar has the colours of the page below it. */
  salon_style_set_class (GTK_WIDGET (self), "at-home", home);
  salon_style_set_class (GTK_WIDGET (self), "at-set-up", new_game || (room && !in_look));
  salon_style_set_class (GTK_WIDGET (self), "at-table", table || in_look);
}

/* What the pages report */

static void
leaving_cb (SalonWindow *self)
{
  salon_hand_over_close (self->hand_over);
}

static void
pages_changed_cb (SalonWindow *self)
{
  update (self);
  update_title (self);
  salon_vigil_set_game (self->vigil, salon_window_pages_get_seen (self->pages));
}

/* The vigil may be over: table and window report even while the window closes. */
static void
pause_cb (SalonWindow *self, gboolean paused)
{
  if (self->vigil != NULL)
    salon_vigil_set_away (self->vigil, SALON_VIGIL_PAUSED, paused);
}

static void
active_cb (SalonWindow *self)
{
  if (self->vigil != NULL)
    salon_vigil_set_away (self->vigil, SALON_VIGIL_INACTIVE, !gtk_window_is_active (GTK_WINDOW (self)));
}

static void
watch_pages (SalonWindow *self)
{
  g_signal_connect_object (self->pages, "leaving", G_CALLBACK (leaving_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "changed", G_CALLBACK (pages_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "retitled", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "message", G_CALLBACK (salon_messages_tell), self->messages, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "alert", G_CALLBACK (salon_messages_alert), self->messages, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "say", G_CALLBACK (salon_herald_say), self->herald, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "pause", G_CALLBACK (pause_cb), self, G_CONNECT_SWAPPED);
}

/* Saving, and closing the window */

/* The sign in the header says for as long as the game cannot be saved that this is so, and why. */
static void
failure_cb (SalonWindow *self)
{
  const char *failure = salon_saving_get_failure (self->saving);

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

void
salon_window_leave (SalonWindow *self)
{
  salon_window_remember (self);
  salon_saving_leave (self->saving);
}

void
salon_window_stay (SalonWindow *self)
{
  salon_saving_stay (self->saving);
}

static void
watch_saving (SalonWindow *self)
{
  g_signal_connect_swapped (self->saving, "notify::failure", G_CALLBACK (failure_cb), self);
  g_signal_connect_object (self->saving, "message", G_CALLBACK (salon_messages_tell), self->messages,
                           G_CONNECT_SWAPPED);
  salon_closing_follow (GTK_WINDOW (self), self->saving);
}

/* What the session reports */

/* The result of a game that is the same for everybody on a day is kept with the puzzles. */
static void
keep_day (SalonWindow *self)
{
  SalonGame *game = get_game (self);

  if (game != NULL && salon_game_get_stage (game) == SALON_GAME_FINISHED && salon_house_find (game)->keep_day != NULL)
    salon_house_find (game)->keep_day (self->days, game);
}

static void
follow_beginner (SalonWindow *self)
{
  if (get_game (self) != NULL)
    salon_beginner_follow (self->settings, get_game (self));
}

static void
game_changed_cb (SalonWindow *self)
{
  SalonGame *game = get_game (self);

  salon_hand_over_close (self->hand_over);
  salon_vigil_set_game (self->vigil, NULL);
  salon_herald_follow (self->herald, game);
  if (game != NULL)
    salon_beginner_resume (self->settings, game);
  else
    salon_window_pages_clear_table (self->pages);
  salon_saving_set_game (self->saving, game);
  g_signal_group_set_target (self->game_signals, game);
}

static void
searched_cb (SalonWindow *self, const char *notice)
{
  SalonGame *game = get_game (self);

  salon_window_pages_show_found (self->pages);
  salon_messages_tell_search (self->messages, notice, game == NULL && salon_store_is_elsewhere (self->store),
                              game != NULL && salon_store_has_next (self->store));
}

static void
can_undo_cb (SalonWindow *self)
{
  gboolean can_undo;

  g_object_get (self->session, "can-undo", &can_undo, NULL);
  salon_messages_offer_undo (self->messages, can_undo);
}

static void
opening_over_cb (SalonWindow *self)
{
  salon_messages_show_opening (self->messages, NULL);
}

static void
watch_session (SalonWindow *self)
{
  SalonOpening *opening = salon_session_get_opening (self->session);

  self->game_signals = g_signal_group_new (SALON_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (follow_beginner), self);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (keep_day), self);
  g_signal_connect_swapped (self->session, "notify::game", G_CALLBACK (game_changed_cb), self);
  g_signal_connect_swapped (self->session, "notify::can-undo", G_CALLBACK (can_undo_cb), self);
  g_signal_connect_swapped (self->session, "searched", G_CALLBACK (searched_cb), self);
  g_signal_connect_object (self->session, "message", G_CALLBACK (salon_messages_tell), self->messages,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "alert", G_CALLBACK (salon_messages_alert), self->messages,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (opening, "slow", G_CALLBACK (salon_messages_show_opening), self->messages,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (opening, "over", G_CALLBACK (opening_over_cb), self);
}

/* The window */

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

  salon_window_actions_set_parts (GTK_WIDGET (self), NULL);
  if (self->session != NULL)
    {
      salon_session_end (self->session);
      g_signal_handlers_disconnect_by_data (salon_session_get_opening (self->session), self);
      g_signal_handlers_disconnect_by_data (self->session, self);
    }
  g_clear_object (&self->session);
  g_clear_object (&self->game_signals);
  /* Whoever is still at work for them may have a reference. */
  if (self->pages != NULL)
    g_object_run_dispose (G_OBJECT (self->pages));
  g_clear_object (&self->pages);
  if (self->home != NULL)
    g_object_run_dispose (G_OBJECT (self->home));
  g_clear_object (&self->home);
  g_clear_object (&self->hand_over);
  g_clear_object (&self->vigil);
  if (self->saving != NULL)
    g_signal_handlers_disconnect_by_data (self->saving, self);
  g_clear_object (&self->saving);
  g_clear_object (&self->messages);
  g_clear_object (&self->settings);
  g_clear_object (&self->store);
  /* Nobody waits for its thread when the program ends. */
  if (self->days != NULL)
    salon_days_flush (self->days);
  g_clear_object (&self->days);

  G_OBJECT_CLASS (salon_window_parent_class)->dispose (object);
}

static void
salon_window_class_init (SalonWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = salon_window_close_request;

  g_type_ensure (SALON_TYPE_BOT_BAR);
  g_type_ensure (SALON_TYPE_HOME_PIECE);
  g_type_ensure (SALON_TYPE_HERALD);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/salon-window.ui");
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, header);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, title);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, menu);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, seats);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, back);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, home_button);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, wordmark);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, bot_bar);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, herald);

  salon_window_actions_install (widget_class);
}

static void
tell_tip (gpointer data, const char *text)
{
  SalonWindow *self = data;

  if (self->messages != NULL)
    salon_messages_tell (self->messages, text);
}

/* The button is about to open the menu, for the first time or again. */
static void
create_menu_cb (GtkMenuButton *button, gpointer data)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, SALON_WINDOW (data)->menu);
}

static gboolean
drop_cb (SalonWindow *self, const GValue *value)
{
  g_autoptr (GSList) dropped = gdk_file_list_get_files (g_value_get_boxed (value));
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (const GSList *file = dropped; file != NULL; file = file->next)
    g_ptr_array_add (files, g_object_ref (file->data));
  if (files->len > 0 && self->pages != NULL)
    salon_window_pages_take_files (self->pages, files);
  return files->len > 0;
}

/* Files may be dropped anywhere in the window. */
static void
take_drops (SalonWindow *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (drop, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
}

static void
salon_window_init (SalonWindow *self)
{
  self->messages = salon_messages_new (GTK_WINDOW (self));
  self->store = salon_store_new (NULL);
  self->days = salon_days_get_shared (salon_store_get_directory (self->store));
  g_signal_connect_object (self->days, "message", G_CALLBACK (salon_messages_tell), self->messages, G_CONNECT_SWAPPED);
  self->vigil = salon_vigil_new (&salon_vigil_gtk, self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
  active_cb (self);
  self->saving = salon_saving_new (self->store);
  watch_saving (self);
  /* The session reads the last game while the window is made. */
  self->session = salon_session_new (self->store);
  watch_session (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  salon_messages_set_place (self->messages, self->toasts);
  salon_touch_tips_add (GTK_WIDGET (self), tell_tip, self);
  self->hand_over = salon_hand_over_new (self->seats, GTK_WIDGET (self->menu_button));
  gtk_menu_button_set_create_popup_func (self->menu_button, create_menu_cb, self, NULL);
  take_drops (self);
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
  self->home = salon_home_new (settings, self->store, self->session, self->days);
  self->pages =
    salon_window_pages_new (self->stack, GTK_WIDGET (self->header), settings, self->store, self->session, self->home);
  watch_pages (self);
  salon_window_actions_set_parts (GTK_WIDGET (self),
                                  &(SalonWindowParts) { settings, self->session, self->home, self->pages,
                                                        self->messages, self->hand_over });

  salon_window_pages_show_search (self->pages);

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
  return salon_window_pages_get_house_game (self->pages);
}

guint
salon_window_get_edition (SalonWindow *self)
{
  return salon_window_pages_get_edition (self->pages);
}

const char *
salon_window_get_lesson_label (SalonWindow *self)
{
  /* The lesson is one of the first game. */
  if (salon_window_pages_get_house_game (self->pages)->help != salon_house_games[0]->help)
    return NULL;

  return salon_home_get_lesson_label (self->home);
}
