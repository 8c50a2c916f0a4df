/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SalonPeople:
 *
 * Which names of players are of the same person, and which are to be forgotten, as people have said. Records are never
 * changed for that: it is one file of the data folder, and statistics ask it.
 *
 * A name that is forgotten is left out of the statistics for good. The file does not have it: it keeps a checksum of it
 * only, so that it tells nobody who did not want to be remembered. A value that belongs to one thread.
 */
typedef struct _SalonPeople SalonPeople;

/* The most names of each kind, and the longest file that is read, in bytes. */
#define SALON_PEOPLE_MOST 1000
#define SALON_PEOPLE_FILE (512 * 1024)

/* Reads the file in @directory. What cannot be read there counts as nothing said, and is not written over: as long as it is
 * so, nothing can be said anew. What other programs have said meanwhile is read before something is added to it. */
SalonPeople *salon_people_new (const char *directory);
void salon_people_free (SalonPeople *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SalonPeople, salon_people_free)

/* The name under which @name counts; NULL: it is forgotten. Good until something is said. */
const char *salon_people_resolve (const SalonPeople *self, const char *name);
/* From now on, @name counts as @other. Returns FALSE and sets @error if that cannot be kept. */
gboolean salon_people_merge (SalonPeople *self, const char *name, const char *other, GError **error);
/* Whether @name has been merged with others, so that salon_people_part() changes something. */
gboolean salon_people_is_merged (const SalonPeople *self, const char *name);
/* All names that count as @name count as themselves again. */
gboolean salon_people_part (SalonPeople *self, const char *name, GError **error);
/* Forgets @name, and all names that count as it, for good. */
gboolean salon_people_forget (SalonPeople *self, const char *name, GError **error);

G_END_DECLS
