/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/wedges/wedges-text.h"

#include <glib/gi18n.h>

#include "model/salon-name.h"

static const char *const categories[WEDGES_CATEGORIES] = {
  [WEDGES_GEOGRAPHY] = NC_ ("wedges", "Geography"),      [WEDGES_ENTERTAINMENT] = NC_ ("wedges", "Entertainment"),
  [WEDGES_HISTORY] = NC_ ("wedges", "History"),          [WEDGES_ART] = NC_ ("wedges", "Art & Literature"),
  [WEDGES_SCIENCE] = NC_ ("wedges", "Science & Nature"), [WEDGES_SPORTS] = NC_ ("wedges", "Sports & Leisure"),
};

const char *
wedges_text_category (int category)
{
  return g_dpgettext2 (NULL, "wedges", categories[category]);
}

char *
wedges_text_name (const WedgesHeader *header, int seat)
{
  return salon_name_isolate (header->salon.name[seat]);
}

int
wedges_text_find_member (const WedgesHeader *header, int seat, guint32 k)
{
  if (!header->separate || header->members[seat] == 0)
    return -1;

  return (int) (k % header->members[seat]);
}

/* “Ada, Hugo and Nora”, of the set @seats. */
static char *
list_names (const WedgesHeader *header, guint seats)
{
  GString *names = g_string_new (NULL);

  for (int seat = 0; seat < WEDGES_MAX_SEATS; seat++)
    if (seats & 1u << seat)
      {
        g_autofree char *name = wedges_text_name (header, seat);

        seats &= ~(1u << seat);
        if (names->len > 0)
          /* Translators: between the names of players, and before the last of them */
          g_string_append (names, seats != 0 ? C_ ("names", ", ") : C_ ("names", " and "));
        g_string_append (names, name);
      }

  return g_string_free (names, FALSE);
}

/* What is due */

static char *
answer_status (const WedgesHeader *header, const WedgesState *state, const char *name)
{
  const int member = wedges_text_find_member (header, state->seat, state->asked[state->seat]);
  g_autofree char *alone = NULL;

  if (member < 0)
    return g_strdup_printf (_ ("%s, answer the question."), name);

  alone = salon_name_isolate (wedges_header_get_member (header, state->seat, member));
  /* Translators: the name of a team, and the member of it who answers without the others */
  return g_strdup_printf (_ ("%1$s: %2$s answers alone."), name, alone);
}

char *
wedges_text_status (const WedgesHeader *header, const WedgesState *state)
{
  const int seat = wedges_seat_due (state);
  g_autofree char *name = seat >= 0 ? wedges_text_name (header, seat) : NULL;

  switch ((WedgesPhase) state->phase)
    {
    case WEDGES_FIRST_ROLL:
      return g_strdup_printf (_ ("%s, roll the die: the highest begins."), name);
    case WEDGES_TO_ROLL:
      return g_strdup_printf (_ ("%s, roll the die."), name);
    case WEDGES_TO_MOVE:
      return g_strdup_printf (_ ("%s, choose a space."), name);
    case WEDGES_TO_CHOOSE:
      return g_strdup_printf (wedges_is_final (state) ? _ ("%s, choose the category of the final question.")
                                                      : _ ("%s, choose a category."),
                              name);
    case WEDGES_TO_VOTE:
      {
        g_autofree char *player = wedges_text_name (header, state->seat);

        /* Translators: who votes, and who is asked the final question */
        return g_strdup_printf (_ ("%1$s, vote for the category of the final question to %2$s."), name, player);
      }
    case WEDGES_TO_ANSWER:
      return answer_status (header, state, name);
    case WEDGES_OVER:
    default:
      return NULL;
    }
}

/* What has happened */

/* Rule 2.1.  After the roll of the last one somebody begins, or some roll again. */
static char *
first_roll_text (const WedgesHeader *header, const WedgesState *state, const WedgesMove *move, const char *name)
{
  g_autofree char *others = NULL;

  if (state->phase == WEDGES_TO_ROLL)
    {
      others = wedges_text_name (header, state->seat);
      /* Translators: who rolls which number, and who has rolled the highest */
      return g_strdup_printf (_ ("%1$s rolls %2$d. %3$s begins."), name, move->die, others);
    }
  if (state->best == 0)
    {
      others = list_names (header, state->rolling);
      /* Translators: who rolls which number, and who have rolled the same highest number: “Ada and Hugo” */
      return g_strdup_printf (_ ("%1$s rolls %2$d. %3$s roll again to see who begins."), name, move->die, others);
    }

  return g_strdup_printf (_ ("%1$s rolls %2$d."), name, move->die);
}

