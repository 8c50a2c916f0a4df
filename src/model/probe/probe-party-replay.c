/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-party-replay.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/probe/probe-party-setup.h"
#include "model/salon-game-kind.h"

/* The game of a table. */
typedef struct {
  gsize from, to;   /* where its own lines are in the record */
  ProbeParty party; /* when it began */
  ProbeParty after; /* the same until it is over */
  gboolean over;
} Game;

struct _ProbePartyReplay {
  GObject parent_instance;

  GBytes *record;
  ProbePartyHeader header;
  GArray *games; /* of Game */
  guint rounds;
  SalonReplayState state;
  char *fault;
};

G_DEFINE_FINAL_TYPE (ProbePartyReplay, probe_party_replay, G_TYPE_OBJECT)

static void
probe_party_replay_finalize (GObject *object)
{
  ProbePartyReplay *self = PROBE_PARTY_REPLAY (object);

  g_clear_pointer (&self->record, g_bytes_unref);
  g_array_unref (self->games);
  g_free (self->fault);

  G_OBJECT_CLASS (probe_party_replay_parent_class)->finalize (object);
}

static void
probe_party_replay_class_init (ProbePartyReplayClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = probe_party_replay_finalize;
}

static void
probe_party_replay_init (ProbePartyReplay *self)
{
  self->games = g_array_new (FALSE, FALSE, sizeof (Game));
}

/* Reading */

static Game *
get_last (ProbePartyReplay *self)
{
  return &g_array_index (self->games, Game, self->games->len - 1);
}

/* A line after the evening’s `begin` was read, which ends at @end. */
static void
take_line (ProbePartyReplay *self, const ProbePartyRecord *record, SalonLine kind, gsize end)
{
  Game *game;

  if (kind == SALON_LINE_MOVE && record->last == PROBE_PARTY_ROUND)
    {
      const Game new = { .from = end, .to = end, .party = record->party, .after = record->party };

      g_array_append_val (self->games, new);
    }
  if (self->games->len == 0)
    return;

  game = get_last (self);
  game->to = end;
  game->over = probe_party_game_is_over (record);
  if (game->over)
    probe_party_standing (record, &game->after);
}

/* Reads the lines of the record; gives FALSE at the first fault. */
static gboolean
read_lines (ProbePartyReplay *self, ProbePartyRecord *record, GError **error)
{
  gsize length;
  const char *text = g_bytes_get_data (self->record, &length), *at = text;
  SalonReader reader;

  probe_party_record_init (record, NULL, NULL);
  salon_reader_init (&reader, probe_party_record_find, record);
  while (at < text + length)
    {
      const char *line = at;
      const SalonLine kind = salon_game_read_line (&reader, &at, text + length, error);

      if (kind == SALON_LINE_ERROR)
        return FALSE;
      probe_party_rounds_read (line, at, &self->rounds);
      if (kind == SALON_LINE_BEGIN)
        self->header = record->header;
      else if (reader.begun)
        take_line (self, record, kind, (gsize) (at - text));
    }

  return TRUE;
}

static SalonReplayState
find_state (ProbePartyReplay *self, const ProbePartyRecord *record, gboolean good)
{
  const ProbeParty *party = &get_last (self)->after;

  if (!good)
    return SALON_REPLAY_DAMAGED;
  return record->stage == PROBE_PARTY_IN_GAME && probe_party_round_is_over (party) && party->round >= self->rounds
           ? SALON_REPLAY_FINISHED
           : SALON_REPLAY_UNFINISHED;
}

ProbePartyReplay *
probe_party_replay_new (GBytes *record, GError **error)
{
  g_autoptr (ProbePartyReplay) self = g_object_new (PROBE_TYPE_PARTY_REPLAY, NULL);
  g_autofree ProbePartyRecord *read = g_new (ProbePartyRecord, 1);
  g_autoptr (GError) fault = NULL;
  gboolean good;

  self->record = g_bytes_ref (record);
  good = read_lines (self, read, &fault);
  /* A game for which words are still laid has nothing to look at. */
  if (self->games->len > 0 && read->stage == PROBE_PARTY_GAME_NEXT)
    g_array_set_size (self->games, self->games->len - 1);
  if (self->games->len == 0)
    {
      if (fault != NULL)
        g_propagate_error (error, g_steal_pointer (&fault));
      else
        g_set_error_literal (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD,
                             _ ("This evening ended before its first game had begun."));
      return NULL;
    }

  self->rounds = MAX (self->rounds, probe_party_replay_count_rounds (self));
  self->state = find_state (self, read, good);
  self->fault = fault != NULL ? g_strdup (fault->message) : NULL;
  return g_steal_pointer (&self);
}

const ProbePartyHeader *
probe_party_replay_get_header (ProbePartyReplay *self)
{
  g_return_val_if_fail (PROBE_IS_PARTY_REPLAY (self), NULL);

  return &self->header;
}

