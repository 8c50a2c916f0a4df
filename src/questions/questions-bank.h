/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A bank of questions: cards with six questions each, one a category.
 *
 * People write a bank by hand, as plain text:
 *
 *     # a remark
 *     card 1
 *
 *     G 3 river
 *     Baghdad and Mosul stand on the same river; what is it called?
 *     = Tigris
 *     + It rises in Turkey and meets the Euphrates shortly before the Gulf.
 *
 * The first line of a question has its category, its difficulty and what kind of thing is asked for.  Then come the
 * question, after “=” the answer, with other forms after “|”, and after “+” a fact.  A line without a mark continues the
 * one above; so does one after “\”, and what stands there is no mark.  What stands in brackets in an answer may be left
 * out; “= 8849 ± 10” states a tolerance.  A card without a number has one more than the card before it.  Empty lines,
 * spaces at the ends of lines, capitals in the first line of a question, CR LF and a byte order mark make no difference.
 * What a bank says of itself stands in remarks before its first card (questions-head.h).
 *
 * A fault costs the question that has it, and nothing else. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define QUESTIONS_CATEGORIES 6

/* The letters of the categories in the order of a card: “GEHASP”. */
extern const char questions_category_letters[QUESTIONS_CATEGORIES + 1];

/* The bounds of a bank. */
#define QUESTIONS_MAX_SIZE       (16u << 20) /* bytes */
#define QUESTIONS_MAX_CARDS      10000
#define QUESTIONS_MAX_FIELD      1000 /* bytes of a question, an answer with its forms, or a fact */
#define QUESTIONS_MAX_FORMS      32   /* other forms of an answer */
#define QUESTIONS_MAX_DIFFICULTY 5
#define QUESTIONS_MAX_TOLERANCE  1000000000

/* One question.  All texts are UTF-8 on one line, without control characters. */
typedef struct {
  int card;           /* the number of its card */
  uint8_t category;   /* an index of questions_category_letters */
  uint8_t difficulty; /* 1–5 */
  uint8_t n_forms;    /* other forms of the answer that are right */
  const char *kind;   /* of thing that is asked for: “river” */
  const char *text;   /* the question */
  const char *answer; /* the reference answer */
  const char *forms;  /* the other forms, each with its NUL, one after the other */
  const char *fact;   /* or "" */
  int32_t tolerance;  /* a number is right if it is so near to the answer; 0: it must be exact */
  unsigned long line; /* where it begins */
} QuestionsQuestion;

typedef struct QuestionsBank QuestionsBank;

/* Is called for each fault with the number of its line, from 1, and a sentence, marked for translation. */
typedef void (*QuestionsFault) (void *data, unsigned long line, const char *sentence);

/* What is said of a card that lacks a question, which costs no question. */
extern const char questions_bank_incomplete[];

/* Reads the bank in the @size bytes at @text; any bytes will do.  @fault is called with @data for each fault, in the order of
 * the lines.  Returns NULL if there is not enough memory. */
QuestionsBank *questions_bank_read (const char *text, size_t size, QuestionsFault fault, void *data);

/* Reads the bank in the file @path; NULL with errno set when it cannot be read.  EFBIG: it has more bytes than a bank may
 * have; ENODEV: it is no regular file. */
QuestionsBank *questions_bank_open (const char *path, QuestionsFault fault, void *data);

/* Frees @bank, which may be NULL. */
void questions_bank_free (QuestionsBank *bank);

/* Gives the questions without a fault, sorted by card and category, and sets @n to how many there are. */
const QuestionsQuestion *questions_bank_get (const QuestionsBank *bank, size_t *n);

/* Gives the number of whole cards: those with a question of each category. */
int questions_bank_count_cards (const QuestionsBank *bank);

/* Finds the bank called @name, 1–40 of a–z, 0–9 and hyphens, that comes with the program, and writes its path to the
 * @size bytes at @buffer.  The folder SALON_QUESTIONS_DIR comes first.  False when there is none. */
bool questions_bank_path (const char *name, char *buffer, size_t size);
