/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Questions of others: each form of file, what is left out and why, faults with their lines, and the cards that are made. */

#include <locale.h>
#include <string.h>

#include "model/wedges/wedges-deal.h"
#include "model/wedges/wedges-import.h"

/* Reads @text as the file @name; it must be good. */
static WedgesImport *
read_good (const char *name, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  WedgesImport *import = wedges_import_read (name, bytes, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (import);
  return import;
}

/* Reads the @size bytes at @text, which must be refused with @message. */
static void
refuse_bytes (const char *name, const char *text, gsize size, const char *message)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, size);
  g_autoptr (GError) error = NULL;
  WedgesImport *import = wedges_import_read (name, bytes, NULL, &error);

  g_assert_null (import);
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, message);
}

static void
refuse (const char *name, const char *text, const char *message)
{
  refuse_bytes (name, text, strlen (text), message);
}

/* Checks a question: its category, text, line of answers and fact. */
static void
check (const WedgesImport *import,
       guint i,
       const char *category,
       const char *text,
       const char *answer,
       const char *fact)
{
  const WedgesItem *item = wedges_import_get (import, i);
  guint n;

  g_assert_cmpstr (wedges_import_get_category (import, item->category, &n), ==, category);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpstr (item->text, ==, text);
  g_assert_cmpstr (item->answer, ==, answer);
  g_assert_cmpstr (item->fact, ==, fact);
}

/* Tables */

static void
test_commas (void)
{
  g_autoptr (WedgesImport) import =
    read_good ("a.csv", "\xef\xbb\xbf"
                        "Category,Question,Answer,Notes,Difficulty\r\n"
                        "Rivers,\"Which river, they say,\n\"\"never\"\" ends?\",Nile,,hard\r\n"
                        "Towns,Where?,Rome|Roma,\"It is, so to speak, old.\",1\r\n"
                        "\r\n"
                        "Towns,Empty,,x,\r\n"
                        "Towns,Round?,TRUE,x,\r\n"
                        "Towns, Where? ,Rome|Roma,again,9");

  g_assert_cmpuint (wedges_import_count (import), ==, 2);
  check (import, 0, "Rivers", "Which river, they say, \"never\" ends?", "Nile", "");
  check (import, 1, "Towns", "Where?", "Rome | Roma", "It is, so to speak, old.");
  g_assert_cmpint (wedges_import_get (import, 0)->difficulty, ==, 4);
  g_assert_cmpint (wedges_import_get (import, 1)->difficulty, ==, 1);
  g_assert_cmpstr (wedges_import_get (import, 1)->kind, ==, "towns");
  g_assert_cmpuint (wedges_import_count_left (import, WEDGES_LEFT_EMPTY), ==, 1);
  g_assert_cmpuint (wedges_import_count_left (import, WEDGES_LEFT_TRUE_FALSE), ==, 1);
  g_assert_cmpuint (wedges_import_count_left (import, WEDGES_LEFT_TWICE), ==, 1);
  g_assert_cmpuint (wedges_import_count_columns (import), ==, 5);
  g_assert_cmpstr (wedges_import_get_column (import, 3), ==, "Notes");
}

static void
test_semicolons (void)
{
  g_autoptr (WedgesImport) import =
    read_good ("a.csv", "Énoncé;Réponse;Catégorie;Autres réponses\nQuelle année, déjà ?;1492;Histoire;\n"
                        "Qui (au juste) ?;Molière (Poquelin;Théâtre;\"J.-B. Poquelin ; Poquelin\"\n");

  check (import, 0, "Histoire", "Quelle année, déjà ?", "1492", "");
  check (import, 1, "Théâtre", "Qui (au juste) ?", "Molière [Poquelin | J.-B. Poquelin | Poquelin", "");
  g_assert_cmpstr (wedges_import_get (import, 0)->kind, ==, "year");
}

/* Without names the question comes first; whoever sees that it does not can say so. */
static void
test_columns (void)
{
  static const char text[] = "Rome\tWhere is the Forum?\tTowns\nNile\tWhich river?\tRivers\n";
  g_autoptr (WedgesImport) import = read_good ("a.txt", text), other = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  const WedgesColumns columns = { { 1, 0, -1, -1, 2, -1 } };

  g_assert_cmpuint (wedges_import_count_columns (import), ==, 3);
  g_assert_cmpstr (wedges_import_get_column (import, 2), ==, "Column 3");
  check (import, 0, "", "Rome", "Where is the Forum?", "");

  other = wedges_import_read ("a.txt", bytes, &columns, NULL);
  g_assert_nonnull (other);
  check (other, 0, "Towns", "Where is the Forum?", "Rome", "");
  check (other, 1, "Rivers", "Which river?", "Nile", "");
  g_assert_cmpint (wedges_import_get_columns (other).column[WEDGES_COLUMN_CATEGORY], ==, 2);
}

