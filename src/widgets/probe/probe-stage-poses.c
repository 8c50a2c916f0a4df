/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-stage-poses.h"

#include "widgets/probe/probe-deck.h"
#include "widgets/probe/probe-pad.h"
#include "widgets/probe/probe-tray.h"
#include "widgets/salon-seat-tag.h"

/* A wave lifts a card by 6 px where a space is 62 px wide; raised to the full it is 22 hundredths up. */
#define WAVE_SHARE (6. / 62)
#define LIFT_SHARE .22

static gboolean
find (ProbeBoard *board, GtkWidget *widget, graphene_rect_t *place)
{
  return widget != NULL && gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, GTK_WIDGET (board), place) && place->size.width > 0;
}

/* Moves @place, which is in px of @widget, to the place in px of @board. */
static gboolean
find_within (ProbeBoard *board, GtkWidget *widget, graphene_rect_t *place)
{
  graphene_point_t corner;

  if (!gtk_widget_get_mapped (widget)
      || !gtk_widget_compute_point (widget, GTK_WIDGET (board), &place->origin, &corner))
    return FALSE;

  place->origin = corner;
  return place->size.width > 0;
}

gboolean
probe_stage_find_card (ProbeBoard *board, int seat, int tray, int slot, graphene_rect_t *place)
{
  ProbeTray *widget = probe_board_get_tray (board, seat, tray);

  if (widget == NULL)
    return FALSE;

  probe_tray_get_card_rect (widget, slot, place);
  return find_within (board, GTK_WIDGET (widget), place);
}

gboolean
probe_stage_find_tray (ProbeBoard *board, int seat, int tray, graphene_rect_t *place)
{
  return find (board, GTK_WIDGET (probe_board_get_tray (board, seat, tray)), place);
}

gboolean
probe_stage_find_plate (ProbeBoard *board, int seat, graphene_rect_t *place)
{
  return find (board, probe_board_get_plate (board, seat), place);
}

gboolean
probe_stage_find_deck (ProbeBoard *board, graphene_rect_t *place)
{
  ProbeDeck *deck = probe_board_get_deck (board);

  probe_deck_get_card_rect (deck, place);
  return find_within (board, GTK_WIDGET (deck), place);
}

gboolean
probe_stage_find_counter (ProbeBoard *board, graphene_rect_t *place)
{
  return find (board, probe_board_get_counter (board), place);
}

gboolean
probe_stage_find_total (ProbeBoard *board, int seat, graphene_rect_t *place)
{
  SalonPad *pad = probe_board_get_pad (board);

  if (salon_pad_get_place (pad, seat, place) && find_within (board, GTK_WIDGET (pad), place))
    return TRUE;
  /* A game that is looked at again has no pad. */
  return !gtk_widget_get_visible (GTK_WIDGET (pad)) && probe_stage_find_plate (board, seat, place);
}

static void
pose_tray (ProbeTray *tray, const ProbeMomentTray *of_tray, const ProbeMomentCard cards[PROBE_SPACES])
{
  for (int slot = 0; slot < PROBE_SPACES; slot++)
    {
      const ProbeMomentCard *card = &cards[slot];
      /* Until it has turned half, the card still is what it was: its side now is the old one. */
      const ProbeCardPose pose = {
        .raise = (double) card->raise + (double) card->wave * WAVE_SHARE / LIFT_SHARE,
        .turn = card->turn < .5f ? 1 - card->turn : card->turn,
        .dx = card->lean,
      };

      if (card->used)
        probe_tray_set_pose (tray, slot, &pose);
    }
  if (of_tray->has_out)
    probe_tray_set_out (tray, of_tray->out);
  probe_tray_set_shift (tray, of_tray->shift);
}

void
probe_stage_pose (ProbeBoard *board, const ProbeMoment *moment, const ProbeFrame *frame)
{
  const ProbeSetup *setup = &moment->after.seen.setup;

  for (int seat = 0; seat < setup->seats; seat++)
    for (int tray = 0; tray < setup->trays; tray++)
      {
        ProbeTray *widget = probe_board_get_tray (board, seat, tray);

        if (widget == NULL)
          continue;
        pose_tray (widget, &frame->tray[seat][tray], frame->card[seat][tray]);
        if (frame->tray[seat][tray].has_asked)
          probe_board_set_asked (board, seat, tray, frame->tray[seat][tray].asked);
      }
  for (int seat = 0; seat < setup->seats; seat++)
    salon_pad_set_written (probe_board_get_pad (board), seat, (double) frame->pad_written[seat]);
  if (frame->deck_used)
    probe_deck_set_pose (probe_board_get_deck (board), frame->deck_lift, frame->deck_way, frame->deck_turn);
  if (frame->has_badge && moment->badge_seat != PROBE_NOBODY)
    salon_seat_tag_set_badge_size (SALON_SEAT_TAG (probe_board_get_plate (board, moment->badge_seat)), frame->badge);
  if (moment->plate_to != PROBE_NOBODY)
    probe_board_set_glide (board, moment->plate_from, moment->plate_to, frame->plate);
}

void
probe_stage_rest (ProbeBoard *board)
{
  probe_board_rest (board);
}
