/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/wedges/wedges-referee.h"

#include "questions/questions-bank.h"
#include "rules/wedges/wedges-record.h"

_Static_assert(QUESTIONS_MAX_CARDS <= WEDGES_MAX_CARDS, "a game can be played with any bank");

/* What the option --cards said; 0: it was not given. */
static int cards;

const RefereeCommand wedges_referee_commands[] = {
  { "arena", wedges_arena },
  { NULL },
};

const char wedges_referee_usage[] = N_ ("       salon-referee arena --game wedges [OPTION…]\n");

const char wedges_referee_help[] =
  N_ ("For each move of Wedges replay prints the wedges of all seats, “ | ”, the space on which\n"
      "each seat stands, “ | ”, and the card of the next question as BOX:NUMBER, with the letter\n"
      "of its category while it is asked; at the end, who won. --cards N says how many cards the\n"
      "bank has, for a record without the line “option cards”. arena lets computer players play\n"
      "against each other.\n");

static void
set_cards (uint64_t number)
{
  cards = (int) number;
}

const RefereeReplayOption wedges_referee_cards = { "--cards", WEDGES_LEAST_CARDS, WEDGES_MAX_CARDS, set_cards };

/* A WedgesBank.  A bank with a fault has the cards that are whole in spite of it. */
static int
count_cards (void *data, const char *questions)
{
  char path[4096];
  QuestionsBank *bank = NULL;
  int n = 0;

  if (cards == 0 && questions_bank_path (questions, path, sizeof path))
    bank = questions_bank_open (path, NULL, NULL);
  if (bank != NULL)
    n = questions_bank_count_cards (bank);
  questions_bank_free (bank);

  return n >= WEDGES_LEAST_CARDS ? n : cards;
}

SalonRecord
wedges_referee_find (const char *name, SalonJudge judge, void *data)
{
  static WedgesRecord record; /* the program replays one record and ends */

  wedges_record_init (&record, count_cards, NULL);
  return wedges_record_find (&record, name);
}
