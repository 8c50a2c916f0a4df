/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-seat-popover.h"

#include <glib/gi18n-lib.h>

#include "app/salon-heard-choice.h"
#include "app/salon-programs.h"
#include "app/salon-seat-dots.h"
#include "app/salon-seat-members.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-seat-kind.h"
#include "widgets/salon-tooltip.h"
#include "widgets/salon-why.h"

#define SWATCH_SIZE 28

struct _SalonSeatPopover {
  GtkPopover parent_instance;

  GtkWidget *entry;
  GtkLabel *line;
  GtkWidget *person, *computer, *program;
  GtkWidget *programs;
  GtkButton *choose;
  GtkLabel *programs_hint;
  SalonSeatChair *chair; /* the one that was shown last */
  GtkWidget *levels;
  SalonSeatMembers *members;
  GtkWidget *colours;
  GtkWidget *choice;
  GtkLabel *choice_title;
  GtkLabel *choice_hint;
  GtkSwitch *chooses;
  GtkWidget *leave;

  GtkWidget *level[SALON_BOT];      /* NULL for a person */
  GtkWidget *level_hint[SALON_BOT]; /* likewise */
  GtkWidget *swatch[SALON_N_COLOURS];
  gboolean has_choice;
  gboolean has_teams;
  gboolean no_programs;
  SalonSeatKind computer_kind; /* which a computer gets if the seat becomes one */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (SalonSeatPopover, salon_seat_popover, GTK_TYPE_POPOVER)

enum {
  RENAMED,
  KIND_WANTED,
  MEMBERS_WANTED,
  COLOUR_WANTED,
  CHOOSES_WANTED,
  STEP_WANTED,
  REMOVAL_WANTED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* Shows what belongs to the kind of player alone. */
static void
show_kind (SalonSeatPopover *self, SalonSeatKind kind)
{
  gtk_widget_set_visible (self->levels, kind != SALON_HUMAN && kind != SALON_BOT);
  gtk_widget_set_visible (self->programs, kind == SALON_BOT);
  gtk_widget_set_visible (GTK_WIDGET (self->members), kind == SALON_HUMAN && self->has_teams);
  gtk_widget_set_visible (self->choice, kind == SALON_HUMAN && self->has_choice);
}

/* Shows what a computer with that name is like. */
static void
show_line (SalonSeatPopover *self, SalonSeatChair *chair)
{
  const char *line = salon_seat_chair_get_line (chair);

  gtk_label_set_label (self->line, line != NULL ? line : "");
  gtk_widget_set_visible (GTK_WIDGET (self->line), line != NULL);
}

static void
show_fault (SalonSeatPopover *self, SalonSeatChair *chair)
{
  g_autofree char *fault = salon_seat_chair_get_fault (chair);

  if (fault != NULL)
    gtk_widget_add_css_class (self->entry, "error");
  else
    gtk_widget_remove_css_class (self->entry, "error");
  salon_tooltip_set (self->entry, fault);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               fault != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static void
name_changed_cb (SalonSeatPopover *self)
{
  if (!self->updating)
    g_signal_emit (self, signals[RENAMED], 0, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
}

static void
name_activate_cb (SalonSeatPopover *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
want_kind (SalonSeatPopover *self, SalonSeatKind kind)
{
  show_kind (self, kind);
  g_signal_emit (self, signals[KIND_WANTED], 0, kind);
}

/* One of the three buttons is pressed now, or not any more. */
static void
person_toggled_cb (SalonSeatPopover *self, GtkToggleButton *button)
{
  if (self->updating || !gtk_toggle_button_get_active (button))
    return;

  if (button == GTK_TOGGLE_BUTTON (self->person))
    want_kind (self, SALON_HUMAN);
  else
    want_kind (self, button == GTK_TOGGLE_BUTTON (self->program) ? SALON_BOT : self->computer_kind);
}

static void
program_chosen_cb (GObject *chair, const char *path)
{
  salon_seat_chair_set_program (SALON_SEAT_CHAIR (chair), path);
}

static void
choose_cb (SalonSeatPopover *self)
{
  salon_programs_choose (GTK_WIDGET (self), G_OBJECT (self->chair), program_chosen_cb);
  gtk_popover_popdown (GTK_POPOVER (self));
}

/* Shows which program plays for @chair, if one does. */
static void
show_program (SalonSeatPopover *self, SalonSeatChair *chair)
{
  const gboolean offered = salon_programs_are_offered () && !self->no_programs,
                 bot = salon_seat_chair_get_kind (chair) == SALON_BOT;
  g_autofree char *name = salon_programs_get_name (salon_seat_chair_get_program (chair));

  self->chair = chair;
  gtk_widget_set_visible (self->program, offered || bot);
  gtk_widget_set_visible (GTK_WIDGET (self->choose), offered);
  gtk_button_set_label (self->choose, name != NULL ? name : _ ("Choose a program…"));
  gtk_label_set_label (self->programs_hint,
                       offered
                         ? _ ("It plays by the protocol for bots, sees what this seat may see, and may do on your "
                              "computer whatever you may do. Nothing runs before the game begins.")
                         : _ ("Inside a Flatpak, Salon cannot run other programs."));
}

static void
level_cb (SalonSeatPopover *self, GtkWidget *button)
{
  if (self->updating || !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
    return;

  self->computer_kind = (SalonSeatKind) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "kind"));
  want_kind (self, self->computer_kind);
}

static void
members_wanted_cb (SalonSeatPopover *self, const char *const *names)
{
  g_signal_emit (self, signals[MEMBERS_WANTED], 0, names);
}

static void
chooses_changed_cb (SalonSeatPopover *self)
{
  if (!self->updating)
    g_signal_emit (self, signals[CHOOSES_WANTED], 0, gtk_switch_get_active (self->chooses));
}

static void
swatch_cb (SalonSeatPopover *self, GtkWidget *swatch)
{
  const guint colour = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (swatch), "colour"));

  if (!self->updating && gtk_check_button_get_active (GTK_CHECK_BUTTON (swatch)))
    g_signal_emit (self, signals[COLOUR_WANTED], 0, colour);
}

static void
back_cb (SalonSeatPopover *self)
{
  g_signal_emit (self, signals[STEP_WANTED], 0, -1);
}

static void
on_cb (SalonSeatPopover *self)
{
  g_signal_emit (self, signals[STEP_WANTED], 0, 1);
}

static void
leave_cb (SalonSeatPopover *self)
{
  g_signal_emit (self, signals[REMOVAL_WANTED], 0);
}

static void
add_level (SalonSeatPopover *self, SalonSeatKind kind)
{
  GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *dots = salon_seat_dots_new (kind);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const char *title = salon_seat_kind_get_level (kind), *hint = salon_seat_kind_get_hint (kind);
  GtkWidget *labels[2] = { gtk_label_new (title), gtk_label_new (hint) };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      gtk_label_set_xalign (GTK_LABEL (labels[i]), 0);
      gtk_box_append (GTK_BOX (text), labels[i]);
    }
  gtk_widget_add_css_class (labels[1], "hint");
  self->level_hint[kind] = labels[1];
  gtk_box_append (GTK_BOX (box), dots);
  gtk_box_append (GTK_BOX (box), text);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_name (button, salon_seat_kind_names[kind]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint, -1);
  g_object_set_data (G_OBJECT (button), "kind", GINT_TO_POINTER (kind));
  if (kind > SALON_COMPUTER_BEGINNER)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->level[SALON_COMPUTER_BEGINNER]));
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (level_cb), self);
  salon_heard_choice_in_toggle (GTK_TOGGLE_BUTTON (button));
  gtk_box_append (GTK_BOX (self->levels), button);
  self->level[kind] = button;
}

