/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/words-recipe.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "words/words-affix.h"
#include "words/words-counts.h"
#include "words/words-lexicon.h"
#include "words/words-list.h"
#include "words/words-recipe-value.h"
#include "words/words-source.h"
#include "words/words-text.h"

#define DROPPED_MAX  1024
#define PATTERNS_MAX 256
#define TOKENS_MAX   128

/* Bytes that the sources of a recipe have together, each time that they are read. */
#define SOURCES_SIZE_MAX (256u << 20)

typedef struct {
  WordsPack *pack;
  const char *const *folders;
  size_t n_folders;
  WordsSourceError *error;
  WordsCounts counts;
  WordsLexiconRules rules;
  size_t read; /* bytes of sources so far */

  bool tells_headwords;
  bool capitals;
  char needed[64]; /* folded; a word of needed_tier or more has one of these */
  long needed_tier;
  WordsTable dropped; /* folded */
  size_t n_dropped;   /* with those that came twice */
  uint8_t dropped_for[DROPPED_MAX];
  WordsTable hurtful;          /* folded */
  WordsTable hurtful_patterns; /* the same, with “*” */
  WordsTable harmless;         /* whatever the others say */
} Recipe;

static bool
fail (Recipe *recipe, const char *message, const char *detail)
{
  return words_source_fail (recipe->error, message, detail);
}

static bool
is_hurtful (const Recipe *recipe, const char *letters)
{
  const size_t size = strlen (letters);

  if (words_table_find (&recipe->harmless, letters, size) != WORDS_TABLE_NONE)
    return false;
  if (words_table_find (&recipe->hurtful, letters, size) != WORDS_TABLE_NONE)
    return true;
  for (size_t i = 0; i < recipe->hurtful_patterns.n; i++)
    {
      if (words_fits_wildcards (words_table_text (&recipe->hurtful_patterns, i), letters))
        return true;
    }

  return false;
}

/* The same of a spelling, for the lexicon. */
static bool
hurts (void *data, const char *text, size_t size)
{
  const Recipe *recipe = data;
  char letters[WORDS_LENGTH_MAX + 1];

  return words_fold (text, size, letters, recipe->rules.longest, NULL) == WORDS_OK && is_hurtful (recipe, letters);
}

static void
take_word (Recipe *recipe, const char *text, size_t size, long tier, uint8_t flags)
{
  char letters[WORDS_LENGTH_MAX + 1];
  size_t dropped;

  if (words_fold (text, size, letters, recipe->rules.longest, NULL) != WORDS_OK
      || (!recipe->capitals && words_has_capital (text, size))
      || (tier >= recipe->needed_tier && strpbrk (letters, recipe->needed) == NULL))
    return;
  dropped = words_table_find (&recipe->dropped, letters, strlen (letters));
  if (dropped != WORDS_TABLE_NONE)
    {
      if (recipe->rules.forms_tier < 0 || !words_is_form ((WordsVerdict) recipe->dropped_for[dropped]))
        return;
      flags = (uint8_t) (flags & ~WORDS_FLAG_HEADWORD);
    }
  if (is_hurtful (recipe, letters))
    flags |= WORDS_FLAG_HURTFUL;

  words_pack_add (recipe->pack, text, size, (uint8_t) tier, flags);
}

/* Opens the source @name. Faults in it are reported in @error, with its own line numbers. A recipe reads nothing outside
 * the folders that its caller names. */
static bool
open_source (Recipe *recipe, WordsSource *source, const char *name, WordsEncoding encoding, WordsSourceError *error)
{
  if (strchr (name, '/') != NULL)
    {
      words_source_use (source, NULL, recipe->error->file, encoding, error);
      error->line = recipe->error->line;
      return words_source_fail (error, N_ ("a source is named without its folder"), name);
    }

  return words_source_open (source, recipe->folders, recipe->n_folders, name, encoding, error);
}

/* Closes the source. A fault in it counts as a fault of the recipe. */
static bool
close_source (Recipe *recipe, WordsSource *source)
{
  bool good = words_source_close (source);

  if (!good)
    *recipe->error = *source->error;
  recipe->read += source->size;

  return good
         && (recipe->read <= SOURCES_SIZE_MAX
             || fail (recipe, N_ ("all sources together are larger than 256 MiB"), ""));
}

