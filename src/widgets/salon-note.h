/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_NOTE (salon_note_get_type ())
G_DECLARE_FINAL_TYPE (SalonNote, salon_note, SALON, NOTE, GtkWidget)

typedef enum {
  SALON_NOTE_HINT,
  SALON_NOTE_GOOD,
  SALON_NOTE_WRONG,
} SalonNoteKind;

/**
 * SalonNote:
 *
 * A pill with one sentence about what is being made, and a picture that tells
 * right from wrong without colour. Its accessible role is that of a status.
 */

void salon_note_say (SalonNote *self, SalonNoteKind kind, const char *text);
const char *salon_note_get_text (SalonNote *self);

G_END_DECLS
