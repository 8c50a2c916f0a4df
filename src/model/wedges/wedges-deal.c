/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/wedges/wedges-deal.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/wedges/wedges-board.h"

#define ALL_CATEGORIES ((1u << QUESTIONS_CATEGORIES) - 1)

/* How difficult a question is of which nobody has said it. */
#define USUAL_DIFFICULTY 3

/* The questions of one category that are on no card yet, by their numbers. */
typedef struct {
  GArray *questions;
  guint taken;
} Queue;

/* Questions on their way to the cards. */
typedef struct {
  const WedgesImport *import;
  const guint *places;
  Queue queues[QUESTIONS_CATEGORIES + 1]; /* the last one is for any category */
  GArray *cards; /* six numbers of questions + 1 for each card; 0: none. The whole ones come first. */
  guint n_whole;
  guint out;
} Dealer;

/* Guesses */

guint
wedges_deal_guess (const char *name)
{
  /* A word that begins so is meant. The first category with such a word is taken, so what says more stands before what says
   * less. */
  static const struct {
    WedgesCategory category;
    const char *words; /* parted by blanks */
  } rows[] = {
    { WEDGES_SPORTS,
      "sport football soccer tennis olympi jeux game board card food cuisine drink gastronom loisir leisure hobb cycl rugby "
      "athlet" },
    { WEDGES_ART,
      "art litera book livre peintur painting poe roman novel author auteur writer ecrivain langue language word vocab "
      "architect sculpt" },
    { WEDGES_ENTERTAINMENT,
      "entertain divertiss film movie cinema music musique song chanson televis tv series theatr cartoon anime manga comic "
      "celebr spectacle show radio video" },
    { WEDGES_HISTORY, "hist politic politique war guerre myth antiqu monarch revolution royal relig" },
    { WEDGES_SCIENCE,
      "scien nature animal plant math comput informatique gadget vehicle vehicule technolog biolog physi chimie chemi "
      "medec medic astronom space espace health sante" },
    { WEDGES_GEOGRAPHY,
      "geo countr pays capital cit ville river fleuve flag drapeau travel voyage continent place lieu monde world" },
  };
  g_autofree char *plain = g_str_to_ascii (name, "C"), *small = g_ascii_strdown (plain, -1);
  g_auto (GStrv) words = g_strsplit_set (small, " :/&-_,.;()'?", -1);

  if (strlen (name) == 1 && strchr (questions_category_letters, *name) != NULL)
    return (guint) (strchr (questions_category_letters, *name) - questions_category_letters);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) known = g_strsplit (rows[i].words, " ", -1);

      for (guint k = 0; known[k] != NULL; k++)
        for (guint w = 0; words[w] != NULL; w++)
          if (g_str_has_prefix (words[w], known[k]))
            return rows[i].category;
    }
  return WEDGES_DEAL_ANY;
}

/* Dealing */

static guint
get_place (const Dealer *dealer, guint question)
{
  return dealer->places[wedges_import_get (dealer->import, question)->category];
}

static guint *
add_card (Dealer *dealer)
{
  g_array_set_size (dealer->cards, dealer->cards->len + QUESTIONS_CATEGORIES);
  return &g_array_index (dealer->cards, guint, dealer->cards->len - QUESTIONS_CATEGORIES);
}

/* Makes a card of the questions from @first up to @end, which stand on one card of the file, if they are a whole one. */
static gboolean
keep_card (Dealer *dealer, guint first, guint end)
{
  guint found = 0, *card;

  if (end - first != QUESTIONS_CATEGORIES)
    return FALSE;
  for (guint i = first; i < end; i++)
    if (get_place (dealer, i) < QUESTIONS_CATEGORIES)
      found |= 1u << get_place (dealer, i);
  if (found != ALL_CATEGORIES)
    return FALSE;

  card = add_card (dealer);
  for (guint i = first; i < end; i++)
    card[get_place (dealer, i)] = i + 1;
  return TRUE;
}

static void
queue (Dealer *dealer, guint question)
{
  const guint place = get_place (dealer, question);

  if (place == WEDGES_DEAL_NONE)
    dealer->out++;
  else
    g_array_append_val (dealer->queues[place].questions, question);
}

/* How many are still in a queue. */
static guint
count (const Queue *line)
{
  return line->questions->len - line->taken;
}

static guint
take (Queue *line)
{
  return count (line) > 0 ? g_array_index (line->questions, guint, line->taken++) + 1 : 0;
}

/* How many cards the queues fill. */
static guint
count_fillable (const Dealer *dealer)
{
  guint most = 0, least = 0;

  for (guint i = 0; i <= QUESTIONS_CATEGORIES; i++)
    most += count (&dealer->queues[i]);
  /* The most cards for which those of any category fill all gaps. */
  for (most /= QUESTIONS_CATEGORIES; least < most;)
    {
      const guint cards = least + (most - least + 1) / 2;
      guint64 gaps = 0;

      for (guint i = 0; i < QUESTIONS_CATEGORIES; i++)
        gaps += cards - MIN (cards, count (&dealer->queues[i]));
      if (gaps <= count (&dealer->queues[WEDGES_DEAL_ANY]))
        least = cards;
      else
        most = cards - 1;
    }
  return least;
}

