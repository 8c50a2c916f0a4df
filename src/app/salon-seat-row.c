/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-seat-row.h"

#include <glib/gi18n-lib.h>

#include "app/salon-seat-popover.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-colours.h"

struct _SalonSeatRow {
  GtkListBoxRow parent_instance;

  GtkMenuButton *avatar_button;
  GtkWidget *avatar;
  GtkWidget *entry;
  GtkWidget *kind;
  GtkWidget *remove;
  SalonSeatPopover *popover; /* NULL until it is opened */

  int seat; /* from 0 */
  guint colour;
  gboolean chooses;
  char *choice, *choice_hint; /* NULL: there is no choice */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (SalonSeatRow, salon_seat_row, GTK_TYPE_LIST_BOX_ROW)

enum {
  CHANGED,
  COLOUR_WANTED,
  MOVE_WANTED,
  REMOVAL_WANTED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* Who may sit on a seat, in the order of #SalonSeatKind. */
static const char *
get_kind_title (SalonSeatKind kind)
{
  switch (kind)
    {
    case SALON_HUMAN:
      return _ ("A person");
    case SALON_COMPUTER_EASY:
      return _ ("Computer · easy");
    case SALON_COMPUTER_MEDIUM:
      return _ ("Computer · medium");
    case SALON_COMPUTER_HARD:
      return _ ("Computer · hard");
    case SALON_N_SEAT_KINDS:
    default:
      return "";
    }
}

static void
set_label (GtkWidget *widget, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Whatever names the seat, for the eyes and for the ears. */
static void
update_names (SalonSeatRow *self)
{
  g_autofree char *name = salon_seat_row_get_name (self);
  /* Translators: what a screen reader calls a seat without a name */
  g_autofree char *nobody = g_strdup_printf (_ ("Player %d"), self->seat + 1);
  const char *shown = *name != '\0' ? name : nobody;
  const char *player = get_kind_title (salon_seat_row_get_kind (self));
  /* Translators: %s is a player’s name */
  g_autofree char *look = g_strdup_printf (_ ("%s: colour, settings and place"), shown);
  g_autofree char *entry = g_strdup_printf (_ ("Name of player %d"), self->seat + 1);
  /* Translators: in both, a player’s name, and “A person” or “Computer · easy” */
  g_autofree char *row = g_strdup_printf (_ ("%s, %s"), shown, player);
  g_autofree char *choice = g_strdup_printf (_ ("Who plays for %s: %s"), shown, player);
  g_autofree char *removal = g_strdup_printf (_ ("Remove %s from the table"), shown);

  salon_avatar_set_name (SALON_AVATAR (self->avatar), name);
  set_label (GTK_WIDGET (self->avatar_button), look);
  set_label (self->entry, entry);
  set_label (GTK_WIDGET (self), row);
  set_label (self->kind, choice);
  /* The button inside has the focus; in older versions it has no name of its own. */
  set_label (gtk_widget_get_first_child (self->kind), choice);
  set_label (self->remove, removal);
}

static gboolean
may_choose (SalonSeatRow *self)
{
  return self->choice != NULL && salon_seat_row_get_kind (self) == SALON_HUMAN;
}

static void
update_popover (SalonSeatRow *self)
{
  g_autofree char *name = salon_seat_row_get_name (self);

  if (self->popover == NULL)
    return;

  salon_seat_popover_set_name (self->popover, name);
  salon_seat_popover_set_colour (self->popover, self->colour);
  if (self->choice != NULL)
    salon_seat_popover_set_choice (self->popover, self->choice, self->choice_hint);
  salon_seat_popover_set_chooses (self->popover, may_choose (self), self->chooses);
}

static void
update_fault (SalonSeatRow *self)
{
  g_autofree char *fault = salon_seat_row_get_fault (self);

  if (fault != NULL)
    gtk_widget_add_css_class (self->entry, "error");
  else
    gtk_widget_remove_css_class (self->entry, "error");
  gtk_widget_set_tooltip_text (self->entry, fault);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               fault != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static void
changed (SalonSeatRow *self)
{
  if (!self->updating)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
name_changed_cb (SalonSeatRow *self)
{
  update_names (self);
  update_fault (self);
  update_popover (self);
  changed (self);
}

static void
kind_changed_cb (SalonSeatRow *self)
{
  update_names (self);
  update_popover (self);
  changed (self);
}

static void
remove_cb (SalonSeatRow *self)
{
  g_signal_emit (self, signals[REMOVAL_WANTED], 0);
}

static void
colour_wanted_cb (SalonSeatRow *self, guint colour)
{
  if (colour != self->colour)
    g_signal_emit (self, signals[COLOUR_WANTED], 0, colour);
}

static void
chooses_wanted_cb (SalonSeatRow *self, gboolean chooses)
{
  self->chooses = chooses;
  changed (self);
}

/* The tooltip would lie over what it announces. */
static void
popover_visible_cb (SalonSeatRow *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self->avatar_button), !gtk_widget_get_visible (GTK_WIDGET (self->popover)));
}

/* Whenever the button is about to open the popover. */
static void
create_popover_cb (GtkMenuButton *button, gpointer data)
{
  SalonSeatRow *self = data;

  if (self->popover != NULL)
    return;

  self->popover = SALON_SEAT_POPOVER (salon_seat_popover_new ());
  g_signal_connect_swapped (self->popover, "colour-wanted", G_CALLBACK (colour_wanted_cb), self);
  g_signal_connect_swapped (self->popover, "chooses-wanted", G_CALLBACK (chooses_wanted_cb), self);
  g_signal_connect_swapped (self->popover, "notify::visible", G_CALLBACK (popover_visible_cb), self);
  update_popover (self);
  gtk_menu_button_set_popover (button, GTK_WIDGET (self->popover));
}

static void
move_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SalonSeatRow *self = SALON_SEAT_ROW (widget);

  gtk_menu_button_popdown (self->avatar_button);
  g_signal_emit (self, signals[MOVE_WANTED], 0, strcmp (action, "seat.up") == 0 ? -1 : 1);
}

static void
salon_seat_row_finalize (GObject *object)
{
  SalonSeatRow *self = SALON_SEAT_ROW (object);

  g_free (self->choice);
  g_free (self->choice_hint);

  G_OBJECT_CLASS (salon_seat_row_parent_class)->finalize (object);
}

static void
salon_seat_row_class_init (SalonSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = salon_seat_row_finalize;

  signals[CHANGED] =
    g_signal_new ("changed", SALON_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[COLOUR_WANTED] = g_signal_new ("colour-wanted", SALON_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[MOVE_WANTED] = g_signal_new ("move-wanted", SALON_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_INT);
  signals[REMOVAL_WANTED] =
    g_signal_new ("removal-wanted", SALON_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (SALON_TYPE_AVATAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/salon-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, SalonSeatRow, avatar_button);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatRow, avatar);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatRow, entry);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatRow, kind);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatRow, remove);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, kind_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);

