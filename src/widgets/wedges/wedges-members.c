/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-members.h"

#include "rules/wedges/wedges-record.h"
#include "widgets/salon-style.h"

#define GAP  6 /* px, between chips and between rows */
#define MANY 8 /* members: a larger team has one row */

struct _WedgesMembers {
  GtkWidget parent_instance;

  GtkWidget *chip[WEDGES_MAX_MEMBERS], *others;
  int n, marked;
  int left_out;      /* members without a chip */
  guint left_out_id; /* a source: that is said */
};

G_DEFINE_FINAL_TYPE (WedgesMembers, wedges_members, GTK_TYPE_WIDGET)

static void
set_chip (GtkWidget *chip, const char *name, gboolean marked, gboolean now)
{
  g_autofree char *text = marked ? g_strdup_printf ("▸ %s", name) : g_strdup (name);

  gtk_label_set_text (GTK_LABEL (chip), text != NULL ? text : "");
  salon_style_set_class (chip, "now", marked && now);
  salon_style_set_class (chip, "next", marked && !now);
}

void
wedges_members_set (WedgesMembers *self, const char *const *names, int marked, gboolean now)
{
  g_return_if_fail (WEDGES_IS_MEMBERS (self));

  self->n = names != NULL ? (int) MIN (g_strv_length ((char **) names), WEDGES_MAX_MEMBERS) : 0;
  self->marked = marked;
  gtk_widget_set_visible (GTK_WIDGET (self), self->n > 0);
  for (int i = 0; i < WEDGES_MAX_MEMBERS; i++)
    {
      gtk_widget_set_visible (self->chip[i], i < self->n);
      if (i < self->n)
        set_chip (self->chip[i], names[i], i == marked, now);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Where the chips stand */

static int
get_width (GtkWidget *chip, int most)
{
  int natural;

  gtk_widget_measure (chip, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return MIN (natural, most);
}

static int
get_row_height (WedgesMembers *self)
{
  int natural;

  gtk_widget_measure (self->others, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* Tells how many rows of @width px all chips need. */
static int
count_rows (WedgesMembers *self, int width)
{
  int rows = 1, x = 0;

  for (int i = 0; i < self->n; i++)
    {
      const int chip = get_width (self->chip[i], width);

      if (x > 0 && x + chip > width)
        {
          rows++;
          x = 0;
        }
      x += chip + GAP;
    }
  return rows;
}

static void
wedges_members_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  WedgesMembers *self = WEDGES_MEMBERS (widget);
  const int row = get_row_height (self);
  int rows;

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      for (int i = 0; i < self->n; i++)
        *natural = MAX (*natural, get_width (self->chip[i], G_MAXINT));
      return;
    }
  rows = self->n > MANY || for_size < 0 ? 1 : count_rows (self, for_size);
  *minimum = row;
  *natural = rows * row + (rows - 1) * GAP;
}

/* A label must not change while sizes are given out. */
static gboolean
left_out_cb (gpointer members)
{
  WedgesMembers *self = members;
  g_autofree char *count = g_strdup_printf ("+%d", self->left_out);

  self->left_out_id = 0;
  gtk_label_set_text (GTK_LABEL (self->others), count);
  return G_SOURCE_REMOVE;
}

static void
put (GtkWidget *chip, int x, int y, int width, int height)
{
  const GtkAllocation place = { x, y, width, height };
  int least;

  gtk_widget_set_child_visible (chip, TRUE);
  gtk_widget_measure (chip, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (chip, &place, -1);
}

/* Puts @n_rows rows of chips, which begin with the member who is marked, and tells how many do not fit. */
static void
put_rows (WedgesMembers *self, int width, int row, int n_rows)
{
  const int first = MAX (self->marked, 0), more = get_width (self->others, width);
  int x = 0, y = 0, shown = 0;

  for (int i = 1; shown < self->n; shown++)
    {
      GtkWidget *chip = self->chip[(first + shown) % self->n];
      const int room = i == n_rows && shown + 1 < self->n ? width - GAP - more : width;
      const int wide = get_width (chip, MAX (room, 1));

      if (x + wide > room && (x == 0 || i == n_rows))
        break;
      if (x + wide > room)
        {
          x = 0;
          y += row + GAP;
          i++;
        }
      put (chip, x, y, wide, row);
      x += wide + GAP;
    }
  if (shown == self->n)
    return;
  put (self->others, x, y, MIN (more, MAX (width - x, 1)), row);
  if (self->left_out == self->n - shown)
    return;
  self->left_out = self->n - shown;
  if (self->left_out_id == 0)
    self->left_out_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, left_out_cb, self, NULL);
}

static void
put_all (WedgesMembers *self, int width, int row)
{
  int x = 0, y = 0;

  for (int i = 0; i < self->n; i++)
    {
      const int wide = get_width (self->chip[i], width);

      if (x > 0 && x + wide > width)
        {
          x = 0;
          y += row + GAP;
        }
      put (self->chip[i], x, y, wide, row);
      x += wide + GAP;
    }
}

static void
wedges_members_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesMembers *self = WEDGES_MEMBERS (widget);
  const int row = get_row_height (self), rows = (height + GAP) / (row + GAP);

  for (int i = 0; i < self->n; i++)
    gtk_widget_set_child_visible (self->chip[i], FALSE);
  gtk_widget_set_child_visible (self->others, FALSE);
  if (self->n <= MANY && count_rows (self, width) <= rows)
    put_all (self, width, row);
  else
    put_rows (self, width, row, self->n > MANY ? 1 : MAX (rows, 1));
}

/* The object */

static void
wedges_members_dispose (GObject *object)
{
  g_clear_handle_id (&WEDGES_MEMBERS (object)->left_out_id, g_source_remove);
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL;)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (wedges_members_parent_class)->dispose (object);
}

static GtkSizeRequestMode
wedges_members_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
wedges_members_class_init (WedgesMembersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_members_dispose;
  widget_class->get_request_mode = wedges_members_get_request_mode;
  widget_class->measure = wedges_members_measure;
  widget_class->size_allocate = wedges_members_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "wedges-members");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_chip (WedgesMembers *self)
{
  GtkWidget *chip = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (chip), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (chip, "member");
  gtk_widget_set_parent (chip, GTK_WIDGET (self));
  return chip;
}

static void
wedges_members_init (WedgesMembers *self)
{
  self->marked = -1;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  for (int i = 0; i < WEDGES_MAX_MEMBERS; i++)
    {
      self->chip[i] = make_chip (self);
      gtk_widget_set_visible (self->chip[i], FALSE);
    }
  self->others = make_chip (self);
  gtk_label_set_width_chars (GTK_LABEL (self->others), 3);
}

GtkWidget *
wedges_members_new (void)
{
  return g_object_new (WEDGES_TYPE_MEMBERS, NULL);
}