/* Reads a source, a word a line. With a @reason the words are refused, else taken. */
static bool
read_source (Recipe *recipe, const char *name, WordsEncoding encoding, WordsVerdict reason, long tier, uint8_t flags)
{
  WordsSourceError error;
  WordsSource source;
  char *text;
  size_t size;

  if (open_source (recipe, &source, name, encoding, &error))
    {
      while (words_source_next (&source, &text, &size))
        {
          if (reason != WORDS_OK)
            words_pack_refuse (recipe->pack, text, size, UINT8_MAX, reason);
          else
            take_word (recipe, text, size, tier, flags);
        }
    }

  return close_source (recipe, &source);
}

/* The two ends of a WordsLexiconSink. */
static void
take_entry (void *data, const char *text, size_t size, uint8_t tier, uint8_t flags)
{
  take_word (data, text, size, tier, flags);
}

static void
refuse_form (void *data, const char *text, size_t size, uint8_t tier, WordsVerdict reason)
{
  Recipe *recipe = data;

  words_pack_refuse (recipe->pack, text, size, tier, reason);
}

/* dictionary FILE AFFIXES */
static bool
do_dictionary (Recipe *recipe, char **tokens, size_t n)
{
  const WordsLexiconSink sink = { .take = take_entry, .refuse = refuse_form, .data = recipe };
  WordsAffixes *affixes = NULL;
  WordsSourceError error;
  WordsSource source;
  bool complete = false;

  if (n != 3)
    return fail (recipe, N_ ("a dictionary and a file of affixes are needed"), tokens[0]);
  for (size_t i = 0; i < recipe->rules.n_steps; i++)
    complete = complete || recipe->rules.steps[i].count == 0;
  if (!complete)
    return fail (recipe, N_ ("there is no tier for words that are counted 0 times"), tokens[0]);

  if (open_source (recipe, &source, tokens[2], WORDS_EITHER, &error))
    affixes = words_affixes_read (&source);
  if (!close_source (recipe, &source))
    return false;

  if (open_source (recipe, &source, tokens[1], words_affixes_encoding (affixes), &error))
    words_lexicon_read (&source, affixes, &recipe->counts, &recipe->rules, &sink);
  words_affixes_free (affixes);

  return close_source (recipe, &source);
}

/* counts FILE */
static bool
do_counts (Recipe *recipe, char **tokens, size_t n)
{
  WordsSourceError error;
  WordsSource source;

  if (n != 2)
    return fail (recipe, N_ ("one file is needed"), tokens[0]);
  if (open_source (recipe, &source, tokens[1], WORDS_UTF_8, &error))
    words_counts_read (&recipe->counts, &source);

  return close_source (recipe, &source);
}

/* tier TIER COUNT */
static bool
do_tier (Recipe *recipe, char **tokens, size_t n)
{
  WordsLexiconRules *rules = &recipe->rules;
  unsigned long count;
  char *end;
  long tier;

  if (n != 3)
    return fail (recipe, N_ ("a tier and a count are needed"), tokens[0]);
  if (!words_parse_tier (tokens[1], &tier))
    return fail (recipe, N_ ("this is not a tier"), tokens[1]);
  errno = 0;
  count = strtoul (tokens[2], &end, 10);
  if (tokens[2][0] < '0' || tokens[2][0] > '9' || *end != '\0' || errno != 0 || count > UINT32_MAX)
    return fail (recipe, N_ ("this is not a count"), tokens[2]);
  if (rules->n_steps == WORDS_STEPS_MAX)
    return fail (recipe, N_ ("there are too many tiers"), tokens[1]);
  rules->steps[rules->n_steps].tier = (uint8_t) tier;
  rules->steps[rules->n_steps++].count = (uint32_t) count;

  return true;
}

/* Adds to the @n_rules of @rules one like @rule for each pattern from the third token on. */
static bool
add_rules (Recipe *recipe, char **tokens, size_t n, WordsLexiconRule rule, WordsLexiconRule *rules, size_t *n_rules)
{
  if (n < 3)
    return fail (recipe, N_ ("patterns are needed"), tokens[0]);
  for (size_t i = 2; i < n; i++)
    {
      if (*n_rules == WORDS_RULES_MAX)
        return fail (recipe, N_ ("there are too many patterns"), tokens[i]);
      if (strlen (tokens[i]) >= sizeof rule.pattern)
        return fail (recipe, N_ ("this pattern is too long"), tokens[i]);
      strcpy (rule.pattern, tokens[i]);
      rules[(*n_rules)++] = rule;
    }

  return true;
}

