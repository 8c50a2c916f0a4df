/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-summary.h"

#include <string.h>

#include "model/probe/probe-lesson-script.h"
#include "model/probe/probe-party-setup.h"
#include "model/salon-game-kind.h"
#include "rules/probe/probe-party-record.h"
#include "rules/salon-remark.h"

#define GAME "probe" /* in the line “game” of a record; the games of an evening are of this kind */

/* Adds the words of @state of which every card lies open. */
static void
add_words (SalonSummary *summary, const ProbeState *state)
{
  char word[PROBE_SPACES + 1];

  for (int seat = 0; seat < state->setup.seats; seat++)
    for (int tray = 0; tray < state->setup.trays; tray++)
      if (probe_hidden_in (state, seat, tray) == 0)
        {
          probe_row_word (&state->setup.row[seat][tray], word);
          salon_summary_add_word (summary, word);
        }
}

/* Reads the next line of a record; comments after `begin` go to @summary. */
static SalonLine
read_line (SalonReader *reader, const char **text, const char *end, SalonSummary *summary, GError **error)
{
  const char *line = *text;
  const SalonLine kind = salon_game_read_line (reader, text, end, error);

  if (kind == SALON_LINE_SKIPPED && reader->begun)
    salon_summary_take_comment (summary, line, salon_game_line_length (line, *text));
  return kind;
}

/* A game of Probe */

static void
take_state (SalonSummary *summary, const ProbeState *state)
{
  summary->has_points = TRUE;
  summary->stage = state->phase == PROBE_OVER ? SALON_GAME_FINISHED : SALON_GAME_PLAYING;
  for (int seat = 0; seat < state->setup.seats; seat++)
    {
      summary->seat[seat].points = probe_score (state, seat);
      summary->seat[seat].won = summary->stage == SALON_GAME_FINISHED && probe_winner (state, seat);
    }
  add_words (summary, state);
}

static void
take_header (SalonSummary *summary, const ProbeHeader *header)
{
  salon_summary_take_header (summary, &header->salon, header->setup.seats);
  g_free (summary->edition);
  summary->edition = g_strdup (probe_editions[header->setup.edition].name);
  summary->lesson = probe_lesson_find (header) != NULL;
}

SalonSummary *
probe_summarise (const char *text, gsize length, GError **error)
{
  g_autoptr (SalonSummary) summary = salon_summary_new (GAME);
  g_autofree ProbeReader *reader = g_new (ProbeReader, 1);
  const char *const start = text, *end = text + length;

  probe_reader_init (reader, NULL, NULL);
  while (text < end)
    {
      const SalonLine kind = read_line (&reader->lines, &text, end, summary, error);

      if (kind == SALON_LINE_ERROR)
        return NULL;
      if (kind == SALON_LINE_BEGIN)
        take_header (summary, &reader->record.header);
    }
  if (reader->lines.begun)
    {
      take_state (summary, &reader->record.state);
      salon_summary_take_origin (summary, start, length, 0);
      return g_steal_pointer (&summary);
    }

  /* A record without `begin` is that of a game for which words are still being laid, or the line alone is missing. */
  take_header (summary, &reader->record.header);
  if (salon_reader_line (&reader->lines, "begin", strlen ("begin")) == SALON_LINE_BEGIN)
    {
      take_state (summary, &reader->record.state);
    }
  else if (!reader->record.lacks_word)
    {
      salon_game_set_end_error (error, reader->lines.error, reader->lines.line);
      return NULL;
    }
  return g_steal_pointer (&summary);
}

/* A party */

/* An evening that is being read. */
typedef struct {
  ProbePartyRecord record;
  SalonReader lines;
  guint rounds;
  bool guest[PROBE_PARTY_PLACES]; /* somebody else has sat down at this place of the game at the table */
} Evening;

