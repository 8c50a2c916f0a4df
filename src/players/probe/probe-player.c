/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-player.h"

#include <string.h>

#include "players/probe/probe-ask-plan.h"
#include "players/probe/probe-ask.h"
#include "players/probe/probe-belief.h"
#include "players/probe/probe-character.h"
#include "players/probe/probe-defence.h"
#include "players/probe/probe-owner.h"
#include "players/salon-level.h"
#include "rules/probe/probe-apply.h"

/* Nobody is sure of a row of which fewer letters are exposed. */
#define NAME_LETTERS 2

void
probe_player_init (ProbePlayer *player, ProbePlayerLevel level, uint64_t seed)
{
  memset (player, 0, sizeof *player);
  player->level = (uint8_t) level;
  player->seed = seed;
}

/* Whoever had the seat may have named words wrongly; that must not keep @player from naming any. */
void
probe_player_take_over (ProbePlayer *player, const ProbeView *view)
{
  player->own_misnamed = (uint32_t) (-view->seen.points[view->seat][PROBE_FROM_MISNAMING] / PROBE_MISNAMED_WORD);
}

void
probe_player_call (ProbePlayer *player, const char *name)
{
  player->character = (uint8_t) probe_character_find (name);
}

void
probe_player_meet (ProbePlayer *player, int seat, SalonSeatKind kind)
{
  player->owner[seat] = (uint8_t) kind;
}

_Static_assert(PROBE_PLAYER_HARD == SALON_COMPUTER_HARD - SALON_COMPUTER_BEGINNER, "the levels of the seats");

bool
probe_player_level (SalonSeatKind kind, ProbePlayerLevel *level)
{
  const int found = salon_level_of (kind);

  if (found < 0)
    return false;

  *level = (ProbePlayerLevel) found;
  return true;
}

void
probe_player_see (ProbePlayer *player, const ProbeView *view, const ProbeMove *move)
{
  ProbeMisnamed *misnamed;

  probe_memory_hear (&player->memory, &view->seen, move);

  /* A right name turns the whole row. */
  if (move->type != PROBE_INTERRUPT || view->seen.hidden[move->target][move->tray] == 0)
    return;

  if (move->seat == view->seat)
    player->own_misnamed++;
  misnamed = &player->misnamed[move->target][move->tray];
  misnamed->row[misnamed->next] = move->row;
  misnamed->next = (uint8_t) ((misnamed->next + 1) % PROBE_PLAYER_MISNAMED);
  if (misnamed->n < PROBE_PLAYER_MISNAMED)
    misnamed->n++;
}

/* The view without the answers that the player has forgotten. */
static void
recall (const ProbePlayer *player, const ProbeView *view, ProbeView *recalled)
{
  const ProbeLevelInfo *info = &probe_levels[player->level];

  *recalled = *view;
  for (int seat = 0; seat < view->seen.setup.seats; seat++)
    if (seat != view->seat)
      recalled->seen.denied[seat] =
        probe_memory_recall (&player->memory, &view->seen, seat, player->seed, info->memory_sure, info->memory_half);
}

unsigned
probe_player_pace (const ProbePlayer *player, const ProbeView *view)
{
  ProbeLevelInfo info;

  probe_character_level (player, &info);
  return info.pace_min
         + (unsigned) (probe_random (player->seed, view->seen.moves, view->seat)
                       % (info.pace_max - info.pace_min + 1u));
}

bool
probe_player_choose (const ProbePlayer *player, const ProbeView *seen, const WordsList *words, ProbeMove *move)
{
  ProbeLexicon lexicon;
  ProbeView recalled;
  const ProbeView *view = &recalled;

  recall (player, seen, &recalled);
  memset (move, 0, sizeof *move);
  if (probe_decider (&view->seen) != view->seat)
    return false;

  if (view->seen.phase == PROBE_TO_DRAW)
    {
      *move = (ProbeMove) { .type = PROBE_DRAW, .seat = view->seat, .kind = PROBE_NO_CARD };
      return true;
    }

  probe_lexicon_init (&lexicon, words, (ProbePlayerLevel) player->level, &view->seen.setup);
  switch ((ProbePhase) view->seen.phase)
    {
    case PROBE_TO_EXPOSE:
      probe_defence_expose (player, view, &lexicon, move);
      return true;
    case PROBE_TO_TRAY:
      probe_defence_tray (player, view, &lexicon, move);
      return true;
    case PROBE_TO_PICK:
      probe_defence_pick (player, view, &lexicon, move);
      return true;
    case PROBE_TO_ASK:
      probe_ask_choose (player, view, &lexicon, move);
      return true;
    case PROBE_TO_ANSWER:
      probe_defence_show (player, view, &lexicon, move);
      return true;
    case PROBE_TO_DRAW:
    case PROBE_OVER:
    default:
      return false;
    }
}

