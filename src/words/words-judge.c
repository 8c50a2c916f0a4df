/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/words-judge.h"

#include <string.h>

SalonVerdict
words_judge_by (const WordsList *list, const char *word, bool headwords, bool *refused, const char **reason)
{
  WordsVerdict verdict;

  if (list == NULL)
    {
      *reason = ""; /* the error says more than a record has room for */
      return SALON_WORD_NO_LIST;
    }

  verdict = words_list_verdict (list, word, strlen (word), headwords);
  *refused = verdict != WORDS_OK;
  *reason = *refused ? words_verdict_text (verdict) : NULL;
  return *refused ? SALON_WORD_REFUSED : SALON_WORD_GOOD;
}

SalonVerdict
words_judge (void *data, const char *language, const char *word, bool headwords, const char **reason)
{
  WordsJudge *judge = data;

  if (judge->list == NULL && judge->error.fault == WORDS_FAULT_NONE)
    judge->list = words_list_open_language (language, &judge->error);
  return words_judge_by (judge->list, word, headwords, &judge->refused, reason);
}
