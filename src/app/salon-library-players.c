/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-players.h"

#include "app/salon-library-text.h"
#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-emblem.h"

/* px */
#define EMBLEM_SIZE 14
#define EMBLEM_GAP  6  /* between an emblem and its name */
#define PAD_X       11 /* of the gold on which a winner stands; all others have as much room */
#define PAD_Y       4

/* How many characters a name and its points may have. A longer text is cut in its middle, because the points stand at its end. */
#define NAME_CHARS   20
#define LEAST_CHARS  3
#define OTHERS_CHARS 4 /* “+ 11” */

/* On paper, and on the gold of a row that is chosen. */
static const GdkRGBA gold = { .961f, .678f, .122f, .5f };

#define OTHERS_ALPHA .72f

typedef struct {
  PangoLayout *text; /* NULL without names */
  SalonArtTile emblem;
  gboolean has_emblem, won;
  guint colour;
  int x, width; /* where the player stands; 0: there is no room */
} Player;

struct _SalonLibraryPlayers {
  GtkWidget parent_instance;

  SalonLibraryEntry *entry; /* (nullable) */
  gboolean names;
  guint most;
  guint n_shown; /* players who can be shown, of whom some may have no room */
  guint n_seats;
  Player player[SALON_LIBRARY_PLAYERS_MOST];
  PangoLayout *others; /* how many have no room */
  int others_x;        /* -1: none */
};

G_DEFINE_FINAL_TYPE (SalonLibraryPlayers, salon_library_players, GTK_TYPE_WIDGET)

/* Room */

static int
get_spacing (SalonLibraryPlayers *self)
{
  return self->names ? 4 : 8;
}

static int
get_text_width (PangoLayout *layout)
{
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static int
get_chars_width (SalonLibraryPlayers *self, int chars)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (GTK_WIDGET (self)), NULL, NULL);
  const int width = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                         pango_font_metrics_get_approximate_digit_width (metrics));

  pango_font_metrics_unref (metrics);
  return PANGO_PIXELS_CEIL (width * chars);
}

/* The width of a player without the name. */
static int
get_bare_width (SalonLibraryPlayers *self, const Player *player)
{
  return (player->has_emblem ? EMBLEM_SIZE : 0) + (self->names ? 2 * PAD_X : 0)
         + (self->names && player->has_emblem ? EMBLEM_GAP : 0);
}

/* The width that a player likes. */
static int
get_width (SalonLibraryPlayers *self, Player *player)
{
  int width = get_bare_width (self, player);

  if (player->text != NULL)
    {
      pango_layout_set_width (player->text, -1);
      width += MIN (get_text_width (player->text), get_chars_width (self, NAME_CHARS));
    }
  return width;
}

static void
count_others (SalonLibraryPlayers *self, guint n)
{
  char text[16];

  g_snprintf (text, sizeof text, "+ %u", n);
  pango_layout_set_text (self->others, text, -1);
}

/* The width of the first @n players, and of the number of the others if there are any. */
static int
get_width_of (SalonLibraryPlayers *self, guint n)
{
  int width = 0;

  for (guint i = 0; i < n; i++)
    width += get_width (self, &self->player[i]) + (i > 0 ? get_spacing (self) : 0);
  if (n > 0 && n < self->n_seats)
    {
      count_others (self, self->n_seats - n);
      width += get_spacing (self) + get_text_width (self->others);
    }
  return width;
}

static void
salon_library_players_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  SalonLibraryPlayers *self = SALON_LIBRARY_PLAYERS (widget);
  int height;

  *minimum = *natural = 0;
  if (self->n_shown == 0)
    return;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      /* The same for all games: a list whose rows need another width is laid out anew, and with it the window. */
      *minimum = EMBLEM_SIZE;
      if (self->names)
        *minimum += EMBLEM_GAP + 2 * PAD_X + get_spacing (self) + get_chars_width (self, LEAST_CHARS + OTHERS_CHARS);
      *natural = MAX (*minimum, get_width_of (self, self->n_shown));
      return;
    }
  pango_layout_get_pixel_size (self->others, NULL, &height);
  *minimum = *natural = self->names ? MAX (height, EMBLEM_SIZE) + 2 * PAD_Y : MAX (height, EMBLEM_SIZE);
}

/* Prepares the emblem for the colour that the text has now. */
static void
prepare_emblem (SalonLibraryPlayers *self, Player *player)
{
  GdkRGBA ink;

  if (!player->has_emblem)
    return;

  salon_draw_get_colour (GTK_WIDGET (self), &ink);
  salon_art_glyph_prepare (&player->emblem, GTK_WIDGET (self), "emblems", salon_colour_get_emblem (player->colour),
                           salon_emblem_choose_colour (player->colour, &ink), EMBLEM_SIZE * SALON_EMBLEM_SHARE);
}

