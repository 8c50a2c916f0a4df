/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games whose records are tried, a row each, as the tools have them. */

#pragma once

#include "rules/salon-record.h"

typedef struct {
  const SalonRules *rules;

  /* Gives an empty place to read a record to: one of two, @which is 0 or 1, of which each is used again. */
  SalonRecord (*place) (int which);

  /* Looks from all sides at a game that has begun; the @size bytes at @data decide what is tried on it. */
  void (*look) (const void *game, const uint8_t *data, size_t size);

  /* The @n bytes of @line were the last move. */
  void (*look_at_move) (const void *game, const char *line, size_t n);

  /* @message was said of the record while @game was read. */
  void (*look_at_message) (const void *game, const char *message);

  /* Two games that have begun are the same from now on. */
  bool (*is_same) (const void *game, const void *other);
} FuzzGame;

extern const FuzzGame fuzz_games[]; /* the last one has no rules */
