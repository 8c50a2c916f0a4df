/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_PORTRAIT (probe_portrait_get_type ())
G_DECLARE_FINAL_TYPE (ProbePortrait, probe_portrait, PROBE, PORTRAIT, GtkWidget)

/**
 * ProbePortrait:
 *
 * The round portrait of a character, as large as there is room for it. It is presentation only: the name stands beside
 * it.
 */

/* @key: of a #ProbeCharacter, or “program” */
GtkWidget *probe_portrait_new (const char *key);

G_END_DECLS
