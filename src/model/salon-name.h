/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names of players in sentences. */

#pragma once

#include <glib.h>

#include "rules/salon-record.h"

G_BEGIN_DECLS

/* @name, made so that it does not change the direction of the text around it (transfer full). */
char *salon_name_isolate (const char *name);
/* A sentence that says who plays at @seat instead of whom, of the seats before and after (transfer full). */
char *salon_name_tell_hand_over (const SalonHeader *before, const SalonHeader *after, int seat);

G_END_DECLS
