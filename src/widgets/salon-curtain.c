/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-curtain.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-berth.h"
#include "widgets/salon-curtain-cloth.h"
#include "widgets/salon-emblem.h"
#include "widgets/salon-held-key.h"
#include "widgets/salon-sound.h"
#include "widgets/salon-theme-use.h"

/* For how many microseconds the shut curtain has to be visible before a press may open
 * it. In that time a person who is still clicking or typing at what was shown before
 * notices that it is gone. */
#define IN_SIGHT (700 * 1000)

/* In milliseconds, at every pace: how long the halves take to meet, to part, and how long the
 * contents take to appear on the shut curtain. */
#define SHUT_MS    300
#define OPEN_MS    260
#define CONTENT_MS 160
/* The same with reduced motion, where the curtain itself is there, or gone, in one frame. */
#define CONTENT_FADE_MS 120

#define LONGEST_FRAME (40 * 1000) /* µs, as far as frames of a sweep count */

/* What lies behind is drawn whole while at least so much of it is seen, as a share of its width. From then on only
 * the middle is drawn, as wide as the next of so many steps of the whole width. */
#define GAP_WHOLE .5
#define GAP_STEPS 8

typedef enum {
  STATE_OPEN,
  STATE_SHUTTING,
  STATE_SHUT,
  STATE_OPENING,
} State;

struct _SalonCurtain {
  GtkWidget parent_instance;

  GtkWidget *scroller;
  SalonEmblem *emblem;
  GtkLabel *name;
  GtkLabel *reason;
  SalonBerth *berth;
  GtkWidget *open; /* sensitive once a press may open the curtain */
  State state;
  double shut;       /* how much of its way each half has gone, 0 to 1 */
  guint sweep_id;    /* not 0 while the halves are in motion */
  guint arrive_id;   /* not 0 from the last frame of that until it is over */
  gint64 sweep_last; /* time of the last frame of that, in µs; 0 before the first one */
  double sweep_ms, sweep_length;
  double sweep_from, sweep_to;
  guint appearing_id;    /* not 0 while the contents appear */
  gint64 appearing_from; /* frame time, in µs; 0 before the first frame */
  SalonCurtainCloth cloth;
  guint tick_id; /* not 0 from the curtain's first frame until the button is sensitive */
  gint64 drawn;  /* frame time, in µs, from which IN_SIGHT counts; 0: not counting yet */

  /* Key and mouse presses anywhere in the window. */
  GtkEventController *keys;
  GtkEventController *presses;
  GHashTable *held; /* hardware codes of the keys that are down */
  graphene_point_t pressed;
  gboolean was_pressed;
};

G_DEFINE_FINAL_TYPE (SalonCurtain, salon_curtain, GTK_TYPE_WIDGET)

enum {
  SHUT,
  OPENING,
  OPENED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* When a press may open it */

static gboolean
has_focus_inside (SalonCurtain *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && (focus == GTK_WIDGET (self) || gtk_widget_is_ancestor (focus, GTK_WIDGET (self)));
}

static void
stop_counting (SalonCurtain *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->drawn = 0;
}

/* Makes the button insensitive until the curtain has been visible for IN_SIGHT, counted
 * from the next frame that draws it. A press that began before then cannot activate the
 * button by its release, because GTK sends the release to the widget that got the press. */
static void
count_anew (SalonCurtain *self)
{
  stop_counting (self);
  if (self->state != STATE_SHUT && self->state != STATE_SHUTTING)
    return;

  if (has_focus_inside (self))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_widget_set_sensitive (self->open, FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The time is counted by frames, not by a timer. While the program is busy, input events
 * pile up; GTK delivers them before the next frame, and thus before the button becomes
 * sensitive. */
static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SalonCurtain *self = SALON_CURTAIN (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->drawn == 0)
    self->drawn = now;
  if (now - self->drawn < IN_SIGHT)
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  gtk_widget_set_sensitive (self->open, TRUE);
  if (has_focus_inside (self))
    gtk_widget_grab_focus (self->open);
  return G_SOURCE_REMOVE;
}

/* The sweep */

static void
salon_curtain_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonCurtain *self = SALON_CURTAIN (widget);

  gtk_widget_allocate (self->scroller, width, height, -1, NULL);
  if (self->state != STATE_OPEN)
    salon_curtain_cloth_prepare (&self->cloth, widget, width, height);
}

static void
salon_curtain_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  gtk_widget_measure (SALON_CURTAIN (widget)->scroller, orientation, for_size, minimum, natural, NULL, NULL);
}

