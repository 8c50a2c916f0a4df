/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks at a finished game again (record.md, Review): what each question was worth, by all that was public before it,
 * what the best one was, and how much of everybody's points was luck.
 *
 * It takes some seconds and is made for a worker thread.  A review is never changed once it is made, and has pointers
 * to its own memory alone. */

#pragma once

#include "rules/probe/probe-record.h"
#include "words/words-list.h"

/* The likeliest words that are told of one tray. */
#define PROBE_REVIEW_WORDS 8

typedef struct {
  char word[PROBE_SPACES + 1]; /* bare capitals, without blanks */
  float chance;                /* with any blanks round it */
} ProbeReviewWord;

/* What was known of the words of one tray. */
typedef struct {
  uint16_t hidden;     /* bit per space, before the question */
  uint32_t n_words;    /* words of the list that fit */
  uint32_t n_likely;   /* the fewest of them that make up nine tenths of what was likely */
  uint8_t n_likeliest; /* how many of these are filled, the likeliest first: */
  ProbeReviewWord likeliest[PROBE_REVIEW_WORDS];
} ProbeReviewTray;

/* What was known of a seat that was asked, or that would better have been. */
typedef struct {
  float
    chance[PROBE_LETTERS]; /* that it has the letter or the blank hidden; of PROBE_EVERYBODY that anybody asked has */
  ProbeReviewTray tray[PROBE_MAX_TRAYS]; /* empty for PROBE_EVERYBODY, and for a tray with nothing hidden */
} ProbeReviewSeen;

/* A row that could be named, or was. */
typedef struct {
  uint8_t target; /* PROBE_NOBODY: none */
  uint8_t tray;
  ProbeRow row;
  double chance; /* that it is the right one */
  double worth;  /* points expected of naming it at once: what is hidden and 100 if it is right, −50 if not */
} ProbeReviewName;

/* One question that could be put. */
typedef struct {
  uint8_t target; /* seat, or PROBE_EVERYBODY under `all-expose` */
  char letter;    /* PROBE_BLANK for a blank */
  double chance;  /* P: that an asked seat has it; 0 and 1 only if that is certain */
  double at_once; /* own points expected of the question alone */
  double worth;   /* WORTH: own points expected of the rest of the turn */
} ProbeReviewQuestion;

typedef enum {
  PROBE_REVIEW_MOVE_ASK,
  PROBE_REVIEW_MOVE_DRAW,
  PROBE_REVIEW_MOVE_NAME, /* a row was named */
} ProbeReviewMoveType;

/* A move at which chance had a part. */
typedef struct {
  uint8_t type;   /* ProbeReviewMoveType */
  uint8_t seat;   /* who made it */
  bool hit;       /* a card was shown, or the right row was named */
  uint32_t move;  /* its number among all moves after `begin`, from 1 */
  int32_t points; /* what it brought that seat at once: of a question with its answers, of a draw with the cards that
                     were turned for it */
  double luck;    /* of these, what chance brought less what was expected just before */

  /* questions alone */
  ProbeReviewQuestion asked;
  ProbeReviewQuestion best;          /* the best question there was; worth at least as much as the one asked */
  ProbeReviewName could_name;        /* the row that the asker might rather have named, if its worth was above 0 */
  const ProbeReviewSeen *seen_asked; /* of asked.target */
  const ProbeReviewSeen *seen_best;  /* of best.target; both NULL unless details were wanted */

  /* names alone */
  ProbeReviewName named;
} ProbeReviewMove;

/* Where a seat's points come from.  Whole numbers that add up. */
typedef struct {
  int32_t points; /* at the end of the record: luck + play */
  int32_t luck;   /* luck_draws + luck_questions + luck_names */
  int32_t luck_draws;
  int32_t luck_questions;
  int32_t luck_names;
  int32_t play;           /* play_questions + play_names + play_draws + play_kept + play_rest */
  int32_t play_questions; /* what its questions were expected to bring at once */
  int32_t play_names;
  int32_t play_draws; /* what draws bring on average, and its choices among the cards of others */
  int32_t play_kept;  /* what was still hidden at the end, with its bonus */
  int32_t play_rest;  /* false denials and spelling */

  double worth;     /* ΣWORTH of its questions */
  double best;      /* ΣBEST */
  uint8_t accuracy; /* 0–100 */
  uint32_t questions;
  uint32_t hits;
  uint32_t names;
  uint32_t names_right;
} ProbeReviewSeat;

/* How one laid row stood up. */
typedef struct {
  uint32_t wrong; /* wrong questions that were put to its owner while some of it was hidden */
  float usual;    /* that words of so many letters draw until they are exposed, with as many seats */
  uint32_t turned_move[PROBE_SPACES]; /* the number of the move that turned the card; 0: none, it stayed hidden */
  uint8_t turned_for[PROBE_SPACES];   /* the seat whose question, draw or name that was; PROBE_NOBODY: the end */
} ProbeReviewStand;

typedef struct {
  uint32_t n_moves;       /* of the game */
  uint32_t n;             /* of these: */
  ProbeReviewMove *moves; /* in order */
  uint8_t seats;
  uint8_t trays;
  ProbeReviewSeat seat[PROBE_MAX_SEATS];
  ProbeReviewStand stand[PROBE_MAX_SEATS][PROBE_MAX_TRAYS];

  ProbeReviewSeen *details; /* private: what the moves point to */
} ProbeReview;

typedef enum {
  PROBE_REVIEW_DONE,
  PROBE_REVIEW_STOPPED,    /* progress() gave false */
  PROBE_REVIEW_UNFINISHED, /* the game is not over */
  PROBE_REVIEW_WRONG_MOVE, /* the rules refuse the set-up or a move */
  PROBE_REVIEW_NO_MEMORY,
} ProbeReviewResult;

/* What a review is made from. */
typedef struct {
  const WordsList *words;  /* of the game's language */
  const ProbeSetup *setup; /* with the rows as they were laid */
  const uint8_t *kind;     /* SalonSeatKind of each seat when it laid, as SalonHeader has it */
  const ProbeMove *moves;  /* all moves after `begin` */
  size_t n_moves;
  bool details; /* fill seen_asked and seen_best of each question */

  /* Or NULL.  Called with @data from the thread that makes the review, for each tray that is prepared and after each move
   * that has been looked at, of n_moves: mostly a few milliseconds apart, and at most half a second.  To return false
   * stops the review.  @review has what is done so far: its moves up to review->n, but the last one may still be waiting
   * for its answer; the seats are not filled yet. */
  bool (*progress) (void *data, const ProbeReview *review, size_t moves);
  void *data;
} ProbeReviewOrder;

/* Makes the review of a finished game.  @review is filled whatever happens and is to be cleared afterwards; it is empty
 * unless the result is PROBE_REVIEW_DONE. */
ProbeReviewResult probe_review_init (ProbeReview *review, const ProbeReviewOrder *order);

/* Frees what @review holds. */
void probe_review_clear (ProbeReview *review);
