/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "questions/questions-index.h"

#include <stdlib.h>
#include <string.h>

/* Spellings */

static uint32_t
bag_of (const uint32_t *letters, size_t n)
{
  uint32_t bag = 0;

  for (size_t i = 0; i < n; i++)
    if (letters[i] != ' ')
      bag |= UINT32_C (1) << letters[i] % 32;

  return bag;
}

QuestionsBare
questions_bare_of_plain (const QuestionsPlain *plain)
{
  const uint32_t *letters = plain->letters + plain->bare;
  const size_t n = plain->n - plain->bare;

  return (QuestionsBare) { letters, n, bag_of (letters, n) };
}

QuestionsBare
questions_bare_of_form (const QuestionsIndex *index, const QuestionsForm *form)
{
  return (QuestionsBare) { index->letters + form->at + form->bare, (size_t) (form->n - form->bare), form->bag };
}

/* Forms */

/* Gives the text of form @i of @question, the reference answer being form 0, when @before is the one before. */
static const char *
form_text (const QuestionsQuestion *question, unsigned i, const char *before)
{
  if (i == 0)
    return question->answer;

  return i == 1 ? question->forms : before + strlen (before) + 1;
}

/* Where letters are added. */
typedef struct {
  size_t used, room;
} Store;

/* Adds the letters of a form; false if there is not enough memory. */
static bool
add_letters (QuestionsIndex *index, Store *store, const QuestionsPlain *plain)
{
  uint32_t *letters;

  if (index->letters == NULL || store->used + plain->n > store->room)
    {
      store->room = 2 * store->room + plain->n + 4096;
      letters = realloc (index->letters, store->room * sizeof *letters);
      if (letters == NULL)
        return false;
      index->letters = letters;
    }
  memcpy (index->letters + store->used, plain->letters, plain->n * sizeof *plain->letters);
  store->used += plain->n;

  return true;
}

/* Adds the forms that come of accepted form @k of a question. */
static bool
add_form (QuestionsIndex *index, Store *store, size_t question, const char *text, unsigned k)
{
  QuestionsEntry *entry = &index->entries[question];
  QuestionsPlain plain;

  for (int in_words = 0; in_words < 2; in_words++)
    {
      QuestionsBare bare;

      questions_plain_make (text, strlen (text), in_words, &plain);
      if (in_words && plain.spelled == 0)
        break;
      bare = questions_bare_of_plain (&plain);
      index->forms[index->n_forms++] = (QuestionsForm) {
        .text = text,
        .question = (uint32_t) question,
        .at = (uint32_t) store->used,
        .n = (uint16_t) plain.n,
        .bare = (uint16_t) plain.bare,
        .spelled = (uint16_t) plain.spelled,
        .in_words = in_words,
        .is_reference = k == 0,
        .bag = bare.bag,
      };
      entry->n_forms++;
      if (!add_letters (index, store, &plain))
        return false;
      if (k > 0 || in_words)
        continue;

      /* A title is no number, though it be “Nineteen Eighty-Four”. */
      entry->is_number = plain.is_number && strpbrk (text, "0123456789") != NULL;
      entry->number = plain.number;
    }

  return true;
}

static bool
add_forms (QuestionsIndex *index)
{
  Store store = { 0 };

  for (size_t i = 0; i < index->n; i++)
    {
      const QuestionsQuestion *question = &index->questions[i];
      const char *text = NULL;

      index->entries[i].first = (uint32_t) index->n_forms;
      for (unsigned k = 0; k <= question->n_forms; k++)
        {
          text = form_text (question, k, text);
          if (!add_form (index, &store, i, text, k))
            return false;
        }
    }

  return true;
}

/* Kinds */

/* A question with its kind, to be sorted. */
typedef struct {
  const QuestionsQuestion *question;
  uint32_t index;
} Member;

static int
compare_members (const void *a, const void *b)
{
  const Member *one = a, *other = b;
  const int order = strcmp (one->question->kind, other->question->kind);

  return order != 0 ? order : (one->index > other->index) - (one->index < other->index);
}

/* A form with its length, to be sorted. */
typedef struct {
  uint32_t form;
  uint32_t n;
} Length;

