/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moodle's GIFT:
 *
 *     // a remark
 *     $CATEGORY: Geography/Rivers
 *
 *     ::title:: What flows through Baghdad? {=Tigris =the Tigris ####It rises in Turkey.}
 *
 * Taken are short answers, numbers, and the right answer of a choice. */

#include <math.h>
#include <string.h>

#include "model/wedges/wedges-import-private.h"
#include "questions/questions-text.h"

/* After a backslash these have no meaning of their own. The n-th is kept as the control character n + 1 until all that has a
 * meaning was found; “n” is a new line. */
#define ESCAPED "~=#{}:\\n"

/* What stands for the answer in the middle of a sentence. */
#define GAP "_____"

typedef struct {
  WedgesImport *list;
  const char *at;
  gulong line;
  char *category;
} Gift;

/* One of the answers in braces. */
typedef struct {
  gboolean is_right, is_wrong; /* neither: in part */
  char *text;
} Answer;

static void
answer_clear (gpointer data)
{
  g_free (((Answer *) data)->text);
}

/* Characters */

static const char *
skip_blanks (const char *at)
{
  return at + strspn (at, " \t\r");
}

static gboolean
is_remark (const char *line)
{
  return g_str_has_prefix (skip_blanks (line), "//");
}

/* Goes to the next line. */
static void
skip_line (Gift *self)
{
  self->at += strcspn (self->at, "\n");
  if (*self->at == '\n')
    {
      self->at++;
      self->line++;
    }
}

/* Goes behind the end of a line, and behind remarks that follow. */
static void
break_line (Gift *self, GString *part)
{
  skip_line (self);
  while (is_remark (self->at))
    skip_line (self);
  g_string_append_c (part, ' ');
}

/* Appends the character at @self->at, which has no meaning of its own, and goes behind it. */
static void
take_character (Gift *self, GString *part)
{
  const char *escaped = self->at[0] == '\\' && self->at[1] != '\0' ? strchr (ESCAPED, self->at[1]) : NULL;

  if (escaped != NULL)
    {
      g_string_append_c (part, (char) (escaped - ESCAPED + 1));
      self->at += 2;
      return;
    }
  g_string_append_c (part, (guchar) *self->at < ' ' ? ' ' : *self->at);
  self->at++;
}

/* @part as plain text (transfer full). */
static char *
to_plain (const char *part, gboolean has_html)
{
  g_autoptr (GString) plain = g_string_new (NULL);

  for (; *part != '\0'; part++)
    if ((guchar) *part <= strlen (ESCAPED))
      g_string_append_c (plain, ESCAPED[*part - 1] == 'n' ? ' ' : ESCAPED[*part - 1]);
    else
      g_string_append_c (plain, *part);
  return has_html ? wedges_html_strip (plain->str, NULL) : g_string_free (g_steal_pointer (&plain), FALSE);
}

/* Goes behind the name of a form, as “[html]”, at *@part, and returns whether the text has HTML. What has no such name may have
 * some. */
static gboolean
skip_form (const char **part)
{
  static const char *const names[] = { "[html]", "[moodle]", "[plain]", "[markdown]" };

  *part += strspn (*part, " ");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_ascii_strncasecmp (*part, names[i], strlen (names[i])) == 0)
      {
        *part += strlen (names[i]);
        return i < 2;
      }
  return TRUE;
}

/* Parts of a question */

/* Reads the text before or behind the braces into @part, up to a brace or an empty line. */
static gboolean
read_outside (Gift *self, GString *part, GError **error)
{
  while (*self->at != '\0' && *self->at != '{')
    {
      if (*self->at == '}')
        {
          wedges_import_set_error (error, self->line, N_ ("There is a } without a { before it."));
          return FALSE;
        }
      if (*self->at != '\n')
        {
          take_character (self, part);
          continue;
        }
      break_line (self, part);
      if (*skip_blanks (self->at) == '\n')
        break;
    }
  return TRUE;
}

