/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A plate: nothing that is drawn on it covers the name, however long the name is and whatever stands there. */

#include "pages-hands.h"
#include "widgets/salon-seat-tag.h"

/* A name without a badge and with every badge, and longer than any plate is wide. */
static const char *const names[] = { "Bo", "Marguerite", "Wilhelmina Gwendolyn of Montgomery" };
static const char *const badges[] = { NULL, "×3", "×5", "+25" };

static const struct {
  const char *what;
  SalonSeatTagForm form;
  double unit, text;
  int width, height;
} plates[] = {
  { "beside", SALON_SEAT_TAG_BESIDE, .592, 1, 160, 102 },
  { "beside, small", SALON_SEAT_TAG_BESIDE, .33, 1, 90, 57 },
  { "beside, large", SALON_SEAT_TAG_BESIDE, 1, 1, 270, 172 },
  { "large text", SALON_SEAT_TAG_BESIDE, .592, 1.5, 200, 102 },
  { "large text, small", SALON_SEAT_TAG_BESIDE, .4, 1.5, 140, 69 },
  { "slim", SALON_SEAT_TAG_SLIM, .4, 1, 330, 23 },
  { "slim, short", SALON_SEAT_TAG_SLIM, .4, 1.5, 200, 26 },
  { "high", SALON_SEAT_TAG_HIGH, .592, 1, 104, 211 },
  { "high, small", SALON_SEAT_TAG_HIGH, .33, 1.5, 60, 120 },
};

typedef struct {
  graphene_rect_t name; /* what of it is drawn */
  gboolean written;
  gboolean covered;
} Drawn;

/* Follows what is drawn, in its order. Only @clip is drawn; both are in the coordinates of the plate, to which @by leads. */
static void
follow (GskRenderNode *node, GskTransform *by, const graphene_rect_t *clip, Drawn *drawn)
{
  const GskRenderNodeType type = gsk_render_node_get_node_type (node);
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  gsk_transform_transform_bounds (by, &bounds, &bounds);
  if (!graphene_rect_intersection (&bounds, clip, &bounds))
    return;

  if (type == GSK_CONTAINER_NODE)
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      follow (gsk_container_node_get_child (node, i), by, clip, drawn);
  else if (type == GSK_TRANSFORM_NODE)
    {
      GskTransform *next = gsk_transform_transform (gsk_transform_ref (by), gsk_transform_node_get_transform (node));

      follow (gsk_transform_node_get_child (node), next, clip, drawn);
      gsk_transform_unref (next);
    }
  else if (type == GSK_CLIP_NODE)
    follow (gsk_clip_node_get_child (node), by, &bounds, drawn);
  else if (type == GSK_TEXT_NODE)
    {
      /* An ellipsis may be a node of its own. */
      if (drawn->written)
        graphene_rect_union (&drawn->name, &bounds, &bounds);
      drawn->name = bounds;
      drawn->written = TRUE;
    }
  else
    drawn->covered |= drawn->written && graphene_rect_intersection (&drawn->name, &bounds, NULL);
}

static Drawn
look_at (GtkWidget *tag)
{
  const int width = gtk_widget_get_width (tag), height = gtk_widget_get_height (tag);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (tag);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  Drawn drawn = { .written = FALSE };

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  follow (node, NULL, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height), &drawn);
  return drawn;
}

/* Shows @tag with this size, in a window of its own. */
static GtkWidget *
present (GtkWidget *tag, int width, int height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), tag);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  g_assert_cmpint (gtk_widget_get_width (tag), ==, width);
  g_assert_cmpint (gtk_widget_get_height (tag), ==, height);
  return window;
}

static void
test_name_is_free (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (plates) * G_N_ELEMENTS (names) * G_N_ELEMENTS (badges); i++)
    {
      const gsize plate = i % G_N_ELEMENTS (plates);
      const char *name = names[i / G_N_ELEMENTS (plates) % G_N_ELEMENTS (names)];
      const char *badge = badges[i / G_N_ELEMENTS (plates) / G_N_ELEMENTS (names)];
      GtkWidget *tag = salon_seat_tag_new (), *window;
      Drawn drawn;

      salon_seat_tag_set_name (SALON_SEAT_TAG (tag), name);
      salon_seat_tag_set_points (SALON_SEAT_TAG (tag), -1275);
      salon_seat_tag_set_badge (SALON_SEAT_TAG (tag), badge);
      salon_seat_tag_set_in_turn (SALON_SEAT_TAG (tag), TRUE);
      salon_seat_tag_set_turn_text (SALON_SEAT_TAG (tag), "c’est son tour");
      salon_seat_tag_set_filled (SALON_SEAT_TAG (tag), 1);
      salon_seat_tag_set_form (SALON_SEAT_TAG (tag), plates[plate].form, plates[plate].unit, plates[plate].text);
      window = present (tag, plates[plate].width, plates[plate].height);

      drawn = look_at (tag);
      if (!drawn.written || drawn.name.size.width < 8)
        g_error ("%s: “%s” is not written", plates[plate].what, name);
      if (drawn.covered)
        g_error ("%s: “%s” is covered with the badge %s", plates[plate].what, name, badge);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

int
main (int argc, char **argv)
{
  hands_init (&argc, &argv);

  g_test_add_func ("/seat-tag/name-is-free", test_name_is_free);

  return g_test_run ();
}
