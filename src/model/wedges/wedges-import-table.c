/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables: RFC 4180 with commas, semicolons or tabs, and the text that Anki exports, which is such a table below a few lines that
 * begin with “#”. */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/wedges/wedges-import-private.h"

/* So many lines are looked at for the separator. */
#define LINES_TRIED 20

typedef struct {
  WedgesImport *list;
  const char *at;
  gulong line; /* the number of the one at @at */
  char separator;

  GString *cells[WEDGES_IMPORT_MAX_COLUMNS]; /* of the row that was read last */
  guint n_cells;
  gulong row; /* the line in which it begins */

  /* What Anki says in the lines above; columns count from 1, and 0 is none. */
  gboolean is_anki, has_html, is_named;
  guint notetype, deck, tags, guid;
} Table;

/* Rows */

static gboolean
is_end (const char *at)
{
  return *at == '\0' || *at == '\n' || (*at == '\r' && (at[1] == '\n' || at[1] == '\0'));
}

/* Reads what stands between quotation marks, of which the first one is at @self->at. */
static gboolean
read_quoted (Table *self, GString *cell, GError **error)
{
  const gulong line = self->line;

  for (self->at++; *self->at != '\0'; self->at++)
    {
      if (*self->at == '\n')
        self->line++;
      if (*self->at != '"')
        g_string_append_c (cell, *self->at);
      else if (self->at[1] == '"')
        g_string_append_c (cell, *++self->at);
      else
        break;
    }
  if (*self->at == '\0')
    {
      wedges_import_set_error (error, line, N_ ("A quotation mark is opened here and never closed."));
      return FALSE;
    }

  self->at++;
  if (*self->at == self->separator || is_end (self->at))
    return TRUE;
  wedges_import_set_error (error, self->line, N_ ("Something follows the closing quotation mark."));
  return FALSE;
}

/* Reads the next row into @self->cells, and goes behind it. There must be one. */
static gboolean
read_row (Table *self, GError **error)
{
  self->n_cells = 0;
  self->row = self->line;
  for (gboolean more = TRUE; more;)
    {
      GString *cell;

      if (self->n_cells == WEDGES_IMPORT_MAX_COLUMNS)
        {
          wedges_import_set_error (error, self->line, N_ ("There are more than 64 columns."));
          return FALSE;
        }
      if (self->cells[self->n_cells] == NULL)
        self->cells[self->n_cells] = g_string_new (NULL);
      cell = g_string_truncate (self->cells[self->n_cells++], 0);
      if (*self->at == '"' && !read_quoted (self, cell, error))
        return FALSE;
      for (; *self->at != self->separator && !is_end (self->at); self->at++)
        g_string_append_c (cell, *self->at);
      more = *self->at == self->separator && !is_end (self->at);
      self->at += more;
    }

  self->at += *self->at == '\r';
  if (*self->at == '\n')
    {
      self->at++;
      self->line++;
    }
  return TRUE;
}

static const char *
get_cell (const Table *self, int column)
{
  return column >= 0 && (guint) column < self->n_cells ? self->cells[column]->str : "";
}

static gboolean
is_empty (const Table *self)
{
  for (guint i = 0; i < self->n_cells; i++)
    if (self->cells[i]->str[strspn (self->cells[i]->str, " \t\r\n")] != '\0')
      return FALSE;
  return TRUE;
}

/* The separator, of a file that does not say it: what stands, outside of quotation marks, in most of the first lines. */
static char
find_separator (const char *text)
{
  static const char separators[] = "\t;,";
  guint lines[3] = { 0 }, n = 0;
  gboolean seen[3] = { FALSE }, quoted = FALSE;

  for (; *text != '\0' && n < LINES_TRIED; text++)
    {
      const char *separator = strchr (separators, *text);

      if (*text == '"')
        quoted = !quoted;
      if (quoted || (*text != '\n' && separator == NULL))
        continue;
      if (separator != NULL)
        {
          lines[separator - separators] += !seen[separator - separators];
          seen[separator - separators] = TRUE;
          continue;
        }
      n++;
      memset (seen, 0, sizeof seen);
    }

  if (lines[0] > 0 && lines[0] >= lines[1] && lines[0] >= lines[2])
    return '\t';
  return lines[1] > 0 && lines[1] >= lines[2] ? ';' : ',';
}

/* What the columns are */

