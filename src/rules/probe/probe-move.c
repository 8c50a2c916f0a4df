/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/probe/probe-move.h"

#include <stdio.h>
#include <string.h>

static const char *const type_names[PROBE_N_MOVE_TYPES] = {
  [PROBE_DRAW] = "draw",           [PROBE_ASK] = "ask",          [PROBE_SHOW] = "show", [PROBE_NO] = "no",
  [PROBE_EXPOSE] = "expose",       [PROBE_CHOOSE_TRAY] = "tray", [PROBE_PICK] = "pick", [PROBE_INTERRUPT] = "interrupt",
  [PROBE_CHALLENGE] = "challenge",
};

/* A place in the text that is being read. */
typedef struct {
  const char *at;
  int trays;
  const char *unknown; /* a word where no word that we know stands */
} Reader;

/* Reads @word at the place when it ends a field there. */
static bool
take_word (Reader *reader, const char *word)
{
  const size_t n = strlen (word);

  if (strncmp (reader->at, word, n) != 0 || (reader->at[n] != ' ' && reader->at[n] != '\0'))
    return false;

  reader->at += n;
  return true;
}

static bool
take_char (Reader *reader, char c)
{
  if (*reader->at != c)
    return false;

  reader->at++;
  return true;
}

static bool
take_seat (Reader *reader, uint8_t *seat)
{
  if (*reader->at < '1' || *reader->at > '0' + PROBE_MAX_SEATS)
    return false;

  *seat = (uint8_t) (*reader->at++ - '1');
  return true;
}

static bool
take_side (Reader *reader, uint8_t *tray)
{
  *tray = *reader->at == 'R';
  return take_char (reader, *tray ? 'R' : 'L');
}

/* A tray's letter stands where there are two for each player, and only there. */
static bool
take_tray (Reader *reader, uint8_t *tray)
{
  *tray = 0;
  return reader->trays == 2 ? take_side (reader, tray) : true;
}

/* SLOT: 1–12, with two trays L1…R12. */
static bool
take_slot (Reader *reader, ProbeMove *move)
{
  int slot = 0, digits = 0;

  if (!take_tray (reader, &move->tray) || *reader->at == '0')
    return false;
  for (; *reader->at >= '0' && *reader->at <= '9' && digits < 3; digits++)
    slot = slot * 10 + (*reader->at++ - '0');
  if (digits == 0 || slot > PROBE_SPACES)
    return false;

  move->slot = (uint8_t) (slot - 1);
  return true;
}

static bool
take_letter (Reader *reader, char *letter)
{
  if (probe_letter_index (*reader->at) < 0)
    return false;

  *letter = *reader->at++;
  return true;
}

static bool
take_kind (Reader *reader, uint8_t *kind)
{
  const int found = probe_kind_from_name (reader->at);

  if (found < 0)
    {
      reader->unknown = reader->at;
      return false;
    }

  *kind = (uint8_t) found;
  reader->at += strlen (reader->at);
  return true;
}

static bool
take_ask_target (Reader *reader, uint8_t *target)
{
  if (!take_char (reader, '*'))
    return take_seat (reader, target);

  *target = PROBE_EVERYBODY;
  return true;
}

static bool
take_row (Reader *reader, ProbeRow *row)
{
  if (probe_row_parse (reader->at, row) != PROBE_OK)
    return false;

  reader->at += row->n;
  return true;
}

static bool
take_ruling (Reader *reader, uint8_t *valid)
{
  *valid = take_word (reader, "valid");
  return *valid || take_word (reader, "invalid");
}

