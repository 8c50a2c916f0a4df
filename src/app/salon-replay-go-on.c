/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-replay-go-on.h"

#include <glib/gi18n-lib.h>

#include "app/salon-heard-choice.h"
#include "app/salon-seat-names.h"
#include "widgets/salon-seat-kind.h"
#include "widgets/salon-style.h"
#include "widgets/salon-why.h"

struct _SalonReplayGoOn {
  GtkPopover parent_instance;

  GtkWidget *title, *grid, *begin;
  struct {
    GtkWidget *name, *kind;
    char *person, *computer; /* what is proposed */
  } seat[SALON_MAX_SEATS];
  guint n;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (SalonReplayGoOn, salon_replay_go_on, GTK_TYPE_POPOVER)

static guint begin_signal;

/* The text of @entry without spaces at its ends, (transfer full). */
static char *
get_text (GtkWidget *entry)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));
}

static SalonSeatKind
get_kind (SalonReplayGoOn *self, guint seat)
{
  return (SalonSeatKind) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->seat[seat].kind));
}

/* Marks names that cannot be, and lets the game begin if all can. */
static void
changed_cb (SalonReplayGoOn *self)
{
  const char *wrong = NULL;

  if (self->updating)
    return;
  for (guint seat = 0; seat < self->n; seat++)
    {
      GtkWidget *entry = self->seat[seat].name;
      g_autofree char *name = get_text (entry);
      const char *fault = salon_name_check (name);

      if (fault != NULL)
        gtk_widget_add_css_class (entry, "error");
      else
        gtk_widget_remove_css_class (entry, "error");
      gtk_accessible_update_state (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID,
                                   fault != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
      if (fault != NULL)
        wrong = _ (fault);
    }
  salon_why_grey (self->begin, wrong);
}

/* A person who becomes a computer, or the reverse, gets another name, unless somebody has typed one. */
static void
kind_cb (SalonReplayGoOn *self, GParamSpec *pspec, const GtkWidget *kind)
{
  for (guint seat = 0; seat < self->n && !self->updating; seat++)
    {
      const gboolean person = get_kind (self, seat) == SALON_HUMAN;
      g_autofree char *name = get_text (self->seat[seat].name);

      if (self->seat[seat].kind != kind)
        continue;
      if (g_str_equal (name, self->seat[seat].person) || g_str_equal (name, self->seat[seat].computer))
        gtk_editable_set_text (GTK_EDITABLE (self->seat[seat].name),
                               person ? self->seat[seat].person : self->seat[seat].computer);
    }
}

static void
begin_cb (SalonReplayGoOn *self)
{
  g_autofree char *title = get_text (self->title);
  char *names[SALON_MAX_SEATS] = { NULL };
  SalonReplayPlayers players = { .title = title };

  if (!gtk_widget_get_sensitive (self->begin))
    return;
  for (guint seat = 0; seat < self->n; seat++)
    {
      players.kind[seat] = get_kind (self, seat);
      players.name[seat] = names[seat] = get_text (self->seat[seat].name);
    }
  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, begin_signal, 0, &players);
  for (guint seat = 0; seat < self->n; seat++)
    g_free (names[seat]);
}

static GtkWidget *
make_kinds (gboolean bot)
{
  const char *titles[SALON_N_SEAT_KINDS + 1] = { NULL };

  for (int kind = SALON_HUMAN; kind < (bot ? SALON_N_SEAT_KINDS : SALON_BOT); kind++)
    titles[kind] = salon_seat_kind_get_title ((SalonSeatKind) kind);
  return gtk_drop_down_new_from_strings (titles);
}

static void
forget_seats (SalonReplayGoOn *self)
{
  for (guint seat = 0; seat < self->n; seat++)
    {
      g_clear_pointer (&self->seat[seat].person, g_free);
      g_clear_pointer (&self->seat[seat].computer, g_free);
    }
  self->n = 0;
}

