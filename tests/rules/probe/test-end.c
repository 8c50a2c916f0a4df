/* SPDX-License-Identifier: GPL-3.0-or-later */

/* probe-rules.md 7: final turns, the end, who wins. */

#include "probe-scene.h"

static const ProbeScene scenes[] = {
  /* the final turns begin */
  { "7 at the end of a turn only one has hidden cards: two more turns for each other",
    "parker-1964 no-cards | ROCKET kayak ablE body", "1 ask 3 E; 3 show 4",
    "due = ask 2; final = 0 2 2 2; events = 3:turned:4E 1:+15 1:+50 1:ended final:1 2:began" },
  { "7 final turns: as long as two have hidden cards there are none", "parker-1964 no-cards | ROCKET kayak able BODY",
    "1 ask 4 Z; 4 no", "final = none; due = ask 2" },
  { "7 final turns begin at the end of the turn, not in it", "parker-1964 no-cards | rocket kayak ablE BODY",
    "1 ask 3 E; 3 show 4; final = none; due = ask 1; 1 ask 4 Z; 4 no",
    "final = 2 2 2 0; due = ask 2; events = 4:denied:Z 1:ended final:4 2:began" },
  { "7 final turns are counted from the next turn on", "parker-1964 no-cards | rocket kayaK able BODY",
    "1 ask 2 K; 2 show 5; 1 ask 4 Z; 4 no; final = 2 2 2 0;"
    "2 ask 4 Z; 4 no; final = 2 1 2 0; 3 ask 4 Z; 4 no; due = ask 1; final = 2 1 1 0",
    "scores = 60 0 0 0" },

  /* each seat can bring them about; with no cards the last player’s turn passes by itself */
  { "7 final turns after the first seat’s turn", "parker-1964 no-cards | rocket KAYAK ablE",
    "1 ask 3 E; 3 show 4; 1 ask 2 Z; 2 no; due = ask 3; final = 2 0 2; 3 ask 2 Z; 2 no; due = ask 1; 1 ask 2 Z; 2 no;"
    "due = ask 3; 3 ask 2 Z; 2 no; due = ask 1; final = 1 0 0; 1 ask 2 Z; 2 no",
    "due = over; scores = 65 155 0" },
  { "7 final turns after the second seat’s turn", "parker-1964 no-cards first-2 | ROCKET kayak ablE",
    "2 ask 3 E; 3 show 4; 2 ask 1 Z; 1 no; due = ask 3; final = 0 2 2; 3 ask 1 Z; 1 no; due = ask 2; 2 ask 1 Z; 1 no;"
    "3 ask 1 Z; 1 no; due = ask 2; final = 0 1 0; 2 ask 1 Z; 1 no",
    "due = over; scores = 160 65 0" },
  { "7 final turns after the third seat’s turn", "parker-1964 no-cards first-3 | rockeT KAYAK able",
    "3 ask 1 T; 1 show 6; 3 ask 2 Z; 2 no; due = ask 1; final = 2 0 2; 1 ask 2 Z; 2 no; due = ask 3; 3 ask 2 Z; 2 no;"
    "1 ask 2 Z; 2 no; due = ask 3; final = 0 0 1; 3 ask 2 Z; 2 no",
    "due = over; scores = 0 155 55" },
  { "7 final turns after the last player’s own turn", "parker-1964 no-cards | ROCKET kayak ablE",
    "1 ask 3 E; 3 show 4; due = ask 2; final = 0 2 2; 2 ask 1 Z; 1 no; due = ask 3; 3 ask 1 Z; 1 no; due = ask 2;"
    "2 ask 1 Z; 1 no; due = ask 3; final = 0 0 1; 3 ask 1 Z; 1 no",
    "due = over; scores = 225 0 0" },
  { "7 final turns of two players", "parker-1964 no-cards | ROCKET kayaK",
    "1 ask 2 K; 2 show 5; due = ask 2; final = 0 2; 2 ask 1 Z; 1 no; due = ask 2; 2 ask 1 Z; 1 no",
    "due = over; scores = 220 0" },
  { "7 final turns that the other player brought about", "parker-1964 no-cards | rocket KAYAK",
    "1 ask 2 Z; 2 no; due = ask 1; final = 2 0; 1 ask 2 Z; 2 no; final = 1 0; 1 ask 2 Z; 2 no",
    "due = over; scores = 0 155" },
  { "7 final turns of six players", "parker-1964 no-cards first-5 | o i a TIN e y",
    "5 ask 4 Z; 4 no; final = 2 2 2 0 2 2; 6 ask 4 Z; 4 no; 1 ask 4 Z; 4 no; 2 ask 4 Z; 4 no; 3 ask 4 Z; 4 no; due = ask 5;"
    "5 ask 4 Z; 4 no; 6 ask 4 Z; 4 no; 1 ask 4 Z; 4 no; 2 ask 4 Z; 4 no; final = 0 0 1 0 1 0; 3 ask 4 Z; 4 no; due = ask 5; 5 ask 4 Z; 4 no",
    "due = over; scores = 0 0 0 80 0 0" },

  /* how they go */
  { "7 the last player takes turns too: draws", "parker-1964 | ROCKET kayaK",
    "1 draw normal; 1 ask 2 K; 2 show 5; due = draw 2;"
    "2 draw normal; 2 ask 1 Z; 1 no; due = draw 1; refused PROBE_NOTHING_TO_EXPOSE 1 expose 1; 1 draw add-25",
    "scores = 85 0; due = draw 2; final = 0 1" },
  { "7 the last player obeys: an own blank", "parker-1964 | .ROCKET kayaK",
    "1 draw normal; 1 ask 2 K; 2 show 5;"
    "2 draw normal; 2 ask 1 Z; 1 no; 1 draw own-blank; due = expose 1; 1 expose 1",
    "scores = 60 0; due = draw 2; hidden = 6 0" },
  { "7 the last player’s card cannot be obeyed by others", "parker-1964 | ROCKET kayaK",
    "1 draw normal; 1 ask 2 K; 2 show 5;"
    "2 draw normal; 2 ask 1 Z; 1 no; 1 draw left-exposes",
    "events = 1:drawn:left-exposes ignored:left-exposes 1:ended 2:began; due = draw 2" },
  { "7 the last player’s additional turn is over with the draw", "parker-1964 | ROCKET kayaK",
    "1 draw normal; 1 ask 2 K; 2 show 5;"
    "2 draw normal; 2 ask 1 Z; 1 no; 1 draw additional-turn",
    "due = draw 2; final = 0 1" },
  { "7 the last player obeys left-exposes of others", "parker-1964 | ROCKET kayak",
    "1 draw normal;"
    "due = draw 2; 2 draw left-exposes; due = expose 1; 1 expose 3",
    "scores = 0 15; hidden = 5 0" },
  { "7 the last player’s turns are not counted", "parker-1964 | rocket KAYAK able",
    "1 draw normal; 1 ask 2 Z; 2 no; due = draw 2; final = 2 0 2; 2 draw normal; due = draw 3; final = 2 0 2;"
    "3 draw normal; 3 ask 2 Z; 2 no; 1 draw normal; 1 ask 2 Z; 2 no; 2 draw deduct-10; 3 draw normal; 3 ask 2 Z; 2 no; final = 1 0 0;"
    "1 draw normal; 1 ask 2 Z; 2 no",
    "due = over; scores = 0 145 0" },
  { "7 an additional turn is part of its turn", "parker-1964 | rocket KAYAK",
    "1 draw normal; 1 ask 2 Z; 2 no; 2 draw normal; final = 2 0;"
    "1 draw additional-turn; 1 ask 2 Z; 2 no; final = 2 0; 1 draw normal; 1 ask 2 Z; 2 no",
    "final = 1 0; due = draw 2" },
  { "7 a turn of several right guesses is one", "parker-1964 no-cards | rocket KAYAK",
    "1 ask 2 Z; 2 no; 1 ask 2 K; 2 show 1; 1 ask 2 A; 2 show 2; final = 2 0; 1 ask 2 Z; 2 no",
    "final = 1 0; due = ask 1; scores = 15 0" },
  { "7 the last player’s word can be named", "parker-1964 | rocket KAYAK able",
    "1 draw normal; 1 ask 2 Z; 2 no; due = draw 2; 3 interrupt 2 KAYAK", "due = over; scores = 0 0 155; winners = 3" },
  { "7 without activity cards the last player’s turn ends by itself", "parker-1964 no-cards | rocket KAYAK able",
    "1 ask 2 Z; 2 no", "due = ask 3; events = 2:denied:Z 1:ended final:2 2:began 2:ended 3:began" },

  /* the game ends earlier */
  { "7 the last card is turned: the game ends in the middle of a turn", "parker-1964 no-cards | rocket kayaK able",
    "1 ask 2 K; 2 show 5",
    "due = over; scores = 60 0 0; events = 2:turned:5K 1:+10 1:+50 over; refused PROBE_GAME_OVER 1 ask 2 K" },
  { "7 the last card is turned in the final turns", "parker-1964 no-cards | rocket kAyak able",
    "1 ask 2 Z; 2 no; final = 2 0 2; 3 ask 2 A; 2 show 2", "due = over; scores = 0 0 60; winners = 3" },
  { "7 the last card is turned by an activity card", "parker-1964 | rocket kAyak able",
    "1 draw left-exposes; 2 expose 2", "due = over; scores = 10 0 0; events = 2:turned:2A 1:+10 over" },
  { "7 the last card is turned by an activity card in 1982", "parker-1982 | rocket kAyak able",
    "1 draw left-your-choice; 1 pick 2 2", "due = over; scores = 60 0 0; pad = 60 0 0" },
  { "7 no player has a hidden card after an own blank", "parker-1964 | .rocket kayak able",
    "1 draw own-blank; 1 expose 1", "due = over; scores = 0 0 0; winners = 1 2 3" },
  { "7 the game ends when all-expose turns the last cards", "parker-1982 | rocket kayAk Able",
    "1 draw all-expose; 1 ask * A; 2 show 4; due = answer 3; 3 show 1", "due = over; scores = 120 0 0" },
  { "7 the game ends under additional-turn", "parker-1964 | rocket kayaK able",
    "1 draw additional-turn; 1 ask 2 K; 2 show 5", "due = over" },
  { "7 nobody scores a bonus for a word that was turned earlier", "parker-1982 no-cards | rocket KAYAk able",
    "1 ask 2 K; 2 show 1;"
    "1 ask 2 A; 2 show 2; 1 ask 2 Y; 2 show 3; 1 ask 2 A; 2 show 4",
    "due = over; from 2 = ; from 1 = asking 45 last-cards 50" },
  { "7 after the end nothing is done", "parker-1964 | rocket kayaK", "1 draw normal; 1 ask 2 K; 2 show 5",
    "due = over; refused PROBE_GAME_OVER 2 draw normal; refused PROBE_GAME_OVER 1 ask 2 K; refused PROBE_GAME_OVER 2 show 1;"
    "refused PROBE_GAME_OVER 2 no; refused PROBE_GAME_OVER 2 expose 1; refused PROBE_GAME_OVER 1 pick 2 1;"
    "refused PROBE_GAME_OVER 2 tray L; refused PROBE_GAME_OVER 2 interrupt 1 ROCKET; can 1 = ; can 2 = " },

  /* the bonus */
  { "7 bonus of 1964: 50 for a word still hidden", "parker-1964 no-cards | rocket kAYAK",
    "1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no",
    "due = over; scores = 0 100; from 2 = kept-cards 50 kept-bonus 50; seen = ROCKET KAYAK; hidden = 0 0" },
  { "7 bonus of 1964: 100 if five are hidden", "parker-1964 no-cards | rocket KAYAK",
    "1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no",
    "from 2 = kept-cards 55 kept-bonus 100;"
    "events = 2:denied:Z 1:ended 2:turned:1K 2:turned:2A 2:turned:3Y 2:turned:4A 2:turned:5K 2:+55 2:+100 over" },
  { "7 bonus of Miro: 50", "miro-1967 no-cards | rocket kayaK", "1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no",
    "from 2 = kept-cards 10 kept-bonus 50" },
  { "7 bonus of Miro: 100 if five are hidden", "miro-1967 no-cards | rocket .KAYAK",
    "1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no", "from 2 = kept-cards 60 kept-bonus 100" },
  { "7 bonus of 1982: 50", "parker-1982 no-cards | rocket kAYAK", "1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no",
    "from 2 = kept-cards 50 kept-bonus 50; pad = 0 100" },
  { "7 bonus of 1982: 50 and 100 more if five are hidden", "parker-1982 no-cards | rocket KAYAK",
    "1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no", "from 2 = kept-cards 55 kept-bonus 150; pad = 0 205" },
  { "7 hidden blanks count for value and bonus", "parker-1964 no-cards | rocket ..tEA.",
    "1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no", "from 2 = kept-cards 45 kept-bonus 100" },
  { "7 adding up the bonuses is a behaviour of its own",
    "parker-1964 no-cards house:end_bonuses_add_up=1 | rocket KAYAK",
    "1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no", "from 2 = kept-cards 55 kept-bonus 150" },

  /* who wins */
  { "7 the highest score wins", "parker-1964 no-cards | rocket kayaK able", "1 ask 2 K; 2 show 5", "winners = 1" },
  { "7 the highest of negative scores wins", "parker-1964 by-hand | .rocket kayak able",
    "1 draw deduct-10; 2 draw normal; 2 ask 1 .; 1 no; 3 draw deduct-10; 3 ask 1 Z; 1 no; 1 draw own-blank; 1 expose 1",
    "due = over; scores = -110 -50 -10; winners = 3" },
  { "7 equal scores share the win", "parker-1964 | .rocket kayak able", "1 draw own-blank; 1 expose 1",
    "winners = 1 2 3" },
  { "7 two of three share the win", "parker-1964 | .rocket kayak able",
    "1 draw deduct-10; 2 draw normal; 2 ask 1 Z; 1 no; 3 draw normal; 3 ask 1 Z; 1 no; 1 draw own-blank; 1 expose 1",
    "scores = -10 0 0; winners = 2 3" },
  { "7 scores may be negative", "parker-1964 no-cards | ROCKET KAYAK",
    "1 ask 2 .; 2 no; 2 ask 1 .; 1 no; 1 ask 2 .; 2 no", "scores = -100 -50; winners = none" },
};

int
main (void)
{
  return PROBE_SCENES_RUN (scenes);
}
