/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/probe/probe-veil.h"

static uint32_t
place_of (int seat, int tray)
{
  return (uint32_t) (seat * PROBE_MAX_TRAYS + tray);
}

void
probe_veil (uint64_t salt, int seat, int tray, const ProbeRow *row, char text[PROBE_VEIL_DIGITS + 1])
{
  char plain[PROBE_SPACES + 1];

  probe_row_format (row, plain);
  salon_veil (salt, place_of (seat, tray), plain, PROBE_SPACES, text);
}

const char *
probe_unveil (uint64_t salt, int seat, int tray, const char *text, char row[PROBE_SPACES + 1])
{
  switch (salon_unveil (salt, place_of (seat, tray), text, PROBE_SPACES, row))
    {
    case SALON_UNVEIL_NO_DIGITS:
      return N_ ("A veiled word is 32 digits, 0–9 and a–f.");
    case SALON_UNVEIL_NOT_HERE:
      return N_ ("This veiled word does not belong here.");
    case SALON_UNVEILED:
    default:
      return NULL;
    }
}
