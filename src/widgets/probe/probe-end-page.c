/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-end-page.h"

#include "rules/probe/probe-apply.h"
#include "widgets/probe/probe-end-seat.h"

struct _ProbeEndPage {
  SalonEndPage parent_instance;

  ProbeGame *game;
  SalonLook look;
};

G_DEFINE_FINAL_TYPE (ProbeEndPage, probe_end_page, SALON_TYPE_END_PAGE)

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
show_winners (ProbeEndPage *self, const ProbeState *state, const int *order)
{
  const ProbeHeader *header = probe_game_get_header (self->game);
  const char *names[PROBE_MAX_SEATS] = { header->salon.name[order[0]] };
  int n = 0;

  while (n < state->setup.seats && probe_winner (state, order[n]))
    {
      names[n] = header->salon.name[order[n]];
      n++;
    }
  salon_end_page_set_winners (SALON_END_PAGE (self), names, MAX (n, 1), probe_score (state, order[0]));
}

/* The one update: whatever a challenge has changed, ranks too. */
static void
update (ProbeEndPage *self)
{
  int scores[PROBE_MAX_SEATS] = { 0 }, order[PROBE_MAX_SEATS] = { 0 }, rank[PROBE_MAX_SEATS] = { 0 };
  GtkWidget *rows[PROBE_MAX_SEATS];
  ProbeView view;
  int seats;

  if (salon_game_get_stage (SALON_GAME (self->game)) != SALON_GAME_FINISHED)
    return;

  probe_game_get_view (self->game, PROBE_NOBODY, &view);
  seats = view.seen.setup.seats;
  for (int seat = 0; seat < seats; seat++)
    scores[seat] = probe_score (&view.seen, seat);
  salon_end_page_rank (scores, seats, order, rank);
  show_winners (self, &view.seen, order);

  for (int i = 0; i < seats; i++)
    {
      rows[i] = probe_end_seat_new (self->game, &self->look, order[i], rank[i]);
      g_signal_connect_object (rows[i], "challenge", G_CALLBACK (challenge_cb), self, G_CONNECT_SWAPPED);
    }
  salon_end_page_set_rows (SALON_END_PAGE (self), rows, seats);
}

static void
forget_game (ProbeEndPage *self)
{
  if (self->game)
    g_signal_handlers_disconnect_by_func (self->game, update, self);
  g_clear_object (&self->game);
}

static void
probe_end_page_dispose (GObject *object)
{
  forget_game (PROBE_END_PAGE (object));

  G_OBJECT_CLASS (probe_end_page_parent_class)->dispose (object);
}

static void
probe_end_page_class_init (ProbeEndPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = probe_end_page_dispose;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "probe-end-page");
}

static void
probe_end_page_init (ProbeEndPage *self)
{
  salon_look_init (&self->look);
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
