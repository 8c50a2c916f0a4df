/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "questions/questions-bank.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "questions/questions-answer.h"
#include "questions/questions-text.h"
#include "rules/salon-utf8.h"

#define MARK     "\xef\xbb\xbf" /* a byte order mark */
#define BLANKS   " \t\r"
#define KIND_MAX 40 /* bytes */
#define NO_FIELD N_ ("This line belongs to no question.")
#define BIT(n)   (1u << (n))

const char questions_category_letters[] = "GEHASP";
const char questions_bank_incomplete[] = N_ ("This card lacks a question of some category.");

struct QuestionsBank {
  QuestionsQuestion *questions;
  size_t n, room;
  char **blocks; /* where the texts stand, a block for each question */
  int cards;     /* whole ones */
};

/* The parts of a question, as the lines come. */
typedef enum {
  FIELD_NONE, /* before the first question of a card */
  FIELD_TEXT,
  FIELD_ANSWER,
  FIELD_FACT,
  N_FIELDS,
} Field;

/* A bank that is being read. */
typedef struct {
  QuestionsBank *bank;
  QuestionsFault fault;
  void *data;
  bool no_memory;
  unsigned long line; /* the number of the last line */
  unsigned long card_line;
  int card;                                   /* the present one, or 0 */
  uint8_t taken;                              /* a set of categories: the card has a question of each */
  uint8_t known[QUESTIONS_MAX_CARDS / 8 + 1]; /* a set of cards */

  /* The question that is being read. */
  bool is_open, is_good;
  unsigned long first_line;
  uint8_t category, difficulty;
  char kind[KIND_MAX + 1];
  Field field;
  char parts[N_FIELDS][QUESTIONS_MAX_FIELD + 1];
  size_t used[N_FIELDS];
  bool given[N_FIELDS];
} Reader;

static void
complain (Reader *reader, unsigned long line, const char *sentence)
{
  if (reader->fault != NULL)
    reader->fault (reader->data, line, sentence);
}

/* The question that is being read has a fault, and is lost; its other faults are not told. */
static void
spoil (Reader *reader, unsigned long line, const char *sentence)
{
  if (!reader->is_open || reader->is_good)
    complain (reader, line, sentence);
  reader->is_good = false;
}

/* Questions */

static bool
make_room (QuestionsBank *bank)
{
  const size_t room = bank->room == 0 ? 256 : 2 * bank->room;
  void *questions, *blocks;

  if (bank->n < bank->room)
    return true;

  questions = realloc (bank->questions, room * sizeof *bank->questions);
  if (questions != NULL)
    bank->questions = questions;
  blocks = realloc (bank->blocks, room * sizeof *bank->blocks);
  if (blocks != NULL)
    bank->blocks = blocks;
  if (questions == NULL || blocks == NULL)
    return false;

  bank->room = room;
  return true;
}

/* Copies the @size bytes of @text to @block, and returns what follows there. */
static char *
put (char *block, const char *text, size_t size, const char **copy)
{
  memcpy (block, text, size);
  *copy = block;
  return block + size;
}

static bool
add_question (Reader *reader, const QuestionsAnswer *answer)
{
  QuestionsBank *bank = reader->bank;
  const size_t kind = strlen (reader->kind) + 1, text = reader->used[FIELD_TEXT] + 1,
               fact = reader->used[FIELD_FACT] + 1;
  QuestionsQuestion *question;
  char *block;

  if (!make_room (bank))
    return false;
  block = malloc (kind + text + answer->used + 1 + fact);
  if (block == NULL)
    return false;

  bank->blocks[bank->n] = block;
  question = &bank->questions[bank->n++];
  *question = (QuestionsQuestion) { .card = reader->card,
                                    .category = reader->category,
                                    .difficulty = reader->difficulty,
                                    .n_forms = answer->n_forms,
                                    .tolerance = answer->tolerance,
                                    .line = reader->first_line };
  block = put (block, reader->kind, kind, &question->kind);
  block = put (block, reader->parts[FIELD_TEXT], text, &question->text);
  block = put (block, answer->text, answer->used, &question->answer);
  *block++ = '\0'; /* the forms of an answer that has none */
  question->forms = question->answer + answer->answer;
  put (block, reader->parts[FIELD_FACT], fact, &question->fact);
  return true;
}

