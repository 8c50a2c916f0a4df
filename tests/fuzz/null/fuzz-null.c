/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-null.h"

#include <string.h>

#include "fuzz-bytes.h"

SalonRecord
fuzz_null_place (int which)
{
  static NullRecord records[2];

  return null_record_find (&records[which], null_rules.name);
}

/* One seat is there, with a name that anybody may have. */
void
fuzz_null_look (const void *game, const uint8_t *data, size_t size)
{
  const NullRecord *record = game;

  REQUIRE (record->salon.kind[0] < SALON_N_SEAT_KINDS && salon_name_check (record->salon.name[0]) == NULL);
  for (int seat = 1; seat < SALON_MAX_SEATS; seat++)
    REQUIRE (record->salon.name[seat][0] == '\0');
}

/* There is one move, and it ends the game. */
void
fuzz_null_look_at_move (const void *game, const char *line, size_t n)
{
  REQUIRE (n == strlen ("done") && memcmp (line, "done", n) == 0);
  REQUIRE (((const NullRecord *) game)->done);
}

/* Nothing of the game is secret: a message only has to be a sentence. */
void
fuzz_null_look_at_message (const void *game, const char *message)
{
  REQUIRE (message[strlen (message) - 1] == '.');
}

bool
fuzz_null_is_same (const void *game, const void *other)
{
  return ((const NullRecord *) game)->done == ((const NullRecord *) other)->done;
}