static void
add_swatch (SalonSeatPopover *self, guint colour)
{
  GtkWidget *swatch = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  GtkWidget *sample = salon_avatar_new (SWATCH_SIZE);
  g_autofree char *name = g_strconcat ("colour-", salon_colour_get_id (colour), NULL);

  salon_emblem_set_seat (SALON_EMBLEM (sample), colour);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (swatch), sample);
  gtk_widget_add_css_class (swatch, "swatch");
  gtk_widget_set_name (swatch, name);
  salon_tooltip_set (swatch, salon_colour_get_name (colour));
  gtk_accessible_update_property (GTK_ACCESSIBLE (swatch), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  salon_colour_get_name (colour), -1);
  g_object_set_data (G_OBJECT (swatch), "colour", GUINT_TO_POINTER (colour));
  if (colour > 0)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (swatch), GTK_CHECK_BUTTON (self->swatch[0]));
  g_signal_connect_swapped (swatch, "toggled", G_CALLBACK (swatch_cb), self);
  gtk_box_append (GTK_BOX (self->colours), swatch);
  self->swatch[colour] = swatch;
}

static void
show_hints (SalonSeatPopover *self, gboolean shown)
{
  for (int kind = SALON_COMPUTER_BEGINNER; kind < SALON_BOT; kind++)
    gtk_widget_set_visible (self->level_hint[kind], shown);
}

/* Where the popover would be higher than the window, only screen readers hear what the levels are like. This is decided
 * for a computer, whoever sits there, so that nothing else moves when the kind of player is changed. */
