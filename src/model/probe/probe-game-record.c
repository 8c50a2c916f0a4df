/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game begins: from a header or from a record; and its record. */

#include "model/probe/probe-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/salon-game-kind.h"

/* What is kept can be read again: of the longest move, with its LF, as many as a game has. */
G_STATIC_ASSERT (SALON_STORE_MAX >= PROBE_HEADER_TEXT + PROBE_MAX_GAME_MOVES * sizeof "6 interrupt 2R ............");

/* A path and what is wrong with it. */
#define MESSAGE_SIZE 1200

static const char *
translate (const char *message)
{
  return _ (message);
}

static void
set_words_error (GError **error, const WordsError *fault)
{
  char message[MESSAGE_SIZE];
  g_autofree char *valid = NULL;

  words_error_format (fault, translate, message, sizeof message);
  valid = g_utf8_make_valid (message, -1); /* a path may be cut, or of any bytes */
  g_set_error_literal (error, SALON_GAME_ERROR, SALON_GAME_ERROR_WORDS, valid);
}

/* Opens the word list of the game. It may be missing only where nobody needs
 * it: free spelling, and no computer that has to find a word. */
static gboolean
open_words (ProbeGame *self, GError **error)
{
  gboolean needed = !self->header.setup.spelling_free;
  WordsError fault;

  for (int seat = 0; seat < self->header.setup.seats; seat++)
    needed |= !probe_game_is_human (self, seat);

  if (self->words == NULL)
    probe_game_take_words (self, words_list_open_language (self->header.words, &fault));
  if (self->words != NULL || !needed)
    return TRUE;

  set_words_error (error, &fault);
  return FALSE;
}

static void
seat_computers (ProbeGame *self)
{
  ProbePlayerLevel level;

  for (int seat = 0; seat < self->header.setup.seats; seat++)
    if (probe_player_level ((SalonSeatKind) self->header.salon.kind[seat], &level))
      probe_player_init (&self->player[seat], level, probe_game_random (self));
}

static ProbeGame *
make_game (guint64 seed)
{
  ProbeGame *self = g_object_new (PROBE_TYPE_GAME, NULL);

  self->random = seed;
  return self;
}

/* The salt of a game that has none yet: random, and another one for each game. */
static void
choose_salt (ProbeGame *self)
{
  const guint64 random = self->random;

  self->header.salon.salt = probe_game_random (self);
  self->random = random; /* the choices of a game do not depend on how it is kept */
}

/* What everybody may know of the header. */
static void
show_header (ProbeGame *self)
{
  self->header.salon.veiled = FALSE;
  self->shown = self->header;
  self->shown.salon.salt = 0;
  memset (self->shown.setup.row, 0, sizeof self->shown.setup.row);
}

/* A word list that is opened when the first word asks for it. */
typedef struct {
  WordsList *list;
  gboolean failed;
  WordsError fault;
  gboolean refused; /* a word is not in the list */
} Judge;

static const char *
judge_word (void *data, const char *language, const char *word, bool headwords)
{
  Judge *judge = data;
  WordsVerdict verdict;

  if (judge->list == NULL)
    judge->list = words_list_open_language (language, &judge->fault);
  judge->failed = judge->list == NULL;
  if (judge->failed)
    return "";

  verdict = words_list_verdict (judge->list, word, strlen (word), headwords);
  judge->refused = verdict != WORDS_OK;
  return judge->refused ? words_verdict_text (verdict) : NULL;
}

static ProbeReason
check_options (const ProbeSetup *setup)
{
  const ProbeReason reason = probe_setup_check (setup);

  return reason == PROBE_WORD_MISSING ? PROBE_OK : reason;
}

/* A game whose record could not be read again would be lost: what a record
 * cannot tell, and names and titles that it refuses, are refused now. */
static gboolean
check_recordable (const ProbeHeader *header, GError **error)
{
  g_autofree ProbeReader *reader = g_new (ProbeReader, 1);
  char text[PROBE_HEADER_TEXT];
  const size_t length = probe_header_write (header, text, sizeof text);
  SalonLine kind;

  probe_reader_init (reader, NULL, NULL);
  for (const char *line = text; line < text + length;)
    {
      line = salon_reader_next (&reader->lines, line, text + length, &kind);
      if (kind == SALON_LINE_ERROR)
        {
          g_set_error_literal (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD, _ (reader->lines.error));
          return FALSE;
        }
    }
  if (memcmp (&reader->record.header.setup, &header->setup, sizeof header->setup) == 0)
    return TRUE;

  g_set_error_literal (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD, _ ("Such a game cannot be recorded."));
  return FALSE;
}

