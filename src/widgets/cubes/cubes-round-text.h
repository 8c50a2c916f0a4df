/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the pages of a round say, translated. It tells nothing that not everybody may know. */

#pragma once

#include "widgets/cubes/cubes-hand-over.h"

G_BEGIN_DECLS

/* All of these are (transfer full). */

/* “17 words” */
char *cubes_round_text_words (int n);
/* Which game is played: “Master grid · 4 letters or more · three minutes · Nora shook”. */
char *cubes_round_text_subtitle (CubesGame *game);
/* The same while the table is handed over to @seat, or to everybody: “Round 3 · Hugo to write”. */
char *cubes_round_text_subtitle_for (CubesGame *game, int seat);
/* Below the name of @seat; @words: on its list. */
char *cubes_round_text_note (CubesGame *game, int seat, int words);

/* The page on which the table is handed over: its heading, the sentences below it, and the button.
 * @name: of the person; NULL: everybody, or nobody else is there
 * @shared: several people use the screen */
char *cubes_round_text_hand_over (CubesHandOverKind kind, const char *name);
char *cubes_round_text_reason (CubesGame *game, CubesHandOverKind kind, gboolean shared);
char *cubes_round_text_lift (CubesHandOverKind kind, const char *name);

/* What the panel beside the tray says of what is due: heading, sentences, and the button, which is NULL where people
 * have nothing to do. */
char *cubes_round_text_due (CubesGame *game);
char *cubes_round_text_due_reason (CubesGame *game);
const char *cubes_round_text_due_button (CubesGame *game);
/* Whether people write on paper, and the time runs for all of them. */
gboolean cubes_round_text_is_on_paper (CubesGame *game);

G_END_DECLS
