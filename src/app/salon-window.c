/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-window.h"

#include <glib/gi18n-lib.h>

#include "app/salon-beginner.h"
#include "app/salon-bot-bar.h"
#include "app/salon-closing.h"
#include "app/salon-files.h"
#include "app/salon-hand-over.h"
#include "app/salon-herald.h"
#include "app/salon-home-page.h"
#include "app/salon-home-piece.h"
#include "app/salon-messages.h"
#include "app/salon-new-game.h"
#include "app/salon-saving-sign.h"
#include "app/salon-saving.h"
#include "app/salon-session.h"
#include "app/salon-table-page.h"
#include "app/salon-table-theme.h"
#include "app/salon-touch-tips.h"
#include "app/salon-vigil.h"
#include "model/salon-shelf.h"
#include "widgets/salon-pages.h"

#define PAGE_HOME     "home"
#define PAGE_NEW_GAME "new-game"
#define PAGE_TABLE    "table"

struct _SalonWindow {
  AdwApplicationWindow parent_instance;

  AdwHeaderBar *header;
  AdwWindowTitle *title;
  GMenuModel *menu;
  GMenu *seats; /* in the menu: the seats that can be handed over */
  GtkMenuButton *menu_button;
  GtkWidget *wordmark;
  GtkWidget *back;
  GtkWidget *home;
  AdwToastOverlay *toasts;
  SalonBotBar *bot_bar;
  GtkStack *pages;
  SalonHerald *herald;

  /* Each of these is NULL until it is first needed. */
  SalonHomePage *home_page;
  SalonNewGame *new_game;
  SalonTablePage *table_page;
  GtkWidget *saving_sign;

  const SalonHouseGame *chosen; /* whose table somebody has sat down at; NULL: the one that is played */
  gboolean from_table;          /* the page for a new game was opened from the table */

  SalonSettings *settings;
  SalonStore *store;
  SalonShelf *shelf;
  SalonSession *session;
  SalonSaving *saving;
  SalonHandOver *hand_over;
  SalonVigil *vigil;
  GSignalGroup *game_signals;

