/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "rules/salon-record.h"

G_BEGIN_DECLS

/* After so many equal results running another level is offered. */
#define SALON_COMPANY_RUN 3

/**
 * SalonCompany:
 * @level: of the best computer in the last game that was counted; %SALON_HUMAN: no game was
 * @run: how many of the last games one person has won running at that level; negative: has lost
 * @offered: 1 if a better level was offered since the level changed, -1 if a weaker one was, 0 if none was
 * @last: when the last game that was counted began, as in its record
 *
 * How one person fares against computers, and whether another level should be offered: after three equal
 * results running, once. It is offered again only after three results of the other sort, or at another level.
 */
typedef struct {
  SalonSeatKind level;
  int run;
  int offered;
  char last[24];
} SalonCompany;

/* Reads what salon_company_write() wrote. Of a damaged text nothing is used. */
void salon_company_read (SalonCompany *self, const char *text);
/* As a line of text (transfer full). */
char *salon_company_write (const SalonCompany *self);

/* Counts a game, once.
 * @level: of the best computer in it
 * @result: 1 if the person has won, -1 if a computer has, 0 if they share the win, which ends a run
 * @date: when it began
 *
 * Returns: by how many levels, 1 or -1, the computers should be offered to change; 0: nothing is to be
 *   offered */
int salon_company_count (SalonCompany *self, SalonSeatKind level, int result, const char *date);

/* The level by @step above @level, which is a computer's; the best or the weakest if there is none. */
SalonSeatKind salon_company_step (SalonSeatKind level, int step);
/* The lines of @setup (transfer full), in which every computer plays @step levels better. */
char *salon_company_step_setup (const char *setup, int step);

G_END_DECLS
