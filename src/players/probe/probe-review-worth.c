/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A question is followed exactly as far as the card that is shown for it.  What may come after that, until the first
 * wrong answer, is reckoned as a line of questions in the best order: questions that are right with probability p and
 * then bring v points are best put in the order of p·v ∕ (1 − p).  Where few rows are nearly all that a tray may hold,
 * the line has one entry for the whole tray: the best way to ask it out, row by row. */

#include "players/probe/probe-review-worth.h"

#include <float.h>
#include <math.h>
#include <string.h>

/* Each letter twice: it may be hidden more than once. */
#define LINE (2 * PROBE_LETTERS)

/* What comes after so little chance is not looked at. */
#define HARDLY 1e-5

/* What stands for the order of a question that is certain. */
#define CERTAIN 1e9

/* Letters that are tried as the next question about few rows. */
#define BREADTH 3

typedef struct {
  double order;
  double chance;
  double points;
} Entry;

typedef struct {
  int n;
  Entry entry[LINE];
} Line;

/* How likely a seat has each letter, and what it brings. */
typedef struct {
  double has[PROBE_LETTERS];
  double again[PROBE_LETTERS]; /* more than once */
  double value[PROBE_LETTERS]; /* points, if it has it */
  double more[PROBE_LETTERS];  /* points of the second, if it has two */
} Letters;

/* One decision. */
typedef struct {
  const ProbeState *seen;
  ProbeReviewBelief *const (*beliefs)[PROBE_MAX_TRAYS];
  double wrong_blank; /* what it costs */
  double again;       /* what the turn is still worth after a wrong question */
  int factor;
  Line line[PROBE_MAX_SEATS];
} Decision;

static double
ratio (double part, double all)
{
  return all > 0 ? part / all : 0;
}

/* Of one tray; @bonus is for its last card. */
static void
letters_of_tray (Letters *letters, const ProbeReviewSums *sums, double bonus)
{
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    {
      letters->has[letter] = ratio (sums->has[letter], sums->total);
      letters->again[letter] = ratio (sums->again[letter], sums->total);
      letters->value[letter] = ratio (sums->value[letter], sums->has[letter]) + bonus;
      letters->more[letter] = ratio (sums->more[letter], sums->again[letter]) + bonus;
    }
}

/* The same after @shown of the weight has answered. */
static void
letters_after (Letters *letters, const ProbeReviewAfter *after, double shown, double bonus)
{
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    {
      letters->has[letter] = ratio (after->has[letter], shown);
      letters->again[letter] = ratio (after->again[letter], shown);
      letters->value[letter] = ratio (after->value[letter], after->has[letter]) + bonus;
      letters->more[letter] = letters->value[letter];
    }
}

/* Makes @letters those of two trays together: what is cheaper is shown first. */
static void
letters_join (Letters *letters, const Letters *other)
{
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    {
      const double a = letters->has[letter], b = other->has[letter];
      const double once = (a - letters->again[letter]) * (1 - b) + (b - other->again[letter]) * (1 - a);
      const double x = letters->value[letter], y = other->value[letter];
      const double points = a * (1 - b) * x + b * (1 - a) * y + a * b * (x < y ? x : y);
      const double has = 1 - (1 - a) * (1 - b);

      letters->has[letter] = has;
      letters->again[letter] = has > once ? has - once : 0;
      letters->value[letter] = ratio (points, has);
      letters->more[letter] = x > y ? x : y;
    }
}

static Entry
entry_of (const Decision *decision, int letter, double chance, double value)
{
  const double miss = 1 - chance;
  double points = chance * value;

  if (letter == PROBE_LETTERS - 1)
    points -= miss * decision->wrong_blank;

  return (Entry) { .order = miss * CERTAIN > points ? points / miss : CERTAIN, .chance = chance, .points = points };
}

static void
line_put (Line *line, Entry entry)
{
  int place = line->n;

  if (entry.points <= 0 || line->n == LINE)
    return;
  while (place > 0 && line->entry[place - 1].order < entry.order)
    place--;
  memmove (&line->entry[place + 1], &line->entry[place], (size_t) (line->n - place) * sizeof *line->entry);
  line->entry[place] = entry;
  line->n++;
}

/* The line of all @letters, without @skipped. */
static void
line_of_letters (Line *line, const Decision *decision, const Letters *letters, int skipped)
{
  line->n = 0;
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    {
      Entry first, second;

      if (letters->has[letter] <= 0 || letter == skipped)
        continue;
      first = entry_of (decision, letter, letters->has[letter], letters->value[letter]);
      line_put (line, first);
      second = entry_of (decision, letter, ratio (letters->again[letter], letters->has[letter]), letters->more[letter]);
      if (second.order > first.order)
        second.order = first.order;
      line_put (line, second);
    }
}