/* entries VERDICT PATTERN… */
static bool
do_entries (Recipe *recipe, char **tokens, size_t n)
{
  WordsLexiconRule rule = { .verdict = WORDS_OK };

  rule.passed_over = n > 1 && strcmp (tokens[1], "pass-over") == 0;
  if (n < 2
      || (!rule.passed_over && strcmp (tokens[1], "headword") != 0 && !words_parse_reason (tokens[1], &rule.verdict)))
    return fail (recipe, N_ ("this reason is not known"), n > 1 ? tokens[1] : "");

  return add_rules (recipe, tokens, n, rule, recipe->rules.entries, &recipe->rules.n_entries);
}

/* forms headword|REASON PATTERN… */
static bool
do_forms (Recipe *recipe, char **tokens, size_t n)
{
  WordsLexiconRule rule = { .verdict = WORDS_OK };

  rule.passed_over = n > 1 && strcmp (tokens[1], "pass-over") == 0;
  if (n < 2
      || (!rule.passed_over && strcmp (tokens[1], "headword") != 0 && !words_parse_reason (tokens[1], &rule.verdict)))
    return fail (recipe, N_ ("this reason is not known"), n > 1 ? tokens[1] : "");

  return add_rules (recipe, tokens, n, rule, recipe->rules.forms, &recipe->rules.n_forms);
}

/* uncounted TIER|pass-over PATTERN… */
static bool
do_uncounted (Recipe *recipe, char **tokens, size_t n)
{
  WordsLexiconRule rule = { .verdict = WORDS_OK };
  long tier = 0;

  rule.passed_over = n > 1 && strcmp (tokens[1], "pass-over") == 0;
  if (n < 2 || (!rule.passed_over && !words_parse_tier (tokens[1], &tier)))
    return fail (recipe, N_ ("this is not a tier"), n > 1 ? tokens[1] : "");
  rule.tier = (uint8_t) tier;

  return add_rules (recipe, tokens, n, rule, recipe->rules.uncounted, &recipe->rules.n_uncounted);
}

/* near STEP PATTERN… */
static bool
do_near (Recipe *recipe, char **tokens, size_t n)
{
  WordsLexiconRule rule = { .verdict = WORDS_OK };
  long step = 0;

  if (n < 2 || !words_parse_tier (tokens[1], &step))
    return fail (recipe, N_ ("this is not a tier"), n > 1 ? tokens[1] : "");
  rule.tier = (uint8_t) step;

  return add_rules (recipe, tokens, n, rule, recipe->rules.near, &recipe->rules.n_near);
}

/* words FILE TIER ENCODING [headword] [variant] */
static bool
do_words (Recipe *recipe, char **tokens, size_t n)
{
  WordsEncoding encoding;
  uint8_t flags = 0;
  long tier;

  if (n < 4)
    return fail (recipe, N_ ("a file, a tier and an encoding are needed"), tokens[0]);
  if (!words_parse_tier (tokens[2], &tier))
    return fail (recipe, N_ ("this is not a tier"), tokens[2]);
  if (!words_parse_encoding (tokens[3], &encoding))
    return fail (recipe, N_ ("this encoding is not known"), tokens[3]);
  for (size_t i = 4; i < n; i++)
    {
      if (strcmp (tokens[i], "headword") == 0)
        flags |= WORDS_FLAG_HEADWORD;
      else if (strcmp (tokens[i], "variant") == 0)
        flags |= WORDS_FLAG_VARIANT;
      else
        return fail (recipe, N_ ("only “headword” and “variant” can follow an encoding"), tokens[i]);
    }

  return read_source (recipe, tokens[1], encoding, WORDS_OK, tier, flags);
}

/* refuse REASON FILE ENCODING */
static bool
do_refuse (Recipe *recipe, char **tokens, size_t n)
{
  WordsVerdict reason;
  WordsEncoding encoding;

  if (n != 4)
    return fail (recipe, N_ ("a reason, a file and an encoding are needed"), tokens[0]);
  if (!words_parse_reason (tokens[1], &reason))
    return fail (recipe, N_ ("this reason is not known"), tokens[1]);
  if (!words_parse_encoding (tokens[3], &encoding))
    return fail (recipe, N_ ("this encoding is not known"), tokens[3]);

  return read_source (recipe, tokens[2], encoding, reason, 0, 0);
}

