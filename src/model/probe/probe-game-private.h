/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of a game that its four units share. */

#pragma once

#include "model/probe/probe-game.h"
#include "model/salon-log.h"
#include "players/probe/probe-player.h"
#include "words/words-list.h"

G_BEGIN_DECLS

struct _ProbeGame {
  SalonGame parent_instance;

  ProbeHeader header; /* with the rows as laid: secret */
  ProbeHeader shown;  /* the same without them */
  SalonGameStage stage;
  ProbeState state; /* from PLAYING on */

  WordsList *words;   /* NULL when nobody needs one */
  gpointer words_box; /* keeps the list open as long as a worker reads it */
  guint64 random;
  gboolean chooses[PROBE_MAX_SEATS];

  /* The record as it is kept, from PLAYING to the end: the set-up, with its words
   * veiled, and the moves so far, one a line. */
  SalonLog *log;   /* NULL while words are laid */
  gsize log_setup; /* bytes before the first move */

  gboolean has_waiting; /* a person's move that waits for the disk */
  ProbeMove waiting;

  /* The pad; all lines but the last one are full. */
  struct {
    GArray *totals;               /* of gint32: a line after the other, as many in each as there are seats */
    guint round;                  /* the line for what comes now */
    guint in_last;                /* bit per seat: its total is written in the last line */
    guint due;                    /* bit per seat: its total is to be written */
    gint32 turn[PROBE_MAX_SEATS]; /* what this turn has brought */
  } pad;

  /* The computers. */
  ProbePlayer player[PROBE_MAX_SEATS];
  guint step_id;
  GCancellable *thinking; /* set while a worker thinks */
  guint32 thinking_at;    /* number of moves */
  gboolean considered;    /* nobody wants to interrupt or challenge at considered_at */
  guint32 considered_at;  /* number of moves */
  gboolean has_pending;   /* a thought that waits for its release */
  ProbeMove pending;
  guint32 pending_at;
};

void probe_game_take_words (ProbeGame *self, WordsList *words);
void probe_game_unref_words (gpointer box);
guint64 probe_game_random (ProbeGame *self);
void probe_game_made (ProbeGame *self, const ProbeMove *move, const ProbeEvents *events);
void probe_game_init_pad (ProbeGame *self);
void probe_game_clear_pad (ProbeGame *self);
void probe_game_write_pad (ProbeGame *self, const ProbeEvents *events);
void probe_game_begin_log (ProbeGame *self);
GBytes *probe_game_write_record (ProbeGame *self, gboolean veiled);
char *probe_game_write_next_setup (ProbeGame *self, gboolean by_lot);
void probe_game_put_row (ProbeGame *self, int seat, int tray, const ProbeRow *row);
void probe_game_make (ProbeGame *self, const ProbeMove *move);
void probe_game_schedule (ProbeGame *self);
void probe_game_stop_thinking (ProbeGame *self);

G_END_DECLS
