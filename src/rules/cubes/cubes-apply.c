/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/cubes/cubes-apply.h"

#include <string.h>

#include "rules/cubes/cubes-edition.h"

/* Tells whether @text is @least to @most capitals and a NUL. */
static bool
is_capitals (const CubesMove *move, size_t least, size_t most)
{
  const size_t n = strnlen (move->text, sizeof move->text);

  for (size_t i = 0; i < n; i++)
    if (move->text[i] < 'A' || move->text[i] > 'Z')
      return false;

  return n >= least && n <= most;
}

static const CubesWord *
find_word (const CubesState *state, int seat, const char *word)
{
  const CubesList *list = &state->list[seat];
  int place;
  const int index = cubes_list_find (list, word, &place);

  return index < 0 ? NULL : &list->word[index];
}

/* Rules 2.2 and 2.3: `bar`. */
static CubesReason
check_bar (const CubesState *state, const CubesMove *move)
{
  if (state->setup.grid == CUBES_MASTER)
    return CUBES_WITHOUT_BAR;
  if (move->corner >= CUBES_NO_BAR)
    return CUBES_NO_SUCH_MOVE;
  if (state->phase == CUBES_TO_BAR)
    return CUBES_OK;
  if (state->phase == CUBES_WRITING)
    return CUBES_BAR_LIES;

  return state->setup.grid == CUBES_BAR_BEFORE ? CUBES_BAR_LIES : CUBES_SHAKE_IS_DUE;
}

static CubesReason
check_shake (const CubesState *state, const CubesMove *move)
{
  if (state->phase == CUBES_WRITING)
    return CUBES_ALREADY_SHAKEN;
  if (state->phase == CUBES_TO_BAR)
    return state->setup.grid == CUBES_BAR_BEFORE ? CUBES_BAR_IS_DUE : CUBES_ALREADY_SHAKEN;
  if (!is_capitals (move, CUBES_CELLS, CUBES_CELLS))
    return CUBES_NOT_FACES;

  return cubes_edition_can_show (state->setup.edition, move->text) ? CUBES_OK : CUBES_NOT_A_ROLL;
}

static CubesReason
check_write (const CubesState *state, const CubesMove *move)
{
  const CubesList *list = &state->list[move->seat];

  if (state->phase != CUBES_WRITING)
    return CUBES_TIME_DOES_NOT_RUN;
  if (!is_capitals (move, 1, CUBES_LETTERS))
    return CUBES_NOT_LETTERS;
  if (move->timed && move->second > CUBES_LAST_SECOND)
    return CUBES_NO_SUCH_TIME;
  if (find_word (state, move->seat, move->text) != NULL)
    return CUBES_ALREADY_WRITTEN;
  if (list->n == CUBES_MAX_WORDS)
    return CUBES_LIST_FULL;

  return move->timed && move->second < list->second ? CUBES_TIME_FALLS : CUBES_OK;
}

static CubesReason
check_strike (const CubesState *state, const CubesMove *move)
{
  if (state->phase != CUBES_WRITING)
    return CUBES_TIME_DOES_NOT_RUN;
  if (!is_capitals (move, 1, CUBES_LETTERS))
    return CUBES_NOT_LETTERS;

  return find_word (state, move->seat, move->text) == NULL ? CUBES_NOT_WRITTEN : CUBES_OK;
}

/* Rule 3. */
static CubesReason
check_challenge (const CubesState *state, const CubesMove *move)
{
  const CubesWord *word;

  if (move->target >= state->setup.seats)
    return CUBES_NO_SUCH_SEAT;
  if (!state->setup.spelling_free)
    return CUBES_SPELLING_IS_STRICT;
  if (move->target == move->seat)
    return CUBES_CHALLENGE_YOUR_OWN;
  if (!cubes_is_read_out (state))
    return CUBES_NOTHING_READ_OUT;
  if (!is_capitals (move, 1, CUBES_LETTERS))
    return CUBES_NOT_LETTERS;

  word = find_word (state, move->target, move->text);
  if (word == NULL)
    return CUBES_NOT_ON_THAT_LIST;
  if (word->ruling != CUBES_NOT_CHALLENGED)
    return CUBES_CHALLENGED_BEFORE;

  return word->verdict == CUBES_SCORED ? CUBES_OK : CUBES_DID_NOT_SCORE;
}

