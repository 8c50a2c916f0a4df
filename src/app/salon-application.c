/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-application.h"

#include <signal.h>

#include <glib-unix.h>
#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-help.h"
#include "app/salon-house.h"
#include "app/salon-preferences.h"
#include "app/salon-settings.h"
#include "app/salon-sound-choice.h"
#include "app/salon-window.h"
#include "widgets/salon-art-cache.h"
#include "widgets/salon-style.h"

#define APP_ID "io.github.salongames.Salon"

struct _SalonApplication {
  AdwApplication parent_instance;

  SalonSettings *settings;
};

G_DEFINE_FINAL_TYPE (SalonApplication, salon_application, ADW_TYPE_APPLICATION)

/* The main window or, if @main is FALSE, any other window; NULL if there is none. */
static GtkWindow *
find_window (GtkApplication *application, gboolean main)
{
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (SALON_IS_WINDOW (l->data) == main)
      return GTK_WINDOW (l->data);

  return NULL;
}

/* The main window for somebody who wants to use it: it is made if there is none, and does not
 * close if it was about to. */
static GtkWindow *
get_window (SalonApplication *self)
{
  GtkWindow *window = find_window (GTK_APPLICATION (self), TRUE);

  if (window == NULL)
    return GTK_WINDOW (salon_window_new (GTK_APPLICATION (self), self->settings));

  salon_window_stay (SALON_WINDOW (window));
  return window;
}

/* Destroys all windows without asking anybody. */
static void
quit (GtkApplication *application)
{
  GList *windows;

  g_application_set_inactivity_timeout (G_APPLICATION (application), 0);
  while ((windows = gtk_application_get_windows (application)) != NULL)
    {
      if (SALON_IS_WINDOW (windows->data))
        salon_window_remember (SALON_WINDOW (windows->data));
      gtk_window_destroy (GTK_WINDOW (windows->data));
    }
}

static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkApplication *application = GTK_APPLICATION (data);
  GtkWindow *window;

  /* The program ends when it has no window any more and no copy of a game is being written. If
   * D-Bus started it, the timeout would keep it running longer. */
  g_application_set_inactivity_timeout (G_APPLICATION (application), 0);
  while ((window = find_window (application, FALSE)) != NULL)
    gtk_window_destroy (window);
  window = find_window (application, TRUE);
  if (window != NULL)
    salon_window_leave (SALON_WINDOW (window));
}

/* The desktop session ends, or somebody has sent a signal, so nobody can be asked anything.
 * All moves but perhaps the last one are on the disk; the store waits for that one. */
static gboolean
signal_cb (gpointer application)
{
  quit (GTK_APPLICATION (application));
  g_application_quit (G_APPLICATION (application));
  return G_SOURCE_CONTINUE;
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GString) comments = g_string_new (_ ("Parlour games round one screen."));

  for (const SalonHouseGame *const *game = salon_house_games; *game != NULL; game++)
    if ((*game)->about != NULL)
      g_string_append_printf (comments, "\n\n%s", _ ((*game)->about));
  salon_compat_show_about (get_window (SALON_APPLICATION (data)), comments->str);
}

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SalonApplication *self = SALON_APPLICATION (data);

  salon_preferences_show (get_window (self), self->settings);
}

static void
shortcuts_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *window = get_window (SALON_APPLICATION (data));

  salon_help_show_shortcuts (window, salon_window_get_house_game (SALON_WINDOW (window))->help);
}

static void
help_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *window = get_window (SALON_APPLICATION (data));

  SalonWindow *self = SALON_WINDOW (window);

  salon_help_show (window, salon_window_get_house_game (self)->help, salon_window_get_edition (self),
                   salon_window_get_lesson_label (self), gtk_widget_has_css_class (GTK_WIDGET (self), "at-table"));
}

/* Activates the window's action of the same name, because the command line and D-Bus reach
 * only the actions of the application. */
static void
forward_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *window = get_window (SALON_APPLICATION (data));
  g_autofree char *name = g_strconcat ("win.", g_action_get_name (G_ACTION (action)), NULL);

  gtk_window_present (window);
  gtk_widget_activate_action (GTK_WIDGET (window), name, NULL);
}

static const GActionEntry entries[] = {
  { .name = "quit", .activate = quit_cb },
  { .name = "about", .activate = about_cb },
  { .name = "preferences", .activate = preferences_cb },
  { .name = "shortcuts", .activate = shortcuts_cb },
  { .name = "help", .activate = help_cb },
  { .name = "new-game", .activate = forward_cb },
  { .name = "resume", .activate = forward_cb },
};

