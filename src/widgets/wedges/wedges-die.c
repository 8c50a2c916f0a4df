/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-die.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "model/salon-clock.h"
#include "widgets/salon-art.h"
#include "widgets/salon-theme-use.h"
#include "widgets/wedges/wedges-die-art.h"

/* px */
#define LEAST_WIDTH  120
#define LEAST_HEIGHT 84
#define WIDTH        266
#define HEIGHT       174
#define FRAME        22 /* the wood, and the leather as far as its seam */
#define TEXT_GAP     12 /* between the text and the die */
#define SEAM_GAP     6  /* between the text and the seam */

/* Shares of the tray. */
#define DIE     .48 /* its edge, of the height */
#define DIE_X   .36 /* its middle beside a text */
#define START_X .16

#define POSE_MS   45.
#define APPEAR_MS 60. /* it comes from the hand */
#define BOUNCE    .42 /* how high the die comes, in edges */

struct _WedgesDie {
  GtkWidget parent_instance;

  GtkWidget *text;
  int face;
  gboolean rolled; /* it lies where it was rolled; otherwise it waits in the middle */
  gboolean open, hovered;

  gboolean moving;
  double ms;
  gint64 last; /* frame, in µs; 0 before the first one */
  guint tick_id, settled_id;

  int width, height; /* of which these pictures are */
  double scale;
  SalonThemeMode mode;
  SalonArtTile tray, die, shadow, pose[WEDGES_DIE_POSES];
};

G_DEFINE_FINAL_TYPE (WedgesDie, wedges_die, GTK_TYPE_WIDGET)

