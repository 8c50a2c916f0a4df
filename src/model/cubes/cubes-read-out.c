/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/cubes/cubes-read-out.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "model/cubes/cubes-trail-text.h"

/* A word on one of the lists. */
typedef struct {
  const CubesWord *word;
  gint16 seat, index;
  guint8 letters;
  guint8 points; /* 0 for what is wrong */
} Entry;

/* How long a stroke takes, in ms: the first one, each after it in hundredths of the one before, and the quickest. */
#define STROKE       420
#define QUICKENING   88
#define QUICK_STROKE 140

/* How long it takes to read a word that is not shared, in ms, and all of them at most. */
#define OWN     90
#define ALL_OWN 2400

/* The lines */

static int
compare_shared (const void *first, const void *second)
{
  const Entry *a = first, *b = second;
  const int order = strcmp (a->word->letters, b->word->letters);

  if (a->letters != b->letters)
    return b->letters - a->letters;
  return order != 0 ? order : a->seat - b->seat;
}

static int
compare_own (const void *first, const void *second)
{
  const Entry *a = first, *b = second;

  if (a->points != b->points)
    return b->points - a->points;
  return strcmp (a->word->letters, b->word->letters);
}

/* Gathers the words of the lists from @first to @last that are shared, or those that are not. */
static GArray *
gather (const CubesState *seen, int first, int last, gboolean shared)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (Entry));

  for (int seat = first; seat <= last; seat++)
    for (int i = 0; i < seen->list[seat].n; i++)
      {
        const CubesWord *word = &seen->list[seat].word[i];
        const int letters = (int) strlen (word->letters);
        const Entry entry = { word, (gint16) seat, (gint16) i, (guint8) letters,
                              (guint8) (word->verdict == CUBES_SCORED ? cubes_word_points (letters) : 0) };

        if ((word->verdict == CUBES_SHARED) == shared)
          g_array_append_val (entries, entry);
      }
  if (entries->len > 0)
    qsort (entries->data, entries->len, sizeof (Entry), shared ? compare_shared : compare_own);
  return entries;
}

static CubesReadLine *
add_line (GArray *lines, CubesReadKind kind)
{
  CubesReadLine line = { .kind = kind };

  memset (line.word, -1, sizeof line.word);
  g_array_append_val (lines, line);
  return &g_array_index (lines, CubesReadLine, lines->len - 1);
}

static void
add_shared (GArray *lines, const CubesState *seen)
{
  g_autoptr (GArray) entries = gather (seen, 0, seen->setup.seats - 1, TRUE);
  CubesReadLine *line = NULL;

  if (entries->len > 0)
    add_line (lines, CUBES_READ_SHARED_HEADING);
  for (guint i = 0; i < entries->len; i++)
    {
      const Entry *entry = &g_array_index (entries, Entry, i);

      if (i == 0 || strcmp (entry->word->letters, entry[-1].word->letters) != 0)
        line = add_line (lines, CUBES_READ_SHARED);
      line->word[entry->seat] = entry->index;
    }
}

static void
add_own (GArray *lines, const CubesState *seen)
{
  const guint first = lines->len + 1;

  for (int seat = 0; seat < seen->setup.seats; seat++)
    {
      g_autoptr (GArray) entries = gather (seen, seat, seat, FALSE);

      if (entries->len > 0 && lines->len < first)
        add_line (lines, CUBES_READ_OWN_HEADING);
      for (guint i = 0; i < entries->len; i++)
        {
          if (first + i == lines->len)
            add_line (lines, CUBES_READ_OWN);
          g_array_index (lines, CubesReadLine, first + i).word[seat] = g_array_index (entries, Entry, i).index;
        }
    }
}

CubesReadLine *
cubes_read_out_lines (const CubesState *seen, guint *n)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (CubesReadLine));

  add_shared (lines, seen);
  add_own (lines, seen);
  *n = lines->len;
  return (CubesReadLine *) (void *) g_array_free (lines, FALSE);
}

guint *
cubes_read_out_times (const CubesReadLine *lines, guint n)
{
  guint *times = g_new0 (guint, n + 1);
  guint stroke = STROKE, own = 0;

  for (guint i = 0; i < n; i++)
    own += lines[i].kind == CUBES_READ_OWN;
  for (guint i = 0; i < n; i++)
    {
      guint ms = 0;

      if (lines[i].kind == CUBES_READ_SHARED)
        {
          ms = stroke;
          stroke = MAX (QUICK_STROKE, stroke * QUICKENING / 100);
        }
      else if (lines[i].kind == CUBES_READ_OWN)
        ms = MIN (OWN, ALL_OWN / own);
      times[i + 1] = times[i] + ms;
    }
  return times;
}

guint
cubes_read_out_finders (const CubesState *seen, const char *word)
{
  guint finders = 0;
  int place;

  for (int seat = 0; seat < seen->setup.seats; seat++)
    if (cubes_list_find (&seen->list[seat], word, &place) >= 0)
      finders |= 1u << seat;
  return finders;
}

int
cubes_read_out_points (const CubesState *seen, int seat)
{
  const CubesList *list = &seen->list[seat];
  int points = 0;

  for (int i = 0; i < list->n; i++)
    if (list->word[i].verdict == CUBES_SCORED)
      points += cubes_word_points ((int) strlen (list->word[i].letters));
  return points;
}

