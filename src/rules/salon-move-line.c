/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/salon-move-line.h"

#include <string.h>

const char *
salon_move_line_read (SalonMoveLine *move, const char *text, const char *const *types, int n)
{
  const char *word;
  uint64_t seat;
  int type;

  strcpy (move->line, text);
  move->rest = move->line;
  move->unknown = NULL;
  if (!salon_parse_number (salon_cut (&move->rest), 1, SALON_TABLE_SEATS, &seat))
    return N_ ("a move begins with the number of a seat");
  word = salon_cut (&move->rest);
  type = salon_look_up (word, types, n);
  if (type < 0)
    {
      move->unknown = text + (word == NULL ? strlen (text) : (size_t) (word - move->line));
      return N_ ("unknown move");
    }

  move->seat = (uint8_t) (seat - 1);
  move->type = (uint8_t) type;
  return NULL;
}
