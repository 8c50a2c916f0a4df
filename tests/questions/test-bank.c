/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Banks of questions: what is read of a text, and which fault of which line costs which question. */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "questions/questions-bank.h"
#include "tap.h"

#define NONE  "There is no answer."
#define BARE  "There is no question."
#define STRAY "This line belongs to no question."
#define PART  "This card lacks a question of some category."
#define TWICE "The question already has a line of this kind."
#define BYTES "The line is not UTF-8, or has a control character."
#define LONG  "A question, an answer or a fact has at most 1,000 bytes."

#define REST_OF_CARD "E 1 w\nq\n= a\nH 1 w\nq\n= a\nA 1 w\nq\n= a\nS 1 w\nq\n= a\nP 1 w\nq\n= a\n"

#define TEXT_SIZE 8192

/* What a bank is as text: the faults as “LINE SENTENCE;”, then each question as
 * “CARD C D KIND|TEXT|ANSWER|FORM,FORM|FACT|TOLERANCE;”. */
typedef struct {
  char text[TEXT_SIZE];
  size_t used;
} Told;

static void
tell_fault (void *data, unsigned long line, const char *sentence)
{
  Told *told = data;

  told->used += (size_t) snprintf (told->text + told->used, TEXT_SIZE - told->used, "%lu %s;", line, sentence);
}

static void
tell_question (Told *told, const QuestionsQuestion *question)
{
  const char *form = question->forms;

  told->used += (size_t) snprintf (told->text + told->used, TEXT_SIZE - told->used, "%d %c %d %s|%s|%s|",
                                   question->card, questions_category_letters[question->category], question->difficulty,
                                   question->kind, question->text, question->answer);
  for (int i = 0; i < question->n_forms; i++, form += strlen (form) + 1)
    told->used += (size_t) snprintf (told->text + told->used, TEXT_SIZE - told->used, "%s%s", i == 0 ? "" : ",", form);
  told->used +=
    (size_t) snprintf (told->text + told->used, TEXT_SIZE - told->used, "|%s|%d;", question->fact, question->tolerance);
}

static void
tell (const char *text, size_t size, Told *told)
{
  QuestionsBank *bank;
  const QuestionsQuestion *questions;
  size_t n;

  told->used = 0;
  told->text[0] = '\0';
  bank = questions_bank_read (text, size, tell_fault, told);
  if (bank == NULL)
    abort ();
  questions = questions_bank_get (bank, &n);
  for (size_t i = 0; i < n; i++)
    tell_question (told, &questions[i]);
  questions_bank_free (bank);
}

__attribute__ ((nonnull)) static void
point (const char *name, const char *text, size_t size, const char *expected)
{
  Told told;

  tell (text, size, &told);
  if (strcmp (told.text, expected) != 0)
    tap_note ("expected %s\nfound %s", expected, told.text);
  tap_ok (strcmp (told.text, expected) == 0, "%s", name);
}

