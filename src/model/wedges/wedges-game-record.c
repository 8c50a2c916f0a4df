/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game is made from a set-up or from a record, and how its record is written.
 *
 * The rules of the record have no line for some of what has to last beyond the program.  It stands in comments behind the
 * move that asks a question:
 *
 *     # uncovered           the answer was uncovered
 *     # given Lake Victoria it was typed, and the verdict is proposed
 *     # left 20             so many seconds were left for it
 *     # noted               something is wrong with the card
 *
 * and behind the answer
 *
 *     # late                the time had run out */

#include "model/wedges/wedges-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/salon-date.h"
#include "model/wedges/wedges-boxes.h"
#include "model/wedges/wedges-replay.h"
#include "model/wedges/wedges-summary.h"
#include "rules/salon-utf8.h"

#define UNCOVERED "# uncovered"
#define GIVEN     "# given "
#define LEFT      "# left "
#define NOTED     "# noted"
#define LATE      "# late"

/* Comments beyond so many are not written: a game that has them has lasted for days. */
#define COMMENTS_MAX (8 * SALON_REMARKS_MAX)

/* Bytes of all answers that are written down, in moves and in comments.  When there are more, moves are written without. */
#define TEXTS_MAX (48u << 20)

/* The store can read the longest record. */
G_STATIC_ASSERT (SALON_STORE_MAX >= WEDGES_HEADER_TEXT + TEXTS_MAX + WEDGES_ANSWER_SIZE
                                      + COMMENTS_MAX * SALON_REMARK_SIZE
                                      + WEDGES_MAX_GAME_MOVES * sizeof "6 answer right ");

static void
append (WedgesGame *self, const char *text)
{
  salon_log_append (self->log, text, strlen (text));
}

/* Appends a comment, if there is room for one. */
static void
log_comment (WedgesGame *self, const char *comment)
{
  if (self->comments >= COMMENTS_MAX)
    return;

  self->comments++;
  append (self, comment);
  append (self, "\n");
}

gboolean
wedges_game_log_remark (WedgesGame *self, const SalonRemark *remark)
{
  char text[SALON_REMARK_SIZE];

  if (self->remarks >= SALON_REMARKS_MAX)
    return FALSE;

  salon_remark_format (remark, text);
  append (self, text);
  self->remarks++;
  return TRUE;
}

void
wedges_game_log_move (WedgesGame *self, const WedgesMove *move)
{
  WedgesMove written = *move;
  char text[WEDGES_MOVE_TEXT];

  self->texts += strlen (written.text);
  if (self->texts > TEXTS_MAX)
    memset (written.text, 0, sizeof written.text);
  wedges_move_format (&written, text);
  append (self, text);
  append (self, "\n");
}

void
wedges_game_unlog (WedgesGame *self, gsize begins, gsize length)
{
  SalonLog *log = salon_log_new ();
  gsize all;
  const char *text = salon_log_peek (self->log, &all);

  /* A log only grows, so this is a new one. */
  salon_log_append (log, text, begins);
  salon_log_append (log, text + begins + length, all - begins - length);
  salon_log_free (self->log);
  self->log = log;
}

void
wedges_game_log_uncovered (WedgesGame *self)
{
  log_comment (self, UNCOVERED);
}

void
wedges_game_log_given (WedgesGame *self)
{
  g_autofree char *comment = g_strconcat (GIVEN, self->given, NULL);

  self->texts += strlen (self->given);
  if (self->texts <= TEXTS_MAX)
    log_comment (self, comment);
}

void
wedges_game_log_left (WedgesGame *self)
{
  const gint64 seconds = (self->shown.seconds * G_TIME_SPAN_SECOND - self->used) / G_TIME_SPAN_SECOND;
  g_autofree char *comment = g_strdup_printf (LEFT "%d", (int) MAX (seconds, 1));

  log_comment (self, comment);
}

void
wedges_game_log_noted (WedgesGame *self)
{
  log_comment (self, NOTED);
}

void
wedges_game_log_late (WedgesGame *self)
{
  log_comment (self, LATE);
}

/* Reading comments */

gboolean
wedges_game_is_late_comment (const char *line, gsize length)
{
  while (length > 0 && (line[length - 1] == '\n' || line[length - 1] == '\r'))
    length--;
  return length == strlen (LATE) && strncmp (line, LATE, length) == 0;
}

/* What follows @start in @comment; NULL: it does not begin so. */
static const char *
find_rest (const char *comment, const char *start)
{
  return g_str_has_prefix (comment, start) ? comment + strlen (start) : NULL;
}