/* A shut curtain is drawn as its halves, too, so nothing changes in the frame in which it begins to open. */
static void
salon_curtain_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonCurtain *self = SALON_CURTAIN (widget);

  if (self->state != STATE_OPEN)
    salon_curtain_cloth_snapshot (&self->cloth, snapshot, self->shut, (float) gtk_widget_get_width (widget),
                                  (float) gtk_widget_get_height (widget));

  GTK_WIDGET_CLASS (salon_curtain_parent_class)->snapshot (widget, snapshot);
  if (self->state == STATE_SHUT && self->tick_id == 0 && !gtk_widget_get_sensitive (self->open))
    self->tick_id = gtk_widget_add_tick_callback (widget, tick_cb, NULL, NULL);
}

static gboolean
is_animated (SalonCurtain *self)
{
  gboolean animated;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated, NULL);
  return animated;
}

static void
stop_appearing (SalonCurtain *self)
{
  if (self->appearing_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->appearing_id);
  self->appearing_id = 0;
  self->appearing_from = 0;
}

static gboolean
appearing_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SalonCurtain *self = SALON_CURTAIN (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);
  const double ms = is_animated (self) ? CONTENT_MS : CONTENT_FADE_MS;
  double appeared;

  if (self->appearing_from == 0)
    self->appearing_from = now;
  appeared = (double) (now - self->appearing_from) / 1000 / ms;
  gtk_widget_set_opacity (self->scroller, MIN (appeared, 1));
  if (appeared < 1)
    return G_SOURCE_CONTINUE;

  self->appearing_id = 0;
  self->appearing_from = 0;
  return G_SOURCE_REMOVE;
}

/* What is written on the curtain appears; also with reduced motion, in which only that fades. Where nobody sees
 * it, it is there at once. */
static void
appear (SalonCurtain *self)
{
  stop_appearing (self);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      gtk_widget_set_opacity (self->scroller, 1);
      return;
    }
  gtk_widget_set_opacity (self->scroller, 0);
  self->appearing_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), appearing_cb, NULL, NULL);
}

/* While it is shut and in sight, the header bar above it has its colour. In high contrast that keeps its own. */
static void
colour_window (SalonCurtain *self)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (window == NULL)
    return;
  if (self->state == STATE_SHUT && gtk_widget_get_mapped (GTK_WIDGET (self))
      && salon_theme_get_mode () < SALON_THEME_CONTRAST)
    gtk_widget_add_css_class (window, "curtained");
  else
    gtk_widget_remove_css_class (window, "curtained");
}

/* The curtain is shut from now on: opaque, and with what is written on it. */
static void
be_shut (SalonCurtain *self)
{
  self->state = STATE_SHUT;
  self->shut = 1;
  colour_window (self);
  count_anew (self);
  appear (self);
  g_signal_emit (self, signals[SHUT], 0);
}

static void
stop_sweeping (SalonCurtain *self)
{
  if (self->sweep_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->sweep_id);
  self->sweep_id = 0;
  g_clear_handle_id (&self->arrive_id, g_source_remove);
}

/* The halves have met, or parted. */
static void
arrive (SalonCurtain *self)
{
  stop_sweeping (self);
  self->shut = self->sweep_to;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->state == STATE_SHUTTING)
    {
      be_shut (self);
    }
  else if (self->state == STATE_OPENING)
    {
      self->state = STATE_OPEN;
      g_signal_emit (self, signals[OPENED], 0);
    }
}

