/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-draw.h"

/* How large the text of a card is: 1 is GTK's usual size. Whatever stands on the card grows with it; the card is so large
 * that it can be read across a room. */
static inline double
wedges_card_unit (GtkWidget *widget)
{
  return salon_draw_get_em (widget) / 14.667;
}
