/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-party-aside.h"

#include <glib/gi18n.h>

#include "model/probe/probe-party-text.h"
#include "model/probe/probe-text.h"
#include "widgets/probe/probe-game-picture.h"
#include "widgets/probe/probe-party-room.h"
#include "widgets/salon-avatar.h"

/* px */
#define AVATAR      22
#define TRAY_WIDTH  150
#define TRAY_HEIGHT 22

typedef struct {
  GtkWidget *row, *avatar, *name, *tray, *points;
} Seat;

struct _ProbePartyAside {
  GtkWidget parent_instance;

  GtkWidget *box, *title, *other;
  Seat seat[PROBE_PARTY_PLACES];
  ProbePartyGame *party; /* not owned: it outlives the page that shows it */
  int number;            /* the table that is played, */
  int shown;             /* and the one that is shown here */
};

G_DEFINE_FINAL_TYPE (ProbePartyAside, probe_party_aside, GTK_TYPE_WIDGET)

/* The table that is neither played nor shown. */
static int
get_third (ProbePartyAside *self)
{
  return PROBE_PARTY_TABLES - self->number - self->shown;
}

/* Shows the tray of one seat, and says which cards of it everybody sees; (transfer full). */
static char *
show_tray (ProbePartyAside *self, int place, const ProbeView *view)
{
  const guint colour = probe_party_chair_colour (self->shown, place);
  ProbeGamePicture *picture = PROBE_GAME_PICTURE (self->seat[place].tray);
  char cards[PROBE_SPACES + 1] = "";

  if (view != NULL)
    {
      ProbeView one = *view;

      one.seen.setup.row[0][0] = view->seen.setup.row[place][0];
      probe_row_format (&one.seen.setup.row[0][0], cards);
      probe_game_picture_set (picture, &one, 1, 1, &colour);
    }
  else
    probe_game_picture_set (picture, NULL, 1, 1, &colour);
  return g_strdup (cards);
}

static void
show (ProbePartyAside *self)
{
  const ProbePartyHeader *header = probe_party_game_get_header (self->party);
  g_autofree char *title = NULL, *other = g_strdup_printf (_ ("Table %d"), get_third (self) + 1);
  ProbeParty party;
  ProbeView view;
  const gboolean over = probe_party_game_get_finished (self->party, self->shown, &view);

  probe_party_game_get_standing (self->party, &party);
  title =
    g_strdup_printf (over ? _ ("Table %d, which has played") : _ ("Table %d, which plays later"), self->shown + 1);
  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_button_set_label (GTK_BUTTON (self->other), other);
  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    {
      const Seat *seat = &self->seat[place];
      const int who = party.seat[self->shown][place];
      g_autofree char *points = probe_party_text_points (over ? party.points[self->shown][place] : party.total[who]);
      g_autofree char *cards = show_tray (self, place, over ? &view : NULL);
      g_autofree char *said = g_strdup_printf ("%s, %s. %s", header->probe.salon.name[who], points, cards);

      salon_emblem_set_seat (SALON_EMBLEM (seat->avatar), probe_party_chair_colour (self->shown, place));
      gtk_label_set_label (GTK_LABEL (seat->name), header->probe.salon.name[who]);
      gtk_label_set_label (GTK_LABEL (seat->points), points);
      gtk_accessible_update_property (GTK_ACCESSIBLE (seat->row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
    }
}

static void
other_cb (ProbePartyAside *self)
{
  self->shown = get_third (self);
  show (self);
}

static void
probe_party_aside_dispose (GObject *object)
{
  g_clear_pointer (&PROBE_PARTY_ASIDE (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_party_aside_parent_class)->dispose (object);
}

static void
probe_party_aside_class_init (ProbePartyAsideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_party_aside_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "probe-party-aside");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
make_seat (ProbePartyAside *self, Seat *seat)
{
  seat->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  seat->avatar = salon_avatar_new (AVATAR);
  gtk_widget_set_valign (seat->avatar, GTK_ALIGN_CENTER);
  seat->name = g_object_new (GTK_TYPE_LABEL, "xalign", 0.f, "ellipsize", PANGO_ELLIPSIZE_END, "hexpand", TRUE, NULL);
  seat->tray = probe_game_picture_new ();
  probe_game_picture_set (PROBE_GAME_PICTURE (seat->tray), NULL, 1, 1, &(guint) { 0 });
  gtk_widget_set_size_request (seat->tray, TRAY_WIDTH, TRAY_HEIGHT);
  gtk_widget_set_valign (seat->tray, GTK_ALIGN_CENTER);
  seat->points = g_object_new (GTK_TYPE_LABEL, "xalign", 1.f, "width-chars", 4, NULL);
  gtk_widget_add_css_class (seat->points, "aside-points");
  gtk_box_append (GTK_BOX (seat->row), seat->avatar);
  gtk_box_append (GTK_BOX (seat->row), seat->name);
  gtk_box_append (GTK_BOX (seat->row), seat->tray);
  gtk_box_append (GTK_BOX (seat->row), seat->points);
  gtk_widget_set_vexpand (seat->row, TRUE);
  gtk_box_append (GTK_BOX (self->box), seat->row);
}

static void
probe_party_aside_init (ProbePartyAside *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->shown = -1;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_add_css_class (self->box, "party-aside");
  gtk_widget_set_name (self->box, "party-aside");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->title = g_object_new (GTK_TYPE_LABEL, "xalign", 0.f, "ellipsize", PANGO_ELLIPSIZE_END, "hexpand", TRUE, NULL);
  gtk_widget_add_css_class (self->title, "aside-title");
  self->other = gtk_button_new_with_label ("");
  gtk_widget_set_name (self->other, "party-aside-other");
  gtk_widget_add_css_class (self->other, "table-pill");
  g_signal_connect_swapped (self->other, "clicked", G_CALLBACK (other_cb), self);
  gtk_box_append (GTK_BOX (head), self->title);
  gtk_box_append (GTK_BOX (head), self->other);
  gtk_box_append (GTK_BOX (self->box), head);
  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    make_seat (self, &self->seat[place]);
}

GtkWidget *
probe_party_aside_new (void)
{
  return g_object_new (PROBE_TYPE_PARTY_ASIDE, NULL);
}

void
probe_party_aside_update (ProbePartyAside *self, ProbePartyGame *party, int number)
{
  g_return_if_fail (PROBE_IS_PARTY_ASIDE (self));

  /* The table that has just played is what people want to see; at the first one, the next. */
  if (self->party != party || self->number != number || self->shown < 0)
    self->shown = number > 0 ? number - 1 : 1;
  self->party = party;
  self->number = number;
  show (self);
}