static void
test_table_faults (void)
{
  refuse ("a.csv", "question,answer\na,\"b\n\nc\n", "Line 2: A quotation mark is opened here and never closed.");
  refuse ("a.csv", "question,answer\n\na,\"b\nc\"d\n", "Line 4: Something follows the closing quotation mark.");
  refuse ("a.csv", "question,answer\na,b,\na,b,,c\n", "Line 3: This row has more columns than the first one.");
  refuse ("a.csv", "question,answer\n\xff", "Line 2: This is not UTF-8, or no text at all.");
  refuse_bytes ("a.csv", "question\n\na\0b", 13, "Line 3: This is not UTF-8, or no text at all.");
  refuse ("a.csv", "", "There is no question in this file that Salon can use.");
  refuse ("a.csv", "Only one column\nand no answer\n", "There is no question in this file that Salon can use.");
  refuse ("a.csv", "a,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,\n",
          "Line 1: There are more than 64 columns.");
  refuse ("a.txt", "#separator:ab\na\tb\n", "Line 1: Anki does not write this separator.");
}

/* What spreadsheets call Unicode. */
static void
test_utf16 (void)
{
  static const char text[] = "question\tanswer\nOù ?\tÀ Rome\n";
  gsize size;
  g_autofree char *wide = g_convert (text, -1, "UTF-16", "UTF-8", NULL, &size, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (wide, size);
  g_autoptr (WedgesImport) import = wedges_import_read ("a.txt", bytes, NULL, NULL);

  g_assert_nonnull (import);
  check (import, 0, "", "Où ?", "À Rome", "");
  refuse_bytes ("a.txt",
                "\xff\xfe"
                "a",
                3, "Line 1: This is not UTF-8, or no text at all.");
}

static void
test_anki (void)
{
  g_autoptr (WedgesImport) import =
    read_good ("deck.txt",
               "#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\n"
               "k1\tBasic\tTrivia::Old\t<b>Which</b> river<br>is&nbsp;it?\t\"<div>the \"\"Tigris\"\"</div>\"\t "
               "geo::rivers asia\n"
               "k2\tBasic\tTrivia\tWhat is <img src=\"a.jpg\">?\tRome\tgeo\n"
               "k3\tCloze\tTrivia\tIt is {{c1::Rome}}.\tIt\tgeo\n"
               "k4\tBasic\tTrivia\t5 &lt; 6 &amp; 7 &gt; 6?[sound:a.mp3]\tyes &#8217;n&#x2019; &bogus; &\t\n");
  g_autoptr (WedgesImport) named =
    read_good ("deck.txt", "#separator:Semicolon\n#html:false\n#columns:Verso;Recto;Remarque\n<b>;Balise ?;gras\n");

  g_assert_cmpuint (wedges_import_count (import), ==, 2);
  check (import, 0, "geo", "Which river is it?", "the \"Tigris\"", "");
  check (import, 1, "", "5 < 6 & 7 > 6?", "yes ’n’ &bogus; &", "");
  g_assert_cmpuint (wedges_import_count_left (import, WEDGES_LEFT_PICTURE), ==, 1);
  g_assert_cmpuint (wedges_import_count_left (import, WEDGES_LEFT_SORT), ==, 1);
  check (named, 0, "", "Balise ?", "<b>", "gras");
  g_assert_cmpstr (wedges_import_get_column (named, 0), ==, "Verso");
}

/* The Open Trivia Database */

static void
test_json (void)
{
  static const char text[] =
    "\n{\"response_code\":0,\"results\":[\n"
    "{\"type\":\"multiple\",\"difficulty\":\"hard\",\"category\":\"Science &amp; Nature\","
    "\"question\":\"Who wrote &quot;Opticks&quot;, &amp;amp; when?\",\"correct_answer\":\"Isaac\\u00a0Newton &#039;\","
    "\"incorrect_answers\":[\"a\",\"b\"]},\n"
    "{\"type\":\"boolean\",\"question\":\"Round?\",\"correct_answer\":\"True\"},\n"
    "{\"type\":\"multiple\",\"question\":\"Which of these is red?\",\"correct_answer\":\"a\"},\n"
    "{\"question\":\"\\ud834\\udd1e \\n \\t?\",\"correct_answer\":\"clef\",\"more\":{\"a\":[1,null,true]}},\n"
    "{\"question\":5,\"correct_answer\":null}, 7]}\n";
  g_autoptr (WedgesImport) import = read_good ("a.txt", text);

  g_assert_cmpuint (wedges_import_count (import), ==, 2);
  check (import, 0, "Science & Nature", "Who wrote \"Opticks\", &amp; when?", "Isaac Newton '", "");
  check (import, 1, "", "𝄞 ?", "clef", "");
  g_assert_cmpint (wedges_import_get (import, 0)->difficulty, ==, 4);
  g_assert_cmpstr (wedges_import_get_head (import)->licence, ==, "CC BY-SA 4.0");
  g_assert_cmpuint (wedges_import_count_left (import, WEDGES_LEFT_TRUE_FALSE), ==, 1);
  g_assert_cmpuint (wedges_import_count_left (import, WEDGES_LEFT_CHOICE), ==, 1);
  g_assert_cmpuint (wedges_import_count_left (import, WEDGES_LEFT_EMPTY), ==, 2);
}

static void
test_json_faults (void)
{
  static const char cut[] = "A text in this JSON is never closed, or has half a character.";
  static const char *const halves[] = { "\\ud834", "\\udd1e", "\\ud834\\u0041", "\\u0000", "\\u12g4", "\\", "\\u" };
  g_autoptr (GString) deep = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (halves); i++)
    {
      g_autofree char *text = g_strdup_printf ("[{\n\"question\":\"%s", halves[i]);
      g_autofree char *closed = g_strconcat (text, "x\"}]", NULL), *message = g_strconcat ("Line 2: ", cut, NULL);

      refuse ("a.json", text, message);
      if (strlen (halves[i]) > 2)
        refuse ("a.json", closed, message);
    }
  refuse ("a.json", "[{\n\"question\":\n}]", "Line 3: This is not JSON.");
  refuse ("a.json", "[{\n\"a\":1", "Line 2: This is not JSON.");
  refuse ("a.json", "", "Line 1: This is not JSON.");
  refuse ("a.json", "{\"response_code\":0}",
          "Line 1: This JSON has no list “results”, as that of the Open Trivia Database has.");
  refuse ("a.json", "5", "Line 1: This JSON has no list “results”, as that of the Open Trivia Database has.");
  refuse ("a.json", "[]", "There is no question in this file that Salon can use.");

  g_string_append_c (deep, '\n');
  for (guint i = 0; i < 100000; i++)
    g_string_append_c (deep, i % 2 == 0 ? '[' : ' ');
  refuse ("a.json", deep->str, "Line 2: This JSON is larger or deeper than questions need to be.");
  g_string_assign (deep, "[1");
  for (guint i = 0; i < 1200000; i++)
    g_string_append (deep, ",1");
  refuse ("a.json", deep->str, "Line 1: This JSON is larger or deeper than questions need to be.");
}

