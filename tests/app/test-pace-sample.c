/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card in the preferences that shows how fast cards turn at a pace. */

#include "app/salon-pace-sample.h"
#include "app/salon-preferences.h"
#include "pages-hands.h"

typedef struct {
  GtkWidget *widget;
  GdkPaintable *picture; /* tells when the card looks different */
  guint changes;
} Sample;

static void
changed_cb (Sample *sample)
{
  sample->changes++;
}

static void
watch (Sample *sample, GtkWidget *widget)
{
  sample->changes = 0;
  sample->widget = widget;
  sample->picture = gtk_widget_paintable_new (widget);
  g_signal_connect_swapped (sample->picture, "invalidate-contents", G_CALLBACK (changed_cb), sample);
}

static guint
count_changes (const Sample *sample)
{
  return sample->changes;
}

/* Whether the card still turns. */
static gboolean
turns (const Sample *sample)
{
  const guint before = count_changes (sample);

  hands_look_on (60);
  return count_changes (sample) > before;
}

static void
wait_for_rest (const Sample *sample)
{
  while (turns (sample))
    ;
}

static void
test_turns (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *window;
  Sample quick, slow;

  watch (&quick, salon_pace_sample_new ());
  watch (&slow, salon_pace_sample_new ());
  gtk_box_append (GTK_BOX (box), quick.widget);
  gtk_box_append (GTK_BOX (box), slow.widget);
  window = hands_present (box);
  wait_for_rest (&quick);
  g_assert_false (turns (&slow));

  /* Both turn once, and the slow one longer. */
  salon_pace_sample_play (SALON_PACE_SAMPLE (quick.widget), SALON_PACE_QUICK);
  salon_pace_sample_play (SALON_PACE_SAMPLE (slow.widget), SALON_PACE_SLOW);
  g_assert_true (turns (&quick));
  wait_for_rest (&quick);
  g_assert_true (turns (&slow));
  wait_for_rest (&slow);

  /* Another choice before the card has turned begins anew. */
  salon_pace_sample_play (SALON_PACE_SAMPLE (slow.widget), SALON_PACE_SLOW);
  g_assert_true (turns (&slow));
  salon_pace_sample_play (SALON_PACE_SAMPLE (slow.widget), SALON_PACE_QUICK);
  g_assert_true (turns (&slow));
  wait_for_rest (&slow);

  g_object_unref (quick.picture);
  g_object_unref (slow.picture);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whoever chooses another pace in the preferences sees it. */
static void
test_preferences (void)
{
  static const char *const nowhere[] = { NULL };
  g_autoptr (SalonSettings) settings = salon_settings_new (nowhere);
  GtkWidget *parent = hands_present (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0)), *row;
  Sample sample;

  salon_preferences_show (GTK_WINDOW (parent), settings);
  row = hands_find_anywhere ("pref-pace");
  g_assert_nonnull (row);
  watch (&sample, hands_find_type (row, SALON_TYPE_PACE_SAMPLE));
  wait_for_rest (&sample);

  for (guint choice = 1; choice < 4; choice++)
    {
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), choice);
      g_assert_true (turns (&sample));
      wait_for_rest (&sample);
    }
  g_assert_cmpint (salon_settings_get_int (settings, SALON_SETTING_PACE), >, 0);

  g_object_unref (sample.picture);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (row)));
  gtk_window_destroy (GTK_WINDOW (parent));
}

int
main (int argc, char *argv[])
{
  hands_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);

  g_test_add_func ("/pace-sample/turns", test_turns);
  g_test_add_func ("/pace-sample/preferences", test_preferences);

  return g_test_run ();
}
