/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-slip-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How people call the cube with @face. */
static const char *
name_face (char face, char name[3])
{
  name[0] = face;
  name[1] = face == 'Q' ? 'u' : '\0';
  name[2] = '\0';
  return name;
}

/* Says why the word cannot be traced beyond its beginning. */
static char *
explain (const CubesTrail *trail)
{
  char name[3], before[3];

  name_face (trail->face, name);
  name_face (trail->before, before);
  switch ((CubesObstacle) trail->obstacle)
    {
    case CUBES_NO_FACE:
      /* Translators: what is wrong with a word; %s is a letter: “no Z on the cubes” */
      return g_strdup_printf (_ ("no %s on the cubes"), name);
    case CUBES_FEW_FACES:
      if (trail->needed == 2)
        /* Translators: what is wrong with a word; %s is a letter: “needs a second S” */
        return g_strdup_printf (_ ("needs a second %s"), name);
      /* Translators: the word has more of this letter than the cubes, which have two or more: “needs one more S” */
      return g_strdup_printf (_ ("needs one more %s"), name);
    case CUBES_NOT_BESIDE:
      /* Translators: what is wrong with a word; both %s are letters: “no E beside T” */
      return g_strdup_printf (_ ("no %s beside %s"), name, before);
    case CUBES_NOT_REACHED:
      /* Translators: both %s are letters. One lies beside the other, but the word has used it: “no other E beside T” */
      return g_strdup_printf (_ ("no other %s beside %s"), name, before);
    case CUBES_TRACED:
    case CUBES_Q_WITHOUT_U:
    default:
      return g_strdup (_ ("Q comes with U"));
    }
}

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
    return explain (trail);

  *state = CUBES_SLIP_SHORT;
  if (letters < (gsize) grid->least)
    return g_strdup_printf (ngettext ("%d letter or more", "%d letters or more", (gulong) grid->least), grid->least);

  *state = CUBES_SLIP_TRACED;
  /* Translators: of a word that can be traced: “7 letters · on the cubes” */
  return g_strdup_printf (ngettext ("%d letter · on the cubes", "%d letters · on the cubes", (gulong) letters),
                          (int) letters);
}
