/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/cubes/cubes-lexicon.h"

#include <string.h>

#include "rules/cubes/cubes-record.h"
#include "words/words-judge.h"

/* A language, whose list and index are made once.  Each has a lock of its own, so that nobody who asks the list waits for
 * the index. */
typedef struct {
  const char *language;
  const char *name; /* of its list */
  GMutex list_lock, index_lock;
  WordsList *list;
  CubesIndex *index;
} Lexicon;

static Lexicon lexicons[] = {
  { .language = "en", .name = "en" CUBES_LIST_TAG },
  { .language = "fr", .name = "fr" CUBES_LIST_TAG },
};

/* By the name of the language or of its list. */
static Lexicon *
find (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (lexicons); i++)
    if (strcmp (lexicons[i].language, name) == 0 || strcmp (lexicons[i].name, name) == 0)
      return &lexicons[i];

  g_return_val_if_reached (&lexicons[0]);
}

const WordsList *
cubes_lexicon_get_list (const char *language, WordsError *error)
{
  Lexicon *lexicon = find (language);
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&lexicon->list_lock);

  if (lexicon->list == NULL)
    lexicon->list = words_list_open_language (lexicon->name, error);
  return lexicon->list;
}

const CubesIndex *
cubes_lexicon_get_index (const char *language)
{
  Lexicon *lexicon = find (language);
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&lexicon->index_lock);
  const WordsList *list = cubes_lexicon_get_list (language, NULL);

  if (lexicon->index == NULL && list != NULL)
    lexicon->index = cubes_index_new_from_list (list, G_MAXUINT8);
  return lexicon->index;
}

SalonVerdict
cubes_lexicon_judge (void *data, const char *list, const char *word, bool headwords, const char **reason)
{
  CubesLexiconJudge *judge = data;
  bool refused;

  judge->asked = TRUE;
  return words_judge_by (cubes_lexicon_get_list (list, &judge->error), word, headwords, &refused, reason);
}
