/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a move is shown: what moves when, what is heard, and what of the new state may be seen
 * already. Everything here is a pure function of what an onlooker sees before and after the
 * move, of the move and of the pace; nothing knows a widget. */

#pragma once

#include <glib.h>

#include "model/salon-pacer.h"
#include "rules/probe/probe-apply.h"

G_BEGIN_DECLS

#define PROBE_MOMENT_TRACKS  256
#define PROBE_MOMENT_CUES    64
#define PROBE_MOMENT_STEPS   64
#define PROBE_MOMENT_CHIPS   8
#define PROBE_MOMENT_BUBBLES 2

/* How long the end of a game takes on the board, of the whole time that it takes: both in ms at the even pace. */
#define PROBE_END_ON_BOARD 1200
#define PROBE_END_WHOLE    3200

/* How a value goes from its first to its last one. */
typedef enum {
  PROBE_EASE_LINEAR,
  PROBE_EASE_OUT_CUBIC,
  PROBE_EASE_IN_CUBIC,
  PROBE_EASE_IN_OUT_CUBIC,
  PROBE_EASE_IN_SINE,
  PROBE_EASE_IN_OUT_SINE,
  PROBE_EASE_OUT_BACK, /* goes 4 % too far and comes back */
  PROBE_EASE_SHAKE,    /* sin (6πt)·(1−t)², which begins and ends at the first value */
  PROBE_EASE_HUMP,     /* sin (πt), which also ends where it began */
} ProbeEasing;

/* What a track moves. Which card or tray, bubble or chip it is stands in the track. */
typedef enum {
  PROBE_TRACK_RAISE,         /* a card: 0 rests, 1 stands out of the lip */
  PROBE_TRACK_TURN,          /* a card: 0 is the old side, .5 is seen from its edge, 1 is the new side */
  PROBE_TRACK_WAVE,          /* a card: 1 is 6 px up */
  PROBE_TRACK_LEAN,          /* a card: px to the right */
  PROBE_TRACK_ASKED,         /* a tray: how bright the ring is */
  PROBE_TRACK_SHIFT,         /* a tray: px to the right */
  PROBE_TRACK_OUT,           /* a tray: how far it is dimmed */
  PROBE_TRACK_MARK,          /* a ring round what changed: a card; with the slot PROBE_NOBODY a tray, and
                              * with the tray PROBE_NOBODY a place on the pad, or
                              * with the seat PROBE_NOBODY the activity card */
  PROBE_TRACK_BUBBLE_SIZE,   /* a bubble: 0 … 1 */
  PROBE_TRACK_BUBBLE_SHOWN,  /* a bubble: how opaque it is */
  PROBE_TRACK_BUBBLE_STRUCK, /* a bubble: how much of its text is struck through */
  PROBE_TRACK_THREAD,        /* the line from who asks to who is asked: how much of it is drawn */
  PROBE_TRACK_THREAD_SHOWN,  /* how opaque it is */
  PROBE_TRACK_CHIP_SIZE,     /* a chip: 0 is nothing, 1 its full size */
  PROBE_TRACK_CHIP_WAY,      /* a chip: 0 is where it is born, 1 the pad */
  PROBE_TRACK_DECK_LIFT,     /* the card that is drawn: 1 is lifted off the pile */
  PROBE_TRACK_DECK_WAY,      /* 0 is the pile, 1 its well */
  PROBE_TRACK_DECK_TURN,     /* as PROBE_TRACK_TURN */
  PROBE_TRACK_WRITTEN,       /* the total of a seat on the pad: how much of it is written, and the old one struck; not
                              * before the track begins, because until then the pad is as it was */
  PROBE_TRACK_BADGE,         /* what the card is worth, on the plate of who drew it */
  PROBE_TRACK_PLATE,         /* the plate of the turn: 0 is the old seat, 1 the new one */
  PROBE_TRACK_COUNTER,       /* a ring round the counter of the final turns: how bright it is */
  PROBE_TRACK_LAMP,          /* how far the lamp over the table is down */
  PROBE_TRACK_FADE,          /* reduced motion: how much of the old picture is still there */
} ProbeTrackType;

