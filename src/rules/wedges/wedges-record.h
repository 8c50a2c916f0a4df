/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The part of Wedges in a record (wedges-rules.md 6): its lines of set-up and its moves, for the reader and writer that
 * all games share.  Nothing at this table is secret, so a veiled record looks like any other. */

#pragma once

#include "rules/salon-record.h"
#include "rules/wedges/wedges-apply.h"

#define WEDGES_EDITION "master-1981"

#define WEDGES_MAX_MEMBERS 24

/* The bytes of a pack's name, with its NUL. */
#define WEDGES_PACK_SIZE 41

/* The bytes of any header as text, with the NUL; see wedges_header_write(). */
#define WEDGES_HEADER_TEXT 8192

/* All that a record says before `begin`: the set-up of the rules, and what only people care about. */
typedef struct {
  SalonHeader salon;
  WedgesSetup setup;                                /* cards is 0 before it is known how many there are */
  char questions[WEDGES_PACK_SIZE];                 /* "en", "fr", or the name of a pack; "" before its line was read */
  bool typed;                                       /* answers are typed, and not said to the table (rule 5.2) */
  bool separate;                                    /* the members of a team do not consult each other (rule 5.3) */
  uint8_t seconds;                                  /* for an answer; 0: no time is taken */
  bool has_second_front;                            /* there was a line for the front of box 2 */
  uint8_t members[WEDGES_MAX_SEATS];                /* of the team of each seat; 0: whoever sits there plays alone */
  char member[WEDGES_MAX_MEMBERS][SALON_NAME_SIZE]; /* those of seat 1, then those of seat 2 … */
} WedgesHeader;

/* Gives how many cards the bank called @questions has; 0 when there is none that can be read. */
typedef int (*WedgesBank) (void *data, const char *questions);

/* What a record of Wedges is read into. */
typedef struct {
  WedgesHeader header;
  WedgesState state; /* from SALON_LINE_BEGIN on */
  WedgesMove move;   /* after a SALON_LINE_MOVE: the move that was made */

  /* private */
  WedgesBank bank;
  void *bank_data;
} WedgesRecord;

extern const SalonRules wedges_rules;

/* Makes @record ready to be read into.  @bank is asked with @data when the record does not say how many cards its bank
 * had. */
void wedges_record_init (WedgesRecord *record, WedgesBank bank, void *data);

/* A SalonFind: a record of Wedges is read into @data, a WedgesRecord; there is no other game. */
SalonRecord wedges_record_find (void *data, const char *name);

/* Writes @header as a record begins; see salon_header_write().  Fronts at 0, and cards of which nobody knows how many there
 * are, are not written.  WEDGES_HEADER_TEXT bytes are always enough. */
size_t wedges_header_write (const WedgesHeader *header, char *text, size_t size);
