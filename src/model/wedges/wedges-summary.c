/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/wedges/wedges-summary.h"

#include "model/salon-game-kind.h"
#include "model/wedges/wedges-questions.h"
#include "rules/wedges/wedges-record.h"

/* So many moves at the beginning have rolls enough in them that no other game has the same ones. */
#define ORIGIN_MOVES 16

/* A WedgesBank; @data is the GError of a bank that is needed and is not there. */
static int
count_cards (void *data, const char *name)
{
  g_autoptr (WedgesQuestions) questions = wedges_questions_open (name, data);

  return questions != NULL ? wedges_questions_count_cards (questions) : 0;
}

static gboolean
read_lines (SalonSummary *summary, WedgesRecord *record, const char *text, gsize length, GError **error)
{
  const char *end = text + length;
  SalonReader reader;

  salon_reader_init (&reader, wedges_record_find, record);
  while (text < end)
    {
      const char *line = text;
      const SalonLine kind = salon_game_read_line (&reader, &text, end, error);

      if (kind == SALON_LINE_ERROR)
        return FALSE;
      if (kind == SALON_LINE_SKIPPED && reader.begun)
        salon_summary_take_comment (summary, line, salon_game_line_length (line, text));
      if (kind == SALON_LINE_BEGIN)
        salon_summary_take_header (summary, &record->header.salon, record->header.setup.seats);
    }
  if (salon_reader_end (&reader) == SALON_LINE_END)
    return TRUE;

  salon_game_set_end_error (error, reader.error, reader.error_line);
  return FALSE;
}

/* Who has won is said by the places: the wedges of others may be as many. */
static void
take_state (SalonSummary *summary, const WedgesState *state)
{
  summary->stage = state->phase == WEDGES_OVER ? SALON_GAME_FINISHED : SALON_GAME_PLAYING;
  summary->has_points = state->moves > 0;
  for (guint seat = 0; seat < summary->n_seats; seat++)
    {
      summary->seat[seat].points = __builtin_popcount (state->wedges[seat]);
      summary->seat[seat].won = summary->stage == SALON_GAME_FINISHED && state->place[seat] == 1;
    }
}

SalonSummary *
wedges_summarise (const char *text, gsize length, GError **error)
{
  g_autoptr (SalonSummary) summary = salon_summary_new ("wedges");
  g_autofree WedgesRecord *record = g_new (WedgesRecord, 1);
  g_autoptr (GError) fault = NULL, missing = NULL;

  wedges_record_init (record, count_cards, &missing);
  if (!read_lines (summary, record, text, length, &fault))
    {
      g_propagate_error (error, missing != NULL ? g_steal_pointer (&missing) : g_steal_pointer (&fault));
      return NULL;
    }

  g_free (summary->edition);
  summary->edition = g_strdup (WEDGES_EDITION);
  take_state (summary, &record->state);
  salon_summary_take_origin (summary, text, length, ORIGIN_MOVES);
  return g_steal_pointer (&summary);
}
