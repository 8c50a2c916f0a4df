/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as the record of a game that is kept, up to the first NUL; and what people do then, in any order, a few bytes a
 * call. Either there is no game and a sentence why not, or one whose kept record opens as the same game, at every moment. */

#pragma once

#include "fuzz-bytes.h"
#include "model/salon-game.h"

/* What a game says of itself. */
typedef struct {
  /* Makes a sleeping game of a record. */
  SalonGame *(*open) (const char *text, gsize length, guint64 seed, GError **error);
  /* Gives the game the clock fuzz_kept_now(). */
  void (*set_clock) (SalonGame *game);
  /* Does something with the game, which the next of @bytes say. */
  void (*call) (SalonGame *game, Bytes *bytes);
  /* Requires what has to hold of this game besides. */
  void (*look_at) (SalonGame *game);
} FuzzKeptGame;

/* A clock, which stands still but for fuzz_kept_wait(). */
gint64 fuzz_kept_now (void);
void fuzz_kept_wait (int seconds);
void fuzz_kept_run (const FuzzKeptGame *kept, const uint8_t *data, size_t size);
