/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-players.h"

#include "app/salon-library-text.h"
#include "widgets/salon-emblem.h"

#define EMBLEM_SIZE 14 /* px */

/* How many characters a name and its points may have. A longer text is cut in its middle, because the points stand at its end. */
#define NAME_CHARS 20

typedef struct {
  GtkWidget *box, *emblem;
  GtkWidget *name; /* NULL without names */
} Player;

struct _SalonLibraryPlayers {
  GtkWidget parent_instance;

  SalonLibraryEntry *entry; /* (nullable) */
  gboolean names;
  guint most;
  guint n_shown; /* players whose widgets are filled, of whom some may have no room */
  guint n_seats;
  Player player[SALON_LIBRARY_PLAYERS_MOST];
  GtkWidget *others; /* how many have no room; an inscription, whose text may change while the row gets its width */
};

G_DEFINE_FINAL_TYPE (SalonLibraryPlayers, salon_library_players, GTK_TYPE_WIDGET)

/* Room */

static int
get_spacing (SalonLibraryPlayers *self)
{
  return self->names ? 4 : 8;
}

static int
get_width (GtkWidget *widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* The width of the first @n players, and of the number of the others if there are any. */
static int
get_width_of (SalonLibraryPlayers *self, guint n)
{
  int width = 0;

  for (guint i = 0; i < n; i++)
    width += get_width (self->player[i].box) + (i > 0 ? get_spacing (self) : 0);
  if (n > 0 && n < self->n_seats)
    width += get_spacing (self) + get_width (self->others);
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

  *minimum = *natural = 0;
  if (self->n_shown == 0)
    return;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = get_width_of (self, self->n_shown);
      gtk_widget_measure (self->player[0].box, orientation, -1, minimum, NULL, NULL, NULL);
      if (self->n_seats > 1)
        *minimum += get_spacing (self) + get_width (self->others);
      *natural = MAX (*minimum, *natural);
      return;
    }
  for (guint i = 0; i < self->n_shown + (self->n_seats > 1); i++)
    {
      GtkWidget *child = i < self->n_shown ? self->player[i].box : self->others;
      int least, most;

      gtk_widget_measure (child, orientation, -1, &least, &most, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, most);
    }
}

/* Puts @child at *@x from the side where lines begin, and moves *@x behind it. */
static void
put (SalonLibraryPlayers *self, GtkWidget *child, int *x, int child_width, int width, int height)
{
  GtkAllocation place = { *x, 0, child_width, height };

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    place.x = width - *x - child_width;
  gtk_widget_size_allocate (child, &place, -1);
  *x += child_width + get_spacing (self);
}

/* A child that has no room is not drawn. It gets a place below the first player: assistive technologies are told its place, and the
 * one that it had in a wider row may be outside the window. */
static void
put_aside (GtkWidget *child, int height)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, least, height }, -1);
}

static void
count_others (SalonLibraryPlayers *self, guint n)
{
  char text[16];

  g_snprintf (text, sizeof text, "+ %u", n);
  if (g_strcmp0 (gtk_inscription_get_text (GTK_INSCRIPTION (self->others)), text) != 0)
    gtk_inscription_set_text (GTK_INSCRIPTION (self->others), text);
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
  for (guint i = 0; i < self->most; i++)
    {
      gtk_widget_set_child_visible (self->player[i].box, i < n);
      if (i >= n)
        put_aside (self->player[i].box, height);
    }
  for (guint i = 0; i < n; i++)
    {
      const int too_wide = n == 1 ? MAX (get_width_of (self, 1) - width, 0) : 0;
      int least;

      gtk_widget_measure (self->player[i].box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      put (self, self->player[i].box, &x, MAX (get_width (self->player[i].box) - too_wide, least), width, height);
    }
  gtk_widget_set_child_visible (self->others, n > 0 && n < self->n_seats);
  if (n > 0 && n < self->n_seats)
    {
      count_others (self, self->n_seats - n);
      put (self, self->others, &x, get_width (self->others), width, height);
    }
  else
    put_aside (self->others, height);
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
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&SALON_LIBRARY_PLAYERS (object)->entry);

  G_OBJECT_CLASS (salon_library_players_parent_class)->dispose (object);
}

static void
salon_library_players_class_init (SalonLibraryPlayersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_library_players_dispose;
  widget_class->measure = salon_library_players_measure;
  widget_class->size_allocate = salon_library_players_size_allocate;
  widget_class->query_tooltip = salon_library_players_query_tooltip;
}

static void
salon_library_players_init (SalonLibraryPlayers *self)
{
}

static void
add_player (SalonLibraryPlayers *self, Player *player)
{
  player->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (player->box, "player");
  player->emblem = salon_emblem_new (0, EMBLEM_SIZE);
  gtk_widget_set_valign (player->emblem, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (player->box), player->emblem);
  if (self->names)
    {
      player->name = gtk_label_new (NULL);
      gtk_label_set_ellipsize (GTK_LABEL (player->name), PANGO_ELLIPSIZE_MIDDLE);
      gtk_label_set_max_width_chars (GTK_LABEL (player->name), NAME_CHARS);
      gtk_box_append (GTK_BOX (player->box), player->name);
    }
  gtk_widget_set_parent (player->box, GTK_WIDGET (self));
}

GtkWidget *
salon_library_players_new (guint most, gboolean names)
{
  SalonLibraryPlayers *self = g_object_new (SALON_TYPE_LIBRARY_PLAYERS, "has-tooltip", TRUE, NULL);

  self->names = names;
  self->most = MIN (most, SALON_LIBRARY_PLAYERS_MOST);
  for (guint i = 0; i < self->most; i++)
    add_player (self, &self->player[i]);
  self->others = gtk_inscription_new ("");
  gtk_widget_add_css_class (self->others, "others");
  gtk_widget_set_parent (self->others, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

static void
set_player (SalonLibraryPlayers *self, Player *player, SalonLibraryEntry *entry, guint seat)
{
  const SalonSummary *summary = salon_library_entry_get_summary (entry);
  const gboolean coloured = summary->n_seats <= SALON_TABLE_SEATS;

  /* Of more seats than a table has, nobody has a colour. */
  gtk_widget_set_visible (player->emblem, coloured);
  if (coloured)
    salon_emblem_set_seat (SALON_EMBLEM (player->emblem), salon_library_entry_get_look (entry)->colour[seat]);
  if (self->names)
    {
      g_autofree char *text = salon_library_say_player (summary, seat);

      gtk_label_set_label (GTK_LABEL (player->name), text);
    }
  if (self->names && summary->seat[seat].won && summary->has_points)
    gtk_widget_add_css_class (player->box, "won");
  else
    gtk_widget_remove_css_class (player->box, "won");
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
  for (guint i = 0; i < self->most; i++)
    {
      gtk_widget_set_visible (self->player[i].box, i < self->n_shown);
      if (i < self->n_shown)
        set_player (self, &self->player[i], entry, order[i]);
    }
  /* The label has room for the largest number that it may show. */
  gtk_widget_set_visible (self->others, self->n_shown > 0 && self->n_seats > 1);
  gtk_inscription_set_min_chars (GTK_INSCRIPTION (self->others), self->n_seats > 10 ? 4 : 3);
}
