/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-game-picture.h"

#include "widgets/salon-art.h"
#include "widgets/wedges/wedges-token-art.h"
#include "widgets/wedges/wedges-widgets.h"

/* px */
#define LEAST_WIDTH    150
#define LEAST_HEIGHT   44
#define NATURAL_WIDTH  168
#define NATURAL_HEIGHT 117

struct _WedgesGamePicture {
  GtkWidget parent_instance;

  WedgesTokenLook token[WEDGES_MAX_SEATS];
  int seats;

  SalonArtTile tile;
};

G_DEFINE_FINAL_TYPE (WedgesGamePicture, wedges_game_picture, GTK_TYPE_WIDGET)

/* How the tokens stand: so many in a row, each in a square of @side px. */
typedef struct {
  const WedgesGamePicture *picture;
  int columns;
  double side, x, y;
} Drawing;

/* Finds the number of columns with which the tokens are largest. */
static Drawing
arrange (const WedgesGamePicture *self, int width, int height)
{
  Drawing best = { .picture = self };

  for (int columns = 1; columns <= self->seats; columns++)
    {
      const int rows = (self->seats + columns - 1) / columns;
      const double side = MIN ((double) width / columns, (double) height / rows);

      if (side > best.side)
        best = (Drawing) { self, columns, side, (width - side * columns) / 2, (height - side * rows) / 2 };
    }
  return best;
}

static void
draw (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  for (int i = 0; i < drawing->picture->seats; i++)
    {
      WedgesTokenLook look = drawing->picture->token[i];

      look.radius = drawing->side / 2 / WEDGES_TOKEN_REACH;
      cairo_save (cr);
      cairo_translate (cr, drawing->x + drawing->side * (i % drawing->columns + .5),
                       drawing->y + drawing->side * ((int) (i / drawing->columns) + .5));
      wedges_token_draw (cr, &look);
      cairo_restore (cr);
    }
}

static void
wedges_game_picture_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  const gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = across ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = across ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

static void
wedges_game_picture_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesGamePicture *self = WEDGES_GAME_PICTURE (widget);
  const Drawing drawing = arrange (self, width, height);

  salon_art_tile_draw (&self->tile, widget, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height), draw, &drawing);
}

static void
wedges_game_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  salon_art_tile_snapshot (&WEDGES_GAME_PICTURE (widget)->tile, snapshot, 0, 0);
}

static void
wedges_game_picture_dispose (GObject *object)
{
  salon_art_tile_clear (&WEDGES_GAME_PICTURE (object)->tile);

  G_OBJECT_CLASS (wedges_game_picture_parent_class)->dispose (object);
}

static void
wedges_game_picture_class_init (WedgesGamePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  wedges_widgets_init ();
  G_OBJECT_CLASS (klass)->dispose = wedges_game_picture_dispose;
  widget_class->measure = wedges_game_picture_measure;
  widget_class->size_allocate = wedges_game_picture_size_allocate;
  widget_class->snapshot = wedges_game_picture_snapshot;

  gtk_widget_class_set_css_name (widget_class, "wedges-game-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
wedges_game_picture_init (WedgesGamePicture *self)
{
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
wedges_game_picture_new (const WedgesState *state, const guint *colours)
{
  WedgesGamePicture *self = g_object_new (WEDGES_TYPE_GAME_PICTURE, NULL);
  const int due = wedges_seat_due (state);

  self->seats = state->setup.seats;
  for (int seat = 0; seat < self->seats; seat++)
    self->token[seat] =
      (WedgesTokenLook) { .colour = colours[seat], .wedges = state->wedges[seat], .in_turn = seat == due };
  return GTK_WIDGET (self);
}