/* Makes a card of the first question in each queue; where there is none, one of any category takes its place. */
static void
deal_card (Dealer *dealer)
{
  guint *card = add_card (dealer);

  for (guint i = 0; i < QUESTIONS_CATEGORIES; i++)
    card[i] = take (count (&dealer->queues[i]) > 0 ? &dealer->queues[i] : &dealer->queues[WEDGES_DEAL_ANY]);
}

static gboolean
has_more (const Dealer *dealer)
{
  for (guint i = 0; i <= QUESTIONS_CATEGORIES; i++)
    if (count (&dealer->queues[i]) > 0)
      return TRUE;
  return FALSE;
}

static void
deal (Dealer *dealer, const WedgesImport *import, const guint *places)
{
  const guint n = wedges_import_count (import);
  guint fillable;

  *dealer = (Dealer) { .import = import, .places = places, .cards = g_array_new (FALSE, TRUE, sizeof (guint)) };
  for (guint i = 0; i <= QUESTIONS_CATEGORIES; i++)
    dealer->queues[i].questions = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint first = 0, end; first < n; first = end)
    {
      const guint card = wedges_import_get (import, first)->card;

      for (end = first + 1; card != 0 && end < n && wedges_import_get (import, end)->card == card;)
        end++;
      if (card == 0 || !keep_card (dealer, first, end))
        for (guint i = first; i < end; i++)
          queue (dealer, i);
    }

  fillable = count_fillable (dealer);
  for (guint i = 0; i < fillable; i++)
    deal_card (dealer);
  dealer->n_whole = dealer->cards->len / QUESTIONS_CATEGORIES;
}

static void
dealer_clear (Dealer *dealer)
{
  for (guint i = 0; i <= QUESTIONS_CATEGORIES; i++)
    g_array_unref (dealer->queues[i].questions);
  g_array_unref (dealer->cards);
}

WedgesDeal
wedges_deal_count (const WedgesImport *import, const guint *places)
{
  Dealer dealer;
  WedgesDeal result;

  deal (&dealer, import, places);
  result = (WedgesDeal) { .cards = dealer.n_whole,
                          .rest = wedges_import_count (import) - dealer.n_whole * QUESTIONS_CATEGORIES - dealer.out,
                          .out = dealer.out };
  dealer_clear (&dealer);
  return result;
}

/* Writing */

static void
write_remark (GString *text, const char *name, const char *value)
{
  if (*value != '\0')
    g_string_append_printf (text, "# %s: %s\n", name, value);
}

/* Whether @text, as a line of a bank, would be taken for one of another sort. */
static gboolean
looks_like_mark (const char *text)
{
  return strchr ("=+#\\", *text) != NULL || g_ascii_strncasecmp (text, "card", 4) == 0
         || (g_ascii_isalpha (text[0]) && text[1] == ' ' && g_ascii_isdigit (text[2]));
}

static void
write_question (GString *text, const WedgesItem *item, guint category)
{
  g_string_append_printf (text, "\n%c %d %s\n", questions_category_letters[category],
                          item->difficulty > 0 ? item->difficulty : USUAL_DIFFICULTY, item->kind);
  g_string_append_printf (text, "%s%s\n= %s\n", looks_like_mark (item->text) ? "\\" : "", item->text, item->answer);
  if (*item->fact != '\0')
    g_string_append_printf (text, "+ %s\n", item->fact);
}

static GBytes *
write_cards (const Dealer *dealer, const QuestionsHead *head)
{
  GString *text = g_string_new (NULL);

  write_remark (text, "title", head->title);
  write_remark (text, "language", head->language);
  write_remark (text, "licence", head->licence);
  for (guint i = 0; i < dealer->cards->len; i += QUESTIONS_CATEGORIES)
    {
      g_string_append_printf (text, "\ncard %u\n", i / QUESTIONS_CATEGORIES + 1);
      for (guint k = 0; k < QUESTIONS_CATEGORIES; k++)
        {
          const guint question = g_array_index (dealer->cards, guint, i + k);

          if (question > 0)
            write_question (text, wedges_import_get (dealer->import, question - 1), k);
        }
    }
  return g_string_free_to_bytes (text);
}

GBytes *
wedges_deal_write (const WedgesImport *import, const guint *places, const QuestionsHead *head, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  Dealer dealer;

  deal (&dealer, import, places);
  while (has_more (&dealer) && dealer.cards->len < QUESTIONS_MAX_CARDS * QUESTIONS_CATEGORIES)
    deal_card (&dealer);
  bytes = write_cards (&dealer, head);
  dealer_clear (&dealer);

  if (g_bytes_get_size (bytes) > QUESTIONS_MAX_SIZE)
    {
      g_set_error_literal (error, WEDGES_IMPORT_ERROR, WEDGES_IMPORT_ERROR_LARGE,
                           _ ("The pack would be larger than 16 MB."));
      return NULL;
    }
  return g_steal_pointer (&bytes);
}
