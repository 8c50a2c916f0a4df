/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-company-room.h"

#include <glib/gi18n-lib.h>

#include "app/probe/probe-company-card.h"
#include "app/probe/probe-portrait.h"
#include "app/salon-help-panel.h"
#include "app/salon-help-sheet.h"
#include "app/salon-programs.h"
#include "app/salon-seat-dots.h"
#include "app/salon-seat-names.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-seat-kind.h"
#include "widgets/salon-style.h"
#include "widgets/salon-why.h"

#define AVATAR 30 /* px */

struct _ProbeCompanyRoom {
  GtkWidget parent_instance;

  SalonSeatRing *seats;
  char *theme;
  GtkWidget *scroller;
  GPtrArray *cards; /* of ProbeCompanyCard, those of the characters from number 1 on */
  GtkWidget *program;
  GtkWidget *rows; /* who sits at the table */
  GtkWidget *more, *more_label;
  GtkWidget *start;
  GtkWidget *advice, *advice_label; /* the offer of another level */
  int step;                         /* by how many levels; 0: nothing is offered */
  SalonSeatKind advised;            /* to computers of this level */
};

enum {
  START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void probe_company_room_iface_init (SalonRoomInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ProbeCompanyRoom,
                               probe_company_room,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_ROOM, probe_company_room_iface_init))

/* Who sits at the table */

static SalonSeatKind
get_own_level (const ProbeCharacter *character)
{
  return (SalonSeatKind) (SALON_COMPUTER_BEGINNER + character->level);
}

static gboolean
is_computer (SalonSeatChair *chair)
{
  return *salon_seat_kind_get_level (salon_seat_chair_get_kind (chair)) != '\0';
}

/* The seat of the computer that has the character of this number; -1 if there is none. */
static int
find_seat (ProbeCompanyRoom *self, int number)
{
  const SalonSeating *seating = salon_seat_ring_get_seating (self->seats);

  for (int seat = 0; seat < salon_seating_count (seating); seat++)
    {
      SalonSeatChair *chair = salon_seating_get (seating, seat);

      if (is_computer (chair) && probe_character_find (salon_seat_chair_get_name (chair)) == number)
        return seat;
    }

  return -1;
}

/* The seat of the first computer that another level is offered to; -1 if there is none. */
static int
find_advised (ProbeCompanyRoom *self)
{
  const SalonSeating *seating = salon_seat_ring_get_seating (self->seats);

  for (int seat = 0; self->step != 0 && seat < salon_seating_count (seating); seat++)
    if (salon_seat_chair_get_kind (salon_seating_get (seating, seat)) == self->advised)
      return seat;

  return -1;
}

/* What people do */

static void
card_wanted_cb (ProbeCompanyRoom *self, ProbeCompanyCard *card)
{
  guint index = 0;
  int seat;

  g_ptr_array_find (self->cards, card, &index);
  seat = find_seat (self, (int) index + 1);
  if (seat >= 0)
    salon_seat_ring_dismiss (self->seats, seat);
  else
    {
      const ProbeCharacter *character = &probe_characters[index + 1];

      salon_seat_ring_seat (self->seats, probe_company_card_get_name (character), get_own_level (character), NULL);
    }
}

static void
dismiss_cb (ProbeCompanyRoom *self, GtkWidget *button)
{
  const int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat"));

  /* The button goes with its row. */
  gtk_widget_grab_focus (self->start);
  salon_seat_ring_dismiss (self->seats, seat);
  gtk_widget_grab_focus (self->more);
}

/* The first character that is not at the table sits down or, if all of them are, somebody else. */
static void
more_cb (ProbeCompanyRoom *self)
{
  g_auto (GStrv) names = salon_seating_get_names (salon_seat_ring_get_seating (self->seats));
  g_autofree char *name = salon_seat_names_computer ((const char *const *) names);
  const int number = probe_character_find (name);

  salon_seat_ring_seat (self->seats, name,
                        number > 0 ? get_own_level (&probe_characters[number]) : SALON_COMPUTER_MEDIUM, NULL);
}

static void
program_chosen_cb (GObject *room, const char *path)
{
  ProbeCompanyRoom *self = PROBE_COMPANY_ROOM (room);
  g_auto (GStrv) names = salon_seating_get_names (salon_seat_ring_get_seating (self->seats));
  g_autofree char *file = salon_programs_get_name (path);
  g_autofree char *other = salon_seat_names_computer ((const char *const *) names);

  salon_seat_ring_seat (self->seats, salon_name_check (file) == NULL ? file : other, SALON_BOT, path);
}

