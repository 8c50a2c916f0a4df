/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/salon-remark.h"

#include <string.h>

/* What the remarks begin with, before their number. */
static const char *const beginnings[] = {
  [SALON_REMARK_SEAT] = "# seat ", [SALON_REMARK_TAKEN_BACK] = "# taken back ", [SALON_REMARK_HINT] = "# hint ",
  [SALON_REMARK_AID] = "# aid ",   [SALON_REMARK_GONE_ON] = "# gone on from ",
};

/* Takes “is now KIND NAME”. */
static bool
take_player (SalonRemark *remark, char *rest)
{
  const char *is = salon_cut (&rest), *now = salon_cut (&rest), *word = salon_cut (&rest);
  const int kind = salon_look_up (word, salon_seat_kind_names, SALON_N_SEAT_KINDS);

  if (is == NULL || strcmp (is, "is") != 0 || now == NULL || strcmp (now, "now") != 0 || kind < 0 || rest == NULL
      || salon_name_check (rest) != NULL)
    return false;

  remark->kind = (SalonSeatKind) kind;
  strcpy (remark->name, rest);
  return true;
}

bool
salon_remark_parse (const char *bytes, size_t n, SalonRemark *remark)
{
  char line[SALON_REMARK_SIZE], *rest = NULL;

  memset (remark, 0, sizeof *remark);
  if (n >= sizeof line)
    return false;

  memcpy (line, bytes, n);
  line[n] = '\0';
  for (int type = SALON_REMARK_SEAT; type < SALON_N_REMARKS && rest == NULL; type++)
    {
      const size_t length = strlen (beginnings[type]);

      remark->type = (SalonRemarkType) type;
      if (strncmp (line, beginnings[type], length) == 0)
        rest = line + length;
    }

  if (remark->type != SALON_REMARK_SEAT || rest == NULL)
    return rest != NULL && salon_parse_number (rest, 1, SALON_RECORD_LINES, &remark->number);
  return salon_parse_number (salon_cut (&rest), 1, SALON_MAX_SEATS, &remark->number) && take_player (remark, rest);
}

size_t
salon_remark_format (const SalonRemark *remark, char text[SALON_REMARK_SIZE])
{
  SalonText out;

  salon_text_init (&out, text, SALON_REMARK_SIZE);
  salon_text_put (&out, beginnings[remark->type]);
  salon_text_put_number (&out, (int64_t) remark->number);
  if (remark->type == SALON_REMARK_SEAT)
    salon_text_format (&out, " is now %s %s", salon_seat_kind_names[remark->kind], remark->name);
  salon_text_put (&out, "\n");

  return out.used;
}
