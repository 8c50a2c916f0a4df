/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Evenings that are made: of a record, or of a set-up. */

#include "model/probe/probe-party-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/probe/probe-game-private.h"
#include "model/probe/probe-party-setup.h"
#include "model/probe/probe-summary.h"
#include "model/salon-date.h"
#include "rules/probe/probe-party.h"
#include "rules/salon-random.h"

static ProbePartyGame *
make_game (guint64 seed)
{
  ProbePartyGame *self = g_object_new (PROBE_TYPE_PARTY_GAME, NULL);

  self->random = seed;
  return self;
}

/* An evening that is being read. */
typedef struct {
  SalonReader lines;
  ProbePartyRecord record;
  GString *moves; /* of the game at the table, as its record has them */
} Reading;

static void
take_header (ProbePartyGame *self, const ProbePartyHeader *header)
{
  const guint64 salt = self->header.probe.salon.salt;

  self->header = *header;
  if (!header->probe.salon.veiled)
    self->header.probe.salon.salt = salt;
  self->header.probe.salon.veiled = FALSE;
  probe_party_log_begin (&self->log, &self->header);
}

static gboolean
read_lines (ProbePartyGame *self, Reading *reading, const char *text, gsize length, guint *rounds, GError **error)
{
  const ProbePartyRecord *record = &reading->record;
  const char *end = text + length;

  while (text < end)
    {
      const char *line = text;
      const ProbeParty before = record->party;
      const gboolean has_game = record->stage == PROBE_PARTY_IN_GAME;
      /* A line `round` replaces the game that was read; its header is needed until then. */
      const gboolean next = has_game && g_str_has_prefix (line, "round ") && probe_party_game_is_over (record);
      SalonLine kind;

      if (next)
        {
          probe_party_log_add_game (&self->log, &self->header, &before, &record->game.record.header.setup,
                                    reading->moves->str);
          probe_view (&record->game.record.state, PROBE_NOBODY, &self->finished[before.over]);
        }
      kind = salon_game_read_line (&reading->lines, &text, end, error);
      if (kind == SALON_LINE_ERROR)
        return FALSE;

      probe_party_rounds_read (line, text, rounds);
      if (kind == SALON_LINE_BEGIN)
        take_header (self, &record->header);
      if (kind == SALON_LINE_MOVE && record->last == PROBE_PARTY_ROUND)
        g_string_set_size (reading->moves, 0);
      if (kind == SALON_LINE_MOVE && record->last == PROBE_PARTY_MOVE)
        {
          char move[PROBE_MOVE_TEXT];

          probe_move_format (&record->game.record.move, 1, move);
          g_string_append_printf (reading->moves, "%s\n", move);
        }
    }

  if (reading->lines.begun)
    return TRUE;

  salon_reader_end (&reading->lines);
  salon_game_set_end_error (error, reading->lines.error, reading->lines.error_line);
  return FALSE;
}

/* All lines have been read: the game at the table goes on where it was. It may end before its `begin`, as a game of
 * its own may: words are still to be laid. */
static gboolean
resume_table (ProbePartyGame *self, const Reading *reading, guint rounds, GError **error)
{
  const ProbePartyRecord *record = &reading->record;

  self->party = record->party;
  self->rounds = MAX (rounds, self->party.round);
  if (record->stage != PROBE_PARTY_BEGUN)
    {
      ProbeGame *table =
        probe_party_game_make_table (self, &self->party, &record->game.record.header.setup, reading->moves->str, error);

      if (table == NULL)
        return FALSE;
      probe_party_game_take_table (self, table);
    }
  probe_party_log_add_rounds (&self->log, self->rounds);
  return TRUE;
}

