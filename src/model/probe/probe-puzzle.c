/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-puzzle.h"

#include <string.h>

#include "players/probe/probe-uncover.h"

#define N_LENGTHS (PROBE_PUZZLE_LONGEST - PROBE_PUZZLE_SHORTEST + 1)

/* Which words */

static gboolean
is_familiar (const WordsList *words, const char *letters, gsize n)
{
  const int index = words_list_find (words, letters, n);

  return index >= 0 && words_list_tiers (words, n)[index] <= PROBE_PUZZLE_TIER;
}

/* Whether @letters is a familiar word with the ending @ending, perhaps instead of an E. */
static gboolean
is_form (const WordsList *words, const char *letters, gsize n, const char *ending)
{
  const gsize stem = n - strlen (ending);
  char base[PROBE_SPACES + 1];

  if (stem < 2 || strncmp (letters + stem, ending, n - stem) != 0)
    return FALSE;

  memcpy (base, letters, stem);
  base[stem] = 'E';
  /* WANTED, MOVED, PLANNED */
  return is_familiar (words, base, stem) || is_familiar (words, base, stem + 1)
         || (base[stem - 1] == base[stem - 2] && is_familiar (words, base, stem - 1));
}

/* A list that does not tell headwords has plurals and forms of verbs, which are dull to find. */
static gboolean
is_any_form (const WordsList *words, const char *letters, gsize n)
{
  static const char *const endings[] = { "S", "ES", "ED", "ING", "ER", "LY" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (is_form (words, letters, n, endings[i]))
      return TRUE;
  /* TRIES, TRIED */
  return n > 3 && (strncmp (letters + n - 3, "IES", 3) == 0 || strncmp (letters + n - 3, "IED", 3) == 0);
}

/* Whether word @index of @length may be in a puzzle. */
static gboolean
is_taken (const WordsList *words, gsize length, gsize index)
{
  const guint8 flags = words_list_flags (words, length)[index];

  if (words_list_tiers (words, length)[index] > PROBE_PUZZLE_TIER
      || (flags & (WORDS_FLAG_HURTFUL | WORDS_FLAG_VARIANT)) != 0)
    return FALSE;
  if (words_list_tells_headwords (words))
    return (flags & WORDS_FLAG_HEADWORD) != 0;
  return !is_any_form (words, words_list_block (words, length) + index * length, length);
}

/* Writes the word of @length with the smallest number of the day to @word. */
static gboolean
choose_word (const WordsList *words, SalonDay day, const char *language, gsize length, char word[PROBE_SPACES + 1])
{
  const char *block = words_list_block (words, length);
  const gsize count = words_list_count (words, length);
  guint64 least = G_MAXUINT64;
  gboolean found = FALSE;

  for (gsize i = 0; i < count; i++)
    {
      char now[PROBE_SPACES + 1] = "";
      guint64 hash;

      if (words_list_tiers (words, length)[i] > PROBE_PUZZLE_TIER)
        continue;
      memcpy (now, block + i * length, length);
      hash = salon_day_hash (day, language, now);
      /* The dearer question comes last, and is seldom asked. */
      if ((!found || hash < least) && is_taken (words, length, i))
        {
          least = hash;
          found = TRUE;
          memcpy (word, now, sizeof now);
        }
    }
  return found;
}

/* Three lengths that differ: those with the smallest numbers of the day. They depend on no list. */
static void
choose_lengths (SalonDay day, const char *language, gsize length[PROBE_PUZZLE_TRAYS])
{
  gboolean taken[N_LENGTHS] = { FALSE };

  for (guint i = 0; i < PROBE_PUZZLE_TRAYS; i++)
    {
      guint64 least = G_MAXUINT64;
      guint best = 0;

      for (guint k = 0; k < N_LENGTHS; k++)
        {
          const char thing[2] = { (char) ('0' + PROBE_PUZZLE_SHORTEST + k), '\0' };
          const guint64 hash = salon_day_hash (day, language, thing);

          if (!taken[k] && hash <= least)
            {
              least = hash;
              best = k;
            }
        }
      taken[best] = TRUE;
      length[i] = PROBE_PUZZLE_SHORTEST + best;
    }
}

/* The puzzle */

static guint16
all_spaces (const char *word)
{
  return (guint16) ((1u << strlen (word)) - 1);
}

gboolean
probe_puzzle_init (ProbePuzzle *puzzle, const WordsList *words, SalonDay day)
{
  gsize length[PROBE_PUZZLE_TRAYS];

  *puzzle = (ProbePuzzle) { .day = day, .par = -1 };
  g_strlcpy (puzzle->language, words_list_language (words), sizeof puzzle->language);
  choose_lengths (day, puzzle->language, length);
  for (guint i = 0; i < PROBE_PUZZLE_TRAYS; i++)
    {
      if (!choose_word (words, day, puzzle->language, length[i], puzzle->word[i]))
        return FALSE;
      puzzle->hidden[i] = all_spaces (puzzle->word[i]);
    }
  return TRUE;
}

void
probe_puzzle_reckon (ProbePuzzle *puzzle, const WordsList *words)
{
  const char *row[PROBE_PUZZLE_TRAYS];

  for (guint i = 0; i < PROBE_PUZZLE_TRAYS; i++)
    row[i] = puzzle->word[i];
  puzzle->par = (int) probe_uncover_count (words, TRUE, row, PROBE_PUZZLE_TRAYS);
}

/* Notes that @tray was asked with this @outcome, and turns the cards. */
static void
note (ProbePuzzle *puzzle, guint tray, int outcome)
{
  if (outcome == PROBE_PUZZLE_WRONG)
    {
      if (puzzle->wrong == PROBE_PUZZLE_WRONG_MOST)
        return;
      puzzle->wrong++;
    }
  else
    {
      puzzle->hidden[tray] &= outcome == PROBE_PUZZLE_NAMED ? 0 : (guint16) ~(1u << outcome);
      puzzle->right++;
    }
  puzzle->moves[puzzle->n_moves++] = (ProbePuzzleMove) { (guint8) tray, (gint8) outcome };
}

int
probe_puzzle_ask (ProbePuzzle *puzzle, guint tray, char letter)
{
  int outcome = PROBE_PUZZLE_WRONG;

  g_return_val_if_fail (tray < PROBE_PUZZLE_TRAYS && puzzle->hidden[tray] != 0, PROBE_PUZZLE_WRONG);

  for (int space = 0; puzzle->word[tray][space] != '\0' && outcome < 0; space++)
    if ((puzzle->hidden[tray] >> space & 1) != 0 && puzzle->word[tray][space] == letter)
      outcome = space;
  note (puzzle, tray, outcome);
  return outcome;
}

gboolean
probe_puzzle_name (ProbePuzzle *puzzle, guint tray, const char *word)
{
  gboolean right;

  g_return_val_if_fail (tray < PROBE_PUZZLE_TRAYS && puzzle->hidden[tray] != 0, FALSE);

  right = g_str_equal (puzzle->word[tray], word);
  note (puzzle, tray, right ? PROBE_PUZZLE_NAMED : PROBE_PUZZLE_WRONG);
  return right;
}

guint
probe_puzzle_count_hidden (const ProbePuzzle *puzzle, guint tray)
{
  return (guint) __builtin_popcount (puzzle->hidden[tray]);
}

gboolean
probe_puzzle_is_over (const ProbePuzzle *puzzle)
{
  return puzzle->hidden[0] == 0 && puzzle->hidden[1] == 0 && puzzle->hidden[2] == 0;
}

char
probe_puzzle_get_letter (const ProbePuzzle *puzzle, guint tray, guint space)
{
  return space < strlen (puzzle->word[tray]) && (puzzle->hidden[tray] >> space & 1) == 0 ? puzzle->word[tray][space]
                                                                                         : '\0';
}

/* Keeping: “par 7 check 1a2b moves 1a1-2=”, and “words A B C” instead of the check when the puzzle is over. A move is the number
 * of a tray, and the space from a to l, - for wrong or = for named. */

#define WRONG_SIGN '-'
#define NAMED_SIGN '='
#define CHECK_MASK 0xffff

/* So few bits of all words together that they tell nothing of any of them. */
static guint
get_check (const ProbePuzzle *puzzle)
{
  g_autofree char *all = g_strdup_printf ("%s/%s/%s", puzzle->word[0], puzzle->word[1], puzzle->word[2]);

  return (guint) (salon_day_hash (puzzle->day, puzzle->language, all) & CHECK_MASK);
}

char *
probe_puzzle_write (const ProbePuzzle *puzzle)
{
  GString *text = g_string_new (NULL);

  if (puzzle->par >= 0)
    g_string_append_printf (text, "par %d ", puzzle->par);
  if (probe_puzzle_is_over (puzzle))
    g_string_append_printf (text, "words %s %s %s ", puzzle->word[0], puzzle->word[1], puzzle->word[2]);
  else
    g_string_append_printf (text, "check %04x ", get_check (puzzle));
  g_string_append (text, "moves ");
  for (guint i = 0; i < puzzle->n_moves; i++)
    {
      const ProbePuzzleMove *move = &puzzle->moves[i];
      const char sign = move->outcome == PROBE_PUZZLE_WRONG   ? WRONG_SIGN
                        : move->outcome == PROBE_PUZZLE_NAMED ? NAMED_SIGN
                                                              : (char) ('a' + move->outcome);

      g_string_append_printf (text, "%u%c", move->tray + 1u, sign);
    }
  return g_string_free (text, FALSE);
}

/* Makes the moves @text. FALSE: these cannot be. */
static gboolean
read_moves (ProbePuzzle *puzzle, const char *text)
{
  for (; text[0] != '\0' && text[1] != '\0'; text += 2)
    {
      const guint tray = (guint) (guchar) text[0] - '1';
      const int space = text[1] - 'a';

      if (tray >= PROBE_PUZZLE_TRAYS || puzzle->hidden[tray] == 0)
        return FALSE;
      if (text[1] == WRONG_SIGN && puzzle->wrong < PROBE_PUZZLE_WRONG_MOST)
        note (puzzle, tray, PROBE_PUZZLE_WRONG);
      else if (text[1] == NAMED_SIGN)
        note (puzzle, tray, PROBE_PUZZLE_NAMED);
      else if (space >= 0 && space < PROBE_SPACES && (puzzle->hidden[tray] >> space & 1) != 0)
        note (puzzle, tray, space);
      else
        return FALSE;
    }
  return *text == '\0';
}

static gboolean
read_words (ProbePuzzle *puzzle, char **words)
{
  for (guint i = 0; i < PROBE_PUZZLE_TRAYS; i++)
    {
      const gsize n = words[i] != NULL ? strspn (words[i], "ABCDEFGHIJKLMNOPQRSTUVWXYZ") : 0;

      if (n == 0 || n > PROBE_SPACES || words[i][n] != '\0')
        return FALSE;
      g_strlcpy (puzzle->word[i], words[i], sizeof puzzle->word[i]);
      puzzle->hidden[i] = all_spaces (words[i]);
    }
  return TRUE;
}

static gboolean
read_par (ProbePuzzle *puzzle, const char *text)
{
  guint64 par;

  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, 0, PROBE_PUZZLE_TRAYS * 26, &par, NULL))
    return FALSE;
  puzzle->par = (int) par;
  return TRUE;
}