/* The question that is being read is whole. */
static void
close_question (Reader *reader)
{
  QuestionsAnswer answer;
  const char *fault;

  if (!reader->is_open)
    return;
  if (reader->used[FIELD_TEXT] == 0)
    spoil (reader, reader->first_line, N_ ("There is no question."));
  if (!reader->given[FIELD_ANSWER])
    spoil (reader, reader->first_line, N_ ("There is no answer."));

  fault = reader->is_good ? questions_answer_read (reader->parts[FIELD_ANSWER], &answer) : NULL;
  if (fault != NULL)
    spoil (reader, reader->first_line, fault);
  if (reader->is_good && !add_question (reader, &answer))
    reader->no_memory = true;
  reader->is_open = false;
  reader->field = FIELD_NONE;
}

/* The card that is being read is whole, or lacks something. */
static void
close_card (Reader *reader)
{
  close_question (reader);
  if (reader->card == 0)
    return;
  if (reader->taken != BIT (QUESTIONS_CATEGORIES) - 1)
    complain (reader, reader->card_line, questions_bank_incomplete);
  reader->taken = 0;
}

/* Lines */

/* Reads the number in the @n digits at @text; -1 when it is none, or more than @most. */
static int
read_number (const char *text, size_t n, int most)
{
  int number = 0;

  for (size_t i = 0; i < n; i++)
    {
      if (text[i] < '0' || text[i] > '9')
        return -1;
      number = number * 10 + (text[i] - '0');
      if (number > most)
        return -1;
    }

  return n == 0 ? -1 : number;
}

static char
to_capital (char c)
{
  return c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c;
}

/* Tells whether @line, without regard to capitals, begins with the word “card”. */
static bool
is_card (const char *line)
{
  static const char word[] = "CARD";

  for (size_t i = 0; i < strlen (word); i++)
    if (to_capital (line[i]) != word[i])
      return false;

  return line[4] == '\0' || (line[4] == ' ' && read_number (line + 5, strlen (line + 5), INT32_MAX / 16) >= 0);
}

/* A card whose number cannot be used has none, and its questions are lost. */
static void
take_card (Reader *reader, const char *line)
{
  const int last = reader->card;
  int number = line[4] == '\0' ? last + 1 : read_number (line + 5, strlen (line + 5), QUESTIONS_MAX_CARDS);

  close_card (reader);
  reader->card_line = reader->line;
  reader->card = 0;
  if (number < 1 || number > QUESTIONS_MAX_CARDS)
    complain (reader, reader->line, N_ ("The number of a card is 1 to 10,000."));
  else if (reader->known[number / 8] & BIT (number % 8))
    complain (reader, reader->line, N_ ("There is already a card of this number."));
  else
    {
      reader->known[number / 8] |= (uint8_t) BIT (number % 8);
      reader->card = number;
    }
}

/* Tells whether @line begins a question: it has a letter, a number and perhaps a word. */
static bool
is_head (const char *line)
{
  size_t digits;

  if (to_capital (line[0]) < 'A' || to_capital (line[0]) > 'Z' || line[1] != ' ')
    return false;
  digits = strspn (line + 2, "0123456789");
  return digits > 0
         && (line[2 + digits] == '\0' || (line[2 + digits] == ' ' && strchr (line + 3 + digits, ' ') == NULL));
}

