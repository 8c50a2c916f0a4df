/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-review-public.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "players/probe/probe-laid.h"
#include "players/probe/probe-player.h"

/* By hand a “no” may be false: so many times less likely is a row that has the letter. */
#define DOUBT (1.0 / 64)

/* Of all words, how many are believed not to be in the list where anything may be laid: of people, and of computers. */
#define STRANGE          0.02
#define STRANGE_COMPUTER 1e-6

/* The belief about a tray of another seat of the same kind with as many cards, or NULL. */
static const ProbeReviewBelief *
alike (const ProbeReviewPublic *known, int seat, int tray)
{
  const ProbeSetup *setup = &known->state.setup;

  for (int s = 0; s <= seat; s++)
    for (int t = 0; t < (s < seat ? setup->trays : tray); t++)
      if (known->kind[s] == known->kind[seat] && setup->row[s][t].n == setup->row[seat][tray].n)
        return known->beliefs[s][t];

  return NULL;
}

bool
probe_review_public_meet (ProbeReviewPublic *known, int seat, int tray)
{
  const ProbeSetup *setup = &known->state.setup;
  const SalonSeatKind kind = (SalonSeatKind) known->kind[seat];
  const ProbeReviewBelief *same = alike (known, seat, tray);
  ProbeReviewBelief *belief = calloc (1, sizeof *belief);
  ProbePlayerLevel level;

  probe_review_manner (&known->manner[seat], kind);
  known->beliefs[seat][tray] = belief;
  if (belief == NULL
      || !(same != NULL ? probe_rows_copy (&same->rows, &belief->rows)
                        : probe_laid_rows (&belief->rows, known->words, setup, kind, setup->row[seat][tray].n)))
    return false;
  for (size_t i = 0; i < belief->rows.n; i++)
    belief->prior += (double) belief->rows.entry[i].weight;
  if (belief->rows.n == 0)
    belief->prior = 1;
  belief->strange_prior = probe_player_level (kind, &level) ? STRANGE_COMPUTER : STRANGE;
  belief->changed = true;

  return true;
}

void
probe_review_public_look (ProbeReviewPublic *known, ProbeView *onlooker)
{
  probe_view (&known->state, PROBE_NOBODY, onlooker);
  for (int seat = 0; seat < known->state.setup.seats; seat++)
    for (int tray = 0; tray < known->state.setup.trays; tray++)
      probe_review_sum (known->beliefs[seat][tray], &onlooker->seen, seat, tray, &known->manner[seat], known->words);
}

/* The card @event turns, before which @hidden was what was hidden. */
static void
learn_turned (ProbeReviewPublic *known, const ProbeEvent *event, unsigned hidden[PROBE_MAX_TRAYS])
{
  const int letter = probe_letter_index (event->letter);
  const ProbeReviewManner *manner = &known->manner[event->seat];
  ProbeReviewBelief *const *beliefs = known->beliefs[event->seat];
  ProbeReviewBelief *belief = beliefs[event->tray];

  if (event->cause == PROBE_TURNED_ASKED)
    {
      const double cost = belief->sums.cost[letter][event->slot];

      for (int tray = 0; tray < known->state.setup.trays; tray++)
        {
          double appeal[PROBE_SPACES];

          for (int slot = 0; slot < PROBE_SPACES; slot++)
            {
              double off = (cost - beliefs[tray]->sums.cost[letter][slot]) / manner->spread;

              /* Of equal ones computers show the first. */
              if (manner->spread <= 1 && off <= 0 && off > -1e-9
                  && (tray > event->tray || (tray == event->tray && slot > event->slot)))
                off = -2;
              appeal[slot] = exp (off < 6 ? off : 6);
            }
          probe_rows_pass (&beliefs[tray]->rows, hidden[tray], letter, tray == event->tray ? event->slot : PROBE_SPACES,
                           1, appeal);
          beliefs[tray]->changed = true;
        }
    }
  else if (event->cause == PROBE_TURNED_CHOSEN)
    {
      probe_review_expose (belief, hidden[event->tray], event->slot, manner);
    }
  probe_rows_turn (&belief->rows, event->slot, letter);
  belief->changed = true;
  for (int tray = 0; tray < known->state.setup.trays; tray++)
    beliefs[tray]->denied &= ~(known->state.setup.answers_by_hand ? 1u << letter : 0);
  hidden[event->tray] &= ~(1u << event->slot);
}

/* None of @seat's hidden cards is @letter, or with @likely above 0 perhaps none. */
static void
learn_denied (ProbeReviewPublic *known, int seat, int letter, double likely)
{
  for (int tray = 0; tray < known->state.setup.trays; tray++)
    {
      ProbeReviewBelief *belief = known->beliefs[seat][tray];

      /* Who has overlooked a card goes on to do so. */
      if (belief->denied >> letter & 1)
        continue;
      belief->denied |= 1u << letter;
      probe_rows_deny (&belief->rows, known->state.hidden[seat][tray], letter, likely);
      belief->changed = true;
    }
}

