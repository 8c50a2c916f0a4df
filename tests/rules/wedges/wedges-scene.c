/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wedges-scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tap.h"

#define ACT_SIZE 1200

static const char *const reason_names[WEDGES_N_REASONS] = {
  [WEDGES_OK] = "OK",
  [WEDGES_NO_SUCH_SEAT] = "NO_SUCH_SEAT",
  [WEDGES_GAME_OVER] = "GAME_OVER",
  [WEDGES_NOT_YOUR_TURN] = "NOT_YOUR_TURN",
  [WEDGES_ROLL_IS_DUE] = "ROLL_IS_DUE",
  [WEDGES_MOVE_IS_DUE] = "MOVE_IS_DUE",
  [WEDGES_CHOICE_IS_DUE] = "CHOICE_IS_DUE",
  [WEDGES_VOTE_IS_DUE] = "VOTE_IS_DUE",
  [WEDGES_ANSWER_IS_DUE] = "ANSWER_IS_DUE",
  [WEDGES_OUT_OF_REACH] = "OUT_OF_REACH",
  [WEDGES_NO_SUCH_MOVE] = "NO_SUCH_MOVE",
  [WEDGES_GAME_TOO_LONG] = "GAME_TOO_LONG",
};

static const char *const phase_names[] = {
  [WEDGES_FIRST_ROLL] = "first-roll",
  [WEDGES_TO_ROLL] = "roll",
  [WEDGES_TO_MOVE] = "move",
  [WEDGES_TO_CHOOSE] = "choose",
  [WEDGES_TO_VOTE] = "vote",
  [WEDGES_TO_ANSWER] = "answer",
  [WEDGES_OVER] = "over",
};

static WedgesReason
make (WedgesState *state, const char *text)
{
  char line[ACT_SIZE];
  const char *unknown, *fault;
  WedgesMove move;

  snprintf (line, sizeof line, "%s", text);
  fault = wedges_move_parse (line, &move, &unknown);
  if (fault != NULL)
    {
      tap_note ("“%s” is no move: %s", line, fault);
      return WEDGES_N_REASONS;
    }

  return wedges_apply (state, &move);
}

/* `REASON MOVE`. */
static bool
is_refused (WedgesState *state, const char *text)
{
  const size_t n = strcspn (text, " ");
  const WedgesState before = *state;
  const WedgesReason reason = make (state, text + n + (text[n] == ' '));
  const bool good = reason > WEDGES_OK && reason < WEDGES_N_REASONS && strlen (reason_names[reason]) == n
                    && strncmp (text, reason_names[reason], n) == 0 && memcmp (&before, state, sizeof *state) == 0;

  if (!good)
    tap_note ("%s: the reason is %s", text, reason < WEDGES_N_REASONS ? reason_names[reason] : "none");

  return good;
}

/* Everybody makes a first roll, and @seat, from 1, has the highest. */
static bool
begins (WedgesState *state, int seat)
{
  bool good = true;

  for (int i = 1; i <= state->setup.seats && good; i++)
    {
      char roll[] = { (char) ('0' + i), ' ', 'r', 'o', 'l', 'l', ' ', i == seat ? '6' : '1', '\0' };

      good = make (state, roll) == WEDGES_OK;
    }

  return good;
}

/* `1 S3.4 GEHA--`. */
static bool
put (WedgesState *state, const char *text)
{
  const int seat = text[0] - '1';
  char name[WEDGES_SPACE_NAME] = "", wedges[WEDGES_CATEGORIES + 1] = "";
  int space;

  if (sscanf (text + 1, " %4s %6s", name, wedges) != 2)
    return false;
  space = wedges_space_from_name (name);
  if (space < 0)
    return false;

  state->space[seat] = (uint8_t) space;
  state->wedges[seat] = 0;
  for (int i = 0; i < WEDGES_CATEGORIES; i++)
    state->wedges[seat] |= (uint8_t) ((wedges[i] != '-') << i);
  return true;
}

/* What is found to be the case, in the words in which a scene says it. */
static void
tell (const WedgesState *state, const char *what, SalonText *out)
{
  static WedgesRecord record;

  if (strcmp (what, "due") == 0)
    {
      salon_text_put (out, phase_names[state->phase]);
      if (state->phase != WEDGES_OVER)
        salon_text_format (out, " %d", wedges_seat_due (state) + 1);
      return;
    }

  record.state = *state;
  wedges_rules.print (&record, SALON_LINE_MOVE, out);
  if (out->used > 0)
    out->text[out->used - 1] = '\0';
}

static bool
is_so (const WedgesState *state, const char *what, const char *expected)
{
  char found[ACT_SIZE];
  SalonText out;

  salon_text_init (&out, found, sizeof found);
  tell (state, what, &out);
  if (strcmp (found, expected) != 0)
    tap_note ("%s: expected %s, found %s", what, expected, found);

  return strcmp (found, expected) == 0;
}

static bool
act (WedgesState *state, char *text)
{
  char *equals = strstr (text, " = ");
  WedgesReason reason;

  if (strncmp (text, "refused ", 8) == 0)
    return is_refused (state, text + 8);
  if (strncmp (text, "begins ", 7) == 0)
    return begins (state, text[7] - '0');
  if (strncmp (text, "put ", 4) == 0)
    return put (state, text + 4);
  if (equals != NULL)
    {
      *equals = '\0';
      return is_so (state, text, equals + 3);
    }

  reason = make (state, text);
  if (reason != WEDGES_OK)
    tap_note ("%s: %s", text, reason < WEDGES_N_REASONS ? reason_names[reason] : "no move");
  return reason == WEDGES_OK;
}

/* Tells whether @word begins with @name, and gives the number behind it. */
static bool
is (const char *word, const char *name, unsigned *number)
{
  const size_t n = strlen (name);

  if (strncmp (word, name, n) != 0)
    return false;

  *number = (unsigned) atoi (word + n);
  return true;
}

static void
set_up (const char *text, WedgesSetup *setup)
{
  char words[200], *save = NULL;

  memset (setup, 0, sizeof *setup);
  setup->seats = 2;
  setup->boxes = 2;
  setup->cards = 200;
  snprintf (words, sizeof words, "%s", text);
  for (char *word = strtok_r (words, " ", &save); word != NULL; word = strtok_r (NULL, " ", &save))
    {
      unsigned number;

      if (is (word, "seats-", &number))
        setup->seats = (uint8_t) number;
      else if (is (word, "cards-", &number))
        setup->cards = (uint16_t) number;
      else if (is (word, "box-", &number))
        setup->boxes = (uint8_t) number;
      else if (is (word, "shuffle-", &number))
        setup->shuffle = number;
      else if (is (word, "front-", &number))
        setup->front[0] = number;
      else if (is (word, "front2-", &number))
        setup->front[1] = number;
      else if (strcmp (word, "places") == 0)
        setup->places = true;
      else
        abort ();
    }
}

static bool
run (const WedgesScene *scene)
{
  static WedgesState state;
  char *acts = strdup (scene->acts), *save = NULL;
  WedgesSetup setup;
  bool good = true;

  if (acts == NULL)
    abort ();
  set_up (scene->setup, &setup);
  wedges_begin (&setup, &state);
  for (char *text = strtok_r (acts, ";", &save); text != NULL && good; text = strtok_r (NULL, ";", &save))
    good = act (&state, text + strspn (text, " "));
  free (acts);

  return good;
}

int
wedges_scenes_run (const WedgesScene *scenes, int n)
{
  for (int i = 0; i < n; i++)
    tap_ok (run (&scenes[i]), "%s", scenes[i].name);

  return tap_done ();
}
