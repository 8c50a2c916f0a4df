/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is on the screen: which page, whose secrets, and when the curtain stands
 * before them. */

#include "widgets/probe/probe-table-private.h"

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"
#include "widgets/probe/probe-board.h"
#include "widgets/probe/probe-end-page.h"
#include "widgets/probe/probe-lay-page.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-curtain.h"
#include "widgets/salon-pages.h"

static int
n_people (ProbeTable *self)
{
  return __builtin_popcount (self->people);
}

int
probe_table_only_person (ProbeTable *self)
{
  return n_people (self) == 1 ? __builtin_ctz (self->people) : PROBE_NOBODY;
}

/* Whether what is to be decided is decided with secrets in sight. */
static gboolean
is_secret (const ProbeState *state)
{
  return state->phase == PROBE_TO_ANSWER || state->phase == PROBE_TO_EXPOSE || state->phase == PROBE_TO_TRAY;
}

/* A person need not wait for what is being shown before they decide, unless the
 * curtain would hide it from the others. */
static gboolean
is_waiting (ProbeTable *self)
{
  ProbeView view;

  if (!salon_pacer_is_showing (self->pacer) || probe_game_get_person (self->game) == PROBE_NOBODY)
    return salon_pacer_is_showing (self->pacer);

  probe_game_get_view (self->game, PROBE_NOBODY, &view);
  return n_people (self) > 1 && is_secret (&view.seen);
}

static void
show_page (ProbeTable *self, const char *page)
{
  salon_pages_show (GTK_STACK (self->stack), page);
}

/* The focus is where the person has to do something, but it is not taken from
 * where they put it themselves. */
static void
keep_focus (ProbeTable *self, gboolean page_is_new)
{
  GtkRoot *root = gtk_widget_get_root (self->board);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean idle;

  if (root == NULL)
    return;
  idle = focus == NULL || focus == self->board
         || (gtk_widget_is_ancestor (focus, self->board)
             && !(gtk_widget_is_sensitive (focus) && gtk_widget_get_focusable (focus)));
  if (page_is_new || idle)
    probe_board_focus (PROBE_BOARD (self->board));
}

/* Whether @seat has to say that they are there before they see secrets. */
static gboolean
needs_curtain (ProbeTable *self, int seat)
{
  return n_people (self) > 1 && self->unlocked != seat;
}

static void
update_board (ProbeTable *self, int eye, int person)
{
  ProbeView view;
  const ProbeBoardScene scene = {
    .look = &self->look,
    .view = &view,
    .person = person,
    .people = self->people,
    .may_look = n_people (self) > 1 && salon_game_get_stage (SALON_GAME (self->game)) == SALON_GAME_PLAYING,
    .looking = self->looker != PROBE_NOBODY,
    .waiting = is_waiting (self),
    .news = self->news,
  };

  probe_game_get_view (self->game, eye, &view);
  probe_board_update (PROBE_BOARD (self->board), &scene);
}

static void
show_board (ProbeTable *self, int eye, int person)
{
  const gboolean page_is_new = gtk_stack_get_visible_child (GTK_STACK (self->stack)) != self->board;

  update_board (self, eye, person);
  show_page (self, PAGE_BOARD);
  keep_focus (self, page_is_new);
}

/* Nothing secret stays on the pages behind the curtain, either; a half-laid word is only
 * put out of sight. A curtain that is shut before the same person already stays as it is:
 * its button must not be held up for as long as computers go on behind it. */
static void
close_curtain (ProbeTable *self, int seat, const char *reason)
{
  const ProbeHeader *header = probe_game_get_header (self->game);

  if (self->behind_curtain == seat && gtk_stack_get_visible_child (GTK_STACK (self->stack)) == self->curtain)
    return;

  probe_lay_page_hide (PROBE_LAY_PAGE (self->lay));
  self->laying_seat = -1;
  if (salon_game_get_stage (SALON_GAME (self->game)) == SALON_GAME_PLAYING)
    {
      update_board (self, PROBE_NOBODY, PROBE_NOBODY);
      probe_board_skip (PROBE_BOARD (self->board));
    }
  self->behind_curtain = seat;
  salon_curtain_close (SALON_CURTAIN (self->curtain), header->salon.name[seat],
                       salon_colour_get (self->look.colour[seat]), reason);
  show_page (self, PAGE_CURTAIN);
}

