/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compares reviews with a plain reckoning: for each question of a game of random moves, every row that the list allows is
 * followed through everything that was public before. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "players-position.h"
#include "players/probe/probe-hint.h"
#include "players/probe/probe-laid.h"
#include "players/probe/probe-review-worth.h"
#include "players/probe/probe-review.h"
#include "rules/probe/probe-apply.h"
#include "tap.h"

static const char *const some_words =
  "10 cats bats rats tree three acts 20 kayak rocket socket pocket banana treasurer 35 mississippi jazz pizzazz added"
  " daddy lane plane planet planets level levels noon 50 aardvark assesses sissy 60 eerie queue queued 70 xylem tots"
  " 80 zythum tattoo 95 zzzz aaaa abracadabra cat bat rat at a tot";

#define MOST_MOVES 3000

static uint64_t seed = 1;

static unsigned
below (unsigned n)
{
  return (unsigned) ((probe_random (seed++, 0, 0) >> 20) % n);
}

/* A game, with what was before each move. */
typedef struct {
  ProbeSetup setup;
  uint8_t kind[PROBE_MAX_SEATS];
  ProbeMove move[MOST_MOVES];
  ProbeState before[MOST_MOVES + 1];
  ProbeEvents events[MOST_MOVES];
  size_t n;
} Game;

static ProbeRow
random_row (const WordsList *words, const ProbeSetup *setup)
{
  ProbeRow row;

  do
    {
      const size_t length = 1 + below (PROBE_SPACES);
      const size_t count = words_list_count (words, length);
      const int blanks = (int) below (4), before = (int) below ((unsigned) blanks + 1);

      memset (&row, 0, sizeof row);
      if (count == 0 || length + (size_t) blanks > PROBE_SPACES)
        continue;
      row.n = (uint8_t) (length + (size_t) blanks);
      memset (row.card, PROBE_BLANK, row.n);
      memcpy (row.card + before, words_list_block (words, length) + below ((unsigned) count) * length, length);
    }
  while (probe_row_check (setup, &row) != PROBE_OK);

  return row;
}

/* Any move that is due; questions are mostly for letters that are there, so that games end. */
static ProbeMove
random_move (const WordsList *words, const ProbeState *state)
{
  ProbeMove moves[PROBE_MAX_MOVES], move;
  const int decider = probe_decider (state);
  int n;

  if (below (12) == 0)
    {
      const int seat = (int) below (state->setup.seats), target = (int) below (state->setup.seats);
      const int tray = (int) below (state->setup.trays);

      if (seat != target && probe_can_interrupt (state, seat, target, tray) == PROBE_OK)
        {
          move = (ProbeMove) {
            .type = PROBE_INTERRUPT, .seat = (uint8_t) seat, .target = (uint8_t) target, .tray = (uint8_t) tray
          };
          do
            move.row = random_row (words, &state->setup);
          while (move.row.n != state->setup.row[target][tray].n && below (20) > 0);
          return move;
        }
    }
  n = probe_moves (state, decider, moves);
  do
    {
      bool there = false;

      do
        move = moves[below ((unsigned) n)];
      while (move.type == PROBE_INTERRUPT || move.type == PROBE_CHALLENGE);
      if (move.type != PROBE_ASK || move.target == PROBE_EVERYBODY)
        break;
      for (int tray = 0; tray < state->setup.trays; tray++)
        for (int slot = 0; slot < state->setup.row[move.target][tray].n; slot++)
          there |= (state->hidden[move.target][tray] >> slot & 1)
                   && state->setup.row[move.target][tray].card[slot] == move.letter;
      if (there)
        break;
    }
  while (below (4) > 0);
  /* Once in a while somebody overlooks a card. */
  if (move.type == PROBE_SHOW && state->setup.answers_by_hand && below (6) == 0)
    move = (ProbeMove) { .type = PROBE_NO, .seat = move.seat };

  return move;
}

