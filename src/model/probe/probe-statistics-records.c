/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-statistics-records.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "model/salon-file.h"
#include "model/salon-store.h"

gboolean
probe_statistics_place_init (ProbeStatisticsPlace *self, const SalonPersonGame *game)
{
  const char *name = salon_library_entry_get_name (game->entry);

  if (name == NULL || strcmp (game->kind, "probe") != 0)
    return FALSE;

  *self = (ProbeStatisticsPlace) { g_strdup (name), game->part, game->seat };
  return TRUE;
}

void
probe_statistics_place_clear (ProbeStatisticsPlace *self)
{
  g_clear_pointer (&self->name, g_free);
}

void
probe_statistics_records_init (ProbeStatisticsRecords *self, const char *directory)
{
  *self = (ProbeStatisticsRecords) { .directory = g_strdup (directory) };
}

void
probe_statistics_records_clear (ProbeStatisticsRecords *self)
{
  g_clear_pointer (&self->directory, g_free);
  g_clear_pointer (&self->evening_name, g_free);
  g_clear_object (&self->evening);
}

static GBytes *
read_file (ProbeStatisticsRecords *self, const char *name)
{
  const int dir = open (self->directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  SalonFileMark mark = { 0 };
  GBytes *bytes = NULL;

  if (dir < 0)
    return NULL;
  if (salon_file_read (dir, name, SALON_STORE_MAX, &mark) == 0)
    bytes = g_bytes_ref (mark.bytes);
  salon_file_mark_clear (&mark);
  close (dir);
  return bytes;
}

GBytes *
probe_statistics_records_read (ProbeStatisticsRecords *self, const ProbeStatisticsPlace *place)
{
  const ProbePartyPart part = { (guint) place->part / PROBE_PARTY_TABLES + 1,
                                (guint) place->part % PROBE_PARTY_TABLES };

  if (place->part < 0)
    return read_file (self, place->name);
  if (g_strcmp0 (self->evening_name, place->name) != 0)
    {
      g_autoptr (GBytes) record = read_file (self, place->name);

      g_clear_object (&self->evening);
      g_free (self->evening_name);
      self->evening_name = g_strdup (place->name);
      self->evening = record != NULL ? probe_party_replay_new (record, NULL) : NULL;
    }
  return self->evening != NULL && probe_party_replay_has (self->evening, &part)
           ? probe_party_replay_cut (self->evening, &part)
           : NULL;
}