typedef struct {
  guint8 type;   /* ProbeTrackType */
  guint8 easing; /* ProbeEasing */
  guint8 seat, tray, slot;
  guint8 index; /* of the bubble or chip */
  float from, to;
  float begin, duration; /* ms */
} ProbeTrack;

/* What is heard. That a person’s turn begins is no part of a moment. */
typedef enum {
  PROBE_HEAR_SLIDE,
  PROBE_HEAR_CARD,
  PROBE_HEAR_RISE, /* a card of a row in which each is a tone higher */
  PROBE_HEAR_TOCK,
  PROBE_HEAR_PENCIL,
  PROBE_HEAR_KNOCKS,
  PROBE_HEAR_CHORD,
  PROBE_HEAR_BELL_GOOD,
  PROBE_HEAR_BELL_ILL,
  PROBE_HEAR_END,
  PROBE_HEAR_N,
} ProbeMomentSound;

typedef enum {
  PROBE_CUE_SOUND,
  PROBE_CUE_QUESTION, /* the line says what is asked */
  PROBE_CUE_RESULT,   /* the line says what came of it */
  PROBE_CUE_PAD,      /* the pad is written */
} ProbeCueType;

/* Something that happens at one point of time. */
typedef struct {
  guint8 type;  /* ProbeCueType */
  guint8 sound; /* ProbeMomentSound */
  guint8 tone;  /* PROBE_HEAR_RISE: how many tones higher than the first card */
  float at;     /* ms */
} ProbeMomentCue;

/* From when on a part of the new state may be seen. */
typedef enum {
  PROBE_REVEAL_CARD,   /* the card in tray, slot of seat */
  PROBE_REVEAL_POINTS, /* points more from source, for seat */
  PROBE_REVEAL_DRAWN,  /* the activity card */
  PROBE_REVEAL_ALL,    /* everything */
} ProbeRevealType;

typedef struct {
  guint8 type; /* ProbeRevealType */
  guint8 seat, tray, slot;
  guint8 source; /* ProbeSource */
  int points;
  float at; /* ms */
} ProbeStep;

/* Where a chip with points is born. */
typedef enum {
  PROBE_CHIP_AT_CARD,
  PROBE_CHIP_AT_DECK,
  PROBE_CHIP_AT_PLATE, /* a loss, which falls from there */
} ProbeChipOrigin;

typedef struct {
  guint8 origin; /* ProbeChipOrigin */
  guint8 of_seat, tray, slot;
  guint8 seat;   /* who gets the points */
  guint8 counts; /* it tells the sum of the cards that have turned, until all have */
  int points;
} ProbeChip;

/* What a bubble at a tray says. */
typedef enum {
  PROBE_BUBBLE_ASKS,      /* the letter */
  PROBE_BUBBLE_DENIES,    /* “Sorry, no R” */
  PROBE_BUBBLE_NAMES,     /* the word of the move */
  PROBE_BUBBLE_CHALLENGES /* the word that lies open */
} ProbeBubbleType;

typedef struct {
  guint8 type; /* ProbeBubbleType */
  guint8 seat, tray;
  char letter;
  ProbeRow row;
} ProbeBubble;

/* A move as it is shown. A value. */
typedef struct {
  ProbeView before, after;
  ProbeTrack track[PROBE_MOMENT_TRACKS];
  ProbeMomentCue cue[PROBE_MOMENT_CUES];
  ProbeStep step[PROBE_MOMENT_STEPS];
  ProbeChip chip[PROBE_MOMENT_CHIPS];
  ProbeBubble bubble[PROBE_MOMENT_BUBBLES];
  int n_tracks, n_cues, n_steps, n_chips, n_bubbles;
  guint8 thread_from, thread_to; /* the line; PROBE_NOBODY for none */
  guint8 plate_from, plate_to;   /* the plate of the turn; PROBE_NOBODY when the turn does not pass */
  guint8 badge_seat;             /* who drew the card; PROBE_NOBODY for none */
  float length;                  /* ms until nothing moves any more */
  guint wait;                    /* ms after that, in which people read */
} ProbeMoment;