/* Reads what stands in the braces, of which the first one is at @self->at, into @part. */
static gboolean
read_inside (Gift *self, GString *part, GError **error)
{
  const gulong line = self->line;

  for (self->at++; *self->at != '}';)
    if (*self->at == '\0' || *self->at == '{')
      {
        wedges_import_set_error (error, line, N_ ("A { is opened here and never closed."));
        return FALSE;
      }
    else if (*self->at == '\n')
      break_line (self, part);
    else
      take_character (self, part);
  self->at++;
  return TRUE;
}

/* Goes behind the title between “::”, if there is one. */
static gboolean
skip_title (Gift *self, GError **error)
{
  g_autoptr (GString) title = g_string_new (NULL);
  const gulong line = self->line;

  if (!g_str_has_prefix (self->at, "::"))
    return TRUE;
  for (self->at += 2; !g_str_has_prefix (self->at, "::");)
    {
      if (*self->at == '\0' || *self->at == '\n')
        {
          wedges_import_set_error (error, line, N_ ("The title that begins here has no :: at its end."));
          return FALSE;
        }
      take_character (self, title);
    }
  self->at += 2;
  return TRUE;
}

/* Answers */

static gboolean
is_mark (char c)
{
  return c == '=' || c == '~';
}

/* Reads the share of the points at *@part, “%50%”, and goes behind it; 100 without one. */
static double
read_share (const char **part)
{
  const char *at = *part + strspn (*part, " ");
  char *end;
  double share;

  if (*at != '%')
    return 100;
  share = g_ascii_strtod (at + 1, &end);
  if (end == at + 1 || *end != '%')
    return 100;
  *part = end + 1;
  return share;
}

/* Takes the answers apart that stand in @body (of Answer, transfer full). NULL: there is something before the first one. */
static GArray *
split_answers (const char *body)
{
  GArray *answers = g_array_new (FALSE, TRUE, sizeof (Answer));

  g_array_set_clear_func (answers, answer_clear);
  body += strspn (body, " ");
  if (!is_mark (*body))
    {
      g_array_unref (answers);
      return NULL;
    }

  while (*body != '\0')
    {
      const gboolean is_equal = *body++ == '=';
      const gboolean has_share = body[strspn (body, " ")] == '%';
      const double share = read_share (&body);
      const gsize n = strcspn (body, "=~"), text = MIN (strcspn (body, "#"), n);
      Answer *answer;

      g_array_set_size (answers, answers->len + 1);
      answer = &g_array_index (answers, Answer, answers->len - 1);
      answer->is_right = (is_equal || has_share) && share >= 100;
      answer->is_wrong = (!is_equal && !has_share) || share <= 0;
      answer->text = g_strndup (body, text);
      body += n;
    }
  return answers;
}

/* Whether a word of @body, before a remark to the player, says true or false. */
static gboolean
is_true_false (const char *body)
{
  static const char *const words[] = { "T", "F", "TRUE", "FALSE" };
  g_autofree char *word = g_strndup (body, strcspn (body, "#"));

  g_strstrip (word);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_ascii_strcasecmp (word, words[i]) == 0)
      return TRUE;
  return FALSE;
}

/* Whether each of the answers is a pair. */
static gboolean
is_matching (const GArray *answers)
{
  for (guint i = 0; i < answers->len; i++)
    if (strstr (g_array_index (answers, Answer, i).text, "->") == NULL)
      return FALSE;
  return TRUE;
}

/* Fills @draft with the right ones of @answers; FALSE: there are none that one could say. */
static gboolean
choose_answers (const GArray *answers, WedgesDraft *draft)
{
  gboolean in_parts = FALSE;

  for (guint i = 0; i < answers->len; i++)
    {
      const Answer *answer = &g_array_index (answers, Answer, i);
      const char *text = answer->text;
      const gboolean has_html = skip_form (&text);

      draft->is_choice = draft->is_choice || answer->is_wrong;
      in_parts = in_parts || (!answer->is_right && !answer->is_wrong);
      if (answer->is_right)
        g_ptr_array_add (draft->forms, to_plain (text, has_html));
    }
  if (draft->forms->len == 0 || (in_parts && draft->is_choice) || is_matching (answers))
    return FALSE;

  draft->answer = g_ptr_array_index (draft->forms, 0);
  return TRUE;
}