static void
play (Game *game, const WordsList *words, ProbeEdition edition, int seats, int trays, bool by_hand)
{
  static const uint8_t kinds[] = { SALON_HUMAN, SALON_COMPUTER_EASY, SALON_BOT, SALON_COMPUTER_BEGINNER };

  probe_setup_init (&game->setup, edition, seats);
  game->setup.trays = (uint8_t) trays;
  game->setup.answers_by_hand = by_hand;
  for (int seat = 0; seat < seats; seat++)
    {
      game->kind[seat] = kinds[below (sizeof kinds)];
      for (int tray = 0; tray < trays; tray++)
        game->setup.row[seat][tray] = random_row (words, &game->setup);
    }
  game->n = 0;
  probe_begin (&game->setup, &game->before[0]);
  while (game->before[game->n].phase != PROBE_OVER && game->n < MOST_MOVES)
    {
      ProbeState state = game->before[game->n];

      game->move[game->n] = random_move (words, &state);
      if (probe_apply (&state, &game->move[game->n], &game->events[game->n]) != PROBE_OK)
        break;
      game->before[++game->n] = state;
    }
}

static bool
hides (const ProbeRow *row, unsigned hidden, char letter)
{
  for (int slot = 0; slot < row->n; slot++)
    if ((hidden >> slot & 1) && row->card[slot] == letter)
      return true;

  return false;
}

/* What a card of @tray costs its owner to show, and by how much it may be off. */
static double
cost_of (const ProbeState *state, int seat, int tray, int slot)
{
  return probe_space_value (slot) + (probe_hidden_in (state, seat, tray) == 1 ? 50 : 0);
}

/* How likely the owner was to show @shown of @from rather than other cards that @row, in @tray, hides. */
static double
likely_to_show (const Game *game, size_t at, int seat, int from, int shown, int tray, const ProbeRow *row)
{
  const ProbeState *state = &game->before[at];
  const char letter = state->setup.row[seat][from].card[shown];
  const bool computer = game->kind[seat] != SALON_HUMAN && game->kind[seat] != SALON_BOT;
  const double spread = computer ? 1 : 8;
  double all = 1;

  for (int slot = 0; slot < row->n; slot++)
    if ((state->hidden[seat][tray] >> slot & 1) && row->card[slot] == letter && (tray != from || slot != shown))
      {
        const double off = cost_of (state, seat, from, shown) - cost_of (state, seat, tray, slot);
        const bool later = tray > from || (tray == from && slot > shown);

        all += exp (off > 6 * spread ? 6 : off == 0 && computer && later ? -2 : off / spread);
      }

  return 1 / all;
}

/* How likely what was seen before move @end is if @row lies in @tray of @seat; 0: it cannot. */
static double
likelihood (const Game *game, size_t end, int seat, int tray, const ProbeRow *row)
{
  const bool by_hand = game->setup.answers_by_hand;
  uint32_t overlooked = 0;
  double likely = 1;

  for (size_t at = 0; at < end; at++)
    {
      const unsigned hidden = game->before[at].hidden[seat][tray];

      for (int i = 0; i < game->events[at].n; i++)
        {
          const ProbeEvent *event = &game->events[at].event[i];
          const int letter = event->type == PROBE_EVENT_TURNED || event->type == PROBE_EVENT_DENIED
                               ? probe_letter_index (event->letter)
                               : 0;

          if (event->type == PROBE_EVENT_TURNED && event->seat == seat)
            {
              overlooked &= ~(1u << letter);
              if (event->tray == tray && row->card[event->slot] != event->letter)
                return 0;
              if (event->cause == PROBE_TURNED_ASKED)
                likely *= likely_to_show (game, at, seat, event->tray, event->slot, tray, row);
            }
          else if (event->type == PROBE_EVENT_DENIED && event->seat == seat)
            {
              if (!by_hand && hides (row, hidden, event->letter))
                return 0;
              if (!(overlooked >> letter & 1) && hides (row, hidden, event->letter))
                likely /= 64;
              overlooked |= 1u << letter;
            }
          else if (event->type == PROBE_EVENT_IGNORED && event->kind == PROBE_OWN_BLANK && event->seat == seat)
            {
              if (hides (row, hidden, PROBE_BLANK))
                return 0;
            }
          else if (event->type == PROBE_EVENT_NAMED && !event->right && event->other == seat && event->tray == tray
                   && memcmp (&game->move[at].row, row, sizeof *row) == 0)
            {
              return 0;
            }
        }
    }

  return likely;
}

