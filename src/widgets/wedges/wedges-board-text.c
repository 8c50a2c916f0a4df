/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-board-text.h"

#include <glib/gi18n-lib.h>

#include "rules/wedges/wedges-apply.h"

static const char *
get_name (const WedgesBoardView *view, int seat)
{
  return view->header->salon.name[seat];
}

static char *
say_rolled (int face)
{
  static const char *const texts[] = {
    /* Translators: on a name plate: what the player rolled with the die */
    N_ ("rolled a one"),  N_ ("rolled a two"),  N_ ("rolled a three"),
    N_ ("rolled a four"), N_ ("rolled a five"), N_ ("rolled a six"),
  };

  return g_strdup (_ (texts[CLAMP (face, 1, WEDGES_DIE) - 1]));
}

gboolean
wedges_board_text_is_for_wedge (const WedgesState *state)
{
  const int space = state->space[state->seat];

  return state->phase == WEDGES_TO_ANSWER && wedges_space_type (space) == WEDGES_HEADQUARTERS
         && (state->wedges[state->seat] >> state->category & 1) == 0;
}

gboolean
wedges_board_text_is_for_place (const WedgesState *state)
{
  /* Who wins in the first turn shares the first place. */
  if ((state->had_turn >> state->seat & 1) == 0)
    return FALSE;

  for (int seat = 0; seat < state->setup.seats; seat++)
    if (state->place[seat] != 0)
      return TRUE;

  return FALSE;
}

static char *
note_final (const WedgesState *state)
{
  return g_strdup (wedges_board_text_is_for_place (state) ? _ ("for a place") : _ ("for the game"));
}

char *
wedges_board_text_subtitle (const WedgesBoardView *view)
{
  const WedgesHeader *header = view->header;
  const char *boxes, *judge;

  if (wedges_is_final (view->state))
    /* Translators: the subtitle of the window before the last question of a player */
    return g_strdup_printf (_ ("%s stands on the hub with six wedges"), get_name (view, view->state->seat));

  boxes = header->setup.boxes == 1 ? _ ("one box") : _ ("two boxes");
  judge = header->typed ? _ ("answers are typed") : _ ("judged by the table");
  /* Translators: the subtitle of the window: the edition, “two boxes”, “judged by the table” */
  return g_strdup_printf (_ ("Master 1981 · %s · %s"), boxes, judge);
}

int
wedges_board_text_find_member (const WedgesBoardView *view, int seat)
{
  const int n = view->header->members[seat];

  return view->header->separate && n > 0 ? (int) (view->state->asked[seat] % (guint) n) : -1;
}

const char **
wedges_board_text_list_members (const WedgesHeader *header, int seat)
{
  const int n = header->members[seat];
  const char **members = g_new0 (const char *, (gsize) n + 1);

  for (int i = 0; i < n; i++)
    members[i] = wedges_header_get_member (header, seat, i);
  return members;
}

/* Who of a team answers next, if they do not consult each other. */
static char *
say_member (const WedgesBoardView *view, int seat, gboolean asked)
{
  const int member = wedges_board_text_find_member (view, seat), n = view->header->members[seat];

  if (member < 0)
    return g_strdup ("");
  if (asked)
    /* Translators: on the plate of a team whose question is due: the member who answers the one after it */
    return g_strdup_printf (_ ("%s is next"), wedges_header_get_member (view->header, seat, (member + 1) % n));
  /* Translators: on the plate of a team: the member who answers its next question */
  return g_strdup_printf (_ ("%s answers next"), wedges_header_get_member (view->header, seat, member));
}

static char *
note_first_roll (const WedgesBoardView *view, int seat)
{
  if (view->state->seat == seat)
    return g_strdup (_ ("to roll"));
  return view->rolled[seat] > 0 ? say_rolled (view->rolled[seat]) : g_strdup ("");
}

static char *
note_vote (const WedgesBoardView *view, int seat)
{
  const WedgesState *state = view->state;
  const int number = wedges_voter_number (state, seat), voter = wedges_voter_number (state, state->voter);

  if (seat == state->seat)
    return note_final (state);
  if (number < voter)
    return g_strdup (_ ("has voted"));
  if (number == voter)
    return g_strdup (_ ("votes now"));
  return g_strdup (number == voter + 1 ? _ ("votes next") : _ ("votes later"));
}

