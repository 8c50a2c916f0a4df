/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-game-kind.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/salon-newer.h"
#include "rules/salon-record.h"

const SalonGameKind *
salon_game_kind_find (const SalonGameKind *const *kinds, const char *name)
{
  for (; *kinds != NULL; kinds++)
    if (g_str_equal ((*kinds)->name, name))
      return *kinds;

  return NULL;
}

void
salon_game_set_line_error (GError **error,
                           const char *reason,
                           const char *line,
                           gsize length,
                           gboolean cut,
                           long number)
{
  if (cut || !salon_record_is_newer (reason, line, length))
    /* Translators: a line of a file, and what is wrong with it */
    g_set_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD, _ ("line %ld: %s"), number, _ (reason));
  else
    /* Translators: a line of a file, and what the program does not know in it */
    g_set_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_NEWER,
                 _ ("A newer version of Salon made this game; line %ld: %s"), number, _ (reason));
}

/* The kind of game that a record names. */
typedef struct {
  const SalonGameKind *const *kinds;
  const SalonGameKind *found;
} Search;

static SalonRecord
find_cb (void *data, const char *name)
{
  Search *search = data;

  search->found = salon_game_kind_find (search->kinds, name);
  return (SalonRecord) { NULL };
}

SalonGame *
salon_game_read (const SalonGameKind *const *kinds, const char *text, gsize length, guint64 seed, GError **error)
{
  const char *end = text + length;
  Search search = { kinds, NULL };
  SalonReader reader;
  SalonLine kind;

  /* The reader stops at the line that names the game, since it is given no place to read to. */
  salon_reader_init (&reader, find_cb, &search);
  for (const char *line = text, *next; line < end && search.found == NULL; line = next)
    {
      next = salon_reader_next (&reader, line, end, &kind);
      if (kind == SALON_LINE_ERROR && search.found == NULL)
        {
          const gboolean cut = next[-1] != '\n';

          salon_game_set_line_error (error, reader.error, line, (gsize) (next - line) - (cut ? 0 : 1), cut,
                                     reader.error_line);
          return NULL;
        }
    }
  if (search.found != NULL)
    return search.found->read (text, length, seed, error);

  salon_reader_end (&reader);
  salon_game_set_line_error (error, reader.error, "", 0, TRUE, reader.error_line);
  return NULL;
}
