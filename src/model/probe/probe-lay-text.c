/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-lay-text.h"

#include <glib/gi18n-lib.h>

#include "model/probe/probe-text.h"

char *
probe_lay_text_heading (const ProbeHeader *header, int seat, int tray)
{
  const ProbeBehaviours *rules = &header->setup.rules;
  const char *format;

  /* Translators: %1$s is a player’s name */
  if (header->setup.trays == 1)
    format = _ ("%1$s, choose a secret word of %2$d to %3$d letters");
  else if (tray == 0)
    format = _ ("%1$s, choose your left word: %2$d to %3$d letters");
  else
    format = _ ("%1$s, choose your right word: %2$d to %3$d letters");

  return g_strdup_printf (format, header->salon.name[seat], rules->word_min, rules->word_max);
}

char *
probe_lay_text_hint (const ProbeSetup *setup)
{
  const int n = setup->rules.blanks;
  const char *format = setup->rules.blank_is_dot
                         ? ngettext ("Up to %d dot may stand before or after it.",
                                     "Up to %d dots may stand before or after it.", (gulong) n)
                         : ngettext ("Up to %d blank may stand before or after it.",
                                     "Up to %d blanks may stand before or after it.", (gulong) n);
  g_autofree char *blanks = g_strdup_printf (format, n);

  /* Translators: %s is the sentence “Up to 5 dots may stand before or after it.” */
  return g_strdup_printf (_ ("Drag cards into the tray, click them, or type. %s"), blanks);
}

const char *
probe_lay_text_blank (const ProbeSetup *setup, gboolean after)
{
  if (setup->rules.blank_is_dot)
    return after ? _ ("dot after") : _ ("dot before");

  return after ? _ ("blank after") : _ ("blank before");
}

const char *
probe_lay_text_add_blank (const ProbeSetup *setup, gboolean after)
{
  if (setup->rules.blank_is_dot)
    return after ? _ ("Add a dot after the word") : _ ("Add a dot before the word");

  return after ? _ ("Add a blank after the word") : _ ("Add a blank before the word");
}

const char *
probe_lay_text_blank_inside (const ProbeSetup *setup)
{
  return setup->rules.blank_is_dot ? _ ("Dots can stand only before or after the word.")
                                   : _ ("Blanks can stand only before or after the word.");
}

char *
probe_lay_text_none_left (const ProbeSetup *setup, char letter)
{
  g_autofree char *name = probe_text_letter (setup, letter);

  /* Translators: %s is a letter or the name of the blank */
  return g_strdup_printf (_ ("No card left: %s"), name);
}
