/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-seat-members.h"

#include <glib/gi18n-lib.h>

#include "rules/salon-record.h"
#include "widgets/salon-tooltip.h"

#define MOST_HEIGHT 96 /* px of the chips, which scroll then */

struct _SalonSeatMembers {
  GtkBox parent_instance;

  GtkWidget *scroller, *chips, *entry;
  GtkLabel *hint;

  char *usual; /* what the hint says when nothing is wrong */
  GStrv names;
  guint room;
};

G_DEFINE_FINAL_TYPE (SalonSeatMembers, salon_seat_members, GTK_TYPE_BOX)

enum {
  MEMBERS_WANTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
say (SalonSeatMembers *self, const char *fault)
{
  gtk_label_set_label (self->hint, fault != NULL ? fault : self->usual);
  if (fault != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->hint), "fault");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->hint), "fault");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               fault != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static void
want (SalonSeatMembers *self, GStrvBuilder *builder)
{
  g_auto (GStrv) names = g_strv_builder_end (builder);

  g_signal_emit (self, signals[MEMBERS_WANTED], 0, names);
}

static void
remove_member (SalonSeatMembers *self, guint member)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; self->names[i] != NULL; i++)
    if (i != member)
      g_strv_builder_add (builder, self->names[i]);
  /* The chip goes, and whoever works with the keyboard goes on from the entry. */
  gtk_widget_grab_focus (self->entry);
  want (self, builder);
}

static void
remove_cb (SalonSeatMembers *self, GtkWidget *chip)
{
  remove_member (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "member")));
}

/* Whether one of the first @n names is the one after them. */
static gboolean
comes_before (const char *const *names, guint n)
{
  for (guint i = 0; i < n; i++)
    if (g_str_equal (names[i], names[n]))
      return TRUE;

  return FALSE;
}

/* What is wrong with the new members, (transfer full); NULL: nothing. */
static char *
find_fault (SalonSeatMembers *self, const char *const *more)
{
  const guint n = g_strv_length ((GStrv) more);

  if (n > self->room)
    return self->room == 0 ? g_strdup (_ ("No more people can play at this table."))
                           : g_strdup_printf (ngettext ("Only %u more person can play at this table.",
                                                        "Only %u more people can play at this table.", self->room),
                                              self->room);

  for (guint i = 0; i < n; i++)
    {
      const char *reason = salon_name_check (more[i]);

      if (reason != NULL)
        return g_strdup (g_dgettext (GETTEXT_PACKAGE, reason));
      if (g_strv_contains ((const char *const *) self->names, more[i]) || comes_before (more, i))
        /* Translators: %s is a player’s name */
        return g_strdup_printf (_ ("%s is in this team already."), more[i]);
    }

  return NULL;
}

/* The names that the entry has now, without what is empty. */
static char **
read_entry (SalonSeatMembers *self)
{
  g_auto (GStrv) parts = g_strsplit (gtk_editable_get_text (GTK_EDITABLE (self->entry)), ",", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (char **part = parts; *part != NULL; part++)
    if (*g_strstrip (*part) != '\0')
      g_strv_builder_add (builder, *part);

  return g_strv_builder_end (builder);
}

static void
add_cb (SalonSeatMembers *self)
{
  g_auto (GStrv) more = read_entry (self);
  g_autofree char *fault = find_fault (self, (const char *const *) more);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  say (self, fault);
  if (fault != NULL || *more == NULL)
    return;

  g_strv_builder_addv (builder, (const char **) self->names);
  g_strv_builder_addv (builder, (const char **) more);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  want (self, builder);
}

static void
changed_cb (SalonSeatMembers *self)
{
  say (self, NULL);
}

/* Backspace in an empty entry takes the last member away, as it would take a letter. */
static gboolean
key_pressed_cb (SalonSeatMembers *self, guint keyval, guint keycode, GdkModifierType state)
{
  const guint n = g_strv_length (self->names);

  if (keyval != GDK_KEY_BackSpace || n == 0 || *gtk_editable_get_text (GTK_EDITABLE (self->entry)) != '\0')
    return GDK_EVENT_PROPAGATE;

  remove_member (self, n - 1);
  return GDK_EVENT_STOP;
}

static GtkWidget *
make_chip (SalonSeatMembers *self, guint member)
{
  GtkWidget *chip = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (self->names[member]);
  /* Translators: %s is the name of a member of a team */
  g_autofree char *text = g_strdup_printf (_ ("Take %s off the team"), self->names[member]);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("window-close-symbolic"));
  gtk_button_set_child (GTK_BUTTON (chip), box);
  gtk_widget_add_css_class (chip, "member-chip");
  gtk_widget_set_halign (chip, GTK_ALIGN_START);
  gtk_widget_set_valign (chip, GTK_ALIGN_CENTER);
  salon_tooltip_set (chip, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_object_set_data (G_OBJECT (chip), "member", GUINT_TO_POINTER (member));
  g_signal_connect_object (chip, "clicked", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);
  return chip;
}

static void
salon_seat_members_finalize (GObject *object)
{
  SalonSeatMembers *self = SALON_SEAT_MEMBERS (object);

  g_free (self->usual);
  g_strfreev (self->names);

  G_OBJECT_CLASS (salon_seat_members_parent_class)->finalize (object);
}

static void
salon_seat_members_class_init (SalonSeatMembersClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_seat_members_finalize;

  signals[MEMBERS_WANTED] = g_signal_new ("members-wanted", SALON_TYPE_SEAT_MEMBERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 1, G_TYPE_STRV);
}

static void
salon_seat_members_init (SalonSeatMembers *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->usual = g_strdup ("");
  self->names = g_new0 (char *, 1);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);

  self->chips = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "max-children-per-line", 4,
                              "column-spacing", 4, "row-spacing", 4, "valign", GTK_ALIGN_START, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chips), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Members of the team"), -1);
  self->scroller =
    g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, "propagate-natural-height", TRUE,
                  "max-content-height", MOST_HEIGHT, "child", self->chips, NULL);
  gtk_box_append (GTK_BOX (self), self->scroller);

  self->entry = g_object_new (GTK_TYPE_ENTRY, "name", "seat-member", "placeholder-text", _ ("Add a member of a team"),
                              "input-purpose", GTK_INPUT_PURPOSE_NAME, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Add a member of a team"), -1);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (add_cb), self);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->entry, keys);
  gtk_box_append (GTK_BOX (self), self->entry);

  self->hint =
    g_object_new (GTK_TYPE_LABEL, "xalign", 0.f, "wrap", TRUE, "width-chars", 36, "max-width-chars", 36, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->hint), "hint");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->hint));
}

void
salon_seat_members_set_hint (SalonSeatMembers *self, const char *hint)
{
  g_free (self->usual);
  self->usual = g_strdup (hint);
  say (self, NULL);
}

void
salon_seat_members_show (SalonSeatMembers *self, const char *const *names, guint room)
{
  self->room = room;
  gtk_widget_set_visible (self->scroller, *names != NULL);
  if (g_strv_equal ((const char *const *) self->names, names))
    return;

  g_strfreev (self->names);
  self->names = g_strdupv ((GStrv) names);
  for (GtkWidget *child; (child = gtk_widget_get_first_child (self->chips)) != NULL;)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->chips), child);
  for (guint i = 0; self->names[i] != NULL; i++)
    {
      GtkWidget *chip = make_chip (self, i);

      gtk_flow_box_insert (GTK_FLOW_BOX (self->chips), chip, -1);
      /* The keyboard goes from chip to chip, not from place to place. */
      gtk_widget_set_focusable (gtk_widget_get_parent (chip), FALSE);
    }
}