enum {
  THROWN,
  SETTLED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static const char *const sentences[WEDGES_DIE] = {
  N_ ("%s rolled a one."),  N_ ("%s rolled a two."),  N_ ("%s rolled a three."),
  N_ ("%s rolled a four."), N_ ("%s rolled a five."), N_ ("%s rolled a six."),
};

char *
wedges_die_get_sentence (const char *name, int face)
{
  g_return_val_if_fail (face >= 1 && face <= WEDGES_DIE, NULL);

  return g_strdup_printf (_ (sentences[face - 1]), name);
}

/* Pictures */

typedef struct {
  double width, height, edge, degrees;
  int face;
} Drawing;

/* How the die lies when it has come to rest, which is the same for a face each time. */
static double
get_degrees (const WedgesDie *self)
{
  static const double lies[WEDGES_DIE] = { -9, 11, -17, -14, 8, 10 };

  return lies[self->face - 1];
}

static void
draw_tray (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  wedges_die_draw_tray (cr, salon_theme_get_mode (), drawing->width, drawing->height);
}

static void
draw_die (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  cairo_scale (cr, drawing->edge, drawing->edge);
  wedges_die_draw_face (cr, drawing->face, drawing->degrees);
}

static void
draw_pose (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  cairo_scale (cr, drawing->edge, drawing->edge);
  wedges_die_draw_pose (cr, drawing->face);
}

static void
draw_shadow (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  cairo_scale (cr, drawing->edge, drawing->edge);
  wedges_die_draw_shadow (cr);
}

static double
get_edge (WedgesDie *self)
{
  return DIE * MIN (gtk_widget_get_height (GTK_WIDGET (self)), gtk_widget_get_width (GTK_WIDGET (self)) * .75);
}

/* Makes a picture around the middle of a die. */
static void
make_die (WedgesDie *self, SalonArtTile *tile, SalonArtDraw draw, const Drawing *drawing)
{
  const float reach = (float) ceil (WEDGES_DIE_REACH * drawing->edge);

  salon_art_tile_draw (tile, GTK_WIDGET (self), &GRAPHENE_RECT_INIT (-reach, -reach, 2 * reach, 2 * reach), draw,
                       drawing);
}

/* Makes the die as it lies. */
static void
prepare_die (WedgesDie *self)
{
  const Drawing drawing = { .edge = get_edge (self), .degrees = get_degrees (self), .face = self->face };

  make_die (self, &self->die, draw_die, &drawing);
}

/* Makes all pictures, if size, scale or look are others than before: a roll must not wait for them. */
static void
prepare (WedgesDie *self, int width, int height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const double scale = salon_art_get_scale (widget);
  const SalonThemeMode mode = salon_theme_get_mode ();
  Drawing drawing = { .width = width, .height = height, .edge = get_edge (self) };

  if (self->tray.texture != NULL && width == self->width && height == self->height && mode == self->mode
      && fabs (scale - self->scale) < 1e-4)
    return;
  self->width = width;
  self->height = height;
  self->scale = scale;
  self->mode = mode;
  salon_art_tile_draw (&self->tray, widget, &GRAPHENE_RECT_INIT (-10, -10, (float) width + 20, (float) height + 24),
                       draw_tray, &drawing);
  prepare_die (self);
  make_die (self, &self->shadow, draw_shadow, &drawing);
  for (drawing.face = 0; drawing.face < WEDGES_DIE_POSES; drawing.face++)
    make_die (self, &self->pose[drawing.face], draw_pose, &drawing);
}

static gboolean
is_sized (const WedgesDie *self)
{
  return self->tray.texture != NULL;
}

static void
show (WedgesDie *self)
{
  if (is_sized (self))
    prepare_die (self);
  gtk_widget_set_visible (self->text, self->rolled && !self->moving);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
tell (WedgesDie *self)
{
  g_autofree char *label = g_strdup_printf (_ ("Die: %d"), self->face);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Motion */

static void
stop (WedgesDie *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->last = 0;
}

static void
rest (WedgesDie *self)
{
  stop (self);
  self->moving = FALSE;
  show (self);
  tell (self);
}

static gboolean
settled_cb (gpointer data)
{
  WedgesDie *self = data;

  self->settled_id = 0;
  g_signal_emit (self, signals[SETTLED], 0);
  return G_SOURCE_REMOVE;
}

static void
settle_later (WedgesDie *self)
{
  if (self->settled_id == 0)
    self->settled_id = g_idle_add_full (G_PRIORITY_DEFAULT, settled_cb, self, NULL);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  WedgesDie *self = WEDGES_DIE_TRAY (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->last != 0)
    self->ms += (double) salon_clock_step (self->last, now) / 1000;
  self->last = now;
  if (self->ms < WEDGES_DIE_MS)
    {
      gtk_widget_queue_draw (widget);
      return G_SOURCE_CONTINUE;
    }
  self->tick_id = 0;
  rest (self);
  g_signal_emit (self, signals[SETTLED], 0);
  return G_SOURCE_REMOVE;
}

static gboolean
is_seen (WedgesDie *self)
{
  gboolean animated;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated, NULL);
  return animated && gtk_widget_get_mapped (GTK_WIDGET (self));
}

/* How high the die is at @t, 0 to 1: it falls in, and bounces twice. */
static double
get_height (double t)
{
  static const struct {
    double from, to, high;
  } bounces[] = { { -.25, .25, 1 }, { .25, .62, .62 }, { .62, .86, .2 } };

  for (guint i = 0; i < G_N_ELEMENTS (bounces); i++)
    if (t < bounces[i].to)
      {
        const double u = (t - bounces[i].from) / (bounces[i].to - bounces[i].from);

        return bounces[i].high * 4 * u * (1 - u);
      }
  return 0;
}

static void
snapshot_rolling (WedgesDie *self, GtkSnapshot *snapshot, double x, double y)
{
  const double t = CLAMP (self->ms / WEDGES_DIE_MS, 0, 1), ease = 1 - pow (1 - t, 2.4);
  const double edge = get_edge (self), start = START_X * gtk_widget_get_width (GTK_WIDGET (self));
  const double across = start + (x - start) * ease, high = BOUNCE * edge * get_height (t);
  const int pose = (int) (self->ms / POSE_MS);

  if (pose < WEDGES_DIE_POSES)
    {
      salon_art_tile_fade (&self->shadow, snapshot, (float) (across + high * .3), (float) (y + .12 * edge + high * .2),
                           1 - .6 * high / edge);
      salon_art_tile_fade (&self->pose[pose], snapshot, (float) across, (float) (y - high),
                           MIN (1, self->ms / APPEAR_MS));
    }
  else
    salon_art_tile_snapshot (&self->die, snapshot, (float) across, (float) (y - high));
}

static void
wedges_die_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WedgesDie *self = WEDGES_DIE_TRAY (widget);
  const double scale = salon_art_get_scale (widget), width = gtk_widget_get_width (widget);
  const double x = round (width * (self->rolled ? DIE_X : .5) * scale) / scale;
  const double y = round (gtk_widget_get_height (widget) * .485 * scale) / scale;

  if (!is_sized (self))
    return;
  salon_art_tile_snapshot (&self->tray, snapshot, 0, 0);
  if (self->moving)
    snapshot_rolling (self, snapshot, x, y);
  else
    salon_art_tile_snapshot (&self->die, snapshot, (float) x, (float) (y - (self->open && self->hovered ? 3 : 0)));
  gtk_widget_snapshot_child (widget, self->text, snapshot);
}

/* The widget */

static void
wedges_die_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  int ignored;

  /* The text gets what the die leaves; but GTK warns of children that are allocated without having been measured. */
  gtk_widget_measure (WEDGES_DIE_TRAY (widget)->text, orientation, -1, &ignored, &ignored, NULL, NULL);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
wedges_die_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesDie *self = WEDGES_DIE_TRAY (widget);
  const double left = DIE_X * width + get_edge (self) * .62 + TEXT_GAP;
  const int wide = MAX (1, (int) (width - left - FRAME - SEAM_GAP));

