/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is seen on the table: it follows from the state that is shown, and of the question that is due from what the game tells
 * of it. */

#include "widgets/wedges/wedges-board-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "widgets/wedges/wedges-board-scene.h"
#include "widgets/wedges/wedges-boxes.h"
#include "widgets/wedges/wedges-chronicle.h"
#include "widgets/wedges/wedges-die.h"
#include "widgets/wedges/wedges-legend.h"
#include "widgets/wedges/wedges-prompt.h"
#include "widgets/wedges/wedges-vote.h"
#include "widgets/wedges/wedges-wheel.h"

/* How often the time is shown anew, in ms. */
#define CLOCK_MS 200

/* So many seats are many for a low window. */
#define MANY 5

void
wedges_board_get_view (WedgesBoardPage *self, WedgesBoardView *view)
{
  *view = (WedgesBoardView) {
    .header = wedges_game_get_header (self->game),
    .state = &self->shown,
    .stage = self->stage,
    .rolled = self->rolled,
  };
}

gboolean
wedges_board_is_open (WedgesBoardPage *self)
{
  return self->game != NULL && self->step == WEDGES_STEP_NONE && !self->paused
         && wedges_game_get_person (self->game) >= 0;
}

static gboolean
is_person_due (WedgesBoardPage *self)
{
  const int seat = wedges_seat_due (&self->shown);

  return seat >= 0 && wedges_game_is_person (self->game, seat);
}

/* The plates */

static void
show_plate (WedgesBoardPage *self, const WedgesBoardView *view, int seat)
{
  g_autofree char *note = wedges_board_text_note (view, seat);
  g_autofree const char **members = wedges_board_text_list_members (view->header, seat);
  WedgesPlateScene scene = wedges_board_scene_get_plate (view, &self->look, seat);

  if (view->state->seat == seat)
    scene.wedges &= (guint8) ~self->flying;
  scene.moving = self->step == WEDGES_STEP_WEDGE && self->moving;
  scene.note = note;
  scene.members = members;
  wedges_plate_set_scene (WEDGES_PLATE (self->plate[seat]), &scene);
}

static void
show_plates (WedgesBoardPage *self, const WedgesBoardView *view)
{
  for (int seat = 0; seat < WEDGES_MAX_SEATS; seat++)
    {
      gtk_widget_set_visible (self->plate[seat], seat < view->state->setup.seats);
      if (seat < view->state->setup.seats)
        show_plate (self, view, seat);
    }
}

/* The prompt */

/* What the verdict has led to has been seen. */
static gboolean
can_take_back (WedgesBoardPage *self)
{
  return self->step == WEDGES_STEP_NONE && !self->paused && wedges_game_can_take_back (self->game);
}

static void
show_button (WedgesBoardPage *self, const char *button)
{
  const WedgesPromptScene scene = {
    .first = "",
    .second = "",
    .button = button,
    /* Translators: a key, as it is written on keyboards */
    .key = _ ("Space"),
    .can_take_back = can_take_back (self),
  };

  wedges_prompt_set_scene (WEDGES_PROMPT (self->prompt), &scene);
}

/* The number of @space among those that can be reached; 0: it is none of them. */
static int
find_number (WedgesBoardPage *self, int space, int *n)
{
  uint8_t spaces[WEDGES_MAX_REACH];

  *n = wedges_wheel_get_reach (WEDGES_WHEEL (self->wheel), spaces);
  for (int i = 0; i < *n; i++)
    if (spaces[i] == space)
      return i + 1;
  return 0;
}

/* The space at which a person points: what it is, what it is worth, and how it is chosen. */
static void
show_pointed (WedgesBoardPage *self, const char *text, int number)
{
  const char *colon = strchr (text, ':');
  g_autofree char *first = colon != NULL ? g_strndup (text, (gsize) (colon + 1 - text)) : g_strdup (text);
  g_autofree char *worth = colon != NULL ? g_strstrip (g_strdup (colon + 1)) : NULL;
  g_autofree char *second = worth != NULL
                              /* Translators: what a space is worth, such as “a wedge to win”, and its number */
                              ? g_strdup_printf (_ ("%1$s. Click, or press %2$d"), worth, number)
                              /* Translators: the number of a space */
                              : g_strdup_printf (_ ("Click, or press %d"), number);
  WedgesPrompt *prompt = WEDGES_PROMPT (self->prompt);
  /* What a space is worth is read whole, rather than that it can be clicked: its number lies beside it on the wheel. */
  const gboolean cut = worth != NULL && !wedges_prompt_has_room (prompt, second);
  const WedgesPromptScene scene = { .first = first, .second = cut ? worth : second };

  wedges_prompt_set_scene (prompt, &scene);
}

