/* SPDX-License-Identifier: GPL-3.0-or-later */

/* libadwaita 1.2 frees its data of a toast when the toast has slid out, even if the animation
 * with which it appeared has not ended; when that animation ends it writes to the freed
 * memory. This happens when a toast that replaces another one (which takes half a second
 * instead of three tenths) is dismissed at once, and when the machine shows no frame between
 * the end of the one animation and the end of the other. The program also crashes when a
 * toast that made room for one of higher priority is to come back before it has disappeared.
 * So a dismissal waits until the toast has finished appearing. */

#include "app/salon-toasts.h"

#define KEY "salon-toasts"

/* Milliseconds: a little longer than any toast takes to appear. */
#define COMING 600

/* The distance of two lines, as a factor. The header has no room for more. */
#define LINE_HEIGHT .85

/* The data that is attached to an overlay. */
typedef struct {
  AdwAnimation *coming; /* runs while a toast may be appearing */
  gboolean moving;      /* dismissals wait: @coming runs, or there_cb() is still due */
  guint there_id;       /* the idle source of there_cb(), after @coming has ended */
  GQueue dismissed;     /* of AdwToast: those whose dismissal waits, the first one first */
} Toasts;

static void
toasts_free (gpointer data)
{
  Toasts *self = data;

  g_clear_handle_id (&self->there_id, g_source_remove);
  g_object_unref (self->coming);
  g_queue_clear_full (&self->dismissed, g_object_unref);
  g_free (self);
}

static void
nothing_cb (double value, gpointer data)
{
}

/* The animation is timed by the frame clock as the overlay's own animations are, and begins
 * after them. So it ends in the same frame as the last of them or in a later one, even when
 * all are skipped because the overlay is hidden. */
static void
begin_coming (Toasts *self)
{
  g_clear_handle_id (&self->there_id, g_source_remove);
  self->moving = TRUE;
  adw_animation_reset (self->coming);
  adw_animation_play (self->coming);
}

/* All toasts have appeared: dismisses the first one that waits. Only one at a time, because the
 * overlay may show the next toast now. */
static gboolean
there_cb (gpointer data)
{
  Toasts *self = data;
  g_autoptr (AdwToast) toast = g_queue_pop_head (&self->dismissed);

  self->there_id = 0;
  self->moving = FALSE;
  if (toast != NULL)
    g_signal_emit_by_name (toast, "dismissed");
  return G_SOURCE_REMOVE;
}

/* The overlay's own animations may end later in the same frame, so this waits for it to pass. */
static void
come_cb (Toasts *self)
{
  self->there_id = g_idle_add_full (G_PRIORITY_DEFAULT, there_cb, self, NULL);
}

/* Runs before the overlay's handler, which does not run if the dismissal has to wait. */
static void
dismissed_cb (AdwToast *toast, AdwToastOverlay *overlay)
{
  Toasts *self = g_object_get_data (G_OBJECT (overlay), KEY);

  if (self == NULL || !self->moving)
    return;

  g_signal_stop_emission_by_name (toast, "dismissed");
  g_queue_push_tail (&self->dismissed, g_object_ref (toast));
}

/* Runs after the overlay's handler, which may have begun to show the next toast. */
static void
left_cb (AdwToast *toast, AdwToastOverlay *overlay)
{
  Toasts *self = g_object_get_data (G_OBJECT (overlay), KEY);

  if (self != NULL)
    begin_coming (self);
}

static Toasts *
get_toasts (AdwToastOverlay *overlay)
{
  Toasts *self = g_object_get_data (G_OBJECT (overlay), KEY);

  if (self != NULL)
    return self;

  self = g_new0 (Toasts, 1);
  g_queue_init (&self->dismissed);
  self->coming = adw_timed_animation_new (GTK_WIDGET (overlay), 0, 1, COMING,
                                          adw_callback_animation_target_new (nothing_cb, NULL, NULL));
  g_signal_connect_swapped (self->coming, "done", G_CALLBACK (come_cb), self);
  g_object_set_data_full (G_OBJECT (overlay), KEY, self, toasts_free);
  return self;
}

AdwToast *
salon_toasts_new (const char *text)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *label = gtk_label_new (text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_line_height_new (LINE_HEIGHT));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  adw_toast_set_custom_title (toast, label);
  return toast;
}

void
salon_toasts_add (AdwToastOverlay *overlay, AdwToast *toast)
{
  Toasts *self = get_toasts (overlay);

  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), overlay, 0);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (left_cb), overlay, G_CONNECT_AFTER);
  adw_toast_overlay_add_toast (overlay, toast);
  begin_coming (self);
}
