/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The help tells each edition as it is played. */

#include "app/probe/probe-help.h"

#include "pages-hands.h"
#include "rules/probe/probe-setup.h"

/* Adds what @page says, and drops it. */
static void
gather (GtkWidget *page, GString *texts)
{
  g_object_ref_sink (page);
  hands_gather_texts (page, texts);
  g_object_unref (page);
}

/* What the help of an edition says, the short page first. */
static char *
read_help (guint edition)
{
  GString *texts = g_string_new (NULL);
  GtkWidget *card;

  for (guint i = 0; (card = probe_help.make_card (edition, i)) != NULL; i++)
    gather (card, texts);
  gather (probe_help.make_figures (edition), texts);
  for (const SalonHelpChapter *chapter = probe_help.chapters; chapter->title[0] != NULL; chapter++)
    {
      const char *special = chapter->special[edition] != NULL ? chapter->special[edition] : chapter->special[0];

      g_string_append_printf (texts, "%s\n%s\n", chapter->common != NULL ? chapter->common : "",
                              special != NULL ? special : "");
    }
  return g_string_free (texts, FALSE);
}

static gboolean
says (const char *help, const char *pattern)
{
  return g_regex_match_simple (pattern, help, G_REGEX_CASELESS, 0);
}

/* A card without a letter is a dot in 1982, and a blank in the other editions. */
static void
test_blanks (void)
{
  for (guint edition = 0; edition < PROBE_N_EDITIONS; edition++)
    {
      const gboolean dot = edition == PROBE_PARKER_1982;
      g_autofree char *help = read_help (edition);

      g_assert_true (says (help, dot ? "\\bdots?\\b" : "\\bblanks?\\b"));
      g_assert_false (says (help, dot ? "\\bblanks?\\b" : "\\bdots?\\b"));
    }
}

/* The letters that a word may use are those of a new game, if nobody changes its house rules. */
static void
test_supply (void)
{
  for (guint edition = 0; edition < PROBE_N_EDITIONS; edition++)
    {
      g_autofree char *help = read_help (edition);
      ProbeSetup setup;

      probe_setup_init (&setup, (ProbeEdition) edition, 4);
      g_assert_cmpint (says (help, "a letter as often as it needs"), ==, setup.supply_unlimited);
      if (says (help, "the box holds"))
        g_assert_true (says (help, "the box holds[^.;]*; unless the house rules"));
    }
}

int
main (int argc, char **argv)
{
  hands_init (&argc, &argv);

  g_test_add_func ("/help/blanks", test_blanks);
  g_test_add_func ("/help/supply", test_supply);

  return g_test_run ();
}