/* Where a person may go. */
static void
show_reach (WedgesBoardPage *self, const char *due)
{
  int n;
  const int number = find_number (self, self->pointed, &n);
  g_autofree char *text = number > 0 ? wedges_wheel_get_text (WEDGES_WHEEL (self->wheel), self->pointed) : NULL;
  g_autofree char *how =
    n == 1 ? g_strdup (_ ("Click the space, or press 1")) : g_strdup_printf (_ ("Click a space, or press 1 to %d"), n);
  const WedgesPromptScene scene = { .first = due, .second = how };

  if (text != NULL)
    show_pointed (self, text, number);
  else
    wedges_prompt_set_scene (WEDGES_PROMPT (self->prompt), &scene);
}

static gboolean
takes_time (WedgesBoardPage *self)
{
  WedgesTime time;

  wedges_game_get_time (self->game, &time);
  return self->shown.phase == WEDGES_TO_ANSWER && self->stage == WEDGES_CARD_ASKED && time.whole > 0;
}

void
wedges_board_show_prompt (WedgesBoardPage *self)
{
  const gboolean person = is_person_due (self), open = wedges_board_is_open (self);
  const WedgesPhase phase = (WedgesPhase) self->shown.phase;
  WedgesBoardView view;
  g_autofree char *due = NULL, *button = NULL;
  WedgesPromptScene scene = { 0 };

  if (self->game == NULL)
    return;
  wedges_board_get_view (self, &view);
  due = wedges_board_text_due (&view, person);
  button = wedges_board_text_button (&view);
  wedges_die_set_open (WEDGES_DIE_TRAY (self->die), open && button != NULL);
  wedges_wheel_set_open (WEDGES_WHEEL (self->wheel), open && phase == WEDGES_TO_MOVE);

  gtk_widget_set_visible (self->prompt, phase != WEDGES_TO_ANSWER || !person || takes_time (self) || self->by_hand);
  if (button != NULL && (open || (phase == WEDGES_OVER && self->step == WEDGES_STEP_NONE)))
    {
      show_button (self, button);
      return;
    }
  if (open && phase == WEDGES_TO_MOVE)
    {
      show_reach (self, due);
      return;
    }
  /* While an answer is read nobody thinks about it any more. */
  if (self->by_hand)
    scene.first = _ ("Paused");
  else
    scene.first = self->step == WEDGES_STEP_VERDICT || (person && self->step != WEDGES_STEP_NONE) ? "" : due;
  scene.second = "";
  scene.can_pause = phase != WEDGES_OVER && (!person || takes_time (self) || self->by_hand);
  scene.can_hurry = self->can_hurry;
  scene.paused = self->by_hand;
  scene.can_take_back = can_take_back (self);
  wedges_prompt_set_scene (WEDGES_PROMPT (self->prompt), &scene);
}

/* Beside the card, and beside the vote */

/* Everybody else judges what is said aloud. */
static void
show_judges (WedgesBoardPage *self, const WedgesBoardView *view)
{
  WedgesPanelRow rows[WEDGES_MAX_SEATS];
  int n = 0;

  for (int seat = 0; seat < view->state->setup.seats; seat++)
    if (seat != view->state->seat)
      rows[n++] = (WedgesPanelRow) {
        .name = view->header->salon.name[seat],
        .colour = (int) self->look.colour[seat],
        .category = -1,
      };
  if (n > 0)
    wedges_verdict_panel_show_judges (WEDGES_VERDICT_PANEL (self->panel), rows, n);
  else
    wedges_verdict_panel_show_nothing (WEDGES_VERDICT_PANEL (self->panel));
}

/* In a low window many names leave no room for what follows. */
static void
show_follows (WedgesBoardPage *self, const WedgesBoardView *view)
{
  const gboolean fits = !self->low || view->state->setup.seats < MANY;
  g_autofree char *right = fits ? wedges_board_text_right (view) : NULL;
  g_autofree char *wrong = fits ? wedges_board_text_wrong (view) : NULL;

  wedges_verdict_panel_set_follows (WEDGES_VERDICT_PANEL (self->panel), right, wrong);
}