/* Whether the time may have run out for the answer that was given last: nobody has said anything, and it was wrong. */
static gboolean
may_be_late (WedgesGame *self)
{
  return self->shown.seconds > 0 && self->stage == WEDGES_CARD_ANSWERED && !self->verdict && !self->late
         && self->given[0] == '\0' && wedges_game_is_person (self, self->trail.last.seat);
}

/* Does what @comment says, of the question on the table.  Returns whether it says anything.  A question whose bank has gone, or
 * has lost its card, is none: whether the game can do without is seen at the end of the record. */
static gboolean
follow_comment (WedgesGame *self, const char *comment)
{
  const char *given = find_rest (comment, GIVEN), *left = find_rest (comment, LEFT);
  guint64 seconds;

  if (wedges_game_get_card_stage (self) == WEDGES_CARD_NONE)
    return FALSE;
  if (g_str_equal (comment, NOTED))
    {
      self->objected = TRUE;
      return TRUE;
    }
  if (g_str_equal (comment, LATE) && may_be_late (self))
    {
      self->late = TRUE;
      return TRUE;
    }
  if (self->stage != WEDGES_CARD_ASKED || !wedges_game_is_person (self, self->record->state.seat))
    return FALSE;

  if (g_str_equal (comment, UNCOVERED) && !self->shown.typed)
    wedges_game_uncovered (self);
  else if (given != NULL && self->shown.typed && given[0] != '\0' && salon_utf8_is_printable (given)
           && g_utf8_strlen (given, -1) <= WEDGES_ANSWER_CHARACTERS)
    wedges_game_proposed (self, given);
  else if (left != NULL && salon_parse_number (left, 1, self->shown.seconds, &seconds))
    self->used = ((gint64) self->shown.seconds - (gint64) seconds) * G_TIME_SPAN_SECOND;
  else
    return FALSE;

  return TRUE;
}

/* Takes a comment.  Only what the game knows is kept. */
static void
take_comment (WedgesGame *self, const char *line, gsize length)
{
  g_autofree char *comment = g_strndup (line, length);
  SalonRemark remark;

  if (salon_remark_parse (line, length, &remark))
    wedges_game_follow_remark (self, &remark);
  else if (follow_comment (self, comment))
    log_comment (self, comment);
}

/* Reading records */

/* What is known of a bank while a record is read. */
typedef struct {
  WedgesQuestions *questions;
  GError *error; /* why there are none */
} Bank;

static void
open_bank (Bank *bank, const char *name)
{
  if (bank->questions == NULL && bank->error == NULL)
    bank->questions = wedges_questions_open (name, &bank->error);
}

/* A WedgesBank. */
static int
count_cards (void *data, const char *name)
{
  Bank *bank = data;

  open_bank (bank, name);
  return bank->questions != NULL ? wedges_questions_count_cards (bank->questions) : 0;
}

static void
clear_bank (Bank *bank)
{
  g_clear_pointer (&bank->questions, wedges_questions_unref);
  g_clear_error (&bank->error);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Bank, clear_bank)

/* Takes the set-up that was read. */
static gboolean
begin (WedgesGame *self, Bank *bank, GError **error)
{
  WedgesHeader *header = &self->record->header;
  char text[WEDGES_HEADER_TEXT];

  for (int seat = 0; seat < header->setup.seats; seat++)
    if (header->salon.kind[seat] == SALON_BOT)
      {
        g_set_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_BOT,
                     /* Translators: %s is a player’s name */
                     _ ("%s is a program, and programs cannot play Wedges here."), header->salon.name[seat]);
        return FALSE;
      }

  header->salon.veiled = FALSE;
  header->salon.salt = 0;
  self->shown = *header;
  wedges_header_write (header, text, sizeof text);
  append (self, text);

  open_bank (bank, header->questions);
  if (bank->questions != NULL)
    self->questions = wedges_questions_ref (bank->questions);
  return TRUE;
}

static gboolean
read_lines (WedgesGame *self, Bank *bank, const char *text, gsize length, GError **error)
{
  const char *end = text + length;
  SalonReader reader;

  salon_reader_init (&reader, wedges_record_find, self->record);
  while (text < end)
    {
      const char *line = text;
      const SalonLine kind = salon_game_read_line (&reader, &text, end, error);

      if (kind == SALON_LINE_ERROR)
        return FALSE;
      if (kind == SALON_LINE_SKIPPED && reader.begun)
        take_comment (self, line, salon_game_line_length (line, text));
      if (kind == SALON_LINE_BEGIN && !begin (self, bank, error))
        return FALSE;
      if (kind == SALON_LINE_MOVE)
        {
          wedges_game_log_move (self, &self->record->move);
          wedges_game_made (self, &self->record->move);
        }
    }
  if (salon_reader_end (&reader) == SALON_LINE_END)
    return TRUE;

  salon_game_set_end_error (error, reader.error, reader.error_line);
  return FALSE;
}

