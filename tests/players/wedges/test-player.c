/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computer players of Wedges: what they know is theirs for good, their moves are such as their level makes, and what they say
 * when they do not know is wrong, and of the right kind.
 *
 * usage: test-player EN_BANK FR_BANK */

#include "players/wedges/wedges-player.h"

#include <stdlib.h>
#include <string.h>

#include "players/wedges/wedges-error.h"
#include "rules/salon-random.h"
#include "tap.h"

#define CARDS   200
#define PLAYERS 12
#define STATES  3000

/* One of so many questions is looked at: all categories come. */
#define STEP 5

/* They are large for a stack. */
static WedgesPlayer player, again;
static WedgesState game;

static const char *const names[PLAYERS] = { "Ada",  "Hugo", "Nora", "Emil", "Ines", "Paul",
                                            "Rosa", "Timo", "Vera", "Luca", "Mina", "" };

static void
test_seeds (void)
{
  bool differ = true, balanced = true;
  int orders = 0;

  for (int i = 0; i < PLAYERS; i++)
    {
      int sum = 0;

      wedges_player_init (&player, WEDGES_PLAYER_EASY, wedges_player_seed (names[i], 3));
      for (int category = 0; category < WEDGES_CATEGORIES; category++)
        sum += player.liking[category];
      balanced = balanced && sum == 0;
      wedges_player_init (&again, WEDGES_PLAYER_EASY, wedges_player_seed (names[(i + 1) % PLAYERS], 3));
      differ = differ && player.seed != again.seed;
      orders += memcmp (player.liking, again.liking, sizeof player.liking) != 0;
    }
  tap_ok (differ && orders > PLAYERS - 3, "players have likings of their own");
  tap_ok (balanced, "what a player is strong in, it is weak in elsewhere");
  tap_ok (wedges_player_seed ("Ada", 1) == wedges_player_seed ("Ada", 5), "who has a name is the same on any seat");
  tap_ok (wedges_player_seed ("", 1) != wedges_player_seed ("", 2), "who has none is told by the seat");
  tap_ok (wedges_player_salt ("en") != wedges_player_salt ("fr"), "banks differ");

  wedges_player_init (&player, WEDGES_PLAYER_HARD, 5);
  wedges_player_init (&again, WEDGES_PLAYER_HARD, 5);
  tap_ok (memcmp (&player, &again, sizeof player) == 0, "the same seed makes the same player");
}

/* Counts what a player knows of the cards of a bank. */
static int
count_known (const WedgesPlayer *who, uint64_t salt, int category, int difficulty)
{
  int known = 0;

  for (int card = 1; card <= CARDS; card++)
    {
      const WedgesQuestion question = { salt, card, (uint8_t) category, (uint8_t) difficulty };

      known += wedges_player_knows (who, &question);
    }

  return known;
}

static void
test_knowledge (void)
{
  const uint64_t salt = wedges_player_salt ("en");
  int last = 0, same = 0, shared = 0;
  bool near = true, order = true;

  for (int level = 0; level < WEDGES_PLAYER_N_LEVELS; level++)
    {
      int sum = 0;

      for (int i = 0; i < PLAYERS; i++)
        {
          wedges_player_init (&player, (WedgesPlayerLevel) level, wedges_player_seed (names[i], i));
          for (int category = 0; category < WEDGES_CATEGORIES; category++)
            for (int difficulty = 1; difficulty <= WEDGES_DIFFICULTIES; difficulty++)
              {
                const int known = count_known (&player, salt, category, difficulty);
                const int told = wedges_player_knowledge (&player, category, difficulty) * CARDS / 1000;

                near = near && abs (known - told) < CARDS / 6;
                order = order
                        && (difficulty == 1
                            || wedges_player_knowledge (&player, category, difficulty)
                                 <= wedges_player_knowledge (&player, category, difficulty - 1));
                sum += known;
              }
        }
      tap_ok (sum > last, "level %d knows more than the one below", level);
      last = sum;
    }
  tap_ok (near, "as many questions as its level and its liking say");
  tap_ok (order, "of harder questions fewer");

  wedges_player_init (&player, WEDGES_PLAYER_MEDIUM, 1);
  wedges_player_init (&again, WEDGES_PLAYER_MEDIUM, 2);
  for (int card = 1; card <= CARDS; card++)
    {
      const WedgesQuestion question = { salt, card, 2, 3 }, elsewhere = { salt + 1, card, 2, 3 };
      const bool knows = wedges_player_knows (&player, &question);

      same += knows == wedges_player_knows (&player, &question);
      shared += knows == wedges_player_knows (&again, &question);
      shared += knows == wedges_player_knows (&player, &elsewhere);
    }
  tap_ok (same == CARDS, "it knows a question for good, or does not");
  tap_ok (shared > CARDS / 2 && shared < 3 * CARDS / 2, "another player knows others, and another bank has others");
}