/* drop REASON WORD… */
static bool
do_drop (Recipe *recipe, char **tokens, size_t n)
{
  WordsVerdict reason;

  if (n < 3)
    return fail (recipe, N_ ("a reason and words are needed"), tokens[0]);
  if (!words_parse_reason (tokens[1], &reason))
    return fail (recipe, N_ ("this reason is not known"), tokens[1]);

  for (size_t i = 2; i < n; i++)
    {
      char letters[WORDS_LENGTH_MAX + 1];
      size_t size = strlen (tokens[i]), known = recipe->dropped.n, index;

      if (words_fold (tokens[i], size, letters, recipe->rules.longest, NULL) != WORDS_OK)
        return fail (recipe, N_ ("this is not a word that can be laid"), tokens[i]);
      if (recipe->n_dropped++ == DROPPED_MAX)
        return fail (recipe, N_ ("too many words are dropped"), tokens[i]);
      index = words_table_add (&recipe->dropped, letters, strlen (letters));
      if (index == known)
        recipe->dropped_for[index] = (uint8_t) reason;
      /* No other reason is better than the recipe's. */
      words_pack_refuse (recipe->pack, tokens[i], size, 0, reason);
    }

  return true;
}

/* attested NAME FILE ENCODING: the file's words are what patterns call attested:NAME. */
static bool
do_attested (Recipe *recipe, char **tokens, size_t n)
{
  WordsLexiconRules *rules = &recipe->rules;
  WordsEncoding encoding;
  WordsSourceError error;
  WordsSource source;
  size_t size, i = 0;
  char *text;

  if (n != 4)
    return fail (recipe, N_ ("a name, a file and an encoding are needed"), tokens[0]);
  if (!words_parse_encoding (tokens[3], &encoding))
    return fail (recipe, N_ ("this encoding is not known"), tokens[3]);
  while (i < rules->n_attested && strcmp (rules->attested[i].name, tokens[1]) != 0)
    i++;
  if (i == WORDS_ATTESTED_MAX || strlen (tokens[1]) >= sizeof rules->attested[i].name)
    return fail (recipe, N_ ("there are too many names, or this one is too long"), tokens[1]);
  if (i == rules->n_attested)
    strcpy (rules->attested[rules->n_attested++].name, tokens[1]);

  if (open_source (recipe, &source, tokens[2], encoding, &error))
    {
      while (words_source_next (&source, &text, &size))
        {
          char *rest = NULL;

          for (char *word = strtok_r (text, " ", &rest); word != NULL && text[0] != '#';
               word = strtok_r (NULL, " ", &rest))
            words_table_add (&rules->attested[i].words, word, strlen (word));
        }
    }

  return close_source (recipe, &source);
}

/* Notes a word of a source of hurtful words, or a pattern; behind “!” a harmless word. False when it is neither. */
static bool
take_hurtful (Recipe *recipe, const char *text, size_t size)
{
  char letters[WORDS_PATTERN_MAX];
  const bool harmless = text[0] == '!';

  if (harmless || memchr (text, '*', size) == NULL)
    {
      if (words_fold (text + harmless, size - harmless, letters, WORDS_LENGTH_MAX, NULL) != WORDS_OK)
        return false;
      words_table_add (harmless ? &recipe->harmless : &recipe->hurtful, letters, strlen (letters));
      return true;
    }
  if (size >= sizeof letters || recipe->hurtful_patterns.n == PATTERNS_MAX)
    return false;
  for (size_t i = 0; i < size; i++)
    {
      letters[i] = (char) (text[i] >= 'a' && text[i] <= 'z' ? text[i] - 'a' + 'A' : text[i]);
      if (letters[i] != '*' && (letters[i] < 'A' || letters[i] > 'Z'))
        return false;
    }
  words_table_add (&recipe->hurtful_patterns, letters, size);

  return true;
}

