/* SPDX-License-Identifier: GPL-3.0-or-later */

/* salon-referee review: what each question of a finished game was worth, and how much of everybody's points was luck
 * (record.md, Review). */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "players/probe/probe-review.h"
#include "tools/probe/probe-referee.h"
#include "words/words-judge.h"

enum {
  HELP,
  N_OPTIONS,
};

/* The bytes that the reason of a fault has room for. */
#define REASON_SIZE 2048

/* A record that is read whole. */
typedef struct {
  ProbeReader reader;
  WordsJudge judge;
  ProbeMove *moves;
  size_t n;
  size_t room;
  bool no_memory;
} Game;

static void
print_help (void)
{
  fputs (_ ("Usage: salon-referee review FILE\n"
            "\n"
            "Reviews the record of a finished game of Probe, FILE or with “-” the standard input. For\n"
            "each question it prints a line: the number of the move, who asked, how likely the question\n"
            "was to hit by all that was public before it, the points it was worth over the rest of the\n"
            "turn, the best question there was, and what that was worth. Then comes a line for each\n"
            "player: the accuracy (of every 100 points that the best questions were worth, those that\n"
            "the player’s were worth), and the points, of which so many were luck and so many play.\n"
            "\n"
            "  --help  show this help\n"),
         stdout);
}

/* Takes one line.  Returns false if it is the last one that is looked at. */
static bool
take_line (Game *game, const char *line, size_t n)
{
  const SalonLine kind = salon_reader_line (&game->reader.lines, line, n);

  if (kind == SALON_LINE_MOVE && game->n == game->room)
    {
      const size_t room = 2 * game->room + 256;
      ProbeMove *larger = realloc (game->moves, room * sizeof *larger);

      game->no_memory = larger == NULL;
      if (larger == NULL)
        return false;
      game->moves = larger;
      game->room = room;
    }
  if (kind == SALON_LINE_MOVE)
    game->moves[game->n++] = game->reader.record.move;

  return kind != SALON_LINE_ERROR;
}

/* Reads the record from @stream.  Returns 0, or the error number if reading fails; a record that is wrong is no failure
 * here. */
static int
read_game (Game *game, FILE *stream)
{
  char line[SALON_LINE_MAX + 1];
  size_t n = 0;
  bool more = true;
  int c;

  errno = 0;
  while (more && (c = getc (stream)) != EOF)
    {
      if (c != '\n')
        line[n++] = (char) c;
      if (c != '\n' && n < sizeof line)
        continue;
      more = take_line (game, line, n);
      n = 0;
    }
  if (more && ferror (stream))
    return errno;
  if (more && n > 0)
    more = take_line (game, line, n);
  if (more)
    salon_reader_end (&game->reader.lines);

  return 0;
}

/* Says why the record cannot be reviewed, if so. */
static bool
check (const Game *game, const char *name, int error_number)
{
  const SalonReader *lines = &game->reader.lines;

  if (error_number != 0)
    {
      fprintf (stderr, "%s: %s\n", name, strerror (error_number));
      return false;
    }
  if (game->no_memory)
    {
      fprintf (stderr, "salon-referee: %s\n", _ ("there is not enough memory"));
      return false;
    }
  if (lines->error_line != 0)
    {
      char reason[REASON_SIZE];

      if (game->judge.error.fault != WORDS_FAULT_NONE)
        words_error_format (&game->judge.error, referee_translate, reason, sizeof reason);
      else
        snprintf (reason, sizeof reason, "%s", gettext (lines->error));
      fprintf (stderr, "%s:%ld: %s\n", name, lines->error_line, reason);
      return false;
    }

  return true;
}

/* What is certain is printed as 0 or 1, and nothing else is. */
static double
shown (double chance)
{
  if (chance <= 0 || chance >= 1)
    return chance;

  return chance < 0.000001 ? 0.000001 : chance > 0.999999 ? 0.999999 : chance;
}

