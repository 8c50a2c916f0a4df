/* SPDX-License-Identifier: GPL-3.0-or-later */

/* “How to play” and “Keyboard shortcuts”. What is the same for every game is written here;
 * each game adds a #SalonHelp. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* No game has more editions than this. */
#define SALON_HELP_EDITIONS 4

/* All texts are marked for translation. Where a text has one for each edition, NULL means that of the first edition. */

typedef struct {
  const char *title[SALON_HELP_EDITIONS];
  const char *common;                       /* what is the same in every edition; paragraphs are lines */
  const char *special[SALON_HELP_EDITIONS]; /* what is particular to each; NULL for the first too: there is no text */
  /* Makes what stands above the text: pieces of the game. Optional. */
  GtkWidget *(*make_picture) (guint edition);
} SalonHelpChapter;

typedef struct {
  const char *keys; /* for gtk_accelerator_parse () */
  const char *text;
} SalonHelpKey;

/* The texts of one game. */
typedef struct {
  /* Gives the title of an edition, counted from 0, and NULL beyond the last one. NULL instead
   * of the function: the game has only one edition, and there is nothing to choose. */
  const char *(*get_edition) (guint edition);
  /* Makes the card number @card of the first page, the game in short; NULL beyond the last one. Optional. */
  GtkWidget *(*make_card) (guint edition, guint card);
  const char *hint; /* what people can do with the cards; NULL: nothing */
  /* Makes the figures of an edition, which stand beside the cards. Optional. */
  GtkWidget *(*make_figures) (guint edition);
  const SalonHelpChapter *chapters; /* the last element has no title */
  /* A paragraph about the secrets in a copy of an unfinished game; NULL if the game has no
   * secrets. */
  const char *secrets;
  const SalonHelpKey *keys; /* the keys of the game's pages; the last element has NULL */
} SalonHelp;

/* Shows “How to play” over @parent, with the rules of @edition. The player can choose other
 * editions there.
 * @lesson: (nullable): what the button says that begins the lesson, or goes on with it; NULL: there is none
 * @waits: a game is on the table, and waits while people read */
void salon_help_show (GtkWindow *parent, const SalonHelp *help, guint edition, const char *lesson, gboolean waits);
/* Shows “Keyboard shortcuts” over @parent. */
void salon_help_show_shortcuts (GtkWindow *parent, const SalonHelp *help);

G_END_DECLS
