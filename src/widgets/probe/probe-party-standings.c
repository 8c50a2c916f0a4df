/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-party-standings.h"

#include <glib/gi18n.h>
#include <math.h>

#include "widgets/salon-number.h"

#define CAP_HEIGHT 15

typedef struct {
  GtkWidget *row, *rank, *name, *kind, *points, *from, *arrow, *to;
  int total, gained;
  int shown;
  gboolean moves;
} Line;

struct _ProbePartyStandings {
  GtkWidget parent_instance;

  GtkWidget *box;
  Line line[PROBE_PARTY_SEATS];
};

G_DEFINE_FINAL_TYPE (ProbePartyStandings, probe_party_standings, GTK_TYPE_WIDGET)

static GtkWidget *
make_label (const char *class, int chars, float align)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, class);
  gtk_label_set_width_chars (GTK_LABEL (label), chars);
  gtk_label_set_xalign (GTK_LABEL (label), align);
  return label;
}

static GtkWidget *
make_line (Line *line)
{
  GtkWidget *moves = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  line->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  line->rank = make_label ("rank", 2, 1);
  line->name = make_label ("name", -1, 0);
  line->kind = gtk_image_new ();
  line->points = salon_number_new (CAP_HEIGHT);
  line->from = make_label ("rank", 1, .5f);
  line->arrow = make_label ("arrow", 1, .5f);
  line->to = make_label ("name", 1, .5f);
  gtk_label_set_ellipsize (GTK_LABEL (line->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_label (GTK_LABEL (line->arrow), "→");
  gtk_widget_add_css_class (line->kind, "kind");
  gtk_widget_set_hexpand (line->points, TRUE);
  gtk_widget_set_halign (line->points, GTK_ALIGN_END);
  salon_number_reserve (SALON_NUMBER (line->points), 1000);
  gtk_box_append (GTK_BOX (moves), line->from);
  gtk_box_append (GTK_BOX (moves), line->arrow);
  gtk_box_append (GTK_BOX (moves), line->to);
  gtk_box_append (GTK_BOX (line->row), line->rank);
  gtk_box_append (GTK_BOX (line->row), line->name);
  gtk_box_append (GTK_BOX (line->row), line->kind);
  gtk_box_append (GTK_BOX (line->row), line->points);
  gtk_box_append (GTK_BOX (line->row), moves);
  gtk_widget_add_css_class (line->row, "line");
  gtk_widget_set_vexpand (line->row, TRUE);
  return line->row;
}

/* The table to which @seat moves, or -1. */
static int
find_target (const ProbeParty *party, const ProbePartyResult *results, int table, int place)
{
  for (int i = 0; results != NULL && i < PROBE_PARTY_MOVERS; i++)
    if (results[table].place[i] == place)
      return results[table].target;

  return -1;
}

static void
set_number (GtkWidget *label, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  gtk_label_set_label (GTK_LABEL (label), text);
}

static void
fill_line (Line *line,
           const SalonHeader *header,
           const ProbeParty *party,
           const ProbePartyResult *results,
           int seat,
           int rank)
{
  const gboolean person = header->kind[seat] == SALON_HUMAN;
  g_autofree char *points = probe_party_text_points (party->total[seat]), *text = NULL;
  int table = 0, place = 0, target;

  probe_party_find_seat (party, seat, &table, &place);
  target = find_target (party, results, table, place);
  /* Before the first game is over nobody has a rank. */
  if (party->round > 1 || party->over > 0)
    set_number (line->rank, rank);
  else
    gtk_label_set_label (GTK_LABEL (line->rank), "");
  gtk_label_set_label (GTK_LABEL (line->name), header->name[seat]);
  if (person)
    gtk_widget_add_css_class (line->name, "person");
  else
    gtk_widget_remove_css_class (line->name, "person");
  gtk_image_set_from_icon_name (GTK_IMAGE (line->kind), person ? "avatar-default-symbolic" : "computer-symbolic");
  line->total = (int) party->total[seat];
  line->gained = results != NULL ? party->points[table][place] : 0;
  line->shown = line->total;
  salon_number_set (SALON_NUMBER (line->points), line->total);
  line->moves = target >= 0;
  set_number (line->from, table + 1);
  set_number (line->to, (target >= 0 ? target : table) + 1);

  if (target >= 0)
    /* Translators: for screen readers: a rank, a name, points of the whole evening, and a table */
    text = g_strdup_printf (_ ("%1$d. %2$s, %3$s in all, to table %4$d"), rank, header->name[seat], points, target + 1);
  else
    text = g_strdup_printf (_ ("%1$d. %2$s, %3$s in all, at table %4$d"), rank, header->name[seat], points, table + 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line->row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

void
probe_party_standings_show (ProbePartyStandings *self,
                            const SalonHeader *names,
                            const ProbeParty *party,
                            const ProbePartyResult *results)
{
  int seat[PROBE_PARTY_SEATS], rank[PROBE_PARTY_SEATS];

  probe_party_rank (party, seat, rank);
  for (int i = 0; i < PROBE_PARTY_SEATS; i++)
    fill_line (&self->line[i], names, party, results, seat[i], rank[i]);
}

void
probe_party_standings_set_pose (ProbePartyStandings *self, double count, double moves)
{
  for (int i = 0; i < PROBE_PARTY_SEATS; i++)
    {
      Line *line = &self->line[i];
      const int shown = line->total - (int) lround (line->gained * (1 - count));

      if (shown != line->shown)
        salon_number_set (SALON_NUMBER (line->points), shown);
      line->shown = shown;
      /* Who stays keeps the room for the arrow, so that the columns are straight. */
      gtk_widget_set_opacity (line->from, line->moves ? moves : 0);
      gtk_widget_set_opacity (line->arrow, line->moves ? moves : 0);
    }
}

static void
probe_party_standings_dispose (GObject *object)
{
  g_clear_pointer (&PROBE_PARTY_STANDINGS (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_party_standings_parent_class)->dispose (object);
}

static void
probe_party_standings_class_init (ProbePartyStandingsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_party_standings_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "probe-party-standings");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
probe_party_standings_init (ProbePartyStandings *self)
{
  GtkWidget *head = gtk_label_new (_ ("Standings")), *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *points = make_label ("rank", -1, 1), *table = make_label ("rank", -1, 1);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (head, "head");
  gtk_widget_add_css_class (columns, "columns");
  gtk_label_set_label (GTK_LABEL (points), C_ ("column", "points"));
  gtk_label_set_label (GTK_LABEL (table), C_ ("column", "table"));
  gtk_widget_set_hexpand (points, TRUE);
  gtk_box_append (GTK_BOX (columns), points);
  gtk_box_append (GTK_BOX (columns), table);
  gtk_box_append (GTK_BOX (self->box), head);
  gtk_box_append (GTK_BOX (self->box), columns);
  for (int i = 0; i < PROBE_PARTY_SEATS; i++)
    gtk_box_append (GTK_BOX (self->box), make_line (&self->line[i]));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Standings"), -1);
}

GtkWidget *
probe_party_standings_new (void)
{
  return g_object_new (PROBE_TYPE_PARTY_STANDINGS, NULL);
}