  SalonMessages *messages;
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

/* The game at whose table somebody has sat down, or that is played; as long as there is neither, the first one
 * of the house. */
static const SalonHouseGame *
get_house_game (SalonWindow *self)
{
  if (self->chosen != NULL)
    return self->chosen;

  return get_game (self) != NULL ? salon_house_find (get_game (self)) : salon_house_games[0];
}

/* NULL before the first game was shown. */
static SalonTable *
get_table (SalonWindow *self)
{
  return self->table_page != NULL ? salon_table_page_get_table (self->table_page) : NULL;
}

static gboolean
on_table (SalonWindow *self)
{
  SalonTable *table = get_table (self);

  return get_game (self) != NULL && table != NULL && salon_table_get_game (table) == get_game (self);
}

static void
update_title (SalonWindow *self)
{
  g_autofree char *title = NULL, *subtitle = NULL;

  if (shows (self, PAGE_TABLE))
    {
      title = salon_table_get_title (get_table (self));
      subtitle = salon_table_get_subtitle (get_table (self));
    }
  else if (shows (self, PAGE_NEW_GAME))
    {
      title = g_strdup (_ ("Set the table"));
      subtitle = g_strdup (_ (get_house_game (self)->title));
    }

  adw_window_title_set_title (self->title, title != NULL ? title : "");
  adw_window_title_set_subtitle (self->title, subtitle != NULL ? subtitle : "");
}

/* The header bar has the colours of the page below it. */
static void
set_class (SalonWindow *self, const char *name, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

static void
update (SalonWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const gboolean new_game = shows (self, PAGE_NEW_GAME), home = shows (self, PAGE_HOME);

  gtk_widget_action_set_enabled (widget, "win.back", new_game);
  gtk_widget_action_set_enabled (widget, "win.home", !home);
  gtk_widget_action_set_enabled (widget, "win.resume",
                                 !shows (self, PAGE_TABLE) && salon_session_can_resume (self->session));
  gtk_widget_action_set_enabled (widget, "win.new-game", !new_game);
  gtk_widget_action_set_enabled (widget, "win.save-copy", get_game (self) != NULL);
  gtk_widget_action_set_enabled (widget, "win.hand-over",
                                 salon_hand_over_list (self->hand_over,
                                                       shows (self, PAGE_TABLE) ? get_game (self) : NULL));
  salon_bot_bar_show (self->bot_bar, shows (self, PAGE_TABLE) ? get_game (self) : NULL);
  gtk_widget_set_visible (self->wordmark, home);
  gtk_widget_set_visible (self->back, new_game);
  gtk_widget_set_visible (self->home, shows (self, PAGE_TABLE));
  set_class (self, "at-home", home);
  set_class (self, "at-set-up", new_game);
  set_class (self, "at-table", shows (self, PAGE_TABLE));
}

/* Pages. Each is made when it is first shown, so that the window opens sooner. */

static void show_new_game (SalonWindow *self);

static void
sit_down_cb (SalonWindow *self, guint index)
{
  self->chosen = salon_house_games[index];
  self->from_table = FALSE;
  salon_session_resume_later (self->session);
  show_new_game (self);
}

static SalonHomePage *
get_home_page (SalonWindow *self)
{
  if (self->home_page == NULL)
    {
      self->home_page = g_object_new (SALON_TYPE_HOME_PAGE, NULL);
      gtk_stack_add_titled (self->pages, GTK_WIDGET (self->home_page), PAGE_HOME, _ ("Home"));
      salon_home_page_set_header (self->home_page, GTK_WIDGET (self->header));
      g_signal_connect_object (self->home_page, "sit-down", G_CALLBACK (sit_down_cb), self, G_CONNECT_SWAPPED);
    }

  return self->home_page;
}

/* The game in progress, if it is not over. */
static SalonGame *
get_unfinished (SalonWindow *self)
{
  SalonGame *game = get_game (self);

  return game != NULL && salon_game_get_stage (game) != SALON_GAME_FINISHED ? game : NULL;
}

/* The look of the game that is set up on the page in sight, or of the game in progress. */
static void
use_look (SalonWindow *self)
{
  SalonGame *game = get_game (self);

  if (shows (self, PAGE_NEW_GAME))
    salon_table_theme_apply (self->settings, salon_new_game_get_theme (self->new_game));
  else if (game != NULL)
    salon_table_theme_apply (self->settings, salon_house_get_theme (game));
}

/* Shows on the home which games there are to go on with. A game of another session is looked for only where
 * this window has none, or on the home: looking for it reads the disk. */
static void
fill_home (SalonWindow *self)
{
  SalonGame *game = get_unfinished (self), *lesson;
  g_autofree char *chapter = NULL;
  const char *name;

  if (salon_session_is_searching (self->session))
    return;

  use_look (self);
  salon_home_page_show (get_home_page (self), game, salon_session_get_look (self->session), self->shelf,
                        game != NULL && salon_store_has_next (self->store));
  lesson = salon_beginner_find_lesson (game, self->shelf, &name);
  if (lesson != NULL)
    chapter = salon_house_find (lesson)->start->say_lesson (lesson);
  salon_home_page_welcome (get_home_page (self), salon_beginner_is_new (self->settings, game, self->shelf), chapter);
}

static void
shelf_changed_cb (SalonWindow *self)
{
  if (self->home_page != NULL)
    fill_home (self);
}

static gboolean
refresh_shelf_cb (gpointer data)
{
  salon_shelf_refresh (SALON_WINDOW (data)->shelf);
  return G_SOURCE_REMOVE;
}

/* Has the kept games read when the window has nothing else to do. */
static void
refresh_shelf (SalonWindow *self)
{
  g_idle_add_full (G_PRIORITY_LOW, refresh_shelf_cb, g_object_ref (self), g_object_unref);
}

static void
start_cb (SalonWindow *self, const SalonGameKind *kind, const char *setup, const SalonLook *look)
{
  salon_session_begin (self->session, kind, setup, look);
}

static void
play_cb (SalonWindow *self, SalonGame *game, const SalonLook *look)
{
  salon_session_play (self->session, g_object_ref (game), look);
}

/* The page on which the game is set up at whose table somebody has sat down. */
static SalonNewGame *
get_new_game (SalonWindow *self)
{
  if (self->new_game == NULL)
    {
      self->new_game = SALON_NEW_GAME (salon_new_game_new (self->settings, self->store));
      gtk_stack_add_titled (self->pages, GTK_WIDGET (self->new_game), PAGE_NEW_GAME, _ ("New game"));
      g_signal_connect_object (self->new_game, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->new_game, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->new_game, "theme-changed", G_CALLBACK (use_look), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->new_game, "message", G_CALLBACK (salon_messages_tell), self->messages,
                               G_CONNECT_SWAPPED);
    }

  salon_new_game_choose (self->new_game, get_house_game (self));
  return self->new_game;
}

/* Begins a game with the same seats, in which the computers play @step levels better. */
static void
play_again_cb (SalonWindow *self, int step)
{
  salon_session_play_again (self->session, salon_settings_get_boolean (self->settings, SALON_SETTING_DRAW_FIRST), step);
}

static void
table_new_game_cb (SalonWindow *self)
{
  self->from_table = TRUE;
  show_new_game (self);
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

/* The page with the table for the game in progress. */
static SalonTablePage *
get_table_page (SalonWindow *self)
{
  if (self->table_page == NULL)
    {
      self->table_page = SALON_TABLE_PAGE (salon_table_page_new (self->settings));
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->table_page), PAGE_TABLE);
      g_signal_connect_object (self->table_page, "retitled", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->table_page, "play-again", G_CALLBACK (play_again_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->table_page, "new-game", G_CALLBACK (table_new_game_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->table_page, "message", G_CALLBACK (salon_messages_tell), self->messages,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->table_page, "pause", G_CALLBACK (pause_cb), self, G_CONNECT_SWAPPED);
    }

  /* Screen readers tell the title of the page. */
  gtk_stack_page_set_title (gtk_stack_get_page (self->pages, GTK_WIDGET (self->table_page)),
                            _ (salon_house_find (get_game (self))->title));
  return self->table_page;
}

static void
show_page (SalonWindow *self, const char *page)
{
  salon_hand_over_close (self->hand_over);
  salon_pages_show (self->pages, page);
  use_look (self);
  update (self);
  update_title (self);
  salon_session_set_shown (self->session, shows (self, PAGE_TABLE));
  salon_vigil_set_game (self->vigil, shows (self, PAGE_TABLE) ? get_game (self) : NULL);

  if (shows (self, PAGE_HOME))
    salon_home_page_focus (self->home_page);
  else if (shows (self, PAGE_NEW_GAME))
    salon_new_game_focus (self->new_game);
  else
    salon_table_page_focus (self->table_page);
}

static void
show_new_game (SalonWindow *self)
{
  salon_new_game_load (get_new_game (self));
  show_page (self, PAGE_NEW_GAME);
}

static void
show_table (SalonWindow *self)
{
  SalonTablePage *page = get_table_page (self);

  self->chosen = NULL;
  salon_table_theme_apply (self->settings, salon_house_get_theme (get_game (self)));
  salon_table_page_show (page, get_game (self), salon_session_get_look (self->session));
  show_page (self, PAGE_TABLE);
}

static void
show_home (SalonWindow *self)
{
  self->chosen = NULL;
  fill_home (self);
  show_page (self, PAGE_HOME);
  refresh_shelf (self);
}

/* Shows the home, which offers the unfinished game as soon as it is read. */
static void
show_search (SalonWindow *self)
{
  if (salon_store_has (self->store, SALON_STORE_GAME))
    salon_home_page_wait (get_home_page (self));
  else
    get_home_page (self);
  show_page (self, PAGE_HOME);
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
  else if (self->table_page != NULL)
    salon_table_page_clear (self->table_page);
  salon_saving_set_game (self->saving, game);
  g_signal_group_set_target (self->game_signals, game);
}

/* Whether somebody has moved the focus on the home to something that is still there. */
static gboolean
has_focus_in_home (SalonWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->home_page))
         && gtk_widget_get_sensitive (focus);
}

static void
searched_cb (SalonWindow *self, const char *notice)
{
  SalonGame *game = get_game (self);

  fill_home (self);
  refresh_shelf (self);
  update (self);
  if (shows (self, PAGE_HOME) && !has_focus_in_home (self))
    salon_home_page_focus (self->home_page);
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
  g_signal_connect_swapped (self->session, "notify::game", G_CALLBACK (game_changed_cb), self);
  g_signal_connect_swapped (self->session, "notify::can-undo", G_CALLBACK (can_undo_cb), self);
  g_signal_connect_swapped (self->session, "searched", G_CALLBACK (searched_cb), self);
  g_signal_connect_swapped (self->session, "play", G_CALLBACK (show_table), self);
  g_signal_connect_object (self->session, "message", G_CALLBACK (salon_messages_tell), self->messages,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "alert", G_CALLBACK (salon_messages_alert), self->messages,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (opening, "slow", G_CALLBACK (salon_messages_show_opening), self->messages,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (opening, "over", G_CALLBACK (opening_over_cb), self);
}

/* The actions */

static void
new_game_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);

  self->from_table = shows (self, PAGE_TABLE);
  if (self->from_table)
    self->chosen = NULL;
  salon_session_resume_later (self->session);
  show_new_game (self);
}

/* Sets the table for a game of the kind that is named. */
static void
set_up_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);
  const char *name = g_variant_get_string (parameter, NULL);

  for (guint i = 0; salon_house_games[i] != NULL; i++)
    if (g_str_equal (salon_house_games[i]->kind->name, name))
      {
        self->chosen = salon_house_games[i];
        salon_session_resume_later (self->session);
        show_new_game (self);
      }
}

