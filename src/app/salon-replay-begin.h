/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A new game that begins from a room that looks back at an old one. */

#pragma once

#include "app/salon-room.h"

G_BEGIN_DECLS

/* Has a thread read @record, and then @room begin its game with @look, or say why that cannot be. With @cancellable nothing of
 * this happens any more. @done: (nullable): called with @room when it is decided, unless it was cancelled. */
void salon_replay_begin (SalonRoom *room,
                         const char *record,
                         const SalonLook *look,
                         GCancellable *cancellable,
                         GFunc done);

G_END_DECLS
