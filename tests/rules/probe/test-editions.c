/* SPDX-License-Identifier: GPL-3.0-or-later */

/* probe-rules.md 1, 2, 3: the editions, the sets, the decks, what may be laid. */

#include "probe-scene.h"

#define SIX "A B C D E F"

static const ProbeScene scenes[] = {
  /* 1: the rows of the table */
  { "1 parker-1964: all behaviours", "parker-1964 | A B", NULL, "rules = seats 2-6 empty 0-6 letters 1-12 by-hand" },
  { "1 miro-1967: all behaviours", "miro-1967 | A B", NULL,
    "rules = seats 2-6 empty 0-6 letters 1-12 headwords own-turn by-hand" },
  { "1 parker-1982: all behaviours", "parker-1982 | ABLE BODY", NULL,
    "rules = seats 2-4 empty 0-5 letters 4-12 unlimited last-card-by-card bonuses-add pad-at-end opponent-chooses-tray dot" },

  { "1 seats: one is too few", "parker-1964 | A", NULL, "begins = PROBE_TOO_FEW_SEATS" },
  { "1 seats: six in 1964", "parker-1964 | " SIX, NULL, "begins = yes; due = draw 1" },
  { "1 seats: seven are too many in 1964", "parker-1964 | " SIX " G", NULL, "begins = PROBE_TOO_MANY_SEATS" },
  { "1 seats: six in Miro", "miro-1967 | " SIX, NULL, "begins = yes" },
  { "1 seats: seven are too many in Miro", "miro-1967 | " SIX " G", NULL, "begins = PROBE_TOO_MANY_SEATS" },
  { "1 seats: no house game has place for more than six", "parker-1964 house:seats_max=7 | " SIX " G", NULL,
    "begins = PROBE_TOO_MANY_SEATS" },
  { "1 seats: four in 1982", "parker-1982 | ABLE BODY COLD DAWN", NULL, "begins = yes" },
  { "1 seats: five are too many in 1982", "parker-1982 | ABLE BODY COLD DAWN EAST", NULL,
    "begins = PROBE_TOO_MANY_SEATS" },
  { "1 whoever begins sits at the table", "parker-1964 first-3 | A B C", NULL, "begins = yes; due = draw 3" },
  { "1 whoever begins must sit at the table", "parker-1964 first-4 | A B C", NULL, "begins = PROBE_NO_SUCH_SEAT" },
  { "1 every player lays a word", "parker-1964 | A - C", NULL, "begins = PROBE_WORD_MISSING" },

  { "1 empty cards: six are usable in 1964", "parker-1964 | ...A... B", NULL, "begins = yes; hidden = 7 1" },
  { "1 empty cards: seven are too many in 1964", "parker-1964 | ...A.... B", NULL, "begins = PROBE_TOO_MANY_BLANKS" },
  { "1 empty cards: six are usable in Miro", "miro-1967 | ......A B", NULL, "begins = yes" },
  { "1 empty cards: seven are too many in Miro", "miro-1967 | .......A B", NULL, "begins = PROBE_TOO_MANY_BLANKS" },
  { "1 empty cards: five are usable in 1982", "parker-1982 | .ABLE.... BODY", NULL, "begins = yes" },
  { "1 empty cards: six are too many in 1982", "parker-1982 | ..ABLE.... BODY", NULL,
    "begins = PROBE_TOO_MANY_BLANKS" },
  { "1 empty cards: unlimited letters leave them limited", "parker-1964 unlimited | ...A.... B", NULL,
    "begins = PROBE_TOO_MANY_BLANKS" },

  { "1 word length: one letter in 1964", "parker-1964 | I O", NULL, "begins = yes" },
  { "1 word length: twelve letters in 1964", "parker-1964 | ASTRONOMICAL O", NULL, "begins = yes; hidden = 12 1" },
  { "1 word length: one letter in Miro", "miro-1967 | A Y", NULL, "begins = yes" },
  { "1 word length: twelve letters in Miro", "miro-1967 | ARCHITECTURE Y", NULL, "begins = yes" },
  { "1 word length: four letters in 1982", "parker-1982 | ABLE BODY", NULL, "begins = yes" },
  { "1 word length: three are too short in 1982", "parker-1982 | ABLE BOY", NULL, "begins = PROBE_WORD_TOO_SHORT" },
  { "1 word length: blanks are no letters", "parker-1982 | ABLE .BOY.", NULL, "begins = PROBE_WORD_TOO_SHORT" },
  { "1 word length: twelve letters in 1982", "parker-1982 | ASTRONOMICAL BODY", NULL, "begins = yes" },
  { "1 word length: thirteen are too long in 1964", "parker-1964 | ASTRONOMICALS O", NULL,
    "begins = PROBE_ROW_TOO_LONG" },
  { "1 word length: word and blanks share twelve spaces", "parker-1964 | .......TREASURE O", NULL,
    "begins = PROBE_ROW_TOO_LONG" },
  { "1 word length: blanks alone are no word", "parker-1964 | ... O", NULL, "begins = PROBE_ROW_EMPTY" },
  { "1 word length: a house game may want shorter words", "parker-1964 house:word_max=5 | ..KAYAK. OTTER", NULL,
    "begins = yes" },
  { "1 word length: and then longer ones are too long", "parker-1964 house:word_max=5 | ..KAYAK. ROCKET", NULL,
    "begins = PROBE_WORD_TOO_LONG" },
  { "1 words: no hyphens", "parker-1964 | TO-DAY O", NULL, "begins = PROBE_ROW_NOT_LETTERS" },
  { "1 words: no apostrophes", "parker-1964 | CAN'T O", NULL, "begins = PROBE_ROW_NOT_LETTERS" },
  { "1 cards carry bare capitals", "parker-1964 | ÉTÉ O", NULL, "begins = PROBE_ROW_NOT_LETTERS" },

  { "1 answers by hand in 1964", "parker-1964 by-hand | A B", NULL, "begins = yes" },
  { "1 answers by hand in Miro", "miro-1967 by-hand | A B", NULL, "begins = yes" },
  { "1 answers are never by hand in 1982", "parker-1982 by-hand | ABLE BODY", NULL,
    "begins = PROBE_NO_ANSWERS_BY_HAND" },
  { "1 a house game mixes the behaviours",
    "parker-1982 house:answers_by_hand_possible=1 house:word_min=1 by-hand | A B", NULL, "begins = yes" },

  { "1 the pad is written at once in 1964", "parker-1964 | ROCKET KAYAK", "1 draw times-3; 1 ask 2 K; 2 show 1",
    "scores = 15 0; pad = 15 0" },
  { "1 the pad is written at once in Miro", "miro-1967 | ROCKET KAYAK", "1 draw add-20", "scores = 20 0; pad = 20 0" },
  { "1 the pad is written at the end of the turn in 1982", "parker-1982 | ROCKET KAYAK",
    "1 draw times-3; 1 ask 2 K; 2 show 1; pad = 0 0; 1 ask 2 A; 2 show 2; scores = 25 0; pad = 0 0; 1 ask 2 Z; 2 no",
    "scores = 25 0; pad = 25 0" },
  { "1 the pad of 1982 shows the same total at the end", "parker-1982 no-cards | rocket kayAk", "1 ask 2 A; 2 show 4",
    "due = over; scores = 65 0; pad = 65 0" },
  { "1 the pad of 1982 shows what a challenge after the end costs", "parker-1982 no-cards free | rocket kayAk",
    "1 ask 2 A; 2 show 4; 1 challenge 2 invalid", "scores = 65 -100; pad = 65 -100" },

  /* 2: values and sets */
  { "2 values in 1964", "parker-1964 | A B", NULL, "values = 5 10 15 15 10 5 5 10 15 15 10 5" },
  { "2 values in Miro", "miro-1967 | A B", NULL, "values = 5 10 15 15 10 5 5 10 15 15 10 5" },
  { "2 values in 1982", "parker-1982 | ABLE BODY", NULL, "values = 5 10 15 15 10 5 5 10 15 15 10 5" },
  { "2 space 1 is the first as opponents read it: every card of a full row", "parker-1964 no-cards | O ASTRONOMICAL",
    "1 ask 2 A; 2 show 1; scores = 5 0; 1 ask 2 S; 2 show 2; scores = 15 0; 1 ask 2 T; 2 show 3; scores = 30 0;"
    "1 ask 2 R; 2 show 4; scores = 45 0; 1 ask 2 O; 2 show 5; scores = 55 0; 1 ask 2 N; 2 show 6; scores = 60 0;"
    "1 ask 2 O; 2 show 7; scores = 65 0; 1 ask 2 M; 2 show 8; scores = 75 0; 1 ask 2 I; 2 show 9; scores = 90 0;"
    "1 ask 2 C; 2 show 10; scores = 105 0; 1 ask 2 A; 2 show 11; scores = 115 0; 1 ask 2 L; 2 show 12",
    "from 1 = asking 120 last-cards 50; scores = 170 0; final = 0 2" },
  { "2 blanks before the word move it to other spaces", "parker-1964 no-cards | O ...TEA", "1 ask 2 T; 2 show 4",
    "scores = 15 0" },

  { "2 the set of 1964: 90 letters and 6 blanks", "parker-1964 | A B", NULL,
    "set = A5 B3 C4 D4 E4 F3 G4 H3 I4 J2 K4 L4 M4 N4 O4 P3 Q2 R4 S5 T4 U4 V2 W3 X2 Y3 Z2 sum 90 blanks 6" },
  { "2 the set of Miro: 90 letters and 6 blanks", "miro-1967 | A B", NULL,
    "set = A5 B3 C4 D3 E5 F3 G3 H3 I5 J2 K3 L4 M4 N4 O4 P3 Q2 R4 S5 T5 U4 V3 W2 X2 Y3 Z2 sum 90 blanks 6" },
  { "2 the set of 1982: 35 letters and 5 dots", "parker-1982 | ABLE BODY", NULL,
    "set = A2 B1 C1 D1 E2 F1 G1 H1 I2 J1 K1 L1 M1 N2 O2 P1 Q1 R3 S2 T2 U1 V1 W1 X1 Y1 Z1 sum 35 blanks 5" },
  { "2 as many of a letter as the set has", "parker-1964 | VIVA AAAAA", NULL, "begins = yes" },
  { "2 no more of a letter than the set has", "parker-1964 | VIVA AAAAAA", NULL, "begins = PROBE_NO_LETTER_LEFT" },
  { "2 no more of a rare letter than the set has", "parker-1964 | PIZZAZZ A", NULL, "begins = PROBE_NO_LETTER_LEFT" },
  { "2 no more of a letter than Miro’s set has", "miro-1967 | DDDD A", NULL, "begins = PROBE_NO_LETTER_LEFT" },
  { "2 three R of the box in 1982", "parker-1982 box | ERROR BODY", NULL, "begins = yes" },
  { "2 two T of the box in 1982 are not three", "parker-1982 box | TATTOO BODY", NULL,
    "begins = PROBE_NO_LETTER_LEFT" },
  { "2 the unlimited supply of 1982 is the default", "parker-1982 | TATTOO BODY", NULL, "begins = yes" },
  { "2 an unlimited supply in 1964", "parker-1964 unlimited | PIZZAZZ A", NULL, "begins = yes" },
  { "2 a tray may hold what the set has of a card", "parker-1964 | A B", NULL,
    "supply A = 5; supply Z = 2; supply . = 6" },
  { "2 an unlimited supply is one of letters", "parker-1982 | ABLE BODY", NULL,
    "supply A = 12; supply Z = 12; supply . = 5" },
  { "2 each tray of a two-tray game has its own set", "parker-1964 | AAAAA+AAAAA B+C", NULL, "begins = yes" },

  /* 3: the decks */
  { "3.1 the 48 cards of 1964", "parker-1964 | A B", NULL,
    "deck = normal 15 additional-turn 7 left-exposes 5 right-exposes 5 own-blank 6 times-3 2 times-4 1 times-5 1"
    " add-15 1 add-20 2 add-25 1 deduct-10 2 sum 48; pile = 48" },
  { "3.1 the 48 cards of Miro", "miro-1967 | A B", NULL,
    "deck = normal 15 additional-turn 7 left-exposes 5 right-exposes 5 own-blank 6 times-3 2 times-4 1 times-5 1"
    " add-15 1 add-20 2 add-25 1 deduct-10 2 sum 48; pile = 48" },
  { "3.2 the 36 cards of 1982", "parker-1982 | ABLE BODY", NULL,
    "deck = additional-turn 5 left-exposes 4 right-exposes 4 own-blank 5 times-2 3 times-3 2 all-expose 4"
    " no-blank-penalty 3 left-your-choice 3 right-your-choice 3 sum 36; pile = 36" },
  { "3 a house game may take the other deck", "parker-1964 house:deck=1 | A B", NULL, "pile = 36" },
};

int
main (void)
{
  return PROBE_SCENES_RUN (scenes);
}
