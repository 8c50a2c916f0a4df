/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-compat.h"

#include <glib/gi18n-lib.h>

/* Dialogs are sheets in their parent since 1.5, windows of their own before. */
#define HAS_SHEETS ADW_CHECK_VERSION (1, 5, 0)

/* Files are chosen with GtkFileDialog since 4.10; what came before is deprecated. */
#define HAS_FILE_DIALOG GTK_CHECK_VERSION (4, 10, 0)

/* A screen reader can be told a sentence since 4.14. */
#define HAS_ANNOUNCEMENTS GTK_CHECK_VERSION (4, 14, 0)

/* The names of the translators; "" if the program is not translated. */
static const char *
translators (void)
{
  /* Translators: your names, one a line; they are shown in “About” */
  const char *names = _ ("translator-credits");

  return strcmp (names, "translator-credits") == 0 ? "" : names;
}

/* Names the makers of the word lists; COPYRIGHT has the complete notices. */
static const char *
about_words (void)
{
  return _ ("The English words are from SCOWL, © 2000–2018 Kevin Atkinson, and from the lists it gathers, "
            "among them ENABLE and the UK Advanced Cryptics Dictionary, © 1993–1999 J Ross Beresford.\n\n"
            "The French words are from the dictionary of Grammalecte, © 2007–2018 Dicollecte contributors, "
            "under the Mozilla Public License 2.0. How common they are is told by the keyboard Onboard, under "
            "the GNU General Public License 3 or later.\n\n"
            "All notices are in the file COPYRIGHT, which comes with Salon.");
}

void
salon_compat_show_about (GtkWindow *parent, const char *comments)
{
#if HAS_SHEETS
  GObject *about = g_object_new (ADW_TYPE_ABOUT_DIALOG, NULL);
#else
  GObject *about = g_object_new (ADW_TYPE_ABOUT_WINDOW, "transient-for", parent, "modal", TRUE, NULL);
#endif

  gtk_widget_set_name (GTK_WIDGET (about), "about");
  g_object_set (about, "application-name", _ ("Salon"), "application-icon", "io.github.salongames.Salon", "version",
                SALON_VERSION, "developer-name", _ ("The Salon players"), "comments", comments, "license-type",
                GTK_LICENSE_GPL_3_0, "translator-credits", translators (), NULL);

  /* Some licences of the lists require that a program which shows the words names the makers. */
#if HAS_SHEETS
  adw_about_dialog_add_legal_section (ADW_ABOUT_DIALOG (about), _ ("Word lists"), NULL, GTK_LICENSE_CUSTOM,
                                      about_words ());
  adw_dialog_present (ADW_DIALOG (about), GTK_WIDGET (parent));
#else
  adw_about_window_add_legal_section (ADW_ABOUT_WINDOW (about), _ ("Word lists"), NULL, GTK_LICENSE_CUSTOM,
                                      about_words ());
  gtk_window_present (GTK_WINDOW (about));
#endif
}

/* Makes an alert with a heading, a body and one button, @leave. Escape does the same as the
 * button. */
static GtkWidget *
make_alert (GtkWindow *parent, const char *name, const char *heading, const char *body, const char *leave)
{
#if HAS_SHEETS
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, body));

  adw_alert_dialog_add_response (alert, "close", leave);
  adw_alert_dialog_set_default_response (alert, "close");
  adw_alert_dialog_set_close_response (alert, "close");
#else
  AdwMessageDialog *alert = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));

  adw_message_dialog_add_response (alert, "close", leave);
  adw_message_dialog_set_default_response (alert, "close");
  adw_message_dialog_set_close_response (alert, "close");
#endif

  gtk_widget_set_name (GTK_WIDGET (alert), name);
  return GTK_WIDGET (alert);
}

static void
present_alert (GtkWidget *alert, GtkWindow *parent)
{
#if HAS_SHEETS
  adw_dialog_present (ADW_DIALOG (alert), GTK_WIDGET (parent));
#else
  gtk_window_present (GTK_WINDOW (alert));
#endif
}

void
salon_compat_show_alert (GtkWindow *parent, const char *heading, const char *body)
{
  present_alert (make_alert (parent, "alert", heading, body, _ ("_Close")), parent);
}

/* A question to the player: one of the callbacks is set. */
typedef struct {
  SalonCompatFunc agreed;
  SalonCompatFileFunc chosen;
  SalonCompatFilesFunc chosen_files;
  gboolean folder;
  gboolean save;
  GtkWindow *parent;
  GObject *subject;
} Request;

static Request *
request_new (GtkWindow *parent, GObject *subject)
{
  Request *request = g_new0 (Request, 1);

  request->parent = g_object_ref (parent);
  g_set_object (&request->subject, subject);
  return request;
}