/* How likely a row is to be laid. */
static double
prior_of (const ProbeRows *rows, const ProbeRow *row)
{
  for (size_t i = 0; i < rows->n; i++)
    {
      bool same = true;

      for (int slot = 0; slot < row->n && same; slot++)
        same = rows->entry[i].card[slot] == probe_letter_index (row->card[slot]);
      if (same)
        return (double) rows->entry[i].weight;
    }

  return 0;
}

/* What all rows say of one tray before a move: sums of their weights. */
typedef struct {
  double all;
  double with;    /* of those that hide a letter */
  double named;   /* of one row */
  unsigned words; /* that are in a row of any weight */
} Sums;

/* Adds up the rows of @tray of @seat before move @end. @named: (nullable) */
static Sums
plain_sums (const Game *game,
            const WordsList *words,
            const ProbeRows *prior,
            size_t end,
            int seat,
            int tray,
            char letter,
            const ProbeRow *named)
{
  const int n = game->setup.row[seat][tray].n;
  Sums sums = { 0 };

  for (int length = 1; length <= n; length++)
    for (size_t i = 0; i < words_list_count (words, (size_t) length); i++)
      {
        bool fits = false;

        for (int before = 0; before + length <= n; before++)
          {
            ProbeRow row = { .n = (uint8_t) n };
            double weight;

            memset (row.card, PROBE_BLANK, row.n);
            memcpy (row.card + before, words_list_block (words, (size_t) length) + i * (size_t) length,
                    (size_t) length);
            if (probe_row_check (&game->setup, &row) != PROBE_OK)
              continue;
            weight = likelihood (game, end, seat, tray, &row);
            if (weight > 0)
              weight *= prior_of (prior, &row);
            fits |= weight > 0;
            sums.all += weight;
            if (hides (&row, game->before[end].hidden[seat][tray], letter))
              sums.with += weight;
            if (named != NULL && memcmp (&row, named, sizeof row) == 0)
              sums.named += weight;
          }
        sums.words += fits;
      }

  return sums;
}

/* That @seat hides @letter in @tray before move @end; -1 when no row fits. */
static double
plain_chance (const Game *game,
              const WordsList *words,
              const ProbeRows *prior,
              size_t end,
              int seat,
              int tray,
              char letter)
{
  const Sums sums = plain_sums (game, words, prior, end, seat, tray, letter, NULL);

  return sums.all > 0 ? sums.with / sums.all : -1;
}

/* P of the question that is move @end. */
static double
plain_question (const Game *game, const WordsList *words, ProbeRows prior[PROBE_MAX_SEATS][PROBE_MAX_TRAYS], size_t end)
{
  const ProbeMove *ask = &game->move[end];
  double none = 1;

  for (int seat = 0; seat < game->setup.seats; seat++)
    for (int tray = 0; tray < game->setup.trays; tray++)
      if (seat != ask->seat && (ask->target == PROBE_EVERYBODY || ask->target == seat)
          && game->before[end].hidden[seat][tray] != 0)
        none *= 1 - plain_chance (game, words, &prior[seat][tray], end, seat, tray, ask->letter);

  return 1 - none;
}