/* @pace: of the table
 * @own: a person's turn is shown quickly and waits for nothing
 * @reduced: nothing moves; what changed fades and gets a ring
 * @covered: the curtain closes as soon as the move has been shown
 * @people: bit per seat of a person */
typedef struct {
  SalonPace pace;
  gboolean own, reduced, covered;
  guint people;
} ProbeMomentOptions;

/* Makes @moment for a move. @before and @after are views of the same seat. */
void probe_moment_make (ProbeMoment *moment,
                        const ProbeView *before,
                        const ProbeView *after,
                        const ProbeMove *move,
                        const ProbeEvents *events,
                        const ProbeMomentOptions *options);

/* A moment without length in which the question stands that is to be answered in @view, as the moment of the question
 * leaves it: for a table that has not shown that one, or has shown a curtain since. */
void probe_moment_make_question (ProbeMoment *moment, const ProbeView *view);

/* A moment in which @after is seen at once and how the table looked before fades, for a game that is looked at again from one
 * position to any other one. */
void probe_moment_make_fade (ProbeMoment *moment, const ProbeView *before, const ProbeView *after);

/* Sets @view to what may be seen @ms milliseconds after the beginning: @before with the cards that
 * have turned more than half and the points that have arrived. From the last step on it
 * is @after. Returns the number of steps that are done, so that a caller sees whether there is anything new. */
int probe_moment_get_view (const ProbeMoment *moment, double ms, ProbeView *view);

/* The value of @track at @ms: before it begins its first one, after its end its last one. */
double probe_track_get (const ProbeTrack *track, double ms);

/* One card as it is drawn. */
typedef struct {
  float raise, turn, wave, lean, mark;
  gboolean used; /* the moment moves this card */
} ProbeMomentCard;

typedef struct {
  float asked, shift, out, mark;
  gboolean has_asked, has_out; /* otherwise it is as the view has it */
} ProbeMomentTray;

/* Everything as it is drawn at one point of time. */
typedef struct {
  ProbeMomentCard card[PROBE_MAX_SEATS][PROBE_MAX_TRAYS][PROBE_SPACES];
  ProbeMomentTray tray[PROBE_MAX_SEATS][PROBE_MAX_TRAYS];
  struct {
    float size, shown, struck;
  } bubble[PROBE_MOMENT_BUBBLES];
  struct {
    float size, way;
  } chip[PROBE_MOMENT_CHIPS];
  float thread, thread_shown;
  float deck_lift, deck_way, deck_turn;
  gboolean deck_used;
  float pad_mark[PROBE_MAX_SEATS];    /* a ring round the place on the pad */
  float pad_written[PROBE_MAX_SEATS]; /* how much of the newest total on the pad is written; 1 for all */
  float deck_mark;                    /* the same round the activity card */
  float badge;
  gboolean has_badge; /* otherwise it is as the view has it */
  float plate;
  float counter; /* a ring round the counter of the final turns */
  float lamp;
  float fade;
} ProbeFrame;

/* Sets @frame to what is drawn @ms milliseconds after the beginning. */
void probe_moment_get_frame (const ProbeMoment *moment, double ms, ProbeFrame *frame);
/* How far a chip is on its way at @ms, for the discs that follow it. */
double probe_moment_get_chip_way (const ProbeMoment *moment, int chip, double ms);
/* The points that stand on a chip at @ms. */
int probe_moment_get_chip_points (const ProbeMoment *moment, int chip, double ms);

G_END_DECLS
