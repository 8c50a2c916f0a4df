/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the header says of a game that is looked at again. */

#pragma once

#include "model/salon-replay.h"

G_BEGIN_DECLS

/* The title: that of the record, @title (nullable), or which game it is, @game. (transfer full) */
char *salon_replay_make_title (const char *title, const char *game);
/* The subtitle: which game it is unless the title says that, and when it was played, @date as in its record, or what is
 * missing; @fault: of %SALON_REPLAY_DAMAGED. (transfer full) */
char *salon_replay_make_subtitle (const char *title,
                                  const char *game,
                                  const char *date,
                                  SalonReplayState state,
                                  const char *fault);

/* Adds to @subtitle (transfer full), of a replay or a review, that the game does not count in accuracy, if that is so: the
 * library has a light bulb for that, and a header has no room for a picture. (transfer full) */
char *salon_replay_add_uncounted (char *subtitle, gboolean uncounted);

G_END_DECLS
