/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/words-lexicon.h"

#include <stdlib.h>
#include <string.h>

#include "rules/salon-utf8.h"
#include "words/words-list.h"
#include "words/words-memory.h"
#include "words/words-table.h"
#include "words/words-text.h"

/* An inflected form of a headword; both are numbers in the table. */
typedef struct {
  uint32_t form, headword;
  uint8_t reason;
  uint8_t step; /* how much rarer than its headword the form can be, or ANY_STEP */
} Link;

#define PASSED_OVER UINT8_MAX
#define ANY_STEP    UINT8_MAX
#define ANY_TIER    UINT8_MAX

/* Steps for a whole dictionary, see words_entry_expand(). The French one takes two million. */
#define STEPS_MAX 10000000

/* What is known about a spelling. */
typedef struct {
  bool headword;
  bool entry; /* by an entry of its own, or of the recipe */
  bool hurts;
  uint8_t uncounted; /* the tier when it is counted nowhere, or PASSED_OVER */
  uint8_t reason;    /* an entry's own, when it is none; else WORDS_OK */
  uint8_t form_reason;
  uint8_t rarest;    /* the tier that it can have at most as a form */
  uint32_t form_of;  /* the commonest headword it is a form of, when it has a form_reason */
  uint32_t own;      /* how often it was counted */
  uint64_t together; /* with its share of its forms */
} Spelling;

typedef struct {
  const WordsLexiconRules *rules;
  const WordsCounts *counts;
  WordsTable table;
  Spelling *spellings;
  size_t spellings_room;
  Link *links;
  size_t n_links, links_room;
  size_t n_steps;

  /* Of the entry that is being read. */
  WordsEntry entry;
  const WordsLexiconRule *entry_rule;
} Lexicon;

/* What patterns are compared with. */
typedef struct {
  const char *const *fields; /* ended by NULL */
  unsigned marks;
  const char *const *entry; /* fields of the entry */
  const char *text;         /* the spelling */
  const char *base;         /* that of the headword */
  const char *capital;      /* "" when there is none */
  bool prefixed;
} Features;

/* The library’s own fnmatch() takes a time that grows with a power of the number of stars. */
bool
words_fits_wildcards (const char *pattern, const char *text)
{
  const char *star = NULL, *from = NULL;

  while (*text != '\0')
    {
      if (*pattern == '*')
        {
          star = pattern++;
          from = text;
        }
      else if (*pattern == '?' || *pattern == *text)
        {
          pattern++;
          text++;
        }
      else if (star != NULL)
        {
          pattern = star + 1;
          text = ++from;
        }
      else
        return false;
    }
  while (*pattern == '*')
    pattern++;

  return *pattern == '\0';
}

static bool
has_field (const char *const *fields, const char *pattern)
{
  for (; *fields != NULL; fields++)
    {
      if (words_fits_wildcards (pattern, *fields))
        return true;
    }

  return false;
}

static bool
is_attested (const WordsLexiconRules *rules, const char *name, const char *text)
{
  for (size_t i = 0; i < rules->n_attested; i++)
    {
      if (strcmp (rules->attested[i].name, name) == 0)
        return words_table_find (&rules->attested[i].words, text, strlen (text)) != WORDS_TABLE_NONE;
    }

  return false;
}

/* What follows @prefix in @part, or NULL when it begins with something else. */
static const char *
behind (const char *part, const char *prefix)
{
  const size_t size = strlen (prefix);

  return strncmp (part, prefix, size) == 0 ? part + size : NULL;
}

static bool
fits_part (const WordsLexiconRules *rules, const Features *features, const char *part)
{
  const char *rest;

  static const struct {
    const char *name;
    unsigned mark;
  } marks[] = {
    { "KEEPCASE", WORDS_MARK_KEEP_CASE },
    { "NOSUGGEST", WORDS_MARK_NO_SUGGEST },
    { "ONLYINCOMPOUND", WORDS_MARK_IN_COMPOUND },
  };

  if (strcmp (part, "*") == 0)
    return true;
  for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
    {
      if (strcmp (part, marks[i].name) == 0)
        return (features->marks & marks[i].mark) != 0;
    }
  if (behind (part, "capital:") != NULL)
    return strcmp (part, features->capital) == 0;
  if (strcmp (part, "prefixed") == 0)
    return features->prefixed;
  if ((rest = behind (part, "entry:")) != NULL)
    return has_field (features->entry, rest);
  if ((rest = behind (part, "spelled:")) != NULL)
    return words_fits_wildcards (rest, features->text);
  if ((rest = behind (part, "of:")) != NULL)
    return words_fits_wildcards (rest, features->base);
  if ((rest = behind (part, "attested:")) != NULL)
    return is_attested (rules, rest, features->text);
  if ((rest = behind (part, "attested-of:")) != NULL)
    return is_attested (rules, rest, features->base);

  return has_field (features->fields, part);
}

