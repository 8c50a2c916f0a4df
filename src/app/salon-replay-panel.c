/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-replay-panel.h"

#include <glib/gi18n-lib.h>

#include "app/salon-heard-choice.h"
#include "widgets/salon-chart.h"
#include "widgets/salon-replay-box.h"
#include "widgets/salon-roomy.h"
#include "widgets/salon-tooltip.h"
#include "widgets/salon-why.h"

typedef enum {
  AS_PLAYED,
  EVEN,
  QUICK,
  N_PACES,
} Pace;

struct _SalonReplayPanel {
  GtkWidget parent_instance;

  GtkWidget *box, *chart, *row;
  GtkWidget *first, *back, *play, *forward, *last, *point;
  GtkWidget *name, *turn;
  GtkWidget *pace[N_PACES];
  SalonReplay *replay; /* NULL until there is one */
};

G_DEFINE_FINAL_TYPE (SalonReplayPanel, salon_replay_panel, GTK_TYPE_WIDGET)

enum {
  GO,
  WANTED,
  PLAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The chart counts as people do, in questions or words, of which a position may have none of its own. */
static void
moved_cb (SalonReplayPanel *self, int number)
{
  g_signal_emit (self, signals[GO], 0, (int) salon_replay_find_number (self->replay, (guint) number));
}

static void
way_cb (SalonReplayPanel *self, GtkWidget *button)
{
  g_signal_emit (self, signals[WANTED], 0, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "way")));
}

static void
play_cb (SalonReplayPanel *self)
{
  g_signal_emit (self, signals[PLAY], 0);
}

void
salon_replay_panel_show (SalonReplayPanel *self, guint position, const char *sentence)
{
  const guint last = salon_replay_get_last (self->replay);
  const char *begin = _ ("The game begins here."), *end = _ ("This is as far as the game goes.");
  g_autofree char *name = salon_replay_name_position (self->replay, position);
  g_autofree char *turn = salon_replay_name_turn (self->replay, position);
  g_autofree char *text = g_strdup_printf ("%s. %s", name, sentence);

  g_return_if_fail (SALON_IS_REPLAY_PANEL (self));

  gtk_label_set_label (GTK_LABEL (self->name), name);
  gtk_label_set_label (GTK_LABEL (self->turn), turn);
  gtk_widget_set_visible (self->turn, turn[0] != '\0');
  salon_chart_set_cursor (SALON_CHART (self->chart), (int) salon_replay_get_number (self->replay, position));
  salon_chart_set_slider_text (SALON_CHART (self->chart), text);
  salon_why_grey (self->first, position > 0 ? NULL : begin);
  salon_why_grey (self->back, position > 0 ? NULL : begin);
  salon_why_grey (self->forward, position < last ? NULL : end);
  salon_why_grey (self->last, position < last ? NULL : end);
}

void
salon_replay_panel_set_playing (SalonReplayPanel *self, gboolean playing)
{
  const char *label = playing ? _ ("Stop") : _ ("Play");

  g_return_if_fail (SALON_IS_REPLAY_PANEL (self));

  gtk_button_set_icon_name (GTK_BUTTON (self->play),
                            playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  salon_tooltip_set (self->play, label);
}

SalonPace
salon_replay_panel_get_pace (SalonReplayPanel *self, SalonPace as_played)
{
  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->pace[EVEN])))
    return SALON_PACE_EVEN;
  return salon_replay_panel_is_as_played (self) ? as_played : SALON_PACE_QUICK;
}

void
salon_replay_panel_follow (SalonReplayPanel *self, SalonReplayPanel *before)
{
  g_return_if_fail (SALON_IS_REPLAY_PANEL (self) && SALON_IS_REPLAY_PANEL (before));

  for (int i = 0; i < N_PACES; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (before->pace[i])))
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->pace[i]), TRUE);
}

gboolean
salon_replay_panel_is_as_played (SalonReplayPanel *self)
{
  g_return_val_if_fail (SALON_IS_REPLAY_PANEL (self), FALSE);

  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->pace[AS_PLAYED]));
}

