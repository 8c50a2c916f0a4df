/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A slot: the place of one running program among the files of the data directory. It
 * has a number, from 1, which is in the names of its files: “current.salon” and
 * “.current.lock” in the first slot, “current-2.salon” and “.current-2.lock” in the
 * second one. A program keeps the lock as long as it runs.
 *
 * The game in progress is saved in three steps:
 *
 *  1. The record is written to a new file beside the old one, and synced. The name of
 *     the new file tells what it is: “.salon-1-RANDOM-NEW-OLD”, with the slot, a checksum
 *     of the record, and one of the record that it follows.
 *  2. If the file in the place of the game is not the one that was last read or
 *     written here, it is a stranger's. It gets a second name, “found-…”, and keeps the
 *     first one for now.
 *  3. The new file is renamed over the old one, and the directory is synced.
 *
 * So there is a record under the game's name at any instant, and whoever ends the
 * program cannot leave less than the record before. Whoever takes the slot next finishes
 * what was begun. A new file whose bytes agree with the checksum in its name is whole. No
 * program has two of them, so it is the youngest record there is, and steps 2 and 3
 * follow now: what stands in the place of the game is a stranger's unless it has the
 * checksum OLD. A new file that is not whole is removed, for step 3 was not reached.
 *
 * If a second save in the same slot meets a stranger, somebody else keeps writing there: another
 * program on a file system without locks, or one that copies files about. The stranger's file
 * stays then, and the program moves to a free slot together with its game. A save between the
 * two that met nobody means nothing, since one click can make several moves.
 *
 * Functions give 0 or an errno unless said otherwise; @path is the directory that the
 * descriptor @dir has open. All but salon_slot_get_number() belong to one thread at a time. */

#pragma once

#include "model/salon-file.h"

G_BEGIN_DECLS

/* How many programs can have a game in progress at once. */
#define SALON_SLOTS 16

typedef struct {
  int number;     /* atomic */
  int lock;       /* descriptor, or −1 */
  gboolean taken; /* in the directory with these numbers */
  dev_t device;
  ino_t inode;
  gboolean shared; /* a save has met a stranger */
  GSList *left;    /* names of new files that could not be removed */
} SalonSlot;

void salon_slot_init (SalonSlot *self);
void salon_slot_clear (SalonSlot *self);
int salon_slot_get_number (SalonSlot *self);

/* The name in slot @number for what is called @name in the first one, (transfer full). */
char *salon_slot_name (const char *name, int number);
/* Whether there is a game in that slot, or a whole new file of one. */
gboolean salon_slot_has_game (const char *path, int dir, int number);
/* Whether another running program has that slot. */
gboolean salon_slot_is_taken (int dir, int number);
/* Takes slot @number, and finishes what a killed program began there. @found is given the new
 * name (transfer full) of a stranger's file, if one was put aside. EWOULDBLOCK: another
 * program has the slot. */
int salon_slot_take (SalonSlot *self, const char *path, int dir, int number, char **found);
/* Opens the directory @path, and takes the slot there: the directory may have gone away
 * and come again, or not have been there at the start. A descriptor, or −1 with errno. */
int salon_slot_open (SalonSlot *self, const char *path, char **found);

/* Removes what an earlier save could not remove. Every change of files comes after it. */
int salon_slot_tidy (SalonSlot *self, int dir);
/* Saves @bytes under @name, which is not that of the game. */
int salon_slot_save (SalonSlot *self, int dir, const char *name, GBytes *bytes, SalonFileMark *written);
/* Saves the game in progress; @last is the one that was last read or written here. @written
 * is set if the new file is in place, even after an error. @found is as above. The slot may
 * be another one afterwards; EWOULDBLOCK: it would have to be, and none is free. */
int salon_slot_save_game (SalonSlot *self,
                          const char *path,
                          int dir,
                          GBytes *bytes,
                          const SalonFileMark *last,
                          SalonFileMark *written,
                          char **found);
/* Removes the game in progress; a stranger's file is put aside instead. */
int salon_slot_remove_game (SalonSlot *self, int dir, const SalonFileMark *last, char **found);
/* Renames @name to a name that begins with @prefix, tells the time, and is free; it is
 * given in @aside, (transfer full). */
int salon_slot_put_aside (int dir, const char *name, const char *prefix, char **aside);

G_END_DECLS
