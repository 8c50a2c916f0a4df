/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/words-recipe.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "words/words-list.h"
#include "words/words-text.h"

#define DROPPED_MAX 256
#define TOKENS_MAX  128

typedef enum {
  ENCODING_UTF_8,
  ENCODING_LATIN_1,
  ENCODING_EITHER, /* each line UTF-8 when it can be, else Latin-1 */
} Encoding;

typedef struct {
  WordsPack        *pack;
  const char       *source_dir;
  WordsRecipeError *error;

  bool              tells_headwords;
  bool              capitals;
  char              needed[64]; /* folded; a word of needed_tier or more has one of these */
  long              needed_tier;
  char              dropped[DROPPED_MAX][WORDS_LENGTH_MAX + 1];
  size_t            n_dropped;
} Recipe;

static const struct {
  const char   *name;
  WordsVerdict  reason;
} reasons[] = {
  { "not-headword", WORDS_NOT_HEADWORD },
  { "conjugated",   WORDS_CONJUGATED },
  { "plural",       WORDS_PLURAL },
  { "inflected",    WORDS_INFLECTED },
  { "proper-noun",  WORDS_PROPER_NOUN },
  { "abbreviation", WORDS_ABBREVIATION },
  { "lone-letter",  WORDS_LONE_LETTER },
};

static const struct {
  const char *name;
  Encoding    encoding;
} encodings[] = {
  { "utf-8",               ENCODING_UTF_8 },
  { "iso-8859-1",          ENCODING_LATIN_1 },
  { "utf-8-or-iso-8859-1", ENCODING_EITHER },
};

static bool
fail (Recipe     *recipe,
      const char *message,
      const char *detail)
{
  recipe->error->message = message;
  snprintf (recipe->error->detail, sizeof recipe->error->detail, "%s", detail);

  return false;
}

static bool
parse_tier (const char *token,
            long       *tier)
{
  char *end;

  if (*token < '0' || *token > '9')
    return false;
  errno = 0;
  *tier = strtol (token, &end, 10);

  return errno == 0 && *end == '\0' && *tier <= 254;
}

static bool
parse_reason (const char   *token,
              WordsVerdict *reason)
{
  for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
    {
      if (strcmp (token, reasons[i].name) == 0)
        {
          *reason = reasons[i].reason;
          return true;
        }
    }

  return false;
}

static bool
parse_encoding (const char *token,
                Encoding   *encoding)
{
  for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++)
    {
      if (strcmp (token, encodings[i].name) == 0)
        {
          *encoding = encodings[i].encoding;
          return true;
        }
    }

  return false;
}

static bool
parse_yes (const char *token,
           bool       *yes)
{
  *yes = strcmp (token, "yes") == 0;

  return *yes || strcmp (token, "no") == 0;
}

static bool
is_utf8 (const char *text,
         size_t      size)
{
  for (size_t place = 0, length; place < size; place += length)
    {
      unsigned long character;

      length = words_utf8_decode (text + place, size - place, &character);
      if (length == 0)
        return false;
    }

  return true;
}

/* @utf8 has room for two bytes for each of @text's. */
static size_t
latin_1_to_utf8 (const char *text,
                 size_t      size,
                 char       *utf8)
{
  size_t n = 0;

  for (size_t i = 0; i < size; i++)
    {
      unsigned char byte = (unsigned char) text[i];

      if (byte < 0x80)
        utf8[n++] = (char) byte;
      else
        {
          utf8[n++] = (char) (0xc0 | byte >> 6);
          utf8[n++] = (char) (0x80 | (byte & 0x3f));
        }
    }

  return n;
}

static bool
is_dropped (const Recipe *recipe,
            const char   *letters)
{
  for (size_t i = 0; i < recipe->n_dropped; i++)
    {
      if (strcmp (recipe->dropped[i], letters) == 0)
        return true;
    }

  return false;
}

static void
take_word (Recipe     *recipe,
           const char *text,
           size_t      size,
           long        tier,
           uint8_t     flags)
{
  char letters[WORDS_LENGTH_MAX + 1];

  if (words_fold (text, size, letters, WORDS_LENGTH_MAX, NULL) != WORDS_OK ||
      (!recipe->capitals && words_has_capital (text, size)) ||
      (tier >= recipe->needed_tier && strpbrk (letters, recipe->needed) == NULL) ||
      is_dropped (recipe, letters))
    return;

  words_pack_add (recipe->pack, text, size, (uint8_t) tier, flags);
}

