/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board of a game that is only looked at: there is nothing to choose, and other widgets have the places of chronicle,
 * keys and pad. */

#include "widgets/probe/probe-board-private.h"

#include "model/probe/probe-text.h"
#include "widgets/probe/probe-deck.h"
#include "widgets/probe/probe-seats.h"

void
probe_board_set_replay (ProbeBoard *self, GtkWidget *sentence, GtkWidget *panel, GtkWidget *side)
{
  GtkWidget *parts[] = { self->chronicle, self->panel, self->pad, self->lane };

  g_return_if_fail (PROBE_IS_BOARD (self) && self->replay.sentence == NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    gtk_widget_set_visible (parts[i], FALSE);
  self->replay.sentence = sentence;
  self->replay.panel = panel;
  self->replay.side = side;
  gtk_widget_insert_after (sentence, GTK_WIDGET (self), self->seats);
  gtk_widget_insert_after (panel, GTK_WIDGET (self), sentence);
  gtk_widget_insert_after (side, GTK_WIDGET (self), panel);
}

void
probe_board_set_up_replay (ProbeBoard *self, const ProbeHeader *header, const SalonLook *look, int main_seat)
{
  g_return_if_fail (PROBE_IS_BOARD (self) && self->replay.sentence != NULL);

  self->replay.header = *header;
  self->look = *look;
  self->main_seat = main_seat;
  probe_deck_show_none (PROBE_DECK (self->deck));
  gtk_widget_set_visible (self->deck, header->setup.activity_cards);
  probe_seats_set_up (PROBE_SEATS (self->seats), header, look, main_seat);
}

void
probe_board_show_replay (ProbeBoard *self, const ProbeView *view)
{
  const ProbeState *state = &view->seen;

  g_return_if_fail (PROBE_IS_BOARD (self) && self->replay.header.setup.seats > 0);

  self->view = *view;
  self->choices = (ProbeChoices) { 0 };
  if (state->phase == PROBE_TO_ANSWER)
    self->choices.selected = 1u << state->chooser;
  probe_seats_update (PROBE_SEATS (self->seats), view, &self->choices);
  probe_board_show_deck (self, &self->replay.header, state);
}

gboolean
probe_board_place_replay (ProbeBoard *self, const ProbeBoardLayout *layout)
{
  const struct {
    GtkWidget *widget;
    const GdkRectangle *place;
  } parts[] = {
    { self->replay.sentence, &layout->chronicle },
    { self->replay.panel, &layout->panel },
    { self->replay.side, &layout->pad },
  };

  if (self->replay.sentence == NULL)
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      int least;

      /* GTK warns of children that are allocated without having been measured. */
      gtk_widget_measure (parts[i].widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_measure (parts[i].widget, GTK_ORIENTATION_VERTICAL, MAX (least, parts[i].place->width), &least, NULL,
                          NULL, NULL);
      gtk_widget_size_allocate (parts[i].widget, parts[i].place, -1);
    }
  return TRUE;
}
