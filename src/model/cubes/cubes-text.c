/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/cubes/cubes-text.h"

#include <glib/gi18n.h>

#include "model/salon-name.h"

char *
cubes_text_name (const CubesHeader *header, int seat)
{
  return salon_name_isolate (header->salon.name[seat]);
}

char *
cubes_text_status (const CubesHeader *header, CubesDue due, int seat)
{
  g_autofree char *name = seat >= 0 ? cubes_text_name (header, seat) : NULL;

  switch (due)
    {
    case CUBES_DUE_BAR:
      /* Translators: the Bar covers a row and a column of the grid, which meet in a corner */
      return g_strdup_printf (_ ("%s, place the Bar on a corner."), name);
    case CUBES_DUE_SHAKE:
      return g_strdup_printf (_ ("%s, shake the cubes."), name);
    case CUBES_DUE_LID:
      return name != NULL ? g_strdup_printf (_ ("%s, lift the lid: then your time begins."), name)
                          : g_strdup (_ ("Lift the lid: then the time begins for everybody."));
    case CUBES_DUE_WRITE:
      return name != NULL ? g_strdup_printf (_ ("%s, write the words that you find."), name)
                          : g_strdup (_ ("Everybody writes on paper."));
    case CUBES_DUE_LISTS:
      return g_strdup_printf (_ ("%s, type the words of your list."), name);
    case CUBES_DUE_NEXT:
      return g_strdup (_ ("Read the lists out; then the next round begins."));
    case CUBES_DUE_END:
    case CUBES_DUE_OVER:
    default:
      return NULL;
    }
}

/* A sentence with the name of who lays the Bar. */
static const char *
bar_format (CubesCorner corner)
{
  switch (corner)
    {
    case CUBES_NW:
      return _ ("%s places the Bar on the corner at the top left.");
    case CUBES_NE:
      return _ ("%s places the Bar on the corner at the top right.");
    case CUBES_SW:
      return _ ("%s places the Bar on the corner at the bottom left.");
    case CUBES_SE:
    case CUBES_NO_BAR:
    default:
      return _ ("%s places the Bar on the corner at the bottom right.");
    }
}

static char *
challenge_text (const CubesHeader *header, const CubesMove *move)
{
  g_autofree char *who = cubes_text_name (header, move->seat), *whose = cubes_text_name (header, move->target);

  if (move->valid)
    /* Translators: who challenges, a word, and on whose list it stands */
    return g_strdup_printf (_ ("%1$s challenges %2$s on the list of %3$s: it counts."), who, move->text, whose);
  return g_strdup_printf (_ ("%1$s challenges %2$s on the list of %3$s: it does not count."), who, move->text, whose);
}

static char *
move_text (const CubesHeader *header, const CubesState *state, const CubesMove *move)
{
  g_autofree char *name = cubes_text_name (header, move->seat);

  switch ((CubesMoveType) move->type)
    {
    case CUBES_BAR:
      return g_strdup_printf (bar_format ((CubesCorner) state->corner), name);
    case CUBES_SHAKE:
      return g_strdup_printf (_ ("%s shakes the cubes."), name);
    case CUBES_CHALLENGE:
      return challenge_text (header, move);
    case CUBES_WRITE:
    case CUBES_STRIKE:
    case CUBES_TIME:
    case CUBES_N_MOVE_TYPES:
    default:
      return NULL;
    }
}

char *
cubes_text_move (const CubesHeader *header, const CubesHabits *habits, const CubesState *state, const CubesMove *move)
{
  g_autofree char *text = move_text (header, state, move);

  if (!habits->check || state->rounds > 0 || state->phase != CUBES_WRITING
      || (move->type != CUBES_BAR && move->type != CUBES_SHAKE))
    return g_steal_pointer (&text);

  return g_strconcat (text, " ", _ ("Whoever writes a word is told at once whether the word list has it."), NULL);
}

/* “Ada 14, Hugo 9” */
static char *
list_points (const CubesHeader *header, const gint32 *points)
{
  GString *list = g_string_new (NULL);

  for (int seat = 0; seat < header->setup.seats; seat++)
    {
      g_autofree char *name = cubes_text_name (header, seat);

      if (seat > 0)
        /* Translators: between two players and their points: “Ada 14, Hugo 9” */
        g_string_append (list, C_ ("points", ", "));
      /* Translators: a player, and the points of a round */
      g_string_append_printf (list, C_ ("points", "%1$s %2$d"), name, points[seat]);
    }
  return g_string_free (list, FALSE);
}

/* Who has won the game, which is over. */
static char *
winner_text (const CubesHeader *header, const CubesState *state)
{
  GString *names = g_string_new (NULL);
  g_autofree char *all = NULL;
  int winners = 0, points = 0;

  for (int seat = 0; seat < state->setup.seats; seat++)
    if (cubes_winner (state, seat))
      {
        g_autofree char *name = cubes_text_name (header, seat);

        g_string_append (names, winners > 0 ? C_ ("points", ", ") : "");
        g_string_append (names, name);
        points = state->points[seat];
        winners++;
      }
  all = g_string_free (names, FALSE);
  if (state->setup.seats == 1)
    return g_strdup_printf (ngettext ("%1$s has %2$d point.", "%1$s has %2$d points.", points), all, points);
  if (winners == 1)
    return g_strdup_printf (ngettext ("%1$s wins with %2$d point.", "%1$s wins with %2$d points.", points), all,
                            points);
  /* Translators: several players, and the points that each of them has */
  return g_strdup_printf (ngettext ("The win is shared, with %2$d point each: %1$s.",
                                    "The win is shared, with %2$d points each: %1$s.", points),
                          all, points);
}

char *
cubes_text_round (const CubesHeader *header, const CubesState *state, const CubesRound *round)
{
  g_autofree char *points = list_points (header, round->points), *winner = NULL, *news = NULL;

  /* Translators: %s are the players with their points: “Ada 14, Hugo 9” */
  news = g_strdup_printf (_ ("The lists are read out: %s."), points);
  if (cubes_phase (state) != CUBES_OVER)
    return g_steal_pointer (&news);

  winner = winner_text (header, state);
  return g_strconcat (news, " ", winner, NULL);
}

char *
cubes_text_time_up (const CubesHeader *header, int seat)
{
  g_autofree char *name = seat >= 0 ? cubes_text_name (header, seat) : NULL;

  if (name == NULL)
    return g_strdup (_ ("The time is up."));
  return g_strdup_printf (_ ("%s, your time is up."), name);
}

char *
cubes_text_finished (const CubesHeader *header, int seat)
{
  g_autofree char *name = cubes_text_name (header, seat);

  return g_strdup_printf (_ ("%s has finished."), name);
}
