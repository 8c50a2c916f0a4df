/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A program that plays at one seat of the desktop’s table (doc/bots.md). It is started, asked and ended in a thread of
 * its own, so nothing here waits for it. */

#pragma once

#include <gio/gio.h>

#include "model/salon-word-list.h"
#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

/* Milliseconds that a program has for an answer. */
#define PROBE_BOT_LIMIT 10000

typedef struct _ProbeBotSeat ProbeBotSeat;

typedef enum {
  PROBE_BOT_LAYS,   /* @row is for @tray and may be laid */
  PROBE_BOT_MOVES,  /* @move is legal in the position that was asked about; a draw has no kind */
  PROBE_BOT_PASSES, /* it names no word now */
  PROBE_BOT_FAILED, /* it was at fault and is gone; nothing follows */
} ProbeBotAnswerType;

typedef struct {
  ProbeBotAnswerType type;
  int tray;
  ProbeRow row;
  ProbeMove move;
  guint32 moves;       /* the number of moves that the question named */
  const char *failure; /* what it did, translated; it tells no secret */
} ProbeBotAnswer;

/* Called in the main context of whoever has made the seat, until that frees it. */
typedef void (*ProbeBotSeatFunc) (ProbeBotSeat *self, const ProbeBotAnswer *answer, gpointer data);

/* What a program is told when it comes. */
typedef struct {
  const char *path;
  int seat;
  guint limit;                   /* milliseconds for each answer */
  ProbeHeader header;            /* who sits where; its rows are empty */
  ProbeRow row[PROBE_MAX_TRAYS]; /* of its own seat; empty: it has to lay a word there */
  GBytes *record;                /* the game so far, veiled; NULL while words are laid */
  SalonWordList *word_list;      /* a reference is taken until all words are laid */
} ProbeBotPlace;

/* Runs the program and greets it. If words are to be laid, it is asked for them, one tray after the other, and
 * each one is a PROBE_BOT_LAYS; otherwise it is told the game so far. */
ProbeBotSeat *probe_bot_seat_new (const ProbeBotPlace *place, ProbeBotSeatFunc func, gpointer data);
/* Kills the program with its process group, if it still runs, and forgets every answer. */
void probe_bot_seat_free (ProbeBotSeat *self);

/* Tells that all words are laid. */
void probe_bot_seat_begin (ProbeBotSeat *self, const ProbeView *view);
/* Tells of a move, after which the seat has @view. */
void probe_bot_seat_see (ProbeBotSeat *self, const ProbeView *view, const ProbeMove *move);
/* Asks for the move that is due from the seat. */
void probe_bot_seat_choose (ProbeBotSeat *self, const ProbeView *view, guint32 moves);
/* Asks whether it names a word out of its turn. */
void probe_bot_seat_interject (ProbeBotSeat *self, const ProbeView *view, guint32 moves);
/* Tells that the game is over. The program may end by itself, if it does so soon. */
void probe_bot_seat_leave (ProbeBotSeat *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ProbeBotSeat, probe_bot_seat_free)

G_END_DECLS