/* Everything here stands on a card that has no other question, which its line 1 is told for. */
static const struct {
  const char *name, *text, *expected;
} cases[] = {
  { "nothing", "", "" },
  { "remarks and empty lines", "# card 1\n\n   \n  # G 3 river\n", "" },
  { "a question", "card 1\nG 3 river\nWhich?\n= Tigris\n+ It is long.\n",
    "1 " PART ";1 G 3 river|Which?|Tigris||It is long.|0;" },
  { "without a fact", "card 1\nG 3 river\nWhich?\n= Tigris\n", "1 " PART ";1 G 3 river|Which?|Tigris|||0;" },
  { "other forms", "card 1\nG 3 river\nWhich?\n= Tigris | Tigre|Dijla\n",
    "1 " PART ";1 G 3 river|Which?|Tigris|Tigre,Dijla||0;" },
  { "what may be left out", "card 1\nG 3 person\nWho?\n= (Katsushika) Hokusai | Manji\n",
    "1 " PART ";1 G 3 person|Who?|Katsushika Hokusai|Hokusai,Manji||0;" },
  { "in the middle, and in another form", "card 1\nG 3 person\nWho?\n= Maria (the) Great | (Great) Maria\n",
    "1 " PART ";1 G 3 person|Who?|Maria the Great|Maria Great,Great Maria,Maria||0;" },
  { "a form that is there already is left out", "card 1\nG 3 w\nq\n= A | B | A | (B) A\n",
    "1 " PART ";1 G 3 w|q|A|B,B A||0;" },
  { "a tolerance", "card 1\nG 3 number\nHow high?\n= 8,849 ± 10\n", "1 " PART ";1 G 3 number|How high?|8,849|||10;" },
  { "lines without a mark go on", "card 1\nG 3 w\nWhich\nriver\nis it?\n= Blue\nNile | White\nNile\n+ One\ntwo\n",
    "1 " PART ";1 G 3 w|Which river is it?|Blue Nile|White Nile|One two|0;" },
  { "spaces, tabs, capitals, CR LF and a byte order mark",
    "\xef\xbb\xbf"
    "CARD  1\r\n  g  3\tRiver \r\n  Which  \t one?\r\n=Tigris\r\n\r\n+  Long.\r\n",
    "1 " PART ";1 G 3 river|Which one?|Tigris||Long.|0;" },
  { "no end of line at the end", "card 1\nG 3 w\nq\n= a", "1 " PART ";1 G 3 w|q|a|||0;" },
  { "a line of text that begins like a head", "card 1\nA 3 w\nq\n= a\n+ A 3 day ride away\n",
    "1 " PART ";1 A 3 w|q|a||A 3 day ride away|0;" },
  { "the questions are sorted", "card 2\nS 1 w\nq\n= a\nG 1 w\nq\n= a\ncard 1\nE 1 w\nq\n= a\n",
    "1 " PART ";8 " PART ";1 E 1 w|q|a|||0;2 G 1 w|q|a|||0;2 S 1 w|q|a|||0;" },
  { "a card without a number", "card 5\nG 1 w\nq\n= a\ncard\nG 1 w\nq\n= a\n",
    "1 " PART ";5 " PART ";5 G 1 w|q|a|||0;6 G 1 w|q|a|||0;" },
  { "a whole card", "card 1\nG 1 w\nq\n= a\n" REST_OF_CARD,
    "1 G 1 w|q|a|||0;1 E 1 w|q|a|||0;1 H 1 w|q|a|||0;1 A 1 w|q|a|||0;1 S 1 w|q|a|||0;1 P 1 w|q|a|||0;" },

  { "no answer", "card 1\nG 3 w\nq\n", "2 " NONE ";1 " PART ";" },
  { "no answer, and the next question is read", "card 1\nG 3 w\nq\n\nE 3 w\nq\n= a\n",
    "2 " NONE ";1 " PART ";1 E 3 w|q|a|||0;" },
  { "an empty answer", "card 1\nG 3 w\nq\n=\n", "2 " NONE ";1 " PART ";" },
  { "an empty form", "card 1\nG 3 w\nq\n= a | | b\n",
    "2 There is nothing between two bars, or after the last one.;1 " PART ";" },
  { "no question", "card 1\nG 3 w\n= a\n", "2 " BARE ";1 " PART ";" },
  { "neither: one fault is told", "card 1\nG 3 w\n", "2 " BARE ";1 " PART ";" },
  { "two answers", "card 1\nG 3 w\nq\n= a\n= b\n", "5 " TWICE ";1 " PART ";" },
  { "a bracket that is not closed", "card 1\nG 3 w\nq\n= (a b\n",
    "2 Brackets in an answer come in pairs.;1 " PART ";" },
  { "a bracket that is not opened", "card 1\nG 3 w\nq\n= a) b\n",
    "2 Brackets in an answer come in pairs.;1 " PART ";" },
  { "brackets in brackets", "card 1\nG 3 w\nq\n= ((a) b) c\n", "2 Brackets in an answer come in pairs.;1 " PART ";" },
  { "a tolerance that is no number", "card 1\nG 3 w\nq\n= 5 ± many\n",
    "2 What follows ± is a whole number.;1 " PART ";" },
  { "a tolerance of nothing", "card 1\nG 3 w\nq\n= 5 ±\n", "2 What follows ± is a whole number.;1 " PART ";" },
  { "a huge tolerance", "card 1\nG 3 w\nq\n= 5 ± 99999999999\n", "2 What follows ± is a whole number.;1 " PART ";" },
  { "another category", "card 1\nX 3 w\nq\n= a\n", "2 The category is G, E, H, A, S or P.;1 " PART ";" },
  { "another difficulty", "card 1\nG 6 w\nq\n= a\n", "2 The difficulty is 1 to 5.;1 " PART ";" },
  { "a difficulty of 0", "card 1\nG 0 w\nq\n= a\n", "2 The difficulty is 1 to 5.;1 " PART ";" },
  { "no kind", "card 1\nG 3\nq\n= a\n", "2 The kind of thing that is asked for is missing.;1 " PART ";" },
  { "a category twice on a card", "card 1\nG 3 w\nq\n= a\nG 3 w\nr\n= b\n",
    "5 The card already has a question of this category.;1 " PART ";1 G 3 w|q|a|||0;" },
  { "a question on no card", "G 3 w\nq\n= a\n", "1 This question is on no card.;" },
  { "a line of no question", "card 1\nWhat?\n= a\n+ b\n", "2 " STRAY ";3 " STRAY ";4 " STRAY ";1 " PART ";" },
  { "a card twice", "card 1\ncard 1\nG 3 w\nq\n= a\n",
    "1 " PART ";2 There is already a card of this number.;3 This question is on no card.;" },
  { "card 0", "card 0\n", "1 The number of a card is 1 to 10,000.;" },
  { "card 10001", "card 10001\n", "1 The number of a card is 1 to 10,000.;" },
  { "a control character", "card 1\nG 3 w\nq\x01\n= a\n", "3 " BYTES ";1 " PART ";" },
  { "bytes that are not UTF-8", "card 1\nG 3 w\n\xff\xfe\n= a\n\nE 3 w\nq\n= a\n",
    "3 " BYTES ";1 " PART ";1 E 3 w|q|a|||0;" },
};

