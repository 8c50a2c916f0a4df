/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/cubes/cubes-rival.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/salon-name.h"

#define START "# to beat "

void
cubes_rival_set_name (CubesRival *rival, const char *name, gsize length)
{
  g_autofree char *text = g_strndup (name, length);

  rival->name[0] = '\0';
  if (strlen (text) == length && salon_name_check (text) == NULL)
    g_strlcpy (rival->name, text, sizeof rival->name);
}

/* Reads a number as records write them: without sign and leading zeros. Returns its digits; 0: there is none, or too many. */
static gsize
read_points (const char *text, gsize length, int *points)
{
  gsize digits = 0;

  *points = 0;
  while (digits < length && g_ascii_isdigit (text[digits]) && *points <= CUBES_RIVAL_MOST)
    *points = 10 * *points + g_ascii_digit_value (text[digits++]);
  return digits > 0 && text[0] != '0' && *points <= CUBES_RIVAL_MOST ? digits : 0;
}

gboolean
cubes_rival_read (CubesRival *rival, const char *line, gsize length)
{
  const gsize start = strlen (START);
  CubesRival read = { 0 };
  gsize end;

  if (length < start || memcmp (line, START, start) != 0)
    return FALSE;

  end = start + read_points (line + start, length - start, &read.points);
  if (end == start || (end < length && line[end] != ' '))
    return FALSE;
  if (end < length)
    {
      cubes_rival_set_name (&read, line + end + 1, length - end - 1);
      if (read.name[0] == '\0')
        return FALSE;
    }
  *rival = read;
  return TRUE;
}

char *
cubes_rival_write (const CubesRival *rival)
{
  if (rival->points == 0)
    return g_strdup ("");
  return g_strdup_printf (START "%d%s%s\n", rival->points, rival->name[0] != '\0' ? " " : "", rival->name);
}

char *
cubes_rival_describe (const CubesRival *rival)
{
  if (rival->name[0] == '\0')
    return g_strdup_printf (ngettext ("%d point to beat", "%d points to beat", (gulong) rival->points), rival->points);

  /* Translators: a player’s name, and the points that this player has had on the same cubes */
  return g_strdup_printf (ngettext ("%1$s’s %2$d to beat", "%1$s’s %2$d to beat", (gulong) rival->points), rival->name,
                          rival->points);
}

static char *
judge_nameless (const CubesRival *rival, const char *name, int more)
{
  if (more > 0)
    /* Translators: a player, the points to be beaten, and how many more this player has */
    return g_strdup_printf (ngettext ("%1$s beats the %2$d by %3$d.", "%1$s beats the %2$d by %3$d.", (gulong) more),
                            name, rival->points, more);
  if (more == 0)
    /* Translators: a player, and the points to be beaten */
    return g_strdup_printf (_ ("%1$s equals the %2$d."), name, rival->points);
  /* Translators: a player, the points to be beaten, and how many are missing */
  return g_strdup_printf (ngettext ("%1$s falls %3$d short of the %2$d.", "%1$s falls %3$d short of the %2$d.",
                                    (gulong) -more),
                          name, rival->points, -more);
}

char *
cubes_rival_judge (const CubesRival *rival, const char *name, int points)
{
  const int more = points - rival->points;
  g_autofree char *who = salon_name_isolate (name), *whose = salon_name_isolate (rival->name);

  if (rival->name[0] == '\0')
    return judge_nameless (rival, who, more);
  if (more > 0)
    /* Translators: “Ada beats Nora’s 28 by 5.”: who, whose points, how many these are, and by how much */
    return g_strdup_printf (ngettext ("%1$s beats %2$s’s %3$d by %4$d.", "%1$s beats %2$s’s %3$d by %4$d.",
                                      (gulong) more),
                            who, whose, rival->points, more);
  if (more == 0)
    /* Translators: “Ada equals Nora’s 28.” */
    return g_strdup_printf (_ ("%1$s equals %2$s’s %3$d."), who, whose, rival->points);
  /* Translators: “Ada falls 5 short of Nora’s 28.” */
  return g_strdup_printf (ngettext ("%1$s falls %4$d short of %2$s’s %3$d.", "%1$s falls %4$d short of %2$s’s %3$d.",
                                    (gulong) -more),
                          who, whose, rival->points, -more);
}
