/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define WEDGES_TYPE_CARD (wedges_card_get_type ())
G_DECLARE_FINAL_TYPE (WedgesCard, wedges_card, WEDGES, CARD, GtkWidget)

/**
 * WedgesCard:
 *
 * The card with a question: it comes out of its box, is answered, and has its answer uncovered. It shows what it is told and
 * decides nothing.
 *
 * The answer is not known to the card, nor to anything in it, before wedges_card_uncover(); wedges_card_ask() and
 * wedges_card_clear() forget it.
 *
 * The card wants all the room that the wheel has, and is as large in its middle as what it says needs. While it shows nothing it
 * is invisible. Where animations are switched off, each motion shows its end at once.
 *
 * Signals, each at most once for what is asked:
 *
 *  - uncover (): somebody wants to see the answer, which was said aloud.
 *  - judged (gboolean right): the table says so of what was said, or takes the proposed verdict or turns it round.
 *  - typed (const char *text): this is the answer; it has no spaces at its ends and is not empty.
 *  - gave-up (): “I don’t know”.
 *  - went-on (): a settled verdict, or a stamped one, was read: by key, click, or because it was there for a while.
 *  - objected (): something is wrong with the card.
 */

/* How the question is answered. */
typedef enum {
  WEDGES_CARD_ALOUD,    /* somebody says the answer, somebody uncovers it, and the table judges */
  WEDGES_CARD_TYPED,    /* somebody types it */
  WEDGES_CARD_COMPUTER, /* a computer thinks; people watch */
} WedgesCardWay;

/* What a right answer brings. */
typedef enum {
  WEDGES_CARD_FOR_ROLL, /* another roll */
  WEDGES_CARD_FOR_WEDGE,
  WEDGES_CARD_FOR_GAME,  /* it is a final question */
  WEDGES_CARD_FOR_PLACE, /* it is one, and somebody has won already */
} WedgesCardStake;

/* A question. All texts are copied. */
typedef struct {
  WedgesCardWay way;
  WedgesCardStake stake;
  int category;               /* a WedgesCategory */
  const char *text;           /* the question */
  int box, card;              /* from 0, from 1 */
  gboolean one_box;           /* there is no other */
  const char *name;           /* of the seat */
  unsigned colour;            /* of the seat, for salon_colour_get() */
  const char *const *members; /* (nullable): of the team, ending with NULL; NULL or none: the seat is one person */
  int member;                 /* who answers alone, from 0; −1: all consult each other */
  int seconds;                /* for the answer; 0: any time */
  gboolean replayed;          /* it was asked long ago: people only look on, and nothing waits for them */
} WedgesCardQuestion;

/* What lies under the flap. */
typedef enum {
  WEDGES_VERDICT_OPEN,     /* the table has to say whether what it heard is right */
  WEDGES_VERDICT_PROPOSED, /* an answer was typed, and the table takes the verdict or turns it round */
  WEDGES_VERDICT_SETTLED,  /* it is only to be read: a computer’s, or nothing was answered */
} WedgesCardVerdict;

typedef struct {
  WedgesCardVerdict verdict;
  const char *answer; /* the reference answer */
  const char *others; /* (nullable): other accepted forms, parted by “|” */
  const char *fact;   /* (nullable) */
  const char *given;  /* (nullable): what was typed, or what a computer has said */
  gboolean right;     /* unless the verdict is open */
  const char *reason; /* (nullable): for the verdict: a sentence */
  gboolean late;      /* the time had run out */
} WedgesCardAnswer;

GtkWidget *wedges_card_new (void);

/* Shows a question, whose answer is secret. What a person has to do with it gets the focus.
 * @from: (nullable): where it comes from, in coordinates of the card, see wedges_boxes_get_mouth(); NULL: it lies there at once */
void wedges_card_ask (WedgesCard *self, const WedgesCardQuestion *question, const graphene_point_t *from);
/* How many seconds are left of those that the question has. */
void wedges_card_set_left (WedgesCard *self, double seconds);
/* Uncovers the answer of the question that was asked. */
void wedges_card_uncover (WedgesCard *self, const WedgesCardAnswer *answer);
/* Stamps the verdict upon the card, as the game has it; “went-on” follows. */
void wedges_card_stamp (WedgesCard *self, gboolean right);
/* Takes the card away and forgets what it said. */
void wedges_card_clear (WedgesCard *self);

/* Whether the card was objected to: the link then says thanks. wedges_card_ask() makes it FALSE. */
void wedges_card_set_objected (WedgesCard *self, gboolean objected);
/* What somebody wanted to do with the card was refused, and may be wanted again: it emits each wish only once. */
void wedges_card_allow (WedgesCard *self);
/* While it is paused, no motion goes on, and a computer’s verdict stays. */
void wedges_card_set_paused (WedgesCard *self, gboolean paused);
/* Ends whatever moves, and tells whether something did. */
gboolean wedges_card_skip (WedgesCard *self);
gboolean wedges_card_is_moving (WedgesCard *self);
/* Does what a key does, for the keys of the table: Space uncovers, R and W judge, Enter takes a verdict, N turns it round, Esc
 * says “I don’t know”. FALSE: the key does nothing here. The card itself hears the keys while the focus is in it. */
gboolean wedges_card_press (WedgesCard *self, guint keyval, GdkModifierType modifiers);
/* Gives the focus to what is next to do. */
void wedges_card_take_focus (WedgesCard *self);

G_END_DECLS
