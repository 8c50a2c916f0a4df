/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "probe-scene.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "probe-invariants.h"
#include "tap.h"

/* The first fault in the scene that is running; empty if there is none. */
static char fault[4 * PROBE_SCENE_TEXT];

__attribute__ ((format (printf, 1, 2))) static void
fail (const char *format, ...)
{
  va_list arguments;

  if (fault[0] != '\0')
    return;
  va_start (arguments, format);
  vsnprintf (fault, sizeof fault, format, arguments);
  va_end (arguments);
}

/* Takes the next piece of @rest, up to one of the characters @ends, and strips its spaces. */
static char *
take_piece (char **rest, const char *ends)
{
  char *piece = strsep (rest, ends), *end;

  if (piece == NULL)
    return NULL;
  while (*piece == ' ')
    piece++;
  end = piece + strlen (piece);
  while (end > piece && end[-1] == ' ')
    *--end = '\0';

  return piece;
}

static void
set_behaviour (ProbeBehaviours *rules, const char *text)
{
  static const struct {
    const char *name;
    size_t offset;
  } fields[] = {
    { "last_card_bonus_by_card", offsetof (ProbeBehaviours, last_card_bonus_by_card) },
    { "end_bonuses_add_up", offsetof (ProbeBehaviours, end_bonuses_add_up) },
    { "interrupt_on_own_turn", offsetof (ProbeBehaviours, interrupt_on_own_turn) },
    { "opponent_chooses_tray", offsetof (ProbeBehaviours, opponent_chooses_tray) },
    { "answers_by_hand_possible", offsetof (ProbeBehaviours, answers_by_hand_possible) },
    { "deck", offsetof (ProbeBehaviours, deck) },
    { "seats_max", offsetof (ProbeBehaviours, seats_max) },
    { "word_min", offsetof (ProbeBehaviours, word_min) },
    { "word_max", offsetof (ProbeBehaviours, word_max) },
  };

  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
    {
      const size_t n = strlen (fields[i].name);

      if (strncmp (text, fields[i].name, n) == 0 && text[n] == '=')
        {
          ((uint8_t *) rules)[fields[i].offset] = (uint8_t) atoi (text + n + 1);
          return;
        }
    }
  fail ("the scene has an unknown behaviour: %s", text);
}

static void
set_option (ProbeSetup *setup, const char *option)
{
  if (strcmp (option, "no-cards") == 0)
    setup->activity_cards = false;
  else if (strcmp (option, "by-hand") == 0)
    setup->answers_by_hand = true;
  else if (strcmp (option, "free") == 0)
    setup->spelling_free = true;
  else if (strcmp (option, "box") == 0)
    setup->supply_unlimited = false;
  else if (strcmp (option, "unlimited") == 0)
    setup->supply_unlimited = true;
  else if (strcmp (option, "one-tray") == 0)
    setup->trays = 1;
  else if (strcmp (option, "two-trays") == 0)
    setup->trays = 2;
  else if (strncmp (option, "first-", 6) == 0)
    setup->first = (uint8_t) (atoi (option + 6) - 1);
  else if (strncmp (option, "house:", 6) == 0)
    set_behaviour (&setup->rules, option + 6);
  else if (strncmp (option, "pile:", 5) != 0 && strncmp (option, "moves:", 6) != 0)
    fail ("the scene has an unknown option: %s", option);
}

/* Leaves only the cards of pile:KIND,KIND in the pile; pile: alone empties it. */
static void
set_pile (ProbeState *state, char *kinds)
{
  char *name;

  memset (state->pile, 0, sizeof state->pile);
  while ((name = take_piece (&kinds, ",")) != NULL)
    if (*name != '\0')
      {
        const int kind = probe_kind_from_name (name);

        if (kind < 0)
          fail ("the scene has an unknown kind of card: %s", name);
        else
          state->pile[kind]++;
      }
}

