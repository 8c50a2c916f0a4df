/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-help-chapters.h"

#include <glib/gi18n-lib.h>

/* How many chapters every game has. */
#define SHARED 2

static const SalonHelpChapter library = {
  { N_ ("The library: games looked at again") },
  N_ (
    "The library (Ctrl+L, and a drawer of the home) has every game that was kept. Search it by a name, a word or an "
    "edition. A click on a game that waits goes on with it, and “Look back” shows what was played so far; a click on a "
    "finished game looks at it again. Tick games to export or delete them; what was deleted can be brought back for a "
    "while. Every game is one small file, and files of others can be imported.\n"
    "A replay stands at the table and goes move by move, by its buttons, the arrow keys, or the line of the score. You "
    "see what lay open for all; once the game is over you may choose the eyes of a player as well. “Go on from here” "
    "begins a new game at that point, and the old one stays as it is.\n"
    "Statistics are made from the finished games of the library, for each name. Two names of one person can be joined, "
    "and a name can be forgotten; games are never changed for that. Lessons do not count, "
    "nor do games that go on from a finished one. Of a game that was ended more than once, from copies of it, the first "
    "end counts. When an evening of several games is over, each of them counts, for those who sat at its table. Below each "
    "rival stands what the person had in the games with them, on average. The table that is saved has a line for each "
    "game of each person, with the names of the rivals."),
  { NULL },
  NULL,
};

static const SalonHelpChapter keeping = {
  { N_ ("Sharing the screen, keeping games") },
  N_ ("A game is kept as you play, move by move; close the window whenever you like. “Save a copy” in the main menu "
      "writes a game into a file of your own, “Open” goes on with such a file, on this computer or another one."),
  { NULL },
  NULL,
};

/* How many chapters the game itself has. */
static guint
count_own (const SalonHelp *help)
{
  guint n = 0;

  while (help->chapters[n].title[0] != NULL)
    n++;
  return n;
}

guint
salon_help_count_chapters (const SalonHelp *help)
{
  return count_own (help) + SHARED;
}

const SalonHelpChapter *
salon_help_get_chapter (const SalonHelp *help, guint i)
{
  const guint n = count_own (help);

  if (i < n)
    return &help->chapters[i];

  return i == n ? &library : &keeping;
}

gboolean
salon_help_has_editions (const SalonHelpChapter *chapter)
{
  return chapter != &keeping;
}

/* What @texts say of @edition; NULL: nothing. */
static const char *
get_special (const char *const texts[SALON_HELP_EDITIONS], guint edition)
{
  const char *text = texts[edition] != NULL ? texts[edition] : texts[0];

  return text != NULL ? _ (text) : NULL;
}

const char *
salon_help_get_title (const SalonHelpChapter *chapter, guint edition)
{
  return get_special (chapter->title, edition);
}

char *
salon_help_say_chapter (const SalonHelp *help, const SalonHelpChapter *chapter, guint edition)
{
  const char *special = get_special (chapter->special, edition);
  /* The chapter about the shared screen has what the game says of its secrets, too. */
  const gboolean secrets = chapter == &keeping && help->secrets != NULL;
  GString *text = g_string_new (NULL);

  if (secrets)
    g_string_append_printf (text, "%s\n",
                            _ ("Before anything secret appears, a curtain names the player who should look. Everybody "
                               "else looks away until it is closed again."));
  g_string_append (text, _ (chapter->common));
  if (special != NULL)
    g_string_append_printf (text, "\n%s", special);
  if (secrets)
    g_string_append_printf (text, "\n%s", _ (help->secrets));
  return g_string_free (text, FALSE);
}
