/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game is made from a set-up or from a record, and how its record is written. */

#include "model/cubes/cubes-game-private.h"
#include "model/cubes/cubes-summary.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/cubes/cubes-replay.h"
#include "model/salon-date.h"

/* Bytes of all comments that are kept: who sits where, and who has finished in which round. */
#define COMMENTS \
  (SALON_REMARKS_MAX * SALON_REMARK_SIZE + CUBES_MAX_ROUNDS * (CUBES_MAX_SEATS + 1) * sizeof "# seat 8 is done\n")

/* The store can read the longest record: a set-up with its habits, points to beat, as many moves as a game may have, veiled and as long as
 * the longest, and as many comments as are kept. */
G_STATIC_ASSERT (SALON_STORE_MAX >= CUBES_HEADER_TEXT + 100 + CUBES_RIVAL_SIZE + COMMENTS
                                      + CUBES_MAX_GAME_MOVES * (CUBES_VEIL_DIGITS + sizeof "8 strike  @3600"));

void
cubes_game_log (CubesGame *self, const char *text)
{
  for (int i = 0; i < CUBES_N_LOGS; i++)
    salon_log_append (self->log[i], text, strlen (text));
}

void
cubes_game_log_move (CubesGame *self, const CubesMove *move, guint32 place)
{
  const CubesVeil veil = { self->record->header.salon.salt, place };

  for (int i = 0; i < CUBES_N_LOGS; i++)
    {
      char text[CUBES_MOVE_TEXT];
      const size_t length = cubes_move_format (move, i == CUBES_LOG_VEILED ? &veil : NULL, text);

      salon_log_append (self->log[i], text, length);
      salon_log_append (self->log[i], "\n", 1);
    }
}

/* Writes what stands before the first move. */
static void
begin_log (CubesGame *self)
{
  g_autofree char *habits = cubes_habits_write (&self->habits), *rival = cubes_rival_write (&self->rival);

  for (int i = 0; i < CUBES_N_LOGS; i++)
    {
      CubesHeader written = self->record->header;
      char text[CUBES_HEADER_TEXT];

      written.salon.veiled = i == CUBES_LOG_VEILED;
      cubes_header_write (&written, text, sizeof text);
      self->log[i] = salon_log_new ();
      salon_log_append (self->log[i], text, strlen (text));
    }
  cubes_game_log (self, habits);
  cubes_game_log (self, rival);
}

/* Both forms grow with the game, so a record takes the same time however long it is. What was read out is no secret any
 * more: only a record in which a round runs is veiled. */
GBytes *
cubes_game_write_record (CubesGame *self, gboolean veiled)
{
  return salon_log_get_snapshot (self
                                   ->log[veiled && cubes_game_is_writing (self) ? CUBES_LOG_VEILED : CUBES_LOG_PLAIN]);
}

char *
cubes_game_write_next_setup (CubesGame *self, gboolean by_lot)
{
  CubesHeader next = self->shown;
  CubesSetup *setup = &next.setup;

  setup->first = (guint8) (by_lot ? g_random_int_range (0, setup->seats) : (setup->first + 1) % setup->seats);
  return cubes_setup_write (&next, &self->habits);
}

gboolean
cubes_game_check_words (CubesGame *self, gboolean needed, GError **error)
{
  g_autoptr (CubesLexicon) lexicon = cubes_lexicon_use (self->shown.words);
  WordsError fault;

  if (!needed || cubes_lexicon_get_list (lexicon, &fault) != NULL)
    return TRUE;

  salon_game_set_words_error (error, &fault);
  return FALSE;
}

/* The list may be missing only where spelling is free and only people play. */
static gboolean
check_words (CubesGame *self, GError **error)
{
  const gboolean people = cubes_game_people (self) == (1u << self->shown.setup.seats) - 1;

  return cubes_game_check_words (self, !self->shown.setup.spelling_free || !people, error);
}

/* Takes the set-up that was read; only a veiled record contains a salt. */
static gboolean
begin (CubesGame *self, GError **error)
{
  CubesHeader *header = &self->record->header;

  for (int seat = 0; seat < header->setup.seats; seat++)
    if (header->salon.kind[seat] == SALON_BOT)
      {
        g_set_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_BOT,
                     /* Translators: %s is a player’s name */
                     _ ("%s is a program, and programs cannot play Cubes here."), header->salon.name[seat]);
        return FALSE;
      }

  if (!header->salon.veiled)
    header->salon.salt = cubes_game_random (self);
  self->shown = *header;
  self->shown.salon.veiled = FALSE;
  self->shown.salon.salt = 0;
  begin_log (self);
  return TRUE;
}

static CubesGame *
make_game (guint64 seed)
{
  CubesGame *self = g_object_new (CUBES_TYPE_GAME, NULL);

  self->random = seed;
  cubes_record_init (self->record, cubes_lexicon_judge, &self->judge);
  return self;
}

/* Takes a comment.  Only what the game knows is kept. */
static void
take_comment (CubesGame *self, const char *line, const char *end)
{
  const gsize length = salon_game_line_length (line, end);
  SalonRemark remark;

  if (salon_remark_parse (line, length, &remark))
    {
      cubes_game_follow_remark (self, &remark);
    }
  else if (cubes_game_follow_done (self, line, length))
    {
      g_autofree char *done = g_strdup_printf ("%.*s\n", (int) length, line);

      cubes_game_log (self, done);
    }
}

