/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-statistics.h"

#include <math.h>
#include <string.h>

#include "model/probe/probe-review-cache.h"
#include "model/probe/probe-review-game.h"
#include "model/probe/probe-statistics-records.h"
#include "model/salon-word-list.h"

/* A laid word beyond so many is not kept apart. */
#define WORDS 4096

/* A game whose figures somebody has asked for. */
typedef struct {
  ProbeStatisticsPlace place;
  guint number; /* in the games of the person */
  gint64 time;
} Place;

static void
place_clear (gpointer place)
{
  probe_statistics_place_clear (&((Place *) place)->place);
}

/* The work of the thread. It shares nothing with the object but what the mutex guards. */
typedef struct {
  gatomicrefcount references;
  gint stopped;
  ProbeStatisticsRecords records; /* of the thread */
  GArray *games;                  /* of Place */

  GMutex mutex;
  ProbeStatisticsFigures figures;
  ProbeStatistics *object; /* (nullable) */
  gboolean due;            /* the object will hear */
} Work;

struct _ProbeStatistics {
  GObject parent_instance;

  Work *work;
  ProbeStatisticsFigures figures;
};

G_DEFINE_FINAL_TYPE (ProbeStatistics, probe_statistics, G_TYPE_OBJECT)

enum {
  PROGRESSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
figures_init (ProbeStatisticsFigures *figures)
{
  figures->played = g_array_new (FALSE, FALSE, sizeof (ProbeStatisticsGame));
  figures->words = g_array_new (FALSE, FALSE, sizeof (ProbeStatisticsWord));
}

static void
figures_clear (ProbeStatisticsFigures *figures)
{
  g_array_unref (figures->played);
  g_array_unref (figures->words);
}

static void
work_unref (gpointer data)
{
  Work *work = data;

  if (!g_atomic_ref_count_dec (&work->references))
    return;
  g_mutex_clear (&work->mutex);
  figures_clear (&work->figures);
  probe_statistics_records_clear (&work->records);
  g_array_unref (work->games);
  g_free (work);
}

/* One record */

static bool
go_on_cb (void *data, const ProbeReview *review, size_t moves)
{
  return !g_atomic_int_get (&((Work *) data)->stopped);
}

/* The accuracy of @seat: from the cache, or by a review, which is kept. */
static int
find_accuracy (Work *work, GBytes *record, const ProbeReviewGame *game, guint seat)
{
  ProbeReviewFigures known;
  ProbeReview review;
  ProbeReviewOrder order = {
    .setup = &game->header.setup,
    .kind = game->header.salon.kind,
    .moves = (const ProbeMove *) (gconstpointer) game->moves->data,
    .n_moves = game->moves->len,
    .progress = go_on_cb,
    .data = work,
  };
  SalonWordList *words;
  WordsError fault;
  int accuracy = -1;

  if (game->helped || game->lesson)
    return -1;
  if (probe_review_cache_find (record, &known) && seat < known.seats)
    return (int) known.accuracy[seat];
  words = salon_word_list_open (game->header.words, &fault);
  if (words == NULL)
    return -1;
  order.words = salon_word_list_get (words);
  if (probe_review_init (&review, &order) == PROBE_REVIEW_DONE)
    {
      probe_review_cache_keep (record, game, &review);
      accuracy = review.seat[seat].accuracy;
    }
  probe_review_clear (&review);
  salon_word_list_unref (words);
  return accuracy;
}

static ProbeStatisticsWord *
get_word (ProbeStatisticsFigures *figures, const char *word)
{
  ProbeStatisticsWord new = { .laid = 0 };

  for (guint i = 0; i < figures->words->len; i++)
    if (strcmp (g_array_index (figures->words, ProbeStatisticsWord, i).word, word) == 0)
      return &g_array_index (figures->words, ProbeStatisticsWord, i);
  if (figures->words->len >= WORDS)
    return NULL;
  g_strlcpy (new.word, word, sizeof new.word);
  g_array_append_val (figures->words, new);
  return &g_array_index (figures->words, ProbeStatisticsWord, figures->words->len - 1);
}

/* How many questions had been put to @seat when its last card was turned; 0: some stayed hidden to the end. */
static int
count_questions (const ProbeReviewGame *game, guint seat, guint tray)
{
  const ProbeRow *row = &game->header.setup.row[seat][tray];
  guint last = 0;
  int n = 0;

  for (int i = 0; i < row->n; i++)
    {
      if (game->last.turned_by[seat][tray][i] == PROBE_TURNED_AT_END)
        return 0;
      last = MAX (last, game->last.turned_at[seat][tray][i]);
    }
  for (guint i = 0; i < game->asks->len; i++)
    {
      const ProbeReviewAsk *ask = probe_review_game_get_ask (game, i);

      if (ask->move <= last && (ask->target == seat || (ask->target == PROBE_EVERYBODY && ask->seat != seat)))
        n++;
    }
  return n;
}

static void
count_words (ProbeStatisticsFigures *figures, const ProbeReviewGame *game, guint seat)
{
  for (guint tray = 0; tray < game->header.setup.trays; tray++)
    {
      char text[PROBE_SPACES + 1];
      ProbeStatisticsWord *word;
      int kept = 0, fell = count_questions (game, seat, tray);

      probe_row_word (&game->header.setup.row[seat][tray], text);
      word = get_word (figures, text);
      if (word == NULL)
        continue;
      for (int i = 0; i < game->header.setup.row[seat][tray].n; i++)
        kept += game->last.turned_by[seat][tray][i] == PROBE_TURNED_AT_END;
      word->laid++;
      word->kept = MAX (word->kept, kept);
      if (fell > 0 && (word->fell == 0 || fell < word->fell))
        word->fell = fell;
    }
}

static void
count_moves (ProbeStatisticsFigures *figures, const ProbeReviewGame *game, guint seat)
{
  for (guint i = 0; i < game->asks->len; i++)
    {
      const ProbeReviewAsk *ask = probe_review_game_get_ask (game, i);
      const int letter = probe_letter_index (ask->letter);

      if (ask->seat != seat || letter < 0)
        continue;
      figures->questions++;
      figures->asked[letter]++;
      figures->hits += ask->hit;
      figures->hit[letter] += ask->hit;
    }
  for (guint i = 0; i < game->moves->len; i++)
    {
      const ProbeMove *move = &g_array_index (game->moves, ProbeMove, i);

      if (move->type != PROBE_INTERRUPT || move->seat != seat)
        continue;
      figures->names++;
      figures->names_right +=
        memcmp (&move->row, &game->header.setup.row[move->target][move->tray], sizeof move->row) == 0;
    }
}

/* The thread */

static int
compare_words (gconstpointer a, gconstpointer b)
{
  const ProbeStatisticsWord *one = a, *other = b;

  if (one->laid != other->laid)
    return one->laid > other->laid ? -1 : 1;
  return strcmp (one->word, other->word);
}

static gboolean
tell_cb (gpointer data)
{
  Work *work = data;
  ProbeStatistics *self;

  g_mutex_lock (&work->mutex);
  work->due = FALSE;
  self = work->object;
  if (self != NULL)
    {
      GArray *played = self->figures.played, *words = self->figures.words;

      g_array_set_size (played, 0);
      g_array_append_vals (played, work->figures.played->data, work->figures.played->len);
      g_array_set_size (words, 0);
      g_array_append_vals (words, work->figures.words->data, work->figures.words->len);
      self->figures = work->figures;
      self->figures.played = played;
      self->figures.words = words;
      g_array_sort (words, compare_words);
    }
  g_mutex_unlock (&work->mutex);
  if (self != NULL)
    g_signal_emit (self, signals[PROGRESSED], 0);
  return G_SOURCE_REMOVE;
}

static void
tell_soon (Work *work)
{
  if (work->due || work->object == NULL)
    return;
  work->due = TRUE;
  g_atomic_ref_count_inc (&work->references);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, tell_cb, work, work_unref);
}