/* GIFT */

static void
test_gift (void)
{
  g_autoptr (WedgesImport) import = read_good (
    "a.gift",
    "// a remark {\n$CATEGORY: $course$/Geography/Rivers\n\n"
    "::Q1:: What flows\n// remark\nthrough Baghdad? {=Tigris =%100%the Tigris =%50%Shatt ####Far \\= long.}\n\n"
    "[html]<p>Which <i>town</i>?</p>{~London#no =Rome#yes ~Paris}\n\n"
    "It lies in {=Turkey =Türkiye} at its source.\n\n"
    "How \\{many\\}\\: 2 \\= 2? {#4:1}\n\n$CATEGORY: top/Numbers\n"
    "When? {#1990..1999#nearly}\n\n"
    "Half? {#=0.5:0.1 =%50%0.6:0.1}\n\n"
    "Five? {#3..7}\n\n"
    "True? {TRUE#yes}\n\nFalse? {f}\n\nEssay? {}\n\nPairs {=a -> b =c -> d}\n\n"
    "Many {~%50%a ~%50%b ~c}\n\nA description.\n\n"
    "Which of these is it? {=a ~b}\n");

  g_assert_cmpuint (wedges_import_count (import), ==, 7);
  check (import, 0, "Geography/Rivers", "What flows through Baghdad?", "Tigris | the Tigris", "Far = long.");
  check (import, 1, "Geography/Rivers", "Which town?", "Rome", "");
  check (import, 2, "Geography/Rivers", "It lies in _____ at its source.", "Turkey | Türkiye", "");
  check (import, 3, "Geography/Rivers", "How {many}: 2 = 2?", "4 ± 1", "");
  check (import, 4, "Numbers", "When?", "1994 ± 4 | 1999", "");
  check (import, 5, "Numbers", "Half?", "0.5", "");
  check (import, 6, "Numbers", "Five?", "5 ± 2", "");
  g_assert_cmpuint (wedges_import_count_left (import, WEDGES_LEFT_TRUE_FALSE), ==, 2);
  g_assert_cmpuint (wedges_import_count_left (import, WEDGES_LEFT_SORT), ==, 4);
  g_assert_cmpuint (wedges_import_count_left (import, WEDGES_LEFT_CHOICE), ==, 1);
}

