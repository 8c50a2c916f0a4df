/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-game-kind.h"

#include <glib/gi18n.h>

/* Bytes for a path and what is wrong with it. */
#define MESSAGE_SIZE 1200

const SalonGameKind *
salon_game_kind_find (const SalonGameKind *const *kinds, const char *name)
{
  for (; *kinds != NULL; kinds++)
    if (g_str_equal ((*kinds)->name, name))
      return *kinds;

  return NULL;
}

void
salon_game_set_end_error (GError **error, const char *reason, long number)
{
  /* Translators: a line of a file, and what is wrong with it */
  g_set_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD, _ ("line %ld: %s"), number, _ (reason));
}

static const char *
translate (const char *message)
{
  return _ (message);
}

void
salon_game_set_words_error (GError **error, const WordsError *fault)
{
  char message[MESSAGE_SIZE];
  g_autofree char *valid = NULL;

  words_error_format (fault, translate, message, sizeof message);
  valid = g_utf8_make_valid (message, -1); /* a path may be cut off, or not be UTF-8 */
  g_set_error_literal (error, SALON_GAME_ERROR, SALON_GAME_ERROR_WORDS, valid);
}

SalonLine
salon_game_read_line (SalonReader *reader, const char **text, const char *end, GError **error)
{
  const char *line = *text;
  SalonLine kind;

  *text = salon_reader_next (reader, line, end, &kind);
  if (kind != SALON_LINE_ERROR)
    return kind;

  /* A line without its LF was cut off: nobody knows what it was. */
  if ((*text)[-1] == '\n' && reader->unknown)
    /* Translators: a line of a file, and what the program does not know in it */
    g_set_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_NEWER,
                 _ ("A newer version of Salon made this game; line %ld: %s"), reader->error_line, _ (reader->error));
  else
    salon_game_set_end_error (error, reader->error, reader->error_line);
  return kind;
}

gsize
salon_game_line_length (const char *line, const char *next)
{
  return (gsize) (next - line) - (next > line && next[-1] == '\n');
}

/* The search for the kind that a record names. */
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

/* The kind of the game in a record; NULL with @error for none of @kinds. */
static const SalonGameKind *
find_kind (const SalonGameKind *const *kinds, const char *text, gsize length, GError **error)
{
  const char *end = text + length;
  Search search = { kinds, NULL };
  SalonReader reader;

  /* find_cb() gives the reader no place to read to, so the reader stops at the line that names
   * the game. */
  salon_reader_init (&reader, find_cb, &search);
  for (const char *line = text; line < end;)
    {
      g_autoptr (GError) fault = NULL;

      if (salon_game_read_line (&reader, &line, end, &fault) != SALON_LINE_ERROR)
        continue;
      if (search.found == NULL)
        g_propagate_error (error, g_steal_pointer (&fault));
      return search.found;
    }

  salon_reader_end (&reader);
  salon_game_set_end_error (error, reader.error, reader.error_line);
  return NULL;
}

SalonGame *
salon_game_read (const SalonGameKind *const *kinds, const char *text, gsize length, guint64 seed, GError **error)
{
  const SalonGameKind *kind = find_kind (kinds, text, length, error);

  return kind != NULL ? kind->read (text, length, seed, error) : NULL;
}

SalonSummary *
salon_game_summarise (const SalonGameKind *const *kinds, const char *text, gsize length, GError **error)
{
  const SalonGameKind *kind = find_kind (kinds, text, length, error);

  return kind != NULL ? kind->summarise (text, length, error) : NULL;
}

SalonReplay *
salon_replay_read (const SalonGameKind *const *kinds, const char *text, gsize length, GError **error)
{
  const SalonGameKind *kind = find_kind (kinds, text, length, error);

  if (kind == NULL)
    return NULL;
  if (kind->replay != NULL)
    return kind->replay (text, length, error);

  g_set_error_literal (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD, _ ("Such a game cannot be replayed."));
  return NULL;
}

const char *
salon_game_find_kind (const SalonGameKind *const *kinds, const char *text, gsize length)
{
  const SalonGameKind *kind = find_kind (kinds, text, length, NULL);

  return kind != NULL ? kind->name : NULL;
}
