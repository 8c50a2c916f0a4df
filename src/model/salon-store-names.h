/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names and bounds of what is kept, which the store shares with the units below it. */

#pragma once

/* The names of what is kept. These two belong to one running program alone; on
 * disk they have its slot in them. */
#define SALON_STORE_GAME "current.salon" /* the game in progress */
#define SALON_STORE_LOOK "current.look"  /* colours and habits of its seats */

/* What begins the name of somebody else's file that stood in the place of ours. */
#define SALON_STORE_FOUND "found-"

/* Bytes of the largest file that is read: no record of a game is longer. */
#define SALON_STORE_MAX (32 * 1024 * 1024)
/* The same of what is no game: a set-up has six names and a line for each. */
#define SALON_STORE_SHORT (8 * 1024)

/* Seconds that anybody waits for the disk. */
#define SALON_STORE_PATIENCE 2