gboolean
probe_puzzle_read (ProbePuzzle *puzzle, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  ProbePuzzle now = *puzzle;
  char **at = words;
  gboolean has_words;
  guint64 check;

  if (at[0] != NULL && g_str_equal (at[0], "par"))
    {
      if (!read_par (&now, at[1]))
        return FALSE;
      at += 2;
    }
  has_words = at[0] != NULL && g_str_equal (at[0], "words") && read_words (&now, at + 1);
  if (has_words)
    at += 1 + PROBE_PUZZLE_TRAYS;
  else if (at[0] != NULL && g_str_equal (at[0], "check") && at[1] != NULL
           && g_ascii_string_to_unsigned (at[1], 16, 0, CHECK_MASK, &check, NULL) && check == get_check (&now))
    at += 2;
  else
    return FALSE;
  if (at[0] == NULL || at[1] == NULL || at[2] != NULL || !g_str_equal (at[0], "moves") || !read_moves (&now, at[1]))
    return FALSE;
  /* Its words lie open exactly when it is over. */
  if (has_words != probe_puzzle_is_over (&now))
    return FALSE;

  *puzzle = now;
  return TRUE;
}

gboolean
probe_puzzle_read_result (ProbePuzzle *puzzle, SalonDay day, const char *language, const char *text)
{
  *puzzle = (ProbePuzzle) { .day = day, .par = -1 };
  g_strlcpy (puzzle->language, language, sizeof puzzle->language);
  return probe_puzzle_read (puzzle, text) && probe_puzzle_is_over (puzzle) && puzzle->par >= 0;
}
