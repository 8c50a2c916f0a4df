/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-plate.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-place.h"
#include "widgets/salon-style.h"
#include "widgets/salon-tooltip.h"
#include "widgets/wedges/wedges-members.h"
#include "widgets/wedges/wedges-token.h"

/* px */
#define HEIGHT_LEAST 56
#define HEIGHT       112
#define HEIGHT_BRIEF 84
#define TOKEN_SIZE   83
#define MEMBERS_GAP  12 /* below the members, and above them */
#define BADGE_GAP    8
#define EDGE         8  /* right of the texts */
#define NAME_LEAST   40 /* beside the badge */

/* Shares of the height of a plate without members. */
#define TOKEN .74
#define PAD   .15

struct _WedgesPlate {
  GtkWidget parent_instance;

  GtkWidget *token, *name, *badge, *arrow, *wedges, *note, *members;
  gboolean turn, brief;
  guint8 has;  /* wedges, a set of categories */
  guint place; /* that was won; 0: none */
  gboolean has_note;
  int token_size;  /* px */
  guint resize_id; /* a source: the token gets its size */
};

G_DEFINE_FINAL_TYPE (WedgesPlate, wedges_plate, GTK_TYPE_WIDGET)

/* What is said */

static int
count_wedges (guint8 wedges)
{
  int n = 0;

  for (int category = 0; category < WEDGES_CATEGORIES; category++)
    n += wedges >> category & 1;
  return n;
}

static char *
say_wedges (guint8 wedges, guint place, gboolean brief)
{
  const int n = count_wedges (wedges);

  if (place > 0)
    /* Translators: on the name plate of somebody who has won the 2nd place */
    return g_strdup_printf (_ ("place %u"), place);
  if (brief)
    /* Translators: on a small name plate: so many of the six wedges */
    return g_strdup_printf (C_ ("wedges", "%d of 6"), n);
  if (n == 0)
    return g_strdup (_ ("no wedge yet"));
  if (n == WEDGES_CATEGORIES)
    return g_strdup (_ ("all six wedges"));
  return g_strdup_printf (ngettext ("%d wedge", "%d wedges", (gulong) n), n);
}

