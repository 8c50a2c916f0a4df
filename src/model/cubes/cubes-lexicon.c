/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/cubes/cubes-lexicon.h"

#include <string.h>

#include "rules/cubes/cubes-record.h"
#include "words/words-judge.h"

/* The locks keep whoever asks the list from waiting for the index, which takes longer. */
struct _CubesLexicon {
  const char *language;
  const char *name; /* of its list */
  guint users;      /* belongs to whoever has users_lock */
  GMutex list_lock, index_lock;
  WordsList *list;
  CubesIndex *index;
};

static CubesLexicon lexicons[] = {
  { .language = "en", .name = "en" CUBES_LIST_TAG },
  { .language = "fr", .name = "fr" CUBES_LIST_TAG },
};

static GMutex users_lock;

/* By the name of the language or of its list. */
static CubesLexicon *
find (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (lexicons); i++)
    if (strcmp (lexicons[i].language, name) == 0 || strcmp (lexicons[i].name, name) == 0)
      return &lexicons[i];

  g_return_val_if_reached (&lexicons[0]);
}

CubesLexicon *
cubes_lexicon_use (const char *language)
{
  CubesLexicon *self = find (language);
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&users_lock);

  self->users++;
  return self;
}

void
cubes_lexicon_drop (CubesLexicon *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&users_lock);

  self->users--;
}

const WordsList *
cubes_lexicon_get_list (CubesLexicon *self, WordsError *error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->list_lock);

  if (self->list == NULL)
    self->list = words_list_open_language (self->name, error);
  return self->list;
}

const CubesIndex *
cubes_lexicon_get_index (CubesLexicon *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->index_lock);
  const WordsList *list = cubes_lexicon_get_list (self, NULL);

  if (self->index == NULL && list != NULL)
    self->index = cubes_index_new_from_list (list, G_MAXUINT8);
  return self->index;
}

void
cubes_lexicon_forget_unused (void)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&users_lock);

  for (gsize i = 0; i < G_N_ELEMENTS (lexicons); i++)
    if (lexicons[i].users == 0)
      {
        g_clear_pointer (&lexicons[i].index, cubes_index_free);
        g_clear_pointer (&lexicons[i].list, words_list_close);
      }
}

SalonVerdict
cubes_lexicon_judge (void *data, const char *list, const char *word, bool headwords, const char **reason)
{
  g_autoptr (CubesLexicon) lexicon = cubes_lexicon_use (list);
  CubesLexiconJudge *judge = data;
  bool refused;

  judge->asked = TRUE;
  return words_judge_by (cubes_lexicon_get_list (lexicon, &judge->error), word, headwords, &refused, reason);
}
