/* SPDX-License-Identifier: GPL-3.0-or-later */

/* record.md, Moves: how a move is written; and what a seat is shown. */

#include "probe-scene.h"

static const ProbeScene scenes[] = {
  { "record: S draw KIND", "parker-1964 | ROCKET KAYAK", NULL,
    "unreadable 1 draw; unreadable 1 draw Normal; unreadable 1 draw normal x; unreadable 1 draw  normal; unreadable 1 drawnormal;"
    "unreadable 1 draw times-6; 1 draw normal" },
  { "record: S ask T X", "parker-1964 no-cards | ROCKET KAYAK", NULL,
    "unreadable 1 ask; unreadable 1 ask 2; unreadable 1 ask 2K; unreadable 1 ask 0 K; unreadable 1 ask 7 K; unreadable 1 ask 2  K;"
    "unreadable 1 ask 2 K K; unreadable 1 ask 2 É; unreadable 1 ask ** K; unreadable 1 ask 2 *; 1 ask 2 K" },
  { "record: S ask * X", "parker-1982 | ROCKET KAYAK", "1 draw all-expose",
    "unreadable 1 ask *; unreadable 1 ask *K; 1 ask * K; 2 show 1" },
  { "record: S show SLOT", "parker-1964 no-cards | ROCKET KAYAK", "1 ask 2 K",
    "unreadable 2 show; unreadable 2 show 0; unreadable 2 show 13; unreadable 2 show 01; unreadable 2 show +1; unreadable 2 show 1 1;"
    "unreadable 2 show 100; unreadable 2 show 4294967297; unreadable 2 show L1; unreadable 2 show -1; 2 show 1" },
  { "record: S show SLOT, with two trays", "parker-1964 no-cards | ROCKET+TEA KAYAK+BARK", "1 ask 2 K",
    "unreadable 2 show 1; unreadable 2 show l1; unreadable 2 show L0; unreadable 2 show L; unreadable 2 show 1L; unreadable 2 show L 1; 2 show L1" },
  { "record: S no", "parker-1964 no-cards | ROCKET KAYAK", "1 ask 2 Z",
    "unreadable 2 no K; unreadable 2 no 1; unreadable 2 NO; unreadable 2 not; 2 no" },
  { "record: S expose SLOT", "parker-1964 | ROCKET KAYAK", "1 draw left-exposes",
    "unreadable 2 expose; unreadable 2 expose 0; 2 expose 1" },
  { "record: S tray L or R", "parker-1982 | ROCKET+TEAM KAYAK+BARK", "1 draw left-your-choice",
    "unreadable 2 tray; unreadable 2 tray M; unreadable 2 tray l; unreadable 2 tray LR; unreadable 2 tray 1; 2 tray L" },
  { "record: S pick T SLOT", "parker-1982 | ROCKET KAYAK", "1 draw left-your-choice",
    "unreadable 1 pick; unreadable 1 pick L1; unreadable 1 pick 2; unreadable 1 pick 2 0; unreadable 1 pick 1; 1 pick 2 1" },
  { "record: S interrupt T ROW", "parker-1964 | ..ROCKET KAYAK", NULL,
    "unreadable 2 interrupt; unreadable 2 interrupt 1; unreadable 2 interrupt 1 ; unreadable 2 interrupt 1 ..ROCKET x; 2 interrupt 1 ..ROCKET; hidden = 0 5" },
  { "record: S challenge T valid or invalid", "parker-1964 free | ROCKET kayak", NULL,
    "unreadable 1 challenge 2; unreadable 1 challenge 2 maybe; unreadable 1 challenge 2 validly; unreadable 1 challenge invalid; 1 challenge 2 valid" },
  { "record: a move begins with a seat and one space", "parker-1964 | ROCKET KAYAK", NULL,
    "unreadable 0 draw normal; unreadable 7 draw normal; unreadable 12 draw normal; unreadable 1draw normal; unreadable 1; unreadable draw normal; unreadable 1 jump" },
  { "record: a seat that is not at the table", "parker-1964 | ROCKET KAYAK", NULL,
    "refused PROBE_NO_SUCH_SEAT 3 draw normal" },
  { "record: nothing is written for what happens by itself", "parker-1964 no-cards | rocket KAYAK", NULL,
    "unreadable 1 end; unreadable 2 score; unreadable 1 ask 2 Z end" },

  { "record: no move after a million", "parker-1964 free moves:1000000 | ROCKET kayak ABLE", NULL,
    "refused PROBE_GAME_TOO_LONG 1 draw normal; refused PROBE_GAME_TOO_LONG 1 challenge 2 valid; refused PROBE_GAME_TOO_LONG 1 interrupt 3 ABLE; can 1 = ; due = draw 1" },

  { "view: one’s own cards, not those of others", "parker-1964 | ROCKET KAYAK ABLE", NULL,
    "sees 1 = ROCKET ????? ????; sees 2 = ?????? KAYAK ????; sees 3 = ?????? ????? ABLE; seen = ?????? ????? ????" },
  { "view: turned cards are everybody’s", "parker-1964 | RoCKET kAYAk aBLE", NULL,
    "sees 1 = ROCKET K???K A???; sees 2 = ?O???? KAYAK A???; seen = ?O???? K???K A???" },
  { "view: a hidden blank looks as a hidden letter", "parker-1964 | ..ROCKET KAYAK.", NULL,
    "seen = ???????? ??????; sees 1 = ..ROCKET ??????" },
  { "view: a turned blank is seen", "parker-1964 | ,.ROCKET KAYAK,", NULL, "seen = .??????? ?????." },
  { "view: both trays", "parker-1964 | ROCKET+tEA KAYAK+BARK", NULL,
    "sees 1 = ROCKET+TEA ?????+????; sees 2 = ??????+T?? KAYAK+BARK" },
  { "view: a card is seen as soon as it is shown", "parker-1964 no-cards | ROCKET KAYAK", "1 ask 2 A; 2 show 4",
    "sees 1 = ROCKET ???A?; seen = ?????? ???A?" },
  { "view: a wrong interruption shows nothing", "parker-1964 | ROCKET KAYAK", "1 interrupt 2 LEVEL",
    "sees 1 = ROCKET ?????" },
  { "view: after the end all is seen", "parker-1964 no-cards | rocket KAYAK",
    "1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no; 1 ask 2 Z; 2 no", "seen = ROCKET KAYAK; sees 1 = ROCKET KAYAK" },
};

int
main (void)
{
  return PROBE_SCENES_RUN (scenes);
}
