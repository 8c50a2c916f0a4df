/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-party-game.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/probe/probe-game-private.h"
#include "model/probe/probe-party-log.h"
#include "model/probe/probe-party-setup.h"
#include "rules/probe/probe-party.h"
#include "rules/salon-random.h"
#include "words/words-judge.h"

struct _ProbePartyGame {
  SalonGame parent_instance;

  ProbePartyHeader header;                /* not veiled, but with the salt */
  ProbeParty party;                       /* without the game at the table */
  ProbeView finished[PROBE_PARTY_TABLES]; /* the ends of the games that are in it, of this round */
  guint rounds;
  guint64 random;

  ProbeGame *table;     /* the game at the table, or NULL */
  gboolean table_awake; /* it is on the table, so that computers move */
  ProbePartyLog log;
};

G_DEFINE_FINAL_TYPE (ProbePartyGame, probe_party_game, SALON_TYPE_GAME)

static guint table_changed_signal;

static guint64
next_random (ProbePartyGame *self)
{
  return salon_random_next (&self->random);
}

/* Writes what the game at the table has gained. */
static void
copy_table (ProbePartyGame *self)
{
  probe_party_log_follow (&self->log, &self->party, (SalonGame *) self->table);
}

static GBytes *
probe_party_game_to_record (SalonGame *game, gboolean veiled)
{
  ProbePartyGame *self = PROBE_PARTY_GAME (game);

  return probe_party_log_get (&self->log, &self->party, (SalonGame *) self->table, veiled);
}

/* The game at the table */

static void
table_told_cb (ProbePartyGame *self, const char *sentence)
{
  salon_game_tell (SALON_GAME (self), sentence);
}

static void
table_changed_cb (ProbePartyGame *self)
{
  salon_game_changed (SALON_GAME (self));
}

/* Takes the game from the table that is there. */
static void
clear_table (ProbePartyGame *self)
{
  if (self->table == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->table, self);
  salon_game_close (SALON_GAME (self->table));
  salon_game_set_host (SALON_GAME (self->table), NULL);
  g_clear_object (&self->table);
}

/* Makes @table (transfer full), asleep, the game at the table. */
static void
take_table (ProbePartyGame *self, ProbeGame *table)
{
  self->table = table;
  self->table_awake = FALSE;
  probe_party_log_turn (&self->log);
  salon_game_set_host (SALON_GAME (table), SALON_GAME (self));
  g_signal_connect_swapped (table, "told", G_CALLBACK (table_told_cb), self);
  g_signal_connect_swapped (table, "changed", G_CALLBACK (table_changed_cb), self);
}

/* Makes the game of the next table of @party, asleep: with the rows and who begins of @setup, and after @moves. */
static ProbeGame *
make_table (ProbePartyGame *self, const ProbeParty *party, const ProbeSetup *setup, const char *moves, GError **error)
{
  ProbePartyHeader evening = self->header;
  ProbeHeader header;
  char text[PROBE_HEADER_TEXT];
  g_autofree char *record = NULL;

  evening.probe.salon.veiled = TRUE;
  probe_party_game_header (&evening, party, &header);
  header.setup = *setup;
  probe_header_write (&header, text, sizeof text);
  record = g_strconcat (text, moves, NULL);
  return probe_game_new_asleep (record, strlen (record), next_random (self), error);
}

static gboolean
table_is_over (ProbePartyGame *self)
{
  return self->table != NULL && salon_game_get_stage (SALON_GAME (self->table)) == SALON_GAME_FINISHED;
}

/* SalonGame */

static SalonGameStage
probe_party_game_get_stage (SalonGame *game)
{
  ProbePartyGame *self = PROBE_PARTY_GAME (game);

  if (table_is_over (self) && self->party.over == PROBE_PARTY_TABLES - 1 && self->party.round >= self->rounds)
    return SALON_GAME_FINISHED;

  return SALON_GAME_PLAYING;
}

static const char *
probe_party_game_get_title (SalonGame *game)
{
  const char *title = PROBE_PARTY_GAME (game)->header.probe.salon.title;

  return title[0] != '\0' ? title : NULL;
}

static const char *
probe_party_game_get_date (SalonGame *game)
{
  return PROBE_PARTY_GAME (game)->header.probe.salon.date;
}

static guint
probe_party_game_count_seats (SalonGame *game)
{
  return PROBE_PARTY_SEATS;
}

static const char *
probe_party_game_get_seat_name (SalonGame *game, guint seat)
{
  return PROBE_PARTY_GAME (game)->header.probe.salon.name[seat];
}

