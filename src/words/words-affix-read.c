/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/words-affix-private.h"

#include <stdlib.h>
#include <string.h>

#include "rules/salon-utf8.h"
#include "words/words-fold.h"
#include "words/words-memory.h"
#include "words/words-text.h"

#define TOKENS_MAX 64

/* While the file is read. */
typedef struct {
  WordsAffixes *affixes;
  WordsSourceError *error;

  /* The affix whose rules are being read. */
  char flag_text[64];
  uint32_t flag;
  bool prefix;
  bool crosses;
  unsigned long left; /* rules to come */
} Reader;

static const struct {
  const char *name;
  unsigned mark; /* its place in WordsAffixes.marks */
} mark_statements[] = {
  { "NEEDAFFIX", 0 },     { "PSEUDOROOT", 0 }, /* its older name */
  { "FORBIDDENWORD", 1 }, { "CIRCUMFIX", 2 },  { "KEEPCASE", 3 }, { "NOSUGGEST", 4 }, { "ONLYINCOMPOUND", 5 },
};

static bool
fail (Reader *reader, const char *message, const char *detail)
{
  return words_source_fail (reader->error, message, detail);
}

/* Decodes a character of text that is known to be UTF-8. */
static uint32_t
next_character (const char **text, const char *end)
{
  uint32_t character = 0;

  *text += salon_utf8_decode (*text, (size_t) (end - *text), &character);

  return character;
}

static bool
parse_flag_number (const char **text, const char *end, uint32_t *flag, WordsSourceError *error)
{
  const char *digits = *text;

  *flag = 0;
  for (; *text < end && **text >= '0' && **text <= '9' && *flag < 100000; (*text)++)
    *flag = *flag * 10 + (uint32_t) (**text - '0');
  if (*text == digits || *flag == 0 || *flag > 65535)
    return words_source_fail (error, N_ ("a flag here is a number from 1 to 65535"), digits);
  if (*text < end && **text != ',')
    return words_source_fail (error, N_ ("flags that are numbers have a comma between them"), digits);
  if (*text < end && ++*text == end)
    return words_source_fail (error, N_ ("a flag is missing after the comma"), digits);

  return true;
}

bool
words_affixes_parse_flags (const WordsAffixes *affixes,
                           const char *text,
                           size_t size,
                           uint32_t *flags,
                           size_t *n_flags,
                           unsigned *marks,
                           WordsSourceError *error)
{
  const char *start = text, *end = text + size;

  *n_flags = 0;
  *marks = 0;
  while (text < end)
    {
      uint32_t flag;

      if (affixes->style == FLAG_NUMBER)
        {
          if (!parse_flag_number (&text, end, &flag, error))
            return false;
        }
      else
        {
          flag = next_character (&text, end);
          if (affixes->style == FLAG_LONG && text == end)
            return words_source_fail (error, N_ ("flags here have two characters each"), start);
          if (affixes->style == FLAG_LONG)
            {
              uint32_t second = next_character (&text, end);

              if (flag > 0xffff || second > 0xffff)
                return words_source_fail (error, N_ ("a character like this cannot be part of a flag"), start);
              flag = flag << 16 | second;
            }
        }

      if (*n_flags == WORDS_ENTRY_FLAGS_MAX)
        return words_source_fail (error, N_ ("there are too many flags"), start);
      flags[(*n_flags)++] = flag;
      for (unsigned mark = 0; mark < sizeof affixes->marks / sizeof *affixes->marks; mark++)
        {
          if (affixes->marks[mark].set && affixes->marks[mark].flag == flag)
            *marks |= 1u << mark;
        }
    }

  return true;
}

/* Reads @text as the one flag it has to be. */
static bool
parse_one_flag (Reader *reader, const char *text, uint32_t *flag)
{
  uint32_t flags[WORDS_ENTRY_FLAGS_MAX];
  unsigned marks;
  size_t n;

  if (!words_affixes_parse_flags (reader->affixes, text, strlen (text), flags, &n, &marks, reader->error))
    return false;
  if (n != 1)
    return fail (reader, N_ ("one flag is needed"), text);
  *flag = flags[0];

  return true;
}