/* A row for @seat, at which @name of @kind plays. @taken: the names of all, NULL-terminated */
static void
add_seat (SalonReplayGoOn *self, const char *name, SalonSeatKind kind, const char *const *taken)
{
  const guint seat = self->n++;
  GtkWidget *entry = gtk_entry_new (), *kinds = make_kinds (kind == SALON_BOT);
  /* Translators: who plays at a seat, which is counted from 1 */
  g_autofree char *label = g_strdup_printf (_ ("Name at seat %u"), seat + 1);
  g_autofree char *kind_label = g_strdup_printf (_ ("Who plays at seat %u"), seat + 1);

  self->seat[seat].name = entry;
  self->seat[seat].kind = kinds;
  self->seat[seat].person = kind == SALON_HUMAN ? g_strdup (name) : salon_seat_names_person ();
  self->seat[seat].computer = kind == SALON_HUMAN ? salon_seat_names_computer (taken) : g_strdup (name);
  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 12);
  gtk_entry_set_max_length (GTK_ENTRY (entry), SALON_NAME_CHARACTERS);
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (kinds), kind);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (kinds), GTK_ACCESSIBLE_PROPERTY_LABEL, kind_label, -1);
  salon_heard_choice_in_drop_down (GTK_DROP_DOWN (kinds));
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (begin_cb), self);
  g_signal_connect_swapped (kinds, "notify::selected", G_CALLBACK (kind_cb), self);
  gtk_grid_attach (GTK_GRID (self->grid), entry, 0, (int) seat, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), kinds, 1, (int) seat, 1, 1);
}

void
salon_replay_go_on_ask (SalonReplayGoOn *self, SalonReplay *replay, guint position)
{
  const guint n = salon_replay_count_seats (replay);
  const char *title = salon_replay_get_title (replay);
  const char *taken[SALON_MAX_SEATS + SALON_MAX_SEATS + 1] = { NULL };
  g_autofree char *proposed = NULL;
  GtkWidget *child;

  g_return_if_fail (SALON_IS_REPLAY_GO_ON (self));

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  forget_seats (self);
  if (title != NULL && title[0] != '\0')
    /* Translators: the title of a game that goes on from a position of the game with this title */
    proposed = g_strdup_printf (_ ("%s, once more"), title);
  gtk_editable_set_text (GTK_EDITABLE (self->title), proposed != NULL ? proposed : "");

  self->updating = TRUE;
  for (guint seat = 0; seat < n; seat++)
    taken[seat] = salon_replay_get_seat_name (replay, position, seat);
  for (guint seat = 0; seat < n; seat++)
    {
      add_seat (self, taken[seat], salon_replay_get_seat_kind (replay, position, seat), taken);
      taken[n + seat] = self->seat[seat].computer; /* no other computer is proposed with this name */
    }
  self->updating = FALSE;
  changed_cb (self);
}

static void
salon_replay_go_on_finalize (GObject *object)
{
  forget_seats (SALON_REPLAY_GO_ON (object));

  G_OBJECT_CLASS (salon_replay_go_on_parent_class)->finalize (object);
}

static void
salon_replay_go_on_class_init (SalonReplayGoOnClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_replay_go_on_finalize;
  begin_signal = g_signal_new ("begin", SALON_TYPE_REPLAY_GO_ON, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                               G_TYPE_POINTER);
}

static GtkWidget *
add_text (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 34);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
salon_replay_go_on_init (SalonReplayGoOn *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  salon_style_load ("salon-setup");
  gtk_widget_add_css_class (GTK_WIDGET (self), "seat-popover");
  gtk_popover_set_child (GTK_POPOVER (self), box);
  add_text (box, _ ("Go on from here"), "heading");
  self->title = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->title), 100);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->title), _ ("Title, if you like"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->title), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Title"), -1);
  g_signal_connect_swapped (self->title, "activate", G_CALLBACK (begin_cb), self);
  gtk_box_append (GTK_BOX (box), self->title);

  self->grid = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 8);
  gtk_box_append (GTK_BOX (box), self->grid);

  self->begin = gtk_button_new_with_mnemonic (_ ("_Play on"));
  gtk_widget_add_css_class (self->begin, "suggested-action");
  g_signal_connect_swapped (self->begin, "clicked", G_CALLBACK (begin_cb), self);
  gtk_box_append (GTK_BOX (box), self->begin);
}

GtkWidget *
salon_replay_go_on_new (void)
{
  return g_object_new (SALON_TYPE_REPLAY_GO_ON, NULL);
}