/* Begins @game (nullable) (transfer full), which is asleep, or says why there is none. */
static void
play (SalonWindow *self, SalonGame *game, const SalonLook *look, const GError *error)
{
  if (game != NULL)
    salon_session_play (self->session, game, look);
  else if (error != NULL)
    salon_messages_alert (self->messages, _ ("The game cannot begin"), error->message);
}

/* Begins the lesson, or goes on with the one that was left. */
static void
learn_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);
  const char *name;
  g_autoptr (GError) error = NULL;
  SalonLook look;

  if (salon_beginner_find_lesson (get_game (self), self->shelf, &name) == NULL)
    {
      SalonGame *lesson = salon_beginner_make_lesson (&look, &error);

      play (self, lesson, &look, error);
    }
  else if (name == NULL)
    salon_session_resume (self->session);
  else
    salon_session_take_up (self->session, name);
}

/* One person and three computers, at once. */
static void
quick_game_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  SalonLook look;
  SalonGame *game = salon_beginner_make_game (self->settings, &look, &error);

  play (self, game, &look, error);
}

static void
home_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  show_home (SALON_WINDOW (widget));
}

static void
take_up_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  salon_session_take_up (SALON_WINDOW (widget)->session, g_variant_get_string (parameter, NULL));
}

static void
resume_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);

  if (!salon_session_resume (self->session) || on_table (self))
    return;

  /* The unfinished game is still being read. */
  show_page (self, PAGE_HOME);
}

