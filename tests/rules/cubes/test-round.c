/* SPDX-License-Identifier: GPL-3.0-or-later */

/* cubes-rules.md 2 and 4: a round from its first move to the last list read out, and what ends a game. */

#include "cubes-scene.h"

static const CubesScene scenes[] = {
  { "2.1 one seat plays for its own record", "seats-1",
    "1 shake FACES; 1 write READ; 1 time; totals = 1; due = over; winners = 1; refused NO_SUCH_SEAT 2 write READ" },
  { "2.1 eight seats play", "seats-8",
    "1 shake FACES; 8 write READ; 1 write SKATER; 1 time; totals = 3 0 0 0 0 0 0 1; winners = 1" },
  { "2.1 nobody else plays", "seats-3", "1 shake FACES; 3 write READ; refused NO_SUCH_SEAT 4 write READ" },

  { "2.2 Master: words of four letters and more", "",
    "1 shake FACES; 1 write EAT; 1 write READ; 1 time; list 1 = EAT:short READ:scored; totals = 1 0" },
  { "2.2 Master is played without the Bar", "",
    "refused WITHOUT_BAR 1 bar NW; 1 shake FACES; refused WITHOUT_BAR 1 bar NW; due = writing" },
  { "2.2 the Bar after the shake", "bar-after",
    "due = shake 1; refused SHAKE_IS_DUE 1 bar NW; 1 shake FACES; due = bar 1; 1 bar SE; due = writing" },
  { "2.2 the Bar before the shake", "bar-before",
    "due = bar 1; refused BAR_IS_DUE 1 shake FACES; 1 bar SE; due = shake 1; 1 shake FACES; due = writing" },
  { "2.2 with the Bar words of three letters and more", "bar-after",
    "1 shake FACES; 1 bar NW; 1 write AT; 1 write EAT; 1 time; list 1 = AT:short EAT:scored; totals = 1 0" },
  { "2.2 the same when it was laid before", "bar-before",
    "1 bar NW; 1 shake FACES; 1 write AT; 1 write EAT; 1 time; list 1 = AT:short EAT:scored; totals = 1 0" },

  { "2.3 the first seat shakes, then the next one to the left", "seats-3 first-2 target-1000",
    "due = shake 2; 2 shake FACES; 2 time; due = shake 3; 3 shake FACES; 3 time; due = shake 1; 1 shake FACES; 1 time;"
    "due = shake 2" },
  { "2.3 the shaker alone shakes and turns the timer", "seats-3 first-2",
    "refused NOT_THE_SHAKER 1 shake FACES; 2 shake FACES; refused NOT_THE_SHAKER 3 time; 2 time; due = over" },
  { "2.3 the shaker lays the Bar", "bar-after first-2",
    "2 shake FACES; refused NOT_THE_SHAKER 1 bar NW; 2 bar NW; due = writing" },
  { "2.3 the shaker names its corner", "bar-before first-2",
    "refused NOT_THE_SHAKER 1 bar NW; 2 bar NW; due = shake 2" },
  { "2.3 the Bar is laid once a round: after the shake", "bar-after target-1000",
    "1 shake FACES; 1 bar NW; refused BAR_LIES 1 bar NW; refused BAR_LIES 1 bar SE; 1 time; due = shake 2;"
    "refused SHAKE_IS_DUE 2 bar NW; 2 shake FACES; 2 bar SW; due = writing" },
  { "2.3 the Bar is laid once a round: before the shake", "bar-before target-1000",
    "1 bar NW; refused BAR_LIES 1 bar NW; 1 shake FACES; refused BAR_LIES 1 bar SE; 1 time; due = bar 2; 2 bar SW;"
    "due = shake 2" },

  { "2.4 nobody writes before the lid is off", "",
    "refused TIME_DOES_NOT_RUN 1 write READ; refused TIME_DOES_NOT_RUN 2 strike READ; refused TIME_DOES_NOT_RUN 1 time" },
  { "2.4 nobody writes before the Bar lies", "bar-after",
    "1 shake FACES; refused TIME_DOES_NOT_RUN 1 write READ; refused TIME_DOES_NOT_RUN 2 strike READ;"
    "refused TIME_DOES_NOT_RUN 1 time; 1 bar NE; 2 write READ; lists = 0 1" },
  { "2.4 nobody writes before the lid is off when the Bar lies already", "bar-before",
    "1 bar NW; refused TIME_DOES_NOT_RUN 1 write READ; refused TIME_DOES_NOT_RUN 1 time; 1 shake FACES; 1 write READ" },
  { "2.4 each seat has a list of its own", "", "1 shake FACES; 1 write READ; 2 write READ; 2 write SEAL; lists = 1 2" },
  { "2.4 the lists are not read before the time is up", "", "1 shake FACES; 1 write READ; list 1 = READ:unread" },

  { "2.5 no cube twice, none left out", "",
    "1 shake FACES; 1 write SEEDS; 1 write SALT; 1 write SEED; 1 time; list 1 = SEEDS:grid SALT:grid SEED:scored" },
  { "2.5 the picture of the rule page", "",
    "1 shake FACES; 1 write DEAR; 1 write READ; 1 write READS; 1 write DARE; 1 write DARES; 1 write SEED;"
    "1 write LEASED; 1 write EASED; 1 write EASE; 1 write SEAL; 1 write THAW; 1 write DESK; 1 write SKATER;"
    "1 write LEASH; 1 write TESTY; 1 write WHALER; 1 time; list 1 = DEAR:scored READ:scored READS:scored DARE:scored"
    " DARES:scored SEED:scored LEASED:scored EASED:scored EASE:scored SEAL:scored THAW:scored DESK:scored SKATER:scored"
    " LEASH:scored TESTY:scored WHALER:scored; totals = 27 0" },
  { "1.4 and 2.5 no word goes through the Bar", "bar-after",
    "1 shake FACES; 1 bar NW; 1 write THAW; 1 write SEED; 1 write ARE; 1 time; list 1 = THAW:grid SEED:grid ARE:scored" },
  { "1.4 what another corner leaves", "bar-after",
    "1 shake FACES; 1 bar SE; 1 write SEED; 1 write THAW; 1 write ARE; 1 time; list 1 = SEED:scored THAW:grid ARE:grid" },
  { "2.7 plurals, verb forms and words within words count", "",
    "1 shake FACES; 1 write READS; 1 write READ; 1 write EASED; 1 time; list 1 = READS:scored READ:scored EASED:scored" },
  { "2.8 a word stands once on a list, however many places it has", "",
    "1 shake FACES; 1 write READ; refused ALREADY_WRITTEN 1 write READ; 2 write READ; lists = 1 1" },

  { "2.9 `short` comes before all others", "", "1 shake FACES; 1 write ZZ; 2 write ZZ; 1 time; list 1 = ZZ:short" },
  { "2.9 `grid` comes before `word`", "", "1 shake FACES; 1 write ZZZZ; 2 write ZZZZ; 1 time; list 2 = ZZZZ:grid" },
  { "2.9 `word` comes before `shared`", "",
    "1 shake FACES; 1 write LEAS; 2 write LEAS; 1 time; list 1 = LEAS:word; list 2 = LEAS:word" },
  { "2.9 a shared word is crossed off all lists", "seats-4",
    "1 shake FACES; 1 write READ; 2 write SEAL; 3 write READ; 4 write READ; 4 write DARE; 1 time; list 1 = READ:shared;"
    "list 3 = READ:shared; list 4 = READ:shared DARE:scored; totals = 0 1 0 1" },
  { "2.9 a word is shared only with lists that have it at the end", "",
    "1 shake FACES; 1 write READ; 2 write READ; 2 strike READ; 1 time; list 1 = READ:scored; totals = 1 0" },
  { "2.9 points by letters", "",
    "1 shake FACES; 1 write READ; 1 write READS; 2 write SKATER; 1 time; totals = 3 3; winners = 1 2" },
  { "2.9 no penalty", "",
    "1 shake FACES; 1 write ZZ; 1 write ZZZZ; 1 write LEAS; 1 write READ; 2 write READ; 1 time; totals = 0 0; lists = 4 1" },
  { "2.9 a word counts as it stands when the time is up", "target-10",
    "1 shake FACES; 1 write READ; totals = 0 0; 1 time; totals = 1 0; lists = 1 0" },

  { "2.10 one round is a game; the highest score wins", "",
    "1 shake FACES; 2 write READ; winners = none; 1 time; due = over; winners = 2; refused GAME_OVER 2 shake FACES;"
    "refused GAME_OVER 1 write SEAL; refused GAME_OVER 1 strike READ; refused GAME_OVER 2 time" },
  { "2.10 equal scores share", "seats-3", "1 shake FACES; 1 write READ; 3 write SEAL; 1 time; winners = 1 3" },
  { "2.10 nobody scored: all share", "", "1 shake FACES; 1 time; due = over; winners = 1 2" },
  { "2.10 with a target rounds go on until somebody has reached it", "target-10",
    "1 shake FACES; 1 write SKATER; 1 write WHALER; 1 write LEASED; 2 write READ; 1 time; totals = 9 1; due = shake 2;"
    "winners = none; 2 shake FACES; lists = 0 0; 1 write SEAL; 2 time; totals = 10 1; due = over" },
  { "2.10 the target is reached after the round, exactly or beyond", "target-10",
    "1 shake FACES; 1 write SKATER; 1 write WHALER; 1 write LEASED; 1 write DARE; 1 time; totals = 10 0; due = over;"
    "winners = 1; refused GAME_OVER 2 shake FACES" },
  { "2.10 all score at the same moment: the highest total wins, whoever shook", "target-10",
    "1 shake FACES; 1 write SKATER; 1 write WHALER; 1 write LEASED; 1 time; 2 shake FACES; 1 write DARE; 2 write SKATER;"
    "2 write WHALER; 2 write LEASED; 2 write READS; 2 time; totals = 10 11; due = over; winners = 2" },
  { "2.10 with a Bar game over, neither Bar nor cubes come again", "bar-before",
    "1 bar NW; 1 shake FACES; 1 time; due = over; refused GAME_OVER 2 bar NW" },

  { "4 a word is struck and may be written again", "",
    "1 shake FACES; 1 write READ; 1 write SEAL; 1 write DARE; 1 strike SEAL; lists = 2 0; refused NOT_WRITTEN 1 strike SEAL;"
    "refused NOT_WRITTEN 2 strike READ; 1 write SEAL; 1 time; list 1 = READ:scored DARE:scored SEAL:scored" },
  { "4 what is too short or cannot be traced is written too", "",
    "1 shake FACES; 1 write A; 1 write QQQQQQQQQQQQQQQQQQQQQQQQQQ; lists = 2 0" },
  { "4 the times of a seat never fall", "",
    "1 shake FACES; 1 write READ @9; 1 write SEAL @9; refused TIME_FALLS 1 write DARE @8; 1 write DARE; 1 write DEAR @10;"
    "refused TIME_FALLS 1 write SEED @9; lists = 4 0" },
  { "4 struck words count for the times", "",
    "1 shake FACES; 1 write READ @9; 1 strike READ; refused TIME_FALLS 1 write READ @8; 1 write READ @9" },
  { "4 each seat has its own time", "", "1 shake FACES; 1 write READ @3600; 2 write SEAL @0; lists = 1 1" },
  { "4 the times begin again in each round", "target-1000",
    "1 shake FACES; 1 write READ @90; 1 time; 2 shake FACES; 1 write READ @0; lists = 1 0" },
  { "4 the timer is turned at any moment of the round", "", "1 shake FACES; 1 time; due = over" },
  { "4 outside a round nobody writes or strikes", "target-1000",
    "1 shake FACES; 1 write READ; 1 time; refused TIME_DOES_NOT_RUN 1 write SEAL; refused TIME_DOES_NOT_RUN 1 strike READ;"
    "refused TIME_DOES_NOT_RUN 2 time" },
  { "4 the lists are there until the next shake", "target-1000",
    "1 shake FACES; 1 write READ; 1 time; lists = 1 0; totals = 1 0; 2 shake FACES; lists = 0 0; totals = 1 0" },
  { "4 the lists are there until the next bar, before the shake", "target-1000 bar-before",
    "1 bar NW; 1 shake FACES; 1 write EAT; 1 time; lists = 1 0; 2 bar NW; lists = 0 0; 2 shake FACES; lists = 0 0" },
  { "4 the lists are there until the next shake, the Bar after it", "target-1000 bar-after",
    "1 shake FACES; 1 bar NW; 1 write EAT; 1 time; lists = 1 0; 2 shake FACES; lists = 0 0; 2 bar NW; lists = 0 0" },
  { "4 a round is shaken once", "", "1 shake FACES; refused ALREADY_SHAKEN 1 shake FACES" },
  { "4 a round is shaken once, also while the Bar is due", "bar-after",
    "1 shake FACES; refused ALREADY_SHAKEN 1 shake FACES; 1 bar NW; refused ALREADY_SHAKEN 1 shake FACES" },
  { "4 a shake that the cubes cannot show", "",
    "refused NOT_A_ROLL 1 shake AAAAAAAAAAAAAAAAAAAAAAAAA; due = shake 1; 1 shake FACES" },
};

int
main (void)
{
  return CUBES_SCENES_RUN (scenes);
}
