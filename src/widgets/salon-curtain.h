/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_CURTAIN (salon_curtain_get_type ())
G_DECLARE_FINAL_TYPE (SalonCurtain, salon_curtain, SALON, CURTAIN, GtkWidget)

/**
 * SalonCurtain:
 *
 * Covers a secret and names the person who should look at the screen next. That person
 * opens it with a button. It lies over what it covers: two halves sweep together in 300 ms,
 * which nothing can shorten, and apart in 260 ms. Where animations are switched off, both
 * happen at once. Until “opened” is emitted, what lies behind must show no secret: the
 * curtain does not hide all of it while it moves.
 *
 * To open the curtain, a press of a key or of the mouse has to begin at least 700 ms after
 * the shut curtain was first drawn. Until then the button is insensitive, also for
 * assistive technologies. The 700 ms begin again when the curtain is shown again, and when
 * its window becomes active or inactive; a curtain that was opening then is shut again.
 *
 * Signals:
 *
 *  - shut (): the curtain covers everything. What it covers may be hidden now.
 *  - opening (): the named person has pressed the button. What lies behind, without any
 *    secret, has to be visible from now on.
 *  - opened (): nothing is covered any more, and secrets may be shown.
 */

/* Makes an open curtain. */
GtkWidget *salon_curtain_new (void);
/* Shuts the curtain. Its button is placed so that it does not cover the point of the
 * window where the mouse was pressed last.
 * @name: of the person who may open it
 * @seat: the colour of that person's seat, for salon_colour_get()
 * @reason: one or two sentences that say why, such as “Ada asks you for R. Your answer is
 *   behind this curtain.” */
void salon_curtain_close (SalonCurtain *self, const char *name, guint seat, const char *reason);
/* Whether the curtain is shut, or its halves are on their way to meet. */
gboolean salon_curtain_is_closed (SalonCurtain *self);
/* Shuts the curtain at once if it is opening; otherwise does nothing. */
void salon_curtain_shut_again (SalonCurtain *self);
/* Opens the curtain at once and emits no signal: there is nothing to hide any more. */
void salon_curtain_take_away (SalonCurtain *self);
/* Says whether the curtain will be needed. If so, its cloth is rendered in an idle moment
 * whenever it will have another size or look. */
void salon_curtain_expect (SalonCurtain *self, gboolean expected);
/**
 * salon_curtain_snapshot_behind:
 * @behind: what the curtain lies over, which has the same parent
 *
 * Appends @behind, but little of what the halves cover. Its parent calls this in its snapshot function, also while
 * the curtain is hidden, which learns in this way how large it will be.
 */
void salon_curtain_snapshot_behind (SalonCurtain *self, GtkWidget *behind, GtkSnapshot *snapshot);

G_END_DECLS