static void
test_gift_faults (void)
{
  refuse ("a.gift", "\n::no end\n", "Line 2: The title that begins here has no :: at its end.");
  refuse ("a.gift", "a {=b}\n\nc {=d\n\ne {=f}\n", "Line 3: A { is opened here and never closed.");
  refuse ("a.gift", "a {=b\n\n", "Line 1: A { is opened here and never closed.");
  refuse ("a.gift", "a }\n", "Line 1: There is a } without a { before it.");
  refuse ("a.gift", "a {=b} c {=d}\n", "Line 1: A question has only one pair of { and }.");
  refuse ("a.gift", "a\nb {c}\n", "Line 2: What stands between { and } is not an answer.");
  refuse ("a.gift", "a {#}\n", "Line 1: What stands between { and } is not an answer.");
  refuse ("a.gift", "a {#1:}\n", "Line 1: What stands between { and } is not an answer.");
  refuse ("a.gift", "a {#nan}\n", "Line 1: What stands between { and } is not an answer.");
  refuse ("a.gift", "a {#5 or so}\n", "Line 1: What stands between { and } is not an answer.");
}

/* Our text form */

static void
test_bank (void)
{
  g_autoptr (WedgesImport) import =
    read_good ("a.txt",
               "# Title: Old towns\n# LICENSE : CC BY 4.0\n# language: fr\n# title: another\n\ncard 7\n\n"
               "G 3 town\nWhere?\n= (The) Rome | Roma\n+ Old.\nH 2 year\n\\= 5 ?\n= 1492 ± 2\nE 9 x\nNo\n= no\n");
  const QuestionsHead *head = wedges_import_get_head (import);
  guint n;

  check (import, 0, "G", "Where?", "The Rome | Rome | Roma", "Old.");
  check (import, 1, "H", "= 5 ?", "1492 ± 2", "");
  g_assert_cmpuint (wedges_import_get (import, 0)->card, ==, 7);
  g_assert_cmpuint (wedges_import_count_categories (import), ==, QUESTIONS_CATEGORIES);
  g_assert_cmpstr (wedges_import_get_category (import, 1, &n), ==, "E");
  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpstr (head->title, ==, "Old towns");
  g_assert_cmpstr (head->licence, ==, "CC BY 4.0");
  g_assert_cmpstr (head->language, ==, "fr");
  g_assert_cmpuint (wedges_import_count_left (import, WEDGES_LEFT_FAULT), ==, 1);
  g_assert_cmpstr (wedges_import_get_fault (import), ==, "Line 15: The difficulty is 1 to 5.");

  refuse ("a.questions", "card 0\n", "Line 1: The number of a card is 1 to 10,000.");
}

/* Bounds */

