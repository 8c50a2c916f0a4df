/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-colours.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-theme-use.h"

/* look.css of each look has the colours; they were chosen by search, hues near those of the GNOME palette.
 * tests/widgets checks contrast and distance. */
static const struct {
  const char *role;
  const char *role_on_dark;
  const char *emblem;
  const char *id;
  const char *name;
} colours[SALON_N_COLOURS] = {
  /* Translators: the colour of a player's cards */
  { "seat_1", "strip_1", "ring", "green", NC_ ("seat colour", "green") },
  { "seat_2", "strip_2", "triangle", "orange", NC_ ("seat colour", "orange") },
  { "seat_3", "strip_3", "diamond", "purple", NC_ ("seat colour", "purple") },
  { "seat_4", "strip_4", "square", "blue", NC_ ("seat colour", "blue") },
  { "seat_5", "strip_5", "flower", "pink", NC_ ("seat colour", "pink") },
  { "seat_6", "strip_6", "star", "black", NC_ ("seat colour", "black") },
  { "seat_7", "strip_7", "heart", "red", NC_ ("seat colour", "red") },
  { "seat_8", "strip_8", "crescent", "violet", NC_ ("seat colour", "violet") },
};

const GdkRGBA *
salon_colour_get (unsigned index)
{
  return salon_theme_get_role (colours[index % SALON_N_COLOURS].role);
}

const GdkRGBA *
salon_colour_get_on_dark (unsigned index)
{
  return salon_theme_get_role (colours[index % SALON_N_COLOURS].role_on_dark);
}

const char *
salon_colour_get_emblem (unsigned index)
{
  return colours[index % SALON_N_COLOURS].emblem;
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
