/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-wheel-motion.h"

#include <math.h>

#include "widgets/wedges/wedges-die.h"
#include "widgets/wedges/wedges-way.h"

/* ms */
#define DIM       180. /* the wheel goes dim, or bright */
#define LIT_WAVE  90.  /* from the nearest space that lights up to the farthest one */
#define LIT_FADE  90.
#define HOP       170
#define QUICK_HOP 110
#define SLOW_HOPS 3 /* the others are quick */
#define HOP_REST  40
#define FLIGHT    340
#define SNAP      180
#define FAN_STEP  90
#define FAN_RISE  180.
#define FANS      900

#define HOP_HIGH 22. /* units */

/* What lies there */

void
wedges_scene_take (WedgesScene *scene, const WedgesState *state)
{
  *scene = (WedgesScene) {
    .n = MIN (state->setup.seats, WEDGES_MAX_SEATS),
    .phase = state->phase,
    .seat = state->phase == WEDGES_OVER ? -1 : state->seat,
    .die = state->die,
  };
  for (int i = 0; i < scene->n; i++)
    {
      scene->space[i] = state->space[i];
      scene->wedges[i] = state->wedges[i];
      scene->place[i] = state->place[i];
    }
  if (wedges_scene_is_reach (scene))
    scene->n_lit = wedges_way_number (scene->space[scene->seat], scene->die, scene->lit);
  else if (wedges_scene_is_dim (scene))
    scene->lit[scene->n_lit++] = scene->space[scene->seat];
}

gboolean
wedges_scene_is_reach (const WedgesScene *scene)
{
  return scene->phase == WEDGES_TO_MOVE && scene->die >= 1 && scene->die <= WEDGES_DIE;
}

gboolean
wedges_scene_is_dim (const WedgesScene *scene)
{
  return scene->seat >= 0
         && (wedges_scene_is_reach (scene) || scene->phase == WEDGES_TO_ANSWER || scene->phase == WEDGES_TO_CHOOSE
             || scene->phase == WEDGES_TO_VOTE);
}

graphene_point_t
wedges_scene_token_at (const WedgesScene *scene, int seat)
{
  int which = 0, of = 0;

  for (int i = 0; i < scene->n; i++)
    if (scene->space[i] == scene->space[seat])
      {
        which += i < seat;
        of++;
      }
  return wedges_wheel_token_at (scene->space[seat], which, of);
}

/* The motion */

static int
get_hop (int hop)
{
  return hop < SLOW_HOPS ? HOP : QUICK_HOP;
}

static int
get_hops (const WedgesWheelMotion *self)
{
  int ms = 0;

  for (int i = 0; i < self->hops; i++)
    ms += get_hop (i);
  return ms;
}

/* Finds who has moved by the die, and on which way. */
static void
find_hop (WedgesWheelMotion *self)
{
  const WedgesScene *before = &self->before, *after = &self->after;

  if (!wedges_scene_is_reach (before))
    return;
  if (wedges_way_find (before->space[before->seat], before->die, after->space[before->seat], self->way))
    {
      self->hops = before->die;
      self->seat = before->seat;
    }
}

/* Finds who has won a wedge, or the game. */
static void
find_gain (WedgesWheelMotion *self)
{
  const WedgesScene *before = &self->before, *after = &self->after;

  for (int i = 0; i < after->n; i++)
    {
      const unsigned gained = after->wedges[i] & ~(unsigned) before->wedges[i];

      for (int category = 0; category < WEDGES_CATEGORIES; category++)
        if (gained == 1u << category)
          {
            self->seat = i;
            self->wedge = category;
          }
      if (before->place[i] == 0 && after->place[i] != 0 && i == before->seat && before->phase == WEDGES_TO_ANSWER)
        self->fans = after->wedges[i] == WEDGES_ALL;
    }
}

gboolean
wedges_wheel_motion_make (WedgesWheelMotion *self, const WedgesScene *before, const WedgesScene *after)
{
  *self = (WedgesWheelMotion) { .before = *before, .after = *after, .wedge = -1 };
  if (before->n != after->n)
    return FALSE;
  if (before->phase == WEDGES_TO_ANSWER)
    find_gain (self);
  find_hop (self);
  if (before->phase == WEDGES_TO_ROLL && wedges_scene_is_reach (after))
    self->wait = WEDGES_DIE_MS;
  return self->hops > 0 || self->wait > 0 || self->wedge >= 0 || self->fans
         || wedges_scene_is_dim (before) != wedges_scene_is_dim (after);
}

int
wedges_wheel_motion_get_length (const WedgesWheelMotion *self)
{
  const int dim = wedges_scene_is_dim (&self->before) || wedges_scene_is_dim (&self->after) ? (int) DIM : 0;

  if (self->fans)
    return FANS;
  if (self->wedge >= 0)
    return FLIGHT + SNAP;
  if (self->hops > 0)
    return get_hops (self) + (wedges_scene_is_dim (&self->after) ? (int) DIM : 0);
  return self->wait + dim;
}

