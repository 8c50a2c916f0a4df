/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-statistics-names.h"

#include <glib/gi18n.h>

#include "app/salon-compat.h"
#include "model/salon-statistics.h"

struct _SalonStatisticsNames {
  GtkWidget parent_instance;

  GtkWidget *button;
  SalonPeople *people;
  GPtrArray *list; /* of SalonPerson */
  char *name;      /* nullable */
};

G_DEFINE_FINAL_TYPE (SalonStatisticsNames, salon_statistics_names, GTK_TYPE_WIDGET)

static guint changed_signal;

static void
say_fault (SalonStatisticsNames *self, GError *error)
{
  salon_compat_show_alert (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("This cannot be kept"),
                           error->message);
}

static void
forget_cb (GtkWindow *parent, GObject *subject)
{
  SalonStatisticsNames *self = SALON_STATISTICS_NAMES (subject);
  g_autofree char *name = g_strdup (self->name);
  g_autoptr (GError) error = NULL;

  if (name == NULL)
    return;
  if (!salon_people_forget (self->people, name, &error))
    say_fault (self, error);
  g_signal_emit (self, changed_signal, 0, self->name);
}

static void
forget_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonStatisticsNames *self = SALON_STATISTICS_NAMES (widget);
  g_autofree char *heading = NULL;

  if (self->name == NULL)
    return;
  heading = g_strdup_printf (_ ("Forget %s?"), self->name);
  salon_compat_ask (GTK_WINDOW (gtk_widget_get_root (widget)), heading,
                    _ ("Statistics will never show this name again, in games that were played and in games to come. "
                       "The games themselves stay as they are. This cannot be undone."),
                    _ ("Forget"), TRUE, G_OBJECT (self), forget_cb);
}

/* The other people, each of whom the person may be. */
static void
merge_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonStatisticsNames *self = SALON_STATISTICS_NAMES (widget);
  const char *name = self->name;
  g_autoptr (GError) error = NULL;

  if (name == NULL)
    return;
  if (!salon_people_merge (self->people, self->name, g_variant_get_string (parameter, NULL), &error))
    say_fault (self, error);
  else
    name = g_variant_get_string (parameter, NULL);
  g_signal_emit (self, changed_signal, 0, name);
}

static void
part_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonStatisticsNames *self = SALON_STATISTICS_NAMES (widget);
  g_autoptr (GError) error = NULL;

  if (self->name == NULL)
    return;
  if (!salon_people_part (self->people, self->name, &error))
    say_fault (self, error);
  g_signal_emit (self, changed_signal, 0, self->name);
}

/* The menu is made when it is opened, as other people may be there then. */
static void
make_menu_cb (GtkMenuButton *button, gpointer data)
{
  SalonStatisticsNames *self = data;
  g_autoptr (GMenu) menu = g_menu_new (), others = g_menu_new ();

  for (guint i = 0; i < self->list->len; i++)
    {
      const SalonPerson *person = self->list->pdata[i];
      g_autoptr (GMenuItem) item = NULL;
      g_autoptr (GString) label = NULL;

      if (g_strcmp0 (person->name, self->name) == 0)
        continue;
      /* A single “_” would make a mnemonic of what comes after it. */
      label = g_string_new (person->name);
      g_string_replace (label, "_", "__", 0);
      item = g_menu_item_new (label->str, NULL);
      g_menu_item_set_action_and_target (item, "statistics.merge", "s", person->name);
      g_menu_append_item (others, item);
    }
  if (self->list->len > 1)
    g_menu_append_submenu (menu, _ ("Is the Same Person as"), G_MENU_MODEL (others));
  if (self->name != NULL && salon_people_is_merged (self->people, self->name))
    g_menu_append (menu, _ ("Part the Names Again"), "statistics.part");
  g_menu_append (menu, _ ("Forget This Name…"), "statistics.forget");
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

void
salon_statistics_names_show (SalonStatisticsNames *self, SalonPeople *people, GPtrArray *list, const char *name)
{
  char *copy = g_strdup (name);

  self->people = people;
  g_ptr_array_ref (list);
  g_clear_pointer (&self->list, g_ptr_array_unref);
  self->list = list;
  g_free (self->name);
  self->name = copy;
}

/* The widget */

static void
salon_statistics_names_dispose (GObject *object)
{
  SalonStatisticsNames *self = SALON_STATISTICS_NAMES (object);

  g_clear_pointer (&self->button, gtk_widget_unparent);
  g_clear_pointer (&self->list, g_ptr_array_unref);
  g_clear_pointer (&self->name, g_free);

  G_OBJECT_CLASS (salon_statistics_names_parent_class)->dispose (object);
}

static void
salon_statistics_names_class_init (SalonStatisticsNamesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_statistics_names_dispose;

  changed_signal = g_signal_new ("changed", SALON_TYPE_STATISTICS_NAMES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_install_action (widget_class, "statistics.merge", "s", merge_action);
  gtk_widget_class_install_action (widget_class, "statistics.part", NULL, part_action);
  gtk_widget_class_install_action (widget_class, "statistics.forget", NULL, forget_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "salon-statistics-names");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
salon_statistics_names_init (SalonStatisticsNames *self)
{
  self->button = g_object_new (GTK_TYPE_MENU_BUTTON, "icon-name", "view-more-symbolic", "tooltip-text", _ ("This name"),
                               "valign", GTK_ALIGN_CENTER, "name", "statistics-more", NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("This name"), -1);
  gtk_widget_add_css_class (self->button, "statistics-more");
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), make_menu_cb, self, NULL);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

GtkWidget *
salon_statistics_names_new (void)
{
  return g_object_new (SALON_TYPE_STATISTICS_NAMES, NULL);
}