/* Lays one row, in which turned cards are small letters; "-" lays nothing. */
static ProbeReason
lay_row (ProbeRow *row, uint16_t *turned, char *text)
{
  if (strcmp (text, "-") == 0)
    return PROBE_OK;
  for (int i = 0; text[i] != '\0'; i++)
    if (islower ((unsigned char) text[i]) || text[i] == ',')
      {
        *turned |= (uint16_t) (1u << i);
        text[i] = text[i] == ',' ? PROBE_BLANK : (char) toupper ((unsigned char) text[i]);
      }

  return probe_row_parse (text, row);
}

/* Lays the rows of all seats; seats beyond the largest table are only counted. */
static void
lay_rows (ProbeStage *stage, char *text, uint16_t turned[PROBE_MAX_SEATS][PROBE_MAX_TRAYS])
{
  char *rows, *row;
  int seat = 0, trays = 1;

  while ((rows = take_piece (&text, " ")) != NULL)
    {
      if (*rows == '\0')
        continue;
      for (int tray = 0; (row = take_piece (&rows, "+")) != NULL && seat < PROBE_MAX_SEATS; tray++)
        {
          const ProbeReason reason = lay_row (&stage->setup.row[seat][tray], &turned[seat][tray], row);

          if (reason != PROBE_OK)
            stage->refused = reason;
          if (tray + 1 > trays)
            trays = tray + 1;
        }
      seat++;
    }
  stage->setup.seats = (uint8_t) seat;
  stage->setup.trays = (uint8_t) trays;
}

/* Turns the cards that were turned before the scene begins. */
static void
turn_cards (ProbeState *state, uint16_t turned[PROBE_MAX_SEATS][PROBE_MAX_TRAYS])
{
  for (int seat = 0; seat < state->setup.seats; seat++)
    for (int tray = 0; tray < state->setup.trays; tray++)
      {
        state->hidden[seat][tray] &= (uint16_t) ~turned[seat][tray];
        for (int slot = 0; slot < PROBE_SPACES; slot++)
          if (turned[seat][tray] >> slot & 1)
            state->turned_by[seat][tray][slot] = PROBE_TURNED_ASKED;
      }
}

/* Sets up the stage that @game describes. */
static void
set_stage (ProbeStage *stage, const char *game)
{
  char *text = strdup (game), *options = strdup (game), *rest = text, *head, *option;
  int edition;

  memset (stage, 0, sizeof *stage);
  head = take_piece (&rest, "|");
  option = take_piece (&head, " ");
  edition = probe_edition_from_name (option);
  if (edition < 0 || rest == NULL)
    {
      fail ("the scene has no edition or no rows: %s", game);
    }
  else
    {
      uint16_t turned[PROBE_MAX_SEATS][PROBE_MAX_TRAYS] = { 0 };

      probe_setup_init (&stage->setup, (ProbeEdition) edition, 2);
      lay_rows (stage, rest, turned);
      while ((option = take_piece (&head, " ")) != NULL)
        if (*option != '\0')
          set_option (&stage->setup, option);
      if (stage->refused == PROBE_OK)
        stage->refused = probe_begin (&stage->setup, &stage->state);
      if (stage->refused == PROBE_OK)
        turn_cards (&stage->state, turned);

      rest = options;
      head = take_piece (&rest, "|");
      while ((option = take_piece (&head, " ")) != NULL)
        if (strncmp (option, "pile:", 5) == 0)
          set_pile (&stage->state, option + 5);
        else if (strncmp (option, "moves:", 6) == 0)
          stage->state.moves = (uint32_t) atol (option + 6);
    }

  free (text);
  free (options);
}

/* A move that must be legal. */
static void
do_move (ProbeStage *stage, const char *text)
{
  const ProbeState before = stage->state;
  ProbeMove move;
  ProbeReason reason;
  const char *error = probe_move_parse (text, stage->setup.trays, &move, NULL);
  const char *broken;

  if (error != NULL)
    {
      fail ("“%s” cannot be read: %s", text, error);
      return;
    }
  reason = probe_apply (&stage->state, &move, &stage->events);
  if (reason != PROBE_OK)
    {
      fail ("“%s” is refused: %s", text, probe_reason_name (reason));
      return;
    }
  broken = probe_broken (&before, &stage->state, &move, &stage->events);
  if (broken != NULL)
    fail ("after “%s”: %s", text, broken);
}

