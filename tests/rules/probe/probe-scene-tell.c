/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a scene can be asked for.  Seats count from 1, as in a record.
 *
 *   begins              yes, or the reason why the game may not begin
 *   scores  pad         of all seats; the pad as the edition writes it
 *   from SEAT           where its points came from: "asking 45 last-cards 50"
 *   hidden              hidden cards of all seats, "3+4" with two trays
 *   seen                all rows as an onlooker sees them
 *   sees SEAT           all rows as this seat sees them
 *   due                 what is to be done and by whom: "ask 1"
 *   can SEAT            its listed moves: "show 2, no"
 *   may-name SEAT TRAY  who may name that word now: "1 3"
 *   events              of the latest move
 *   winners             seats; "none" as long as the game goes on
 *   pile [KIND]         activity cards left
 *   final               final turns still due, "none" before them
 *   denials SEAT        its false denials yet hidden: "K2 .1"
 *   set                 the cards of each letter and their sum, blanks
 *   supply CARD         how many of it one tray may hold
 *   deck                the kinds of activity card and their sum
 *   values              of the spaces
 *   rules               some behaviours of the edition
 *   trays               as they are by default */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "probe-scene.h"

/* A text that grows. */
typedef struct {
  char *text;
  size_t n;
} Text;

__attribute__ ((format (printf, 2, 3))) static void
add (Text *text, const char *format, ...)
{
  va_list arguments;
  int n;

  va_start (arguments, format);
  n = vsnprintf (text->text + text->n, PROBE_SCENE_TEXT - text->n, format, arguments);
  va_end (arguments);
  text->n += (size_t) n;
  if (text->n >= PROBE_SCENE_TEXT)
    text->n = PROBE_SCENE_TEXT - 1;
}

/* Adds a separator before everything but the first piece. */
static void
part (Text *text, const char *separator)
{
  if (text->n > 0)
    add (text, "%s", separator);
}

static void
tell_place (Text *text, const ProbeStage *stage, int tray, int slot)
{
  add (text, "%s%d", stage->setup.trays == 2 ? (tray ? "R" : "L") : "", slot + 1);
}

static void
tell_event (Text *text, const ProbeStage *stage, const ProbeEvent *event)
{
  const int seat = event->seat + 1;

  switch ((ProbeEventType) event->type)
    {
    case PROBE_EVENT_SHUFFLED:
      add (text, "shuffled");
      break;
    case PROBE_EVENT_DRAWN:
      add (text, "%d:drawn:%s", seat, probe_card_kinds[event->kind].name);
      break;
    case PROBE_EVENT_IGNORED:
      add (text, "ignored:%s", probe_card_kinds[event->kind].name);
      break;
    case PROBE_EVENT_ASKED:
      if (event->other == PROBE_EVERYBODY)
        add (text, "%d:asked:*%c", seat, event->letter);
      else
        add (text, "%d:asked:%d%c", seat, event->other + 1, event->letter);
      break;
    case PROBE_EVENT_DENIED:
      add (text, "%d:denied:%c", seat, event->letter);
      break;
    case PROBE_EVENT_TURNED:
      add (text, "%d:turned:", seat);
      tell_place (text, stage, event->tray, event->slot);
      add (text, "%c", event->letter);
      break;
    case PROBE_EVENT_POINTS:
      add (text, "%d:%+d", seat, event->points);
      if (event->factor != 1)
        add (text, "(x%d)", event->factor);
      break;
    case PROBE_EVENT_TRAY:
      add (text, "%d:tray:%c", seat, event->tray ? 'R' : 'L');
      break;
    case PROBE_EVENT_NAMED:
      add (text, "%d:named:%d:%s", seat, event->other + 1, event->right ? "right" : "wrong");
      break;
    case PROBE_EVENT_CHALLENGED:
      add (text, "%d:challenged:%d:%s", seat, event->other + 1, event->right ? "valid" : "invalid");
      break;
    case PROBE_EVENT_CONFESSED:
      add (text, "%d:confessed:%c%d", seat, event->letter, event->amount);
      break;
    case PROBE_EVENT_TURN_ENDED:
      add (text, "%d:ended", seat);
      break;
    case PROBE_EVENT_FINAL:
      add (text, "final:%d", seat);
      break;
    case PROBE_EVENT_TURN_BEGAN:
      add (text, "%d:began", seat);
      break;
    case PROBE_EVENT_OVER:
    default:
      add (text, "over");
      break;
    }
}