typedef struct {
  unsigned questions, wrong, certain, everybody, misnamed, ignored, overlooked, sums, best;
  unsigned trays, words;         /* trays that were asked, and of these: with another number of words that fit */
  unsigned names, chances;       /* rows named, and of these: with another chance */
  unsigned stood, stands, turns; /* trays, and of these: with other wrong questions, with other cards turned */
} Found;

/* How many words fit, of each tray of the seat that was asked. */
static void
compare_words (const Game *game,
               const WordsList *words,
               ProbeRows prior[PROBE_MAX_SEATS][PROBE_MAX_TRAYS],
               const ProbeReviewMove *made,
               Found *found)
{
  const size_t end = made->move - 1;
  const int seat = made->asked.target;

  if (seat == PROBE_EVERYBODY || made->seen_asked == NULL)
    return;
  for (int tray = 0; tray < game->setup.trays; tray++)
    if (game->before[end].hidden[seat][tray] != 0)
      {
        const Sums sums = plain_sums (game, words, &prior[seat][tray], end, seat, tray, PROBE_BLANK, NULL);

        found->trays++;
        found->words += sums.words != made->seen_asked->tray[tray].n_words;
      }
}

/* How likely the row was that somebody named. */
static void
compare_name (const Game *game,
              const WordsList *words,
              ProbeRows prior[PROBE_MAX_SEATS][PROBE_MAX_TRAYS],
              const ProbeReviewMove *made,
              Found *found)
{
  const int seat = made->named.target, tray = made->named.tray;
  const Sums sums = plain_sums (game, words, &prior[seat][tray], made->move - 1, seat, tray, PROBE_BLANK,
                                &game->move[made->move - 1].row);

  found->names++;
  found->chances += sums.all <= 0 || fabs (sums.named / sums.all - made->named.chance) > 5e-7;
}

/* How the rows stood up, counted from what happened. */
static void
compare_stands (const Game *game, const ProbeReview *review, Found *found)
{
  ProbeReviewStand plain[PROBE_MAX_SEATS][PROBE_MAX_TRAYS] = { 0 };

  for (size_t at = 0; at < game->n; at++)
    for (int i = 0; i < game->events[at].n; i++)
      {
        const ProbeEvent *event = &game->events[at].event[i];

        if (event->type == PROBE_EVENT_TURNED && event->cause != PROBE_TURNED_AT_END)
          plain[event->seat][event->tray].turned_move[event->slot] = (uint32_t) at + 1;
        else if (event->type == PROBE_EVENT_DENIED)
          for (int tray = 0; tray < game->setup.trays; tray++)
            plain[event->seat][tray].wrong += game->before[at].hidden[event->seat][tray] != 0;
      }
  for (int seat = 0; seat < game->setup.seats; seat++)
    for (int tray = 0; tray < game->setup.trays; tray++)
      {
        const ProbeReviewStand *stand = &review->stand[seat][tray];

        found->stood++;
        found->stands += stand->wrong != plain[seat][tray].wrong;
        found->turns += memcmp (stand->turned_move, plain[seat][tray].turned_move, sizeof stand->turned_move) != 0;
      }
}

/* Sums of the review that have to agree with the game to the point. */
static bool
adds_up (const ProbeReview *review, const ProbeState *end)
{
  bool good = true;

  for (int seat = 0; seat < review->seats; seat++)
    {
      const ProbeReviewSeat *sums = &review->seat[seat];

      good &=
        sums->points == probe_score (end, seat) && sums->points == sums->luck + sums->play
        && sums->luck == sums->luck_draws + sums->luck_questions + sums->luck_names
        && sums->play == sums->play_questions + sums->play_names + sums->play_draws + sums->play_kept + sums->play_rest
        && sums->accuracy <= 100;
    }

  return good;
}