/* hurtful FILE ENCODING */
static bool
do_hurtful (Recipe *recipe, char **tokens, size_t n)
{
  WordsEncoding encoding;
  WordsSourceError error;
  WordsSource source;
  char *text;
  size_t size;

  if (n != 3)
    return fail (recipe, N_ ("a file and an encoding are needed"), tokens[0]);
  if (!words_parse_encoding (tokens[2], &encoding))
    return fail (recipe, N_ ("this encoding is not known"), tokens[2]);
  if (open_source (recipe, &source, tokens[1], encoding, &error))
    {
      while (error.message == NULL && words_source_next (&source, &text, &size))
        {
          char *rest = NULL;

          for (char *word = strtok_r (text, " ", &rest); word != NULL && text[0] != '#';
               word = strtok_r (NULL, " ", &rest))
            {
              if (!take_hurtful (recipe, word, strlen (word)))
                words_source_fail (&error, N_ ("this is not a word that can be laid"), word);
            }
        }
    }

  return close_source (recipe, &source);
}

/* take-forms TIER */
static bool
do_take_forms (Recipe *recipe, char **tokens, size_t n)
{
  long tier;

  if (n != 2 || !words_parse_tier (tokens[1], &tier))
    return fail (recipe, N_ ("one tier is needed"), tokens[0]);
  if (!recipe->tells_headwords)
    return fail (recipe, N_ ("forms are told from headwords only where the language says “headwords”"), tokens[0]);
  recipe->rules.forms_tier = (int) tier;

  return true;
}

/* add TIER|counted WORD… */
static bool
do_add (Recipe *recipe, char **tokens, size_t n)
{
  char letters[WORDS_LENGTH_MAX + 1];
  bool counted;
  long tier = 0;

  if (n < 3)
    return fail (recipe, N_ ("a tier and words are needed"), tokens[0]);
  counted = strcmp (tokens[1], "counted") == 0;
  if (!counted && !words_parse_tier (tokens[1], &tier))
    return fail (recipe, N_ ("this is not a tier"), tokens[1]);

  for (size_t i = 2; i < n; i++)
    {
      size_t size = strlen (tokens[i]);
      WordsVerdict verdict = words_fold (tokens[i], size, letters, recipe->rules.longest, NULL);

      if (counted && verdict == WORDS_OK)
        words_table_add (&recipe->rules.added, tokens[i], size);
      else if (verdict == WORDS_OK)
        verdict = words_pack_add (recipe->pack, tokens[i], size, (uint8_t) tier,
                                  (uint8_t) ((recipe->tells_headwords ? WORDS_FLAG_HEADWORD : 0)
                                             | (is_hurtful (recipe, letters) ? WORDS_FLAG_HURTFUL : 0)));
      if (verdict != WORDS_OK && verdict != WORDS_TOO_SHORT)
        return fail (recipe, N_ ("this is not a word that can be laid"), tokens[i]);
    }

  return true;
}

/* language TAG [[SHORTEST-]LONGEST] [headwords] [all-forms] */
static bool
do_language (Recipe *recipe, char **tokens, size_t n)
{
  size_t next = 2, shortest = 1;
  bool all_forms;

  if (recipe->pack != NULL)
    return fail (recipe, N_ ("the language is given twice"), n > 1 ? tokens[1] : "");
  if (n < 2 || !words_language_is_valid (tokens[1]))
    return fail (recipe, N_ ("this is not a language tag"), n > 1 ? tokens[1] : "");
  if (n > next && words_parse_lengths (tokens[next], &shortest, &recipe->rules.longest))
    next++;
  recipe->tells_headwords = n > next && strcmp (tokens[next], "headwords") == 0;
  if (recipe->tells_headwords)
    next++;
  all_forms = n > next && strcmp (tokens[next], "all-forms") == 0;
  if (all_forms)
    next++;
  if (n > next)
    return fail (recipe,
                 N_ ("only numbers of letters from 1 to 26, “headwords” and “all-forms” can follow the language"),
                 tokens[next]);

  recipe->pack = words_pack_new (tokens[1], recipe->rules.longest, recipe->tells_headwords);
  words_pack_suit (recipe->pack, shortest, all_forms);

  return true;
}

/* capitals yes|no */
static bool
do_capitals (Recipe *recipe, char **tokens, size_t n)
{
  if (n != 2 || !words_parse_yes (tokens[1], &recipe->capitals))
    return fail (recipe, N_ ("“yes” or “no” is needed"), tokens[0]);

  return true;
}

