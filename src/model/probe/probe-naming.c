/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/probe/probe-naming.h"

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"
#include "rules/probe/probe-apply.h"

static gboolean
may_name (const ProbeState *state, int seat, int target, int tray)
{
  return probe_can_interrupt (state, seat, target, tray) == PROBE_OK;
}

/* Finds the first word that @seat may name; @liked is tried before the others. */
static gboolean
find_target (const ProbeState *state, int seat, int liked, int *target, int *tray)
{
  for (int i = -1; i < state->setup.seats; i++)
    {
      *target = i < 0 ? liked : i;
      for (*tray = 0; *tray < state->setup.trays; ++*tray)
        if (*target >= 0 && *target < state->setup.seats && may_name (state, seat, *target, *tray))
          return TRUE;
    }

  return FALSE;
}

gboolean
probe_naming_begin (ProbeNaming *self, const ProbeState *state, guint people, int seat, int target)
{
  int tray;

  *self = (ProbeNaming) { .seat = PROBE_NOBODY };
  for (int i = 0; i < state->setup.seats; i++)
    {
      int any, its_tray;

      if (people >> i & 1 && find_target (state, i, -1, &any, &its_tray))
        self->who |= 1u << i;
    }
  if (self->who == 0)
    return FALSE;

  /* The one who is suggested, or else the one in turn, or else the first. */
  if (seat < 0 || seat >= PROBE_MAX_SEATS || !(self->who >> seat & 1))
    seat = self->who >> state->turn & 1 ? state->turn : __builtin_ctz (self->who);
  find_target (state, seat, target, &target, &tray);
  self->on = TRUE;
  self->seat = seat;
  return probe_naming_choose_target (self, state, target, tray);
}

void
probe_naming_stop (ProbeNaming *self)
{
  *self = (ProbeNaming) { .seat = PROBE_NOBODY };
}

void
probe_naming_choose_seat (ProbeNaming *self, const ProbeState *state, int seat)
{
  int target, tray;

  if (!(self->who >> seat & 1))
    return;

  self->seat = seat;
  if (!may_name (state, seat, self->target, self->tray) && find_target (state, seat, -1, &target, &tray))
    probe_naming_choose_target (self, state, target, tray);
}

gboolean
probe_naming_choose_target (ProbeNaming *self, const ProbeState *state, int target, int tray)
{
  if (!may_name (state, self->seat, target, tray))
    return FALSE;

  self->target = target;
  self->tray = tray;
  probe_guess_begin (&self->guess, state, target, tray);
  return TRUE;
}

void
probe_naming_fill (const ProbeNaming *self, const ProbeState *state, ProbeChoices *choices)
{
  *choices = (ProbeChoices) { 0 };
  for (int target = 0; target < state->setup.seats; target++)
    for (int tray = 0; tray < state->setup.trays; tray++)
      if (may_name (state, self->seat, target, tray) && (target != self->target || tray != self->tray))
        choices->trays[target] |= 1u << tray;
  choices->spaces[self->target][self->tray] = ((1u << self->guess.row.n) - 1) & ~self->guess.open;
  choices->guess = &self->guess;
  choices->guess_seat = self->target;
  choices->guess_tray = self->tray;
}

void
probe_naming_get_move (const ProbeNaming *self, ProbeMove *move)
{
  *move = (ProbeMove) {
    .type = PROBE_INTERRUPT,
    .seat = (guint8) self->seat,
    .target = (guint8) self->target,
    .tray = (guint8) self->tray,
    .row = self->guess.row,
  };
}

char *
probe_naming_title (const ProbeNaming *self, const ProbeHeader *header)
{
  const char *owner = header->salon.name[self->target];
  const gboolean several = (self->who & (self->who - 1)) != 0;
  const char *const formats[2][3] = {
    {
      /* Translators: the row of cards that is being named; %s is a player’s name */
      _ ("%s’s whole row"),
      _ ("%s’s whole left row"),
      _ ("%s’s whole right row"),
    },
    {
      /* Translators: %1$s names the row of cards that %2$s has laid */
      _ ("%1$s names %2$s’s whole row"),
      _ ("%1$s names %2$s’s whole left row"),
      _ ("%1$s names %2$s’s whole right row"),
    },
  };
  const char *format = formats[several][header->setup.trays == 1 ? 0 : 1 + self->tray];

  return several ? g_strdup_printf (format, header->salon.name[self->seat], owner) : g_strdup_printf (format, owner);
}

char *
probe_naming_button (const ProbeNaming *self)
{
  char word[PROBE_SPACES + 1];

  if (!probe_guess_complete (&self->guess) || probe_row_word (&self->guess.row, word) <= 0)
    return g_strdup (_ ("Name the word"));
  /* Translators: a button; %s is the word that somebody names */
  return g_strdup_printf (_ ("Name %s"), word);
}

char *
probe_naming_stakes (const ProbeNaming *self)
{
  return g_strdup_printf (_ ("Right: %1$d points and %2$d for the hidden cards. Wrong: %3$d points off."),
                          PROBE_NAMED_WORD, probe_guess_worth (&self->guess), PROBE_MISNAMED_WORD);
}

char *
probe_naming_missing (const ProbeNaming *self, const ProbeSetup *setup)
{
  int missing = 0;

  for (int i = 0; i < self->guess.row.n; i++)
    missing += self->guess.row.card[i] == 0;
  if (missing == 0)
    return NULL;

  return g_strdup_printf (setup->rules.blank_is_dot
                            ? ngettext ("%d card is still to be named, a letter or a dot.",
                                        "%d cards are still to be named, letters and dots.", (gulong) missing)
                            : ngettext ("%d card is still to be named, a letter or a blank.",
                                        "%d cards are still to be named, letters and blanks.", (gulong) missing),
                          missing);
}