static size_t
keep_text (WordsAffixes *affixes, const char *text, size_t size)
{
  size_t at = affixes->text_size;

  if (at + size + 1 > affixes->text_room)
    {
      affixes->text_room = 2 * (at + size + 1);
      affixes->text = words_resize (affixes->text, affixes->text_room);
    }
  memcpy (affixes->text + at, text, size);
  affixes->text[at + size] = '\0';
  affixes->text_size += size + 1;

  return at;
}

static void
keep_field (WordsAffixes *affixes, size_t offset)
{
  affixes->field_offsets = words_grow (affixes->field_offsets, affixes->n_field_offsets, &affixes->field_offsets_room,
                                       sizeof *affixes->field_offsets);
  affixes->field_offsets[affixes->n_field_offsets++] = offset;
}

static void
keep_character (WordsAffixes *affixes, uint32_t character)
{
  affixes->characters =
    words_grow (affixes->characters, affixes->n_characters, &affixes->characters_room, sizeof *affixes->characters);
  affixes->characters[affixes->n_characters++] = character;
}

/* "[^aeiou]y", "." */
static bool
parse_condition (Reader *reader, const char *text, Rule *rule)
{
  WordsAffixes *affixes = reader->affixes;
  const char *rest = text, *end = text + strlen (text);

  rule->places = affixes->n_places;
  rule->n_places = 0;
  if (strcmp (text, ".") == 0)
    return true;

  while (rest < end)
    {
      Place place = { .kind = PLACE_ONE_OF, .characters = affixes->n_characters, .n = 1 };

      if (*rest == '[')
        {
          rest++;
          if (*rest == '^')
            {
              place.kind = PLACE_NONE_OF;
              rest++;
            }
          while (rest < end && *rest != ']')
            keep_character (affixes, next_character (&rest, end));
          place.n = affixes->n_characters - place.characters;
          if (rest == end || place.n == 0)
            return fail (reader, N_ ("this condition has an open or an empty bracket"), text);
          rest++;
        }
      else if (*rest == ']')
        return fail (reader, N_ ("this condition closes a bracket it has not opened"), text);
      else if (*rest == '.')
        {
          place.kind = PLACE_ANY;
          rest++;
        }
      else
        keep_character (affixes, next_character (&rest, end));

      affixes->places = words_grow (affixes->places, affixes->n_places, &affixes->places_room, sizeof *affixes->places);
      affixes->places[affixes->n_places++] = place;
      rule->n_places++;
    }

  return true;
}

/* True when @text, put on a word, leaves one that can be laid. A suffix may
 * begin with a mark for the letter before it. */
static bool
can_be_laid (const char *text, size_t size, bool prefix)
{
  char word[512] = "a", letters[WORDS_LENGTH_MAX + 1];

  if (size >= sizeof word - 2)
    return false;
  memcpy (word + (prefix ? 0 : 1), text, size);
  if (prefix)
    word[size] = 'a';

  return words_fold (word, size + 1, letters, WORDS_LENGTH_MAX, NULL) == WORDS_OK;
}