static void
request_free (Request *request)
{
  g_object_unref (request->parent);
  g_clear_object (&request->subject);
  g_free (request);
}

static void
response_cb (Request *request, const char *response)
{
  if (strcmp (response, "agree") == 0)
    request->agreed (request->parent, request->subject);
}

static void
forget_request_cb (gpointer request, GClosure *closure)
{
  request_free (request);
}

void
salon_compat_ask (GtkWindow *parent,
                  const char *heading,
                  const char *body,
                  const char *agree,
                  gboolean loses,
                  GObject *subject,
                  SalonCompatFunc agreed)
{
  GtkWidget *alert = make_alert (parent, "question", heading, body, _ ("_Cancel"));
  Request *request = request_new (parent, subject);

  request->agreed = agreed;
#if HAS_SHEETS
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (alert), "agree", agree);
  if (loses)
    adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (alert), "agree", ADW_RESPONSE_DESTRUCTIVE);
#else
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (alert), "agree", agree);
  if (loses)
    adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (alert), "agree", ADW_RESPONSE_DESTRUCTIVE);
#endif
  g_signal_connect_data (alert, "response", G_CALLBACK (response_cb), request, forget_request_cb, G_CONNECT_SWAPPED);
  present_alert (alert, parent);
}

#if HAS_SHEETS

void
salon_compat_show_page (GtkWindow *parent,
                        const char *name,
                        const char *title,
                        AdwPreferencesPage *page,
                        int width,
                        int height)
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

void
salon_compat_show_sheet (GtkWindow *parent, const char *name, const char *title, GtkWidget *content)
{
  AdwDialog *sheet = adw_dialog_new ();

  gtk_widget_set_name (GTK_WIDGET (sheet), name);
  adw_dialog_set_title (sheet, title);
  adw_dialog_set_content_width (sheet, gtk_widget_get_width (GTK_WIDGET (parent)));
  adw_dialog_set_content_height (sheet, gtk_widget_get_height (GTK_WIDGET (parent)));
  adw_dialog_set_child (sheet, content);
  adw_dialog_present (sheet, GTK_WIDGET (parent));
}

void
salon_compat_close_page (GtkWidget *inside)
{
  adw_dialog_close (ADW_DIALOG (gtk_widget_get_ancestor (inside, ADW_TYPE_DIALOG)));
}

#else

void
salon_compat_close_page (GtkWidget *inside)
{
  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (inside)));
}

static void
close_on_escape (GtkWidget *window)
{
  GtkShortcut *shortcut =
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0), gtk_named_action_new ("window.close"));
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
  gtk_widget_add_controller (window, controller);
}

/* Shows @window, with @content, over @parent. */
static void
present (GtkWidget *window, GtkWindow *parent, const char *name, const char *title, GtkWidget *content)
{
  gtk_widget_set_name (window, name);
  adw_window_set_content (ADW_WINDOW (window), content);
  gtk_window_set_title (GTK_WINDOW (window), title);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  close_on_escape (window);
  gtk_window_present (GTK_WINDOW (window));
}

void
salon_compat_show_sheet (GtkWindow *parent, const char *name, const char *title, GtkWidget *content)
{
  GtkWidget *window = adw_window_new ();
  const int width = gtk_widget_get_width (GTK_WIDGET (parent)), height = gtk_widget_get_height (GTK_WIDGET (parent));

  /* A parent that has not been seen yet has no size. */
  if (width > 0 && height > 0)
    gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  present (window, parent, name, title, content);
}

void
salon_compat_show_page (GtkWindow *parent,
                        const char *name,
                        const char *title,
                        AdwPreferencesPage *page,
                        int width,
                        int height)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const int room = gtk_widget_get_height (GTK_WIDGET (parent));

  /* The page is not taller than its parent window. */
  if (room > 0 && height > room - 24)
    height = MAX (room - 24, 240);

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (page), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (page));
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  present (window, parent, name, title, box);
}

#endif

#if HAS_FILE_DIALOG

static void
chosen_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Request *request = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = request->save ? gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, &error)
                                         : gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, &error);

  if (file != NULL)
    request->chosen (request->parent, file, request->subject);
  /* A player who cancels the chooser need not be told. */
  else if (g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_FAILED))
    salon_compat_show_alert (request->parent, _ ("The file chooser cannot be opened"), error->message);
  request_free (request);
}

