/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The JSON of the Open Trivia Database: an object whose “results” are a list of questions, or that list alone. */

#include <json-glib/json-glib.h>
#include <string.h>

#include "model/wedges/wedges-import-private.h"
#include "questions/questions-text.h"

/* A file of questions has three levels, and a dozen values for each question. */
#define MOST_LEVELS 32
#define MOST_VALUES (20 * WEDGES_IMPORT_MAX_QUESTIONS)

/* The licence of the Open Trivia Database. */
#define LICENCE "CC BY-SA 4.0"

/* What every number of a character has in “\uD834\uDD1E”. */
#define HEX_DIGITS 4

gboolean
wedges_import_is_json (const char *text)
{
  static const char blanks[] = " \t\r\n";
  const char *first = text + strspn (text, blanks), *next;

  if (*first != '{' && *first != '[')
    return FALSE;
  next = first + 1 + strspn (first + 1, blanks);
  return *next != '\0' && strchr (*first == '{' ? "\"}" : "{]", *next) != NULL;
}

/* What json-glib is spared: its parser calls itself for each level, some versions end the program at half of a pair of
 * surrogates, and each value takes a hundred times the memory of its comma. */

/* Reads the number of a character behind “\u”; -1 if there is none. */
static int
read_hex (const char *at)
{
  int number = 0;

  for (guint i = 0; i < HEX_DIGITS; i++)
    {
      if (!g_ascii_isxdigit (at[i]))
        return -1;
      number = number * 16 + g_ascii_xdigit_value (at[i]);
    }
  return number;
}

/* Goes behind the escaped character whose backslash is at @at; NULL: there is no such character. */
static const char *
skip_escaped (const char *at)
{
  int number;

  if (at[1] != 'u')
    return at[1] != '\0' ? at + 2 : NULL;
  number = read_hex (at + 2);
  at += 2 + HEX_DIGITS;
  if (number <= 0 || (number >= 0xdc00 && number < 0xe000))
    return NULL;
  if (number < 0xd800 || number >= 0xe000)
    return at;

  number = at[0] == '\\' && at[1] == 'u' ? read_hex (at + 2) : -1;
  return number >= 0xdc00 && number < 0xe000 ? at + 2 + HEX_DIGITS : NULL;
}

/* Goes behind the string whose first mark is at @at; NULL: there is a fault in it, at the line @line. */
static const char *
skip_string (const char *at, gulong *line)
{
  for (at++; at != NULL && *at != '"';)
    {
      if (*at == '\0')
        return NULL;
      *line += *at == '\n';
      at = *at == '\\' ? skip_escaped (at) : at + 1;
    }
  return at != NULL ? at + 1 : NULL;
}

static gboolean
check (const char *text, GError **error)
{
  guint levels = 0, values = 0;
  gulong line = 1;

  while (*text != '\0')
    {
      if (*text == '"')
        {
          text = skip_string (text, &line);
          if (text == NULL)
            {
              wedges_import_set_error (error, line,
                                       N_ ("A text in this JSON is never closed, or has half a character."));
              return FALSE;
            }
          continue;
        }
      levels += *text == '[' || *text == '{';
      levels -= levels > 0 && (*text == ']' || *text == '}');
      values += *text == ',' || *text == '[' || *text == '{';
      line += *text == '\n';
      text++;
      if (levels > MOST_LEVELS || values > MOST_VALUES)
        {
          wedges_import_set_error (error, line, N_ ("This JSON is larger or deeper than questions need to be."));
          return FALSE;
        }
    }
  return TRUE;
}

/* Questions */

/* The text called @name; NULL: there is none. */
static const char *
get_text (JsonObject *object, const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
           ? json_node_get_string (node)
           : NULL;
}

static int
read_difficulty (const char *word)
{
  if (g_strcmp0 (word, "easy") == 0)
    return 2;
  if (g_strcmp0 (word, "hard") == 0)
    return 4;
  return g_strcmp0 (word, "medium") == 0 ? 3 : 0;
}

static char *
decode (const char *text)
{
  return wedges_html_decode (text != NULL ? text : "");
}

static gboolean
add_question (WedgesImport *self, JsonObject *object, GError **error)
{
  g_autofree char *category = decode (get_text (object, "category")), *text = decode (get_text (object, "question"));
  g_autofree char *answer = decode (get_text (object, "correct_answer"));
  const WedgesDraft draft = { .category = category,
                              .text = text,
                              .answer = answer,
                              .is_choice = TRUE,
                              .difficulty = read_difficulty (get_text (object, "difficulty")) };

  if (g_strcmp0 (get_text (object, "type"), "boolean") != 0)
    return wedges_import_add (self, &draft, error);
  wedges_import_leave (self, WEDGES_LEFT_TRUE_FALSE);
  return TRUE;
}

/* The list of questions in @root: (nullable); NULL: there is none. */
static JsonArray *
find_list (JsonNode *root)
{
  JsonNode *list = root;

  if (root != NULL && JSON_NODE_HOLDS_OBJECT (root))
    list = json_object_get_member (json_node_get_object (root), "results");
  return list != NULL && JSON_NODE_HOLDS_ARRAY (list) ? json_node_get_array (list) : NULL;
}

/* The parser knows its line only as long as it parses. */
static void
error_cb (JsonParser *parser, const GError *error, gulong *line)
{
  *line = json_parser_get_current_line (parser);
}

gboolean
wedges_import_read_json (WedgesImport *self, const char *text, gsize size, GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  gulong line = 1;
  JsonArray *list;
  guint n;

  g_signal_connect (parser, "error", G_CALLBACK (error_cb), &line);
  if (!check (text, error))
    return FALSE;
  if (!json_parser_load_from_data (parser, text, (gssize) size, NULL) || json_parser_get_root (parser) == NULL)
    {
      wedges_import_set_error (error, MAX (1, line), N_ ("This is not JSON."));
      return FALSE;
    }

  /* Its makers say so; the files do not. */
  g_strlcpy (wedges_import_edit_head (self)->licence, LICENCE, QUESTIONS_HEAD_TEXT);
  list = find_list (json_parser_get_root (parser));
  if (list == NULL)
    {
      wedges_import_set_error (error, 1,
                               N_ ("This JSON has no list “results”, as that of the Open Trivia Database has."));
      return FALSE;
    }
  n = json_array_get_length (list);
  for (guint i = 0; i < n; i++)
    {
      JsonNode *node = json_array_get_element (list, i);

      if (!JSON_NODE_HOLDS_OBJECT (node))
        wedges_import_leave (self, WEDGES_LEFT_EMPTY);
      else if (!add_question (self, json_node_get_object (node), error))
        return FALSE;
    }
  return TRUE;
}
