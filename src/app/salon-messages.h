/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SALON_TYPE_MESSAGES (salon_messages_get_type ())
G_DECLARE_FINAL_TYPE (SalonMessages, salon_messages, SALON, MESSAGES, GObject)

/**
 * SalonMessages:
 *
 * What the window tells players: messages for a few seconds, offers with a button, and alerts that must be read. Screen
 * readers say each of them. What is known before the window is on the screen is told as soon as it is.
 */

/* @window: that the messages belong to */
SalonMessages *salon_messages_new (GtkWindow *window);
/* Sets where toasts appear, before the first one. */
void salon_messages_set_place (SalonMessages *self, AdwToastOverlay *place);
/* Shows @text for a few seconds. */
void salon_messages_tell (SalonMessages *self, const char *text);
/* Shows a message that must be read. */
void salon_messages_alert (SalonMessages *self, const char *heading, const char *body);
/* Offers to take a new game back, or does so no more. */
void salon_messages_offer_undo (SalonMessages *self, gboolean can_undo);
/* Says that a game is being read, with a button to stop that, until @text is %NULL. */
void salon_messages_show_opening (SalonMessages *self, const char *text);
/* Tells what the search for the last game has found, once the window is on the screen.
 * @notice: (nullable): why the last game cannot be read
 * @elsewhere: another running program has the game that players may look for
 * @has_next: there is another unfinished game */
void salon_messages_tell_search (SalonMessages *self, const char *notice, gboolean elsewhere, gboolean has_next);

G_END_DECLS
