/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-party-setup.h"

#include <string.h>

#include <glib/gi18n.h>

#include "rules/probe/probe-party.h"

/* What the comment begins with. */
#define ROUNDS "# rounds "

void
probe_party_header_init (ProbePartyHeader *header, ProbeEdition edition)
{
  memset (header, 0, sizeof *header);
  probe_header_init (&header->probe, edition, PROBE_PARTY_PLACES);
  header->lots = 1;
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    {
      header->probe.salon.kind[seat] = SALON_COMPUTER_MEDIUM;
      header->probe.salon.name[seat][0] = '\0';
    }
}

/* No program plays for a bot at a party. */
gboolean
probe_party_header_check (const ProbePartyHeader *header, GError **error)
{
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    if (header->probe.salon.kind[seat] == SALON_BOT)
      {
        g_set_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_BOT,
                     /* Translators: %s is a player’s name */
                     _ ("%s is a program, and programs cannot play at a party."), header->probe.salon.name[seat]);
        return FALSE;
      }

  return TRUE;
}

void
probe_party_rounds_read (const char *line, const char *end, guint *rounds)
{
  g_autofree char *text = NULL;
  guint64 number;

  if ((gsize) (end - line) <= strlen (ROUNDS) || !g_str_has_prefix (line, ROUNDS))
    return;

  text = g_strndup (line + strlen (ROUNDS), (gsize) (end - line) - strlen (ROUNDS));
  g_strchomp (text);
  if (g_ascii_string_to_unsigned (text, 10, 1, PROBE_PARTY_ROUNDS, &number, NULL))
    *rounds = (guint) number;
}

char *
probe_party_rounds_write (guint rounds)
{
  return g_strdup_printf (ROUNDS "%u\n", rounds);
}

SalonSetupState
probe_party_setup_read (const char *setup, gsize length, ProbePartyHeader *header, guint *rounds)
{
  g_autofree ProbePartyRecord *record = g_new (ProbePartyRecord, 1);
  const char *end = setup + length;
  SalonReader reader;

  *rounds = 1;
  probe_party_record_init (record, NULL, NULL);
  salon_reader_init (&reader, probe_party_record_find, record);
  while (setup < end)
    {
      const char *line = setup;
      g_autoptr (GError) error = NULL;

      if (salon_game_read_line (&reader, &setup, end, &error) == SALON_LINE_ERROR)
        return error->code == SALON_GAME_ERROR_NEWER ? SALON_SETUP_NEWER : SALON_SETUP_DAMAGED;
      probe_party_rounds_read (line, setup, rounds);
    }
  if (reader.begun || salon_reader_line (&reader, "begin", strlen ("begin")) != SALON_LINE_BEGIN)
    return SALON_SETUP_DAMAGED;

  *header = record->header;
  header->probe.salon.date[0] = header->probe.salon.title[0] = '\0';
  return probe_party_header_check (header, NULL) ? SALON_SETUP_GOOD
                                                 : SALON_SETUP_NEWER; /* bots are not ours to change */
}

char *
probe_party_setup_write (const ProbePartyHeader *header, guint rounds)
{
  g_autofree char *comment = probe_party_rounds_write (rounds);
  char text[PROBE_HEADER_TEXT];
  ProbePartyHeader setup = *header;

  setup.probe.salon.date[0] = setup.probe.salon.title[0] = '\0';
  setup.probe.salon.veiled = FALSE;
  salon_setup_write (&probe_party_rules, &setup.probe.salon, text, sizeof text);
  return g_strconcat (text, comment, NULL);
}
