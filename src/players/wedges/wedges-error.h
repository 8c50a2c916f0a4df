/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a computer player answers when it does not know: what a person might take for the answer. */

#pragma once

#include "players/wedges/wedges-player.h"
#include "questions/questions-judge.h"
#include "rules/wedges/wedges-move.h"

/* Makes a wrong answer to @question, which has the place @place, and which the player does not know: an answer of the same
 * kind to another question, of a similar one rather, or a number not far away.  It is the same each time, and @judge takes it as
 * wrong.  Returns false, with @text empty, when nothing comes to its mind. */
bool wedges_player_err (const WedgesPlayer *player,
                        const WedgesQuestion *place,
                        const QuestionsJudge *judge,
                        const QuestionsQuestion *question,
                        char text[WEDGES_ANSWER_SIZE]);
