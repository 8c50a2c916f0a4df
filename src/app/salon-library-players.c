/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-players.h"

#include "app/salon-library-text.h"
#include "widgets/salon-emblem.h"

#define EMBLEM_SIZE 14 /* px */
#define NAME_CHARS  14

typedef struct {
  GtkWidget *box, *emblem;
  GtkWidget *name; /* NULL without names */
} Player;

struct _SalonLibraryPlayers {
  GtkBox parent_instance;

  gboolean names;
  guint most;
  Player player[SALON_LIBRARY_PLAYERS_MOST];
  GtkWidget *others;
};

G_DEFINE_FINAL_TYPE (SalonLibraryPlayers, salon_library_players, GTK_TYPE_BOX)

static void
salon_library_players_class_init (SalonLibraryPlayersClass *klass)
{
}

static void
salon_library_players_init (SalonLibraryPlayers *self)
{
}

static void
add_player (SalonLibraryPlayers *self, Player *player)
{
  player->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (player->box, "player");
  player->emblem = salon_emblem_new (0, EMBLEM_SIZE);
  gtk_widget_set_valign (player->emblem, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (player->box), player->emblem);
  if (self->names)
    {
      player->name = gtk_label_new (NULL);
      gtk_label_set_ellipsize (GTK_LABEL (player->name), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (player->name), NAME_CHARS);
      gtk_box_append (GTK_BOX (player->box), player->name);
    }
  gtk_box_append (GTK_BOX (self), player->box);
}

GtkWidget *
salon_library_players_new (guint most, gboolean names)
{
  SalonLibraryPlayers *self = g_object_new (SALON_TYPE_LIBRARY_PLAYERS, "spacing", names ? 4 : 8, NULL);

  self->names = names;
  self->most = MIN (most, SALON_LIBRARY_PLAYERS_MOST);
  for (guint i = 0; i < self->most; i++)
    add_player (self, &self->player[i]);
  self->others = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->others, "others");
  gtk_box_append (GTK_BOX (self), self->others);
  return GTK_WIDGET (self);
}

static void
set_player (SalonLibraryPlayers *self, Player *player, SalonLibraryEntry *entry, guint seat)
{
  const SalonSummary *summary = salon_library_entry_get_summary (entry);
  const gboolean coloured = summary->n_seats <= SALON_TABLE_SEATS;

  /* Of more seats than a table has, nobody has a colour. */
  gtk_widget_set_visible (player->emblem, coloured);
  if (coloured)
    salon_emblem_set_seat (SALON_EMBLEM (player->emblem), salon_library_entry_get_look (entry)->colour[seat]);
  if (self->names)
    {
      g_autofree char *text = salon_library_say_player (summary, seat);

      gtk_label_set_label (GTK_LABEL (player->name), text);
    }
  if (self->names && summary->seat[seat].won && summary->has_points)
    gtk_widget_add_css_class (player->box, "won");
  else
    gtk_widget_remove_css_class (player->box, "won");
}

void
salon_library_players_set_entry (SalonLibraryPlayers *self, SalonLibraryEntry *entry)
{
  const SalonSummary *summary = salon_library_entry_get_summary (entry);
  guint order[SALON_MAX_SEATS];

  salon_library_sort_seats (summary, order);
  for (guint i = 0; i < self->most; i++)
    {
      if (i < summary->n_seats)
        set_player (self, &self->player[i], entry, order[i]);
      gtk_widget_set_visible (self->player[i].box, i < summary->n_seats);
    }
  if (summary->n_seats > self->most)
    {
      g_autofree char *text = g_strdup_printf ("+ %u", summary->n_seats - self->most);

      gtk_label_set_label (GTK_LABEL (self->others), text);
    }
  gtk_widget_set_visible (self->others, summary->n_seats > self->most);
}
