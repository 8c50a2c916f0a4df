/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-copies.h"

#include <string.h>

gboolean
salon_copies_may_count (SalonLibraryEntry *entry)
{
  const SalonSummary *summary = salon_library_entry_get_summary (entry);

  return summary != NULL && summary->stage == SALON_GAME_FINISHED && !summary->lesson && !summary->gone_on
         && !summary->idle;
}

/* What all copies of one game have in common (transfer full): when it began, to the second, on what, and for how many; or,
 * without a date, how it began. NULL: nobody knows. Names may differ, because seats change hands. */
static char *
find_origin (SalonLibraryEntry *entry)
{
  const SalonSummary *summary = salon_library_entry_get_summary (entry);

  if (summary->date[0] != '\0')
    return g_strdup_printf ("%s %s %s %u", summary->date, summary->kind, summary->edition, summary->n_seats);
  return summary->origin[0] != '\0' ? g_strdup_printf ("%s %s", summary->origin, summary->kind) : NULL;
}

/* Whether @entry was over before @other. A game is put aside when it is over, under a name that begins with that time; the one
 * that nobody has put aside yet has no name. Giving it a title changes when the file was written, but not its name. */
static gboolean
was_earlier (SalonLibraryEntry *entry, SalonLibraryEntry *other)
{
  const char *name = salon_library_entry_get_name (entry), *other_name = salon_library_entry_get_name (other);

  return name != NULL && (other_name == NULL || strcmp (name, other_name) < 0);
}

GHashTable *
salon_copies_find (GListModel *entries)
{
  g_autoptr (GHashTable) first =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL); /* of entries, by origin */
  GHashTable *copies = g_hash_table_new (NULL, NULL);
  const guint n = g_list_model_get_n_items (entries);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (SalonLibraryEntry) entry = g_list_model_get_item (entries, i);
      g_autofree char *origin = salon_copies_may_count (entry) ? find_origin (entry) : NULL;
      SalonLibraryEntry *other = origin != NULL ? g_hash_table_lookup (first, origin) : NULL;

      if (origin == NULL)
        continue;
      if (other != NULL && !was_earlier (entry, other))
        {
          g_hash_table_add (copies, entry);
          continue;
        }
      if (other != NULL)
        g_hash_table_add (copies, other);
      g_hash_table_insert (first, g_steal_pointer (&origin), entry);
    }
  return copies;
}
