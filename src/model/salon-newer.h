/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether the record that the reader has refused at @line, @length bytes and a LF, is one of a
 * newer Salon, as far as can be told; otherwise it is damaged. @reason is what the reader
 * says, untranslated. */
gboolean salon_record_is_newer (const char *reason, const char *line, gsize length);

G_END_DECLS
