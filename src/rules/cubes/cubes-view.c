/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/cubes/cubes-view.h"

#include <string.h>

void
cubes_view (const CubesState *state, int seat, CubesView *view)
{
  view->seen = *state;
  view->seat = seat;
  if (state->phase != CUBES_WRITING)
    return;

  for (int other = 0; other < state->setup.seats; other++)
    if (other != seat)
      {
        CubesList *list = &view->seen.list[other];
        const uint16_t n = list->n;

        memset (list, 0, sizeof *list);
        list->n = n;
      }
}