/* SFX FLAG STRIP APPEND[/FLAGS] [CONDITION [FIELD…]] */
static bool
parse_rule (Reader *reader, const char **tokens, size_t n)
{
  WordsAffixes *affixes = reader->affixes;
  Rule rule = { .flag = reader->flag, .prefix = reader->prefix, .crosses = reader->crosses };
  uint32_t flags[WORDS_ENTRY_FLAGS_MAX];
  const char *strip, *append, *slash;

  if (n < 4)
    return fail (reader, N_ ("a rule needs what it takes off and what it puts on"), tokens[1]);

  strip = strcmp (tokens[2], "0") == 0 ? "" : tokens[2];
  rule.strip_size = strlen (strip);
  rule.strip = keep_text (affixes, strip, rule.strip_size);

  append = tokens[3];
  slash = strchr (append, '/');
  rule.append_size = slash != NULL ? (size_t) (slash - append) : strlen (append);
  if (rule.append_size == 1 && append[0] == '0')
    rule.append_size = 0;
  rule.append = keep_text (affixes, append, rule.append_size);
  rule.flags = affixes->n_flags;
  if (slash != NULL
      && !words_affixes_parse_flags (affixes, slash + 1, strlen (slash + 1), flags, &rule.n_flags, &rule.marks,
                                     reader->error))
    return false;
  for (size_t i = 0; i < rule.n_flags; i++)
    {
      affixes->flags = words_grow (affixes->flags, affixes->n_flags, &affixes->flags_room, sizeof *affixes->flags);
      affixes->flags[affixes->n_flags++] = flags[i];
    }

  if (!parse_condition (reader, n > 4 ? tokens[4] : ".", &rule))
    return false;

  rule.fields = affixes->n_field_offsets;
  for (size_t i = 5; i < n && i < 5 + WORDS_ENTRY_FIELDS_MAX && tokens[i][0] != '#'; i++)
    keep_field (affixes, keep_text (affixes, tokens[i], strlen (tokens[i])));
  keep_field (affixes, SIZE_MAX);

  /* Elided articles and the like: nothing they make is a word for the cards. */
  if (rule.append_size > 0 && !can_be_laid (append, rule.append_size, rule.prefix))
    return true;

  affixes->rules = words_grow (affixes->rules, affixes->n_rules, &affixes->rules_room, sizeof *affixes->rules);
  affixes->rules[affixes->n_rules++] = rule;

  return true;
}

/* A line that begins with SFX or PFX: the head of an affix, or one of its rules. */
static bool
parse_affix (Reader *reader, const char **tokens, size_t n)
{
  bool prefix = tokens[0][0] == 'P';
  char *end;

  if (n < 2)
    return fail (reader, N_ ("a flag is needed"), tokens[0]);
  if (reader->left > 0)
    {
      if (prefix != reader->prefix || strcmp (tokens[1], reader->flag_text) != 0)
        return fail (reader, N_ ("another affix begins before this one has all its rules"), reader->flag_text);
      reader->left--;
      return parse_rule (reader, tokens, n);
    }

  if (n < 4 || (strcmp (tokens[2], "Y") != 0 && strcmp (tokens[2], "N") != 0))
    return fail (reader, N_ ("an affix begins with its flag, “Y” or “N”, and the number of its rules"), tokens[1]);
  if (!parse_one_flag (reader, tokens[1], &reader->flag))
    return false;
  reader->left = strtoul (tokens[3], &end, 10);
  if (tokens[3][0] < '0' || tokens[3][0] > '9' || *end != '\0' || reader->left > 1000000)
    return fail (reader, N_ ("this is not a number of rules"), tokens[3]);
  snprintf (reader->flag_text, sizeof reader->flag_text, "%s", tokens[1]);
  if (strlen (tokens[1]) >= sizeof reader->flag_text)
    return fail (reader, N_ ("one flag is needed"), tokens[1]);
  reader->prefix = prefix;
  reader->crosses = tokens[2][0] == 'Y';

  return true;
}

static bool
parse_style (Reader *reader, const char *style)
{
  if (strcmp (style, "long") == 0)
    reader->affixes->style = FLAG_LONG;
  else if (strcmp (style, "num") == 0)
    reader->affixes->style = FLAG_NUMBER;
  else if (strcmp (style, "UTF-8") == 0)
    reader->affixes->style = FLAG_CHARACTER;
  else
    return fail (reader, N_ ("this kind of flags is not known"), style);

  return true;
}

static bool
parse_set (Reader *reader, WordsSource *source, const char *encoding)
{
  if (strcmp (encoding, "UTF-8") == 0)
    reader->affixes->encoding = WORDS_UTF_8;
  else if (strcmp (encoding, "ISO8859-1") == 0 || strcmp (encoding, "ISO-8859-1") == 0)
    reader->affixes->encoding = WORDS_LATIN_1;
  else
    return fail (reader, N_ ("this encoding is not known"), encoding);
  source->encoding = reader->affixes->encoding;

  return true;
}

