/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-window.h"

#include <glib/gi18n-lib.h>

#include "app/probe-herald.h"
#include "app/probe-keeper.h"
#include "app/probe-new-game-page.h"
#include "app/salon-compat.h"
#include "app/salon-files.h"
#include "app/salon-start-page.h"
#include "widgets/probe-table.h"
#include "widgets/salon-pages.h"

#define PAGE_START "start"
#define PAGE_NEW_GAME "new-game"
#define PAGE_TABLE "table"

/* Seconds to take a new game back. */
#define UNDO_TIMEOUT 12

struct _SalonWindow {
  AdwApplicationWindow parent_instance;

  AdwWindowTitle *title;
  GtkWidget *back;
  GtkWidget *begin;
  AdwToastOverlay *toasts;
  GtkStack *pages;
  SalonStartPage *start_page;
  ProbeNewGamePage *new_game_page;
  ProbeTable *table;

  SalonSettings *settings;
  SalonStore *store;
  ProbeGame *game; /* on the table, or waiting to be gone on with */
  ProbeLook look;
  gboolean held; /* by us, because its table does not show */

  /* The game that was put aside last, and how it looked. */
  char *aside;
  ProbeLook aside_look;
  AdwToast *aside_toast;

  char *notice; /* to be read as soon as the window is there */
};

G_DEFINE_FINAL_TYPE (SalonWindow, salon_window, ADW_TYPE_APPLICATION_WINDOW)

static gboolean
shows (SalonWindow *self,
       const char  *page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), page) == 0;
}

static gboolean
on_table (SalonWindow *self)
{
  return self->game != NULL && probe_table_get_game (self->table) == self->game;
}

/* Whether there is a game that somebody may want to go on with. */
static gboolean
has_unfinished (SalonWindow *self)
{
  return self->game != NULL && probe_game_get_stage (self->game) != PROBE_GAME_FINISHED;
}

static void
update_title_cb (SalonWindow *self)
{
  const char *title = _("Salon"), *subtitle = "";

  if (shows (self, PAGE_TABLE))
    {
      title = probe_table_get_title (self->table);
      subtitle = probe_table_get_subtitle (self->table);
    }
  else if (shows (self, PAGE_NEW_GAME))
    title = _("New game");

  adw_window_title_set_title (self->title, title != NULL ? title : "");
  adw_window_title_set_subtitle (self->title, subtitle != NULL ? subtitle : "");
}