static char *
note_answer (const WedgesBoardView *view)
{
  const int seat = view->state->seat;

  if (view->stage == WEDGES_CARD_UNCOVERED || view->stage == WEDGES_CARD_PROPOSED)
    return g_strdup (_ ("has answered"));
  if (view->header->separate && view->header->members[seat] > 1)
    return say_member (view, seat, TRUE);
  if (wedges_is_final (view->state))
    return note_final (view->state);
  return g_strdup (wedges_board_text_is_for_wedge (view->state) ? _ ("for a wedge") : _ ("is asked"));
}

char *
wedges_board_text_note (const WedgesBoardView *view, int seat)
{
  const WedgesState *state = view->state;
  const WedgesPhase phase = (WedgesPhase) state->phase;

  if (phase == WEDGES_FIRST_ROLL)
    return note_first_roll (view, seat);
  if (phase == WEDGES_TO_VOTE)
    return note_vote (view, seat);
  if (phase == WEDGES_OVER)
    return g_strdup ("");
  if (seat != state->seat)
    return say_member (view, seat, FALSE);
  switch ((int) phase)
    {
    case WEDGES_TO_ROLL:
      return g_strdup (_ ("to roll"));
    case WEDGES_TO_MOVE:
      return say_rolled (state->die);
    case WEDGES_TO_CHOOSE:
      return g_strdup (_ ("chooses a category"));
    default:
      return note_answer (view);
    }
}

/* What is due */

char *
wedges_board_text_button (const WedgesBoardView *view)
{
  const WedgesState *state = view->state;

  if (state->phase == WEDGES_TO_ROLL)
    return g_strdup (_ ("Roll the die"));
  if (state->phase == WEDGES_OVER)
    return g_strdup (_ ("The end of the game"));
  if (state->phase != WEDGES_FIRST_ROLL)
    return NULL;
  if (state->setup.seats == 1)
    return g_strdup (_ ("Roll to begin"));
  /* Translators: a button: somebody rolls the die, and the highest roll begins the game */
  return g_strdup_printf (_ ("%s rolls to begin"), get_name (view, state->seat));
}

char *
wedges_board_text_due (const WedgesBoardView *view, gboolean person)
{
  const WedgesState *state = view->state;
  const char *name = get_name (view, state->seat);

  switch ((int) state->phase)
    {
    case WEDGES_FIRST_ROLL:
      return g_strdup_printf (_ ("%s rolls to begin"), name);
    case WEDGES_TO_ROLL:
      return g_strdup_printf (_ ("%s rolls"), name);
    case WEDGES_TO_MOVE:
      return g_strdup_printf (person ? _ ("%s, where to?") : _ ("%s chooses where to go"), name);
    case WEDGES_TO_CHOOSE:
      return g_strdup_printf (_ ("%s chooses a category"), name);
    case WEDGES_TO_ANSWER:
      return person ? g_strdup ("") : g_strdup_printf (_ ("%s thinks"), name);
    default:
      return g_strdup ("");
    }
}

/* What follows from an answer */

/* The seat that rolls after a wrong answer to the question that is due; −1: the game is over then. */
static int
find_next (const WedgesState *state)
{
  g_autofree WedgesState *after = g_memdup2 (state, sizeof *state);
  const WedgesMove wrong = { .type = WEDGES_ANSWER, .seat = state->seat };

  wedges_apply (after, &wrong);
  return wedges_seat_due (after);
}

char *
wedges_board_text_right (const WedgesBoardView *view)
{
  if (wedges_is_final (view->state))
    return g_strdup_printf (wedges_board_text_is_for_place (view->state) ? _ ("%s takes a place.") : _ ("%s wins."),
                            get_name (view, view->state->seat));
  return g_strdup (wedges_board_text_is_for_wedge (view->state) ? _ ("The wedge, and another roll.")
                                                                : _ ("Another roll."));
}

char *
wedges_board_text_wrong (const WedgesBoardView *view)
{
  const WedgesState *state = view->state;
  const int next = state->phase == WEDGES_TO_ANSWER ? find_next (state) : state->seat;

  /* Others have won, and this is the last first turn. */
  if (next < 0)
    return g_strdup (_ ("The game is over."));
  if (wedges_is_final (state))
    return g_strdup_printf (_ ("%s leaves the hub on the next turn and has to come back."),
                            get_name (view, state->seat));
  if (wedges_board_text_is_for_wedge (state))
    /* Translators: what follows from a wrong answer to a question for a wedge: who rolls next; the other one has to come
     * back to win the wedge */
    return g_strdup_printf (_ ("%s rolls; the wedge has to wait."), get_name (view, next));
  return g_strdup_printf (_ ("%s rolls."), get_name (view, next));
}
