/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-round-text.h"

#include <glib/gi18n-lib.h>

#include "model/cubes/cubes-text.h"

char *
cubes_round_text_words (int n)
{
  return g_strdup_printf (ngettext ("%d word", "%d words", (gulong) n), n);
}

/* How long people write, as a part of a sentence. */
static char *
describe_minutes (int minutes)
{
  switch (minutes)
    {
    case 0:
      return g_strdup (_ ("no time limit"));
    case 1:
      return g_strdup (_ ("one minute"));
    case 2:
      return g_strdup (_ ("two minutes"));
    case 3:
      return g_strdup (_ ("three minutes"));
    case 4:
      return g_strdup (_ ("four minutes"));
    case 5:
      return g_strdup (_ ("five minutes"));
    default:
      return g_strdup_printf (ngettext ("%d minute", "%d minutes", (gulong) minutes), minutes);
    }
}

static const char *
name_grid (CubesGrid grid)
{
  switch (grid)
    {
    case CUBES_BAR_AFTER:
      return _ ("Bar after the shake");
    case CUBES_BAR_BEFORE:
      return _ ("Bar before the shake");
    case CUBES_MASTER:
    case CUBES_N_GRIDS:
    default:
      return _ ("Master grid");
    }
}

char *
cubes_round_text_subtitle (CubesGame *game)
{
  const CubesHeader *header = cubes_game_get_header (game);
  const int least = cubes_least_letters (header->setup.grid);
  const CubesDue due = cubes_game_get_due (game);
  g_autofree char *letters =
    g_strdup_printf (ngettext ("%d letter or more", "%d letters or more", (gulong) least), least);
  g_autofree char *minutes = describe_minutes (header->setup.minutes);
  g_autofree char *name = cubes_text_name (header, cubes_game_get_shaker (game)), *shaker = NULL;
  const gboolean shaken = due != CUBES_DUE_SHAKE && !(due == CUBES_DUE_BAR && header->setup.grid == CUBES_BAR_BEFORE);

  shaker = g_strdup_printf (shaken ? _ ("%s shook") : _ ("%s shakes"), name);
  /* Translators: which game is played: “Master grid · 4 letters or more · three minutes · Nora shook” */
  return g_strdup_printf (_ ("%s · %s · %s · %s"), name_grid (header->setup.grid), letters, minutes, shaker);
}

char *
cubes_round_text_subtitle_for (CubesGame *game, int seat)
{
  const guint round = cubes_game_count_rounds (game) + 1;
  g_autofree char *name = NULL;

  if (seat == CUBES_ONLOOKER)
    return g_strdup_printf (_ ("Round %u"), round);
  name = cubes_text_name (cubes_game_get_header (game), seat);
  if (cubes_game_get_due (game) == CUBES_DUE_BAR)
    /* Translators: which round it is, and who does what: “Round 3 · Hugo places the Bar” */
    return g_strdup_printf (_ ("Round %u · %s places the Bar"), round, name);
  /* Translators: which round it is, and who comes next: “Round 3 · Hugo to write” */
  return g_strdup_printf (_ ("Round %u · %s to write"), round, name);
}

char *
cubes_round_text_note (CubesGame *game, int seat, int words)
{
  const CubesDue due = cubes_game_get_due (game);
  const gboolean turn = cubes_game_get_turn (game) == seat;

  switch (due)
    {
    case CUBES_DUE_BAR:
      /* Translators: below a name: what this player does now, or that they wait for another one */
      return g_strdup (turn ? _ ("places the Bar") : _ ("waits"));
    case CUBES_DUE_SHAKE:
      return g_strdup (turn ? _ ("shakes the cubes") : _ ("waits"));
    case CUBES_DUE_LID:
    case CUBES_DUE_WRITE:
      if (words == 0 && cubes_game_get_habits (game)->way == CUBES_WAY_PAPER
          && salon_game_is_person (SALON_GAME (game), (guint) seat))
        return g_strdup (_ ("on paper"));
      break;
    case CUBES_DUE_LISTS:
    case CUBES_DUE_END:
    case CUBES_DUE_NEXT:
    case CUBES_DUE_OVER:
    default:
      break;
    }

  return cubes_round_text_words (words);
}

/* Handing the table over */