static void
update_laying (ProbeTable *self)
{
  const ProbeHeader *header = probe_game_get_header (self->game);
  int seat, tray;

  if (!probe_game_next_to_lay (self->game, &seat, &tray))
    {
      /* Computers are still choosing; it takes a moment. */
      probe_lay_page_clear (PROBE_LAY_PAGE (self->lay));
      self->laying_seat = -1;
      probe_table_set_title (self, _ ("Probe"));
      show_page (self, PAGE_WAIT);
      return;
    }
  if (needs_curtain (self, seat))
    {
      probe_table_set_title (self, _ ("Probe"));
      close_curtain (self, seat, _ ("Choose your secret word behind this curtain.\nEverybody else, please look away."));
      return;
    }

  if (self->laying_seat != seat || self->laying_tray != tray)
    {
      self->laying_seat = seat;
      self->laying_tray = tray;
      probe_lay_page_begin (PROBE_LAY_PAGE (self->lay), self->game, seat, tray,
                            salon_colour_get (self->look.colour[seat]));
    }
  if (header->setup.trays == 1)
    probe_table_set_title (self, _ ("Lay your word"));
  else
    probe_table_set_title (self, tray == 0 ? _ ("Lay your left word") : _ ("Lay your right word"));
  show_page (self, PAGE_LAY);
}

static void
update_playing (ProbeTable *self)
{
  const int person = probe_game_get_person (self->game);
  int eye = probe_table_only_person (self);
  ProbeView view;

  probe_game_get_view (self->game, PROBE_NOBODY, &view);
  probe_table_set_title (self, _ ("Probe"));

  if (self->looker != PROBE_NOBODY)
    {
      if (needs_curtain (self, self->looker))
        {
          g_autofree char *reason = probe_text_curtain (probe_game_get_header (self->game), NULL);

          close_curtain (self, self->looker, reason);
          return;
        }
      eye = self->looker;
    }
  else if (person != PROBE_NOBODY && is_secret (&view.seen) && !is_waiting (self) && n_people (self) > 1)
    {
      if (needs_curtain (self, person))
        {
          g_autofree char *reason = probe_text_curtain (probe_game_get_header (self->game), &view.seen);

          close_curtain (self, person, reason);
          return;
        }
      eye = person;
    }
  else
    {
      self->unlocked = PROBE_NOBODY;
    }

  show_board (self, eye, person);
}

static void
update_finished (ProbeTable *self)
{
  probe_table_set_title (self, _ ("Probe"));
  self->unlocked = PROBE_NOBODY;
  if (salon_pacer_is_showing (self->pacer) || self->at_table)
    {
      show_board (self, PROBE_NOBODY, PROBE_NOBODY);
      return;
    }

  probe_table_set_title (self, _ ("The end"));
  probe_end_page_show (PROBE_END_PAGE (self->end), self->game, &self->look);
  show_page (self, PAGE_END);
}

void
probe_table_update (ProbeTable *self)
{
  if (self->game == NULL)
    return;
  if (self->naming)
    {
      probe_table_set_title (self, _ ("Name a word"));
      show_page (self, PAGE_NAME);
      return;
    }

  switch (salon_game_get_stage (SALON_GAME (self->game)))
    {
    case SALON_GAME_SETTING_UP:
      update_laying (self);
      break;
    case SALON_GAME_PLAYING:
      update_playing (self);
      break;
    case SALON_GAME_FINISHED:
    default:
      update_finished (self);
      break;
    }
}

void
probe_table_lock (ProbeTable *self)
{
  if (self->game == NULL || (self->unlocked == PROBE_NOBODY && self->looker == PROBE_NOBODY))
    return;

  if (self->looker != PROBE_NOBODY)
    salon_game_release (SALON_GAME (self->game));
  self->unlocked = self->looker = PROBE_NOBODY;
  probe_table_update (self);
}