/* @before, @n times @middle, and @after. */
static char *
repeat (const char *before, const char *middle, int n, const char *after)
{
  const size_t one = strlen (middle), all = strlen (before) + one * (size_t) n + strlen (after);
  char *text = malloc (all + 1), *at = text;

  if (text == NULL)
    abort ();
  at = stpcpy (at, before);
  for (int i = 0; i < n; i++)
    at = stpcpy (at, middle);
  strcpy (at, after);
  return text;
}

static void
test_limits (void)
{
  static const struct {
    const char *name, *before, *middle;
    int n;
    const char *after, *expected;
  } limits[] = {
    { "a question of 1,000 bytes: one more", "card 1\nG 3 w\n", "é", 500, "x\n= a\n", "3 " LONG ";1 " PART ";" },
    { "a question over many lines: too many", "card 1\nG 3 w\n", "word\n", 201, "= a\n", "203 " LONG ";1 " PART ";" },
    { "an endless line", "card 1\nG 3 w\n", "word ", 5000, "\n= a\n", "3 " LONG ";1 " PART ";" },
    { "33 other forms", "card 1\nG 3 w\nq\n= a", "|(b)", 1,
      "|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|31|32\n",
      "2 The answer has more than 32 forms.;1 " PART ";" },
  };
  char *text = repeat ("card 1\nG 3 w\n", "é", 500, "\n= a\n");
  Told told;

  tell (text, strlen (text), &told);
  tap_ok (strstr (told.text, "|a|") != NULL, "a question of 1,000 bytes");
  free (text);
  for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
    {
      text = repeat (limits[i].before, limits[i].middle, limits[i].n, limits[i].after);
      point (limits[i].name, text, strlen (text), limits[i].expected);
      free (text);
    }
}

static void
test_cards (void)
{
  static const char three[] =
    "card 1\nG 1 w\nq\n= a\n" REST_OF_CARD "card\nG 1 w\nq\n= a\ncard\nG 1 w\nq\n= a\n" REST_OF_CARD;
  QuestionsBank *bank = questions_bank_read (three, strlen (three), NULL, NULL);
  size_t n = 0;

  tap_ok (bank != NULL && questions_bank_count_cards (bank) == 2, "two of three cards are whole");
  if (bank != NULL)
    questions_bank_get (bank, &n);
  tap_ok (n == 13, "the question of the other one is there");
  questions_bank_free (bank);
}

static void
test_files (void)
{
  char name[] = "salon-bank-XXXXXX", path[4096];
  const int file = mkstemp (name);
  QuestionsBank *bank;
  bool written = file >= 0 && write (file, "card 1\n", 7) == 7;

  bank = questions_bank_open (name, NULL, NULL);
  tap_ok (written && bank != NULL, "a file is read");
  questions_bank_free (bank);
  written = file >= 0 && ftruncate (file, QUESTIONS_MAX_SIZE) == 0;
  bank = questions_bank_open (name, NULL, NULL);
  tap_ok (written && bank != NULL, "a file of 16 MiB is read");
  questions_bank_free (bank);
  written = file >= 0 && ftruncate (file, QUESTIONS_MAX_SIZE + 1) == 0;
  tap_ok (written && questions_bank_open (name, NULL, NULL) == NULL && errno == EFBIG, "one byte more is refused");
  close (file);
  unlink (name);
  tap_ok (questions_bank_open (name, NULL, NULL) == NULL && errno == ENOENT, "a file that is not there");
  tap_ok (questions_bank_open ("/dev/zero", NULL, NULL) == NULL && errno == ENODEV, "what is no file");
  tap_ok (questions_bank_open (".", NULL, NULL) == NULL && errno == ENODEV, "a folder");

  setenv ("SALON_QUESTIONS_DIR", ".", 1);
  tap_ok (!questions_bank_path ("../x", path, sizeof path) && !questions_bank_path ("", path, sizeof path)
            && !questions_bank_path ("EN", path, sizeof path)
            && !questions_bank_path ("no-such-bank", path, sizeof path),
          "a name that is none finds nothing");
}

int
main (void)
{
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    point (cases[i].name, cases[i].text, strlen (cases[i].text), cases[i].expected);
  point ("a NUL", "card 1\nG 3 w\nq\0\n= a\n", 21, "3 " BYTES ";1 " PART ";");
  test_limits ();
  test_cards ();
  test_files ();

  return tap_done ();
}
