/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-newcomer.h"

#include <glib/gi18n-lib.h>

#include "app/salon-heard-choice.h"
#include "app/salon-seat-dots.h"
#include "app/salon-seat-names.h"
#include "widgets/salon-seat-kind.h"
#include "widgets/salon-style.h"
#include "widgets/salon-why.h"

struct _SalonNewcomer {
  GtkPopover parent_instance;

  GtkLabel *heading;
  GtkWidget *person, *computer;
  GtkWidget *levels;
  GtkWidget *entry;
  GtkWidget *hand_over;

  GtkWidget *level[SALON_BOT]; /* NULL for a person */
  SalonSeatKind computer_kind; /* which a computer gets */
  char *names[2];              /* what is proposed for a computer, and for a person */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (SalonNewcomer, salon_newcomer, GTK_TYPE_POPOVER)

static guint chosen_signal;

static gboolean
is_person (SalonNewcomer *self)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->person));
}

/* The name in the entry, (transfer full). */
static char *
get_name (SalonNewcomer *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
}

static void
name_changed_cb (SalonNewcomer *self)
{
  g_autofree char *name = get_name (self);
  const char *fault = salon_name_check (name);

  if (fault != NULL && name[0] != '\0')
    gtk_widget_add_css_class (self->entry, "error");
  else
    gtk_widget_remove_css_class (self->entry, "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               fault != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  salon_why_grey (self->hand_over, fault != NULL ? _ (fault) : NULL);
}

/* Proposes the name that goes with the kind of player, unless another one was typed. */
static void
propose_name (SalonNewcomer *self)
{
  g_autofree char *name = get_name (self);

  if (name[0] == '\0' || g_strcmp0 (name, self->names[0]) == 0 || g_strcmp0 (name, self->names[1]) == 0)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), self->names[is_person (self)]);
}

static void
person_toggled_cb (SalonNewcomer *self)
{
  gtk_widget_set_visible (self->levels, !is_person (self));
  if (!self->updating)
    propose_name (self);
}

static void
level_cb (SalonNewcomer *self, GtkWidget *button)
{
  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
    self->computer_kind = (SalonSeatKind) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "kind"));
}

static void
hand_over_cb (SalonNewcomer *self)
{
  g_autofree char *name = get_name (self);

  if (salon_name_check (name) == NULL)
    g_signal_emit (self, chosen_signal, 0, is_person (self) ? SALON_HUMAN : self->computer_kind, name);
}

static void
add_level (SalonNewcomer *self, SalonSeatKind kind)
{
  GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 5), *dots = salon_seat_dots_new (kind);
  const char *title = salon_seat_kind_get_level (kind);

  gtk_widget_set_halign (dots, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), dots);
  gtk_box_append (GTK_BOX (box), gtk_label_new (title));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_set_data (G_OBJECT (button), "kind", GINT_TO_POINTER (kind));
  if (kind > SALON_HUMAN + 1)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->level[SALON_HUMAN + 1]));
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (level_cb), self);
  salon_heard_choice_in_toggle (GTK_TOGGLE_BUTTON (button));
  gtk_box_append (GTK_BOX (self->levels), button);
  self->level[kind] = button;
}

static void
salon_newcomer_finalize (GObject *object)
{
  SalonNewcomer *self = SALON_NEWCOMER (object);

  g_free (self->names[0]);
  g_free (self->names[1]);

  G_OBJECT_CLASS (salon_newcomer_parent_class)->finalize (object);
}

static void
salon_newcomer_class_init (SalonNewcomerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = salon_newcomer_finalize;
  chosen_signal = g_signal_new ("chosen", SALON_TYPE_NEWCOMER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                G_TYPE_UINT, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/salon-newcomer.ui");
  gtk_widget_class_bind_template_child (widget_class, SalonNewcomer, heading);
  gtk_widget_class_bind_template_child (widget_class, SalonNewcomer, person);
  gtk_widget_class_bind_template_child (widget_class, SalonNewcomer, computer);
  gtk_widget_class_bind_template_child (widget_class, SalonNewcomer, levels);
  gtk_widget_class_bind_template_child (widget_class, SalonNewcomer, entry);
  gtk_widget_class_bind_template_child (widget_class, SalonNewcomer, hand_over);
  gtk_widget_class_bind_template_callback (widget_class, person_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, hand_over_cb);
}

static void
salon_newcomer_init (SalonNewcomer *self)
{
  salon_style_load ("salon-setup");
  gtk_widget_init_template (GTK_WIDGET (self));
  self->computer_kind = SALON_COMPUTER_MEDIUM;
  salon_heard_choice_in_toggle (GTK_TOGGLE_BUTTON (self->person));
  salon_heard_choice_in_toggle (GTK_TOGGLE_BUTTON (self->computer));
  for (int kind = SALON_HUMAN + 1; kind < SALON_BOT; kind++)
    add_level (self, (SalonSeatKind) kind);
}

GtkWidget *
salon_newcomer_new (void)
{
  return g_object_new (SALON_TYPE_NEWCOMER, NULL);
}

void
salon_newcomer_ask (SalonNewcomer *self, SalonGame *game, guint seat)
{
  const guint n = salon_game_count_seats (game);
  const SalonSeatKind kind = salon_game_get_seat_kind (game, seat);
  const gboolean was_person = kind == SALON_HUMAN, was_computer = !was_person && kind != SALON_BOT;
  const char *name = salon_game_get_seat_name (game, seat);
  g_autofree const char **taken = g_new0 (const char *, n + 1);
  /* Translators: whose seat somebody else can take */
  g_autofree char *heading = g_strdup_printf (_ ("Who plays for %s?"), name);

  for (guint i = 0; i < n; i++)
    taken[i] = salon_game_get_seat_name (game, i);
  g_free (self->names[0]);
  g_free (self->names[1]);
  self->names[0] = salon_seat_names_computer (taken);
  self->names[1] = was_person ? g_strdup (name) : salon_seat_names_person ();

  gtk_label_set_label (self->heading, heading);
  self->updating = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (was_computer ? self->person : self->computer), TRUE);
  self->updating = FALSE;
  if (was_computer)
    self->computer_kind = kind;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->level[self->computer_kind]), TRUE);
  gtk_widget_set_visible (self->levels, !was_computer);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), self->names[was_computer]);
  name_changed_cb (self);
}
