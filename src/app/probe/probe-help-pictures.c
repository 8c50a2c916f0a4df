/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-help-pictures.h"

#include <glib/gi18n-lib.h>

#include "widgets/probe/probe-help-cards.h"
#include "widgets/probe/probe-party-room.h"
#include "widgets/probe/probe-widgets.h"

static void
describe (GtkWidget *button)
{
  g_autofree char *text = probe_help_scene_describe (PROBE_HELP_SCENE (gtk_button_get_child (GTK_BUTTON (button))));

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void
clicked_cb (GtkWidget *button)
{
  probe_help_scene_turn (PROBE_HELP_SCENE (gtk_button_get_child (GTK_BUTTON (button))));
  describe (button);
}

GtkWidget *
probe_help_picture_new (ProbeScene scene, guint edition, const char *title)
{
  GtkWidget *button = gtk_button_new ();
  /* Translators: a button; %s is the heading of a picture, such as “Ask one player” */
  g_autofree char *name = g_strdup_printf (_ ("%s: turn the cards"), title);

  probe_widgets_load_style ();
  gtk_button_set_child (GTK_BUTTON (button), probe_help_scene_new (scene, (ProbeEdition) edition));
  gtk_widget_add_css_class (button, "help-picture");
  gtk_widget_set_tooltip_text (button, _ ("Turn the cards"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  describe (button);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), NULL);
  return button;
}

/* Puts cards, or the room, on the cloth. */
static GtkWidget *
put_on_cloth (GtkWidget *child)
{
  GtkWidget *cloth = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  probe_widgets_load_style ();
  gtk_widget_add_css_class (cloth, "help-cloth");
  gtk_widget_set_hexpand (child, TRUE);
  gtk_box_append (GTK_BOX (cloth), child);
  return cloth;
}

GtkWidget *
probe_help_picture_words (guint edition)
{
  return probe_help_picture_new (PROBE_SCENE_HIDE, edition, _ ("Words and spelling"));
}

GtkWidget *
probe_help_picture_letters (guint edition)
{
  return put_on_cloth (probe_help_cards_new_letters ((ProbeEdition) edition));
}

GtkWidget *
probe_help_picture_deck (guint edition)
{
  return put_on_cloth (probe_help_cards_new_deck ((ProbeEdition) edition));
}

GtkWidget *
probe_help_picture_asking (guint edition)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_box_append (GTK_BOX (box), probe_help_picture_new (PROBE_SCENE_ASK, edition, _ ("Ask one player")));
  gtk_box_append (GTK_BOX (box), probe_help_picture_new (PROBE_SCENE_MISS, edition, _ ("A miss")));
  return box;
}

GtkWidget *
probe_help_picture_naming (guint edition)
{
  return probe_help_picture_new (PROBE_SCENE_NAME, edition, _ ("Naming a word"));
}

GtkWidget *
probe_help_picture_end (guint edition)
{
  return probe_help_picture_new (PROBE_SCENE_END, edition, _ ("The last turns"));
}

GtkWidget *
probe_help_picture_pair (guint edition)
{
  return probe_help_picture_new (PROBE_SCENE_PAIR, edition, _ ("Two trays, five and six"));
}

GtkWidget *
probe_help_picture_party (guint edition)
{
  static const char *const movers[PROBE_PARTY_TABLES][PROBE_PARTY_MOVERS] = {
    { "Ada", "Rosa" },
    { "Hugo", "Nora" },
    { "Ines", "Paul" },
  };
  GtkWidget *room = probe_party_room_new ();

  probe_party_room_set_movers (PROBE_PARTY_ROOM (room), movers);
  probe_party_room_set_ride (PROBE_PARTY_ROOM (room), 1);
  return put_on_cloth (room);
}
