/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-statistics.h"

#include <string.h>

#include "model/salon-copies.h"

static void
rival_free (gpointer data)
{
  SalonRival *rival = data;

  g_free (rival->name);
  g_free (rival);
}

static void
person_free (gpointer data)
{
  SalonPerson *person = data;

  g_free (person->name);
  g_array_unref (person->games);
  g_ptr_array_unref (person->rivals);
  g_free (person);
}

static void
game_clear (gpointer game)
{
  g_object_unref (((SalonPersonGame *) game)->entry);
}

static SalonPerson *
person_new (const char *name)
{
  SalonPerson *person = g_new0 (SalonPerson, 1);

  person->name = g_strdup (name);
  person->games = g_array_new (FALSE, FALSE, sizeof (SalonPersonGame));
  g_array_set_clear_func (person->games, game_clear);
  person->rivals = g_ptr_array_new_with_free_func (rival_free);
  return person;
}

static const SalonSummarySeat *
get_seat (const SalonPersonGame *game)
{
  return &salon_library_entry_get_summary (game->entry)->seat[game->seat];
}

/* Counting one game */

static SalonRival *
get_rival (SalonPerson *person, const char *name, gboolean computer)
{
  SalonRival *rival;

  for (guint i = 0; i < person->rivals->len; i++)
    {
      rival = person->rivals->pdata[i];
      if (rival->computer == computer && strcmp (rival->name, name) == 0)
        return rival;
    }
  rival = g_new0 (SalonRival, 1);
  rival->name = g_strdup (name);
  rival->computer = computer;
  g_ptr_array_add (person->rivals, rival);
  return rival;
}

/* Compares the person's points with those of everybody else at the table. */
static void
count_rivals (SalonPerson *person, const SalonPersonGame *game, const SalonPeople *people)
{
  const SalonSummary *summary = salon_library_entry_get_summary (game->entry);
  const int points = get_seat (game)->points;

  for (guint i = 0; i < summary->n_seats; i++)
    {
      const SalonSummarySeat *seat = &summary->seat[i];
      const gboolean computer = seat->kind != SALON_HUMAN;
      const char *name = computer ? seat->name : salon_people_resolve (people, seat->name);
      SalonRival *rival;

      if (name == NULL || i == game->seat || (!computer && strcmp (name, person->name) == 0))
        continue;
      rival = get_rival (person, name, computer);
      rival->theirs += seat->points > points;
      rival->ours += seat->points < points;
    }
}

static void
count_game (SalonPerson *person, const SalonPersonGame *game, const SalonPeople *people)
{
  const SalonSummary *summary = salon_library_entry_get_summary (game->entry);
  const SalonSummarySeat *seat = get_seat (game);

  person->wins += seat->won;
  person->streak = seat->won ? person->streak + 1 : 0;
  person->longest = MAX (person->longest, person->streak);
  if (!summary->has_points)
    return;
  person->best = person->n_points == 0 ? seat->points : MAX (person->best, seat->points);
  person->n_points++;
  person->points += seat->points;
  if (summary->has_rounds)
    {
      person->best_round = person->n_rounds == 0 ? seat->round : MAX (person->best_round, seat->round);
      person->n_rounds++;
    }
  count_rivals (person, game, people);
}

/* Finding people */

static int
compare_games (gconstpointer a, gconstpointer b)
{
  const gint64 one = salon_library_entry_get_time (((const SalonPersonGame *) a)->entry);
  const gint64 other = salon_library_entry_get_time (((const SalonPersonGame *) b)->entry);

  return one < other ? -1 : one > other;
}

static int
compare_people (gconstpointer a, gconstpointer b)
{
  const SalonPerson *one = *(SalonPerson *const *) a, *other = *(SalonPerson *const *) b;

  if (one->games->len != other->games->len)
    return one->games->len > other->games->len ? -1 : 1;
  return g_utf8_collate (one->name, other->name);
}

static int
compare_rivals (gconstpointer a, gconstpointer b)
{
  const SalonRival *one = *(SalonRival *const *) a, *other = *(SalonRival *const *) b;

  if (one->computer != other->computer)
    return one->computer ? 1 : -1;
  return (other->theirs + other->ours) - (one->theirs + one->ours);
}