/* As many players as have room; a name is cut only where there is none for the first one. */
static void
salon_library_players_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonLibraryPlayers *self = SALON_LIBRARY_PLAYERS (widget);
  guint n = self->n_shown;
  int x = 0;

  while (n > 1 && get_width_of (self, n) > width)
    n--;
  for (guint i = 0; i < SALON_LIBRARY_PLAYERS_MOST; i++)
    self->player[i].width = 0;
  for (guint i = 0; i < n; i++)
    {
      Player *player = &self->player[i];
      const int too_wide = n == 1 ? MAX (get_width_of (self, 1) - width, 0) : 0;
      const int liked = get_width (self, player), bare = get_bare_width (self, player);

      prepare_emblem (self, player);
      player->x = x;
      player->width = MAX (liked - too_wide, MIN (liked, bare + get_chars_width (self, LEAST_CHARS)));
      if (player->text != NULL)
        pango_layout_set_width (player->text, (player->width - bare) * PANGO_SCALE);
      x += player->width + get_spacing (self);
    }
  self->others_x = -1;
  if (n > 0 && n < self->n_seats)
    {
      count_others (self, self->n_seats - n);
      self->others_x = x;
    }
}

/* Drawing */

/* Where something of this width begins that begins at @x where lines are written from left to right. */
static float
mirror (SalonLibraryPlayers *self, int x, int width)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    return (float) (gtk_widget_get_width (GTK_WIDGET (self)) - x - width);
  return (float) x;
}

static void
draw_text (SalonLibraryPlayers *self, GtkSnapshot *snapshot, PangoLayout *text, float x, const GdkRGBA *colour)
{
  int height, y;

  pango_layout_get_pixel_size (text, NULL, &height);
  y = (gtk_widget_get_height (GTK_WIDGET (self)) - height) / 2;
  salon_draw_text (snapshot, text, &GRAPHENE_POINT_INIT (x, (float) y), colour);
}

static void
draw_player (SalonLibraryPlayers *self, GtkSnapshot *snapshot, const Player *player, const GdkRGBA *ink)
{
  const float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  int x = player->x + (self->names ? PAD_X : 0);

  if (player->won)
    {
      const graphene_rect_t box =
        GRAPHENE_RECT_INIT (mirror (self, player->x, player->width), 0, (float) player->width, height);
      GskRoundedRect shape;

      gsk_rounded_rect_init_from_rect (&shape, &box, height / 2);
      gtk_snapshot_push_rounded_clip (snapshot, &shape);
      gtk_snapshot_append_color (snapshot, &gold, &box);
      gtk_snapshot_pop (snapshot);
    }
  if (player->has_emblem)
    {
      salon_art_tile_snapshot (&player->emblem, snapshot, mirror (self, x, EMBLEM_SIZE) + EMBLEM_SIZE / 2.f,
                               roundf (height / 2));
      x += EMBLEM_SIZE + EMBLEM_GAP;
    }
  if (player->text != NULL)
    draw_text (self, snapshot, player->text, mirror (self, x, get_text_width (player->text)), ink);
}

static void
salon_library_players_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonLibraryPlayers *self = SALON_LIBRARY_PLAYERS (widget);
  GdkRGBA ink;

  salon_draw_get_colour (widget, &ink);
  for (guint i = 0; i < self->n_shown; i++)
    if (self->player[i].width > 0)
      draw_player (self, snapshot, &self->player[i], &ink);
  ink.alpha *= OTHERS_ALPHA;
  if (self->n_shown > 0 && self->others_x >= 0)
    draw_text (self, snapshot, self->others, mirror (self, self->others_x, get_text_width (self->others)), &ink);
}

/* Emblems have the colour of the text. */
static void
salon_library_players_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (salon_library_players_parent_class)->css_changed (widget, change);
  gtk_widget_queue_resize (widget);
  gtk_widget_queue_draw (widget);
}

/* Whoever points at the players reads all of them, in their order. The text is made when it is asked for: of most rows it never is. */
static gboolean
salon_library_players_query_tooltip (GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  SalonLibraryPlayers *self = SALON_LIBRARY_PLAYERS (widget);
  const SalonSummary *summary = self->entry != NULL ? salon_library_entry_get_summary (self->entry) : NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  guint order[SALON_MAX_SEATS];

  if (summary == NULL || summary->n_seats == 0)
    return FALSE;

  salon_library_sort_seats (summary, order);
  for (guint i = 0; i < summary->n_seats; i++)
    {
      g_autofree char *player = salon_library_say_player (summary, order[i]);

      g_string_append_printf (text, i > 0 ? "\n%s" : "%s", player);
    }
  gtk_tooltip_set_text (tooltip, text->str);
  return TRUE;
}