static void
read_game (Work *work, guint i)
{
  const Place *place = &g_array_index (work->games, Place, i);
  const guint seat = place->place.seat;
  g_autoptr (GBytes) record = probe_statistics_records_read (&work->records, &place->place);
  g_autoptr (ProbeReviewGame) game = record != NULL ? probe_review_game_read (record, NULL) : NULL;
  ProbeStatisticsGame played = { .place = place->number, .time = place->time, .accuracy = -1 };

  if (game != NULL && seat < game->header.setup.seats)
    {
      played.edition = game->header.setup.edition;
      played.won = probe_winner (&game->last, (int) seat);
      played.accuracy = find_accuracy (work, record, game, seat);
    }
  if (g_atomic_int_get (&work->stopped))
    return;
  g_mutex_lock (&work->mutex);
  work->figures.read++;
  if (game != NULL && seat < game->header.setup.seats)
    {
      g_array_append_val (work->figures.played, played);
      count_moves (&work->figures, game, seat);
      count_words (&work->figures, game, seat);
    }
  tell_soon (work);
  g_mutex_unlock (&work->mutex);
}

static gpointer
run (gpointer data)
{
  Work *work = data;

  for (guint i = 0; i < work->games->len && !g_atomic_int_get (&work->stopped); i++)
    read_game (work, i);
  work_unref (work);
  return NULL;
}