/* A few rows, a bit each. */
typedef struct {
  const Decision *decision;
  const ProbeReviewBelief *belief;
  const ProbeRowsEntry *row[PROBE_REVIEW_FEW];
  int n;
} Few;

static double
weight_of (const Few *few, unsigned rows)
{
  double weight = 0;

  for (; rows != 0; rows &= rows - 1)
    weight += (double) few->row[__builtin_ctz (rows)]->weight;

  return weight;
}

static double ask_out (const Few *few, unsigned rows, double others, unsigned hidden, double *finished);

/* Points, times weight, until the first wrong answer, when @letter is asked for next. */
static double
ask_for (const Few *few, unsigned rows, double others, unsigned hidden, int letter, double *finished)
{
  const double bonus = __builtin_popcount (hidden) == 1 ? PROBE_LAST_CARD : 0;
  unsigned at[PROBE_SPACES] = { 0 }, right = 0;
  double points = 0;

  *finished = 0;
  for (unsigned rest = rows; rest != 0; rest &= rest - 1)
    {
      const int row = __builtin_ctz (rest);
      const int slot = probe_review_shown (few->belief, few->row[row], hidden, letter);

      if (slot < PROBE_SPACES)
        {
          at[slot] |= 1u << row;
          right |= 1u << row;
        }
    }
  if (letter == PROBE_LETTERS - 1)
    points -= few->decision->wrong_blank * (weight_of (few, rows & ~right) + others);
  for (int slot = 0; slot < PROBE_SPACES; slot++)
    if (at[slot] != 0)
      {
        double part;

        points += weight_of (few, at[slot]) * (probe_space_value (slot) + bonus);
        points += ask_out (few, at[slot], 0, hidden & ~(1u << slot), &part);
        *finished += part;
      }

  return points;
}

/* The same with the best letters.  @others is the weight of rows that are not looked at and answer wrongly;
 * @finished becomes the weight of those that are wholly exposed then. */
static double
ask_out (const Few *few, unsigned rows, double others, unsigned hidden, double *finished)
{
  unsigned with[PROBE_LETTERS] = { 0 };
  double weight[PROBE_LETTERS], best = 0;

  *finished = hidden == 0 ? weight_of (few, rows) : 0;
  if (hidden == 0)
    return 0;
  for (unsigned rest = rows; rest != 0; rest &= rest - 1)
    for (unsigned slots = hidden; slots != 0; slots &= slots - 1)
      with[few->row[__builtin_ctz (rest)]->card[__builtin_ctz (slots)]] |= rest & -rest;
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    {
      if (with[letter] == rows && others <= 0)
        return ask_for (few, rows, others, hidden, letter, finished);
      weight[letter] = weight_of (few, with[letter]);
    }
  for (int tried = 0; tried < BREADTH; tried++)
    {
      double points, part;
      int likeliest = 0;

      for (int letter = 1; letter < PROBE_LETTERS; letter++)
        if (weight[letter] > weight[likeliest])
          likeliest = letter;
      if (weight[likeliest] <= 0)
        break;
      weight[likeliest] = 0;
      points = ask_for (few, rows, others, hidden, likeliest, &part);
      if (points <= best)
        continue;
      best = points;
      *finished = part;
    }

  return best;
}

/* A line with one entry for all of a tray, of which the rows are known that show @slot for @letter (or of which
 * nothing was asked: PROBE_SPACES).  Returns false when there are too many rows, or too many others. */
static bool
line_of_few (Line *line,
             const Decision *decision,
             const ProbeReviewBelief *belief,
             unsigned hidden,
             int letter,
             int slot,
             double all)
{
  Few few = { .decision = decision, .belief = belief };
  double points, finished, weight = 0;
  Entry entry;

  for (int i = 0; i < belief->sums.n_few; i++)
    {
      const ProbeRowsEntry *row = &belief->rows.entry[belief->sums.few[i]];

      if (slot < PROBE_SPACES && probe_review_shown (belief, row, hidden, letter) != slot)
        continue;
      few.row[few.n++] = row;
      weight += (double) row->weight;
    }
  if (few.n == 0 || weight < 0.8 * all)
    return false;
  if (slot < PROBE_SPACES)
    hidden &= ~(1u << slot);
  points = ask_out (&few, (1u << few.n) - 1, all - weight > 1e-9 * all ? all - weight : 0, hidden, &finished);
  entry = (Entry) { .chance = finished / all, .points = points / all };
  entry.order = (1 - entry.chance) * CERTAIN > entry.points ? entry.points / (1 - entry.chance) : CERTAIN;
  line->n = 0;
  line_put (line, entry);

  return true;
}

