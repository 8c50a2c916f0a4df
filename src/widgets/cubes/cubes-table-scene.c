/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Decides what the table shows: which page, whose secrets, and when the lid covers them. */

#include <glib/gi18n-lib.h>

#include "widgets/cubes/cubes-end-page.h"
#include "widgets/cubes/cubes-hand-over.h"
#include "widgets/cubes/cubes-missed-page.h"
#include "widgets/cubes/cubes-read-out-page.h"
#include "widgets/cubes/cubes-round-page.h"
#include "widgets/cubes/cubes-round-text.h"
#include "widgets/cubes/cubes-standing-page.h"
#include "widgets/cubes/cubes-table-private.h"
#include "widgets/salon-pages.h"

static gboolean
is_shared (CubesTable *self)
{
  return salon_game_count_people (SALON_GAME (self->game)) > 1;
}

/* The only person at the table, whose list nobody else can read; otherwise CUBES_ONLOOKER. */
static int
find_only_person (CubesTable *self)
{
  int person = CUBES_ONLOOKER;

  if (salon_game_count_people (SALON_GAME (self->game)) != 1)
    return CUBES_ONLOOKER;
  for (guint seat = 0; seat < salon_game_count_seats (SALON_GAME (self->game)); seat++)
    if (salon_game_is_person (SALON_GAME (self->game), seat))
      person = (int) seat;
  return person;
}

/* Shows @page and hides the others, which have no secret any more. */
static void
show_page (CubesTable *self, GtkWidget *page)
{
  const gboolean is_new = gtk_stack_get_visible_child (GTK_STACK (self->stack)) != page;

  if (page != self->round)
    cubes_round_page_hide (CUBES_ROUND_PAGE (self->round));
  if (is_new)
    salon_pages_show (GTK_STACK (self->stack),
                      gtk_stack_page_get_name (gtk_stack_get_page (GTK_STACK (self->stack), page)));
  if (is_new && page == self->hand_over)
    cubes_hand_over_focus (CUBES_HAND_OVER (self->hand_over));
}

static void
show_round (CubesTable *self, int eye)
{
  g_autofree char *subtitle = cubes_round_text_subtitle (self->game);

  /* Nothing moves on a page that is not there, so it comes first, still with the lid on. */
  show_page (self, self->round);
  cubes_round_page_update (CUBES_ROUND_PAGE (self->round), eye, self->moving);
  self->moving = FALSE;
  salon_table_set_subtitle (SALON_TABLE (self), subtitle);
  cubes_round_page_keep_focus (CUBES_ROUND_PAGE (self->round));
}

static void
show_hand_over (CubesTable *self, CubesHandOverKind kind, int seat)
{
  g_autofree char *subtitle = cubes_round_text_subtitle_for (self->game, seat);

  self->unlocked = CUBES_ONLOOKER;
  cubes_hand_over_update (CUBES_HAND_OVER (self->hand_over), self->game, &self->look, kind, seat);
  salon_table_set_subtitle (SALON_TABLE (self), subtitle);
  show_page (self, self->hand_over);
}

/* Whether some of the time that begins with the lid has run before, and the game was taken up again. */
static gboolean
has_used_time (CubesTable *self)
{
  CubesTime time;

  cubes_game_get_time (self->game, &time);
  return time.used > 0;
}

/* The Bar is to be laid. Where several people share the screen, the shaker alone studies the cubes for that, if they lie there
 * already; on paper all look, as they do at a table. */
static void
update_bar (CubesTable *self, int turn)
{
  const gboolean person = salon_game_is_person (SALON_GAME (self->game), (guint) turn);
  const gboolean alone = person && is_shared (self) && cubes_game_get_header (self->game)->setup.grid == CUBES_BAR_AFTER
                         && cubes_game_get_habits (self->game)->way == CUBES_WAY_CURTAIN;

  if (alone && self->shows_move)
    show_round (self, CUBES_ONLOOKER);
  else if (alone && self->unlocked != turn)
    show_hand_over (self, CUBES_HAND_OVER_BAR, turn);
  else
    show_round (self, person ? turn : find_only_person (self));
}

/* The lid is to be lifted. Until the cubes have been seen to be shaken, they are. */
static void
update_lid (CubesTable *self, int turn)
{
  if (turn != CUBES_ONLOOKER && is_shared (self) && !self->shows_move)
    show_hand_over (self, has_used_time (self) ? CUBES_HAND_OVER_GO_ON : CUBES_HAND_OVER_WRITE, turn);
  else
    show_round (self, find_only_person (self));
}

static void
update_writing (CubesTable *self, int turn)
{
  if (cubes_game_is_paused (self->game) || (turn != CUBES_ONLOOKER && is_shared (self) && self->unlocked != turn))
    show_hand_over (self, CUBES_HAND_OVER_GO_ON, turn);
  else
    show_round (self, turn != CUBES_ONLOOKER ? turn : find_only_person (self));
}

static void
update_lists (CubesTable *self, int turn)
{
  if (is_shared (self) && self->unlocked != turn)
    show_hand_over (self, CUBES_HAND_OVER_TYPE, turn);
  else
    show_round (self, turn);
}