/* The object */

static void
probe_statistics_dispose (GObject *object)
{
  ProbeStatistics *self = PROBE_STATISTICS (object);
  Work *work = g_steal_pointer (&self->work);

  if (work != NULL)
    {
      g_atomic_int_set (&work->stopped, TRUE);
      g_mutex_lock (&work->mutex);
      work->object = NULL;
      g_mutex_unlock (&work->mutex);
      work_unref (work);
    }

  G_OBJECT_CLASS (probe_statistics_parent_class)->dispose (object);
}

static void
probe_statistics_finalize (GObject *object)
{
  figures_clear (&PROBE_STATISTICS (object)->figures);

  G_OBJECT_CLASS (probe_statistics_parent_class)->finalize (object);
}

static void
probe_statistics_class_init (ProbeStatisticsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = probe_statistics_dispose;
  G_OBJECT_CLASS (klass)->finalize = probe_statistics_finalize;

  signals[PROGRESSED] =
    g_signal_new ("progressed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
probe_statistics_init (ProbeStatistics *self)
{
  figures_init (&self->figures);
}

ProbeStatistics *
probe_statistics_new (const char *directory, GArray *games)
{
  ProbeStatistics *self = g_object_new (PROBE_TYPE_STATISTICS, NULL);
  Work *work = g_new0 (Work, 1);

  g_atomic_ref_count_init (&work->references);
  g_atomic_ref_count_inc (&work->references); /* the thread’s, and that of the object */
  g_mutex_init (&work->mutex);
  figures_init (&work->figures);
  probe_statistics_records_init (&work->records, directory);
  work->games = g_array_new (FALSE, FALSE, sizeof (Place));
  g_array_set_clear_func (work->games, place_clear);
  work->object = self;
  for (guint i = 0; i < games->len; i++)
    {
      const SalonPersonGame *game = &g_array_index (games, SalonPersonGame, i);
      Place place = { .number = i };

      if (probe_statistics_place_init (&place.place, game))
        {
          place.time = salon_library_entry_get_time (game->entry);
          g_array_append_val (work->games, place);
        }
    }
  work->figures.games = self->figures.games = work->games->len;
  self->work = work;
  g_thread_unref (g_thread_new ("statistics", run, work));
  return self;
}

const ProbeStatisticsFigures *
probe_statistics_get (ProbeStatistics *self)
{
  return &self->figures;
}

/* Means */

int
probe_statistics_mean (GArray *played, GArray *places)
{
  guint judged = 0, at = 0;
  int sum = 0;

  for (guint i = 0; i < played->len; i++)
    {
      const ProbeStatisticsGame *game = &g_array_index (played, ProbeStatisticsGame, i);

      if (places != NULL)
        {
          while (at < places->len && g_array_index (places, guint, at) < game->place)
            at++;
          if (at == places->len)
            break;
          if (g_array_index (places, guint, at) != game->place)
            continue;
        }
      judged += game->accuracy >= 0;
      sum += MAX (game->accuracy, 0);
    }
  return judged > 0 ? (int) lround ((double) sum / judged) : -1;
}

void
probe_statistics_judge (const char *directory, GArray *games, int *accuracy)
{
  ProbeStatisticsRecords records;

  probe_statistics_records_init (&records, directory);
  for (guint i = 0; i < games->len; i++)
    {
      const SalonPersonGame *game = &g_array_index (games, SalonPersonGame, i);
      const SalonSummary *summary = salon_library_entry_get_summary (game->entry);
      ProbeStatisticsPlace place;
      ProbeReviewFigures known;
      g_autoptr (GBytes) record = NULL;

      if (summary->hinted || summary->taken_back || !probe_statistics_place_init (&place, game))
        continue;
      record = probe_statistics_records_read (&records, &place);
      if (record != NULL && probe_review_cache_find (record, &known) && game->seat < known.seats)
        accuracy[i] = (int) known.accuracy[game->seat];
      probe_statistics_place_clear (&place);
    }
  probe_statistics_records_clear (&records);
}
