/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "questions/questions-judge.h"

#include <stdlib.h>
#include <string.h>

#include "questions/questions-plain.h"

/* An accepted form of an answer.  Where it spells numbers out, there are two of it, one with figures and one with words: a
 * slip in such a word makes it no number. */
typedef struct {
  const char *text;
  uint32_t question; /* its index in the bank */
  uint32_t at;       /* where its letters begin */
  uint16_t n;        /* letters and spaces */
  uint16_t bare;     /* of these, a leading article */
  uint16_t spelled;  /* words of numbers that its text spells out */
  bool in_words;     /* they are words here, too */
  bool is_reference; /* it is the answer itself */
  uint32_t bag;      /* a set of its letters, without the article and spaces */
} Form;

/* What the judge keeps of a question. */
typedef struct {
  uint32_t first, n_forms; /* its forms; the reference answer is the first */
  uint32_t kind;
  int64_t number;
  bool is_number;
} Entry;

/* A kind of answer. */
typedef struct {
  const char *name;
  uint32_t n_questions, n_forms;
  const QuestionsQuestion **questions; /* in the order of the bank */
  uint32_t *forms;                     /* indices of forms, the shorter ones first */
} Kind;

struct QuestionsJudge {
  const QuestionsQuestion *questions;
  size_t n;
  Entry *entries; /* one for each question */
  Form *forms;    /* those of the first question, those of the second … */
  size_t n_forms;
  uint32_t *letters;
  Kind *kinds;
  size_t n_kinds;
  const QuestionsQuestion **members; /* of all kinds */
  uint32_t *sorted;                  /* forms of all kinds */
};

/* Spellings */

/* A spelling without its article, for the distance to others. */
typedef struct {
  const uint32_t *letters;
  size_t n;
  uint32_t bag;
} Bare;

static uint32_t
bag_of (const uint32_t *letters, size_t n)
{
  uint32_t bag = 0;

  for (size_t i = 0; i < n; i++)
    if (letters[i] != ' ')
      bag |= UINT32_C (1) << letters[i] % 32;

  return bag;
}

static Bare
bare_of (const QuestionsPlain *plain)
{
  const uint32_t *letters = plain->letters + plain->bare;
  const size_t n = plain->n - plain->bare;

  return (Bare) { letters, n, bag_of (letters, n) };
}

static Bare
bare_form (const QuestionsJudge *judge, const Form *form)
{
  return (Bare) { judge->letters + form->at + form->bare, (size_t) (form->n - form->bare), form->bag };
}

/* A slip puts one letter into the set at most, and takes one out. */
static unsigned
distance_between (const Bare *one, const Bare *other, unsigned limit)
{
  if (__builtin_popcount (one->bag ^ other->bag) > 2 * (int) limit)
    return limit + 1;

  return questions_distance (one->letters, one->n, other->letters, other->n, limit);
}

/* How many slips a form of so many letters allows. */
static unsigned
limit_of (const Bare *form)
{
  size_t n = 0;

  for (size_t i = 0; i < form->n; i++)
    n += form->letters[i] != ' ';
  if (n < 4)
    return 0;

  return n <= 7 ? 1 : n <= 12 ? 2 : 3;
}

static bool
is_figure (uint32_t letter)
{
  return letter >= '0' && letter <= '9';
}

/* Tells whether two spellings have the same figures: a slip makes no 11 of a 12. */
static bool
same_figures (const Bare *one, const Bare *other)
{
  size_t i = 0, k = 0;

  for (;;)
    {
      while (i < one->n && !is_figure (one->letters[i]))
        i++;
      while (k < other->n && !is_figure (other->letters[k]))
        k++;
      if (i == one->n || k == other->n)
        return i == one->n && k == other->n;
      if (one->letters[i++] != other->letters[k++])
        return false;
    }
}

/* Making a judge */

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
add_letters (QuestionsJudge *judge, Store *store, const QuestionsPlain *plain)
{
  uint32_t *letters;

  if (judge->letters == NULL || store->used + plain->n > store->room)
    {
      store->room = 2 * store->room + plain->n + 4096;
      letters = realloc (judge->letters, store->room * sizeof *letters);
      if (letters == NULL)
        return false;
      judge->letters = letters;
    }
  memcpy (judge->letters + store->used, plain->letters, plain->n * sizeof *plain->letters);
  store->used += plain->n;

  return true;
}