static gboolean
probe_party_game_is_person (SalonGame *game, guint seat)
{
  return seat < PROBE_PARTY_SEATS && PROBE_PARTY_GAME (game)->header.probe.salon.kind[seat] == SALON_HUMAN;
}

/* From the first game on there is an evening to lose. */
static gboolean
probe_party_game_is_begun (SalonGame *game)
{
  return PROBE_PARTY_GAME (game)->table != NULL;
}

static char *
probe_party_game_get_status (SalonGame *game)
{
  ProbePartyGame *self = PROBE_PARTY_GAME (game);

  return self->table != NULL ? salon_game_get_status (SALON_GAME (self->table)) : NULL;
}

/* Everybody sits down as they did for this evening; who begins, each game draws. */
static char *
probe_party_game_get_next_setup (SalonGame *game, gboolean by_lot)
{
  ProbePartyGame *self = PROBE_PARTY_GAME (game);

  return probe_party_setup_write (&self->header, self->rounds);
}

static void
probe_party_game_go_on (SalonGame *game)
{
  ProbePartyGame *self = PROBE_PARTY_GAME (game);
  g_autoptr (ProbeGame) table = NULL;

  if (self->table == NULL || salon_game_is_frozen (game))
    return;

  table = g_object_ref (self->table);
  if (!self->table_awake)
    {
      self->table_awake = TRUE;
      salon_game_wake (SALON_GAME (table), NULL);
    }
  else
    {
      SALON_GAME_GET_CLASS (table)->go_on (SALON_GAME (table));
    }
}

static void
probe_party_game_closed (SalonGame *game)
{
  ProbePartyGame *self = PROBE_PARTY_GAME (game);

  if (self->table != NULL)
    salon_game_close (SALON_GAME (self->table));
}

static void
probe_party_game_dispose (GObject *object)
{
  clear_table (PROBE_PARTY_GAME (object));

  G_OBJECT_CLASS (probe_party_game_parent_class)->dispose (object);
}

static void
probe_party_game_finalize (GObject *object)
{
  probe_party_log_clear (&PROBE_PARTY_GAME (object)->log);

  G_OBJECT_CLASS (probe_party_game_parent_class)->finalize (object);
}

