/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "rules/salon-utf8.h"
#include "words/words-affix-private.h"
#include "words/words-fold.h"
#include "words/words-text.h"

/* Hunspell allows two suffixes and one prefix, or the other way round for languages that this does not read. */
#define SUFFIXES_MAX 2
#define PREFIXES_MAX 1

/* Bytes of a form with its NUL; longer ones cannot be laid anyway. */
#define FORM_SIZE 256

/* Steps for one entry: rules tried and forms made. The richest verb of French takes four hundred; only a
 * mistake takes more than this, and two suffixes can multiply a mistake. */
#define STEPS_MAX 20000

/* A form that is being made. */
typedef struct {
  char text[FORM_SIZE], base[FORM_SIZE];
  size_t size, base_size;
  bool prefixed, changed;
  unsigned suffixes, prefixes, circumfixes;
  unsigned marks;
  const uint32_t *flags; /* affixes it can still take */
  size_t n_flags;
  const uint32_t *crossing; /* prefixes of the stem that go together with the suffix it has */
  size_t n_crossing;
  const char *const *fields;
} Form;

typedef struct {
  const WordsAffixes *affixes;
  WordsFormFunc func;
  void *data;
  size_t n_steps;
} Expansion;

/* Word and fields are parted by a tab, or by a blank before “xx:”. */
static char *
find_fields (char *line)
{
  for (char *place = line; *place != '\0'; place++)
    {
      if (*place == '\t')
        return place;
      if (*place == ' ')
        {
          const char *field = place + strspn (place, " \t");

          if (*field == '\0' || (field[1] != '\0' && field[2] == ':'))
            return place;
        }
    }

  return line + strlen (line);
}

bool
words_entry_parse (const WordsAffixes *affixes, char *line, WordsEntry *entry, WordsSourceError *error)
{
  char *fields = find_fields (line), *rest = NULL, *end = fields, *slash, *to = line;
  size_t n_fields = 0;
  bool has_fields = *fields != '\0';

  *end = '\0';
  entry->stem = line;
  entry->n_flags = 0;
  entry->marks = 0;

  /* A slash behind a backslash, or at the beginning, belongs to the word. */
  for (slash = line; *slash != '\0' && (*slash != '/' || slash == line); slash++)
    {
      if (*slash == '\\' && slash[1] == '/')
        slash++;
      *to++ = *slash;
    }
  entry->size = (size_t) (to - line);
  if (*slash == '/'
      && !words_affixes_parse_flags (affixes, slash + 1, (size_t) (end - slash - 1), entry->flags, &entry->n_flags,
                                     &entry->marks, error))
    return false;
  *to = '\0';

  if (has_fields)
    {
      for (char *token = strtok_r (fields + 1, " \t", &rest); token != NULL; token = strtok_r (NULL, " \t", &rest))
        {
          if (n_fields == WORDS_ENTRY_FIELDS_MAX)
            return words_source_fail (error, N_ ("there are too many fields"), token);
          entry->fields[n_fields++] = token;
        }
    }
  entry->fields[n_fields] = NULL;
  if (entry->size == 0)
    return words_source_fail (error, N_ ("the word is missing"), "");

  return true;
}

/* Compares the characters of @text one by one, from its end or from its beginning. */
static bool
fits_place (const WordsAffixes *affixes, const Place *place, uint32_t character)
{
  if (place->kind == PLACE_ANY)
    return true;
  for (size_t i = 0; i < place->n; i++)
    {
      if (affixes->characters[place->characters + i] == character)
        return place->kind == PLACE_ONE_OF;
    }

  return place->kind == PLACE_NONE_OF;
}

static bool
fits_condition (const WordsAffixes *affixes, const Rule *rule, const char *text, size_t size)
{
  size_t at = 0;

  if (!rule->prefix)
    {
      at = size;
      for (size_t i = 0; i < rule->n_places; i++)
        {
          if (at == 0)
            return false;
          for (at--; at > 0 && (text[at] & 0xc0) == 0x80; at--)
            ;
        }
    }

  for (size_t i = 0; i < rule->n_places; i++)
    {
      uint32_t character;
      size_t length = salon_utf8_decode (text + at, size - at, &character);

      if (length == 0 || !fits_place (affixes, &affixes->places[rule->places + i], character))
        return false;
      at += length;
    }

  return true;
}

/* Applies @rule to @text in place. False when it does not fit. */
static bool
change (const WordsAffixes *affixes, const Rule *rule, char text[FORM_SIZE], size_t *size)
{
  const char *strip = affixes->text + rule->strip, *append = affixes->text + rule->append;
  size_t kept;

  if (*size < rule->strip_size || (*size == rule->strip_size && !affixes->whole_strip))
    return false;
  kept = *size - rule->strip_size;
  if (kept + rule->append_size >= FORM_SIZE || memcmp (rule->prefix ? text : text + kept, strip, rule->strip_size) != 0)
    return false;

  if (rule->prefix)
    {
      memmove (text + rule->append_size, text + rule->strip_size, kept);
      memcpy (text, append, rule->append_size);
    }
  else
    memcpy (text + kept, append, rule->append_size);
  *size = kept + rule->append_size;
  text[*size] = '\0';

  return *size > 0;
}