/* The object */

static void
salon_library_players_dispose (GObject *object)
{
  SalonLibraryPlayers *self = SALON_LIBRARY_PLAYERS (object);

  for (guint i = 0; i < SALON_LIBRARY_PLAYERS_MOST; i++)
    {
      g_clear_object (&self->player[i].text);
      salon_art_tile_clear (&self->player[i].emblem);
    }
  g_clear_object (&self->others);
  g_clear_object (&self->entry);

  G_OBJECT_CLASS (salon_library_players_parent_class)->dispose (object);
}

static void
salon_library_players_class_init (SalonLibraryPlayersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_library_players_dispose;
  widget_class->measure = salon_library_players_measure;
  widget_class->size_allocate = salon_library_players_size_allocate;
  widget_class->snapshot = salon_library_players_snapshot;
  widget_class->css_changed = salon_library_players_css_changed;
  widget_class->query_tooltip = salon_library_players_query_tooltip;
  /* The row or the card says who has played. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
salon_library_players_init (SalonLibraryPlayers *self)
{
  self->others_x = -1;
  self->others = gtk_widget_create_pango_layout (GTK_WIDGET (self), "");
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
salon_library_players_new (guint most, gboolean names)
{
  SalonLibraryPlayers *self = g_object_new (SALON_TYPE_LIBRARY_PLAYERS, "has-tooltip", TRUE, NULL);

  self->names = names;
  self->most = MIN (most, SALON_LIBRARY_PLAYERS_MOST);
  return GTK_WIDGET (self);
}

static void
set_text (SalonLibraryPlayers *self, Player *player, const char *text)
{
  if (player->text == NULL)
    {
      player->text = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
      pango_layout_set_ellipsize (player->text, PANGO_ELLIPSIZE_MIDDLE);
    }
  pango_layout_set_attributes (player->text, NULL);
  if (player->won)
    {
      PangoAttrList *attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_ULTRABOLD));
      pango_layout_set_attributes (player->text, attributes);
      pango_attr_list_unref (attributes);
    }
  pango_layout_set_text (player->text, text, -1);
}

static void
set_player (SalonLibraryPlayers *self, Player *player, SalonLibraryEntry *entry, guint seat)
{
  const SalonSummary *summary = salon_library_entry_get_summary (entry);

  /* Of more seats than a table has, nobody has a colour. */
  player->has_emblem = summary->n_seats <= SALON_TABLE_SEATS;
  player->colour = player->has_emblem ? salon_library_entry_get_look (entry)->colour[seat] : 0;
  player->won = self->names && summary->seat[seat].won && summary->has_points;
  if (self->names)
    {
      g_autofree char *text = salon_library_say_player (summary, seat);

      set_text (self, player, text);
    }
}

void
salon_library_players_set_entry (SalonLibraryPlayers *self, SalonLibraryEntry *entry)
{
  const SalonSummary *summary = salon_library_entry_get_summary (entry);
  guint order[SALON_MAX_SEATS];

  g_set_object (&self->entry, entry);
  salon_library_sort_seats (summary, order);
  self->n_seats = summary->n_seats;
  self->n_shown = MIN (self->most, summary->n_seats);
  /* Only the seats of a table have emblems, so a larger company is not shown without its names. */
  if (!self->names && summary->n_seats > SALON_TABLE_SEATS)
    self->n_shown = 0;
  for (guint i = 0; i < self->n_shown; i++)
    set_player (self, &self->player[i], entry, order[i]);
  /* Names get what room there is in a row, so they ask for none. */
  if (self->names)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  else
    gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

char *
salon_library_players_list_shown (SalonLibraryPlayers *self, guint *n, gboolean *cut, int *end)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (SALON_IS_LIBRARY_PLAYERS (self), NULL);

  *n = 0;
  *cut = FALSE;
  *end = 0;
  for (guint i = 0; i < self->n_shown; i++)
    {
      const Player *player = &self->player[i];

      if (player->width == 0)
        continue;
      *n += 1;
      *end = player->x + player->width;
      if (player->text != NULL)
        {
          g_string_append_printf (text, "%s|", pango_layout_get_text (player->text));
          *cut |= pango_layout_is_ellipsized (player->text);
        }
    }
  if (self->n_shown > 0 && self->others_x >= 0)
    {
      *end = self->others_x + get_text_width (self->others);
      g_string_append_printf (text, "%s|", pango_layout_get_text (self->others));
    }
  return g_string_free (text, FALSE);
}
