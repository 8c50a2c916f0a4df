/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-end-arc.h"

#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-theme-use.h"

/* Of a card, as shares of the pitch of the cards. */
#define CARD_WIDTH  .92
#define CARD_HEIGHT 1.26

#define SAG        .0244 /* by which a card hangs lower than the middle, times its distance squared, in pitches */
#define TILT       1.9f  /* degrees for each card of distance */
#define PITCH      86    /* px, at most, in a window of the usual size */
#define PITCH_LONG 150   /* px, at most, in a large window */
#define MORE       1.45  /* where there is room, the pitch is so much more than it asks for */
#define BETWEEN    .6    /* between two words, in pitches */

#define IN_FLIGHT   6. /* so many cards of a word are on their way at a time */
#define FROM_BELOW  2.2f
#define FROM_NARROW .45f

typedef struct {
  ProbeRow row;
  guint seat;
  gboolean dots;
  SalonArtTile face;
  SalonArtTile letter[PROBE_SPACES];
  GtkWidget *in; /* whose coordinates @origin has, an ancestor; NULL: the cards come from below */
  graphene_rect_t origin[PROBE_SPACES];
} Word;

struct _ProbeEndArc {
  GtkWidget parent_instance;

  GPtrArray *words;
  double pitch; /* px */
  float top;    /* px above the arc, where there is more room than it takes */
  double arrived;
};

G_DEFINE_FINAL_TYPE (ProbeEndArc, probe_end_arc, GTK_TYPE_WIDGET)

static void
word_free (gpointer data)
{
  Word *word = data;

  salon_art_tile_clear (&word->face);
  for (int i = 0; i < PROBE_SPACES; i++)
    salon_art_tile_clear (&word->letter[i]);
  g_free (word);
}

/* How far the outermost card of a word hangs below the middle one, in pitches. */
static double
sag_of (int cards)
{
  const double distance = (cards - 1) / 2.;

  return SAG * distance * distance;
}

/* The width of all words and the height of the highest, in pitches. */
static void
get_extent (ProbeEndArc *self, double *width, double *height)
{
  *width = 0;
  *height = CARD_HEIGHT;
  for (guint i = 0; i < self->words->len; i++)
    {
      const Word *word = self->words->pdata[i];

      *width += word->row.n + (i > 0 ? BETWEEN : 0);
      *height = MAX (*height, CARD_HEIGHT + sag_of (word->row.n));
    }
  *width += .3;
  *height += .16;
}

static GtkSizeRequestMode
probe_end_arc_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
probe_end_arc_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  ProbeEndArc *self = PROBE_END_ARC (widget);
  double across, down;

  get_extent (self, &across, &down);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 200;
      *natural = MAX (200, (int) (across * PITCH));
    }
  else
    {
      const double room = for_size < 0 ? PITCH : for_size / across;
      const double pitch = MIN (room, for_size > 1200 ? PITCH_LONG : PITCH);

      *minimum = (int) ceil (down * MIN (pitch, 40));
      *natural = (int) ceil (down * pitch);
    }
}

static void
prepare_word (ProbeEndArc *self, Word *word)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const double cap = salon_theme_get_measure (salon_theme_get_used (), SALON_MEASURE_LETTER_CAP) * self->pitch / 100;

  salon_art_tile_prepare (&word->face, widget, "probe/card-face", salon_colour_get (word->seat),
                          (int) round (CARD_WIDTH * self->pitch), (int) round (CARD_HEIGHT * self->pitch));
  for (int i = 0; i < word->row.n; i++)
    {
      const char card = word->row.card[i];
      const char letter[2] = { card, '\0' };

      if (card == PROBE_BLANK && !word->dots)
        salon_art_tile_clear (&word->letter[i]);
      else
        salon_art_glyph_prepare (&word->letter[i], widget, "letters", card == PROBE_BLANK ? "blank" : letter,
                                 salon_theme_get_role ("card_ink"), cap);
    }
}

static void
probe_end_arc_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeEndArc *self = PROBE_END_ARC (widget);
  double across, down;

  get_extent (self, &across, &down);
  self->pitch = MAX (8, MIN (MIN (width / across, height / down), (width > 1200 ? PITCH_LONG : PITCH) * MORE));
  self->top = (float) (MAX (0, height - down * self->pitch) / 2);
  for (guint i = 0; i < self->words->len; i++)
    prepare_word (self, self->words->pdata[i]);
}

/* How far card @i has come on its way: 0 to 1, which it leaves and approaches slowly. */
static float
progress_of (ProbeEndArc *self, int i)
{
  const double whole = PROBE_SPACES + IN_FLIGHT;
  const double t = CLAMP ((self->arrived * whole / PROBE_SPACES - i) / IN_FLIGHT, 0, 1);

  return (float) ((1 - cos (G_PI * t)) / 2);
}

