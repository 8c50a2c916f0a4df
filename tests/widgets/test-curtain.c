/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The curtain: when it can be opened, by which presses, and where its button stands. */

#include "await.h"
#include "pages-hands.h"
#include "widgets/salon-art.h"
#include "widgets/salon-curtain.h"

#define IN_SIGHT (700 * 1000) /* microseconds */

typedef struct {
  GtkWidget *window, *curtain, *button;
  int opened;
} Curtain;

/* Makes a curtain that was just closed. */
static void
curtain_set_up (Curtain *self)
{
  self->opened = 0;
  self->curtain = salon_curtain_new ();
  self->window = hands_present (self->curtain);
  self->button = hands_get (self->curtain, "curtain-open");
  g_signal_connect (self->curtain, "opened", G_CALLBACK (hands_count_cb), &self->opened);
  salon_curtain_close (SALON_CURTAIN (self->curtain), "Marie", 1, "Ada asks you for R.");
}

static void
curtain_tear_down (Curtain *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static void
wait_until_live (Curtain *self)
{
  await (gtk_widget_get_sensitive (self->button));
}

/* Returns the curtain's event controller of @type on its window. */
static GObject *
get_watcher (Curtain *self, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (self->window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        return G_OBJECT (controller);
    }
  g_assert_not_reached ();
}

/* Presses a key, or repeats it, and returns whether the curtain swallowed it. */
static gboolean
key_down (Curtain *self, guint keyval)
{
  gboolean taken = FALSE;

  g_signal_emit_by_name (get_watcher (self, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed", keyval, keyval, 0, &taken);
  return taken;
}

static void
key_up (Curtain *self, guint keyval)
{
  g_signal_emit_by_name (get_watcher (self, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-released", keyval, keyval, 0);
}

static void
test_curtain_time (void)
{
  const gint64 before = g_get_monotonic_time ();
  Curtain self;

  curtain_set_up (&self);
  hands_assert_label (self.curtain, "Marie");
  hands_assert_label (self.button, "I am Marie");
  g_assert_true (gtk_widget_has_focus (self.curtain));

  /* As an assistive technology does it, whatever the button looks like. */
  hands_activate (self.button);
  g_assert_cmpint (self.opened, ==, 0);
  wait_until_live (&self);
  g_assert_cmpint (g_get_monotonic_time () - before, >=, IN_SIGHT);
  g_assert_true (gtk_widget_has_focus (self.button));

  hands_activate (self.button);
  hands_activate (self.button);
  g_assert_cmpint (self.opened, ==, 1);
  curtain_tear_down (&self);
}

/* The window knows when a shut curtain is in sight, so that the header bar above it has its colour. */
static void
test_curtain_colours_window (void)
{
  Curtain self;

  curtain_set_up (&self);
  wait_until_live (&self);
  g_assert_true (gtk_widget_has_css_class (self.window, "curtained"));
  gtk_widget_set_visible (self.curtain, FALSE);
  g_assert_false (gtk_widget_has_css_class (self.window, "curtained"));
  gtk_widget_set_visible (self.curtain, TRUE);
  g_assert_true (gtk_widget_has_css_class (self.window, "curtained"));

  wait_until_live (&self);
  hands_activate (self.button);
  g_assert_false (gtk_widget_has_css_class (self.window, "curtained"));
  curtain_tear_down (&self);
}

/* When the curtain is hidden and shown again, or closed again, the time begins anew with
 * the next frame. */
static void
test_curtain_time_anew (void)
{
  gint64 before;
  Curtain self;

  curtain_set_up (&self);
  wait_until_live (&self);
  before = g_get_monotonic_time ();
  gtk_widget_set_visible (self.curtain, FALSE);
  g_assert_false (gtk_widget_get_sensitive (self.button));
  gtk_widget_set_visible (self.curtain, TRUE);
  hands_activate (self.button);
  g_assert_cmpint (self.opened, ==, 0);
  wait_until_live (&self);
  g_assert_cmpint (g_get_monotonic_time () - before, >=, IN_SIGHT);

  salon_curtain_close (SALON_CURTAIN (self.curtain), "Nora", 2, "Ada asks you for R.");
  g_assert_true (gtk_widget_has_focus (self.curtain));
  /* The program is busy with something else, and nothing is drawn meanwhile. */
  g_usleep (IN_SIGHT);
  before = g_get_monotonic_time ();
  hands_activate (self.button);
  g_assert_cmpint (self.opened, ==, 0);
  wait_until_live (&self);
  g_assert_cmpint (g_get_monotonic_time () - before, >=, IN_SIGHT);
  curtain_tear_down (&self);
}

/* The curtain swallows keys that were pressed too early, or before it was closed, until
 * they are released. */
static void
test_curtain_keys (void)
{
  Curtain self;

  curtain_set_up (&self);
  g_assert_true (key_down (&self, GDK_KEY_Return));
  g_assert_false (key_down (&self, GDK_KEY_Tab));
  wait_until_live (&self);
  g_assert_true (key_down (&self, GDK_KEY_Return));
  g_assert_true (gtk_widget_has_focus (self.button));
  key_up (&self, GDK_KEY_Return);
  g_assert_false (key_down (&self, GDK_KEY_Return)); /* goes to the button now */
  g_assert_true (key_down (&self, GDK_KEY_Return));

  /* A key that was down when the curtain was closed repeats after the curtain can be opened. */
  hands_activate (self.button);
  g_assert_cmpint (self.opened, ==, 1);
  g_assert_false (key_down (&self, GDK_KEY_space));
  salon_curtain_close (SALON_CURTAIN (self.curtain), "Nora", 2, "Ada asks you for R.");
  wait_until_live (&self);
  g_assert_true (key_down (&self, GDK_KEY_space));
  key_up (&self, GDK_KEY_space);
  g_assert_false (key_down (&self, GDK_KEY_space));
  curtain_tear_down (&self);
}

static void
get_place (Curtain *self, graphene_rect_t *place)
{
  gtk_widget_queue_draw (self->window);
  gtk_test_widget_wait_for_draw (self->window);
  g_assert_true (gtk_widget_compute_bounds (self->button, self->window, place));
}

/* The button does not cover the point where the mouse was pressed last. */
static void
test_curtain_place (void)
{
  static const graphene_point_t spots[] = { { .5f, .5f }, { .05f, .5f }, { .95f, .5f }, { .5f, .05f }, { .5f, .95f } };
  graphene_rect_t usual, place, bounds;
  Curtain self;

  curtain_set_up (&self);
  get_place (&self, &usual);
  g_assert_true (gtk_widget_compute_bounds (self.curtain, self.window, &bounds));
  for (gsize i = 0; i < G_N_ELEMENTS (spots); i++)
    {
      const graphene_point_t spot = GRAPHENE_POINT_INIT (usual.origin.x + spots[i].x * usual.size.width,
                                                         usual.origin.y + spots[i].y * usual.size.height);

      g_signal_emit_by_name (get_watcher (&self, GTK_TYPE_GESTURE_CLICK), "pressed", 1, (double) spot.x,
                             (double) spot.y);
      salon_curtain_close (SALON_CURTAIN (self.curtain), "Marie", 1, "Ada asks you for R.");
      get_place (&self, &place);
      g_assert_true (graphene_rect_contains_rect (&bounds, &place));
      graphene_rect_inset (&place, -24, -24);
      g_assert_false (graphene_rect_contains_point (&place, &spot));
    }

  /* After a press elsewhere the button is in the middle again. */
  g_signal_emit_by_name (get_watcher (&self, GTK_TYPE_GESTURE_CLICK), "pressed", 1, 5., 5.);
  salon_curtain_close (SALON_CURTAIN (self.curtain), "Marie", 1, "Ada asks you for R.");
  get_place (&self, &place);
  g_assert_true (graphene_rect_equal (&place, &usual));
  curtain_tear_down (&self);
}

static void
set_animations (gboolean on)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", on, NULL);
}

static void
wait_for (const int *count, int times, const char *what)
{
  await (*count >= times);
}

/* The halves take their time to meet and to part. While they do, the button cannot be pressed. */
static void
test_curtain_sweep (void)
{
  gint64 before;
  int shut = 0, opening = 0;
  Curtain self;

  curtain_set_up (&self);
  salon_curtain_take_away (SALON_CURTAIN (self.curtain));
  g_assert_false (salon_curtain_is_closed (SALON_CURTAIN (self.curtain)));
  g_signal_connect (self.curtain, "shut", G_CALLBACK (hands_count_cb), &shut);
  g_signal_connect (self.curtain, "opening", G_CALLBACK (hands_count_cb), &opening);

  set_animations (TRUE);
  before = g_get_monotonic_time ();
  salon_curtain_close (SALON_CURTAIN (self.curtain), "Marie", 1, "Ada asks you for R.");
  g_assert_true (salon_curtain_is_closed (SALON_CURTAIN (self.curtain)));
  g_assert_cmpint (shut, ==, 0);
  hands_activate (self.button);
  g_assert_cmpint (opening, ==, 0);
  wait_for (&shut, 1, "the shut curtain");
  g_assert_cmpint (g_get_monotonic_time () - before, >=, 280 * 1000);
  g_assert_false (gtk_widget_get_sensitive (self.button));

  wait_until_live (&self);
  before = g_get_monotonic_time ();
  hands_activate (self.button);
  g_assert_cmpint (opening, ==, 1);
  g_assert_cmpint (self.opened, ==, 0);
  g_assert_false (salon_curtain_is_closed (SALON_CURTAIN (self.curtain)));
  wait_for (&self.opened, 1, "the open curtain");
  g_assert_cmpint (g_get_monotonic_time () - before, >=, 240 * 1000);
  curtain_tear_down (&self);
  set_animations (FALSE);
}

/* With reduced motion the curtain is there in one frame and gone in one; what is written on it fades in. */
static void
test_curtain_reduced (void)
{
  int shut = 0;
  GtkWidget *contents;
  Curtain self;

  curtain_set_up (&self);
  hands_look_on (50);
  salon_curtain_take_away (SALON_CURTAIN (self.curtain));
  g_signal_connect (self.curtain, "shut", G_CALLBACK (hands_count_cb), &shut);
  contents = gtk_widget_get_ancestor (self.button, GTK_TYPE_SCROLLED_WINDOW);
  salon_curtain_close (SALON_CURTAIN (self.curtain), "Marie", 1, "Ada asks you for R.");
  g_assert_cmpint (shut, ==, 1);
  g_assert_cmpfloat (gtk_widget_get_opacity (contents), ==, 0);
  await (gtk_widget_get_opacity (contents) >= 1);

  wait_until_live (&self);
  hands_activate (self.button);
  g_assert_cmpint (self.opened, ==, 1);
  curtain_tear_down (&self);
}

/* When the person turns away while the curtain opens, it is shut at once and has to be opened again. */
static void
test_curtain_shut_again (void)
{
  int shut = 0;
  Curtain self;

  curtain_set_up (&self);
  wait_until_live (&self);
  g_signal_connect (self.curtain, "shut", G_CALLBACK (hands_count_cb), &shut);
  set_animations (TRUE);
  hands_activate (self.button);
  gtk_widget_set_visible (self.curtain, FALSE);
  g_assert_cmpint (shut, ==, 1);
  g_assert_true (salon_curtain_is_closed (SALON_CURTAIN (self.curtain)));
  gtk_widget_set_visible (self.curtain, TRUE);
  hands_look_on (400);
  g_assert_cmpint (self.opened, ==, 0);

  wait_until_live (&self);
  hands_activate (self.button);
  salon_curtain_shut_again (SALON_CURTAIN (self.curtain));
  g_assert_cmpint (shut, ==, 2);
  g_assert_false (gtk_widget_get_sensitive (self.button));
  hands_look_on (400);
  g_assert_cmpint (self.opened, ==, 0);
  curtain_tear_down (&self);
  set_animations (FALSE);
}

/* Returns how wide that is which is drawn of what lies behind, in px. */
static float
measure_gap (Curtain *self, GtkWidget *behind)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  graphene_rect_t bounds;

  salon_curtain_snapshot_behind (SALON_CURTAIN (self->curtain), behind, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return 0;
  gsk_render_node_get_bounds (node, &bounds);
  return bounds.size.width;
}

/* What the halves cover is not drawn, and the gap between them never is wider than what is drawn. */
static void
test_curtain_behind (void)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *behind = gtk_picture_new_for_paintable (GDK_PAINTABLE (gtk_icon_theme_lookup_icon (
    gtk_icon_theme_get_for_display (gdk_display_get_default ()), "image-missing", NULL, 16, 1, GTK_TEXT_DIR_LTR, 0)));
  float whole, last;
  int shut = 0;
  Curtain self = { .curtain = salon_curtain_new () };

  gtk_widget_add_css_class (behind, "view"); /* with a ground of its own */
  gtk_overlay_set_child (GTK_OVERLAY (overlay), behind);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self.curtain);
  self.window = hands_present (overlay);
  self.button = hands_get (self.curtain, "curtain-open");
  g_signal_connect (self.curtain, "shut", G_CALLBACK (hands_count_cb), &shut);
  g_signal_connect (self.curtain, "opened", G_CALLBACK (hands_count_cb), &self.opened);
  hands_look_on (50);
  last = whole = measure_gap (&self, behind);
  g_assert_cmpfloat (whole, ==, (float) gtk_widget_get_width (behind));

  set_animations (TRUE);
  salon_curtain_close (SALON_CURTAIN (self.curtain), "Marie", 1, "Ada asks you for R.");
  g_assert_cmpfloat (measure_gap (&self, behind), ==, whole);
  while (shut == 0)
    {
      const float gap = measure_gap (&self, behind);

      g_assert_cmpfloat (gap, <=, last);
      last = gap;
      await_turn ();
    }
  g_assert_cmpfloat (measure_gap (&self, behind), ==, 0);

  wait_until_live (&self);
  last = 0;
  hands_activate (self.button);
  while (self.opened == 0)
    {
      const float gap = measure_gap (&self, behind);

      g_assert_cmpfloat (gap, >=, last);
      last = gap;
      await_turn ();
    }
  g_assert_cmpfloat (measure_gap (&self, behind), ==, whole);
  curtain_tear_down (&self);
  set_animations (FALSE);
}

/* The cloth of a curtain that is expected is there before it is needed. */
static void
test_curtain_expected (void)
{
  GtkWidget *overlay = gtk_overlay_new (), *behind = gtk_label_new ("X");
  Curtain self = { .curtain = salon_curtain_new () };
  unsigned before;

  gtk_overlay_set_child (GTK_OVERLAY (overlay), behind);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self.curtain);
  gtk_widget_set_visible (self.curtain, FALSE);
  gtk_widget_set_size_request (behind, 1001, 701);
  self.window = hands_present (overlay);
  hands_look_on (50);
  before = salon_art_count_cached (NULL);
  measure_gap (&self, behind);
  hands_look_on (50);
  g_assert_cmpuint (salon_art_count_cached (NULL), ==, before);
  salon_curtain_expect (SALON_CURTAIN (self.curtain), TRUE);
  await (salon_art_count_cached (NULL) > before);
  g_assert_cmpuint (salon_art_count_cached (NULL), ==, before + 1);

  /* Another size needs another cloth. */
  gtk_widget_set_size_request (behind, 1051, 751);
  await (gtk_widget_get_width (behind) == 1051);
  measure_gap (&self, behind);
  await (salon_art_count_cached (NULL) > before + 1);
  g_assert_cmpuint (salon_art_count_cached (NULL), ==, before + 2);
  curtain_tear_down (&self);
}

int
main (int argc, char **argv)
{
  hands_init (&argc, &argv);

  g_test_add_func ("/curtain/time", test_curtain_time);
  g_test_add_func ("/curtain/time-anew", test_curtain_time_anew);
  g_test_add_func ("/curtain/colours-window", test_curtain_colours_window);
  g_test_add_func ("/curtain/keys", test_curtain_keys);
  g_test_add_func ("/curtain/place", test_curtain_place);
  g_test_add_func ("/curtain/sweep", test_curtain_sweep);
  g_test_add_func ("/curtain/reduced", test_curtain_reduced);
  g_test_add_func ("/curtain/shut-again", test_curtain_shut_again);
  g_test_add_func ("/curtain/behind", test_curtain_behind);
  g_test_add_func ("/curtain/expected", test_curtain_expected);

  return g_test_run ();
}
