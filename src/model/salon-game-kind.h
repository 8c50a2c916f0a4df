/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-game.h"
#include "rules/salon-record.h"

G_BEGIN_DECLS

typedef enum {
  SALON_SETUP_GOOD,    /* a game can be begun with it */
  SALON_SETUP_DAMAGED, /* or incomplete */
  SALON_SETUP_NEWER,   /* only a newer version of Salon knows it */
} SalonSetupState;

/**
 * SalonGameKind:
 *
 * How games of one kind are made of text. Functions that take a list of kinds want one
 * that ends with %NULL.
 */
typedef struct {
  const char *name;  /* as the line “game” of a record has it */
  const char *setup; /* what begins the names of the files with its last set-up */

  /* Reads a whole record into a game that is asleep, (transfer full), in any thread. The error
   * is of %SALON_GAME_ERROR. */
  SalonGame *(*read) (const char *text, gsize length, guint64 seed, GError **error);
  /* Makes a new game, asleep, (transfer full), of the lines of its set-up. It begins today. The
   * error is a sentence for players. */
  SalonGame *(*begin) (const char *setup, gsize length, guint64 seed, GError **error);
  /* Judges the lines of a set-up. */
  SalonSetupState (*judge) (const char *setup, gsize length);
} SalonGameKind;

/* Gives the kind with this name; NULL if there is none. */
const SalonGameKind *salon_game_kind_find (const SalonGameKind *const *kinds, const char *name);

/* Reads the record of a game of any of these kinds; see “read”. */
SalonGame *salon_game_read (const SalonGameKind *const *kinds,
                            const char *text,
                            gsize length,
                            guint64 seed,
                            GError **error);

/* For the games themselves */

/* Takes the next line of a record, of the bytes from *@text up to @end, which are not none, and moves
 * *@text behind it; see salon_reader_next(). %SALON_LINE_ERROR comes with an error of
 * %SALON_GAME_ERROR. */
SalonLine salon_game_read_line (SalonReader *reader, const char **text, const char *end, GError **error);

/* Sets an error of %SALON_GAME_ERROR: what @reason, which is marked for translation, says of a record that
 * ends before its line @number. */
void salon_game_set_end_error (GError **error, const char *reason, long number);

G_END_DECLS
