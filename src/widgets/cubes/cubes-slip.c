/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-slip.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/cubes/cubes-glyphs.h"
#include "widgets/cubes/cubes-paint.h"
#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-style.h"
#include "widgets/salon-text.h"
#include "widgets/salon-tooltip.h"

/* px, as the design draws them on a slip of 60. */
#define HEIGHT      60
#define HEIGHT_MOST 86    /* where text is large */
#define LOW         50    /* where there is little room */
#define LOW_MOST    56    /* for two lines of large text there */
#define EM          14.67 /* the usual size of text */
#define CAPITAL     26.
#define PAD         22
#define GAP         12
#define CARET       2.4f
#define CARET_GAP   9
#define CARET_HIGH  32
#define LEAST_SCALE .5 /* of the letters of a long word */
#define LINES       2  /* of the phrase */

/* How faint a word is that was written. */
#define DONE .45

struct _CubesSlip {
  GtkWidget parent_instance;

  GtkWidget *phrase, *clear, *write, *key;
  char word[CUBES_LETTERS + 1];
  gboolean done;
  SalonArtTile letters;
  PangoLayout *layout; /* the letters in the font of the desktop, where that is easier to read; otherwise NULL */
  double height;       /* of a capital, in px */
  float end;           /* of the letters, in px */
  graphene_point_t origin;
};

G_DEFINE_FINAL_TYPE (CubesSlip, cubes_slip, GTK_TYPE_WIDGET)

enum {
  CLEAR,
  WRITE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The letters */

/* How wide the word is on a slip of that height when it has all the room it wants. */
static double
measure_letters (CubesSlip *self, int height)
{
  const double size = CAPITAL * height / HEIGHT;
  g_autoptr (PangoLayout) layout = NULL;
  int width;

  if (!cubes_paint_is_plain ())
    return salon_hand_measure (&cubes_hand_ink, self->word) * size / 100;
  layout = salon_draw_layout (GTK_WIDGET (self), self->word, size * 1.25);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static void
draw_letters (cairo_t *cr, gconstpointer data)
{
  const CubesSlip *self = data;

  gdk_cairo_set_source_rgba (cr, &cubes_ink);
  salon_hand_draw (cr, &cubes_hand_ink, self->word, self->height);
}

/* Lays the letters out in @room px, smaller if they need more. */
static void
prepare_letters (CubesSlip *self, int room, int height)
{
  const double size = CAPITAL * height / HEIGHT;
  double width;

  g_clear_object (&self->layout);
  salon_art_tile_clear (&self->letters);
  self->end = PAD;
  if (self->word[0] == '\0' || room <= 0)
    return;

  if (cubes_paint_is_plain ())
    {
      PangoRectangle logical;

      self->layout = salon_draw_layout (GTK_WIDGET (self), self->word, size * 1.25);
      pango_layout_get_pixel_extents (self->layout, NULL, &logical);
      if (logical.width > room)
        {
          g_clear_object (&self->layout);
          self->layout = salon_draw_layout (GTK_WIDGET (self), self->word, size * 1.25 * room / logical.width);
          pango_layout_get_pixel_extents (self->layout, NULL, &logical);
        }
      graphene_point_init (&self->origin, PAD, (float) (height - logical.height) / 2);
      self->end = PAD + (float) logical.width;
      return;
    }

  width = salon_hand_measure (&cubes_hand_ink, self->word) / 100;
  self->height = MIN (size, room / width);
  salon_art_tile_draw (&self->letters, GTK_WIDGET (self),
                       &GRAPHENE_RECT_INIT (-1, -(float) self->height, (float) (width * self->height) + 2,
                                            2 * (float) self->height),
                       draw_letters, self);
  self->end = PAD + (float) (width * self->height);
}

/* The widget */

static int
measure_width (GtkWidget *child, gboolean natural)
{
  int minimum, wanted;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &wanted, NULL, NULL);
  return natural ? wanted : minimum;
}

/* The least width in which the phrase has all of its lines. */
static int
measure_phrase (CubesSlip *self)
{
  g_autoptr (PangoLayout) layout =
    gtk_widget_create_pango_layout (self->phrase, gtk_label_get_text (GTK_LABEL (self->phrase)));
  int least = measure_width (self->phrase, FALSE), most = measure_width (self->phrase, TRUE);

  while (least < most)
    {
      const int width = (least + most) / 2;

      pango_layout_set_width (layout, width * PANGO_SCALE);
      if (pango_layout_get_line_count (layout) <= LINES)
        most = width;
      else
        least = width + 1;
    }
  return least;
}

static void
put (GtkWidget *child, int x, int width, int height)
{
  int minimum, wanted;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum, &wanted, NULL, NULL);
  wanted = CLAMP (wanted, minimum, MAX (minimum, height));
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, (height - wanted) / 2, width, wanted }, -1);
}