static void
program_cb (ProbeCompanyRoom *self)
{
  salon_programs_choose (GTK_WIDGET (self), G_OBJECT (self), program_chosen_cb);
}

static void
start_cb (ProbeCompanyRoom *self)
{
  g_signal_emit (self, signals[START], 0);
}

static void
advice_cb (ProbeCompanyRoom *self)
{
  const int seat = find_advised (self);

  gtk_widget_grab_focus (self->start);
  if (seat >= 0)
    salon_seat_ring_set_kind (self->seats, seat, salon_company_step (self->advised, self->step));
}

/* What is shown */

static GtkWidget *
make_label (const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, style);
  return label;
}

/* What kind of player sits there: “you”, if nobody else can be meant, or the level of a computer. */
static const char *
say_kind (ProbeCompanyRoom *self, SalonSeatChair *chair)
{
  const SalonSeatKind kind = salon_seat_chair_get_kind (chair);

  if (kind == SALON_BOT)
    return C_ ("player", "program");
  if (kind != SALON_HUMAN)
    return salon_seat_kind_get_level (kind);
  return salon_seating_count_people (salon_seat_ring_get_seating (self->seats)) == 1 ? C_ ("player", "you")
                                                                                     : C_ ("player", "a person");
}

/* The button that sends a computer or a program away. */
static GtkWidget *
make_dismiss (ProbeCompanyRoom *self, int seat, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("window-close-symbolic");
  /* Translators: a button that has this player leave the table */
  g_autofree char *label = g_strdup_printf (_ ("%s leaves the table"), name);
  g_autofree char *id = g_strdup_printf ("company-dismiss-%d", seat + 1);
  const char *stays = salon_seat_ring_say_stays (self->seats);

  gtk_widget_set_name (button, id);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "company-dismiss");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data (G_OBJECT (button), "seat", GINT_TO_POINTER (seat));
  salon_why_grey (button, stays);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (dismiss_cb), self);
  return button;
}

static GtkWidget *
make_row (ProbeCompanyRoom *self, int seat)
{
  SalonSeatChair *chair = salon_seating_get (salon_seat_ring_get_seating (self->seats), seat);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *avatar = salon_avatar_new (AVATAR), *name;

  gtk_widget_add_css_class (row, "company-row");
  salon_emblem_set_seat (SALON_EMBLEM (avatar), salon_seat_chair_get_colour (chair));
  gtk_widget_set_valign (avatar, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), avatar);
  name = g_object_new (GTK_TYPE_LABEL, "label", salon_seat_chair_get_name (chair), "xalign", 0.f, "ellipsize",
                       PANGO_ELLIPSIZE_END, "width-chars", 4, "hexpand", TRUE, NULL);
  gtk_widget_add_css_class (name, "company-seat");
  gtk_box_append (GTK_BOX (row), name);
  if (is_computer (chair))
    gtk_box_append (GTK_BOX (row), salon_seat_dots_new (salon_seat_chair_get_kind (chair)));
  gtk_box_append (GTK_BOX (row), make_label (say_kind (self, chair), "company-kind"));
  if (salon_seat_chair_get_kind (chair) != SALON_HUMAN)
    gtk_box_append (GTK_BOX (row), make_dismiss (self, seat, salon_seat_chair_get_name (chair)));
  return row;
}

static void
show_table (ProbeCompanyRoom *self)
{
  const SalonSeating *seating = salon_seat_ring_get_seating (self->seats);
  const int seats = salon_seating_count (seating), free_chairs = seating->n_places - seats;
  g_autofree char *more =
    /* Translators: how many more players there are chairs for */
    g_strdup_printf (ngettext ("%d more may sit down", "%d more may sit down", (gulong) free_chairs), free_chairs);

  for (GtkWidget *row; (row = gtk_widget_get_first_child (self->rows)) != NULL;)
    gtk_box_remove (GTK_BOX (self->rows), row);
  for (int seat = 0; seat < seats; seat++)
    gtk_box_append (GTK_BOX (self->rows), make_row (self, seat));
  gtk_label_set_label (GTK_LABEL (self->more_label), free_chairs > 0 ? more : _ ("All chairs are taken"));
  salon_why_grey (self->more, free_chairs > 0 ? NULL : _ ("All chairs are taken: somebody has to leave first."));
}

