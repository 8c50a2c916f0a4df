/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-pad-cell.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/salon-draw.h"
#include "widgets/salon-figures.h"
#include "widgets/salon-seat-tag.h"
#include "widgets/salon-theme-use.h"

/* A column is at least wide enough for LEAST, drawn so that figures are LEAST_CAP px high however large the text is, and
 * prefers room for LIKED. */
#define LEAST     "-888"
#define LEAST_CAP 9.
#define LIKED     "-8888"

/* The looks measure everything for this font size, in px. */
#define USUAL_FONT 14.667

/* Heights for a line of PITCH px. */
#define PITCH     28.
#define LOW_PITCH 24.
#define CAP       15.5

struct _SalonPadCell {
  GtkWidget parent_instance;

  char *name;
  char *text; /* NULL: nothing is written */
  gboolean struck;
  const char *role; /* NULL: what the pad writes totals with */
  double size;      /* of the figures, in relation to CAP */
  double written;   /* how much of the figures is seen or, where they are struck, of the stroke */
  SalonFigures figures;
};

G_DEFINE_FINAL_TYPE (SalonPadCell, salon_pad_cell, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_TEXT,
  PROP_STRUCK,
  PROP_WRITTEN,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

int
salon_pad_get_pitch (GtkWidget *widget, gboolean low)
{
  return MAX (12, (int) round ((low ? LOW_PITCH : PITCH) * salon_draw_get_em (widget) / USUAL_FONT));
}

static double
cap_height (SalonPadCell *self, int height)
{
  return height * CAP / PITCH * self->size;
}

/* Renders what is written, for the present size of the cell. */
static void
prepare (SalonPadCell *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *role = self->role ? self->role : self->struck ? "pad_old" : "pad_ink";
  const double room = gtk_widget_get_width (widget) - 2;
  double cap = cap_height (self, gtk_widget_get_height (widget));
  double width;

  if (!self->text || room <= 0 || cap <= 0)
    {
      salon_figures_clear (&self->figures);
      return;
    }

  width = salon_figures_measure ("pad-figures", self->text, cap);
  if (width > room)
    cap *= room / width;
  salon_figures_prepare (&self->figures, widget, "pad-figures", self->text, salon_theme_get_role (role), cap);
}

static void
salon_pad_cell_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  SalonPadCell *self = SALON_PAD_CELL (widget);
  const int low = salon_pad_get_pitch (widget, TRUE);

  if (orientation == GTK_ORIENTATION_HORIZONTAL && self->role && *self->text == '\0')
    *minimum = *natural = 0;
  else if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      const double cap = cap_height (self, low);

      *minimum = (int) ceilf (salon_figures_measure ("pad-figures", LEAST, MIN (cap, LEAST_CAP)));
      *natural = (int) ceilf (salon_figures_measure ("pad-figures", LIKED, cap));
    }
  else
    *minimum = *natural = low;
}

static void
salon_pad_cell_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  prepare (SALON_PAD_CELL (widget));
}

/* Crosses out what stands from @x on: a stroke that rises, as a right hand makes it. */
static void
strike (SalonPadCell *self, GtkSnapshot *snapshot, float x)
{
  const float cap = (float) cap_height (self, gtk_widget_get_height (GTK_WIDGET (self)));
  const float length = self->figures.width + cap * .85f;
  const float thick = MAX (1.f, cap * .097f);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x + self->figures.width / 2,
                                                          (float) gtk_widget_get_height (GTK_WIDGET (self)) / 2));
  gtk_snapshot_rotate (snapshot, -(float) (atan2 (cap * .26, length) * 180 / G_PI));
  gtk_snapshot_append_color (snapshot, salon_theme_get_role ("pad_old"),
                             &GRAPHENE_RECT_INIT (-length / 2, -thick / 2, length * (float) self->written, thick));
  gtk_snapshot_restore (snapshot);
}