static void
update_actions (SalonWindow *self)
{
  const gboolean new_game = shows (self, PAGE_NEW_GAME);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.back", new_game && self->game != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.resume", !shows (self, PAGE_TABLE) && has_unfinished (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new-game", !new_game);
  salon_files_update (self);
  gtk_widget_set_visible (self->back, new_game && self->game != NULL);
  gtk_widget_set_visible (self->begin, shows (self, PAGE_TABLE));
}

/* Nobody moves at a table that does not show. */
static void
hold_game (SalonWindow *self,
           gboolean     hold)
{
  if (self->game == NULL || hold == self->held)
    return;

  self->held = hold;
  if (hold)
    probe_game_hold (self->game);
  else
    probe_game_release (self->game);
}

static void
show_page (SalonWindow *self,
           const char  *page)
{
  salon_pages_show (self->pages, page);
  update_actions (self);
  update_title_cb (self);
  hold_game (self, !shows (self, PAGE_TABLE));

  if (shows (self, PAGE_START))
    salon_start_page_focus (self->start_page);
  else if (shows (self, PAGE_NEW_GAME))
    probe_new_game_page_focus (self->new_game_page);
  else if (gtk_widget_get_focus_child (GTK_WIDGET (self->table)) == NULL)
    gtk_widget_child_focus (GTK_WIDGET (self->table), GTK_DIR_TAB_FORWARD);
}

static void
show_new_game (SalonWindow *self)
{
  ProbeHeader header;
  ProbeLook look;

  if (probe_keeper_load_setup (self->store, &header, &look))
    probe_new_game_page_set (self->new_game_page, &header, &look,
                             salon_settings_get_boolean (self->settings, SALON_SETTING_DRAW_FIRST));
  show_page (self, PAGE_NEW_GAME);
}

void
salon_window_tell (SalonWindow *self,
                   const char  *text)
{
  AdwToast *toast = adw_toast_new ("");
  g_autofree char *markup = g_markup_escape_text (text, -1);

  adw_toast_set_title (toast, markup);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* Takes the game from the table and from the window. Nothing of it is left that
 * could write its record. */
static void
drop_game (SalonWindow *self)
{
  if (self->game == NULL)
    return;

  probe_table_set_game (self->table, NULL, NULL);
  hold_game (self, FALSE);
  g_signal_handlers_disconnect_by_data (self->game, self);
  probe_game_close (self->game);
  g_clear_object (&self->game);
}

static void
take_game (SalonWindow *self,
           ProbeGame   *game)
{
  self->game = game;
  g_signal_connect_swapped (game, "save-failed", G_CALLBACK (salon_window_tell), self);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (update_actions), self);
  probe_herald_follow (game, GTK_WIDGET (self));
}

static void
show_table (SalonWindow *self)
{
  if (!on_table (self))
    {
      for (int i = 0; i < probe_game_get_header (self->game)->setup.seats; i++)
        probe_game_set_chooses (self->game, i, self->look.chooses[i]);
      probe_table_set_game (self->table, self->game, &self->look);
    }
  show_page (self, PAGE_TABLE);
}

static void
forget_aside (SalonWindow *self)
{
  AdwToast *toast = g_steal_pointer (&self->aside_toast);

  g_clear_pointer (&self->aside, g_free);
  if (toast != NULL)
    {
      adw_toast_dismiss (toast);
      g_object_unref (toast);
    }
}

/* Clears the way for another game: the one that is there goes aside, unless
 * there is nothing in it to be lost. FALSE when that fails; then it stays. */
static gboolean
put_aside (SalonWindow *self)
{
  g_autoptr (GError) error = NULL;
  gboolean unfinished;

  forget_aside (self);
  if (self->game == NULL)
    return TRUE;

  unfinished = has_unfinished (self);
  if (!probe_keeper_is_begun (self->game))
    {
      drop_game (self);
      salon_store_remove (self->store, SALON_STORE_GAME, NULL);
      return TRUE;
    }

  /* Its last moves may not be on the disk, if that was full. */
  if (probe_keeper_begin (self->store, self->game, &self->look, &error))
    self->aside = salon_store_archive (self->store, SALON_STORE_GAME, PROBE_KEEPER_GAME, &error);
  if (self->aside == NULL && unfinished)
    {
      salon_compat_show_alert (GTK_WINDOW (self), _("The game on the table cannot be put aside"), error->message);
      return FALSE;
    }

  self->aside_look = self->look;
  drop_game (self);
  if (!unfinished)
    g_clear_pointer (&self->aside, g_free);

  return TRUE;
}

/* Says that a game was put aside, and offers to take it up again. */
static void
tell_aside (SalonWindow *self)
{
  if (self->aside == NULL)
    return;

  self->aside_toast = adw_toast_new (_("The game in progress was put aside"));
  adw_toast_set_button_label (self->aside_toast, _("_Undo"));
  adw_toast_set_action_name (self->aside_toast, "win.undo");
  adw_toast_set_timeout (self->aside_toast, UNDO_TIMEOUT);
  adw_toast_set_priority (self->aside_toast, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_overlay_add_toast (self->toasts, g_object_ref (self->aside_toast));
}

static void
undo_action (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);
  g_autofree char *name = g_steal_pointer (&self->aside);
  const ProbeLook look = self->aside_look;
  g_autoptr (GError) error = NULL;
  ProbeGame *game;

  if (name == NULL || !put_aside (self))
    return;

  /* What was begun since stays where it went; nobody wants to undo the undoing. */
  forget_aside (self);
  game = probe_keeper_take_up (self->store, name, &error);
  if (game == NULL)
    {
      salon_compat_show_alert (GTK_WINDOW (self), _("The game cannot be taken up again"), error->message);
      show_new_game (self);
      return;
    }

  self->look = look;
  take_game (self, game);
  probe_keeper_begin (self->store, game, &self->look, NULL);
  show_table (self);
}

static void
begin_game (SalonWindow     *self,
            ProbeHeader     *header,
            const ProbeLook *look)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ProbeGame) trial = NULL;
  ProbeGame *game;

  /* Before anything is put aside: can such a game be played at all? */
  probe_keeper_set_date (header);
  trial = probe_game_new (header, 0, NULL, &error);
  if (trial == NULL)
    {
      salon_compat_show_alert (GTK_WINDOW (self), _("The game cannot begin"), error->message);
      return;
    }
  g_clear_object (&trial);

  if (!put_aside (self))
    return;

  game = probe_game_new (header, probe_keeper_seed (), self->store, &error);
  if (game == NULL)
    {
      salon_compat_show_alert (GTK_WINDOW (self), _("The game cannot begin"), error->message);
      return;
    }

  self->look = *look;
  take_game (self, game);
  probe_keeper_save_setup (self->store, header, look);
  /* That the disk is full is told by the game itself, once. */
  probe_keeper_begin (self->store, game, look, NULL);
  show_table (self);
  tell_aside (self);
}

static void
start_cb (SalonWindow *self)
{
  ProbeHeader header;
  ProbeLook look;
  gboolean by_lot;

  if (!probe_new_game_page_get (self->new_game_page, &header, &look, &by_lot))
    return;

  salon_settings_set_boolean (self->settings, SALON_SETTING_DRAW_FIRST, by_lot);
  begin_game (self, &header, &look);
}

/* The same seats again. Who begins goes round, unless the lot decides. */
static void
play_again_cb (SalonWindow *self)
{
  const ProbeLook look = self->look;
  ProbeHeader header;

  if (self->game == NULL)
    return;

  probe_keeper_again (self->game, salon_settings_get_boolean (self->settings, SALON_SETTING_DRAW_FIRST), &header);
  begin_game (self, &header, &look);
}

static void
new_game_action (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  show_new_game (SALON_WINDOW (widget));
}

