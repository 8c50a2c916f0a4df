/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-seating.h"

#include <string.h>

#include <glib/gi18n-lib.h>

int
salon_seating_count (const SalonSeating *self)
{
  int n = 0;

  for (int i = 0; i < self->n_places; i++)
    n += self->chair[i] != NULL;
  return n;
}

int
salon_seating_count_people (const SalonSeating *self)
{
  int n = 0;

  for (int i = 0; i < self->n_places; i++)
    n += self->chair[i] != NULL && salon_seat_chair_get_kind (self->chair[i]) == SALON_HUMAN;
  return n;
}

guint
salon_seating_count_members (const SalonSeating *self)
{
  guint n = 0;

  for (int i = 0; i < self->n_places; i++)
    if (self->chair[i] != NULL && salon_seat_chair_get_kind (self->chair[i]) == SALON_HUMAN)
      n += g_strv_length ((GStrv) salon_seat_chair_get_members (self->chair[i]));
  return n;
}

int
salon_seating_get_first (const SalonSeating *self)
{
  return self->first != NULL ? salon_seat_chair_get_seat (self->first) : SALON_FIRST_BY_LOT;
}

void
salon_seating_get_kinds (const SalonSeating *self, SalonHeader *header)
{
  for (int i = 0, seat = 0; i < self->n_places; i++)
    if (self->chair[i] != NULL)
      header->kind[seat++] = (uint8_t) salon_seat_chair_get_kind (self->chair[i]);
}

void
salon_seating_get_places (const SalonSeating *self, SalonSeatPlace *place)
{
  int n = 0;

  for (int i = 0; i < self->n_places; i++)
    if (self->chair[i] != NULL)
      place[n++] = self->place[i];
}

char **
salon_seating_get_names (const SalonSeating *self)
{
  const int seats = salon_seating_count (self);
  char **names = g_new0 (char *, seats + 1);

  for (int i = 0; i < seats; i++)
    names[i] = g_strdup (salon_seat_chair_get_name (salon_seating_get (self, i)));

  return names;
}

char *
salon_seating_get_fault (const SalonSeating *self)
{
  for (int i = 0; i < self->n_places; i++)
    {
      char *fault = self->chair[i] != NULL ? salon_seat_chair_get_fault (self->chair[i]) : NULL;

      if (fault != NULL)
        return fault;
    }

  return NULL;
}

char *
salon_seating_get_warning (const SalonSeating *self)
{
  g_auto (GStrv) names = salon_seating_get_names (self);

  for (int i = 0; names[i] != NULL; i++)
    for (int j = 0; j < i; j++)
      {
        g_autofree char *one = g_utf8_casefold (names[i], -1), *other = g_utf8_casefold (names[j], -1);

        if (strcmp (one, other) == 0)
          /* Translators: %s is a player’s name */
          return g_strdup_printf (_ ("Two players are called %s; only their colours will tell them apart."), names[i]);
      }

  return NULL;
}

SalonSeatChair *
salon_seating_get (const SalonSeating *self, int seat)
{
  for (int i = 0; i < self->n_places; i++)
    if (self->chair[i] != NULL && seat-- == 0)
      return self->chair[i];

  return NULL;
}

int
salon_seating_find (const SalonSeating *self, const SalonSeatChair *chair)
{
  for (int i = 0; i < self->n_places; i++)
    if (self->chair[i] == chair)
      return i;

  g_return_val_if_reached (0);
}

guint
salon_seating_get_colours (const SalonSeating *self)
{
  guint taken = 0;

  for (int i = 0; i < self->n_places; i++)
    if (self->chair[i] != NULL)
      taken |= 1u << salon_seat_chair_get_colour (self->chair[i]);

  return taken;
}

guint
salon_seating_next_colour (guint taken, guint colour)
{
  while (taken & 1u << colour)
    colour++;

  return colour;
}

void
salon_seating_give_colour (SalonSeating *self, SalonSeatChair *chair, guint colour)
{
  const guint old = salon_seat_chair_get_colour (chair);

  for (int i = 0; i < self->n_places; i++)
    if (self->chair[i] != NULL && salon_seat_chair_get_colour (self->chair[i]) == colour)
      salon_seat_chair_set_colour (self->chair[i], old);
  salon_seat_chair_set_colour (chair, colour);
}

void
salon_seating_set_places (SalonSeating *self, int n)
{
  int to = 0;

  if (n == self->n_places)
    return;

  for (int i = 0; i < self->n_places; i++)
    if (self->chair[i] != NULL)
      {
        SalonSeatChair *chair = g_steal_pointer (&self->chair[i]);

        self->chair[to++] = chair;
      }
  self->n_places = n;
  salon_seat_places_fill (self->place, n);
}

void
salon_seating_swap (SalonSeating *self, int place, int other)
{
  SalonSeatChair *chair = self->chair[other];

  self->chair[other] = self->chair[place];
  self->chair[place] = chair;
}

SalonSeatChair *
salon_seating_remove (SalonSeating *self, int place)
{
  SalonSeatChair *chair = g_steal_pointer (&self->chair[place]);

  if (self->first == chair)
    self->first = NULL;
  return chair;
}