static void
compare (const Game *game, const WordsList *words, Found *found)
{
  const ProbeReviewOrder order = {
    .words = words,
    .setup = &game->setup,
    .kind = game->kind,
    .moves = game->move,
    .n_moves = game->n,
    .details = true,
  };
  ProbeRows prior[PROBE_MAX_SEATS][PROBE_MAX_TRAYS] = { { { 0 } } };
  ProbeReview review;

  if (probe_review_init (&review, &order) != PROBE_REVIEW_DONE)
    {
      found->wrong++;
      return;
    }
  for (int seat = 0; seat < game->setup.seats; seat++)
    for (int tray = 0; tray < game->setup.trays; tray++)
      probe_laid_rows (&prior[seat][tray], words, &game->setup, (SalonSeatKind) game->kind[seat],
                       game->setup.row[seat][tray].n);
  for (uint32_t i = 0; i < review.n; i++)
    {
      const ProbeReviewMove *made = &review.moves[i];
      double chance;

      if (made->type == PROBE_REVIEW_MOVE_NAME)
        compare_name (game, words, prior, made, found);
      if (made->type != PROBE_REVIEW_MOVE_ASK)
        continue;
      compare_words (game, words, prior, made, found);
      chance = plain_question (game, words, prior, made->move - 1);
      found->questions++;
      found->certain += chance <= 0 || chance >= 1;
      found->everybody += made->asked.target == PROBE_EVERYBODY;
      found->wrong += fabs (chance - made->asked.chance) > 5e-7 || (chance <= 0) != (made->asked.chance <= 0);
      found->best +=
        made->best.worth < made->asked.worth || made->seen_asked == NULL
        || fabs ((double) made->seen_asked->chance[probe_letter_index (made->asked.letter)] - chance) > 1e-4;
    }
  compare_stands (game, &review, found);
  found->sums += !adds_up (&review, &game->before[game->n]);
  for (size_t at = 0; at < game->n; at++)
    for (int i = 0; i < game->events[at].n; i++)
      {
        const ProbeEvent *event = &game->events[at].event[i];

        found->misnamed += event->type == PROBE_EVENT_NAMED && !event->right;
        found->ignored += event->type == PROBE_EVENT_IGNORED && event->kind == PROBE_OWN_BLANK;
        found->overlooked += event->type == PROBE_EVENT_CONFESSED;
      }
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    for (int tray = 0; tray < PROBE_MAX_TRAYS; tray++)
      probe_rows_clear (&prior[seat][tray]);
  probe_review_clear (&review);
}

static void
test_enumeration (const WordsList *words, ProbeEdition edition, int games)
{
  Game *game = malloc (sizeof *game);
  Found found = { 0 };

  for (int i = 0; i < games; i++)
    {
      const int seats = 2 + i % 3, trays = seats == 2 ? 1 + i / 3 % 2 : 1;
      const bool by_hand = probe_editions[edition].behaviours.answers_by_hand_possible && i % 4 == 0;

      play (game, words, edition, seats, trays, by_hand);
      compare (game, words, &found);
    }
  free (game);
  tap_ok (
    found.wrong == 0 && found.questions > 20u * (unsigned) games && found.certain > 0 && found.misnamed > 0
      && found.ignored > 0,
    "%s: %u questions of %d games are as likely as enumerated (%u differ; %u certain, %u rows named in vain, %u own"
    " blanks that were not there, %u false denials, %u to everybody)",
    probe_editions[edition].name, found.questions, games, found.wrong, found.certain, found.misnamed, found.ignored,
    found.overlooked, found.everybody);
  tap_ok (found.sums == 0, "%s: the sums agree with the score", probe_editions[edition].name);
  tap_ok (found.words == 0 && found.trays > 20u * (unsigned) games, "%s: as many words fit (%u of %u trays differ)",
          probe_editions[edition].name, found.words, found.trays);
  tap_ok (found.chances == 0 && found.names > 0, "%s: rows that are named are as likely (%u of %u differ)",
          probe_editions[edition].name, found.chances, found.names);
  tap_ok (found.stands == 0 && found.turns == 0 && found.stood > 0,
          "%s: how %u rows stood up (%u have other wrong questions, %u other cards turned)",
          probe_editions[edition].name, found.stood, found.stands, found.turns);
  tap_ok (found.best == 0, "%s: no question is worth more than the best", probe_editions[edition].name);
}