/* Makes the state one in which a seat has to move, by @random. */
static void
to_move (uint64_t *random)
{
  const WedgesSetup setup = { .cards = 10, .boxes = 2, .seats = 3 };

  wedges_begin (&setup, &game);
  game.phase = WEDGES_TO_MOVE;
  game.moves = (uint32_t) (salon_random_next (random) % 500);
  game.seat = (uint8_t) (salon_random_next (random) % 3);
  game.die = (uint8_t) (1 + salon_random_next (random) % WEDGES_DIE);
  game.space[game.seat] = (uint8_t) (salon_random_next (random) % WEDGES_SPACES);
  game.wedges[game.seat] = (uint8_t) (salon_random_next (random) & WEDGES_ALL);
}

static void
test_moves (void)
{
  for (int level = 0; level < WEDGES_PLAYER_N_LEVELS; level++)
    {
      const WedgesLevelInfo *info = &wedges_levels[level];
      uint64_t random = 11;
      int best = 0;
      bool legal = true, fair = true, same = true;

      wedges_player_init (&player, (WedgesPlayerLevel) level, 3);
      for (int i = 0; i < STATES; i++)
        {
          uint8_t spaces[WEDGES_MAX_REACH];
          int n, space, good;

          to_move (&random);
          n = wedges_reach (game.space[game.seat], game.die, spaces);
          space = wedges_player_move (&player, &game);
          good = wedges_policy_best (&player.policy, game.space[game.seat], game.wedges[game.seat], game.die);
          legal = legal && memchr (spaces, space, (size_t) n) != NULL;
          same = same && wedges_player_move (&player, &game) == space;
          fair = fair
                 && wedges_policy_landed (&player.policy, space, game.wedges[game.seat])
                      <= wedges_policy_landed (&player.policy, good, game.wedges[game.seat]) + info->bad / 10.0;
          best += space == good;
        }
      tap_ok (legal && same, "level %d moves within reach, and would again", level);
      tap_ok (fair, "level %d makes no bad move", level);
      tap_ok (info->strays == 0 ? best == STATES : best < STATES && best > STATES / 4,
              "level %d takes the best space %d times of %d", level, best, STATES);
    }
}

static void
test_votes (void)
{
  const WedgesTally weak = { { 8, 8, 8, 8, 8, 8 }, { 6, 6, 6, 2, 6, 6 } }, new = { { 0 }, { 0 } };
  int hard = 0, beginner = 0;
  unsigned seen = 0;
  bool good = true;

  wedges_player_init (&player, WEDGES_PLAYER_HARD, 3);
  wedges_player_init (&again, WEDGES_PLAYER_BEGINNER, 3);
  memset (&game, 0, sizeof game);
  for (game.moves = 0; game.moves < 300; game.moves++)
    {
      const int lot = wedges_player_vote (&player, &game, &new);

      hard += wedges_player_vote (&player, &game, &weak) == WEDGES_ART;
      beginner += wedges_player_vote (&again, &game, &weak) == WEDGES_ART;
      good = good && lot >= 0 && lot < WEDGES_CATEGORIES;
      seen |= 1u << lot;
    }
  tap_ok (hard == 300, "the hard one votes for what the opponent did not know");
  tap_ok (beginner > 20 && beginner < 100, "the beginner votes by lot");
  tap_ok (good && seen == WEDGES_ALL, "where nothing is known of the opponent, any category may come");
  tap_ok (player.liking[wedges_player_choose (&player)] == wedges_level_likings[0],
          "for itself it takes its strongest");
}

