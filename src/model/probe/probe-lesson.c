/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-lesson.h"

#include <string.h>

/* Which notes the learner reads and goes on from, and for which of them Rosa waits. */
#define READ(step)  (1u << (step))
#define READS_ALONE READ (PROBE_NOTE_HIT)
#define ROSA_WAITS                                                                                                   \
  (READ (PROBE_NOTE_MISS) | READ (PROBE_NOTE_WRONG_BLANK) | READ (PROBE_NOTE_ROSA) | READ (PROBE_NOTE_ROSA_AGAIN)    \
   | READ (PROBE_NOTE_FOUND) | READ (PROBE_NOTE_SECOND_MISS) | READ (PROBE_NOTE_RIGHT) | READ (PROBE_NOTE_LAST_CARD) \
   | READ (PROBE_NOTE_LAST_TURNS))

G_STATIC_ASSERT (PROBE_N_NOTES <= 32);

static guint8
chapter_of (ProbeLessonStep step)
{
  if (step <= PROBE_NOTE_BLANK)
    return 1;
  if (step <= PROBE_NOTE_WRONG_BLANK)
    return 2;
  if (step <= PROBE_NOTE_FOUND)
    return 3;
  return step <= PROBE_NOTE_SECOND_MISS ? 4 : 5;
}

static gboolean
was_said (const ProbeLesson *lesson, ProbeLessonStep step)
{
  return (lesson->said >> step & 1) != 0;
}

/* Chapters are never gone back to, although notes of earlier ones may stand again. */
static void
say (ProbeLesson *lesson, ProbeLessonStep step)
{
  lesson->step = (guint8) step;
  lesson->said |= 1u << step;
  lesson->waits = (ROSA_WAITS >> step & 1) != 0;
  lesson->chapter = MAX (lesson->chapter, chapter_of (step));
}

void
probe_lesson_init (ProbeLesson *lesson)
{
  memset (lesson, 0, sizeof *lesson);
  say (lesson, PROBE_NOTE_HIDE);
}

void
probe_lesson_begin (ProbeLesson *lesson)
{
  say (lesson, PROBE_NOTE_ASK);
}

/* Events */

static const ProbeEvent *
find_event (const ProbeEvents *events, ProbeEventType type)
{
  for (int i = 0; i < events->n; i++)
    if (events->event[i].type == type)
      return &events->event[i];

  return NULL;
}

/* Takes from @events which card was turned and what it brought. */
static void
take_card (ProbeLesson *lesson, const ProbeEvents *events)
{
  const ProbeEvent *turned = find_event (events, PROBE_EVENT_TURNED);
  const ProbeEvent *points = find_event (events, PROBE_EVENT_POINTS);

  if (turned != NULL)
    {
      lesson->letter = turned->letter;
      lesson->slot = turned->slot;
      lesson->figure = probe_space_value (turned->slot);
    }
  lesson->factor = points != NULL ? points->factor : 1;
  lesson->points = points != NULL ? points->points : 0;
}

/* Situations */

static int
hidden_of_rosa (const ProbeState *state)
{
  return probe_hidden_in (state, PROBE_ROSA, 0);
}

static gboolean
learner_asks (const ProbeState *state)
{
  return state->phase == PROBE_TO_ASK && state->turn == PROBE_LEARNER;
}

/* Whether Rosa’s word can still be named. */
static gboolean
can_name (const ProbeState *state)
{
  return hidden_of_rosa (state) >= PROBE_INTERRUPTION_MINIMUM;
}

/* The learner asks, and nothing new has to be said. */
static void
say_ask (ProbeLesson *lesson, const ProbeState *after)
{
  if (!can_name (after) && !was_said (lesson, PROBE_NOTE_FEWER))
    say (lesson, PROBE_NOTE_FEWER);
  else if (can_name (after) && was_said (lesson, PROBE_NOTE_SECOND_MISS) && !was_said (lesson, PROBE_NOTE_IDEA))
    say (lesson, PROBE_NOTE_IDEA);
  else
    say (lesson, was_said (lesson, PROBE_NOTE_MISS) ? PROBE_NOTE_NOW_ASK : PROBE_NOTE_ASK_AGAIN);
}

/* The learner’s turn has begun. */
static void
say_turn (ProbeLesson *lesson, const ProbeState *after)
{
  if (probe_hidden_of (after, PROBE_LEARNER) == 0)
    say (lesson, PROBE_NOTE_OWN_OUT);
  else if (!was_said (lesson, PROBE_NOTE_DRAW))
    say (lesson, PROBE_NOTE_DRAW);
  else
    say (lesson, PROBE_NOTE_DRAW_ON);
}

