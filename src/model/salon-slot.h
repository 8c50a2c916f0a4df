/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A slot: the place of one running program among the files of the data directory. It
 * has a number, from 1, which its files have in their names: “current.salon” and
 * “.current.lock” in the first slot, “current-2.salon” and “.current-2.lock” in the
 * second one. A program keeps the lock as long as it runs.
 *
 * The game in progress is saved in three steps:
 *
 *  1. The record is written to a new file beside the old one, and synced. The name of
 *     the new file is “.salon-1-RANDOM-NEW-OLD”: the slot, a random number, a checksum of
 *     the record, and the checksum of the record that it follows.
 *  2. If the file with the name of the game is not the one that this program last read or
 *     wrote, another program wrote it; we call it a stranger's file. It gets a second name,
 *     “found-…”, and keeps the first one until step 3.
 *  3. The new file is renamed over the old one, and the directory is synced.
 *
 * So the name of the game leads to a whole record at any instant, and after a crash to the
 * previous record at least. The next program that takes the slot finishes the save. A new
 * file that matches the checksum in its name is whole. A program never has two of them, so
 * it is the newest record, and steps 2 and 3 follow now; the file with the name of the game
 * is a stranger's unless its checksum is OLD or NEW. A new file that is not whole is removed,
 * since its save did not reach step 3.
 *
 * If a second save in the same slot finds a stranger's file, another program keeps writing
 * there: a Salon on a file system without locks, or a program that copies files. This program
 * then leaves that file and moves with its game to a free slot. It does so even if a save
 * between the two found no such file, since one click can cause several saves.
 *
 * Functions return 0 or an errno unless documented otherwise; @dir is an open descriptor of
 * the directory @path. A SalonSlot may be used by one thread at a time, except for
 * salon_slot_get_number(). */

#pragma once

#include "model/salon-file.h"

G_BEGIN_DECLS

/* How many programs can have a game in progress at once. */
#define SALON_SLOTS 16

typedef struct {
  int number;     /* atomic */
  int lock;       /* descriptor, or −1 */
  gboolean taken; /* in the directory with the numbers below */
  dev_t device;
  ino_t inode;
  gboolean shared; /* a save has found a stranger's file */
  GSList *left;    /* names of new files that could not be removed */
} SalonSlot;

/* Makes @self slot 1, which is not taken yet. */
void salon_slot_init (SalonSlot *self);
/* Gives up the lock, frees what @self contains, and initializes it again. */
void salon_slot_clear (SalonSlot *self);
/* May be called in any thread. */
int salon_slot_get_number (SalonSlot *self);

/* The name that the file @name of the first slot has in slot @number (transfer full). */
char *salon_slot_name (const char *name, int number);
/* Whether slot @number contains a game, or a whole new file of one. */
gboolean salon_slot_has_game (const char *path, int dir, int number);
/* Whether another running program has slot @number. */
gboolean salon_slot_is_taken (int dir, int number);
/* Takes slot @number, and finishes a save that a killed program began there. If a stranger's
 * file was put aside, sets @found to its new name (transfer full). EWOULDBLOCK: another
 * program has the slot. */
int salon_slot_take (SalonSlot *self, const char *path, int dir, int number, char **found);
/* Opens the directory @path and returns a descriptor, or −1 with errno. Takes the slot again
 * if this is another directory than before: it may have been missing at the start, or have
 * been removed and created again. */
int salon_slot_open (SalonSlot *self, const char *path, char **found);

/* Removes new files that earlier saves could not remove; called before every change of files. */
int salon_slot_tidy (SalonSlot *self, int dir);
/* Saves @bytes under @name, which is not that of the game. */
int salon_slot_save (SalonSlot *self, int dir, const char *name, GBytes *bytes, SalonFileMark *written);
/* Saves the game in progress; @last is the one that was last read or written here. Sets
 * @written if the new file has the name of the game, even if it returns an error. @found: see
 * salon_slot_take(). May move to another slot; EWOULDBLOCK: it must, but none is free. */
int salon_slot_save_game (SalonSlot *self,
                          const char *path,
                          int dir,
                          GBytes *bytes,
                          const SalonFileMark *last,
                          SalonFileMark *written,
                          char **found);
/* Removes the game in progress, or puts a stranger's file aside instead. */
int salon_slot_remove_game (SalonSlot *self, int dir, const SalonFileMark *last, char **found);
/* The name of the look of the game that was put aside as @aside (transfer full). */
char *salon_slot_look_of (const char *aside);
/* Renames @name to a free name made of @prefix and the time, and sets @aside to it (transfer
 * full). */
int salon_slot_put_aside (int dir, const char *name, const char *prefix, char **aside);

/* The files of kept games. A game that somebody deletes is hidden first: “.discarded-1-NAME” in slot 1. It can be
 * brought back until it is removed, at the latest when some program takes the slot. */

/* Replaces the contents @old of the file @name by @bytes. ESTALE: the file has other contents; it stays as it is. */
int salon_slot_change (SalonSlot *self, int dir, const char *name, GBytes *old, GBytes *bytes);
/* Writes @bytes under a free name made of @prefix and the time, and sets @kept to it (transfer full). */
int salon_slot_keep (SalonSlot *self, int dir, GBytes *bytes, const char *prefix, char **kept);
/* Hides the file @name, and sets @hidden to its new name (transfer full). */
int salon_slot_discard (SalonSlot *self, int dir, const char *name, char **hidden);
/* Gives the file @hidden the name @name, which must be free (EEXIST otherwise). */
int salon_slot_bring_back (int dir, const char *hidden, const char *name);
/* Removes the file @hidden, and the look of the game that it is. */
int salon_slot_forget (int dir, const char *hidden);

G_END_DECLS
