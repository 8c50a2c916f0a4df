/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-slip-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/cubes/cubes-trail-text.h"

char *
cubes_slip_judge (const CubesSlipGrid *grid,
                  const char *word,
                  gboolean on_list,
                  CubesSlipState *state,
                  CubesTrail *trail)
{
  const gsize letters = strlen (word);
  char whole[CUBES_LETTERS + 2];

  g_snprintf (whole, sizeof whole, "%s%s", word, letters > 0 && word[letters - 1] == 'Q' ? "U" : "");
  cubes_follow (grid->faces, grid->open, whole, trail);

  *state = CUBES_SLIP_EMPTY;
  if (letters == 0)
    return NULL;

  *state = CUBES_SLIP_ON_LIST;
  if (on_list)
    return g_strdup (_ ("on your list"));

  *state = CUBES_SLIP_UNTRACED;
  if (trail->obstacle != CUBES_TRACED || word[letters - 1] == 'Q')
    return word[letters - 1] == 'Q' && trail->obstacle == CUBES_TRACED
             ? g_strdup (_ ("Q comes with U"))
             : cubes_trail_text (grid->faces, grid->open, trail);

  *state = CUBES_SLIP_SHORT;
  if (letters < (gsize) grid->least)
    return g_strdup_printf (ngettext ("%d letter or more", "%d letters or more", (gulong) grid->least), grid->least);

  *state = CUBES_SLIP_TRACED;
  /* Translators: of a word that can be traced: “7 letters · on the cubes” */
  return g_strdup_printf (ngettext ("%d letter · on the cubes", "%d letters · on the cubes", (gulong) letters),
                          (int) letters);
}

char *
cubes_slip_tell (const char *word, const char *phrase, gboolean asking)
{
  /* Words are told as words, not as capitals, and pauses as commas: some screen readers spell the ones and name the
   * others. */
  g_auto (GStrv) parts = g_strsplit (phrase, " · ", -1);
  g_autofree char *lower = g_ascii_strdown (word, -1), *rest = g_strjoinv (", ", parts);

  lower[0] = g_ascii_toupper (lower[0]);
  if (asking)
    /* Translators: read aloud: a word, and what is wrong with it */
    return g_strdup_printf (_ ("%1$s, %2$s. Enter again writes it."), lower, rest);
  /* Translators: read aloud: a word, and what there is to say of it or whose it is */
  return g_strdup_printf (_ ("%1$s, %2$s."), lower, rest);
}
