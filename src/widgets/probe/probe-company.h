/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/salon-record.h"
#include "widgets/salon-seat-tag.h"

G_BEGIN_DECLS

/* Says on @tag what the computer at @seat is like: its character, if its name has one, and its level. A person has
 * neither. */
void probe_company_tell (SalonSeatTag *tag, const SalonHeader *header, int seat);

G_END_DECLS
