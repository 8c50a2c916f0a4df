/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/cubes/cubes-move.h"

#include <stdio.h>
#include <string.h>

#include "rules/cubes/cubes-reason.h"
#include "rules/salon-move-line.h"

#define CAPITALS "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

static const char *const type_names[CUBES_N_MOVE_TYPES] = {
  [CUBES_BAR] = "bar",       [CUBES_SHAKE] = "shake", [CUBES_WRITE] = "write",
  [CUBES_STRIKE] = "strike", [CUBES_TIME] = "time",   [CUBES_CHALLENGE] = "challenge",
};

static const char *const rulings[] = { "invalid", "valid" };

/* Reads the number of a seat. */
static bool
parse_seat (const char *field, uint8_t *seat)
{
  uint64_t number;

  if (!salon_parse_number (field, 1, SALON_TABLE_SEATS, &number))
    return false;

  *seat = (uint8_t) (number - 1);
  return true;
}

/* Reads @least to @most capitals. */
static bool
parse_capitals (const char *field, size_t least, size_t most, char *text)
{
  const size_t n = field == NULL ? 0 : strlen (field);

  if (n < least || n > most || strspn (field, CAPITALS) != n)
    return false;

  memcpy (text, field, n);
  return true;
}

static const char *
parse_word (const char *field, CubesMove *move)
{
  return parse_capitals (field, 1, CUBES_LETTERS, move->text) ? NULL : cubes_reason_text (CUBES_NOT_LETTERS);
}

/* Reads a word of a list that is still being written. */
static const char *
parse_secret (const char *field, const CubesVeil *veil, CubesMove *move)
{
  char word[CUBES_LETTERS + 1];

  if (veil == NULL)
    return parse_word (field, move);
  switch (salon_unveil (veil->salt, veil->place, field == NULL ? "" : field, CUBES_LETTERS, word))
    {
    case SALON_UNVEIL_NO_DIGITS:
      return N_ ("A veiled word is 60 digits, 0–9 and a–f.");
    case SALON_UNVEIL_NOT_HERE:
      return N_ ("This veiled word does not belong here.");
    case SALON_UNVEILED:
    default:
      return parse_word (word, move);
    }
}

_Static_assert(CUBES_VEIL_DIGITS == 60, "as the sentence says");

static const char *
parse_second (const char *field, CubesMove *move)
{
  uint64_t second;

  if (field[0] != '@' || !salon_parse_number (field + 1, 0, CUBES_LAST_SECOND, &second))
    return N_ ("expected @ and the seconds, 0 to 3600");

  move->timed = true;
  move->second = (uint16_t) second;
  return NULL;
}

static const char *
parse_write (char **rest, const CubesVeil *veil, CubesMove *move)
{
  const char *fault = parse_secret (salon_cut (rest), veil, move);

  return fault == NULL && *rest != NULL ? parse_second (salon_cut (rest), move) : fault;
}

static const char *
parse_challenge (char **rest, CubesMove *move)
{
  const char *fault;
  int ruling;

  if (!parse_seat (salon_cut (rest), &move->target))
    return N_ ("expected the seat whose word it is");
  fault = parse_word (salon_cut (rest), move);
  if (fault != NULL)
    return fault;

  ruling = salon_look_up (salon_cut (rest), rulings, 2);
  move->valid = ruling == 1;
  return ruling >= 0 ? NULL : N_ ("expected valid or invalid");
}

static const char *
parse_bar (char **rest, CubesMove *move)
{
  const int corner = salon_look_up (salon_cut (rest), cubes_corner_names, CUBES_NO_BAR);

  if (corner < 0)
    return N_ ("expected a corner: NW, NE, SW or SE");

  move->corner = (uint8_t) corner;
  return NULL;
}

/* Reads what follows the type of @move and says what is wrong with it, or NULL. */
static const char *
parse_arguments (char **rest, const CubesVeil *veil, CubesMove *move)
{
  switch ((CubesMoveType) move->type)
    {
    case CUBES_BAR:
      return parse_bar (rest, move);
    case CUBES_SHAKE:
      return parse_capitals (salon_cut (rest), CUBES_CELLS, CUBES_CELLS, move->text)
               ? NULL
               : cubes_reason_text (CUBES_NOT_FACES);
    case CUBES_WRITE:
      return parse_write (rest, veil, move);
    case CUBES_STRIKE:
      return parse_secret (salon_cut (rest), veil, move);
    case CUBES_CHALLENGE:
      return parse_challenge (rest, move);
    case CUBES_TIME:
    case CUBES_N_MOVE_TYPES:
    default:
      return NULL;
    }
}

const char *
cubes_move_parse (const char *text, const CubesVeil *veil, CubesMove *move, const char **unknown)
{
  SalonMoveLine line;
  const char *fault = salon_move_line_read (&line, text, type_names, CUBES_N_MOVE_TYPES);

  memset (move, 0, sizeof *move);
  *unknown = line.unknown;
  if (fault != NULL)
    return fault;

  move->seat = line.seat;
  move->type = line.type;
  fault = parse_arguments (&line.rest, veil, move);
  return fault == NULL && line.rest != NULL ? N_ ("there is something after the move") : fault;
}

static void
put_secret (const CubesMove *move, const CubesVeil *veil, SalonText *out)
{
  char veiled[CUBES_VEIL_DIGITS + 1];

  if (veil != NULL)
    salon_veil (veil->salt, veil->place, move->text, CUBES_LETTERS, veiled);
  salon_text_format (out, " %s", veil == NULL ? move->text : veiled);
}

size_t
cubes_move_format (const CubesMove *move, const CubesVeil *veil, char text[CUBES_MOVE_TEXT])
{
  SalonText out;

  salon_text_init (&out, text, CUBES_MOVE_TEXT);
  salon_text_format (&out, "%d %s", move->seat + 1, type_names[move->type]);
  switch ((CubesMoveType) move->type)
    {
    case CUBES_BAR:
      salon_text_format (&out, " %s", cubes_corner_names[move->corner]);
      break;
    case CUBES_SHAKE:
      salon_text_format (&out, " %s", move->text);
      break;
    case CUBES_WRITE:
      put_secret (move, veil, &out);
      if (move->timed)
        salon_text_format (&out, " @%d", move->second);
      break;
    case CUBES_STRIKE:
      put_secret (move, veil, &out);
      break;
    case CUBES_CHALLENGE:
      salon_text_format (&out, " %d %s %s", move->target + 1, move->text, rulings[move->valid]);
      break;
    case CUBES_TIME:
    case CUBES_N_MOVE_TYPES:
    default:
      break;
    }

  return out.used;
}