/* A new game, asleep. */
static ProbeGame *
make_new_game (const ProbeHeader *header, guint64 seed, GError **error)
{
  g_autoptr (ProbeGame) self = make_game (seed);
  ProbeReason reason;

  self->header = *header;
  memset (self->header.setup.row, 0, sizeof self->header.setup.row);
  choose_salt (self);
  show_header (self);

  reason = check_options (&self->header.setup);
  if (reason != PROBE_OK)
    {
      g_set_error_literal (error, PROBE_GAME_ERROR, (int) reason, _ (probe_reason_text (reason)));
      return NULL;
    }
  if (!check_recordable (&self->header, error) || !open_words (self, error))
    return NULL;

  seat_computers (self);
  return g_steal_pointer (&self);
}

ProbeGame *
probe_game_new (const ProbeHeader *header, guint64 seed, SalonStore *store, GError **error)
{
  ProbeGame *self = make_new_game (header, seed, error);

  if (self == NULL)
    return NULL;

  salon_game_wake (SALON_GAME (self), store);
  salon_game_save (SALON_GAME (self));
  return self;
}

/* Takes the set-up that was read; only a veiled record brings its salt. */
static void
take_header (ProbeGame *self, const ProbeHeader *header)
{
  const guint64 salt = header->salon.veiled ? header->salon.salt : self->header.salon.salt;

  self->header = *header;
  self->header.salon.salt = salt;
}

/* The lines are all read, and the game has not begun: somebody has a word to lay
 * still, or only the line is missing that says “begin”. */
static gboolean
end_before_begin (ProbeGame *self, ProbeReader *reader, GError **error)
{
  const long line = reader->lines.line + 1;

  take_header (self, &reader->record.header);
  if (salon_reader_line (&reader->lines, "begin", strlen ("begin")) == SALON_LINE_BEGIN)
    {
      self->state = reader->record.state;
      self->stage = SALON_GAME_PLAYING;
      probe_game_begin_log (self);
    }
  else if (!g_str_equal (reader->lines.error, probe_reason_text (PROBE_WORD_MISSING)))
    {
      salon_game_set_end_error (error, reader->lines.error, line);
      return FALSE;
    }

  seat_computers (self);
  return TRUE;
}

/* Reads the lines of @text into @self; @reader is the place to do it in. */
static gboolean
read_lines (ProbeGame *self, ProbeReader *reader, const char *text, gsize length, GError **error)
{
  const char *end = text + length;

  while (text < end)
    {
      const SalonLine kind = salon_game_read_line (&reader->lines, &text, end, error);

      if (kind == SALON_LINE_ERROR)
        return FALSE;
      if (kind == SALON_LINE_BEGIN)
        {
          take_header (self, &reader->record.header);
          probe_game_begin_log (self);
          seat_computers (self);
        }
      if (kind == SALON_LINE_MOVE)
        {
          self->state = reader->record.state;
          probe_game_made (self, &reader->record.move, &reader->record.events);
        }
    }
  if (!reader->lines.begun)
    return end_before_begin (self, reader, error);

  self->state = reader->record.state;
  self->stage = self->state.phase == PROBE_OVER ? SALON_GAME_FINISHED : SALON_GAME_PLAYING;
  return TRUE;
}

ProbeGame *
probe_game_new_asleep (const char *text, gsize length, guint64 seed, GError **error)
{
  g_autoptr (ProbeGame) self = make_game (seed);
  g_autofree ProbeReader *reader = g_new (ProbeReader, 1);
  g_autoptr (GError) fault = NULL;
  Judge judge = { NULL };
  gboolean good;

  choose_salt (self);
  probe_reader_init (reader, judge_word, &judge);
  good = read_lines (self, reader, text, length, &fault);
  probe_game_take_words (self, g_steal_pointer (&judge.list));
  if (judge.failed)
    {
      /* Nothing is wrong with the record. */
      set_words_error (error, &judge.fault);
      return NULL;
    }
  if (!good)
    {
      /* The list may have changed since the word was laid. */
      if (judge.refused)
        fault->code = SALON_GAME_ERROR_WORDS;
      g_propagate_error (error, g_steal_pointer (&fault));
      return NULL;
    }
  if (!open_words (self, error))
    return NULL;

  show_header (self);

  return g_steal_pointer (&self);
}

ProbeGame *
probe_game_new_from_record (const char *text, gsize length, guint64 seed, SalonStore *store, GError **error)
{
  ProbeGame *self = probe_game_new_asleep (text, length, seed, error);

  if (self != NULL)
    salon_game_wake (SALON_GAME (self), store);
  return self;
}

