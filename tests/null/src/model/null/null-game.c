/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/null/null-game.h"

#include <string.h>

#include "model/salon-date.h"
#include "rules/null/null-record.h"

#define DONE "done\n"

struct _NullGame {
  SalonGame parent_instance;

  NullRecord record;
  gboolean said;     /* the move waits for the disk */
  guint computer_id; /* the computer is about to move */
};

G_DEFINE_FINAL_TYPE (NullGame, null_game, SALON_TYPE_GAME)

static gboolean
is_person (const NullGame *self)
{
  return self->record.salon.kind[0] == SALON_HUMAN;
}

static void
make_move (NullGame *self)
{
  SalonGame *game = SALON_GAME (self);
  g_autofree char *sentence = g_strdup_printf ("%s is done.", self->record.salon.name[0]);

  g_object_ref (self);
  self->said = FALSE;
  self->record.done = TRUE;
  salon_game_save (game);
  salon_game_tell (game, sentence);
  salon_game_changed (game);
  g_object_unref (self);
}

static gboolean
computer_cb (gpointer data)
{
  NullGame *self = data;

  self->computer_id = 0;
  if (salon_game_may_go_on (SALON_GAME (self)))
    make_move (self);
  return G_SOURCE_REMOVE;
}

static SalonGameStage
null_game_get_stage (SalonGame *game)
{
  return NULL_GAME (game)->record.done ? SALON_GAME_FINISHED : SALON_GAME_PLAYING;
}

static const char *
null_game_get_title (SalonGame *game)
{
  const char *title = NULL_GAME (game)->record.salon.title;

  return title[0] != '\0' ? title : NULL;
}

static const char *
null_game_get_date (SalonGame *game)
{
  return NULL_GAME (game)->record.salon.date;
}

static guint
null_game_count_seats (SalonGame *game)
{
  return 1;
}

static const char *
null_game_get_seat_name (SalonGame *game, guint seat)
{
  return NULL_GAME (game)->record.salon.name[seat];
}

static gboolean
null_game_is_person (SalonGame *game, guint seat)
{
  return is_person (NULL_GAME (game));
}

static gboolean
null_game_is_begun (SalonGame *game)
{
  return TRUE;
}

static char *
null_game_get_status (SalonGame *game)
{
  NullGame *self = NULL_GAME (game);

  if (self->record.done || !is_person (self))
    return NULL;

  return g_strdup_printf ("%s, say that you are done", self->record.salon.name[0]);
}

static char *
null_game_get_next_setup (SalonGame *game, gboolean by_lot)
{
  NullGame *self = NULL_GAME (game);

  return null_setup_write (self->record.salon.name[0], is_person (self));
}

/* The game has no secret, and so no veil. */
static GBytes *
null_game_to_record (SalonGame *game, gboolean veiled)
{
  NullGame *self = NULL_GAME (game);
  char text[NULL_HEADER_TEXT + sizeof DONE];
  gsize length;

  self->record.salon.veiled = FALSE;
  length = salon_header_write (&null_rules, &self->record.salon, text, NULL_HEADER_TEXT);
  if (self->record.done)
    length = (gsize) (g_stpcpy (text + length, DONE) - text);

  return g_bytes_new (text, length);
}

static void
null_game_go_on (SalonGame *game)
{
  NullGame *self = NULL_GAME (game);

  if (self->record.done)
    return;
  if (self->said && salon_game_may_move (game))
    make_move (self);
  else if (!is_person (self) && self->computer_id == 0 && salon_game_may_go_on (game))
    self->computer_id = g_idle_add (computer_cb, self);
}

static void
null_game_closed (SalonGame *game)
{
  g_clear_handle_id (&NULL_GAME (game)->computer_id, g_source_remove);
}

static void
null_game_class_init (NullGameClass *klass)
{
  SalonGameClass *game_class = SALON_GAME_CLASS (klass);

  game_class->get_stage = null_game_get_stage;
  game_class->get_title = null_game_get_title;
  game_class->get_date = null_game_get_date;
  game_class->count_seats = null_game_count_seats;
  game_class->get_seat_name = null_game_get_seat_name;
  game_class->is_person = null_game_is_person;
  game_class->is_begun = null_game_is_begun;
  game_class->get_status = null_game_get_status;
  game_class->get_next_setup = null_game_get_next_setup;
  game_class->to_record = null_game_to_record;
  game_class->go_on = null_game_go_on;
  game_class->closed = null_game_closed;
}

