/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the units of WedgesCard share: what it is about and how it looks (wedges-card.c), what people do with it
 * (wedges-card-input.c), and what goes by itself with the time: what moves, and how long a verdict is read (wedges-card-play.c). */

#pragma once

#include "widgets/wedges/wedges-card-face.h"
#include "widgets/wedges/wedges-card-paper.h"
#include "widgets/wedges/wedges-card.h"

G_BEGIN_DECLS

/* What the card is about. */
typedef enum {
  WEDGES_CARD_IS_EMPTY,
  WEDGES_CARD_IS_ASKED,     /* the answer is not known */
  WEDGES_CARD_IS_UNCOVERED, /* the verdict is open, or proposed */
  WEDGES_CARD_IS_SETTLED,   /* it is read, or stamped */
} WedgesCardPhase;

/* What moves. */
typedef enum {
  WEDGES_CARD_RESTS,
  WEDGES_CARD_FLIES,
  WEDGES_CARD_OPENS,
  WEDGES_CARD_STAMPS,
} WedgesCardMotion;

/* What was emitted for what is shown. */
enum {
  WEDGES_CARD_DID_ANSWER = 1 << 0, /* uncovered, typed, or gave up */
  WEDGES_CARD_DID_JUDGE = 1 << 1,
  WEDGES_CARD_DID_GO_ON = 1 << 2,
  WEDGES_CARD_DID_OBJECT = 1 << 3,
};

struct _WedgesCard {
  GtkWidget parent_instance;

  WedgesCardFace face;

  WedgesCardPhase phase;
  WedgesCardQuestion question; /* without its text and its team */
  char *name;                  /* of the question */
  WedgesCardVerdict verdict;
  gboolean right; /* the proposed verdict, or the one that is stamped */
  unsigned done;
  gint64 guarded_until; /* µs, g_get_monotonic_time() */

  gboolean paused;
  WedgesCardMotion motion;
  double ms;
  gint64 last; /* frame, in µs; 0 before the first one */
  guint tick_id;
  graphene_point_t from; /* where the card comes from, in its parent: it has no place of its own before it is seen */
  gboolean stamped;
  int reading;      /* ms until the verdict was read; 0: somebody has to go on */
  guint reading_id; /* a source */

  WedgesCardPicture paper, flight[2], stamp;
  graphene_rect_t place; /* of the card */
  gboolean narrow, tight, low;
  guint form_id; /* a source: the card gets this form */
};

/* Adds the signals that say what people have done. */
void wedges_card_input_class_init (WedgesCardClass *klass);
/* Listens to the keys, the buttons and the field of the face. */
void wedges_card_input_init (WedgesCard *self);
/* Lets nobody judge for a moment: what they press now was meant for what was there before. */
void wedges_card_guard (WedgesCard *self);
/* The verdict was read: tells so, unless that was told before. */
void wedges_card_go_on (WedgesCard *self);
/* Plays @motion, at once where nothing moves. */
void wedges_card_play (WedgesCard *self, WedgesCardMotion motion);
/* Goes on by itself after @ms, in which the verdict is read. */
void wedges_card_read_for (WedgesCard *self, int ms);
/* Ends what goes by itself. */
void wedges_card_stop_playing (WedgesCard *self);

G_END_DECLS