/* Where a card comes from: the middle of its place there, and how large it is there. */
static void
find_origin (ProbeEndArc *self, const Word *word, int i, float middle, graphene_point_t *from, float *size)
{
  const float pitch = (float) self->pitch;
  const float distance = i - (word->row.n - 1) / 2.f;
  graphene_point_t place;

  if (word->in)
    {
      graphene_rect_get_center (&word->origin[i], &place);
      if (gtk_widget_compute_point (word->in, GTK_WIDGET (self), &place, from))
        {
          from->y -= self->top;
          *size = word->origin[i].size.width / ((float) CARD_WIDTH * pitch);
          return;
        }
    }
  *from = GRAPHENE_POINT_INIT (middle + distance * pitch * (1 - FROM_NARROW),
                               (float) (.08 + CARD_HEIGHT / 2 + SAG * distance * distance + FROM_BELOW) * pitch);
  *size = .5f;
}

static void
snapshot_card (ProbeEndArc *self, GtkSnapshot *snapshot, const Word *word, int i, float middle)
{
  const float pitch = (float) self->pitch;
  const float distance = i - (word->row.n - 1) / 2.f;
  const float come = progress_of (self, i);
  const graphene_point_t to = GRAPHENE_POINT_INIT (middle + distance * pitch,
                                                   (float) (.08 + CARD_HEIGHT / 2 + SAG * distance * distance) * pitch);
  const float letter_y =
    (float) (salon_theme_get_measure (salon_theme_get_used (), SALON_MEASURE_LETTER_MIDDLE) / 100 - CARD_HEIGHT / 2);
  graphene_point_t from, place;
  float size, scale;

  if (come <= 0 && word->in == NULL)
    return;

  find_origin (self, word, i, middle, &from, &size);
  graphene_point_interpolate (&from, &to, come, &place);
  scale = size + (1 - size) * come;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place);
  gtk_snapshot_rotate (snapshot, distance * TILT * come);
  if (scale != 1)
    gtk_snapshot_scale (snapshot, scale, scale);
  salon_art_tile_snapshot (&word->face, snapshot, -(float) CARD_WIDTH * pitch / 2, -(float) CARD_HEIGHT * pitch / 2);
  salon_art_tile_snapshot (&word->letter[i], snapshot, 0, letter_y * pitch);
  gtk_snapshot_restore (snapshot);
}

static void
probe_end_arc_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeEndArc *self = PROBE_END_ARC (widget);
  double across, down, left;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, self->top));
  get_extent (self, &across, &down);
  left = (gtk_widget_get_width (widget) - (across - .3) * self->pitch) / 2;
  for (guint i = 0; i < self->words->len; i++)
    {
      const Word *word = self->words->pdata[i];

      for (int j = 0; j < word->row.n; j++)
        snapshot_card (self, snapshot, word, j, (float) (left + word->row.n * self->pitch / 2));
      left += (word->row.n + BETWEEN) * self->pitch;
    }
  gtk_snapshot_restore (snapshot);
}

static void
probe_end_arc_dispose (GObject *object)
{
  g_clear_pointer (&PROBE_END_ARC (object)->words, g_ptr_array_unref);

  G_OBJECT_CLASS (probe_end_arc_parent_class)->dispose (object);
}

static void
probe_end_arc_class_init (ProbeEndArcClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_end_arc_dispose;
  widget_class->get_request_mode = probe_end_arc_get_request_mode;
  widget_class->measure = probe_end_arc_measure;
  widget_class->size_allocate = probe_end_arc_size_allocate;
  widget_class->snapshot = probe_end_arc_snapshot;

  gtk_widget_class_set_css_name (widget_class, "probe-end-arc");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
probe_end_arc_init (ProbeEndArc *self)
{
  self->words = g_ptr_array_new_with_free_func (word_free);
  self->arrived = PROBE_SPACES;
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
probe_end_arc_new (void)
{
  return g_object_new (PROBE_TYPE_END_ARC, NULL);
}

void
probe_end_arc_clear (ProbeEndArc *self)
{
  g_return_if_fail (PROBE_IS_END_ARC (self));

  g_ptr_array_set_size (self->words, 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
probe_end_arc_add (ProbeEndArc *self, const ProbeRow *row, guint seat, gboolean dots)
{
  Word *word;

  g_return_if_fail (PROBE_IS_END_ARC (self));

  word = g_new0 (Word, 1);
  word->row = *row;
  word->seat = seat;
  word->dots = dots;
  g_ptr_array_add (self->words, word);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
probe_end_arc_set_origin (ProbeEndArc *self, int word, const graphene_rect_t *cards, GtkWidget *in)
{
  Word *of;

  g_return_if_fail (PROBE_IS_END_ARC (self));
  g_return_if_fail (word >= 0 && (guint) word < self->words->len);

  of = self->words->pdata[word];
  of->in = cards ? in : NULL;
  for (int i = 0; cards && i < of->row.n; i++)
    of->origin[i] = cards[i];
}

void
probe_end_arc_set_arrived (ProbeEndArc *self, double arrived)
{
  g_return_if_fail (PROBE_IS_END_ARC (self));

  self->arrived = CLAMP (arrived, 0, PROBE_SPACES);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