static void
tell_events (Text *text, const ProbeStage *stage)
{
  for (int i = 0; i < stage->events.n; i++)
    {
      part (text, " ");
      tell_event (text, stage, &stage->events.event[i]);
    }
}

static void
tell_scores (Text *text, const ProbeStage *stage, bool pad)
{
  const bool late = pad && stage->setup.rules.pad_at_end_of_turn;

  for (int seat = 0; seat < stage->setup.seats; seat++)
    {
      part (text, " ");
      add (text, "%d", late ? stage->state.written[seat] : probe_score (&stage->state, seat));
    }
}

static void
tell_sources (Text *text, const ProbeStage *stage, int seat)
{
  static const char *const names[PROBE_N_SOURCES] = {
    [PROBE_FROM_ASKING] = "asking",
    [PROBE_FROM_LAST_CARDS] = "last-cards",
    [PROBE_FROM_EXPOSURES] = "exposures",
    [PROBE_FROM_CARDS] = "cards",
    [PROBE_FROM_NAMING] = "naming",
    [PROBE_FROM_MISNAMING] = "misnaming",
    [PROBE_FROM_WRONG_BLANKS] = "wrong-blanks",
    [PROBE_FROM_DENIALS] = "denials",
    [PROBE_FROM_SPELLING] = "spelling",
    [PROBE_FROM_KEPT_CARDS] = "kept-cards",
    [PROBE_FROM_KEPT_BONUS] = "kept-bonus",
  };

  for (int i = 0; i < PROBE_N_SOURCES; i++)
    if (stage->state.points[seat][i] != 0)
      {
        part (text, " ");
        add (text, "%s %d", names[i], stage->state.points[seat][i]);
      }
}

static void
tell_hidden (Text *text, const ProbeStage *stage)
{
  for (int seat = 0; seat < stage->setup.seats; seat++)
    for (int tray = 0; tray < stage->setup.trays; tray++)
      {
        part (text, tray ? "+" : " ");
        add (text, "%d", probe_hidden_in (&stage->state, seat, tray));
      }
}

static void
tell_rows (Text *text, const ProbeStage *stage, int seat)
{
  ProbeView view;
  char row[PROBE_SPACES + 1];

  probe_view (&stage->state, seat, &view);
  for (int s = 0; s < stage->setup.seats; s++)
    for (int tray = 0; tray < stage->setup.trays; tray++)
      {
        probe_row_format (&view.seen.setup.row[s][tray], row);
        part (text, tray ? "+" : " ");
        add (text, "%s", row);
      }
}

static void
tell_due (Text *text, const ProbeStage *stage)
{
  static const char *const names[] = {
    [PROBE_TO_DRAW] = "draw", [PROBE_TO_EXPOSE] = "expose", [PROBE_TO_TRAY] = "tray", [PROBE_TO_PICK] = "pick",
    [PROBE_TO_ASK] = "ask",   [PROBE_TO_ANSWER] = "answer", [PROBE_OVER] = "over",
  };

  add (text, "%s", names[stage->state.phase]);
  if (probe_decider (&stage->state) != PROBE_NOBODY)
    add (text, " %d", probe_decider (&stage->state) + 1);
}

static void
tell_moves (Text *text, const ProbeStage *stage, int seat)
{
  ProbeMove moves[PROBE_MAX_MOVES];
  const int n = probe_moves (&stage->state, seat, moves);
  char move[PROBE_MOVE_TEXT];

  for (int i = 0; i < n; i++)
    {
      probe_move_format (&moves[i], stage->setup.trays, move);
      part (text, ", ");
      add (text, "%s", move + 2);
    }
}

static void
tell_namers (Text *text, const ProbeStage *stage, int target, int tray)
{
  for (int seat = 0; seat < stage->setup.seats; seat++)
    if (probe_can_interrupt (&stage->state, seat, target, tray) == PROBE_OK)
      {
        part (text, " ");
        add (text, "%d", seat + 1);
      }
}

static void
tell_winners (Text *text, const ProbeStage *stage)
{
  for (int seat = 0; seat < stage->setup.seats; seat++)
    if (probe_winner (&stage->state, seat))
      {
        part (text, " ");
        add (text, "%d", seat + 1);
      }
  if (text->n == 0)
    add (text, "none");
}

