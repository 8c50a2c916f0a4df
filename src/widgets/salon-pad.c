/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-pad.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-colours.h"
#include "widgets/salon-pad-lines.h"

/* Below this height everything moves closer together, in px. */
#define COMPACT_HEIGHT 300

/* Names and sums are written in the seats' colours. These are made for white text on
 * them; on cream paper they are mixed with this much of black. */
#define INK .18

struct _SalonPad {
  GtkWidget parent_instance;

  GtkWidget *sheet;
  GtkWidget *names;
  GtkWidget *table;
  GtkWidget *lines;
  GtkWidget *turn_title;
  GtkWidget *turn_sum;
  GtkWidget *turn_others;

  int seats;
  guint colour[SALON_TABLE_SEATS];
  char name[SALON_TABLE_SEATS][SALON_NAME_SIZE];
  guint settle_id;
};

G_DEFINE_FINAL_TYPE (SalonPad, salon_pad, GTK_TYPE_WIDGET)

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

/* Whether the pad is compact is a matter of style, which cannot change while sizes are
 * given out. */
static gboolean
settle_cb (gpointer data)
{
  SalonPad *self = SALON_PAD (data);

  self->settle_id = 0;
  if (gtk_widget_get_height (GTK_WIDGET (self)) < COMPACT_HEIGHT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
  return G_SOURCE_REMOVE;
}

static void
settle (SalonPad *self)
{
  if (self->settle_id == 0)
    self->settle_id = g_idle_add (settle_cb, self);
}

static GtkSizeRequestMode
salon_pad_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
salon_pad_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  gtk_widget_measure (SALON_PAD (widget)->sheet, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
salon_pad_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonPad *self = SALON_PAD (widget);

  gtk_widget_size_allocate (self->sheet, &(GtkAllocation) { 0, 0, width, height }, -1);
  settle (self);
}

static void
salon_pad_dispose (GObject *object)
{
  SalonPad *self = SALON_PAD (object);

  g_clear_handle_id (&self->settle_id, g_source_remove);
  g_clear_pointer (&self->sheet, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_pad_parent_class)->dispose (object);
}

static void
salon_pad_class_init (SalonPadClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = salon_pad_dispose;
  widget_class->get_request_mode = salon_pad_get_request_mode;
  widget_class->measure = salon_pad_measure;
  widget_class->size_allocate = salon_pad_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "salon-pad");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_turn (SalonPad *self)
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
salon_pad_init (SalonPad *self)
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

  self->names = salon_pad_lines_make_row ();
  gtk_widget_add_css_class (self->names, "pad-names");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->names), GTK_ACCESSIBLE_RELATION_ROW_INDEX, 1, -1);
  self->lines = salon_pad_lines_new ();
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
salon_pad_new (void)
{
  return g_object_new (SALON_TYPE_PAD, NULL);
}

static gboolean
has_seats (SalonPad *self, int seats, const char (*names)[SALON_NAME_SIZE], const guint *colours)
{
  for (int seat = 0; self->seats == seats && seat < seats; seat++)
    if (!g_str_equal (self->name[seat], names[seat]) || self->colour[seat] != colours[seat])
      return FALSE;

  return self->seats == seats;
}

static void
add_column (SalonPad *self, int seat)
{
  const char *name = self->name[seat];
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, "label", name, "tooltip-text",
                  name, "ellipsize", PANGO_ELLIPSIZE_END, "overflow", GTK_OVERFLOW_HIDDEN, "hexpand", TRUE, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_RELATION_COL_INDEX, seat + 1, -1);
  set_ink (label, self->colour[seat]);
  gtk_box_append (GTK_BOX (self->names), label);
}

void
salon_pad_set_seats (SalonPad *self, int seats, const char (*names)[SALON_NAME_SIZE], const guint *colours)
{
  GtkWidget *child;

  g_return_if_fail (SALON_IS_PAD (self));
  g_return_if_fail (seats <= SALON_TABLE_SEATS);

  if (has_seats (self, seats, names, colours))
    return;

  while ((child = gtk_widget_get_first_child (self->names)))
    gtk_box_remove (GTK_BOX (self->names), child);

  self->seats = seats;
  for (int seat = 0; seat < seats; seat++)
    {
      self->colour[seat] = colours[seat];
      g_strlcpy (self->name[seat], names[seat], sizeof self->name[seat]);
      add_column (self, seat);
    }

  if (self->seats > 4)
    gtk_widget_add_css_class (GTK_WIDGET (self), "many");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "many");
}

void
salon_pad_show (SalonPad *self, const SalonPadScores *scores, gpointer game)
{
  g_return_if_fail (SALON_IS_PAD (self));
  g_return_if_fail (G_IS_OBJECT (game));

  salon_pad_lines_show (SALON_PAD_LINES (self->lines), scores, game, self->name, self->seats);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->table), GTK_ACCESSIBLE_RELATION_ROW_COUNT,
                                  (int) scores->get_length (game) + 1, GTK_ACCESSIBLE_RELATION_COL_COUNT, self->seats,
                                  -1);
}

void
salon_pad_set_turn (SalonPad *self, const char *title, const char *sum, int seat, const char *others)
{
  g_return_if_fail (SALON_IS_PAD (self));

  gtk_label_set_label (GTK_LABEL (self->turn_title), title);
  gtk_label_set_label (GTK_LABEL (self->turn_sum), sum);
  set_ink (self->turn_sum, self->colour[seat]);
  gtk_label_set_label (GTK_LABEL (self->turn_others), others);
  gtk_widget_set_visible (self->turn_others, *others != '\0');
}