/* Numbers */

static gboolean
is_whole (double number)
{
  return number == floor (number) && fabs (number) <= QUESTIONS_MAX_TOLERANCE;
}

static char *
write_number (double number)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  return g_strdup (g_ascii_formatd (buffer, sizeof buffer, "%.12g", number));
}

/* A range from @first to @last. A bank has whole tolerances only, so of a range of whole numbers whose middle is none the last
 * one is a form of its own. */
static void
take_range (double first, double last, WedgesDraft *draft)
{
  const double span = last - first;

  if (!is_whole (first) || !is_whole (last) || span < 0)
    {
      g_ptr_array_add (draft->forms, write_number ((first + last) / 2));
      return;
    }
  g_ptr_array_add (draft->forms, write_number (first + floor (span / 2)));
  draft->tolerance = (int) (span / 2);
  if (fmod (span, 2) != 0)
    g_ptr_array_add (draft->forms, write_number (last));
}

/* @value, from which an answer may be @tolerance away. */
static void
take_near (double value, double tolerance, WedgesDraft *draft)
{
  g_ptr_array_add (draft->forms, write_number (value));
  if (is_whole (value) && tolerance >= 1 && tolerance <= QUESTIONS_MAX_TOLERANCE)
    draft->tolerance = (int) tolerance;
}

/* Reads the number in @body, from behind its “#”: “3”, “3:1”, “2..4” or several of these, each after “=”, of which the first
 * counts. */
static gboolean
take_number (const char *body, WedgesDraft *draft)
{
  gboolean is_range = FALSE;
  double value, other = 0;
  char *end;

  body += strspn (body, " ");
  body += *body == '=';
  if (read_share (&body) < 100)
    return FALSE;
  value = g_ascii_strtod (body, &end);
  if (end == body || !isfinite (value))
    return FALSE;

  /* The first dot of “2..4” may have been taken for that of the number. */
  if (end[-1] == '.' && *end == '.')
    end--;
  if (*end == ':' || g_str_has_prefix (end, ".."))
    {
      const char *second = end + (*end == ':' ? 1 : 2);

      is_range = *end == '.';
      other = g_ascii_strtod (second, &end);
      if (end == second || !isfinite (other))
        return FALSE;
    }

  if (is_range)
    take_range (value, other, draft);
  else
    take_near (value, other, draft);
  draft->answer = g_ptr_array_index (draft->forms, 0);
  return strchr ("#=~", end[strspn (end, " ")]) != NULL;
}

/* Questions */

/* Fills @draft with what stands in the braces; N_WEDGES_LEFT: it could be. @is_good: (out): FALSE: it cannot be
 * understood. */
static WedgesLeft
take_body (const char *body, WedgesDraft *draft, gboolean *is_good)
{
  g_autoptr (GArray) answers = NULL;

  *is_good = TRUE;
  body += strspn (body, " ");
  if (*body == '\0')
    return WEDGES_LEFT_SORT;
  if (is_true_false (body))
    return WEDGES_LEFT_TRUE_FALSE;
  if (*body == '#')
    {
      *is_good = take_number (body + 1, draft);
      return N_WEDGES_LEFT;
    }

  answers = split_answers (body);
  *is_good = answers != NULL;
  return answers == NULL || choose_answers (answers, draft) ? N_WEDGES_LEFT : WEDGES_LEFT_SORT;
}