static double
ease (double t)
{
  t = CLAMP (t, 0, 1);
  return t * t * (3 - 2 * t);
}

static graphene_point_t
mix (graphene_point_t from, graphene_point_t to, double t)
{
  graphene_point_t at;

  graphene_point_interpolate (&from, &to, t, &at);
  return at;
}

/* Puts the token that hops where it is @ms after it has begun. */
static void
hop (const WedgesWheelMotion *self, double ms, WedgesWheelPose *pose)
{
  const graphene_point_t first = wedges_scene_token_at (&self->before, self->seat);
  const graphene_point_t last = wedges_scene_token_at (&self->after, self->seat);

  for (int i = 0; i < self->hops; i++)
    {
      const graphene_point_t from = i == 0 ? first : wedges_wheel_middle (self->way[i]);
      const graphene_point_t to = i == self->hops - 1 ? last : wedges_wheel_middle (self->way[i + 1]);
      const double air = get_hop (i) - HOP_REST, t = ms / air;

      if (ms < get_hop (i))
        {
          pose->token[self->seat] = mix (from, to, MIN (1, t));
          pose->lift = t < 1 ? HOP_HIGH * 4 * t * (1 - t) : 0;
          return;
        }
      ms -= get_hop (i);
    }
  pose->token[self->seat] = last;
}

/* Lights up what will be lit, from near to far. */
static void
light_up (const WedgesWheelMotion *self, double ms, WedgesWheelPose *pose)
{
  const WedgesScene *after = &self->after;
  const graphene_point_t from =
    after->seat >= 0 ? wedges_wheel_middle (after->space[after->seat]) : GRAPHENE_POINT_INIT (0, 0);
  double far = 1;

  for (int i = 0; i < after->n_lit; i++)
    {
      const graphene_point_t at = wedges_wheel_middle (after->lit[i]);

      far = MAX (far, graphene_point_distance (&from, &at, NULL, NULL));
    }
  for (int i = 0; i < after->n_lit; i++)
    {
      const graphene_point_t at = wedges_wheel_middle (after->lit[i]);
      const double delay = LIT_WAVE * graphene_point_distance (&from, &at, NULL, NULL) / far;

      pose->lit[i] = CLAMP ((ms - delay) / LIT_FADE, 0, 1);
    }
}

void
wedges_wheel_motion_get_pose (const WedgesWheelMotion *self, double ms, WedgesWheelPose *pose)
{
  const double hops = get_hops (self), settle = self->fans ? FANS : MAX (hops, DIM);
  const gboolean was_dim = wedges_scene_is_dim (&self->before), is_dim = wedges_scene_is_dim (&self->after);
  const double came = ms - self->wait - hops; /* since what is seen after has begun to come */

  *pose = (WedgesWheelPose) { .flight = -1, .won = ms >= FLIGHT };
  /* A wheel that stays dim does not become bright in between, unless a token hops over it. */
  if (was_dim && is_dim && self->hops == 0)
    pose->dim = 1;
  else
    pose->dim = MAX (was_dim ? 1 - ease (ms / DIM) : 0, is_dim ? ease (came / DIM) : 0);
  pose->before = was_dim ? 1 - ease (ms / DIM) : 0;
  light_up (self, came, pose);

  for (int i = 0; i < self->after.n; i++)
    pose->token[i] =
      mix (wedges_scene_token_at (&self->before, i), wedges_scene_token_at (&self->after, i), ease (ms / settle));
  if (self->hops > 0)
    hop (self, ms, pose);
  if (self->wedge >= 0 && ms < FLIGHT)
    pose->flight = ease (ms / FLIGHT);
  if (self->fans)
    for (int i = 0; i < WEDGES_SPOKES; i++)
      pose->fan[i] = ease ((ms - FAN_STEP * i) / FAN_RISE);
}

int
wedges_wheel_motion_get_cue (const WedgesWheelMotion *self, int number, WedgesWheelCue *cue)
{
  if (self->hops > 0)
    {
      int ms = -HOP_REST;

      *cue = WEDGES_WHEEL_CUE_HOP;
      for (int i = 0; i <= number; i++)
        ms += get_hop (i);
      return number < self->hops ? ms : -1;
    }
  *cue = self->fans ? WEDGES_WHEEL_CUE_FANS : WEDGES_WHEEL_CUE_WEDGE;
  if (number > 0 || (!self->fans && self->wedge < 0))
    return -1;
  return self->fans ? 0 : FLIGHT;
}

void
wedges_wheel_rest (const WedgesScene *scene, WedgesWheelPose *pose)
{
  *pose = (WedgesWheelPose) { .dim = wedges_scene_is_dim (scene), .flight = -1, .won = TRUE };
  for (int i = 0; i < scene->n_lit; i++)
    pose->lit[i] = 1;
  for (int i = 0; i < scene->n; i++)
    pose->token[i] = wedges_scene_token_at (scene, i);
  for (int i = 0; i < WEDGES_SPOKES; i++)
    pose->fan[i] = scene->phase == WEDGES_OVER;
}