/* Reads a source, a word a line. With a @reason the words are refused, else taken. */
static bool
read_source (Recipe       *recipe,
             const char   *name,
             Encoding      encoding,
             WordsVerdict  reason,
             long          tier,
             uint8_t       flags)
{
  char *line = NULL, *utf8 = NULL;
  size_t room = 0;
  ssize_t got;
  unsigned long number = 0;
  bool good = true;
  FILE *file;

  snprintf (recipe->error->file, sizeof recipe->error->file, "%s/%s", recipe->source_dir, name);
  recipe->error->line = 0;
  file = fopen (recipe->error->file, "re");
  if (file == NULL)
    return fail (recipe, N_("this source cannot be read"), strerror (errno));

  while (good && (errno = 0, got = getline (&line, &room, file)) >= 0)
    {
      size_t size = (size_t) got;
      const char *text = line;

      number++;
      while (size > 0 && (line[size - 1] == '\n' || line[size - 1] == '\r'))
        size--;

      if (encoding == ENCODING_LATIN_1 || (encoding == ENCODING_EITHER && !is_utf8 (line, size)))
        {
          free (utf8);
          utf8 = malloc (2 * size + 1);
          if (utf8 == NULL)
            {
              good = fail (recipe, N_("there is not enough memory"), "");
              break;
            }
          size = latin_1_to_utf8 (line, size, utf8);
          text = utf8;
        }
      else if (!is_utf8 (line, size))
        {
          recipe->error->line = number;
          good = fail (recipe, N_("this source is not UTF-8"), "");
          break;
        }

      if (reason != WORDS_OK)
        words_pack_refuse (recipe->pack, text, size, reason);
      else
        take_word (recipe, text, size, tier, flags);
    }
  if (good && (ferror (file) || errno == ENOMEM))
    good = fail (recipe, N_("this source cannot be read"), strerror (errno));

  fclose (file);
  free (line);
  free (utf8);

  return good;
}

/* words FILE TIER ENCODING [headword] [variant] */
static bool
do_words (Recipe  *recipe,
          char   **tokens,
          size_t   n)
{
  Encoding encoding;
  uint8_t flags = 0;
  long tier;

  if (n < 4)
    return fail (recipe, N_("a file, a tier and an encoding are needed"), tokens[0]);
  if (!parse_tier (tokens[2], &tier))
    return fail (recipe, N_("this is not a tier"), tokens[2]);
  if (!parse_encoding (tokens[3], &encoding))
    return fail (recipe, N_("this encoding is not known"), tokens[3]);
  for (size_t i = 4; i < n; i++)
    {
      if (strcmp (tokens[i], "headword") == 0)
        flags |= WORDS_FLAG_HEADWORD;
      else if (strcmp (tokens[i], "variant") == 0)
        flags |= WORDS_FLAG_VARIANT;
      else
        return fail (recipe, N_("only “headword” and “variant” can follow an encoding"), tokens[i]);
    }

  return read_source (recipe, tokens[1], encoding, WORDS_OK, tier, flags);
}

/* refuse REASON FILE ENCODING */
static bool
do_refuse (Recipe  *recipe,
           char   **tokens,
           size_t   n)
{
  WordsVerdict reason;
  Encoding encoding;

  if (n != 4)
    return fail (recipe, N_("a reason, a file and an encoding are needed"), tokens[0]);
  if (!parse_reason (tokens[1], &reason))
    return fail (recipe, N_("this reason is not known"), tokens[1]);
  if (!parse_encoding (tokens[3], &encoding))
    return fail (recipe, N_("this encoding is not known"), tokens[3]);

  return read_source (recipe, tokens[2], encoding, reason, 0, 0);
}

/* drop REASON WORD… */
static bool
do_drop (Recipe  *recipe,
         char   **tokens,
         size_t   n)
{
  WordsVerdict reason;

  if (n < 3)
    return fail (recipe, N_("a reason and words are needed"), tokens[0]);
  if (!parse_reason (tokens[1], &reason))
    return fail (recipe, N_("this reason is not known"), tokens[1]);

  for (size_t i = 2; i < n; i++)
    {
      size_t size = strlen (tokens[i]);

      if (recipe->n_dropped == DROPPED_MAX)
        return fail (recipe, N_("too many words are dropped"), tokens[i]);
      if (words_fold (tokens[i], size, recipe->dropped[recipe->n_dropped], WORDS_LENGTH_MAX, NULL) != WORDS_OK)
        return fail (recipe, N_("this is not a word that can be laid"), tokens[i]);
      recipe->n_dropped++;
      words_pack_refuse (recipe->pack, tokens[i], size, reason);
    }

  return true;
}

/* add TIER WORD… */
static bool
do_add (Recipe  *recipe,
        char   **tokens,
        size_t   n)
{
  long tier;

  if (n < 3)
    return fail (recipe, N_("a tier and words are needed"), tokens[0]);
  if (!parse_tier (tokens[1], &tier))
    return fail (recipe, N_("this is not a tier"), tokens[1]);

  for (size_t i = 2; i < n; i++)
    {
      if (words_pack_add (recipe->pack, tokens[i], strlen (tokens[i]), (uint8_t) tier,
                          recipe->tells_headwords ? WORDS_FLAG_HEADWORD : 0) != WORDS_OK)
        return fail (recipe, N_("this is not a word that can be laid"), tokens[i]);
    }

  return true;
}

