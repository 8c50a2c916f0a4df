/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A bank of questions as games need it: its whole cards, by their numbers.  The banks that come with the program are read
 * once and kept until it ends.  All functions may be called in any thread. */

#pragma once

#include <glib.h>

#include "questions/questions-judge.h"

G_BEGIN_DECLS

typedef struct WedgesQuestions WedgesQuestions;

/* Opens the bank called @name, (transfer full).  NULL with an error of %SALON_GAME_ERROR_WORDS, a sentence for players, if it is
 * not there, cannot be read or has too few cards for any game. */
WedgesQuestions *wedges_questions_open (const char *name, GError **error);
WedgesQuestions *wedges_questions_ref (WedgesQuestions *self);
void wedges_questions_unref (WedgesQuestions *self);

/* How many whole cards it has.  They are numbered from 1, in the order of the numbers in the bank. */
int wedges_questions_count_cards (const WedgesQuestions *self);
/* The question of @category on @card, of which there must be one.  It is good as long as @self is. */
const QuestionsQuestion *wedges_questions_get (const WedgesQuestions *self, int card, int category);
/* Returns (transfer full): the other forms of the answer to @question, parted by “|”. */
char *wedges_questions_join_forms (const QuestionsQuestion *question);
/* Who judges typed answers to its questions.  To make one takes 5 to 10 ms for our banks, and half a second for the largest
 * packs, so a thread begins with it as soon as it is known that there will be a game: wedges_questions_prepare_judge() returns at
 * once, and wedges_questions_get_judge() waits for what is not ready yet. */
void wedges_questions_prepare_judge (WedgesQuestions *self);
const QuestionsJudge *wedges_questions_get_judge (WedgesQuestions *self);
/* Whether the judge is there, so that nobody would wait. */
gboolean wedges_questions_has_judge (WedgesQuestions *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WedgesQuestions, wedges_questions_unref)

G_END_DECLS
