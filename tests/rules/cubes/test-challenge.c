/* SPDX-License-Identifier: GPL-3.0-or-later */

/* cubes-rules.md 3: the table's own dictionary. */

#include "cubes-scene.h"

static const CubesScene scenes[] = {
  { "3 strict: the word list rules", "",
    "1 shake FACES; 1 write LEAS; 1 write READ; 1 time; list 1 = LEAS:word READ:scored;"
    "refused SPELLING_IS_STRICT 2 challenge 1 READ valid; refused SPELLING_IS_STRICT 2 challenge 1 LEAS invalid" },
  { "3 free: every traced word counts unless it is challenged", "free",
    "1 shake FACES; 1 write LEAS; 1 write SALT; 1 write EAT; 1 time; list 1 = LEAS:scored SALT:grid EAT:short; totals = 1 0" },
  { "3 free: what two lists have is crossed off, whatever it is", "free",
    "1 shake FACES; 1 write LEAS; 2 write LEAS; 1 time; list 1 = LEAS:shared" },
  { "3 `invalid` takes its points, the number of words stays", "free target-1000",
    "1 shake FACES; 1 write LEAS; 1 write READS; 1 time; totals = 3 0; 2 challenge 1 READS invalid; totals = 1 0; lists = 2 0;"
    "list 1 = LEAS:scored READS:word" },
  { "3 `valid` leaves everything as it is", "free target-1000",
    "1 shake FACES; 1 write LEAS; 1 time; 2 challenge 1 LEAS valid; totals = 1 0; list 1 = LEAS:scored" },
  { "3 a ruling uses the challenge up either way", "free target-1000 seats-3",
    "1 shake FACES; 1 write LEAS; 1 write READ; 1 time; 2 challenge 1 LEAS valid;"
    "refused CHALLENGED_BEFORE 2 challenge 1 LEAS invalid; refused CHALLENGED_BEFORE 3 challenge 1 LEAS valid;"
    "3 challenge 1 READ invalid; refused CHALLENGED_BEFORE 2 challenge 1 READ valid" },
  { "3 any other seat challenges, not only the shaker", "free seats-3",
    "1 shake FACES; 2 write LEAS; 1 time; refused CHALLENGE_YOUR_OWN 2 challenge 2 LEAS invalid; 3 challenge 2 LEAS invalid" },
  { "3 a seat that is not there", "free",
    "1 shake FACES; 1 write LEAS; 1 time; refused NO_SUCH_SEAT 3 challenge 1 LEAS valid; refused NO_SUCH_SEAT 1 challenge 3 LEAS valid" },
  { "3 only a word that scored", "free",
    "1 shake FACES; 1 write EAT; 1 write SALT; 1 write LEAS; 2 write LEAS; 1 time; refused DID_NOT_SCORE 2 challenge 1 EAT valid;"
    "refused DID_NOT_SCORE 2 challenge 1 SALT valid; refused DID_NOT_SCORE 2 challenge 1 LEAS invalid;"
    "refused NOT_ON_THAT_LIST 2 challenge 1 READ valid; refused NOT_ON_THAT_LIST 1 challenge 2 SALT valid" },
  { "3 a word that another list had for a while scores and can be challenged", "free",
    "1 shake FACES; 1 write LEAS; 2 write LEAS; 2 strike LEAS; 1 time; 2 challenge 1 LEAS invalid; totals = 0 0" },
  { "3 not while the time runs", "free",
    "refused NOTHING_READ_OUT 2 challenge 1 LEAS valid; 1 shake FACES; 1 write LEAS;"
    "refused NOTHING_READ_OUT 2 challenge 1 LEAS valid" },
  { "3 until the next shake", "free target-1000",
    "1 shake FACES; 1 write LEAS; 1 time; 2 challenge 1 LEAS valid; 2 shake FACES; refused NOTHING_READ_OUT 2 challenge 1 LEAS valid" },
  { "3 until the next shake, the Bar after it", "free target-1000 bar-after",
    "1 shake FACES; 1 bar NW; 1 write EAT; 1 time; 2 shake FACES; refused NOTHING_READ_OUT 2 challenge 1 EAT valid" },
  { "3 until the next bar, before the shake", "free target-1000 bar-before",
    "1 bar NW; 1 shake FACES; 1 write EAT; 1 write TEA; 1 time; 2 challenge 1 EAT valid; 2 bar NW;"
    "refused NOTHING_READ_OUT 2 challenge 1 TEA valid; 2 shake FACES; refused NOTHING_READ_OUT 2 challenge 1 TEA valid" },
  { "3 after the last round at any time", "free",
    "1 shake FACES; 1 write LEAS; 2 write READ; 1 time; due = over; winners = 1 2; 2 challenge 1 LEAS invalid; due = over; winners = 2;"
    "1 challenge 2 READ valid; winners = 2" },
  { "2.10 and 3 a ruling that leaves nobody at the target reopens the game", "free target-10",
    "1 shake FACES; 1 write SKATER; 1 write WHALER; 1 write LEASED; 1 write DARE; 2 write SEAL; 1 time; totals = 10 1; due = over;"
    "2 challenge 1 DARE invalid; totals = 9 1; due = shake 2; winners = none; 1 challenge 2 SEAL valid;"
    "refused NOT_THE_SHAKER 1 shake FACES; 2 shake FACES; refused NOTHING_READ_OUT 2 challenge 1 SKATER invalid;"
    "1 write DARE; 2 time; totals = 10 1; due = over" },
  { "2.10 and 3 as long as somebody else is at the target it stays over", "free target-10",
    "1 shake FACES; 1 write SKATER; 1 write WHALER; 1 write LEASED; 1 write DARE; 2 write TESTY; 2 write LEASH; 2 write DARES;"
    "2 write READS; 2 write EASED; 1 time; totals = 10 10; 2 challenge 1 DARE invalid; totals = 9 10; due = over; winners = 2;"
    "1 challenge 2 TESTY invalid; due = shake 2" },
};

int
main (void)
{
  return CUBES_SCENES_RUN (scenes);
}