ProbePartyGame *
probe_party_game_new_asleep (const char *text, gsize length, guint64 seed, GError **error)
{
  g_autoptr (ProbePartyGame) self = make_game (seed);
  g_autofree Reading *reading = g_new0 (Reading, 1);
  g_autoptr (GString) moves = g_string_new (NULL);
  g_autoptr (GError) fault = NULL;
  SalonWordListJudge judge = { NULL };
  guint rounds = 0;

  self->header.probe.salon.salt = salon_random_next (&self->random);
  reading->moves = moves;
  probe_party_record_init (&reading->record, salon_word_list_judge, &judge);
  salon_reader_init (&reading->lines, probe_party_record_find, &reading->record);
  read_lines (self, reading, text, length, &rounds, &fault);
  salon_word_list_unref (judge.list);
  if (!probe_game_accept_words (&judge, g_steal_pointer (&fault), error)
      || !probe_party_header_check (&self->header, error) || !resume_table (self, reading, rounds, error))
    return NULL;

  return g_steal_pointer (&self);
}

/* A new evening, asleep. What no record can express is refused: its set-up is written and read again. */
static ProbePartyGame *
make_new_game (const ProbePartyHeader *header, guint rounds, guint64 seed, GError **error)
{
  g_autoptr (ProbePartyGame) self = make_game (seed);
  g_autofree char *setup = probe_party_setup_write (header, rounds);
  g_autoptr (ProbeGame) trial = NULL;
  guint same;

  if (!probe_party_header_check (header, error))
    return NULL;
  if (probe_party_setup_read (setup, strlen (setup), &self->header, &same) != SALON_SETUP_GOOD || same != rounds)
    {
      g_set_error_literal (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD, _ ("Such a game cannot be recorded."));
      return NULL;
    }

  g_strlcpy (self->header.probe.salon.date, header->probe.salon.date, sizeof self->header.probe.salon.date);
  self->rounds = rounds;
  self->header.lots = salon_random_next (&self->random) % PROBE_PARTY_MAX_LOTS + 1;
  self->header.probe.salon.salt = salon_random_next (&self->random);
  probe_party_init (&self->party, self->header.lots);
  probe_party_log_begin (&self->log, &self->header);
  probe_party_log_add_rounds (&self->log, self->rounds);
  /* A word list that cannot be read is known before anybody sits down. */
  trial = probe_party_game_make_table (self, &self->party, &self->header.probe.setup, "", error);
  return trial != NULL ? g_steal_pointer (&self) : NULL;
}

ProbePartyGame *
probe_party_game_new (const ProbePartyHeader *header, guint rounds, guint64 seed, SalonStore *store, GError **error)
{
  ProbePartyGame *self = make_new_game (header, rounds, seed, error);

  if (self == NULL)
    return NULL;

  salon_game_wake (SALON_GAME (self), store);
  salon_game_save (SALON_GAME (self));
  return self;
}

/* The kind */

static SalonGame *
read_game (const char *text, gsize length, guint64 seed, GError **error)
{
  return (SalonGame *) probe_party_game_new_asleep (text, length, seed, error);
}

static SalonGame *
begin_game (const char *setup, gsize length, guint64 seed, GError **error)
{
  g_autofree char *date = salon_date_record_now ();
  ProbePartyHeader header;
  guint rounds;

  if (probe_party_setup_read (setup, length, &header, &rounds) != SALON_SETUP_GOOD)
    {
      g_set_error_literal (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_STAGE, _ ("Such a game cannot be recorded."));
      return NULL;
    }

  g_strlcpy (header.probe.salon.date, date, sizeof header.probe.salon.date);
  return (SalonGame *) make_new_game (&header, rounds, seed, error);
}

static SalonSetupState
judge_setup (const char *setup, gsize length)
{
  ProbePartyHeader header;
  guint rounds;

  return probe_party_setup_read (setup, length, &header, &rounds);
}

const SalonGameKind probe_party_game_kind = {
  .name = "party",
  .setup = "last-party",
  .read = read_game,
  .begin = begin_game,
  .judge = judge_setup,
  .summarise = probe_party_summarise,
};