static bool
fits_pattern (const WordsLexiconRules *rules, const Features *features, const char *pattern)
{
  char parts[WORDS_PATTERN_MAX], *rest = NULL;

  strcpy (parts, pattern);
  for (char *part = strtok_r (parts, "&", &rest); part != NULL; part = strtok_r (NULL, "&", &rest))
    {
      const bool wanted = part[0] != '!';

      if (fits_part (rules, features, wanted ? part : part + 1) != wanted)
        return false;
    }

  return true;
}

static uint8_t
tier_of_count (const WordsLexiconRules *rules, uint64_t count)
{
  int tier = 254;

  for (size_t i = 0; i < rules->n_steps; i++)
    {
      if (count >= rules->steps[i].count && rules->steps[i].tier < tier)
        tier = rules->steps[i].tier;
    }

  return (uint8_t) tier;
}

static const WordsLexiconRule *
find_rule (const WordsLexiconRules *all, const WordsLexiconRule *rules, size_t n, const Features *features)
{
  for (size_t i = 0; i < n; i++)
    {
      if (fits_pattern (all, features, rules[i].pattern))
        return &rules[i];
    }

  return NULL;
}

static const char *
describe_capital (const char *text, size_t size)
{
  uint32_t character;
  size_t first = salon_utf8_decode (text, size, &character);

  if (first == 0 || !words_has_capital (text, size))
    return "";

  return words_has_capital (text + first, size - first) ? "capital:more" : "capital:first";
}

/* The number of the spelling @text, or WORDS_TABLE_NONE when it cannot be laid. */
static size_t
learn (Lexicon *lexicon, const char *text)
{
  char letters[WORDS_LENGTH_MAX + 1];
  size_t size = strlen (text), known = lexicon->table.n, index;

  if (size >= WORDS_SPELLING_SIZE || words_fold (text, size, letters, lexicon->rules->longest, NULL) != WORDS_OK)
    return WORDS_TABLE_NONE;

  index = words_table_add (&lexicon->table, text, size);
  if (index == known)
    {
      lexicon->spellings = words_grow (lexicon->spellings, known, &lexicon->spellings_room, sizeof *lexicon->spellings);
      lexicon->spellings[index] = (Spelling) {
        .uncounted = PASSED_OVER,
        .rarest = ANY_TIER,
        .own = words_counts_of (lexicon->counts, text, size),
        .hurts = lexicon->rules->hurts != NULL && lexicon->rules->hurts (lexicon->rules->hurts_data, text, size),
      };
    }

  return index;
}

static void
link_form (Lexicon *lexicon, size_t form, size_t headword, WordsVerdict reason, const WordsLexiconRule *near)
{
  lexicon->links = words_grow (lexicon->links, lexicon->n_links, &lexicon->links_room, sizeof *lexicon->links);
  lexicon->links[lexicon->n_links++] = (Link) {
    .form = (uint32_t) form,
    .headword = (uint32_t) headword,
    .reason = (uint8_t) reason,
    .step = near != NULL ? near->tier : ANY_STEP,
  };
}

static void
take_headword (Lexicon *lexicon, const WordsForm *form, Spelling *spelling)
{
  const WordsLexiconRules *rules = lexicon->rules;
  const Features features = {
    .fields = lexicon->entry.fields,
    .entry = lexicon->entry.fields,
    .text = form->text,
    .base = form->base,
    .marks = lexicon->entry.marks,
    .capital = "",
    .prefixed = form->prefixed,
  };
  const WordsLexiconRule *rule = find_rule (rules, rules->uncounted, rules->n_uncounted, &features);
  uint8_t tier = rule == NULL ? tier_of_count (rules, 0) : rule->passed_over ? PASSED_OVER : rule->tier;

  spelling->headword = true;
  if (tier < spelling->uncounted)
    spelling->uncounted = tier;
}

/* A WordsFormFunc. */
static void
take_form (const WordsForm *form, void *data)
{
  Lexicon *lexicon = data;
  const WordsLexiconRules *rules = lexicon->rules;
  const Features features = {
    .fields = form->fields,
    .entry = lexicon->entry.fields,
    .text = form->text,
    .base = form->base,
    .marks = lexicon->entry.marks,
    .capital = "",
    .prefixed = form->prefixed,
  };
  WordsVerdict verdict = lexicon->entry_rule->verdict;
  size_t index = learn (lexicon, form->text), headword;
  const WordsLexiconRule *rule;

  if (index == WORDS_TABLE_NONE)
    return;

  if (verdict != WORDS_OK)
    {
      Spelling *spelling = &lexicon->spellings[index];

      if (spelling->reason == WORDS_OK || verdict < (WordsVerdict) spelling->reason)
        spelling->reason = (uint8_t) verdict;
      return;
    }
  if (!form->changed)
    {
      take_headword (lexicon, form, &lexicon->spellings[index]);
      lexicon->spellings[index].entry = true;
      return;
    }

  rule = find_rule (rules, rules->forms, rules->n_forms, &features);
  if (rule == NULL || rule->passed_over)
    return;
  if (rule->verdict == WORDS_OK)
    take_headword (lexicon, form, &lexicon->spellings[index]);
  /* A headword that is too long to be laid has forms that are not; they stand for it. */
  headword = learn (lexicon, form->base);
  link_form (lexicon, index, headword == WORDS_TABLE_NONE ? index : headword, rule->verdict,
             find_rule (rules, rules->near, rules->n_near, &features));
}

