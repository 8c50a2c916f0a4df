/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-typing.h"

#include <string.h>

#include "rules/probe/probe-edition.h"
#include "words/words-fold.h"

int
probe_typing_letters (guint keyval, char letters[PROBE_TYPING_MAX + 1])
{
  const gunichar character = gdk_keyval_to_unicode (keyval);
  char text[7] = { 0 };
  size_t n = 0;

  if (character == '.' || character == ' ' || keyval == GDK_KEY_KP_Decimal)
    {
      letters[0] = PROBE_BLANK;
      letters[1] = '\0';
      return 1;
    }
  letters[0] = '\0';
  if (!g_unichar_isalpha (character))
    return 0;

  g_unichar_to_utf8 (character, text);
  return words_fold (text, strlen (text), letters, PROBE_TYPING_MAX, &n) == WORDS_OK ? (int) n : 0;
}

int
probe_typing_steps (guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return -1;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return 1;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return -PROBE_SPACES;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return PROBE_SPACES;
    default:
      return 0;
    }
}
