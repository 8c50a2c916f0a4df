/* SPDX-License-Identifier: GPL-3.0-or-later */

/* probe-rules.md 4.2, 4.3 and 4.4: asking and answering. */

#include "probe-scene.h"

static const ProbeScene scenes[] = {
  /* who may ask whom for what */
  { "4.2 the player in turn asks one opponent", "parker-1964 no-cards | ROCKET KAYAK ABLE", NULL,
    "refused PROBE_NOT_YOUR_TURN 2 ask 1 R; refused PROBE_ASK_YOURSELF 1 ask 1 R; refused PROBE_NO_SUCH_SEAT 1 ask 4 R;"
    "refused PROBE_ASK_ONE_PLAYER 1 ask * R; 1 ask 3 A; due = answer 3" },
  { "4.2 for a letter or a blank", "parker-1964 no-cards | ROCKET KAYAK", NULL,
    "unreadable 1 ask 2 k; unreadable 1 ask 2 ?; unreadable 1 ask 2 KA; unreadable 1 ask 2; 1 ask 2 ." },
  { "4.2 a player with nothing hidden cannot be asked", "parker-1964 no-cards | ROCKET kayak ABLE", NULL,
    "refused PROBE_NOTHING_HIDDEN 1 ask 2 K; 1 ask 3 A" },
  { "4.2 nobody asks while an answer is due", "parker-1964 no-cards | ROCKET KAYAK ABLE", "1 ask 2 K",
    "refused PROBE_ANSWER_DUE 1 ask 3 A" },
  { "4.2 the same letter may be asked again", "parker-1964 no-cards | ROCKET KAYAK",
    "1 ask 2 K; 2 show 1; 1 ask 2 K; 2 show 5; 1 ask 2 K; 2 no", "scores = 15 0; due = ask 2" },
  { "4.2 events of a question", "parker-1964 no-cards | ROCKET KAYAK", "1 ask 2 K", "events = 1:asked:2K" },

  /* has it */
  { "4.2 one such card is shown, of the opponent’s choice", "parker-1964 no-cards | ROCKET KAYAK",
    "1 ask 2 K; due = answer 2; can 2 = show 1, show 5; 2 show 5", "scores = 10 0; seen = ?????? ????K; due = ask 1" },
  { "4.2 exactly one card is shown", "parker-1964 no-cards | ROCKET KAYAK", "1 ask 2 K; 2 show 1",
    "hidden = 6 4; refused PROBE_NOT_ASKED 2 show 5" },
  { "4.2 a card with the letter that was asked for", "parker-1964 no-cards | ROCKET KAYAK", "1 ask 2 K",
    "refused PROBE_OTHER_LETTER 2 show 2; refused PROBE_NO_SUCH_SPACE 2 show 6; refused PROBE_NOT_ASKED 1 show 4" },
  { "4.2 a card that is turned is not shown again", "parker-1964 no-cards | ROCKET kAYAK", "1 ask 2 K",
    "refused PROBE_NOT_HIDDEN 2 show 1; can 2 = show 5" },
  { "4.2 the asked player answers", "parker-1964 no-cards | ROCKET KAYAK RACK", "1 ask 2 R",
    "refused PROBE_NOT_ASKED 3 show 1; refused PROBE_NOT_ASKED 1 no; refused PROBE_NOT_ASKED 3 no; 2 no; due = ask 2" },
  { "4.2 nobody answers unasked", "parker-1964 no-cards | ROCKET KAYAK", NULL,
    "refused PROBE_NOT_ASKED 2 show 1; refused PROBE_NOT_ASKED 2 no" },
  { "4.2 the asker scores the value of the space", "parker-1964 no-cards | ROCKET ..KAYAK",
    "1 ask 2 Y; 2 show 5", "scores = 10 0; from 1 = asking 10" },
  { "4.2 a blank that is there scores as a letter", "parker-1964 no-cards | ROCKET .KAYAK.",
    "1 ask 2 .; can 2 = show 1, show 7; 2 show 7", "scores = 5 0; seen = ?????? ??????.; due = ask 1" },
  { "4.2 events of a card shown", "parker-1964 no-cards | ROCKET KAYAK", "1 ask 2 Y; 2 show 3",
    "events = 2:turned:3Y 1:+15" },
  { "4.2 the asker asks again, anybody", "parker-1964 no-cards | ROCKET KAYAK ABLE",
    "1 ask 2 Y; 2 show 3; 1 ask 3 B; 3 show 2; 1 ask 2 A; 2 show 4", "scores = 40 0 0; due = ask 1" },
  { "4.2 there is no passing", "parker-1964 no-cards | ROCKET KAYAK", "1 ask 2 Y; 2 show 3",
    "unreadable 1 pass; refused PROBE_NOT_ASKED 1 no; refused PROBE_NOT_YOUR_TURN 2 ask 1 R" },
  { "4.2 a “no” that is wrong is impossible where the table answers", "parker-1964 no-cards | ROCKET KAYAK", "1 ask 2 K",
    "refused PROBE_HAS_THE_LETTER 2 no; can 2 = show 1, show 5" },
  { "4.2 a letter whose cards are all turned is denied", "parker-1964 no-cards | ROCKET kAYAk", "1 ask 2 K; can 2 = no; 2 no",
    "due = ask 2" },

  /* the last card */
  { "4.2 50 more for the last hidden card of a word", "parker-1964 no-cards | ROCKET kayaK ABLE",
    "1 ask 2 K; 2 show 5", "scores = 60 0 0; from 1 = asking 10 last-cards 50; events = 2:turned:5K 1:+10 1:+50" },
  { "4.2 50 more for a last card that is a blank", "miro-1967 no-cards | ROCKET kayak. ABLE",
    "1 ask 2 .; 2 show 6", "scores = 55 0 0" },
  { "4.2 50 more in 1982 as well", "parker-1982 no-cards | ROCKET kayaK ABLE", "1 ask 2 K; 2 show 5", "scores = 60 0 0" },
  { "4.2 a card before the last brings no 50", "parker-1964 no-cards | ROCKET kayAK ABLE", "1 ask 2 K; 2 show 5",
    "scores = 10 0 0" },
  { "4.2 the 50 is never multiplied", "parker-1964 | ROCKET kayaK ABLE", "1 draw times-5; 1 ask 2 K; 2 show 5",
    "scores = 100 0 0; from 1 = asking 50 last-cards 50; events = 2:turned:5K 1:+50(x5) 1:+50" },

  /* multipliers */
  { "4.2 times-2 multiplies the first guess", "parker-1982 | ROCKET KAYAK", "1 draw times-2; 1 ask 2 Y; 2 show 3", "scores = 30 0" },
  { "4.2 times-3 multiplies the first guess", "parker-1964 | ROCKET KAYAK", "1 draw times-3; 1 ask 2 Y; 2 show 3", "scores = 45 0" },
  { "4.2 times-4 multiplies the first guess", "parker-1964 | ROCKET KAYAK", "1 draw times-4; 1 ask 2 Y; 2 show 3", "scores = 60 0" },
  { "4.2 times-5 multiplies the first guess", "miro-1967 | ROCKET KAYAK", "1 draw times-5; 1 ask 2 Y; 2 show 3", "scores = 75 0" },
  { "4.2 a blank is multiplied too", "parker-1964 | ROCKET ..KAYAK", "1 draw times-3; 1 ask 2 .; 2 show 2", "scores = 30 0" },
  { "4.2 the multiplier is for the first guess only", "parker-1964 | ROCKET KAYAK",
    "1 draw times-3; 1 ask 2 Y; 2 show 3; 1 ask 2 A; 2 show 4", "scores = 60 0" },
  { "4.2 the multiplier ends with the turn", "parker-1964 | ROCKET KAYAK",
    "1 draw times-3; 1 ask 2 Z; 2 no; 2 draw normal; 2 ask 1 C; 1 show 3", "scores = 0 15" },
  { "4.2 the first guess after that draw only", "parker-1964 | ROCKET KAYAK",
    "1 draw additional-turn; 1 ask 2 Z; 2 no; 1 draw times-3; 1 ask 2 A; 2 show 2; 1 ask 2 A; 2 show 4", "scores = 45 0" },
  { "4.2 an interruption before it leaves the first guess the first", "parker-1964 | ROCKET KAYAK ABLEST",
    "1 draw times-3; 2 interrupt 3 ABSENT; 1 ask 2 Y; 2 show 3", "scores = 45 -50 0" },

  /* has not */
  { "4.2 a wrong letter ends the turn and costs nothing", "parker-1964 no-cards | ROCKET KAYAK ABLE", "1 ask 2 Z; 2 no",
    "scores = 0 0 0; due = ask 2; events = 2:denied:Z 1:ended 2:began" },
  { "4.2 after the last seat the first is in turn", "parker-1964 no-cards first-3 | ROCKET KAYAK ABLE", "3 ask 2 Z; 2 no",
    "due = ask 1" },
  { "4.2 a player whose word is exposed takes turns", "parker-1964 no-cards | ROCKET kayak ABLE", "1 ask 3 Z; 3 no",
    "due = ask 2" },
  { "4.2 a wrong blank costs 50", "parker-1964 no-cards | ROCKET KAYAK", "1 ask 2 .; 2 no",
    "scores = -50 0; from 1 = wrong-blanks -50; due = ask 2; events = 2:denied:. 1:-50 1:ended 2:began" },
  { "4.2 a wrong dot costs 50 in 1982", "parker-1982 no-cards | ROCKET KAYAK", "1 ask 2 .; 2 no", "scores = -50 0; due = ask 2" },
  { "4.2 a blank whose cards are all turned is wrong", "parker-1964 no-cards | ROCKET ,KAYAK", "1 ask 2 .; 2 no", "scores = -50 0" },
  { "4.2 a wrong blank is never multiplied", "parker-1964 | ROCKET KAYAK", "1 draw times-5; 1 ask 2 .; 2 no",
    "scores = -50 0; due = draw 2" },
  { "4.2 a wrong blank under additional-turn costs 50 and draws again", "parker-1964 | ROCKET KAYAK",
    "1 draw additional-turn; 1 ask 2 .; 2 no", "scores = -50 0; due = draw 1" },
  { "3.2 no-blank-penalty: a wrong dot costs nothing, and ends the turn", "parker-1982 | ROCKET KAYAK",
    "1 draw no-blank-penalty; 1 ask 2 .; 2 no", "scores = 0 0; due = draw 2" },
  { "3.2 no-blank-penalty lasts the whole turn", "parker-1982 | ROCKET KAYAK",
    "1 draw no-blank-penalty; 1 ask 2 Y; 2 show 3; 1 ask 2 .; 2 no", "scores = 15 0; due = draw 2" },
  { "3.2 no-blank-penalty: a right dot scores", "parker-1982 | ROCKET .KAYAK",
    "1 draw no-blank-penalty; 1 ask 2 .; 2 show 1", "scores = 5 0; due = ask 1" },
  { "3.2 no-blank-penalty is one player’s", "parker-1982 | ROCKET KAYAK",
    "1 draw no-blank-penalty; 1 ask 2 Z; 2 no; 2 draw times-2; 2 ask 1 .; 1 no", "scores = 0 -50" },
  { "4.2 after additional-turn the old card’s effects are gone", "parker-1964 | ROCKET KAYAK",
    "1 draw additional-turn; 1 ask 2 Z; 2 no; 1 draw normal; 1 ask 2 Z; 2 no", "due = draw 2" },
  { "4.2 additional-turn waits for the wrong guess", "parker-1964 | ROCKET KAYAK",
    "1 draw additional-turn; 1 ask 2 K; 2 show 1; 1 ask 2 A; 2 show 2; 1 ask 2 Z; 2 no", "due = draw 1; scores = 15 0" },

  /* 4.3 */
  { "4.3 the first guess goes to everybody", "parker-1982 | ROCKET KAYAK ABLE BODY", "1 draw all-expose",
    "refused PROBE_ASK_EVERYBODY 1 ask 2 A; refused PROBE_ASK_YOURSELF 1 ask 1 A; 1 ask * A; due = answer 2" },
  { "4.3 in order from the asker’s left", "parker-1982 first-3 | ROCKET KAYAK ABLE BODY",
    "3 draw all-expose; 3 ask * K; due = answer 4; 4 no; due = answer 1; 1 show 4; due = answer 2; 2 show 1",
    "due = ask 3; scores = 0 0 20 0; seen = ???K?? K???? ???? ????" },
  { "4.3 each answers in turn only", "parker-1982 | ROCKET KAYAK ABLE BODY", "1 draw all-expose; 1 ask * Y",
    "refused PROBE_NOT_ASKED 3 no; refused PROBE_NOT_ASKED 4 show 4; refused PROBE_HAS_THE_LETTER 2 no; 2 show 3;"
    "refused PROBE_NOT_ASKED 2 show 3; refused PROBE_ANSWER_DUE 1 ask 2 A; 3 no; 4 show 4; scores = 30 0 0 0" },
  { "4.3 only who has hidden cards is asked", "parker-1982 | ROCKET kayak ABLE body",
    "1 draw all-expose; 1 ask * A; due = answer 3; 3 show 1", "due = ask 1; scores = 5 0 0 0" },
  { "4.3 each shows one card, of their own choice", "parker-1982 | ROCKET KAYAK AREA",
    "1 draw all-expose; 1 ask * A; can 2 = show 2, show 4; 2 show 2; can 3 = show 1, show 4; 3 show 4",
    "scores = 25 0 0; hidden = 6 4 3" },
  { "4.3 right if at least one shows a card", "parker-1982 | ROCKET KAYAK ABLE",
    "1 draw all-expose; 1 ask * B; 2 no; 3 show 2", "due = ask 1; scores = 10 0 0" },
  { "4.3 right also when the last one has not", "parker-1982 | ROCKET KAYAK ABLE",
    "1 draw all-expose; 1 ask * Y; 2 show 3; 3 no", "due = ask 1; scores = 15 0 0" },
  { "4.3 wrong if nobody shows a card", "parker-1982 | ROCKET KAYAK ABLE", "1 draw all-expose; 1 ask * Z; 2 no; 3 no",
    "due = draw 2; scores = 0 0 0; events = 3:denied:Z 1:ended 2:began" },
  { "4.3 a wrong dot costs 50 once", "parker-1982 | ROCKET KAYAK ABLE BODY", "1 draw all-expose; 1 ask * .; 2 no; 3 no; 4 no",
    "due = draw 2; scores = -50 0 0 0; events = 4:denied:. 1:-50 1:ended 2:began" },
  { "4.3 a dot that one player has costs nothing", "parker-1982 | ROCKET KAYAK .ABLE", "1 draw all-expose; 1 ask * .; 2 no; 3 show 1",
    "due = ask 1; scores = 5 0 0" },
  { "4.3 only the first guess", "parker-1982 | ROCKET KAYAK ABLE", "1 draw all-expose; 1 ask * A; 2 show 2; 3 show 1",
    "refused PROBE_ASK_ONE_PLAYER 1 ask * K; 1 ask 2 K; due = answer 2" },
  { "4.3 never without the card", "parker-1982 | ROCKET KAYAK ABLE", "1 draw times-2",
    "refused PROBE_ASK_ONE_PLAYER 1 ask * A" },
  { "4.3 two last cards bring 50 each", "parker-1982 | ROCKET kayAk Able BODY",
    "1 draw all-expose; 1 ask * A; 2 show 4; 3 show 1; 4 no", "from 1 = asking 20 last-cards 100; due = ask 1" },
  { "4.3 after a wrong guess the second question of the turn is no more", "parker-1982 | ROCKET KAYAK ABLE",
    "1 draw all-expose; 1 ask * Z; 2 no; 3 no; 2 draw times-2", "refused PROBE_ASK_ONE_PLAYER 2 ask * A" },
  { "4.3 an interruption before it leaves the first guess to everybody", "parker-1982 | ROCKET KAYAK ABLEST",
    "1 draw all-expose; 2 interrupt 3 ABSENT; refused PROBE_ASK_EVERYBODY 1 ask 2 A; 1 ask * A", "due = answer 2" },
  { "4.3 events of the question to all", "parker-1982 | ROCKET KAYAK ABLE", "1 draw all-expose; 1 ask * K",
    "events = 1:asked:*K" },

  /* 4.4 */
  { "4.4 a turn with nobody left to ask ends by itself", "parker-1964 no-cards | ROCKET kayaK able", "1 ask 2 K; 2 show 5",
    "due = ask 2; final = 0 2 2; scores = 60 0 0; events = 2:turned:5K 1:+10 1:+50 1:ended final:1 2:began" },
  { "4.4 it ends also under additional-turn", "parker-1964 | ROCKET kayaK able",
    "1 draw additional-turn; 1 ask 2 K; 2 show 5", "due = draw 2; final = 0 2 2" },
  { "4.4 it goes on while somebody can be asked", "parker-1964 no-cards | ROCKET kayaK abLe", "1 ask 2 K; 2 show 5",
    "due = ask 1; final = none; can 1 = ask 3 A, ask 3 B, ask 3 C, ask 3 D, ask 3 E, ask 3 F, ask 3 G, ask 3 H, ask 3 I,"
    " ask 3 J, ask 3 K, ask 3 L, ask 3 M, ask 3 N, ask 3 O, ask 3 P, ask 3 Q, ask 3 R, ask 3 S, ask 3 T, ask 3 U,"
    " ask 3 V, ask 3 W, ask 3 X, ask 3 Y, ask 3 Z, ask 3 ." },
  { "4.4 after all-expose nobody is left to ask", "parker-1982 | ROCKET kayAk Able", "1 draw all-expose; 1 ask * A; 2 show 4; 3 show 1",
    "due = draw 2; scores = 120 0 0; final = 0 2 2" },
};

int
main (void)
{
  return PROBE_SCENES_RUN (scenes);
}
