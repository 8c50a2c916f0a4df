/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands on a card, as widgets, and where. What they say is in wedges-card-face-say.h. For files of this folder only. */

#pragma once

#include "widgets/wedges/wedges-card.h"

G_BEGIN_DECLS

/* The children of a card. Their order is that in which they are read out: category, question, time, answer, verdict, fact. */
typedef struct {
  GtkWidget *box; /* all of them */

  GtkWidget *band, *sign, *category, *stake, *stake_text;
  GtkWidget *scroller, *content;
  guint seek_id;          /* a source: the answer comes into sight */
  graphene_rect_t sought; /* where the answer was in @content when it last came into sight */
  GtkWidget *question;

  GtkWidget *alone, *alone_avatar, *alone_name, *alone_note; /* the member of a team who answers */
  GtkWidget *call, *clock, *call_text, *call_note;           /* to say the answer */
  GtkWidget *field, *entry, *bar, *bar_note, *bar_left;      /* to type it */

  GtkWidget *flap;
  GtkWidget *uncover;                      /* lies on the closed flap */
  GtkWidget *cover;                        /* lies there while nobody can uncover */
  GtkWidget *answer_box, *answer, *others; /* lie below the open one */
  GtkWidget *given, *given_by, *given_text, *reason, *verdict, *verdict_sign, *verdict_text;
  GtkWidget *fact_box, *fact_bar, *fact;

  GtkWidget *actions, *gold, *plain, *hint;
  GtkWidget *place, *object, *object_text;

  gboolean tight, low;
  char *who; /* who answers: a member of a team alone, or the seat */
} WedgesCardFace;

/* Makes the widgets; none says anything yet. */
void wedges_card_face_make (WedgesCardFace *self);
/* How high all of it would like to be in @width px. */
int wedges_card_face_measure (WedgesCardFace *self, int width);
/* Brings the reference answer into sight, once it has a place, wherever that was changed: it is always seen (rule 5.2), also
 * where a card is higher than its window. Whoever has scrolled since then is left where they are. */
void wedges_card_face_seek_answer (WedgesCardFace *self);
/* Drops them. */
void wedges_card_face_clear (WedgesCardFace *self);

G_END_DECLS
