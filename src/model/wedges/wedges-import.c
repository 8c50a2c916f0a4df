/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The neutral list, and which reader fills it. */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/wedges/wedges-import-private.h"
#include "questions/questions-answer.h"

#define MARK     "\xef\xbb\xbf" /* a byte order mark */
#define KIND_MAX 40             /* bytes of a kind in a bank */

/* Of more forms than a bank takes, so many are tried. */
#define FORMS_TRIED (2 * QUESTIONS_MAX_FORMS)

typedef struct {
  const char *name;
  guint questions;
} Category;

struct _WedgesImport {
  GStringChunk *texts;
  GPtrArray *items;       /* of WedgesItem */
  GHashTable *known;      /* a set of the items, by question and answer */
  GArray *categories;     /* of Category */
  GHashTable *by_name;    /* of a category → its number + 1 */
  GPtrArray *columns;     /* of names */
  WedgesColumns meanings; /* of the columns */
  gboolean is_named;      /* the table has names for its columns */
  guint left[N_WEDGES_LEFT];
  QuestionsHead head;
  char *fault;
};

G_DEFINE_QUARK (wedges - import - error - quark, wedges_import_error)

static guint
hash_item (gconstpointer item)
{
  return g_str_hash (((const WedgesItem *) item)->text);
}

static gboolean
equal_items (gconstpointer a, gconstpointer b)
{
  const WedgesItem *one = a, *other = b;

  return g_str_equal (one->text, other->text) && g_str_equal (one->answer, other->answer);
}

WedgesImport *
wedges_import_new (void)
{
  WedgesImport *self = g_new0 (WedgesImport, 1);

  self->texts = g_string_chunk_new (4096);
  self->items = g_ptr_array_new_with_free_func (g_free);
  self->known = g_hash_table_new (hash_item, equal_items);
  self->categories = g_array_new (FALSE, FALSE, sizeof (Category));
  self->by_name = g_hash_table_new (g_str_hash, g_str_equal);
  self->columns = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < N_WEDGES_COLUMNS; i++)
    self->meanings.column[i] = -1;
  return self;
}

void
wedges_import_free (WedgesImport *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->known);
  g_hash_table_unref (self->by_name);
  g_ptr_array_unref (self->items);
  g_array_unref (self->categories);
  g_ptr_array_unref (self->columns);
  g_string_chunk_free (self->texts);
  g_free (self->fault);
  g_free (self);
}

/* Texts */

/* @text on one line (transfer full): single blanks between its words, and no control characters. */
static char *
tidy (const char *text)
{
  GString *line = g_string_new (NULL);
  gboolean blank = FALSE;

  for (const char *at = text != NULL ? text : ""; *at != '\0'; at = g_utf8_next_char (at))
    {
      const gunichar c = g_utf8_get_char (at);

      if (c == ' ' || c < 0x20 || (c >= 0x7f && c <= 0xa0) || c == 0x2028 || c == 0x2029 || c == 0xfeff)
        {
          blank = line->len > 0;
          continue;
        }
      if (blank)
        g_string_append_c (line, ' ');
      blank = FALSE;
      g_string_append_unichar (line, c);
    }
  return g_string_free (line, FALSE);
}

static const char *
keep (WedgesImport *self, const char *text)
{
  return *text == '\0' ? "" : g_string_chunk_insert (self->texts, text);
}

/* Whether the brackets of @form are in pairs, none inside of others, and something stands outside of them. */
static gboolean
has_good_brackets (const char *form)
{
  gboolean inside = FALSE, outside = FALSE;

  for (; *form != '\0'; form++)
    if (*form == '(' || *form == ')')
      {
        if ((*form == '(') == inside)
          return FALSE;
        inside = !inside;
      }
    else if (!inside && *form != ' ')
      outside = TRUE;
  return !inside && outside;
}

/* Appends @form to the line of an answer, in which a bar, a tolerance and brackets have a meaning. */
static void
append_form (GString *line, const char *form)
{
  const gboolean good = has_good_brackets (form);

  for (; *form != '\0'; form++)
    if (*form == '|')
      g_string_append_c (line, '/');
    else if (g_str_has_prefix (form, "±"))
      {
        g_string_append (line, "+/-");
        form += strlen ("±") - 1;
      }
    else if (!good && (*form == '(' || *form == ')'))
      g_string_append_c (line, *form == '(' ? '[' : ']');
    else
      g_string_append_c (line, *form);
}

