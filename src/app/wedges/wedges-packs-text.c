/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/wedges/wedges-packs-text.h"

#include <glib/gi18n-lib.h>

/* Appends @part (transfer full), which may be "". */
static void
append (GString *text, const char *between, char *part)
{
  if (text->len > 0 && *part != '\0')
    g_string_append (text, between);
  g_string_append (text, part);
  g_free (part);
}

static const char *
name_language (const char *language)
{
  if (g_ascii_strcasecmp (language, "en") == 0)
    return _ ("English");
  return g_ascii_strcasecmp (language, "fr") == 0 ? _ ("French") : language;
}

char *
wedges_packs_say_pack (WedgesPack *pack)
{
  const guint questions = wedges_pack_count_questions (pack), cards = wedges_pack_count_cards (pack);
  GString *text = g_string_new (NULL);

  append (text, " · ", g_strdup (name_language (wedges_pack_get_language (pack))));
  if (questions > 0)
    {
      append (text, " · ", g_strdup_printf (ngettext ("%u question", "%u questions", questions), questions));
      append (text, " · ", g_strdup_printf (ngettext ("%u card", "%u cards", cards), cards));
    }
  append (text, " · ", g_strdup (wedges_pack_get_licence (pack)));
  if (wedges_pack_get_fault (pack) != NULL)
    append (text, "\n", g_strdup (wedges_pack_get_fault (pack)));
  return g_string_free (text, FALSE);
}

char *
wedges_packs_say_deal (const WedgesDeal *deal)
{
  GString *text = g_string_new (NULL);

  append (text, "", g_strdup_printf (ngettext ("%u card", "%u cards", deal->cards), deal->cards));
  if (deal->rest > 0)
    /* Translators: follows “38 cards; ” */
    append (text, _ ("; "),
            g_strdup_printf (ngettext ("%u question fills no card", "%u questions fill no card", deal->rest),
                             deal->rest));
  if (deal->out > 0)
    /* Translators: follows “38 cards; ” */
    append (text, _ ("; "), g_strdup_printf (ngettext ("%u is left out", "%u are left out", deal->out), deal->out));
  return g_string_free (text, FALSE);
}

/* Says that @n questions were left out, and why; "" for none. */
static char *
say_why (WedgesLeft why, guint n)
{
  if (n == 0)
    return g_strdup ("");

  switch (why)
    {
    case WEDGES_LEFT_TRUE_FALSE:
      return g_strdup_printf (ngettext ("%u true or false", "%u true or false", n), n);
    case WEDGES_LEFT_CHOICE:
      return g_strdup_printf (ngettext ("%u that needs its choices", "%u that need their choices", n), n);
    case WEDGES_LEFT_PICTURE:
      return g_strdup_printf (ngettext ("%u with a picture", "%u with pictures", n), n);
    case WEDGES_LEFT_SORT:
      return g_strdup_printf (ngettext ("%u without an answer to say", "%u without an answer to say", n), n);
    case WEDGES_LEFT_EMPTY:
      return g_strdup_printf (ngettext ("%u without question or answer", "%u without question or answer", n), n);
    case WEDGES_LEFT_LONG:
      return g_strdup_printf (ngettext ("%u too long", "%u too long", n), n);
    case WEDGES_LEFT_TWICE:
      return g_strdup_printf (ngettext ("%u that was there already", "%u that were there already", n), n);
    case WEDGES_LEFT_FAULT:
      return g_strdup_printf (ngettext ("%u fault", "%u faults", n), n);
    case N_WEDGES_LEFT:
    default:
      return g_strdup ("");
    }
}

char *
wedges_packs_say_left (const WedgesImport *import)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *fault = wedges_import_get_fault (import);

  for (guint why = 0; why < N_WEDGES_LEFT; why++)
    append (text, ", ", say_why ((WedgesLeft) why, wedges_import_count_left (import, (WedgesLeft) why)));
  if (text->len == 0)
    return NULL;
  /* Translators: before a list: “3 true or false, 1 with a picture” */
  g_string_prepend (text, _ ("Left out: "));
  g_string_append (text, ".");
  if (fault != NULL)
    g_string_append_printf (text, " %s", fault);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
