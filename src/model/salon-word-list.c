/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/salon-word-list.h"

#include <glib/gstdio.h>

struct _SalonWordList {
  guint users;
  GStatBuf file; /* that it was read from */
  WordsList *words;
  SalonWordList *next;
};

/* The lists that are open; they, and the numbers of their users, belong to whoever has the lock. */
static SalonWordList *open_lists;
static GMutex lock;

static gboolean
is_same_file (const GStatBuf *one, const GStatBuf *other)
{
  return one->st_dev == other->st_dev && one->st_ino == other->st_ino && one->st_size == other->st_size
         && one->st_mtim.tv_sec == other->st_mtim.tv_sec && one->st_mtim.tv_nsec == other->st_mtim.tv_nsec
         && one->st_ctim.tv_sec == other->st_ctim.tv_sec && one->st_ctim.tv_nsec == other->st_ctim.tv_nsec;
}

/* Whether the list of @language can be shared, and which @file it is. */
static gboolean
find_file (const char *language, GStatBuf *file)
{
  char path[sizeof ((WordsError *) NULL)->subject];

  return words_language_is_valid (language) && words_list_path (language, path, sizeof path)
         && g_stat (path, file) == 0;
}

SalonWordList *
salon_word_list_open (const char *language, WordsError *error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&lock);
  GStatBuf file = { 0 };
  const gboolean found = find_file (language, &file);
  SalonWordList *self;
  WordsList *list;

  for (self = found ? open_lists : NULL; self != NULL; self = self->next)
    if (is_same_file (&self->file, &file))
      {
        self->users++;
        return self;
      }

  list = words_list_open_language (language, error);
  if (list == NULL)
    return NULL;

  self = g_new0 (SalonWordList, 1);
  self->users = 1;
  self->file = file;
  self->words = list;
  self->next = open_lists;
  open_lists = self;
  return self;
}

SalonWordList *
salon_word_list_ref (SalonWordList *list)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&lock);

  if (list != NULL)
    list->users++;
  return list;
}

void
salon_word_list_unref (SalonWordList *list)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&lock);
  SalonWordList **at = &open_lists;

  if (list == NULL || --list->users > 0)
    return;

  while (*at != list)
    at = &(*at)->next;
  *at = list->next;
  words_list_close (list->words);
  g_free (list);
}

const WordsList *
salon_word_list_get (const SalonWordList *list)
{
  return list != NULL ? list->words : NULL;
}

SalonVerdict
salon_word_list_judge (void *data, const char *language, const char *word, bool headwords, const char **reason)
{
  SalonWordListJudge *judge = data;

  if (judge->list == NULL && judge->error.fault == WORDS_FAULT_NONE)
    judge->list = salon_word_list_open (language, &judge->error);
  return words_judge_by (salon_word_list_get (judge->list), word, headwords, &judge->refused, reason);
}