static void
tell (WedgesPlate *self, const WedgesPlateScene *scene, const char *wedges)
{
  g_autoptr (GString) text = g_string_new (scene->name);
  g_autofree char *categories = wedges_token_get_text (scene->wedges);

  if (scene->turn)
    /* Translators: said of a player, after the name: “Ada, in turn, 3 wedges” */
    g_string_append_printf (text, ", %s", _ ("in turn"));
  g_string_append_printf (text, ", %s", wedges);
  if (scene->wedges != 0 && scene->wedges != WEDGES_ALL)
    g_string_append_printf (text, ": %s", categories);
  if (scene->note[0] != '\0')
    g_string_append_printf (text, ", %s", scene->note);
  if (scene->members != NULL && scene->members[0] != NULL)
    {
      g_autofree char *members = g_strjoinv (", ", (char **) scene->members);

      /* Translators: the members of a team */
      g_string_append_printf (text, _ ("; members: %s"), members);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
}

static void
show_lines (WedgesPlate *self)
{
  g_autofree char *wedges = say_wedges (self->has, self->place, self->brief);

  gtk_label_set_text (GTK_LABEL (self->wedges), wedges);
  gtk_widget_set_visible (self->note, self->has_note && !self->brief);
}

void
wedges_plate_set_scene (WedgesPlate *self, const WedgesPlateScene *scene)
{
  g_autofree char *wedges = say_wedges (scene->wedges, scene->place, FALSE);

  g_return_if_fail (WEDGES_IS_PLATE (self));

  wedges_token_set_colour (WEDGES_TOKEN (self->token), scene->colour);
  wedges_token_set_wedges (WEDGES_TOKEN (self->token), scene->wedges, scene->moving);
  gtk_label_set_text (GTK_LABEL (self->name), scene->name);
  salon_tooltip_set (self->name, scene->name);
  salon_style_set_class (self->wedges, "all", scene->wedges == WEDGES_ALL);
  gtk_label_set_text (GTK_LABEL (self->note), scene->note);
  self->turn = scene->turn;
  gtk_widget_set_visible (self->badge, scene->turn);
  gtk_widget_set_visible (self->arrow, scene->turn);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  self->has_note = scene->note[0] != '\0';
  self->has = scene->wedges;
  self->place = scene->place;
  show_lines (self);
  salon_style_set_class (GTK_WIDGET (self), "turn", scene->turn);
  salon_style_set_class (GTK_WIDGET (self), "acts", scene->acts);
  wedges_members_set (WEDGES_MEMBERS (self->members), scene->members, scene->marked, scene->answers);
  tell (self, scene, wedges);
}

void
wedges_plate_set_brief (WedgesPlate *self, gboolean brief)
{
  g_return_if_fail (WEDGES_IS_PLATE (self));

  if (brief == self->brief)
    return;
  self->brief = brief;
  salon_style_set_class (GTK_WIDGET (self), "compact", brief);
  show_lines (self);
}

GtkWidget *
wedges_plate_get_token (WedgesPlate *self)
{
  g_return_val_if_fail (WEDGES_IS_PLATE (self), NULL);

  return self->token;
}

/* Where everything stands */

static int
measure (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  return gtk_widget_get_visible (child) ? salon_place_measure (child, orientation, for_size) : 0;
}

/* How much of the width the token and its margins take. */
static int
get_left (int head)
{
  return (int) ((TOKEN + 2 * PAD) * head);
}

static int
get_members_least (WedgesPlate *self)
{
  int least;

  if (!gtk_widget_get_visible (self->members))
    return 0;
  gtk_widget_measure (self->members, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  return least + MEMBERS_GAP;
}

/* How high a plate without members likes to be. */
static int
get_head (WedgesPlate *self)
{
  return self->brief ? HEIGHT_BRIEF : HEIGHT;
}

static void
wedges_plate_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  WedgesPlate *self = WEDGES_PLATE (widget);
  const int name = measure (self->name, orientation, -1), badge = measure (self->badge, orientation, -1);
  const int wedges = measure (self->wedges, orientation, -1), note = measure (self->note, orientation, -1);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      const int two = MAX (name, badge) + wedges;
      const int all = gtk_widget_get_visible (self->members) && for_size > 0
                        ? measure (self->members, orientation, MAX (for_size - 2 * MEMBERS_GAP, 1)) + MEMBERS_GAP
                        : get_members_least (self);

      *minimum = MAX (HEIGHT_LEAST, two + 4) + get_members_least (self);
      *natural = MAX (get_head (self), two + note + 16) + all;
    }
  else
    {
      *minimum = get_left (HEIGHT_LEAST) + NAME_LEAST;
      *natural = get_left (HEIGHT) + MAX (MAX (name + BADGE_GAP + badge, wedges), note) + MEMBERS_GAP;
    }
}

int
wedges_plate_get_usual_width (WedgesPlate *self)
{
  g_autoptr (PangoLayout) text = NULL;
  int width;

  g_return_val_if_fail (WEDGES_IS_PLATE (self), 0);

  text = gtk_widget_create_pango_layout (self->name, _ ("all six wedges"));
  pango_layout_get_pixel_size (text, &width, NULL);
  return get_left (HEIGHT) + width + MEMBERS_GAP;
}

static void
put (GtkWidget *child, int x, int y, int width, int height)
{
  const GtkAllocation place = { x, y, MAX (width, 0), MAX (height, 0) };

  salon_place_put (child, &place);
}

/* The badge stands behind the name. Where that has no room, an arrow at the edge says the same. */
static void
put_name (WedgesPlate *self, int x, int y, int width, int height)
{
  const int wanted = measure (self->name, GTK_ORIENTATION_HORIZONTAL, -1);
  const int long_badge = measure (self->badge, GTK_ORIENTATION_HORIZONTAL, -1) + BADGE_GAP;
  const gboolean fits = !self->brief && wanted + long_badge <= width;
  GtkWidget *badge = fits ? self->badge : self->arrow;
  const int room = measure (badge, GTK_ORIENTATION_HORIZONTAL, -1) + BADGE_GAP;
  const int high = measure (badge, GTK_ORIENTATION_VERTICAL, -1);
  const int name = MIN (wanted, self->turn ? width - room : width);

  put (self->name, x, y, name, height);
  gtk_widget_set_child_visible (self->badge, self->turn && fits);
  gtk_widget_set_child_visible (self->arrow, self->turn && !fits);
  if (self->turn)
    put (badge, fits ? x + name + BADGE_GAP : x + width - room + BADGE_GAP, y + (height - high) / 2, room - BADGE_GAP,
         high);
}