static void
tell_pile (Text *text, const ProbeStage *stage, const char *kind)
{
  add (text, "%d", *kind == '\0' ? probe_pile_left (&stage->state) : stage->state.pile[probe_kind_from_name (kind)]);
}

static void
tell_final (Text *text, const ProbeStage *stage)
{
  if (stage->state.last_player == PROBE_NOBODY)
    add (text, "none");
  else
    for (int seat = 0; seat < stage->setup.seats; seat++)
      {
        part (text, " ");
        add (text, "%d", stage->state.turns_left[seat]);
      }
}

static void
tell_denials (Text *text, const ProbeStage *stage, int seat)
{
  for (int i = 0; i < PROBE_LETTERS; i++)
    if (stage->state.false_denials[seat][i] > 0)
      {
        part (text, " ");
        add (text, "%c%d", probe_letter_at (i), stage->state.false_denials[seat][i]);
      }
}

static void
tell_set (Text *text, const ProbeStage *stage)
{
  int sum = 0;

  for (char letter = 'A'; letter <= 'Z'; letter++)
    {
      const int n = probe_letter_cards (stage->setup.rules.letter_set, letter);

      add (text, "%c%d ", letter, n);
      sum += n;
    }
  add (text, "sum %d blanks %d", sum, stage->setup.rules.blanks);
}

static void
tell_deck (Text *text, const ProbeStage *stage)
{
  int sum = 0;

  for (int kind = 0; kind < PROBE_N_KINDS; kind++)
    {
      const int n = probe_deck_count (stage->setup.rules.deck, kind);

      if (n > 0)
        add (text, "%s %d ", probe_card_kinds[kind].name, n);
      sum += n;
    }
  add (text, "sum %d", sum);
}

static void
tell_rules (Text *text, const ProbeStage *stage)
{
  const ProbeBehaviours *rules = &stage->setup.rules;

  add (text, "seats 2-%d empty 0-%d letters %d-%d", rules->seats_max, rules->blanks, rules->word_min, rules->word_max);
  if (rules->headwords)
    add (text, " headwords");
  if (rules->supply_unlimited)
    add (text, " unlimited");
  if (rules->interrupt_on_own_turn)
    add (text, " own-turn");
  if (rules->last_card_bonus_by_card)
    add (text, " last-card-by-card");
  if (rules->end_bonuses_add_up)
    add (text, " bonuses-add");
  if (rules->answers_by_hand_possible)
    add (text, " by-hand");
  if (rules->pad_at_end_of_turn)
    add (text, " pad-at-end");
  if (rules->opponent_chooses_tray)
    add (text, " opponent-chooses-tray");
  if (rules->blank_is_dot)
    add (text, " dot");
}

static void
tell_default_trays (Text *text, const ProbeStage *stage)
{
  ProbeSetup setup;

  probe_setup_init (&setup, (ProbeEdition) stage->setup.edition, stage->setup.seats);
  add (text, "%d", setup.trays);
}

/* Adds to @text the answer to @word, which is a word of the list above.  Returns false for
 * another one. */
bool
probe_stage_tell (const ProbeStage *stage, const char *word, const char *arguments, char text[PROBE_SCENE_TEXT])
{
  Text to = { text, 0 };
  const char *second = strchr (arguments, ' ');
  const int seat = atoi (arguments) - 1;

  text[0] = '\0';
  if (strcmp (word, "begins") == 0)
    add (&to, "%s", stage->refused == PROBE_OK ? "yes" : probe_reason_name (stage->refused));
  else if (strcmp (word, "scores") == 0 || strcmp (word, "pad") == 0)
    tell_scores (&to, stage, strcmp (word, "pad") == 0);
  else if (strcmp (word, "from") == 0)
    tell_sources (&to, stage, seat);
  else if (strcmp (word, "hidden") == 0)
    tell_hidden (&to, stage);
  else if (strcmp (word, "seen") == 0)
    tell_rows (&to, stage, PROBE_NOBODY);
  else if (strcmp (word, "sees") == 0)
    tell_rows (&to, stage, seat);
  else if (strcmp (word, "due") == 0)
    tell_due (&to, stage);
  else if (strcmp (word, "can") == 0)
    tell_moves (&to, stage, seat);
  else if (strcmp (word, "may-name") == 0)
    tell_namers (&to, stage, seat, second != NULL && second[1] == 'R');
  else if (strcmp (word, "events") == 0)
    tell_events (&to, stage);
  else if (strcmp (word, "winners") == 0)
    tell_winners (&to, stage);
  else if (strcmp (word, "pile") == 0)
    tell_pile (&to, stage, arguments);
  else if (strcmp (word, "final") == 0)
    tell_final (&to, stage);
  else if (strcmp (word, "denials") == 0)
    tell_denials (&to, stage, seat);
  else if (strcmp (word, "set") == 0)
    tell_set (&to, stage);
  else if (strcmp (word, "supply") == 0)
    add (&to, "%d", probe_setup_supply (&stage->setup, arguments[0]));
  else if (strcmp (word, "deck") == 0)
    tell_deck (&to, stage);
  else if (strcmp (word, "values") == 0)
    for (int slot = 0; slot < PROBE_SPACES; slot++)
      add (&to, "%s%d", slot ? " " : "", probe_space_value (slot));
  else if (strcmp (word, "rules") == 0)
    tell_rules (&to, stage);
  else if (strcmp (word, "trays") == 0)
    tell_default_trays (&to, stage);
  else
    return false;

  return true;
}