  prepare (self, width, height);
  if (gtk_widget_should_layout (self->text))
    gtk_widget_allocate (self->text, wide, MAX (1, height - 2 * FRAME), -1,
                         gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) left, FRAME)));
}

static void
wedges_die_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (wedges_die_parent_class)->unmap (widget);
  wedges_die_skip (WEDGES_DIE_TRAY (widget));
}

static void
pressed_cb (WedgesDie *self)
{
  if (self->open && !self->moving)
    g_signal_emit (self, signals[THROWN], 0);
}

static void
hover_cb (WedgesDie *self, GParamSpec *pspec, GtkEventController *motion)
{
  self->hovered = gtk_event_controller_motion_contains_pointer (GTK_EVENT_CONTROLLER_MOTION (motion));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
wedges_die_dispose (GObject *object)
{
  WedgesDie *self = WEDGES_DIE_TRAY (object);

  stop (self);
  g_clear_handle_id (&self->settled_id, g_source_remove);
  g_clear_pointer (&self->text, gtk_widget_unparent);
  salon_art_tile_clear (&self->tray);
  salon_art_tile_clear (&self->die);
  salon_art_tile_clear (&self->shadow);
  for (int i = 0; i < WEDGES_DIE_POSES; i++)
    salon_art_tile_clear (&self->pose[i]);

  G_OBJECT_CLASS (wedges_die_parent_class)->dispose (object);
}

static void
wedges_die_class_init (WedgesDieClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_die_dispose;
  widget_class->measure = wedges_die_measure;
  widget_class->size_allocate = wedges_die_size_allocate;
  widget_class->snapshot = wedges_die_snapshot;
  widget_class->unmap = wedges_die_unmap;

  signals[THROWN] = g_signal_new ("thrown", WEDGES_TYPE_DIE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SETTLED] = g_signal_new ("settled", WEDGES_TYPE_DIE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "wedges-die");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
wedges_die_init (WedgesDie *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->face = WEDGES_DIE;
  self->text = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->text), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (self->text), 5);
  gtk_label_set_ellipsize (GTK_LABEL (self->text), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->text), 0);
  gtk_widget_set_visible (self->text, FALSE);
  gtk_widget_set_parent (self->text, GTK_WIDGET (self));

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (motion, "notify::contains-pointer", G_CALLBACK (hover_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  salon_art_watch (GTK_WIDGET (self));
  tell (self);
}

GtkWidget *
wedges_die_new (void)
{
  return g_object_new (WEDGES_TYPE_DIE, NULL);
}

/* Shows who rolled what, the name in bold. The leather is dark in every mode, so the text on it is light. */
static void
show_sentence (WedgesDie *self, const char *name)
{
  g_autofree char *sentence = wedges_die_get_sentence (name, self->face);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);
  const char *begins = strstr (sentence, name);

  bold->start_index = begins != NULL ? (guint) (begins - sentence) : 0;
  bold->end_index = begins != NULL ? bold->start_index + (guint) strlen (name) : 0;
  pango_attr_list_insert (attributes, bold);
  pango_attr_list_insert (attributes, pango_attr_foreground_new (0xf0f0, 0xf5f5, 0xf2f2));
  gtk_label_set_text (GTK_LABEL (self->text), sentence);
  gtk_label_set_attributes (GTK_LABEL (self->text), attributes);
}

void
wedges_die_roll (WedgesDie *self, int face, const char *name, gboolean moving)
{
  g_return_if_fail (WEDGES_IS_DIE_TRAY (self));
  g_return_if_fail (face >= 1 && face <= WEDGES_DIE);

  stop (self);
  self->face = face;
  self->rolled = TRUE;
  show_sentence (self, name);
  if (!moving || !is_seen (self))
    {
      rest (self);
      settle_later (self);
      return;
    }
  self->moving = TRUE;
  self->ms = 0;
  show (self);
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

void
wedges_die_wait (WedgesDie *self)
{
  g_return_if_fail (WEDGES_IS_DIE_TRAY (self));

  self->rolled = FALSE;
  gtk_label_set_text (GTK_LABEL (self->text), "");
  rest (self);
}

void
wedges_die_set_open (WedgesDie *self, gboolean open)
{
  g_return_if_fail (WEDGES_IS_DIE_TRAY (self));

  self->open = open;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), open ? "pointer" : NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
wedges_die_skip (WedgesDie *self)
{
  g_return_if_fail (WEDGES_IS_DIE_TRAY (self));

  if (!self->moving)
    return;
  rest (self);
  settle_later (self);
}

gboolean
wedges_die_is_moving (WedgesDie *self)
{
  g_return_val_if_fail (WEDGES_IS_DIE_TRAY (self), FALSE);

  return self->moving;
}