/* The buttons stand at the right end, the letters begin at the left one, and between them is what is said of them. A
 * long word becomes smaller, down to half its size, before the phrase breaks into more lines than two. */
static void
cubes_slip_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesSlip *self = CUBES_SLIP (widget);
  const int write = measure_width (self->write, TRUE), clear = measure_width (self->clear, TRUE);
  const int phrase = measure_width (self->phrase, TRUE), least = measure_width (self->phrase, FALSE);
  int right = width - 10 - write, room, letters, given;

  put (self->write, right, write, height);
  right -= GAP + clear;
  put (self->clear, right, clear, height);
  right -= GAP;

  room = right - PAD - 2 * CARET_GAP;
  letters = (int) ceil (measure_letters (self, height));
  given = MIN (measure_phrase (self), MAX (room - (int) (letters * LEAST_SCALE), least));
  given = CLAMP (room - letters, MIN (given, room), phrase);
  prepare_letters (self, room - given, height);
  given = MIN (phrase, right - (int) self->end - 2 * CARET_GAP);
  put (self->phrase, right - MAX (given, least), MAX (given, least), height);
}

int
cubes_slip_get_height (CubesSlip *self, gboolean low)
{
  const double larger = salon_draw_get_em (GTK_WIDGET (self)) / EM;

  return low ? CLAMP ((int) (LOW * larger), LOW, LOW_MOST) : CLAMP ((int) (HEIGHT * larger), HEIGHT, HEIGHT_MOST);
}

static void
cubes_slip_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  CubesSlip *self = CUBES_SLIP (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = cubes_slip_get_height (self, TRUE);
      *natural = cubes_slip_get_height (self, FALSE);
      return;
    }
  *minimum = PAD + 2 * CARET_GAP + measure_width (self->phrase, FALSE) + measure_width (self->clear, TRUE)
             + measure_width (self->write, TRUE) + 2 * GAP + 10;
  *natural = MAX (*minimum, 598);
}

static void
cubes_slip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA caret = { .816f, .545f, 0.f, 1.f };
  CubesSlip *self = CUBES_SLIP (widget);
  const float middle = (float) gtk_widget_get_height (widget) / 2;

  if (self->layout != NULL)
    {
      GdkRGBA colour;

      salon_draw_get_colour (widget, &colour);
      if (self->done)
        colour.alpha *= (float) DONE;
      salon_draw_text (snapshot, self->layout, &self->origin, &colour);
    }
  else
    {
      salon_art_tile_fade (&self->letters, snapshot, PAD, middle, self->done ? DONE : 1);
    }
  if (!self->done)
    gtk_snapshot_append_color (snapshot, &caret,
                               &GRAPHENE_RECT_INIT (self->word[0] ? roundf (self->end) + CARET_GAP : PAD,
                                                    middle - CARET_HIGH / 2.f, CARET, CARET_HIGH));

  GTK_WIDGET_CLASS (cubes_slip_parent_class)->snapshot (widget, snapshot);
}

/* Shows it all.
 * @phrase: (nullable): what there is to say of the word
 * @seen: (nullable): as much of it as has room
 * @kind: (nullable): a style class that says how the word is */
