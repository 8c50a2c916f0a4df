/* SPDX-License-Identifier: GPL-3.0-or-later */

/* salon-questions: checks a bank of questions that somebody has written, and lists one that comes with Salon. */

#include <errno.h>
#include <libintl.h>
#include <locale.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "questions/questions-bank.h"
#include "tools/salon-arguments.h"

#define _(message) gettext (message)

enum {
  EXIT_GOOD = 0,
  EXIT_FAULT = 1,
  EXIT_TROUBLE = 2,
};

enum {
  HELP,
  VERSION,
  N_OPTIONS,
};

/* What is told of the faults of a bank. */
typedef struct {
  const char *name; /* of the file */
  unsigned long n;
} Faults;

static void
print_help (FILE *stream)
{
  fputs (_ ("Usage: salon-questions check FILE\n"
            "       salon-questions list LANGUAGE\n"
            "\n"
            "check reads a bank of questions, and tells each fault as FILE:LINE: reason. list\n"
            "prints the bank of LANGUAGE (en, …), one question a line, parted by tabs: card,\n"
            "letter of the category, difficulty, kind, question, answer, other forms of the\n"
            "answer parted by |, fact, tolerance.\n"
            "\n"
            "  --help       show this help\n"
            "  --version    show the version\n"
            "  --           end the options\n"
            "\n"
            "Banks are searched in the directory SALON_QUESTIONS_DIR, then beside the program.\n"
            "The exit status is 0, 1 when the bank has a fault, 2 when it cannot be read or the\n"
            "arguments are wrong.\n"),
         stream);
}

/* A QuestionsFault. */
static void
tell_fault (void *data, unsigned long line, const char *sentence)
{
  Faults *faults = data;

  fprintf (stderr, "%s:%lu: %s\n", faults->name, line, gettext (sentence));
  faults->n++;
}

/* Opens the bank in the file @path and tells its faults.  Returns NULL after a message. */
static QuestionsBank *
open_bank (const char *path, Faults *faults)
{
  QuestionsBank *bank;

  *faults = (Faults) { path, 0 };
  bank = questions_bank_open (path, tell_fault, faults);
  if (bank == NULL && errno == EFBIG)
    fprintf (stderr, _ ("salon-questions: %s has more than 16 MiB\n"), path);
  else if (bank == NULL && errno == ENODEV)
    fprintf (stderr, _ ("salon-questions: %s is not a file\n"), path);
  else if (bank == NULL)
    fprintf (stderr, _ ("salon-questions: %s cannot be read: %s\n"), path, strerror (errno));

  return bank;
}

/* Returns the exit status after what was printed. */
static int
finish (const Faults *faults)
{
  if (fflush (stdout) != 0 || ferror (stdout))
    {
      fprintf (stderr, _ ("salon-questions: the output cannot be written: %s\n"), strerror (errno));
      return EXIT_TROUBLE;
    }

  return faults->n == 0 ? EXIT_GOOD : EXIT_FAULT;
}

static int
check (const char *path)
{
  Faults faults;
  QuestionsBank *bank = open_bank (path, &faults);
  size_t n;

  if (bank == NULL)
    return EXIT_TROUBLE;
  questions_bank_get (bank, &n);
  printf (_ ("whole cards: %d, questions: %zu, faults: %lu\n"), questions_bank_count_cards (bank), n, faults.n);
  questions_bank_free (bank);

  return finish (&faults);
}

static void
print_question (const QuestionsQuestion *question)
{
  const char *form = question->forms;

  printf ("%d\t%c\t%d\t%s\t%s\t%s\t", question->card, questions_category_letters[question->category],
          question->difficulty, question->kind, question->text, question->answer);
  for (int i = 0; i < question->n_forms; i++, form += strlen (form) + 1)
    printf ("%s%s", i == 0 ? "" : "|", form);
  printf ("\t%s\t", question->fact);
  if (question->tolerance > 0)
    printf ("%d", question->tolerance);
  putchar ('\n');
}

static int
list (const char *language)
{
  char path[4096];
  const QuestionsQuestion *questions;
  QuestionsBank *bank;
  Faults faults;
  size_t n;

  if (!questions_bank_path (language, path, sizeof path))
    {
      fprintf (stderr, _ ("salon-questions: there is no bank of questions in “%s”\n"), language);
      return EXIT_TROUBLE;
    }
  bank = open_bank (path, &faults);
  if (bank == NULL)
    return EXIT_TROUBLE;

  questions = questions_bank_get (bank, &n);
  for (size_t i = 0; i < n; i++)
    print_question (&questions[i]);
  questions_bank_free (bank);

  return finish (&faults);
}

int
main (int argc, char **argv)
{
  SalonArgument options[N_OPTIONS] = {
    [HELP] = { "--help", .is_flag = true },
    [VERSION] = { "--version", .is_flag = true },
  };
  char **words = argv + 1;
  int n_words;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, SALON_LOCALEDIR);
  textdomain (GETTEXT_PACKAGE);

  n_words = salon_arguments_read ("salon-questions", argc - (argc > 0), words, options, N_OPTIONS);
  if (n_words < 0)
    {
      fputs (_ ("Try: salon-questions --help\n"), stderr);
      return EXIT_TROUBLE;
    }
  if (options[HELP].given)
    {
      print_help (stdout);
      return EXIT_GOOD;
    }
  if (options[VERSION].given)
    {
      printf ("salon-questions (Salon) %s\n", SALON_VERSION);
      return EXIT_GOOD;
    }

  if (n_words == 2 && strcmp (words[0], "check") == 0)
    return check (words[1]);
  if (n_words == 2 && strcmp (words[0], "list") == 0)
    return list (words[1]);

  print_help (stderr);
  return EXIT_TROUBLE;
}