/* Adds the game of @entry to everybody who played in it. A name that sits there twice counts once. */
static void
take_entry (GHashTable *people_by_name, SalonLibraryEntry *entry, const SalonPeople *people)
{
  const SalonSummary *summary = salon_library_entry_get_summary (entry);

  for (guint seat = 0; seat < summary->n_seats; seat++)
    {
      const char *name =
        summary->seat[seat].kind == SALON_HUMAN ? salon_people_resolve (people, summary->seat[seat].name) : NULL;
      SalonPersonGame game = { entry, seat };
      SalonPerson *person;

      if (name == NULL)
        continue;
      person = g_hash_table_lookup (people_by_name, name);
      if (person == NULL)
        {
          person = person_new (name);
          g_hash_table_insert (people_by_name, person->name, person);
        }
      if (person->games->len > 0
          && g_array_index (person->games, SalonPersonGame, person->games->len - 1).entry == entry)
        continue;
      g_object_ref (entry);
      g_array_append_val (person->games, game);
    }
}

GPtrArray *
salon_statistics_find (GListModel *entries, const SalonPeople *people, const char *kind)
{
  g_autoptr (GHashTable) by_name = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *list = g_ptr_array_new_with_free_func (person_free);
  g_autoptr (GHashTable) copies = salon_copies_find (entries);
  const guint n = g_list_model_get_n_items (entries);
  GHashTableIter all;
  gpointer person;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (SalonLibraryEntry) entry = g_list_model_get_item (entries, i);

      if (salon_copies_may_count (entry) && !g_hash_table_contains (copies, entry)
          && (kind == NULL || g_str_equal (salon_library_entry_get_kind (entry), kind)))
        take_entry (by_name, entry, people);
    }
  g_hash_table_iter_init (&all, by_name);
  while (g_hash_table_iter_next (&all, NULL, &person))
    g_ptr_array_add (list, person);
  g_ptr_array_sort (list, compare_people);
  for (guint i = 0; i < list->len; i++)
    {
      SalonPerson *here = list->pdata[i];

      here->colour = i;
      g_array_sort (here->games, compare_games);
      for (guint j = 0; j < here->games->len; j++)
        count_game (here, &g_array_index (here->games, SalonPersonGame, j), people);
      g_ptr_array_sort (here->rivals, compare_rivals);
    }
  return list;
}

const SalonPerson *
salon_statistics_get (GPtrArray *list, const char *name)
{
  for (guint i = 0; i < list->len; i++)
    if (g_strcmp0 (((SalonPerson *) list->pdata[i])->name, name) == 0)
      return list->pdata[i];
  return NULL;
}

/* CSV */

/* One field: quoted where it has to be. A spreadsheet would take a field that begins with one of these signs for a
 * formula, so an apostrophe stands before it. */
static void
put_field (GString *text, const char *field, gboolean last)
{
  const gboolean formula = *field != '\0' && strchr ("=+-@\t", *field) != NULL;

  if (!formula && strpbrk (field, ",\"\r\n") == NULL)
    g_string_append (text, field);
  else
    {
      g_string_append (text, formula ? "\"'" : "\"");
      for (const char *at = field; *at != '\0'; at++)
        {
          if (*at == '"')
            g_string_append_c (text, '"');
          g_string_append_c (text, *at);
        }
      g_string_append_c (text, '"');
    }
  g_string_append (text, last ? "\r\n" : ",");
}

char *
salon_statistics_to_csv (GPtrArray *list)
{
  GString *text = g_string_new ("player,date,game,edition,title,points,won,players\r\n");

  for (guint i = 0; i < list->len; i++)
    {
      const SalonPerson *person = list->pdata[i];

      for (guint j = 0; j < person->games->len; j++)
        {
          const SalonPersonGame *game = &g_array_index (person->games, SalonPersonGame, j);
          const SalonSummary *summary = salon_library_entry_get_summary (game->entry);

          put_field (text, person->name, FALSE);
          put_field (text, summary->date, FALSE);
          put_field (text, summary->kind, FALSE);
          put_field (text, summary->edition, FALSE);
          put_field (text, summary->title, FALSE);
          if (summary->has_points)
            g_string_append_printf (text, "%d", get_seat (game)->points);
          g_string_append_printf (text, ",%s,%u\r\n", get_seat (game)->won ? "1" : "0", summary->n_seats);
        }
    }
  return g_string_free (text, FALSE);
}
