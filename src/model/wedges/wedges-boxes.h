/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the boxes of each bank stand, from one evening to the next (wedges-rules.md 3.4), so that nobody hears a question
 * twice before a box is through.  It is kept in the user's data, a small text file:
 *
 *     salon-boxes 1
 *     en 2 200 0 12 11
 *
 * A line has the name of a bank, how many boxes its cards lie in, how many cards there are, with what they were shuffled (0:
 * they never were), and how many cards of each box have been asked so far.  A file that no Salon has written is put aside, and the
 * boxes begin anew.
 *
 * What is kept is known at once, and is on the disk soon: a thread writes it, under a lock, and changes nothing else in the
 * file.  All functions may be called in any thread. */

#pragma once

#include <glib.h>

#include "rules/wedges/wedges-state.h"

G_BEGIN_DECLS

/* The file in the data folder, the bytes up to which lines are added to it, and those of the largest one that is read. */
#define WEDGES_BOXES_NAME    "boxes.txt"
#define WEDGES_BOXES_MAX     (128 * 1024)
#define WEDGES_BOXES_LARGEST (2 * WEDGES_BOXES_MAX)

/* A game with the bank called @bank begins: sets in @setup, whose cards and boxes are known, how the boxes were shuffled and
 * where they stand.  If they are to be shuffled, @shuffle is the seed, and they begin anew; otherwise it is 0.  A bank that
 * has grown goes on where it stood, unless it had been shuffled: then all of its cards lie in another order, and it begins anew. */
void wedges_boxes_begin (const char *bank, guint64 shuffle, WedgesSetup *setup);

/* In a game that began with @setup, @front cards of each box have been asked so far.  If the boxes were shuffled since, or
 * another game has gone further, nothing changes. */
void wedges_boxes_keep (const char *bank, const WedgesSetup *setup, const guint32 front[WEDGES_BOXES]);

G_END_DECLS
