/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-end-page.h"

#include <glib/gi18n-lib.h>

#include "rules/probe/probe-apply.h"
#include "widgets/probe/probe-end-seat.h"
#include "widgets/salon-column.h"
#include "widgets/salon-seat-tag.h"

struct _ProbeEndPage {
  GtkWidget parent_instance;

  GtkWidget *sheet;
  GtkLabel *heading;
  GtkWidget *seats;
  GtkWidget *again;
  GtkWidget *new_game;
  GtkWidget *table;

  ProbeGame *game;
  SalonLook look;
};

G_DEFINE_FINAL_TYPE (ProbeEndPage, probe_end_page, GTK_TYPE_WIDGET)

enum {
  PLAY_AGAIN,
  NEW_GAME,
  TABLE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Best first; those with equal scores in the order in which they sit. */
static void
rank_seats (const ProbeState *state, int order[PROBE_MAX_SEATS])
{
  for (int seat = 0; seat < state->setup.seats; seat++)
    {
      int at = seat;

      while (at > 0 && probe_score (state, order[at - 1]) < probe_score (state, seat))
        {
          order[at] = order[at - 1];
          at--;
        }
      order[at] = seat;
    }
}

/* “Ada”, “Ada and Marie”, “Ada, Marie and Hugo” */
static char *
join_names (const ProbeHeader *header, const int *seats, int n)
{
  g_autoptr (GString) names = g_string_new (header->salon.name[seats[0]]);

  for (int i = 1; i < n; i++)
    {
      /* Translators: between the names in a list, and before the last of them */
      g_string_append (names, i < n - 1 ? C_ ("list of names", ", ") : C_ ("list of names", " and "));
      g_string_append (names, header->salon.name[seats[i]]);
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static char *
describe_end (const ProbeHeader *header, const ProbeState *state, const int order[PROBE_MAX_SEATS])
{
  g_autofree char *points = salon_format_points (probe_score (state, order[0]));
  g_autofree char *names = NULL;
  int n = 0;

  while (n < state->setup.seats && probe_winner (state, order[n]))
    n++;
  names = join_names (header, order, MAX (n, 1));
  if (n > 1)
    /* Translators: several names, and “245 points” */
    return g_strdup_printf (_ ("%1$s share the win with %2$s"), names, points);

  /* Translators: a name, and “245 points” */
  return g_strdup_printf (_ ("%1$s wins with %2$s"), names, points);
}

static void
challenge_cb (ProbeEndPage *self, int seat, int target, int tray, gboolean valid)
{
  const ProbeMove move = {
    .type = PROBE_CHALLENGE,
    .seat = (guint8) seat,
    .target = (guint8) target,
    .tray = (guint8) tray,
    .valid = valid != FALSE,
  };

  /* The page is made anew when the game tells that it has changed. A challenge on
   * the heels of another one may have to wait for the disk. */
  if (!probe_game_play (self->game, &move, NULL))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
clear_seats (ProbeEndPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->seats)))
    gtk_box_remove (GTK_BOX (self->seats), child);
}

/* The one update: whatever a challenge has changed, ranks too. */
static void
update (ProbeEndPage *self)
{
  const ProbeHeader *header = probe_game_get_header (self->game);
  g_autofree char *heading = NULL;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  const gboolean had_focus = focus && gtk_widget_is_ancestor (focus, self->seats);
  int order[PROBE_MAX_SEATS] = { 0 };
  ProbeView view;
  int rank = 1;

  if (salon_game_get_stage (SALON_GAME (self->game)) != SALON_GAME_FINISHED)
    return;

  probe_game_get_view (self->game, PROBE_NOBODY, &view);
  rank_seats (&view.seen, order);
  heading = describe_end (header, &view.seen, order);
  gtk_label_set_label (self->heading, heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);

  clear_seats (self);
  for (int i = 0; i < header->setup.seats; i++)
    {
      GtkWidget *seat;

      if (i > 0 && probe_score (&view.seen, order[i]) < probe_score (&view.seen, order[i - 1]))
        rank = i + 1;
      seat = probe_end_seat_new (self->game, &self->look, order[i], rank);
      g_signal_connect_object (seat, "challenge", G_CALLBACK (challenge_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->seats), seat);
    }
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
forget_game (ProbeEndPage *self)
{
  if (self->game)
    g_signal_handlers_disconnect_by_func (self->game, update, self);
  g_clear_object (&self->game);
}

static void
again_cb (ProbeEndPage *self)
{
  g_signal_emit (self, signals[PLAY_AGAIN], 0);
}

static void
new_game_cb (ProbeEndPage *self)
{
  g_signal_emit (self, signals[NEW_GAME], 0);
}

static void
table_cb (ProbeEndPage *self)
{
  g_signal_emit (self, signals[TABLE], 0);
}

static void
probe_end_page_dispose (GObject *object)
{
  ProbeEndPage *self = PROBE_END_PAGE (object);

  forget_game (self);
  g_clear_pointer (&self->sheet, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_end_page_parent_class)->dispose (object);
}

static void
probe_end_page_class_init (ProbeEndPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_end_page_dispose;

  signals[PLAY_AGAIN] =
    g_signal_new ("play-again", PROBE_TYPE_END_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NEW_GAME] =
    g_signal_new ("new-game", PROBE_TYPE_END_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TABLE] = g_signal_new ("table", PROBE_TYPE_END_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (SALON_TYPE_COLUMN);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/probe/probe-end-page.ui");
#define BIND(child) gtk_widget_class_bind_template_child (widget_class, ProbeEndPage, child)
  BIND (sheet);
  BIND (heading);
  BIND (seats);
  BIND (again);
  BIND (new_game);
  BIND (table);
#undef BIND

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "probe-end-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
probe_end_page_init (ProbeEndPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  salon_look_init (&self->look);
  g_signal_connect_swapped (self->again, "clicked", G_CALLBACK (again_cb), self);
  g_signal_connect_swapped (self->new_game, "clicked", G_CALLBACK (new_game_cb), self);
  g_signal_connect_swapped (self->table, "clicked", G_CALLBACK (table_cb), self);
}

GtkWidget *
probe_end_page_new (void)
{
  return g_object_new (PROBE_TYPE_END_PAGE, NULL);
}

void
probe_end_page_show (ProbeEndPage *self, ProbeGame *game, const SalonLook *look)
{
  g_return_if_fail (PROBE_IS_END_PAGE (self));
  g_return_if_fail (PROBE_IS_GAME (game));

  g_object_ref (game);
  forget_game (self);
  self->game = game;
  self->look = *look;
  g_signal_connect_swapped (game, "changed", G_CALLBACK (update), self);
  update (self);
  /* Not to a button: the key that ended the game may still be down. */
  gtk_widget_grab_focus (GTK_WIDGET (self));
}
