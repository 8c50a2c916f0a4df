/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-chronicle.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-avatar.h"
#include "widgets/wedges/wedges-category.h"

/* px */
#define SIZE    20 /* of the pictures */
#define GAP     5  /* between lines */
#define BELOW   8  /* the title */
#define SPACING 9
#define PAD     10 /* of a line, as the style sheet has it */

typedef struct {
  GtkWidget *box, *avatar, *sign, *name, *result;
} Line;

struct _WedgesChronicle {
  GtkWidget parent_instance;

  GtkWidget *title;
  Line line[WEDGES_CHRONICLE_LINES];
  int n;
  int size; /* px of the pictures */
};

G_DEFINE_FINAL_TYPE (WedgesChronicle, wedges_chronicle, GTK_TYPE_WIDGET)

/* What came of a question, as short as may be. */
static const char *
say_result (const WedgesTurn *turn)
{
  if (turn->place > 0)
    /* Translators: what came of the last question of a game */
    return turn->place == 1 ? _ ("the game") : _ ("a place");
  if (turn->wedge)
    /* Translators: what came of a question: a wedge was won */
    return _ ("a wedge");
  /* Translators: what came of a question */
  return turn->right ? C_ ("answer", "right") : C_ ("answer", "wrong");
}

static void
show_line (Line *line, const WedgesHeader *header, const SalonLook *look, const WedgesTurn *turn)
{
  const char *category = wedges_category_get_name (turn->category), *result = say_result (turn);
  g_autofree char *told = g_strdup_printf ("%s, %s, %s", header->salon.name[turn->seat], category, result);

  salon_emblem_set_seat (SALON_EMBLEM (line->avatar), look->colour[turn->seat]);
  wedges_sign_set_category (WEDGES_SIGN (line->sign), turn->category);
  gtk_label_set_text (GTK_LABEL (line->name), category);
  gtk_label_set_text (GTK_LABEL (line->result), result);
  gtk_widget_remove_css_class (line->result, turn->right ? "wrong" : "right");
  gtk_widget_add_css_class (line->result, turn->right ? "right" : "wrong");
  gtk_accessible_update_property (GTK_ACCESSIBLE (line->box), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
}

void
wedges_chronicle_set (WedgesChronicle *self,
                      const WedgesHeader *header,
                      const SalonLook *look,
                      const WedgesTurn *turns,
                      guint n)
{
  g_return_if_fail (WEDGES_IS_CHRONICLE (self));

  self->n = (int) MIN (n, WEDGES_CHRONICLE_LINES);
  gtk_widget_set_visible (self->title, n > 0);
  for (int i = 0; i < WEDGES_CHRONICLE_LINES; i++)
    {
      gtk_widget_set_visible (self->line[i].box, i < self->n);
      if (i < self->n)
        show_line (&self->line[i], header, look, &turns[n - 1 - (guint) i]);
    }
}

void
wedges_chronicle_set_size (WedgesChronicle *self, int size)
{
  g_return_if_fail (WEDGES_IS_CHRONICLE (self));

  self->size = size;
  for (int i = 0; i < WEDGES_CHRONICLE_LINES; i++)
    {
      salon_emblem_set_size (SALON_EMBLEM (self->line[i].avatar), size);
      wedges_sign_set_size (WEDGES_SIGN (self->line[i].sign), size);
    }
}

/* Where everything stands */

static int
measure (GtkWidget *child, GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (child, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

void
wedges_chronicle_measure_lines (WedgesChronicle *self, int *title, int *line)
{
  g_return_if_fail (WEDGES_IS_CHRONICLE (self));

  *title = measure (self->title, GTK_ORIENTATION_VERTICAL) + BELOW;
  *line = measure (self->line[0].box, GTK_ORIENTATION_VERTICAL) + GAP;
}

static int
measure_text (GtkWidget *label, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

int
wedges_chronicle_get_usual_width (WedgesChronicle *self)
{
  const Line *line = &self->line[0];
  int name = 0;

  g_return_val_if_fail (WEDGES_IS_CHRONICLE (self), 0);

  for (int category = 0; category < WEDGES_CATEGORIES; category++)
    name = MAX (name, measure_text (line->name, wedges_category_get_name (category)));
  return 2 * self->size + name + measure_text (line->result, _ ("a wedge")) + 3 * SPACING + 2 * PAD;
}

static void
wedges_chronicle_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  WedgesChronicle *self = WEDGES_CHRONICLE (widget);
  int title, line;

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      wedges_chronicle_measure_lines (self, &title, &line);
      *natural = title + self->n * line;
      return;
    }
  for (int i = 0; i < self->n; i++)
    *natural = MAX (*natural, measure (self->line[i].box, orientation));
}

static void
put (GtkWidget *child, const GtkAllocation *place)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, place, -1);
}

static void
wedges_chronicle_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesChronicle *self = WEDGES_CHRONICLE (widget);
  int title, line, y;

  wedges_chronicle_measure_lines (self, &title, &line);
  if (gtk_widget_get_visible (self->title))
    {
      const GtkAllocation place = { 6, 0, MAX (width - 6, 1), title - BELOW };

      put (self->title, &place);
    }
  y = title;
  for (int i = 0; i < self->n; i++, y += line)
    {
      const gboolean fits = y + line - GAP <= height;

      gtk_widget_set_child_visible (self->line[i].box, fits);
      if (fits)
        put (self->line[i].box, &(GtkAllocation) { 0, y, width, line - GAP });
    }
}

/* The object */

static void
wedges_chronicle_dispose (GObject *object)
{
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL;)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (wedges_chronicle_parent_class)->dispose (object);
}

static void
wedges_chronicle_class_init (WedgesChronicleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_chronicle_dispose;
  widget_class->measure = wedges_chronicle_measure;
  widget_class->size_allocate = wedges_chronicle_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "wedges-chronicle");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static GtkWidget *
make_label (const char *kind)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (kind != NULL)
    gtk_widget_add_css_class (label, kind);
  return label;
}

static void
make_line (WedgesChronicle *self, Line *line)
{
  line->box = g_object_new (GTK_TYPE_BOX, "spacing", SPACING, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  gtk_widget_add_css_class (line->box, "line");
  line->avatar = salon_avatar_new (SIZE);
  line->sign = wedges_sign_new (WEDGES_GEOGRAPHY, SIZE);
  gtk_widget_set_valign (line->avatar, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (line->sign, GTK_ALIGN_CENTER);
  line->name = make_label (NULL);
  gtk_widget_set_hexpand (line->name, TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (line->name), PANGO_ELLIPSIZE_END);
  line->result = make_label (NULL);
  gtk_box_append (GTK_BOX (line->box), line->avatar);
  gtk_box_append (GTK_BOX (line->box), line->sign);
  gtk_box_append (GTK_BOX (line->box), line->name);
  gtk_box_append (GTK_BOX (line->box), line->result);
  gtk_widget_set_parent (line->box, GTK_WIDGET (self));
}

static void
wedges_chronicle_init (WedgesChronicle *self)
{
  self->size = SIZE;
  self->title = make_label ("title");
  gtk_label_set_text (GTK_LABEL (self->title), _ ("Last turns"));
  gtk_label_set_ellipsize (GTK_LABEL (self->title), PANGO_ELLIPSIZE_END);
  gtk_widget_set_parent (self->title, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Last turns"), -1);
  for (int i = 0; i < WEDGES_CHRONICLE_LINES; i++)
    make_line (self, &self->line[i]);
}

GtkWidget *
wedges_chronicle_new (void)
{
  return g_object_new (WEDGES_TYPE_CHRONICLE, NULL);
}
