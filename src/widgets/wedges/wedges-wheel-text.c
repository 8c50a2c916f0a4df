/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of the wheel. */

#include <glib/gi18n-lib.h>

#include "widgets/wedges/wedges-category.h"
#include "widgets/wedges/wedges-space-text.h"
#include "widgets/wedges/wedges-space.h"
#include "widgets/wedges/wedges-wheel-private.h"

/* What @space is worth to whose turn it is, beside its category; NULL: nothing else. */
static const char *
get_worth (WedgesWheel *self, int space)
{
  const unsigned wedges = self->scene.seat >= 0 ? self->scene.wedges[self->scene.seat] : 0;

  switch (wedges_space_type (space))
    {
    case WEDGES_THE_HUB:
      return wedges == WEDGES_ALL ? _ ("the final question") : _ ("a question of any category");
    case WEDGES_HEADQUARTERS:
      return (wedges & 1u << wedges_space_category (space)) == 0 ? _ ("a wedge to win") : _ ("no new wedge");
    case WEDGES_ROLL_AGAIN:
      return _ ("no question");
    case WEDGES_PLAIN:
    default:
      return NULL;
    }
}

/* The names of those whose tokens stand on @space. */
static char *
get_names (WedgesWheel *self, int space)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (int i = 0; i < self->scene.n; i++)
    if (self->scene.space[i] == space && self->name[i] != NULL)
      {
        if (names->len > 0)
          /* Translators: between the names of players whose tokens stand on one space */
          g_string_append (names, C_ ("between names", ", "));
        g_string_append (names, self->name[i]);
      }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static char *
describe (WedgesWheel *self, int space)
{
  g_autofree char *names = get_names (self, space);
  const char *worth = get_worth (self, space);

  if (*names == '\0')
    return g_strdup (worth != NULL ? worth : "");
  if (worth == NULL)
    /* Translators: a space of the wheel; %s are the names of those whose tokens stand there */
    return g_strdup_printf (_ ("here: %s"), names);
  /* Translators: what a space of the wheel is worth, and the names of those whose tokens stand there */
  return g_strdup_printf (_ ("%1$s; here: %2$s"), worth, names);
}

static char *
get_label (WedgesWheel *self, int space)
{
  const int which = wedges_scene_is_reach (&self->scene) && !self->moving ? wedges_wheel_find (self, space) : -1;
  g_autofree char *text = NULL;

  if (which < 0)
    return wedges_space_get_full_name (space);
  text = wedges_space_get_way_text (self->scene.space[self->scene.seat], space, self->scene.die);
  /* Translators: the number of a space that can be chosen, and its name: “2: History, 4 steps” */
  return g_strdup_printf (_ ("%1$d: %2$s"), which + 1, text);
}

void
wedges_wheel_tell (WedgesWheel *self)
{
  wedges_wheel_let_focus_go (self);
  for (int i = 0; i < WEDGES_SPACES; i++)
    {
      g_autofree char *label = get_label (self, i), *description = describe (self, i);
      WedgesSpace *space = WEDGES_SPACE (self->space[i]);

      wedges_space_set (space, label, description);
      wedges_space_set_enabled (space, wedges_wheel_is_open (self) && wedges_wheel_find (self, i) >= 0);
    }
}

char *
wedges_wheel_get_text (WedgesWheel *self, int space)
{
  g_autofree char *text = NULL;
  const char *worth;
  int which;

  g_return_val_if_fail (WEDGES_IS_WHEEL (self), NULL);

  which = wedges_scene_is_reach (&self->scene) ? wedges_wheel_find (self, space) : -1;
  if (which < 0)
    return NULL;
  text = wedges_space_get_text (space);
  worth = get_worth (self, space);
  if (worth == NULL)
    /* Translators: the number of a space that can be chosen, and its name: “2 History” */
    return g_strdup_printf (_ ("%1$d %2$s"), which + 1, text);
  /* Translators: the number of a space that can be chosen, its name, and what it is worth: “1 Entertainment, headquarters: a
   * wedge to win” */
  return g_strdup_printf (_ ("%1$d %2$s: %3$s"), which + 1, text, worth);
}
