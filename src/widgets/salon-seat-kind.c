/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-seat-kind.h"

#include <glib/gi18n-lib.h>

const char *
salon_seat_kind_get_title (SalonSeatKind kind)
{
  switch (kind)
    {
    case SALON_HUMAN:
      return _ ("A person");
    case SALON_COMPUTER_BEGINNER:
      return _ ("Computer · beginner");
    case SALON_COMPUTER_EASY:
      return _ ("Computer · easy");
    case SALON_COMPUTER_MEDIUM:
      return _ ("Computer · medium");
    case SALON_COMPUTER_HARD:
      return _ ("Computer · hard");
    case SALON_BOT:
      return _ ("A program");
    case SALON_N_SEAT_KINDS:
    default:
      return "";
    }
}

const char *
salon_seat_kind_get_level (SalonSeatKind kind)
{
  switch (kind)
    {
    case SALON_COMPUTER_BEGINNER:
      return C_ ("level", "beginner");
    case SALON_COMPUTER_EASY:
      return C_ ("level", "easy");
    case SALON_COMPUTER_MEDIUM:
      return C_ ("level", "medium");
    case SALON_COMPUTER_HARD:
      return C_ ("level", "hard");
    case SALON_HUMAN:
    case SALON_BOT:
    case SALON_N_SEAT_KINDS:
    default:
      return "";
    }
}

const char *
salon_seat_kind_get_hint (SalonSeatKind kind)
{
  switch (kind)
    {
    case SALON_COMPUTER_BEGINNER:
      return _ ("Familiar short words, forgets a lot");
    case SALON_COMPUTER_EASY:
      return _ ("Common words, at times careless");
    case SALON_COMPUTER_MEDIUM:
      return _ ("Knows many words, remembers most answers");
    case SALON_COMPUTER_HARD:
      return _ ("Knows the whole list and forgets nothing");
    case SALON_HUMAN:
    case SALON_BOT:
    case SALON_N_SEAT_KINDS:
    default:
      return "";
    }
}
