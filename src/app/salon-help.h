/* SPDX-License-Identifier: GPL-3.0-or-later */

/* “How to play” and “Keyboard shortcuts”. What is the same for every game is written here;
 * each game adds a #SalonHelp. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* No game has more editions than this. */
#define SALON_HELP_EDITIONS 4

/* All texts are marked for translation. */

typedef struct {
  const char *title;
  const char *common; /* what is the same in every edition */
  /* What is particular to each edition. NULL means the text of the first edition, and no
   * text if that is NULL too. */
  const char *special[SALON_HELP_EDITIONS];
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
  /* Makes the short page of an edition, which stands before the chapters. Optional. */
  GtkWidget *(*make_short) (guint edition);
  const SalonHelpChapter *chapters; /* the last element has no title */
  /* A paragraph about the secrets in a copy of an unfinished game; NULL if the game has no
   * secrets. */
  const char *secrets;
  const SalonHelpKey *keys; /* the keys of the game's pages; the last element has NULL */
} SalonHelp;

/* Shows “How to play” over @parent, with the rules of @edition. The player can choose other
 * editions there.
 * @lesson: (nullable): what the button says that begins the lesson, or goes on with it; NULL: there is none */
void salon_help_show (GtkWindow *parent, const SalonHelp *help, guint edition, const char *lesson);
/* Shows “Keyboard shortcuts” over @parent. */
void salon_help_show_shortcuts (GtkWindow *parent, const SalonHelp *help);

G_END_DECLS
