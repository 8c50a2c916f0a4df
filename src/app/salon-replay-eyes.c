/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-replay-eyes.h"

#include <glib/gi18n-lib.h>

#include "app/salon-heard-choice.h"
#include "model/salon-name.h"
#include "widgets/salon-emblem.h"
#include "widgets/salon-roomy.h"
#include "widgets/salon-tooltip.h"

/* The onlooker, the seats, all words open. */
#define ROWS (SALON_MAX_SEATS + 2)

/* So much of a name is always seen. */
#define NAME_CHARACTERS 10

struct _SalonReplayEyes {
  GtkWidget parent_instance;

  GtkWidget *box, *list;
  struct {
    GtkWidget *button;
    guint eyes;
  } row[ROWS];
  guint n;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (SalonReplayEyes, salon_replay_eyes, GTK_TYPE_WIDGET)

static guint chosen_signal;

static void
toggled_cb (SalonReplayEyes *self, GtkToggleButton *button)
{
  if (self->updating || !gtk_toggle_button_get_active (button))
    return;
  for (guint i = 0; i < self->n; i++)
    if (self->row[i].button == GTK_WIDGET (button))
      g_signal_emit (self, chosen_signal, 0, self->row[i].eyes);
}

static GtkWidget *
make_text (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  salon_tooltip_show_cut (GTK_LABEL (label));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* @picture: (transfer floating); @key: the key that chooses them */
static void
add_row (SalonReplayEyes *self, guint eyes, GtkWidget *picture, const char *who, const char *what, const char *key)
{
  GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *end = make_text (key, "eyes-key");
  GtkWidget *name = make_text (who, "who"), *note = salon_roomy_new (make_text (what, "what"), 1);
  g_autofree char *heard = g_strdup_printf ("%s, %s", who, what);

  /* Where there is not room for both, the name is what counts. */
  gtk_label_set_width_chars (GTK_LABEL (name), MIN ((int) g_utf8_strlen (who, -1), NAME_CHARACTERS));
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (note, TRUE);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), note);
  gtk_box_append (GTK_BOX (box), end);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_vexpand (button, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, heard,
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
  if (self->n > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->row[0].button));
  salon_heard_choice_in_toggle (GTK_TOGGLE_BUTTON (button));
  gtk_box_append (GTK_BOX (self->list), button);
  self->row[self->n].button = button;
  self->row[self->n].eyes = eyes;
  self->n++;
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
}

/* A disc of paper with @picture (transfer floating) on it. */
static GtkWidget *
make_disc (GtkWidget *picture)
{
  GtkWidget *disc = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (disc, "disc");
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (picture, TRUE);
  gtk_box_append (GTK_BOX (disc), picture);
  gtk_widget_set_hexpand (disc, FALSE);
  return disc;
}

static GtkWidget *
make_eye (void)
{
  return make_disc (gtk_image_new_from_icon_name ("view-reveal-symbolic"));
}

void
salon_replay_eyes_set_replay (SalonReplayEyes *self, SalonReplay *replay, const SalonLook *look)
{
  const guint last = salon_replay_get_last (replay);
  GtkWidget *child;

  g_return_if_fail (SALON_IS_REPLAY_EYES (self));

  while ((child = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_box_remove (GTK_BOX (self->list), child);
  self->n = 0;
  /* Translators: whose eyes a game is seen with, and what they see */
  add_row (self, SALON_EYES_ONLOOKER, make_eye (), _ ("An onlooker"), _ ("what lay open"), "0");
  for (guint seat = 0; seat < salon_replay_count_seats (replay); seat++)
    if (salon_replay_allows_eyes (replay, seat))
      {
        g_autofree char *name = salon_name_isolate (salon_replay_get_seat_name (replay, last, seat));
        g_autofree char *key = g_strdup_printf ("%u", seat + 1);

        add_row (self, seat, make_disc (salon_emblem_new (look->colour[seat % SALON_TABLE_SEATS], 16)), name,
                 salon_replay_name_own (replay), key);
      }
  if (salon_replay_allows_eyes (replay, SALON_EYES_ALL))
    /* Translators: in a list of whose eyes a game is seen with: everything is seen, “All words, open” */
    add_row (self, SALON_EYES_ALL, make_eye (), _ ("All words"), _ ("open"), "A");
  salon_replay_eyes_choose (self, SALON_EYES_ONLOOKER);
}

gboolean
salon_replay_eyes_is_choice (SalonReplayEyes *self)
{
  g_return_val_if_fail (SALON_IS_REPLAY_EYES (self), FALSE);

  return self->n > 1;
}

void
salon_replay_eyes_choose (SalonReplayEyes *self, guint eyes)
{
  g_return_if_fail (SALON_IS_REPLAY_EYES (self));

  self->updating = TRUE;
  for (guint i = 0; i < self->n; i++)
    if (self->row[i].eyes == eyes)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->row[i].button), TRUE);
  self->updating = FALSE;
}

static void
salon_replay_eyes_dispose (GObject *object)
{
  g_clear_pointer (&SALON_REPLAY_EYES (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_replay_eyes_parent_class)->dispose (object);
}

static void
salon_replay_eyes_class_init (SalonReplayEyesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_replay_eyes_dispose;
  chosen_signal = g_signal_new ("chosen", SALON_TYPE_REPLAY_EYES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "salon-replay-eyes");
}

static void
salon_replay_eyes_init (SalonReplayEyes *self)
{
  GtkWidget *heading = make_text (_ ("Whose eyes"), "eyes-title");

  self->list = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                             GTK_ACCESSIBLE_ROLE_RADIO_GROUP, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Whose eyes"), -1);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_box_append (GTK_BOX (self->box), heading);
  gtk_box_append (GTK_BOX (self->box), self->list);
}

GtkWidget *
salon_replay_eyes_new (void)
{
  return g_object_new (SALON_TYPE_REPLAY_EYES, NULL);
}
