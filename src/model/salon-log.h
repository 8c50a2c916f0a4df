/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A text that only grows, and snapshots of it, which share its bytes instead of copying
 * them. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _SalonLog SalonLog;

/* Makes an empty log. */
SalonLog *salon_log_new (void);
void salon_log_free (SalonLog *self);
/* Appends @length bytes of @text. */
void salon_log_append (SalonLog *self, const char *text, gsize length);
/* The text so far, without a NUL at its end; valid until the next append. */
const char *salon_log_peek (SalonLog *self, gsize *length);
/* The text as it is now (transfer full). The time and memory that this takes do not
 * depend on its length. The snapshot does not change when the log grows, may outlive it,
 * and can be read in another thread meanwhile. */
GBytes *salon_log_get_snapshot (SalonLog *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SalonLog, salon_log_free)

G_END_DECLS
