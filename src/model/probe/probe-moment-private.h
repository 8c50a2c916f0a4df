/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files that make moments share. The times are those of the even pace; a part of a moment is
 * stretched to what it takes at another pace. */

#pragma once

#include "model/probe/probe-moment.h"

G_BEGIN_DECLS

/* In ms at the even pace. */
#define PROBE_WAIT_TO_READ 900 /* after an activity card */
#define PROBE_WRITING      180 /* of a total on the pad */

/* What a moment is made of. */
typedef enum {
  PROBE_PART_QUESTION,
  PROBE_PART_SHOWN,
  PROBE_PART_POINTS,
  PROBE_PART_MISS,
  PROBE_PART_DRAWN,
  PROBE_PART_NAMED,
  PROBE_PART_MISNAMED,
  PROBE_PART_LAST_CARD,
  PROBE_PART_TURN,
  PROBE_PART_END,
  PROBE_N_PARTS,
} ProbePart;

/* A moment that is being made. */
typedef struct {
  ProbeMoment *moment;
  const ProbeMove *move;
  const ProbeEvents *events;
  const ProbeMomentOptions *options;
  SalonPace pace;
  double begin;    /* of the present part, in ms */
  double factor;   /* of its times */
  double all;      /* when everything may be seen, in ms */
  gboolean passed; /* the plate of the turn has its track */
} ProbeMaker;

/* The pieces of a moment. All times are ms from the beginning of the present part. */

/* Begins @part @begin ms after the beginning of the moment. */
void probe_maker_begin_part (ProbeMaker *maker, ProbePart part, double begin);
/* Begins a part that takes as long at each pace. */
void probe_maker_begin_unpaced (ProbeMaker *maker);
/* Returns when @ms of the present part is, in ms from the beginning of the moment. */
double probe_maker_at (const ProbeMaker *maker, double ms);
void probe_maker_track (ProbeMaker *maker,
                        ProbeTrack what,
                        double begin,
                        double duration,
                        ProbeEasing easing,
                        double from,
                        double to);
/* @tone: of a row of cards; see ProbeMomentCue */
void probe_maker_cue (ProbeMaker *maker, ProbeCueType type, ProbeMomentSound sound, int tone, double ms);
/* Puts the cues into the order of their times. */
void probe_maker_sort_cues (ProbeMaker *maker);
void probe_maker_sound (ProbeMaker *maker, ProbeMomentSound which, double ms);
/* The line says what came of the move. */
void probe_maker_result (ProbeMaker *maker, double ms);
/* The pad is written, which is heard; it is seen for @duration. */
void probe_maker_write_pad (ProbeMaker *maker, double ms, double duration);
/* Where the pad waits for the end of a turn, the total of who has had it is written then, which nobody hears. It takes what is left
 * of the moment, as far as writing does. */
void probe_maker_write_turn (ProbeMaker *maker, double ms, double left);
/* Everything may be seen then, or later. */
void probe_maker_all (ProbeMaker *maker, double ms);
void probe_maker_step (ProbeMaker *maker, ProbeStep what, double ms);
ProbeTrack probe_maker_card_track (ProbeTrackType type, const ProbeEvent *event);
ProbeTrack probe_maker_tray_track (ProbeTrackType type, int seat, int tray);
ProbeTrack probe_maker_indexed_track (ProbeTrackType type, int index);

/* Events */

/* Returns the first event of @type from @from on; NULL if there is none. */
const ProbeEvent *probe_maker_find_event (const ProbeMaker *maker, ProbeEventType type, int from);
/* Returns the points that @event brought: those of the next event; NULL if it has none. */
const ProbeEvent *probe_maker_points_after (const ProbeMaker *maker, const ProbeEvent *event);

/* Bubbles and rings (probe-moment-question.c) */

/* Adds a bubble, which grows from @begin on. Returns its index. */
int probe_maker_bubble (ProbeMaker *maker, ProbeBubble what, double begin, double duration);
void probe_maker_fade_bubble (ProbeMaker *maker, int i, double begin, double duration);
/* The ring round @tray, or round all trays of @seat if they were asked, fades. A ring that was lit by the question
 * stays until then; one of an activity card is lit now. Where the person in turn goes on and has the same
 * opponent still chosen, it does not fade. */
void probe_maker_ring (ProbeMaker *maker, int seat, int tray, double fades, double duration);
/* What a question left on the table goes away. */
void probe_maker_fade_question (ProbeMaker *maker);
/* A question; a “no”; the choice of a tray. */
void probe_maker_ask (ProbeMaker *maker, const ProbeEvent *event);
void probe_maker_deny (ProbeMaker *maker, const ProbeEvent *event);
void probe_maker_choose_tray (ProbeMaker *maker, const ProbeEvent *event);
/* The plate glides to the next seat @begin ms after the beginning of the moment, if the turn passes. */
void probe_maker_pass_turn (ProbeMaker *maker, double begin);

/* Points (probe-moment-points.c) */

/* The points are written on the plate. */
void probe_maker_write_points (ProbeMaker *maker, const ProbeEvent *event, double ms);
/* Adds a chip with @points, born at @card. Returns its index; -1 if there are too many. */
int probe_maker_add_chip (ProbeMaker *maker, const ProbeEvent *points, ProbeChipOrigin origin, const ProbeEvent *card);
/* A chip is born at @begin, flies to the pad and arrives there 540 later. */
void probe_maker_fly (ProbeMaker *maker,
                      const ProbeEvent *points,
                      ProbeChipOrigin origin,
                      const ProbeEvent *card,
                      double begin);
/* A loss falls from the plate of who has it. */
void probe_maker_fall (ProbeMaker *maker, const ProbeEvent *points, double begin);
/* A false “no” comes to light. */
void probe_maker_confess (ProbeMaker *maker, const ProbeEvent *event);

/* Cards (probe-moment-cards.c) */

/* A wave goes through the row from space @from outwards. */
void probe_maker_wave (ProbeMaker *maker, int seat, int tray, int from, double begin);
/* A card is shown or turned; an activity card is drawn. */
void probe_maker_show_card (ProbeMaker *maker, const ProbeEvent *event);
void probe_maker_draw (ProbeMaker *maker, const ProbeEvent *event);

/* Words (probe-moment-words.c) */

/* A word is named; its spelling is challenged. */
void probe_maker_name (ProbeMaker *maker, const ProbeEvent *event);
void probe_maker_challenge (ProbeMaker *maker, const ProbeEvent *event);

/* The end (probe-moment-end.c) */

/* The final turns begin: a bell is heard, and a ring comes round the counter, which is there from then on. */
void probe_maker_begin_final (ProbeMaker *maker);
/* The game is over: the lamp goes down, and what is hidden turns. */
void probe_maker_end (ProbeMaker *maker);

/* Without motion (probe-moment-reduce.c) */

/* Nothing moves: the old picture fades, and what changed has a ring for a while. */
void probe_maker_reduce (ProbeMaker *maker);
/* Nothing is shown: the new state is there, and of the sounds the last one is heard. */
void probe_maker_show_at_once (ProbeMaker *maker);

G_END_DECLS
