/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-hand-over.h"

#include <glib/gi18n-lib.h>

#include "app/salon-newcomer.h"
#include "widgets/salon-popover.h"

struct _SalonHandOver {
  GObject parent_instance;

  GMenu *section;
  GtkWidget *menu;
  char *listed; /* the names in the menu, joined */

  GtkWidget *popover; /* NULL while it is closed */
  SalonGame *game;    /* held as long as it is open */
  guint seat;
};

G_DEFINE_FINAL_TYPE (SalonHandOver, salon_hand_over, G_TYPE_OBJECT)

/* An underline in a name is not one of a mnemonic. (transfer full) */
static char *
escape_name (const char *name)
{
  g_auto (GStrv) parts = g_strsplit (name, "_", -1);

  return g_strjoinv ("__", parts);
}

static char *
join_names (SalonGame *game)
{
  GString *names = g_string_new (NULL);

  for (guint seat = 0; seat < salon_game_count_seats (game); seat++)
    g_string_append_printf (names, "%s\n", salon_game_get_seat_name (game, seat));
  return g_string_free (names, FALSE);
}

gboolean
salon_hand_over_list (SalonHandOver *self, SalonGame *game)
{
  const gboolean can = game != NULL && salon_game_can_hand_over (game);
  g_autofree char *names = can ? join_names (game) : NULL;
  g_autoptr (GMenu) seats = NULL;

  if (g_strcmp0 (names, self->listed) == 0)
    return can;

  g_free (self->listed);
  self->listed = g_steal_pointer (&names);
  g_menu_remove_all (self->section);
  if (!can)
    return FALSE;

  seats = g_menu_new ();
  for (guint seat = 0; seat < salon_game_count_seats (game); seat++)
    {
      g_autofree char *name = escape_name (salon_game_get_seat_name (game, seat));
      g_autoptr (GMenuItem) item = g_menu_item_new (name, NULL);

      g_menu_item_set_action_and_target (item, "win.hand-over", "u", seat);
      g_menu_append_item (seats, item);
    }
  g_menu_append_submenu (self->section, _ ("_Hand over a seat"), G_MENU_MODEL (seats));
  return TRUE;
}

/* Lets go of the popover and of the game. */
static void
forget (SalonHandOver *self)
{
  g_autoptr (SalonGame) game = g_steal_pointer (&self->game);

  self->popover = NULL;
  if (game != NULL)
    salon_game_release (game);
}

static void
closed_cb (SalonHandOver *self)
{
  salon_popover_drop (self->popover);
  forget (self);
}

static void
chosen_cb (SalonHandOver *self, guint kind, const char *name, SalonNewcomer *newcomer)
{
  g_autoptr (SalonGame) game = g_object_ref (self->game);
  g_autofree char *who = g_strdup (name);
  g_autoptr (GError) error = NULL;
  const guint seat = self->seat;

  gtk_popover_popdown (GTK_POPOVER (newcomer));
  if (!salon_game_hand_over (game, seat, (SalonSeatKind) kind, who, &error))
    gtk_widget_activate_action (self->menu, "win.tell", "s", error->message);
}

void
salon_hand_over_close (SalonHandOver *self)
{
  GtkWidget *popover = self->popover;

  if (popover == NULL)
    return;

  g_signal_handlers_disconnect_by_data (popover, self);
  forget (self);
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);
}

void
salon_hand_over_ask (SalonHandOver *self, SalonTable *table, guint seat)
{
  SalonGame *game = salon_table_get_game (table);
  GtkWidget *plate = salon_table_get_plate (table, seat);
  graphene_rect_t bounds;

  if (game == NULL || !salon_game_can_hand_over (game) || seat >= salon_game_count_seats (game))
    return;

  salon_hand_over_close (self);
  self->seat = seat;
  self->game = g_object_ref (game);
  salon_game_hold (game);
  self->popover = salon_newcomer_new ();
  salon_newcomer_ask (SALON_NEWCOMER (self->popover), game, seat);
  g_signal_connect_object (self->popover, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  if (plate != NULL && gtk_widget_get_mapped (plate) && gtk_widget_compute_bounds (plate, GTK_WIDGET (table), &bounds))
    {
      const GdkRectangle place = { (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                                   (int) bounds.size.height };

      gtk_widget_set_parent (self->popover, GTK_WIDGET (table));
      gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), &place);
    }
  else
    {
      gtk_widget_set_parent (self->popover, self->menu);
    }
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
salon_hand_over_dispose (GObject *object)
{
  SalonHandOver *self = SALON_HAND_OVER (object);

  salon_hand_over_close (self);
  g_clear_object (&self->section);

  G_OBJECT_CLASS (salon_hand_over_parent_class)->dispose (object);
}

static void
salon_hand_over_finalize (GObject *object)
{
  g_free (SALON_HAND_OVER (object)->listed);

  G_OBJECT_CLASS (salon_hand_over_parent_class)->finalize (object);
}

static void
salon_hand_over_class_init (SalonHandOverClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = salon_hand_over_dispose;
  G_OBJECT_CLASS (klass)->finalize = salon_hand_over_finalize;
}

static void
salon_hand_over_init (SalonHandOver *self)
{
}

SalonHandOver *
salon_hand_over_new (GMenu *section, GtkWidget *menu)
{
  SalonHandOver *self = g_object_new (SALON_TYPE_HAND_OVER, NULL);

  self->section = g_object_ref (section);
  self->menu = menu;
  return self;
}
