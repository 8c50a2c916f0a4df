/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The forms of a dictionary's entry: what is reported with each, and how many and how long they
 * can be. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tap.h"
#include "words-test.h"
#include "words/words-affix.h"

static WordsAffixes *
read_affixes (const char *text, WordsSourceError *error)
{
  FILE *file = fmemopen ((char *) text, strlen (text), "r");
  WordsAffixes *affixes;
  WordsSource source;

  if (file == NULL)
    abort ();
  words_source_use (&source, file, "here", WORDS_EITHER, error);
  affixes = words_affixes_read (&source);
  words_source_close (&source);

  return affixes;
}

/* The forms of an entry: how many there are, and the first few. */
typedef struct {
  int n;
  char text[256]; /* "text base field field; " each */
  size_t size;
} Forms;

/* A WordsFormFunc. */
static void
note_form (const WordsForm *form, void *data)
{
  Forms *forms = data;
  Text text = { .n = 0 };

  forms->n++;
  text_add (&text, "%s %s", form->text, form->base);
  for (const char *const *field = form->fields; *field != NULL; field++)
    text_add (&text, " %s", *field);
  text_add (&text, "; ");
  if (forms->size + text.n < sizeof forms->text)
    {
      strcpy (forms->text + forms->size, text.bytes);
      forms->size += text.n;
    }
}

/* False with @error when the affixes or the entry @line are not right. */
static bool
expand (const char *affix_text, const char *line, Forms *forms, WordsSourceError *error)
{
  WordsAffixes *affixes = read_affixes (affix_text, error);
  char *copy = strdup (line);
  WordsEntry entry;
  size_t n_steps = 0;
  bool good;

  *forms = (Forms) { .n = 0 };
  good = affixes != NULL && words_entry_parse (affixes, copy, &entry, error)
         && words_entry_expand (affixes, &entry, note_form, forms, &n_steps, error);
  words_affixes_free (affixes);
  free (copy);

  return good;
}

static int
count_forms (const char *affix_text, const char *line)
{
  WordsSourceError error;
  Forms forms;

  return expand (affix_text, line, &forms, &error) ? forms.n : -1;
}

static void
test_forms (void)
{
  Text affixes = { .n = 0 }, line = { .n = 0 };
  WordsSourceError error;
  Forms forms;

  tap_ok (expand ("SFX S Y 2\nSFX S 0 s . is:pl po:x # is:sg\nSFX S 0 t\n", "mot/S po:nom", &forms, &error)
            && strcmp (forms.text, "mot mot po:nom; mots mot is:pl po:x; mott mot po:nom; ") == 0,
          "a form has the fields of its affix, up to a comment, else those of its entry: %s", forms.text);
  tap_ok (expand ("FULLSTRIP\nPFX P Y 1\nPFX P n k n\nSFX S Y 1\nSFX S mot net mot\n", "mot/PS", &forms, &error)
            && strcmp (forms.text, "mot mot; net mot; ket ket; ") == 0,
          "where a prefix does not go with the stem, the form stands for its base: %s", forms.text);

  for (int i = 0; i < 249; i++)
    text_add (&line, "m");
  text_add (&line, "/S");
  tap_ok (count_forms ("SFX S Y 1\nSFX S 0 rocket .\n", line.bytes) == 2
            && count_forms ("SFX S Y 1\nSFX S 0 rockets .\n", line.bytes) == 1,
          "a form of 255 bytes is made, no longer one");

  text_add (&affixes, "SFX S Y 1\nSFX S 0 ");
  for (int i = 0; i < 600; i++)
    text_add (&affixes, "s");
  tap_ok (count_forms (affixes.bytes, "mot/S") == 1, "an ending that no card has room for makes nothing");
}

/* A mistake in the affixes can make any number of forms; after 20,000 steps the entry is given up. */
static void
test_too_many_forms (void)
{
  static const struct {
    const char *what;
    const char *kind;
    const char *more; /* affixes beside those of @kind */
  } cases[] = {
    { "suffixes", "SFX", "" },
    { "prefixes", "PFX", "" },
    { "prefixes that go together with a suffix", "PFX", "SFX E Y 1\nSFX E mot bon mot\n" },
  };
  char line[160] = "mot/E";
  WordsSourceError error;
  Forms forms;

  memset (line + 5, 'M', 120);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      /* Where the suffix has to come first, no prefix fits the stem. */
      const char *condition = cases[i].more[0] != '\0' ? "b" : ".";
      Text affixes = { .n = 0 };
      bool made;

      text_add (&affixes, "FULLSTRIP\n%s%s M Y 200\n", cases[i].more, cases[i].kind);
      for (int rule = 0; rule < 200; rule++)
        text_add (&affixes, "%s M 0 a %s\n", cases[i].kind, condition);
      made = expand (affixes.bytes, line, &forms, &error);
      tap_ok (!made && strcmp (error.detail, "mot") == 0, "too many %s: %s", cases[i].what,
              made ? "made" : error.message);
    }
}

static void
test_affix_limits (void)
{
  Text text = { .n = 0 };
  WordsSourceError error;
  WordsAffixes *affixes;

  text_add (&text, "SFX S Y 1\nSFX S 0 s .");
  for (int i = 0; i < 70; i++)
    text_add (&text, " po:%d", i);
  affixes = read_affixes (text.bytes, &error);
  tap_ok (affixes == NULL && error.line == 2 && strcmp (error.detail, "SFX") == 0, "a rule with too many fields: %s",
          affixes == NULL ? error.message : "read");
  words_affixes_free (affixes);

  text.n = 0;
  text_add (&text, "FLAG num\nSFX %0100d Y 1\n", 7);
  affixes = read_affixes (text.bytes, &error);
  tap_ok (affixes == NULL && error.line == 2 && strncmp (error.detail, "0000", 4) == 0, "a flag that is too long: %s",
          affixes == NULL ? error.message : "read");
  words_affixes_free (affixes);
}

int
main (void)
{
  test_forms ();
  test_too_many_forms ();
  test_affix_limits ();

  return tap_done ();
}