/* Stops after so many calls. */
static bool
count_down (void *data, const ProbeReview *review, size_t moves)
{
  int *left = data;

  return (size_t) review->n <= moves + 1 && --*left > 0;
}

static void
test_stopped (const WordsList *words)
{
  Game *game = malloc (sizeof *game);
  ProbeReviewOrder order = { .words = words, .progress = count_down };
  ProbeReview review;
  int left, wrong = 0;

  play (game, words, PROBE_PARKER_1964, 3, 1, false);
  order.setup = &game->setup;
  order.kind = game->kind;
  order.moves = game->move;
  order.n_moves = game->n;
  order.data = &left;
  for (int calls = 1; calls <= (int) game->n + 3; calls++)
    {
      left = calls;
      wrong += probe_review_init (&review, &order) != PROBE_REVIEW_STOPPED || review.moves != NULL;
      probe_review_clear (&review);
    }
  tap_ok (wrong == 0, "it stops at any time, with nothing left");
  left = (int) game->n + 4;
  tap_ok (probe_review_init (&review, &order) == PROBE_REVIEW_DONE && left == 1, "each tray and each move is told");
  probe_review_clear (&review);
  order.progress = NULL;
  order.n_moves--;
  tap_ok (probe_review_init (&review, &order) == PROBE_REVIEW_UNFINISHED, "a game that is not over has no review");
  probe_review_clear (&review);
  order.moves++;
  tap_ok (probe_review_init (&review, &order) == PROBE_REVIEW_WRONG_MOVE, "nor one with a move that cannot be");
  probe_review_clear (&review);
  free (game);
}

/* However unlikely a row is, a question about it is neither certain nor impossible. */
static void
test_certain (const WordsList *words)
{
  Game *game = malloc (sizeof *game);
  ProbeReviewBelief *belief = calloc (1, sizeof *belief);
  ProbeReviewBelief *beliefs[PROBE_MAX_SEATS][PROBE_MAX_TRAYS] = { { NULL } };
  ProbeReviewQuestions *questions = malloc (sizeof *questions);
  const double has[] = { 0, 1e-20, 1, nextafter (3, 0), 3 };
  bool good = true;

  play (game, words, PROBE_PARKER_1964, 2, 1, false);
  game->before[0].turn = 0;
  belief->sums.total = 3;
  memcpy (belief->sums.has, has, sizeof has);
  beliefs[1][0] = belief;
  probe_review_questions (questions, &game->before[0], beliefs, 0);
  for (int i = 0; i < questions->n; i++)
    {
      const int letter = probe_letter_index (questions->question[i].letter);
      const double chance = questions->question[i].chance, sure = letter < 5 ? has[letter] / 3 : 0;

      good &=
        fabs (chance - sure) < 1e-9 && (chance <= 0) == (letter == 0 || letter >= 5) && (chance >= 1) == (letter == 4);
    }
  tap_ok (good && questions->n >= PROBE_LETTERS, "what is nearly certain or impossible is not quite");
  free (questions);
  free (belief);
  free (game);
}

/* Counts down the calls after which a search stops. */
static bool
has_calls_left (void *data)
{
  int *left = data;

  return --*left > 0;
}

/* What is found for the asker before move @end, from that view and the moves alone. */
static ProbeHintResult
find_hint (const Game *game, const WordsList *words, size_t end, int seat, int calls, ProbeReviewQuestion *question)
{
  ProbeView view;
  const ProbeHintOrder order = {
    .words = words,
    .view = &view,
    .kind = game->kind,
    .moves = game->move,
    .n_moves = end,
    .goes_on = calls > 0 ? has_calls_left : NULL,
    .data = &calls,
  };

  probe_view (&game->before[end], seat, &view);
  return probe_hint_find (&order, question);
}

