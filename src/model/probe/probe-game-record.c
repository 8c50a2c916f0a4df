/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game is made from a header or from a record, and how its record is written. */

#include "model/probe/probe-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/probe/probe-replay.h"
#include "model/probe/probe-summary.h"
#include "model/salon-date.h"
#include "model/salon-game-kind.h"

/* The store can read the longest record: a set-up, as many moves as a game may have and as many remarks as are kept,
 * each as long as the longest and with its LF. */
G_STATIC_ASSERT (SALON_STORE_MAX >= PROBE_HEADER_TEXT + PROBE_MAX_GAME_MOVES * sizeof "6 interrupt 2R ............"
                                      + SALON_REMARKS_MAX * SALON_REMARK_SIZE);

/* Whether the game has the list that it needs. It closes it again: a game that was just made is asleep, and many of them
 * may wait at home. */
static gboolean
find_words (ProbeGame *self, GError **error)
{
  const gboolean found = !probe_game_needs_words (self) || probe_game_open_words (self, error);

  probe_game_close_words (self);
  return found;
}

static void
seat_computers (ProbeGame *self)
{
  ProbePlayerLevel level;

  for (int seat = 0; seat < self->header.setup.seats; seat++)
    if (probe_player_level ((SalonSeatKind) self->header.salon.kind[seat], &level))
      {
        probe_player_init (&self->player[seat], level, probe_game_chance (self, 2 * (guint64) seat + 1));
        probe_player_call (&self->player[seat], self->header.salon.name[seat]);
      }
  probe_game_introduce (self);
}

static ProbeGame *
make_game (guint64 seed)
{
  ProbeGame *self = g_object_new (PROBE_TYPE_GAME, NULL);

  self->random = seed;
  return self;
}

/* Chooses a random salt, a new one for each game. */
static void
choose_salt (ProbeGame *self)
{
  const guint64 random = self->random;

  self->header.salon.salt = probe_game_random (self);
  self->random = random; /* so the salt does not change the choices made from the same seed */
}

/* Sets `shown` to what everybody may know of the header. */
static void
show_header (ProbeGame *self)
{
  self->header.salon.veiled = FALSE;
  self->shown = self->header;
  self->shown.salon.salt = 0;
  memset (self->shown.setup.row, 0, sizeof self->shown.setup.row);
}

static ProbeReason
check_options (const ProbeSetup *setup)
{
  const ProbeReason reason = probe_setup_check (setup);

  return reason == PROBE_WORD_MISSING ? PROBE_OK : reason;
}

/* Refuses a game that would be lost because its record could not be read again: options that
 * a record cannot express, names and titles that it does not allow. Writes and reads the
 * set-up to find out. */
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
  if (!check_recordable (&self->header, error) || !find_words (self, error))
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

/* Takes the set-up that was read; only a veiled record contains a salt. */
static void
take_header (ProbeGame *self, const ProbeHeader *header)
{
  const guint64 salt = header->salon.veiled ? header->salon.salt : self->header.salon.salt;

  self->header = *header;
  self->header.salon.salt = salt;
  show_header (self);
  probe_game_find_lesson (self);
}

/* Takes a comment after `begin`. */
static void
take_comment (ProbeGame *self, const char *line, gsize length)
{
  SalonRemark remark;

  if (salon_remark_parse (line, length, &remark) && probe_game_log_remark (self, &remark))
    probe_game_follow_remark (self, &remark);
}

/* All lines have been read and the game has not begun. Either a player still has to lay a
 * word, or only the line “begin” is missing; then the game begins now. */
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
  else if (!reader->record.lacks_word)
    {
      salon_game_set_end_error (error, reader->lines.error, line);
      return FALSE;
    }

  seat_computers (self);
  return TRUE;
}