/* What people call columns, in small letters without accents. */
static const char *const names[N_WEDGES_COLUMNS][18] = {
  [WEDGES_COLUMN_QUESTION] = { "question", "questions", "question text", "front", "recto", "prompt", "clue", "enonce",
                               "intitule", "frage", "pregunta", "domanda" },
  [WEDGES_COLUMN_ANSWER] = { "answer", "answers", "correct answer", "right answer", "correct", "solution", "back",
                             "reponse", "reponses", "bonne reponse", "verso", "antwort", "respuesta", "risposta" },
  [WEDGES_COLUMN_FORMS] = { "other answers", "also accept", "accept", "accepted", "forms", "other forms",
                            "alternatives", "alternative answers", "synonyms", "aliases", "autres reponses",
                            "autres formes", "variantes", "synonymes" },
  [WEDGES_COLUMN_FACT] = { "fact", "explanation", "note", "notes", "comment", "comments", "info", "feedback", "extra",
                           "explication", "explications", "commentaire", "complement", "anecdote", "remarque" },
  [WEDGES_COLUMN_CATEGORY] = { "category", "categories", "categorie", "topic", "theme", "subject", "sujet", "matiere",
                               "rubrique", "tag", "tags", "deck", "kategorie", "categoria", "domaine" },
  [WEDGES_COLUMN_DIFFICULTY] = { "difficulty", "difficulte", "level", "niveau", "schwierigkeit", "dificultad" },
};

/* Finds what a column called @name is; N_WEDGES_COLUMNS: nothing that is known. */
static guint
find_meaning (const char *name)
{
  g_autofree char *plain = g_str_to_ascii (name, "C"), *small = g_ascii_strdown (plain, -1);

  g_strdelimit (small, "_-", ' ');
  g_strstrip (small);
  for (guint i = 0; i < N_WEDGES_COLUMNS; i++)
    for (guint k = 0; names[i][k] != NULL; k++)
      if (g_str_equal (small, names[i][k]))
        return i;
  return N_WEDGES_COLUMNS;
}

/* Guesses what the columns are by the names in the row that was read last. Returns whether these are names. */
static gboolean
guess_by_names (const Table *self, WedgesColumns *columns)
{
  for (guint i = 0; i < N_WEDGES_COLUMNS; i++)
    columns->column[i] = -1;
  for (guint i = 0; i < self->n_cells; i++)
    {
      const guint meaning = find_meaning (self->cells[i]->str);

      if (meaning < N_WEDGES_COLUMNS && columns->column[meaning] < 0)
        columns->column[meaning] = (int) i;
    }
  return columns->column[WEDGES_COLUMN_QUESTION] >= 0 || columns->column[WEDGES_COLUMN_ANSWER] >= 0;
}

/* Whether Anki uses the column for itself. */
static gboolean
is_special (const Table *self, guint column)
{
  return column + 1 == self->notetype || column + 1 == self->deck || column + 1 == self->tags
         || column + 1 == self->guid;
}

/* Where the names do not say it, the question comes first and the answer next. */
static void
guess_by_place (const Table *self, WedgesColumns *columns)
{
  int *question = &columns->column[WEDGES_COLUMN_QUESTION], *answer = &columns->column[WEDGES_COLUMN_ANSWER];
  int *category = &columns->column[WEDGES_COLUMN_CATEGORY];

  for (int i = 0; i < (int) self->n_cells; i++)
    {
      gboolean known = is_special (self, (guint) i);

      for (guint k = 0; k < N_WEDGES_COLUMNS; k++)
        known = known || columns->column[k] == i;
      if (known)
        continue;
      if (*question < 0)
        *question = i;
      else if (*answer < 0)
        *answer = i;
    }
  if (*category < 0 && (self->tags > 0 || self->deck > 0))
    *category = (int) (self->tags > 0 ? self->tags : self->deck) - 1;
}

static void
name_columns (const Table *self, gboolean is_named)
{
  for (guint i = 0; i < self->n_cells; i++)
    {
      /* Translators: a column of a table, by its number */
      g_autofree char *number = g_strdup_printf (_ ("Column %u"), i + 1);

      wedges_import_add_column (self->list, is_named && self->cells[i]->len > 0 ? self->cells[i]->str : number);
    }
}

/* Questions */

static int
read_difficulty (const char *text)
{
  static const struct {
    const char *word;
    int difficulty;
  } words[] = { { "easy", 2 },    { "facile", 2 }, { "medium", 3 },   { "moyen", 3 },
                { "moyenne", 3 }, { "hard", 4 },   { "difficile", 4 } };

  text += strspn (text, " \t");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_ascii_strncasecmp (text, words[i].word, strlen (words[i].word)) == 0)
      return words[i].difficulty;
  return text[0] >= '1' && text[0] <= '0' + QUESTIONS_MAX_DIFFICULTY && text[1 + strspn (text + 1, " \t")] == '\0'
           ? text[0] - '0'
           : 0;
}