/* How the game stands between two rounds, or who has won it. */
static void
show_standing (CubesTable *self, const CubesView *view)
{
  const gboolean is_new = gtk_stack_get_visible_child (GTK_STACK (self->stack)) != self->standing;

  if (cubes_game_get_due (self->game) == CUBES_DUE_OVER)
    {
      cubes_end_page_update (CUBES_END_PAGE (self->end), self->game, view, &self->look);
      salon_table_set_title (SALON_TABLE (self), _ ("The end"));
      show_page (self, self->end);
      return;
    }
  cubes_standing_page_update (CUBES_STANDING_PAGE (self->standing), self->game, view, &self->look);
  show_page (self, self->standing);
  if (is_new)
    cubes_standing_page_play (CUBES_STANDING_PAGE (self->standing));
}

/* The lists are read out once, when the time has run out before everybody’s eyes. */
static void
show_lists (CubesTable *self, const CubesView *view)
{
  const guint rounds = cubes_game_count_rounds (self->game);

  cubes_read_out_page_update (CUBES_READ_OUT_PAGE (self->read_out), self->game, view, &self->look);
  show_page (self, self->read_out);
  if (rounds == self->read)
    return;
  self->read = rounds;
  cubes_read_out_page_read (CUBES_READ_OUT_PAGE (self->read_out));
}

/* A round has been scored, and its lists lie open. */
static void
update_scored (CubesTable *self)
{
  g_autofree CubesView *view = g_new (CubesView, 1);
  g_autofree char *subtitle = cubes_round_text_subtitle (self->game);

  cubes_game_get_view (self->game, CUBES_ONLOOKER, view);
  salon_table_set_subtitle (SALON_TABLE (self), subtitle);
  if (cubes_game_count_rounds (self->game) != self->read)
    self->shown = CUBES_SHOWN_LISTS;

  switch (self->shown)
    {
    case CUBES_SHOWN_MISSED:
      cubes_missed_page_update (CUBES_MISSED_PAGE (self->missed), self->game, view, &self->look);
      show_page (self, self->missed);
      break;
    case CUBES_SHOWN_STANDING:
      show_standing (self, view);
      break;
    case CUBES_SHOWN_LISTS:
    default:
      show_lists (self, view);
      break;
    }
}

void
cubes_table_update (CubesTable *self)
{
  const int turn = self->game != NULL ? cubes_game_get_turn (self->game) : CUBES_ONLOOKER;
  const char *title = self->game != NULL ? salon_game_get_title (SALON_GAME (self->game)) : NULL;

  if (self->game == NULL)
    return;

  salon_table_set_title (SALON_TABLE (self), title != NULL && title[0] != '\0' ? title : _ ("Cubes"));
  switch (cubes_game_get_due (self->game))
    {
    case CUBES_DUE_BAR:
      update_bar (self, turn);
      break;
    case CUBES_DUE_SHAKE:
      show_round (self, find_only_person (self));
      break;
    case CUBES_DUE_LID:
      update_lid (self, turn);
      break;
    case CUBES_DUE_WRITE:
      update_writing (self, turn);
      break;
    case CUBES_DUE_LISTS:
      update_lists (self, turn);
      break;
    case CUBES_DUE_NEXT:
    case CUBES_DUE_OVER:
      update_scored (self);
      break;
    case CUBES_DUE_END:
    default:
      show_round (self, find_only_person (self));
      break;
    }
}

/* Being there, and turning away */

void
cubes_table_lift (CubesTable *self)
{
  const int turn = cubes_game_get_turn (self->game);
  g_autoptr (GError) error = NULL;

  self->unlocked = turn;
  self->moving = TRUE;
  cubes_table_set_paused (self, SALON_PAUSE_BY_HAND | SALON_PAUSE_INACTIVE, FALSE);
  if (cubes_game_get_due (self->game) == CUBES_DUE_LID)
    cubes_game_lift_lid (self->game, turn, &error);
  else
    cubes_game_set_paused (self->game, FALSE);
  if (error != NULL)
    salon_table_tell (SALON_TABLE (self), error->message);
  cubes_table_update (self);
}

/* Whether the time has to stand still when people turn away: what they see without it running would be an advantage. One
 * person who has no time limit sees no more than they may. */
static gboolean
is_time_at_stake (CubesTable *self)
{
  return cubes_game_get_due (self->game) == CUBES_DUE_WRITE
         && (is_shared (self) || cubes_game_get_header (self->game)->setup.minutes > 0
             || self->paused & SALON_PAUSE_BY_HAND);
}

void
cubes_table_lock (CubesTable *self)
{
  if (self->game == NULL)
    return;

  self->unlocked = CUBES_ONLOOKER;
  if (is_time_at_stake (self))
    cubes_game_set_paused (self->game, TRUE);
  cubes_table_update (self);
}

void
cubes_table_set_paused (CubesTable *self, SalonPause why, gboolean paused)
{
  const guint before = self->paused;

  self->paused = paused ? before | why : before & ~(guint) why;
  if (!before == !self->paused)
    return;

  salon_pacer_set_paused (self->pacer, self->game != NULL ? SALON_GAME (self->game) : NULL, self->paused != 0);
  salon_table_pause (SALON_TABLE (self), self->paused != 0);
}
