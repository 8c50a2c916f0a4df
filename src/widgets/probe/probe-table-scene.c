/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Decides what the table shows: which page, whose secrets, and when the curtain covers
 * them. */

#include "widgets/probe/probe-table-show.h"

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"
#include "widgets/probe/probe-board.h"
#include "widgets/probe/probe-end-motion.h"
#include "widgets/probe/probe-end-page.h"
#include "widgets/probe/probe-lay-page.h"
#include "widgets/probe/probe-sounds.h"
#include "widgets/probe/probe-stage-poses.h"
#include "widgets/probe/probe-stage.h"
#include "widgets/probe/probe-table-lesson.h"
#include "widgets/salon-curtain.h"
#include "widgets/salon-draw.h"
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

gboolean
probe_table_is_secret (const ProbeState *state)
{
  return state->phase == PROBE_TO_ANSWER || state->phase == PROBE_TO_EXPOSE || state->phase == PROBE_TO_TRAY;
}

/* Returns whether the next decision has to wait until the last move has been shown. While people read
 * what came of it, a person may decide, unless the curtain would hide the move from the others. */
static gboolean
is_waiting (ProbeTable *self)
{
  ProbeView view;

  if (probe_table_is_behind (self))
    return TRUE;
  if (!probe_table_is_showing (self) || probe_game_get_person (self->game) == PROBE_NOBODY)
    return probe_table_is_showing (self);

  probe_game_get_view (self->game, PROBE_NOBODY, &view);
  return n_people (self) > 1 && probe_table_is_secret (&view.seen);
}

/* Lets the stack be seen and used, or only seen. */
static void
uncover (ProbeTable *self, gboolean usable)
{
  gtk_widget_set_can_target (self->stack, usable);
  gtk_widget_set_can_focus (self->stack, usable);
  gtk_widget_set_visible (self->stack, TRUE);
}

/* Returns whether the curtain lies over the stack, shut or in motion. */
static gboolean
is_covered (ProbeTable *self)
{
  return gtk_widget_get_visible (self->curtain);
}

void
probe_table_show_page (ProbeTable *self, const char *page)
{
  const gboolean covered = is_covered (self);
  GtkWidget *shown;

  uncover (self, TRUE);
  salon_pages_show (GTK_STACK (self->stack), page);
  if (!covered)
    return;

  /* The focus leaves the curtain before the curtain is hidden, so that it is not lost. */
  shown = gtk_stack_get_visible_child (GTK_STACK (self->stack));
  gtk_widget_child_focus (shown, GTK_DIR_TAB_FORWARD);
  salon_curtain_take_away (SALON_CURTAIN (self->curtain));
  gtk_widget_set_visible (self->curtain, FALSE);
}

/* Gives the focus to a widget with which the person can make a move, when the board has
 * just appeared or no usable widget of it has the focus. If a usable widget has the focus,
 * the person may have put it there, so it stays. */
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

/* Returns whether @seat has to open the curtain before they may see their secrets. */
static gboolean
needs_curtain (ProbeTable *self, int seat)
{
  const gboolean laying = salon_game_get_stage (SALON_GAME (self->game)) == SALON_GAME_SETTING_UP;

  return (n_people (self) > 1 || (self->shared && laying)) && self->unlocked != seat;
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
    .watched = self->people == 0 || self->at_table,
    .helps = self->helps && !salon_game_is_lesson (SALON_GAME (self->game)),
    .ahead = probe_table_is_behind (self) && !self->pad_is_due,
    .news = self->news,
  };

  probe_table_get_shown_view (self, eye, &view);
  probe_board_update (PROBE_BOARD (self->board), &scene);
}

static void
show_board (ProbeTable *self, int eye, int person)
{
  const gboolean page_is_new =
    is_covered (self) || gtk_stack_get_visible_child (GTK_STACK (self->stack)) != self->stage;

  update_board (self, eye, person);
  probe_table_show_page (self, PAGE_BOARD);
  keep_focus (self, page_is_new);
  if (person != PROBE_NOBODY && !is_waiting (self))
    {
      ProbeView view;

      probe_table_get_shown_view (self, eye, &view);
      probe_stage_show_question (PROBE_STAGE (self->stage), &view);
    }
}

/* Shows, behind the curtain, the page on which @seat will lay a word, as far as everybody may see
 * it. */
static void
announce_laying (ProbeTable *self, int seat)
{
  int next, tray;

  if (!probe_game_next_to_lay (self->game, &next, &tray) || next != seat)
    return;

  probe_lay_page_announce (PROBE_LAY_PAGE (self->lay), self->game, seat, tray, self->look.colour[seat]);
  salon_pages_show (GTK_STACK (self->stack), PAGE_LAY);
}

/* Shows the closed curtain for @seat and removes secrets from the widgets behind it; the
 * page for laying keeps an unfinished word. If the curtain is already closed for @seat, it
 * is left alone: to close it again would make its button insensitive again at each move
 * that computer players make meanwhile. The halves meet over the page that was shown, which
 * has no secrets any more. */
static void
close_curtain (ProbeTable *self, int seat, const char *reason)
{
  const ProbeHeader *header = probe_game_get_header (self->game);

  if (self->behind_curtain == seat && is_covered (self))
    return;

  probe_lay_page_hide (PROBE_LAY_PAGE (self->lay));
  self->laying_seat = -1;
  if (salon_game_get_stage (SALON_GAME (self->game)) == SALON_GAME_PLAYING)
    {
      probe_table_show_stop (self);
      probe_stage_clear (PROBE_STAGE (self->stage));
      update_board (self, PROBE_NOBODY, PROBE_NOBODY);
      probe_board_skip (PROBE_BOARD (self->board));
    }
  else if (gtk_stack_get_visible_child (GTK_STACK (self->stack)) != self->lay)
    {
      announce_laying (self, seat);
    }
  self->behind_curtain = seat;
  uncover (self, FALSE);
  gtk_widget_set_visible (self->curtain, TRUE);
  salon_curtain_close (SALON_CURTAIN (self->curtain), header->salon.name[seat], self->look.colour[seat], reason);
}