/* The habits of a record, and whose points are to be beaten, stand before the first move, and are the first thing that its log
 * has; so they have to be known when `begin` is taken. */
static void
read_habits (CubesGame *self, const char *text, const char *end)
{
  while (text < end)
    {
      const char *lf = memchr (text, '\n', (gsize) (end - text));
      const char *next = lf != NULL ? lf + 1 : end;

      if (*text == '#')
        {
          cubes_habits_read (&self->habits, text, next);
          cubes_rival_read (&self->rival, text, (gsize) (next - text) - (lf != NULL ? 1 : 0));
        }
      else if (g_ascii_isdigit (*text))
        return;
      text = next;
    }
}

static gboolean
read_lines (CubesGame *self, SalonReader *reader, const char *text, gsize length, GError **error)
{
  const char *end = text + length;

  read_habits (self, text, end);
  while (text < end)
    {
      const char *line = text;
      const guint32 place = self->record->state.moves;
      const SalonLine kind = salon_game_read_line (reader, &text, end, error);

      if (kind == SALON_LINE_ERROR)
        return FALSE;
      if (kind == SALON_LINE_SKIPPED && reader->begun)
        take_comment (self, line, text);
      if (kind == SALON_LINE_BEGIN && !begin (self, error))
        return FALSE;
      if (kind == SALON_LINE_MOVE)
        {
          cubes_game_log_move (self, &self->record->move, place);
          cubes_game_made (self, &self->record->move);
        }
    }
  if (salon_reader_end (reader) == SALON_LINE_END)
    return TRUE;

  salon_game_set_end_error (error, reader->error, reader->error_line);
  return FALSE;
}

/* Everybody goes on from the latest time of their words. What computers would have written before that is on their lists, or
 * they did not sit there then. */
static void
resume_turns (CubesGame *self)
{
  if (!cubes_game_is_writing (self))
    return;

  for (int seat = 0; seat < self->shown.setup.seats; seat++)
    cubes_turns_resume (&self->turns, seat, self->record->state.list[seat].second);
  for (int seat = 0; seat < self->shown.setup.seats; seat++)
    self->seated_at[seat] = self->turns.common;
}

CubesGame *
cubes_game_new_asleep (const char *text, gsize length, guint64 seed, GError **error)
{
  g_autoptr (CubesGame) self = make_game (seed);
  g_autoptr (GError) fault = NULL;
  SalonReader reader;

  salon_reader_init (&reader, cubes_record_find, self->record);
  if (!read_lines (self, &reader, text, length, &fault))
    {
      if (self->judge.error.fault != WORDS_FAULT_NONE)
        {
          /* Nothing is wrong with the record. */
          salon_game_set_words_error (error, &self->judge.error);
          return NULL;
        }
      /* The points depend on the list, which may have changed, and the end of the game on the points. */
      if (self->judge.asked && self->record->state.setup.target > 0 && cubes_phase (&self->record->state) == CUBES_OVER)
        fault->code = SALON_GAME_ERROR_WORDS;
      g_propagate_error (error, g_steal_pointer (&fault));
      return NULL;
    }
  if (!check_words (self, error))
    return NULL;

  resume_turns (self);
  return g_steal_pointer (&self);
}

/* The kind */

static SalonGame *
read_game (const char *text, gsize length, guint64 seed, GError **error)
{
  return (SalonGame *) cubes_game_new_asleep (text, length, seed, error);
}

/* A new game is read like any other, from a record that has no move yet. */
static SalonGame *
begin_game (const char *setup, gsize length, guint64 seed, GError **error)
{
  g_autofree char *date = salon_date_record_now (), *habits_text = NULL, *record = NULL;
  char text[CUBES_HEADER_TEXT];
  CubesHeader header;
  CubesHabits habits;

  if (cubes_setup_read (setup, length, &header, &habits) != SALON_SETUP_GOOD)
    {
      g_set_error_literal (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD, _ ("Such a game cannot be recorded."));
      return NULL;
    }

  g_strlcpy (header.salon.date, date, sizeof header.salon.date);
  cubes_header_write (&header, text, sizeof text);
  habits_text = cubes_habits_write (&habits);
  record = g_strconcat (text, habits_text, NULL);
  return (SalonGame *) cubes_game_new_asleep (record, strlen (record), seed, error);
}

static SalonSetupState
judge_setup (const char *setup, gsize length)
{
  CubesHeader header;
  CubesHabits habits;

  return cubes_setup_read (setup, length, &header, &habits);
}

static SalonReplay *
read_replay (const char *text, gsize length, GError **error)
{
  return (SalonReplay *) cubes_replay_new (text, length, error);
}

const SalonGameKind cubes_game_kind = {
  .name = "cubes",
  .setup = "last-cubes",
  .read = read_game,
  .begin = begin_game,
  .judge = judge_setup,
  .replay = read_replay,
  .summarise = cubes_summarise,
};
