/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a typed answer is taken for, and why.
 *
 * A judge makes an index of all answers of a bank by their kind.  An answer is right if it is the reference answer or
 * another accepted form, whatever its case, accents, hyphens, articles and numerals, or if it is a slip or two away from one
 * of them and strictly nearer to it than to any other answer of the same kind.  What the judge says is a proposal: the table may
 * always turn it round. */

#pragma once

#include "questions/questions-bank.h"

/* Why an answer is taken as right or wrong. */
typedef enum {
  /* It is right: */
  QUESTIONS_SAME,   /* it is the reference answer */
  QUESTIONS_FORM,   /* it is another accepted form: @form */
  QUESTIONS_SLIP,   /* it is @form, but for @distance letters */
  QUESTIONS_WITHIN, /* a number, so near to the answer as the question allows: @distance away */

  /* It is wrong: */
  QUESTIONS_NOTHING,      /* there is no letter and no figure in it */
  QUESTIONS_OTHER,        /* it is another answer of this kind: @rival */
  QUESTIONS_NEARER,       /* it is @distance letters from @form, but as near to @rival, or nearer */
  QUESTIONS_FAR,          /* it is near to no accepted form */
  QUESTIONS_OTHER_NUMBER, /* it is a number, but not this one: @distance away */
  QUESTIONS_NO_NUMBER,    /* it is no number, and one was asked for */
  QUESTIONS_N_REASONS,
} QuestionsReason;

/* What the judge proposes.  The texts are those of the bank. */
typedef struct {
  bool right;
  QuestionsReason reason;
  uint64_t distance; /* letters; for numbers, the difference.  0 unless the reason names it */
  const char *form;  /* the accepted form that was meant, or NULL */
  const char *rival; /* an answer to another question, or NULL */
} QuestionsProposal;

typedef struct QuestionsJudge QuestionsJudge;

/* Makes a judge of the answers to @bank, which has to live as long.  Returns NULL if there is not enough memory. */
QuestionsJudge *questions_judge_new (const QuestionsBank *bank);

/* Frees @judge, which may be NULL. */
void questions_judge_free (QuestionsJudge *judge);

/* Judges the @size bytes at @text, any bytes, as an answer to @question, which is one of the bank's.  Nothing is kept, so threads may
 * do this at the same time. */
void questions_judge_answer (const QuestionsJudge *judge,
                             const QuestionsQuestion *question,
                             const char *text,
                             size_t size,
                             QuestionsProposal *proposal);

/* Tells whether @question asks for a number: nothing but the number itself is right then. */
bool questions_judge_number (const QuestionsJudge *judge, const QuestionsQuestion *question, int64_t *number);

/* Gives the questions of the same kind as @question, itself among them, in the order of the bank; sets @n to how many
 * they are. */
const QuestionsQuestion *const *questions_judge_kin (const QuestionsJudge *judge,
                                                     const QuestionsQuestion *question,
                                                     size_t *n);