void
salon_compat_choose_file (GtkWindow *parent,
                          const char *title,
                          const char *name,
                          GListModel *filters,
                          GObject *subject,
                          SalonCompatFileFunc chosen)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Request *request = request_new (parent, subject);

  request->chosen = chosen;
  request->save = name != NULL;
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, filters);
  gtk_file_dialog_set_initial_name (dialog, name);
  g_signal_connect_object (parent, "destroy", G_CALLBACK (g_cancellable_cancel), cancellable, G_CONNECT_SWAPPED);
  if (request->save)
    gtk_file_dialog_save (dialog, parent, cancellable, chosen_cb, request);
  else
    gtk_file_dialog_open (dialog, parent, cancellable, chosen_cb, request);
}

static void
files_chosen_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Request *request = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) files = NULL;
  GFile *folder = NULL;

  if (request->folder)
    folder = gtk_file_dialog_select_folder_finish (GTK_FILE_DIALOG (source), result, &error);
  else
    files = gtk_file_dialog_open_multiple_finish (GTK_FILE_DIALOG (source), result, &error);
  if (folder != NULL)
    {
      files = G_LIST_MODEL (g_list_store_new (G_TYPE_FILE));
      g_list_store_append (G_LIST_STORE (files), folder);
      g_object_unref (folder);
    }
  if (files != NULL)
    request->chosen_files (request->parent, files, request->subject);
  else if (g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_FAILED))
    salon_compat_show_alert (request->parent, _ ("The file chooser cannot be opened"), error->message);
  request_free (request);
}

void
salon_compat_choose_files (GtkWindow *parent,
                           const char *title,
                           GListModel *filters,
                           GObject *subject,
                           SalonCompatFilesFunc chosen)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Request *request = request_new (parent, subject);

  request->chosen_files = chosen;
  request->folder = filters == NULL;
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, filters);
  g_signal_connect_object (parent, "destroy", G_CALLBACK (g_cancellable_cancel), cancellable, G_CONNECT_SWAPPED);
  if (request->folder)
    gtk_file_dialog_select_folder (dialog, parent, cancellable, files_chosen_cb, request);
  else
    gtk_file_dialog_open_multiple (dialog, parent, cancellable, files_chosen_cb, request);
}

#else

/* @dialog (transfer full) has been answered. */
static void
file_response_cb (GtkNativeDialog *dialog, int response, Request *request)
{
  g_autoptr (GListModel) files = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (dialog));
  g_signal_handlers_disconnect_by_data (request->parent, dialog);
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
  if (files != NULL && g_list_model_get_n_items (files) > 0)
    {
      g_autoptr (GFile) first = g_list_model_get_item (files, 0);

      if (request->chosen_files != NULL)
        request->chosen_files (request->parent, files, request->subject);
      else
        request->chosen (request->parent, first, request->subject);
    }
  request_free (request);
}

static void
parent_gone_cb (GtkNativeDialog *dialog)
{
  g_signal_emit_by_name (dialog, "response", GTK_RESPONSE_CANCEL);
}

/* @filters: (nullable) */
static GtkFileChooserNative *
show_chooser (Request *request, const char *title, GtkFileChooserAction action, GListModel *filters)
{
  const gboolean save = action == GTK_FILE_CHOOSER_ACTION_SAVE;
  GtkFileChooserNative *dialog =
    gtk_file_chooser_native_new (title, request->parent, action, save ? _ ("_Save") : _ ("_Open"), _ ("_Cancel"));

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  for (guint i = 0; filters != NULL && i < g_list_model_get_n_items (filters); i++)
    {
      g_autoptr (GtkFileFilter) filter = g_list_model_get_item (filters, i);

      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
    }
  g_signal_connect (dialog, "response", G_CALLBACK (file_response_cb), request);
  g_signal_connect_swapped (request->parent, "destroy", G_CALLBACK (parent_gone_cb), dialog);
  return dialog;
}

void
salon_compat_choose_file (GtkWindow *parent,
                          const char *title,
                          const char *name,
                          GListModel *filters,
                          GObject *subject,
                          SalonCompatFileFunc chosen)
{
  Request *request = request_new (parent, subject);
  GtkFileChooserNative *dialog =
    show_chooser (request, title, name != NULL ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN, filters);

  request->chosen = chosen;
  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
salon_compat_choose_files (GtkWindow *parent,
                           const char *title,
                           GListModel *filters,
                           GObject *subject,
                           SalonCompatFilesFunc chosen)
{
  Request *request = request_new (parent, subject);
  GtkFileChooserNative *dialog =
    show_chooser (request, title,
                  filters != NULL ? GTK_FILE_CHOOSER_ACTION_OPEN : GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, filters);

  request->chosen_files = chosen;
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (dialog), filters != NULL);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

#endif

void
salon_compat_announce (GtkWidget *widget, const char *text)
{
#if HAS_ANNOUNCEMENTS
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}
