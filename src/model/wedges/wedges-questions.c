/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/wedges/wedges-questions.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/salon-game.h"
#include "model/wedges/wedges-packs.h"
#include "rules/wedges/wedges-state.h"

G_STATIC_ASSERT (QUESTIONS_MAX_CARDS <= WEDGES_MAX_CARDS);
G_STATIC_ASSERT (QUESTIONS_CATEGORIES == WEDGES_CATEGORIES);

struct WedgesQuestions {
  gatomicrefcount references;
  QuestionsBank *bank;
  GPtrArray *cards; /* of const QuestionsQuestion: the first of the six of each whole card */
  GMutex judge_lock;
  QuestionsJudge *judge; /* NULL: nobody has asked for it, or it is being made */
};

/* The banks that come with the program; those of others are read anew for each game. */
static struct {
  const char *name;
  GMutex lock;
  WedgesQuestions *questions;
} kept[] = {
  { .name = "en" },
  { .name = "fr" },
};

/* The questions are sorted by card and category. */
static void
find_cards (WedgesQuestions *self)
{
  gsize n;
  const QuestionsQuestion *questions = questions_bank_get (self->bank, &n);

  for (gsize i = 0; i + QUESTIONS_CATEGORIES <= n; i++)
    if (questions[i].category == 0 && questions[i].card == questions[i + QUESTIONS_CATEGORIES - 1].card)
      g_ptr_array_add (self->cards, (gpointer) &questions[i]);
}

/* Takes @bank. */
static WedgesQuestions *
make (QuestionsBank *bank)
{
  WedgesQuestions *self = g_new0 (WedgesQuestions, 1);

  g_atomic_ref_count_init (&self->references);
  g_mutex_init (&self->judge_lock);
  self->bank = bank;
  self->cards = g_ptr_array_new ();
  find_cards (self);
  return self;
}

static WedgesQuestions *
read_bank (const char *name, GError **error)
{
  g_autoptr (WedgesQuestions) self = NULL;
  g_autoptr (GError) fault = NULL;
  QuestionsBank *bank = wedges_packs_open (NULL, name, &fault);

  if (bank == NULL)
    {
      g_set_error_literal (error, SALON_GAME_ERROR, SALON_GAME_ERROR_WORDS, fault->message);
      return NULL;
    }

  self = make (bank);
  if (self->cards->len < WEDGES_LEAST_CARDS)
    {
      g_set_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_WORDS,
                   /* Translators: the name of a pack of questions */
                   _ ("The questions “%s” have too few whole cards."), name);
      return NULL;
    }

  return g_steal_pointer (&self);
}

WedgesQuestions *
wedges_questions_open (const char *name, GError **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kept); i++)
    if (g_str_equal (kept[i].name, name))
      {
        g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&kept[i].lock);

        if (kept[i].questions == NULL)
          kept[i].questions = read_bank (name, error);
        return kept[i].questions != NULL ? wedges_questions_ref (kept[i].questions) : NULL;
      }

  return read_bank (name, error);
}

WedgesQuestions *
wedges_questions_ref (WedgesQuestions *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
wedges_questions_unref (WedgesQuestions *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;

  g_ptr_array_unref (self->cards);
  questions_judge_free (self->judge);
  g_mutex_clear (&self->judge_lock);
  questions_bank_free (self->bank);
  g_free (self);
}

int
wedges_questions_count_cards (const WedgesQuestions *self)
{
  return (int) MIN (self->cards->len, WEDGES_MAX_CARDS);
}

const QuestionsQuestion *
wedges_questions_get (const WedgesQuestions *self, int card, int category)
{
  g_return_val_if_fail (card >= 1 && card <= wedges_questions_count_cards (self), NULL);
  g_return_val_if_fail (category >= 0 && category < QUESTIONS_CATEGORIES, NULL);

  return (const QuestionsQuestion *) self->cards->pdata[card - 1] + category;
}

static gpointer
make_judge (gpointer data)
{
  g_autoptr (WedgesQuestions) self = data;

  wedges_questions_get_judge (self);
  return NULL;
}

char *
wedges_questions_join_forms (const QuestionsQuestion *question)
{
  GString *list = g_string_new (NULL);
  const char *form = question->forms;

  for (int i = 0; i < question->n_forms; i++, form += strlen (form) + 1)
    {
      if (i > 0)
        g_string_append_c (list, '|');
      g_string_append (list, form);
    }
  return g_string_free (list, FALSE);
}

void
wedges_questions_prepare_judge (WedgesQuestions *self)
{
  g_thread_unref (g_thread_new ("judge", make_judge, wedges_questions_ref (self)));
}

gboolean
wedges_questions_has_judge (WedgesQuestions *self)
{
  gboolean has;

  /* Whoever makes it holds the lock. */
  if (!g_mutex_trylock (&self->judge_lock))
    return FALSE;
  has = self->judge != NULL;
  g_mutex_unlock (&self->judge_lock);
  return has;
}

const QuestionsJudge *
wedges_questions_get_judge (WedgesQuestions *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->judge_lock);

  if (self->judge == NULL)
    self->judge = questions_judge_new (self->bank);
  if (self->judge == NULL)
    g_error ("there is not enough memory");

  return self->judge;
}
