/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chapters of the rules: those of a game, and behind them the two that are the same for every game. */

#pragma once

#include "app/salon-help.h"

G_BEGIN_DECLS

guint salon_help_count_chapters (const SalonHelp *help);
/* The chapter number @i, from 0, (transfer none). */
const SalonHelpChapter *salon_help_get_chapter (const SalonHelp *help, guint i);

/* Whether the edition that is chosen has to do with @chapter. */
gboolean salon_help_has_editions (const SalonHelpChapter *chapter);
/* The heading of @chapter in @edition, translated. */
const char *salon_help_get_title (const SalonHelpChapter *chapter, guint edition);
/* The text of @chapter, one of @help, in @edition, translated (transfer full); its paragraphs are lines. */
char *salon_help_say_chapter (const SalonHelp *help, const SalonHelpChapter *chapter, guint edition);

G_END_DECLS
