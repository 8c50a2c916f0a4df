/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Comments that are kept, and others that look like them. */

#include <stdio.h>
#include <string.h>

#include "rules/salon-remark.h"
#include "tap.h"

#define NAME_40   "áááááááááááááááááááááááááááááááááááááááá"
#define BYTES_160 "\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600"

static const char *const good[] = {
  "# seat 1 is now human Ada",
  "# seat 12 is now computer-medium Marie Curie",
  "# seat 3 is now bot X",
  ("# seat 2 is now human " NAME_40),
  ("# seat 12 is now computer-medium " BYTES_160 BYTES_160 BYTES_160 BYTES_160),
  "# seat 2 is now human  two  spaces ",
  "# taken back 1",
  "# taken back 2000000",
  "# hint 7",
  "# aid 3",
  "# gone on from 1",
};

static const char *const comments[] = {
  "#",
  "# seat",
  "# seat ",
  "# seat 1",
  "# seat 1 is",
  "# seat 1 is now",
  "# seat 1 is now human",
  "# seat 1 is now human ",
  "# seat 1 is now  human Ada",
  "# seat 0 is now human Ada",
  "# seat 01 is now human Ada",
  "# seat 13 is now human Ada",
  "# seat 99 is now human Ada",
  "# seat 18446744073709551617 is now human Ada",
  "# seat 1 is not human Ada",
  "# seat 1 was now human Ada",
  "# seat 1 is now computer-brilliant Ada",
  "# seat 1 is now Human Ada",
  "# seat 1 is now human Ada\tLovelace",
  "# seat 1 is now human Ada\r",
  "# seat 1 is now human Ada\nseat 2 human Béla",
  ("# seat 1 is now human x" NAME_40),
  "#seat 1 is now human Ada",
  "#  seat 1 is now human Ada",
  "# Seat 1 is now human Ada",
  "seat 1 is now human Ada",
  "# taken back",
  "# taken back x",
  "# taken back 0",
  "# taken back 2000001",
  "# hint 7 or 8",
  "# aid -1",
  "# gone on from 0",
  "# gone on",
};

int
main (void)
{
  char text[SALON_REMARK_SIZE], longest[SALON_LINE_MAX + 1];
  SalonRemark remark;

  for (size_t i = 0; i < sizeof good / sizeof *good; i++)
    {
      const size_t n = strlen (good[i]);

      tap_ok (salon_remark_parse (good[i], n, &remark) && salon_remark_format (&remark, text) == n + 1
                && strncmp (text, good[i], n) == 0 && strcmp (text + n, "\n") == 0,
              "kept: %s", good[i]);
    }
  for (size_t i = 0; i < sizeof comments / sizeof *comments; i++)
    tap_ok (!salon_remark_parse (comments[i], strlen (comments[i]), &remark), "a comment: number %zu", i);

  memset (longest, 'x', sizeof longest);
  memcpy (longest, "# seat 1 is now human ", strlen ("# seat 1 is now human "));
  tap_ok (!salon_remark_parse (longest, SALON_LINE_MAX, &remark), "a comment: the longest line");

  salon_remark_parse (good[1], strlen (good[1]), &remark);
  tap_ok (remark.type == SALON_REMARK_SEAT && remark.number == 12 && remark.kind == SALON_COMPUTER_MEDIUM
            && strcmp (remark.name, "Marie Curie") == 0,
          "seat, kind and name are told");

  return tap_done ();
}
