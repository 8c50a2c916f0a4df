/* SPDX-License-Identifier: GPL-3.0-or-later */

/* File names and limits that the store shares with the units below it. */

#pragma once

/* These two files belong to one running program; on disk their names contain the number
 * of its slot. */
#define SALON_STORE_GAME "current.salon" /* the game in progress */
#define SALON_STORE_LOOK "current.look"  /* colours and other settings of its seats */

/* The beginning of the name under which a stranger's file is put aside; see salon-slot.h. */
#define SALON_STORE_FOUND "found-"

/* Bytes of the largest file that is read: no record of a game is longer. */
#define SALON_STORE_MAX (96 * 1024 * 1024)
/* The same for set-ups and looks, which have only a few lines for each seat. */
#define SALON_STORE_SHORT (8 * 1024)

/* Seconds that a caller waits for the disk at most. */
#define SALON_STORE_PATIENCE 2
