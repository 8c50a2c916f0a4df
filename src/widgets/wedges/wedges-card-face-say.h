/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the widgets of a card say: the question, the time, the answer, and what can be done. For files of this folder only. */

#pragma once

#include "widgets/wedges/wedges-card-face.h"

G_BEGIN_DECLS

/* @tight: there is no room to say what the question is for, beside the wedge that is seen, nor much else
 * @low: there is no room for hints */
void wedges_card_face_set_form (WedgesCardFace *self, gboolean tight, gboolean low);
/* Nothing says anything any more. */
void wedges_card_face_forget (WedgesCardFace *self);
/* Asks @question: there is nothing of an answer, but a place for one. */
void wedges_card_face_ask (WedgesCardFace *self, const WedgesCardQuestion *question);
/* Says how much of the time is left. @whole, @left: seconds */
void wedges_card_face_set_left (WedgesCardFace *self, int whole, double left);
/* Says the reference answer, what was given, the verdict and the fact, and offers what can be done now. @question: that is answered;
 * it needs no text */
void wedges_card_face_answer (WedgesCardFace *self, const WedgesCardQuestion *question, const WedgesCardAnswer *answer);
/* Whether the card was objected to. */
void wedges_card_face_set_objected (WedgesCardFace *self, gboolean objected);
/* The card is stamped; nothing is left to do. */
void wedges_card_face_end (WedgesCardFace *self);

G_END_DECLS