static char *
roll_text (const WedgesHeader *header, const WedgesState *state, const WedgesMove *move, const char *name)
{
  if (state->phase != WEDGES_TO_MOVE)
    return first_roll_text (header, state, move, name);

  return g_strdup_printf (_ ("%1$s rolls %2$d."), name, move->die);
}

static char *
move_text (const WedgesState *state, const WedgesMove *move, const char *name)
{
  const char *category = wedges_space_category (move->space) < WEDGES_CATEGORIES
                           ? wedges_text_category (wedges_space_category (move->space))
                           : NULL;

  switch (wedges_space_type (move->space))
    {
    case WEDGES_THE_HUB:
      if (wedges_is_final (state))
        return g_strdup_printf (_ ("%s reaches the hub with six wedges: time for the final question."), name);
      return g_strdup_printf (_ ("%s goes to the hub."), name);
    case WEDGES_ROLL_AGAIN:
      return g_strdup_printf (_ ("%s may roll again."), name);
    case WEDGES_HEADQUARTERS:
      /* Translators: who goes to the headquarters of which category */
      return g_strdup_printf (_ ("%1$s goes to the %2$s headquarters."), name, category);
    case WEDGES_PLAIN:
    default:
      /* Translators: who goes to a space of which category */
      return g_strdup_printf (_ ("%1$s goes to %2$s."), name, category);
    }
}

static char *
vote_text (const WedgesHeader *header, const WedgesState *state, const WedgesMove *move, const char *name)
{
  const char *voted = wedges_text_category (move->category);
  g_autofree char *player = wedges_text_name (header, state->seat);

  if (state->phase == WEDGES_TO_VOTE)
    return g_strdup_printf (_ ("%1$s votes for %2$s."), name, voted);
  /* Translators: who votes for which category; who is asked the final question, and of which category it is */
  return g_strdup_printf (_ ("%1$s votes for %2$s. The final question to %3$s: %4$s."), name, voted, player,
                          wedges_text_category (state->category));
}

/* The seats that share the first place. */
static guint
find_winners (const WedgesState *state)
{
  guint winners = 0;

  for (int seat = 0; seat < state->setup.seats; seat++)
    if (state->place[seat] == 1)
      winners |= 1u << seat;

  return winners;
}

/* Who have won, of a game that is over, or that goes on for the places. */
static char *
win_text (const WedgesHeader *header, const WedgesState *state)
{
  const guint winners = find_winners (state);
  const gboolean is_over = state->phase == WEDGES_OVER;
  g_autofree char *names = list_names (header, winners);

  if ((winners & (winners - 1)) == 0)
    return g_strdup_printf (is_over ? _ ("%s wins the game.")
                                    : _ ("%s wins the game; the others play on for the places."),
                            names);
  /* Translators: %s are several players: “Ada and Hugo” */
  return g_strdup_printf (is_over ? _ ("%s share the win.")
                                  : _ ("%s share the win; the others play on for the places."),
                          names);
}

/* What follows from the right answer to a final question. */
static char *
final_text (const WedgesHeader *header, const WedgesState *state, const WedgesTurn *turn, const char *name)
{
  const guint all = (1u << state->setup.seats) - 1;

  if (turn->place > 1 && state->phase == WEDGES_OVER)
    return g_strdup_printf (_ ("%1$s finishes in place %2$d, and the game is over."), name, turn->place);
  if (turn->place > 1)
    /* Translators: who comes in, and the number of the place: “Ada finishes in place 2.” */
    return g_strdup_printf (_ ("%1$s finishes in place %2$d."), name, turn->place);
  if (state->phase != WEDGES_OVER && state->had_turn != all)
    return g_strdup_printf (_ ("%s has won; the others still have their first turn."), name);

  return win_text (header, state);
}

static char *
verdict_text (const WedgesTurn *turn, const WedgesMove *move, const char *name, const char *answer)
{
  const char *category = wedges_text_category (turn->category);

  if (!move->right && answer != NULL)
    /* Translators: who is wrong, and the right answer */
    return g_strdup_printf (_ ("%1$s is wrong. The answer: %2$s."), name, answer);
  if (!move->right)
    return g_strdup_printf (_ ("%s is wrong."), name);
  if (turn->wedge)
    /* Translators: who is right, and the category of the wedge that they get */
    return g_strdup_printf (_ ("%1$s is right and wins the %2$s wedge."), name, category);
  return g_strdup_printf (_ ("%s is right."), name);
}

