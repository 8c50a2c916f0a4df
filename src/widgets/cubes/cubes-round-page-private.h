/* SPDX-License-Identifier: GPL-3.0-or-later */

/* For cubes-round-page.c, where people do what is due, cubes-round-show.c, which shows it, cubes-round-place.c, which says
 * where, and cubes-round-write.c, with which words are written. */

#pragma once

#include "widgets/cubes/cubes-round-page.h"
#include "widgets/cubes/cubes-writing.h"
#include "widgets/salon-large.h"

G_BEGIN_DECLS

/* What somebody comes back to after a pause, or after others have looked: it is theirs for the round. */
typedef struct {
  gboolean seen;     /* the cubes */
  int quarters;      /* by which they turned the tray */
  CubesWriting word; /* that they had begun */
} CubesRoundLeft;

struct _CubesRoundPage {
  GtkWidget parent_instance;

  GtkWidget *clock, *note, *tools, *tray, *slip, *hint, *caption, *paper, *panel, *counts, *keys;
  GtkWidget *plate[CUBES_MAX_SEATS];

  SalonLarge large;
  int hint_height; /* px */
  gboolean tight;  /* the window is small */
  guint tight_id;  /* a source: the panel is told */

  CubesGame *game;
  SalonLook look;
  CubesView *view;                          /* what the page shows */
  int eye;                                  /* whose view that is */
  int writer;                               /* who writes on the slip, or CUBES_ONLOOKER */
  gboolean open;                            /* the cubes are seen */
  gboolean goes;                            /* the button of the panel is there */
  guint clock_id;                           /* counts the time while it runs */
  int whispered;                            /* the second of the time at which the sand was heard last */
  CubesRoundLeft left[CUBES_MAX_SEATS + 1]; /* of each seat, and of those who look together */
  guint left_shakes;                        /* to which shake it belongs */
  CubesWriting word;                        /* on the slip */
  gboolean asking;                          /* the word cannot be traced, and Enter was pressed once */
  gboolean untraced;                        /* it was said that the word cannot be traced */
  gboolean done;                            /* the slip shows a word that was written */
};

/* In cubes-round-show.c: */
/* Whether whoever looks chooses the corner for the Bar now. */
gboolean cubes_round_page_chooses_corner (CubesRoundPage *self);
/* Says on the panel what is due, and has the button for it if nothing moves. */
void cubes_round_page_show_due (CubesRoundPage *self);
/* Shows the time anew as long as it runs and the page is seen. */
void cubes_round_page_run_clock (CubesRoundPage *self);

/* In cubes-round-place.c, functions of GtkWidgetClass: */
void cubes_round_page_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline);
void cubes_round_page_size_allocate (GtkWidget *widget, int width, int height, int baseline);

/* In cubes-round-write.c: */
/* The grid on which words are written now. */
CubesSlipGrid cubes_round_page_get_grid (CubesRoundPage *self);
/* Shows the word on the slip, its way over the cubes, and the words of the list that begin so. */
void cubes_round_page_show_word (CubesRoundPage *self);
/* Takes the word off the slip. */
void cubes_round_page_clear_word (CubesRoundPage *self);
/* Shows the list of the one who writes. */
void cubes_round_page_show_list (CubesRoundPage *self);
/* Lets people write: connects slip, tray, paper and keys. */
void cubes_round_page_connect_writing (CubesRoundPage *self);
/* What a key does while somebody writes. Returns whether it does anything. */
gboolean cubes_round_page_write_key (CubesRoundPage *self, guint keyval, GdkModifierType modifiers);

/* In cubes-round-page.c: */
/* Tells why the game refused something; @error may be NULL. */
void cubes_round_page_tell (CubesRoundPage *self, const GError *error);
/* Emits “say” with @text (nullable). */
void cubes_round_page_say (CubesRoundPage *self, const char *text);

G_END_DECLS
