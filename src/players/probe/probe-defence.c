/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-defence.h"

#include "players/probe/probe-belief.h"
#include "players/probe/probe-owner.h"

/* Points and bits are counted in 16ths here. */
#define PART 16

/* How much a card reveals that the others gave the probability @share (of 65536): bits,
 * in 16ths, 16 bits at most; -log2 by squaring, without floating point. */
static int
told_bits (uint32_t share)
{
  uint64_t x = share > 0 ? share : 1;
  int bits = 0;

  if (x >= PROBE_SURE)
    return 0;
  while (x < PROBE_SURE / 2)
    {
      x <<= 1;
      bits += PART;
    }
  /* x is now from one half on, below 1. */
  for (int part = PART / 2; part > 0; part /= 2)
    {
      const uint64_t square = x * x >> 16;

      if (square < PROBE_SURE / 2)
        {
          x = square << 1;
          bits += part;
        }
      else
        {
          x = square;
        }
    }

  return bits;
}

/* What the others believe of the own trays of the view's seat. */
static void
own_beliefs (const ProbePlayer *player,
             const ProbeView *view,
             const ProbeLexicon *lexicon,
             ProbeBelief beliefs[PROBE_MAX_TRAYS])
{
  for (int tray = 0; tray < view->seen.setup.trays; tray++)
    if (view->seen.hidden[view->seat][tray] != 0)
      {
        ProbeClues clues;

        probe_clues_init (&clues, &view->seen, view->seat, tray, &player->misnamed[view->seat][tray]);
        probe_belief_init (&beliefs[tray], lexicon, &clues);
      }
}

/* How many points, in 16ths, it is worth that the others do not learn which card
 * of its own the view's seat has in @slot. */
static int
secret_worth (const ProbePlayer *player, const ProbeView *view, const ProbeBelief *belief, int tray, int slot)
{
  const char card = view->seen.setup.row[view->seat][tray].card[slot];
  const uint64_t weight = belief->slot[slot][probe_letter_index (card)];

  return probe_levels[player->level].guard * told_bits (probe_belief_share (belief, weight));
}

/* What the asker or drawer gets for a card, apart from multipliers. */
static int
given_points (const ProbeView *view, int seat, int tray, int slot, bool last_card_counts)
{
  const bool last = probe_hidden_in (&view->seen, seat, tray) == 1;

  return probe_space_value (slot) + (last && last_card_counts ? PROBE_LAST_CARD : 0);
}

static bool
own_hidden (const ProbeView *view, int tray, int slot, char card)
{
  return (view->seen.hidden[view->seat][tray] >> slot & 1)
         && (card == 0 || view->seen.setup.row[view->seat][tray].card[slot] == card);
}

ProbeMove
probe_cheapest_show (const ProbeView *view)
{
  ProbeMove move = { .type = PROBE_NO, .seat = view->seat };
  int least = 0;

  for (int tray = 0; tray < view->seen.setup.trays; tray++)
    for (int slot = 0; slot < PROBE_SPACES; slot++)
      if (own_hidden (view, tray, slot, view->seen.asked))
        {
          const int cost = given_points (view, view->seat, tray, slot, true);

          if (move.type == PROBE_SHOW && cost >= least)
            continue;
          least = cost;
          move.type = PROBE_SHOW;
          move.tray = (uint8_t) tray;
          move.slot = (uint8_t) slot;
        }

  return move;
}

/* Answers honestly; of several cards with the one that costs least in points and
 * in what it tells. */
void
probe_defence_show (const ProbePlayer *player, const ProbeView *view, const ProbeLexicon *lexicon, ProbeMove *move)
{
  const ProbeCardKind *card = &probe_card_kinds[view->seen.card];
  const int factor = view->seen.first_guess && card->effect == PROBE_EFFECT_MULTIPLY ? card->amount : 1;
  ProbeBelief beliefs[PROBE_MAX_TRAYS];
  int choices = 0, least = 0;

  *move = probe_cheapest_show (view);
  for (int tray = 0; tray < view->seen.setup.trays; tray++)
    for (int slot = 0; slot < PROBE_SPACES; slot++)
      choices += own_hidden (view, tray, slot, view->seen.asked);
  if (choices < 2 || probe_levels[player->level].guard == 0)
    return;

  own_beliefs (player, view, lexicon, beliefs);
  choices = 0;
  for (int tray = 0; tray < view->seen.setup.trays; tray++)
    for (int slot = 0; slot < PROBE_SPACES; slot++)
      if (own_hidden (view, tray, slot, view->seen.asked))
        {
          const int points =
            given_points (view, view->seat, tray, slot, true) + probe_space_value (slot) * (factor - 1);
          const int cost = points * PART + secret_worth (player, view, &beliefs[tray], tray, slot);

          if (choices++ > 0 && cost >= least)
            continue;
          least = cost;
          move->tray = (uint8_t) tray;
          move->slot = (uint8_t) slot;
        }
}

