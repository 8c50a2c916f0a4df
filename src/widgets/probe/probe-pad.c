/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-pad.h"

#include <glib/gi18n-lib.h>

#include "widgets/probe/probe-pad-lines.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-seat-tag.h"

/* Below this height everything moves closer together, in px. */
#define COMPACT_HEIGHT 300

/* Names and sums are written in the seats' colours. These are made for white text on
 * them; on cream paper they are mixed with this much of black. */
#define INK .18

struct _ProbePad {
  GtkWidget parent_instance;

  GtkWidget *sheet;
  GtkWidget *names;
  GtkWidget *table;
  GtkWidget *lines;
  GtkWidget *turn_title;
  GtkWidget *turn_sum;
  GtkWidget *turn_others;

  int seats;
  guint colour[PROBE_MAX_SEATS];
  char name[PROBE_MAX_SEATS][SALON_NAME_SIZE];
  guint settle_id;
};

G_DEFINE_FINAL_TYPE (ProbePad, probe_pad, GTK_TYPE_WIDGET)

static void
set_ink (GtkWidget *label, guint colour)
{
  const GdkRGBA *rgba = salon_colour_get (colour);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_foreground_new ((guint16) (rgba->red * (1 - INK) * 65535),
                                                                 (guint16) (rgba->green * (1 - INK) * 65535),
                                                                 (guint16) (rgba->blue * (1 - INK) * 65535)));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
}

/* The columns: only when others sit at the table than before. */
static void
update_columns (ProbePad *self, const ProbeHeader *header, const SalonLook *look)
{
  GtkWidget *child;
  gboolean same = self->seats == header->setup.seats;

  for (int seat = 0; same && seat < self->seats; seat++)
    same = g_str_equal (self->name[seat], header->salon.name[seat]) && self->colour[seat] == look->colour[seat];
  if (same)
    return;

  while ((child = gtk_widget_get_first_child (self->names)))
    gtk_box_remove (GTK_BOX (self->names), child);

  self->seats = header->setup.seats;
  for (int seat = 0; seat < self->seats; seat++)
    {
      GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, "label",
                                       header->salon.name[seat], "tooltip-text", header->salon.name[seat], "ellipsize",
                                       PANGO_ELLIPSIZE_END, "overflow", GTK_OVERFLOW_HIDDEN, "hexpand", TRUE, NULL);

      self->colour[seat] = look->colour[seat];
      g_strlcpy (self->name[seat], header->salon.name[seat], sizeof self->name[seat]);
      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, header->salon.name[seat],
                                      -1);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_RELATION_COL_INDEX, seat + 1, -1);
      set_ink (label, look->colour[seat]);
      gtk_box_append (GTK_BOX (self->names), label);
    }

  if (self->seats > 4)
    gtk_widget_add_css_class (GTK_WIDGET (self), "many");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "many");
}

/* What the turn has brought: to the one who has it, and to others on the way. */
static void
update_turn (ProbePad *self, ProbeGame *game)
{
  const gboolean over = salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_FINISHED;
  const ProbeState *state;
  ProbeView view;
  g_autoptr (GString) others = g_string_new (NULL);
  g_autofree char *title = NULL;
  g_autofree char *sum = NULL;

  if (salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_SETTING_UP)
    {
      gtk_label_set_label (GTK_LABEL (self->turn_title), "");
      gtk_label_set_label (GTK_LABEL (self->turn_sum), "");
      gtk_widget_set_visible (self->turn_others, FALSE);
      return;
    }

  probe_game_get_view (game, PROBE_NOBODY, &view);
  state = &view.seen;
  for (int seat = 0; seat < self->seats; seat++)
    {
      const int points = probe_game_get_turn_points (game, seat);
      g_autofree char *text = salon_format_signed (points, TRUE);

      if (seat == state->turn)
        sum = g_steal_pointer (&text);
      else if (points != 0)
        g_string_append_printf (others, "%s%s %s", others->len > 0 ? " · " : "", self->name[seat], text);
    }

  /* Translators: at the foot of the score pad; %s is a player’s name */
  title = g_strdup_printf (over ? _ ("Last turn: %s") : _ ("This turn: %s"), self->name[state->turn]);
  gtk_label_set_label (GTK_LABEL (self->turn_title), title);
  gtk_label_set_label (GTK_LABEL (self->turn_sum), sum);
  set_ink (self->turn_sum, self->colour[state->turn]);
  gtk_label_set_label (GTK_LABEL (self->turn_others), others->str);
  gtk_widget_set_visible (self->turn_others, others->len > 0);
}

/* Whether the pad is compact is a matter of style, which cannot change while sizes are
 * given out. */
