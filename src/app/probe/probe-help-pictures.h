/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pictures of the help: pieces of the table on the cloth of the look in use. They are made for an edition, an index
 * for probe_editions. */

#pragma once

#include "widgets/probe/probe-help-scene.h"

G_BEGIN_DECLS

/* Makes a picture whose cards turn by a click, Enter or Space. @title is what it is about. */
GtkWidget *probe_help_picture_new (ProbeScene scene, guint edition, const char *title);

/* What stands above the chapters. */
GtkWidget *probe_help_picture_words (guint edition);
GtkWidget *probe_help_picture_letters (guint edition);
GtkWidget *probe_help_picture_deck (guint edition);
GtkWidget *probe_help_picture_asking (guint edition);
GtkWidget *probe_help_picture_naming (guint edition);
GtkWidget *probe_help_picture_end (guint edition);
GtkWidget *probe_help_picture_pair (guint edition);
GtkWidget *probe_help_picture_party (guint edition);

G_END_DECLS
