/* SPDX-License-Identifier: GPL-3.0-or-later */

/* wedges-rules.md 2 to 4: a game from its first roll to the last place. */

#include "wedges-scene.h"

/* A question of one’s own, from the hub, and its answer. */
#define ASKED(seat) "put " seat " H ------;" seat " roll 1;" seat " move S0.1;"
#define WRONG(seat) ASKED (seat) seat " answer wrong;"
#define RIGHT(seat) ASKED (seat) seat " answer right;"

/* With six wedges, one step from the hub, and onto it. */
#define HOME(seat) "put " seat " S0.1 GEHASP;" seat " roll 1;" seat " move H;"

static const WedgesScene scenes[] = {
  { "2.1 every seat rolls once, in the order of the seats", "seats-3",
    "due = first-roll 1; refused NOT_YOUR_TURN 2 roll 3; 1 roll 3; due = first-roll 2; 2 roll 5; 3 roll 4; due = roll 2" },
  { "2.1 first rolls move nothing, and who begins rolls again", "",
    "1 roll 6; 2 roll 5; due = roll 1; shows = ------ ------ | H H | 1:1; refused ROLL_IS_DUE 1 move S0.1; 1 roll 2;"
    "due = move 1" },
  { "2.1 who ties for the highest rolls again, nobody else", "seats-4",
    "1 roll 2; 2 roll 5; 3 roll 4; 4 roll 5; due = first-roll 2; 2 roll 1; due = first-roll 4; 4 roll 2; due = roll 4" },
  { "2.1 a tie between lower rolls is none", "seats-3", "1 roll 2; 2 roll 2; 3 roll 3; due = roll 3" },
  { "2.1 the same again, until one is highest", "seats-3",
    "1 roll 3; 2 roll 3; 3 roll 3; due = first-roll 1; 1 roll 6; 2 roll 6; 3 roll 1; due = first-roll 1; 1 roll 1; 2 roll 1;"
    "due = first-roll 1; 1 roll 4; 2 roll 2; due = roll 1" },
  { "2.1 one seat alone rolls once for the beginning too", "seats-1",
    "due = first-roll 1; 1 roll 1; due = roll 1; 1 roll 4; due = move 1" },

  { "2.2 exactly as many spaces as the die shows", "",
    "begins 1; 1 roll 3; refused OUT_OF_REACH 1 move S2.2; refused OUT_OF_REACH 1 move S2.4; refused OUT_OF_REACH 1 move H;"
    "1 move S2.3; shows = ------ ------ | S2.3 H | 1:1E" },
  { "2.2 never turning back", "", "begins 1; put 1 R2 ------; 1 roll 2; refused OUT_OF_REACH 1 move R2; 1 move R4" },
  { "2.2 the hub may be passed", "", "begins 1; put 1 S0.2 ------; 1 roll 4; 1 move S5.2; due = answer 1" },
  { "2.2 tokens share a space", "",
    "begins 1; 1 roll 1; 1 move S0.1; 1 answer wrong; 2 roll 1; 2 move S0.1; shows = ------ ------ | S0.1 S0.1 | 2:2S" },
  { "2.2 who is due alone moves", "",
    "begins 2; 2 roll 3; refused NOT_YOUR_TURN 1 move S0.3; refused NO_SUCH_SEAT 3 roll 1" },
  { "2.2 the roll comes before the move, once", "",
    "begins 1; refused ROLL_IS_DUE 1 answer right; 1 roll 3; refused MOVE_IS_DUE 1 roll 4; refused MOVE_IS_DUE 1 choose G" },

  { "2.3 a question of the space’s category", "",
    "begins 1; 1 roll 4; 1 move S3.4; shows = ------ ------ | S3.4 H | 1:1G; refused ANSWER_IS_DUE 1 roll 1" },
  { "2.3 roll again: no question", "",
    "begins 1; put 1 R1 ------; 1 roll 1; 1 move R2; due = roll 1; shows = ------ ------ | R2 H | 1:1" },
  { "2.3 the hub is a wild space", "",
    "begins 1; put 1 S0.1 GEHAS-; 1 roll 1; 1 move H; due = choose 1; refused CHOICE_IS_DUE 1 answer right;"
    "shows = GEHAS- ------ | H H | 1:1; 1 choose P; shows = GEHAS- ------ | H H | 1:1P; 1 answer right; due = roll 1;"
    "shows = GEHAS- ------ | H H | 2:2" },

  { "2.4 right: the turn goes on with another roll", "", "begins 1;" RIGHT ("1") "due = roll 1" },
  { "2.4 wrong: it passes to the left", "seats-3",
    "begins 2;" WRONG ("2") "due = roll 3;" WRONG ("3") "due = roll 1;" WRONG ("1") "due = roll 2" },

  { "2.5 right in a headquarters: the wedge", "",
    "begins 1; 1 roll 6; 1 move R7; shows = ------ ------ | R7 H | 1:1G; 1 answer right; shows = G----- ------ | R7 H | 2:2" },
  { "2.5 right elsewhere: no wedge", "", "begins 1;" RIGHT ("1") "shows = ------ ------ | S0.1 H | 2:2" },
  { "2.5 where one has it already: an ordinary question", "",
    "begins 1; put 1 R6 G-----; 1 roll 1; 1 move R7; 1 answer right; due = roll 1; shows = G----- ------ | R7 H | 2:2" },
  { "2.5 after a wrong answer the token leaves and has to come back", "",
    "begins 1; 1 roll 6; 1 move R7; 1 answer wrong; shows = ------ ------ | R7 H | 2:2;" WRONG (
      "2") "1 roll 1; refused OUT_OF_REACH 1 move R7; 1 move R8" },

  { "3.1 box 1 first, then in turn, whoever is asked", "",
    "begins 1; shows = ------ ------ | H H | 1:1;" WRONG ("1") "shows = ------ ------ | S0.1 H | 2:2;" RIGHT (
      "2") "shows = ------ ------ | S0.1 S0.1 | 1:3;" WRONG ("2") "shows = ------ ------ | S0.1 S0.1 | 2:4" },
  { "3.1 a card that was asked goes to the rear of its box", "seats-1 cards-3",
    "begins 1;" ASKED ("1") "shows = ------ | S0.1 | 1:1S; 1 answer right;" ASKED ("1") "shows = ------ | S0.1 | 2:2S; 1 answer right;" ASKED (
      "1") "shows = ------ | S0.1 | 1:3S; 1 answer right;" ASKED ("1") "shows = ------ | S0.1 | 2:2S; 1 answer right; shows = ------ | S0.1 | 1:1" },
  { "3.1 one box with all cards", "seats-1 cards-3 box-1",
    "begins 1;" RIGHT ("1") "shows = ------ | S0.1 | 1:2;" RIGHT ("1") "shows = ------ | S0.1 | 1:3;" RIGHT (
      "1") "shows = ------ | S0.1 | 1:1" },
  { "3.1 final questions too", "seats-1",
    "begins 1;" HOME ("1") "1 choose G; 1 answer wrong; shows = GEHASP | H | 2:2" },
  { "3.3 the seed shuffles box 1 first: 5 3 9 7 1, and then 6 10 8 2 4", "seats-1 cards-10 shuffle-1",
    "begins 1; shows = ------ | H | 1:5;" RIGHT ("1") "shows = ------ | S0.1 | 2:6;" RIGHT ("1") "shows = ------ | S0.1 | 1:3;" RIGHT ("1") "shows = ------ | S0.1 | 2:10;" RIGHT ("1") "shows = ------ | S0.1 | 1:9;" RIGHT (
      "1") "shows = ------ | S0.1 | 2:8;" RIGHT ("1") "shows = ------ | S0.1 | 1:7;" RIGHT ("1") "shows = ------ | S0.1 | 2:2;" RIGHT ("1") "shows = ------ | S0.1 | 1:1;" RIGHT ("1") "shows = ------ | S0.1 | 2:4" },
  { "3.4 the boxes go on where another evening ended", "seats-1 cards-10 front-3 front2-1",
    "begins 1; shows = ------ | H | 1:7;" RIGHT ("1") "shows = ------ | S0.1 | 2:4;" RIGHT (
      "1") "shows = ------ | S0.1 | 1:9" },
  { "3.4 in the shuffled order, modulo the box", "seats-1 cards-10 shuffle-1 front-1000001 front2-5",
    "begins 1; shows = ------ | H | 1:3;" RIGHT ("1") "shows = ------ | S0.1 | 2:6" },

  { "4.1 with six wedges the hub asks for votes, from the left", "seats-3",
    "begins 2;" HOME (
      "2") "due = vote 3; refused NOT_YOUR_TURN 2 choose G; refused VOTE_IS_DUE 3 answer right; 3 vote G;"
           "due = vote 1; 1 vote G; due = answer 2; shows = ------ GEHASP ------ | H H H | 1:1G" },
  { "4.1 most votes win", "seats-4",
    "begins 1;" HOME ("1") "2 vote S; 3 vote P; 4 vote P; shows = GEHASP ------ ------ ------ | H H H H | 1:1P" },
  { "4.1 between equals the one that was voted for first", "seats-5",
    "begins 1;" HOME (
      "1") "2 vote S; 3 vote P; 4 vote P; 5 vote S; shows = GEHASP ------ ------ ------ ------ | H H H H H | 1:1S" },
  { "4.1 every vote is cast, when it is decided as well", "seats-4",
    "begins 1;" HOME (
      "1") "2 vote S; 3 vote S; due = vote 4; 4 vote H; shows = GEHASP ------ ------ ------ | H H H H | 1:1S" },
  { "4.1 a seat that has finished votes too", "seats-3 places",
    "begins 1;" HOME ("1") "2 vote G; 3 vote G; 1 answer right;" HOME (
      "2") "due = vote 3; 3 vote A; due = vote 1; 1 vote E;"
           "due = answer 2" },
  { "4.1 alone at the table, the player chooses", "seats-1",
    "begins 1;" HOME ("1") "due = choose 1; 1 choose A; shows = GEHASP | H | 1:1A; 1 answer right; due = over" },
  { "4.1 the hub is passed without a question", "",
    "begins 1; put 1 S0.2 GEHASP; 1 roll 3; 1 move S1.1; due = answer 1; 1 answer right; due = roll 1" },

  { "4.2 right wins the game", "",
    "begins 2;" WRONG ("2") WRONG ("1")
      HOME ("2") "1 vote G; 2 answer right; due = over;"
                 "shows = ------ GEHASP | S0.1 H | 2:4 | over 2; refused GAME_OVER 1 roll 1" },
  { "4.2 wrong: leave the hub on the next turn and come back", "",
    "begins 1;" HOME ("1") "2 vote G; 1 answer wrong; due = roll 2;" WRONG (
      "2") "1 roll 1; refused OUT_OF_REACH 1 move H; 1 move S3.1; 1 answer right; 1 roll 1; 1 move H; due = vote 2" },
  { "4.2 six wedges win nothing away from the hub", "",
    "begins 1; put 1 R6 -EHASP; 1 roll 1; 1 move R7; 1 answer right; due = roll 1; shows = GEHASP ------ | R7 H | 2:2" },

  { "4.3 who wins in a first turn lets the others have theirs", "seats-3",
    "begins 2;" HOME ("2") "3 vote G; 1 vote G; 2 answer right; due = roll 3;" RIGHT ("3")
      WRONG ("3") "due = roll 1;" WRONG ("1") "shows = ------ GEHASP ------ | S0.1 H S0.1 | 1:5 | over 2" },
  { "4.3 who wins in that turn as well shares the win", "seats-3",
    "begins 2;" HOME ("2") "3 vote G; 1 vote G; 2 answer right;" WRONG ("3")
      HOME ("1") "2 vote S; 3 vote S; 1 answer right; shows = GEHASP GEHASP ------ | H H S0.1 | 2:4 | over 1 2" },
  { "4.3 who had a first turn before has no second one", "seats-3",
    "begins 1;" WRONG ("1") HOME ("2") "3 vote G; 1 vote G; 2 answer right; due = roll 3;" WRONG (
      "3") "shows = ------ GEHASP ------ | S0.1 H S0.1 | 2:4 | over 2" },
  { "4.3 in a later turn the win ends the game at once", "seats-3",
    "begins 1;" WRONG ("1") WRONG ("2") WRONG ("3") HOME ("1") "2 vote G; 3 vote G; 1 answer right; due = over" },

  { "4.4 the others go on for places, and the last one takes the last", "seats-3 places",
    "begins 1;" WRONG ("1") WRONG ("2") WRONG ("3")
      HOME ("1") "2 vote G; 3 vote G; 1 answer right; due = roll 2;" WRONG ("2") HOME (
        "3") "1 vote G; 2 vote G; 3 answer right; shows = GEHASP ------ GEHASP | H S0.1 H | 1:7 | over 1 > 3 > 2" },
  { "4.4 finished seats are skipped and stay on the hub", "seats-3 places",
    "begins 2;" HOME ("2") "3 vote G; 1 vote G; 2 answer right;" WRONG ("3")
      WRONG ("1") "due = roll 3;"
                  "shows = ------ GEHASP ------ | S0.1 H S0.1 | 2:4" },
  { "4.4 winners of the first turn share the first place", "seats-4 places",
    "begins 1;" HOME ("1") "2 vote G; 3 vote G; 4 vote G; 1 answer right;" WRONG ("2")
      HOME ("3") "4 vote G; 1 vote G; 2 vote G; 3 answer right;" WRONG ("4") WRONG ("2") HOME (
        "4") "1 vote G; 2 vote G; 3 vote G; 4 answer right; shows = GEHASP ------ GEHASP GEHASP | H S0.1 H H | 1:7 | over 1 3 > 4 > 2" },
  { "4.4 the last one has a first turn all the same", "places",
    "begins 1;" HOME ("1") "2 vote G; 1 answer right; due = roll 2;" HOME (
      "2") "1 vote P; 2 answer right; shows = GEHASP GEHASP | H H | 1:3 | over 1 2" },
  { "4.4 alone, the first place ends it", "seats-1 places",
    "begins 1;" HOME ("1") "1 choose G; 1 answer right; shows = GEHASP | H | 2:2 | over 1" },
};

int
main (void)
{
  return WEDGES_SCENES_RUN (scenes);
}
