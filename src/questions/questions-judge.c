/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "questions/questions-judge.h"

#include <stdlib.h>
#include <string.h>

#include "questions/questions-index.h"

struct QuestionsJudge {
  QuestionsIndex index;
};

/* Spellings */

/* A slip puts one letter into the set at most, and takes one out. */
static unsigned
distance_between (const QuestionsBare *one, const QuestionsBare *other, unsigned limit)
{
  if (__builtin_popcount (one->bag ^ other->bag) > 2 * (int) limit)
    return limit + 1;

  return questions_distance (one->letters, one->n, other->letters, other->n, limit);
}

/* How many slips a form of so many letters allows. */
static unsigned
limit_of (const QuestionsBare *form)
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
same_figures (const QuestionsBare *one, const QuestionsBare *other)
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

/* Judging */

/* An answer that is being judged. */
typedef struct {
  const QuestionsIndex *index;
  const QuestionsQuestion *question;
  const QuestionsEntry *entry;
  QuestionsPlain plain, in_words; /* with figures for numbers that were spelled out, and with words */
  QuestionsBare bare, bare_in_words;
  QuestionsProposal *proposal;
} Case;

static void
propose (Case *this, QuestionsReason reason, uint64_t distance, const char *form, const char *rival)
{
  *this->proposal = (QuestionsProposal) { reason <= QUESTIONS_WITHIN, reason, distance, form, rival };
}

static bool
is_form (const Case *this, const QuestionsForm *form)
{
  QuestionsPlain plain;

  memcpy (plain.letters, this->index->letters + form->at, form->n * sizeof *plain.letters);
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
      const QuestionsForm *form = &this->index->forms[this->entry->first + i];

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
count_slips (const Case *this, const QuestionsForm *form, unsigned limit)
{
  const QuestionsBare bare = questions_bare_of_form (this->index, form);
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
static const QuestionsForm *
find_nearest (const Case *this, unsigned *distance)
{
  const QuestionsForm *nearest = NULL;

  *distance = QUESTIONS_MAX_SLIPS + 1;
  for (uint32_t i = 0; i < this->entry->n_forms; i++)
    {
      const QuestionsForm *form = &this->index->forms[this->entry->first + i];
      const QuestionsBare bare = questions_bare_of_form (this->index, form);
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
same_form (const QuestionsIndex *index, const QuestionsForm *one, const QuestionsForm *other)
{
  const QuestionsBare a = questions_bare_of_form (index, one), b = questions_bare_of_form (index, other);

  return a.n == b.n && memcmp (a.letters, b.letters, a.n * sizeof *a.letters) == 0;
}

/* Tells whether @form is another way to say what is right here: its answer, or the form itself, is accepted. */
static bool
is_kin (const Case *this, const QuestionsForm *form)
{
  const QuestionsForm *reference = &this->index->forms[this->index->entries[form->question].first];

  for (uint32_t i = 0; i < this->entry->n_forms; i++)
    {
      const QuestionsForm *own = &this->index->forms[this->entry->first + i];

      if (same_form (this->index, own, form) || same_form (this->index, own, reference))
        return true;
    }

  return false;
}

/* Finds the nearest answer to another question of the kind, at most @limit away; NULL if there is none. */
static const QuestionsForm *
find_rival (const Case *this, unsigned limit, unsigned *distance)
{
  const QuestionsIndex *index = this->index;
  const QuestionsKind *kind = &index->kinds[this->entry->kind];
  const bool longer_in_words = this->bare_in_words.n > this->bare.n;
  const size_t least = longer_in_words ? this->bare.n : this->bare_in_words.n;
  const size_t most = (longer_in_words ? this->bare_in_words.n : this->bare.n) + limit;
  const QuestionsForm *nearest = NULL;
  unsigned best = limit + 1;
  size_t i = questions_index_find_length (index, kind, least > limit ? least - limit : 1);

  for (; i < kind->n_forms && best > 0; i++)
    {
      const QuestionsForm *form = &index->forms[kind->forms[i]];
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
  const QuestionsForm *form, *rival;

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

/* The judge */

QuestionsJudge *
questions_judge_new (const QuestionsBank *bank)
{
  QuestionsJudge *judge = calloc (1, sizeof *judge);

  if (judge != NULL && questions_index_init (&judge->index, bank))
    return judge;

  questions_judge_free (judge);
  return NULL;
}

void
questions_judge_free (QuestionsJudge *judge)
{
  if (judge == NULL)
    return;

  questions_index_clear (&judge->index);
  free (judge);
}

void
questions_judge_answer (const QuestionsJudge *judge,
                        const QuestionsQuestion *question,
                        const char *text,
                        size_t size,
                        QuestionsProposal *proposal)
{
  Case this = { .index = &judge->index, .question = question, .proposal = proposal };
  const bool fits = questions_plain_make (text, size, false, &this.plain);

  questions_plain_make (text, size, true, &this.in_words);
  this.entry = questions_index_entry (&judge->index, question);
  this.bare = questions_bare_of_plain (&this.plain);
  this.bare_in_words = questions_bare_of_plain (&this.in_words);
  if (this.plain.n == 0)
    propose (&this, fits ? QUESTIONS_NOTHING : QUESTIONS_FAR, 0, NULL, NULL);
  else if (this.entry->is_number)
    judge_number (&this);
  else
    judge_words (&this);
}

bool
questions_judge_number (const QuestionsJudge *judge, const QuestionsQuestion *question, int64_t *number)
{
  const QuestionsEntry *entry = questions_index_entry (&judge->index, question);

  *number = entry->number;
  return entry->is_number;
}

const QuestionsQuestion *const *
questions_judge_kin (const QuestionsJudge *judge, const QuestionsQuestion *question, size_t *n)
{
  const QuestionsKind *kind = &judge->index.kinds[questions_index_entry (&judge->index, question)->kind];

  *n = kind->n_questions;
  return kind->questions;
}
