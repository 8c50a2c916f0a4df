/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Records that are correct except for one change, and the line where the reader must report a
 * fault. */

#pragma once

#include <stddef.h>

typedef enum {
  BASE_1964, /* the example of record.md: two seats, two trays, strict */
  BASE_1982, /* three seats, free */
  BASE_MIRO, /* two seats, one tray, answers by hand, strict */
  N_BASES,
} RecordBase;

typedef enum {
  CHANGE_NOTHING,
  CHANGE_REPLACE, /* line @at becomes @text */
  CHANGE_INSERT,  /* @text stands before line @at */
  CHANGE_DELETE,  /* line @at is gone */
  CHANGE_CUT,     /* line @at and all that follow are gone */
} RecordChange;

typedef struct {
  const char *name;
  RecordBase base;
  RecordChange change;
  int at;
  const char *text;
  size_t length;
  long fault;       /* the faulty line, 0 if there is none */
  const char *says; /* a part of the reason */
} RecordCase;

/* @text with its length: a NUL may stand inside. */
#define TEXT(text) text, sizeof (text) - 1

extern const char *const record_bases[N_BASES];
extern const RecordCase record_cases[];
extern const size_t n_record_cases;