/* A hint is the question that the review of the game calls the best one, and is as likely as enumerated, although it is
 * made when the game is not over and from what the asker sees. */
static void
compare_hints (const Game *game, const WordsList *words, unsigned *hints, unsigned *wrong)
{
  const ProbeReviewOrder order = {
    .words = words, .setup = &game->setup, .kind = game->kind, .moves = game->move, .n_moves = game->n
  };
  ProbeReview review;

  if (probe_review_init (&review, &order) != PROBE_REVIEW_DONE)
    {
      ++*wrong;
      return;
    }
  for (uint32_t i = 0; i < review.n; i++)
    {
      const ProbeReviewMove *made = &review.moves[i];
      ProbeReviewQuestion question;

      if (made->type != PROBE_REVIEW_MOVE_ASK || below (5) > 0)
        continue;
      ++*hints;
      *wrong += find_hint (game, words, made->move - 1, made->seat, 0, &question) != PROBE_HINT_FOUND
                || fabs (question.worth - made->best.worth) > 1e-9
                || (question.target == made->best.target && question.letter == made->best.letter
                    && fabs (question.chance - made->best.chance) > 1e-9);
    }
  probe_review_clear (&review);
}

static void
test_hints (const WordsList *words, int games)
{
  Game *game = malloc (sizeof *game);
  unsigned hints = 0, wrong = 0, refused = 0, tried = 0;
  ProbeReviewQuestion question;

  for (int i = 0; i < games; i++)
    {
      const ProbeEdition edition = (ProbeEdition) (i % PROBE_N_EDITIONS);
      const int seats = 2 + i % 3;

      play (game, words, edition, seats, seats == 2 ? 1 + i / 3 % 2 : 1,
            probe_editions[edition].behaviours.answers_by_hand_possible && i % 4 == 0);
      compare_hints (game, words, &hints, &wrong);
    }
  tap_ok (wrong == 0 && hints > 3u * (unsigned) games, "%u hints of %d games are the best questions (%u differ)", hints,
          games, wrong);

  for (size_t at = 0; at <= game->n; at++)
    {
      const ProbeState *before = &game->before[at];
      const int other = (before->turn + 1) % before->setup.seats;

      tried += 2;
      refused +=
        before->phase == PROBE_TO_ASK || find_hint (game, words, at, before->turn, 0, &question) == PROBE_HINT_NONE;
      refused += find_hint (game, words, at, other, 0, &question) == PROBE_HINT_NONE;
    }
  tap_ok (refused == tried, "there is a hint for nobody but who is to ask");

  {
    size_t at = game->n - 1;
    int calls = 1;

    while (game->move[at].type != PROBE_ASK)
      at--;
    while (find_hint (game, words, at, game->move[at].seat, calls, &question) == PROBE_HINT_STOPPED)
      calls++;
    tap_ok (calls > (int) at && find_hint (game, words, at, game->move[at].seat, calls, &question) == PROBE_HINT_FOUND,
            "a search can be stopped before each move");
    game->before[at].moves++;
    tap_ok (find_hint (game, words, at, game->move[at].seat, 0, &question) == PROBE_HINT_WRONG,
            "moves that do not lead to the view give no hint");
  }
  free (game);
}

int
main (int argc, char **argv)
{
  WordsList *words = players_list (some_words, false);
  const int games = argc > 1 ? atoi (argv[1]) : 12;

  for (int edition = 0; edition < PROBE_N_EDITIONS; edition++)
    test_enumeration (words, (ProbeEdition) edition, games);
  test_stopped (words);
  test_certain (words);
  test_hints (words, games);
  words_list_close (words);

  return tap_done ();
}
