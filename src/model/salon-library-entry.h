/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-look.h"
#include "model/salon-summary.h"

G_BEGIN_DECLS

#define SALON_TYPE_LIBRARY_ENTRY (salon_library_entry_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryEntry, salon_library_entry, SALON, LIBRARY_ENTRY, GObject)

/**
 * SalonLibraryEntry:
 *
 * One file of the library, as it was when it was read. An entry never changes, so any thread may make and read it; when
 * the file changes, another entry takes its place.
 */

/* By what a file is known again without being read. */
typedef struct {
  guint64 device, inode, size;
  gint64 seconds; /* when it was changed, */
  guint32 nanoseconds;
} SalonLibraryMark;

/* The entry of a game. @name: of the file, any bytes; NULL: of the game in progress, which is in no file of the library.
 * @summary: (transfer full): what its record says. @look: how it looks. */
SalonLibraryEntry *salon_library_entry_new (const char *name,
                                            const SalonLibraryMark *mark,
                                            SalonSummary *summary,
                                            const SalonLook *look);
/* The entry of a file that cannot be read. @kind: (nullable): the name of the #SalonGameKind that its record has, if it
 * comes so far. @fault: why, as a translated sentence. */
SalonLibraryEntry *salon_library_entry_new_damaged (const char *name,
                                                    const SalonLibraryMark *mark,
                                                    const char *kind,
                                                    const char *fault);

/* The name of the file, for salon_session_take_up(); NULL for the game in progress. */
const char *salon_library_entry_get_name (SalonLibraryEntry *self);
const SalonLibraryMark *salon_library_entry_get_mark (SalonLibraryEntry *self);
/* What the record says; NULL: it cannot be read. */
const SalonSummary *salon_library_entry_get_summary (SalonLibraryEntry *self);
/* The name of its kind; NULL: the file does not tell it. */
const char *salon_library_entry_get_kind (SalonLibraryEntry *self);
/* How the game looks; by default for a file that cannot be read. */
const SalonLook *salon_library_entry_get_look (SalonLibraryEntry *self);
/* Why it cannot be read; NULL with a summary. */
const char *salon_library_entry_get_fault (SalonLibraryEntry *self);
/* When the game began, in seconds since 1970; where the record does not say it, when the file was changed. */
gint64 salon_library_entry_get_time (SalonLibraryEntry *self);
/* Whether all words of @folded, which salon_library_fold() has made, are in title, names and public words, or in
 * @more: (nullable): folded text. */
gboolean salon_library_entry_matches (SalonLibraryEntry *self, const char *folded, const char *more);

/* The order of a library: the newest first. */
int salon_library_entry_compare (SalonLibraryEntry *a, SalonLibraryEntry *b);

/* @text as it is searched: in small letters and without accents (transfer full). */
char *salon_library_fold (const char *text);

G_END_DECLS