/* A game that goes on needs all cards that it began with. */
static gboolean
check_bank (WedgesGame *self, Bank *bank, GError **error)
{
  const int cards = self->record->header.setup.cards;

  if (salon_game_get_stage (SALON_GAME (self)) == SALON_GAME_FINISHED)
    return TRUE;
  if (bank->questions == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&bank->error));
      return FALSE;
    }
  if (wedges_questions_count_cards (bank->questions) >= cards)
    return TRUE;

  g_set_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_WORDS,
               /* Translators: the name of a pack of questions, how many cards it has, and how many there were */
               _ ("The questions “%1$s” have %2$d cards, and the game began with %3$d."), self->shown.questions,
               wedges_questions_count_cards (bank->questions), cards);
  return FALSE;
}

WedgesGame *
wedges_game_new_asleep (const char *text, gsize length, guint64 seed, GError **error)
{
  g_autoptr (WedgesGame) self = g_object_new (WEDGES_TYPE_GAME, NULL);
  g_autoptr (GError) fault = NULL;
  g_auto (Bank) bank = { NULL };

  self->random = seed;
  self->log = salon_log_new ();
  wedges_record_init (self->record, count_cards, &bank);
  if (!read_lines (self, &bank, text, length, &fault))
    {
      /* Without the number of cards nothing is wrong with the record, but that its bank is missing. */
      if (self->record->header.setup.cards == 0 && bank.error != NULL)
        g_propagate_error (error, g_steal_pointer (&bank.error));
      else
        g_propagate_error (error, g_steal_pointer (&fault));
      return NULL;
    }
  if (!check_bank (self, &bank, error))
    return NULL;

  self->record->bank = NULL;
  self->record->bank_data = NULL;
  /* Whoever types, and a computer that errs, will need it. */
  if (salon_game_get_stage (SALON_GAME (self)) != SALON_GAME_FINISHED)
    wedges_questions_prepare_judge (self->questions);
  return g_steal_pointer (&self);
}

/* The kind */

char *
wedges_game_write_next_setup (WedgesGame *self)
{
  const WedgesHabits habits = { FALSE };
  WedgesHeader next = self->shown;

  return wedges_setup_write (&next, &habits);
}

static SalonGame *
read_game (const char *text, gsize length, guint64 seed, GError **error)
{
  return (SalonGame *) wedges_game_new_asleep (text, length, seed, error);
}

/* A new game is read like any other, from a record that has no move yet. */
static SalonGame *
begin_game (const char *setup, gsize length, guint64 seed, GError **error)
{
  g_autofree char *date = salon_date_record_now ();
  g_autoptr (WedgesQuestions) questions = NULL;
  char text[WEDGES_HEADER_TEXT];
  WedgesHeader header;
  WedgesHabits habits;

  if (wedges_setup_read (setup, length, &header, &habits) != SALON_SETUP_GOOD)
    {
      g_set_error_literal (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD, _ ("Such a game cannot be recorded."));
      return NULL;
    }
  questions = wedges_questions_open (header.questions, error);
  if (questions == NULL)
    return NULL;

  header.setup.cards = (guint16) wedges_questions_count_cards (questions);
  wedges_boxes_begin (header.questions, habits.shuffle ? 1 + seed % G_MAXINT64 : 0, &header.setup);
  g_strlcpy (header.salon.date, date, sizeof header.salon.date);
  wedges_header_write (&header, text, sizeof text);
  return (SalonGame *) wedges_game_new_asleep (text, strlen (text), seed, error);
}

static SalonSetupState
judge_setup (const char *setup, gsize length)
{
  WedgesHeader header;
  WedgesHabits habits;

  return wedges_setup_read (setup, length, &header, &habits);
}

static SalonReplay *
read_replay (const char *text, gsize length, GError **error)
{
  return (SalonReplay *) wedges_replay_new (text, length, error);
}

const SalonGameKind wedges_game_kind = {
  .name = "wedges",
  .setup = "last-wedges",
  .read = read_game,
  .begin = begin_game,
  .judge = judge_setup,
  .replay = read_replay,
  .summarise = wedges_summarise,
};
