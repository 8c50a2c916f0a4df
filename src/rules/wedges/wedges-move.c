/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/wedges/wedges-move.h"

#include <string.h>

#include "rules/salon-move-line.h"
#include "rules/salon-utf8.h"
#include "rules/wedges/wedges-reason.h"

static const char *const type_names[WEDGES_N_MOVE_TYPES] = {
  [WEDGES_ROLL] = "roll", [WEDGES_MOVE] = "move",     [WEDGES_CHOOSE] = "choose",
  [WEDGES_VOTE] = "vote", [WEDGES_ANSWER] = "answer",
};

static const char *const verdicts[] = { "wrong", "right" };

static const char *
parse_die (const char *field, WedgesMove *move)
{
  uint64_t die;

  if (!salon_parse_number (field, 1, WEDGES_DIE, &die))
    return N_ ("expected the die, 1 to 6");

  move->die = (uint8_t) die;
  return NULL;
}

static const char *
parse_space (const char *field, WedgesMove *move)
{
  const int space = wedges_space_from_name (field);

  if (space < 0)
    return N_ ("expected a space: H, S0.1 to S5.5, or R0 to R41");

  move->space = (uint8_t) space;
  return NULL;
}

static const char *
parse_category (const char *field, WedgesMove *move)
{
  const char *letter =
    field != NULL && field[0] != '\0' && field[1] == '\0' ? strchr (wedges_category_letters, field[0]) : NULL;

  if (letter == NULL)
    return N_ ("expected a category: G, E, H, A, S or P");

  move->category = (uint8_t) (letter - wedges_category_letters);
  return NULL;
}

/* Reads the verdict, and then what was given, which is all the rest of the line. */
static const char *
parse_answer (char **rest, WedgesMove *move)
{
  const int verdict = salon_look_up (salon_cut (rest), verdicts, 2);
  const char *text = *rest;

  *rest = NULL;
  if (verdict < 0)
    return N_ ("expected right or wrong");
  move->right = (uint8_t) verdict;
  if (text == NULL)
    return NULL;
  if (text[0] == '\0' || !salon_utf8_is_printable (text) || salon_utf8_length (text) > WEDGES_ANSWER_CHARACTERS)
    return N_ ("An answer that was given has 1 to 200 characters, none of them a control character.");

  memcpy (move->text, text, strlen (text));
  return NULL;
}

/* Reads what follows the type of @move and says what is wrong with it, or NULL. */
static const char *
parse_arguments (char **rest, WedgesMove *move)
{
  switch ((WedgesMoveType) move->type)
    {
    case WEDGES_ROLL:
      return parse_die (salon_cut (rest), move);
    case WEDGES_MOVE:
      return parse_space (salon_cut (rest), move);
    case WEDGES_ANSWER:
      return parse_answer (rest, move);
    case WEDGES_CHOOSE:
    case WEDGES_VOTE:
    case WEDGES_N_MOVE_TYPES:
    default:
      return parse_category (salon_cut (rest), move);
    }
}

const char *
wedges_move_parse (const char *text, WedgesMove *move, const char **unknown)
{
  SalonMoveLine line;
  const char *fault = salon_move_line_read (&line, text, type_names, WEDGES_N_MOVE_TYPES);

  memset (move, 0, sizeof *move);
  *unknown = line.unknown;
  if (fault != NULL)
    return fault;

  move->seat = line.seat;
  move->type = line.type;
  fault = parse_arguments (&line.rest, move);
  return fault == NULL && line.rest != NULL ? N_ ("there is something after the move") : fault;
}

size_t
wedges_move_format (const WedgesMove *move, char text[WEDGES_MOVE_TEXT])
{
  char name[WEDGES_SPACE_NAME];
  SalonText out;

  salon_text_init (&out, text, WEDGES_MOVE_TEXT);
  salon_text_format (&out, "%d %s ", move->seat + 1, type_names[move->type]);
  switch ((WedgesMoveType) move->type)
    {
    case WEDGES_ROLL:
      salon_text_put_number (&out, move->die);
      break;
    case WEDGES_MOVE:
      wedges_space_name (move->space, name);
      salon_text_put (&out, name);
      break;
    case WEDGES_ANSWER:
      salon_text_put (&out, verdicts[move->right]);
      if (move->text[0] != '\0')
        salon_text_format (&out, " %s", move->text);
      break;
    case WEDGES_CHOOSE:
    case WEDGES_VOTE:
    case WEDGES_N_MOVE_TYPES:
    default:
      salon_text_format (&out, "%c", wedges_category_letters[move->category]);
      break;
    }

  return out.used;
}
