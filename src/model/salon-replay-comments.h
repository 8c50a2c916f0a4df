/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The comments of a record that is replayed, with their places among its moves. A value of the #SalonReplay of a game. */

#pragma once

#include <glib.h>

#include "rules/salon-record.h"

G_BEGIN_DECLS

/* A comment, without its LF, and how many moves stand before it. */
typedef struct {
  guint32 moves;
  char *text;
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
/* Lets @header, of a game of @seats seats, know who sat where after @moves moves. */
void salon_replay_comments_seat (const SalonReplayComments *self, guint moves, SalonHeader *header, guint seats);

G_END_DECLS