static gboolean
is_good_answer (const char *line)
{
  QuestionsAnswer answer;

  return strlen (line) <= QUESTIONS_MAX_FIELD && questions_answer_read (line, &answer) == NULL;
}

/* Makes the line of the answer (transfer full), with as many of the other forms as a bank takes. NULL: the answer is too
 * long. */
static char *
make_answer (const WedgesDraft *draft, const char *answer)
{
  g_autoptr (GString) line = g_string_new (NULL);

  append_form (line, answer);
  if (draft->tolerance > 0)
    g_string_append_printf (line, " ± %d", draft->tolerance);
  if (!is_good_answer (line->str))
    return NULL;

  for (guint i = 0; draft->forms != NULL && i < MIN (draft->forms->len, FORMS_TRIED); i++)
    {
      g_autofree char *form = tidy (g_ptr_array_index (draft->forms, i));
      const gsize before = line->len;

      if (*form == '\0' || g_str_equal (form, answer))
        continue;
      g_string_append (line, " | ");
      append_form (line, form);
      if (!is_good_answer (line->str))
        g_string_truncate (line, before);
    }
  return g_string_free (g_steal_pointer (&line), FALSE);
}

/* What is asked for, as one word (transfer full): computers give wrong answers of the same kind. Where the file does not say it,
 * a guess. */
static char *
make_kind (const WedgesDraft *draft, const char *answer, const char *category)
{
  const gsize digits = strspn (answer, "0123456789");
  g_autofree char *plain = g_str_to_ascii (category, "C");
  GString *kind;

  if (draft->kind != NULL)
    return g_strdup (draft->kind);
  if (digits > 0 && answer[digits] == '\0')
    return g_strdup (digits == 4 && strcmp (answer, "2100") < 0 ? "year" : "number");

  kind = g_string_new (NULL);
  for (const char *at = plain; *at != '\0' && kind->len < KIND_MAX; at++)
    if (g_ascii_isalnum (*at))
      g_string_append_c (kind, g_ascii_tolower (*at));
    else if (kind->len > 0 && kind->str[kind->len - 1] != '-')
      g_string_append_c (kind, '-');
  while (kind->len > 0 && kind->str[kind->len - 1] == '-')
    g_string_truncate (kind, kind->len - 1);
  return g_string_free (kind->len > 0 ? kind : g_string_assign (kind, "answer"), FALSE);
}

/* Whether @text, which gives no choices any more, speaks of them. */
static gboolean
asks_for_choice (const char *text)
{
  static const char *const words[] = { "of these",      "of the following", "following is", "following are",
                                       "lequel de ces", "laquelle de ces",  "lesquel",      "parmi ces",
                                       "parmi les",     "suivants",         "suivantes",    "ci-dessous" };
  g_autofree char *small = g_utf8_strdown (text, -1);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strstr (small, words[i]) != NULL)
      return TRUE;
  return FALSE;
}

static gboolean
is_true_false (const char *answer)
{
  static const char *const words[] = { "true", "false", "vrai", "faux" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_ascii_strcasecmp (answer, words[i]) == 0)
      return TRUE;
  return FALSE;
}

/* Adding */

/* The number of the category called @name, which is made if there is none yet. */
static guint
find_category (WedgesImport *self, const char *name)
{
  gpointer known = g_hash_table_lookup (self->by_name, name);

  if (known == NULL)
    {
      const Category new = { keep (self, name), 0 };

      g_array_append_val (self->categories, new);
      known = GUINT_TO_POINTER (self->categories->len);
      g_hash_table_insert (self->by_name, (gpointer) new.name, known);
    }
  return GPOINTER_TO_UINT (known) - 1;
}

/* The same for the name that a file gives it; when there are too many, those that come last count as none. */
static guint
find_foreign (WedgesImport *self, const char *name)
{
  g_autofree char *tidied = tidy (name), *cut = NULL;
  gsize n = strlen (tidied);

  if (n > WEDGES_IMPORT_NAME)
    n = (gsize) (g_utf8_find_prev_char (tidied, tidied + WEDGES_IMPORT_NAME + 1) - tidied);
  cut = g_strndup (tidied, n);
  if (self->categories->len >= WEDGES_IMPORT_MAX_CATEGORIES && !g_hash_table_contains (self->by_name, cut))
    return find_category (self, "");
  return find_category (self, cut);
}