  gtk_widget_class_install_action (widget_class, "seat.up", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "seat.down", NULL, move_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "seat.up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "seat.down", NULL);
}

static void
salon_seat_row_init (SalonSeatRow *self)
{
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);

  self->updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_menu_button_set_create_popup_func (self->avatar_button, create_popover_cb, self, NULL);
  for (int i = 0; i < SALON_N_SEAT_KINDS; i++)
    gtk_string_list_append (kinds, get_kind_title (i));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->kind), G_LIST_MODEL (kinds));
  /* Newer versions name it by nothing but what it shows. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->kind), GTK_ACCESSIBLE_RELATION_LABELLED_BY);

  salon_seat_row_set_colour (self, 0);
  update_names (self);
  self->updating = FALSE;
}

GtkWidget *
salon_seat_row_new (void)
{
  return g_object_new (SALON_TYPE_SEAT_ROW, NULL);
}

void
salon_seat_row_set_place (SalonSeatRow *self, int seat, int seats, const char *stays)
{
  g_autofree char *name = g_strdup_printf ("seat-%d", seat + 1);

  self->seat = seat;
  gtk_widget_set_name (GTK_WIDGET (self), name);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.up", seat > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.down", seat < seats - 1);
  gtk_widget_set_sensitive (self->remove, stays == NULL);
  gtk_widget_set_tooltip_text (self->remove, stays == NULL ? _ ("Remove") : stays);
  update_names (self);
}

void
salon_seat_row_set_surplus (SalonSeatRow *self, gboolean surplus)
{
  if (surplus)
    gtk_widget_add_css_class (GTK_WIDGET (self), "surplus");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "surplus");
}

void
salon_seat_row_set_name (SalonSeatRow *self, const char *name)
{
  self->updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), name);
  self->updating = FALSE;
}

char *
salon_seat_row_get_name (SalonSeatRow *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
}

char *
salon_seat_row_get_fault (SalonSeatRow *self)
{
  g_autofree char *name = salon_seat_row_get_name (self);
  const char *reason;

  if (*name == '\0')
    return g_strdup_printf (_ ("Player %d has no name yet."), self->seat + 1);

  reason = salon_name_check (name);
  return reason != NULL ? g_strdup (g_dgettext (GETTEXT_PACKAGE, reason)) : NULL;
}

void
salon_seat_row_set_kind (SalonSeatRow *self, SalonSeatKind kind)
{
  self->updating = TRUE;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kind), kind);
  self->updating = FALSE;
}

SalonSeatKind
salon_seat_row_get_kind (SalonSeatRow *self)
{
  const guint kind = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->kind));

  return kind < SALON_N_SEAT_KINDS ? (SalonSeatKind) kind : SALON_HUMAN;
}

void
salon_seat_row_set_colour (SalonSeatRow *self, guint colour)
{
  self->colour = colour % SALON_N_COLOURS;
  salon_avatar_set_colour (SALON_AVATAR (self->avatar), salon_colour_get (self->colour));
  update_popover (self);
}

guint
salon_seat_row_get_colour (SalonSeatRow *self)
{
  return self->colour;
}

void
salon_seat_row_set_choice (SalonSeatRow *self, const char *title, const char *hint)
{
  g_free (self->choice);
  self->choice = g_strdup (title);
  g_free (self->choice_hint);
  self->choice_hint = g_strdup (hint);
  update_popover (self);
}

void
salon_seat_row_set_chooses (SalonSeatRow *self, gboolean chooses)
{
  self->chooses = chooses;
  update_popover (self);
}

gboolean
salon_seat_row_get_chooses (SalonSeatRow *self)
{
  return self->chooses && may_choose (self);
}

void
salon_seat_row_focus_name (SalonSeatRow *self)
{
  gtk_widget_grab_focus (self->entry);
}
