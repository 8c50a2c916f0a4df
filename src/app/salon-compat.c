/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-compat.h"

#include <glib/gi18n-lib.h>

/* Dialogs are sheets in their parent since 1.5, windows of their own before. */
#define HAS_SHEETS ADW_CHECK_VERSION (1, 5, 0)

/* Nothing, as long as nobody has translated it. */
static const char *
translators (void)
{
  /* Translators: your names, one a line; they are shown in “About” */
  const char *names = _("translator-credits");

  return strcmp (names, "translator-credits") == 0 ? "" : names;
}

void
salon_compat_show_about (GtkWindow *parent)
{
#if HAS_SHEETS
  GObject *about = g_object_new (ADW_TYPE_ABOUT_DIALOG, NULL);
#else
  GObject *about = g_object_new (ADW_TYPE_ABOUT_WINDOW,
                                 "transient-for", parent,
                                 "modal", TRUE,
                                 NULL);
#endif

  gtk_widget_set_name (GTK_WIDGET (about), "about");
  g_object_set (about,
                "application-name", _("Salon"),
                "application-icon", "io.github.salongames.Salon",
                "version", SALON_VERSION,
                "developer-name", _("The Salon players"),
                "comments", _("Parlour games round one screen. At this table: Probe, the game of hidden words, "
                              "by the rules of its editions of 1964, 1967 and 1982.\n\n"
                              "Salon is not connected with the makers of the boxed game."),
                "license-type", GTK_LICENSE_GPL_3_0,
                "translator-credits", translators (),
                NULL);

#if HAS_SHEETS
  adw_dialog_present (ADW_DIALOG (about), GTK_WIDGET (parent));
#else
  gtk_window_present (GTK_WINDOW (about));
#endif
}

void
salon_compat_show_alert (GtkWindow  *parent,
                         const char *heading,
                         const char *body)
{
#if HAS_SHEETS
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, body));

  gtk_widget_set_name (GTK_WIDGET (alert), "alert");
  adw_alert_dialog_add_response (alert, "close", _("_Close"));
  adw_alert_dialog_set_default_response (alert, "close");
  adw_alert_dialog_set_close_response (alert, "close");
  adw_dialog_present (ADW_DIALOG (alert), GTK_WIDGET (parent));
#else
  AdwMessageDialog *alert = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));

  gtk_widget_set_name (GTK_WIDGET (alert), "alert");
  adw_message_dialog_add_response (alert, "close", _("_Close"));
  adw_message_dialog_set_default_response (alert, "close");
  adw_message_dialog_set_close_response (alert, "close");
  gtk_window_present (GTK_WINDOW (alert));
#endif
}

#if HAS_SHEETS

void
salon_compat_show_page (GtkWindow          *parent,
                        const char         *name,
                        const char         *title,
                        AdwPreferencesPage *page,
                        int                 width,
                        int                 height)
{
  AdwDialog *sheet = adw_dialog_new ();
  AdwToolbarView *view = ADW_TOOLBAR_VIEW (adw_toolbar_view_new ());

  gtk_widget_set_name (GTK_WIDGET (sheet), name);
  adw_toolbar_view_add_top_bar (view, adw_header_bar_new ());
  adw_toolbar_view_set_content (view, GTK_WIDGET (page));
  adw_dialog_set_title (sheet, title);
  adw_dialog_set_content_width (sheet, width);
  adw_dialog_set_content_height (sheet, height);
  adw_dialog_set_child (sheet, GTK_WIDGET (view));
  adw_dialog_present (sheet, GTK_WIDGET (parent));
}

#else

static void
close_on_escape (GtkWidget *window)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                            gtk_named_action_new ("window.close"));
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
  gtk_widget_add_controller (window, controller);
}

void
salon_compat_show_page (GtkWindow          *parent,
                        const char         *name,
                        const char         *title,
                        AdwPreferencesPage *page,
                        int                 width,
                        int                 height)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const int room = gtk_widget_get_height (GTK_WIDGET (parent));

  /* Never higher than the window it belongs to. */
  if (room > 0 && height > room - 24)
    height = MAX (room - 24, 240);

  gtk_widget_set_name (window, name);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (page), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (page));
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), title);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  close_on_escape (window);
  gtk_window_present (GTK_WINDOW (window));
}

#endif