static void
take_head (Reader *reader, const char *line)
{
  const char *letter = strchr (questions_category_letters, to_capital (line[0]));
  const size_t digits = strspn (line + 2, "0123456789");
  const char *kind = line[2 + digits] == ' ' ? line + 3 + digits : "";
  const int difficulty = read_number (line + 2, digits, QUESTIONS_MAX_DIFFICULTY);

  close_question (reader);
  reader->is_open = reader->is_good = true;
  reader->first_line = reader->line;
  reader->field = FIELD_TEXT;
  memset (reader->used, 0, sizeof reader->used);
  memset (reader->given, 0, sizeof reader->given);
  for (int field = 0; field < N_FIELDS; field++)
    reader->parts[field][0] = '\0';

  if (letter == NULL)
    spoil (reader, reader->line, N_ ("The category is G, E, H, A, S or P."));
  if (difficulty < 1)
    spoil (reader, reader->line, N_ ("The difficulty is 1 to 5."));
  if (kind[0] == '\0')
    spoil (reader, reader->line, N_ ("The kind of thing that is asked for is missing."));
  if (strlen (kind) > KIND_MAX)
    spoil (reader, reader->line, N_ ("The kind of thing that is asked for has more than 40 bytes."));
  if (reader->card == 0)
    spoil (reader, reader->line, N_ ("This question is on no card."));
  if (!reader->is_good)
    return;

  reader->category = (uint8_t) (letter - questions_category_letters);
  reader->difficulty = (uint8_t) difficulty;
  for (size_t i = 0; i <= strlen (kind); i++)
    reader->kind[i] = kind[i] >= 'A' && kind[i] <= 'Z' ? (char) (kind[i] - 'A' + 'a') : kind[i];
  if (reader->taken & BIT (reader->category))
    spoil (reader, reader->line, N_ ("The card already has a question of this category."));
  reader->taken |= (uint8_t) BIT (reader->category);
}

/* Appends @text, a line or the rest of one after its mark, to the part that is being read. */
static void
take_text (Reader *reader, const char *text)
{
  const size_t n = strlen (text), space = reader->used[reader->field] > 0;
  char *part = reader->parts[reader->field];

  if (n == 0)
    return;
  if (reader->used[reader->field] + space + n > QUESTIONS_MAX_FIELD)
    {
      spoil (reader, reader->line, N_ ("A question, an answer or a fact has at most 1,000 bytes."));
      return;
    }

  if (space)
    part[reader->used[reader->field]++] = ' ';
  memcpy (part + reader->used[reader->field], text, n + 1);
  reader->used[reader->field] += n;
}

/* A line that begins with the mark of a part. */
static void
take_part (Reader *reader, Field field, const char *text)
{
  if (!reader->is_open)
    {
      complain (reader, reader->line, NO_FIELD);
      return;
    }
  if (reader->given[field])
    spoil (reader, reader->line, N_ ("The question already has a line of this kind."));

  reader->given[field] = true;
  reader->field = field;
  take_text (reader, text + strspn (text, " "));
}

/* Takes @line, which is neither empty nor a remark, and has no spaces at its ends. */
static void
take_line (Reader *reader, const char *line)
{
  if (line[0] == '=')
    take_part (reader, FIELD_ANSWER, line + 1);
  else if (line[0] == '+')
    take_part (reader, FIELD_FACT, line + 1);
  else if (is_card (line))
    take_card (reader, line);
  else if (is_head (line))
    take_head (reader, line);
  else if (reader->is_open)
    take_text (reader, line[0] == '\\' ? line + 1 + strspn (line + 1, " ") : line);
  else
    complain (reader, reader->line, NO_FIELD);
}

/* Copies the @n bytes at @bytes to @line, with single spaces for blanks and none at the ends.  Returns what is wrong, or
 * NULL. */
static const char *
tidy_line (const char *bytes, size_t n, char line[2 * QUESTIONS_MAX_FIELD])
{
  char *at = line;
  bool space = false;

  for (size_t i = 0; i < n; i++)
    {
      if (bytes[i] != '\0' && strchr (BLANKS, bytes[i]) != NULL)
        {
          space = at != line;
          continue;
        }
      if (at - line + 3 > 2 * QUESTIONS_MAX_FIELD)
        return N_ ("A question, an answer or a fact has at most 1,000 bytes.");
      if (space)
        *at++ = ' ';
      space = false;
      *at++ = bytes[i];
    }
  *at = '\0';

  if (strlen (line) != (size_t) (at - line) || !salon_utf8_is_printable (line))
    return N_ ("The line is not UTF-8, or has a control character.");
  return NULL;
}

