/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far a guided first game has come: which note stands, and what it says. */

#pragma once

#include "model/probe/probe-lesson-script.h"
#include "rules/probe/probe-apply.h"

G_BEGIN_DECLS

/**
 * ProbeLesson:
 *
 * The lesson of one game. It is a value that follows from the moves of the game, and from how often the learner
 * has read a note and gone on since the last of them; so a game that is opened again has the same note.
 *
 * A lesson has goals, not a line that the learner has to keep to: a note stands when its state arises. It says one
 * thing and points at one.
 */

/* The notes, in the order of the five chapters: your word, asking, Rosa’s turn, the card, naming and the end. */
typedef enum {
  PROBE_NOTE_HIDE,        /* no word yet */
  PROBE_NOTE_LAY,         /* there is a word that can be laid */
  PROBE_NOTE_NO_WORD,     /* the word is not in the list */
  PROBE_NOTE_BLANK,       /* the word has a blank */
  PROBE_NOTE_ASK,         /* the first question */
  PROBE_NOTE_HIT,         /* a card was found */
  PROBE_NOTE_ASK_AGAIN,   /* the learner asks on, and may find out what a miss is */
  PROBE_NOTE_MISS,        /* nothing was found */
  PROBE_NOTE_WRONG_BLANK, /* there was no blank */
  PROBE_NOTE_ROSA,        /* Rosa’s first turn */
  PROBE_NOTE_ROSA_AGAIN,  /* her later ones */
  PROBE_NOTE_WHICH,       /* two of the learner’s cards fit */
  PROBE_NOTE_FOUND,       /* Rosa has found a card */
  PROBE_NOTE_DRAW,        /* the learner’s second turn: a card is to be drawn */
  PROBE_NOTE_DRAW_ON,     /* the later ones */
  PROBE_NOTE_DRAW_AGAIN,  /* after a miss: the card allows it */
  PROBE_NOTE_CARD,        /* the card asks the learner for something */
  PROBE_NOTE_TIMES,       /* the card multiplies */
  PROBE_NOTE_PRODUCT,     /* what was found was multiplied */
  PROBE_NOTE_NOW_ASK,     /* nothing new: the learner asks */
  PROBE_NOTE_SECOND_MISS, /* what a miss costs */
  PROBE_NOTE_IDEA,        /* Rosa’s word can be named */
  PROBE_NOTE_NAME,        /* it is being named */
  PROBE_NOTE_NAMED_WRONG,
  PROBE_NOTE_FEWER,     /* it cannot be named any more */
  PROBE_NOTE_RIGHT,     /* it was named */
  PROBE_NOTE_LAST_CARD, /* it was found card by card */
  PROBE_NOTE_LAST_TURNS,
  PROBE_NOTE_OWN_OUT, /* the learner’s word was found */
  PROBE_NOTE_OVER,
  PROBE_N_NOTES,
} ProbeLessonStep;

#define PROBE_CHAPTERS 5

typedef struct {
  guint8 step;    /* ProbeLessonStep */
  guint8 chapter; /* the latest one that was begun, 1 … PROBE_CHAPTERS */
  guint8 reads;   /* how often the learner has gone on since the last move */
  gboolean waits; /* Rosa waits for the learner to go on */
  guint32 said;   /* bit per step */

  /* What the note tells. The letter of a miss is kept only as long as its note stands. */
  char letter;
  guint8 slot;
  gint32 figure, factor, points;
  /* The card that was multiplied; factor 0: none was. */
  struct {
    char letter;
    gint32 figure, factor, points;
  } product;
} ProbeLesson;

/* What a note points at. */
typedef enum {
  PROBE_POINT_NOTHING,
  PROBE_POINT_SUGGEST,
  PROBE_POINT_LAY,
  PROBE_POINT_KEY,      /* of a letter */
  PROBE_POINT_CARD,     /* a space of Rosa’s tray */
  PROBE_POINT_OWN_CARD, /* a space of the learner’s tray */
  PROBE_POINT_SHOW,     /* the button that shows the card that the learner has chosen */
  PROBE_POINT_ROSA_PLATE,
  PROBE_POINT_ROSA_TRAY, /* what is empty of it: her answer is said there */
  PROBE_POINT_DECK,
  PROBE_POINT_NAME_WORD, /* the button that begins to name a word */
  PROBE_POINT_TELL,      /* the button of the note that fills in the word */
  PROBE_POINT_NAME_IT,   /* the button that names it */
  PROBE_POINT_PAD,
  PROBE_POINT_FINAL_TURNS,
} ProbeLessonPoint;

/* What the page shows that does not follow from the moves. */
typedef struct {
  const ProbeRow *row;    /* the word that is being laid; NULL: none is */
  gboolean row_is_good;   /* it can be laid */
  gboolean naming;        /* Rosa’s word is being named, */
  gboolean name_complete; /* and all of it is filled in */
  gboolean chosen;        /* a card to show is chosen, but not shown yet */
} ProbeLessonScene;

/* A note, with all that it says. */
typedef struct {
  ProbeLessonStep step;
  int chapter;   /* 1 … PROBE_CHAPTERS */
  char *caption; /* of the chapter */
  char *title;
  char *text;     /* may be empty */
  char *told;     /* the answer that stands at Rosa’s tray while the note stands; NULL for none */
  gboolean go_on; /* there is the button “Go on” */
  gboolean tell;  /* “Tell me” */
  ProbeLessonPoint point;
  char letter; /* of the key */
  int slot;    /* of the space */
} ProbeLessonNote;

/* The lesson before the first word is laid. */
void probe_lesson_init (ProbeLesson *lesson);
/* The words are laid and the game begins. */
void probe_lesson_begin (ProbeLesson *lesson);
/* A move was made, after which the game has the state @after. @chooses: the learner chooses which card to show. */
void probe_lesson_follow (ProbeLesson *lesson,
                          const ProbeState *after,
                          const ProbeMove *move,
                          const ProbeEvents *events,
                          gboolean chooses);
/* Whether the note has the button to go on, and the learner has not pressed it yet. */
gboolean probe_lesson_can_go_on (const ProbeLesson *lesson);
/* The learner has read the note. @after: the state of the game. */
void probe_lesson_go_on (ProbeLesson *lesson, const ProbeState *after);

/* Makes the note that stands now. @view is the learner’s; NULL while words are laid. */
void probe_lesson_make_note (const ProbeLesson *lesson,
                             const ProbeLessonScript *script,
                             const ProbeView *view,
                             const ProbeLessonScene *scene,
                             ProbeLessonNote *note);
void probe_lesson_clear_note (ProbeLessonNote *note);
/* The letter that the note proposes: one of Rosa’s word, or one that it does not have, whatever fits the step. */
char probe_lesson_next_letter (const ProbeLesson *lesson, const ProbeLessonScript *script, const ProbeState *state);

G_END_DECLS