char *
cubes_round_text_hand_over (CubesHandOverKind kind, const char *name)
{
  switch (kind)
    {
    case CUBES_HAND_OVER_BAR:
      return g_strdup_printf (_ ("%s, place the Bar"), name);
    case CUBES_HAND_OVER_WRITE:
      return g_strdup_printf (_ ("%s, your turn to write"), name);
    case CUBES_HAND_OVER_TYPE:
      return g_strdup_printf (_ ("%s, type your list"), name);
    case CUBES_HAND_OVER_GO_ON:
    default:
      return name != NULL ? g_strdup_printf (_ ("%s, go on writing"), name) : g_strdup (_ ("The time stands still"));
    }
}

/* When the time of the person begins: “Your three minutes begin when you lift it.” */
static char *
describe_beginning (CubesGame *game)
{
  const int minutes = cubes_game_get_header (game)->setup.minutes;
  g_autofree char *time = describe_minutes (minutes);
  CubesTime now;

  cubes_game_get_time (game, &now);
  if (now.used > 0 && minutes > 0)
    return g_strdup (_ ("The time goes on when you lift it."));
  switch (minutes)
    {
    case 0:
      return g_strdup (_ ("There is no time limit."));
    case 1:
      return g_strdup (_ ("Your minute begins when you lift it."));
    default:
      /* Translators: %s is a time such as “three minutes”; “it” is the lid */
      return g_strdup_printf (_ ("Your %s begin when you lift it."), time);
    }
}

/* What is asked of a table at which the shaker studies the cubes before the others have seen them. */
static char *
describe_study (CubesGame *game)
{
  const CubesHeader *header = cubes_game_get_header (game);
  g_autofree char *name = cubes_text_name (header, cubes_game_get_turn (game)), *only = NULL;

  /* Translators: %s is the player who chooses the corner for the Bar */
  only = g_strdup_printf (_ ("Only %s looks at the cubes now. Everybody else, please look away."), name);
  return g_strdup_printf ("%s\n%s\n%s", _ ("Study the cubes as long as the others let you."),
                          header->setup.minutes > 0 ? _ ("Your time begins as soon as the Bar is in place.")
                                                    : _ ("There is no time limit."),
                          only);
}

char *
cubes_round_text_reason (CubesGame *game, CubesHandOverKind kind, gboolean shared)
{
  g_autofree char *beginning = NULL;

  switch (kind)
    {
    case CUBES_HAND_OVER_BAR:
      return describe_study (game);
    case CUBES_HAND_OVER_WRITE:
      beginning = describe_beginning (game);
      return g_strdup_printf ("%s\n%s\n%s", _ ("The cubes lie under the lid, the same for everybody."), beginning,
                              _ ("Everybody else, please look away."));
    case CUBES_HAND_OVER_TYPE:
      return g_strdup_printf ("%s\n%s",
                              _ ("The time is up. Type the words from your sheet; there is no time limit now."),
                              _ ("Everybody else, please look away."));
    case CUBES_HAND_OVER_GO_ON:
    default:
      return shared ? g_strdup_printf ("%s\n%s", _ ("The cubes lie under the lid, and your time stands still."),
                                       _ ("Everybody else, please look away."))
                    : g_strdup_printf ("%s %s", _ ("The cubes lie under the lid."),
                                       _ ("The time goes on when you lift it."));
    }
}

char *
cubes_round_text_lift (CubesHandOverKind kind, const char *name)
{
  if (kind == CUBES_HAND_OVER_TYPE)
    return name != NULL ? g_strdup_printf (_ ("I am %s: type my list"), name) : g_strdup (_ ("Type the list"));

  return name != NULL ? g_strdup_printf (_ ("I am %s: lift the lid"), name) : g_strdup (_ ("Lift the lid"));
}

/* The panel */

gboolean
cubes_round_text_is_on_paper (CubesGame *game)
{
  return cubes_game_get_due (game) == CUBES_DUE_WRITE && cubes_game_get_habits (game)->way == CUBES_WAY_PAPER
         && salon_game_count_people (SALON_GAME (game)) > 0;
}

/* Whether a person does what is due. */
static gboolean
is_for_person (CubesGame *game)
{
  const int turn = cubes_game_get_turn (game);

  return turn == CUBES_ONLOOKER || salon_game_is_person (SALON_GAME (game), (guint) turn);
}

