/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/cubes/cubes-trail-text.h"

#include <glib/gi18n-lib.h>

/* Writes how people call the cube with @face. */
static void
name_face (char face, char name[3])
{
  name[0] = face;
  name[1] = face == 'Q' ? 'u' : '\0';
  name[2] = '\0';
}

/* Whether a cube with the face that comes next touches the last cube of @trail. */
static gboolean
is_beside (const char *faces, uint32_t open, const CubesTrail *trail)
{
  const uint32_t near = cubes_neighbours (trail->path[trail->cubes - 1]) & open;

  for (int cell = 0; cell < CUBES_CELLS; cell++)
    if ((near >> cell & 1) != 0 && faces[cell] == trail->face)
      return TRUE;
  return FALSE;
}

char *
cubes_trail_text (const char *faces, uint32_t open, const CubesTrail *trail)
{
  char face[3], before[3];

  name_face (trail->face, face);
  name_face (trail->before, before);
  switch ((CubesObstacle) trail->obstacle)
    {
    case CUBES_NO_FACE:
      /* Translators: what is wrong with a word; %s is a letter: “no Z on the cubes” */
      return g_strdup_printf (_ ("no %s on the cubes"), face);
    case CUBES_FEW_FACES:
      return trail->needed == 2
               /* Translators: what is wrong with a word; %s is a letter: “needs a second S” */
               ? g_strdup_printf (_ ("needs a second %s"), face)
               /* Translators: the word has more of this letter than the cubes, which have two or more: “needs one more S” */
               : g_strdup_printf (_ ("needs one more %s"), face);
    case CUBES_NOT_BESIDE:
      /* Translators: what is wrong with a word; both %s are letters: “no E beside T” */
      return g_strdup_printf (_ ("no %s beside %s"), face, before);
    case CUBES_NOT_REACHED:
      if (is_beside (faces, open, trail))
        /* Translators: both %s are letters. There is one beside it, but the word has used it: “no other E beside T” */
        return g_strdup_printf (_ ("no other %s beside %s"), face, before);
      /* Translators: both %s are letters. One lies beside another T, which the word does not reach: “no E beside this T” */
      return g_strdup_printf (_ ("no %s beside this %s"), face, before);
    case CUBES_Q_WITHOUT_U:
      return g_strdup (_ ("Q comes with U"));
    case CUBES_TRACED:
    default:
      return g_strdup (_ ("not on the cubes"));
    }
}
