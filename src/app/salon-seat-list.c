/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-seat-list.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/salon-seat-names.h"
#include "app/salon-seat-row.h"

struct _SalonSeatList {
  GtkBox parent_instance;

  GtkListBox *seats;
  GtkWidget *add;
  GtkLabel *add_label;

  SalonSeatRow *row[SALON_TABLE_SEATS]; /* borrowed from the list box */
  int n;
  int least, most;
  char *at_least, *at_most;
  char *choice, *choice_hint; /* NULL: there is no choice */
};

G_DEFINE_FINAL_TYPE (SalonSeatList, salon_seat_list, GTK_TYPE_BOX)

enum {
  SEAT_MOVED,
  SEAT_REMOVED,
  CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* Places and limits, after either has changed. */
static void
update (SalonSeatList *self)
{
  const gboolean full = self->n >= self->most;

  for (int i = 0; i < self->n; i++)
    {
      salon_seat_row_set_place (self->row[i], i, self->n, self->n > self->least ? NULL : self->at_least);
      salon_seat_row_set_surplus (self->row[i], i >= self->most);
    }

  gtk_widget_set_sensitive (self->add, !full);
  /* Translators: the plus sign belongs to the button’s text */
  gtk_label_set_label (self->add_label, full ? self->at_most : _ ("+ Add a player"));
}

/* The player has changed something. */
static void
changed (SalonSeatList *self)
{
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static int
index_of (SalonSeatList *self, const SalonSeatRow *row)
{
  for (int i = 0; i < self->n; i++)
    if (self->row[i] == row)
      return i;

  g_return_val_if_reached (0);
}

/* Whoever has the wished colour takes the one of @row. */
static void
colour_wanted_cb (SalonSeatRow *row, guint colour, SalonSeatList *self)
{
  for (int i = 0; i < self->n; i++)
    if (self->row[i] != row && salon_seat_row_get_colour (self->row[i]) == colour)
      salon_seat_row_set_colour (self->row[i], salon_seat_row_get_colour (row));
  salon_seat_row_set_colour (row, colour);
}

static void
move_wanted_cb (SalonSeatRow *row, int step, SalonSeatList *self)
{
  const int from = index_of (self, row), to = from + step;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  const gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (row));

  if (to < 0 || to >= self->n)
    return;

  self->row[from] = self->row[to];
  self->row[to] = row;

  g_object_ref (row);
  gtk_list_box_remove (self->seats, GTK_WIDGET (row));
  gtk_list_box_insert (self->seats, GTK_WIDGET (row), to);
  g_object_unref (row);

  g_signal_emit (self, signals[SEAT_MOVED], 0, from, to);
  changed (self);
  if (had_focus)
    gtk_widget_grab_focus (focus);
}

static void
removal_wanted_cb (SalonSeatRow *row, SalonSeatList *self)
{
  const int gone = index_of (self, row);

  for (int i = gone; i < self->n - 1; i++)
    self->row[i] = self->row[i + 1];
  self->n--;
  gtk_list_box_remove (self->seats, GTK_WIDGET (row));

  g_signal_emit (self, signals[SEAT_REMOVED], 0, gone);
  changed (self);
  salon_seat_row_focus_name (self->row[MIN (gone, self->n - 1)]);
}

static SalonSeatRow *
append_row (SalonSeatList *self)
{
  SalonSeatRow *row = SALON_SEAT_ROW (salon_seat_row_new ());

  g_signal_connect_swapped (row, "changed", G_CALLBACK (changed), self);
  g_signal_connect (row, "colour-wanted", G_CALLBACK (colour_wanted_cb), self);
  g_signal_connect (row, "move-wanted", G_CALLBACK (move_wanted_cb), self);
  g_signal_connect (row, "removal-wanted", G_CALLBACK (removal_wanted_cb), self);
  gtk_list_box_insert (self->seats, GTK_WIDGET (row), self->n);
  self->row[self->n++] = row;
  salon_seat_row_set_choice (row, self->choice, self->choice_hint);

  return row;
}

/* Bit per colour. */
static guint
get_taken_colours (SalonSeatList *self)
{
  guint taken = 0;

  for (int i = 0; i < self->n; i++)
    taken |= 1u << salon_seat_row_get_colour (self->row[i]);

  return taken;
}

static guint
next_free_colour (guint taken, guint colour)
{
  while (taken & 1u << colour)
    colour++;

  return colour;
}

static void
add_cb (SalonSeatList *self)
{
  g_auto (GStrv) names = salon_seat_list_get_names (self);
  g_autofree char *name = salon_seat_names_computer ((const char *const *) names);
  const guint colour = next_free_colour (get_taken_colours (self), 0);
  SalonSeatRow *row;

  if (self->n >= self->most)
    return;

  row = append_row (self);
  salon_seat_row_set_colour (row, colour);
  salon_seat_row_set_name (row, name);
  salon_seat_row_set_kind (row, SALON_COMPUTER_MEDIUM);
  changed (self);
  salon_seat_row_focus_name (row);
}

static void
salon_seat_list_finalize (GObject *object)
{
  SalonSeatList *self = SALON_SEAT_LIST (object);

  g_free (self->at_least);
  g_free (self->at_most);
  g_free (self->choice);
  g_free (self->choice_hint);

  G_OBJECT_CLASS (salon_seat_list_parent_class)->finalize (object);
}

static void
salon_seat_list_class_init (SalonSeatListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = salon_seat_list_finalize;

  signals[SEAT_MOVED] = g_signal_new ("seat-moved", SALON_TYPE_SEAT_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  signals[SEAT_REMOVED] = g_signal_new ("seat-removed", SALON_TYPE_SEAT_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_INT);
  signals[CHANGED] =
    g_signal_new ("changed", SALON_TYPE_SEAT_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "salon-seat-list");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/salon-seat-list.ui");
  gtk_widget_class_bind_template_child (widget_class, SalonSeatList, seats);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatList, add);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatList, add_label);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
}

