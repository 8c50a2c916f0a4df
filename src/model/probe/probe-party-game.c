/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-party-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/probe/probe-party-setup.h"
#include "rules/probe/probe-party.h"
#include "rules/salon-random.h"

G_DEFINE_FINAL_TYPE (ProbePartyGame, probe_party_game, SALON_TYPE_GAME)

static guint table_changed_signal;

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

void
probe_party_game_take_table (ProbePartyGame *self, ProbeGame *table)
{
  self->table = table;
  self->table_awake = FALSE;
  probe_party_log_turn (&self->log);
  salon_game_set_host (SALON_GAME (table), SALON_GAME (self));
  g_signal_connect_swapped (table, "told", G_CALLBACK (table_told_cb), self);
  g_signal_connect_swapped (table, "changed", G_CALLBACK (table_changed_cb), self);
}

ProbeGame *
probe_party_game_make_table (ProbePartyGame *self,
                             const ProbeParty *party,
                             const ProbeSetup *setup,
                             const char *moves,
                             GError **error)
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
  return probe_game_new_asleep (record, strlen (record), salon_random_next (&self->random), error);
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
probe_party_game_rest (SalonGame *game)
{
  ProbePartyGame *self = PROBE_PARTY_GAME (game);

  if (self->table != NULL)
    SALON_GAME_GET_CLASS (self->table)->rest (SALON_GAME (self->table));
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
  game_class->rest = probe_party_game_rest;
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

  setup.first = (uint8_t) (salon_random_next (&self->random) % PROBE_PARTY_PLACES);
  table = probe_party_game_make_table (self, &next, &setup, "", error);
  if (table == NULL)
    return FALSE;

  copy_table (self); /* the end of the game before */
  if (self->table != NULL)
    probe_game_get_view (self->table, PROBE_NOBODY, &self->finished[self->party.over]);
  clear_table (self);
  self->party = next;
  probe_party_game_take_table (self, table);
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