static void
show_beside_card (WedgesBoardPage *self, const WedgesBoardView *view)
{
  WedgesVerdictPanel *panel = WEDGES_VERDICT_PANEL (self->panel);
  const int seat = view->state->seat, member = wedges_board_text_find_member (view, seat);
  const gboolean asked = self->stage == WEDGES_CARD_ASKED;

  if (member >= 0 && view->header->members[seat] > 1 && asked)
    {
      g_autofree const char **members = wedges_board_text_list_members (view->header, seat);

      wedges_verdict_panel_show_team (panel, view->header->salon.name[seat], members, member);
      wedges_verdict_panel_set_follows (panel, NULL, NULL);
      return;
    }
  if (view->header->typed && wedges_game_is_person (self->game, seat))
    {
      wedges_verdict_panel_show_near (panel);
      wedges_verdict_panel_set_follows (panel, NULL, NULL);
      return;
    }
  if (wedges_game_is_person (self->game, seat))
    show_judges (self, view);
  else
    wedges_verdict_panel_show_nothing (panel);
  show_follows (self, view);
}

static void
show_beside_vote (WedgesBoardPage *self, const WedgesBoardView *view)
{
  wedges_board_scene_show_votes (view, &self->look, WEDGES_VERDICT_PANEL (self->panel));
  show_follows (self, view);
}

static void
show_beside (WedgesBoardPage *self, const WedgesBoardView *view)
{
  switch ((int) view->state->phase)
    {
    case WEDGES_TO_ANSWER:
      self->beside = WEDGES_BESIDE_CARD;
      show_beside_card (self, view);
      break;
    case WEDGES_TO_VOTE:
      self->beside = WEDGES_BESIDE_VOTE;
      show_beside_vote (self, view);
      break;
    default:
      self->beside = WEDGES_BESIDE_LEGEND;
      break;
    }
  gtk_widget_set_visible (self->legend, self->beside == WEDGES_BESIDE_LEGEND);
  gtk_widget_set_visible (self->panel, self->beside != WEDGES_BESIDE_LEGEND);
  gtk_widget_set_visible (self->die, self->beside != WEDGES_BESIDE_VOTE);
  if (self->beside != WEDGES_BESIDE_LEGEND)
    wedges_legend_clear (WEDGES_LEGEND (self->legend));
}

/* The six categories to choose from */

static void
show_vote (WedgesBoardPage *self, const WedgesBoardView *view)
{
  const WedgesState *state = view->state;
  const gboolean votes = state->phase == WEDGES_TO_VOTE, shown = votes || state->phase == WEDGES_TO_CHOOSE;
  const WedgesFigures *figures = wedges_game_get_figures (self->game, state->seat);
  WedgesVoter voters[WEDGES_MAX_SEATS];
  WedgesBallot ballot = {
    .final = wedges_is_final (state),
    .name = view->header->salon.name[state->seat],
    .colour = self->look.colour[state->seat],
    .wedges = state->wedges[state->seat],
    .one_box = state->setup.boxes == 1,
    .n_voters = votes ? state->setup.seats - 1 : 0,
    .voter = votes ? wedges_voter_number (state, state->voter) : 0,
    .person = is_person_due (self) && wedges_board_is_open (self),
  };

  gtk_widget_set_visible (self->vote, shown);
  if (!shown)
    return;
  ballot.card = wedges_card (state, &ballot.box);
  for (int category = 0; category < WEDGES_CATEGORIES; category++)
    {
      ballot.right[category] = (int) figures->right[category];
      ballot.asked[category] = (int) figures->asked[category];
    }
  for (int i = 0; i < ballot.n_voters; i++)
    {
      const int seat = wedges_voter (state, i);

      voters[i] = (WedgesVoter) {
        .name = view->header->salon.name[seat],
        .colour = self->look.colour[seat],
        .vote = i < state->votes ? state->vote[i] : -1,
      };
    }
  ballot.voters = voters;
  wedges_vote_show (WEDGES_VOTE_PAGE (self->vote), &ballot);
}

/* The boxes */

