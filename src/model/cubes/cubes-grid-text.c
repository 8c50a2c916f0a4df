/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/cubes/cubes-grid-text.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "rules/cubes/cubes-edition.h"

#define MOST_DIGITS 5 /* of points */

static gboolean
is_letter (char c)
{
  return g_ascii_isalpha (c);
}

/* The rows of a grid within a longer text: five groups of five capitals, with a space or a sign between two of them and
 * no letter beside them. Returns where the last one ends; NULL if @text does not begin with them. */
static const char *
read_rows (const char *text, char faces[CUBES_CELLS + 1])
{
  for (int row = 0; row < CUBES_SIDE; row++)
    {
      if (row > 0 && (*text == '\0' || is_letter (*text) || (*text & 0x80) != 0))
        return NULL;
      if (row > 0)
        text++;
      for (int column = 0; column < CUBES_SIDE; column++, text++)
        {
          if (!g_ascii_isupper (*text))
            return NULL;
          faces[row * CUBES_SIDE + column] = *text;
        }
    }

  faces[CUBES_CELLS] = '\0';
  return is_letter (*text) ? NULL : text;
}

/* The first number in @text; 0 if there is none, or it is no number of points. */
static int
find_number (const char *text)
{
  gsize digits;

  while (*text != '\0' && !g_ascii_isdigit (*text))
    text++;
  digits = strspn (text, "0123456789");
  return digits <= MOST_DIGITS ? (int) g_ascii_strtoll (text, NULL, 10) : 0;
}

void
cubes_grid_text_read (const char *text, CubesGridText *grid)
{
  memset (grid, 0, sizeof *grid);
  for (const char *at = text; *at != '\0'; at++)
    {
      const char *end = at == text || !is_letter (at[-1]) ? read_rows (at, grid->faces) : NULL;

      if (end != NULL)
        {
          grid->n = CUBES_CELLS;
          grid->points = find_number (end);
          return;
        }
    }

  memset (grid->faces, 0, sizeof grid->faces);
  for (const char *at = text; *at != '\0'; at++)
    {
      const char letter = g_ascii_toupper (*at);

      if (!is_letter (letter))
        continue;
      if (grid->n < CUBES_CELLS)
        grid->faces[grid->n] = letter;
      grid->n++;
      if (letter == 'Q' && g_ascii_toupper (at[1]) == 'U')
        at++;
    }
}

char *
cubes_grid_text_write (const char *faces, int points)
{
  GString *rows = g_string_new (NULL);
  char *text;

  for (int row = 0; row < CUBES_SIDE; row++)
    {
      g_string_append (rows, row > 0 ? " " : "");
      g_string_append_len (rows, faces + row * CUBES_SIDE, CUBES_SIDE);
    }
  if (points > 0)
    /* Translators: this is sent to somebody else. %1$s are the letters of the cubes; keep them before the number. */
    text = g_strdup_printf (ngettext ("Cubes: %1$s. Beat my %2$d point.", "Cubes: %1$s. Beat my %2$d points.", points),
                            rows->str, points);
  else
    /* Translators: this is sent to somebody else; %s are the letters of the cubes */
    text = g_strdup_printf (_ ("Cubes: %s"), rows->str);
  g_string_free (rows, TRUE);
  return text;
}

/* How many cubes of @edition have @face. */
static int
count_cubes (guint edition, char face)
{
  int n = 0;

  for (int cube = 0; cube < CUBES_CELLS; cube++)
    n += memchr (cubes_edition_cube ((int) edition, cube), face, CUBES_FACES) != NULL;
  return n;
}

char *
cubes_grid_text_get_fault (guint edition, const char *faces)
{
  if (cubes_edition_can_show ((int) edition, faces))
    return NULL;

  for (const char *face = faces; *face != '\0'; face++)
    {
      const int cubes = count_cubes (edition, *face);
      const char name[] = { *face, '\0' };
      int n = 0;

      for (const char *other = faces; *other != '\0'; other++)
        n += *other == *face;
      if (n > cubes)
        /* Translators: %1$s is a letter, %2$d how many cubes have it */
        return g_strdup_printf (ngettext ("Only %2$d cube has %1$s.", "Only %2$d cubes have %1$s.", cubes),
                                *face == 'Q' ? "Qu" : name, cubes);
    }

  return g_strdup (_ ("Some of these letters are on the same cube, so they cannot lie together."));
}