static void
probe_party_game_class_init (ProbePartyGameClass *klass)
{
  SalonGameClass *game_class = SALON_GAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_party_game_dispose;
  G_OBJECT_CLASS (klass)->finalize = probe_party_game_finalize;
  game_class->get_stage = probe_party_game_get_stage;
  game_class->get_title = probe_party_game_get_title;
  game_class->get_date = probe_party_game_get_date;
  game_class->count_seats = probe_party_game_count_seats;
  game_class->get_seat_name = probe_party_game_get_seat_name;
  game_class->is_person = probe_party_game_is_person;
  game_class->is_begun = probe_party_game_is_begun;
  game_class->get_status = probe_party_game_get_status;
  game_class->get_next_setup = probe_party_game_get_next_setup;
  game_class->to_record = probe_party_game_to_record;
  game_class->go_on = probe_party_game_go_on;
  game_class->closed = probe_party_game_closed;

  table_changed_signal =
    g_signal_new ("table-changed", PROBE_TYPE_PARTY_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
probe_party_game_init (ProbePartyGame *self)
{
  self->rounds = 1;
}

/* Between the games */

const ProbePartyHeader *
probe_party_game_get_header (ProbePartyGame *self)
{
  return &self->header;
}

guint
probe_party_game_get_rounds (ProbePartyGame *self)
{
  return self->rounds;
}

void
probe_party_game_set_rounds (ProbePartyGame *self, guint rounds)
{
  rounds = CLAMP (rounds, self->party.round, PROBE_PARTY_ROUNDS);
  if (rounds == self->rounds || salon_game_is_frozen (SALON_GAME (self)))
    return;

  copy_table (self);
  self->rounds = rounds;
  probe_party_log_add_rounds (&self->log, self->rounds);
  salon_game_save (SALON_GAME (self));
  salon_game_changed (SALON_GAME (self));
}

ProbeGame *
probe_party_game_get_table (ProbePartyGame *self)
{
  return self->table;
}

gboolean
probe_party_game_is_playing (ProbePartyGame *self)
{
  return self->table != NULL && !table_is_over (self);
}

void
probe_party_game_get_standing (ProbePartyGame *self, ProbeParty *party)
{
  int32_t points[PROBE_PARTY_PLACES];
  ProbeView view;

  *party = self->party;
  if (!table_is_over (self))
    return;

  probe_game_get_view (self->table, PROBE_NOBODY, &view);
  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    points[place] = probe_score (&view.seen, place);
  probe_party_enter (party, points);
}

gboolean
probe_party_game_get_finished (ProbePartyGame *self, int table, ProbeView *view)
{
  if (table < self->party.over)
    *view = self->finished[table];
  else if (table == self->party.over && table_is_over (self))
    probe_game_get_view (self->table, PROBE_NOBODY, view);
  else
    return FALSE;

  return TRUE;
}

gboolean
probe_party_game_get_next (ProbePartyGame *self, ProbeParty *next)
{
  if (probe_party_game_is_playing (self) || probe_party_game_get_stage (SALON_GAME (self)) == SALON_GAME_FINISHED)
    return FALSE;

  probe_party_game_get_standing (self, next);
  if (probe_party_round_is_over (next))
    probe_party_next_round (next);
  return TRUE;
}

gboolean
probe_party_game_sit_down (ProbePartyGame *self, GError **error)
{
  ProbeSetup setup = self->header.probe.setup;
  ProbeParty next;
  ProbeGame *table;

  if (salon_game_is_frozen (SALON_GAME (self)) || !probe_party_game_get_next (self, &next))
    {
      g_set_error_literal (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_STAGE, _ ("No game can begin there now."));
      return FALSE;
    }

  setup.first = (uint8_t) (next_random (self) % PROBE_PARTY_PLACES);
  table = make_table (self, &next, &setup, "", error);
  if (table == NULL)
    return FALSE;

  copy_table (self); /* the end of the game before */
  if (self->table != NULL)
    probe_game_get_view (self->table, PROBE_NOBODY, &self->finished[self->party.over]);
  clear_table (self);
  self->party = next;
  take_table (self, table);
  salon_game_save (SALON_GAME (self));
  g_signal_emit (self, table_changed_signal, 0);
  salon_game_changed (SALON_GAME (self));
  probe_party_game_go_on (SALON_GAME (self));
  return TRUE;
}

guint
probe_party_game_count_people (ProbePartyGame *self, const ProbeParty *party, int table)
{
  guint n = 0;

  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    n += probe_party_game_is_person (SALON_GAME (self), party->seat[table][place]) ? 1 : 0;

  return n;
}

guint
probe_party_game_count_tables (ProbePartyGame *self, const ProbeParty *party)
{
  guint n = 0;

  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    n += probe_party_game_count_people (self, party, table) > 0 ? 1 : 0;

  return n;
}

gboolean
probe_party_find_seat (const ProbeParty *party, int seat, int *table, int *place)
{
  for (*table = 0; *table < PROBE_PARTY_TABLES; ++*table)
    for (*place = 0; *place < PROBE_PARTY_PLACES; ++*place)
      if (party->seat[*table][*place] == seat)
        return TRUE;

  return FALSE;
}

/* Making one */

static ProbePartyGame *
make_game (guint64 seed)
{
  ProbePartyGame *self = g_object_new (PROBE_TYPE_PARTY_GAME, NULL);

  self->random = seed;
  return self;
}

/* What is read of an evening. */
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
      ProbeGame *table = make_table (self, &self->party, &record->game.record.header.setup, reading->moves->str, error);

      if (table == NULL)
        return FALSE;
      take_table (self, table);
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
  WordsJudge judge = { NULL };
  guint rounds = 0;
  gboolean good;

  self->header.probe.salon.salt = next_random (self);
  reading->moves = moves;
  probe_party_record_init (&reading->record, words_judge, &judge);
  salon_reader_init (&reading->lines, probe_party_record_find, &reading->record);
  good = read_lines (self, reading, text, length, &rounds, &fault);
  words_list_close (judge.list);
  if (judge.error.fault != WORDS_FAULT_NONE)
    {
      probe_game_set_words_error (error, &judge.error);
      return NULL;
    }
  if (!good)
    {
      if (judge.refused)
        fault->code = SALON_GAME_ERROR_WORDS;
      g_propagate_error (error, g_steal_pointer (&fault));
      return NULL;
    }
  if (!probe_party_header_check (&self->header, error) || !resume_table (self, reading, rounds, error))
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
  self->header.lots = next_random (self) % PROBE_PARTY_MAX_LOTS + 1;
  self->header.probe.salon.salt = next_random (self);
  probe_party_init (&self->party, self->header.lots);
  probe_party_log_begin (&self->log, &self->header);
  probe_party_log_add_rounds (&self->log, self->rounds);
  /* A word list that cannot be read is known before anybody sits down. */
  trial = make_table (self, &self->party, &self->header.probe.setup, "", error);
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
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
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
};
