/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long the judge of typed answers takes: to be made, and for an answer with all of its rivals.  At last with a bank as
 * large as one may be, in which all answers are of one kind.
 *
 * usage: bench-judge BANK… */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "questions/questions-judge.h"

#define LOOKUPS 20000

static double
microseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e6 + (double) now.tv_nsec * 1e-3;
}

/* Looks up right answers, and such as have a slip; returns whether there was a bank. */
static void
measure (const char *name, const QuestionsBank *bank)
{
  double begin = microseconds (), made, worst = 0, sum = 0;
  QuestionsJudge *judge = questions_judge_new (bank);
  const QuestionsQuestion *questions;
  size_t n, kin, most = 0;

  made = microseconds () - begin;
  questions = questions_bank_get (bank, &n);
  if (judge == NULL || n == 0)
    abort ();
  for (size_t i = 0; i < LOOKUPS; i++)
    {
      const QuestionsQuestion *question = &questions[i * 7919 % n];
      const size_t length = strlen (question->answer);
      QuestionsProposal proposal;
      char text[QUESTIONS_MAX_FIELD + 1];
      double time;

      /* Every other answer lacks a letter, or has one that is no part of it. */
      strcpy (text, question->answer);
      if (i % 2 == 1)
        memmove (text + length / 2, text + length / 2 + 1, length - length / 2);
      begin = microseconds ();
      questions_judge_answer (judge, question, text, strlen (text), &proposal);
      time = microseconds () - begin;
      sum += time;
      worst = time > worst ? time : worst;
      questions_judge_kin (judge, question, &kin);
      most = kin > most ? kin : most;
    }
  printf ("%s: made in %.1f ms; an answer among up to %zu takes %.1f µs, at most %.0f\n", name, made / 1000, most,
          sum / LOOKUPS, worst);
  questions_judge_free (judge);
}

/* Makes the largest bank there may be, of names of two words. */
static QuestionsBank *
make_large (void)
{
  static const char *const syllables[] = { "ka", "lo", "mi", "ne", "ru", "sta", "ber", "tol", "an", "vis", "do", "pe" };
  const size_t n = sizeof syllables / sizeof *syllables, size = 100 * 6 * QUESTIONS_MAX_CARDS;
  char *text = malloc (size);
  size_t used = 0, word = 0;
  QuestionsBank *bank;

  if (text == NULL)
    abort ();
  for (int card = 1; card <= QUESTIONS_MAX_CARDS; card++)
    {
      used += (size_t) snprintf (text + used, size - used, "card %d\n", card);
      for (int i = 0; i < QUESTIONS_CATEGORIES; i++, word++)
        used += (size_t) snprintf (text + used, size - used, "%c 3 person\nWho?\n= %s%s %s%s%s\n",
                                   questions_category_letters[i], syllables[word % n], syllables[word / n % n],
                                   syllables[word / n / n % n], syllables[word / n / n / n % n],
                                   syllables[word / n / n / n / n % n]);
    }
  bank = questions_bank_read (text, used, NULL, NULL);
  free (text);

  return bank;
}

int
main (int argc, char **argv)
{
  QuestionsBank *bank;

  for (int i = 1; i < argc; i++)
    {
      bank = questions_bank_open (argv[i], NULL, NULL);
      if (bank == NULL)
        return 1;
      measure (argv[i], bank);
      questions_bank_free (bank);
    }
  bank = make_large ();
  measure ("the largest", bank);
  questions_bank_free (bank);

  return 0;
}
