/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the program's own files. They are searched beside the executable first, so that an
 * installation still works after it was moved as a whole. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The folder of the running executable, (transfer full); NULL if the system does not tell
 * (without /proc). */
char *salon_paths_executable_dir (void);
/* The folder of the message catalogues, (transfer full). */
char *salon_paths_locale_dir (void);
/* Folders that may have the compiled settings schema, for the case that GSettings does not
 * find it: the best one first, NULL-terminated, possibly none, (transfer full). */
char **salon_paths_schema_dirs (void);

G_END_DECLS
