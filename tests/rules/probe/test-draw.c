/* SPDX-License-Identifier: GPL-3.0-or-later */

/* probe-rules.md 4.1 and “Left…”: drawing and obeying activity cards. */

#include "probe-scene.h"

static const ProbeScene scenes[] = {
  { "4.1 a turn begins with a draw", "parker-1964 | ROCKET KAYAK", NULL,
    "due = draw 1; refused PROBE_DRAW_FIRST 1 ask 2 K" },
  { "4.1 the player in turn draws", "parker-1964 first-2 | ROCKET KAYAK", NULL,
    "refused PROBE_NOT_YOUR_TURN 1 draw normal; 2 draw normal; due = ask 2" },
  { "4.1 one card is drawn", "parker-1964 | ROCKET KAYAK", "1 draw normal",
    "refused PROBE_NOTHING_TO_DRAW 1 draw normal; pile = 47; pile normal = 14" },
  { "4.1 a player whose word is exposed draws too", "parker-1964 | rocket KAYAK ABLE", NULL,
    "due = draw 1; 1 draw add-15; scores = 15 0 0; due = ask 1" },
  { "4.1 without activity cards nobody draws", "parker-1964 no-cards | ROCKET KAYAK", NULL,
    "due = ask 1; pile = 0; refused PROBE_NOTHING_TO_DRAW 1 draw normal" },
  { "4.1 nobody draws while an answer is due", "parker-1964 | ROCKET KAYAK", "1 draw normal; 1 ask 2 K",
    "refused PROBE_ANSWER_DUE 1 draw normal; refused PROBE_ANSWER_DUE 2 draw normal" },
  { "4.1 after a right guess nobody draws", "parker-1964 | ROCKET KAYAK", "1 draw normal; 1 ask 2 Y; 2 show 3",
    "refused PROBE_NOTHING_TO_DRAW 1 draw normal; due = ask 1" },
  { "4.1 events of a draw", "parker-1964 | ROCKET KAYAK", "1 draw deduct-10", "events = 1:drawn:deduct-10 1:-10" },

  /* the kinds */
  { "3.1 normal: no effect", "parker-1964 | ROCKET KAYAK", "1 draw normal; 1 ask 2 Y; 2 show 3; 1 ask 2 Z; 2 no",
    "scores = 15 0; due = draw 2" },
  { "3.1 add-15: points at once", "parker-1964 | ROCKET KAYAK", "1 draw add-15", "from 1 = cards 15; due = ask 1" },
  { "3.1 add-20: points at once", "parker-1964 | ROCKET KAYAK", "1 draw add-20", "from 1 = cards 20" },
  { "3.1 add-25: points at once", "miro-1967 | ROCKET KAYAK", "1 draw add-25", "from 1 = cards 25" },
  { "3.1 deduct-10: points at once, also below zero", "parker-1964 | ROCKET KAYAK", "1 draw deduct-10",
    "from 1 = cards -10; scores = -10 0" },
  { "3.1 additional-turn: draw again after the wrong guess", "parker-1964 | ROCKET KAYAK",
    "1 draw additional-turn; 1 ask 2 Z; 2 no", "due = draw 1; events = 2:denied:Z" },
  { "3.1 left-exposes: before guessing, the next player turns any card", "parker-1964 | ROCKET KAYAK ABLE",
    "1 draw left-exposes; due = expose 2; can 2 = expose 1, expose 2, expose 3, expose 4, expose 5; 2 expose 4",
    "scores = 15 0 0; from 1 = exposures 15; seen = ?????? ???A? ????; due = ask 1" },
  { "3.1 right-exposes: before guessing, the player before turns any card", "parker-1964 | ROCKET KAYAK ABLE",
    "1 draw right-exposes; due = expose 3; 3 expose 2", "scores = 10 0 0; seen = ?????? ????? ?B??; due = ask 1" },
  { "3.1 own-blank: the drawer turns a blank of their choice, nobody scores", "parker-1964 | .ROCKET. KAYAK",
    "1 draw own-blank; due = expose 1; can 1 = expose 1, expose 8; 1 expose 8",
    "scores = 0 0; seen = ???????. ?????; due = ask 1; events = 1:turned:8." },
  { "3.2 left-your-choice: the drawer points at a card of the next player", "parker-1982 | ROCKET KAYAK ABLE",
    "1 draw left-your-choice; due = pick 1; 1 pick 2 3",
    "scores = 15 0 0; from 1 = exposures 15; seen = ?????? ??Y?? ????; due = ask 1" },
  { "3.2 right-your-choice: the drawer points at a card of the player before", "parker-1982 | ROCKET KAYAK ABLE",
    "1 draw right-your-choice; due = pick 1; 1 pick 3 1", "scores = 5 0 0; seen = ?????? ????? A???" },

  /* an exposure is forced */
  { "4.1 an exposure is due before everything else", "parker-1964 | ROCKET KAYAK ABLEST", "1 draw left-exposes",
    "refused PROBE_EXPOSURE_DUE 1 ask 3 A; refused PROBE_EXPOSURE_DUE 1 draw normal;"
    "refused PROBE_NOT_ASKED 2 show 1; refused PROBE_NOT_ASKED 2 no; refused PROBE_EXPOSURE_DUE 1 interrupt 2 KAYAK" },
  { "4.1 the named opponent exposes, nobody else", "parker-1964 | ROCKET KAYAK ABLE", "1 draw left-exposes",
    "refused PROBE_NOT_YOUR_EXPOSURE 1 expose 1; refused PROBE_NOT_YOUR_EXPOSURE 3 expose 1;"
    "refused PROBE_NOTHING_TO_PICK 1 pick 2 1" },
  { "4.1 a hidden card is exposed, no other", "parker-1964 | ROCKET kAYAK ABLE", "1 draw left-exposes",
    "refused PROBE_NOT_HIDDEN 2 expose 1; refused PROBE_NO_SUCH_SPACE 2 expose 6; unreadable 2 expose 13;"
    "unreadable 2 expose 0; 2 expose 5" },
  { "4.1 own-blank turns a blank, no letter", "parker-1964 | .ROCKET KAYAK", "1 draw own-blank",
    "refused PROBE_NOT_A_BLANK 1 expose 2; refused PROBE_NOT_YOUR_EXPOSURE 2 expose 1; 1 expose 1" },
  { "4.1 nothing is exposed without a card that says so", "parker-1964 | ROCKET KAYAK", "1 draw normal",
    "refused PROBE_NOTHING_TO_EXPOSE 2 expose 1; refused PROBE_NOTHING_TO_PICK 1 pick 2 1" },
  { "4.1 the drawer points at the named opponent’s hidden card", "parker-1982 | ROCKET kAYAK ABLE",
    "1 draw left-your-choice",
    "refused PROBE_OTHER_OPPONENT 1 pick 3 1; refused PROBE_OTHER_OPPONENT 1 pick 1 1; refused PROBE_NOT_HIDDEN 1 pick 2 1;"
    "refused PROBE_NO_SUCH_SPACE 1 pick 2 6; refused PROBE_NO_SUCH_SEAT 1 pick 4 1; 1 pick 2 2" },
  { "4.1 nobody but the drawer points", "parker-1982 | ROCKET KAYAK ABLE", "1 draw right-your-choice",
    "refused PROBE_NOT_YOUR_TURN 3 pick 3 1; refused PROBE_NOTHING_TO_EXPOSE 3 expose 1" },
  { "4.1 events of an exposure", "parker-1964 | ROCKET KAYAK ABLE", "1 draw right-exposes; 3 expose 3",
    "events = 3:turned:3L 1:+15" },

  /* cards that cannot be obeyed */
  { "4.1 left-exposes is ignored when that opponent has nothing hidden", "parker-1964 | ROCKET kayak ABLE",
    "1 draw left-exposes", "events = 1:drawn:left-exposes ignored:left-exposes; due = ask 1; scores = 0 0 0" },
  { "4.1 right-exposes is ignored when that opponent has nothing hidden", "parker-1964 | ROCKET KAYAK able",
    "1 draw right-exposes", "events = 1:drawn:right-exposes ignored:right-exposes; due = ask 1" },
  { "4.1 it is not passed on to the next one who has", "parker-1964 | ROCKET kayak ABLE", "1 draw left-exposes",
    "refused PROBE_NOTHING_TO_EXPOSE 3 expose 1" },
  { "4.1 left-your-choice is ignored when that opponent has nothing hidden", "parker-1982 | ROCKET kayak ABLE",
    "1 draw left-your-choice", "events = 1:drawn:left-your-choice ignored:left-your-choice; due = ask 1" },
  { "4.1 right-your-choice is ignored when that opponent has nothing hidden", "parker-1982 | ROCKET KAYAK able",
    "1 draw right-your-choice", "events = 1:drawn:right-your-choice ignored:right-your-choice; due = ask 1" },
  { "4.1 own-blank is ignored when there is no blank", "parker-1964 | ROCKET .KAYAK", "1 draw own-blank",
    "events = 1:drawn:own-blank ignored:own-blank; due = ask 1" },
  { "4.1 own-blank is ignored when all blanks are turned", "parker-1982 | ,ROCKET, .KAYAK", "1 draw own-blank",
    "events = 1:drawn:own-blank ignored:own-blank; due = ask 1" },

  /* last cards */
  { "1 no 50 in 1964 for a last card that an activity card turned", "parker-1964 | ROCKET kayaK ABLE",
    "1 draw left-exposes; 2 expose 5", "scores = 10 0 0; from 1 = exposures 10; due = ask 1" },
  { "1 no 50 in Miro for a last card that an activity card turned", "miro-1967 | ROCKET kayaK ABLE",
    "1 draw left-exposes; 2 expose 5", "scores = 10 0 0" },
  { "1 50 in 1982 for a last card that left-exposes turned", "parker-1982 | ROCKET kayaK ABLE",
    "1 draw left-exposes; 2 expose 5", "scores = 60 0 0; from 1 = last-cards 50 exposures 10" },
  { "1 50 in 1982 for a last card that was pointed at", "parker-1982 | ROCKET KAYAK Able",
    "1 draw right-your-choice; 1 pick 3 1", "from 1 = last-cards 50 exposures 5; events = 3:turned:1A 1:+5 1:+50" },
  { "1 the 50 for activity cards is a behaviour of its own",
    "parker-1964 house:last_card_bonus_by_card=1 | ROCKET kayaK ABLE", "1 draw left-exposes; 2 expose 5",
    "scores = 60 0 0" },
  { "3.1 own-blank at the last card: nobody scores in 1964", "parker-1964 | .rocket KAYAK ABLE",
    "1 draw own-blank; 1 expose 1", "scores = 0 0 0; hidden = 0 5 4; due = ask 1" },
  { "3.2 own-blank at the last card: nobody scores in 1982", "parker-1982 | .rocket KAYAK ABLE",
    "1 draw own-blank; 1 expose 1", "scores = 0 0 0; due = ask 1" },
  { "4.4 an exposure that leaves nobody to ask ends the turn", "parker-1964 | ROCKET kayaK able",
    "1 draw left-exposes; 2 expose 5", "due = draw 2; final = 0 2 2; scores = 10 0 0" },

  /* the pile */
  { "4.1 the kind must still be in the pile", "parker-1964 pile:normal,add-15 | ROCKET KAYAK", NULL,
    "refused PROBE_KIND_NOT_IN_PILE 1 draw add-20; can 1 = draw normal, draw add-15; 1 draw add-15; pile = 1" },
  { "4.1 the kind must be in the deck", "parker-1964 | ROCKET KAYAK", NULL,
    "refused PROBE_KIND_NOT_IN_PILE 1 draw all-expose; refused PROBE_KIND_NOT_IN_PILE 1 draw times-2;"
    "unreadable 1 draw joker; unreadable 1 draw" },
  { "4.1 a draw from an empty pile first puts all cards back", "parker-1964 pile: | ROCKET KAYAK", "1 draw times-5",
    "events = shuffled 1:drawn:times-5; pile = 47; pile times-5 = 0; pile normal = 15" },
  { "4.1 the pile stays empty until the next draw", "parker-1982 pile:all-expose | ROCKET KAYAK",
    "1 draw all-expose; pile = 0; events = 1:drawn:all-expose; 1 ask * Z; 2 no; pile = 0; 2 draw all-expose",
    "events = shuffled 2:drawn:all-expose; pile = 35; pile all-expose = 3" },
  { "4.1 also an empty pile has the kinds of the deck only", "parker-1964 pile: | ROCKET KAYAK", NULL,
    "refused PROBE_KIND_NOT_IN_PILE 1 draw all-expose; pile = 0" },

  /* effects of one card at a time */
  { "4.1 a card’s effects replace those of an earlier card", "parker-1964 | ROCKET KAYAK",
    "1 draw additional-turn; 1 ask 2 Z; 2 no; 1 draw normal; 1 ask 2 Q; 2 no", "due = draw 2" },
  { "4.1 another additional-turn goes on", "parker-1964 | ROCKET KAYAK",
    "1 draw additional-turn; 1 ask 2 Z; 2 no; 1 draw additional-turn; 1 ask 2 Q; 2 no", "due = draw 1" },
  { "4.1 a multiplier after additional-turn counts for its own first guess", "parker-1964 | ROCKET KAYAK",
    "1 draw additional-turn; 1 ask 2 Y; 2 show 3; 1 ask 2 Z; 2 no; 1 draw times-4; 1 ask 2 A; 2 show 2",
    "scores = 55 0" },
  { "4.1 what a card did stays when the next is drawn", "parker-1964 | ROCKET KAYAK",
    "1 draw additional-turn; 1 ask 2 Z; 2 no; 1 draw add-25; 1 ask 2 Z; 2 no", "scores = 25 0; due = draw 2" },

  /* left and right */
  { "4 left is the next in order of play: the last seat’s is the first", "parker-1964 first-3 | ROCKET KAYAK ABLE",
    "3 draw left-exposes", "due = expose 1" },
  { "4 right is the one before: the first seat’s is the last", "parker-1964 | ROCKET KAYAK ABLE BODY",
    "1 draw right-exposes", "due = expose 4" },
  { "4 left of the second of four is the third", "parker-1982 first-2 | ROCKET KAYAK ABLE BODY",
    "2 draw left-your-choice; refused PROBE_OTHER_OPPONENT 2 pick 1 1; 2 pick 3 1", "seen = ?????? ????? A??? ????" },
  { "4 right of the second of four is the first", "parker-1982 first-2 | ROCKET KAYAK ABLE BODY",
    "2 draw right-your-choice; 2 pick 1 6", "seen = ?????T ????? ???? ????; scores = 0 5 0 0" },
  { "4 with two players left is the opponent", "parker-1964 one-tray | ROCKET KAYAK",
    "1 draw left-exposes; due = expose 2; 2 expose 1", "scores = 5 0" },
  { "4 with two players right is the opponent as well", "parker-1964 one-tray | ROCKET KAYAK",
    "1 draw right-exposes; due = expose 2; 2 expose 1", "scores = 5 0" },
  { "4 with two players both choices are the opponent’s in 1982", "parker-1982 | ROCKET KAYAK",
    "1 draw right-your-choice; due = pick 1; 1 pick 2 5; 1 ask 2 Z; 2 no; 2 draw left-your-choice; 2 pick 1 1",
    "scores = 10 5" },
  { "4 left among six", "parker-1964 first-6 | A B C D E FOX", "6 draw left-exposes", "due = expose 1" },
};

int
main (void)
{
  return PROBE_SCENES_RUN (scenes);
}
