/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-window-actions.h"

#include <glib/gi18n-lib.h>

#include "app/salon-beginner.h"
#include "app/salon-doors.h"
#include "app/salon-files.h"
#include "app/salon-house.h"

/* The name under which the window keeps its parts. */
#define PARTS "salon-window-parts"

static const SalonWindowParts *
get_parts (GtkWidget *window)
{
  return g_object_get_data (G_OBJECT (window), PARTS);
}

static void
new_game_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  salon_window_pages_set_up (get_parts (widget)->pages, NULL);
}

/* Sets the table for a game of the kind that is named. */
static void
set_up_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const char *name = g_variant_get_string (parameter, NULL);

  for (guint i = 0; salon_house_games[i] != NULL; i++)
    if (g_str_equal (salon_house_games[i]->kind->name, name))
      salon_window_pages_set_up (get_parts (widget)->pages, salon_house_games[i]);
}

/* Goes through the door that leads by @action. */
static void
door_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonDoor door = SALON_DOOR_LIBRARY;

  while (!g_str_equal (salon_door_get_action (door), action))
    door++;
  salon_window_pages_enter (get_parts (widget)->pages, door);
}

/* Begins @game (nullable) (transfer full), which is asleep, or says why there is none. */
static void
play (const SalonWindowParts *parts, SalonGame *game, const SalonLook *look, const GError *error)
{
  if (game != NULL)
    salon_session_play (parts->session, game, look);
  else if (error != NULL)
    salon_messages_alert (parts->messages, _ ("The game cannot begin"), error->message);
}

/* Begins the lesson, or goes on with the one that was left. */
static void
learn_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const SalonWindowParts *parts = get_parts (widget);
  const char *name;
  g_autoptr (GError) error = NULL;
  SalonLook look;

  if (salon_home_find_lesson (parts->home, &name) == NULL)
    {
      SalonGame *lesson = salon_beginner_make_lesson (&look, &error);

      play (parts, lesson, &look, error);
    }
  else if (name == NULL)
    salon_session_resume (parts->session);
  else
    salon_session_take_up (parts->session, name);
}

/* One person and three computers, at once. */
static void
quick_game_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const SalonWindowParts *parts = get_parts (widget);
  g_autoptr (GError) error = NULL;
  SalonLook look;
  SalonGame *game = salon_beginner_make_game (parts->settings, &look, &error);

  play (parts, game, &look, error);
}

static void
home_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  salon_window_pages_show_home (get_parts (widget)->pages);
}

static void
take_up_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  salon_session_take_up (get_parts (widget)->session, g_variant_get_string (parameter, NULL));
}

static void
resume_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const SalonWindowParts *parts = get_parts (widget);

  if (!salon_session_resume (parts->session) || salon_window_pages_get_table (parts->pages) != NULL)
    return;

  /* The unfinished game is still being read. */
  salon_window_pages_show_search (parts->pages);
}

static void
back_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  salon_window_pages_go_back (get_parts (widget)->pages);
}

static void
undo_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  salon_session_undo (get_parts (widget)->session);
}

static void
opened_cb (GtkWindow *window, GFile *file, GObject *subject)
{
  salon_session_open (get_parts (GTK_WIDGET (window))->session, file);
}

static void
open_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonRoom *room = salon_window_pages_get_room (get_parts (widget)->pages);

  if (room == NULL || !salon_room_open (room))
    salon_files_choose (GTK_WINDOW (widget), opened_cb);
}

static void
stop_opening_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  salon_opening_stop (salon_session_get_opening (get_parts (widget)->session));
}

static void
save_copy_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonGame *game = salon_session_get_game (get_parts (widget)->session);

  if (game != NULL)
    salon_files_save_copy (GTK_WINDOW (widget), game);
}

static void
hand_over_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const SalonWindowParts *parts = get_parts (widget);
  SalonTable *table = salon_window_pages_get_table (parts->pages);

  if (table != NULL)
    salon_hand_over_ask (parts->hand_over, table, g_variant_get_uint32 (parameter));
}

static void
next_game_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const SalonWindowParts *parts = get_parts (widget);

  if (salon_window_pages_shows (parts->pages, SALON_PAGE_HOME) && salon_session_go_next (parts->session))
    salon_window_pages_show_search (parts->pages);
}

static void
tell_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  salon_messages_tell (get_parts (widget)->messages, g_variant_get_string (parameter, NULL));
}

static void
fullscreen_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

void
salon_window_actions_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.new-game", NULL, new_game_action);
  gtk_widget_class_install_action (klass, "win.set-up", "s", set_up_action);
  gtk_widget_class_install_action (klass, "win.resume", NULL, resume_action);
  gtk_widget_class_install_action (klass, "win.home", NULL, home_action);
  gtk_widget_class_install_action (klass, "win.learn", NULL, learn_action);
  gtk_widget_class_install_action (klass, "win.quick-game", NULL, quick_game_action);
  gtk_widget_class_install_action (klass, "win.take-up", "s", take_up_action);
  for (int door = 0; door < SALON_N_DOORS; door++)
    gtk_widget_class_install_action (klass, salon_door_get_action ((SalonDoor) door), NULL, door_action);
  gtk_widget_class_install_action (klass, "win.back", NULL, back_action);
  gtk_widget_class_install_action (klass, "win.undo", NULL, undo_action);
  gtk_widget_class_install_action (klass, "win.next-game", NULL, next_game_action);
  gtk_widget_class_install_action (klass, "win.open", NULL, open_action);
  gtk_widget_class_install_action (klass, "win.stop-opening", NULL, stop_opening_action);
  gtk_widget_class_install_action (klass, "win.save-copy", NULL, save_copy_action);
  gtk_widget_class_install_action (klass, "win.hand-over", "u", hand_over_action);
  gtk_widget_class_install_action (klass, "win.tell", "s", tell_action);
  gtk_widget_class_install_action (klass, "win.fullscreen", NULL, fullscreen_action);
}

void
salon_window_actions_set_parts (GtkWidget *window, const SalonWindowParts *parts)
{
  g_object_set_data_full (G_OBJECT (window), PARTS, parts != NULL ? g_memdup2 (parts, sizeof *parts) : NULL, g_free);
}

void
salon_window_actions_update (GtkWidget *window)
{
  const SalonWindowParts *parts = get_parts (window);
  SalonGame *seen = salon_window_pages_get_seen (parts->pages);
  const gboolean new_game = salon_window_pages_shows (parts->pages, SALON_PAGE_NEW_GAME);

  gtk_widget_action_set_enabled (window, "win.back", new_game || salon_window_pages_get_room (parts->pages) != NULL);
  gtk_widget_action_set_enabled (window, "win.home", !salon_window_pages_shows (parts->pages, SALON_PAGE_HOME));
  gtk_widget_action_set_enabled (window, "win.resume",
                                 !salon_window_pages_shows (parts->pages, SALON_PAGE_TABLE)
                                   && salon_session_can_resume (parts->session));
  gtk_widget_action_set_enabled (window, "win.new-game", !new_game);
  for (int door = 0; door < SALON_N_DOORS; door++)
    gtk_widget_action_set_enabled (window, salon_door_get_action ((SalonDoor) door),
                                   salon_door_is_there ((SalonDoor) door, seen));
  gtk_widget_action_set_enabled (window, "win.save-copy", salon_session_get_game (parts->session) != NULL);
  gtk_widget_action_set_enabled (window, "win.hand-over", salon_hand_over_list (parts->hand_over, seen));
}