/* language TAG [headwords] */
static bool
do_language (Recipe  *recipe,
             char   **tokens,
             size_t   n)
{
  if (recipe->pack != NULL)
    return fail (recipe, N_("the language is given twice"), n > 1 ? tokens[1] : "");
  if (n < 2 || !words_language_is_valid (tokens[1]))
    return fail (recipe, N_("this is not a language tag"), n > 1 ? tokens[1] : "");
  if (n > 3 || (n == 3 && strcmp (tokens[2], "headwords") != 0))
    return fail (recipe, N_("only “headwords” can follow the language"), tokens[2]);

  recipe->tells_headwords = n == 3;
  recipe->pack = words_pack_new (tokens[1], recipe->tells_headwords);

  return true;
}

/* capitals yes|no */
static bool
do_capitals (Recipe  *recipe,
             char   **tokens,
             size_t   n)
{
  if (n != 2 || !parse_yes (tokens[1], &recipe->capitals))
    return fail (recipe, N_("“yes” or “no” is needed"), tokens[0]);

  return true;
}

/* doubtful TIER */
static bool
do_doubtful (Recipe  *recipe,
             char   **tokens,
             size_t   n)
{
  long tier;

  if (n != 2 || !parse_tier (tokens[1], &tier))
    return fail (recipe, N_("one tier is needed"), tokens[0]);
  words_pack_doubt (recipe->pack, (uint8_t) tier);

  return true;
}

/* needs TIER LETTERS */
static bool
do_needs (Recipe  *recipe,
          char   **tokens,
          size_t   n)
{
  if (n != 3 || !parse_tier (tokens[1], &recipe->needed_tier) ||
      words_fold (tokens[2], strlen (tokens[2]), recipe->needed, sizeof recipe->needed - 1, NULL) != WORDS_OK)
    return fail (recipe, N_("a tier and letters are needed"), tokens[0]);

  return true;
}

static const struct {
  const char *name;
  bool      (*act) (Recipe  *recipe,
                    char   **tokens,
                    size_t   n);
} statements[] = {
  { "language", do_language },
  { "capitals", do_capitals },
  { "doubtful", do_doubtful },
  { "needs",    do_needs },
  { "drop",     do_drop },
  { "words",    do_words },
  { "refuse",   do_refuse },
  { "add",      do_add },
};

static bool
do_line (Recipe *recipe,
         char   *line)
{
  char *tokens[TOKENS_MAX], *rest = NULL;
  size_t n = 0;

  for (char *token = strtok_r (line, " \t\r\n", &rest); token != NULL; token = strtok_r (NULL, " \t\r\n", &rest))
    {
      if (n == TOKENS_MAX)
        return fail (recipe, N_("the line is too long"), tokens[0]);
      tokens[n++] = token;
    }
  if (n == 0 || tokens[0][0] == '#')
    return true;

  for (size_t i = 0; i < sizeof statements / sizeof *statements; i++)
    {
      if (strcmp (tokens[0], statements[i].name) == 0)
        {
          if (recipe->pack == NULL && statements[i].act != do_language)
            return fail (recipe, N_("the language must come first"), tokens[0]);
          return statements[i].act (recipe, tokens, n);
        }
    }

  return fail (recipe, N_("this statement is not known"), tokens[0]);
}

WordsPack *
words_recipe_read (const char       *path,
                   const char       *source_dir,
                   WordsRecipeError *error)
{
  Recipe recipe = { .source_dir = source_dir, .error = error, .capitals = true, .needed_tier = 256 };
  unsigned long number = 0;
  char *line = NULL;
  size_t room = 0;
  bool good = true;
  FILE *file;

  memset (error, 0, sizeof *error);
  snprintf (error->file, sizeof error->file, "%s", path);
  file = fopen (path, "re");
  if (file == NULL)
    {
      fail (&recipe, N_("the recipe cannot be read"), strerror (errno));
      return NULL;
    }

  while (good && (errno = 0, getline (&line, &room, file)) >= 0)
    {
      /* A source that cannot be read changes these to its own. */
      snprintf (error->file, sizeof error->file, "%s", path);
      error->line = ++number;
      good = do_line (&recipe, line);
    }
  if (good)
    {
      snprintf (error->file, sizeof error->file, "%s", path);
      error->line = 0;
      if (ferror (file) || errno == ENOMEM)
        good = fail (&recipe, N_("the recipe cannot be read"), strerror (errno));
      else if (recipe.pack == NULL)
        good = fail (&recipe, N_("the recipe names no language"), "");
    }

  fclose (file);
  free (line);
  if (!good)
    {
      words_pack_free (recipe.pack);
      return NULL;
    }

  return recipe.pack;
}