static void
show_cards (ProbeCompanyRoom *self)
{
  const SalonSeating *seating = salon_seat_ring_get_seating (self->seats);
  const gboolean full = salon_seating_count (seating) >= seating->n_places;
  const char *no_chair = full ? _ ("All chairs are taken: somebody has to leave first.") : NULL;
  const char *no_program =
    salon_programs_are_offered () ? no_chair : _ ("Inside a Flatpak, Salon cannot run other programs.");

  for (guint i = 0; i < self->cards->len; i++)
    {
      const int seat = find_seat (self, (int) i + 1);
      SalonSeatChair *chair = seat >= 0 ? salon_seating_get (seating, seat) : NULL;

      probe_company_card_set (self->cards->pdata[i],
                              chair != NULL ? salon_seat_chair_get_kind (chair)
                                            : get_own_level (&probe_characters[i + 1]),
                              chair != NULL ? (int) salon_seat_chair_get_colour (chair) : -1,
                              chair != NULL ? salon_seat_ring_say_stays (self->seats) : no_chair);
    }
  salon_why_grey (self->program, no_program);
}

static void
show_advice (ProbeCompanyRoom *self)
{
  const int seat = find_advised (self);
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->advice, seat >= 0);
  if (seat < 0)
    return;
  text =
    g_strdup_printf (self->step > 0
                       /* Translators: a computer’s name, and a level: “Otto”, “medium” */
                       ? _ ("You won three times: try %1$s at %2$s?")
                       : _ ("You lost three times: try %1$s at %2$s?"),
                     salon_seat_chair_get_name (salon_seating_get (salon_seat_ring_get_seating (self->seats), seat)),
                     salon_seat_kind_get_level (salon_company_step (self->advised, self->step)));
  gtk_label_set_label (GTK_LABEL (self->advice_label), text);
}

static void
update (ProbeCompanyRoom *self)
{
  show_table (self);
  show_cards (self);
  show_advice (self);
}

/* Making it */

static GtkWidget *
make_program (ProbeCompanyRoom *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  const char *line = _ ("Plays by the protocol for bots. The table is told.");

  gtk_box_append (GTK_BOX (head), probe_portrait_new ("program"));
  gtk_box_append (GTK_BOX (texts), make_label (_ ("A program"), "company-name"));
  gtk_box_append (GTK_BOX (texts), make_label (_ ("a bot of yours"), "company-manner"));
  gtk_box_append (GTK_BOX (texts), make_label (_ ("choose a file…"), "company-choose"));
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), texts);
  gtk_widget_set_vexpand (head, TRUE);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), make_label (line, "company-line"));

  self->program = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->program), box);
  gtk_widget_set_name (self->program, "company-program");
  gtk_widget_add_css_class (self->program, "company-card");
  gtk_widget_add_css_class (self->program, "company-bot");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->program), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("A program, a bot of yours: choose a file…"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  line, -1);
  g_signal_connect_swapped (self->program, "clicked", G_CALLBACK (program_cb), self);
  return self->program;
}

static GtkWidget *
make_table (ProbeCompanyRoom *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *more = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *sign = gtk_image_new_from_icon_name ("list-add-symbolic");

  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), self->rows);
  gtk_widget_add_css_class (sign, "company-free");
  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (more), sign);
  self->more_label = make_label ("", "company-kind");
  gtk_box_append (GTK_BOX (more), self->more_label);
  self->more = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->more), more);
  gtk_widget_set_name (self->more, "company-more");
  gtk_widget_add_css_class (self->more, "flat");
  gtk_widget_add_css_class (self->more, "company-more");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_RELATION_LABELLED_BY, self->more_label,
                                  NULL, -1);
  g_signal_connect_swapped (self->more, "clicked", G_CALLBACK (more_cb), self);
  gtk_box_append (GTK_BOX (box), self->more);
  return salon_help_panel_new (_ ("At your table"), box);
}

static GtkWidget *
make_levels (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  for (int kind = SALON_COMPUTER_BEGINNER, row = 0; kind < SALON_BOT; kind++, row += 2)
    {
      GtkWidget *dots = salon_seat_dots_new ((SalonSeatKind) kind);
      GtkWidget *hint = make_label (salon_seat_kind_get_hint ((SalonSeatKind) kind), "company-kind");

      gtk_grid_attach (GTK_GRID (grid), dots, 0, row, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), make_label (salon_seat_kind_get_level ((SalonSeatKind) kind), "company-seat"),
                       1, row, 1, 1);
      gtk_widget_set_hexpand (hint, TRUE);
      gtk_widget_add_css_class (hint, "company-hint");
      gtk_grid_attach (GTK_GRID (grid), hint, 1, row + 1, 1, 1);
    }
  return salon_help_panel_new (_ ("How well do they play?"), grid);
}

