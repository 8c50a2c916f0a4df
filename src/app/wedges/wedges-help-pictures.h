/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pictures of the help of Wedges: the wheel, a roll, a question, a token that fills, and how typed answers are judged. The
 * edition makes no difference to any of them. */

#pragma once

#include <gtk/gtk.h>

#include "questions/questions-judge.h"

G_BEGIN_DECLS

/* One of the answers in the picture of typed answers, in the player's language. */
typedef struct {
  const char *answer; /* to the question, as a bank has it */
  const char *rival;  /* another answer of its kind; NULL: none matters */
  const char *typed;
  const char *remark; /* what the picture says of it */
  QuestionsReason reason;
} WedgesHelpAnswer;

/* Gives the answer number @i; FALSE beyond the last one. */
gboolean wedges_help_get_answer (guint i, WedgesHelpAnswer *answer);

/* The wheel as a game begins. */
GtkWidget *wedges_help_picture_wheel (guint edition);
/* The wheel after a roll, with the spaces that can be reached. */
GtkWidget *wedges_help_picture_reach (guint edition);
/* A token with all its wedges on the hub. */
GtkWidget *wedges_help_picture_final (guint edition);
/* The die in its tray. */
GtkWidget *wedges_help_picture_die (guint edition);
/* A question; a click uncovers its answer. */
GtkWidget *wedges_help_picture_question (guint edition);
/* A token; a click lets in the next wedge. */
GtkWidget *wedges_help_picture_token (guint edition);
/* The six categories. */
GtkWidget *wedges_help_picture_categories (guint edition);
/* Two boxes with cards. */
GtkWidget *wedges_help_picture_boxes (guint edition);
/* Answers that were typed, and what they are taken for. */
GtkWidget *wedges_help_picture_typed (guint edition);

G_END_DECLS