static void
set_accels (GtkApplication *application)
{
  static const struct {
    const char *action;
    const char *keys[3];
  } accels[] = {
    { "app.quit", { "<Control>q" } },
    { "app.preferences", { "<Control>comma" } },
    { "app.shortcuts", { "<Control>question", "<Control><Shift>question" } },
    { "app.help", { "F1" } },
    { "win.new-game", { "<Control>n" } },
    { "win.open", { "<Control>o" } },
    { "win.save-copy", { "<Control>s", "<Control><Shift>s" } },
    { "window.close", { "<Control>w" } },
    { "win.fullscreen", { "F11" } },
    { "win.library", { "<Control>l" } },
    { "win.back", { "<Alt>Left" } },
    { "win.home", { "<Alt>Home" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (application, accels[i].action, accels[i].keys);
}

static void
scheme_changed_cb (SalonApplication *self)
{
  g_autofree char *scheme = salon_settings_get_string (self->settings, SALON_SETTING_COLOR_SCHEME);
  AdwColorScheme wanted = ADW_COLOR_SCHEME_DEFAULT;

  if (strcmp (scheme, "light") == 0)
    wanted = ADW_COLOR_SCHEME_FORCE_LIGHT;
  else if (strcmp (scheme, "dark") == 0)
    wanted = ADW_COLOR_SCHEME_FORCE_DARK;
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), wanted);
}

/* When the setting is on, the desktop's setting decides, which may be off. */
static void
animations_changed_cb (SalonApplication *self)
{
  GtkSettings *settings = gtk_settings_get_default ();

  if (salon_settings_get_boolean (self->settings, SALON_SETTING_ANIMATIONS))
    gtk_settings_reset_property (settings, "gtk-enable-animations");
  else
    g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
}

static void
salon_application_startup (GApplication *application)
{
  SalonApplication *self = SALON_APPLICATION (application);
  g_autofree char *rendered = g_build_filename (g_get_user_cache_dir (), "salon", "art", NULL);

  G_APPLICATION_CLASS (salon_application_parent_class)->startup (application);

  salon_art_cache_use (rendered, SALON_VERSION);
  salon_style_load ("salon");
  gtk_window_set_default_icon_name (APP_ID);
  set_accels (GTK_APPLICATION (self));

  g_unix_signal_add (SIGTERM, signal_cb, self);
  g_unix_signal_add (SIGHUP, signal_cb, self);
  g_unix_signal_add (SIGINT, signal_cb, self);

  self->settings = salon_settings_new (NULL);
  g_signal_connect_swapped (self->settings, "changed::color-scheme", G_CALLBACK (scheme_changed_cb), self);
  g_signal_connect_swapped (self->settings, "changed::animations", G_CALLBACK (animations_changed_cb), self);
  scheme_changed_cb (self);
  animations_changed_cb (self);
  salon_sound_choice_follow (self->settings);
}

static void
salon_application_activate (GApplication *application)
{
  gtk_window_present (get_window (SALON_APPLICATION (application)));
}

static void
salon_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  GtkWindow *window = get_window (SALON_APPLICATION (application));

  /* Only one game is played at a time, so the last file is opened. A call over D-Bus may have
   * an empty list. */
  gtk_window_present (window);
  if (n_files > 0)
    salon_window_open (SALON_WINDOW (window), files[n_files - 1]);
}

/* Activates the action that has the same @name as an option of the command line, if that was
 * given. The program that runs already does it; if there is none, this one does. FALSE, after
 * a message, if the application cannot be registered. */
static gboolean
do_option (GApplication *application, GVariantDict *options, const char *name)
{
  g_autoptr (GError) error = NULL;

  if (!g_variant_dict_contains (options, name))
    return TRUE;
  if (!g_application_register (application, NULL, &error))
    {
      g_printerr ("%s\n", error->message);
      return FALSE;
    }

  g_action_group_activate_action (G_ACTION_GROUP (application), name, NULL);
  return TRUE;
}

static int
salon_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("salon %s\n", SALON_VERSION);
      return 0;
    }

  return do_option (application, options, "resume") && do_option (application, options, "new-game") ? -1 : 1;
}

static void
salon_application_dispose (GObject *object)
{
  SalonApplication *self = SALON_APPLICATION (object);

  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (salon_application_parent_class)->dispose (object);
}

static void
salon_application_class_init (SalonApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_application_dispose;
  application_class->startup = salon_application_startup;
  application_class->activate = salon_application_activate;
  application_class->open = salon_application_open;
  application_class->handle_local_options = salon_application_handle_local_options;
}

static void
salon_application_init (SalonApplication *self)
{
  GApplication *application = G_APPLICATION (self);

  g_application_add_main_option (application, "version", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE,
                                 _ ("Show the version and exit"), NULL);
  g_application_add_main_option (application, "new-game", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE,
                                 _ ("Open the page for a new game"), NULL);
  g_application_add_main_option (application, "resume", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE,
                                 _ ("Resume the game in progress"), NULL);
  /* Translators: what stands for the argument in the help on the command line */
  g_application_set_option_context_parameter_string (application, _ ("[GAME.salon]"));
  g_application_set_option_context_summary (application, _ ("Play parlour games round one screen."));
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

SalonApplication *
salon_application_new (void)
{
  SalonApplication *self =
    g_object_new (SALON_TYPE_APPLICATION, "application-id", APP_ID, "flags", G_APPLICATION_HANDLES_OPEN, NULL);

  /* None of our resources is found by its place below a base path. With one, GTK reads the icon theme a second time
   * while it starts, to look for icons there. */
  g_application_set_resource_base_path (G_APPLICATION (self), NULL);
  return self;
}