/* Adds the question whose parts were read. */
static gboolean
add_question (Gift *self, gulong line, GString *before, GString *body, GString *behind, GError **error)
{
  g_autoptr (GPtrArray) forms = g_ptr_array_new_with_free_func (g_free);
  WedgesDraft draft = { .category = self->category, .forms = forms };
  const char *text = before->str;
  const gboolean has_html = skip_form (&text);
  char *remark = strstr (body->str, "####");
  g_autofree char *fact = remark != NULL ? to_plain (remark + 4, has_html) : NULL, *question = NULL;
  gboolean is_good;
  WedgesLeft why;

  if (remark != NULL)
    g_string_truncate (body, (gsize) (remark - body->str));
  why = take_body (body->str, &draft, &is_good);
  if (!is_good)
    {
      wedges_import_set_error (error, line, N_ ("What stands between { and } is not an answer."));
      return FALSE;
    }
  if (why != N_WEDGES_LEFT)
    {
      wedges_import_leave (self->list, why);
      return TRUE;
    }

  g_strstrip (behind->str);
  if (g_ascii_isalnum (behind->str[0]) || (guchar) behind->str[0] >= 0x80 || strlen (behind->str) > 1)
    g_string_append_printf (before, " " GAP " %s", behind->str);
  /* The text may have moved as it grew. */
  text = before->str;
  skip_form (&text);
  question = to_plain (text, has_html);
  draft.text = question;
  draft.fact = fact;
  return wedges_import_add (self->list, &draft, error);
}

static gboolean
read_question (Gift *self, GError **error)
{
  g_autoptr (GString) before = g_string_new (NULL), body = g_string_new (NULL), behind = g_string_new (NULL);
  gulong line;

  self->at = skip_blanks (self->at);
  if (!skip_title (self, error) || !read_outside (self, before, error))
    return FALSE;
  if (*self->at != '{')
    {
      /* A text without braces is a description. */
      wedges_import_leave (self->list, WEDGES_LEFT_SORT);
      return TRUE;
    }

  line = self->line;
  if (!read_inside (self, body, error))
    return FALSE;
  self->at = skip_blanks (self->at);
  if (*self->at != '\n' && !read_outside (self, behind, error))
    return FALSE;
  if (*self->at == '{')
    {
      wedges_import_set_error (error, self->line, N_ ("A question has only one pair of { and }."));
      return FALSE;
    }
  return add_question (self, line, before, body, behind, error);
}

/* Takes the line “$CATEGORY: …” at @self->at. */
static void
take_category (Gift *self)
{
  static const char *const tops[] = { "$course$/", "$module$/", "$system$/", "top/" };
  const char *path = strchr (self->at, ':') + 1;
  g_autofree char *raw = NULL;

  path = skip_blanks (path);
  for (guint i = 0; i < G_N_ELEMENTS (tops); i++)
    if (g_str_has_prefix (path, tops[i]))
      path += strlen (tops[i]);
  raw = g_strndup (path, strcspn (path, "\r\n"));
  g_free (self->category);
  self->category = wedges_html_strip (raw, NULL);
  skip_line (self);
}

gboolean
wedges_import_read_gift (WedgesImport *self, const char *text, gsize size, GError **error)
{
  Gift gift = { .list = self, .at = text, .line = 1, .category = g_strdup ("") };
  gboolean good = TRUE;

  while (good && *gift.at != '\0')
    {
      const char *first = skip_blanks (gift.at);

      if (*first == '\n' || *first == '\0' || is_remark (first))
        skip_line (&gift);
      else if (g_ascii_strncasecmp (first, "$CATEGORY:", strlen ("$CATEGORY:")) == 0)
        take_category (&gift);
      else
        good = read_question (&gift, error);
    }
  g_free (gift.category);
  return good;
}

gboolean
wedges_import_is_gift (const char *text)
{
  const char *brace, *inside;

  while (*text != '\0' && (*skip_blanks (text) == '\n' || is_remark (text)))
    {
      text += strcspn (text, "\n");
      text += *text == '\n';
    }
  if (g_str_has_prefix (text, "::") || g_ascii_strncasecmp (text, "$CATEGORY:", strlen ("$CATEGORY:")) == 0)
    return TRUE;

  brace = strchr (text, '{');
  if (brace == NULL || *text == '{' || (brace > text && brace[-1] == '\\') || strchr (brace, '}') == NULL)
    return FALSE;
  inside = brace + 1 + strspn (brace + 1, " \t\r\n");
  return strchr ("=~#}", *inside) != NULL || (strchr ("TFtf", *inside) != NULL && strchr (inside, '}') < inside + 6);
}
