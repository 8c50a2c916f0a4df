/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The neutral list of banks: of our text form, and of several packs that are mixed. */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/wedges/wedges-import-private.h"

gboolean
wedges_import_is_bank (const char *text)
{
  while (*text != '\0')
    {
      text += strspn (text, " \t\r\n");
      if (*text != '#')
        break;
      text += strcspn (text, "\n");
    }
  if (g_ascii_strncasecmp (text, "card", 4) != 0)
    return FALSE;

  text += 4;
  text += strspn (text, " \t");
  text += strspn (text, "0123456789");
  text += strspn (text, " \t\r");
  return *text == '\n';
}

/* Adds @question, which stands on card @card of the whole list. */
static gboolean
add_question (WedgesImport *self, const QuestionsQuestion *question, guint card, GError **error)
{
  const char letter[] = { questions_category_letters[question->category], '\0' };
  g_autoptr (GPtrArray) forms = g_ptr_array_new ();
  const char *form = question->forms;
  WedgesDraft draft = { .category = letter,
                        .text = question->text,
                        .answer = question->answer,
                        .fact = question->fact,
                        .kind = question->kind,
                        .forms = forms,
                        .card = card,
                        .difficulty = question->difficulty,
                        .tolerance = question->tolerance };

  for (guint i = 0; i < question->n_forms; i++, form += strlen (form) + 1)
    g_ptr_array_add (forms, (gpointer) form);
  return wedges_import_add (self, &draft, error);
}

/* Makes the six categories in the order of their letters, whatever comes first. */
static void
add_letters (WedgesImport *self)
{
  for (guint i = 0; i < QUESTIONS_CATEGORIES; i++)
    {
      const char letter[] = { questions_category_letters[i], '\0' };

      wedges_import_add_category (self, letter);
    }
}

/* Our text form */

static void
fault_cb (void *data, unsigned long line, const char *sentence)
{
  WedgesImport *self = data;

  /* Questions of a card that is not whole are as good as others. */
  if (sentence == questions_bank_incomplete)
    return;
  wedges_import_leave (self, WEDGES_LEFT_FAULT);
  if (wedges_import_get_fault (self) == NULL)
    wedges_import_take_fault (self, g_strdup_printf (_ ("Line %lu: %s"), line, _ (sentence)));
}

gboolean
wedges_import_read_bank (WedgesImport *self, const char *text, gsize size, GError **error)
{
  QuestionsBank *bank = questions_bank_read (text, size, fault_cb, self);
  const QuestionsQuestion *questions;
  gboolean good = TRUE;
  size_t n;

  if (bank == NULL)
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NOMEM,
                           _ ("There is not enough memory for these questions."));
      return FALSE;
    }

  questions_head_read (wedges_import_edit_head (self), text, size);
  questions = questions_bank_get (bank, &n);
  add_letters (self);
  for (size_t i = 0; good && i < n; i++)
    good = add_question (self, &questions[i], (guint) questions[i].card, error);
  questions_bank_free (bank);
  return good;
}

/* Mixing */

/* A card of one of the banks. */
typedef struct {
  const QuestionsQuestion *questions;
  guint n;
  guint bank;
  double place; /* where in its bank the card stands, from 0 to 1 */
} Card;

static int
compare_cards (gconstpointer a, gconstpointer b)
{
  const Card *one = a, *other = b;

  if (one->place != other->place)
    return one->place < other->place ? -1 : 1;
  return one->bank < other->bank ? -1 : one->bank > other->bank;
}

/* Appends the cards of @bank. */
static void
add_cards (GArray *cards, const QuestionsBank *bank, guint number)
{
  const guint first = cards->len;
  size_t n;
  const QuestionsQuestion *questions = questions_bank_get (bank, &n);

  for (size_t i = 0; i < n;)
    {
      Card card = { &questions[i], 0, number, 0 };

      while (i < n && questions[i].card == card.questions->card)
        {
          card.n++;
          i++;
        }
      g_array_append_val (cards, card);
    }
  for (guint i = first; i < cards->len; i++)
    g_array_index (cards, Card, i).place = (i - first + 0.5) / (cards->len - first);
}

WedgesImport *
wedges_import_mix (QuestionsBank *const *banks, guint n, GError **error)
{
  g_autoptr (WedgesImport) self = wedges_import_new ();
  g_autoptr (GArray) cards = g_array_new (FALSE, FALSE, sizeof (Card));

  for (guint i = 0; i < n; i++)
    add_cards (cards, banks[i], i);
  g_array_sort (cards, compare_cards);

  add_letters (self);
  for (guint i = 0; i < cards->len; i++)
    {
      const Card *card = &g_array_index (cards, Card, i);

      for (guint k = 0; k < card->n; k++)
        if (!add_question (self, &card->questions[k], i + 1, error))
          return NULL;
    }
  return g_steal_pointer (&self);
}
