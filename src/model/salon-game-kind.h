/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-game.h"
#include "model/salon-replay.h"
#include "model/salon-summary.h"
#include "rules/salon-record.h"
#include "words/words-error.h"

G_BEGIN_DECLS

typedef enum {
  SALON_SETUP_GOOD,    /* a game can begin with it */
  SALON_SETUP_DAMAGED, /* or incomplete */
  SALON_SETUP_NEWER,   /* only a newer version of Salon understands it */
} SalonSetupState;

/**
 * SalonGameKind:
 *
 * How games of one kind are made from text. A list of kinds ends with %NULL.
 */
typedef struct {
  const char *name;  /* in the line “game” of a record */
  const char *setup; /* the names of the files with its last set-up begin with this */

  /* Reads a whole record and returns its game, asleep (transfer full). May be called in any
   * thread. The error is of %SALON_GAME_ERROR. */
  SalonGame *(*read) (const char *text, gsize length, guint64 seed, GError **error);
  /* Makes a new game, asleep (transfer full), from the lines of its set-up, and dates it now. The
   * message of the error is a translated sentence for players. */
  SalonGame *(*begin) (const char *setup, gsize length, guint64 seed, GError **error);
  /* Says whether a game can begin with the lines of a set-up. */
  SalonSetupState (*judge) (const char *setup, gsize length);
  /* Tells what a whole record says of its game (transfer full), without asking the words of it whether they are good if
   * nothing that is told depends on that. May be called in any thread. The error is of %SALON_GAME_ERROR. */
  SalonSummary *(*summarise) (const char *text, gsize length, GError **error);
  /* Optional. Reads a record as far as it goes, (transfer full), for people who want to see how the game went. May be
   * called in any thread. The error is of %SALON_GAME_ERROR: not even the first words were laid, or the record is none. */
  SalonReplay *(*replay) (const char *text, gsize length, GError **error);
} SalonGameKind;

/* Returns the kind called @name, or NULL if there is none. */
const SalonGameKind *salon_game_kind_find (const SalonGameKind *const *kinds, const char *name);

/* Reads the record of a game of any of @kinds; see “read” in #SalonGameKind. */
SalonGame *salon_game_read (const SalonGameKind *const *kinds,
                            const char *text,
                            gsize length,
                            guint64 seed,
                            GError **error);
/* The name of the kind of @kinds that a record has; NULL if it does not come so far. */
const char *salon_game_find_kind (const SalonGameKind *const *kinds, const char *text, gsize length);
/* Tells what the record of a game of any of @kinds says of it (transfer full); see “summarise” in #SalonGameKind. */
SalonSummary *salon_game_summarise (const SalonGameKind *const *kinds, const char *text, gsize length, GError **error);

/* Reads the record of a game of any of @kinds to be replayed; see “replay” in #SalonGameKind. A game that cannot be
 * replayed gives an error, too. */
SalonReplay *salon_replay_read (const SalonGameKind *const *kinds, const char *text, gsize length, GError **error);

/* For the games themselves */

/* Reads the next line of a record from the bytes between *@text and @end, of which there must be one
 * at least, and moves *@text behind the line; see salon_reader_next(). If it returns
 * %SALON_LINE_ERROR it sets an error of %SALON_GAME_ERROR. */
SalonLine salon_game_read_line (SalonReader *reader, const char **text, const char *end, GError **error);
/* How many bytes the line at @line has without its LF; the next line begins at @next, or the text ends there. */
gsize salon_game_line_length (const char *line, const char *next);

/* Sets %SALON_GAME_ERROR_RECORD with the message “line @number: @reason”, translated; @reason is marked for
 * translation. For a record that ends too early, @number is that of the line after its last. */
void salon_game_set_end_error (GError **error, const char *reason, long number);

/* Sets %SALON_GAME_ERROR_WORDS: the word list of the game cannot be read. */
void salon_game_set_words_error (GError **error, const WordsError *fault);

G_END_DECLS
