/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-game-picture.h"

#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-theme-use.h"

#define N_LETTERS 26

/* What looks.md gives for a pitch of 100. */
#define BOARD_WIDTH  1250
#define BOARD_HEIGHT 172
#define FIRST_SPACE  25
#define CARD_X       4
#define CARD_Y       14
#define CARD_WIDTH   92
#define CARD_HEIGHT  126
#define BACK_MIDDLE  57 /* of the emblem on a back, from its upper edge */
#define LIP_Y        128
#define LIP_HEIGHT   44

#define PITCH_LEAST 8
#define PITCH_MOST  64
#define GAP_SHARE   .35f /* of the pitch, between trays */

struct _ProbeGamePicture {
  GtkWidget parent_instance;

  ProbeView view; /* an onlooker's: it has no secret */
  gboolean laid;
  int seats, trays;
  guint colour[PROBE_MAX_SEATS];

  ProbePictureGrid grid;
  SalonArtTile tray, lip, letter[N_LETTERS];
  SalonArtTile back[PROBE_MAX_SEATS], face[PROBE_MAX_SEATS], emblem[PROBE_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (ProbeGamePicture, probe_game_picture, GTK_TYPE_WIDGET)

static int
gap_of (int pitch)
{
  return MAX (2, (int) lroundf ((float) pitch * GAP_SHARE));
}

static int
scaled (int pitch, int units)
{
  return (int) lround (pitch * units / 100.);
}

ProbePictureGrid
probe_picture_grid (int n, int width, int height)
{
  ProbePictureGrid best = { 1, MAX (n, 1), PITCH_LEAST };

  for (int columns = 1; columns <= n; columns++)
    {
      const int rows = (n + columns - 1) / columns;
      int pitch = PITCH_MOST;

      while (pitch > best.pitch
             && (columns * scaled (pitch, BOARD_WIDTH) + (columns - 1) * 2 * gap_of (pitch) > width
                 || rows * scaled (pitch, BOARD_HEIGHT) + (rows - 1) * gap_of (pitch) > height))
        pitch--;
      if (pitch > best.pitch)
        best = (ProbePictureGrid) { columns, rows, pitch };
    }

  return best;
}

static void
probe_game_picture_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  ProbeGamePicture *self = PROBE_GAME_PICTURE (widget);

  /* The tray of one seat stands in a row of text. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = scaled (self->seats == 1 ? PITCH_LEAST : 20, BOARD_WIDTH);
  else
    *minimum = *natural = scaled (PITCH_LEAST, (self->seats == 1 ? 1 : 3) * BOARD_HEIGHT);
}

/* Prepares the letters that are open on the trays, and nothing else. */
static void
prepare_letters (ProbeGamePicture *self, int pitch)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const GdkRGBA *ink = salon_theme_get_role ("card_ink");
  const double cap = salon_theme_get_measure (salon_theme_get_used (), SALON_MEASURE_LETTER_CAP) * pitch / 100;

  for (int seat = 0; self->laid && seat < self->seats; seat++)
    for (int tray = 0; tray < self->trays; tray++)
      {
        const ProbeRow *row = &self->view.seen.setup.row[seat][tray];

        for (int i = 0; i < row->n; i++)
          if (row->card[i] >= 'A' && row->card[i] <= 'Z')
            salon_art_glyph_prepare (&self->letter[row->card[i] - 'A'], widget, "letters",
                                     (const char[]) { row->card[i], '\0' }, ink, cap);
      }
}

static void
probe_game_picture_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeGamePicture *self = PROBE_GAME_PICTURE (widget);
  const int n = self->seats * self->trays;
  int pitch;

  if (n == 0)
    return;

  self->grid = probe_picture_grid (n, width, height);
  pitch = self->grid.pitch;
  salon_art_tile_prepare (&self->tray, widget, "probe/tray", NULL, scaled (pitch, BOARD_WIDTH),
                          scaled (pitch, BOARD_HEIGHT));
  salon_art_tile_prepare (&self->lip, widget, "probe/lip", NULL, scaled (pitch, BOARD_WIDTH),
                          scaled (pitch, LIP_HEIGHT));
  for (int seat = 0; self->laid && seat < self->seats; seat++)
    {
      const GdkRGBA *colour = salon_colour_get (self->colour[seat]);

      salon_art_tile_prepare (&self->back[seat], widget, "probe/card-back", colour, scaled (pitch, CARD_WIDTH),
                              scaled (pitch, CARD_HEIGHT));
      salon_art_tile_prepare (&self->face[seat], widget, "probe/card-face", colour, scaled (pitch, CARD_WIDTH),
                              scaled (pitch, CARD_HEIGHT));
      salon_art_glyph_prepare (&self->emblem[seat], widget, "back-emblems",
                               salon_colour_get_emblem (self->colour[seat]), colour, pitch);
    }
  prepare_letters (self, pitch);
}