/* doubtful TIER */
static bool
do_doubtful (Recipe *recipe, char **tokens, size_t n)
{
  long tier;

  if (n != 2 || !words_parse_tier (tokens[1], &tier))
    return fail (recipe, N_ ("one tier is needed"), tokens[0]);
  words_pack_doubt (recipe->pack, (uint8_t) tier);

  return true;
}

/* needs TIER LETTERS */
static bool
do_needs (Recipe *recipe, char **tokens, size_t n)
{
  if (n != 3 || !words_parse_tier (tokens[1], &recipe->needed_tier)
      || words_fold (tokens[2], strlen (tokens[2]), recipe->needed, sizeof recipe->needed - 1, NULL) != WORDS_OK)
    return fail (recipe, N_ ("a tier and letters are needed"), tokens[0]);

  return true;
}

static const struct {
  const char *name;
  bool (*act) (Recipe *recipe, char **tokens, size_t n);
} statements[] = {
  { "language", do_language },   { "capitals", do_capitals }, { "doubtful", do_doubtful },
  { "needs", do_needs },         { "drop", do_drop },         { "words", do_words },
  { "refuse", do_refuse },       { "add", do_add },           { "counts", do_counts },
  { "tier", do_tier },           { "entries", do_entries },   { "forms", do_forms },
  { "uncounted", do_uncounted }, { "near", do_near },         { "dictionary", do_dictionary },
  { "attested", do_attested },   { "hurtful", do_hurtful },   { "take-forms", do_take_forms },
};

static bool
do_line (Recipe *recipe, char *line)
{
  char *tokens[TOKENS_MAX], *rest = NULL;
  size_t n = 0;

  for (char *token = strtok_r (line, " \t\r\n", &rest); token != NULL; token = strtok_r (NULL, " \t\r\n", &rest))
    {
      if (n == TOKENS_MAX)
        return fail (recipe, N_ ("the line is too long"), tokens[0]);
      tokens[n++] = token;
    }
  if (n == 0 || tokens[0][0] == '#')
    return true;

  for (size_t i = 0; i < sizeof statements / sizeof *statements; i++)
    {
      if (strcmp (tokens[0], statements[i].name) == 0)
        {
          if (recipe->pack == NULL && statements[i].act != do_language)
            return fail (recipe, N_ ("the language must come first"), tokens[0]);
          return statements[i].act (recipe, tokens, n)
                 && (!words_pack_is_full (recipe->pack)
                     || fail (recipe, N_ ("a list has at most 2,000,000 spellings"), tokens[0]));
        }
    }

  return fail (recipe, N_ ("this statement is not known"), tokens[0]);
}

WordsPack *
words_recipe_read (const char *path, const char *const *folders, size_t n_folders, WordsSourceError *error)
{
  Recipe recipe = {
    .folders = folders,
    .n_folders = n_folders,
    .error = error,
    .capitals = true,
    .needed_tier = 256,
    .rules = { .longest = WORDS_LENGTH_MAX, .forms_tier = -1, .hurts = hurts },
  };
  FILE *file = words_source_file (path);
  const int problem = errno;
  WordsSource source;
  size_t size;
  char *line;
  bool good;

  recipe.rules.hurts_data = &recipe;
  words_source_use (&source, file, path, WORDS_UTF_8, error);
  good = file != NULL || words_source_refused (error, N_ ("the recipe cannot be read"), problem);
  while (good && words_source_next (&source, &line, &size))
    good = do_line (&recipe, line);
  if (good && error->message == NULL && recipe.pack == NULL)
    {
      error->line = 0;
      fail (&recipe, N_ ("the recipe names no language"), "");
    }

  words_counts_clear (&recipe.counts);
  words_table_clear (&recipe.rules.added);
  words_table_clear (&recipe.dropped);
  words_table_clear (&recipe.hurtful);
  words_table_clear (&recipe.hurtful_patterns);
  words_table_clear (&recipe.harmless);
  for (size_t i = 0; i < recipe.rules.n_attested; i++)
    words_table_clear (&recipe.rules.attested[i].words);
  if (!words_source_close (&source))
    {
      words_pack_free (recipe.pack);
      return NULL;
    }

  return recipe.pack;
}