static bool
take_line (Lexicon *lexicon, const WordsAffixes *affixes, char *line, WordsSourceError *error)
{
  const WordsLexiconRules *rules = lexicon->rules;
  const WordsEntry *entry = &lexicon->entry;
  Features features;

  if (!words_entry_parse (affixes, line, &lexicon->entry, error))
    return false;

  features = (Features) {
    .fields = entry->fields,
    .entry = entry->fields,
    .text = entry->stem,
    .base = entry->stem,
    .marks = entry->marks,
    .capital = describe_capital (entry->stem, entry->size),
  };
  lexicon->entry_rule = find_rule (rules, rules->entries, rules->n_entries, &features);

  if (lexicon->entry_rule == NULL || lexicon->entry_rule->passed_over)
    return true;
  if (!words_entry_expand (affixes, entry, take_form, lexicon, &lexicon->n_steps, error))
    return false;

  return lexicon->n_steps <= STEPS_MAX || words_source_fail (error, N_ ("this dictionary has too many forms"), "");
}

static int
compare_links (const void *a, const void *b)
{
  const Link *left = a, *right = b;

  if (left->form != right->form)
    return left->form < right->form ? -1 : 1;
  if (left->headword != right->headword)
    return left->headword < right->headword ? -1 : 1;

  return (int) left->reason - (int) right->reason;
}

/* How much of a shared form belongs to a headword, relative to the others. */
static uint64_t
weight (const Lexicon *lexicon, const Link *link)
{
  return (uint64_t) lexicon->spellings[link->headword].own + 1;
}

/* Words of the recipe's own. What the dictionary calls a form keeps its count to itself then. */
static void
take_added (Lexicon *lexicon)
{
  for (size_t i = 0; i < lexicon->rules->added.n; i++)
    {
      size_t index = learn (lexicon, words_table_text (&lexicon->rules->added, i));

      if (index == WORDS_TABLE_NONE)
        continue;
      lexicon->spellings[index].headword = true;
      lexicon->spellings[index].entry = true;
      lexicon->spellings[index].uncounted = tier_of_count (lexicon->rules, 0);
    }
}

/* Divides the count of a form between the headwords of its @n links, and gives it the reason it
 * has under the commonest of them. */
static void
share_form (Lexicon *lexicon, const Link *links, size_t n)
{
  Spelling *form = &lexicon->spellings[links->form];
  const Link *best = links;
  uint64_t sum = 0;

  for (size_t i = 0; i < n; i++)
    {
      form->hurts = form->hurts || lexicon->spellings[links[i].headword].hurts;
      if (i == 0 || links[i].headword != links[i - 1].headword)
        {
          sum += weight (lexicon, &links[i]);
          if (weight (lexicon, &links[i]) > weight (lexicon, best))
            best = &links[i];
        }
    }
  form->form_of = best->headword;
  form->form_reason = best->reason;

  for (size_t i = 0; i < n; i++)
    {
      if (i == 0 || links[i].headword != links[i - 1].headword)
        lexicon->spellings[links[i].headword].together += form->own * weight (lexicon, &links[i]) / sum;
    }
}

static void
share_forms (Lexicon *lexicon)
{
  if (lexicon->n_links > 0)
    qsort (lexicon->links, lexicon->n_links, sizeof *lexicon->links, compare_links);

  for (size_t i = 0, n; i < lexicon->n_links; i += n)
    {
      const Link *links = &lexicon->links[i];

      for (n = 1; i + n < lexicon->n_links && links[n].form == links->form; n++)
        ;
      /* A headword that looks like a form of another keeps its count to itself, but for a form that the recipe
       * makes a word of its own: its count is told for both, because nobody can say which it was. */
      if (!lexicon->spellings[links->form].entry)
        share_form (lexicon, links, n);
    }
}

/* The tier of a headword, or PASSED_OVER. */
static uint8_t
tier_of_headword (const Lexicon *lexicon, const Spelling *spelling)
{
  uint64_t count = spelling->own + spelling->together;

  return count > 0 ? tier_of_count (lexicon->rules, count) : spelling->uncounted;
}

