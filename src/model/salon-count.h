/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes @n as people read it, its thousands parted as the language of the sentences parts them: “268,819” (transfer full). */
char *salon_count_format (guint n);

G_END_DECLS
