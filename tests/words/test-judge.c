/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge of a record's words: what it says of a word, and of a list that is not there. */

#include <string.h>

#include "tap.h"
#include "words/words-judge.h"

int
main (void)
{
  WordsJudge judge = { NULL }, without = { NULL };
  const char *reason = "";
  const WordsList *list;

  tap_ok (words_judge (&judge, "en", "ROCKET", false, &reason) == SALON_WORD_GOOD && reason == NULL && !judge.refused,
          "a word of the list");
  list = judge.list;
  tap_ok (words_judge (&judge, "en", "ROCKTE", false, &reason) == SALON_WORD_REFUSED && judge.refused && reason != NULL
            && strcmp (reason, words_verdict_text (words_list_verdict (list, "ROCKTE", 6, false))) == 0,
          "a word that the list does not have, and why");
  tap_ok (words_judge (&judge, "en", "KAYAK", false, &reason) == SALON_WORD_GOOD && !judge.refused, "the next word");
  tap_ok (judge.list == list && judge.error.fault == WORDS_FAULT_NONE, "the list is opened once");

  for (int i = 0; i < 2; i++)
    tap_ok (words_judge (&without, "xx", "ROCKET", false, &reason) == SALON_WORD_NO_LIST && reason != NULL
              && without.list == NULL && without.error.fault == WORDS_FAULT_NOT_INSTALLED && !without.refused,
            "nobody knows without a list, and the error says why");

  words_list_close (judge.list);
  return tap_done ();
}