/* Finds how rare each form can be at most; what its headwords' counts are together is known. */
static void
limit_forms (Lexicon *lexicon)
{
  for (size_t i = 0; i < lexicon->n_links; i++)
    {
      const Link *link = &lexicon->links[i];
      const Spelling *headword = &lexicon->spellings[link->headword];
      Spelling *form = &lexicon->spellings[link->form];
      unsigned tier;

      if (link->step == ANY_STEP || !headword->headword || tier_of_headword (lexicon, headword) == PASSED_OVER)
        continue;
      tier = (unsigned) tier_of_headword (lexicon, headword) + link->step;
      if (tier < form->rarest)
        form->rarest = (uint8_t) tier;
    }
}

bool
words_is_form (WordsVerdict reason)
{
  return reason == WORDS_CONJUGATED || reason == WORDS_PLURAL || reason == WORDS_INFLECTED
         || reason == WORDS_PART_OF_SPEECH || reason == WORDS_PARTICIPLE;
}

/* Gives the word @index that is no headword, for the @reason; @least is the tier of its headword. */
static void
give_form (const Lexicon *lexicon, size_t index, WordsVerdict reason, uint8_t least, const WordsLexiconSink *sink)
{
  const WordsLexiconRules *rules = lexicon->rules;
  const Spelling *spelling = &lexicon->spellings[index];
  const char *text = words_table_text (&lexicon->table, index);
  const size_t size = strlen (text);
  uint8_t tier = tier_of_count (rules, spelling->own);

  sink->refuse (sink->data, text, size, tier, reason);
  if (rules->forms_tier < 0 || !words_is_form (reason))
    return;
  if (spelling->own == 0 && tier < rules->forms_tier)
    tier = (uint8_t) rules->forms_tier;
  if (spelling->own == 0 && tier < least)
    tier = least;
  if (tier > spelling->rarest)
    tier = spelling->rarest;
  sink->take (sink->data, text, size, tier, spelling->hurts ? WORDS_FLAG_HURTFUL : 0);
}

static void
give_spelling (const Lexicon *lexicon, size_t index, const WordsLexiconSink *sink)
{
  const Spelling *spelling = &lexicon->spellings[index];
  const Spelling *parent = spelling->form_reason != WORDS_OK ? &lexicon->spellings[spelling->form_of] : NULL;
  const char *text = words_table_text (&lexicon->table, index);
  const uint8_t tier = tier_of_headword (lexicon, spelling);

  if (spelling->headword)
    {
      if (tier != PASSED_OVER)
        sink->take (sink->data, text, strlen (text), tier,
                    WORDS_FLAG_HEADWORD | (spelling->hurts ? WORDS_FLAG_HURTFUL : 0));
    }
  /* A word that has an entry of its own counts as that, whatever it is a form of. */
  else if (spelling->reason != WORDS_OK)
    give_form (lexicon, index, (WordsVerdict) spelling->reason, 0, sink);
  else if (parent != NULL && !parent->headword)
    give_form (lexicon, index, (WordsVerdict) spelling->form_reason, 0, sink);
  else if (parent != NULL && tier_of_headword (lexicon, parent) != PASSED_OVER)
    give_form (lexicon, index, (WordsVerdict) spelling->form_reason, tier_of_headword (lexicon, parent), sink);
}

bool
words_lexicon_read (WordsSource *dictionary,
                    const WordsAffixes *affixes,
                    const WordsCounts *counts,
                    const WordsLexiconRules *rules,
                    const WordsLexiconSink *sink)
{
  Lexicon lexicon = { .rules = rules, .counts = counts };
  WordsSourceError *error = dictionary->error;
  bool good = true, headed = false;
  char *line;
  size_t size;

  while (good && words_source_next (dictionary, &line, &size))
    {
      if (strlen (line) != size)
        good = words_source_fail (error, N_ ("this is not text"), "");
      else if (!headed && (line[0] < '0' || line[0] > '9'))
        good = words_source_fail (error, N_ ("a dictionary begins with the number of its entries"), line);
      else if (!headed)
        headed = true;
      else if (size > 0)
        good = take_line (&lexicon, affixes, line, error);
    }
  good = good && error->message == NULL;
  if (good && !headed)
    {
      error->line = 0;
      good = words_source_fail (error, N_ ("a dictionary begins with the number of its entries"), "");
    }

  if (good)
    {
      take_added (&lexicon);
      share_forms (&lexicon);
      limit_forms (&lexicon);
      for (size_t i = 0; i < lexicon.table.n; i++)
        give_spelling (&lexicon, i, sink);
    }
  words_table_clear (&lexicon.table);
  free (lexicon.spellings);
  free (lexicon.links);

  return good;
}