/* Rosa has shown a card that the learner has asked for. */
static void
follow_hit (ProbeLesson *lesson, const ProbeState *after, const ProbeEvents *events)
{
  take_card (lesson, events);
  if (lesson->factor > 1)
    {
      lesson->product.letter = lesson->letter;
      lesson->product.figure = lesson->figure;
      lesson->product.factor = lesson->factor;
      lesson->product.points = lesson->points;
    }

  if (hidden_of_rosa (after) == 0)
    say (lesson, PROBE_NOTE_LAST_CARD);
  else if (lesson->factor > 1)
    say (lesson, PROBE_NOTE_PRODUCT);
  else if (was_said (lesson, PROBE_NOTE_HIT) && hidden_of_rosa (after) == PROBE_INTERRUPTION_MINIMUM
           && !was_said (lesson, PROBE_NOTE_IDEA))
    say (lesson, PROBE_NOTE_IDEA);
  else if (was_said (lesson, PROBE_NOTE_HIT) && !can_name (after) && !was_said (lesson, PROBE_NOTE_FEWER))
    say (lesson, PROBE_NOTE_FEWER);
  else
    say (lesson, PROBE_NOTE_HIT);
}

/* Rosa does not have what the learner has asked for. */
static void
follow_miss (ProbeLesson *lesson, const ProbeState *after, const ProbeEvents *events)
{
  lesson->letter = find_event (events, PROBE_EVENT_DENIED)->letter;
  if (after->turn == PROBE_LEARNER && after->phase == PROBE_TO_DRAW)
    say (lesson, PROBE_NOTE_DRAW_AGAIN);
  else if (find_event (events, PROBE_EVENT_POINTS) != NULL)
    say (lesson, PROBE_NOTE_WRONG_BLANK);
  else if (was_said (lesson, PROBE_NOTE_DRAW) && !was_said (lesson, PROBE_NOTE_SECOND_MISS))
    say (lesson, PROBE_NOTE_SECOND_MISS);
  else
    say (lesson, PROBE_NOTE_MISS);
}

/* The learner has drawn a card, or has done what it said. */
static void
follow_card (ProbeLesson *lesson, const ProbeState *after)
{
  if (after->turn == PROBE_ROSA) /* the learner had nobody to ask */
    say (lesson, was_said (lesson, PROBE_NOTE_LAST_TURNS) ? PROBE_NOTE_ROSA_AGAIN : PROBE_NOTE_LAST_TURNS);
  else if (after->phase == PROBE_TO_EXPOSE && after->chooser == PROBE_LEARNER)
    say (lesson, PROBE_NOTE_CARD);
  else if (!learner_asks (after))
    return;
  else if (probe_card_kinds[after->card].effect == PROBE_EFFECT_MULTIPLY)
    {
      lesson->factor = probe_card_kinds[after->card].amount;
      say (lesson, PROBE_NOTE_TIMES);
    }
  else if (after->turns > 1)
    say_ask (lesson, after);
}

static void
follow_rosa (ProbeLesson *lesson, const ProbeState *after, const ProbeMove *move, gboolean chooses)
{
  ProbeMove moves[PROBE_MAX_MOVES];

  if (move->type == PROBE_DRAW && after->turn == PROBE_ROSA)
    say (lesson, was_said (lesson, PROBE_NOTE_ROSA) ? PROBE_NOTE_ROSA_AGAIN : PROBE_NOTE_ROSA);
  else if (move->type == PROBE_DRAW)
    say_turn (lesson, after); /* she had nobody to ask */
  else if (move->type == PROBE_ASK && chooses && after->phase == PROBE_TO_ANSWER
           && probe_moves (after, PROBE_LEARNER, moves) > 1)
    {
      lesson->letter = move->letter;
      say (lesson, PROBE_NOTE_WHICH);
    }
}

/* The learner, or the table, has answered Rosa. */
static void
follow_answer (ProbeLesson *lesson, const ProbeState *after, const ProbeMove *move, const ProbeEvents *events)
{
  if (move->type == PROBE_SHOW)
    take_card (lesson, events);
  else
    lesson->letter = find_event (events, PROBE_EVENT_DENIED)->letter;

  if (after->turn == PROBE_LEARNER)
    say_turn (lesson, after);
  else if (move->type == PROBE_SHOW)
    say (lesson, PROBE_NOTE_FOUND);
  else
    say (lesson, PROBE_NOTE_ROSA_AGAIN); /* her card lets her draw again */
}