static void
salon_seat_popover_show_widget (GtkWidget *widget)
{
  SalonSeatPopover *self = SALON_SEAT_POPOVER (widget);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  const gboolean levels = gtk_widget_get_visible (self->levels);
  int height;

  show_hints (self, TRUE);
  gtk_widget_set_visible (self->levels, TRUE);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  gtk_widget_set_visible (self->levels, levels);
  show_hints (self, root == NULL || height <= gtk_widget_get_height (root));

  GTK_WIDGET_CLASS (salon_seat_popover_parent_class)->show (widget);
}

static void
salon_seat_popover_class_init (SalonSeatPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = SALON_TYPE_SEAT_POPOVER;

  widget_class->show = salon_seat_popover_show_widget;

  signals[RENAMED] =
    g_signal_new ("renamed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[KIND_WANTED] =
    g_signal_new ("kind-wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[MEMBERS_WANTED] =
    g_signal_new ("members-wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRV);
  signals[COLOUR_WANTED] =
    g_signal_new ("colour-wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[CHOOSES_WANTED] =
    g_signal_new ("chooses-wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[STEP_WANTED] =
    g_signal_new ("step-wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[REMOVAL_WANTED] =
    g_signal_new ("removal-wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (SALON_TYPE_SEAT_MEMBERS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/salon-seat-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, entry);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, person);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, computer);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, program);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, programs);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, programs_hint);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, choose);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, line);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, levels);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, members);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, colours);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, choice);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, choice_title);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, choice_hint);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, chooses);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, leave);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, person_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
  gtk_widget_class_bind_template_callback (widget_class, chooses_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, members_wanted_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_cb);
}

static void
salon_seat_popover_init (SalonSeatPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->computer_kind = SALON_COMPUTER_MEDIUM;
  salon_heard_choice_in_toggle (GTK_TOGGLE_BUTTON (self->person));
  salon_heard_choice_in_toggle (GTK_TOGGLE_BUTTON (self->computer));
  salon_heard_choice_in_toggle (GTK_TOGGLE_BUTTON (self->program));
  for (int kind = SALON_COMPUTER_BEGINNER; kind < SALON_BOT; kind++)
    add_level (self, (SalonSeatKind) kind);
  for (guint i = 0; i < SALON_N_COLOURS; i++)
    add_swatch (self, i);
}

GtkWidget *
salon_seat_popover_new (void)
{
  return g_object_new (SALON_TYPE_SEAT_POPOVER, NULL);
}

void
salon_seat_popover_set_choice (SalonSeatPopover *self, const char *title, const char *hint)
{
  self->has_choice = title != NULL;
  gtk_label_set_label (self->choice_title, title != NULL ? title : "");
  gtk_label_set_label (self->choice_hint, hint != NULL ? hint : "");
}

void
salon_seat_popover_set_teams (SalonSeatPopover *self, const char *hint)
{
  self->has_teams = TRUE;
  salon_seat_members_set_hint (self->members, hint);
}

void
salon_seat_popover_refuse_programs (SalonSeatPopover *self)
{
  self->no_programs = TRUE;
}

static void
show_colours (SalonSeatPopover *self, guint own, guint taken)
{
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->swatch[own]), TRUE);
  for (guint i = 0; i < SALON_N_COLOURS; i++)
    if (i != own && taken & 1u << i)
      gtk_widget_add_css_class (self->swatch[i], "taken");
    else
      gtk_widget_remove_css_class (self->swatch[i], "taken");
}

void
salon_seat_popover_show (SalonSeatPopover *self, SalonSeatChair *chair, guint taken, guint room, const char *stays)
{
  const SalonSeatKind kind = salon_seat_chair_get_kind (chair);
  const char *name = salon_seat_chair_get_name (chair);
  g_autofree char *shown = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
  g_autofree char *entry = g_strdup_printf (_ ("Name of player %d"), salon_seat_chair_get_seat (chair) + 1);

  self->updating = TRUE;
  /* A space that has just been typed is not taken away. */
  if (strcmp (shown, name) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, entry, -1);
  if (kind != SALON_HUMAN && kind != SALON_BOT)
    self->computer_kind = kind;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (kind == SALON_HUMAN ? self->person
                                                   : kind == SALON_BOT ? self->program
                                                                       : self->computer),
                                TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->level[self->computer_kind]), TRUE);
  gtk_switch_set_active (self->chooses, salon_seat_chair_get_chooses (chair));
  show_colours (self, salon_seat_chair_get_colour (chair), taken);
  self->updating = FALSE;

  salon_seat_members_show (self->members, salon_seat_chair_get_members (chair), room);
  salon_why_grey (self->leave, stays);
  show_kind (self, kind);
  show_program (self, chair);
  show_line (self, chair);
  show_fault (self, chair);
}

void
salon_seat_popover_focus_name (SalonSeatPopover *self)
{
  gtk_widget_grab_focus (self->entry);
}