CubesReason
cubes_check (const CubesState *state, const CubesMove *move)
{
  const bool of_shaker = move->type == CUBES_BAR || move->type == CUBES_SHAKE || move->type == CUBES_TIME;

  if (state->moves == CUBES_MAX_GAME_MOVES)
    return CUBES_GAME_TOO_LONG;
  if (move->seat >= state->setup.seats)
    return CUBES_NO_SUCH_SEAT;
  if (move->type == CUBES_CHALLENGE)
    return check_challenge (state, move);
  if (cubes_phase (state) == CUBES_OVER)
    return CUBES_GAME_OVER;
  if (of_shaker && move->seat != cubes_shaker (state))
    return CUBES_NOT_THE_SHAKER;

  switch (move->type)
    {
    case CUBES_BAR:
      return check_bar (state, move);
    case CUBES_SHAKE:
      return check_shake (state, move);
    case CUBES_WRITE:
      return check_write (state, move);
    case CUBES_STRIKE:
      return check_strike (state, move);
    case CUBES_TIME:
      return state->phase == CUBES_WRITING ? CUBES_OK : CUBES_TIME_DOES_NOT_RUN;
    default:
      return CUBES_NO_SUCH_MOVE;
    }
}

/* The first move of a round takes away the lists of the one before. */
static void
clear_table (CubesState *state)
{
  state->corner = CUBES_NO_BAR;
  memset (state->faces, 0, sizeof state->faces);
  for (int seat = 0; seat < state->setup.seats; seat++)
    {
      CubesList *list = &state->list[seat];

      memset (list->sorted, 0, list->n * sizeof *list->sorted);
      memset (list->word, 0, list->n * sizeof *list->word);
      list->n = list->second = 0;
    }
}

static void
apply_bar (CubesState *state, const CubesMove *move)
{
  if (cubes_is_read_out (state))
    clear_table (state);
  state->corner = move->corner;
  state->phase = state->setup.grid == CUBES_BAR_BEFORE ? CUBES_TO_SHAKE : CUBES_WRITING;
}

static void
apply_shake (CubesState *state, const CubesMove *move)
{
  if (cubes_is_read_out (state))
    clear_table (state);
  memcpy (state->faces, move->text, CUBES_CELLS);
  state->phase = state->setup.grid == CUBES_BAR_AFTER ? CUBES_TO_BAR : CUBES_WRITING;
}

static void
apply_write (CubesState *state, const CubesMove *move)
{
  CubesList *list = &state->list[move->seat];
  CubesWord *word = &list->word[list->n];
  int place;

  cubes_list_find (list, move->text, &place);
  memmove (list->sorted + place + 1, list->sorted + place, (size_t) (list->n - place) * sizeof *list->sorted);
  list->sorted[place] = list->n++;
  memcpy (word->letters, move->text, strlen (move->text));
  if (!move->timed)
    return;

  word->timed = true;
  word->second = list->second = move->second;
}

static void
apply_strike (CubesState *state, const CubesMove *move)
{
  CubesList *list = &state->list[move->seat];
  int place;
  const int index = cubes_list_find (list, move->text, &place);

  list->n--;
  memmove (list->word + index, list->word + index + 1, (size_t) (list->n - index) * sizeof *list->word);
  memset (list->word + list->n, 0, sizeof *list->word);
  memmove (list->sorted + place, list->sorted + place + 1, (size_t) (list->n - place) * sizeof *list->sorted);
  list->sorted[list->n] = 0;
  for (int i = 0; i < list->n; i++)
    if (list->sorted[i] > index)
      list->sorted[i]--;
}

