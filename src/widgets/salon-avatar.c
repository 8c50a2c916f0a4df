/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-avatar.h"

#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"

struct _SalonAvatar {
  GtkWidget parent_instance;

  char *name;
  GdkRGBA colour;
  int size;

  PangoLayout *initial;
  graphene_point_t origin;
};

G_DEFINE_FINAL_TYPE (SalonAvatar, salon_avatar, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_NAME_TEXT,
  PROP_COLOUR,
  PROP_SIZE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* The first letter that shows: a name may begin with a mark that turns its direction. */
static char *
make_initial (const char *name)
{
  g_autofree char *composed = name ? g_utf8_normalize (name, -1, G_NORMALIZE_NFC) : NULL;
  const char *first = composed ? composed : "";
  char text[7] = "";

  while (*first != '\0' && !g_unichar_isgraph (g_utf8_get_char (first)))
    first = g_utf8_next_char (first);
  if (*first != '\0')
    text[g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (first)), text)] = '\0';
  return g_strdup (text);
}

static void
salon_avatar_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  *minimum = *natural = SALON_AVATAR (widget)->size;
}

static void
salon_avatar_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonAvatar *self = SALON_AVATAR (widget);
  g_autofree char *text = make_initial (self->name);

  g_clear_object (&self->initial);
  self->initial = salon_draw_layout (widget, text, MIN (width, height) * .5);
  salon_draw_centre (widget, self->initial, width / 2., height / 2., &self->origin);
}

static void
salon_avatar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA rim = { 1.f, 1.f, 1.f, .8f };
  SalonAvatar *self = SALON_AVATAR (widget);
  const float width = gtk_widget_get_width (widget);
  const float height = gtk_widget_get_height (widget);
  const float size = MIN (width, height);
  const graphene_rect_t rect = GRAPHENE_RECT_INIT ((width - size) / 2, (height - size) / 2, size, size);
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, &rect, size / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, &self->colour, &rect);
  gtk_snapshot_pop (snapshot);
  salon_draw_ring (snapshot, &rect, size / 2, -1.5f, 1.5f, &rim);
  if (self->initial)
    salon_draw_text (snapshot, self->initial, &self->origin, &salon_white);
}

static void
salon_avatar_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (salon_avatar_parent_class)->css_changed (widget, change);
  gtk_widget_queue_allocate (widget);
}

static void
salon_avatar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SalonAvatar *self = SALON_AVATAR (object);

  switch (id)
    {
    case PROP_NAME_TEXT:
      g_value_set_string (value, self->name);
      break;
    case PROP_COLOUR:
      g_value_set_boxed (value, &self->colour);
      break;
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
salon_avatar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SalonAvatar *self = SALON_AVATAR (object);

  switch (id)
    {
    case PROP_NAME_TEXT:
      salon_avatar_set_name (self, g_value_get_string (value));
      break;
    case PROP_COLOUR:
      salon_avatar_set_colour (self, g_value_get_boxed (value));
      break;
    case PROP_SIZE:
      salon_avatar_set_size (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
salon_avatar_dispose (GObject *object)
{
  SalonAvatar *self = SALON_AVATAR (object);

  g_clear_object (&self->initial);
  g_clear_pointer (&self->name, g_free);

  G_OBJECT_CLASS (salon_avatar_parent_class)->dispose (object);
}

static void
salon_avatar_class_init (SalonAvatarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = salon_avatar_dispose;
  object_class->get_property = salon_avatar_get_property;
  object_class->set_property = salon_avatar_set_property;
  widget_class->measure = salon_avatar_measure;
  widget_class->size_allocate = salon_avatar_size_allocate;
  widget_class->snapshot = salon_avatar_snapshot;
  widget_class->css_changed = salon_avatar_css_changed;

  props[PROP_NAME_TEXT] = g_param_spec_string ("name-text", NULL, NULL, NULL, flags);
  props[PROP_COLOUR] = g_param_spec_boxed ("colour", NULL, NULL, GDK_TYPE_RGBA, flags);
  props[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 8, 1024, 26, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "salon-avatar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
salon_avatar_init (SalonAvatar *self)
{
  self->colour = *salon_colour_get (0);
  self->size = 26;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
salon_avatar_new (int size)
{
  return g_object_new (SALON_TYPE_AVATAR, "size", size, NULL);
}

void
salon_avatar_set_name (SalonAvatar *self, const char *name)
{
  g_return_if_fail (SALON_IS_AVATAR (self));

  if (g_strcmp0 (name, self->name) == 0)
    return;
  g_free (self->name);
  self->name = g_strdup (name);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NAME_TEXT]);
}

void
salon_avatar_set_colour (SalonAvatar *self, const GdkRGBA *colour)
{
  g_return_if_fail (SALON_IS_AVATAR (self));
  g_return_if_fail (colour != NULL);

  self->colour = *colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COLOUR]);
}

void
salon_avatar_set_size (SalonAvatar *self, int size)
{
  g_return_if_fail (SALON_IS_AVATAR (self));

  if (size == self->size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIZE]);
}