/* The category in the cell of @column (transfer full): of Anki's tags the first one, of its decks the innermost. */
static char *
read_category (const Table *self, int column)
{
  const char *cell = get_cell (self, column);

  if (column >= 0 && (guint) column + 1 == self->tags)
    {
      const char *tag = cell + strspn (cell, " "), *inner = strstr (tag, "::");
      const gsize n = strcspn (tag, " ");

      return g_strndup (tag, inner != NULL && inner < tag + n ? (gsize) (inner - tag) : n);
    }
  if (column >= 0 && (guint) column + 1 == self->deck)
    for (const char *inner = strstr (cell, "::"); inner != NULL; inner = strstr (cell, "::"))
      cell = inner + strlen ("::");
  return g_strdup (cell);
}

/* A cell as plain text (transfer full). */
static char *
read_plain (const Table *self, int column, gboolean *has_picture)
{
  const char *cell = get_cell (self, column);

  return self->has_html ? wedges_html_strip (cell, has_picture) : g_strdup (cell);
}

static void
add_forms (GPtrArray *forms, char **parts)
{
  for (guint i = 0; parts[i] != NULL; i++)
    g_ptr_array_add (forms, parts[i]);
}

static gboolean
add_row (Table *self, const WedgesColumns *columns, GError **error)
{
  gboolean has_picture = FALSE;
  g_autofree char *text = read_plain (self, columns->column[WEDGES_COLUMN_QUESTION], &has_picture);
  g_autofree char *answer = read_plain (self, columns->column[WEDGES_COLUMN_ANSWER], NULL);
  g_autofree char *others = read_plain (self, columns->column[WEDGES_COLUMN_FORMS], NULL);
  g_autofree char *fact = read_plain (self, columns->column[WEDGES_COLUMN_FACT], NULL);
  g_autofree char *category = read_category (self, columns->column[WEDGES_COLUMN_CATEGORY]);
  g_auto (GStrv) parts = g_strsplit (answer, "|", QUESTIONS_MAX_FORMS);
  g_auto (GStrv) more = g_strsplit (others, strchr (others, '|') != NULL ? "|" : ";", QUESTIONS_MAX_FORMS);
  g_autoptr (GPtrArray) forms = g_ptr_array_new ();
  const WedgesDraft draft = { .category = category,
                              .text = text,
                              .answer = parts[0],
                              .fact = fact,
                              .forms = forms,
                              .difficulty =
                                read_difficulty (get_cell (self, columns->column[WEDGES_COLUMN_DIFFICULTY])) };

  if (has_picture || (self->is_anki && strstr (text, "{{c") != NULL))
    {
      wedges_import_leave (self->list, has_picture ? WEDGES_LEFT_PICTURE : WEDGES_LEFT_SORT);
      return TRUE;
    }
  if (parts[0] != NULL)
    add_forms (forms, parts + 1);
  add_forms (forms, more);
  return wedges_import_add (self->list, &draft, error);
}

/* Anki */

static char
read_separator (const char *value)
{
  static const struct {
    const char *name;
    char separator;
  } known[] = {
    { "comma", ',' }, { "semicolon", ';' }, { "tab", '\t' }, { "space", ' ' }, { "pipe", '|' }, { "colon", ':' },
  };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (g_ascii_strcasecmp (value, known[i].name) == 0)
      return known[i].separator;
  return value[0] != '\0' && value[1] == '\0' && value[0] != '"' ? value[0] : '\0';
}

/* The number of a column; 0: none that there can be. */
static guint
read_column (const char *value)
{
  guint64 number;

  return g_ascii_string_to_unsigned (value, 10, 1, WEDGES_IMPORT_MAX_COLUMNS, &number, NULL) ? (guint) number : 0;
}

/* Takes what stands in a line above the table: @value is what it says of @name. FALSE with an error. */
static gboolean
take_header (Table *self, const char *name, const char *value, GError **error)
{
  if (g_str_equal (name, "#separator"))
    {
      self->separator = read_separator (value);
      if (self->separator == '\0')
        {
          wedges_import_set_error (error, self->line, N_ ("Anki does not write this separator."));
          return FALSE;
        }
    }
  else if (g_str_equal (name, "#html"))
    self->has_html = g_ascii_strcasecmp (value, "false") != 0;
  else if (g_str_equal (name, "#notetype column"))
    self->notetype = read_column (value);
  else if (g_str_equal (name, "#deck column"))
    self->deck = read_column (value);
  else if (g_str_equal (name, "#tags column"))
    self->tags = read_column (value);
  else if (g_str_equal (name, "#guid column"))
    self->guid = read_column (value);
  return TRUE;
}