static gboolean
arrive_cb (gpointer data)
{
  SalonCurtain *self = SALON_CURTAIN (data);

  self->arrive_id = 0;
  arrive (self);
  return G_SOURCE_REMOVE;
}

/* A frame that took long, as the first one may, does not count as such: the halves are always seen to move.
 * What is done when they have arrived, such as showing what lies behind, waits until the last frame has been drawn. */
static gboolean
sweep_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SalonCurtain *self = SALON_CURTAIN (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);
  double t;

  if (self->sweep_last != 0)
    self->sweep_ms += (double) MIN (now - self->sweep_last, LONGEST_FRAME) / 1000;
  self->sweep_last = now;
  if (self->sweep_ms >= self->sweep_length)
    {
      self->shut = self->sweep_to;
      self->sweep_id = 0;
      self->arrive_id = g_idle_add_full (GDK_PRIORITY_REDRAW + 1, arrive_cb, self, NULL);
      gtk_widget_queue_draw (widget);
      return G_SOURCE_REMOVE;
    }

  t = self->sweep_ms / self->sweep_length;
  t = t < .5 ? 4 * t * t * t : 1 - 4 * (1 - t) * (1 - t) * (1 - t);
  self->shut = self->sweep_from + (self->sweep_to - self->sweep_from) * t;
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

/* Sets the curtain in motion. Where animations are switched off, or nothing of it is seen, it
 * arrives before this function returns. */
static void
sweep (SalonCurtain *self, State state, double to, guint ms)
{
  stop_sweeping (self);
  stop_appearing (self);
  gtk_widget_set_opacity (self->scroller, 0);
  self->state = state;
  self->sweep_from = self->shut;
  self->sweep_to = to;
  self->sweep_ms = 0;
  self->sweep_length = ms;
  self->sweep_last = 0;
  if (is_animated (self) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->sweep_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), sweep_cb, NULL, NULL);
  else
    arrive (self);
}

static void
open_cb (SalonCurtain *self)
{
  /* An assistive technology can activate the button while it is insensitive. */
  if (self->state != STATE_SHUT || !gtk_widget_is_sensitive (self->open))
    return;

  self->state = STATE_OPENING;
  colour_window (self);
  salon_sound_play (SALON_SOUND_CURTAIN);
  g_signal_emit (self, signals[OPENING], 0);
  /* A handler may have shut the curtain again. */
  if (self->state == STATE_OPENING)
    sweep (self, STATE_OPENING, 0, OPEN_MS);
}

static void
salon_curtain_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (salon_curtain_parent_class)->map (widget);
  colour_window (SALON_CURTAIN (widget));
  gtk_widget_grab_focus (widget);
  gtk_widget_queue_draw (widget);
}

static void
salon_curtain_unmap (GtkWidget *widget)
{
  SalonCurtain *self = SALON_CURTAIN (widget);

  if (self->state == STATE_SHUTTING)
    arrive (self);
  salon_curtain_shut_again (self);
  if (self->appearing_id != 0)
    {
      stop_appearing (self);
      gtk_widget_set_opacity (self->scroller, 1);
    }
  count_anew (self);
  GTK_WIDGET_CLASS (salon_curtain_parent_class)->unmap (widget);
  colour_window (self);
}

/* Presses of keys and of the mouse */

/* Swallows Enter and Space while the button is insensitive, and the repeats of a key that
 * is held down. Neither reaches the button or the window's default widget. */
static gboolean
key_pressed_cb (SalonCurtain *self, guint keyval, guint keycode, GdkModifierType state)
{
  const gboolean repeated = !g_hash_table_add (self->held, GUINT_TO_POINTER (keycode));

  if (!salon_curtain_is_closed (self) || !has_focus_inside (self) || !salon_held_key_is_for_buttons (keyval))
    return GDK_EVENT_PROPAGATE;

  return repeated || !gtk_widget_is_sensitive (self->open);
}

