/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-today.h"

#include <glib/gi18n-lib.h>

#include "app/salon-language.h"
#include "widgets/salon-style.h"

/* How often it is looked whether another day has begun. */
#define LOOK_S 30

/* The small row of cards on the leaf, and which of them lie open. */
#define CARDS 5
static const char *const cards[CARDS] = { NULL, NULL, "R", "E", NULL };

struct _SalonToday {
  GtkWidget parent_instance;

  SalonDays *days;
  char *game;
  SalonDay day;
  guint look_id;

  GtkWidget *button, *leaf, *month, *number, *text, *title, *line, *running;
};

G_DEFINE_FINAL_TYPE (SalonToday, salon_today, GTK_TYPE_WIDGET)

static const char *
get_language (void)
{
  return salon_language_is ("fr") ? "fr" : "en";
}

static void
update (SalonToday *self)
{
  SalonDaysNote note = { 0 };
  g_autofree char *month = NULL, *number = NULL, *running = NULL, *told = NULL;
  const char *line;
  gboolean known;
  guint n;

  self->day = salon_day_today ();
  known = salon_days_find (self->days, self->day, get_language (), self->game, &note);
  n = salon_days_count_running (self->days, get_language (), self->game, self->day);
  /* Translators: a month, for salon_date_format() */
  month = salon_day_format (self->day, C_ ("date", "%OB"));
  number = salon_day_format (self->day, "%-d");
  line = !known ? _ ("the same for everybody") : note.done ? C_ ("puzzle", "solved") : C_ ("puzzle", "begun");
  if (n >= 2)
    /* Translators: on so many days, one after the other, the puzzle of the day was played */
    running = g_strdup_printf (ngettext ("%u day running", "%u days running", n), n);
  gtk_label_set_label (GTK_LABEL (self->month), month);
  gtk_label_set_label (GTK_LABEL (self->number), number);
  gtk_label_set_label (GTK_LABEL (self->line), line);
  gtk_label_set_label (GTK_LABEL (self->running), running != NULL ? running : "");
  gtk_widget_set_visible (self->running, running != NULL && gtk_widget_get_visible (self->line));

  told =
    g_strdup_printf ("%s %s, %s%s%s", number, month, line, running != NULL ? ", " : "", running != NULL ? running : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Today’s word"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told, -1);
}

static gboolean
look_cb (gpointer data)
{
  SalonToday *self = data;

  if (salon_day_today () != self->day)
    update (self);
  return G_SOURCE_CONTINUE;
}

static void
salon_today_map (GtkWidget *widget)
{
  SalonToday *self = SALON_TODAY (widget);

  GTK_WIDGET_CLASS (salon_today_parent_class)->map (widget);
  if (self->days != NULL)
    update (self);
  self->look_id = g_timeout_add_seconds (LOOK_S, look_cb, self);
}

static void
salon_today_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&SALON_TODAY (widget)->look_id, g_source_remove);
  GTK_WIDGET_CLASS (salon_today_parent_class)->unmap (widget);
}

static void
salon_today_dispose (GObject *object)
{
  SalonToday *self = SALON_TODAY (object);

  g_clear_handle_id (&self->look_id, g_source_remove);
  if (self->days != NULL)
    g_signal_handlers_disconnect_by_data (self->days, self);
  g_clear_object (&self->days);
  g_clear_pointer (&self->game, g_free);
  g_clear_pointer (&self->button, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_today_parent_class)->dispose (object);
}

static void
salon_today_class_init (SalonTodayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_today_dispose;
  widget_class->map = salon_today_map;
  widget_class->unmap = salon_today_unmap;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "salon-today");
}

static GtkWidget *
make_label (const char *text, const char *class, double xalign)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", xalign, NULL);

  gtk_widget_add_css_class (label, class);
  return label;
}

static GtkWidget *
make_leaf (SalonToday *self)
{
  GtkWidget *leaf = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  self->month = make_label ("", "leaf-month", .5);
  self->number = make_label ("", "leaf-number", .5);
  gtk_widget_set_vexpand (self->number, TRUE);
  for (guint i = 0; i < CARDS; i++)
    gtk_box_append (GTK_BOX (row), make_label (cards[i], cards[i] != NULL ? "leaf-face" : "leaf-back", .5));
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (row, "leaf-row");
  gtk_box_append (GTK_BOX (leaf), self->month);
  gtk_box_append (GTK_BOX (leaf), self->number);
  gtk_box_append (GTK_BOX (leaf), row);
  gtk_widget_add_css_class (leaf, "leaf");
  return leaf;
}

static void
salon_today_init (SalonToday *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);

  salon_style_load ("salon-today");
  self->leaf = make_leaf (self);
  self->text = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6, "valign",
                             GTK_ALIGN_CENTER, "hexpand", TRUE, NULL);
  self->title = make_label (_ ("Today’s word"), "drawer-title", 0);
  self->line = make_label ("", "drawer-line", 0);
  self->running = make_label ("", "days-running", 0);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_label_set_wrap (GTK_LABEL (self->line), TRUE);
  gtk_label_set_wrap (GTK_LABEL (self->running), TRUE);
  gtk_box_append (GTK_BOX (self->text), self->title);
  gtk_box_append (GTK_BOX (self->text), self->line);
  gtk_box_append (GTK_BOX (self->text), self->running);
  gtk_box_append (GTK_BOX (row), self->leaf);
  gtk_box_append (GTK_BOX (row), self->text);
  self->button = g_object_new (GTK_TYPE_BUTTON, "name", "todays-word", "child", row, "action-name", "win.puzzle", NULL);
  gtk_widget_add_css_class (self->button, "drawer");
  gtk_widget_add_css_class (self->button, "day");
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

GtkWidget *
salon_today_new (void)
{
  return g_object_new (SALON_TYPE_TODAY, NULL);
}

void
salon_today_follow (SalonToday *self, SalonDays *days, const char *game)
{
  g_return_if_fail (SALON_IS_TODAY (self) && self->days == NULL);

  self->days = g_object_ref (days);
  self->game = g_strdup (game);
  g_signal_connect_swapped (days, "changed", G_CALLBACK (update), self);
  update (self);
}

void
salon_today_set_low (SalonToday *self, gboolean low)
{
  g_return_if_fail (SALON_IS_TODAY (self));

  gtk_widget_set_visible (self->leaf, !low);
  gtk_widget_set_visible (self->line, !low);
  if (self->days != NULL)
    update (self);
}