/* Reads the lines above the table. @columns: (out): behind “#columns:”, with @line its number, if there is such a line. */
static gboolean
read_headers (Table *self, const char **columns, gulong *line, GError **error)
{
  self->is_anki = self->has_html = TRUE;
  while (*self->at == '#')
    {
      const gsize n = strcspn (self->at, "\n"), named = MIN (strcspn (self->at, ":"), n);
      g_autofree char *name = g_ascii_strdown (self->at, (gssize) named);
      g_autofree char *value = named < n ? g_strndup (self->at + named + 1, n - named - 1) : g_strdup ("");

      if (g_str_equal (name, "#columns"))
        {
          *columns = self->at + named + 1;
          *line = self->line;
        }
      else if (!take_header (self, name, g_strstrip (value), error))
        return FALSE;
      self->at += n;
      if (*self->at == '\n')
        {
          self->at++;
          self->line++;
        }
    }
  return TRUE;
}

/* Reads the names of the columns in the line @line, at @names. */
static gboolean
read_names (Table *self, const char *names_at, gulong line, WedgesColumns *columns, GError **error)
{
  Table row = *self;
  gboolean good;

  row.at = names_at;
  row.line = line;
  good = read_row (&row, error);
  /* The cells are shared, and made where they are needed. */
  memcpy (self->cells, row.cells, sizeof self->cells);
  self->n_cells = row.n_cells;
  if (!good)
    return FALSE;

  guess_by_names (self, columns);
  guess_by_place (self, columns);
  name_columns (self, TRUE);
  self->is_named = TRUE;
  return TRUE;
}

static gboolean
begins_like_anki (const char *text)
{
  static const char *const words[] = { "#separator:", "#html:",    "#columns:",     "#tags",
                                       "#deck",       "#notetype", "#guid column:", "#if matches:" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_ascii_strncasecmp (text, words[i], strlen (words[i])) == 0)
      return TRUE;
  return FALSE;
}

/* Whether the row has more than @width cells that are not empty. */
static gboolean
is_too_wide (const Table *self, guint width)
{
  for (guint i = width; i < self->n_cells; i++)
    if (self->cells[i]->len > 0)
      return TRUE;
  return FALSE;
}

/* Takes the row that was read last. @columns: (inout): what the columns are; @given: (nullable): what they are said to be. */
static gboolean
take_row (Table *self, WedgesColumns *columns, const WedgesColumns *given, GError **error)
{
  if (is_empty (self))
    return TRUE;
  if (wedges_import_count_columns (self->list) == 0)
    {
      self->is_named = guess_by_names (self, columns);
      guess_by_place (self, columns);
      name_columns (self, self->is_named);
      if (self->is_named)
        return TRUE;
    }
  if (is_too_wide (self, wedges_import_count_columns (self->list)))
    {
      wedges_import_set_error (error, self->row, N_ ("This row has more columns than the first one."));
      return FALSE;
    }
  return add_row (self, given != NULL ? given : columns, error);
}

static gboolean
read_rows (Table *self, const WedgesColumns *given, GError **error)
{
  const char *names_at = NULL;
  gulong line = 0;
  WedgesColumns columns;

  if (begins_like_anki (self->at) && !read_headers (self, &names_at, &line, error))
    return FALSE;
  if (self->separator == '\0')
    self->separator = find_separator (self->at);
  /* Earlier versions of Anki say nothing. */
  self->has_html = self->has_html || (self->separator == '\t' && !self->is_anki);
  if (names_at != NULL && !read_names (self, names_at, line, &columns, error))
    return FALSE;

  while (*self->at != '\0')
    if (!read_row (self, error) || !take_row (self, &columns, given, error))
      return FALSE;
  if (wedges_import_count_columns (self->list) > 0)
    wedges_import_set_columns (self->list, given != NULL ? given : &columns, self->is_named);
  return TRUE;
}

gboolean
wedges_import_read_table (WedgesImport *self,
                          const char *text,
                          gsize size,
                          const WedgesColumns *columns,
                          GError **error)
{
  Table table = { .list = self, .at = text, .line = 1 };
  const gboolean good = read_rows (&table, columns, error);

  for (guint i = 0; i < WEDGES_IMPORT_MAX_COLUMNS && table.cells[i] != NULL; i++)
    g_string_free (table.cells[i], TRUE);
  return good;
}