static void
put_texts (WedgesPlate *self, int x, int width, int head)
{
  const int first =
    MAX (measure (self->name, GTK_ORIENTATION_VERTICAL, -1), measure (self->badge, GTK_ORIENTATION_VERTICAL, -1));
  const int second = measure (self->wedges, GTK_ORIENTATION_VERTICAL, -1);
  const int third = measure (self->note, GTK_ORIENTATION_VERTICAL, -1);
  const gboolean note = third > 0 && first + second + third <= head;
  const int y = MAX ((head - first - second - (note ? third : 0)) / 2, 0);

  put_name (self, x, y, width, first);
  put (self->wedges, x, y + first, width, second);
  gtk_widget_set_child_visible (self->note, note);
  if (note)
    put (self->note, x, y + first + second, width, third);
}

static gboolean
resize_cb (gpointer plate)
{
  WedgesPlate *self = plate;

  self->resize_id = 0;
  wedges_token_set_size (WEDGES_TOKEN (self->token), self->token_size);
  return G_SOURCE_REMOVE;
}

/* The size of the token must not change while sizes are given out. */
static void
resize_token (WedgesPlate *self, int size)
{
  if (size == self->token_size)
    return;
  self->token_size = size;
  if (self->resize_id == 0)
    self->resize_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, resize_cb, self, NULL);
}

static void
wedges_plate_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesPlate *self = WEDGES_PLATE (widget);
  const int inner = MAX (width - 2 * MEMBERS_GAP, 1);
  const int wanted = measure (self->members, GTK_ORIENTATION_VERTICAL, inner), least = get_members_least (self);
  const int room = wanted > 0 ? MAX (MIN (wanted + MEMBERS_GAP, height - get_head (self)), least) : 0;
  const int head = MAX (height - room, 1), members = room;
  const int token = (int) (TOKEN * head), pad = (int) (PAD * head), left = get_left (head);

  put (self->token, pad, (head - token) / 2, token, token);
  resize_token (self, token);
  put_texts (self, left, width - left - EDGE, head);
  if (members > 0)
    put (self->members, MEMBERS_GAP, head, inner, members - MEMBERS_GAP);
}

/* The object */

static void
wedges_plate_dispose (GObject *object)
{
  g_clear_handle_id (&WEDGES_PLATE (object)->resize_id, g_source_remove);
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL;)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (wedges_plate_parent_class)->dispose (object);
}

static GtkSizeRequestMode
wedges_plate_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
wedges_plate_class_init (WedgesPlateClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_plate_dispose;
  widget_class->get_request_mode = wedges_plate_get_request_mode;
  widget_class->measure = wedges_plate_measure;
  widget_class->size_allocate = wedges_plate_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "wedges-plate");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_label (WedgesPlate *self, const char *kind)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, kind);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

/* What it says the plate says, too. */
static GtkWidget *
make_badge (WedgesPlate *self, const char *text)
{
  GtkWidget *badge =
    g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (badge, "badge");
  gtk_widget_set_parent (badge, GTK_WIDGET (self));
  return badge;
}

static void
wedges_plate_init (WedgesPlate *self)
{
  self->token_size = TOKEN_SIZE;
  self->token = wedges_token_new (TOKEN_SIZE);
  gtk_widget_set_parent (self->token, GTK_WIDGET (self));
  self->name = make_label (self, "name");
  /* Translators: on the name plate of the player whose turn it is; ▸ is a small arrow */
  self->badge = make_badge (self, _ ("▸ in turn"));
  self->arrow = make_badge (self, "▸");
  self->wedges = make_label (self, "wedges");
  self->note = make_label (self, "note");
  self->members = wedges_members_new ();
  gtk_widget_set_parent (self->members, GTK_WIDGET (self));
}

GtkWidget *
wedges_plate_new (void)
{
  return g_object_new (WEDGES_TYPE_PLATE, NULL);
}
