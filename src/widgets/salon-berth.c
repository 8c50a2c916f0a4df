/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-berth.h"

#include <math.h>

/* Least distance between the point and the child, in px. A hand that clicks repeatedly on
 * one spot wanders less than this. */
#define CLEARANCE 32

struct _SalonBerth {
  GtkWidget parent_instance;

  GtkWidget *child;
  GtkWidget *within; /* NULL: no point is kept clear */
  graphene_point_t point;
};

G_DEFINE_FINAL_TYPE (SalonBerth, salon_berth, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_CHILD,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* Returns how far the child has to be moved from @place to be clear of @point: the
 * shortest of three ways, or 0, 0 where none stays inside @bounds. All three arguments are
 * in the window's coordinates. */
static graphene_point_t
find_shift (const graphene_rect_t *place, const graphene_rect_t *bounds, const graphene_point_t *point)
{
  const graphene_rect_t guarded =
    GRAPHENE_RECT_INIT (place->origin.x - CLEARANCE, place->origin.y - CLEARANCE, place->size.width + 2 * CLEARANCE,
                        place->size.height + 2 * CLEARANCE);
  const graphene_point_t shifts[] = {
    { 0, point->y + CLEARANCE - place->origin.y },
    { point->x + CLEARANCE - place->origin.x, 0 },
    { point->x - CLEARANCE - place->size.width - place->origin.x, 0 },
  };
  graphene_point_t best = { 0, 0 };

  if (!graphene_rect_contains_point (&guarded, point))
    return best;

  for (gsize i = 0; i < G_N_ELEMENTS (shifts); i++)
    {
      const float length = fabsf (shifts[i].x) + fabsf (shifts[i].y);
      const float shortest = fabsf (best.x) + fabsf (best.y);
      graphene_rect_t moved = *place;

      graphene_rect_offset (&moved, shifts[i].x, shifts[i].y);
      if (graphene_rect_contains_rect (bounds, &moved) && (shortest == 0 || length < shortest))
        best = shifts[i];
    }
  return best;
}

static GtkSizeRequestMode
salon_berth_get_request_mode (GtkWidget *widget)
{
  SalonBerth *self = SALON_BERTH (widget);

  return self->child ? gtk_widget_get_request_mode (self->child) : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
salon_berth_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  SalonBerth *self = SALON_BERTH (widget);

  if (self->child)
    gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
salon_berth_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonBerth *self = SALON_BERTH (widget);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  GtkAllocation place = { 0, 0, width, height };
  graphene_point_t corner;
  graphene_rect_t bounds;
  int natural;

  if (!self->child)
    return;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  place.width = MIN (width, natural);
  place.x = (width - place.width) / 2;
  /* GTK allocates widgets from the top of the tree down, so the positions of all ancestors
   * are already known here. */
  if (self->within && window
      && gtk_widget_compute_point (widget, window, &GRAPHENE_POINT_INIT (place.x, place.y), &corner)
      && gtk_widget_compute_bounds (self->within, window, &bounds))
    {
      const graphene_point_t shift =
        find_shift (&GRAPHENE_RECT_INIT (corner.x, corner.y, place.width, place.height), &bounds, &self->point);

      place.x += (int) roundf (shift.x);
      place.y += (int) roundf (shift.y);
    }
  gtk_widget_size_allocate (self->child, &place, -1);
}

static void
salon_berth_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SalonBerth *self = SALON_BERTH (object);

  switch (id)
    {
    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
salon_berth_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SalonBerth *self = SALON_BERTH (object);

  switch (id)
    {
    case PROP_CHILD:
      salon_berth_set_child (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
salon_berth_dispose (GObject *object)
{
  SalonBerth *self = SALON_BERTH (object);

  g_clear_pointer (&self->child, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_berth_parent_class)->dispose (object);
}

static void
salon_berth_class_init (SalonBerthClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = salon_berth_dispose;
  object_class->get_property = salon_berth_get_property;
  object_class->set_property = salon_berth_set_property;
  widget_class->get_request_mode = salon_berth_get_request_mode;
  widget_class->measure = salon_berth_measure;
  widget_class->size_allocate = salon_berth_size_allocate;

  props[PROP_CHILD] =
    g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "salon-berth");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
salon_berth_init (SalonBerth *self)
{
}

void
salon_berth_set_child (SalonBerth *self, GtkWidget *child)
{
  g_return_if_fail (SALON_IS_BERTH (self));

  if (child == self->child)
    return;

  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHILD]);
}

void
salon_berth_keep_clear (SalonBerth *self, GtkWidget *within, const graphene_point_t *point)
{
  g_return_if_fail (SALON_IS_BERTH (self));
  g_return_if_fail (GTK_IS_WIDGET (within));

  self->within = point ? within : NULL;
  if (point)
    self->point = *point;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
