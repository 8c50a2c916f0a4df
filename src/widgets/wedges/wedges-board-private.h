/* SPDX-License-Identifier: GPL-3.0-or-later */

/* For wedges-board-page.c, where people do what is due, wedges-board-show.c, which shows it, wedges-board-play.c, which shows
 * moves as they happen, and wedges-board-place.c, which says where everything stands. */

#pragma once

#include "widgets/wedges/wedges-board-page.h"
#include "widgets/wedges/wedges-board-text.h"
#include "widgets/wedges/wedges-layout.h"

G_BEGIN_DECLS

/* What of a move is being shown. */
typedef enum {
  WEDGES_STEP_NONE,
  WEDGES_STEP_ROLL,    /* the die rolls, and then the wheel shows where one can go */
  WEDGES_STEP_HOP,     /* a token hops */
  WEDGES_STEP_DRAW,    /* a card comes out of its box */
  WEDGES_STEP_VERDICT, /* the answer and the verdict are read, until the card says that they were */
  WEDGES_STEP_WEDGE,   /* a wedge flies to its tin, or the fans open */
} WedgesStep;

/* What stands at the right, below the die. */
typedef enum {
  WEDGES_BESIDE_LEGEND,
  WEDGES_BESIDE_CARD, /* who judges, and what follows */
  WEDGES_BESIDE_VOTE, /* who votes; there is no die */
} WedgesBeside;

struct _WedgesBoardPage {
  GtkWidget parent_instance;

  GtkWidget *prompt, *die, *wheel, *vote, *card_place, *card, *panel, *legend, *chronicle, *boxes;
  GtkWidget *plate[WEDGES_MAX_SEATS];

  WedgesGame *game;
  SalonLook look;
  WedgesState shown;     /* what is seen */
  WedgesCardStage stage; /* and of the question that is seen to be due */
  guint8 rolled[WEDGES_MAX_SEATS];
  WedgesBeside beside;

  WedgesStep step;
  guint step_id;      /* a source: looks whether the step is over */
  WedgesMove move;    /* that is shown */
  gboolean moving;    /* is seen to happen */
  gboolean brief;     /* nothing is read */
  gboolean uncovered; /* the card shows the answer */
  guint8 flying;      /* the wedge that is still on its way to the tin of the seat: a set */
  int pointed;        /* the space at which pointer or focus is, or −1 */

  gboolean paused, by_hand, can_hurry;
  guint clock_id; /* counts the time for an answer */
  WedgesSize size;
  int right, legend_height; /* px that the legend needs */
  gboolean narrow, low;
  guint size_id; /* a source: text and plates get another size */
};

/* In wedges-board-show.c: */
void wedges_board_get_view (WedgesBoardPage *self, WedgesBoardView *view);
/* Whether a person may do what is due now. */
gboolean wedges_board_is_open (WedgesBoardPage *self);
/* Shows the line below the die, or the button. */
void wedges_board_show_prompt (WedgesBoardPage *self);
/* Shows plates, prompt, panel, boxes and what was asked last. */
void wedges_board_show (WedgesBoardPage *self);
/* Shows the card with the question that is due; @moving: it comes out of its box. */
void wedges_board_ask (WedgesBoardPage *self, gboolean moving);
/* Shows the answer on the card; @settled: the verdict is only to be read. */
void wedges_board_show_answer (WedgesBoardPage *self, gboolean settled);
/* Counts the time for an answer as long as it runs. */
void wedges_board_run_clock (WedgesBoardPage *self);

/* In wedges-board-play.c: */
/* The wheel, the die or the card has something to say. */
void wedges_board_connect_motion (WedgesBoardPage *self);
/* Forgets the move that is being shown. */
void wedges_board_forget_move (WedgesBoardPage *self);

/* In wedges-board-page.c: */
/* Emits “settled”. */
void wedges_board_emit_settled (WedgesBoardPage *self);

/* In wedges-board-place.c, functions of GtkWidgetClass: */
void wedges_board_page_measure (GtkWidget *widget,
                                GtkOrientation orientation,
                                int for_size,
                                int *minimum,
                                int *natural,
                                int *minimum_baseline,
                                int *natural_baseline);
void wedges_board_page_size_allocate (GtkWidget *widget, int width, int height, int baseline);

G_END_DECLS