/* Returns the name of @reason in the rules' header. */
const char *
probe_reason_name (ProbeReason reason)
{
#define NAME(reason) [reason] = #reason
  static const char *const names[PROBE_N_REASONS] = {
    NAME (PROBE_OK),
    NAME (PROBE_TOO_FEW_SEATS),
    NAME (PROBE_TOO_MANY_SEATS),
    NAME (PROBE_NO_SUCH_SEAT),
    NAME (PROBE_NO_SUCH_TRAY),
    NAME (PROBE_TRAYS_NEED_TWO_SEATS),
    NAME (PROBE_NO_ANSWERS_BY_HAND),
    NAME (PROBE_WORD_MISSING),
    NAME (PROBE_ROW_EMPTY),
    NAME (PROBE_ROW_NOT_LETTERS),
    NAME (PROBE_ROW_TOO_LONG),
    NAME (PROBE_BLANK_INSIDE),
    NAME (PROBE_TOO_MANY_BLANKS),
    NAME (PROBE_WORD_TOO_SHORT),
    NAME (PROBE_WORD_TOO_LONG),
    NAME (PROBE_NO_LETTER_LEFT),
    NAME (PROBE_GAME_OVER),
    NAME (PROBE_NOT_YOUR_TURN),
    NAME (PROBE_ANSWER_DUE),
    NAME (PROBE_EXPOSURE_DUE),
    NAME (PROBE_DRAW_FIRST),
    NAME (PROBE_NOTHING_TO_DRAW),
    NAME (PROBE_KIND_NOT_IN_PILE),
    NAME (PROBE_NOT_ASKED),
    NAME (PROBE_ASK_YOURSELF),
    NAME (PROBE_NOTHING_HIDDEN),
    NAME (PROBE_ASK_EVERYBODY),
    NAME (PROBE_ASK_ONE_PLAYER),
    NAME (PROBE_NO_SUCH_LETTER),
    NAME (PROBE_NO_SUCH_SPACE),
    NAME (PROBE_NOT_HIDDEN),
    NAME (PROBE_OTHER_LETTER),
    NAME (PROBE_HAS_THE_LETTER),
    NAME (PROBE_NOTHING_TO_EXPOSE),
    NAME (PROBE_NOT_YOUR_EXPOSURE),
    NAME (PROBE_NOT_A_BLANK),
    NAME (PROBE_OTHER_TRAY),
    NAME (PROBE_NO_TRAY_TO_CHOOSE),
    NAME (PROBE_NOTHING_TO_PICK),
    NAME (PROBE_OTHER_OPPONENT),
    NAME (PROBE_NAME_YOUR_OWN),
    NAME (PROBE_NAME_ON_OWN_TURN),
    NAME (PROBE_NAME_TOO_FEW_HIDDEN),
    NAME (PROBE_SPELLING_IS_STRICT),
    NAME (PROBE_CHALLENGE_YOUR_OWN),
    NAME (PROBE_WORD_STILL_HIDDEN),
    NAME (PROBE_CHALLENGED_BEFORE),
    NAME (PROBE_GAME_TOO_LONG),
  };
#undef NAME

  return names[reason] != NULL ? names[reason] : "?";
}
