/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The value of the setting that leaves the choice to the desktop. */
#define SALON_LANGUAGE_DEFAULT "default"

/* Sets the locale to the desktop's, but with the language @language (a tag such as “fr”)
 * unless that is SALON_LANGUAGE_DEFAULT. It has to be called before anything is translated,
 * and before there are threads, because it sets an environment variable. */
void salon_language_set_up (const char *language);
/* Whether the program speaks @language (a tag such as “fr”), of any country. */
gboolean salon_language_is (const char *language);

G_END_DECLS
