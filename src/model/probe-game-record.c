/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game begins: from a header or from a record; and its record. */

#include "model/probe-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

/* More than the longest header: a title, six names and their lines. */
#define HEADER_SIZE 8192

static const char *
translate (const char *message)
{
  return _(message);
}

/* Opens the word list of the game. It may be missing only where nobody needs
 * it: free spelling, and no computer that has to find a word. */
static gboolean
open_words (ProbeGame  *self,
            GError    **error)
{
  gboolean needed = !self->header.setup.spelling_free;
  WordsError words_error;
  char message[1200];

  for (int seat = 0; seat < self->header.setup.seats; seat++)
    needed |= !probe_game_is_human (self, seat);

  if (self->words == NULL)
    self->words = words_list_open_language (self->header.words, &words_error);
  if (self->words != NULL || !needed)
    return TRUE;

  words_error_format (&words_error, translate, message, sizeof message);
  g_set_error_literal (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_WORDS, message);
  return FALSE;
}

static void
seat_computers (ProbeGame *self)
{
  ProbePlayerLevel level;

  for (int seat = 0; seat < self->header.setup.seats; seat++)
    if (probe_player_level ((ProbeSeatKind) self->header.kind[seat], &level))
      probe_player_init (&self->player[seat], level, probe_game_random (self));
}

static ProbeGame *
make_game (guint64     seed,
           SalonStore *store)
{
  ProbeGame *self = g_object_new (PROBE_TYPE_GAME, NULL);

  self->random = seed;
  self->store = store != NULL ? g_object_ref (store) : NULL;
  return self;
}

/* What everybody may know of the header. */
static void
show_header (ProbeGame *self)
{
  self->shown = self->header;
  memset (self->shown.setup.row, 0, sizeof self->shown.setup.row);
}

static ProbeReason
check_options (const ProbeSetup *setup)
{
  ProbeReason reason = probe_setup_check (setup);

  return reason == PROBE_WORD_MISSING ? PROBE_OK : reason;
}

ProbeGame *
probe_game_new (const ProbeHeader  *header,
                guint64             seed,
                SalonStore         *store,
                GError            **error)
{
  g_autoptr (ProbeGame) self = make_game (seed, store);
  ProbeReason reason;

  self->header = *header;
  memset (self->header.setup.row, 0, sizeof self->header.setup.row);
  show_header (self);

  reason = check_options (&self->header.setup);
  if (reason != PROBE_OK)
    {
      g_set_error_literal (error, PROBE_GAME_ERROR, (int) reason, _(probe_reason_text (reason)));
      return NULL;
    }
  if (!open_words (self, error))
    return NULL;

  seat_computers (self);
  probe_game_save (self);
  probe_game_schedule (self);

  return g_steal_pointer (&self);
}

/* A word list that is opened when the first word asks for it. */
typedef struct {
  WordsList *list;
  char message[1200];
} Judge;

static const char *
judge_word (void       *data,
            const char *language,
            const char *word,
            bool        headwords)
{
  Judge *judge = data;
  WordsError words_error;
  WordsVerdict verdict;

  if (judge->list == NULL)
    judge->list = words_list_open_language (language, &words_error);
  if (judge->list == NULL)
    {
      words_error_format (&words_error, translate, judge->message, sizeof judge->message);
      return judge->message;
    }

  verdict = words_list_verdict (judge->list, word, strlen (word), headwords);
  return verdict == WORDS_OK ? NULL : _(words_verdict_text (verdict));
}

/* Reads the lines of @text into @self; @reader is the place to do it in. */
static gboolean
read_lines (ProbeGame    *self,
            ProbeReader  *reader,
            const char   *text,
            gsize         length,
            GError      **error)
{
  const char *end = text + length;

  for (const char *line = text; line < end;)
    {
      const char *lf = memchr (line, '\n', (size_t) (end - line));
      const char *stop = lf != NULL ? lf : end;
      const ProbeLine kind = probe_reader_line (reader, line, (size_t) (stop - line));

      if (kind == PROBE_LINE_ERROR)
        {
          /* Translators: a line of a file, and what is wrong with it */
          g_set_error (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_RECORD, _("line %ld: %s"),
                       reader->error_line, reader->error);
          return FALSE;
        }
      if (kind == PROBE_LINE_BEGIN)
        {
          self->header = reader->header;
          seat_computers (self);
        }
      if (kind == PROBE_LINE_MOVE)
        {
          self->state = reader->state;
          probe_game_made (self, &reader->move, &reader->events);
        }
      line = stop + 1;
    }

  /* A game whose words are not all laid yet is no whole record, but nothing is
   * wrong with what stands there. */
  self->header = reader->header;
  if (reader->begun)
    {
      self->state = reader->state;
      self->stage = self->state.phase == PROBE_OVER ? PROBE_GAME_FINISHED : PROBE_GAME_PLAYING;
      return TRUE;
    }
  if (check_options (&self->header.setup) == PROBE_OK)
    {
      seat_computers (self);
      return TRUE;
    }

  g_set_error_literal (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_RECORD, _("the set-up is not complete"));
  return FALSE;
}

ProbeGame *
probe_game_new_from_record (const char  *text,
                            gsize        length,
                            guint64      seed,
                            SalonStore  *store,
                            GError     **error)
{
  g_autoptr (ProbeGame) self = make_game (seed, store);
  g_autofree ProbeReader *reader = g_new (ProbeReader, 1);
  Judge judge = { NULL };
  gboolean good;

  probe_reader_init (reader, judge_word, &judge);
  good = read_lines (self, reader, text, length, error);
  self->words = g_steal_pointer (&judge.list);
  if (!good || !open_words (self, error))
    return NULL;

  show_header (self);
  probe_game_schedule (self);

  return g_steal_pointer (&self);
}

char *
probe_game_to_record (ProbeGame *self)
{
  char header[HEADER_SIZE];

  probe_header_write (&self->header, header, sizeof header);
  return g_strconcat (header, self->moves->str, NULL);
}
