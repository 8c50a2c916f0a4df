/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-card-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-hand.h"
#include "widgets/salon-text.h"
#include "widgets/salon-theme-use.h"
#include "widgets/wedges/wedges-card-unit.h"

#define CAPITAL 17. /* px: height of a capital in pencil, at the usual size of text */
#define FONT    24. /* px of the font, where there is no pencil */
#define NOTHING 18. /* px of what stands there where nothing was answered */
#define HIGH    38  /* px of all of it */
#define REACH   .55 /* how far strokes reach beyond their word, in heights of a capital: slant, marks */
#define WANTED  220 /* px that a long answer wants at least */
#define LEAST   .6  /* how small a long answer becomes before it is cut short */

struct _WedgesCardWords {
  GtkWidget parent_instance;

  char *text;
  char *spelt; /* for the pencil; NULL: it has not all signs of the text, or nothing was answered */
  unsigned seat;
  gboolean nothing;
  SalonArtTile tile;
};

G_DEFINE_FINAL_TYPE (WedgesCardWords, wedges_card_words, GTK_TYPE_WIDGET)

typedef struct {
  const char *spelt; /* in pencil; otherwise there is a layout */
  PangoLayout *layout;
  const SalonHand *hand;
  GdkRGBA colour;
  double capital, middle;
} Writing;

/* Whether it stands there in pencil: not in high contrast, nor where large text is wanted. */
static gboolean
is_pencil (WedgesCardWords *self)
{
  return self->spelt != NULL && salon_theme_get_mode () < SALON_THEME_CONTRAST && !salon_text_is_large ();
}

static PangoLayout *
make_layout (WedgesCardWords *self)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->text);
  PangoFontDescription *font =
    pango_font_description_copy (pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (self))));

  pango_font_description_set_absolute_size (font, (self->nothing ? NOTHING : FONT)
                                                    * wedges_card_unit (GTK_WIDGET (self)) * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_font_description_free (font);
  return layout;
}

static void
draw_words (cairo_t *cr, gconstpointer data)
{
  const Writing *writing = data;

  gdk_cairo_set_source_rgba (cr, &writing->colour);
  if (writing->layout == NULL)
    {
      cairo_translate (cr, 0, writing->middle);
      salon_hand_draw (cr, writing->hand, writing->spelt, writing->capital);
      return;
    }
  cairo_move_to (cr, 0, 0);
  pango_cairo_show_layout (cr, writing->layout);
}

/* How wide it is in full size. */
static double
measure_words (WedgesCardWords *self)
{
  g_autoptr (PangoLayout) layout = NULL;
  const double unit = wedges_card_unit (GTK_WIDGET (self));
  int width;

  if (is_pencil (self))
    return (salon_hand_measure (salon_hand_get (self->seat), self->spelt) / 100 + 2 * REACH) * CAPITAL * unit;
  layout = make_layout (self);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static void
wedges_card_words_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  WedgesCardWords *self = WEDGES_CARD_WORDS (widget);
  const double unit = wedges_card_unit (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = (int) ceil (HIGH * unit);
      return;
    }
  *natural = (int) ceil (MIN (measure_words (self), WANTED * unit));
  *minimum = *natural / 2;
}

/* A long answer is written smaller, and at last cut short: screen readers have all of it. */
static void
wedges_card_words_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesCardWords *self = WEDGES_CARD_WORDS (widget);
  const double unit = wedges_card_unit (widget), wide = measure_words (self), share = MIN (1, width / MAX (wide, 1));
  g_autoptr (PangoLayout) layout = NULL;
  Writing writing = { .spelt = self->spelt, .hand = salon_hand_get (self->seat), .middle = height / 2. };

  salon_draw_get_colour (widget, &writing.colour);
  writing.capital = CAPITAL * unit * share;
  if (!is_pencil (self) || share < LEAST)
    {
      layout = make_layout (self);
      pango_layout_set_width (layout, width * PANGO_SCALE);
      if (self->nothing)
        writing.colour.alpha *= .75f;
    }
  writing.layout = layout;
  salon_art_tile_draw (&self->tile, widget,
                       &GRAPHENE_RECT_INIT ((float) (-REACH * writing.capital), 0,
                                            (float) (MIN (wide, width) + 2 * REACH * writing.capital), (float) height),
                       draw_words, &writing);
}

static void
wedges_card_words_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  salon_art_tile_snapshot (&WEDGES_CARD_WORDS (widget)->tile, snapshot, 0, 0);
}

static void
wedges_card_words_dispose (GObject *object)
{
  salon_art_tile_clear (&WEDGES_CARD_WORDS (object)->tile);

  G_OBJECT_CLASS (wedges_card_words_parent_class)->dispose (object);
}

static void
wedges_card_words_finalize (GObject *object)
{
  WedgesCardWords *self = WEDGES_CARD_WORDS (object);

  g_free (self->text);
  g_free (self->spelt);

  G_OBJECT_CLASS (wedges_card_words_parent_class)->finalize (object);
}

static void
wedges_card_words_class_init (WedgesCardWordsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_card_words_dispose;
  G_OBJECT_CLASS (klass)->finalize = wedges_card_words_finalize;
  widget_class->measure = wedges_card_words_measure;
  widget_class->size_allocate = wedges_card_words_size_allocate;
  widget_class->snapshot = wedges_card_words_snapshot;
  gtk_widget_class_set_css_name (widget_class, "wedges-card-words");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
wedges_card_words_init (WedgesCardWords *self)
{
  self->text = g_strdup ("");
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
wedges_card_words_new (void)
{
  return g_object_new (WEDGES_TYPE_CARD_WORDS, NULL);
}

void
wedges_card_words_set (WedgesCardWords *self, const char *text, unsigned seat)
{
  g_return_if_fail (WEDGES_IS_CARD_WORDS (self));
  g_return_if_fail (text != NULL);

  g_free (self->text);
  g_free (self->spelt);
  self->nothing = *text == '\0';
  self->seat = seat;
  self->spelt = self->nothing ? NULL : salon_hand_spell (text);
  /* Translators: stands where somebody should have typed an answer, but has not */
  self->text = self->nothing ? g_strdup (_ ("(nothing)")) : g_strdup (text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->text, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