/* Chooses the own card that an activity card makes the player turn (probe-rules.md 3).  If it scores for
 * another, it is the card whose points and whose hint about the word cost least together.  An own blank
 * scores for nobody; the value of its space then counts in its favour, because nobody can score it any
 * more. */
void
probe_defence_expose (const ProbePlayer *player, const ProbeView *view, const ProbeLexicon *lexicon, ProbeMove *move)
{
  const ProbeState *seen = &view->seen;
  const bool own_blank = probe_card_kinds[seen->card].effect == PROBE_EFFECT_OWN_BLANK;
  ProbeBelief beliefs[PROBE_MAX_TRAYS];
  int least = 0;

  *move = (ProbeMove) { .type = PROBE_EXPOSE, .seat = view->seat };
  own_beliefs (player, view, lexicon, beliefs);
  for (int tray = 0, n = 0; tray < seen->setup.trays; tray++)
    for (int slot = 0; slot < PROBE_SPACES; slot++)
      if (own_hidden (view, tray, slot, own_blank ? PROBE_BLANK : 0)
          && (seen->tray_limit == PROBE_NOBODY || seen->tray_limit == tray))
        {
          const int points = given_points (view, view->seat, tray, slot, seen->setup.rules.last_card_bonus_by_card);
          const int cost = (own_blank ? -probe_space_value (slot) : points) * PART
                           + secret_worth (player, view, &beliefs[tray], tray, slot);

          if (n++ > 0 && cost >= least)
            continue;
          least = cost;
          move->tray = (uint8_t) tray;
          move->slot = (uint8_t) slot;
        }
}

/* Chooses the tray that an opponent may point into: the one where the worst that
 * can happen is less bad (probe-rules.md 1, two players). */
void
probe_defence_tray (const ProbePlayer *player, const ProbeView *view, const ProbeLexicon *lexicon, ProbeMove *move)
{
  const ProbeState *seen = &view->seen;
  ProbeBelief beliefs[PROBE_MAX_TRAYS];
  int worst[PROBE_MAX_TRAYS] = { 0 };

  own_beliefs (player, view, lexicon, beliefs);
  for (int tray = 0; tray < seen->setup.trays; tray++)
    for (int slot = 0; slot < PROBE_SPACES; slot++)
      if (own_hidden (view, tray, slot, 0))
        {
          const int points = given_points (view, view->seat, tray, slot, seen->setup.rules.last_card_bonus_by_card);
          const int cost = points * PART + secret_worth (player, view, &beliefs[tray], tray, slot);

          if (cost > worst[tray])
            worst[tray] = cost;
        }

  *move = (ProbeMove) {
    .type = PROBE_CHOOSE_TRAY,
    .seat = view->seat,
    .tray = worst[1] < worst[0],
  };
}

/* Points at another's hidden card: where the points are, and where little is
 * known yet. */
void
probe_defence_pick (const ProbePlayer *player, const ProbeView *view, const ProbeLexicon *lexicon, ProbeMove *move)
{
  const ProbeState *seen = &view->seen;
  const int victim = seen->victim;
  int64_t most = -1;

  *move = (ProbeMove) { .type = PROBE_PICK, .seat = view->seat, .target = (uint8_t) victim };
  for (int tray = 0; tray < seen->setup.trays; tray++)
    {
      ProbeLexicon owner;
      ProbeBelief belief;
      ProbeClues clues;

      if (seen->hidden[victim][tray] == 0 || (seen->tray_limit != PROBE_NOBODY && seen->tray_limit != tray))
        continue;
      probe_owner_lexicon (&owner, lexicon, player, &seen->setup, victim, tray);
      probe_clues_init (&clues, seen, victim, tray, &player->misnamed[victim][tray]);
      probe_belief_init (&belief, &owner, &clues);

      for (int slot = 0; slot < PROBE_SPACES; slot++)
        {
          uint64_t known = 0; /* 65536² when the card is certain */
          int64_t gain;

          if (!(seen->hidden[victim][tray] >> slot & 1))
            continue;
          for (int letter = 0; letter < PROBE_LETTERS; letter++)
            {
              const uint64_t share = probe_belief_share (&belief, belief.slot[slot][letter]);

              known += share * share;
            }
          known >>= 16;
          gain =
            (int64_t) given_points (view, victim, tray, slot, seen->setup.rules.last_card_bonus_by_card) * PROBE_SURE
            + (int64_t) probe_levels[player->level].curiosity * ((int64_t) PROBE_SURE - (int64_t) known);
          if (gain <= most)
            continue;
          most = gain;
          move->tray = (uint8_t) tray;
          move->slot = (uint8_t) slot;
        }
    }
}
