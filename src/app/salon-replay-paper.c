/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-replay-paper.h"

#include "widgets/salon-why.h"
#include <glib/gi18n-lib.h>

struct _SalonReplayPaper {
  GtkWidget parent_instance;

  GtkWidget *box, *start, *go_on, *note, *review;
};

G_DEFINE_FINAL_TYPE (SalonReplayPaper, salon_replay_paper, GTK_TYPE_WIDGET)

enum {
  GO_ON,
  REVIEW,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
go_on_cb (SalonReplayPaper *self)
{
  g_signal_emit (self, signals[GO_ON], 0);
}

static void
review_cb (SalonReplayPaper *self)
{
  g_signal_emit (self, signals[REVIEW], 0);
}

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
salon_replay_paper_dispose (GObject *object)
{
  g_clear_pointer (&SALON_REPLAY_PAPER (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_replay_paper_parent_class)->dispose (object);
}

static void
salon_replay_paper_class_init (SalonReplayPaperClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = salon_replay_paper_dispose;
  signals[GO_ON] =
    g_signal_new ("go-on", SALON_TYPE_REPLAY_PAPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REVIEW] =
    g_signal_new ("review", SALON_TYPE_REPLAY_PAPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "salon-replay-paper");
}

/* The way to the review: a line of the paper, with an arrow at its end. */
static GtkWidget *
make_review (void)
{
  GtkWidget *button = gtk_button_new (), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (_ ("How it went")), *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), arrow);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("How it went"), -1);
  gtk_widget_add_css_class (button, "review");
  return button;
}

static void
salon_replay_paper_init (SalonReplayPaper *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_add_css_class (self->box, "replay-go-on");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));

  self->start = make_label (NULL, "from");
  self->go_on = gtk_button_new_with_label (_ ("Go on from here…"));
  gtk_widget_add_css_class (self->go_on, "accent");
  g_signal_connect_swapped (self->go_on, "clicked", G_CALLBACK (go_on_cb), self);
  self->note =
    make_label (_ ("A new game in the library; this one stays as it is. Computers may take the seats."), "note");
  self->review = make_review ();
  g_signal_connect_swapped (self->review, "clicked", G_CALLBACK (review_cb), self);
  gtk_box_append (GTK_BOX (self->box), self->start);
  gtk_box_append (GTK_BOX (self->box), self->go_on);
  gtk_box_append (GTK_BOX (self->box), self->note);
  gtk_box_append (GTK_BOX (self->box), self->review);
}

GtkWidget *
salon_replay_paper_new (gboolean reviewed)
{
  SalonReplayPaper *self = g_object_new (SALON_TYPE_REPLAY_PAPER, NULL);

  gtk_widget_set_visible (self->review, reviewed);
  return GTK_WIDGET (self);
}

void
salon_replay_paper_show (SalonReplayPaper *self, const char *start, const char *why_not)
{
  g_return_if_fail (SALON_IS_REPLAY_PAPER (self));

  gtk_label_set_label (GTK_LABEL (self->start), start);
  salon_why_grey (self->go_on, why_not);
}

GtkWidget *
salon_replay_paper_get_note (SalonReplayPaper *self)
{
  g_return_val_if_fail (SALON_IS_REPLAY_PAPER (self), NULL);

  return self->note;
}

GtkWidget *
salon_replay_paper_get_button (SalonReplayPaper *self)
{
  g_return_val_if_fail (SALON_IS_REPLAY_PAPER (self), NULL);

  return self->go_on;
}