static void
key_released_cb (SalonCurtain *self, guint keyval, guint keycode)
{
  g_hash_table_remove (self->held, GUINT_TO_POINTER (keycode));
}

static void
pressed_cb (SalonCurtain *self, int n_press, double x, double y)
{
  graphene_point_init (&self->pressed, (float) x, (float) y);
  self->was_pressed = TRUE;
}

/* The window became active or inactive. A person who comes back to it has to see the
 * curtain for IN_SIGHT, too. Another window gets the release of a key that is let go
 * there, so the keys that were down are forgotten. */
static void
window_used_cb (SalonCurtain *self)
{
  g_hash_table_remove_all (self->held);
  salon_curtain_shut_again (self);
  count_anew (self);
}

static void
salon_curtain_root (GtkWidget *widget)
{
  SalonCurtain *self = SALON_CURTAIN (widget);
  GtkWidget *window;

  GTK_WIDGET_CLASS (salon_curtain_parent_class)->root (widget);
  window = GTK_WIDGET (gtk_widget_get_root (widget));

  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (self->keys, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (window, self->keys);

  self->presses = GTK_EVENT_CONTROLLER (gtk_gesture_click_new ());
  gtk_event_controller_set_propagation_phase (self->presses, GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (self->presses), 0);
  g_signal_connect_swapped (self->presses, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (window, self->presses);

  g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (window_used_cb), self);
}

static void
salon_curtain_unroot (GtkWidget *widget)
{
  SalonCurtain *self = SALON_CURTAIN (widget);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));

  g_signal_handlers_disconnect_by_data (window, self);
  gtk_widget_remove_controller (window, g_steal_pointer (&self->keys));
  gtk_widget_remove_controller (window, g_steal_pointer (&self->presses));

  GTK_WIDGET_CLASS (salon_curtain_parent_class)->unroot (widget);
}

/* The object */

static void
salon_curtain_dispose (GObject *object)
{
  SalonCurtain *self = SALON_CURTAIN (object);

  stop_counting (self);
  stop_sweeping (self);
  stop_appearing (self);
  salon_curtain_cloth_clear (&self->cloth);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->held, g_hash_table_unref);

  G_OBJECT_CLASS (salon_curtain_parent_class)->dispose (object);
}

