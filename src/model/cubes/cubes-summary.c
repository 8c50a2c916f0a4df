/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/cubes/cubes-summary.h"

#include "model/cubes/cubes-lexicon.h"
#include "model/salon-game-kind.h"
#include "rules/cubes/cubes-record.h"

/* What is played on, in the words of the record: to people, these are the editions of the game. */
static const char *const grids[CUBES_N_GRIDS] = { "master", "bar-after", "bar-before" };

/* So many moves at the beginning have a shake in them: the Bar may come before it. */
#define ORIGIN_MOVES 2

/* What is read. */
typedef struct {
  CubesRecord record;
  CubesLexiconJudge judge;
  SalonSummary *summary;
  gboolean tried;              /* somebody has written a word, even if they struck it afterwards */
  GPtrArray *written;          /* in the round that runs: nobody else knows these words yet */
  int before[CUBES_MAX_SEATS]; /* points, without those of the round that runs or was scored last */
} Reading;

static Reading *
reading_new (void)
{
  Reading *reading = g_new0 (Reading, 1);

  cubes_record_init (&reading->record, cubes_lexicon_judge, &reading->judge);
  reading->summary = salon_summary_new ("cubes");
  reading->written = g_ptr_array_new_with_free_func (g_free);
  return reading;
}

static void
reading_free (Reading *reading)
{
  g_clear_pointer (&reading->summary, salon_summary_free);
  g_ptr_array_unref (reading->written);
  g_free (reading);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Reading, reading_free)

static void
take_header (Reading *reading)
{
  const CubesHeader *header = &reading->record.header;
  SalonSummary *summary = reading->summary;

  salon_summary_take_header (summary, &header->salon, header->setup.seats);
  g_free (summary->edition);
  summary->edition = g_strdup (grids[header->setup.grid]);
}

/* Takes what the last round brought everybody, to which challenges belong. */
static void
take_round (Reading *reading)
{
  const CubesState *state = &reading->record.state;
  SalonSummary *summary = reading->summary;

  for (guint seat = 0; seat < summary->n_seats; seat++)
    summary->seat[seat].round = MAX (summary->seat[seat].round, state->points[seat] - reading->before[seat]);
}

/* A round is complete when the next one begins, by the Bar or a shake: until then words may be challenged. */
static void
begin_round (Reading *reading)
{
  take_round (reading);
  for (guint seat = 0; seat < reading->summary->n_seats; seat++)
    reading->before[seat] = reading->record.state.points[seat];
}

/* The words of a round are public as soon as its lists are read out. */
static void
take_move (Reading *reading, const CubesMove *move)
{
  if (move->type == CUBES_WRITE)
    {
      reading->tried = TRUE;
      g_ptr_array_add (reading->written, g_strdup (move->text));
    }
  if (move->type == CUBES_BAR || move->type == CUBES_SHAKE)
    begin_round (reading);
  if (move->type != CUBES_TIME)
    return;

  for (guint i = 0; i < reading->written->len; i++)
    salon_summary_add_word (reading->summary, g_ptr_array_index (reading->written, i));
  g_ptr_array_set_size (reading->written, 0);
}

static void
take_state (Reading *reading)
{
  const CubesState *state = &reading->record.state;
  SalonSummary *summary = reading->summary;

  summary->stage = cubes_phase (state) == CUBES_OVER ? SALON_GAME_FINISHED : SALON_GAME_PLAYING;
  summary->has_points = summary->has_rounds = state->rounds > 0;
  take_round (reading);
  for (guint seat = 0; seat < summary->n_seats; seat++)
    summary->seat[seat].points = state->points[seat];
  if (summary->stage == SALON_GAME_FINISHED)
    salon_summary_find_winners (summary);
  /* The words of a grid of one's own are shown by a game of one person that is over before a word was written. */
  summary->idle = summary->stage == SALON_GAME_FINISHED && summary->n_seats == 1 && !reading->tried;
}

static gboolean
read_lines (Reading *reading, const char *text, gsize length, GError **error)
{
  const char *end = text + length;
  SalonReader reader;

  salon_reader_init (&reader, cubes_record_find, &reading->record);
  while (text < end)
    {
      const char *line = text;
      const SalonLine kind = salon_game_read_line (&reader, &text, end, error);

      if (kind == SALON_LINE_ERROR)
        return FALSE;
      if (kind == SALON_LINE_SKIPPED && reader.begun)
        salon_summary_take_comment (reading->summary, line, salon_game_line_length (line, text));
      if (kind == SALON_LINE_BEGIN)
        take_header (reading);
      if (kind == SALON_LINE_MOVE)
        take_move (reading, &reading->record.move);
    }
  if (salon_reader_end (&reader) == SALON_LINE_END)
    return TRUE;

  salon_game_set_end_error (error, reader.error, reader.error_line);
  return FALSE;
}

SalonSummary *
cubes_summarise (const char *text, gsize length, GError **error)
{
  g_autoptr (Reading) reading = reading_new ();
  g_autoptr (GError) fault = NULL;

  if (!read_lines (reading, text, length, &fault))
    {
      if (reading->judge.error.fault != WORDS_FAULT_NONE)
        salon_game_set_words_error (error, &reading->judge.error);
      else
        g_propagate_error (error, g_steal_pointer (&fault));
      return NULL;
    }

  take_state (reading);
  salon_summary_take_origin (reading->summary, text, length, ORIGIN_MOVES);
  return g_steal_pointer (&reading->summary);
}
