/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

#include "rules/probe/probe-edition.h"

G_BEGIN_DECLS

/**
 * ProbeBoardShape:
 *
 * What the layout of the board depends on. Nothing in it changes while a game is played,
 * except when people change the size of the window or of the text, or when the last person hands their seat to a computer.
 * Thus nothing moves from one question to the next.
 */
typedef struct {
  int width, height;  /* of the board, in px */
  int seats;          /* of the game */
  int trays;          /* of each seat */
  gboolean main_seat; /* whether the last row belongs to a person at the screen */
  gboolean deck;      /* whether activity cards are played */
  double text;        /* how large the user wants text; 1 is usual */
  gboolean notes;     /* whether a lesson shows its notes between the trays; only with two seats of one tray */
  gboolean aside;     /* whether another table is shown small in the right column, if there is room for it */
  gboolean replay;    /* whether the game is looked at again: a strip for a sentence, and a chart for the keys */
  gboolean watched;   /* whether no person will ask any more: there are no keys, and the trays have their room */
} ProbeBoardShape;

/**
 * ProbeChronicleForm:
 * @PROBE_CHRONICLE_STRIP: a strip between the trays and the keys
 * @PROBE_CHRONICLE_PLACE: in the place of a sixth opponent, whom the game does not have
 * @PROBE_CHRONICLE_LIST: a list in the right column, between the deck and the score pad
 *
 * Where the chronicle is, and in which form.
 */
typedef enum {
  PROBE_CHRONICLE_STRIP, /* or, where there is a lane between the trays, in that */
  PROBE_CHRONICLE_PLACE,
  PROBE_CHRONICLE_LIST,
} ProbeChronicleForm;

/* The places of one seat, in px from the corner of the board. */
typedef struct {
  GdkRectangle plate;
  GdkRectangle side[PROBE_MAX_TRAYS]; /* of the marks “Left” and “Right”; empty with one tray for each seat */
  GdkRectangle tray[PROBE_MAX_TRAYS];
  double p; /* pitch of the trays: from one space to the next, in px */
} ProbeSeatPlace;

/**
 * ProbeBoardLayout:
 *
 * Where everything on the board is, in whole px from the corner of the board. Rectangles
 * contain the pieces without their shadows.
 */
typedef struct {
  double text;       /* px for one px of the type sizes in looks.md */
  double text_scale; /* how large the user wants text; 1 is usual */
  gboolean slim;     /* two columns of trays, whose plates are slim and above them */
  GdkRectangle lane; /* between the trays of two seats with one tray each; otherwise empty */

  /* In the order in which people see them: the opponents first, the main seat last. */
  ProbeSeatPlace seat[PROBE_MAX_SEATS];
  int n_seats;

  GdkRectangle deck;  /* empty if no activity cards are played */
  GdkRectangle note;  /* below the deck: the text of the card, if the user's text is large; otherwise empty */
  GdkRectangle aside; /* empty if there is none */
  GdkRectangle chronicle;
  ProbeChronicleForm chronicle_form;
  GdkRectangle pad;

  GdkRectangle panel;
  int panel_head;            /* height of the row with the prompt, at the top of the panel */
  int key_width, key_height; /* from one key to the next, and from one row of keys to the next; no height: no keys */
} ProbeBoardLayout;

/* The width and height of a tray in pitches. Trays of less than PROBE_SMALL_PITCH px, and
 * all trays where text is large, are higher by PROBE_TALL, because the values on their lips
 * are larger. */
#define PROBE_TRAY_WIDTH  12.5
#define PROBE_TRAY_HEIGHT 1.72
#define PROBE_TRAY_TALL   1.075
#define PROBE_SMALL_PITCH 36
/* From this size of text on, text counts as large. */
#define PROBE_LARGE_TEXT 1.25

/* The smallest board for which nothing overlaps. In a smaller one, what is at the bottom
 * and on the right is cut off. */
#define PROBE_BOARD_LEAST_WIDTH  780
#define PROBE_BOARD_LEAST_HEIGHT 520

/* Computes the layout. It depends on nothing but @shape.
 * @self: (out) */
void probe_board_layout_compute (ProbeBoardLayout *self, const ProbeBoardShape *shape);

G_END_DECLS