/* Adds the forms that come of accepted form @k of a question. */
static bool
add_form (QuestionsJudge *judge, Store *store, size_t question, const char *text, unsigned k)
{
  Entry *entry = &judge->entries[question];
  QuestionsPlain plain;

  for (int in_words = 0; in_words < 2; in_words++)
    {
      Bare bare;

      questions_plain_make (text, strlen (text), in_words, &plain);
      if (in_words && plain.spelled == 0)
        break;
      bare = bare_of (&plain);
      judge->forms[judge->n_forms++] = (Form) {
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
      if (!add_letters (judge, store, &plain))
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
add_forms (QuestionsJudge *judge)
{
  Store store = { 0 };

  for (size_t i = 0; i < judge->n; i++)
    {
      const QuestionsQuestion *question = &judge->questions[i];
      const char *text = NULL;

      judge->entries[i].first = (uint32_t) judge->n_forms;
      for (unsigned k = 0; k <= question->n_forms; k++)
        {
          text = form_text (question, k, text);
          if (!add_form (judge, &store, i, text, k))
            return false;
        }
    }

  return true;
}

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
list_forms (const QuestionsJudge *judge, Kind *kind, Length *lengths)
{
  size_t n = 0;

  for (uint32_t i = 0; i < kind->n_questions; i++)
    {
      const Entry *entry = &judge->entries[kind->questions[i] - judge->questions];

      for (uint32_t k = 0; k < entry->n_forms; k++)
        {
          const Form *form = &judge->forms[entry->first + k];

          lengths[n++] = (Length) { entry->first + k, (uint32_t) (form->n - form->bare) };
        }
    }
  qsort (lengths, n, sizeof *lengths, compare_lengths);
  for (size_t i = 0; i < n; i++)
    kind->forms[i] = lengths[i].form;
  kind->n_forms = (uint32_t) n;
}

static void
add_kinds (QuestionsJudge *judge, Member *members, Length *lengths)
{
  uint32_t *forms = judge->sorted;

  for (size_t i = 0; i < judge->n; i++)
    members[i] = (Member) { &judge->questions[i], (uint32_t) i };
  qsort (members, judge->n, sizeof *members, compare_members);
  for (size_t i = 0; i < judge->n; i++)
    {
      const QuestionsQuestion *question = members[i].question;

      judge->members[i] = question;
      if (i == 0 || strcmp (question->kind, members[i - 1].question->kind) != 0)
        judge->kinds[judge->n_kinds++] = (Kind) { .name = question->kind, .questions = &judge->members[i] };
      judge->kinds[judge->n_kinds - 1].n_questions++;
      judge->entries[members[i].index].kind = (uint32_t) judge->n_kinds - 1;
    }
  for (size_t i = 0; i < judge->n_kinds; i++)
    {
      judge->kinds[i].forms = forms;
      list_forms (judge, &judge->kinds[i], lengths);
      forms += judge->kinds[i].n_forms;
    }
}

/* Fills @judge; false if there is not enough memory. */
static bool
fill (QuestionsJudge *judge, const QuestionsBank *bank)
{
  size_t n_forms = 0;
  Member *members;
  Length *lengths;
  bool filled;

  judge->questions = questions_bank_get (bank, &judge->n);
  for (size_t i = 0; i < judge->n; i++)
    n_forms += 2 * (judge->questions[i].n_forms + 1u);

  judge->entries = calloc (judge->n + 1, sizeof *judge->entries);
  judge->forms = calloc (n_forms + 1, sizeof *judge->forms);
  judge->kinds = calloc (judge->n + 1, sizeof *judge->kinds);
  judge->members = calloc (judge->n + 1, sizeof *judge->members);
  judge->sorted = calloc (n_forms + 1, sizeof *judge->sorted);
  members = calloc (judge->n + 1, sizeof *members);
  lengths = calloc (n_forms + 1, sizeof *lengths);
  filled = judge->entries != NULL && judge->forms != NULL && judge->kinds != NULL && judge->members != NULL
           && judge->sorted != NULL && members != NULL && lengths != NULL && add_forms (judge);
  if (filled)
    add_kinds (judge, members, lengths);
  free (members);
  free (lengths);

  return filled;
}

QuestionsJudge *
questions_judge_new (const QuestionsBank *bank)
{
  QuestionsJudge *judge = calloc (1, sizeof *judge);

  if (judge != NULL && fill (judge, bank))
    return judge;

  questions_judge_free (judge);
  return NULL;
}

void
questions_judge_free (QuestionsJudge *judge)
{
  if (judge == NULL)
    return;

  free (judge->entries);
  free (judge->forms);
  free (judge->letters);
  free (judge->kinds);
  free (judge->members);
  free (judge->sorted);
  free (judge);
}

static const Entry *
entry_of (const QuestionsJudge *judge, const QuestionsQuestion *question)
{
  return &judge->entries[question - judge->questions];
}

bool
questions_judge_number (const QuestionsJudge *judge, const QuestionsQuestion *question, int64_t *number)
{
  const Entry *entry = entry_of (judge, question);

  *number = entry->number;
  return entry->is_number;
}

const QuestionsQuestion *const *
questions_judge_kin (const QuestionsJudge *judge, const QuestionsQuestion *question, size_t *n)
{
  const Kind *kind = &judge->kinds[entry_of (judge, question)->kind];

  *n = kind->n_questions;
  return kind->questions;
}

/* Judging */

/* An answer that is being judged. */
typedef struct {
  const QuestionsJudge *judge;
  const QuestionsQuestion *question;
  const Entry *entry;
  QuestionsPlain plain, in_words; /* with figures for numbers that were spelled out, and with words */
  Bare bare, bare_in_words;
  QuestionsProposal *proposal;
} Case;

static void
propose (Case *this, QuestionsReason reason, uint64_t distance, const char *form, const char *rival)
{
  *this->proposal = (QuestionsProposal) { reason <= QUESTIONS_WITHIN, reason, distance, form, rival };
}

static bool
is_form (const Case *this, const Form *form)
{
  QuestionsPlain plain;

  memcpy (plain.letters, this->judge->letters + form->at, form->n * sizeof *plain.letters);
  plain.n = form->n;
  plain.bare = form->bare;
  return questions_plain_equal (&this->plain, &plain);
}

/* Proposes that the answer is an accepted form, whatever its spelling; tells whether it is. */
static bool
is_accepted (Case *this)
{
  for (uint32_t i = 0; i < this->entry->n_forms; i++)
    {
      const Form *form = &this->judge->forms[this->entry->first + i];

      if (form->n > 0 && !form->in_words && is_form (this, form))
        {
          propose (this, form->is_reference ? QUESTIONS_SAME : QUESTIONS_FORM, 0, form->text, NULL);
          return true;
        }
    }

  return false;
}

/* Counts the slips from @form, up to @limit.  A slip makes no other number; but where one has words of numbers that the
 * other has not, one of them may have been misspelt, and the words are compared. */
static unsigned
count_slips (const Case *this, const Form *form, unsigned limit)
{
  const Bare bare = bare_form (this->judge, form);
  unsigned slips = limit + 1;
  unsigned in_words = slips;

  if (!form->in_words)
    slips = distance_between (&this->bare, &bare, limit);
  if (slips <= limit && !same_figures (&this->bare, &bare))
    slips = limit + 1;
  if (this->plain.spelled != form->spelled && (form->in_words || form->spelled == 0))
    in_words = distance_between (&this->bare_in_words, &bare, limit);
  if (in_words < slips && same_figures (&this->bare_in_words, &bare))
    slips = in_words;

  return slips;
}

/* Finds the accepted form that is nearest, within what it allows; returns NULL if none is. */
static const Form *
find_nearest (const Case *this, unsigned *distance)
{
  const Form *nearest = NULL;

  *distance = QUESTIONS_MAX_SLIPS + 1;
  for (uint32_t i = 0; i < this->entry->n_forms; i++)
    {
      const Form *form = &this->judge->forms[this->entry->first + i];
      const Bare bare = bare_form (this->judge, form);
      const unsigned limit = limit_of (&bare), slips = count_slips (this, form, limit);

      if (slips <= limit && slips < *distance)
        {
          nearest = form;
          *distance = slips;
        }
    }

  return nearest;
}

static bool
same_form (const QuestionsJudge *judge, const Form *one, const Form *other)
{
  const Bare a = bare_form (judge, one), b = bare_form (judge, other);

  return a.n == b.n && memcmp (a.letters, b.letters, a.n * sizeof *a.letters) == 0;
}

/* Tells whether @form is another way to say what is right here: its answer, or the form itself, is accepted. */
static bool
is_kin (const Case *this, const Form *form)
{
  const Form *reference = &this->judge->forms[this->judge->entries[form->question].first];

  for (uint32_t i = 0; i < this->entry->n_forms; i++)
    {
      const Form *own = &this->judge->forms[this->entry->first + i];

      if (same_form (this->judge, own, form) || same_form (this->judge, own, reference))
        return true;
    }

  return false;
}

/* Finds the first form of @kind with @n letters or more. */
static size_t
find_length (const QuestionsJudge *judge, const Kind *kind, size_t n)
{
  size_t first = 0, last = kind->n_forms;

  while (first < last)
    {
      const size_t middle = (first + last) / 2;
      const Form *form = &judge->forms[kind->forms[middle]];

      if ((size_t) (form->n - form->bare) < n)
        first = middle + 1;
      else
        last = middle;
    }

  return first;
}

/* Finds the nearest answer to another question of the kind, at most @limit away; NULL if there is none. */
static const Form *
find_rival (const Case *this, unsigned limit, unsigned *distance)
{
  const QuestionsJudge *judge = this->judge;
  const Kind *kind = &judge->kinds[this->entry->kind];
  const bool longer_in_words = this->bare_in_words.n > this->bare.n;
  const size_t least = longer_in_words ? this->bare.n : this->bare_in_words.n;
  const size_t most = (longer_in_words ? this->bare_in_words.n : this->bare.n) + limit;
  const Form *nearest = NULL;
  unsigned best = limit + 1;
  size_t i = find_length (judge, kind, least > limit ? least - limit : 1);

  for (; i < kind->n_forms && best > 0; i++)
    {
      const Form *form = &judge->forms[kind->forms[i]];
      unsigned slips;

      if ((size_t) (form->n - form->bare) > most)
        break;
      slips = count_slips (this, form, best - 1);
      if (slips < best && !is_kin (this, form))
        {
          nearest = form;
          best = slips;
        }
    }

  *distance = best;
  return nearest;
}

static void
judge_words (Case *this)
{
  unsigned slips, rival_slips;
  const Form *form, *rival;

  if (is_accepted (this))
    return;

  form = find_nearest (this, &slips);
  rival = find_rival (this, form == NULL ? 0 : slips, &rival_slips);
  if (rival != NULL && rival_slips == 0)
    propose (this, QUESTIONS_OTHER, 0, NULL, rival->text);
  else if (rival != NULL)
    propose (this, QUESTIONS_NEARER, slips, form->text, rival->text);
  else if (form != NULL)
    propose (this, QUESTIONS_SLIP, slips, form->text, NULL);
  else
    propose (this, QUESTIONS_FAR, 0, NULL, NULL);
}

/* Tells whether the word of @n letters at @word is one of those of @plain. */
static bool
has_word (const QuestionsPlain *plain, const uint32_t *word, size_t n)
{
  for (size_t i = 0; i + n <= plain->n; i++)
    if ((i == 0 || plain->letters[i - 1] == ' ') && (i + n == plain->n || plain->letters[i + n] == ' ')
        && memcmp (plain->letters + i, word, n * sizeof *word) == 0)
      return true;

  return false;
}

/* Tells whether the answer is one number, beside which are only words that the question has itself: “12 apostles”. */
static bool
is_one_number (const Case *this)
{
  const QuestionsPlain *plain = &this->plain;
  QuestionsPlain question;

  if (plain->is_number)
    return true;
  if (plain->numbers != 1
      || !questions_plain_make (this->question->text, strlen (this->question->text), false, &question))
    return false;

  for (size_t begin = plain->bare, end; begin < plain->n; begin = end + 1)
    {
      for (end = begin; end < plain->n && plain->letters[end] != ' ';)
        end++;
      if (!is_figure (plain->letters[begin]) && !has_word (&question, plain->letters + begin, end - begin))
        return false;
    }

  return true;
}

static void
judge_number (Case *this)
{
  const int64_t number = this->plain.number, reference = this->entry->number;
  const uint64_t distance = (uint64_t) (number > reference ? number - reference : reference - number);

  if (is_accepted (this))
    return;
  if (!is_one_number (this))
    propose (this, QUESTIONS_NO_NUMBER, 0, NULL, NULL);
  else if (distance == 0)
    propose (this, QUESTIONS_SAME, 0, this->question->answer, NULL);
  else if (distance <= (uint64_t) this->question->tolerance)
    propose (this, QUESTIONS_WITHIN, distance, this->question->answer, NULL);
  else
    propose (this, QUESTIONS_OTHER_NUMBER, distance, NULL, NULL);
}

void
questions_judge_answer (const QuestionsJudge *judge,
                        const QuestionsQuestion *question,
                        const char *text,
                        size_t size,
                        QuestionsProposal *proposal)
{
  Case this = { .judge = judge, .question = question, .proposal = proposal };
  const bool fits = questions_plain_make (text, size, false, &this.plain);

  questions_plain_make (text, size, true, &this.in_words);
  this.entry = entry_of (judge, question);
  this.bare = bare_of (&this.plain);
  this.bare_in_words = bare_of (&this.in_words);
  if (this.plain.n == 0)
    propose (&this, fits ? QUESTIONS_NOTHING : QUESTIONS_FAR, 0, NULL, NULL);
  else if (this.entry->is_number)
    judge_number (&this);
  else
    judge_words (&this);
}