static void
follow_name (ProbeLesson *lesson, const ProbeEvents *events)
{
  if (!find_event (events, PROBE_EVENT_NAMED)->right)
    {
      say (lesson, PROBE_NOTE_NAMED_WRONG);
      return;
    }

  lesson->points = find_event (events, PROBE_EVENT_POINTS)->points;
  lesson->figure = lesson->points - PROBE_NAMED_WORD;
  say (lesson, PROBE_NOTE_RIGHT);
}

void
probe_lesson_follow (ProbeLesson *lesson,
                     const ProbeState *after,
                     const ProbeMove *move,
                     const ProbeEvents *events,
                     gboolean chooses)
{
  lesson->reads = 0;
  if (after->phase == PROBE_OVER)
    {
      say (lesson, PROBE_NOTE_OVER);
      return;
    }

  switch ((ProbeMoveType) move->type)
    {
    case PROBE_DRAW:
    case PROBE_ASK:
      if (move->seat == PROBE_ROSA)
        follow_rosa (lesson, after, move, chooses);
      else if (move->type == PROBE_DRAW)
        follow_card (lesson, after);
      break;
    case PROBE_SHOW:
    case PROBE_NO:
      if (move->seat == PROBE_LEARNER)
        follow_answer (lesson, after, move, events);
      else if (move->type == PROBE_SHOW)
        follow_hit (lesson, after, events);
      else
        follow_miss (lesson, after, events);
      break;
    case PROBE_INTERRUPT:
      if (move->seat == PROBE_LEARNER)
        follow_name (lesson, events);
      break;
    case PROBE_EXPOSE:
      if (after->turn == PROBE_LEARNER)
        follow_card (lesson, after);
      break;
    case PROBE_CHOOSE_TRAY:
    case PROBE_PICK:
    case PROBE_CHALLENGE:
    case PROBE_N_MOVE_TYPES:
    default:
      break;
    }
}

/* Reading */

gboolean
probe_lesson_can_go_on (const ProbeLesson *lesson)
{
  return lesson->waits || (READS_ALONE >> lesson->step & 1) != 0;
}

void
probe_lesson_go_on (ProbeLesson *lesson, const ProbeState *after)
{
  if (!probe_lesson_can_go_on (lesson))
    return;

  lesson->reads++;
  lesson->waits = FALSE;
  if (lesson->step == PROBE_NOTE_HIT && learner_asks (after))
    say_ask (lesson, after);
  else if ((lesson->step == PROBE_NOTE_RIGHT || lesson->step == PROBE_NOTE_LAST_CARD) && after->turn == PROBE_LEARNER)
    say_turn (lesson, after); /* the word was named before the card was drawn */
  else if (lesson->step == PROBE_NOTE_RIGHT || lesson->step == PROBE_NOTE_LAST_CARD)
    say (lesson, PROBE_NOTE_LAST_TURNS);
}

/* The letter to ask for next */

/* Whether Rosa’s row has a hidden card of @letter, as far as @script tells. */
static gboolean
is_hidden (const ProbeLessonScript *script, const ProbeState *state, char letter)
{
  for (int slot = 0; script->word[slot] != '\0'; slot++)
    if (script->word[slot] == letter && (state->hidden[PROBE_ROSA][0] >> slot & 1) != 0)
      return TRUE;

  return FALSE;
}

/* Where it is time to learn what a miss is, the note proposes a letter that Rosa does not have. */
static gboolean
wants_miss (const ProbeLesson *lesson)
{
  return lesson->step == PROBE_NOTE_PRODUCT || lesson->step == PROBE_NOTE_ASK_AGAIN
         || (lesson->step == PROBE_NOTE_NOW_ASK && was_said (lesson, PROBE_NOTE_DRAW)
             && !was_said (lesson, PROBE_NOTE_SECOND_MISS));
}

char
probe_lesson_next_letter (const ProbeLesson *lesson, const ProbeLessonScript *script, const ProbeState *state)
{
  const gboolean miss = wants_miss (lesson);
  const char *letters = miss ? script->misses : script->finds;

  for (const char *letter = letters; *letter != '\0'; letter++)
    if (miss ? (state->denied[PROBE_ROSA] >> probe_letter_index (*letter) & 1) == 0
             : is_hidden (script, state, *letter))
      return *letter;

  return *letters;
}
