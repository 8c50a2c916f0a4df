/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-game.h"
#include "model/salon-look.h"
#include "widgets/probe/probe-board-layout.h"

G_BEGIN_DECLS

#define PROBE_TYPE_CHRONICLE (probe_chronicle_get_type ())
G_DECLARE_FINAL_TYPE (ProbeChronicle, probe_chronicle, PROBE, CHRONICLE, GtkWidget)

/**
 * ProbeChronicle:
 *
 * What happens, and what has happened since somebody's last turn: a sentence about the last
 * move, and a token for each card, miss and word before it, in groups by who did it. Where there
 * is not room for all of them, the oldest ones are left out. All of it is read aloud as text.
 *
 * The sentence is a label whose widget name is “news”.
 */
GtkWidget *probe_chronicle_new (void);
void probe_chronicle_set_form (ProbeChronicle *self, ProbeChronicleForm form);
/**
 * probe_chronicle_set_sentence:
 * @seat: whose emblem stands before the sentence, or PROBE_NOBODY
 * @text: (nullable): the sentence
 *
 * Says what happens now. The caller decides when the sentence about a question becomes that
 * about its result. Needs a game to be shown.
 */
void probe_chronicle_set_sentence (ProbeChronicle *self, int seat, const char *text);
/**
 * probe_chronicle_show:
 * @eye: since whose last turn; PROBE_NOBODY for the seat in turn
 *
 * Shows what has happened in @game so far.
 */
void probe_chronicle_show (ProbeChronicle *self, ProbeGame *game, const SalonLook *look, int eye);
/* Forgets the game and all that was shown. */
void probe_chronicle_clear (ProbeChronicle *self);

G_END_DECLS
