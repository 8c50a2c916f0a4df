/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/cubes/cubes-grid-text.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "rules/cubes/cubes-edition.h"

#define MOST_DIGITS  5   /* of points */
#define MOST_MINUTES 10  /* of the time of a round */
#define DOT          "·" /* before each field */

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

/* Takes what stands between two dots, @field, and tells whether those were points: then a name may follow. */
static gboolean
take_field (CubesGridText *grid, const char *field)
{
  const gsize digits = strspn (field, "0123456789");
  const int number = digits > 0 && digits <= MOST_DIGITS ? (int) g_ascii_strtoll (field, NULL, 10) : -1;

  for (int corner = 0; corner < CUBES_NO_BAR; corner++)
    if (strcmp (field, cubes_corner_names[corner]) == 0)
      grid->corner = (CubesCorner) corner;
  if (strcmp (field, "en") == 0 || strcmp (field, "fr") == 0)
    memcpy (grid->words, field, sizeof grid->words);
  if (number >= 0 && number <= MOST_MINUTES && strcmp (field + digits, " min") == 0)
    grid->minutes = number;
  if (number <= 0 || field[digits] != '\0')
    return FALSE;

  grid->rival.points = number;
  return TRUE;
}

/* Reads the fields of a grid from @text, which stands behind its rows; FALSE: there are none. */
static gboolean
read_fields (CubesGridText *grid, const char *text)
{
  g_autofree char *line = g_strndup (text, strcspn (text, "\r\n"));
  const char *at = line + strspn (line, " ");
  gboolean named = FALSE;

  if (!g_str_has_prefix (at, DOT))
    return FALSE;

  while (!named && g_str_has_prefix (at, DOT))
    {
      const char *next = strstr (at + strlen (DOT), DOT);
      g_autofree char *field =
        g_strndup (at + strlen (DOT), next != NULL ? (gsize) (next - at) - strlen (DOT) : strlen (at));

      named = take_field (grid, g_strstrip (field));
      at = next != NULL ? next : "";
    }
  if (named && *at != '\0')
    {
      g_autofree char *name = g_strdup (at + strlen (DOT));

      g_strstrip (name);
      cubes_rival_set_name (&grid->rival, name, strlen (name));
    }
  return TRUE;
}

void
cubes_grid_text_read (const char *text, CubesGridText *grid)
{
  const CubesGridText empty = { .corner = CUBES_NO_BAR, .minutes = -1 };

  *grid = empty;
  for (const char *at = text; *at != '\0'; at++)
    {
      const char *end = at == text || !is_letter (at[-1]) ? read_rows (at, grid->faces) : NULL;

      if (end == NULL)
        continue;
      grid->n = CUBES_CELLS;
      grid->told = read_fields (grid, end);
      if (!grid->told)
        grid->rival.points = find_number (end);
      return;
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

/* The letters and the fields, the same in all languages. */
static char *
write_fields (const CubesGridText *grid)
{
  GString *text = g_string_new (NULL);

  for (int row = 0; row < CUBES_SIDE; row++)
    g_string_append_printf (text, "%s%.*s", row > 0 ? " " : "", CUBES_SIDE, grid->faces + row * CUBES_SIDE);
  if (grid->corner != CUBES_NO_BAR)
    g_string_append_printf (text, " " DOT " %s", cubes_corner_names[grid->corner]);
  if (grid->words[0] != '\0')
    g_string_append_printf (text, " " DOT " %s", grid->words);
  if (grid->minutes >= 0)
    g_string_append_printf (text, " " DOT " %d min", grid->minutes);
  if (grid->rival.points > 0)
    g_string_append_printf (text, " " DOT " %d", grid->rival.points);
  if (grid->rival.points > 0 && grid->rival.name[0] != '\0')
    g_string_append_printf (text, " " DOT " %s", grid->rival.name);
  return g_string_free (text, FALSE);
}

char *
cubes_grid_text_write (const CubesGridText *grid)
{
  g_autofree char *fields = write_fields (grid);

  if (grid->rival.points > 0)
    /* Translators: this is sent to somebody else. %2$s are the letters of the cubes and what is needed to play them. */
    return g_strdup_printf (ngettext ("Cubes: beat my %1$d point on this grid: %2$s",
                                      "Cubes: beat my %1$d points on this grid: %2$s", (gulong) grid->rival.points),
                            grid->rival.points, fields);
  /* Translators: this is sent to somebody else; %s are the letters of the cubes */
  return g_strdup_printf (_ ("Cubes: %s"), fields);
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
