/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-colours.h"

#include <glib/gi18n-lib.h>

/* Chosen by search, hues near those of the GNOME palette: the contrast with
 * white is at least 4.5:1, and under simulated protanopia, deuteranopia and
 * tritanopia every two of them stay well apart. tests/widgets checks both. */
static const struct {
  GdkRGBA rgba;
  const char *id;
  const char *name;
} colours[SALON_N_COLOURS] = {
#define RGB(r, g, b)                                 \
  {                                                  \
    0x##r / 255.f, 0x##g / 255.f, 0x##b / 255.f, 1.f \
  }
  /* Translators: the colour of a player's cards */
  { RGB (0d, 5f, 3a), "green", NC_ ("seat colour", "green") },
  { RGB (d6, 3a, 04), "orange", NC_ ("seat colour", "orange") },
  { RGB (69, 24, 85), "purple", NC_ ("seat colour", "purple") },
  { RGB (2f, 6b, d8), "blue", NC_ ("seat colour", "blue") },
  { RGB (cc, 3a, 82), "pink", NC_ ("seat colour", "pink") },
  { RGB (24, 1d, 2b), "black", NC_ ("seat colour", "black") },
#undef RGB
};

const GdkRGBA *
salon_colour_get (unsigned index)
{
  return &colours[index % SALON_N_COLOURS].rgba;
}

const char *
salon_colour_get_name (unsigned index)
{
  return g_dpgettext2 (NULL, "seat colour", colours[index % SALON_N_COLOURS].name);
}

const char *
salon_colour_get_id (unsigned index)
{
  return colours[index % SALON_N_COLOURS].id;
}