static void
update_laying (ProbeTable *self)
{
  const ProbeHeader *header = probe_game_get_header (self->game);
  int seat, tray;

  if (!probe_game_next_to_lay (self->game, &seat, &tray))
    {
      /* Computer players are still choosing their words, which takes a moment. */
      probe_lay_page_clear (PROBE_LAY_PAGE (self->lay));
      self->laying_seat = -1;
      salon_table_set_title (SALON_TABLE (self), probe_table_lesson_title (self, _ ("Probe")));
      probe_table_show_page (self, PAGE_WAIT);
      return;
    }
  if (needs_curtain (self, seat))
    {
      salon_table_set_title (SALON_TABLE (self), probe_table_lesson_title (self, _ ("Probe")));
      close_curtain (self, seat, _ ("Choose your secret word behind this curtain.\nEverybody else, please look away."));
      return;
    }

  if (header->setup.trays == 1)
    salon_table_set_title (SALON_TABLE (self), probe_table_lesson_title (self, _ ("Lay your word")));
  else
    salon_table_set_title (SALON_TABLE (self), tray == 0 ? _ ("Lay your left word") : _ ("Lay your right word"));
  probe_table_show_page (self, PAGE_LAY);
  if (self->laying_seat != seat || self->laying_tray != tray)
    {
      self->laying_seat = seat;
      self->laying_tray = tray;
      probe_lay_page_begin (PROBE_LAY_PAGE (self->lay), self->game, seat, tray, self->look.colour[seat]);
    }
}

static void
update_playing (ProbeTable *self)
{
  const int person = probe_game_get_person (self->game);
  int eye = probe_table_only_person (self);
  ProbeView view;

  probe_game_get_view (self->game, PROBE_NOBODY, &view);
  salon_table_set_title (SALON_TABLE (self), probe_table_lesson_title (self, _ ("Probe")));

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
  else if (person != PROBE_NOBODY && probe_table_is_secret (&view.seen) && !is_waiting (self) && n_people (self) > 1)
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

  probe_sounds_ring (&view.seen, is_waiting (self) ? PROBE_NOBODY : person, &self->rung);
  show_board (self, eye, person);
}

/* Keeps how the table looks, for the page that takes its place. */
static void
keep_table (ProbeTable *self, ProbeEndTable *table)
{
  const ProbeSetup *setup = &probe_game_get_header (self->game)->setup;
  ProbeBoard *board = PROBE_BOARD (self->board);

  table->in = self->stack;
  table->picture = self->end_picture ? salon_draw_picture (self->stage, self->end_picture) : NULL;
  for (int seat = 0; seat < setup->seats; seat++)
    for (int tray = 0; tray < setup->trays; tray++)
      for (int slot = 0; slot < PROBE_SPACES; slot++)
        {
          graphene_rect_t *card = &table->card[seat][tray][slot];
          graphene_point_t corner;

          if (probe_stage_find_card (board, seat, tray, slot, card)
              && gtk_widget_compute_point (self->board, self->stack, &card->origin, &corner))
            card->origin = corner;
        }
}

static void
update_finished (ProbeTable *self)
{
  ProbeEndTable table = { 0 };
  gboolean played;

  salon_table_set_title (SALON_TABLE (self), probe_table_lesson_title (self, _ ("Probe")));
  self->unlocked = PROBE_NOBODY;
  if (probe_table_is_showing (self) || self->at_table)
    {
      show_board (self, PROBE_NOBODY, PROBE_NOBODY);
      return;
    }

  salon_table_set_title (SALON_TABLE (self), _ ("The end"));
  /* The end appears piece by piece once, when the game has ended before everybody's eyes. */
  played = self->just_ended && gtk_widget_get_mapped (self->stage);
  self->just_ended = FALSE;
  if (played)
    keep_table (self, &table);
  g_clear_object (&self->end_picture);
  probe_end_page_show (PROBE_END_PAGE (self->end), self->game, &self->look);
  probe_table_show_page (self, PAGE_END);
  if (played)
    probe_end_page_play (PROBE_END_PAGE (self->end), probe_end_get_duration (self->pace), &table);
  g_clear_object (&table.picture);
}

void
probe_table_update (ProbeTable *self)
{
  if (self->game == NULL)
    return;

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
  probe_table_lesson_update (self);
}

void
probe_table_lay_out_behind (ProbeTable *self)
{
  if (self->game == NULL)
    return;
  if (salon_game_get_stage (SALON_GAME (self->game)) == SALON_GAME_PLAYING)
    {
      update_board (self, PROBE_NOBODY, PROBE_NOBODY);
      probe_board_skip (PROBE_BOARD (self->board));
      salon_pages_show (GTK_STACK (self->stack), PAGE_BOARD);
    }
  else
    {
      announce_laying (self, self->behind_curtain);
    }
  uncover (self, FALSE);
}

void
probe_table_lock (ProbeTable *self)
{
  salon_curtain_shut_again (SALON_CURTAIN (self->curtain));
  if (self->game == NULL || (self->unlocked == PROBE_NOBODY && self->looker == PROBE_NOBODY))
    return;

  if (self->looker != PROBE_NOBODY)
    salon_game_release (SALON_GAME (self->game));
  self->unlocked = self->looker = PROBE_NOBODY;
  probe_table_update (self);
}