static void
salon_curtain_class_init (SalonCurtainClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = salon_curtain_dispose;
  widget_class->measure = salon_curtain_measure;
  widget_class->size_allocate = salon_curtain_size_allocate;
  widget_class->snapshot = salon_curtain_snapshot;
  widget_class->map = salon_curtain_map;
  widget_class->unmap = salon_curtain_unmap;
  widget_class->root = salon_curtain_root;
  widget_class->unroot = salon_curtain_unroot;

  signals[SHUT] = g_signal_new ("shut", SALON_TYPE_CURTAIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[OPENING] =
    g_signal_new ("opening", SALON_TYPE_CURTAIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[OPENED] = g_signal_new ("opened", SALON_TYPE_CURTAIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (SALON_TYPE_EMBLEM);
  g_type_ensure (SALON_TYPE_BERTH);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/salon-curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, SalonCurtain, scroller);
  gtk_widget_class_bind_template_child (widget_class, SalonCurtain, emblem);
  gtk_widget_class_bind_template_child (widget_class, SalonCurtain, name);
  gtk_widget_class_bind_template_child (widget_class, SalonCurtain, reason);
  gtk_widget_class_bind_template_child (widget_class, SalonCurtain, berth);
  gtk_widget_class_bind_template_child (widget_class, SalonCurtain, open);

  gtk_widget_class_set_css_name (widget_class, "salon-curtain");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
look_changed_cb (SalonCurtain *self)
{
  salon_curtain_cloth_warm (&self->cloth, GTK_WIDGET (self));
}

static void
salon_curtain_init (SalonCurtain *self)
{
  self->held = g_hash_table_new (NULL, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  salon_art_watch (GTK_WIDGET (self));
  salon_theme_connect (GTK_WIDGET (self), G_CALLBACK (look_changed_cb));
  g_signal_connect_swapped (self->open, "clicked", G_CALLBACK (open_cb), self);
}

GtkWidget *
salon_curtain_new (void)
{
  return g_object_new (SALON_TYPE_CURTAIN, NULL);
}

void
salon_curtain_expect (SalonCurtain *self, gboolean expected)
{
  g_return_if_fail (SALON_IS_CURTAIN (self));

  salon_curtain_cloth_expect (&self->cloth, GTK_WIDGET (self), expected);
}

/* Returns which share of the width of what lies behind, in its middle, has to be drawn. */
static double
find_gap (SalonCurtain *self)
{
  if (self->state == STATE_OPEN || 1 - self->shut > GAP_WHOLE)
    return 1;

  return ceil ((1 - self->shut) * GAP_STEPS) / GAP_STEPS;
}

/* The gap grows and shrinks by steps, because all that is in it is drawn again when its width changes. */
void
salon_curtain_snapshot_behind (SalonCurtain *self, GtkWidget *behind, GtkSnapshot *snapshot)
{
  GtkWidget *parent;
  double gap;

  g_return_if_fail (SALON_IS_CURTAIN (self));

  parent = gtk_widget_get_parent (behind);
  salon_curtain_cloth_set_room (&self->cloth, GTK_WIDGET (self), gtk_widget_get_width (parent),
                                gtk_widget_get_height (parent));
  gap = gtk_widget_get_mapped (GTK_WIDGET (self)) ? find_gap (self) : 1;
  if (gap >= 1)
    {
      gtk_widget_snapshot_child (parent, behind, snapshot);
    }
  else if (gap > 0)
    {
      const float width = (float) gtk_widget_get_width (parent);
      const float from = floorf (width * (float) (1 - gap) / 2);

      gtk_snapshot_push_clip (snapshot,
                              &GRAPHENE_RECT_INIT (from, 0, width - 2 * from, (float) gtk_widget_get_height (parent)));
      gtk_widget_snapshot_child (parent, behind, snapshot);
      gtk_snapshot_pop (snapshot);
    }
}

gboolean
salon_curtain_is_closed (SalonCurtain *self)
{
  g_return_val_if_fail (SALON_IS_CURTAIN (self), FALSE);

  return self->state == STATE_SHUTTING || self->state == STATE_SHUT;
}

void
salon_curtain_shut_again (SalonCurtain *self)
{
  g_return_if_fail (SALON_IS_CURTAIN (self));

  if (self->state != STATE_OPENING)
    return;

  stop_sweeping (self);
  be_shut (self);
}

void
salon_curtain_take_away (SalonCurtain *self)
{
  g_return_if_fail (SALON_IS_CURTAIN (self));

  stop_sweeping (self);
  self->state = STATE_OPEN;
  self->shut = 0;
  colour_window (self);
  stop_counting (self);
  gtk_widget_set_sensitive (self->open, FALSE);
}

/* Writes on the curtain whom it is for and why. */
static void
set_texts (SalonCurtain *self, const char *name, const char *reason)
{
  /* Translators: the button with which a player says that they are there */
  g_autofree char *label = g_strdup_printf (_ ("I am %s"), name);

  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->reason, reason);
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->open))), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->open), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
}

void
salon_curtain_close (SalonCurtain *self, const char *name, guint seat, const char *reason)
{
  g_return_if_fail (SALON_IS_CURTAIN (self));

  set_texts (self, name, reason);
  salon_emblem_set_seat (self->emblem, seat);
  salon_berth_keep_clear (self->berth, GTK_WIDGET (self), self->was_pressed ? &self->pressed : NULL);
  salon_curtain_shut_again (self);
  if (self->state == STATE_OPEN)
    {
      salon_sound_play (SALON_SOUND_CURTAIN);
      sweep (self, STATE_SHUTTING, 1, SHUT_MS);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  count_anew (self);
}