/* Reads the lines of @text into @self with @reader, which has read nothing yet. */
static gboolean
read_lines (ProbeGame *self, ProbeReader *reader, const char *text, gsize length, GError **error)
{
  const char *end = text + length;

  while (text < end)
    {
      const char *line = text;
      const SalonLine kind = salon_game_read_line (&reader->lines, &text, end, error);

      if (kind == SALON_LINE_ERROR)
        return FALSE;
      if (kind == SALON_LINE_SKIPPED && reader->lines.begun)
        take_comment (self, line, salon_game_line_length (line, text));
      if (kind == SALON_LINE_BEGIN)
        {
          take_header (self, &reader->record.header);
          self->state = reader->record.state;
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

gboolean
probe_game_accept_words (const SalonWordListJudge *judge, GError *fault, GError **error)
{
  g_autoptr (GError) owned = fault;

  if (judge->error.fault != WORDS_FAULT_NONE)
    {
      salon_game_set_words_error (error, &judge->error);
      return FALSE;
    }
  if (owned == NULL)
    return TRUE;

  if (judge->refused)
    owned->code = SALON_GAME_ERROR_WORDS;
  g_propagate_error (error, g_steal_pointer (&owned));
  return FALSE;
}

ProbeGame *
probe_game_new_asleep (const char *text, gsize length, guint64 seed, GError **error)
{
  g_autoptr (ProbeGame) self = make_game (seed);
  g_autofree ProbeReader *reader = g_new (ProbeReader, 1);
  g_autoptr (GError) fault = NULL;
  SalonWordListJudge judge = { NULL };
  gboolean found;

  choose_salt (self);
  probe_reader_init (reader, salon_word_list_judge, &judge);
  read_lines (self, reader, text, length, &fault);
  found = probe_game_accept_words (&judge, g_steal_pointer (&fault), error) && find_words (self, error);
  salon_word_list_unref (judge.list);
  return found ? g_steal_pointer (&self) : NULL;
}

gboolean
probe_game_read_again (ProbeGame *self, const char *text, gsize length)
{
  g_autoptr (ProbeGame) again = make_game (0);
  g_autofree ProbeReader *reader = g_new (ProbeReader, 1);

  /* The words were judged when they were laid. */
  again->header.salon.salt = self->header.salon.salt;
  probe_reader_init (reader, NULL, NULL);
  if (!read_lines (again, reader, text, length, NULL) || again->log == NULL)
    return FALSE;

  self->stage = again->stage;
  self->state = again->state;
  self->shown = again->shown;
  self->log_setup = again->log_setup;
  self->remarks = again->remarks;
  self->draws = again->draws;
  self->tokens = again->tokens;
  self->best = again->best;
  self->decided = again->decided;
  self->showed = again->showed;
  self->seated = again->seated;
  memcpy (self->player, again->player, sizeof self->player);
  /* The other game is freed with what this one had. */
  {
    SalonLog *log = self->log;
    GArray *totals = self->pad.totals;

    self->log = again->log;
    self->pad = again->pad;
    again->log = log;
    again->pad.totals = totals;
  }
  return TRUE;
}

ProbeGame *
probe_game_new_from_record (const char *text, gsize length, guint64 seed, SalonStore *store, GError **error)
{
  ProbeGame *self = probe_game_new_asleep (text, length, seed, error);

  if (self != NULL)
    salon_game_wake (SALON_GAME (self), store);
  return self;
}

const char *
probe_game_peek_moves (ProbeGame *self, gsize *length)
{
  const char *record;

  *length = 0;
  if (self->log == NULL)
    return "";

  record = salon_log_peek (self->log, length);
  *length -= self->log_setup;
  return record + self->log_setup;
}

/* The veiled record is written at every move, so while the game is played it is a snapshot,
 * which takes the same time however long the game is. */
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

  moves = probe_game_peek_moves (self, &length);
  written.salon.veiled = veiled != FALSE;
  setup = probe_header_write (&written, header, sizeof header);
  record = g_malloc (setup + length);
  memcpy (record, header, setup);
  memcpy (record + setup, moves, length);
  return g_bytes_new_take (record, setup + length);
}

void
probe_game_begin_log (ProbeGame *self)
{
  ProbeHeader veiled = self->header;
  char header[PROBE_HEADER_TEXT];

  veiled.salon.veiled = TRUE;
  self->log_setup = probe_header_write (&veiled, header, sizeof header);
  self->log = salon_log_new ();
  salon_log_append (self->log, header, self->log_setup);
  probe_tokens_init (&self->tokens, &self->header.setup);
}

/* The kind */

static void
set_date (ProbeHeader *header)
{
  g_autofree char *date = salon_date_record_now ();

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

static SalonReplay *
read_replay (const char *text, gsize length, GError **error)
{
  return (SalonReplay *) probe_replay_new (text, length, error);
}

const SalonGameKind probe_game_kind = {
  .name = "probe",
  .setup = "last-setup",
  .read = read_game,
  .begin = begin_game,
  .judge = judge_setup,
  .summarise = probe_summarise,
  .replay = read_replay,
};
