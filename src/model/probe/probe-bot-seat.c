/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/probe/probe-bot-seat.h"

#include <errno.h>
#include <signal.h>
#include <string.h>

#include <glib/gi18n.h>

#include "bots/probe/probe-bot.h"
#include "rules/probe/probe-apply.h"

typedef enum {
  REQUEST_BEGIN,
  REQUEST_SEE,
  REQUEST_CHOOSE,
  REQUEST_INTERJECT,
  REQUEST_LEAVE,
  REQUEST_STOP,
} RequestType;

typedef struct {
  RequestType type;
  ProbeView view;
  ProbeMove move;
  guint32 moves;
} Request;

struct _ProbeBotSeat {
  /* Two references: that of whoever has made it, and that of the thread. */
  gatomicrefcount count;
  GMainContext *context;
  ProbeBotSeatFunc func; /* used in the main context only; NULL: the seat was freed */
  gpointer data;

  char *path;
  ProbeBotPlace place;
  GAsyncQueue *requests;

  /* The thread has the program, and with the lock anybody may kill it. */
  GMutex lock;
  gboolean stopped; /* the program is killed, or will be as soon as it runs */
  ProbeBot bot;
};

typedef struct {
  ProbeBotSeat *seat;
  ProbeBotAnswer answer;
  char *failure;
} Delivery;

static void
unref (ProbeBotSeat *self)
{
  if (!g_atomic_ref_count_dec (&self->count))
    return;

  g_async_queue_unref (self->requests);
  g_main_context_unref (self->context);
  g_clear_pointer (&self->place.record, g_bytes_unref);
  salon_word_list_unref (self->place.word_list);
  g_mutex_clear (&self->lock);
  g_free (self->path);
  g_free (self);
}

/* Answers */

static gboolean
deliver_cb (gpointer data)
{
  Delivery *delivery = data;
  ProbeBotSeat *seat = delivery->seat;

  if (seat->func != NULL)
    seat->func (seat, &delivery->answer, seat->data);
  return G_SOURCE_REMOVE;
}

static void
free_delivery (gpointer data)
{
  Delivery *delivery = data;

  unref (delivery->seat);
  g_free (delivery->failure);
  g_free (delivery);
}

/* Has @answer told in the main context. */
static void
answer (ProbeBotSeat *self, const ProbeBotAnswer *answer)
{
  Delivery *delivery = g_new0 (Delivery, 1);
  g_autoptr (GSource) source = g_idle_source_new ();

  g_atomic_ref_count_inc (&self->count);
  delivery->seat = self;
  delivery->answer = *answer;
  if (answer->failure != NULL)
    {
      delivery->failure = g_utf8_make_valid (answer->failure, -1); /* a sentence that was too long is cut */
      delivery->answer.failure = delivery->failure;
    }
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, deliver_cb, delivery, free_delivery);
  g_source_attach (source, self->context);
}

/* Tells what the program did. @secret: everybody at the table hears it, so they do not hear what the wrong answer was. */
static void
fail (ProbeBotSeat *self, const char *failure, gboolean secret)
{
  ProbeBotAnswer failed = { .type = PROBE_BOT_FAILED, .failure = failure };

  g_info ("%s: %s", self->path, failure);
  if (secret)
    /* Translators: of a program that plays */
    failed.failure = _ ("its answer was against the rules");
  answer (self, &failed);
}

/* The thread */

/* Runs the program. FALSE if it cannot be run, or is not wanted any more. */
static gboolean
start (ProbeBotSeat *self)
{
  char *const words[] = { self->path, NULL };
  gboolean stopped;
  SalonProgram program;

  if (!salon_program_start (&program, words))
    {
      /* Translators: of a program; %s is the system’s reason */
      g_autofree char *failure = g_strdup_printf (_ ("it cannot be run: %s"), g_strerror (errno));

      fail (self, failure, FALSE);
      return FALSE;
    }

  g_mutex_lock (&self->lock);
  self->bot.program = program;
  stopped = self->stopped;
  g_mutex_unlock (&self->lock);
  return !stopped;
}

static void
stop (ProbeBotSeat *self)
{
  g_mutex_lock (&self->lock);
  salon_program_stop (&self->bot.program);
  g_mutex_unlock (&self->lock);
}

static gboolean
lay (ProbeBotSeat *self)
{
  ProbeBotPlace *place = &self->place;
  const ProbeSetup *setup = &place->header.setup;

  for (int tray = 0; tray < setup->trays; tray++)
    {
      ProbeBotAnswer laid = { .type = PROBE_BOT_LAYS, .tray = tray };

      if (place->row[tray].n > 0)
        {
          probe_bot_remind (&self->bot, setup, tray, &place->row[tray]);
          continue;
        }
      if (!probe_bot_lay (&self->bot, setup, tray, salon_word_list_get (place->word_list), &laid.row))
        return FALSE;
      answer (self, &laid);
    }

  return TRUE;
}

/* Tells the game so far, as the seat has seen it. The record is our own. */
static void
tell_record (ProbeBotSeat *self)
{
  g_autofree ProbeReader *reader = g_new (ProbeReader, 1);
  gsize length;
  const char *line = g_bytes_get_data (self->place.record, &length), *end = line + length;
  ProbeView view;
  SalonLine kind;

  probe_reader_init (reader, NULL, NULL);
  while (line < end)
    {
      line = salon_reader_next (&reader->lines, line, end, &kind);
      if (kind != SALON_LINE_BEGIN && kind != SALON_LINE_MOVE)
        continue;
      probe_view (&reader->record.state, self->place.seat, &view);
      if (kind == SALON_LINE_BEGIN)
        probe_bot_begin (&self->bot, &view);
      else
        probe_bot_see (&self->bot, &view, &reader->record.move);
    }
}