/* The first of the rules of an affix, and their number. */
static const Rule *
find_rules (const WordsAffixes *affixes, bool prefix, uint32_t flag, size_t *n)
{
  size_t low = 0, high = affixes->n_rules;

  while (low < high)
    {
      size_t middle = low + (high - low) / 2;
      const Rule *rule = &affixes->rules[middle];

      if (rule->prefix < prefix || (rule->prefix == prefix && rule->flag < flag))
        low = middle + 1;
      else
        high = middle;
    }
  for (high = low;
       high < affixes->n_rules && affixes->rules[high].prefix == prefix && affixes->rules[high].flag == flag; high++)
    ;
  *n = high - low;

  return *n > 0 ? &affixes->rules[low] : NULL;
}

static bool visit (Expansion *expansion, const Form *form);

/* Gives what @rule makes of @form, and what follows from that. */
static bool
apply (Expansion *expansion, const Form *form, const Rule *rule)
{
  const WordsAffixes *affixes = expansion->affixes;
  Form next = *form;

  if (!fits_condition (affixes, rule, form->text, form->size) || !change (affixes, rule, next.text, &next.size))
    return true;
  if (rule->prefix)
    {
      next.prefixes++;
      next.n_crossing = 0;
      next.prefixed = next.size != form->size || memcmp (next.text, form->text, next.size) != 0;
      if (!change (affixes, rule, next.base, &next.base_size))
        {
          memcpy (next.base, next.text, next.size + 1);
          next.base_size = next.size;
        }
    }
  else
    {
      next.suffixes++;
      next.crossing = form->flags;
      next.n_crossing = rule->crosses ? form->n_flags : 0;
      next.changed = next.changed || next.size != form->size || memcmp (next.text, form->text, next.size) != 0;
    }
  next.flags = rule->n_flags > 0 ? affixes->flags + rule->flags : NULL;
  next.n_flags = rule->n_flags;
  next.marks = rule->marks;
  next.circumfixes += (rule->marks & WORDS_MARK_CIRCUMFIX) != 0;
  if (affixes->fields[rule->fields] != NULL)
    next.fields = affixes->fields + rule->fields;

  return visit (expansion, &next);
}

static bool
apply_flags (Expansion *expansion, const Form *form, const uint32_t *flags, size_t n_flags, bool prefix, bool crossing)
{
  for (size_t i = 0; i < n_flags; i++)
    {
      size_t n;
      const Rule *rules = find_rules (expansion->affixes, prefix, flags[i], &n);

      for (size_t j = 0; j < n; j++)
        {
          if (++expansion->n_steps > STEPS_MAX
              || ((!crossing || rules[j].crosses) && !apply (expansion, form, &rules[j])))
            return false;
        }
    }

  return true;
}

/* Reports @form, unless it is only an intermediate one, and all forms that can be made of it. */
static bool
visit (Expansion *expansion, const Form *form)
{
  if (++expansion->n_steps > STEPS_MAX)
    return false;

  if ((form->marks & (WORDS_MARK_NEED_AFFIX | WORDS_MARK_IN_COMPOUND)) == 0 && form->circumfixes % 2 == 0)
    {
      const WordsForm made = {
        .text = form->text,
        .base = form->base,
        .prefixed = form->prefixed,
        .changed = form->changed,
        .fields = form->fields,
      };

      expansion->func (&made, expansion->data);
    }

  /* Suffixes come first; only those that a prefix brings with it come after it. */
  if (form->suffixes + (form->prefixes > 0 ? 1u : 0u) < SUFFIXES_MAX
      && !apply_flags (expansion, form, form->flags, form->n_flags, false, false))
    return false;
  if (form->prefixes < PREFIXES_MAX
      && (!apply_flags (expansion, form, form->flags, form->n_flags, true, false)
          || !apply_flags (expansion, form, form->crossing, form->n_crossing, true, true)))
    return false;

  return true;
}

bool
words_entry_expand (const WordsAffixes *affixes,
                    const WordsEntry *entry,
                    WordsFormFunc func,
                    void *data,
                    size_t *n_steps,
                    WordsSourceError *error)
{
  bool good;
  Expansion expansion = { .affixes = affixes, .func = func, .data = data };
  Form form = {
    .size = entry->size,
    .base_size = entry->size,
    .marks = entry->marks & ~WORDS_MARK_CIRCUMFIX,
    .flags = entry->flags,
    .n_flags = entry->n_flags,
    .fields = entry->fields,
  };

  if ((entry->marks & WORDS_MARK_FORBIDDEN) != 0 || entry->size >= FORM_SIZE)
    return true;
  memcpy (form.text, entry->stem, entry->size + 1);
  memcpy (form.base, entry->stem, entry->size + 1);

  good = visit (&expansion, &form);
  *n_steps += expansion.n_steps;

  return good || words_source_fail (error, N_ ("this entry has too many forms"), entry->stem);
}