void
probe_review_public_learn (ProbeReviewPublic *known,
                           const ProbeState *before,
                           const ProbeMove *move,
                           const ProbeEvents *events)
{
  unsigned hidden[PROBE_MAX_SEATS][PROBE_MAX_TRAYS];
  const int blank = probe_letter_index (PROBE_BLANK);

  for (int seat = 0; seat < before->setup.seats; seat++)
    for (int tray = 0; tray < before->setup.trays; tray++)
      hidden[seat][tray] = before->hidden[seat][tray];

  for (int i = 0; i < events->n; i++)
    {
      const ProbeEvent *event = &events->event[i];

      switch ((ProbeEventType) event->type)
        {
        case PROBE_EVENT_TURNED:
          if (event->cause != PROBE_TURNED_NAMED && event->cause != PROBE_TURNED_AT_END)
            learn_turned (known, event, hidden[event->seat]);
          break;
        case PROBE_EVENT_DENIED:
          learn_denied (known, event->seat, probe_letter_index (event->letter),
                        before->setup.answers_by_hand ? DOUBT : 0);
          break;
        case PROBE_EVENT_IGNORED:
          if (probe_card_kinds[event->kind].effect == PROBE_EFFECT_OWN_BLANK)
            {
              for (int tray = 0; tray < before->setup.trays; tray++)
                known->beliefs[event->seat][tray]->denied &= ~(1u << blank);
              learn_denied (known, event->seat, blank, 0);
            }
          break;
        case PROBE_EVENT_NAMED:
          if (!event->right && move->row.n == before->setup.row[event->other][event->tray].n
              && probe_rows_drop (&known->beliefs[event->other][event->tray]->rows, &move->row))
            known->beliefs[event->other][event->tray]->changed = true;
          break;
        case PROBE_EVENT_SHUFFLED:
        case PROBE_EVENT_DRAWN:
        case PROBE_EVENT_ASKED:
        case PROBE_EVENT_POINTS:
        case PROBE_EVENT_TRAY:
        case PROBE_EVENT_CHALLENGED:
        case PROBE_EVENT_CONFESSED:
        case PROBE_EVENT_TURN_ENDED:
        case PROBE_EVENT_FINAL:
        case PROBE_EVENT_TURN_BEGAN:
        case PROBE_EVENT_OVER:
        default:
          break;
        }
    }
}

/* What the drawer gets for a card that @seat has to turn, or that the drawer may point at, with the trays that are
 * allowed. */
static double
card_of (const ProbeReviewPublic *known, const ProbeState *seen, int seat, int limit, bool drawer_chooses)
{
  double least = 0;
  bool any = false;

  for (int tray = 0; tray < seen->setup.trays; tray++)
    {
      const ProbeReviewSums *sums = &known->beliefs[seat][tray]->sums;
      const double bonus =
        seen->setup.rules.last_card_bonus_by_card && probe_hidden_in (seen, seat, tray) == 1 ? PROBE_LAST_CARD : 0;
      double points = 0;

      if (seen->hidden[seat][tray] == 0 || (limit != PROBE_NOBODY && limit != tray))
        continue;
      for (unsigned rest = seen->hidden[seat][tray]; rest != 0 && drawer_chooses; rest &= rest - 1)
        if (probe_space_value (__builtin_ctz (rest)) > points)
          points = probe_space_value (__builtin_ctz (rest));
      if (!drawer_chooses)
        points = sums->exposed / sums->total;
      points += bonus;
      if (!any || points < least)
        least = points;
      any = true;
    }

  return least;
}

double
probe_review_public_card (const ProbeReviewPublic *known, const ProbeState *seen, int kind)
{
  const ProbeCardKind *card = &probe_card_kinds[kind];
  int limit = PROBE_NOBODY;

  if (card->effect == PROBE_EFFECT_POINTS)
    return card->amount;
  if (card->effect != PROBE_EFFECT_OPPONENT_EXPOSES && card->effect != PROBE_EFFECT_YOUR_CHOICE)
    return 0;
  if (seen->setup.trays == 2 && !seen->setup.rules.opponent_chooses_tray)
    limit = card->side == PROBE_SIDE_LEFT ? 0 : 1;

  return card_of (known, seen, probe_side_seat (seen, card->side), limit, card->effect == PROBE_EFFECT_YOUR_CHOICE);
}

double
probe_review_public_draw (const ProbeReviewPublic *known, const ProbeState *seen)
{
  const bool full = probe_pile_left (seen) == 0;
  double points = 0;
  int all = 0;

  for (int kind = 0; kind < PROBE_N_KINDS; kind++)
    {
      const int n = full ? probe_deck_count (seen->setup.rules.deck, (ProbeKind) kind) : seen->pile[kind];

      all += n;
      if (n > 0)
        points += n * probe_review_public_card (known, seen, kind);
    }

  return all > 0 ? points / all : 0;
}

void
probe_review_public_clear (ProbeReviewPublic *known)
{
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    for (int tray = 0; tray < PROBE_MAX_TRAYS; tray++)
      if (known->beliefs[seat][tray] != NULL)
        {
          probe_rows_clear (&known->beliefs[seat][tray]->rows);
          free (known->beliefs[seat][tray]);
          known->beliefs[seat][tray] = NULL;
        }
}