/* Why the question is left out; N_WEDGES_LEFT: it is not. @answer: the line that was made of the answer. */
static WedgesLeft
judge (const WedgesDraft *draft, const char *text, const char *reference, const char *answer)
{
  if (*text == '\0' || *reference == '\0')
    return WEDGES_LEFT_EMPTY;
  if (is_true_false (reference))
    return WEDGES_LEFT_TRUE_FALSE;
  if (draft->is_choice && asks_for_choice (text))
    return WEDGES_LEFT_CHOICE;
  if (answer == NULL || strlen (text) > QUESTIONS_MAX_FIELD)
    return WEDGES_LEFT_LONG;
  return N_WEDGES_LEFT;
}

gboolean
wedges_import_add (WedgesImport *self, const WedgesDraft *draft, GError **error)
{
  g_autofree char *text = tidy (draft->text), *reference = tidy (draft->answer), *fact = tidy (draft->fact);
  g_autofree char *answer = make_answer (draft, reference), *kind = NULL;
  const WedgesLeft why = judge (draft, text, reference, answer);
  WedgesItem *item;
  guint category;

  if (why != N_WEDGES_LEFT)
    {
      self->left[why]++;
      return TRUE;
    }
  if (self->items->len == WEDGES_IMPORT_MAX_QUESTIONS)
    {
      g_set_error_literal (error, WEDGES_IMPORT_ERROR, WEDGES_IMPORT_ERROR_LARGE,
                           _ ("There are more than 60,000 questions."));
      return FALSE;
    }

  category = find_foreign (self, draft->category);
  kind = make_kind (draft, reference, g_array_index (self->categories, Category, category).name);
  item = g_new (WedgesItem, 1);
  *item = (WedgesItem) { category,
                         draft->card,
                         draft->difficulty,
                         draft->tolerance,
                         g_string_chunk_insert_const (self->texts, kind),
                         keep (self, text),
                         keep (self, answer),
                         strlen (fact) <= QUESTIONS_MAX_FIELD ? keep (self, fact) : "" };
  if (g_hash_table_contains (self->known, item))
    {
      self->left[WEDGES_LEFT_TWICE]++;
      g_free (item);
      return TRUE;
    }
  g_hash_table_add (self->known, item);
  g_ptr_array_add (self->items, item);
  g_array_index (self->categories, Category, category).questions++;
  return TRUE;
}

void
wedges_import_add_category (WedgesImport *self, const char *name)
{
  find_category (self, name);
}

void
wedges_import_leave (WedgesImport *self, WedgesLeft why)
{
  self->left[why]++;
}

QuestionsHead *
wedges_import_edit_head (WedgesImport *self)
{
  return &self->head;
}

void
wedges_import_take_fault (WedgesImport *self, char *sentence)
{
  g_free (self->fault);
  self->fault = sentence;
}

void
wedges_import_add_column (WedgesImport *self, const char *name)
{
  g_autofree char *line = tidy (name);

  g_ptr_array_add (self->columns, g_utf8_substring (line, 0, MIN (g_utf8_strlen (line, -1), WEDGES_IMPORT_NAME / 4)));
}

void
wedges_import_set_columns (WedgesImport *self, const WedgesColumns *columns, gboolean is_named)
{
  self->meanings = *columns;
  self->is_named = is_named;
}

void
wedges_import_set_error (GError **error, gulong line, const char *sentence)
{
  /* Translators: where a file has a fault, and the sentence that says which */
  g_set_error (error, WEDGES_IMPORT_ERROR, WEDGES_IMPORT_ERROR_FAULT, _ ("Line %lu: %s"), line, _ (sentence));
}

/* Reading */

static gulong
count_lines (const char *text, const char *end)
{
  gulong lines = 1;

  for (; text < end; text++)
    lines += *text == '\n';
  return lines;
}

