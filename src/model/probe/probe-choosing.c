/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/probe/probe-choosing.h"

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"

static void
add_tellings (ProbeChoosing *self, ProbeGame *game)
{
  ProbeTelling tellings[PROBE_TELLINGS];
  const int n = probe_game_get_tellings (game, self->seat, tellings);

  for (int i = 0; i < self->n; i++)
    for (int j = 0; j < n; j++)
      if (tellings[j].tray == self->card[i].tray && tellings[j].slot == self->card[i].slot)
        {
          self->card[i].told = TRUE;
          self->card[i].tells = tellings[j].tells;
          self->card[i].words = tellings[j].words;
        }
}

void
probe_choosing_update (ProbeChoosing *self, ProbeGame *game, const ProbeView *view, const ProbeChoices *choices)
{
  const ProbeState *state = &view->seen;
  const gboolean due = state->phase == PROBE_TO_ANSWER || state->phase == PROBE_TO_EXPOSE;
  const int seat = view->seat;

  if (!due || seat == PROBE_NOBODY || (choices->spaces[seat][0] == 0 && choices->spaces[seat][1] == 0))
    {
      *self = (ProbeChoosing) { .chosen = -1 };
      return;
    }
  if (self->n > 0 && self->seat == seat && self->moves == state->moves)
    return;

  *self = (ProbeChoosing) {
    .chosen = -1,
    .seat = seat,
    .moves = state->moves,
    .exposes = state->phase == PROBE_TO_EXPOSE,
  };
  for (int tray = 0; tray < state->setup.trays; tray++)
    for (int slot = 0; slot < PROBE_SPACES; slot++)
      if (choices->spaces[seat][tray] >> slot & 1)
        self->card[self->n++] = (ProbeCandidate) {
          .tray = (guint8) tray,
          .slot = (guint8) slot,
          .letter = state->setup.row[seat][tray].card[slot],
          .points = (guint8) probe_space_value (slot),
        };
  if (self->n == 1)
    self->chosen = 0;
  add_tellings (self, game);
}

gboolean
probe_choosing_choose (ProbeChoosing *self, int tray, int slot)
{
  for (int i = 0; i < self->n; i++)
    if (self->card[i].tray == tray && self->card[i].slot == slot)
      {
        self->chosen = i;
        return TRUE;
      }

  return FALSE;
}

void
probe_choosing_step (ProbeChoosing *self, int direction)
{
  if (self->n == 0)
    return;
  if (self->chosen < 0)
    self->chosen = direction > 0 ? 0 : self->n - 1;
  else
    self->chosen = CLAMP (self->chosen + direction, 0, self->n - 1);
}

gboolean
probe_choosing_take_back (ProbeChoosing *self)
{
  if (self->chosen < 0)
    return FALSE;

  self->chosen = -1;
  return TRUE;
}

void
probe_choosing_fill (const ProbeChoosing *self, ProbeChoices *choices)
{
  choices->choosing = self->n > 0;
  choices->chosen_tray = self->chosen < 0 ? -1 : self->card[self->chosen].tray;
  choices->chosen_slot = self->chosen < 0 ? -1 : self->card[self->chosen].slot;
}

gboolean
probe_choosing_get_move (const ProbeChoosing *self, ProbeMove *move)
{
  if (self->chosen < 0)
    return FALSE;

  *move = (ProbeMove) {
    .type = self->exposes ? PROBE_EXPOSE : PROBE_SHOW,
    .seat = (guint8) self->seat,
    .tray = self->card[self->chosen].tray,
    .slot = self->card[self->chosen].slot,
  };
  return TRUE;
}

char *
probe_choosing_title (const ProbeChoosing *self, const ProbeHeader *header, const ProbeState *state)
{
  const char *asker = header->salon.name[state->turn];
  g_autofree char *letter = NULL;

  if (self->n == 0)
    return NULL;
  if (self->exposes)
    return state->turn == self->seat ? g_strdup (header->setup.rules.blank_is_dot ? _ ("Which dot do you turn?")
                                                                                  : _ ("Which blank do you turn?"))
                                     /* Translators: %s is the player who drew the card */
                                     : g_strdup_printf (_ ("Which card do you turn for %s?"), asker);

  letter = probe_text_letter (&header->setup, state->asked);
  if (self->n == 1)
    /* Translators: %1$s is a letter or “blank”, %2$s the player who asks */
    return g_strdup_printf (_ ("Your only %1$s, for %2$s"), letter, asker);
  /* Translators: %1$s is a letter or “blank”, %2$s the player who asks */
  return g_strdup_printf (_ ("Which %1$s do you show to %2$s?"), letter, asker);
}

char *
probe_choosing_place (const ProbeChoosing *self, const ProbeHeader *header, int i)
{
  const int space = self->card[i].slot + 1;

  if (header->setup.trays == 1)
    /* Translators: a place in a tray */
    return g_strdup_printf (_ ("space %d"), space);
  return g_strdup_printf (self->card[i].tray == 0 ? _ ("left, space %d") : _ ("right, space %d"), space);
}

char *
probe_choosing_button (const ProbeChoosing *self, const ProbeHeader *header)
{
  g_autofree char *place = NULL;

  if (self->chosen < 0)
    return g_strdup (_ ("Choose a card"));

  place = probe_choosing_place (self, header, self->chosen);
  /* Translators: a button; %s is “space 3” or “left, space 3” */
  return g_strdup_printf (self->exposes ? _ ("Turn %s") : _ ("Show %s"), place);
}

const char *
probe_choosing_tells (const ProbeChoosing *self, int i)
{
  if (!self->card[i].told)
    return NULL;

  switch ((ProbeTells) self->card[i].tells)
    {
    /* Translators: how much a card, once it is shown, tells the others about the word */
    case PROBE_TELLS_LEAST:
      return _ ("tells least");
    case PROBE_TELLS_SOME:
      return _ ("tells some");
    case PROBE_TELLS_MOST:
      return _ ("tells most");
    case PROBE_TELLS_ALIKE:
    default:
      return _ ("tells as much");
    }
}

char *
probe_choosing_words (const ProbeChoosing *self, int i)
{
  const guint32 words = self->card[i].words;

  if (!self->card[i].told)
    return NULL;
  return g_strdup_printf (ngettext ("%u word still fits", "%u words still fit", words), words);
}

char *
probe_choosing_describe (const ProbeChoosing *self, const ProbeHeader *header, int i)
{
  g_autofree char *letter = probe_text_letter (&header->setup, self->card[i].letter);
  g_autofree char *place = probe_choosing_place (self, header, i);
  g_autofree char *words = probe_choosing_words (self, i);
  const char *tells = probe_choosing_tells (self, i);
  /* Translators: a card that may be shown: its letter, its place, its points */
  g_autofree char *card =
    g_strdup_printf (ngettext ("%1$s, %2$s, %3$d point", "%1$s, %2$s, %3$d points", self->card[i].points), letter,
                     place, self->card[i].points);

  return g_strjoin (", ", card, tells, words, NULL);
}