/* Whether @seat has won the game, as far as it is over. */
static gboolean
has_won (SalonReplay *replay, guint seat)
{
  const guint last = salon_replay_get_last (replay);

  for (guint other = 0; other < salon_replay_count_seats (replay); other++)
    if (salon_replay_get_points (replay, last, other) > salon_replay_get_points (replay, last, seat))
      return FALSE;

  return salon_replay_get_state (replay, NULL) == SALON_REPLAY_FINISHED;
}

void
salon_replay_panel_set_replay (SalonReplayPanel *self, SalonReplay *replay, const SalonLook *look)
{
  const guint last = salon_replay_get_last (replay), n = salon_replay_get_number (replay, last);
  g_autofree int *totals = g_new0 (int, MAX (n, 1));

  g_return_if_fail (SALON_IS_REPLAY_PANEL (self));

  g_set_object (&self->replay, replay);
  salon_chart_clear (SALON_CHART (self->chart));
  for (guint seat = 0; seat < salon_replay_count_seats (replay); seat++)
    {
      for (guint number = 1; number < n; number++)
        totals[number - 1] = salon_replay_get_points (replay, salon_replay_find_number (replay, number), seat);
      if (n > 0)
        totals[n - 1] = salon_replay_get_points (replay, last, seat);
      salon_chart_add (SALON_CHART (self->chart), salon_replay_get_seat_name (replay, last, seat),
                       look->colour[seat % SALON_TABLE_SEATS], totals, n, has_won (replay, seat));
    }
  salon_replay_panel_set_points (self, NULL, 0);
  salon_replay_panel_set_playing (self, FALSE);
}

void
salon_replay_panel_set_points (SalonReplayPanel *self, const guint *positions, guint n)
{
  g_autofree guint *numbers = g_new (guint, MAX (n, 1));

  g_return_if_fail (SALON_IS_REPLAY_PANEL (self));

  for (guint i = 0; i < n; i++)
    numbers[i] = salon_replay_get_number (self->replay, positions[i]);
  salon_chart_set_flags (SALON_CHART (self->chart), numbers, n);
  gtk_widget_set_visible (self->point, n > 0);
}

void
salon_replay_panel_append (SalonReplayPanel *self, GtkWidget *widget)
{
  g_return_if_fail (SALON_IS_REPLAY_PANEL (self));

  gtk_box_append (GTK_BOX (self->row), widget);
}

void
salon_replay_panel_focus (SalonReplayPanel *self)
{
  g_return_if_fail (SALON_IS_REPLAY_PANEL (self));

  gtk_widget_child_focus (self->chart, GTK_DIR_TAB_FORWARD);
}

/* Making */

static GtkWidget *
add_key (SalonReplayPanel *self, const char *icon, const char *label, SalonReplayWay way)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "transport");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  salon_tooltip_set (button, label);
  g_object_set_data (G_OBJECT (button), "way", GINT_TO_POINTER (way));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (way_cb), self);
  gtk_box_append (GTK_BOX (self->row), button);
  return button;
}

static void
add_play (SalonReplayPanel *self)
{
  self->play = gtk_button_new ();
  gtk_widget_add_css_class (self->play, "transport");
  gtk_widget_add_css_class (self->play, "play");
  gtk_widget_set_valign (self->play, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->play, "clicked", G_CALLBACK (play_cb), self);
  gtk_box_append (GTK_BOX (self->row), self->play);
}

static GtkWidget *
make_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_names (SalonReplayPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *roomy;

  self->name = make_label ("position");
  self->turn = make_label ("turn");
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (self->turn), PANGO_ELLIPSIZE_END);
  salon_tooltip_show_cut (GTK_LABEL (self->name));
  salon_tooltip_show_cut (GTK_LABEL (self->turn));
  gtk_box_append (GTK_BOX (box), self->name);
  gtk_box_append (GTK_BOX (box), self->turn);
  /* The slider says it, too. */
  roomy = salon_roomy_new (box, .5);
  gtk_widget_set_valign (roomy, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (roomy, TRUE);
  gtk_widget_set_margin_start (roomy, 8);
  gtk_box_append (GTK_BOX (self->row), roomy);
}