/* The number of the card in @box that comes after as many questions as were answered, and @ahead more. */
static int
get_card_after (const WedgesState *state, guint ahead, int *box)
{
  WedgesState later = *state;

  later.questions += ahead;
  return wedges_card (&later, box);
}

static void
show_boxes (WedgesBoardPage *self, const WedgesState *state)
{
  const gboolean out = state->phase == WEDGES_TO_ANSWER;
  int next[2] = { 0, 0 }, box = 0, turn = 0;
  const int card = wedges_card (state, &turn);

  for (guint ahead = out ? 1 : 0; ahead < (out ? 3 : 2); ahead++)
    {
      const int number = get_card_after (state, ahead, &box);

      if (next[box] == 0)
        next[box] = number;
    }
  wedges_boxes_set (WEDGES_BOXES_WIDGET (self->boxes), state->setup.boxes, next, out ? card : 0, turn);
}

void
wedges_board_show (WedgesBoardPage *self)
{
  const WedgesTurn *turns;
  WedgesBoardView view;
  guint n;

  if (self->game == NULL)
    return;
  wedges_board_get_view (self, &view);
  show_plates (self, &view);
  wedges_board_show_prompt (self);
  show_beside (self, &view);
  show_vote (self, &view);
  show_boxes (self, view.state);
  wedges_card_set_objected (WEDGES_CARD (self->card), wedges_game_has_objected (self->game));
  turns = wedges_game_get_turns (self->game, &n);
  /* The last turn is not over before it has been seen. */
  if (n > 0 && self->step != WEDGES_STEP_NONE && self->move.type == WEDGES_ANSWER)
    n--;
  wedges_chronicle_set (WEDGES_CHRONICLE (self->chronicle), view.header, &self->look, turns, n);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* The card */

void
wedges_board_ask (WedgesBoardPage *self, gboolean moving)
{
  g_autofree const char **members = NULL;
  graphene_point_t mouth;
  WedgesBoardView view;
  WedgesAsked question;
  WedgesCardQuestion asked;

  if (!wedges_game_get_question (self->game, &question))
    return;

  wedges_board_get_view (self, &view);
  members = wedges_board_text_list_members (view.header, question.seat);
  asked = wedges_board_scene_get_question (&view, &self->look, &question, members);
  asked.seconds = view.header->seconds;
  moving = moving && wedges_boxes_get_mouth (WEDGES_BOXES_WIDGET (self->boxes), question.box, self->card, &mouth);
  wedges_card_ask (WEDGES_CARD (self->card), &asked, moving ? &mouth : NULL);
  wedges_card_set_objected (WEDGES_CARD (self->card), wedges_game_has_objected (self->game));
  self->uncovered = FALSE;
}

void
wedges_board_show_answer (WedgesBoardPage *self, gboolean settled)
{
  WedgesCardVerdict verdict = WEDGES_VERDICT_SETTLED;
  WedgesCardAnswer shown;
  WedgesAnswer answer;

  if (!wedges_game_get_answer (self->game, &answer))
    return;

  if (!settled)
    verdict =
      wedges_game_get_card_stage (self->game) == WEDGES_CARD_PROPOSED ? WEDGES_VERDICT_PROPOSED : WEDGES_VERDICT_OPEN;
  shown = wedges_board_scene_get_answer (&answer, verdict);
  wedges_card_uncover (WEDGES_CARD (self->card), &shown);
  self->uncovered = TRUE;
}

/* The time for an answer */

static void
show_time (WedgesBoardPage *self)
{
  WedgesTime time;

  wedges_game_get_time (self->game, &time);
  if (time.whole > 0)
    wedges_card_set_left (WEDGES_CARD (self->card), (double) time.left / G_USEC_PER_SEC);
}

static gboolean
clock_cb (gpointer page)
{
  WedgesBoardPage *self = page;

  /* The time may be up now, and the answer wrong when this returns. */
  wedges_game_count_time (self->game);
  if (self->clock_id != 0)
    show_time (self);
  return self->clock_id != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
wedges_board_run_clock (WedgesBoardPage *self)
{
  if (self->game != NULL && takes_time (self) && self->step == WEDGES_STEP_NONE)
    {
      show_time (self);
      if (self->clock_id == 0)
        self->clock_id = g_timeout_add (CLOCK_MS, clock_cb, self);
    }
  else
    {
      g_clear_handle_id (&self->clock_id, g_source_remove);
    }
}