/* The moves so far, @length bytes without a NUL. */
static const char *
get_moves (ProbeGame *self, gsize *length)
{
  const char *record;

  *length = 0;
  if (self->log == NULL)
    return "";

  record = salon_log_peek (self->log, length);
  *length -= self->log_setup;
  return record + self->log_setup;
}

/* The record; see #SalonGameClass. While the game is played the veiled one takes no time by
 * its length: it is written at every move. */
GBytes *
probe_game_write_record (ProbeGame *self, gboolean veiled)
{
  char header[PROBE_HEADER_TEXT];
  ProbeHeader written = self->header;
  gsize setup, length;
  const char *moves;
  char *record;

  if (veiled && self->log != NULL)
    return salon_log_get_snapshot (self->log);

  moves = get_moves (self, &length);
  written.salon.veiled = veiled != FALSE;
  setup = probe_header_write (&written, header, sizeof header);
  record = g_malloc (setup + length);
  memcpy (record, header, setup);
  memcpy (record + setup, moves, length);
  return g_bytes_new_take (record, setup + length);
}

/* Begins to write the record as it is kept as long as the game is not over: the set-up
 * does not change any more. */
void
probe_game_begin_log (ProbeGame *self)
{
  ProbeHeader veiled = self->header;
  char header[PROBE_HEADER_TEXT];

  veiled.salon.veiled = TRUE;
  self->log_setup = probe_header_write (&veiled, header, sizeof header);
  self->log = salon_log_new ();
  salon_log_append (self->log, header, self->log_setup);
}

/* The kind */

static void
set_date (ProbeHeader *header)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");

  g_strlcpy (header->salon.date, date, sizeof header->salon.date);
}

SalonSetupState
probe_setup_read (const char *setup, gsize length, ProbeHeader *header)
{
  g_autofree ProbeReader *reader = g_new (ProbeReader, 1);
  const char *end = setup + length;
  ProbeReason reason;

  probe_reader_init (reader, NULL, NULL);
  while (setup < end)
    {
      g_autoptr (GError) error = NULL;

      if (salon_game_read_line (&reader->lines, &setup, end, &error) == SALON_LINE_ERROR)
        return error->code == SALON_GAME_ERROR_NEWER ? SALON_SETUP_NEWER : SALON_SETUP_DAMAGED;
    }

  *header = reader->record.header;
  memset (header->setup.row, 0, sizeof header->setup.row);
  header->salon.date[0] = header->salon.title[0] = '\0';
  reason = probe_setup_check (&header->setup);
  if ((reason != PROBE_OK && reason != PROBE_WORD_MISSING) || header->words[0] == '\0')
    return SALON_SETUP_DAMAGED;
  for (int seat = 0; seat < header->setup.seats; seat++)
    if (salon_name_check (header->salon.name[seat]) != NULL)
      return SALON_SETUP_DAMAGED;

  return SALON_SETUP_GOOD;
}

char *
probe_setup_write (const ProbeHeader *header)
{
  char text[PROBE_HEADER_TEXT];
  ProbeHeader setup = *header;

  memset (setup.setup.row, 0, sizeof setup.setup.row);
  setup.salon.date[0] = setup.salon.title[0] = '\0';
  setup.salon.veiled = FALSE;
  probe_header_write (&setup, text, sizeof text);
  return g_strdup (text);
}

/* For one more game. */
char *
probe_game_write_next_setup (ProbeGame *self, gboolean by_lot)
{
  ProbeHeader next = self->shown;
  ProbeSetup *setup = &next.setup;

  setup->first = (guint8) (by_lot ? g_random_int_range (0, setup->seats) : (setup->first + 1) % setup->seats);
  return probe_setup_write (&next);
}

static SalonGame *
read_game (const char *text, gsize length, guint64 seed, GError **error)
{
  return (SalonGame *) probe_game_new_asleep (text, length, seed, error);
}

static SalonGame *
begin_game (const char *setup, gsize length, guint64 seed, GError **error)
{
  ProbeHeader header;

  if (probe_setup_read (setup, length, &header) != SALON_SETUP_GOOD)
    {
      g_set_error_literal (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_STAGE, _ ("Such a game cannot be recorded."));
      return NULL;
    }

  set_date (&header);
  return (SalonGame *) make_new_game (&header, seed, error);
}

static SalonSetupState
judge_setup (const char *setup, gsize length)
{
  ProbeHeader header;

  return probe_setup_read (setup, length, &header);
}

const SalonGameKind probe_game_kind = {
  .name = "probe",
  .setup = "last-setup",
  .read = read_game,
  .begin = begin_game,
  .judge = judge_setup,
};