static void
append_card (ProbeGamePicture *self, GtkSnapshot *snapshot, int seat, char card, float x, float y)
{
  const int pitch = self->grid.pitch;
  const float middle = x + (float) scaled (pitch, CARD_WIDTH) / 2;

  if (card == PROBE_UNKNOWN)
    {
      salon_art_tile_snapshot (&self->back[seat], snapshot, x, y);
      salon_art_tile_snapshot (&self->emblem[seat], snapshot, middle, y + (float) scaled (pitch, BACK_MIDDLE));
      return;
    }

  salon_art_tile_snapshot (&self->face[seat], snapshot, x, y);
  if (card >= 'A' && card <= 'Z')
    salon_art_tile_snapshot (&self->letter[card - 'A'], snapshot, middle,
                             y
                               + roundf ((float) salon_theme_get_measure (salon_theme_get_used (),
                                                                          SALON_MEASURE_LETTER_MIDDLE)
                                         * (float) pitch / 100));
}

static void
append_tray (ProbeGamePicture *self, GtkSnapshot *snapshot, int seat, int tray, float x, float y)
{
  const int pitch = self->grid.pitch;

  salon_art_tile_snapshot (&self->tray, snapshot, x, y);
  if (self->laid)
    {
      const ProbeRow *row = &self->view.seen.setup.row[seat][tray];

      for (int i = 0; i < row->n; i++)
        append_card (self, snapshot, seat, row->card[i], x + (float) scaled (pitch, FIRST_SPACE + CARD_X + 100 * i),
                     y + (float) scaled (pitch, CARD_Y));
    }
  salon_art_tile_snapshot (&self->lip, snapshot, x, y + (float) scaled (pitch, LIP_Y));
}

static void
probe_game_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeGamePicture *self = PROBE_GAME_PICTURE (widget);
  const ProbePictureGrid *grid = &self->grid;
  const int across = scaled (grid->pitch, BOARD_WIDTH) + 2 * gap_of (grid->pitch);
  const int down = scaled (grid->pitch, BOARD_HEIGHT) + gap_of (grid->pitch);
  const int left = MAX (0, (gtk_widget_get_width (widget) - grid->columns * across + 2 * gap_of (grid->pitch)) / 2);
  const int top = (gtk_widget_get_height (widget) - grid->rows * down + gap_of (grid->pitch)) / 2;

  for (int i = 0; i < self->seats * self->trays; i++)
    {
      const int column = i / grid->rows, row = i % grid->rows;

      append_tray (self, snapshot, i / self->trays, i % self->trays, (float) (left + column * across),
                   (float) (top + row * down));
    }
}

static void
probe_game_picture_dispose (GObject *object)
{
  ProbeGamePicture *self = PROBE_GAME_PICTURE (object);

  salon_art_tile_clear (&self->tray);
  salon_art_tile_clear (&self->lip);
  for (int i = 0; i < N_LETTERS; i++)
    salon_art_tile_clear (&self->letter[i]);
  for (int i = 0; i < PROBE_MAX_SEATS; i++)
    {
      salon_art_tile_clear (&self->back[i]);
      salon_art_tile_clear (&self->face[i]);
      salon_art_tile_clear (&self->emblem[i]);
    }

  G_OBJECT_CLASS (probe_game_picture_parent_class)->dispose (object);
}

static void
probe_game_picture_class_init (ProbeGamePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_game_picture_dispose;
  widget_class->measure = probe_game_picture_measure;
  widget_class->size_allocate = probe_game_picture_size_allocate;
  widget_class->snapshot = probe_game_picture_snapshot;

  gtk_widget_class_set_css_name (widget_class, "probe-game-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
probe_game_picture_init (ProbeGamePicture *self)
{
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
probe_game_picture_new (void)
{
  return g_object_new (PROBE_TYPE_GAME_PICTURE, NULL);
}

void
probe_game_picture_set (ProbeGamePicture *self, const ProbeView *view, int seats, int trays, const guint *colours)
{
  g_return_if_fail (PROBE_IS_GAME_PICTURE (self));
  g_return_if_fail (seats <= PROBE_MAX_SEATS && trays <= PROBE_MAX_TRAYS);

  self->laid = view != NULL;
  if (view != NULL)
    self->view = *view;
  self->seats = seats;
  self->trays = trays;
  for (int i = 0; i < seats; i++)
    self->colour[i] = colours[i];
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