static GtkWidget *
make_bottom (ProbeCompanyRoom *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->start = gtk_button_new_with_mnemonic (_ ("To the _table"));
  gtk_widget_set_name (self->start, "company-start");
  gtk_widget_add_css_class (self->start, "pill");
  gtk_widget_add_css_class (self->start, "company-start");
  g_signal_connect_swapped (self->start, "clicked", G_CALLBACK (start_cb), self);
  gtk_box_append (GTK_BOX (box), self->start);

  self->advice_label = make_label ("", "company-advice-text");
  gtk_label_set_justify (GTK_LABEL (self->advice_label), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (self->advice_label), .5f);
  self->advice = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->advice), self->advice_label);
  gtk_widget_set_name (self->advice, "company-advice");
  gtk_widget_add_css_class (self->advice, "flat");
  gtk_widget_add_css_class (self->advice, "company-advice");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->advice), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  self->advice_label, NULL, -1);
  g_signal_connect_swapped (self->advice, "clicked", G_CALLBACK (advice_cb), self);
  gtk_box_append (GTK_BOX (box), self->advice);
  return box;
}

static void
probe_company_room_dispose (GObject *object)
{
  ProbeCompanyRoom *self = PROBE_COMPANY_ROOM (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->seats);

  G_OBJECT_CLASS (probe_company_room_parent_class)->dispose (object);
}

static void
probe_company_room_finalize (GObject *object)
{
  ProbeCompanyRoom *self = PROBE_COMPANY_ROOM (object);

  g_ptr_array_unref (self->cards);
  g_free (self->theme);

  G_OBJECT_CLASS (probe_company_room_parent_class)->finalize (object);
}

static void
probe_company_room_class_init (ProbeCompanyRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_company_room_dispose;
  G_OBJECT_CLASS (klass)->finalize = probe_company_room_finalize;
  signals[START] =
    g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "probe-company-room");
}

static void
add_cards (ProbeCompanyRoom *self, SalonHelpSheet *sheet)
{
  for (int i = 1; i < probe_n_characters; i++)
    {
      GtkWidget *card = probe_company_card_new (&probe_characters[i]);

      g_signal_connect_swapped (card, "wanted", G_CALLBACK (card_wanted_cb), self);
      g_ptr_array_add (self->cards, card);
      salon_help_sheet_add_card (sheet, card);
    }
  salon_help_sheet_add_card (sheet, make_program (self));
}

static void
probe_company_room_init (ProbeCompanyRoom *self)
{
  GtkWidget *sheet = salon_help_sheet_new ();

  salon_style_load ("salon-help");
  salon_style_load ("probe/probe-company");
  gtk_widget_set_name (GTK_WIDGET (self), "company");
  self->cards = g_ptr_array_new ();
  add_cards (self, SALON_HELP_SHEET (sheet));
  salon_help_sheet_add_panel (SALON_HELP_SHEET (sheet), make_table (self));
  salon_help_sheet_add_panel (SALON_HELP_SHEET (sheet), make_levels ());
  salon_help_sheet_add_panel (SALON_HELP_SHEET (sheet), make_bottom (self));

  self->scroller = gtk_scrolled_window_new ();
  gtk_widget_add_css_class (self->scroller, "felt");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), sheet);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

SalonRoom *
probe_company_room_new (SalonSeatRing *seats, const char *theme)
{
  ProbeCompanyRoom *self = g_object_new (PROBE_TYPE_COMPANY_ROOM, NULL);

  self->seats = g_object_ref (seats);
  self->theme = g_strdup (theme);
  g_signal_connect_object (seats, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return SALON_ROOM (self);
}

void
probe_company_room_set_fault (ProbeCompanyRoom *self, const char *fault)
{
  salon_why_grey (self->start, fault);
}

void
probe_company_room_advise (ProbeCompanyRoom *self, const SalonCompany *company)
{
  const int step = (company->run >= SALON_COMPANY_RUN) - (company->run <= -SALON_COMPANY_RUN);

  self->advised = company->level;
  self->step = step != 0 && salon_company_step (company->level, step) != company->level ? step : 0;
  show_advice (self);
}

/* The interface of #SalonRoom */

static char *
get_title (SalonRoom *room)
{
  return g_strdup (_ ("Company"));
}

static char *
get_subtitle (SalonRoom *room)
{
  return g_strdup (_ ("computers at your table"));
}

static const char *
get_theme (SalonRoom *room)
{
  return PROBE_COMPANY_ROOM (room)->theme;
}

static void
focus (SalonRoom *room)
{
  gtk_widget_grab_focus (PROBE_COMPANY_ROOM (room)->cards->pdata[0]);
}

static void
probe_company_room_iface_init (SalonRoomInterface *iface)
{
  iface->get_title = get_title;
  iface->get_subtitle = get_subtitle;
  iface->get_theme = get_theme;
  iface->focus = focus;
}
