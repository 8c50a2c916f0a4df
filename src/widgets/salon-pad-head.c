/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-pad-head.h"

#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-emblem.h"
#include "widgets/salon-pad-cell.h"
#include "widgets/salon-theme-use.h"

/* In a line of 28 px: the height of an emblem, and from its middle to the name. */
#define EMBLEM   13.
#define DISTANCE 10.
#define PITCH    28.

struct _SalonPadHead {
  GtkWidget parent_instance;

  char *name;
  guint colour;
  SalonArtTile emblem;
  PangoLayout *layout;
  int text_width;
  double scale; /* of emblem and text */
};

G_DEFINE_FINAL_TYPE (SalonPadHead, salon_pad_head, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_TEXT,
};

/* A name that does not fit is drawn smaller. If that is not enough, it is cut to as many letters as fit and an ellipsis, if
 * these are so many letters at least; otherwise its first two letters stand alone, or its initial. Two wide letters are
 * rather drawn smaller than cut to one, so that of six names side by side none is shorter than the others. */
#define LEAST_LETTERS 3

/* An emblem and its text are drawn so much smaller at most. */
#define LEAST_SCALE .7

/* Factors for a head whose line is @height px high. */
static double
unit (int height)
{
  return height / PITCH;
}

/* Makes the layout of the first @letters letters of the name, or of all of it if there are no more, with @end. */
static void
set_text (SalonPadHead *self, int letters, const char *end)
{
  const glong all = g_utf8_strlen (self->name, -1);
  g_autofree char *start = g_utf8_substring (self->name, 0, MIN (letters, all));
  g_autofree char *text = g_strconcat (g_strchomp (start), end, NULL);

  g_clear_object (&self->layout);
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  pango_layout_get_pixel_size (self->layout, &self->text_width, NULL);
  self->scale = 1;
}

static int
text_width (SalonPadHead *self, int letters)
{
  set_text (self, letters, "");
  return self->text_width;
}

/* From the left of the emblem to the text, in a line @height px high. */
static double
text_start (int height)
{
  return (EMBLEM / 2 + DISTANCE) * unit (height);
}

/* Draws emblem and text as large as there is room. FALSE: they would have to be too small, and are as small as they may be. */
static gboolean
shrink (SalonPadHead *self, int width, int height)
{
  const double whole = text_start (height) + self->text_width;

  self->scale = CLAMP ((width - 2) / whole, LEAST_SCALE, 1);
  return whole * self->scale <= width - 2;
}

/* Chooses how much of the name is drawn in @width px, in a line @height px high. */
static void
fit_text (SalonPadHead *self, int width, int height)
{
  const double room = width - 2 - text_start (height);
  int letters = (int) g_utf8_strlen (self->name, -1);

  if (text_width (self, letters) <= room || shrink (self, width, height))
    return;
  while (--letters >= LEAST_LETTERS)
    {
      set_text (self, letters, "…");
      if (self->text_width <= room)
        return;
    }
  for (letters = LEAST_LETTERS - 1; letters > 0; letters--)
    {
      set_text (self, letters, "");
      if (shrink (self, width, height))
        return;
    }
}

static void
salon_pad_head_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  SalonPadHead *self = SALON_PAD_HEAD (widget);
  const int low = salon_pad_get_pitch (widget, TRUE);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = low;
      return;
    }

  *minimum = (int) ceil ((text_start (low) + text_width (self, 1)) * LEAST_SCALE) + 2;
  *natural = (int) ceil (text_start (low)) + text_width (self, G_MAXINT) + 8;
}

static void
salon_pad_head_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonPadHead *self = SALON_PAD_HEAD (widget);

  fit_text (self, width, height);
  salon_art_glyph_prepare (&self->emblem, widget, "emblems", salon_colour_get_emblem (self->colour),
                           salon_emblem_choose_colour (self->colour, salon_theme_get_role ("pad_ink")),
                           EMBLEM * unit (height) * self->scale);
}

static void
salon_pad_head_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonPadHead *self = SALON_PAD_HEAD (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const double beside = text_start (height) * self->scale;
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const double drawn = self->text_width * self->scale;
  const double left = MAX (0, (width - beside - drawn) / 2);
  const double emblem = left + EMBLEM / 2 * unit (height) * self->scale;
  int text_height;
  float top;

  if (!self->layout)
    return;
  salon_art_tile_snapshot (&self->emblem, snapshot, (float) round (rtl ? width - emblem : emblem),
                           (float) round (height / 2.));
  pango_layout_get_pixel_size (self->layout, NULL, &text_height);
  top = (float) floor ((height - text_height * self->scale) / 2);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) round (rtl ? width - left - beside - drawn : left + beside),
                                                top));
  gtk_snapshot_scale (snapshot, (float) self->scale, (float) self->scale);
  gtk_snapshot_append_layout (snapshot, self->layout, salon_theme_get_role ("pad_ink"));
  gtk_snapshot_restore (snapshot);
}

static void
salon_pad_head_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SalonPadHead *self = SALON_PAD_HEAD (object);

  if (id == PROP_TEXT)
    g_value_set_string (value, self->layout ? pango_layout_get_text (self->layout) : "");
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
salon_pad_head_dispose (GObject *object)
{
  SalonPadHead *self = SALON_PAD_HEAD (object);

  salon_art_tile_clear (&self->emblem);
  g_clear_object (&self->layout);

  G_OBJECT_CLASS (salon_pad_head_parent_class)->dispose (object);
}

static void
salon_pad_head_finalize (GObject *object)
{
  g_free (SALON_PAD_HEAD (object)->name);

  G_OBJECT_CLASS (salon_pad_head_parent_class)->finalize (object);
}

static void
salon_pad_head_class_init (SalonPadHeadClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = salon_pad_head_get_property;
  object_class->dispose = salon_pad_head_dispose;
  object_class->finalize = salon_pad_head_finalize;
  widget_class->measure = salon_pad_head_measure;
  widget_class->size_allocate = salon_pad_head_size_allocate;
  widget_class->snapshot = salon_pad_head_snapshot;

  g_object_class_install_property (object_class, PROP_TEXT,
                                   g_param_spec_string ("text", NULL, NULL, NULL,
                                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));

  gtk_widget_class_set_css_name (widget_class, "salon-pad-head");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER);
}

static void
salon_pad_head_init (SalonPadHead *self)
{
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
salon_pad_head_new (const char *name, guint colour)
{
  SalonPadHead *self = g_object_new (SALON_TYPE_PAD_HEAD, "tooltip-text", name, "hexpand", TRUE, NULL);

  self->name = g_strdup (name);
  self->colour = colour;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return GTK_WIDGET (self);
}