static int
compare_lengths (const void *a, const void *b)
{
  const Length *one = a, *other = b;

  if (one->n != other->n)
    return one->n < other->n ? -1 : 1;

  return (one->form > other->form) - (one->form < other->form);
}

/* Lists the forms of @kind, which has its questions. */
static void
list_forms (const QuestionsIndex *index, QuestionsKind *kind, Length *lengths)
{
  size_t n = 0;

  for (uint32_t i = 0; i < kind->n_questions; i++)
    {
      const QuestionsEntry *entry = &index->entries[kind->questions[i] - index->questions];

      for (uint32_t k = 0; k < entry->n_forms; k++)
        {
          const QuestionsForm *form = &index->forms[entry->first + k];

          lengths[n++] = (Length) { entry->first + k, (uint32_t) (form->n - form->bare) };
        }
    }
  qsort (lengths, n, sizeof *lengths, compare_lengths);
  for (size_t i = 0; i < n; i++)
    kind->forms[i] = lengths[i].form;
  kind->n_forms = (uint32_t) n;
}

static void
add_kinds (QuestionsIndex *index, Member *members, Length *lengths)
{
  uint32_t *forms = index->sorted;

  for (size_t i = 0; i < index->n; i++)
    members[i] = (Member) { &index->questions[i], (uint32_t) i };
  qsort (members, index->n, sizeof *members, compare_members);
  for (size_t i = 0; i < index->n; i++)
    {
      const QuestionsQuestion *question = members[i].question;

      index->members[i] = question;
      if (i == 0 || strcmp (question->kind, members[i - 1].question->kind) != 0)
        index->kinds[index->n_kinds++] = (QuestionsKind) { .name = question->kind, .questions = &index->members[i] };
      index->kinds[index->n_kinds - 1].n_questions++;
      index->entries[members[i].index].kind = (uint32_t) index->n_kinds - 1;
    }
  for (size_t i = 0; i < index->n_kinds; i++)
    {
      index->kinds[i].forms = forms;
      list_forms (index, &index->kinds[i], lengths);
      forms += index->kinds[i].n_forms;
    }
}

/* The index */

bool
questions_index_init (QuestionsIndex *index, const QuestionsBank *bank)
{
  size_t n_forms = 0;
  Member *members;
  Length *lengths;
  bool filled;

  index->questions = questions_bank_get (bank, &index->n);
  for (size_t i = 0; i < index->n; i++)
    n_forms += 2 * (index->questions[i].n_forms + 1u);

  index->entries = calloc (index->n + 1, sizeof *index->entries);
  index->forms = calloc (n_forms + 1, sizeof *index->forms);
  index->kinds = calloc (index->n + 1, sizeof *index->kinds);
  index->members = calloc (index->n + 1, sizeof *index->members);
  index->sorted = calloc (n_forms + 1, sizeof *index->sorted);
  members = calloc (index->n + 1, sizeof *members);
  lengths = calloc (n_forms + 1, sizeof *lengths);
  filled = index->entries != NULL && index->forms != NULL && index->kinds != NULL && index->members != NULL
           && index->sorted != NULL && members != NULL && lengths != NULL && add_forms (index);
  if (filled)
    add_kinds (index, members, lengths);
  free (members);
  free (lengths);

  return filled;
}

void
questions_index_clear (QuestionsIndex *index)
{
  free (index->entries);
  free (index->forms);
  free (index->letters);
  free (index->kinds);
  free (index->members);
  free (index->sorted);
}

const QuestionsEntry *
questions_index_entry (const QuestionsIndex *index, const QuestionsQuestion *question)
{
  return &index->entries[question - index->questions];
}

size_t
questions_index_find_length (const QuestionsIndex *index, const QuestionsKind *kind, size_t n)
{
  size_t first = 0, last = kind->n_forms;

  while (first < last)
    {
      const size_t middle = (first + last) / 2;
      const QuestionsForm *form = &index->forms[kind->forms[middle]];

      if ((size_t) (form->n - form->bare) < n)
        first = middle + 1;
      else
        last = middle;
    }

  return first;
}
