/* SPDX-License-Identifier: GPL-3.0-or-later */

/* salon-words: looks words up in a list, and builds a list. */

#include <errno.h>
#include <libintl.h>
#include <locale.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/salon-arguments.h"
#include "words/words-list.h"
#include "words/words-pack.h"
#include "words/words-recipe.h"

#define _(message) gettext (message)

/* The game whose lists have the language alone as their tag, as given by the build.  Any other game that has lists of
 * its own has them under the tag LANGUAGE-GAME. */
#define FIRST_GAME SALON_WORDS_FIRST_GAME

enum {
  EXIT_ALL_THERE = 0,
  EXIT_SOME_NOT = 1,
  EXIT_TROUBLE = 2,
};

/* The longest line of the standard input, in bytes.  Words are far shorter. */
#define LINE_MAX_BYTES 1024

enum {
  GAME,
  HEADWORDS,
  FORMS,
  HELP,
  VERSION,
  N_OPTIONS,
};

static void
print_help (FILE *stream)
{
  fputs (_ ("Usage: salon-words check [--game GAME] [--headwords|--forms] LANGUAGE [WORD…]\n"
            "       salon-words build RECIPE SOURCE_DIR… OUTPUT\n"
            "\n"
            "check says of each WORD, or of each line of the standard input when there is no\n"
            "WORD, whether it is in the list of LANGUAGE (en, fr, …): “ok WORD” or\n"
            "“no WORD: reason”. Accents and case make no difference. A list that tells\n"
            "headwords from their forms, as the French one does, is asked for headwords.\n"
            "build makes the list file OUTPUT by a recipe, from sources that are each in one\n"
            "of the folders SOURCE_DIR.\n"
            "\n"
            "  --game GAME  ask for the words of this game\n"
            "  --headwords  take headwords only, as Miro’s rules ask\n"
            "  --forms      take plurals, verb forms and all other words too, as 1964 and 1982 do\n"
            "  --help       show this help\n"
            "  --version    show the version\n"
            "  --           end the options\n"
            "\n"
            "Lists are searched in the directory SALON_WORDS_DIR, then beside the program.\n"
            "The exit status of check is 0 when all words are in the list, 1 when one is not,\n"
            "2 when it cannot tell.\n"),
         stream);
}

static const char *
translate (const char *message)
{
  return gettext (message);
}

static bool
check_word (const WordsList *list, const char *word, size_t size, bool headwords_only)
{
  char letters[WORDS_LENGTH_MAX + 1];
  size_t n;
  WordsVerdict verdict = words_fold (word, size, letters, WORDS_LENGTH_MAX, &n);
  const char *reason = NULL;

  if (verdict == WORDS_OK)
    verdict = words_list_verdict (list, letters, n, headwords_only);
  if (verdict != WORDS_OK)
    reason = gettext (words_verdict_text (verdict));

  fputs (reason == NULL ? "ok " : "no ", stdout);
  fwrite (word, 1, size, stdout);
  if (reason != NULL)
    printf (": %s", reason);
  putchar ('\n');

  return reason == NULL;
}

/* Reads a line of the standard input, without its end.  Returns its size, -1 at the end of the input, or -2 if
 * the line is longer than LINE_MAX_BYTES. */
static int
read_line (char line[LINE_MAX_BYTES + 1])
{
  int size = 0, c;

  while ((c = getc_unlocked (stdin)) != EOF && c != '\n' && size <= LINE_MAX_BYTES)
    line[size++] = (char) c;
  if (c == EOF && size == 0)
    return -1;
  if (size > LINE_MAX_BYTES)
    return -2;
  while (size > 0 && line[size - 1] == '\r')
    size--;

  return size;
}

/* Checks each line of the standard input.  Returns the program's exit status. */
static int
check_lines (const WordsList *list, bool headwords_only)
{
  char line[LINE_MAX_BYTES + 1];
  int status = EXIT_ALL_THERE, size;
  unsigned long number = 1;

  for (; (size = read_line (line)) >= 0; number++)
    {
      if (!check_word (list, line, (size_t) size, headwords_only))
        status = EXIT_SOME_NOT;
    }
  if (size == -2)
    {
      fprintf (stderr, _ ("salon-words: standard input:%lu: this line is longer than 1,024 bytes\n"), number);
      return EXIT_TROUBLE;
    }
  if (ferror (stdin))
    {
      fprintf (stderr, _ ("salon-words: the standard input cannot be read: %s\n"), strerror (errno));
      return EXIT_TROUBLE;
    }

  return status;
}

