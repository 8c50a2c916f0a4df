/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is prepared for the guided first game: the words of each language, and the deck. */

#pragma once

#include <glib.h>

#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

/* Who sits where in a lesson. */
#define PROBE_LEARNER 0
#define PROBE_ROSA    1

/* The level of the computer in a lesson. */
#define PROBE_LESSON_LEVEL SALON_COMPUTER_BEGINNER

/* The lesson of one word list. Letters are given in the order in which the notes propose them. */
typedef struct {
  const char *words;  /* the word list, as in a record */
  const char *title;  /* of the record, in the language of the list; it marks the game as a lesson */
  const char *rosa;   /* the name of the computer */
  const char *word;   /* its word */
  const char *count;  /* how many letters that has, in words; marked for translation */
  const char *riddle; /* a sentence about it; marked for translation */
  const char *yours;  /* the word that is suggested to the learner: with a letter that it has twice */
  const char *finds;  /* letters of Rosa's word */
  const char *misses; /* letters that it does not have */
} ProbeLessonScript;

/* All lessons, one for each word list; the last one has no word list. */
extern const ProbeLessonScript probe_lesson_scripts[];

/* The lesson that a game with @header is, or NULL: an ordinary game. The rows of @header must be known, or
 * that of Rosa at least. */
const ProbeLessonScript *probe_lesson_find (const ProbeHeader *header);
/* Writes the record of a new lesson (transfer full): Rosa has laid her word, the learner, called @person, has not.
 * @date is written as it is. */
char *probe_lesson_make_record (const ProbeLessonScript *script, const char *person, const char *date);
/* Gives the card that is prepared for draw number @n, counted from 0; PROBE_NO_CARD where the pile decides. */
ProbeKind probe_lesson_card (guint n);

G_END_DECLS
