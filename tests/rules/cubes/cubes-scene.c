/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cubes-scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tap.h"

#define ACT_SIZE 1200

static const char *const reason_names[CUBES_N_REASONS] = {
  [CUBES_OK] = "OK",
  [CUBES_NO_SUCH_SEAT] = "NO_SUCH_SEAT",
  [CUBES_GAME_OVER] = "GAME_OVER",
  [CUBES_NOT_THE_SHAKER] = "NOT_THE_SHAKER",
  [CUBES_WITHOUT_BAR] = "WITHOUT_BAR",
  [CUBES_BAR_LIES] = "BAR_LIES",
  [CUBES_BAR_IS_DUE] = "BAR_IS_DUE",
  [CUBES_SHAKE_IS_DUE] = "SHAKE_IS_DUE",
  [CUBES_ALREADY_SHAKEN] = "ALREADY_SHAKEN",
  [CUBES_NOT_FACES] = "NOT_FACES",
  [CUBES_NOT_A_ROLL] = "NOT_A_ROLL",
  [CUBES_TIME_DOES_NOT_RUN] = "TIME_DOES_NOT_RUN",
  [CUBES_NOT_LETTERS] = "NOT_LETTERS",
  [CUBES_ALREADY_WRITTEN] = "ALREADY_WRITTEN",
  [CUBES_LIST_FULL] = "LIST_FULL",
  [CUBES_NO_SUCH_TIME] = "NO_SUCH_TIME",
  [CUBES_TIME_FALLS] = "TIME_FALLS",
  [CUBES_NOT_WRITTEN] = "NOT_WRITTEN",
  [CUBES_NO_WORD_LIST] = "NO_WORD_LIST",
  [CUBES_SPELLING_IS_STRICT] = "SPELLING_IS_STRICT",
  [CUBES_CHALLENGE_YOUR_OWN] = "CHALLENGE_YOUR_OWN",
  [CUBES_NOTHING_READ_OUT] = "NOTHING_READ_OUT",
  [CUBES_NOT_ON_THAT_LIST] = "NOT_ON_THAT_LIST",
  [CUBES_CHALLENGED_BEFORE] = "CHALLENGED_BEFORE",
  [CUBES_DID_NOT_SCORE] = "DID_NOT_SCORE",
  [CUBES_NO_SUCH_MOVE] = "NO_SUCH_MOVE",
  [CUBES_GAME_TOO_LONG] = "GAME_TOO_LONG",
};

static const char *const verdict_names[] = {
  [CUBES_UNREAD] = "unread", [CUBES_SHORT] = "short",   [CUBES_UNTRACED] = "grid",
  [CUBES_NO_WORD] = "word",  [CUBES_SHARED] = "shared", [CUBES_SCORED] = "scored",
};

SalonVerdict
cubes_scene_judge (void *data, const char *language, const char *word, bool headwords, const char **reason)
{
  static const char list[] =
    " DEAR READ READS DARE DARES SEED LEASED EASED EASE SEAL THAW DESK SKATER LEASH TESTY WHALER"
    " SALT SEEDS EAT TEA ARE ";
  char wanted[64];
  int *asked = data;

  if (asked != NULL)
    ++*asked;
  snprintf (wanted, sizeof wanted, " %s ", word);
  *reason = strstr (list, wanted) != NULL ? NULL : "The word is not in the test’s list.";
  return *reason == NULL ? SALON_WORD_GOOD : SALON_WORD_REFUSED;
}

static const CubesDictionary dictionary = { cubes_scene_judge, NULL, "en" };

/* What is found to be the case, in the words in which a scene says it. */
static void
tell (const CubesState *state, const char *what, char text[ACT_SIZE])
{
  static const char *const phases[] = { "bar", "shake", "writing", "over" };
  const CubesPhase phase = cubes_phase (state);
  SalonText out;

  salon_text_init (&out, text, ACT_SIZE);
  if (strcmp (what, "due") == 0)
    {
      salon_text_format (&out, " %s", phases[phase]);
      if (phase == CUBES_TO_BAR || phase == CUBES_TO_SHAKE)
        salon_text_format (&out, " %d", cubes_shaker (state) + 1);
    }
  for (int seat = 0; seat < state->setup.seats; seat++)
    {
      if (strcmp (what, "totals") == 0)
        salon_text_format (&out, " %d", state->points[seat]);
      if (strcmp (what, "lists") == 0)
        salon_text_format (&out, " %d", state->list[seat].n);
      if (strcmp (what, "winners") == 0 && cubes_winner (state, seat))
        salon_text_format (&out, " %d", seat + 1);
    }
  if (strcmp (what, "winners") == 0 && out.used == 0)
    salon_text_put (&out, " none");
  if (strncmp (what, "list ", 5) == 0)
    {
      const CubesList *list = &state->list[what[5] - '1'];

      for (int i = 0; i < list->n; i++)
        salon_text_format (&out, " %s:%s", list->word[i].letters, verdict_names[list->word[i].verdict]);
    }
}

