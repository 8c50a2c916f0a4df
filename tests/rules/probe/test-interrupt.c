/* SPDX-License-Identifier: GPL-3.0-or-later */

/* probe-rules.md 5: interruptions, and who may make them (1). */

#include "probe-scene.h"

static const ProbeScene scenes[] = {
  /* when */
  { "5 while a player is to draw", "parker-1964 | ROCKET KAYAK ABLEST", NULL,
    "may-name 2 L = 1 3; 3 interrupt 2 KAYAK; scores = 0 0 155; due = draw 1" },
  { "5 while a player is to ask", "parker-1964 no-cards | ROCKET KAYAK ABLEST", NULL,
    "may-name 2 L = 1 3; 3 interrupt 2 KAYAK; scores = 0 0 155; due = ask 1" },
  { "5 between two questions", "parker-1964 no-cards | ROCKET KAYAK ABLEST",
    "1 ask 3 B; 3 show 2; 2 interrupt 1 ROCKET", "scores = 10 160 0; due = ask 1" },
  { "5 before another draw", "parker-1964 | ROCKET KAYAK ABLEST",
    "1 draw additional-turn; 1 ask 2 Z; 2 no; 3 interrupt 2 KAYAK", "scores = 0 0 155; due = draw 1" },
  { "5 never while an answer is due", "parker-1964 no-cards | ROCKET KAYAK ABLEST", "1 ask 2 K",
    "may-name 3 L = ; refused PROBE_ANSWER_DUE 1 interrupt 3 ABLEST; refused PROBE_ANSWER_DUE 3 interrupt 2 KAYAK" },
  { "5 never while a further answer is due", "parker-1982 | ROCKET KAYAK ABLEST",
    "1 draw all-expose; 1 ask * A; 2 show 2",
    "refused PROBE_ANSWER_DUE 1 interrupt 3 ABLEST; refused PROBE_ANSWER_DUE 2 interrupt 1 ROCKET" },
  { "5 never while a forced exposure is due", "parker-1964 | ROCKET KAYAK ABLEST", "1 draw left-exposes",
    "may-name 3 L = ; refused PROBE_EXPOSURE_DUE 1 interrupt 3 ABLEST; refused PROBE_EXPOSURE_DUE 3 interrupt 1 ROCKET" },
  { "5 never while an own blank is due", "parker-1964 | .ROCKET KAYAK ABLEST", "1 draw own-blank",
    "refused PROBE_EXPOSURE_DUE 2 interrupt 3 ABLEST" },
  { "5 never while a card is to be pointed at", "parker-1982 | ROCKET KAYAK ABLEST", "1 draw left-your-choice",
    "refused PROBE_EXPOSURE_DUE 1 interrupt 2 KAYAK; refused PROBE_EXPOSURE_DUE 3 interrupt 2 KAYAK" },
  { "5 never after the end", "parker-1964 no-cards | rocket Kayak", "1 ask 2 K; 2 show 1",
    "due = over; refused PROBE_GAME_OVER 1 interrupt 2 KAYAK; may-name 2 L = " },

  /* who */
  { "1 interruption in 1964: any player, at any turn", "parker-1964 | ROCKET KAYAK ABLEST", NULL,
    "may-name 1 L = 2 3; may-name 2 L = 1 3; may-name 3 L = 1 2" },
  { "1 interruption in 1982: any player, at any turn", "parker-1982 | ROCKET KAYAK ABLEST", NULL,
    "may-name 1 L = 2 3; may-name 2 L = 1 3; may-name 3 L = 1 2" },
  { "1 interruption in Miro: only on one’s own turn", "miro-1967 first-2 | ROCKET KAYAK ABLEST", NULL,
    "may-name 1 L = 2; may-name 2 L = ; may-name 3 L = 2; refused PROBE_NAME_ON_OWN_TURN 1 interrupt 3 ABLEST;"
    "2 interrupt 3 ABLEST; scores = 0 160 0; due = draw 2" },
  { "1 interruption in Miro: also between questions of one’s own turn", "miro-1967 no-cards | ROCKET KAYAK ABLEST",
    "1 ask 2 Y; 2 show 3; refused PROBE_NAME_ON_OWN_TURN 2 interrupt 1 ROCKET; 1 interrupt 3 ABLEST",
    "scores = 175 0 0; due = ask 1" },
  { "1 interruption in Miro: a wrong one costs 50 too", "miro-1967 no-cards | ROCKET KAYAK ABLEST",
    "1 interrupt 3 ABSENT", "scores = -50 0 0; due = ask 1" },
  { "5 a player whose word is exposed may interrupt", "parker-1964 | rocket KAYAK ABLEST", "1 interrupt 2 KAYAK",
    "scores = 155 0 0" },
  { "5 the player in turn may interrupt", "parker-1964 no-cards | ROCKET KAYAK ABLEST", "1 interrupt 2 KAYAK",
    "scores = 155 0 0; due = ask 1" },
  { "5 another player’s row, not one’s own", "parker-1964 | ROCKET KAYAK", NULL,
    "refused PROBE_NAME_YOUR_OWN 1 interrupt 1 ROCKET; refused PROBE_NO_SUCH_SEAT 1 interrupt 3 ROCKET" },
  { "5 several interruptions in one turn", "parker-1964 | ROCKET KAYAK ABLEST",
    "3 interrupt 2 CIVIC; 3 interrupt 2 LEVEL; 1 interrupt 2 KAYAK; 2 interrupt 3 ABLEST",
    "scores = 155 160 -100; due = draw 1" },

  /* five cards */
  { "5 a word with five hidden cards can be named", "parker-1964 | rOCKET KAYAK", "2 interrupt 1 ROCKET",
    "scores = 0 155" },
  { "5 a word with four cannot, and the refusal tells nothing", "parker-1964 | roCKET KAYAK", NULL,
    "refused PROBE_NAME_TOO_FEW_HIDDEN 2 interrupt 1 ROCKET; refused PROBE_NAME_TOO_FEW_HIDDEN 2 interrupt 1 RUSSET; may-name 1 L = " },
  { "5 hidden blanks count among the five", "parker-1964 | ..TEA KAYAK", "2 interrupt 1 ..TEA", "scores = 0 155" },
  { "5 turned blanks do not", "parker-1964 | .,TEA KAYAK", NULL,
    "refused PROBE_NAME_TOO_FEW_HIDDEN 2 interrupt 1 ..TEA" },

  /* right */
  { "5 right: all its cards are turned, their values and 100", "parker-1964 | ROCKET KAYAK ABLEST",
    "1 interrupt 3 ABLEST", "scores = 160 0 0; from 1 = naming 160; hidden = 6 5 0; seen = ?????? ????? ABLEST" },
  { "5 right: the hidden cards’ values only", "parker-1964 | ROCKET KAYAK asTRONOMICAL", "1 interrupt 3 ASTRONOMICAL",
    "scores = 205 0 0" },
  { "5 right: there is no further 50", "parker-1982 | ROCKET KAYAK ABLEST", "2 interrupt 3 ABLEST",
    "from 2 = naming 160" },
  { "5 right: and no multiplier", "parker-1964 | ROCKET KAYAK ABLEST", "1 draw times-5; 1 interrupt 3 ABLEST",
    "scores = 160 0 0" },
  { "5 right: events", "parker-1964 | ROCKET KAYAK ABLEST", "3 interrupt 2 KAYAK",
    "events = 3:named:2:right 2:turned:1K 2:turned:2A 2:turned:3Y 2:turned:4A 2:turned:5K 3:+155" },
  { "5 right: every blank in order", "parker-1964 | ..ROCKET. KAYAK", "2 interrupt 1 ..ROCKET.", "scores = 0 190" },

  /* wrong */
  { "5 wrong: 50 less, nothing is revealed", "parker-1964 | ROCKET KAYAK ABLEST", "1 interrupt 3 ABSENT",
    "scores = -50 0 0; from 1 = misnaming -50; hidden = 6 5 6; seen = ?????? ????? ??????; due = draw 1" },
  { "5 wrong: the word without its blanks", "parker-1964 | ..ROCKET. KAYAK", "2 interrupt 1 ROCKET", "scores = 0 -50" },
  { "5 wrong: its blanks at another end", "parker-1964 | ..ROCKET. KAYAK", "2 interrupt 1 .ROCKET..",
    "scores = 0 -50" },
  { "5 wrong: one letter", "parker-1964 | ROCKET KAYAK", "2 interrupt 1 POCKET", "scores = 0 -50" },
  { "5 wrong: a row that is longer", "parker-1964 | ROCKET KAYAK", "2 interrupt 1 ROCKETS", "scores = 0 -50" },
  { "5 wrong: another player’s word", "parker-1964 | ROCKET KAYAK ABLEST", "1 interrupt 2 ABLEST", "scores = -50 0 0" },
  { "5 wrong: events", "parker-1964 | ROCKET KAYAK ABLEST", "3 interrupt 2 CIVIC", "events = 3:named:2:wrong 3:-50" },
  { "5 a row is of letters and blanks", "parker-1964 | ROCKET KAYAK", NULL,
    "unreadable 2 interrupt 1 ROCKE?; unreadable 2 interrupt 1 rocket; unreadable 2 interrupt 1; unreadable 2 interrupt 1 ASTRONOMICALS" },

  /* the turn in progress */
  { "5 the turn in progress goes on, whoever interrupts whom", "parker-1964 | ROCKET KAYAK ABLEST BODY",
    "1 draw times-3; 4 interrupt 1 ROCKET; due = ask 1; 1 ask 2 Y; 2 show 3", "scores = 45 0 0 160; due = ask 1" },
  { "5 it goes on when the player in turn has lost the word", "parker-1964 no-cards | ROCKET KAYAK ABLEST",
    "2 interrupt 1 ROCKET; 1 ask 2 Y; 2 show 3", "scores = 15 160 0; due = ask 1; hidden = 0 4 6" },
  { "5 with nobody to ask rule 4.4 ends it", "parker-1964 no-cards | ROCKET KAYAK ablest", "1 interrupt 2 KAYAK",
    "scores = 155 0 0; due = ask 2; final = 0 2 2" },
  { "5 with nobody to ask rule 4.4 ends it, whoever interrupted", "parker-1964 no-cards | ROCKET KAYAK ablest",
    "1 ask 2 Z; 2 no; 3 interrupt 1 ROCKET", "scores = 0 0 160; due = ask 3; final = 2 0 2" },
  { "5 with nobody to ask rule 4.4 ends it after the draw that is due", "parker-1964 | ROCKET KAYAK ablest",
    "1 interrupt 2 KAYAK; due = draw 1; final = none; 1 draw add-15", "scores = 170 0 0; due = draw 2; final = 0 2 2" },
  { "5 it never ends an additional turn’s draw", "parker-1964 | ROCKET KAYAK ABLEST",
    "1 draw additional-turn; 1 ask 3 Z; 3 no; 2 interrupt 3 ABLEST", "due = draw 1" },
  { "7 the last card named: the game ends at that moment", "parker-1964 no-cards | rocket KAYAK", "1 interrupt 2 KAYAK",
    "due = over; scores = 155 0; winners = 1;"
    "events = 1:named:2:right 2:turned:1K 2:turned:2A 2:turned:3Y 2:turned:4A 2:turned:5K 1:+155 over" },
};

int
main (void)
{
  return PROBE_SCENES_RUN (scenes);
}