static void
test_bounds (void)
{
  g_autoptr (GString) text = g_string_new ("question,answer,category\n");
  g_autofree char *field = g_strnfill (QUESTIONS_MAX_FIELD + 1, 'x');
  g_autoptr (WedgesImport) import = NULL;

  g_string_append_printf (text, "%s,a,\n%.*s,b,\nc,%s,\n", field, QUESTIONS_MAX_FIELD, field, field);
  import = read_good ("a.csv", text->str);
  g_assert_cmpuint (wedges_import_count (import), ==, 1);
  g_assert_cmpuint (wedges_import_count_left (import, WEDGES_LEFT_LONG), ==, 2);

  g_string_truncate (text, 0);
  for (guint i = 0; i <= WEDGES_IMPORT_MAX_CATEGORIES; i++)
    g_string_append_printf (text, "q%u,a,c%u\n", i, i);
  g_string_prepend (text, "question,answer,category\n");
  wedges_import_free (g_steal_pointer (&import));
  import = read_good ("a.csv", text->str);
  g_assert_cmpuint (wedges_import_count_categories (import), ==, WEDGES_IMPORT_MAX_CATEGORIES + 1);
  check (import, WEDGES_IMPORT_MAX_CATEGORIES - 1, "c99", "q99", "a", "");
  check (import, WEDGES_IMPORT_MAX_CATEGORIES, "", "q100", "a", "");

  g_string_truncate (text, 0);
  for (guint i = 0; i <= WEDGES_IMPORT_MAX_QUESTIONS; i++)
    g_string_append_printf (text, "q%u,a\n", i);
  refuse ("a.csv", text->str, "There are more than 60,000 questions.");
}

/* Files of 10 MB that are hard on a reader: one that goes back over what it has read would not come to an end here. */
static void
test_large (void)
{
  static const struct {
    const char *name, *first, *part;
  } rows[] = {
    { "a.csv", "a;b\n\"", "\"a\"\"b," }, { "a.csv", "a;b\n", "a;b|c;\n" }, { "a.txt", "a\tb\n", "&#60;<img " },
    { "a.txt", "a\tb\n", "((|" },        { "a.txt", "a\tb\n", "\t\"\n" },  { "a.questions", "card\n", "card 1\n" },
    { "a.gift", "a {=b ", "=a~" },       { "a.gift", "a ", "\\" },         { "a.gift", "a ", "x {#" },
    { "a.gift", "a {", "~%1%" },         { "a.gift", "a {", "=a -> " },    { "a.gift", "a {=b}", "\n//" },
  };
  const gsize size = 10 * 1024 * 1024;
  g_autofree char *text = g_malloc (size);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const gsize n = strlen (rows[i].part);
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (WedgesImport) import = NULL;

      for (gsize at = 0; at < size; at++)
        text[at] = rows[i].part[at % n];
      memcpy (text, rows[i].first, strlen (rows[i].first));
      bytes = g_bytes_new_static (text, size);
      import = wedges_import_read (rows[i].name, bytes, NULL, &error);
      g_assert_true ((import == NULL) == (error != NULL));
    }
}

/* Cards */