/* Makes the move @text, with FACES written out. */
static CubesReason
make (CubesState *state, const char *text)
{
  const char *faces = strstr (text, "FACES"), *unknown, *fault;
  char line[ACT_SIZE];
  CubesMove move;

  snprintf (line, sizeof line, "%.*s%s", faces == NULL ? ACT_SIZE / 2 : (int) (faces - text), text,
            faces == NULL ? "" : CUBES_SCENE_FACES);
  fault = cubes_move_parse (line, NULL, &move, &unknown);
  if (fault != NULL)
    {
      tap_note ("“%s” is no move: %s", line, fault);
      return CUBES_N_REASONS;
    }

  return cubes_apply (state, &move, &dictionary);
}

/* `REASON MOVE`. */
static bool
is_refused (CubesState *state, const char *text)
{
  const char *space = strchr (text, ' ');
  CubesState *before = malloc (sizeof *before);
  CubesReason reason;
  bool good;

  if (space == NULL || before == NULL)
    abort ();
  *before = *state;
  reason = make (state, space + 1);
  good = reason > CUBES_OK && reason < CUBES_N_REASONS && strlen (reason_names[reason]) == (size_t) (space - text)
         && strncmp (text, reason_names[reason], (size_t) (space - text)) == 0
         && memcmp (before, state, sizeof *state) == 0;
  if (!good)
    tap_note ("%s: the reason is %s", text, reason < CUBES_N_REASONS ? reason_names[reason] : "none");
  free (before);

  return good;
}

static bool
act (CubesState *state, char *text)
{
  char *equals = strstr (text, " =");
  char found[ACT_SIZE];
  CubesReason reason;

  if (strncmp (text, "refused ", 8) == 0)
    return is_refused (state, text + 8);
  if (equals != NULL)
    {
      *equals = '\0';
      tell (state, text, found);
      if (strcmp (found, equals + 2) != 0)
        tap_note ("%s: expected%s, found%s", text, equals + 2, found);
      return strcmp (found, equals + 2) == 0;
    }

  reason = make (state, text);
  if (reason != CUBES_OK)
    tap_note ("%s: %s", text, reason < CUBES_N_REASONS ? reason_names[reason] : "no move");
  return reason == CUBES_OK;
}

static void
set_up (const char *text, CubesSetup *setup)
{
  char words[200], *save = NULL;

  memset (setup, 0, sizeof *setup);
  setup->seats = 2;
  snprintf (words, sizeof words, "%s", text);
  for (char *word = strtok_r (words, " ", &save); word != NULL; word = strtok_r (NULL, " ", &save))
    if (strcmp (word, "bar-after") == 0)
      setup->grid = CUBES_BAR_AFTER;
    else if (strcmp (word, "bar-before") == 0)
      setup->grid = CUBES_BAR_BEFORE;
    else if (strcmp (word, "free") == 0)
      setup->spelling_free = true;
    else if (strncmp (word, "target-", 7) == 0)
      setup->target = (uint16_t) atoi (word + 7);
    else if (strncmp (word, "first-", 6) == 0)
      setup->first = (uint8_t) (atoi (word + 6) - 1);
    else if (strncmp (word, "seats-", 6) == 0)
      setup->seats = (uint8_t) atoi (word + 6);
    else
      abort ();
}

static bool
run (const CubesScene *scene)
{
  CubesState *state = malloc (sizeof *state);
  char *acts = strdup (scene->acts), *save = NULL;
  CubesSetup setup;
  bool good = true;

  if (state == NULL || acts == NULL)
    abort ();
  set_up (scene->setup, &setup);
  cubes_begin (&setup, state);
  for (char *text = strtok_r (acts, ";", &save); text != NULL && good; text = strtok_r (NULL, ";", &save))
    good = act (state, text + strspn (text, " "));
  free (state);
  free (acts);

  return good;
}

int
cubes_scenes_run (const CubesScene *scenes, int n)
{
  for (int i = 0; i < n; i++)
    tap_ok (run (&scenes[i]), "%s", scenes[i].name);

  return tap_done ();
}
