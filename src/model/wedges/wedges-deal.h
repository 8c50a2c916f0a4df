/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards made of questions that somebody else has written. */

#pragma once

#include "model/wedges/wedges-import.h"

G_BEGIN_DECLS

/* Where the questions of a foreign category go: 0–5, an index of questions_category_letters, or one of these. */
#define WEDGES_DEAL_ANY  QUESTIONS_CATEGORIES       /* wherever a card lacks a question */
#define WEDGES_DEAL_NONE (QUESTIONS_CATEGORIES + 1) /* nowhere */
#define WEDGES_N_DEAL    (QUESTIONS_CATEGORIES + 2)

/* What comes of it. */
typedef struct {
  guint cards; /* whole ones */
  guint rest;  /* questions that fill no card */
  guint out;   /* questions of categories that go nowhere */
} WedgesDeal;

/* Guesses where the questions of the foreign category @name go: by words that stand in it, in English or French; anywhere if no
 * word is known. */
guint wedges_deal_guess (const char *name);

/* Counts what comes of @import if the questions of its i-th category go to @places[i]. */
WedgesDeal wedges_deal_count (const WedgesImport *import, const guint *places);
/* Writes it as a bank: the whole cards, numbered from 1, and behind them what fills no card, as far as there are numbers for
 * cards. The questions of a card of the file stay together if they make a whole card; all others are dealt in the order
 * of the file. Returns NULL with an error, whose message is a translated sentence. */
GBytes *wedges_deal_write (const WedgesImport *import, const guint *places, const QuestionsHead *head, GError **error);

G_END_DECLS