static void
read_lines (Reader *reader, const char *text, size_t size)
{
  const char *end = text + size;

  if (size >= strlen (MARK) && memcmp (text, MARK, strlen (MARK)) == 0)
    text += strlen (MARK);
  while (text < end && !reader->no_memory)
    {
      const char *lf = memchr (text, '\n', (size_t) (end - text)), *stop = lf == NULL ? end : lf;
      char line[2 * QUESTIONS_MAX_FIELD];
      const char *fault = tidy_line (text, (size_t) (stop - text), line);

      reader->line++;
      if (fault != NULL)
        spoil (reader, reader->line, fault);
      else if (line[0] != '\0' && line[0] != '#')
        take_line (reader, line);
      text = lf == NULL ? end : lf + 1;
    }
  close_card (reader);
}

/* Banks */

static int
compare (const void *one, const void *other)
{
  const QuestionsQuestion *a = one, *b = other;

  return a->card != b->card ? (a->card < b->card ? -1 : 1) : (int) a->category - (int) b->category;
}

static int
count_cards (const QuestionsBank *bank)
{
  int cards = 0;

  for (size_t i = 0; i + QUESTIONS_CATEGORIES <= bank->n; i++)
    if (bank->questions[i].category == 0
        && bank->questions[i].card == bank->questions[i + QUESTIONS_CATEGORIES - 1].card)
      cards++;

  return cards;
}

QuestionsBank *
questions_bank_read (const char *text, size_t size, QuestionsFault fault, void *data)
{
  Reader *reader = calloc (1, sizeof *reader);
  QuestionsBank *bank = calloc (1, sizeof *bank);
  bool no_memory = reader == NULL || bank == NULL;

  if (!no_memory)
    {
      reader->bank = bank;
      reader->fault = fault;
      reader->data = data;
      read_lines (reader, text, size);
      no_memory = reader->no_memory;
    }
  free (reader);
  if (no_memory)
    {
      questions_bank_free (bank);
      return NULL;
    }

  if (bank->n > 0)
    qsort (bank->questions, bank->n, sizeof *bank->questions, compare);
  bank->cards = count_cards (bank);
  return bank;
}

/* Reads at most @size bytes from @descriptor; -1 with errno set when that fails. */
static ssize_t
read_all (int descriptor, char *bytes, size_t size)
{
  size_t used = 0;

  while (used < size)
    {
      const ssize_t n = read (descriptor, bytes + used, size - used);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return -1;
      if (n == 0)
        break;
      used += (size_t) n;
    }

  return (ssize_t) used;
}

/* Reads the open file @descriptor into a new block; NULL with errno set when it cannot be read. */
static char *
read_file (int descriptor, size_t *size)
{
  struct stat about;
  char *bytes;
  ssize_t used;

  if (fstat (descriptor, &about) != 0)
    return NULL;
  if (!S_ISREG (about.st_mode) || about.st_size > (off_t) QUESTIONS_MAX_SIZE)
    {
      errno = S_ISREG (about.st_mode) ? EFBIG : ENODEV;
      return NULL;
    }
  bytes = malloc ((size_t) about.st_size + 1);
  if (bytes == NULL)
    return NULL;
  used = read_all (descriptor, bytes, (size_t) about.st_size);
  if (used < 0)
    {
      free (bytes);
      return NULL;
    }

  *size = (size_t) used;
  return bytes;
}

QuestionsBank *
questions_bank_open (const char *path, QuestionsFault fault, void *data)
{
  /* Opening a pipe would wait for its other end. */
  const int descriptor = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  QuestionsBank *bank = NULL;
  size_t size = 0;
  char *bytes;
  int problem;

  if (descriptor < 0)
    return NULL;
  bytes = read_file (descriptor, &size);
  if (bytes != NULL)
    {
      bank = questions_bank_read (bytes, size, fault, data);
      errno = ENOMEM;
    }
  problem = errno;
  free (bytes);
  close (descriptor);
  errno = problem;

  return bank;
}

void
questions_bank_free (QuestionsBank *bank)
{
  if (bank == NULL)
    return;
  for (size_t i = 0; i < bank->n; i++)
    free (bank->blocks[i]);
  free (bank->blocks);
  free (bank->questions);
  free (bank);
}

const QuestionsQuestion *
questions_bank_get (const QuestionsBank *bank, size_t *n)
{
  *n = bank->n;
  return bank->questions;
}

int
questions_bank_count_cards (const QuestionsBank *bank)
{
  return bank->cards;
}
