/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-statistics.h"

#include <math.h>
#include <string.h>

#include "model/salon-copies.h"

static void
rival_free (gpointer data)
{
  SalonRival *rival = data;

  g_array_unref (rival->games);
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

/* Games */

/* Fills @game with the game @part of the evening in @entry, or with its only game, as @seat had it. */
static void
game_init (SalonPersonGame *game, SalonLibraryEntry *entry, int part, guint seat)
{
  const SalonSummary *summary = salon_library_entry_get_summary (entry);

  *game = (SalonPersonGame) { .entry = entry, .part = part, .seat = seat };
  if (part >= 0)
    {
      const SalonSummaryGame *played = &g_array_index (summary->games, SalonSummaryGame, part);

      game->kind = summary->games_kind;
      game->n_seats = played->n_seats;
      game->has_points = TRUE;
      game->points = played->place[seat].points;
      game->won = played->place[seat].won;
    }
  else
    {
      game->kind = summary->kind;
      game->n_seats = summary->n_seats;
      game->has_points = summary->has_points;
      game->points = summary->seat[seat].points;
      game->won = summary->seat[seat].won;
    }
}

/* Who sat at @seat of the table of @game, (nullable): a guest of the evening. @points: (out): theirs */
static const SalonSummarySeat *
get_seat (const SalonPersonGame *game, guint seat, int *points)
{
  const SalonSummary *summary = salon_library_entry_get_summary (game->entry);
  const SalonSummaryGame *played;

  if (game->part < 0)
    {
      *points = summary->seat[seat].points;
      return &summary->seat[seat];
    }
  played = &g_array_index (summary->games, SalonSummaryGame, game->part);
  *points = played->place[seat].points;
  return played->place[seat].seat < summary->n_seats ? &summary->seat[played->place[seat].seat] : NULL;
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
  rival->games = g_array_new (FALSE, FALSE, sizeof (guint));
  g_ptr_array_add (person->rivals, rival);
  return rival;
}

/* Adds game @number of the person to those with @rival, who may have sat there twice. */
static void
take_together (SalonRival *rival, guint number, int points)
{
  if (rival->games->len > 0 && g_array_index (rival->games, guint, rival->games->len - 1) == number)
    return;
  g_array_append_val (rival->games, number);
  rival->points += points;
}

/* Compares the person's points in game @number with those of everybody else at the table. */
static void
count_rivals (SalonPerson *person, guint number, const SalonPeople *people)
{
  const SalonPersonGame *game = &g_array_index (person->games, SalonPersonGame, number);

  for (guint i = 0; i < game->n_seats; i++)
    {
      int points;
      const SalonSummarySeat *seat = get_seat (game, i, &points);
      const gboolean computer = seat != NULL && seat->kind != SALON_HUMAN;
      const char *name = seat == NULL ? NULL : computer ? seat->name : salon_people_resolve (people, seat->name);
      SalonRival *rival;

      if (name == NULL || i == game->seat || (!computer && strcmp (name, person->name) == 0))
        continue;
      rival = get_rival (person, name, computer);
      rival->theirs += points > game->points;
      rival->ours += points < game->points;
      take_together (rival, number, game->points);
    }
}

static void
count_game (SalonPerson *person, guint number, const SalonPeople *people)
{
  const SalonPersonGame *game = &g_array_index (person->games, SalonPersonGame, number);
  const SalonSummary *summary = salon_library_entry_get_summary (game->entry);

  person->wins += game->won;
  person->streak = game->won ? person->streak + 1 : 0;
  person->longest = MAX (person->longest, person->streak);
  if (!game->has_points)
    return;
  person->best = person->n_points == 0 ? game->points : MAX (person->best, game->points);
  person->n_points++;
  person->points += game->points;
  if (game->part < 0 && summary->has_rounds)
    {
      const int round = summary->seat[game->seat].round;

      person->best_round = person->n_rounds == 0 ? round : MAX (person->best_round, round);
      person->n_rounds++;
    }
  count_rivals (person, number, people);
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
  return (int) other->games->len - (int) one->games->len;
}

/* Adds a game, the only one of @entry or one of its evening, to everybody who played in it. A name that sits there twice
 * counts once. */
static void
take_game (GHashTable *people_by_name, SalonLibraryEntry *entry, int part, const SalonPeople *people)
{
  SalonPersonGame game;

  game_init (&game, entry, part, 0);
  for (guint i = 0; i < game.n_seats; i++)
    {
      int points;
      const SalonSummarySeat *seat = get_seat (&game, i, &points);
      const char *name = seat != NULL && seat->kind == SALON_HUMAN ? salon_people_resolve (people, seat->name) : NULL;
      const SalonPersonGame *last;
      SalonPersonGame played;
      SalonPerson *person;

      if (name == NULL)
        continue;
      person = g_hash_table_lookup (people_by_name, name);
      if (person == NULL)
        {
          person = person_new (name);
          g_hash_table_insert (people_by_name, person->name, person);
        }
      last = person->games->len > 0 ? &g_array_index (person->games, SalonPersonGame, person->games->len - 1) : NULL;
      if (last != NULL && last->entry == entry && last->part == part)
        continue;
      game_init (&played, entry, part, i);
      g_object_ref (entry);
      g_array_append_val (person->games, played);
    }
}

/* Adds all games of @entry that are of @kind. */
static void
take_entry (GHashTable *people_by_name, SalonLibraryEntry *entry, const SalonPeople *people, const char *kind)
{
  const SalonSummary *summary = salon_library_entry_get_summary (entry);
  const gboolean evening = summary->games->len > 0;

  if (kind != NULL && !g_str_equal (evening ? summary->games_kind : summary->kind, kind))
    return;
  if (!evening)
    take_game (people_by_name, entry, -1, people);
  for (guint part = 0; part < summary->games->len; part++)
    take_game (people_by_name, entry, (int) part, people);
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

      if (salon_copies_may_count (entry) && !g_hash_table_contains (copies, entry))
        take_entry (by_name, entry, people, kind);
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
        count_game (here, j, people);
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

int
salon_statistics_mean_with (const SalonRival *rival)
{
  return (int) lround ((double) rival->points / MAX (rival->games->len, 1));
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

static void
put_game (GString *text, const SalonPerson *person, const SalonPersonGame *game, int accuracy, const char *rivals)
{
  const SalonSummary *summary = salon_library_entry_get_summary (game->entry);

  put_field (text, person->name, FALSE);
  put_field (text, summary->date, FALSE);
  put_field (text, game->kind, FALSE);
  put_field (text, summary->edition, FALSE);
  put_field (text, summary->title, FALSE);
  if (game->has_points)
    g_string_append_printf (text, "%d", game->points);
  g_string_append_printf (text, ",%s,%u,", game->won ? "1" : "0", game->n_seats);
  if (accuracy >= 0)
    g_string_append_printf (text, "%d", accuracy);
  g_string_append_c (text, ',');
  put_field (text, rivals, TRUE);
}

/* The rivals in each game of the person, as one text a game (transfer full); NULL where there is none. */
static GPtrArray *
list_rivals (const SalonPerson *person)
{
  GPtrArray *texts = g_ptr_array_new_full (person->games->len, g_free);

  g_ptr_array_set_size (texts, (int) person->games->len);
  for (guint i = 0; i < person->rivals->len; i++)
    {
      const SalonRival *rival = person->rivals->pdata[i];

      for (guint j = 0; j < rival->games->len; j++)
        {
          char **text = (char **) &texts->pdata[g_array_index (rival->games, guint, j)], *before = *text;

          *text = g_strconcat (before != NULL ? before : "", before != NULL ? "; " : "", rival->name,
                               rival->computer ? " (computer)" : "", NULL);
          g_free (before);
        }
    }
  return texts;
}

char *
salon_statistics_to_csv (GPtrArray *list, SalonStatisticsJudge judge, gpointer data)
{
  GString *text = g_string_new ("player,date,game,edition,title,points,won,players,accuracy,rivals\r\n");

  for (guint i = 0; i < list->len; i++)
    {
      const SalonPerson *person = list->pdata[i];
      g_autoptr (GPtrArray) rivals = list_rivals (person);
      g_autofree int *accuracy = g_new (int, person->games->len);

      for (guint j = 0; j < person->games->len; j++)
        accuracy[j] = -1;
      if (judge != NULL)
        judge (person->games, accuracy, data);
      for (guint j = 0; j < person->games->len; j++)
        put_game (text, person, &g_array_index (person->games, SalonPersonGame, j), accuracy[j],
                  rivals->pdata[j] != NULL ? rivals->pdata[j] : "");
    }
  return g_string_free (text, FALSE);
}
