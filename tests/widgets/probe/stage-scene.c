/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "stage-scene.h"

#include <math.h>

#include "await.h"
#include "pages-hands.h"
#include "widgets/probe/probe-table.h"

static GtkWidget *
find_stage (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (PROBE_IS_STAGE (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_stage (child);

  return found;
}

static void
frame_cb (Scene *scene)
{
  scene->frames++;
}

static void
view_cb (Scene *scene)
{
  scene->views++;
}

static void
done_cb (Scene *scene)
{
  scene->done++;
}

static void
sound_cb (Scene *scene, int sound)
{
  g_string_append_printf (scene->sounds, scene->sounds->len > 0 ? " %d" : "%d", sound);
}

void
scene_init_choosing (Scene *scene, gboolean motion, const char *record, gboolean choose)
{
  g_autoptr (GError) error = NULL;
  SalonLook look;

  *scene = (Scene) { .table = g_object_new (PROBE_TYPE_TABLE, NULL), .sounds = g_string_new (NULL) };
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", motion, NULL);
  scene->stage = PROBE_STAGE (find_stage (scene->table));
  scene->window = hands_present (scene->table);
  scene->game = probe_game_new_from_record (record, strlen (record), 1, NULL, &error);
  g_assert_no_error (error);
  /* The table would answer by itself. */
  salon_game_hold (SALON_GAME (scene->game));
  salon_look_init (&look);
  for (int seat = 0; seat < SALON_TABLE_SEATS; seat++)
    look.chooses[seat] = choose;
  salon_table_set_pace (SALON_TABLE (scene->table), .6);
  salon_table_set_game (SALON_TABLE (scene->table), SALON_GAME (scene->game), &look);
  hands_look_on (200);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (scene->window), "after-paint", G_CALLBACK (frame_cb), scene);
  g_signal_connect_swapped (scene->stage, "view", G_CALLBACK (view_cb), scene);
  g_signal_connect_swapped (scene->stage, "done", G_CALLBACK (done_cb), scene);
  g_signal_connect_swapped (scene->stage, "sound", G_CALLBACK (sound_cb), scene);
}

void
scene_init_with (Scene *scene, gboolean motion, const char *record)
{
  scene_init_choosing (scene, motion, record, FALSE);
}

void
scene_clear (Scene *scene)
{
  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (scene->window), scene);
  g_signal_handlers_disconnect_by_data (scene->stage, scene);
  salon_table_set_game (SALON_TABLE (scene->table), NULL, NULL);
  salon_game_close (SALON_GAME (scene->game));
  g_object_unref (scene->game);
  gtk_window_destroy (GTK_WINDOW (scene->window));
  g_string_free (scene->sounds, TRUE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

void
scene_play (Scene *scene, const char *move)
{
  g_autoptr (GError) error = NULL;
  ProbeMove parsed;

  g_assert_null (probe_move_parse (move, 1, &parsed, NULL));
  probe_game_play (scene->game, &parsed, &error);
  g_assert_no_error (error);
}

void
scene_wait (Scene *scene)
{
  await (scene->done > 0);
}

ProbeBoard *
scene_get_board (Scene *scene)
{
  return PROBE_BOARD (gtk_widget_get_first_child (GTK_WIDGET (scene->stage)));
}

const char *
scene_get_news (Scene *scene)
{
  return gtk_label_get_label (GTK_LABEL (hands_get (scene->table, "news")));
}

guint32
scene_get_pixel (GtkWidget *widget, double x, double y)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 1, 1);
  cairo_t *cr = cairo_create (surface);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  guint32 pixel;

  hands_look_on (300);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (snapshot);
  cairo_translate (cr, -floor (x), -floor (y));
  gsk_render_node_draw (node, cr);
  cairo_surface_flush (surface);
  memcpy (&pixel, cairo_image_surface_get_data (surface), sizeof pixel);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return pixel;
}