static void
salon_pad_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonPadCell *self = SALON_PAD_CELL (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float rest = width - self->figures.width;
  const float x = self->role ? rest : rest / 2;
  const float height = (float) gtk_widget_get_height (widget);
  const gboolean in_part = self->written < 1 && !self->struck;

  if (!self->text || (in_part && self->written <= 0))
    return;
  if (in_part)
    gtk_snapshot_push_clip (snapshot,
                            &GRAPHENE_RECT_INIT (x, 0, ceilf (self->figures.width * (float) self->written), height));
  salon_figures_snapshot (&self->figures, snapshot, x, height / 2);
  if (in_part)
    gtk_snapshot_pop (snapshot);
  if (self->struck && self->written > 0 && salon_theme_strikes_totals (salon_theme_get_used ()))
    strike (self, snapshot, x);
}

static void
salon_pad_cell_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_TEXT:
      g_value_set_string (value, SALON_PAD_CELL (object)->text);
      break;
    case PROP_STRUCK:
      g_value_set_boolean (value, SALON_PAD_CELL (object)->struck);
      break;
    case PROP_WRITTEN:
      g_value_set_double (value, SALON_PAD_CELL (object)->written);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
salon_pad_cell_dispose (GObject *object)
{
  salon_figures_clear (&SALON_PAD_CELL (object)->figures);

  G_OBJECT_CLASS (salon_pad_cell_parent_class)->dispose (object);
}

static void
salon_pad_cell_finalize (GObject *object)
{
  SalonPadCell *self = SALON_PAD_CELL (object);

  g_free (self->name);
  g_free (self->text);

  G_OBJECT_CLASS (salon_pad_cell_parent_class)->finalize (object);
}

static void
salon_pad_cell_class_init (SalonPadCellClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = salon_pad_cell_get_property;
  object_class->dispose = salon_pad_cell_dispose;
  object_class->finalize = salon_pad_cell_finalize;
  widget_class->measure = salon_pad_cell_measure;
  widget_class->snapshot = salon_pad_cell_snapshot;
  widget_class->size_allocate = salon_pad_cell_size_allocate;

  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_STRUCK] = g_param_spec_boolean ("struck", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_WRITTEN] = g_param_spec_double ("written", NULL, NULL, 0, 1, 1, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "salon-pad-cell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_CELL);
}

static void
salon_pad_cell_init (SalonPadCell *self)
{
  self->size = 1;
  self->written = 1;
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
salon_pad_cell_new (const char *name)
{
  SalonPadCell *self = g_object_new (SALON_TYPE_PAD_CELL, NULL);

  self->name = g_strdup (name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  return GTK_WIDGET (self);
}

/* Takes over @text (transfer full, nullable). */
static void
write_text (SalonPadCell *self, char *text, const char *spoken)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_free (self->text);
  self->text = text;
  prepare (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT]);
}

void
salon_pad_cell_write (SalonPadCell *self, const int *total, gboolean struck)
{
  g_autofree char *text = total ? salon_format_signed (*total, FALSE) : NULL;
  g_autofree char *spoken = NULL;

  if (g_strcmp0 (self->text, text) == 0 && self->struck == struck)
    return;

  if (total)
    {
      g_autofree char *points = salon_format_points (*total);

      /* Translators: who, and how many points */
      spoken = g_strdup_printf (_ ("%s: %s"), self->name, points);
    }
  self->struck = struck != FALSE;
  write_text (self, g_steal_pointer (&text), spoken ? spoken : "");
}

void
salon_pad_cell_set_written (SalonPadCell *self, double written)
{
  g_return_if_fail (SALON_IS_PAD_CELL (self));

  if (self->written == written)
    return;
  self->written = written;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
salon_pad_cell_write_figures (SalonPadCell *self,
                              const char *figures,
                              const char *role,
                              double size,
                              const char *spoken)
{
  if (g_strcmp0 (self->text, figures) == 0 && self->role == g_intern_string (role) && self->size == size)
    return;

  if (!self->text || (*self->text == '\0') != (*figures == '\0'))
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->role = g_intern_string (role);
  self->size = size;
  write_text (self, g_strdup (figures), spoken);
}
