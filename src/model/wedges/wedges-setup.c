/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/wedges/wedges-setup.h"

#include <string.h>

#define SHUFFLE "# shuffle boxes"

void
wedges_header_init (WedgesHeader *header, int seats)
{
  memset (header, 0, sizeof *header);
  header->setup.boxes = WEDGES_BOXES;
  header->setup.seats = (guint8) seats;
  g_strlcpy (header->questions, "en", sizeof header->questions);
  for (int seat = 0; seat < seats; seat++)
    {
      header->salon.kind[seat] = SALON_HUMAN;
      g_snprintf (header->salon.name[seat], sizeof header->salon.name[seat], "%d", seat + 1);
    }
}

/* A set-up does not say how many cards there are, and no rule needs it before a game. */
static int
count_no_cards (void *data, const char *questions)
{
  return WEDGES_LEAST_CARDS;
}

static void
forget_boxes (WedgesHeader *header)
{
  header->setup.cards = 0;
  header->setup.shuffle = 0;
  memset (header->setup.front, 0, sizeof header->setup.front);
  header->has_second_front = false;
  header->salon.date[0] = header->salon.title[0] = '\0';
  header->salon.veiled = false;
  header->salon.salt = 0;
}

/* No program plays Wedges at the desktop, and a seat of one is not ours to change. */
static SalonSetupState
judge_seats (const WedgesHeader *header)
{
  for (int seat = 0; seat < header->setup.seats; seat++)
    if (header->salon.kind[seat] == SALON_BOT)
      return SALON_SETUP_NEWER;

  return SALON_SETUP_GOOD;
}

static gboolean
is_shuffle (const char *line, const char *end)
{
  const gsize length = salon_game_line_length (line, end);

  return length == strlen (SHUFFLE) && memcmp (line, SHUFFLE, length) == 0;
}

SalonSetupState
wedges_setup_read (const char *setup, gsize length, WedgesHeader *header, WedgesHabits *habits)
{
  g_autofree WedgesRecord *record = g_new (WedgesRecord, 1);
  const char *end = setup + length;
  SalonReader reader;

  memset (habits, 0, sizeof *habits);
  wedges_record_init (record, count_no_cards, NULL);
  salon_reader_init (&reader, wedges_record_find, record);
  while (setup < end)
    {
      const char *line = setup;
      g_autoptr (GError) error = NULL;

      if (salon_game_read_line (&reader, &setup, end, &error) == SALON_LINE_ERROR)
        return error->code == SALON_GAME_ERROR_NEWER ? SALON_SETUP_NEWER : SALON_SETUP_DAMAGED;
      habits->shuffle = habits->shuffle || is_shuffle (line, setup);
    }
  if (reader.begun || salon_reader_line (&reader, "begin", strlen ("begin")) != SALON_LINE_BEGIN)
    return SALON_SETUP_DAMAGED;

  *header = record->header;
  forget_boxes (header);
  return judge_seats (header);
}

char *
wedges_setup_write (const WedgesHeader *header, const WedgesHabits *habits)
{
  char text[WEDGES_HEADER_TEXT];
  WedgesHeader setup = *header;

  forget_boxes (&setup);
  salon_setup_write (&wedges_rules, &setup.salon, text, sizeof text);
  return g_strconcat (text, habits->shuffle ? SHUFFLE "\n" : NULL, NULL);
}

const char *
wedges_header_get_member (const WedgesHeader *header, int seat, int i)
{
  for (int before = 0; before < seat; before++)
    i += header->members[before];

  return header->member[i];
}

void
wedges_header_seat_members (WedgesHeader *header, const WedgesHeader *began)
{
  int n = 0;

  for (int seat = 0; seat < began->setup.seats; seat++)
    {
      const gboolean there =
        header->salon.kind[seat] == SALON_HUMAN && g_str_equal (header->salon.name[seat], began->salon.name[seat]);

      header->members[seat] = there ? began->members[seat] : 0;
      for (int i = 0; i < header->members[seat]; i++, n++)
        g_strlcpy (header->member[n], wedges_header_get_member (began, seat, i), sizeof header->member[n]);
    }
}
