/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/salon-name.h"

#include <glib/gi18n.h>

/* Whether @c is in one of the blocks for Hebrew, Arabic and other scripts that run from right to
 * left. */
static gboolean
runs_leftwards (gunichar c)
{
  return (c >= 0x0590 && c <= 0x08ff) || (c >= 0xfb1d && c <= 0xfdff) || (c >= 0xfe70 && c <= 0xfeff)
         || (c >= 0x10800 && c <= 0x10fff) || (c >= 0x1e800 && c <= 0x1efff);
}

/* Whether @c is an invisible character that changes the direction of the text after it. */
static gboolean
turns_direction (gunichar c)
{
  return c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

char *
salon_name_isolate (const char *name)
{
  GString *text = g_string_new (NULL);
  gboolean leftwards = FALSE;

  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    {
      const gunichar c = g_utf8_get_char (at);

      if (turns_direction (c))
        continue;
      leftwards |= runs_leftwards (c);
      g_string_append_unichar (text, c);
    }
  if (leftwards)
    {
      /* Isolate the name, so that the sentence around it keeps its own direction. */
      g_string_prepend_unichar (text, 0x2068);
      g_string_append_unichar (text, 0x2069);
    }

  return g_string_free (text, FALSE);
}

char *
salon_name_tell_hand_over (const SalonHeader *before, const SalonHeader *after, int seat)
{
  const gboolean same = g_str_equal (before->name[seat], after->name[seat]);
  const gboolean was_person = before->kind[seat] == SALON_HUMAN;
  const gboolean is_person = after->kind[seat] == SALON_HUMAN;
  g_autofree char *old = salon_name_isolate (before->name[seat]), *new = salon_name_isolate (after->name[seat]);

  if (same && is_person)
    /* Translators: the name of a seat at which a computer has played until now */
    return g_strdup_printf (_ ("From now on a person plays for %s."), new);
  if (same && (was_person || before->kind[seat] == SALON_BOT))
    return g_strdup_printf (_ ("From now on a computer plays for %s."), new);
  if (same)
    /* Translators: the name of a computer player */
    return g_strdup_printf (_ ("From now on %s plays at another level."), new);
  if (is_person)
    /* Translators: who comes, and whose seat and cards they get */
    return g_strdup_printf (_ ("%1$s takes over from %2$s."), new, old);
  /* Translators: a computer’s name, and whose seat and cards it gets */
  return g_strdup_printf (_ ("The computer %1$s takes over from %2$s."), new, old);
}
