/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people do with a card, by its buttons, its field and keys, and the signals that say so. */

#include "widgets/wedges/wedges-card-private.h"

/* A click or a key that was meant for what was there before must not judge: a double click, Enter twice. */
#define GUARD_MS 350

enum {
  UNCOVER,
  JUDGED,
  TYPED,
  GAVE_UP,
  WENT_ON,
  OBJECTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Whether something may be done now that was not done before. */
static gboolean
may (WedgesCard *self, WedgesCardPhase phase, unsigned what)
{
  return self->phase == phase && (self->done & what) == 0 && !self->paused
         && g_get_monotonic_time () >= self->guarded_until;
}

void
wedges_card_guard (WedgesCard *self)
{
  self->guarded_until = g_get_monotonic_time () + GUARD_MS * G_TIME_SPAN_MILLISECOND;
}

static void
uncover (WedgesCard *self)
{
  if (self->question.way != WEDGES_CARD_ALOUD || !may (self, WEDGES_CARD_IS_ASKED, WEDGES_CARD_DID_ANSWER))
    return;
  self->done |= WEDGES_CARD_DID_ANSWER;
  g_signal_emit (self, signals[UNCOVER], 0);
}

static void
give_up (WedgesCard *self)
{
  if (self->question.way != WEDGES_CARD_TYPED || !may (self, WEDGES_CARD_IS_ASKED, WEDGES_CARD_DID_ANSWER))
    return;
  self->done |= WEDGES_CARD_DID_ANSWER;
  g_signal_emit (self, signals[GAVE_UP], 0);
}

static char *
get_typed (WedgesCard *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->face.entry))));
}

static void
type (WedgesCard *self)
{
  g_autofree char *text = get_typed (self);

  if (self->question.way != WEDGES_CARD_TYPED || *text == '\0'
      || !may (self, WEDGES_CARD_IS_ASKED, WEDGES_CARD_DID_ANSWER))
    return;
  self->done |= WEDGES_CARD_DID_ANSWER;
  g_signal_emit (self, signals[TYPED], 0, text);
}

static void
judge (WedgesCard *self, gboolean right)
{
  if (!may (self, WEDGES_CARD_IS_UNCOVERED, WEDGES_CARD_DID_JUDGE))
    return;
  self->done |= WEDGES_CARD_DID_JUDGE;
  wedges_card_skip (self);
  g_signal_emit (self, signals[JUDGED], 0, right);
}

void
wedges_card_go_on (WedgesCard *self)
{
  if (self->phase != WEDGES_CARD_IS_SETTLED || (self->done & WEDGES_CARD_DID_GO_ON) != 0)
    return;
  self->done |= WEDGES_CARD_DID_GO_ON;
  g_clear_handle_id (&self->reading_id, g_source_remove);
  g_signal_emit (self, signals[WENT_ON], 0);
}

static void
object (WedgesCard *self)
{
  if (self->phase == WEDGES_CARD_IS_EMPTY || (self->done & WEDGES_CARD_DID_OBJECT) != 0)
    return;
  self->done |= WEDGES_CARD_DID_OBJECT;
  g_signal_emit (self, signals[OBJECTED], 0);
}

/* The gold button, and Enter. */
static void
take (WedgesCard *self)
{
  if (self->phase == WEDGES_CARD_IS_ASKED)
    type (self);
  else if (self->phase == WEDGES_CARD_IS_UNCOVERED)
    judge (self, self->verdict == WEDGES_VERDICT_OPEN || self->right);
  else if (may (self, WEDGES_CARD_IS_SETTLED, WEDGES_CARD_DID_GO_ON))
    wedges_card_go_on (self);
}

/* The other button. */
static void
refuse (WedgesCard *self)
{
  if (self->phase == WEDGES_CARD_IS_ASKED)
    give_up (self);
  else
    judge (self, self->verdict == WEDGES_VERDICT_PROPOSED && !self->right);
}

