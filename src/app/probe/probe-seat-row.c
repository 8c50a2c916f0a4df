/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-seat-row.h"

#include <glib/gi18n-lib.h>

#include "app/probe/probe-seat-popover.h"
#include "model/probe/probe-text.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-colours.h"

struct _ProbeSeatRow {
  GtkListBoxRow parent_instance;

  GtkMenuButton *avatar_button;
  GtkWidget *avatar;
  GtkWidget *entry;
  GtkWidget *kind;
  GtkWidget *remove;
  ProbeSeatPopover *popover; /* NULL until it is opened */

  int seat; /* from 0 */
  guint colour;
  gboolean chooses;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (ProbeSeatRow, probe_seat_row, GTK_TYPE_LIST_BOX_ROW)

enum {
  CHANGED,
  COLOUR_WANTED,
  MOVE_WANTED,
  REMOVAL_WANTED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
set_label (GtkWidget *widget, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Whatever names the seat, for the eyes and for the ears. */
static void
update_names (ProbeSeatRow *self)
{
  g_autofree char *name = probe_seat_row_get_name (self);
  /* Translators: what a screen reader calls a seat without a name */
  g_autofree char *nobody = g_strdup_printf (_ ("Player %d"), self->seat + 1);
  const char *shown = *name != '\0' ? name : nobody;
  const char *player = probe_text_seat_kind (probe_seat_row_get_kind (self));
  /* Translators: %s is a player’s name */
  g_autofree char *look = g_strdup_printf (_ ("%s: colour, habits and place"), shown);
  g_autofree char *entry = g_strdup_printf (_ ("Name of player %d"), self->seat + 1);
  /* Translators: in both, a player’s name, and “A person” or “Computer · easy” */
  g_autofree char *row = g_strdup_printf (_ ("%s, %s"), shown, player);
  g_autofree char *choice = g_strdup_printf (_ ("Who plays for %s: %s"), shown, player);
  g_autofree char *removal = g_strdup_printf (_ ("Take %s away from the table"), shown);

  salon_avatar_set_name (SALON_AVATAR (self->avatar), name);
  set_label (GTK_WIDGET (self->avatar_button), look);
  set_label (self->entry, entry);
  set_label (GTK_WIDGET (self), row);
  set_label (self->kind, choice);
  /* The button inside has the focus; in older versions it has no name of its own. */
  set_label (gtk_widget_get_first_child (self->kind), choice);
  set_label (self->remove, removal);
}

static void
update_popover (ProbeSeatRow *self)
{
  g_autofree char *name = probe_seat_row_get_name (self);

  if (self->popover == NULL)
    return;

  probe_seat_popover_set_name (self->popover, name);
  probe_seat_popover_set_colour (self->popover, self->colour);
  probe_seat_popover_set_chooses (self->popover, probe_seat_row_get_kind (self) == SALON_HUMAN, self->chooses);
}

static void
update_fault (ProbeSeatRow *self)
{
  g_autofree char *fault = probe_seat_row_get_fault (self);

  if (fault != NULL)
    gtk_widget_add_css_class (self->entry, "error");
  else
    gtk_widget_remove_css_class (self->entry, "error");
  gtk_widget_set_tooltip_text (self->entry, fault);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               fault != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static void
changed (ProbeSeatRow *self)
{
  if (!self->updating)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
name_changed_cb (ProbeSeatRow *self)
{
  update_names (self);
  update_fault (self);
  update_popover (self);
  changed (self);
}

static void
kind_changed_cb (ProbeSeatRow *self)
{
  update_names (self);
  update_popover (self);
  changed (self);
}

static void
remove_cb (ProbeSeatRow *self)
{
  g_signal_emit (self, signals[REMOVAL_WANTED], 0);
}

static void
colour_wanted_cb (ProbeSeatRow *self, guint colour)
{
  if (colour != self->colour)
    g_signal_emit (self, signals[COLOUR_WANTED], 0, colour);
}

static void
chooses_wanted_cb (ProbeSeatRow *self, gboolean chooses)
{
  self->chooses = chooses;
  changed (self);
}

/* The tooltip would lie over what it announces. */
static void
popover_visible_cb (ProbeSeatRow *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self->avatar_button), !gtk_widget_get_visible (GTK_WIDGET (self->popover)));
}

/* Whenever the button is about to open the popover. */
static void
create_popover_cb (GtkMenuButton *button, gpointer data)
{
  ProbeSeatRow *self = data;

  if (self->popover != NULL)
    return;

  self->popover = PROBE_SEAT_POPOVER (probe_seat_popover_new ());
  g_signal_connect_swapped (self->popover, "colour-wanted", G_CALLBACK (colour_wanted_cb), self);
  g_signal_connect_swapped (self->popover, "chooses-wanted", G_CALLBACK (chooses_wanted_cb), self);
  g_signal_connect_swapped (self->popover, "notify::visible", G_CALLBACK (popover_visible_cb), self);
  update_popover (self);
  gtk_menu_button_set_popover (button, GTK_WIDGET (self->popover));
}

static void
move_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ProbeSeatRow *self = PROBE_SEAT_ROW (widget);

  gtk_menu_button_popdown (self->avatar_button);
  g_signal_emit (self, signals[MOVE_WANTED], 0, strcmp (action, "seat.up") == 0 ? -1 : 1);
}

static void
probe_seat_row_class_init (ProbeSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHANGED] =
    g_signal_new ("changed", PROBE_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[COLOUR_WANTED] = g_signal_new ("colour-wanted", PROBE_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[MOVE_WANTED] = g_signal_new ("move-wanted", PROBE_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_INT);
  signals[REMOVAL_WANTED] =
    g_signal_new ("removal-wanted", PROBE_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (SALON_TYPE_AVATAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/probe/probe-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ProbeSeatRow, avatar_button);
  gtk_widget_class_bind_template_child (widget_class, ProbeSeatRow, avatar);
  gtk_widget_class_bind_template_child (widget_class, ProbeSeatRow, entry);
  gtk_widget_class_bind_template_child (widget_class, ProbeSeatRow, kind);
  gtk_widget_class_bind_template_child (widget_class, ProbeSeatRow, remove);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, kind_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);

  gtk_widget_class_install_action (widget_class, "seat.up", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "seat.down", NULL, move_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "seat.up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "seat.down", NULL);
}

static void
probe_seat_row_init (ProbeSeatRow *self)
{
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);

  self->updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_menu_button_set_create_popup_func (self->avatar_button, create_popover_cb, self, NULL);
  for (int i = 0; i < SALON_N_SEAT_KINDS; i++)
    gtk_string_list_append (kinds, probe_text_seat_kind (i));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->kind), G_LIST_MODEL (kinds));
  /* Newer versions name it by nothing but what it shows. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->kind), GTK_ACCESSIBLE_RELATION_LABELLED_BY);

  probe_seat_row_set_colour (self, 0);
  update_names (self);
  self->updating = FALSE;
}

GtkWidget *
probe_seat_row_new (void)
{
  return g_object_new (PROBE_TYPE_SEAT_ROW, NULL);
}

void
probe_seat_row_set_place (ProbeSeatRow *self, int seat, int seats, gboolean removable)
{
  g_autofree char *name = g_strdup_printf ("seat-%d", seat + 1);

  self->seat = seat;
  gtk_widget_set_name (GTK_WIDGET (self), name);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.up", seat > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.down", seat < seats - 1);
  gtk_widget_set_sensitive (self->remove, removable);
  gtk_widget_set_tooltip_text (self->remove, removable ? _ ("Take away") : _ ("It takes two players at least"));
  update_names (self);
}

void
probe_seat_row_set_surplus (ProbeSeatRow *self, gboolean surplus)
{
  if (surplus)
    gtk_widget_add_css_class (GTK_WIDGET (self), "surplus");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "surplus");
}

void
probe_seat_row_set_name (ProbeSeatRow *self, const char *name)
{
  self->updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), name);
  self->updating = FALSE;
}

char *
probe_seat_row_get_name (ProbeSeatRow *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
}

char *
probe_seat_row_get_fault (ProbeSeatRow *self)
{
  g_autofree char *name = probe_seat_row_get_name (self);
  const char *reason;

  if (*name == '\0')
    return g_strdup_printf (_ ("Player %d has no name yet."), self->seat + 1);

  reason = salon_name_check (name);
  return reason != NULL ? g_strdup (g_dgettext (GETTEXT_PACKAGE, reason)) : NULL;
}

void
probe_seat_row_set_kind (ProbeSeatRow *self, SalonSeatKind kind)
{
  self->updating = TRUE;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kind), kind);
  self->updating = FALSE;
}

SalonSeatKind
probe_seat_row_get_kind (ProbeSeatRow *self)
{
  const guint kind = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->kind));

  return kind < SALON_N_SEAT_KINDS ? (SalonSeatKind) kind : SALON_HUMAN;
}

void
probe_seat_row_set_colour (ProbeSeatRow *self, guint colour)
{
  self->colour = colour % SALON_N_COLOURS;
  salon_avatar_set_colour (SALON_AVATAR (self->avatar), salon_colour_get (self->colour));
  update_popover (self);
}

guint
probe_seat_row_get_colour (ProbeSeatRow *self)
{
  return self->colour;
}

void
probe_seat_row_set_chooses (ProbeSeatRow *self, gboolean chooses)
{
  self->chooses = chooses;
  update_popover (self);
}

gboolean
probe_seat_row_get_chooses (ProbeSeatRow *self)
{
  return self->chooses && probe_seat_row_get_kind (self) == SALON_HUMAN;
}

void
probe_seat_row_focus_name (ProbeSeatRow *self)
{
  gtk_widget_grab_focus (self->entry);
}
