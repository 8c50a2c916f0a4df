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
 * One sentence about what the person is entering. Its icon tells right from wrong without
 * colour. Its accessible role is “status”.
 */

/* Makes it a slip of paper instead of a dark pill. */
void salon_note_set_slip (SalonNote *self);
/* Shows @text with the icon and the colours of @kind. */
void salon_note_say (SalonNote *self, SalonNoteKind kind, const char *text);
/* Returns the sentence that is shown. */
const char *salon_note_get_text (SalonNote *self);

G_END_DECLS
