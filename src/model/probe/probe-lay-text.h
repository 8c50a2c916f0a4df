/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

/* What the page for laying a word says about the game's rules, translated. */

/* “Ada, choose a secret word of 4 to 12 letters” (transfer full) */
char *probe_lay_text_heading (const ProbeHeader *header, int seat, int tray);
/* How cards get into the tray, and how many blanks may stand there (transfer full) */
char *probe_lay_text_hint (const ProbeSetup *setup);
/* “dot before” */
const char *probe_lay_text_blank (const ProbeSetup *setup, gboolean after);
/* The same as a whole sentence, to be read aloud. */
const char *probe_lay_text_add_blank (const ProbeSetup *setup, gboolean after);
/* That blanks can stand only at the ends. */
const char *probe_lay_text_blank_inside (const ProbeSetup *setup);
/* That no card with @letter is left (transfer full). */
char *probe_lay_text_none_left (const ProbeSetup *setup, char letter);

G_END_DECLS