static double
bonus_of (unsigned hidden)
{
  return __builtin_popcount (hidden) == 1 ? PROBE_LAST_CARD : 0;
}

/* The line of @seat, without @skipped. */
static void
line_of_seat (Line *line, const Decision *decision, int seat, int skipped)
{
  const ProbeState *seen = decision->seen;
  Letters letters = { .has = { 0 } };
  int trays = 0, tray = 0;

  for (int t = 0; t < seen->setup.trays; t++)
    if (seen->hidden[seat][t] != 0)
      {
        Letters here;

        letters_of_tray (&here, &decision->beliefs[seat][t]->sums, bonus_of (seen->hidden[seat][t]));
        if (trays++ == 0)
          letters = here;
        else
          letters_join (&letters, &here);
        tray = t;
      }
  if (trays == 1 && skipped == PROBE_LETTERS
      && line_of_few (line, decision, decision->beliefs[seat][tray], seen->hidden[seat][tray], 0, PROBE_SPACES,
                      decision->beliefs[seat][tray]->sums.total))
    return;
  line_of_letters (line, decision, &letters, skipped);
}

/* The same after @seat has shown @slot of @tray for @letter. */
static void
line_after (Line *line, const Decision *decision, int seat, int tray, int letter, int slot)
{
  const ProbeState *seen = decision->seen;
  const ProbeReviewBelief *belief = decision->beliefs[seat][tray];
  const unsigned hidden = seen->hidden[seat][tray];
  const unsigned elsewhere = seen->setup.trays == 2 ? seen->hidden[seat][!tray] : 0;
  Letters letters, other;

  if (elsewhere == 0 && line_of_few (line, decision, belief, hidden, letter, slot, belief->sums.shown[letter][slot]))
    return;
  letters_after (&letters, &belief->sums.after[letter][slot], belief->sums.shown[letter][slot],
                 bonus_of (hidden & ~(1u << slot)));
  if (elsewhere != 0)
    {
      letters_of_tray (&other, &decision->beliefs[seat][!tray]->sums, bonus_of (elsewhere));
      letters_join (&letters, &other);
    }
  line_of_letters (line, decision, &letters, PROBE_LETTERS);
}

/* What all lines bring together, with @instead for that of @seat. */
static double
go_on (const Decision *decision, int seat, const Line *instead)
{
  const int seats = decision->seen->setup.seats;
  int at[PROBE_MAX_SEATS] = { 0 };
  double still = 1, points = 0;

  while (still > HARDLY)
    {
      const Entry *next = NULL;
      int from = 0;

      for (int i = 0; i < seats; i++)
        {
          const Line *line = i == seat ? instead : &decision->line[i];

          if (at[i] < line->n && (next == NULL || line->entry[at[i]].order > next->order))
            {
              next = &line->entry[at[i]];
              from = i;
            }
        }
      if (next == NULL)
        break;
      points += still * next->points;
      still *= next->chance;
      at[from]++;
    }

  return points;
}

/* How likely @seat shows @slot of @tray for @letter: it shows the cheapest of both trays. */
static double
chance_shown (const Decision *decision, int seat, int tray, int letter, int slot)
{
  const ProbeState *seen = decision->seen;
  const ProbeReviewSums *sums = &decision->beliefs[seat][tray]->sums;
  const double here = ratio (sums->shown[letter][slot], sums->total);
  const ProbeReviewSums *other;
  double cheaper = 0;

  if (here <= 0 || seen->setup.trays == 1 || seen->hidden[seat][!tray] == 0)
    return here;
  other = &decision->beliefs[seat][!tray]->sums;
  for (int i = 0; i < PROBE_SPACES; i++)
    if (other->shown[letter][i] > 0
        && (other->cost[letter][i] < sums->cost[letter][slot]
            || (other->cost[letter][i] <= sums->cost[letter][slot] && tray == 1)))
      cheaper += other->shown[letter][i];

  return here * (1 - ratio (cheaper, other->total));
}

/* What is not certain does not become so by rounding. */
static double
either (double a, double b)
{
  const double chance = a + (1 - a) * b;

  return chance < 1 || a >= 1 || b >= 1 ? chance : 1 - DBL_EPSILON / 2;
}

