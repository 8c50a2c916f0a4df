/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the program's own files are. It looks beside the executable first, so
 * that an installation that was moved as a whole still finds everything. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The folder of the running executable, (transfer full); NULL if the system
 * does not tell. */
char *salon_paths_executable_dir (void);
/* Where the message catalogues are, (transfer full). */
char *salon_paths_locale_dir (void);
/* Where the compiled settings schema may be when the desktop does not know it,
 * best first, (transfer full), NULL-terminated; perhaps empty. */
char **salon_paths_schema_dirs (void);

G_END_DECLS
