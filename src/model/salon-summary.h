/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the record of a game says of it, in short: what a list of games shows, searches and counts. Everything in it is
 * public, even while the game goes on. */

#pragma once

#include "model/salon-game.h"

G_BEGIN_DECLS

/* Bytes of the words that a summary keeps; of a game with more, the first ones. */
#define SALON_SUMMARY_WORDS 4096

/* An evening has at most so many games, at tables of so many seats. */
#define SALON_SUMMARY_GAMES 4096
#define SALON_SUMMARY_TABLE 4

/* A person who sat down at a table in the middle of an evening, and was not among those who began it. */
#define SALON_SUMMARY_GUEST 255

typedef struct {
  SalonSeatKind kind; /* who plays there now, or has played there last */
  char *name;
  int points;   /* if the summary has points */
  int round;    /* the most points in one round, if the summary has rounds */
  gboolean won; /* alone or with others; of a finished game */
} SalonSummarySeat;

/* A game of an evening, which is over. */
typedef struct {
  guint n_seats; /* at most %SALON_SUMMARY_TABLE */
  struct {
    guint8 seat; /* whose place it was: in the summary, or %SALON_SUMMARY_GUEST */
    int points;
    gboolean won; /* alone or with others */
  } place[SALON_SUMMARY_TABLE];
} SalonSummaryGame;

typedef struct {
  const char *kind; /* the name of the #SalonGameKind, interned */
  char *date;       /* when the game began, as in its record, or "" */
  char *title;      /* as in its record, or "" */
  char *edition;    /* the word of the record, such as “parker-1964”; "" for a game without editions */
  char *origin;     /* how it began (salon-origin.h), of a finished game without a date; else "" */
  char *words;      /* public words, parted by spaces; "" if there are none */
  SalonGameStage stage;
  gboolean has_points;
  gboolean has_rounds; /* the game is played in rounds, of which one or more have points */
  gboolean lesson;     /* a guided first game, which no statistics count */
  gboolean taken_back; /* somebody took a move back */
  gboolean hinted;     /* somebody had a hint */
  gboolean gone_on;    /* it goes on from a game that was over, and which could be seen to its end */
  gboolean idle;       /* it was over before anybody played: no statistics count it */
  guint n_seats;       /* at most %SALON_MAX_SEATS */
  SalonSummarySeat seat[SALON_MAX_SEATS];
  const char *games_kind; /* of an evening, which is a record of several games: what they are, interned; "" otherwise */
  GArray *games;          /* of SalonSummaryGame: those of them that are over, in their order; empty otherwise */
} SalonSummary;

/* Makes an empty summary, without seats, of a game of @kind. */
SalonSummary *salon_summary_new (const char *kind);
SalonSummary *salon_summary_copy (const SalonSummary *self);
void salon_summary_free (SalonSummary *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SalonSummary, salon_summary_free)

/* The functions below are for those who make one, from a record. */

/* Takes date, title and seats from @header, of whose seats there are @n_seats. */
void salon_summary_take_header (SalonSummary *self, const SalonHeader *header, guint n_seats);
/* Does what a comment of @length bytes after `begin` says, if it is a remark (salon-remark.h). */
void salon_summary_take_comment (SalonSummary *self, const char *line, gsize length);
/* Adds a public word, unless it is there already or there is no room. */
void salon_summary_add_word (SalonSummary *self, const char *word);
/* Adds a game of an evening, which is of @kind as all its games are, unless there is no room. */
void salon_summary_add_game (SalonSummary *self, const char *kind, const SalonSummaryGame *game);
/* Keeps how the game began, if it is over and has no date, from its whole record; see salon_origin_make(). */
void salon_summary_take_origin (SalonSummary *self, const char *text, gsize length, guint n_moves);
/* Has those with the most points won. */
void salon_summary_find_winners (SalonSummary *self);

/* For a cache */

/* The type of the values below. */
#define SALON_SUMMARY_TYPE "(ssssssubbbbbbba(usiib)saa(yib))"

/* Writes all of a summary as a value (floating). */
GVariant *salon_summary_to_value (const SalonSummary *self);
/* Reads it again, from a value of %SALON_SUMMARY_TYPE that anybody may have made. NULL: no summary has this value. */
SalonSummary *salon_summary_from_value (GVariant *value);

G_END_DECLS
