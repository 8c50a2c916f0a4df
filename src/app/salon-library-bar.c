/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-bar.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"

/* How long a deletion can be undone, in seconds. */
#define UNDO_TIME 8

/* How long bar and toast take to appear, in ms. */
#define BAR_MS   180
#define TOAST_MS 220

struct _SalonLibraryBar {
  AdwBin parent_instance;

  GtkRevealer *bar;
  GtkWidget *count;
  GtkWidget *rename;
  GtkRevealer *toast;
  GtkWidget *text;
  guint over_id;
};

G_DEFINE_FINAL_TYPE (SalonLibraryBar, salon_library_bar, ADW_TYPE_BIN)

enum {
  RENAME,
  EXPORT,
  DELETE,
  CHOOSE_NONE,
  UNDO,
  OVER,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

#define DATA_SIGNAL "signal"

typedef struct {
  SalonLibraryBar *self;
  guint signal;
} Click;

static void
click_free (gpointer data)
{
  g_object_unref (((Click *) data)->self);
  g_free (data);
}

static gboolean
emit_cb (gpointer data)
{
  const Click *click = data;

  g_signal_emit (click->self, click->signal, 0);
  return G_SOURCE_REMOVE;
}

static Click *
click_new (SalonLibraryBar *self, guint signal)
{
  Click *click = g_new (Click, 1);

  *click = (Click) { g_object_ref (self), signal };
  return click;
}

/* What the button does may hide it, and GTK loses count of what is pressed if a button is hidden while it is. */
static void
clicked_cb (SalonLibraryBar *self, GtkWidget *button)
{
  const guint signal = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), DATA_SIGNAL));

  g_idle_add_full (G_PRIORITY_DEFAULT, emit_cb, click_new (self, signal), click_free);
}

static GtkWidget *
button_new (SalonLibraryBar *self, const char *icon, const char *label, const char *style, const char *name, guint what)
{
  GtkWidget *button = gtk_button_new (), *content = adw_button_content_new ();

  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), icon);
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), label);
  adw_button_content_set_use_underline (ADW_BUTTON_CONTENT (content), TRUE);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, style);
  gtk_widget_set_name (button, name);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (button), DATA_SIGNAL, GUINT_TO_POINTER (signals[what]));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static gboolean
over_cb (gpointer data)
{
  SalonLibraryBar *self = data;

  self->over_id = 0;
  gtk_revealer_set_reveal_child (self->toast, FALSE);
  g_signal_emit (self, signals[OVER], 0);
  return G_SOURCE_REMOVE;
}

static void
salon_library_bar_dispose (GObject *object)
{
  g_clear_handle_id (&SALON_LIBRARY_BAR (object)->over_id, g_source_remove);

  G_OBJECT_CLASS (salon_library_bar_parent_class)->dispose (object);
}

static guint
new_signal (const char *name)
{
  return g_signal_new (name, SALON_TYPE_LIBRARY_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
salon_library_bar_class_init (SalonLibraryBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = salon_library_bar_dispose;
  signals[RENAME] = new_signal ("rename");
  signals[EXPORT] = new_signal ("export");
  signals[DELETE] = new_signal ("delete");
  signals[CHOOSE_NONE] = new_signal ("choose-none");
  signals[UNDO] = new_signal ("undo");
  signals[OVER] = new_signal ("over");
}

static GtkWidget *
make_bar (SalonLibraryBar *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  self->count = gtk_label_new (NULL);
  gtk_widget_set_hexpand (self->count, TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->count), 0);
  self->rename = button_new (self, "document-edit-symbolic", _ ("_Rename…"), "cream", "library-rename", RENAME);
  gtk_box_append (GTK_BOX (bar), self->count);
  gtk_box_append (GTK_BOX (bar), self->rename);
  gtk_box_append (GTK_BOX (bar),
                  button_new (self, "document-save-symbolic", _ ("_Export…"), "cream", "library-export", EXPORT));
  gtk_box_append (GTK_BOX (bar),
                  button_new (self, "user-trash-symbolic", _ ("_Delete"), "danger", "library-delete", DELETE));
  gtk_box_append (GTK_BOX (bar), button_new (self, "window-close-symbolic", _ ("Choose _none"), "quiet",
                                             "library-choose-none", CHOOSE_NONE));
  gtk_widget_add_css_class (bar, "library-bar");
  return bar;
}

static GtkWidget *
make_toast (SalonLibraryBar *self)
{
  GtkWidget *toast = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, "spacing", 16, NULL);

  self->text = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->text), PANGO_ELLIPSIZE_MIDDLE);
  gtk_box_append (GTK_BOX (toast), self->text);
  gtk_box_append (GTK_BOX (toast), button_new (self, "edit-undo-symbolic", _ ("_Undo"), "amber", "library-undo", UNDO));
  gtk_widget_add_css_class (toast, "library-toast");
  return toast;
}

/* GTK 4.8 tells screen readers also of what a revealer has covered: it is hidden. */
static void
revealed_cb (GtkRevealer *revealer)
{
  gtk_widget_set_visible (gtk_revealer_get_child (revealer),
                          gtk_revealer_get_reveal_child (revealer) || gtk_revealer_get_child_revealed (revealer));
}

static GtkRevealer *
make_revealer (GtkWidget *child, guint duration)
{
  GtkWidget *revealer = gtk_revealer_new ();

  gtk_revealer_set_transition_type (GTK_REVEALER (revealer), GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP);
  gtk_revealer_set_transition_duration (GTK_REVEALER (revealer), duration);
  gtk_revealer_set_child (GTK_REVEALER (revealer), child);
  gtk_widget_set_visible (child, FALSE);
  g_signal_connect (revealer, "notify::reveal-child", G_CALLBACK (revealed_cb), NULL);
  g_signal_connect (revealer, "notify::child-revealed", G_CALLBACK (revealed_cb), NULL);
  return GTK_REVEALER (revealer);
}

static void
salon_library_bar_init (SalonLibraryBar *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->bar = make_revealer (make_bar (self), BAR_MS);
  self->toast = make_revealer (make_toast (self), TOAST_MS);
  gtk_widget_set_halign (GTK_WIDGET (self->toast), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->toast));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bar));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_END);
  salon_library_bar_set_chosen (self, 0);
  salon_library_bar_tell_deleted (self, NULL);
}

GtkWidget *
salon_library_bar_new (void)
{
  return g_object_new (SALON_TYPE_LIBRARY_BAR, NULL);
}

void
salon_library_bar_set_chosen (SalonLibraryBar *self, guint n)
{
  g_autofree char *text = g_strdup_printf (ngettext ("%u game chosen", "%u games chosen", n), n);

  if (n > 0)
    gtk_label_set_label (GTK_LABEL (self->count), text);
  gtk_widget_set_visible (self->rename, n == 1);
  gtk_revealer_set_reveal_child (self->bar, n > 0);
}

void
salon_library_bar_tell_deleted (SalonLibraryBar *self, const char *text)
{
  g_clear_handle_id (&self->over_id, g_source_remove);
  if (text != NULL)
    {
      gtk_label_set_label (GTK_LABEL (self->text), text);
      salon_compat_announce (GTK_WIDGET (self), text);
      self->over_id = g_timeout_add_seconds (UNDO_TIME, over_cb, self);
    }
  gtk_revealer_set_reveal_child (self->toast, text != NULL);
}