/* The verdict on @word before the other lists are looked at (rule 2.9).  @has_list becomes false when nobody can say. */
static CubesVerdict
judge_word (const CubesState *state, const char *word, const CubesDictionary *dictionary, bool *has_list)
{
  const char *reason;
  uint8_t path[CUBES_CELLS];
  SalonVerdict verdict;

  if (strlen (word) < (size_t) cubes_least_letters (state->setup.grid))
    return CUBES_SHORT;
  if (cubes_trace (state->faces, cubes_open_cells (state->corner), word, path) == 0)
    return CUBES_UNTRACED;
  if (state->setup.spelling_free)
    return CUBES_SCORED;

  verdict = dictionary->judge (dictionary->data, dictionary->language, word, false, &reason);
  *has_list = verdict != SALON_WORD_NO_LIST;
  return verdict == SALON_WORD_GOOD ? CUBES_SCORED : CUBES_NO_WORD;
}

static bool
is_on_another_list (const CubesState *state, int seat, const char *word)
{
  for (int other = 0; other < state->setup.seats; other++)
    if (other != seat && find_word (state, other, word) != NULL)
      return true;

  return false;
}

/* The time is up: the lists are read out, and the round is scored (rules 2.9 and 2.10). */
static CubesReason
apply_time (CubesState *state, const CubesDictionary *dictionary)
{
  uint8_t verdict[CUBES_MAX_SEATS][CUBES_MAX_WORDS];
  bool has_list = true;

  for (int seat = 0; seat < state->setup.seats; seat++)
    for (int i = 0; i < state->list[seat].n && has_list; i++)
      verdict[seat][i] = (uint8_t) judge_word (state, state->list[seat].word[i].letters, dictionary, &has_list);
  if (!has_list)
    return CUBES_NO_WORD_LIST;

  for (int seat = 0; seat < state->setup.seats; seat++)
    for (int i = 0; i < state->list[seat].n; i++)
      {
        CubesWord *word = &state->list[seat].word[i];

        word->verdict = verdict[seat][i];
        if (word->verdict == CUBES_SCORED && is_on_another_list (state, seat, word->letters))
          word->verdict = CUBES_SHARED;
        if (word->verdict == CUBES_SCORED)
          state->points[seat] += cubes_word_points ((int) strlen (word->letters));
      }
  state->rounds++;
  state->phase = (uint8_t) cubes_first_phase (&state->setup);
  return CUBES_OK;
}

/* Rule 3: a wrong word takes its points along, and stays on its list. */
static void
apply_challenge (CubesState *state, const CubesMove *move)
{
  CubesList *list = &state->list[move->target];
  int place;
  CubesWord *word = &list->word[cubes_list_find (list, move->text, &place)];

  word->ruling = move->valid ? CUBES_RULED_VALID : CUBES_RULED_INVALID;
  if (move->valid)
    return;
  word->verdict = CUBES_NO_WORD;
  state->points[move->target] -= cubes_word_points ((int) strlen (word->letters));
}

CubesReason
cubes_apply (CubesState *state, const CubesMove *move, const CubesDictionary *dictionary)
{
  CubesReason reason = cubes_check (state, move);

  if (reason != CUBES_OK)
    return reason;

  switch ((CubesMoveType) move->type)
    {
    case CUBES_BAR:
      apply_bar (state, move);
      break;
    case CUBES_SHAKE:
      apply_shake (state, move);
      break;
    case CUBES_WRITE:
      apply_write (state, move);
      break;
    case CUBES_STRIKE:
      apply_strike (state, move);
      break;
    case CUBES_TIME:
      reason = apply_time (state, dictionary);
      break;
    case CUBES_CHALLENGE:
    case CUBES_N_MOVE_TYPES:
    default:
      apply_challenge (state, move);
      break;
    }
  if (reason == CUBES_OK)
    state->moves++;

  return reason;
}
