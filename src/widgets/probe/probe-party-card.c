/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-party-card.h"

#include <glib/gi18n.h>

#include "widgets/probe/probe-party-die.h"
#include "widgets/probe/probe-party-room.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-number.h"

#define AVATAR     28 /* px */
#define CAP_HEIGHT 16

/* How often the die rolls over. */
#define ROLLS 2.

static void
fill_row (ProbePartyCard *card,
          int index,
          int place,
          const ProbePartyHeader *header,
          const ProbeParty *party,
          const ProbePartyResult *result)
{
  ProbePartyCardRow *row = &card->row[index];
  const SalonHeader *names = &header->probe.salon;
  const int table = card->table, seat = party->seat[table][place];
  const gboolean person = names->kind[seat] == SALON_HUMAN;
  const gboolean over = table < party->over, moves = result != NULL && result->moves[index];
  g_autofree char *text = NULL, *target = NULL;

  salon_emblem_set_seat (SALON_EMBLEM (row->avatar), probe_party_chair_colour (table, place));
  gtk_label_set_label (GTK_LABEL (row->name), names->name[seat]);
  gtk_image_set_from_icon_name (GTK_IMAGE (row->kind), person ? "avatar-default-symbolic" : "computer-symbolic");
  gtk_widget_set_visible (row->points, over);
  if (over)
    salon_number_set (SALON_NUMBER (row->points), party->points[table][place]);

  /* With a draw, everybody with the points of the second best has taken part in it; of who has won it the arrow tells. */
  gtk_widget_set_visible (row->lot, result != NULL && result->drawn && !moves
                                      && party->points[table][place] == party->points[table][result->place[1]]);
  gtk_widget_set_visible (row->pill, moves);
  gtk_widget_remove_css_class (row->row, "moves");
  if (moves)
    {
      target = g_strdup_printf ("→ %d", result->target + 1);
      gtk_label_set_label (GTK_LABEL (row->pill), target);
      gtk_widget_add_css_class (row->row, "moves");
    }

  if (result != NULL)
    text = probe_party_text_place (header, party, result, table, index);
  else if (over)
    text = g_strdup_printf ("%s %d", names->name[seat], party->points[table][place]);
  else
    text = g_strdup (names->name[seat]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

void
probe_party_card_fill (ProbePartyCard *card,
                       const ProbePartyHeader *header,
                       const ProbeParty *party,
                       const ProbePartyResult *result)
{
  const int table = card->table;
  const int32_t *points = party->points[table];
  int order[PROBE_PARTY_PLACES] = { 0 };
  g_autofree char *lot = NULL;

  for (int i = 0; i < PROBE_PARTY_PLACES; i++)
    {
      int at = i;

      for (; at > 0 && points[order[at - 1]] < points[i]; at--)
        order[at] = order[at - 1];
      order[at] = i;
    }
  for (int i = 0; i < PROBE_PARTY_PLACES; i++)
    fill_row (card, i, result != NULL ? result->place[i] : order[i], header, party, result);

  if (result != NULL && result->drawn)
    /* Translators: who moves on, because lots have decided between equal points */
    lot = g_strdup_printf (_ ("drawn by lot: %s"), header->probe.salon.name[party->seat[table][result->place[1]]]);
  gtk_label_set_label (GTK_LABEL (card->lot), lot != NULL ? lot : "");
}

static void
make_row (ProbePartyCardRow *row, GtkSizeGroup *ends)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *end = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  row->row = box;
  row->avatar = salon_avatar_new (AVATAR);
  row->name = gtk_label_new (NULL);
  row->kind = gtk_image_new ();
  row->points = salon_number_new (CAP_HEIGHT);
  row->lot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  row->die = probe_party_die_new ();
  gtk_box_append (GTK_BOX (row->lot), row->die);
  gtk_box_append (GTK_BOX (row->lot), gtk_label_new (C_ ("drawn by", "lot")));
  row->pill = gtk_label_new (NULL);
  gtk_widget_set_valign (row->avatar, GTK_ALIGN_CENTER);
  gtk_label_set_ellipsize (GTK_LABEL (row->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (row->name), 0);
  gtk_widget_set_hexpand (row->points, TRUE);
  gtk_widget_set_halign (row->points, GTK_ALIGN_END);
  gtk_widget_set_valign (row->pill, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (box, TRUE);
  gtk_widget_add_css_class (box, "place");
  gtk_widget_add_css_class (row->name, "name");
  gtk_widget_add_css_class (row->kind, "kind");
  gtk_widget_add_css_class (row->lot, "lot");
  gtk_widget_add_css_class (row->pill, "mover");
  gtk_box_append (GTK_BOX (box), row->avatar);
  gtk_box_append (GTK_BOX (box), row->name);
  gtk_box_append (GTK_BOX (box), row->kind);
  gtk_box_append (GTK_BOX (box), row->points);
  /* The points of all rows stand in one column, whatever follows them. */
  gtk_widget_set_halign (row->pill, GTK_ALIGN_END);
  gtk_widget_set_hexpand (row->pill, TRUE);
  gtk_widget_set_hexpand_set (end, TRUE);
  gtk_box_append (GTK_BOX (end), row->lot);
  gtk_box_append (GTK_BOX (end), row->pill);
  gtk_size_group_add_widget (ends, end);
  gtk_box_append (GTK_BOX (box), end);
}

GtkWidget *
probe_party_card_make (ProbePartyCard *card, int table, GtkSizeGroup *ends)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *title;
  g_autofree char *text = g_strdup_printf (_ ("Table %d"), table + 1);
  g_autofree char *class = g_strdup_printf ("table-%d", table + 1);

  card->table = table;
  card->card = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                             GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card->card), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  title = gtk_label_new (text);
  card->lot = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (card->lot), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (card->lot), 1);
  gtk_widget_set_hexpand (card->lot, TRUE);
  gtk_widget_add_css_class (title, "title");
  gtk_widget_add_css_class (head, "head");
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), card->lot);
  gtk_widget_add_css_class (card->card, "party-card");
  gtk_widget_add_css_class (card->card, class);
  gtk_box_append (GTK_BOX (card->card), head);
  for (int i = 0; i < PROBE_PARTY_PLACES; i++)
    {
      make_row (&card->row[i], ends);
      gtk_box_append (GTK_BOX (card->card), card->row[i].row);
    }
  return card->card;
}

void
probe_party_card_set_pose (ProbePartyCard *card, const ProbePartyCardPose *pose)
{
  for (int i = 0; i < PROBE_PARTY_PLACES; i++)
    {
      ProbePartyCardRow *row = &card->row[i];

      gtk_widget_set_opacity (row->row, pose->row[i]);
      gtk_widget_set_opacity (row->lot, pose->drawn);
      probe_party_die_set_turns (PROBE_PARTY_DIE (row->die), ROLLS * pose->roll);
      gtk_widget_set_opacity (row->pill, pose->moves);
    }
  gtk_widget_set_opacity (card->lot, pose->lot);
}
