/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bots/probe/probe-bot.h"

#include <libintl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "rules/probe/probe-apply.h"

#define _(message) gettext (message)

/* What both say first. */
#define GREETING "salon-bot 1"

/* Characters of a wrong answer that are shown. */
#define SHOWN 60

/* Bytes for one line that is told, with its NUL. */
#define TOLD_SIZE 128

/* A program that was told to end has at most this long, in milliseconds. */
#define LEAVE_MS 2000

static void tell (ProbeBot *bot, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

static void
tell (ProbeBot *bot, const char *format, ...)
{
  char line[TOLD_SIZE];
  va_list arguments;

  va_start (arguments, format);
  vsnprintf (line, sizeof line, format, arguments);
  va_end (arguments);
  salon_program_tell (&bot->program, line);
}

/* Asks for a line.  Returns NULL with the fault set if none comes. */
static char *
ask (ProbeBot *bot)
{
  char *line = salon_program_ask (&bot->program, bot->limit);

  if (line == NULL)
    snprintf (bot->fault, sizeof bot->fault, "%s", bot->program.fault);

  return line;
}

/* Says that the answer @line is wrong because of @reason, which is translated.  Bytes that could do something to a
 * terminal are not shown. */
static bool
refuse (ProbeBot *bot, const char *line, const char *reason)
{
  char shown[SHOWN + 1];
  size_t n = 0;

  for (; n < SHOWN && line[n] != '\0'; n++)
    shown[n] = (char) (line[n] >= ' ' && line[n] <= '~' ? line[n] : '?');
  shown[n] = '\0';
  bot->refused = true;
  snprintf (bot->fault, sizeof bot->fault, _ ("it answered “%s”: %s"), shown, reason);

  return false;
}

/* The letter of @tray as it stands behind a seat or before a space; nothing when there is only one tray. */
static const char *
side (const ProbeSetup *setup, int tray)
{
  return setup->trays < 2 ? "" : tray == 0 ? "L" : "R";
}

bool
probe_bot_greet (ProbeBot *bot, const ProbeHeader *header, int seat, unsigned limit)
{
  char text[PROBE_HEADER_TEXT];
  ProbeHeader told = *header;
  const char *line;

  bot->seat = seat;
  bot->limit = limit;
  tell (bot, "%s\n", GREETING);
  line = ask (bot);
  if (line == NULL)
    return false;
  bot->interrupts = strcmp (line, GREETING " interrupts") == 0;
  if (!bot->interrupts && strcmp (line, GREETING) != 0)
    return refuse (bot, line, _ ("that is no greeting"));

  memset (told.setup.row, 0, sizeof told.setup.row);
  salon_setup_write (&probe_rules, &told.salon, text, sizeof text);
  salon_program_tell (&bot->program, text);
  tell (bot, "you %d\n", seat + 1);

  return true;
}

bool
probe_bot_lay (ProbeBot *bot, const ProbeSetup *setup, int tray, const WordsList *words, ProbeRow *row)
{
  char label[16], before[32], word[PROBE_SPACES + 1];
  WordsVerdict verdict;
  ProbeReason reason;
  const char *line;
  int letters;

  snprintf (label, sizeof label, "%d%s", bot->seat + 1, side (setup, tray));
  snprintf (before, sizeof before, "word %s ", label);
  tell (bot, "lay %u %s\n", bot->limit, label);
  line = ask (bot);
  if (line == NULL)
    return false;
  if (strncmp (line, before, strlen (before)) != 0)
    return refuse (bot, line, _ ("that is no word for this tray"));
  reason = probe_row_parse (line + strlen (before), row);
  if (reason == PROBE_OK)
    reason = probe_row_check (setup, row);
  if (reason != PROBE_OK)
    return refuse (bot, line, gettext (probe_reason_text (reason)));
  letters = probe_row_word (row, word);
  verdict = words_list_verdict (words, word, (size_t) letters, setup->rules.headwords);

  return verdict == WORDS_OK || refuse (bot, line, gettext (words_verdict_text (verdict)));
}

void
probe_bot_remind (ProbeBot *bot, const ProbeSetup *setup, int tray, const ProbeRow *row)
{
  char text[PROBE_SPACES + 1];

  memcpy (text, row->card, row->n);
  text[row->n] = '\0';
  tell (bot, "word %d%s %s\n", bot->seat + 1, side (setup, tray), text);
}

/* Tells how everybody sees a tray. */
static void
tell_row (ProbeBot *bot, const ProbeState *seen, int seat, int tray)
{
  ProbeRow row = seen->setup.row[seat][tray];
  char text[PROBE_SPACES + 1];

  for (int slot = 0; slot < row.n; slot++)
    if (seen->hidden[seat][tray] >> slot & 1)
      row.card[slot] = PROBE_UNKNOWN;
  memcpy (text, row.card, row.n);
  text[row.n] = '\0';
  tell (bot, "row %d%s %s\n", seat + 1, side (&seen->setup, tray), text);
  bot->hidden[seat][tray] = seen->hidden[seat][tray];
}

void
probe_bot_begin (ProbeBot *bot, const ProbeView *view)
{
  for (int seat = 0; seat < view->seen.setup.seats; seat++)
    for (int tray = 0; tray < view->seen.setup.trays; tray++)
      tell_row (bot, &view->seen, seat, tray);
  tell (bot, "begin\n");
}

static void
tell_points (ProbeBot *bot, const ProbeState *seen)
{
  bool changed = false;

  for (int seat = 0; seat < seen->setup.seats; seat++)
    changed |= bot->score[seat] != probe_score (seen, seat);
  if (!changed)
    return;

  tell (bot, "points");
  for (int seat = 0; seat < seen->setup.seats; seat++)
    {
      bot->score[seat] = probe_score (seen, seat);
      tell (bot, " %d", bot->score[seat]);
    }
  tell (bot, "\n");
}

void
probe_bot_see (ProbeBot *bot, const ProbeView *view, const ProbeMove *move)
{
  const ProbeState *seen = &view->seen;
  char text[PROBE_MOVE_TEXT];

  probe_move_format (move, seen->setup.trays, text);
  tell (bot, "%s\n", text);
  for (int seat = 0; seat < seen->setup.seats; seat++)
    for (int tray = 0; tray < seen->setup.trays; tray++)
      if (seen->hidden[seat][tray] != bot->hidden[seat][tray])
        tell_row (bot, seen, seat, tray);
  tell_points (bot, seen);
}

/* Tells which move is due from the view's seat, and asks for it. */
static void
tell_due (ProbeBot *bot, const ProbeState *seen)
{
  const ProbeMove all = { .type = PROBE_ASK, .seat = (uint8_t) bot->seat, .target = PROBE_EVERYBODY, .letter = 'A' };
  const bool limited = seen->tray_limit < PROBE_MAX_TRAYS && seen->setup.trays == 2;
  const char *space = limited ? " " : "", *tray = limited ? side (&seen->setup, seen->tray_limit) : "";

  tell (bot, "move %u ", bot->limit);
  switch ((ProbePhase) seen->phase)
    {
    case PROBE_TO_ANSWER:
      tell (bot, "answer %c\n", seen->asked);
      break;
    case PROBE_TO_EXPOSE:
      tell (bot, "%s%s%s\n", seen->chooser == seen->turn ? "blank" : "expose", space, tray);
      break;
    case PROBE_TO_TRAY:
      tell (bot, "tray\n");
      break;
    case PROBE_TO_PICK:
      tell (bot, "pick %d%s%s\n", seen->victim + 1, space, tray);
      break;
    case PROBE_TO_ASK:
    case PROBE_TO_DRAW:
    case PROBE_OVER:
    default:
      tell (bot, probe_check (seen, &all) == PROBE_OK ? "ask-all\n" : "ask\n");
      break;
    }
}

/* Reads the answer @line as a legal move of the bot's seat.  Returns false, with the fault set, if it is none. */
static bool
take_move (ProbeBot *bot, const ProbeView *view, const char *line, ProbeMove *move)
{
  const char *unknown, *fault = probe_move_parse (line, view->seen.setup.trays, move, &unknown);
  ProbeReason reason;

  if (fault != NULL)
    return refuse (bot, line, gettext (fault));
  if (move->seat != bot->seat)
    return refuse (bot, line, _ ("that is another seat"));
  if (move->type == PROBE_DRAW)
    return refuse (bot, line, _ ("the referee draws"));
  reason = probe_check (&view->seen, move);

  return reason == PROBE_OK || refuse (bot, line, gettext (probe_reason_text (reason)));
}

bool
probe_bot_choose (ProbeBot *bot, const ProbeView *view, ProbeMove *move)
{
  const char *line;

  memset (move, 0, sizeof *move);
  move->seat = (uint8_t) bot->seat;
  move->type = PROBE_DRAW;
  if (view->seen.phase == PROBE_TO_DRAW)
    return true;

  tell_due (bot, &view->seen);
  line = ask (bot);

  return line != NULL && take_move (bot, view, line, move);
}

static bool
may_interrupt (const ProbeState *seen, int seat)
{
  for (int target = 0; target < seen->setup.seats; target++)
    for (int tray = 0; tray < seen->setup.trays; tray++)
      if (probe_can_interrupt (seen, seat, target, tray) == PROBE_OK)
        return true;

  return false;
}

bool
probe_bot_interject (ProbeBot *bot, const ProbeView *view, ProbeMove *move, bool *good)
{
  const char *line;

  *good = true;
  if (!bot->interrupts || !may_interrupt (&view->seen, bot->seat))
    return false;

  tell (bot, "move %u interrupt\n", bot->limit);
  line = ask (bot);
  if (line != NULL && strcmp (line, "pass") == 0)
    return false;
  *good = line != NULL && take_move (bot, view, line, move);
  if (*good && move->type != PROBE_INTERRUPT)
    *good = refuse (bot, line, _ ("only a word can be named now"));

  return *good;
}

bool
probe_bot_leave (ProbeBot *bot)
{
  tell (bot, "over\nquit\n");
  if (salon_program_leave (&bot->program, bot->limit < LEAVE_MS ? bot->limit : LEAVE_MS))
    return true;

  snprintf (bot->fault, sizeof bot->fault, "%s", bot->program.fault);
  return false;
}
