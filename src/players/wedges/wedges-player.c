/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/wedges/wedges-player.h"

#include <string.h>

#include "rules/salon-random.h"

/* Nobody knows everything, or nothing, of 1000 questions. */
#define LEAST_KNOWN 20
#define MOST_KNOWN  985

/* Of twenty questions, so many have each difficulty. */
static const uint8_t usual[WEDGES_DIFFICULTIES] = { 2, 6, 7, 4, 1 };
#define USUAL 20

/* What the random numbers are for. */
enum {
  OF_NAME,
  OF_SEAT,
  OF_BANK,
  OF_LIKING,
  OF_KNOWING,
  OF_ERROR,
  OF_MOVE,
  OF_VOTE,
};

/* Gives 64 bits that depend on the arguments alone. */
static uint64_t
mix (uint64_t seed, uint64_t a, uint64_t b)
{
  return salon_random_at (salon_random_at (salon_random_at (seed, 0) + a, 0) + b, 0);
}

static uint64_t
mix_text (uint64_t a, const char *text)
{
  uint64_t bits = a;

  for (; *text != '\0'; text++)
    bits = mix (bits, a, (uint8_t) *text);

  return bits;
}

uint64_t
wedges_player_seed (const char *name, int seat)
{
  return *name != '\0' ? mix_text (OF_NAME, name) : mix (0, OF_SEAT, (uint64_t) seat);
}

uint64_t
wedges_player_salt (const char *questions)
{
  return mix_text (OF_BANK, questions);
}

int
wedges_player_knowledge (const WedgesPlayer *player, int category, int difficulty)
{
  const int known = wedges_levels[player->level].knows[difficulty - 1] + player->liking[category];

  if (known < LEAST_KNOWN)
    return LEAST_KNOWN;

  return known < MOST_KNOWN ? known : MOST_KNOWN;
}

/* Gives the player what it likes, in an order that follows from its seed. */
static void
set_likings (WedgesPlayer *player)
{
  memcpy (player->liking, wedges_level_likings, sizeof player->liking);
  for (int i = WEDGES_CATEGORIES - 1; i > 0; i--)
    {
      const int j = (int) (mix (player->seed, OF_LIKING, (uint64_t) i) % (uint64_t) (i + 1));
      const int16_t liking = player->liking[i];

      player->liking[i] = player->liking[j];
      player->liking[j] = liking;
    }
}

void
wedges_player_init (WedgesPlayer *player, WedgesPlayerLevel level, uint64_t seed)
{
  WedgesChances chances;

  memset (player, 0, sizeof *player);
  player->level = level;
  player->seed = seed;
  set_likings (player);
  for (int category = 0; category < WEDGES_CATEGORIES; category++)
    {
      int known = 0;

      for (int i = 0; i < WEDGES_DIFFICULTIES; i++)
        known += usual[i] * wedges_player_knowledge (player, category, i + 1);
      chances.right[category] = known / (1000.0 * USUAL);
    }
  chances.final = wedges_policy_worst (chances.right);
  wedges_policy_solve (&player->policy, &chances);
}

/* Gives 64 bits that depend on the player and the question, and on what they are @of. */
static uint64_t
mix_question (const WedgesPlayer *player, uint64_t of, const WedgesQuestion *question)
{
  return mix (mix (player->seed, of, question->salt), (uint64_t) question->card, question->category);
}

bool
wedges_player_knows (const WedgesPlayer *player, const WedgesQuestion *question)
{
  const int known = wedges_player_knowledge (player, question->category, question->difficulty);

  return (int) (mix_question (player, OF_KNOWING, question) % 1000) < known;
}

uint64_t
wedges_player_luck (const WedgesPlayer *player, const WedgesQuestion *question)
{
  return mix_question (player, OF_ERROR, question);
}

/* Gives a random number below 100 for a decision in the game. */
static int
percent (const WedgesPlayer *player, const WedgesState *state, uint64_t of)
{
  return (int) (mix (player->seed, of, state->moves) % 100);
}

int
wedges_player_move (const WedgesPlayer *player, const WedgesState *state)
{
  const WedgesLevelInfo *info = &wedges_levels[player->level];
  const int from = state->space[state->seat];
  const unsigned wedges = state->wedges[state->seat];
  const int best = wedges_policy_best (&player->policy, from, wedges, state->die);
  const double most = wedges_policy_landed (&player->policy, best, wedges) + info->bad / 10.0;
  uint8_t spaces[WEDGES_MAX_REACH];
  int n = wedges_reach (from, state->die, spaces), n_fair = 0;

  if (percent (player, state, OF_MOVE) >= info->strays)
    return best;

  for (int i = 0; i < n; i++)
    if (wedges_policy_landed (&player->policy, spaces[i], wedges) < most)
      spaces[n_fair++] = spaces[i];

  return n_fair == 0 ? best : spaces[mix (player->seed, OF_MOVE, ~(uint64_t) state->moves) % (uint64_t) n_fair];
}

int
wedges_player_choose (const WedgesPlayer *player)
{
  return wedges_policy_category (&player->policy);
}

int
wedges_player_vote (const WedgesPlayer *player, const WedgesState *state, const WedgesTally *tally)
{
  int worst = (int) (mix (player->seed, OF_VOTE, ~(uint64_t) state->moves) % WEDGES_CATEGORIES);

  if (percent (player, state, OF_VOTE) >= wedges_levels[player->level].watches)
    return worst;

  /* One answer right and one wrong is thought of besides, because little says little.  Between equals the lot decides. */
  for (int i = 0; i < WEDGES_CATEGORIES; i++)
    if ((tally->right[i] + 1) * (tally->asked[worst] + 2) < (tally->right[worst] + 1) * (tally->asked[i] + 2))
      worst = i;

  return worst;
}
