/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/wedges/wedges-match-record.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define FORM "%s/game-%06llu.salon"

/* The bytes of the longest header: the names of all seats and members, the title, and some short lines. */
#define HEADER_TEXT ((WEDGES_MAX_SEATS + WEDGES_MAX_MEMBERS) * (SALON_NAME_SIZE + 32) + SALON_TITLE_SIZE + 1024)

static void
write_header (FILE *record, const WedgesHeader *header)
{
  char text[HEADER_TEXT];
  const size_t n = salon_header_write (&wedges_rules, &header->salon, text, sizeof text);

  fwrite (text, 1, n, record);
}

FILE *
wedges_match_record_open (const char *folder, uint64_t number, const WedgesHeader *header)
{
  const int n = snprintf (NULL, 0, FORM, folder, (unsigned long long) number);
  char *name = malloc ((size_t) n + 1);
  FILE *record = NULL;

  if (name != NULL)
    {
      snprintf (name, (size_t) n + 1, FORM, folder, (unsigned long long) number);
      record = fopen (name, "wb");
    }
  if (record == NULL)
    fprintf (stderr, "%s: %s\n", name == NULL ? folder : name, strerror (errno));
  else
    write_header (record, header);
  free (name);

  return record;
}

void
wedges_match_record_move (FILE *record, const WedgesMove *move)
{
  char text[WEDGES_MOVE_TEXT];
  const size_t n = wedges_move_format (move, text);

  text[n] = '\n';
  fwrite (text, 1, n + 1, record);
}

bool
wedges_match_record_close (FILE *record)
{
  const bool faulty = ferror (record) != 0;

  errno = EIO;
  if (fclose (record) == 0 && !faulty)
    return true;

  fprintf (stderr, "salon-referee: %s\n", strerror (errno));
  return false;
}
