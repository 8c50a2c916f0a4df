/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Comments of a record that replay ignores and readers and writers keep at their place (record.md, Lines that
 * replay keeps and ignores): somebody else sits at a seat, a move was taken back, somebody had a hint or an aid, the game
 * goes on from one that was over.  Any other comment is for people alone. */

#pragma once

#include "rules/salon-record.h"

/* As many remarks of a record are kept; what comes after them is a comment like any other. */
#define SALON_REMARKS_MAX 10000

typedef enum {
  SALON_REMARK_SEAT,       /* “# seat N is now KIND NAME” */
  SALON_REMARK_TAKEN_BACK, /* “# taken back N” */
  SALON_REMARK_HINT,       /* “# hint N” */
  SALON_REMARK_AID,        /* “# aid N” */
  SALON_REMARK_GONE_ON,    /* “# gone on from N”: move N is the first one that the finished game does not have */
  SALON_N_REMARKS,
} SalonRemarkType;

typedef struct {
  SalonRemarkType type;
  uint64_t number;            /* N: of a seat or of a move, from 1 */
  SalonSeatKind kind;         /* of SEAT alone, and so is the name */
  char name[SALON_NAME_SIZE]; /* such as a line `seat` may have */
} SalonRemark;

/* The bytes of the longest remark with its LF and a NUL. */
#define SALON_REMARK_SIZE (sizeof "# seat 12 is now computer-beginner \n" + SALON_NAME_SIZE)

/* Tells whether the line of @n bytes, without LF, is a remark written exactly as above, and fills @remark; the reader
 * has found it to be a comment (SALON_LINE_SKIPPED).  A kind that is not known, a seat that no table has or a name
 * that no seat may have make it a comment. */
bool salon_remark_parse (const char *bytes, size_t n, SalonRemark *remark);

/* Writes @remark as a line with its LF, the same bytes that it was parsed from, and returns their number. */
size_t salon_remark_format (const SalonRemark *remark, char text[SALON_REMARK_SIZE]);
