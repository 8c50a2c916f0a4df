/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-side-mark.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-figures.h"
#include "widgets/salon-theme-use.h"

/* The size in which the design gives a mark, in px. */
#define WIDTH  54.
#define HEIGHT 102.
/* px for a unit of the plate's corners in that size */
#define CORNERS .5

struct _ProbeSideMark {
  GtkWidget parent_instance;

  int tray;
  int hidden;
  gboolean in_turn;

  SalonArtTile plate;
  PangoLayout *name, *note;
  graphene_point_t name_at, note_at;
  SalonFigures figures;
};

G_DEFINE_FINAL_TYPE (ProbeSideMark, probe_side_mark, GTK_TYPE_WIDGET)

static PangoLayout *
make_layout (GtkWidget *widget, const char *text, gboolean bold, double size)
{
  PangoLayout *layout = salon_draw_layout (widget, text, size);
  PangoFontDescription *font;

  if (bold)
    return layout;
  font = pango_font_description_copy (pango_layout_get_font_description (layout));
  pango_font_description_set_weight (font, PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

/* Returns a layout in the largest font of at most @size px that fits into @width px. */
static PangoLayout *
fit (GtkWidget *widget, const char *text, gboolean bold, double size, double width)
{
  PangoLayout *layout = make_layout (widget, text, bold, size);
  int drawn;

  pango_layout_get_pixel_size (layout, &drawn, NULL);
  if (drawn <= width)
    return layout;
  g_object_unref (layout);
  return make_layout (widget, text, bold, size * width / drawn);
}

static void
probe_side_mark_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeSideMark *self = PROBE_SIDE_MARK (widget);
  const double unit = MIN (width / WIDTH, height / HEIGHT);
  g_autofree char *number = g_strdup_printf ("%d", self->hidden);
  /* Translators: below the number of cards of a tray that nobody has found yet */
  const char *note = ngettext ("hidden", "hidden", (gulong) self->hidden);

  g_clear_object (&self->name);
  g_clear_object (&self->note);
  if (width < 8 || height < 8)
    return;
  salon_art_nine_prepare (&self->plate, widget, self->in_turn ? "plate-box-turn.9" : "plate-box.9", width, height,
                          CORNERS * unit);
  /* Translators: the left or the right one of a player's two trays */
  self->name = fit (widget, self->tray == 0 ? C_ ("tray", "Left") : C_ ("tray", "Right"), TRUE, 14.5 * unit, width - 4);
  self->note = fit (widget, note, FALSE, 12 * unit, width - 4);
  salon_draw_centre (widget, self->name, width / 2., .485 * height, &self->name_at);
  salon_draw_centre (widget, self->note, width / 2., .88 * height, &self->note_at);
  salon_figures_prepare (&self->figures, widget, "figures", number,
                         salon_theme_get_role (self->in_turn ? "on_accent" : "plate_text"), 14 * unit);
}

static void
snapshot_box (GtkSnapshot *snapshot, const graphene_rect_t *rect, float radius, const GdkRGBA *colour)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, rect, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, colour, rect);
  gtk_snapshot_pop (snapshot);
}

/* Draws two small trays, of which the one that is meant is filled. */
static void
snapshot_trays (ProbeSideMark *self, GtkSnapshot *snapshot, float x, float y, float unit, const GdkRGBA *colour)
{
  for (int i = 0; i < 2; i++)
    {
      const graphene_rect_t rect =
        GRAPHENE_RECT_INIT (x + (i == 0 ? -19 : 2) * unit, y - 5 * unit, 17 * unit, 10 * unit);
      const float line = MAX (1, 1.8f * unit);
      GskRoundedRect outline;

      gsk_rounded_rect_init_from_rect (&outline, &rect, 2.5f * unit);
      if (i == self->tray)
        snapshot_box (snapshot, &rect, 2.5f * unit, colour);
      gtk_snapshot_append_border (snapshot, &outline, (float[]) { line, line, line, line },
                                  (GdkRGBA[]) { *colour, *colour, *colour, *colour });
    }
}

static void
probe_side_mark_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeSideMark *self = PROBE_SIDE_MARK (widget);
  const float width = gtk_widget_get_width (widget);
  const float height = gtk_widget_get_height (widget);
  const GdkRGBA *text = salon_theme_get_role (self->in_turn ? "on_accent" : "plate_text");

  salon_art_tile_snapshot (&self->plate, snapshot, 0, 0);
  if (!self->name)
    return;
  snapshot_trays (self, snapshot, width / 2, .235f * height, MIN (width / (float) WIDTH, height / (float) HEIGHT),
                  text);
  salon_draw_text (snapshot, self->name, &self->name_at, text);
  salon_figures_snapshot (&self->figures, snapshot, (width - self->figures.width) / 2, .7f * height);
  salon_draw_text (snapshot, self->note, &self->note_at,
                   salon_theme_get_role (self->in_turn ? "turn_second" : "plate_second"));
}

static void
probe_side_mark_dispose (GObject *object)
{
  ProbeSideMark *self = PROBE_SIDE_MARK (object);

  salon_art_tile_clear (&self->plate);
  g_clear_object (&self->name);
  g_clear_object (&self->note);
  salon_figures_clear (&self->figures);

  G_OBJECT_CLASS (probe_side_mark_parent_class)->dispose (object);
}

static void
probe_side_mark_class_init (ProbeSideMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_side_mark_dispose;
  widget_class->size_allocate = probe_side_mark_size_allocate;
  widget_class->snapshot = probe_side_mark_snapshot;

  gtk_widget_class_set_css_name (widget_class, "probe-side-mark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
probe_side_mark_init (ProbeSideMark *self)
{
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
probe_side_mark_new (int tray)
{
  ProbeSideMark *self = g_object_new (PROBE_TYPE_SIDE_MARK, NULL);

  self->tray = tray;
  return GTK_WIDGET (self);
}

void
probe_side_mark_update (ProbeSideMark *self, int hidden, gboolean in_turn)
{
  g_return_if_fail (PROBE_IS_SIDE_MARK (self));

  if (hidden == self->hidden && in_turn == self->in_turn)
    return;
  self->hidden = hidden;
  self->in_turn = in_turn;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
