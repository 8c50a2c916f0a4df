/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-puzzle-text.h"

#include <glib/gi18n-lib.h>

/* What differs from tray to tray. The shapes are those of the seats in all games. All but the sign is marked for
 * translation. */
typedef struct {
  guint colour;
  const char *sign;
  const char *name, *prompt, *naming;
  const char *shows, *shows_last, *has_no, *is, *is_not;
} TrayText;

static const TrayText trays[PROBE_PUZZLE_TRAYS] = {
  {
    .colour = 1,
    .sign = "▲",
    .name = N_ ("Triangle"),
    .prompt = N_ ("Ask the triangle for…"),
    .naming = N_ ("Name the word of the triangle"),
    /* Translators: a letter, and the number of the space it stands in */
    .shows = N_ ("The triangle shows %s: space %d."),
    /* Translators: a letter, and the word that is now uncovered */
    .shows_last = N_ ("The triangle shows %s: it is %s."),
    /* Translators: a letter */
    .has_no = N_ ("The triangle has no hidden %s."),
    /* Translators: a word */
    .is = N_ ("The triangle is %s."),
    /* Translators: a word */
    .is_not = N_ ("The triangle is not %s."),
  },
  {
    .colour = 2,
    .sign = "◆",
    .name = N_ ("Diamond"),
    .prompt = N_ ("Ask the diamond for…"),
    .naming = N_ ("Name the word of the diamond"),
    .shows = N_ ("The diamond shows %s: space %d."),
    .shows_last = N_ ("The diamond shows %s: it is %s."),
    .has_no = N_ ("The diamond has no hidden %s."),
    .is = N_ ("The diamond is %s."),
    .is_not = N_ ("The diamond is not %s."),
  },
  {
    .colour = 3,
    .sign = "■",
    .name = N_ ("Square"),
    .prompt = N_ ("Ask the square for…"),
    .naming = N_ ("Name the word of the square"),
    .shows = N_ ("The square shows %s: space %d."),
    .shows_last = N_ ("The square shows %s: it is %s."),
    .has_no = N_ ("The square has no hidden %s."),
    .is = N_ ("The square is %s."),
    .is_not = N_ ("The square is not %s."),
  },
};

#define WRONG_SIGN "○"

guint
probe_puzzle_get_colour (guint tray)
{
  return trays[tray].colour;
}

const char *
probe_puzzle_get_name (guint tray)
{
  return _ (trays[tray].name);
}

const char *
probe_puzzle_get_prompt (guint tray)
{
  return _ (trays[tray].prompt);
}

const char *
probe_puzzle_get_naming (guint tray)
{
  return _ (trays[tray].naming);
}

/* The sentences are literals of the table above. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

char *
probe_puzzle_say (const ProbePuzzle *puzzle, guint tray, const char *asked, int outcome)
{
  const gboolean open = puzzle->hidden[tray] == 0, word = asked[1] != '\0';

  if (outcome == PROBE_PUZZLE_WRONG)
    return g_strdup_printf (word ? _ (trays[tray].is_not) : _ (trays[tray].has_no), asked);
  if (outcome == PROBE_PUZZLE_NAMED)
    return g_strdup_printf (_ (trays[tray].is), asked);
  if (open)
    return g_strdup_printf (_ (trays[tray].shows_last), asked, puzzle->word[tray]);
  return g_strdup_printf (_ (trays[tray].shows), asked, outcome + 1);
}

#pragma GCC diagnostic pop

char *
probe_puzzle_say_standing (const ProbePuzzle *puzzle)
{
  if (puzzle->n_moves == 0)
    return g_strdup (_ ("Three words that everybody uses, without blanks. Each right question turns one card."));
  if (probe_puzzle_is_over (puzzle))
    return puzzle->wrong <= (guint) puzzle->par ? g_strdup (_ ("All three words lie open, at par or better."))
                                                : g_strdup (_ ("All three words lie open."));
  /* Translators: how many questions were right, and how many wrong */
  return g_strdup_printf (_ ("%u right, %u wrong. Which letters were wrong is for you to remember."), puzzle->right,
                          puzzle->wrong);
}

char *
probe_puzzle_say_hidden (const ProbePuzzle *puzzle, guint tray)
{
  const guint n = probe_puzzle_count_hidden (puzzle, tray);

  if (n == 0)
    /* Translators: of a word whose cards all lie open */
    return g_strdup (C_ ("puzzle", "uncovered"));
  /* Translators: cards of a word */
  return g_strdup_printf (ngettext ("%u hidden", "%u hidden", n), n);
}

char *
probe_puzzle_say_result (const ProbePuzzle *puzzle)
{
  return g_strdup_printf (_ ("%u wrong, par %d"), puzzle->wrong, puzzle->par);
}

char *
probe_puzzle_say_running (guint days)
{
  /* Translators: on so many days, one after the other, the puzzle of the day was played */
  return days >= 2 ? g_strdup_printf (ngettext ("%u day running", "%u days running", days), days) : NULL;
}

char *
probe_puzzle_say_day (SalonDay day)
{
  /* Translators: a date such as “Monday 23 November”, for salon_date_format() */
  return salon_day_format (day, C_ ("date", "%A %-e %B"));
}

char *
probe_puzzle_make_signs (const ProbePuzzle *puzzle)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < puzzle->n_moves; i++)
    {
      if (i > 0 && i % PROBE_PUZZLE_ROW == 0)
        g_string_append_c (text, '\n');
      g_string_append (text,
                       puzzle->moves[i].outcome == PROBE_PUZZLE_WRONG ? WRONG_SIGN : trays[puzzle->moves[i].tray].sign);
    }
  return g_string_free (text, FALSE);
}

char *
probe_puzzle_make_title (const ProbePuzzle *puzzle)
{
  /* Translators: a date such as “23 November”, for salon_date_format() */
  g_autofree char *date = salon_day_format (puzzle->day, C_ ("date", "%-e %B"));

  /* Translators: what people send to each other; a date, the wrong questions, and those that a good player needs */
  return g_strdup_printf (_ ("Salon · %s · %u (par %d)"), date, puzzle->wrong, puzzle->par);
}
