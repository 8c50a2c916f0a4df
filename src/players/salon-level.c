/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/salon-level.h"

int
salon_level_of (SalonSeatKind kind)
{
  return kind >= SALON_COMPUTER_BEGINNER && kind <= SALON_COMPUTER_HARD ? (int) kind - SALON_COMPUTER_BEGINNER : -1;
}
