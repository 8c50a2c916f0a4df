/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The set-up of a game as text. */

#include "rules/salon-record.h"
#include "rules/salon-veil.h"

static void
put_first_line (const SalonHeader *header, SalonText *out)
{
  char salt[SALON_SALT_DIGITS + 1];

  if (!header->veiled)
    {
      salon_text_put (out, "salon-record 1\n");
      return;
    }

  salon_salt_format (header->salt, salt);
  salon_text_put_line (out, "salon-veiled 1 ", salt);
}

static void
put_setup (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  put_first_line (header, out);
  salon_text_put_line (out, "game ", rules->name);
  for (const SalonSetupLine *line = rules->lines; line->word != NULL; line++)
    if (line->put != NULL)
      line->put (rules, header, out);
}

size_t
salon_setup_write (const SalonRules *rules, const SalonHeader *header, char *text, size_t size)
{
  SalonText out;

  salon_text_init (&out, text, size);
  put_setup (rules, header, &out);

  return out.used;
}

size_t
salon_header_write (const SalonRules *rules, const SalonHeader *header, char *text, size_t size)
{
  SalonText out;

  salon_text_init (&out, text, size);
  put_setup (rules, header, &out);
  if (rules->has_begun == NULL || rules->has_begun (header))
    salon_text_put (&out, "begin\n");

  return out.used;
}
