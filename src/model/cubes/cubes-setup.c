/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/cubes/cubes-setup.h"

#include <string.h>

/* What the comments of each habit are, by its value; the first one is not written. */
static const char *const ways[CUBES_N_WAYS] = { "# way curtain", "# way paper" };
static const char *const wishes[CUBES_N_WISHES] = { "# wish none", "# wish rich", "# wish easy" };
static const char *const checks[] = { "# check off", "# check on" };

/* The index of the line among @n comments, or -1. */
static int
find (const char *const *comments, int n, const char *line, gsize length)
{
  for (int i = 0; i < n; i++)
    if (strlen (comments[i]) == length && memcmp (comments[i], line, length) == 0)
      return i;

  return -1;
}

void
cubes_habits_read (CubesHabits *habits, const char *line, const char *end)
{
  const gsize length = salon_game_line_length (line, end);
  const int way = find (ways, G_N_ELEMENTS (ways), line, length);
  const int wish = find (wishes, G_N_ELEMENTS (wishes), line, length);
  const int check = find (checks, G_N_ELEMENTS (checks), line, length);

  if (way >= 0)
    habits->way = (CubesWay) way;
  if (wish >= 0)
    habits->wish = (CubesWish) wish;
  if (check >= 0)
    habits->check = check != 0;
}

static void
put (GString *text, const char *const *comments, guint value)
{
  if (value != 0)
    g_string_append_printf (text, "%s\n", comments[value]);
}

char *
cubes_habits_write (const CubesHabits *habits)
{
  GString *text = g_string_new (NULL);

  put (text, ways, habits->way);
  put (text, checks, habits->check ? 1 : 0);
  put (text, wishes, habits->wish);
  return g_string_free (text, FALSE);
}

/* No program plays Cubes at the desktop, and a seat of one is not ours to change. */
static SalonSetupState
judge_seats (const CubesHeader *header)
{
  for (int seat = 0; seat < header->setup.seats; seat++)
    if (header->salon.kind[seat] == SALON_BOT)
      return SALON_SETUP_NEWER;

  return SALON_SETUP_GOOD;
}

SalonSetupState
cubes_setup_read (const char *setup, gsize length, CubesHeader *header, CubesHabits *habits)
{
  g_autofree CubesRecord *record = g_new (CubesRecord, 1);
  const char *end = setup + length;
  SalonReader reader;

  memset (habits, 0, sizeof *habits);
  cubes_record_init (record, NULL, NULL);
  salon_reader_init (&reader, cubes_record_find, record);
  while (setup < end)
    {
      const char *line = setup;
      g_autoptr (GError) error = NULL;

      if (salon_game_read_line (&reader, &setup, end, &error) == SALON_LINE_ERROR)
        return error->code == SALON_GAME_ERROR_NEWER ? SALON_SETUP_NEWER : SALON_SETUP_DAMAGED;
      cubes_habits_read (habits, line, setup);
    }
  if (reader.begun || salon_reader_line (&reader, "begin", strlen ("begin")) != SALON_LINE_BEGIN)
    return SALON_SETUP_DAMAGED;

  *header = record->header;
  header->salon.date[0] = header->salon.title[0] = '\0';
  return judge_seats (header);
}

char *
cubes_setup_write (const CubesHeader *header, const CubesHabits *habits)
{
  g_autofree char *comments = cubes_habits_write (habits);
  char text[CUBES_HEADER_TEXT];
  CubesHeader setup = *header;

  setup.salon.date[0] = setup.salon.title[0] = '\0';
  setup.salon.veiled = false;
  salon_setup_write (&cubes_rules, &setup.salon, text, sizeof text);
  return g_strconcat (text, comments, NULL);
}