static void
test_guess (void)
{
  static const struct {
    const char *name;
    guint place;
  } rows[] = {
    { "Geography", 0 },
    { "Géographie", 0 },
    { "Entertainment: Film", 1 },
    { "Musique", 1 },
    { "History", 2 },
    { "Histoire de France", 2 },
    { "Entertainment: Books", 3 },
    { "Arts et lettres", 3 },
    { "Science: Computers", 4 },
    { "Animals", 4 },
    { "Sports", 5 },
    { "Entertainment: Board Games", 5 },
    { "H", 2 },
    { "P", 5 },
    { "General Knowledge", WEDGES_DEAL_ANY },
    { "", WEDGES_DEAL_ANY },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpuint (wedges_deal_guess (rows[i].name), ==, rows[i].place);
}

/* Counts cards, reads what is written, and compares. */
static QuestionsBank *
deal (const WedgesImport *import, const guint *places, guint cards, guint rest, guint out)
{
  const QuestionsHead head = { "Tous (deux)", "fr", "CC0" };
  const WedgesDeal counted = wedges_deal_count (import, places);
  g_autoptr (GBytes) bytes = wedges_deal_write (import, places, &head, NULL);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  QuestionsBank *bank = questions_bank_read (text, size, NULL, NULL);
  QuestionsHead again;
  size_t n;

  g_assert_cmpuint (counted.cards, ==, cards);
  g_assert_cmpuint (counted.rest, ==, rest);
  g_assert_cmpuint (counted.out, ==, out);
  questions_bank_get (bank, &n);
  g_assert_cmpuint (n, ==, cards * QUESTIONS_CATEGORIES + rest);
  g_assert_cmpint (questions_bank_count_cards (bank), ==, (int) cards);
  questions_head_read (&again, text, size);
  g_assert_cmpmem (&again, sizeof again, &head, sizeof head);
  return bank;
}

static void
test_deal (void)
{
  g_autoptr (GString) text = g_string_new ("question,answer,category\n");
  g_autoptr (WedgesImport) import = NULL;
  const guint all[] = { 0, 1, 2, 3, 4, 5, WEDGES_DEAL_ANY }, fewer[] = { 0, 1, 2, 3, 4, 5, WEDGES_DEAL_NONE };
  const guint any[] = { 6, 6, 6, 6, 6, 6, 6 }, one[] = { 2, 2, 2, 2, 2, 2, 2 };
  QuestionsBank *bank;
  const QuestionsQuestion *questions;
  size_t n;

  /* Six categories with 4, 3, 3, 3, 3 and 1 questions, and three of none in particular. */
  for (guint i = 0; i < 20; i++)
    g_string_append_printf (text, "%s%u,%s,c%u\n", i % 2 == 0 ? "card " : "+ ", i, i == 3 ? "(b" : "a | b",
                            i < 4     ? 0
                            : i < 16  ? 1 + (i - 4) / 3
                            : i == 16 ? 5
                                      : 6);
  import = read_good ("a.csv", text->str);

  bank = deal (import, all, 3, 2, 0);
  questions = questions_bank_get (bank, &n);
  g_assert_cmpstr (questions[0].text, ==, "card 0");
  g_assert_cmpstr (questions[QUESTIONS_CATEGORIES].text, ==, "+ 1");
  g_assert_cmpstr (questions[0].answer, ==, "a");
  g_assert_cmpint (questions[0].difficulty, ==, 3);
  g_assert_cmpint (questions[n - 1].card, ==, 4);
  questions_bank_free (bank);

  questions_bank_free (deal (import, fewer, 1, 11, 3));
  questions_bank_free (deal (import, any, 3, 2, 0));
  questions_bank_free (deal (import, one, 0, 20, 0));
}

/* Makes a bank of @cards whole cards and, if @has_part, one that lacks a question; its questions say @name and their card. */
static QuestionsBank *
make_bank (const char *name, guint cards, gboolean has_part)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < cards + has_part; i++)
    {
      g_string_append (text, "card\n");
      for (guint k = 0; k < QUESTIONS_CATEGORIES - (i == cards); k++)
        g_string_append_printf (text, "%c 2 x\n%s %u %u\n= a | b\n", questions_category_letters[k], name, i + 1, k);
    }
  return questions_bank_read (text->str, text->len, NULL, NULL);
}

/* Whole cards stay as they are; several banks are mixed evenly. */
static void
test_mix (void)
{
  static const char *const expected[] = { "one 1 0", "one 2 0", "one 3 0", "two 1 0", "one 4 0", "one 5 0" };
  QuestionsBank *const banks[] = { make_bank ("one", 4, TRUE), make_bank ("two", 1, FALSE) };
  g_autoptr (WedgesImport) import = wedges_import_mix (banks, G_N_ELEMENTS (banks), NULL);
  const guint places[] = { 0, 1, 2, 3, 4, 5 };
  QuestionsBank *bank = deal (import, places, 5, 5, 0);
  const QuestionsQuestion *questions;
  size_t n;

  questions = questions_bank_get (bank, &n);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_assert_cmpint (questions[i * QUESTIONS_CATEGORIES].card, ==, (int) i + 1);
      g_assert_cmpstr (questions[i * QUESTIONS_CATEGORIES].text, ==, expected[i]);
    }

  questions_bank_free (bank);
  for (guint i = 0; i < G_N_ELEMENTS (banks); i++)
    questions_bank_free (banks[i]);
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/wedges/import/commas", test_commas);
  g_test_add_func ("/wedges/import/semicolons", test_semicolons);
  g_test_add_func ("/wedges/import/columns", test_columns);
  g_test_add_func ("/wedges/import/table-faults", test_table_faults);
  g_test_add_func ("/wedges/import/utf-16", test_utf16);
  g_test_add_func ("/wedges/import/anki", test_anki);
  g_test_add_func ("/wedges/import/json", test_json);
  g_test_add_func ("/wedges/import/json-faults", test_json_faults);
  g_test_add_func ("/wedges/import/gift", test_gift);
  g_test_add_func ("/wedges/import/gift-faults", test_gift_faults);
  g_test_add_func ("/wedges/import/bank", test_bank);
  g_test_add_func ("/wedges/import/bounds", test_bounds);
  g_test_add_func ("/wedges/import/large", test_large);
  g_test_add_func ("/wedges/deal/guess", test_guess);
  g_test_add_func ("/wedges/deal/cards", test_deal);
  g_test_add_func ("/wedges/deal/mix", test_mix);

  return g_test_run ();
}