gboolean
cubes_read_out_is_best (const CubesState *seen, int seat)
{
  const int points = cubes_read_out_points (seen, seat);

  for (int other = 0; other < seen->setup.seats; other++)
    if (cubes_read_out_points (seen, other) > points)
      return FALSE;
  return points > 0;
}

guint
cubes_read_out_leaders (const CubesState *seen, int *points)
{
  guint leaders = 0;

  *points = 0;
  for (int seat = 0; seat < seen->setup.seats; seat++)
    *points = MAX (*points, seen->points[seat]);
  for (int seat = 0; seat < seen->setup.seats; seat++)
    leaders |= (seen->points[seat] == *points ? 1u : 0u) << seat;
  return leaders;
}

/* What is said */

static char *
explain_trace (const CubesState *seen, const char *word)
{
  const uint32_t open = cubes_open_cells ((CubesCorner) seen->corner);
  CubesTrail trail;

  cubes_follow (seen->faces, open, word, &trail);
  return cubes_trail_text (seen->faces, open, &trail);
}

char *
cubes_read_out_reason (const CubesState *seen, const CubesWord *word)
{
  const int letters = (int) strlen (word->letters);

  switch ((CubesVerdict) word->verdict)
    {
    case CUBES_SHORT:
      /* Translators: what is wrong with a word */
      return g_strdup_printf (ngettext ("only %d letter", "only %d letters", (gulong) letters), letters);
    case CUBES_UNTRACED:
      return explain_trace (seen, word->letters);
    case CUBES_NO_WORD:
      /* Translators: what is wrong with a word: the table has ruled so, or the word list does not have it */
      return g_strdup (word->ruling == CUBES_RULED_INVALID ? _ ("ruled out") : _ ("not in the list"));
    case CUBES_UNREAD:
    case CUBES_SHARED:
    case CUBES_SCORED:
    default:
      return NULL;
    }
}

char *
cubes_read_out_names (const char (*names)[SALON_NAME_SIZE], guint seats)
{
  GString *text = g_string_new (NULL);

  for (int seat = 0; seats != 0; seat++, seats >>= 1)
    {
      if ((seats & 1) == 0)
        continue;
      g_string_append (text, names[seat]);
      if (seats >> 1 != 0)
        /* Translators: between the names in a list, and before the last of them */
        g_string_append (text, (seats >> 1 & ((seats >> 1) - 1)) != 0 ? C_ ("list of names", ", ")
                                                                      : C_ ("list of names", " and "));
    }
  return g_string_free (text, FALSE);
}

static char *
say_points (const CubesWord *word)
{
  const int points = cubes_word_points ((int) strlen (word->letters));

  return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) points), points);
}

char *
cubes_read_out_tell (const CubesState *seen, const char (*names)[SALON_NAME_SIZE], const CubesWord *word)
{
  /* Words are told as words, not as capitals, which some screen readers spell. */
  g_autofree char *lower = g_ascii_strdown (word->letters, -1);
  g_autofree char *rest = NULL;

  lower[0] = g_ascii_toupper (lower[0]);
  if (word->verdict == CUBES_SHARED)
    {
      g_autofree char *list = cubes_read_out_names (names, cubes_read_out_finders (seen, word->letters));

      /* Translators: read aloud: a word, and the names of those who had it */
      return g_strdup_printf (_ ("%1$s, crossed off, %2$s"), lower, list);
    }
  rest = word->verdict == CUBES_SCORED ? say_points (word) : cubes_read_out_reason (seen, word);
  return rest != NULL ? g_strdup_printf ("%s, %s", lower, rest) : g_steal_pointer (&lower);
}

char *
cubes_read_out_explain (const CubesState *seen, const char (*names)[SALON_NAME_SIZE], int seat, const CubesWord *word)
{
  const guint finders = cubes_read_out_finders (seen, word->letters);
  g_autofree char *list = cubes_read_out_names (names, finders);
  g_autofree char *rest = NULL;

  if (word->verdict == CUBES_SHARED)
    switch (__builtin_popcount (finders))
      {
      case 2:
        /* Translators: %s are two names */
        return g_strdup_printf (_ ("On the lists of %s: crossed off both."), list);
      case 3:
        /* Translators: %s are three names */
        return g_strdup_printf (_ ("On the lists of %s: crossed off all three."), list);
      default:
        /* Translators: four names or more, and how many */
        return g_strdup_printf (_ ("On the lists of %1$s: crossed off all %2$d."), list, __builtin_popcount (finders));
      }

  if (word->verdict == CUBES_SCORED)
    {
      rest = say_points (word);
      if (word->ruling == CUBES_RULED_VALID)
        /* Translators: a name, and “5 points” */
        return g_strdup_printf (_ ("%1$s alone: %2$s. Challenged, and it counts."), names[seat], rest);
      /* Translators: a name, and “5 points” */
      return g_strdup_printf (_ ("%1$s alone: %2$s."), names[seat], rest);
    }

  rest = cubes_read_out_reason (seen, word);
  if (rest == NULL)
    return g_strdup (names[seat]);
  /* Translators: one name or several, and what is wrong with the word, such as “no E beside T” */
  return g_strdup_printf (_ ("%1$s: %2$s. It does not count."), list, rest);
}
