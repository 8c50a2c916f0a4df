/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-party-log.h"

#include <string.h>

#include "model/probe/probe-party-setup.h"
#include "rules/probe/probe-party.h"

static void
append (ProbePartyLog *self, int which, const char *text)
{
  salon_log_append (self->text[which], text, strlen (text));
}

void
probe_party_log_begin (ProbePartyLog *self, const ProbePartyHeader *header)
{
  for (int i = 0; i < PROBE_PARTY_LOGS; i++)
    {
      char text[PROBE_HEADER_TEXT];
      ProbePartyHeader written = *header;

      written.probe.salon.veiled = i == PROBE_PARTY_VEILED;
      salon_header_write (&probe_party_rules, &written.probe.salon, text, sizeof text);
      self->text[i] = salon_log_new ();
      append (self, i, text);
    }
}

void
probe_party_log_clear (ProbePartyLog *self)
{
  for (int i = 0; i < PROBE_PARTY_LOGS; i++)
    g_clear_pointer (&self->text[i], salon_log_free);
}

void
probe_party_log_add_rounds (ProbePartyLog *self, guint rounds)
{
  g_autofree char *line = probe_party_rounds_write (rounds);

  for (int i = 0; i < PROBE_PARTY_LOGS; i++)
    append (self, i, line);
}

void
probe_party_log_add_game (ProbePartyLog *self,
                          const ProbePartyHeader *header,
                          const ProbeParty *party,
                          const ProbeSetup *setup,
                          const char *moves)
{
  for (int i = 0; i < PROBE_PARTY_LOGS; i++)
    {
      char text[PROBE_PARTY_GAME_TEXT];
      ProbePartyHeader written = *header;

      written.probe.salon.veiled = i == PROBE_PARTY_VEILED;
      probe_party_game_write (&written, party, setup, text, sizeof text);
      append (self, i, text);
      append (self, i, moves);
    }
}

/* The lines of the game at the table that follow from the evening, which has none of them: the bytes before its line
 * `first`. */
static gsize
measure_header (const char *text, gsize length)
{
  const char *own = g_strstr_len (text, (gssize) length, "\nfirst ");

  return own != NULL ? (gsize) (own + 1 - text) : length;
}

void
probe_party_log_turn (ProbePartyLog *self)
{
  self->follows = FALSE;
}

void
probe_party_log_follow (ProbePartyLog *self, const ProbeParty *party, SalonGame *table)
{
  char round[PROBE_PARTY_ROUND_TEXT];

  if (table == NULL || salon_game_get_stage (table) == SALON_GAME_SETTING_UP)
    return;

  probe_party_round_format (party, round);
  for (int i = 0; i < PROBE_PARTY_LOGS; i++)
    {
      g_autoptr (GBytes) record = NULL;
      const char *text;
      gsize length;

      /* The plain record is written anew each time, so it gets only the moves, which are the same in both. */
      if (self->follows && i == PROBE_PARTY_PLAIN)
        continue;

      record = SALON_GAME_GET_CLASS (table)->to_record (table, i == PROBE_PARTY_VEILED);
      text = g_bytes_get_data (record, &length);
      if (!self->follows)
        {
          append (self, i, round);
          append (self, i, "\n");
          self->copied[i] = measure_header (text, length);
        }
      else
        {
          salon_log_append (self->text[PROBE_PARTY_PLAIN], text + self->copied[i], length - self->copied[i]);
        }
      salon_log_append (self->text[i], text + self->copied[i], length - self->copied[i]);
      self->copied[i] = length;
    }
  self->follows = TRUE;
}

GBytes *
probe_party_log_get (ProbePartyLog *self, const ProbeParty *party, SalonGame *table, gboolean veiled)
{
  SalonLog *log = self->text[veiled ? PROBE_PARTY_VEILED : PROBE_PARTY_PLAIN];
  g_autoptr (GBytes) record = NULL;
  char round[PROBE_PARTY_ROUND_TEXT];
  const char *text, *before;
  GString *all;
  gsize length, before_length, header;

  probe_party_log_follow (self, party, table);
  if (table == NULL || self->follows)
    return salon_log_get_snapshot (log);

  record = SALON_GAME_GET_CLASS (table)->to_record (table, veiled);
  text = g_bytes_get_data (record, &length);
  header = measure_header (text, length);
  before = salon_log_peek (log, &before_length);
  probe_party_round_format (party, round);
  all = g_string_new_len (before, (gssize) before_length);
  g_string_append_printf (all, "%s\n", round);
  g_string_append_len (all, text + header, (gssize) (length - header));
  return g_string_free_to_bytes (all);
}
