/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the folders of looks are; for salon-theme.c. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The folder of the look @id, (transfer full); NULL if there is none. */
char *salon_theme_dirs_find (const char *id);
/* The names of all such folders, each once, NULL-terminated, (transfer full). */
char **salon_theme_dirs_list (void);

G_END_DECLS