static void
back_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);

  if (self->from_table && on_table (self))
    show_table (self);
  else
    show_home (self);
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
hand_over_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);

  if (on_table (self))
    salon_hand_over_ask (self->hand_over, get_table (self), g_variant_get_uint32 (parameter));
}

static void
next_game_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);

  if (shows (self, PAGE_HOME) && salon_session_go_next (self->session))
    show_search (self);
}

static void
tell_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  salon_messages_tell (SALON_WINDOW (widget)->messages, g_variant_get_string (parameter, NULL));
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
  g_clear_object (&self->hand_over);
  g_clear_object (&self->vigil);
  if (self->saving != NULL)
    g_signal_handlers_disconnect_by_data (self->saving, self);
  g_clear_object (&self->saving);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->messages);
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);
  g_clear_object (&self->store);
  if (self->shelf != NULL)
    g_signal_handlers_disconnect_by_data (self->shelf, self);
  g_clear_object (&self->shelf);
  self->home_page = NULL;
  self->new_game = NULL;
  self->table_page = NULL;

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
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, home);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, wordmark);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, bot_bar);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, herald);

  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, new_game_action);
  gtk_widget_class_install_action (widget_class, "win.set-up", "s", set_up_action);
  gtk_widget_class_install_action (widget_class, "win.resume", NULL, resume_action);
  gtk_widget_class_install_action (widget_class, "win.home", NULL, home_action);
  gtk_widget_class_install_action (widget_class, "win.learn", NULL, learn_action);
  gtk_widget_class_install_action (widget_class, "win.quick-game", NULL, quick_game_action);
  gtk_widget_class_install_action (widget_class, "win.take-up", "s", take_up_action);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "win.next-game", NULL, next_game_action);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "win.stop-opening", NULL, stop_opening_action);
  gtk_widget_class_install_action (widget_class, "win.save-copy", NULL, save_copy_action);
  gtk_widget_class_install_action (widget_class, "win.hand-over", "u", hand_over_action);
  gtk_widget_class_install_action (widget_class, "win.tell", "s", tell_action);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_action);
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

static void
salon_window_init (SalonWindow *self)
{
  self->messages = salon_messages_new (GTK_WINDOW (self));
  self->store = salon_store_new (NULL);
  self->shelf = salon_shelf_new (self->store, salon_house_get_kinds ());
  g_signal_connect_swapped (self->shelf, "changed", G_CALLBACK (shelf_changed_cb), self);
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
  g_signal_connect_swapped (settings, "changed::look", G_CALLBACK (use_look), self);

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
    return salon_new_game_get_edition (get_new_game (self));

  return game->get_edition != NULL ? game->get_edition (get_game (self)) : 0;
}

const char *
salon_window_get_lesson_label (SalonWindow *self)
{
  /* The lesson is one of the first game. */
  if (get_house_game (self)->help != salon_house_games[0]->help)
    return NULL;

  return salon_beginner_get_lesson_label (get_game (self), self->shelf);
}