/* Finds a fully exposed word of another player that is not in the list. */
static bool
wants_to_challenge (const ProbeView *view, const WordsList *words, ProbeMove *move)
{
  const ProbeState *seen = &view->seen;

  for (int target = 0; target < seen->setup.seats; target++)
    for (int tray = 0; tray < seen->setup.trays; tray++)
      {
        char word[PROBE_SPACES + 1];
        int n;

        if (probe_can_challenge (seen, view->seat, target, tray) != PROBE_OK)
          continue;
        n = probe_row_word (&seen->setup.row[target][tray], word);
        if (n <= 0 || words_list_verdict (words, word, (size_t) n, seen->setup.rules.headwords) == WORDS_OK)
          continue;
        *move = (ProbeMove) {
          .type = PROBE_CHALLENGE,
          .seat = view->seat,
          .target = (uint8_t) target,
          .tray = (uint8_t) tray,
          .valid = false,
        };
        return true;
      }

  return false;
}

static int
letters_seen (const ProbeState *seen, int target, int tray)
{
  const ProbeRow *row = &seen->setup.row[target][tray];
  int n = 0;

  for (int slot = 0; slot < row->n; slot++)
    n += !(seen->hidden[target][tray] >> slot & 1) && row->card[slot] != PROBE_BLANK;

  return n;
}

/* Whether the likeliest row is better named than asked for: by a plan, or by how
 * sure of it the level must be. */
static bool
sure_enough (const ProbePlayer *player,
             const ProbeState *seen,
             int seat,
             int target,
             int tray,
             const ProbeBelief *belief)
{
  const int sureness = probe_character_of (player)->sureness;
  ProbeLevelInfo info;
  ProbeStakes stakes;
  ProbePlan plan;
  bool sure;

  probe_character_level (player, &info);
  sure = probe_belief_share (belief, belief->best_weight) >= PROBE_SURE * info.name_percent / 100;
  if (info.depth < PROBE_PLAN_DEPTH)
    return sure;

  /* The careful also do without what a plan advises, the bold also name without its advice. */
  if (sureness > 0 && !sure)
    return false;
  if (sureness < 0 && sure)
    return true;
  probe_stakes_init (&stakes, seen, seat, target);
  probe_plan_init (&plan, belief, seen->hidden[target][tray], &stakes);
  return probe_plan_names (&plan);
}

/* Whether the word of @row is one that @words calls hurtful. */
static bool
row_hurts (const WordsList *words, const ProbeRow *row)
{
  char word[PROBE_SPACES + 1];
  const int n = probe_row_word (row, word);
  const int index = n > 0 ? words_list_find (words, word, (size_t) n) : -1;

  return index >= 0 && (words_list_flags (words, (size_t) n)[index] & WORDS_FLAG_HURTFUL) != 0;
}

/* Finds a row that it is sure enough of and that is worth naming. A computer knows the words that hurt, for a person
 * may have laid one, and asks for their letters; but it names none, as friends round a table would not. */
static bool
wants_to_name (const ProbePlayer *player, const ProbeView *view, const WordsList *words, ProbeMove *move)
{
  const ProbeState *seen = &view->seen;
  ProbeLexicon lexicon;
  bool ready = false;
  int64_t most = 0;

  /* A player that was not told of its wrong interruptions would name the same row for ever. */
  if (seen->points[view->seat][PROBE_FROM_MISNAMING] < -PROBE_MISNAMED_WORD * (int64_t) player->own_misnamed)
    return false;

  for (int target = 0; target < seen->setup.seats; target++)
    for (int tray = 0; tray < seen->setup.trays; tray++)
      {
        ProbeLexicon owner;
        ProbeClues clues;
        ProbeBelief belief;
        int64_t share, gain, points = PROBE_NAMED_WORD;

        if (probe_can_interrupt (seen, view->seat, target, tray) != PROBE_OK
            || letters_seen (seen, target, tray) < NAME_LETTERS)
          continue;
        if (!ready)
          probe_lexicon_init (&lexicon, words, (ProbePlayerLevel) player->level, &seen->setup);
        ready = true;
        probe_owner_lexicon (&owner, &lexicon, player, &seen->setup, target, tray);
        probe_clues_init (&clues, seen, target, tray, &player->misnamed[target][tray]);
        probe_belief_init (&belief, &owner, &clues);

        share = probe_belief_share (&belief, belief.best_weight);
        for (int slot = 0; slot < PROBE_SPACES; slot++)
          if (clues.hidden >> slot & 1)
            points += probe_space_value (slot);
        gain = share * points - ((int64_t) PROBE_SURE - share) * PROBE_MISNAMED_WORD;
        if (belief.best.n == 0 || gain <= most || row_hurts (words, &belief.best)
            || !sure_enough (player, seen, view->seat, target, tray, &belief))
          continue;
        most = gain;
        *move = (ProbeMove) {
          .type = PROBE_INTERRUPT,
          .seat = view->seat,
          .target = (uint8_t) target,
          .tray = (uint8_t) tray,
          .row = belief.best,
        };
      }

  return most > 0;
}

bool
probe_player_interject (const ProbePlayer *player, const ProbeView *seen, const WordsList *words, ProbeMove *move)
{
  ProbeView recalled;
  const ProbeView *view = &recalled;

  memset (move, 0, sizeof *move);
  if (seen->seat >= seen->seen.setup.seats)
    return false;
  recall (player, seen, &recalled);

  return wants_to_challenge (view, words, move) || wants_to_name (player, view, words, move);
}
