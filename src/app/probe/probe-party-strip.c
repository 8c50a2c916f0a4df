/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-party-strip.h"

#include <glib/gi18n-lib.h>

#include "app/salon-heard-choice.h"
#include "widgets/salon-style.h"
#include "widgets/salon-tooltip.h"

/* The tables and the standings. */
#define TABLES (PROBE_PARTY_STANDING + 1)

struct _ProbePartyStrip {
  GtkWidget parent_instance;

  GtkWidget *strip, *rounds, *carried;
  GtkWidget *tables; /* the box of these */
  GtkWidget *table[TABLES];
  ProbePartyReplay *replay;
  ProbePartyPart seen;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (ProbePartyStrip, probe_party_strip, GTK_TYPE_WIDGET)

static guint chosen_signal;

static void
choose (ProbePartyStrip *self, guint round, guint table)
{
  ProbePartyPart part = { round, table };

  /* In the last round some tables may not have played. */
  if (!probe_party_replay_has (self->replay, &part))
    part.table = 0;
  g_signal_emit (self, chosen_signal, 0, part.round, part.table);
}

static void
round_cb (ProbePartyStrip *self)
{
  const guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->rounds));

  if (!self->updating && selected != GTK_INVALID_LIST_POSITION)
    choose (self, selected + 1, self->seen.table);
}

static void
table_cb (ProbePartyStrip *self, GtkToggleButton *button)
{
  if (self->updating || !gtk_toggle_button_get_active (button))
    return;

  for (guint table = 0; table < TABLES; table++)
    if (self->table[table] == GTK_WIDGET (button))
      choose (self, self->seen.round, table);
}

void
probe_party_strip_show (ProbePartyStrip *self, const ProbePartyPart *part, const char *carried)
{
  g_return_if_fail (PROBE_IS_PARTY_STRIP (self));

  self->updating = TRUE;
  self->seen = *part;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->rounds), part->round - 1);
  for (guint table = 0; table < TABLES; table++)
    {
      const ProbePartyPart other = { part->round, table };

      gtk_widget_set_sensitive (self->table[table], probe_party_replay_has (self->replay, &other));
      if (table == part->table)
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->table[table]), TRUE);
    }
  if (gtk_widget_get_focus_child (self->tables) != NULL)
    probe_party_strip_focus (self);
  gtk_label_set_label (GTK_LABEL (self->carried), carried);
  salon_tooltip_set (self->carried, carried[0] != '\0' ? carried : NULL);
  self->updating = FALSE;
}

void
probe_party_strip_focus (ProbePartyStrip *self)
{
  g_return_if_fail (PROBE_IS_PARTY_STRIP (self));

  gtk_widget_grab_focus (self->table[self->seen.table]);
}

static void
probe_party_strip_dispose (GObject *object)
{
  ProbePartyStrip *self = PROBE_PARTY_STRIP (object);

  g_clear_pointer (&self->strip, gtk_widget_unparent);
  g_clear_object (&self->replay);

  G_OBJECT_CLASS (probe_party_strip_parent_class)->dispose (object);
}

static void
probe_party_strip_class_init (ProbePartyStripClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = probe_party_strip_dispose;
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "probe-party-strip");
}

static void
probe_party_strip_init (ProbePartyStrip *self)
{
  salon_style_load ("probe/probe-party");
}

/* “Game 1 of 3”, “Game 2 of 3” … */
static GtkStringList *
name_rounds (ProbePartyReplay *replay)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint round = 1; round <= probe_party_replay_count_rounds (replay); round++)
    {
      g_autofree char *name = g_strdup_printf (_ ("Game %1$u of %2$u"), round, probe_party_replay_get_rounds (replay));

      gtk_string_list_append (names, name);
    }

  return names;
}

static GtkWidget *
make_tables (ProbePartyStrip *self)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP, NULL);

  gtk_widget_add_css_class (box, "tables");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("The evening"), -1);
  for (guint table = 0; table < TABLES; table++)
    {
      g_autofree char *label =
        table == PROBE_PARTY_STANDING ? g_strdup (_ ("Standings")) : g_strdup_printf (_ ("Table %d"), table + 1);

      self->table[table] =
        g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, "label", label, NULL);
      if (table > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->table[table]), GTK_TOGGLE_BUTTON (self->table[0]));
      /* The keys of the replay go on working for whoever has clicked. */
      gtk_widget_set_focus_on_click (self->table[table], FALSE);
      salon_heard_choice_in_toggle (GTK_TOGGLE_BUTTON (self->table[table]));
      g_signal_connect_swapped (self->table[table], "toggled", G_CALLBACK (table_cb), self);
      gtk_box_append (GTK_BOX (box), self->table[table]);
    }

  return box;
}

GtkWidget *
probe_party_strip_new (ProbePartyReplay *replay)
{
  ProbePartyStrip *self = g_object_new (PROBE_TYPE_PARTY_STRIP, NULL);

  self->replay = g_object_ref (replay);
  self->seen = (ProbePartyPart) { 1, 0 };
  self->strip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_add_css_class (self->strip, "party-strip");
  self->rounds = gtk_drop_down_new (G_LIST_MODEL (name_rounds (replay)), NULL);
  gtk_widget_set_valign (self->rounds, GTK_ALIGN_CENTER);
  salon_heard_choice_in_drop_down (GTK_DROP_DOWN (self->rounds));
  g_signal_connect_swapped (self->rounds, "notify::selected", G_CALLBACK (round_cb), self);
  self->carried = gtk_label_new (NULL);
  gtk_widget_set_hexpand (self->carried, TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->carried), 1);
  gtk_label_set_ellipsize (GTK_LABEL (self->carried), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->carried, "carried");
  gtk_box_append (GTK_BOX (self->strip), self->rounds);
  self->tables = make_tables (self);
  gtk_box_append (GTK_BOX (self->strip), self->tables);
  gtk_box_append (GTK_BOX (self->strip), self->carried);
  gtk_widget_set_parent (self->strip, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
