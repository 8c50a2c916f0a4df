/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a game of Probe does when it is a lesson. */

#include "model/probe/probe-game-private.h"

#include <string.h>

#include "players/probe/probe-telling.h"

/* A bookmark: the date of the game, the number of its moves and of the notes read since, or that no notes are
 * wanted any more. */
#define NO_NOTES "quiet"

void
probe_game_find_lesson (ProbeGame *self)
{
  self->script = probe_lesson_find (&self->header);
  if (self->script == NULL)
    return;

  probe_lesson_init (&self->lesson);
  if (self->header.setup.row[PROBE_LEARNER][0].n > 0)
    probe_lesson_begin (&self->lesson);
  self->chooses[PROBE_LEARNER] = TRUE;
}

ProbeKind
probe_game_get_prepared (ProbeGame *self)
{
  guint cards = 0;
  ProbeKind kind;

  if (self->script == NULL)
    return PROBE_NO_CARD;

  for (int i = 0; i < PROBE_N_KINDS; i++)
    cards += (guint) probe_deck_count (self->header.setup.rules.deck, (ProbeKind) i);
  kind = probe_lesson_card (cards - (guint) probe_pile_left (&self->state));
  return self->state.pile[kind] > 0 ? kind : PROBE_NO_CARD;
}

gboolean
probe_game_lesson_draws (ProbeGame *self)
{
  if (self->script == NULL || self->quiet || self->stage != SALON_GAME_PLAYING || self->state.moves > 0)
    return FALSE;

  return probe_game_draw (self, NULL);
}

const ProbeLesson *
probe_game_get_lesson (ProbeGame *self)
{
  g_return_val_if_fail (PROBE_IS_GAME (self), NULL);

  return self->script != NULL && !self->quiet ? &self->lesson : NULL;
}

void
probe_game_make_note (ProbeGame *self, const ProbeLessonScene *scene, ProbeLessonNote *note)
{
  const gboolean laid = self->stage != SALON_GAME_SETTING_UP;
  ProbeView view;

  g_return_if_fail (self->script != NULL);

  if (laid)
    probe_game_get_view (self, PROBE_LEARNER, &view);
  probe_lesson_make_note (&self->lesson, self->script, laid ? &view : NULL, scene, note);
  /* The list of words knows which card tells least. */
  if (note->step == PROBE_NOTE_WHICH && laid && view.seen.phase == PROBE_TO_ANSWER)
    note->slot = probe_quietest_show (&view, probe_game_get_words (self)).slot;
}

void
probe_game_read_note (ProbeGame *self)
{
  if (probe_game_get_lesson (self) == NULL || !probe_lesson_can_go_on (&self->lesson))
    return;

  probe_lesson_go_on (&self->lesson, &self->state);
  probe_game_schedule (self);
  salon_game_changed (SALON_GAME (self));
}

void
probe_game_end_lesson (ProbeGame *self)
{
  if (probe_game_get_lesson (self) == NULL)
    return;

  self->quiet = TRUE;
  self->lesson.waits = FALSE;
  probe_game_schedule (self);
  salon_game_changed (SALON_GAME (self));
}

void
probe_game_tell_row (ProbeGame *self, ProbeRow *row)
{
  g_return_if_fail (self->script != NULL);

  *row = self->header.setup.row[PROBE_ROSA][0];
}

/* The class */

static gboolean
is_lesson (SalonGame *game)
{
  return PROBE_GAME (game)->script != NULL;
}

static char *
get_bookmark (SalonGame *game)
{
  ProbeGame *self = PROBE_GAME (game);

  if (self->script == NULL)
    return NULL;
  if (self->quiet)
    return g_strdup_printf ("%s " NO_NOTES, self->header.salon.date);
  return g_strdup_printf ("%s %u %u", self->header.salon.date, self->state.moves, self->lesson.reads);
}

static void
set_bookmark (SalonGame *game, const char *bookmark)
{
  ProbeGame *self = PROBE_GAME (game);
  g_auto (GStrv) words = g_strsplit (bookmark, " ", -1);

  if (self->script == NULL || g_strv_length (words) < 2 || strcmp (words[0], self->header.salon.date) != 0)
    return;

  if (strcmp (words[1], NO_NOTES) == 0)
    probe_game_end_lesson (self);
  else if (words[2] != NULL && g_ascii_strtoull (words[1], NULL, 10) == self->state.moves
           && self->stage == SALON_GAME_PLAYING)
    for (guint64 reads = g_ascii_strtoull (words[2], NULL, 10);
         self->lesson.reads < reads && probe_lesson_can_go_on (&self->lesson);)
      probe_game_read_note (self);
}

void
probe_game_lesson_class_init (SalonGameClass *klass)
{
  klass->is_lesson = is_lesson;
  klass->get_bookmark = get_bookmark;
  klass->set_bookmark = set_bookmark;
}