static void
salon_seat_list_init (SalonSeatList *self)
{
  self->most = SALON_TABLE_SEATS;
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
salon_seat_list_set_limits (SalonSeatList *self, int least, int most, const char *at_least, const char *at_most)
{
  g_return_if_fail (least >= 1 && least <= most && most <= SALON_TABLE_SEATS);

  self->least = least;
  self->most = most;
  g_free (self->at_least);
  self->at_least = g_strdup (at_least);
  g_free (self->at_most);
  self->at_most = g_strdup (at_most);
  update (self);
}

void
salon_seat_list_set (SalonSeatList *self,
                     const SalonHeader *header,
                     int seats,
                     const guint *colours,
                     const gboolean *chooses)
{
  g_return_if_fail (seats >= 1 && seats <= SALON_TABLE_SEATS);

  while (self->n > seats)
    gtk_list_box_remove (self->seats, GTK_WIDGET (self->row[--self->n]));
  for (int i = 0; i < seats; i++)
    {
      SalonSeatRow *row = i < self->n ? self->row[i] : append_row (self);

      salon_seat_row_set_name (row, header->name[i]);
      salon_seat_row_set_kind (row, header->kind[i]);
      salon_seat_row_set_colour (row, colours[i]);
      salon_seat_row_set_chooses (row, chooses[i]);
    }
  update (self);
}

void
salon_seat_list_get (SalonSeatList *self, SalonHeader *header, guint *colours, gboolean *chooses, int n)
{
  const guint taken = get_taken_colours (self);
  guint colour = 0;

  for (int i = 0; i < self->n; i++)
    {
      g_autofree char *name = salon_seat_row_get_name (self->row[i]);

      g_strlcpy (header->name[i], name, sizeof header->name[i]);
      header->kind[i] = (uint8_t) salon_seat_row_get_kind (self->row[i]);
      colours[i] = salon_seat_row_get_colour (self->row[i]);
      chooses[i] = salon_seat_row_get_chooses (self->row[i]);
    }
  for (int i = self->n; i < n; i++)
    {
      chooses[i] = FALSE;
      colours[i] = next_free_colour (taken, colour);
      colour = colours[i] + 1;
    }
}

void
salon_seat_list_set_choice (SalonSeatList *self, const char *title, const char *hint)
{
  g_free (self->choice);
  self->choice = g_strdup (title);
  g_free (self->choice_hint);
  self->choice_hint = g_strdup (hint);
  for (int i = 0; i < self->n; i++)
    salon_seat_row_set_choice (self->row[i], title, hint);
}

int
salon_seat_list_count (SalonSeatList *self)
{
  return self->n;
}

char **
salon_seat_list_get_names (SalonSeatList *self)
{
  char **names = g_new0 (char *, self->n + 1);

  for (int i = 0; i < self->n; i++)
    names[i] = salon_seat_row_get_name (self->row[i]);

  return names;
}

char *
salon_seat_list_get_fault (SalonSeatList *self)
{
  for (int i = 0; i < self->n; i++)
    {
      char *fault = salon_seat_row_get_fault (self->row[i]);

      if (fault != NULL)
        return fault;
    }

  return NULL;
}

char *
salon_seat_list_get_warning (SalonSeatList *self)
{
  g_auto (GStrv) names = salon_seat_list_get_names (self);

  for (int i = 0; i < self->n; i++)
    for (int j = 0; j < i; j++)
      {
        g_autofree char *one = g_utf8_casefold (names[i], -1), *other = g_utf8_casefold (names[j], -1);

        if (strcmp (one, other) == 0)
          /* Translators: %s is a player’s name */
          return g_strdup_printf (_ ("Two players are called %s; only their colours will tell them apart."), names[i]);
      }

  return NULL;
}