static gboolean
settle_cb (gpointer data)
{
  ProbePad *self = PROBE_PAD (data);

  self->settle_id = 0;
  if (gtk_widget_get_height (GTK_WIDGET (self)) < COMPACT_HEIGHT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
  return G_SOURCE_REMOVE;
}

static void
settle (ProbePad *self)
{
  if (self->settle_id == 0)
    self->settle_id = g_idle_add (settle_cb, self);
}

static GtkSizeRequestMode
probe_pad_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
probe_pad_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  gtk_widget_measure (PROBE_PAD (widget)->sheet, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
probe_pad_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbePad *self = PROBE_PAD (widget);

  gtk_widget_size_allocate (self->sheet, &(GtkAllocation) { 0, 0, width, height }, -1);
  settle (self);
}

static void
probe_pad_dispose (GObject *object)
{
  ProbePad *self = PROBE_PAD (object);

  g_clear_handle_id (&self->settle_id, g_source_remove);
  g_clear_pointer (&self->sheet, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_pad_parent_class)->dispose (object);
}

static void
probe_pad_class_init (ProbePadClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = probe_pad_dispose;
  widget_class->get_request_mode = probe_pad_get_request_mode;
  widget_class->measure = probe_pad_measure;
  widget_class->size_allocate = probe_pad_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "probe-pad");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_turn (ProbePad *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->turn_title = g_object_new (GTK_TYPE_LABEL, "name", "pad-turn", "hexpand", TRUE, "xalign", 0.f, "ellipsize",
                                   PANGO_ELLIPSIZE_END, NULL);
  self->turn_sum = g_object_new (GTK_TYPE_LABEL, "name", "pad-turn-sum", NULL);
  self->turn_others =
    g_object_new (GTK_TYPE_LABEL, "name", "pad-turn-others", "xalign", 0.f, "wrap", TRUE, "visible", FALSE, NULL);
  gtk_widget_add_css_class (foot, "pad-turn");
  gtk_widget_add_css_class (self->turn_sum, "sum");
  gtk_widget_add_css_class (self->turn_others, "others");
  gtk_box_append (GTK_BOX (line), self->turn_title);
  gtk_box_append (GTK_BOX (line), self->turn_sum);
  gtk_box_append (GTK_BOX (foot), line);
  gtk_box_append (GTK_BOX (foot), self->turn_others);
  return foot;
}

static void
probe_pad_init (ProbePad *self)
{
  GtkWidget *head = gtk_label_new (_ ("Score pad"));
  GtkWidget *scroller;

  self->table = g_object_new (GTK_TYPE_BOX, "name", "pad-table", "accessible-role", GTK_ACCESSIBLE_ROLE_TABLE,
                              "orientation", GTK_ORIENTATION_VERTICAL, "vexpand", TRUE, NULL);

  self->sheet = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->sheet, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "pad-paper");
  gtk_widget_add_css_class (head, "pad-head");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->table), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Score pad"), -1);

  self->names = probe_pad_lines_make_row ();
  gtk_widget_add_css_class (self->names, "pad-names");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->names), GTK_ACCESSIBLE_RELATION_ROW_INDEX, 1, -1);
  self->lines = probe_pad_lines_new ();
  scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "hscrollbar-policy",
                           GTK_POLICY_NEVER, "min-content-height", 48, "vexpand", TRUE, "child", self->lines, NULL);
  /* It takes the focus, to be scrolled with keys, so it has to have a name. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Score pad"), -1);

  gtk_box_append (GTK_BOX (self->table), self->names);
  gtk_box_append (GTK_BOX (self->table), scroller);
  gtk_box_append (GTK_BOX (self->sheet), head);
  gtk_box_append (GTK_BOX (self->sheet), self->table);
  gtk_box_append (GTK_BOX (self->sheet), make_turn (self));
}

GtkWidget *
probe_pad_new (void)
{
  return g_object_new (PROBE_TYPE_PAD, NULL);
}

void
probe_pad_update (ProbePad *self, ProbeGame *game, const SalonLook *look)
{
  g_return_if_fail (PROBE_IS_PAD (self));
  g_return_if_fail (PROBE_IS_GAME (game));

  update_columns (self, probe_game_get_header (game), look);
  probe_pad_lines_show (PROBE_PAD_LINES (self->lines), game);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->table), GTK_ACCESSIBLE_RELATION_ROW_COUNT,
                                  (int) probe_game_get_pad_length (game) + 1, GTK_ACCESSIBLE_RELATION_COL_COUNT,
                                  self->seats, -1);
  update_turn (self, game);
}