/* P: certain only if all rows say so.  Adding the same numbers in the same order gives the same sum. */
static double
chance_of (const Decision *decision, int seat, int letter)
{
  const ProbeState *seen = decision->seen;
  double chance = 0;

  for (int tray = 0; tray < seen->setup.trays; tray++)
    if (seen->hidden[seat][tray] != 0)
      {
        const ProbeReviewSums *sums = &decision->beliefs[seat][tray]->sums;

        if (sums->has[letter] >= sums->total)
          return 1;
        chance = either (chance, fmin (sums->has[letter] / sums->total, 1 - DBL_EPSILON / 2));
      }

  return chance;
}

/* What one seat contributes to a question for @letter: the points at once, and those of going on, both with what they
 * are expected to be when it is put to this seat alone. */
static void
reckon (const Decision *decision, int seat, int letter, bool alone, ProbeReviewQuestion *question)
{
  const ProbeState *seen = decision->seen;

  for (int tray = 0; tray < seen->setup.trays; tray++)
    for (unsigned rest = seen->hidden[seat][tray]; rest != 0; rest &= rest - 1)
      {
        const int slot = __builtin_ctz (rest);
        const double chance = chance_shown (decision, seat, tray, letter, slot);
        Line line;

        if (chance <= 0)
          continue;
        question->at_once +=
          chance * (probe_space_value (slot) * decision->factor + bonus_of (seen->hidden[seat][tray]));
        if (!alone)
          continue;
        line_after (&line, decision, seat, tray, letter, slot);
        question->worth += chance * go_on (decision, seat, &line);
      }
}

/* Adds to both what a wrong answer brings. */
static void
reckon_miss (const Decision *decision, ProbeReviewQuestion *question)
{
  if (question->letter == PROBE_BLANK)
    question->at_once -= (1 - question->chance) * decision->wrong_blank;
  question->worth += question->at_once + (1 - question->chance) * decision->again;
}

static void
ask_everybody (ProbeReviewQuestions *questions, Decision *decision)
{
  const ProbeState *seen = decision->seen;

  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    {
      ProbeReviewQuestion *question = &questions->question[questions->n++];
      Decision later = *decision;

      *question = (ProbeReviewQuestion) { .target = PROBE_EVERYBODY, .letter = probe_letter_at (letter) };
      for (int seat = 0; seat < seen->setup.seats; seat++)
        if (seat != seen->turn && probe_hidden_of (seen, seat) > 0)
          {
            question->chance = either (question->chance, chance_of (decision, seat, letter));
            reckon (decision, seat, letter, false, question);
            line_of_seat (&later.line[seat], decision, seat, letter);
          }
      question->worth = question->chance * go_on (&later, seen->turn, &later.line[seen->turn]);
      reckon_miss (decision, question);
    }
}

void
probe_review_questions (ProbeReviewQuestions *questions,
                        const ProbeState *seen,
                        ProbeReviewBelief *const beliefs[PROBE_MAX_SEATS][PROBE_MAX_TRAYS],
                        double draw)
{
  const ProbeCardKind *card = &probe_card_kinds[seen->card];
  Decision decision = {
    .seen = seen,
    .beliefs = beliefs,
    .wrong_blank = card->effect == PROBE_EFFECT_NO_BLANK_PENALTY ? 0 : PROBE_WRONG_BLANK,
    .factor = seen->first_guess && card->effect == PROBE_EFFECT_MULTIPLY ? card->amount : 1,
  };

  questions->n = 0;
  for (int seat = 0; seat < seen->setup.seats; seat++)
    if (seat != seen->turn && probe_hidden_of (seen, seat) > 0)
      line_of_seat (&decision.line[seat], &decision, seat, PROBE_LETTERS);
  if (card->effect == PROBE_EFFECT_ADDITIONAL_TURN)
    decision.again = draw + go_on (&decision, seen->turn, &decision.line[seen->turn]);

  if (seen->first_guess && card->effect == PROBE_EFFECT_ALL_EXPOSE)
    {
      ask_everybody (questions, &decision);
      return;
    }
  for (int i = 1; i < seen->setup.seats; i++)
    {
      const int seat = (seen->turn + i) % seen->setup.seats;

      for (int letter = 0; letter < PROBE_LETTERS && probe_hidden_of (seen, seat) > 0; letter++)
        {
          ProbeReviewQuestion *question = &questions->question[questions->n++];

          *question = (ProbeReviewQuestion) {
            .target = (uint8_t) seat,
            .letter = probe_letter_at (letter),
            .chance = chance_of (&decision, seat, letter),
          };
          reckon (&decision, seat, letter, true, question);
          reckon_miss (&decision, question);
        }
    }
}