static bool
is_answer_of_kin (const QuestionsJudge *judge, const QuestionsQuestion *question, const char *text)
{
  size_t n;
  const QuestionsQuestion *const *kin = questions_judge_kin (judge, question, &n);

  for (size_t i = 0; i < n; i++)
    if (kin[i] != question && strcmp (kin[i]->answer, text) == 0)
      return true;

  return false;
}

static void
test_errors (const char *path)
{
  QuestionsBank *bank = questions_bank_open (path, NULL, NULL);
  QuestionsJudge *judge = bank == NULL ? NULL : questions_judge_new (bank);
  int missing = 0, right = 0, strange = 0, far = 0, changed = 0, shared = 0, near = 0;
  const QuestionsQuestion *questions;
  size_t n;

  if (judge == NULL)
    abort ();
  questions = questions_bank_get (bank, &n);
  wedges_player_init (&player, WEDGES_PLAYER_EASY, 8);
  wedges_player_init (&again, WEDGES_PLAYER_EASY, 9);
  for (size_t i = 0; i < n; i += STEP)
    {
      const QuestionsQuestion *question = &questions[i];
      const WedgesQuestion place = { 1, question->card, question->category, question->difficulty };
      char text[WEDGES_ANSWER_SIZE], other[WEDGES_ANSWER_SIZE];
      QuestionsProposal proposal;
      int64_t number;

      missing += !wedges_player_err (&player, &place, judge, question, text);
      questions_judge_answer (judge, question, text, strlen (text), &proposal);
      right += proposal.right;
      if (questions_judge_number (judge, question, &number))
        {
          const long long given = strtoll (text, NULL, 10);

          far += llabs (given - number) > (number >= 1000 ? number / 4 : 3 + 3 * number / 4);
          near += given < 0;
        }
      else
        strange += !is_answer_of_kin (judge, question, text);
      wedges_player_err (&player, &place, judge, question, other);
      changed += strcmp (text, other) != 0;
      wedges_player_err (&again, &place, judge, question, other);
      shared += strcmp (text, other) == 0;
    }
  tap_ok (missing == 0 && n > 1000, "%s: something comes to mind for each of %zu questions", path, n / STEP);
  tap_ok (right == 0, "%s: which is wrong", path);
  tap_ok (strange == 0, "%s: and the answer to another question of this kind", path);
  tap_ok (far == 0 && near == 0, "%s: or a number not far away", path);
  tap_ok (changed == 0, "%s: it is the same again", path);
  tap_ok (shared < (int) (n / STEP) / 3, "%s: others say others, but for %d", path, shared);
  questions_judge_free (judge);
  questions_bank_free (bank);
}

/* A pack may have one question of a kind alone, or answers that are all the same. */
static void
test_nothing_to_say (void)
{
  static const char text[] =
    "card 1\nG 1 river\nWhich?\n= Tigris\nE 1 sea\nOne?\n= Dead\nH 1 sea\nTwo?\n= Dead Sea | Dead\n";
  QuestionsBank *bank = questions_bank_read (text, strlen (text), NULL, NULL);
  QuestionsJudge *judge = questions_judge_new (bank);
  size_t n;
  const QuestionsQuestion *questions = questions_bank_get (bank, &n);
  const WedgesQuestion place = { 1, 1, 0, 1 };
  char said[WEDGES_ANSWER_SIZE] = "before";

  wedges_player_init (&player, WEDGES_PLAYER_EASY, 8);
  tap_ok (n == 3 && !wedges_player_err (&player, &place, judge, &questions[0], said) && said[0] == '\0',
          "nothing comes to mind where there is no other river");
  tap_ok (!wedges_player_err (&player, &place, judge, &questions[2], said) && said[0] == '\0',
          "nor where the other sea is right too");
  questions_judge_free (judge);
  questions_bank_free (bank);
}

int
main (int argc, char **argv)
{
  test_seeds ();
  test_knowledge ();
  test_moves ();
  test_votes ();
  for (int i = 1; i < argc; i++)
    test_errors (argv[i]);
  test_nothing_to_say ();

  return tap_done ();
}