/* Opens the list of @game in @language.  Returns NULL after a message. */
static WordsList *
open_list (const char *language, const char *game)
{
  char tag[2 * WORDS_LANGUAGE_SIZE]; /* whatever does not fit is too long for a tag, cut off as well */
  WordsError error;
  WordsList *list;

  if (strcmp (game, FIRST_GAME) == 0)
    snprintf (tag, sizeof tag, "%s", language);
  else
    snprintf (tag, sizeof tag, "%s-%s", language, game);
  list = words_list_open_language (tag, &error);
  if (list == NULL)
    {
      char text[2048];

      words_error_format (&error, translate, text, sizeof text);
      fprintf (stderr, "salon-words: %s\n", text);
    }

  return list;
}

/* The command “check”; words[0] is its name.  Returns the program's exit status. */
static int
check (char **words, int n_words, const SalonArgument options[N_OPTIONS])
{
  int status = EXIT_ALL_THERE;
  WordsList *list;
  bool headwords;

  if (options[HEADWORDS].given && options[FORMS].given)
    {
      fputs (_ ("salon-words: --headwords and --forms exclude each other\n"), stderr);
      return EXIT_TROUBLE;
    }
  if (n_words < 2)
    {
      fputs (_ ("salon-words: check needs a language, for instance: salon-words check en ROCKET\n"), stderr);
      return EXIT_TROUBLE;
    }

  list = open_list (words[1], options[GAME].value);
  if (list == NULL)
    return EXIT_TROUBLE;
  if (options[HEADWORDS].given && words_list_is_of_all_forms (list))
    {
      fputs (_ ("salon-words: --headwords is not for a game that takes all forms\n"), stderr);
      words_list_close (list);
      return EXIT_TROUBLE;
    }
  headwords = !options[FORMS].given && !words_list_is_of_all_forms (list);

  if (n_words > 2)
    {
      for (int i = 2; i < n_words; i++)
        {
          const char *word = words[i];

          if (!check_word (list, word, strlen (word), headwords))
            status = EXIT_SOME_NOT;
        }
    }
  else
    status = check_lines (list, headwords);
  words_list_close (list);

  if (fflush (stdout) != 0 || ferror (stdout))
    {
      fprintf (stderr, _ ("salon-words: the output cannot be written: %s\n"), strerror (errno));
      status = EXIT_TROUBLE;
    }

  return status;
}

static int
build (char **words, int n_words)
{
  WordsSourceError error;
  WordsPack *pack;
  uint8_t *bytes;
  size_t size;
  bool written;

  if (n_words < 4)
    {
      fputs (_ ("salon-words: build needs a recipe, a folder of sources and a file to write\n"), stderr);
      return EXIT_TROUBLE;
    }

  pack = words_recipe_read (words[1], (const char *const *) words + 2, (size_t) n_words - 3, &error);
  if (pack == NULL)
    {
      fprintf (stderr, "salon-words: %s:", error.file);
      if (error.line > 0)
        fprintf (stderr, "%lu:", error.line);
      fprintf (stderr, " %s", gettext (error.message));
      if (error.detail[0] != '\0')
        fprintf (stderr, ": %s", error.detail);
      fputc ('\n', stderr);
      return EXIT_TROUBLE;
    }

  bytes = words_pack_finish (pack, &size);
  words_pack_free (pack);
  written = words_pack_write (bytes, size, words[n_words - 1]);
  if (!written)
    fprintf (stderr, _ ("salon-words: %s cannot be written: %s\n"), words[n_words - 1], strerror (errno));
  free (bytes);

  return written ? 0 : EXIT_TROUBLE;
}

int
main (int argc, char **argv)
{
  SalonArgument options[N_OPTIONS] = {
    [GAME] = { "--game", .value = FIRST_GAME },   [HEADWORDS] = { "--headwords", .is_flag = true },
    [FORMS] = { "--forms", .is_flag = true },     [HELP] = { "--help", .is_flag = true },
    [VERSION] = { "--version", .is_flag = true },
  };
  char **words = argv + 1;
  int n_words;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, SALON_LOCALEDIR);
  textdomain (GETTEXT_PACKAGE);

  n_words = salon_arguments_read ("salon-words", argc - (argc > 0), words, options, N_OPTIONS);
  if (n_words < 0)
    {
      fputs (_ ("Try: salon-words --help\n"), stderr);
      return EXIT_TROUBLE;
    }
  if (options[HELP].given)
    {
      print_help (stdout);
      return 0;
    }
  if (options[VERSION].given)
    {
      printf ("salon-words (Salon) %s\n", SALON_VERSION);
      return 0;
    }

  if (n_words > 0 && strcmp (words[0], "check") == 0)
    return check (words, n_words, options);
  if (n_words > 0 && strcmp (words[0], "build") == 0)
    return build (words, n_words);

  if (n_words > 0)
    fprintf (stderr, _ ("salon-words: unknown command %s\n"), words[0]);
  print_help (stderr);

  return EXIT_TROUBLE;
}