/* Reads what follows the type of @move and says what is wrong with it, or NULL. */
static const char *
parse_arguments (Reader *reader, ProbeMove *move)
{
  bool good = true;

  switch ((ProbeMoveType) move->type)
    {
    case PROBE_DRAW:
      good = take_char (reader, ' ') && take_kind (reader, &move->kind);
      return good ? NULL : N_ ("expected a kind of activity card");
    case PROBE_ASK:
      good = take_char (reader, ' ') && take_ask_target (reader, &move->target) && take_char (reader, ' ')
             && take_letter (reader, &move->letter);
      return good ? NULL : N_ ("expected a seat or * and a letter or .");
    case PROBE_SHOW:
    case PROBE_EXPOSE:
      good = take_char (reader, ' ') && take_slot (reader, move);
      return good ? NULL : N_ ("expected a space of the tray");
    case PROBE_NO:
      return NULL;
    case PROBE_CHOOSE_TRAY:
      good = take_char (reader, ' ') && take_side (reader, &move->tray);
      return good ? NULL : N_ ("expected L or R");
    case PROBE_PICK:
      good = take_char (reader, ' ') && take_seat (reader, &move->target) && take_char (reader, ' ')
             && take_slot (reader, move);
      return good ? NULL : N_ ("expected a seat and a space of its tray");
    case PROBE_INTERRUPT:
      good = take_char (reader, ' ') && take_seat (reader, &move->target) && take_tray (reader, &move->tray)
             && take_char (reader, ' ') && take_row (reader, &move->row);
      return good ? NULL : N_ ("expected a word’s tray and a row of letters and blanks");
    case PROBE_CHALLENGE:
      good = take_char (reader, ' ') && take_seat (reader, &move->target) && take_tray (reader, &move->tray)
             && take_char (reader, ' ') && take_ruling (reader, &move->valid);
      return good ? NULL : N_ ("expected a word’s tray and valid or invalid");
    case PROBE_N_MOVE_TYPES:
    default:
      reader->unknown = reader->at;
      return N_ ("unknown move");
    }
}

/* Reads one move from @text as a record has it (record.md, Moves), for a game
 * with @trays trays each.  Returns NULL, or what is wrong, marked for
 * translation.  Whether the move is legal is another question.
 *
 * @unknown may be NULL.  When the only fault is the type of the move, or a kind of activity card, that is not known, it
 * becomes the place in @text where that word begins; otherwise NULL. */
const char *
probe_move_parse (const char *text, int trays, ProbeMove *move, const char **unknown)
{
  Reader reader = { text, trays, NULL };
  const char *error;
  int type;

  if (unknown != NULL)
    *unknown = NULL;
  memset (move, 0, sizeof *move);
  if (!take_seat (&reader, &move->seat) || !take_char (&reader, ' '))
    return N_ ("a move begins with the number of a seat");
  for (type = 0; type < PROBE_N_MOVE_TYPES; type++)
    if (take_word (&reader, type_names[type]))
      break;
  move->type = (uint8_t) type;
  error = parse_arguments (&reader, move);
  if (error == NULL && *reader.at != '\0')
    error = N_ ("there is something after the move");
  if (unknown != NULL)
    *unknown = reader.unknown;

  return error;
}

static int
format_slot (const ProbeMove *move, int trays, char *text, size_t size)
{
  return snprintf (text, size, "%s%d", trays == 2 ? (move->tray ? "R" : "L") : "", move->slot + 1);
}

/* Writes @move as a record has it and returns the length; the reverse of
 * probe_move_parse(). */
size_t
probe_move_format (const ProbeMove *move, int trays, char text[PROBE_MOVE_TEXT])
{
  const char *side = trays == 2 ? (move->tray ? "R" : "L") : "";
  char slot[8], row[PROBE_SPACES + 1];
  int n = snprintf (text, PROBE_MOVE_TEXT, "%d %s", move->seat + 1, type_names[move->type]);
  char *rest = text + n;
  const size_t room = PROBE_MOVE_TEXT - (size_t) n;

  switch ((ProbeMoveType) move->type)
    {
    case PROBE_DRAW:
      n += snprintf (rest, room, " %s", probe_card_kinds[move->kind].name);
      break;
    case PROBE_ASK:
      if (move->target == PROBE_EVERYBODY)
        n += snprintf (rest, room, " * %c", move->letter);
      else
        n += snprintf (rest, room, " %d %c", move->target + 1, move->letter);
      break;
    case PROBE_SHOW:
    case PROBE_EXPOSE:
      format_slot (move, trays, slot, sizeof slot);
      n += snprintf (rest, room, " %s", slot);
      break;
    case PROBE_CHOOSE_TRAY:
      n += snprintf (rest, room, " %c", move->tray ? 'R' : 'L');
      break;
    case PROBE_PICK:
      format_slot (move, trays, slot, sizeof slot);
      n += snprintf (rest, room, " %d %s", move->target + 1, slot);
      break;
    case PROBE_INTERRUPT:
      probe_row_format (&move->row, row);
      n += snprintf (rest, room, " %d%s %s", move->target + 1, side, row);
      break;
    case PROBE_CHALLENGE:
      n += snprintf (rest, room, " %d%s %s", move->target + 1, side, move->valid ? "valid" : "invalid");
      break;
    case PROBE_NO:
    case PROBE_N_MOVE_TYPES:
    default:
      break;
    }

  return (size_t) n;
}
