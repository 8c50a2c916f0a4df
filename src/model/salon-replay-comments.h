/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The comments of a record that is replayed, with their places among its moves. A value of the #SalonReplay of a game. */

#pragma once

#include <glib.h>

#include "rules/salon-record.h"

G_BEGIN_DECLS

/* A comment, without its LF, and how many moves stand before it. If it says that somebody else sits down, @seat is theirs, from 1,
 * and @kind and @name say who it is; otherwise @seat is 0. */
typedef struct {
  guint32 moves;
  guint8 seat;
  guint8 kind; /* a #SalonSeatKind */
  char *text;
  char *name;
} SalonReplayComment;

typedef struct {
  GArray *list; /* of SalonReplayComment */
  guint most;
} SalonReplayComments;

/* @most: comments beyond so many are not kept */
void salon_replay_comments_init (SalonReplayComments *self, guint most);
void salon_replay_comments_clear (SalonReplayComments *self);
/* Keeps the line of @length bytes, behind @moves moves. */
void salon_replay_comments_add (SalonReplayComments *self, guint moves, const char *line, gsize length);
/* Gives the next comment, whose number @next counts on, if at most @moves moves stand before it, or NULL. */
const SalonReplayComment *salon_replay_comments_next (const SalonReplayComments *self, guint moves, guint *next);
/* How many comments have at most @moves moves before them. */
guint salon_replay_comments_count (const SalonReplayComments *self, guint moves);
/* Whether one of them says that somebody took a move back or had a hint. */
gboolean salon_replay_comments_tell_help (const SalonReplayComments *self);
/* Gives who sat at @seat, from 0, after @moves moves, or NULL if nobody has sat down there since the game began. */
const SalonReplayComment *salon_replay_comments_find_newcomer (const SalonReplayComments *self,
                                                               guint moves,
                                                               guint seat);

G_END_DECLS
