/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-space-text.h"

#include <glib/gi18n-lib.h>

#include "widgets/wedges/wedges-category.h"
#include "widgets/wedges/wedges-way.h"

#define RIM_BEGINS (WEDGES_SPACES - WEDGES_RIM)
#define RIM_PART   (WEDGES_RIM / WEDGES_SPOKES)

char *
wedges_space_get_text (int space)
{
  const char *category = wedges_category_get_name (wedges_space_category (space));

  switch (wedges_space_type (space))
    {
    case WEDGES_THE_HUB:
      return g_strdup (C_ ("wedges", "Hub"));
    case WEDGES_HEADQUARTERS:
      /* Translators: the big space of a category; %s is the category, such as “History” */
      return g_strdup_printf (C_ ("wedges", "%s, headquarters"), category);
    case WEDGES_PLAIN:
    case WEDGES_ROLL_AGAIN:
    default:
      return g_strdup (category);
    }
}

char *
wedges_space_get_way_text (int from, int space, int steps)
{
  g_autofree char *text = wedges_space_get_text (space);

  if (wedges_way_is_over_hub (from, steps, space))
    /* Translators: a space of the wheel, such as “History”, and how many steps it is away over the hub in the middle */
    return g_strdup_printf (ngettext ("%1$s, %2$d step over the hub", "%1$s, %2$d steps over the hub",
                                      (unsigned) steps),
                            text, steps);
  /* Translators: a space of the wheel, such as “History, headquarters”, and how many steps it is away */
  return g_strdup_printf (ngettext ("%1$s, %2$d step", "%1$s, %2$d steps", (unsigned) steps), text, steps);
}

char *
wedges_space_get_full_name (int space)
{
  g_autofree char *text = wedges_space_get_text (space);
  const int spoke = (space - 1) / WEDGES_SPOKE, place = space - RIM_BEGINS;

  if (wedges_space_type (space) == WEDGES_THE_HUB || wedges_space_type (space) == WEDGES_HEADQUARTERS)
    return g_steal_pointer (&text);
  if (space < RIM_BEGINS)
    /* Translators: a space of the wheel, such as “Geography”; the category to whose headquarters its spoke leads, such as
     * “History”; its number on the spoke, counted from the hub */
    return g_strdup_printf (_ ("%1$s, spoke of %2$s, %3$d from the hub"), text,
                            wedges_category_get_name (wedges_category_at (spoke)), (space - 1) % WEDGES_SPOKE + 1);
  /* Translators: a space of the wheel, such as “Roll again”; its number on the rim, counted clockwise from the headquarters
   * of a category, such as “History” */
  return g_strdup_printf (_ ("%1$s, rim, %2$d after %3$s"), text, place % RIM_PART,
                          wedges_category_get_name (wedges_category_at (place / RIM_PART)));
}
