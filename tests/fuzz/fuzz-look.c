/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as the file that tells how a game looks: what comes of it can be shown,
 * and is the same when it is written and read again. */

#include <string.h>

#include "fuzz-bytes.h"
#include "fuzz-target.h"
#include "model/salon-look.h"

static void
check (const SalonLook *look)
{
  guint seen = 0;

  for (guint i = 0; i < SALON_TABLE_SEATS; i++)
    {
      REQUIRE (look->colour[i] < SALON_TABLE_SEATS && !(seen & 1u << look->colour[i]));
      REQUIRE (look->chooses[i] == TRUE || look->chooses[i] == FALSE);
      seen |= 1u << look->colour[i];
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size), *written = NULL;
  SalonLook look, again;

  salon_look_from_text (&look, text);
  check (&look);
  written = salon_look_to_text (&look, salon_look_is_newer (text) ? NULL : text);
  salon_look_from_text (&again, written);
  REQUIRE (memcmp (look.colour, again.colour, sizeof look.colour) == 0);
  REQUIRE (memcmp (look.chooses, again.chooses, sizeof look.chooses) == 0);
  return 0;
}
