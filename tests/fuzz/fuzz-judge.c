/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge of typed answers, with any bank and any answer: up to the first byte 0 the input is an answer, the rest a bank. */

#include <string.h>

#include "fuzz-bytes.h"
#include "fuzz-target.h"
#include "questions/questions-judge.h"

/* What holds of any proposal. */
static void
look_at_proposal (const QuestionsProposal *proposal)
{
  REQUIRE (proposal->reason < QUESTIONS_N_REASONS);
  REQUIRE (proposal->right == (proposal->reason <= QUESTIONS_WITHIN));
  REQUIRE ((proposal->form != NULL) == (proposal->right || proposal->reason == QUESTIONS_NEARER));
  REQUIRE ((proposal->rival != NULL) == (proposal->reason == QUESTIONS_OTHER || proposal->reason == QUESTIONS_NEARER));
  REQUIRE (proposal->reason != QUESTIONS_SLIP || (proposal->distance >= 1 && proposal->distance <= 3));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const uint8_t *end = size == 0 ? NULL : memchr (data, '\0', size);
  const size_t n_answer = end == NULL ? size : (size_t) (end - data);
  const uint8_t *rest = end == NULL ? data + size : end + 1;
  QuestionsBank *bank = questions_bank_read ((const char *) rest, (size_t) (data + size - rest), NULL, NULL);
  QuestionsJudge *judge = questions_judge_new (bank);
  const QuestionsQuestion *questions;
  size_t n;

  REQUIRE (judge != NULL);
  questions = questions_bank_get (bank, &n);
  for (size_t i = 0; i < n; i++)
    {
      QuestionsProposal proposal, again;
      int64_t number;
      size_t n_kin;

      questions_judge_answer (judge, &questions[i], (const char *) data, n_answer, &proposal);
      look_at_proposal (&proposal);
      questions_judge_answer (judge, &questions[i], (const char *) data, n_answer, &again);
      REQUIRE (again.reason == proposal.reason && again.distance == proposal.distance && again.rival == proposal.rival);

      /* Its own answer is right, unless it has nothing but signs, or is longer than any answer typed. */
      questions_judge_answer (judge, &questions[i], questions[i].answer, strlen (questions[i].answer), &proposal);
      look_at_proposal (&proposal);
      REQUIRE (proposal.reason == QUESTIONS_SAME || proposal.reason == QUESTIONS_NOTHING);
      questions_judge_number (judge, &questions[i], &number);
      REQUIRE (questions_judge_kin (judge, &questions[i], &n_kin) != NULL && n_kin >= 1);
    }
  questions_judge_free (judge);
  questions_bank_free (bank);

  return 0;
}