/* A move that must be refused with the reason named first, and change nothing. */
static void
do_refused (ProbeStage *stage, char *text)
{
  const ProbeState before = stage->state;
  const char *expected = take_piece (&text, " ");
  ProbeMove move;
  ProbeReason reason;

  if (text == NULL || probe_move_parse (text, stage->setup.trays, &move, NULL) != NULL)
    {
      fail ("the scene’s refused move cannot be read: %s", text == NULL ? "" : text);
      return;
    }
  reason = probe_apply (&stage->state, &move, &stage->events);
  if (strcmp (probe_reason_name (reason), expected) != 0)
    fail ("“%s”\n#   expected: refused %s\n#      found: %s", text, expected, probe_reason_name (reason));
  else if (stage->events.n != 0 || memcmp (&before, &stage->state, sizeof before) != 0)
    fail ("“%s” is refused but changes something", text);
  else if (probe_check (&before, &move) != reason)
    fail ("“%s” is refused for another reason than probe_check() gives", text);
}

static void
do_unreadable (const ProbeStage *stage, const char *text)
{
  ProbeMove move;

  if (probe_move_parse (text, stage->setup.trays, &move, NULL) == NULL)
    fail ("“%s” can be read", text);
}

/* WORD [ARGUMENTS] = EXPECTED */
static void
do_expect (const ProbeStage *stage, char *text)
{
  char found[PROBE_SCENE_TEXT] = "";
  char *rest = text;
  char *arguments = take_piece (&rest, "=");
  char *word = take_piece (&arguments, " ");

  if (rest == NULL)
    {
      fail ("the scene has an unknown statement: %s", text);
      return;
    }
  while (*rest == ' ')
    rest++;
  if (!probe_stage_tell (stage, word, arguments == NULL ? "" : arguments, found))
    fail ("the scene has an unknown word: %s", word);
  else if (strcmp (found, rest) != 0)
    fail ("%s %s\n#   expected: %s\n#      found: %s", word, arguments == NULL ? "" : arguments, rest, found);
}

static void
play_script (ProbeStage *stage, const char *script)
{
  char *text = strdup (script == NULL ? "" : script), *rest = text, *statement;

  while ((statement = take_piece (&rest, ";")) != NULL && fault[0] == '\0')
    {
      if (*statement == '\0')
        continue;
      if (isdigit ((unsigned char) *statement))
        do_move (stage, statement);
      else if (strncmp (statement, "refused ", 8) == 0)
        do_refused (stage, statement + 8);
      else if (strncmp (statement, "unreadable ", 11) == 0)
        do_unreadable (stage, statement + 11);
      else
        do_expect (stage, statement);
    }
  free (text);
}

/* Plays all scenes and prints a TAP line for each.  Returns the exit status. */
int
probe_scenes_run (const ProbeScene *scenes, int n)
{
  for (int i = 0; i < n; i++)
    {
      ProbeStage stage;

      fault[0] = '\0';
      set_stage (&stage, scenes[i].game);
      if (stage.refused != PROBE_OK && (scenes[i].moves != NULL || strstr (scenes[i].expect, "begins") == NULL))
        fail ("the game does not begin: %s", probe_reason_name (stage.refused));
      play_script (&stage, scenes[i].moves);
      play_script (&stage, scenes[i].expect);

      if (!tap_ok (fault[0] == '\0', "%s", scenes[i].name))
        {
          tap_note ("%s", fault);
          tap_note ("  game: %s", scenes[i].game);
          tap_note ("  moves: %s", scenes[i].moves == NULL ? "" : scenes[i].moves);
        }
    }

  return tap_done ();
}
