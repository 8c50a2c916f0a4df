/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-plate.h"

#include <glib/gi18n-lib.h>

#include "widgets/cubes/cubes-sheet.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-style.h"
#include "widgets/salon-tooltip.h"

/* px */
#define HEIGHT        60
#define HEIGHT_LOW    44
#define NARROW        160 /* a plate that is less wide has no sheet */
#define AVATAR        34
#define AVATAR_LOW    28
#define AVATAR_NARROW 22
#define PAD           15
#define PAD_NARROW    8
#define GAP           9
#define GAP_NARROW    5
#define BADGE_GAP     6
#define NAME_LEAST    40 /* beside the badge */

struct _CubesPlate {
  GtkWidget parent_instance;

  GtkWidget *avatar, *name, *badge, *note, *figure, *sheet;
  gboolean counts; /* the note is a number of words */
};

G_DEFINE_FINAL_TYPE (CubesPlate, cubes_plate, GTK_TYPE_WIDGET)

void
cubes_plate_set_scene (CubesPlate *self, const CubesPlateScene *scene)
{
  g_autofree char *told = NULL, *figure = NULL;

  g_return_if_fail (CUBES_IS_PLATE (self));

  salon_emblem_set_seat (SALON_EMBLEM (self->avatar), scene->colour);
  cubes_sheet_set_colour (CUBES_SHEET (self->sheet), scene->colour);
  cubes_sheet_set_words (CUBES_SHEET (self->sheet), scene->words, scene->writes);
  gtk_label_set_text (GTK_LABEL (self->name), scene->name);
  salon_tooltip_set (GTK_WIDGET (self), scene->name);
  gtk_label_set_text (GTK_LABEL (self->note), scene->note);
  figure = g_strdup_printf ("%d", scene->words);
  self->counts = scene->counts;
  gtk_label_set_text (GTK_LABEL (self->figure), figure);
  gtk_widget_set_visible (self->badge, scene->shaker);
  salon_style_set_class (GTK_WIDGET (self), "turn", scene->turn);

  if (scene->shaker)
    /* Translators: what a screen reader says of a name plate: “Ada, shakes, 17 words” */
    told = g_strdup_printf (_ ("%s, shakes, %s"), scene->name, scene->note);
  else
    told = g_strdup_printf ("%s, %s", scene->name, scene->note);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
}

/* Where everything stands */

static int
measure (GtkWidget *child, GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (child, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static void
cubes_plate_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  CubesPlate *self = CUBES_PLATE (widget);
  const int name = measure (self->name, orientation), badge = measure (self->badge, orientation);
  const int note = measure (self->note, orientation);
  const int texts =
    orientation == GTK_ORIENTATION_VERTICAL ? MAX (name, badge) + note : MAX (name + BADGE_GAP + badge, note);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = MAX (HEIGHT_LOW, texts + 2);
      *natural = MAX (HEIGHT, texts + 12);
    }
  else
    {
      *minimum = PAD_NARROW + AVATAR_NARROW + 2 * GAP_NARROW;
      *natural = PAD + AVATAR + 2 * GAP + texts + measure (self->sheet, orientation);
    }
}

static void
put (GtkWidget *child, int x, int y, int width, int height)
{
  const GtkAllocation place = { x, y, width > 0 ? width : 0, height };

  gtk_widget_size_allocate (child, &place, -1);
}

/* The badge stands to the right of the name, unless nothing would be left of that. */
static void
put_name (CubesPlate *self, int x, int y, int width, int height)
{
  const int badge = measure (self->badge, GTK_ORIENTATION_HORIZONTAL);
  const int high = measure (self->badge, GTK_ORIENTATION_VERTICAL);
  const gboolean shown = gtk_widget_get_visible (self->badge) && width - badge - BADGE_GAP >= NAME_LEAST;

  measure (self->name, GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_child_visible (self->badge, shown);
  put (self->name, x, y, shown ? width - badge - BADGE_GAP : width, height);
  if (shown)
    put (self->badge, x + width - badge, y + (height - high) / 2, badge, high);
}

/* The name stands above the note. Where that has no room, the number of words is a figure alone. */
static void
put_texts (CubesPlate *self, int x, int width, int height)
{
  const int first =
    MAX (measure (self->name, GTK_ORIENTATION_VERTICAL), measure (self->badge, GTK_ORIENTATION_VERTICAL));
  const int note = measure (self->note, GTK_ORIENTATION_VERTICAL);
  const int y = MAX ((height - first - note) / 2, 0);
  const gboolean short_of_room = self->counts && measure (self->note, GTK_ORIENTATION_HORIZONTAL) > width;
  GtkWidget *shown = short_of_room ? self->figure : self->note;

  measure (shown, GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_child_visible (self->figure, short_of_room);
  gtk_widget_set_child_visible (self->note, !short_of_room);
  put_name (self, x, y, width, first);
  put (shown, x, y + first, width, note);
}

/* A low plate has a smaller emblem, and one that stands beside another one has no room for the sheet. */
static void
cubes_plate_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesPlate *self = CUBES_PLATE (widget);
  const gboolean narrow = width < NARROW, low = height < HEIGHT;
  const gboolean sheet =
    !narrow && !gtk_widget_get_visible (self->badge) && height >= measure (self->sheet, GTK_ORIENTATION_VERTICAL);
  const int avatar = narrow ? AVATAR_NARROW : low ? AVATAR_LOW : AVATAR, pad = narrow ? PAD_NARROW : PAD;
  const int gap = narrow ? GAP_NARROW : GAP, left = pad + avatar + gap;
  const int room = sheet ? measure (self->sheet, GTK_ORIENTATION_HORIZONTAL) : gap;

  gtk_widget_set_child_visible (self->sheet, sheet);
  measure (self->avatar, GTK_ORIENTATION_HORIZONTAL);
  put (self->avatar, pad, (height - avatar) / 2, avatar, avatar);
  put_texts (self, left, width - left - room, height);
  if (sheet)
    put (self->sheet, width - room, 0, room, height);
}

/* The object */

static void
cubes_plate_dispose (GObject *object)
{
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL;)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (cubes_plate_parent_class)->dispose (object);
}

static void
cubes_plate_class_init (CubesPlateClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_plate_dispose;
  widget_class->measure = cubes_plate_measure;
  widget_class->size_allocate = cubes_plate_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "cubes-plate");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_label (const char *text, const char *kind)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, kind);
  return label;
}

static void
cubes_plate_init (CubesPlate *self)
{
  self->avatar = salon_avatar_new (AVATAR);
  gtk_widget_set_parent (self->avatar, GTK_WIDGET (self));

  self->name = make_label (NULL, "name");
  gtk_widget_set_parent (self->name, GTK_WIDGET (self));
  /* Translators: on the name plate of the one who shakes the cubes in this round */
  self->badge = make_label (_ ("shaker"), "badge");
  gtk_label_set_ellipsize (GTK_LABEL (self->badge), PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_parent (self->badge, GTK_WIDGET (self));

  self->note = make_label (NULL, "note");
  gtk_widget_set_parent (self->note, GTK_WIDGET (self));
  self->figure = make_label (NULL, "note");
  gtk_widget_set_parent (self->figure, GTK_WIDGET (self));

  self->sheet = cubes_sheet_new ();
  gtk_widget_set_parent (self->sheet, GTK_WIDGET (self));
}

GtkWidget *
cubes_plate_new (void)
{
  return g_object_new (CUBES_TYPE_PLATE, NULL);
}
