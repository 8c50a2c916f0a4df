/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences during play: whose move it is and why, and what a move did. */

#include "model/probe/probe-text.h"

#include <glib/gi18n.h>

/* What the sentences need: the set-up, and the names as they stand in sentences. */
typedef struct {
  const ProbeHeader *header;
  char *name[PROBE_MAX_SEATS];
} Speech;

static void
speech_init (Speech *speech, const ProbeHeader *header)
{
  speech->header = header;
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    speech->name[seat] = probe_text_name (header, seat);
}

static void
speech_clear (Speech *speech)
{
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    g_free (speech->name[seat]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Speech, speech_clear)

static char *
status_of_exposure (const Speech *speech, const ProbeState *state, gboolean you)
{
  const char *chooser = speech->name[state->chooser];
  const gboolean dot = state->setup.rules.blank_is_dot;

  if (probe_card_kinds[state->card].effect == PROBE_EFFECT_OWN_BLANK)
    {
      if (you)
        return g_strdup_printf (dot ? _ ("%s, turn one of your own dots.") : _ ("%s, turn one of your own blanks."),
                                chooser);
      return g_strdup_printf (dot ? _ ("%s turns one of their own dots.") : _ ("%s turns one of their own blanks."),
                              chooser);
    }
  if (state->tray_limit == 0)
    return g_strdup_printf (you ? _ ("%s, choose a card of your left tray to expose.")
                                : _ ("%s chooses a card of the left tray to expose."),
                            chooser);
  if (state->tray_limit == 1)
    return g_strdup_printf (you ? _ ("%s, choose a card of your right tray to expose.")
                                : _ ("%s chooses a card of the right tray to expose."),
                            chooser);
  return g_strdup_printf (you ? _ ("%s, choose one of your cards to expose.") : _ ("%s chooses a card to expose."),
                          chooser);
}

static char *
status_of_answer (const Speech *speech, const ProbeView *view, gboolean you)
{
  g_autofree char *letter = probe_text_one_card (&speech->header->setup, view->seen.asked);
  const char *asker = speech->name[view->seen.turn];
  const char *chooser = speech->name[view->seen.chooser];

  if (!you)
    /* Translators: who asks whom, and for which letter */
    return g_strdup_printf (_ ("%s asks %s for %s."), asker, chooser, letter);
  if (speech->header->setup.answers_by_hand)
    return g_strdup_printf (_ ("%s, %s asks you for %s: show a card, or say no."), chooser, asker, letter);
  return g_strdup_printf (_ ("%s, %s asks you for %s: choose the card to show."), chooser, asker, letter);
}

static char *
status_of_ask (const Speech *speech, const ProbeState *state, gboolean you)
{
  const char *name = speech->name[state->turn];
  const gboolean all = state->first_guess && probe_card_kinds[state->card].effect == PROBE_EFFECT_ALL_EXPOSE;

  if (!you)
    return g_strdup_printf (_ ("%s is about to ask."), name);
  if (all)
    return g_strdup_printf (_ ("%s, your first guess goes to everybody: choose a letter."), name);
  if (state->first_guess)
    return g_strdup_printf (_ ("%s, ask an opponent for a letter."), name);
  return g_strdup_printf (_ ("%s, that was right: ask again."), name);
}

char *
probe_text_status (const ProbeHeader *header, const ProbeView *view, int person)
{
  const ProbeState *state = &view->seen;
  const int decider = probe_decider (state);
  const gboolean you = decider != PROBE_NOBODY && decider == person;
  g_auto (Speech) speech = { NULL };
  const char *name;

  speech_init (&speech, header);
  name = speech.name[state->turn];
  switch ((ProbePhase) state->phase)
    {
    case PROBE_TO_DRAW:
      if (!you)
        return g_strdup_printf (_ ("%s draws an activity card."), name);
      if (!state->first_guess)
        return g_strdup_printf (_ ("%s, your additional turn: draw again."), name);
      if (state->last_player != PROBE_NOBODY)
        return g_strdup_printf (_ ("%s, draw an activity card. These are the final turns."), name);
      return g_strdup_printf (_ ("%s, it is your turn: draw an activity card."), name);
    case PROBE_TO_EXPOSE:
      return status_of_exposure (&speech, state, you);
    case PROBE_TO_TRAY:
      return g_strdup_printf (you ? _ ("%s, choose the tray from which a card is turned.")
                                  : _ ("%s chooses the tray from which a card is turned."),
                              speech.name[state->chooser]);
    case PROBE_TO_PICK:
      /* Translators: who points, and at whose card */
      return g_strdup_printf (you ? _ ("%s, point at a hidden card of %s.") : _ ("%s points at a hidden card of %s."),
                              name, speech.name[state->victim]);
    case PROBE_TO_ASK:
      return status_of_ask (&speech, state, you);
    case PROBE_TO_ANSWER:
      return status_of_answer (&speech, view, you);
    case PROBE_OVER:
    default:
      return g_strdup (_ ("The game is over."));
    }
}

static char *
say_denied (const Speech *speech, const ProbeEvent *event)
{
  const char *name = speech->name[event->seat];

  if (event->letter == PROBE_BLANK)
    /* Translators: who says no, when asked for an empty card */
    return g_strdup_printf (speech->header->setup.rules.blank_is_dot ? _ ("%s has no dot.") : _ ("%s has no blank."),
                            name);
  /* Translators: who says no, to which letter */
  return g_strdup_printf (_ ("%s has no %c."), name, event->letter);
}

static char *
say_asked (const Speech *speech, const ProbeEvent *event)
{
  g_autofree char *letter = probe_text_one_card (&speech->header->setup, event->letter);

  if (event->other == PROBE_EVERYBODY)
    /* Translators: who asks, and for which letter */
    return g_strdup_printf (_ ("%s asks everybody for %s."), speech->name[event->seat], letter);
  /* Translators: who asks whom, and for which letter */
  return g_strdup_printf (_ ("%s asks %s for %s."), speech->name[event->seat], speech->name[event->other], letter);
}

/* The place of a card: its space and, if there are two trays, its tray. */
static char *
say_place (const Speech *speech, const ProbeEvent *event)
{
  const int space = event->slot + 1;

  if (speech->header->setup.trays == 1)
    /* Translators: where a card stands, to follow “in” */
    return g_strdup_printf (_ ("space %d"), space);
  /* Translators: where a card stands, to follow “in” */
  return g_strdup_printf (event->tray ? _ ("space %d of the right tray") : _ ("space %d of the left tray"), space);
}

static char *
say_turned (const Speech *speech, const ProbeEvent *event)
{
  g_autofree char *letter = probe_text_one_card (&speech->header->setup, event->letter);
  g_autofree char *place = say_place (speech, event);
  const char *name = speech->name[event->seat];

  switch ((ProbeTurned) event->cause)
    {
    case PROBE_TURNED_ASKED:
      /* Translators: who shows which letter, and where: “Ada shows E in space 3.” */
      return g_strdup_printf (_ ("%s shows %s in %s."), name, letter, place);
    case PROBE_TURNED_CHOSEN:
    case PROBE_TURNED_OWN_BLANK:
      /* Translators: who turns which letter, and where: “Ada turns E in space 3.” */
      return g_strdup_printf (_ ("%s turns %s in %s."), name, letter, place);
    case PROBE_TURNED_POINTED:
      /* Translators: whose card is turned, which letter it is, and where: “Ada has L in space 3.” */
      return g_strdup_printf (_ ("%s has %s in %s."), name, letter, place);
    case PROBE_TURNED_NAMED:
    case PROBE_TURNED_AT_END:
    case PROBE_TURNED_NOT:
    default:
      return NULL; /* one sentence tells of the whole row, or of the end */
    }
}

static char *
say_named (const Speech *speech, const ProbeEvent *event)
{
  const char *name = speech->name[event->seat];
  const char *other = speech->name[event->other];

  if (speech->header->setup.trays == 1)
    /* Translators: who names whose word */
    return g_strdup_printf (event->right ? _ ("%s names %s’s word: right.") : _ ("%s names %s’s word: wrong."), name,
                            other);
  if (event->tray == 0)
    /* Translators: who names whose word */
    return g_strdup_printf (event->right ? _ ("%s names %s’s left word: right.")
                                         : _ ("%s names %s’s left word: wrong."),
                            name, other);
  /* Translators: who names whose word */
  return g_strdup_printf (event->right ? _ ("%s names %s’s right-hand word: right.")
                                       : _ ("%s names %s’s right-hand word: wrong."),
                          name, other);
}

static char *
say_challenged (const Speech *speech, const ProbeEvent *event)
{
  const char *name = speech->name[event->seat];
  const char *other = speech->name[event->other];

  if (speech->header->setup.trays == 1)
    /* Translators: who challenges the spelling of whose word */
    return g_strdup_printf (event->right ? _ ("%s challenges %s’s word: it is right.")
                                         : _ ("%s challenges %s’s word: it is wrong."),
                            name, other);
  if (event->tray == 0)
    /* Translators: who challenges the spelling of whose word */
    return g_strdup_printf (event->right ? _ ("%s challenges %s’s left word: it is right.")
                                         : _ ("%s challenges %s’s left word: it is wrong."),
                            name, other);
  /* Translators: who challenges the spelling of whose word */
  return g_strdup_printf (event->right ? _ ("%s challenges %s’s right-hand word: it is right.")
                                       : _ ("%s challenges %s’s right-hand word: it is wrong."),
                          name, other);
}

static char *
say_points (const Speech *speech, const ProbeEvent *event)
{
  const char *name = speech->name[event->seat];
  const int points = ABS (event->points);

  if (event->points == 0)
    return NULL;
  if (event->source == PROBE_FROM_LAST_CARDS && event->points > 0)
    /* Translators: who scores, and how many points */
    return g_strdup_printf (ngettext ("%s scores %d point more: it was the last card of a word.",
                                      "%s scores %d points more: it was the last card of a word.", points),
                            name, points);
  if (event->points < 0)
    return g_strdup_printf (ngettext ("%s loses %d point.", "%s loses %d points.", points), name, points);
  if (event->factor > 1)
    /* Translators: name, points, and the multiplier they contain: “×3” */
    return g_strdup_printf (ngettext ("%s scores %d point (×%d).", "%s scores %d points (×%d).", points), name, points,
                            event->factor);
  return g_strdup_printf (ngettext ("%s scores %d point.", "%s scores %d points.", points), name, points);
}

static char *
say_final (const Speech *speech, const ProbeEvent *event)
{
  const char *name = speech->name[event->seat];

  if (speech->header->setup.seats == 2)
    /* Translators: the last player with hidden cards, and the other one */
    return g_strdup_printf (_ ("Only %s has hidden cards: %s has two more turns."), name,
                            speech->name[1 - event->seat]);
  /* Translators: the last player with hidden cards */
  return g_strdup_printf (_ ("Only %s has hidden cards: everybody else has two more turns."), name);
}

static char *
say_event (const Speech *speech, const ProbeEvent *event)
{
  const char *name = speech->name[event->seat];
  g_autofree char *letter = NULL;

  switch ((ProbeEventType) event->type)
    {
    case PROBE_EVENT_SHUFFLED:
      return g_strdup (_ ("The activity cards are shuffled."));
    case PROBE_EVENT_DRAWN:
      /* Translators: who draws, and the title of the card */
      return g_strdup_printf (_ ("%s draws “%s”."), name, probe_text_card_title ((ProbeKind) event->kind));
    case PROBE_EVENT_IGNORED:
      return g_strdup (_ ("The card cannot apply and is ignored."));
    case PROBE_EVENT_ASKED:
      return say_asked (speech, event);
    case PROBE_EVENT_DENIED:
      return say_denied (speech, event);
    case PROBE_EVENT_TURNED:
      return say_turned (speech, event);
    case PROBE_EVENT_POINTS:
      return say_points (speech, event);
    case PROBE_EVENT_TRAY:
      return g_strdup_printf (event->tray ? _ ("%s chooses the right tray.") : _ ("%s chooses the left tray."), name);
    case PROBE_EVENT_NAMED:
      return say_named (speech, event);
    case PROBE_EVENT_CHALLENGED:
      return say_challenged (speech, event);
    case PROBE_EVENT_CONFESSED:
      letter = probe_text_one_card (&speech->header->setup, event->letter);
      /* Translators: who had denied which letter */
      return g_strdup_printf (_ ("%s had wrongly denied having %s."), name, letter);
    case PROBE_EVENT_FINAL:
      return say_final (speech, event);
    case PROBE_EVENT_OVER:
      return g_strdup (_ ("The game is over."));
    case PROBE_EVENT_TURN_ENDED:
    case PROBE_EVENT_TURN_BEGAN:
    default:
      return NULL;
    }
}

char *
probe_text_events (const ProbeHeader *header, const ProbeMove *move, const ProbeEvents *events)
{
  GString *all = g_string_new (NULL);
  g_auto (Speech) speech = { NULL };

  speech_init (&speech, header);
  for (int i = 0; i < events->n; i++)
    {
      g_autofree char *sentence = say_event (&speech, &events->event[i]);

      if (sentence == NULL)
        continue;
      if (all->len > 0)
        g_string_append_c (all, ' ');
      g_string_append (all, sentence);
    }

  return g_string_free (all, all->len == 0);
}

char *
probe_text_question (const ProbeHeader *header, const ProbeMove *move)
{
  g_auto (Speech) speech = { NULL };
  char row[PROBE_SPACES + 1];

  speech_init (&speech, header);
  switch ((ProbeMoveType) move->type)
    {
    case PROBE_INTERRUPT:
      probe_row_format (&move->row, row);
      /* Translators: who names a word, which one, and whose it shall be */
      return g_strdup_printf (_ ("%s names %s: is it the word of %s?"), speech.name[move->seat], row,
                              speech.name[move->target]);
    case PROBE_CHALLENGE:
      /* Translators: who doubts the spelling of whose word */
      return g_strdup_printf (_ ("%s challenges the word of %s: is it spelled right?"), speech.name[move->seat],
                              speech.name[move->target]);
    case PROBE_DRAW:
    case PROBE_ASK:
    case PROBE_SHOW:
    case PROBE_NO:
    case PROBE_EXPOSE:
    case PROBE_CHOOSE_TRAY:
    case PROBE_PICK:
    case PROBE_N_MOVE_TYPES:
    default:
      return NULL;
    }
}

char *
probe_text_stakes (const ProbeState *state)
{
  const gboolean dot = state->setup.rules.blank_is_dot;

  if (probe_card_kinds[state->card].effect == PROBE_EFFECT_NO_BLANK_PENALTY)
    return g_strdup (dot ? _ ("a wrong dot costs nothing this turn") : _ ("a wrong blank costs nothing this turn"));
  return g_strdup (dot ? _ ("a wrong dot costs 50 points") : _ ("a wrong blank costs 50 points"));
}

char *
probe_text_final_turns (const ProbeState *state)
{
  int left = 0;

  if (state->last_player == PROBE_NOBODY || state->phase == PROBE_OVER)
    return NULL;
  for (int seat = 0; seat < state->setup.seats; seat++)
    left += state->turns_left[seat];
  /* The turn that is being had is one of them. */
  return g_strdup_printf (ngettext ("Final turns: %d left", "Final turns: %d left", left), left);
}

char *
probe_text_curtain (const ProbeHeader *header, const ProbeState *state)
{
  g_auto (Speech) speech = { NULL };
  g_autofree char *card = NULL;

  speech_init (&speech, header);
  switch (state != NULL ? (ProbePhase) state->phase : PROBE_OVER)
    {
    case PROBE_TO_ANSWER:
      card = probe_text_one_card (&header->setup, state->asked);
      /* Translators: who asks, and for which letter */
      return g_strdup_printf (
        _ ("%s asks you for %s. Your answer is behind this curtain.\nEverybody else, please look away."),
        speech.name[state->turn], card);
    case PROBE_TO_EXPOSE:
      return g_strdup (
        _ ("You have to turn one of your cards. Choose it behind this curtain.\nEverybody else, please look away."));
    case PROBE_TO_TRAY:
      return g_strdup (
        _ ("You have to choose one of your trays behind this curtain.\nEverybody else, please look away."));
    case PROBE_TO_DRAW:
    case PROBE_TO_PICK:
    case PROBE_TO_ASK:
    case PROBE_OVER:
    default:
      return g_strdup (_ ("Your word is behind this curtain.\nEverybody else, please look away."));
    }
}