static void
add_paces (SalonReplayPanel *self)
{
  /* Translators: how fast a game is played again: with the pauses of the table, evenly, quickly */
  const char *const labels[N_PACES] = { _ ("as played"), C_ ("pace of a replay", "even"),
                                        C_ ("pace of a replay", "quick") };
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP, NULL);

  gtk_widget_add_css_class (box, "replay-paces");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Pace"), -1);
  for (int i = 0; i < N_PACES; i++)
    {
      self->pace[i] =
        g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, "label", labels[i], NULL);
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->pace[i]), GTK_TOGGLE_BUTTON (self->pace[0]));
      salon_heard_choice_in_toggle (GTK_TOGGLE_BUTTON (self->pace[i]));
      gtk_box_append (GTK_BOX (box), self->pace[i]);
    }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->pace[AS_PLAYED]), TRUE);
  gtk_box_append (GTK_BOX (self->row), box);
}

static void
add_point (SalonReplayPanel *self)
{
  GtkWidget *label;

  self->point = gtk_button_new_with_label (_ ("Next turning point"));
  /* In a small window with large text it is cut, rather than pushing what is behind it off the panel. */
  label = gtk_button_get_child (GTK_BUTTON (self->point));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 4);
  salon_tooltip_show_cut (GTK_LABEL (label));
  gtk_widget_add_css_class (self->point, "on-panel");
  gtk_widget_set_valign (self->point, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->point, FALSE);
  g_object_set_data (G_OBJECT (self->point), "way", GINT_TO_POINTER (SALON_REPLAY_POINT_FORWARD));
  g_signal_connect_swapped (self->point, "clicked", G_CALLBACK (way_cb), self);
  gtk_box_append (GTK_BOX (self->row), self->point);
}

static void
salon_replay_panel_init (SalonReplayPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *paper = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "replay-panel");
  self->chart = g_object_new (SALON_TYPE_CHART, NULL);
  gtk_widget_set_hexpand (self->chart, TRUE);
  gtk_widget_set_vexpand (self->chart, TRUE);
  salon_chart_set_labelled (SALON_CHART (self->chart), TRUE);
  salon_chart_set_future_faded (SALON_CHART (self->chart), TRUE);
  salon_chart_set_slider (SALON_CHART (self->chart), _ ("Place in the game"));
  g_signal_connect_swapped (self->chart, "moved", G_CALLBACK (moved_cb), self);
  gtk_widget_add_css_class (paper, "replay-chart");
  gtk_box_append (GTK_BOX (paper), self->chart);
  gtk_box_append (GTK_BOX (box), paper);

  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->row, "replay-keys");
  self->first = add_key (self, "media-skip-backward-symbolic", _ ("First position"), SALON_REPLAY_FIRST);
  self->back = add_key (self, "pan-start-symbolic", C_ ("replay", "Back"), SALON_REPLAY_BACK);
  add_play (self);
  self->forward = add_key (self, "pan-end-symbolic", _ ("Forward"), SALON_REPLAY_FORWARD);
  self->last = add_key (self, "media-skip-forward-symbolic", _ ("Last position"), SALON_REPLAY_END);
  add_names (self);
  add_paces (self);
  add_point (self);
  gtk_box_append (GTK_BOX (box), self->row);

  self->box = salon_replay_box_new ("panel.9", box);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

static void
salon_replay_panel_dispose (GObject *object)
{
  SalonReplayPanel *self = SALON_REPLAY_PANEL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->replay);

  G_OBJECT_CLASS (salon_replay_panel_parent_class)->dispose (object);
}

static void
salon_replay_panel_class_init (SalonReplayPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_replay_panel_dispose;
  signals[GO] =
    g_signal_new ("go", SALON_TYPE_REPLAY_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[WANTED] = g_signal_new ("wanted", SALON_TYPE_REPLAY_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);
  signals[PLAY] =
    g_signal_new ("play", SALON_TYPE_REPLAY_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "salon-replay-panel");
}

GtkWidget *
salon_replay_panel_new (void)
{
  return g_object_new (SALON_TYPE_REPLAY_PANEL, NULL);
}