/* The bytes as UTF-8 (transfer full), with a NUL behind them and none among them. */
static char *
to_text (GBytes *bytes, gsize *size, GError **error)
{
  gsize n;
  const char *data = g_bytes_get_data (bytes, &n), *end;
  char *text;

  /* Some spreadsheets write UTF-16. */
  if (n >= 2 && (memcmp (data, "\xff\xfe", 2) == 0 || memcmp (data, "\xfe\xff", 2) == 0))
    text = g_convert (data, (gssize) n, "UTF-8", "UTF-16", NULL, size, NULL);
  else
    {
      const gsize mark = n >= strlen (MARK) && memcmp (data, MARK, strlen (MARK)) == 0 ? strlen (MARK) : 0;

      *size = n - mark;
      text = g_strndup (n > 0 ? data + mark : "", *size);
    }
  if (text == NULL || !g_utf8_validate (text, (gssize) *size, &end))
    {
      wedges_import_set_error (error, text == NULL ? 1 : count_lines (text, end),
                               N_ ("This is not UTF-8, or no text at all."));
      g_free (text);
      return NULL;
    }
  return text;
}

static gboolean
read_text (WedgesImport *self,
           const char *name,
           const char *text,
           gsize size,
           const WedgesColumns *columns,
           GError **error)
{
  if (g_str_has_suffix (name, ".json") || wedges_import_is_json (text))
    return wedges_import_read_json (self, text, size, error);
  if (g_str_has_suffix (name, ".questions") || wedges_import_is_bank (text))
    return wedges_import_read_bank (self, text, size, error);
  if (g_str_has_suffix (name, ".gift") || wedges_import_is_gift (text))
    return wedges_import_read_gift (self, text, size, error);
  return wedges_import_read_table (self, text, size, columns, error);
}

WedgesImport *
wedges_import_read (const char *name, GBytes *bytes, const WedgesColumns *columns, GError **error)
{
  g_autoptr (WedgesImport) self = wedges_import_new ();
  g_autofree char *text = NULL, *small = g_ascii_strdown (name, -1);
  gsize size = g_bytes_get_size (bytes);

  if (size <= QUESTIONS_MAX_SIZE)
    {
      text = to_text (bytes, &size, error);
      if (text == NULL)
        return NULL;
    }
  if (size > QUESTIONS_MAX_SIZE)
    {
      g_set_error_literal (error, WEDGES_IMPORT_ERROR, WEDGES_IMPORT_ERROR_LARGE, _ ("The file is larger than 16 MB."));
      return NULL;
    }
  if (!read_text (self, small, text, size, columns, error))
    return NULL;

  /* A table whose columns were misunderstood can be understood better, and somebody has to see them for that. What has no names
   * of columns may be no table at all. */
  if (self->items->len == 0 && !self->is_named && columns == NULL)
    {
      g_set_error_literal (error, WEDGES_IMPORT_ERROR, WEDGES_IMPORT_ERROR_EMPTY,
                           self->fault != NULL ? self->fault
                                               : _ ("There is no question in this file that Salon can use."));
      return NULL;
    }
  return g_steal_pointer (&self);
}

/* What is in the list */

guint
wedges_import_count (const WedgesImport *self)
{
  return self->items->len;
}

const WedgesItem *
wedges_import_get (const WedgesImport *self, guint i)
{
  return g_ptr_array_index (self->items, i);
}

guint
wedges_import_count_categories (const WedgesImport *self)
{
  return self->categories->len;
}

const char *
wedges_import_get_category (const WedgesImport *self, guint i, guint *questions)
{
  const Category *category = &g_array_index (self->categories, Category, i);

  *questions = category->questions;
  return category->name;
}

guint
wedges_import_count_left (const WedgesImport *self, WedgesLeft why)
{
  return self->left[why];
}

const char *
wedges_import_get_fault (const WedgesImport *self)
{
  return self->fault;
}

const QuestionsHead *
wedges_import_get_head (const WedgesImport *self)
{
  return &self->head;
}

guint
wedges_import_count_columns (const WedgesImport *self)
{
  return self->columns->len;
}

const char *
wedges_import_get_column (const WedgesImport *self, guint i)
{
  return g_ptr_array_index (self->columns, i);
}

WedgesColumns
wedges_import_get_columns (const WedgesImport *self)
{
  return self->meanings;
}