static void
null_game_init (NullGame *self)
{
}

gboolean
null_game_say_done (NullGame *self)
{
  SalonGame *game = SALON_GAME (self);

  if (self->record.done || self->said || !is_person (self) || salon_game_is_frozen (game)
      || salon_game_is_closed (game))
    return FALSE;

  self->said = TRUE;
  null_game_go_on (game);
  return TRUE;
}

/* The kind */

/* Reads all lines of @text into @record. */
static gboolean
read_lines (SalonReader *reader, NullRecord *record, const char *text, gsize length, GError **error)
{
  const char *end = text + length;

  salon_reader_init (reader, null_record_find, record);
  while (text < end)
    if (salon_game_read_line (reader, &text, end, error) == SALON_LINE_ERROR)
      return FALSE;

  return TRUE;
}

/* The error of a record that is not whole. */
static gboolean
check_end (SalonReader *reader, GError **error)
{
  if (salon_reader_end (reader) == SALON_LINE_END)
    return TRUE;

  salon_game_set_end_error (error, reader->error, reader->error_line);
  return FALSE;
}

static SalonGame *
read_game (const char *text, gsize length, guint64 seed, GError **error)
{
  g_autoptr (NullGame) self = g_object_new (NULL_TYPE_GAME, NULL);
  SalonReader reader;

  if (!read_lines (&reader, &self->record, text, length, error) || !check_end (&reader, error))
    return NULL;

  return SALON_GAME (g_steal_pointer (&self));
}

/* Reads the lines of a set-up, as if `begin` came after them. */
static gboolean
read_setup (NullRecord *record, const char *setup, gsize length, GError **error)
{
  SalonReader reader;

  if (!read_lines (&reader, record, setup, length, error))
    return FALSE;

  salon_reader_line (&reader, "begin", strlen ("begin"));
  return check_end (&reader, error);
}

static SalonGame *
begin_game (const char *setup, gsize length, guint64 seed, GError **error)
{
  g_autoptr (NullGame) self = g_object_new (NULL_TYPE_GAME, NULL);
  g_autofree char *date = salon_date_record_now ();

  if (!read_setup (&self->record, setup, length, error))
    return NULL;

  g_strlcpy (self->record.salon.date, date, sizeof self->record.salon.date);
  return SALON_GAME (g_steal_pointer (&self));
}

static SalonSetupState
judge_setup (const char *setup, gsize length)
{
  g_autoptr (GError) error = NULL;
  NullRecord record;

  if (read_setup (&record, setup, length, &error))
    return SALON_SETUP_GOOD;

  return error->code == SALON_GAME_ERROR_NEWER ? SALON_SETUP_NEWER : SALON_SETUP_DAMAGED;
}

static SalonSummary *
summarise (const char *text, gsize length, GError **error)
{
  g_autoptr (SalonSummary) summary = salon_summary_new ("null");
  NullRecord record;
  SalonReader reader;

  if (!read_lines (&reader, &record, text, length, error) || !check_end (&reader, error))
    return NULL;

  salon_summary_take_header (summary, &record.salon, 1);
  summary->stage = record.done ? SALON_GAME_FINISHED : SALON_GAME_PLAYING;
  return g_steal_pointer (&summary);
}

const SalonGameKind null_game_kind = {
  .name = "null",
  .setup = "last-null",
  .read = read_game,
  .begin = begin_game,
  .judge = judge_setup,
  .summarise = summarise,
};

char *
null_setup_write (const char *name, gboolean person)
{
  SalonHeader header = { .kind = { person ? SALON_HUMAN : SALON_COMPUTER_EASY } };
  char text[NULL_HEADER_TEXT];

  g_strlcpy (header.name[0], name, sizeof header.name[0]);
  salon_setup_write (&null_rules, &header, text, sizeof text);
  return g_strdup (text);
}

char *
null_setup_read_name (const char *setup)
{
  NullRecord record;

  return read_setup (&record, setup, strlen (setup), NULL) ? g_strdup (record.salon.name[0]) : NULL;
}