static char *
answer_text (const WedgesHeader *header,
             const WedgesState *state,
             const WedgesTurn *turn,
             const WedgesMove *move,
             const char *answer)
{
  g_autofree char *name = wedges_text_name (header, turn->seat), *news = verdict_text (turn, move, name, answer),
                  *end = NULL;

  if (turn->final && move->right)
    end = final_text (header, state, turn, name);
  else if (state->phase == WEDGES_OVER)
    end = win_text (header, state);

  return end != NULL ? g_strconcat (news, " ", end, NULL) : g_steal_pointer (&news);
}

char *
wedges_text_move (const WedgesHeader *header,
                  const WedgesState *state,
                  const WedgesTrail *trail,
                  const WedgesMove *move,
                  const char *answer)
{
  g_autofree char *name = wedges_text_name (header, move->seat);

  switch ((WedgesMoveType) move->type)
    {
    case WEDGES_ROLL:
      return roll_text (header, state, move, name);
    case WEDGES_MOVE:
      return move_text (state, move, name);
    case WEDGES_CHOOSE:
      /* Translators: who chooses which category */
      return g_strdup_printf (_ ("%1$s chooses %2$s."), name, wedges_text_category (move->category));
    case WEDGES_VOTE:
      return vote_text (header, state, move, name);
    case WEDGES_ANSWER:
    case WEDGES_N_MOVE_TYPES:
    default:
      return answer_text (header, state, &trail->last, move, answer);
    }
}

/* Proposals */

static char *
wrong_reason (const QuestionsProposal *proposal)
{
  const gulong distance = (gulong) proposal->distance;

  switch (proposal->reason)
    {
    case QUESTIONS_NOTHING:
      return g_strdup (_ ("There is neither a letter nor a figure in it."));
    case QUESTIONS_OTHER:
      /* Translators: %s is the right answer to another question */
      return g_strdup_printf (_ ("That answers another question: %s."), proposal->rival);
    case QUESTIONS_NEARER:
      /* Translators: both are answers; what was typed may mean the one as well as the other */
      return g_strdup_printf (_ ("Near to %1$s, but at least as near to %2$s."), proposal->form, proposal->rival);
    case QUESTIONS_OTHER_NUMBER:
      return g_strdup_printf (ngettext ("The number is off by %lu.", "The number is off by %lu.", distance), distance);
    case QUESTIONS_NO_NUMBER:
      return g_strdup (_ ("A number was asked for."));
    case QUESTIONS_FAR:
    case QUESTIONS_SAME:
    case QUESTIONS_FORM:
    case QUESTIONS_SLIP:
    case QUESTIONS_WITHIN:
    case QUESTIONS_N_REASONS:
    default:
      return g_strdup (_ ("Not near to any answer that counts."));
    }
}

char *
wedges_text_reason (const QuestionsProposal *proposal)
{
  const gulong distance = (gulong) proposal->distance;

  if (!proposal->right)
    return wrong_reason (proposal);

  switch (proposal->reason)
    {
    case QUESTIONS_FORM:
      /* Translators: %s is another form of the answer, which is right, too */
      return g_strdup_printf (_ ("%s counts as well."), proposal->form);
    case QUESTIONS_SLIP:
      /* Translators: how many letters are wrong, and the answer that was meant */
      return g_strdup_printf (ngettext ("%1$lu letter away from %2$s.", "%1$lu letters away from %2$s.", distance),
                              distance, proposal->form);
    case QUESTIONS_WITHIN:
      return g_strdup_printf (ngettext ("Off by %lu, which is near enough.", "Off by %lu, which is near enough.",
                                        distance),
                              distance);
    case QUESTIONS_SAME:
    case QUESTIONS_NOTHING:
    case QUESTIONS_OTHER:
    case QUESTIONS_NEARER:
    case QUESTIONS_FAR:
    case QUESTIONS_OTHER_NUMBER:
    case QUESTIONS_NO_NUMBER:
    case QUESTIONS_N_REASONS:
    default:
      return g_strdup (_ ("Just as on the card."));
    }
}
