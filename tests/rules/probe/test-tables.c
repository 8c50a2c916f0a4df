/* SPDX-License-Identifier: GPL-3.0-or-later */

/* probe-rules.md 8: two trays each, no activity cards, five and six players. */

#include "probe-scene.h"

static const ProbeScene scenes[] = {
  /* the trays */
  { "8 two trays each are the default for two", "parker-1964 | ROCKET+KAYAK ABLE+BODY", NULL,
    "begins = yes; trays = 2" },
  { "8 two trays each are the default for two in Miro", "miro-1967 | ROCKET+KAYAK ABLE+BODY", NULL,
    "begins = yes; trays = 2" },
  { "8 two trays each are the default for two in 1982", "parker-1982 | ROCKET+KAYAK ABLE+BODY", NULL,
    "begins = yes; trays = 2" },
  { "8 one tray each is the default for three", "parker-1964 | ROCKET KAYAK ABLE", NULL, "begins = yes; trays = 1" },
  { "8 one tray each is an option for two", "parker-1964 one-tray | ROCKET KAYAK", NULL, "begins = yes; hidden = 6 5" },
  { "8 two trays each are for two only", "parker-1964 two-trays | ROCKET+A KAYAK+B ABLE+C", NULL,
    "begins = PROBE_TRAYS_NEED_TWO_SEATS" },
  { "8 both words are laid", "parker-1964 two-trays | ROCKET+- KAYAK+ABLE", NULL, "begins = PROBE_WORD_MISSING" },
  { "8 the right word is checked as the left", "parker-1982 | ROCKET+KAYAK ABLE+BOY", NULL,
    "begins = PROBE_WORD_TOO_SHORT" },
  { "8 each word has its own set of cards", "parker-1982 box | ERROR+ERROR ABLE+BODY", NULL, "begins = yes" },
  { "8 each word has its own blanks", "parker-1964 | ...A...+......B C+D", NULL, "begins = yes; hidden = 7+7 1+1" },

  /* asking */
  { "8 one asks the player, the owner answers from either", "parker-1964 no-cards | ROCKET+TEA KAYAK+BARK",
    "1 ask 2 K; can 2 = show L1, show L5, show R4; 2 show R4",
    "scores = 15 0; hidden = 6+3 5+3; seen = ??????+??? ?????+???K" },
  { "8 one asks no tray", "parker-1964 no-cards | ROCKET+TEA KAYAK+BARK", NULL,
    "unreadable 1 ask 2L K; unreadable 1 ask L K; 1 ask 2 R; refused PROBE_HAS_THE_LETTER 2 no; can 2 = show R3" },
  { "8 neither word has it", "parker-1964 no-cards | ROCKET+TEA KAYAK+BARK", "1 ask 2 Z; can 2 = no; 2 no",
    "due = ask 2" },
  { "8 a player with one word exposed is asked on", "parker-1964 no-cards | ROCKET+TEA kayak+BARK",
    "1 ask 2 K; can 2 = show R4; 2 show R4", "scores = 15 0; due = ask 1" },
  { "8 a player with both words exposed cannot be asked", "parker-1964 no-cards first-2 | ROCKET+TEA kayak+bark", NULL,
    "2 ask 1 Z; 1 no; due = ask 2; refused PROBE_NOT_YOUR_TURN 1 ask 2 K; final = 0 2" },
  { "8 each word has its own last-card 50", "parker-1964 no-cards | ROCKET+TEA kayaK+barK",
    "1 ask 2 K; 2 show L5; from 1 = asking 10 last-cards 50; 1 ask 2 K; 2 show R4",
    "from 1 = asking 25 last-cards 100" },
  { "8 spaces of each tray have their own values", "parker-1964 no-cards | O+I ABLE+..BODY",
    "1 ask 2 B; 2 show R3; 1 ask 2 B; 2 show L2", "scores = 25 0" },
  { "8 a slot names its tray", "parker-1964 no-cards | ROCKET+TEA KAYAK+BARK", "1 ask 2 K",
    "unreadable 2 show 5; unreadable 2 show M5; unreadable 2 show L13; refused PROBE_OTHER_LETTER 2 show R1; refused PROBE_NO_SUCH_SPACE 2 show R5; 2 show L5" },
  { "8 with one tray a slot names none", "parker-1964 no-cards | ROCKET KAYAK", "1 ask 2 K",
    "unreadable 2 show L5; unreadable 2 show R5; 2 show 5" },

  /* interruption */
  { "8 an interruption says which word", "parker-1964 no-cards | ROCKET+TEA KAYAK+ABLEST", "1 interrupt 2R ABLEST",
    "scores = 160 0; hidden = 6+3 5+0; due = ask 1; unreadable 1 interrupt 2 KAYAK" },
  { "8 the other word named is wrong", "parker-1964 no-cards | ROCKET+TEA KAYAK+ABLEST", "1 interrupt 2L ABLEST",
    "scores = -50 0" },
  { "8 each word has its own five-card limit", "parker-1964 no-cards | ROCKET+TEA kAYAK+ABLEST", NULL,
    "may-name 2 L = ; may-name 2 R = 1; refused PROBE_NAME_TOO_FEW_HIDDEN 1 interrupt 2L KAYAK; may-name 1 L = 2; may-name 1 R = " },
  { "8 with one tray an interruption names none", "parker-1964 no-cards | ROCKET KAYAK", NULL,
    "unreadable 1 interrupt 2L KAYAK; 1 interrupt 2 KAYAK; scores = 155 0" },
  { "8 Miro with two trays: on one’s own turn", "miro-1967 no-cards | ROCKET+TEA KAYAK+ABLEST", NULL,
    "refused PROBE_NAME_ON_OWN_TURN 2 interrupt 1L ROCKET; 1 interrupt 2R ABLEST; scores = 160 0" },

  /* left and right */
  { "1 two players: left-exposes names the left tray in 1964", "parker-1964 | ROCKET+TEA KAYAK+BARK",
    "1 draw left-exposes; due = expose 2;"
    "can 2 = expose L1, expose L2, expose L3, expose L4, expose L5; refused PROBE_OTHER_TRAY 2 expose R1; 2 expose L3",
    "scores = 15 0" },
  { "1 two players: right-exposes names the right tray in 1964", "parker-1964 | ROCKET+TEA KAYAK+BARK",
    "1 draw right-exposes;"
    "can 2 = expose R1, expose R2, expose R3, expose R4; refused PROBE_OTHER_TRAY 2 expose L1; 2 expose R1",
    "scores = 5 0" },
  { "1 two players: right-exposes names the right tray in Miro", "miro-1967 | ROCKET+TEA KAYAK+BARK",
    "1 draw right-exposes;"
    "refused PROBE_OTHER_TRAY 2 expose L1; 2 expose R4",
    "scores = 15 0" },
  { "1 two players: the named tray has nothing hidden, the card is ignored", "parker-1964 | ROCKET+TEA kayak+BARK",
    "1 draw left-exposes", "events = 1:drawn:left-exposes ignored:left-exposes; due = ask 1" },
  { "1 two players: the other tray is obeyed", "parker-1964 | ROCKET+TEA kayak+BARK", "1 draw right-exposes",
    "due = expose 2" },
  { "1 two players in 1982: left-exposes turns a card of either tray", "parker-1982 | ROCKET+TEAM KAYAK+BARK",
    "1 draw left-exposes; due = expose 2;"
    "can 2 = expose L1, expose L2, expose L3, expose L4, expose L5, expose R1, expose R2, expose R3, expose R4; 2 expose R4",
    "scores = 15 0" },
  { "1 two players in 1982: right-exposes turns a card of either tray", "parker-1982 | ROCKET+TEAM KAYAK+BARK",
    "1 draw right-exposes; 2 expose L2", "scores = 10 0; due = ask 1" },
  { "1 two players in 1982: the opponent chooses the tray, then the drawer points",
    "parker-1982 | ROCKET+TEAM KAYAK+BARK",
    "1 draw left-your-choice; due = tray 2; can 2 = tray L, tray R; can 1 = ; 2 tray R; events = 2:tray:R; due = pick 1;"
    "refused PROBE_OTHER_TRAY 1 pick 2 L1; can 1 = pick 2 R1, pick 2 R2, pick 2 R3, pick 2 R4; 1 pick 2 R3",
    "scores = 15 0; due = ask 1; seen = ??????+???? ?????+??R?" },
  { "1 two players in 1982: the opponent chooses, nobody else", "parker-1982 | ROCKET+TEAM KAYAK+BARK",
    "1 draw right-your-choice",
    "refused PROBE_NOT_YOUR_EXPOSURE 1 tray L; refused PROBE_NOTHING_TO_PICK 1 pick 2 L1; refused PROBE_EXPOSURE_DUE 1 ask 2 K;"
    "refused PROBE_EXPOSURE_DUE 1 interrupt 2L KAYAK; 2 tray L; refused PROBE_NO_TRAY_TO_CHOOSE 2 tray R; 1 pick 2 L5" },
  { "1 two players in 1982: one hidden card in each tray is a choice", "parker-1982 | ROCKET+TEAM kayaK+barK",
    "1 draw right-your-choice; due = tray 2; 2 tray R", "can 1 = pick 2 R4; 1 pick 2 R4; scores = 65 0" },
  { "1 two players in 1982: no choice when one tray has nothing hidden", "parker-1982 | ROCKET+TEAM kayak+BARK",
    "1 draw left-your-choice; due = pick 1;"
    "refused PROBE_NOT_HIDDEN 1 pick 2 L1; 1 pick 2 R1",
    "scores = 5 0" },
  { "1 two players in 1982: both trays exposed, the card is ignored", "parker-1982 first-2 | ROCKET+TEAM kayak+barK",
    "2 draw times-2; 2 ask 1 Z; 1 no; 1 draw times-2; 1 ask 2 K; 2 show R4; 2 draw times-2; 2 ask 1 Z; 1 no; 1 draw left-your-choice",
    "events = 1:drawn:left-your-choice ignored:left-your-choice 1:ended 2:began" },
  { "1 no tray is chosen without such a card", "parker-1982 | ROCKET+TEAM KAYAK+BARK", "1 draw left-exposes",
    "refused PROBE_NO_TRAY_TO_CHOOSE 2 tray L" },
  { "1 no tray is chosen with one tray each", "parker-1982 | ROCKET KAYAK", "1 draw left-your-choice",
    "refused PROBE_NO_TRAY_TO_CHOOSE 2 tray L; due = pick 1" },
  { "1 the choice of the tray is a behaviour of its own",
    "parker-1982 house:opponent_chooses_tray=0 | ROCKET+TEAM KAYAK+BARK",
    "1 draw right-your-choice; due = pick 1; refused PROBE_OTHER_TRAY 1 pick 2 L1; 1 pick 2 R2", "scores = 10 0" },
  { "8 own-blank turns a blank of either tray", "parker-1964 | .ROCKET+TEA. KAYAK+BARK",
    "1 draw own-blank; can 1 = expose L1, expose R4; 1 expose R4", "scores = 0 0; hidden = 7+3 5+4" },
  { "8 the last card of one word by left-exposes brings 50 in 1982", "parker-1982 | ROCKET+TEAM kayaK+BARK",
    "1 draw left-exposes; 2 expose L5", "from 1 = last-cards 50 exposures 10; due = ask 1" },
  { "8 the last card of one word pointed at brings 50 in 1982", "parker-1982 | ROCKET+TEAM kayaK+BARK",
    "1 draw right-your-choice; 2 tray L; 1 pick 2 L5", "scores = 60 0" },
  { "8 all-expose gets one card from the single opponent", "parker-1982 | ROCKET+TEAM KAYAK+BARK",
    "1 draw all-expose; refused PROBE_ASK_EVERYBODY 1 ask 2 K;"
    "1 ask * K; can 2 = show L1, show L5, show R4; 2 show R4",
    "scores = 15 0; due = ask 1" },
  { "8 all-expose: a wrong dot costs 50 once", "parker-1982 | ROCKET+TEAM KAYAK+BARK",
    "1 draw all-expose; 1 ask * .; 2 no", "scores = -50 0; due = draw 2" },

  /* the end */
  { "8 no final turns while a player has one word hidden", "parker-1964 no-cards | ROCKET+TEA kayaK+BARK",
    "1 ask 2 K; 2 show L5; 1 ask 2 Z; 2 no", "final = none; due = ask 2" },
  { "8 final turns begin when one player has both words exposed", "parker-1964 no-cards | ROCKET+TEA kayak+barK",
    "1 ask 2 K; 2 show R4", "final = 0 2; due = ask 2" },
  { "8 final turns do not ask for both of the other", "parker-1964 no-cards | rocket+TEA kayak+barK",
    "1 ask 2 K; 2 show R4", "final = 0 2; due = ask 2" },
  { "8 each word has its own end bonus", "parker-1964 no-cards | ROCKET+TEA kayak+barK",
    "1 ask 2 K; 2 show R4; 2 ask 1 Z; 1 no; 2 ask 1 Z; 1 no",
    "due = over; from 1 = asking 15 last-cards 50 kept-cards 90 kept-bonus 150; scores = 305 0" },
  { "8 each word has its own end bonus in 1982", "parker-1982 no-cards | ROCKET+TEAMs kayak+barK",
    "1 ask 2 K; 2 show R4; 2 ask 1 Z; 1 no; 2 ask 1 Z; 1 no",
    "from 1 = asking 15 last-cards 50 kept-cards 105 kept-bonus 200" },
  { "8 no end bonus for the word that is exposed", "parker-1964 no-cards | rocket+TEA kayak+barK",
    "1 ask 2 K; 2 show R4; 2 ask 1 Z; 1 no; 2 ask 1 Z; 1 no",
    "from 1 = asking 15 last-cards 50 kept-cards 30 kept-bonus 50" },
  { "8 four and four hidden cards are not five of a word", "parker-1964 no-cards | ABLE+BODY kayak+barK",
    "1 ask 2 K; 2 show R4; 2 ask 1 Z; 1 no; 2 ask 1 Z; 1 no",
    "from 1 = asking 15 last-cards 50 kept-cards 90 kept-bonus 100" },
  { "8 the last card of the second word ends the game", "parker-1964 no-cards | rocket+tea kayak+barK",
    "1 ask 2 K; 2 show R4", "due = over; scores = 65 0" },
  { "8 the last card of one word does not", "parker-1964 no-cards | rocket+tea kayaK+barK", "1 ask 2 K; 2 show R4",
    "due = ask 1" },
  { "8 the pad of 1982 with two trays", "parker-1982 | ROCKET+TEAM KAYAK+BARK",
    "1 draw times-3; 1 ask 2 B; 2 show R1; pad = 0 0; 1 ask 2 Z; 2 no", "pad = 15 0" },

  /* no activity cards */
  { "8 without activity cards in 1964", "parker-1964 no-cards | ROCKET KAYAK ABLE", "1 ask 2 Z; 2 no",
    "due = ask 2; pile = 0" },
  { "8 without activity cards in Miro", "miro-1967 no-cards | ROCKET KAYAK ABLE", "1 ask 2 Y; 2 show 3",
    "scores = 15 0 0; due = ask 1" },
  { "8 without activity cards in 1982", "parker-1982 no-cards | ROCKET KAYAK ABLE",
    "1 ask 3 Z; 3 no; 2 ask 3 Z; 3 no; 3 ask 1 Z; 1 no", "due = ask 1" },

  /* five and six */
  { "8 five as four: order of play", "parker-1964 no-cards first-4 | ABLE BODY COLD DAWN EAST",
    "4 ask 1 Z; 1 no; 5 ask 2 Z; 2 no; due = ask 1; 1 ask 5 E; 5 show 1", "scores = 5 0 0 0 0" },
  { "8 six as four: order of play", "miro-1967 no-cards first-6 | ABLE BODY COLD DAWN EAST FISH", "6 ask 1 Z; 1 no",
    "due = ask 1" },
  { "8 six as four: right is the one before", "parker-1964 | ABLE BODY COLD DAWN EAST FISH",
    "1 draw right-exposes; due = expose 6; 6 expose 1", "scores = 5 0 0 0 0 0" },
  { "8 six as four: any player interrupts", "parker-1964 | ABLE BODY COLD DAWN EAST FISHES", NULL,
    "may-name 6 L = 1 2 3 4 5; may-name 1 L = " },
  { "8 six as four: the last player’s two rounds", "parker-1964 no-cards | able body cold dawn eaST FISH",
    "1 ask 5 S; 5 show 3; 1 ask 5 T; 5 show 4; 1 ask 6 Z; 6 no",
    "final = 2 2 2 2 2 0; due = ask 2; scores = 80 0 0 0 0 0" },
};

int
main (void)
{
  return PROBE_SCENES_RUN (scenes);
}