static bool
parse_line (Reader *reader, WordsSource *source, char *line)
{
  static const char *const unknown[] = { "AF", "AM", "COMPLEXPREFIXES" };
  const char *tokens[TOKENS_MAX];
  char *rest = NULL;
  size_t n = 0;

  for (char *token = strtok_r (line, " \t", &rest); token != NULL; token = strtok_r (NULL, " \t", &rest))
    {
      if (n == TOKENS_MAX)
        break;
      tokens[n++] = token;
    }
  if (n == 0 || tokens[0][0] == '#')
    return true;

  if (strcmp (tokens[0], "SFX") == 0 || strcmp (tokens[0], "PFX") == 0)
    return n < TOKENS_MAX ? parse_affix (reader, tokens, n) : fail (reader, N_ ("the line is too long"), tokens[0]);
  if (strcmp (tokens[0], "SET") == 0)
    return n > 1 ? parse_set (reader, source, tokens[1]) : fail (reader, N_ ("this encoding is not known"), "");
  if (strcmp (tokens[0], "FLAG") == 0)
    return n > 1 ? parse_style (reader, tokens[1]) : fail (reader, N_ ("this kind of flags is not known"), "");
  if (strcmp (tokens[0], "FULLSTRIP") == 0)
    reader->affixes->whole_strip = true;
  for (size_t i = 0; i < sizeof mark_statements / sizeof *mark_statements; i++)
    {
      if (strcmp (tokens[0], mark_statements[i].name) == 0)
        {
          if (n < 2)
            return fail (reader, N_ ("a flag is needed"), tokens[0]);
          reader->affixes->marks[mark_statements[i].mark].set = true;
          return parse_one_flag (reader, tokens[1], &reader->affixes->marks[mark_statements[i].mark].flag);
        }
    }
  for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++)
    {
      if (strcmp (tokens[0], unknown[i]) == 0)
        return fail (reader, N_ ("affix files with this statement cannot be read"), tokens[0]);
    }

  return true;
}

static int
compare_rules (const void *a, const void *b)
{
  const Rule *left = a, *right = b;

  if (left->prefix != right->prefix)
    return (int) left->prefix - (int) right->prefix;
  if (left->flag != right->flag)
    return left->flag < right->flag ? -1 : 1;

  /* Keep the order of the file.  Each rule has fields of its own, even if that is only their end. */
  return left->fields < right->fields ? -1 : left->fields > right->fields;
}

WordsAffixes *
words_affixes_read (WordsSource *source)
{
  Reader reader = { .error = source->error };
  WordsAffixes *affixes = words_resize (NULL, sizeof *affixes);
  char *line;
  size_t size;
  bool good = true;

  memset (affixes, 0, sizeof *affixes);
  /* Latin-1, unless the file says otherwise. The comments before that line may be in any encoding. */
  affixes->encoding = WORDS_LATIN_1;
  source->encoding = WORDS_EITHER;
  reader.affixes = affixes;

  while (good && words_source_next (source, &line, &size))
    {
      if (strlen (line) != size)
        good = fail (&reader, N_ ("this is not text"), "");
      else
        good = parse_line (&reader, source, line);
    }
  good = good && source->error->message == NULL;
  if (good && reader.left > 0)
    good = fail (&reader, N_ ("the file ends before this affix has all its rules"), reader.flag_text);
  if (!good)
    {
      words_affixes_free (affixes);
      return NULL;
    }

  if (affixes->n_rules > 0)
    qsort (affixes->rules, affixes->n_rules, sizeof *affixes->rules, compare_rules);
  keep_field (affixes, SIZE_MAX);
  affixes->fields = words_resize (NULL, affixes->n_field_offsets * sizeof *affixes->fields);
  for (size_t i = 0; i < affixes->n_field_offsets; i++)
    affixes->fields[i] = affixes->field_offsets[i] == SIZE_MAX ? NULL : affixes->text + affixes->field_offsets[i];

  return affixes;
}

void
words_affixes_free (WordsAffixes *affixes)
{
  if (affixes == NULL)
    return;
  free (affixes->rules);
  free (affixes->text);
  free (affixes->characters);
  free (affixes->places);
  free (affixes->flags);
  free (affixes->field_offsets);
  free (affixes->fields);
  free (affixes);
}

WordsEncoding
words_affixes_encoding (const WordsAffixes *affixes)
{
  return affixes->encoding;
}