/* Adds the game at the table, which is over, to @summary. */
static void
add_game (SalonSummary *summary, const Evening *evening)
{
  const ProbeState *state = &evening->record.game.record.state;
  const ProbeParty *party = &evening->record.party;
  SalonSummaryGame game = { .n_seats = PROBE_PARTY_PLACES };

  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    {
      game.place[place].seat = evening->guest[place] ? SALON_SUMMARY_GUEST : party->seat[party->over][place];
      game.place[place].points = probe_score (state, place);
      game.place[place].won = probe_winner (state, place);
    }
  salon_summary_add_game (summary, GAME, &game);
}

/* The last line of the game at the table has been read. */
static void
leave_table (SalonSummary *summary, Evening *evening)
{
  if (evening->record.stage != PROBE_PARTY_IN_GAME)
    return;

  add_words (summary, &evening->record.game.record.state);
  if (probe_party_game_is_over (&evening->record))
    add_game (summary, evening);
  memset (evening->guest, 0, sizeof evening->guest);
}

/* A comment of the game at the table numbers the seats of that table, and says nothing of the games after it. The person who sits
 * down may have another name than everybody who came for the evening. */
static void
take_table_comment (SalonSummary *summary, Evening *evening, const char *line, gsize length)
{
  const ProbeParty *party = &evening->record.party;
  const SalonSummarySeat *seat;
  SalonRemark remark;

  if (!salon_remark_parse (line, length, &remark))
    return;
  if (remark.type != SALON_REMARK_SEAT)
    {
      salon_summary_take_comment (summary, line, length);
      return;
    }
  if (evening->record.stage != PROBE_PARTY_IN_GAME || remark.number == 0 || remark.number > PROBE_PARTY_PLACES)
    return;

  seat = &summary->seat[party->seat[party->over][remark.number - 1]];
  evening->guest[remark.number - 1] = seat->kind != remark.kind || strcmp (seat->name, remark.name) != 0;
}

static void
take_party (SalonSummary *summary, const ProbePartyRecord *record, guint rounds)
{
  ProbeParty party;

  probe_party_standing (record, &party);
  summary->has_points = party.round > 1 || party.over > 0;
  summary->stage =
    probe_party_round_is_over (&party) && party.round >= rounds ? SALON_GAME_FINISHED : SALON_GAME_PLAYING;
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    {
      summary->seat[seat].points = (int) party.total[seat];
      summary->seat[seat].won = summary->stage == SALON_GAME_FINISHED && probe_party_leads (&party, seat);
    }
}

SalonSummary *
probe_party_summarise (const char *text, gsize length, GError **error)
{
  g_autoptr (SalonSummary) summary = salon_summary_new ("party");
  g_autofree Evening *evening = g_new0 (Evening, 1);
  const ProbePartyHeader *header = &evening->record.header;
  const char *const start = text, *end = text + length;

  probe_party_record_init (&evening->record, NULL, NULL);
  salon_reader_init (&evening->lines, probe_party_record_find, &evening->record);
  while (text < end)
    {
      const char *line = text;
      SalonLine kind;

      /* The line `round` replaces the game that was read. */
      if (g_str_has_prefix (line, "round ") && evening->lines.begun)
        leave_table (summary, evening);
      kind = salon_game_read_line (&evening->lines, &text, end, error);
      if (kind == SALON_LINE_ERROR)
        return NULL;

      probe_party_rounds_read (line, text, &evening->rounds);
      if (kind == SALON_LINE_SKIPPED && evening->lines.begun)
        take_table_comment (summary, evening, line, salon_game_line_length (line, text));
      if (kind == SALON_LINE_BEGIN)
        {
          salon_summary_take_header (summary, &header->probe.salon, PROBE_PARTY_SEATS);
          g_free (summary->edition);
          summary->edition = g_strdup (probe_editions[header->probe.setup.edition].name);
        }
    }
  if (!evening->lines.begun)
    {
      salon_reader_end (&evening->lines);
      salon_game_set_end_error (error, evening->lines.error, evening->lines.error_line);
      return NULL;
    }

  leave_table (summary, evening);
  take_party (summary, &evening->record, evening->rounds);
  salon_summary_take_origin (summary, start, length, 0);
  return g_steal_pointer (&summary);
}