static void
resume_action (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);

  if (has_unfinished (self))
    show_table (self);
}

static void
back_action (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  SalonWindow *self = SALON_WINDOW (widget);

  if (on_table (self))
    show_table (self);
  else if (self->game != NULL)
    show_page (self, PAGE_START);
}

static void
fullscreen_action (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

void
salon_window_open (SalonWindow *self,
                   GFile       *file)
{
  g_autofree char *name = g_file_get_basename (file), *shown = g_filename_display_name (name);
  /* Translators: the name of a file */
  g_autofree char *heading = g_strdup_printf (_("“%s” cannot be opened"), shown);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autoptr (ProbeGame) game = NULL;
  gsize length;

  text = probe_keeper_read (file, &length, &error);
  if (text != NULL && self->game != NULL && probe_keeper_is_same (self->game, text, length))
    {
      show_table (self);
      return;
    }
  if (text != NULL)
    game = probe_game_new_from_record (text, length, probe_keeper_seed (), self->store, &error);
  if (game == NULL)
    {
      salon_compat_show_alert (GTK_WINDOW (self), heading, error->message);
      return;
    }

  /* It must not write over the other's record before that is put aside. */
  probe_game_hold (game);
  if (!put_aside (self))
    return;

  probe_look_init (&self->look);
  if (!probe_keeper_begin (self->store, game, &self->look, &error))
    salon_window_tell (self, error->message);
  probe_game_release (game);
  take_game (self, g_steal_pointer (&game));
  show_table (self);
  tell_aside (self);
}

static void
pace_changed_cb (SalonWindow *self)
{
  probe_table_set_pace (self->table, salon_settings_get_int (self->settings, SALON_SETTING_PACE) / 1000.);
}

static gboolean
show_notice_cb (gpointer data)
{
  SalonWindow *self = data;
  g_autofree char *notice = g_steal_pointer (&self->notice);

  if (notice != NULL)
    salon_compat_show_alert (GTK_WINDOW (self), _("The last game cannot be read"), notice);

  return G_SOURCE_REMOVE;
}

static void
salon_window_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (salon_window_parent_class)->map (widget);
  if (SALON_WINDOW (widget)->notice != NULL)
    g_idle_add_full (G_PRIORITY_LOW, show_notice_cb, g_object_ref (widget), g_object_unref);
}

ProbeGame *
salon_window_get_game (SalonWindow *self)
{
  return self->game;
}

ProbeEdition
salon_window_get_edition (SalonWindow *self)
{
  if (self->game == NULL || shows (self, PAGE_NEW_GAME))
    return probe_new_game_page_get_edition (self->new_game_page);

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
  salon_window_remember (SALON_WINDOW (window));

  return GTK_WINDOW_CLASS (salon_window_parent_class)->close_request (window);
}

static void
salon_window_dispose (GObject *object)
{
  SalonWindow *self = SALON_WINDOW (object);

  if (self->table != NULL)
    drop_game (self);
  g_clear_pointer (&self->aside, g_free);
  g_clear_pointer (&self->notice, g_free);
  g_clear_object (&self->aside_toast);
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);
  g_clear_object (&self->store);
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

  g_type_ensure (SALON_TYPE_START_PAGE);
  g_type_ensure (PROBE_TYPE_NEW_GAME_PAGE);
  g_type_ensure (PROBE_TYPE_TABLE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/salon-window.ui");
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, title);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, back);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, begin);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, new_game_page);
  gtk_widget_class_bind_template_child (widget_class, SalonWindow, table);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_title_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_again_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_new_game);
  gtk_widget_class_bind_template_callback (widget_class, salon_window_tell);

  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, new_game_action);
  gtk_widget_class_install_action (widget_class, "win.resume", NULL, resume_action);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_action);
}

static void
salon_window_init (SalonWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  salon_files_add_actions (self);
  probe_look_init (&self->look);
}

SalonWindow *
salon_window_new (GtkApplication *application,
                  SalonSettings  *settings)
{
  SalonWindow *self = g_object_new (SALON_TYPE_WINDOW, "application", application, NULL);
  ProbeGame *game;

  self->settings = g_object_ref (settings);
  self->store = salon_store_new (NULL);
  gtk_window_set_default_size (GTK_WINDOW (self),
                               salon_settings_get_int (settings, SALON_SETTING_WINDOW_WIDTH),
                               salon_settings_get_int (settings, SALON_SETTING_WINDOW_HEIGHT));
  if (salon_settings_get_boolean (settings, SALON_SETTING_WINDOW_MAXIMIZED))
    gtk_window_maximize (GTK_WINDOW (self));
  g_signal_connect_swapped (settings, "changed::pace", G_CALLBACK (pace_changed_cb), self);
  pace_changed_cb (self);

  game = probe_keeper_resume (self->store, &self->look, &self->notice);
  if (game != NULL)
    {
      self->held = TRUE;
      take_game (self, game);
      salon_start_page_offer (self->start_page, game, &self->look);
      show_page (self, PAGE_START);
    }
  else
    show_new_game (self);

  gtk_window_present (GTK_WINDOW (self));
  return self;
}
