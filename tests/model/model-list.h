/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A word list that a test takes away: a link to it in a folder of the test’s own, where games look first. */

#pragma once

#include <glib.h>

/* Makes the folder with the list called @name, “en” for example; to be called once, before a list is looked for. */
void model_list_init (const char *name);
/* What stands there now is no list. With nothing there games would look in other folders. */
void model_list_spoil (void);
/* Puts the list back. */
void model_list_mend (void);
/* Removes the folder. */
void model_list_end (void);
