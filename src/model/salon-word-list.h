/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "words/words-judge.h"
#include "words/words-list.h"

G_BEGIN_DECLS

/* A word list that is open in this program: once, however many games and workers use it, because a list has up to ten
 * megabytes. All of this may be called in any thread. */
typedef struct _SalonWordList SalonWordList;

/* Opens the list of @language, as words_list_open_language() does, or refers to the one that somebody has opened from the same
 * file, which nobody has written to since. (transfer full); NULL with @error filled. */
SalonWordList *salon_word_list_open (const char *language, WordsError *error);

/* @list (nullable) (transfer full): one more reference to it. */
SalonWordList *salon_word_list_ref (SalonWordList *list);

/* Drops a reference to @list (nullable) (transfer full); the last one closes it. */
void salon_word_list_unref (SalonWordList *list);

/* What can be asked, as long as somebody refers to @list; NULL of NULL. */
const WordsList *salon_word_list_get (const SalonWordList *list);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SalonWordList, salon_word_list_unref)

/* The judge of the words of one record, as a WordsJudge is, with a list that is shared. All zeros is a judge that was not asked
 * yet; who has one drops @list. */
typedef struct {
  SalonWordList *list; /* NULL until it is open */
  WordsError error;    /* why it cannot be opened; no fault as long as it can */
  bool refused;        /* the list does not have the last word */
} SalonWordListJudge;

/* A SalonJudge; @data is a SalonWordListJudge. Otherwise as words_judge(). */
SalonVerdict salon_word_list_judge (void *data,
                                    const char *language,
                                    const char *word,
                                    bool headwords,
                                    const char **reason);

G_END_DECLS
