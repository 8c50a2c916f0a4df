/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sys/stat.h>

#include <gio/gio.h>

#include "questions/questions-bank.h"
#include "questions/questions-head.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_PACK (wedges_pack_get_type ())
G_DECLARE_FINAL_TYPE (WedgesPack, wedges_pack, WEDGES, PACK, GObject)

/**
 * WedgesPack:
 *
 * One pack of questions, as it was when it was read. A pack never changes, so any thread may make and read it; when its file
 * changes, another one takes its place.
 *
 * The name of a pack is 1–40 of a–z, 0–9 and hyphens. It stands in the line “questions” of a record, and never changes, whatever
 * title people give the pack. “en” and “fr” come with the program.
 */

/* The most characters of a name, and what it is made of. */
#define WEDGES_PACK_NAME    40
#define WEDGES_PACK_LETTERS "abcdefghijklmnopqrstuvwxyz0123456789-"

/* With fewer whole cards nobody can play. */
#define WEDGES_PACK_MIN_CARDS 2

/* Whether @name may be the name of a pack. */
gboolean wedges_pack_is_name (const char *name);

/* Copies @text as the head of a pack can have it to the @size bytes at @value: on one line, without control characters, as much as
 * there is room for. */
void wedges_pack_copy_text (char *value, gsize size, const char *text);

/* Makes the pack called @name of the bank in @bytes. @about: (nullable): the file that they were read from; NULL: the pack comes with
 * the program. */
WedgesPack *wedges_pack_new (const char *name, GBytes *bytes, const struct stat *about);
/* A file that cannot be read; @fault is a translated sentence. */
WedgesPack *wedges_pack_new_damaged (const char *name, const char *fault, const struct stat *about);

const char *wedges_pack_get_name (WedgesPack *self);
/* What players call it, translated where it comes with the program; never empty. */
const char *wedges_pack_get_title (WedgesPack *self);
/* As “fr”; "" when the pack does not say it. */
const char *wedges_pack_get_language (WedgesPack *self);
/* "" when the pack does not say it. */
const char *wedges_pack_get_licence (WedgesPack *self);
/* How many questions without a fault it has, and how many whole cards. */
guint wedges_pack_count_questions (WedgesPack *self);
guint wedges_pack_count_cards (WedgesPack *self);
/* Whether people have added it; others can neither be renamed nor deleted. */
gboolean wedges_pack_is_own (WedgesPack *self);
/* Why nobody can play with it, as a translated sentence; NULL: people can. */
const char *wedges_pack_get_fault (WedgesPack *self);
/* Whether @about is still the file that the pack was read from. */
gboolean wedges_pack_is_file (WedgesPack *self, const struct stat *about);

/* The order of a list: those that come with the program, then the others by title. */
int wedges_pack_compare (WedgesPack *a, WedgesPack *b);

G_END_DECLS
