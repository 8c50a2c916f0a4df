/* SPDX-License-Identifier: GPL-3.0-or-later */

/* “How to play” and “Keyboard shortcuts”: the frame, what holds for every game, and what
 * a game has to say of itself. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* More editions no game has. */
#define SALON_HELP_EDITIONS 4

/* All texts are marked for translation. */

typedef struct {
  const char *title;
  const char *common; /* what holds in every edition */
  /* What this edition does. NULL: the same as the first one; if that has none either,
   * there is nothing special. */
  const char *special[SALON_HELP_EDITIONS];
} SalonHelpChapter;

typedef struct {
  const char *keys; /* for gtk_accelerator_parse () */
  const char *text;
} SalonHelpKey;

/* What a game has to say of itself. */
typedef struct {
  /* The title of an edition of its rules, from 0; NULL beyond the last one. Without this
   * function the game has one edition, and nobody is asked for it. */
  const char *(*get_edition) (guint edition);
  const SalonHelpChapter *chapters; /* the last one has no title */
  /* What to know of a copy of a game that is not over; NULL: it tells nothing that is
   * hidden from anybody at the table. */
  const char *secrets;
  const SalonHelpKey *keys; /* those of its pages; the last one has none */
} SalonHelp;

/* Shows over @parent how the game is played, beginning with the rules of @edition; the
 * others can be chosen there. */
void salon_help_show (GtkWindow *parent, const SalonHelp *help, guint edition);
/* Shows over @parent which keys do what. */
void salon_help_show_shortcuts (GtkWindow *parent, const SalonHelp *help);

G_END_DECLS