/* Two decimals, and never “-0.00”. */
static double
hundredths (double worth)
{
  return worth > -0.005 && worth < 0 ? 0 : worth;
}

static void
print_review (const ProbeReview *review)
{
  for (uint32_t i = 0; i < review->n; i++)
    {
      const ProbeReviewMove *move = &review->moves[i];

      if (move->type != PROBE_REVIEW_MOVE_ASK)
        continue;
      printf ("%u %d %.6f %.2f ", move->move, move->seat + 1, shown (move->asked.chance),
              hundredths (move->asked.worth));
      if (move->best.target == PROBE_EVERYBODY)
        printf ("*:%c", move->best.letter);
      else
        printf ("%d:%c", move->best.target + 1, move->best.letter);
      printf (" %.2f\n", hundredths (move->best.worth));
    }
  for (int seat = 0; seat < review->seats; seat++)
    printf ("player %d accuracy %d luck %d play %d points %d\n", seat + 1, review->seat[seat].accuracy,
            review->seat[seat].luck, review->seat[seat].play, review->seat[seat].points);
}

/* Reviews what was read, and prints it.  Returns the exit status. */
static int
review_game (const Game *game, const char *name)
{
  const ProbeHeader *header = &game->reader.record.header;
  const ProbeReviewOrder order = {
    .words = game->judge.list,
    .setup = &header->setup,
    .kind = header->salon.kind,
    .moves = game->moves,
    .n_moves = game->n,
  };
  ProbeReviewResult result;
  ProbeReview review;

  if (game->reader.record.state.phase != PROBE_OVER)
    {
      fprintf (stderr, _ ("%s: the game is not over, and only finished games are reviewed\n"), name);
      return EXIT_FAULT;
    }
  result = probe_review_init (&review, &order);
  if (result == PROBE_REVIEW_DONE)
    print_review (&review);
  else
    fprintf (stderr, "salon-referee: %s\n", _ ("there is not enough memory"));
  probe_review_clear (&review);

  return result == PROBE_REVIEW_DONE && referee_flush () ? EXIT_GOOD : EXIT_FAULT;
}

/* The judge has opened the list if it had to judge a word; with free spelling it has not. */
static bool
open_words (Game *game)
{
  char reason[REASON_SIZE];
  WordsError error;

  if (game->judge.list != NULL)
    return true;
  game->judge.list = words_list_open_language (game->reader.record.header.words, &error);
  if (game->judge.list != NULL)
    return true;
  words_error_format (&error, referee_translate, reason, sizeof reason);
  fprintf (stderr, "salon-referee: %s\n", reason);

  return false;
}

static int
run (const char *name)
{
  const bool standard = strcmp (name, "-") == 0;
  static Game game; /* it is large, and the program reviews one game and ends */
  FILE *stream = standard ? stdin : fopen (name, "rb");
  int error_number = errno, status = EXIT_FAULT;

  memset (&game, 0, sizeof game);
  probe_reader_init (&game.reader, words_judge, &game.judge);
  if (stream != NULL)
    error_number = read_game (&game, stream);
  if (stream != NULL && !standard)
    fclose (stream);
  if (check (&game, name, error_number) && open_words (&game))
    status = review_game (&game, name);
  free (game.moves);
  words_list_close (game.judge.list);

  return status;
}

int
probe_review (int argc, char **argv)
{
  SalonArgument options[N_OPTIONS] = {
    [HELP] = { "--help", .is_flag = true },
  };
  const int words = salon_arguments_read ("salon-referee", argc, argv, options, N_OPTIONS);

  if (words < 0)
    return EXIT_USAGE;
  if (options[HELP].value != NULL)
    {
      print_help ();
      return EXIT_GOOD;
    }
  if (words != 1)
    {
      fputs (_ ("salon-referee: review needs one file\n"), stderr);
      return EXIT_USAGE;
    }

  return run (argv[0]);
}
