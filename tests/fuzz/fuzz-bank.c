/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A bank of questions from any bytes: whatever is read is such as the reader promises. */

#include <string.h>

#include "fuzz-bytes.h"
#include "fuzz-target.h"
#include "questions/questions-bank.h"
#include "rules/salon-utf8.h"

static void
look_at_fault (void *data, unsigned long line, const char *sentence)
{
  REQUIRE (line >= 1 && sentence[0] != '\0');
  ++*(size_t *) data;
}

static void
look_at_text (const char *text, bool may_be_empty)
{
  const size_t n = strlen (text);

  REQUIRE (n > 0 || may_be_empty);
  REQUIRE (n <= QUESTIONS_MAX_FIELD && salon_utf8_is_printable (text));
  REQUIRE (n == 0 || (text[0] != ' ' && text[n - 1] != ' ' && strstr (text, "  ") == NULL));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  size_t faults = 0, n;
  QuestionsBank *bank = questions_bank_read ((const char *) data, size, look_at_fault, &faults);
  const QuestionsQuestion *questions = questions_bank_get (bank, &n);

  REQUIRE (questions_bank_count_cards (bank) <= (int) (n / QUESTIONS_CATEGORIES));
  REQUIRE (faults > 0 || questions_bank_count_cards (bank) * QUESTIONS_CATEGORIES == (int) n);
  for (size_t i = 0; i < n; i++)
    {
      const QuestionsQuestion *question = &questions[i];
      const char *form = question->forms;

      REQUIRE (question->card >= 1 && question->card <= QUESTIONS_MAX_CARDS);
      REQUIRE (question->category < QUESTIONS_CATEGORIES);
      REQUIRE (question->difficulty >= 1 && question->difficulty <= QUESTIONS_MAX_DIFFICULTY);
      REQUIRE (question->tolerance >= 0 && question->n_forms <= QUESTIONS_MAX_FORMS + 1);
      if (i > 0)
        REQUIRE (questions[i - 1].card < question->card
                 || (questions[i - 1].card == question->card && questions[i - 1].category < question->category));
      look_at_text (question->kind, false);
      look_at_text (question->text, false);
      look_at_text (question->answer, false);
      look_at_text (question->fact, true);
      for (int j = 0; j < question->n_forms; j++, form += strlen (form) + 1)
        {
          look_at_text (form, false);
          REQUIRE (strchr (form, '|') == NULL && strcmp (form, question->answer) != 0);
        }
    }
  questions_bank_free (bank);

  return 0;
}
