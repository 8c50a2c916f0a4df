/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-hint.h"

#include <stdlib.h>
#include <string.h>

#include "players/probe/probe-review-public.h"
#include "players/probe/probe-review-worth.h"

typedef struct {
  const ProbeHintOrder *order;
  ProbeReviewPublic known;
  ProbeReviewQuestions questions;
} Work;

static bool
goes_on (const Work *work)
{
  return work->order->goes_on == NULL || work->order->goes_on (work->order->data);
}

/* Begins with what the seat knows now of what was laid: cards that are hidden to it are PROBE_UNKNOWN.  None of them was
 * ever shown, so the moves can be made all the same. */
static ProbeHintResult
meet (Work *work)
{
  const ProbeSetup *setup = &work->order->view->seen.setup;

  work->known.words = work->order->words;
  work->known.kind = work->order->kind;
  probe_begin_seen (setup, &work->known.state);
  for (int seat = 0; seat < setup->seats; seat++)
    for (int tray = 0; tray < setup->trays; tray++)
      {
        if (!goes_on (work))
          return PROBE_HINT_STOPPED;
        if (!probe_review_public_meet (&work->known, seat, tray))
          return PROBE_HINT_NO_MEMORY;
      }

  return PROBE_HINT_FOUND;
}

/* Learns from all moves. */
static ProbeHintResult
follow (Work *work)
{
  for (size_t i = 0; i < work->order->n_moves; i++)
    {
      const ProbeMove *move = &work->order->moves[i];
      const ProbeState before = work->known.state;
      ProbeEvents events;
      ProbeView onlooker;

      if (!goes_on (work))
        return PROBE_HINT_STOPPED;
      if (move->type == PROBE_ASK || move->type == PROBE_DRAW || move->type == PROBE_INTERRUPT)
        probe_review_public_look (&work->known, &onlooker);
      if (probe_apply (&work->known.state, move, &events) != PROBE_OK)
        return PROBE_HINT_WRONG;
      probe_review_public_learn (&work->known, &before, move, &events);
    }

  return PROBE_HINT_FOUND;
}

static ProbeHintResult
choose (Work *work, ProbeReviewQuestion *question)
{
  const ProbeState *state = &work->known.state;
  const ProbeReviewQuestion *best = NULL;
  ProbeView onlooker;

  if (state->moves != work->order->view->seen.moves)
    return PROBE_HINT_WRONG;
  if (state->phase != PROBE_TO_ASK || state->turn != work->order->view->seat)
    return PROBE_HINT_NONE;

  probe_review_public_look (&work->known, &onlooker);
  probe_review_questions (&work->questions, &onlooker.seen, work->known.beliefs,
                          state->setup.activity_cards ? probe_review_public_draw (&work->known, &onlooker.seen) : 0);
  for (int i = 0; i < work->questions.n; i++)
    if (best == NULL || work->questions.question[i].worth > best->worth)
      best = &work->questions.question[i];
  if (best == NULL)
    return PROBE_HINT_NONE;

  *question = *best;
  return PROBE_HINT_FOUND;
}

ProbeHintResult
probe_hint_find (const ProbeHintOrder *order, ProbeReviewQuestion *question)
{
  Work *work = calloc (1, sizeof *work);
  ProbeHintResult result;

  if (work == NULL)
    return PROBE_HINT_NO_MEMORY;

  work->order = order;
  result = meet (work);
  if (result == PROBE_HINT_FOUND)
    result = follow (work);
  if (result == PROBE_HINT_FOUND)
    result = choose (work, question);
  probe_review_public_clear (&work->known);
  free (work);

  return result;
}