static void
typed_cb (WedgesCard *self)
{
  g_autofree char *text = get_typed (self);

  if (self->phase == WEDGES_CARD_IS_ASKED)
    gtk_widget_set_sensitive (self->face.gold, *text != '\0');
}

gboolean
wedges_card_press (WedgesCard *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (WEDGES_IS_CARD (self), FALSE);

  if (self->phase == WEDGES_CARD_IS_EMPTY || self->question.replayed
      || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  switch (gdk_keyval_to_lower (keyval))
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      /* It belongs to what is typed. */
      if (self->phase == WEDGES_CARD_IS_ASKED && self->question.way == WEDGES_CARD_TYPED)
        return FALSE;
      if (wedges_card_is_moving (self))
        return wedges_card_skip (self);
      if (self->phase == WEDGES_CARD_IS_ASKED && self->question.way == WEDGES_CARD_ALOUD)
        uncover (self);
      else if (self->phase == WEDGES_CARD_IS_SETTLED)
        take (self);
      else
        return FALSE;
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      if (self->phase == WEDGES_CARD_IS_UNCOVERED && self->verdict == WEDGES_VERDICT_OPEN)
        return FALSE;
      if (self->phase == WEDGES_CARD_IS_ASKED && self->question.way != WEDGES_CARD_TYPED)
        return FALSE;
      take (self);
      return TRUE;
    case GDK_KEY_r:
    case GDK_KEY_w:
      if (self->phase != WEDGES_CARD_IS_UNCOVERED || self->verdict != WEDGES_VERDICT_OPEN)
        return FALSE;
      judge (self, gdk_keyval_to_lower (keyval) == GDK_KEY_r);
      return TRUE;
    case GDK_KEY_n:
      if (self->phase != WEDGES_CARD_IS_UNCOVERED || self->verdict != WEDGES_VERDICT_PROPOSED)
        return FALSE;
      judge (self, !self->right);
      return TRUE;
    case GDK_KEY_Escape:
      if (self->phase != WEDGES_CARD_IS_ASKED || self->question.way != WEDGES_CARD_TYPED)
        return FALSE;
      give_up (self);
      return TRUE;
    default:
      return FALSE;
    }
}

/* The focus is in the card. What is typed into the field belongs to the field, and a button that has the focus has its own
 * keys. */
static gboolean
key_cb (GtkEventControllerKey *keys, guint keyval, guint code, GdkModifierType modifiers, WedgesCard *self)
{
  return wedges_card_press (self, keyval, modifiers);
}

static guint
add_signal (const char *name, GType parameter)
{
  return g_signal_new (name, WEDGES_TYPE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                       parameter != G_TYPE_NONE, parameter);
}

void
wedges_card_input_class_init (WedgesCardClass *klass)
{
  signals[UNCOVER] = add_signal ("uncover", G_TYPE_NONE);
  signals[JUDGED] = add_signal ("judged", G_TYPE_BOOLEAN);
  signals[TYPED] = add_signal ("typed", G_TYPE_STRING);
  signals[GAVE_UP] = add_signal ("gave-up", G_TYPE_NONE);
  signals[WENT_ON] = add_signal ("went-on", G_TYPE_NONE);
  signals[OBJECTED] = add_signal ("objected", G_TYPE_NONE);
}

void
wedges_card_input_init (WedgesCard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (self->face.uncover, "clicked", G_CALLBACK (uncover), self);
  g_signal_connect_swapped (self->face.gold, "clicked", G_CALLBACK (take), self);
  g_signal_connect_swapped (self->face.plain, "clicked", G_CALLBACK (refuse), self);
  g_signal_connect_swapped (self->face.object, "clicked", G_CALLBACK (object), self);
  g_signal_connect_swapped (self->face.entry, "activate", G_CALLBACK (type), self);
  g_signal_connect_swapped (self->face.entry, "changed", G_CALLBACK (typed_cb), self);

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