static void
show (CubesSlip *self, const char *word, const char *phrase, const char *seen, const char *kind, gboolean done)
{
  static const char *const kinds[] = { "wrong", "before", "right" };
  g_autofree char *told = NULL;

  if (g_strcmp0 (word, self->word) == 0 && self->done == done
      && g_strcmp0 (seen ? seen : "", gtk_label_get_text (GTK_LABEL (self->phrase))) == 0)
    return;

  /* The room of large letters is needed for what is said of the word. */
  gtk_widget_set_visible (self->key, !salon_text_is_large ());
  g_strlcpy (self->word, word, sizeof self->word);
  self->done = done;
  gtk_label_set_text (GTK_LABEL (self->phrase), seen ? seen : "");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    salon_style_set_class (GTK_WIDGET (self), kinds[i], g_strcmp0 (kind, kinds[i]) == 0);
  gtk_widget_set_sensitive (self->clear, word[0] != '\0' && !done);
  gtk_widget_set_sensitive (self->write, word[0] != '\0' && !done);

  /* Translators: what a screen reader says of the slip: the word, then what there is to say of it */
  told = word[0] == '\0' ? g_strdup (_ ("No letters yet")) : g_strdup_printf (_ ("%s: %s"), word, phrase ? phrase : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
cubes_slip_show (CubesSlip *self, const char *word, CubesSlipState state, const char *phrase, gboolean asking)
{
  static const char *const kinds[] = {
    [CUBES_SLIP_ON_LIST] = "before",
    [CUBES_SLIP_SHORT] = "wrong",
    [CUBES_SLIP_UNTRACED] = "wrong",
  };
  const char *kind = state < G_N_ELEMENTS (kinds) ? kinds[state] : NULL;
  g_autofree char *both = NULL;
  /* Translators: below what is wrong with a word, which Enter would write all the same */
  const char *question = _ ("Enter again writes it");

  g_return_if_fail (CUBES_IS_SLIP (self));

  if (!asking)
    {
      show (self, word, phrase, phrase, kind, FALSE);
      return;
    }
  both = g_strdup_printf ("%s\n%s", phrase, question);
  /* What is wrong stood there until Enter was pressed; large text has no room for it beside the question. */
  show (self, word, both, salon_text_is_large () ? question : both, kind, FALSE);
}

void
cubes_slip_show_done (CubesSlip *self, const char *word, const char *phrase, gboolean right)
{
  g_return_if_fail (CUBES_IS_SLIP (self));

  show (self, word, phrase, phrase, right ? "right" : "wrong", TRUE);
}

/* The object */

static void
clear_cb (CubesSlip *self)
{
  g_signal_emit (self, signals[CLEAR], 0);
}

static void
write_cb (CubesSlip *self)
{
  g_signal_emit (self, signals[WRITE], 0);
}

static void
cubes_slip_dispose (GObject *object)
{
  CubesSlip *self = CUBES_SLIP (object);

  salon_art_tile_clear (&self->letters);
  g_clear_object (&self->layout);
  g_clear_pointer (&self->phrase, gtk_widget_unparent);
  g_clear_pointer (&self->clear, gtk_widget_unparent);
  g_clear_pointer (&self->write, gtk_widget_unparent);

  G_OBJECT_CLASS (cubes_slip_parent_class)->dispose (object);
}

static void
cubes_slip_class_init (CubesSlipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_slip_dispose;
  widget_class->measure = cubes_slip_measure;
  widget_class->size_allocate = cubes_slip_size_allocate;
  widget_class->snapshot = cubes_slip_snapshot;

  signals[CLEAR] = g_signal_new ("clear", CUBES_TYPE_SLIP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[WRITE] = g_signal_new ("write", CUBES_TYPE_SLIP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "cubes-slip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static GtkWidget *
make_write_button (CubesSlip *self)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *label = gtk_label_new (_ ("Write"));

  self->key = gtk_label_new ("↵");
  gtk_widget_add_css_class (self->key, "key");
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), self->key);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "gold");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Write"), -1);
  return button;
}

static void
cubes_slip_init (CubesSlip *self)
{
  self->phrase = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->phrase, "phrase");
  gtk_label_set_wrap (GTK_LABEL (self->phrase), TRUE);
  gtk_label_set_lines (GTK_LABEL (self->phrase), LINES);
  gtk_label_set_ellipsize (GTK_LABEL (self->phrase), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (self->phrase), 9);
  gtk_label_set_xalign (GTK_LABEL (self->phrase), 1);
  gtk_label_set_justify (GTK_LABEL (self->phrase), GTK_JUSTIFY_RIGHT);
  gtk_widget_set_parent (self->phrase, GTK_WIDGET (self));

  self->clear = gtk_button_new_from_icon_name ("edit-clear-symbolic");
  gtk_widget_add_css_class (self->clear, "round");
  salon_tooltip_set (self->clear, _ ("Take the word back"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->clear), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Take the word back"),
                                  -1);
  gtk_widget_set_sensitive (self->clear, FALSE);
  gtk_widget_set_parent (self->clear, GTK_WIDGET (self));
  g_signal_connect_swapped (self->clear, "clicked", G_CALLBACK (clear_cb), self);

  self->write = make_write_button (self);
  gtk_widget_set_sensitive (self->write, FALSE);
  gtk_widget_set_parent (self->write, GTK_WIDGET (self));
  g_signal_connect_swapped (self->write, "clicked", G_CALLBACK (write_cb), self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("No letters yet"), -1);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
cubes_slip_new (void)
{
  return g_object_new (CUBES_TYPE_SLIP, NULL);
}
