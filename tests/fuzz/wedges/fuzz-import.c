/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a file of questions: what is read is such as a bank takes it, and the cards that are dealt of it are read again,
 * each question as it was. The first bytes say what the file is called, whether it is text in any case, and what the columns
 * are; all of them where the categories go. */

#include <string.h>

#include "fuzz-bytes.h"
#include "fuzz-target.h"
#include "model/wedges/wedges-deal.h"
#include "model/wedges/wedges-pack.h"
#include "questions/questions-answer.h"
#include "rules/salon-utf8.h"

static void
look_at_text (const char *text, bool may_be_empty)
{
  REQUIRE (may_be_empty || text[0] != '\0');
  REQUIRE (strlen (text) <= QUESTIONS_MAX_FIELD && salon_utf8_is_printable (text));
}

static void
look_at_fault (void *data, unsigned long line, const char *sentence)
{
  REQUIRE (sentence == questions_bank_incomplete);
}

/* Whether @question is what became of @item. */
static bool
is_same (const WedgesItem *item, const QuestionsQuestion *question)
{
  QuestionsAnswer answer;

  return questions_answer_read (item->answer, &answer) == NULL && strcmp (item->text, question->text) == 0
         && strcmp (answer.text, question->answer) == 0 && strcmp (item->fact, question->fact) == 0
         && answer.tolerance == question->tolerance && answer.n_forms == question->n_forms
         && strcmp (item->kind, question->kind) == 0;
}

static void
look_at_cards (const WedgesImport *import, const guint *places)
{
  const QuestionsHead head = { "Title", "en", "" };
  const WedgesDeal deal = wedges_deal_count (import, places);
  GBytes *bytes = wedges_deal_write (import, places, &head, NULL);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  QuestionsBank *bank = questions_bank_read (text, size, look_at_fault, NULL);
  const QuestionsQuestion *questions;
  size_t n;

  questions = questions_bank_get (bank, &n);
  REQUIRE (n == deal.cards * QUESTIONS_CATEGORIES + deal.rest);
  REQUIRE (n + deal.out == wedges_import_count (import));
  REQUIRE (questions_bank_count_cards (bank) == (int) deal.cards);
  for (size_t i = 0; i < n; i++)
    {
      bool found = false;

      REQUIRE (i >= deal.cards * QUESTIONS_CATEGORIES || questions[i].card == (int) (i / QUESTIONS_CATEGORIES) + 1);
      for (guint k = 0; !found && k < wedges_import_count (import); k++)
        found = is_same (wedges_import_get (import, k), &questions[i]);
      REQUIRE (found);
    }
  questions_bank_free (bank);
  g_bytes_unref (bytes);
}

static void
look_at_import (const WedgesImport *import, Bytes *bytes)
{
  const guint n = wedges_import_count_categories (import);
  guint *places = g_new (guint, n), sum = 0;

  for (guint i = 0; i < n; i++)
    {
      guint questions;

      look_at_text (wedges_import_get_category (import, i, &questions), true);
      places[i] = (guint) bytes_below (bytes, WEDGES_N_DEAL);
      sum += questions;
    }
  REQUIRE (sum == wedges_import_count (import));
  for (guint i = 0; i < wedges_import_count (import); i++)
    {
      const WedgesItem *item = wedges_import_get (import, i);

      REQUIRE (item->category < n && item->difficulty >= 0 && item->difficulty <= QUESTIONS_MAX_DIFFICULTY);
      look_at_text (item->text, false);
      look_at_text (item->answer, false);
      look_at_text (item->fact, true);
    }
  look_at_cards (import, places);
  g_free (places);
}

/* The bytes of the file; @is_text: what is no text in them is replaced, because a reader that gets none has nothing to read. */
static GBytes *
make_file (const uint8_t *data, gsize size, bool is_text)
{
  char *text;

  if (!is_text || size == 0)
    return g_bytes_new_static (data, size);
  text = g_utf8_make_valid ((const char *) data, (gssize) size);
  return g_bytes_new_take (text, strlen (text));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static const char *const names[] = { "a.questions", "a.csv", "a.txt", "a.gift", "a.json", "a" };
  Bytes choices = { data, data + (size < 9 ? size : 9) };
  const char *name = names[bytes_below (&choices, G_N_ELEMENTS (names))];
  const bool has_columns = bytes_below (&choices, 4) == 0;
  WedgesColumns columns;
  GError *error = NULL;
  WedgesImport *import;
  bool is_text;
  GBytes *bytes;

  is_text = bytes_below (&choices, 4) != 0;
  for (guint i = 0; i < N_WEDGES_COLUMNS; i++)
    columns.column[i] = has_columns ? bytes_below (&choices, 6) - 1 : -1;
  bytes = make_file (choices.at, (gsize) (data + size - choices.at), is_text);
  import = wedges_import_read (name, bytes, has_columns ? &columns : NULL, &error);
  REQUIRE ((import == NULL) == (error != NULL));
  REQUIRE (error == NULL || error->message[0] != '\0');
  if (import != NULL)
    {
      Bytes places = { data, data + size };

      look_at_import (import, &places);
    }
  g_clear_error (&error);
  wedges_import_free (import);
  g_bytes_unref (bytes);

  return 0;
}
