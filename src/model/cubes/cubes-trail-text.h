/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why letters cannot be traced, as people say it. */

#pragma once

#include <glib.h>

#include "rules/cubes/cubes-grid.h"

G_BEGIN_DECLS

/* Says why the letters of @trail, which cubes_follow() made for these cubes, cannot be traced any further: a translated
 * phrase such as “no E beside T” (transfer full). */
char *cubes_trail_text (const char *faces, uint32_t open, const CubesTrail *trail);

G_END_DECLS