static gboolean
choose (ProbeBotSeat *self, const Request *request)
{
  ProbeBotAnswer chosen = { .type = PROBE_BOT_MOVES, .moves = request->moves };

  if (!probe_bot_choose (&self->bot, &request->view, &chosen.move))
    return FALSE;

  answer (self, &chosen);
  return TRUE;
}

static gboolean
interject (ProbeBotSeat *self, const Request *request)
{
  ProbeBotAnswer named = { .type = PROBE_BOT_PASSES, .moves = request->moves };
  bool good;

  if (probe_bot_interject (&self->bot, &request->view, &named.move, &good))
    named.type = PROBE_BOT_MOVES;
  if (good)
    answer (self, &named);
  return good;
}

/* Whether the answer that is due from the seat of @view can tell what lies in its trays. */
static gboolean
is_secret (const ProbeView *view)
{
  return view->seen.phase == PROBE_TO_ANSWER || view->seen.phase == PROBE_TO_EXPOSE;
}

/* Does what is requested, until the program has to go. FALSE if it was at fault; *@secret: in what it answered
 * about its own cards. */
static gboolean
serve (ProbeBotSeat *self, gboolean *secret)
{
  gboolean good = TRUE;

  while (good)
    {
      g_autofree Request *request = g_async_queue_pop (self->requests);

      switch (request->type)
        {
        case REQUEST_BEGIN:
          probe_bot_begin (&self->bot, &request->view);
          break;
        case REQUEST_SEE:
          probe_bot_see (&self->bot, &request->view, &request->move);
          break;
        case REQUEST_CHOOSE:
          good = choose (self, request);
          *secret = is_secret (&request->view);
          break;
        case REQUEST_INTERJECT:
          good = interject (self, request);
          *secret = FALSE;
          break;
        case REQUEST_LEAVE:
          probe_bot_leave (&self->bot);
          return TRUE;
        case REQUEST_STOP:
        default:
          return TRUE;
        }
    }

  return FALSE;
}

static gpointer
play (gpointer data)
{
  ProbeBotSeat *self = data;
  sigset_t closed;

  /* A program that does not read any more must not end ours. */
  sigemptyset (&closed);
  sigaddset (&closed, SIGPIPE);
  pthread_sigmask (SIG_BLOCK, &closed, NULL);

  if (start (self))
    {
      const ProbeBotPlace *place = &self->place;
      gboolean good = probe_bot_greet (&self->bot, &place->header, place->seat, place->limit), secret = good;

      good = good && lay (self);
      /* From here on nobody in this thread asks the list. */
      g_clear_pointer (&self->place.word_list, salon_word_list_unref);
      if (good && place->record != NULL)
        tell_record (self);
      if (!good || !serve (self, &secret))
        fail (self, self->bot.fault, secret && self->bot.refused);
    }
  stop (self);
  unref (self);
  return NULL;
}

/* The main context */

ProbeBotSeat *
probe_bot_seat_new (const ProbeBotPlace *place, ProbeBotSeatFunc func, gpointer data)
{
  ProbeBotSeat *self = g_new0 (ProbeBotSeat, 1);

  g_atomic_ref_count_init (&self->count);
  g_atomic_ref_count_inc (&self->count);
  self->context = g_main_context_ref_thread_default ();
  self->func = func;
  self->data = data;
  self->path = g_strdup (place->path);
  self->place = *place;
  self->place.path = self->path;
  if (place->record != NULL)
    g_bytes_ref (place->record);
  salon_word_list_ref (place->word_list);
  self->requests = g_async_queue_new_full (g_free);
  g_mutex_init (&self->lock);
  g_thread_unref (g_thread_new ("bot", play, self));
  return self;
}

static void
request (ProbeBotSeat *self, RequestType type, const ProbeView *view, const ProbeMove *move, guint32 moves)
{
  Request *request = g_new0 (Request, 1);

  request->type = type;
  request->moves = moves;
  if (view != NULL)
    request->view = *view;
  if (move != NULL)
    request->move = *move;
  g_async_queue_push (self->requests, request);
}

void
probe_bot_seat_free (ProbeBotSeat *self)
{
  g_mutex_lock (&self->lock);
  self->stopped = TRUE;
  salon_program_kill (&self->bot.program);
  g_mutex_unlock (&self->lock);
  self->func = NULL;
  request (self, REQUEST_STOP, NULL, NULL, 0);
  unref (self);
}

void
probe_bot_seat_begin (ProbeBotSeat *self, const ProbeView *view)
{
  request (self, REQUEST_BEGIN, view, NULL, 0);
}

void
probe_bot_seat_see (ProbeBotSeat *self, const ProbeView *view, const ProbeMove *move)
{
  request (self, REQUEST_SEE, view, move, 0);
}

void
probe_bot_seat_choose (ProbeBotSeat *self, const ProbeView *view, guint32 moves)
{
  request (self, REQUEST_CHOOSE, view, NULL, moves);
}

void
probe_bot_seat_interject (ProbeBotSeat *self, const ProbeView *view, guint32 moves)
{
  request (self, REQUEST_INTERJECT, view, NULL, moves);
}

void
probe_bot_seat_leave (ProbeBotSeat *self)
{
  request (self, REQUEST_LEAVE, NULL, NULL, 0);
}