char *
cubes_round_text_due (CubesGame *game)
{
  const gboolean people = salon_game_count_people (SALON_GAME (game)) > 0;
  const int turn = cubes_game_get_turn (game);
  g_autofree char *name = turn >= 0 ? cubes_text_name (cubes_game_get_header (game), turn) : NULL;

  switch (cubes_game_get_due (game))
    {
    case CUBES_DUE_BAR:
      return is_for_person (game) ? g_strdup_printf (_ ("%s, place the Bar"), name)
                                  : g_strdup_printf (_ ("%s places the Bar"), name);
    case CUBES_DUE_SHAKE:
      return is_for_person (game) ? g_strdup_printf (_ ("%s, shake the cubes"), name)
                                  : g_strdup_printf (_ ("%s shakes the cubes"), name);
    case CUBES_DUE_LID:
      return g_strdup (_ ("Ready?"));
    case CUBES_DUE_WRITE:
      return cubes_round_text_is_on_paper (game)
               ? g_strdup (_ ("Everybody writes on paper"))
               : g_strdup (people ? _ ("The others write on") : _ ("The computers write"));
    case CUBES_DUE_LISTS:
    case CUBES_DUE_END:
    case CUBES_DUE_NEXT:
    case CUBES_DUE_OVER:
    default:
      return g_strdup (_ ("The lists are read out"));
    }
}

/* What is said of the time on paper. */
static char *
describe_paper (CubesGame *game)
{
  return cubes_game_get_header (game)->setup.minutes > 0
           ? g_strdup (_ ("When the time is up, each types their list, one after the other."))
           : g_strdup (_ ("When all have finished, each types their list, one after the other."));
}

char *
cubes_round_text_due_reason (CubesGame *game)
{
  const CubesHeader *header = cubes_game_get_header (game);
  const gboolean paper = cubes_game_get_habits (game)->way == CUBES_WAY_PAPER;
  const gboolean people = salon_game_count_people (SALON_GAME (game)) > 0;
  g_autofree char *minutes = describe_minutes (header->setup.minutes), *beginning = NULL;

  switch (cubes_game_get_due (game))
    {
    case CUBES_DUE_BAR:
      return g_strdup_printf ("%s%s%s", _ ("It covers a row and a column; 4 × 4 cubes stay."),
                              paper && header->setup.grid == CUBES_BAR_AFTER ? " " : "",
                              paper && header->setup.grid == CUBES_BAR_AFTER ? _ ("Take paper and pencil.") : "");
    case CUBES_DUE_SHAKE:
      return g_strdup (_ ("The cubes fall as chance will have it. Nobody sees them before the lid is lifted."));
    case CUBES_DUE_LID:
      if (!paper)
        {
          beginning = describe_beginning (game);
          return g_strdup_printf ("%s %s", _ ("The cubes lie under the lid."), beginning);
        }
      return header->setup.minutes > 0
               /* Translators: %s is a time such as “three minutes” */
               ? g_strdup_printf (_ ("Take paper and pencil. When the lid is lifted, everybody has %s."), minutes)
               : g_strdup (_ ("Take paper and pencil, and lift the lid."));
    case CUBES_DUE_WRITE:
      return cubes_round_text_is_on_paper (game)
               ? describe_paper (game)
               : g_strdup (people
                             ? _ ("Your list is complete. What the others write stays hidden until the time is up.")
                             : _ ("What they write stays hidden until the time is up."));
    case CUBES_DUE_LISTS:
    case CUBES_DUE_END:
    case CUBES_DUE_NEXT:
    case CUBES_DUE_OVER:
    default:
      return g_strdup (_ ("The time is up."));
    }
}

const char *
cubes_round_text_due_button (CubesGame *game)
{
  if (cubes_game_is_shaking (game) || !is_for_person (game))
    return NULL;

  switch (cubes_game_get_due (game))
    {
    case CUBES_DUE_BAR:
      return cubes_game_get_header (game)->setup.grid == CUBES_BAR_AFTER ? _ ("Place the Bar and start the time")
                                                                         : _ ("Place the Bar");
    case CUBES_DUE_SHAKE:
      return _ ("Shake the cubes");
    case CUBES_DUE_LID:
      return _ ("Lift the lid");
    case CUBES_DUE_WRITE:
      /* On paper the button that ends the time is among the tools; it asks first. */
      return cubes_round_text_is_on_paper (game) ? NULL : _ ("Read the lists out now");
    case CUBES_DUE_LISTS:
    case CUBES_DUE_END:
    case CUBES_DUE_NEXT:
    case CUBES_DUE_OVER:
    default:
      return NULL;
    }
}