SalonReplayState
probe_party_replay_get_state (ProbePartyReplay *self, const char **fault)
{
  g_return_val_if_fail (PROBE_IS_PARTY_REPLAY (self), SALON_REPLAY_DAMAGED);

  if (fault != NULL)
    *fault = self->fault;
  return self->state;
}

guint
probe_party_replay_count_rounds (ProbePartyReplay *self)
{
  g_return_val_if_fail (PROBE_IS_PARTY_REPLAY (self), 0);

  return (self->games->len + PROBE_PARTY_TABLES - 1) / PROBE_PARTY_TABLES;
}

guint
probe_party_replay_get_rounds (ProbePartyReplay *self)
{
  g_return_val_if_fail (PROBE_IS_PARTY_REPLAY (self), 0);

  return self->rounds;
}

/* Parts */

/* The game of a table, or with the standings the last one of their round; NULL: the evening has not come there. */
static const Game *
find_game (ProbePartyReplay *self, const ProbePartyPart *part)
{
  const guint last = MIN (part->round * PROBE_PARTY_TABLES, self->games->len) - 1;

  if (part->round == 0 || part->round > probe_party_replay_count_rounds (self) || part->table > PROBE_PARTY_STANDING)
    return NULL;
  if (part->table < PROBE_PARTY_STANDING && (part->round - 1) * PROBE_PARTY_TABLES + part->table > last)
    return NULL;
  return &g_array_index (self->games, Game,
                         part->table < PROBE_PARTY_STANDING ? (part->round - 1) * PROBE_PARTY_TABLES + part->table
                                                            : last);
}

gboolean
probe_party_replay_has (ProbePartyReplay *self, const ProbePartyPart *part)
{
  g_return_val_if_fail (PROBE_IS_PARTY_REPLAY (self), FALSE);

  return find_game (self, part) != NULL;
}

gboolean
probe_party_replay_step (ProbePartyReplay *self, ProbePartyPart *part, gboolean back)
{
  const guint parts = PROBE_PARTY_STANDING + 1, end = probe_party_replay_count_rounds (self) * parts;
  guint at = (part->round - 1) * parts + part->table;

  g_return_val_if_fail (probe_party_replay_has (self, part), FALSE);

  while (back ? at > 0 : at + 1 < end)
    {
      ProbePartyPart next;

      at += back ? -1 : 1;
      next = (ProbePartyPart) { at / parts + 1, at % parts };
      if (find_game (self, &next) == NULL)
        continue;
      *part = next;
      return TRUE;
    }

  return FALSE;
}

void
probe_party_replay_get_party (ProbePartyReplay *self, const ProbePartyPart *part, ProbeParty *party)
{
  const Game *game = find_game (self, part);

  g_return_if_fail (game != NULL);

  *party = part->table == PROBE_PARTY_STANDING ? game->after : game->party;
}

gboolean
probe_party_replay_is_over (ProbePartyReplay *self, const ProbePartyPart *part)
{
  const Game *game = find_game (self, part);

  g_return_val_if_fail (game != NULL && part->table < PROBE_PARTY_STANDING, FALSE);

  return game->over;
}

GBytes *
probe_party_replay_cut (ProbePartyReplay *self, const ProbePartyPart *part)
{
  const Game *game = find_game (self, part);
  char opening[PROBE_HEADER_TEXT];
  GByteArray *text;
  gsize length;

  g_return_val_if_fail (game != NULL && part->table < PROBE_PARTY_STANDING, NULL);

  length = probe_party_game_opening (&self->header, &game->party, opening);
  text = g_byte_array_sized_new ((guint) (length + game->to - game->from));
  g_byte_array_append (text, (const guint8 *) opening, (guint) length);
  g_byte_array_append (text, (const guint8 *) g_bytes_get_data (self->record, NULL) + game->from,
                       (guint) (game->to - game->from));
  return g_byte_array_free_to_bytes (text);
}

/* Whether people sit at other tables than that of @game. */
static gboolean
is_shared (ProbePartyReplay *self, const Game *game)
{
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    for (int place = 0; place < PROBE_PARTY_PLACES; place++)
      if (table != game->party.over && self->header.probe.salon.kind[game->party.seat[table][place]] == SALON_HUMAN)
        return TRUE;

  return FALSE;
}

ProbeReplay *
probe_party_replay_read (ProbePartyReplay *self, const ProbePartyPart *part, GError **error)
{
  const Game *game = find_game (self, part);
  g_autoptr (GBytes) record = probe_party_replay_cut (self, part);
  gsize length;
  const char *text;
  ProbeReplay *replay;

  g_return_val_if_fail (game != NULL && record != NULL, NULL);

  text = g_bytes_get_data (record, &length);
  replay = probe_replay_new (text, length, error);
  if (replay != NULL)
    probe_replay_set_part (replay, is_shared (self, game));
  return replay;
}
