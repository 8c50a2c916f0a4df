/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-guide-path.h"

#include <math.h>

#define SHORT  3.f  /* the thread ends so many px before the brackets */
#define BESIDE 22.f /* it passes what it goes round at so many */
#define INSIDE 30.f /* and begins at least so many from a corner of the note */

static void
go (ProbeGuidePath *self, float x, float y)
{
  self->point[self->n++] = GRAPHENE_POINT_INIT (x, y);
}

static float
middle_x (const graphene_rect_t *rect)
{
  return rect->origin.x + rect->size.width / 2;
}

static float
middle_y (const graphene_rect_t *rect)
{
  return rect->origin.y + rect->size.height / 2;
}

static float
right_of (const graphene_rect_t *rect)
{
  return rect->origin.x + rect->size.width;
}

static float
bottom_of (const graphene_rect_t *rect)
{
  return rect->origin.y + rect->size.height;
}

/* The target is above or below the note, with cloth or a plate between them. */
static void
go_straight (ProbeGuidePath *self, const ProbeGuideRoute *route)
{
  const graphene_rect_t *note = &route->note, *target = &route->target;
  const gboolean up = middle_y (target) < middle_y (note);
  const float x = middle_x (target);
  const float from = CLAMP (x, note->origin.x + INSIDE, right_of (note) - INSIDE);
  const float begin = up ? note->origin.y : bottom_of (note);
  const float end = up ? bottom_of (target) + SHORT : target->origin.y - SHORT;

  go (self, from, begin);
  if (fabsf (from - x) > 1)
    {
      go (self, from, (begin + end) / 2);
      go (self, x, (begin + end) / 2);
    }
  go (self, x, end);
}

/* From the side of the note round the column, and to the target from that side, or from above. */
static void
go_round (ProbeGuidePath *self, const ProbeGuideRoute *route)
{
  const graphene_rect_t *note = &route->note, *target = &route->target;
  const gboolean left = route->above <= 0 && middle_x (target) < middle_x (note);
  const float right =
    target->origin.x > route->gutter ? 0 : MIN (right_of (target) + BESIDE, route->width - BESIDE / 2);
  const float x = left ? MIN (note->origin.x, target->origin.x) - BESIDE : MAX (route->gutter, right);
  const float y = middle_y (note);

  go (self, left ? note->origin.x : right_of (note), y);
  go (self, x, y);
  if (route->above > 0)
    {
      go (self, x, route->above);
      go (self, middle_x (target), route->above);
      go (self, middle_x (target), target->origin.y - SHORT);
      return;
    }

  go (self, x, middle_y (target));
  if (target->origin.x > x)
    go (self, target->origin.x - SHORT, middle_y (target));
  else
    go (self, left ? target->origin.x - SHORT : right_of (target) + SHORT, middle_y (target));
}

void
probe_guide_path_find (ProbeGuidePath *self, const ProbeGuideRoute *route)
{
  const graphene_rect_t *note = &route->note, *target = &route->target;
  const float gap = MAX (note->origin.y - bottom_of (target), target->origin.y - bottom_of (note));
  graphene_rect_t common;

  self->n = 0;
  if (graphene_rect_intersection (note, target, &common))
    return;

  if (route->above <= 0 && gap >= 0 && gap < note->size.height && middle_x (target) > note->origin.x - INSIDE
      && middle_x (target) < right_of (note) + INSIDE)
    go_straight (self, route);
  else
    go_round (self, route);
}

float
probe_guide_path_length (const ProbeGuidePath *self)
{
  float length = 0;

  for (int i = 1; i < self->n; i++)
    length += hypotf (self->point[i].x - self->point[i - 1].x, self->point[i].y - self->point[i - 1].y);
  return length;
}
