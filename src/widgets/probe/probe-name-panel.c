/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-name-panel.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/probe/probe-guess.h"
#include "model/probe/probe-text.h"
#include "rules/probe/probe-apply.h"
#include "widgets/probe/probe-letter-pad.h"
#include "widgets/probe/probe-row-picture.h"
#include "widgets/probe/probe-shelf.h"
#include "widgets/probe/probe-typing.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-column.h"
#include "widgets/salon-note.h"

struct _ProbeNamePanel {
  GtkWidget parent_instance;

  GtkWidget *column;
  GtkLabel *title;
  GtkWidget *who_box;
  GtkWidget *who;
  GtkWidget *target_box;
  GtkGrid *targets;
  ProbeShelf *shelf;
  SalonNote *note;
  ProbeLetterPad *letters;
  GtkLabel *stakes;
  GtkWidget *cancel;
  GtkWidget *done;
  ProbeTray *tray;

  ProbeHeader header;
  ProbeView view;
  SalonLook look;
  guint seats;
  int seat; /* who names; PROBE_NOBODY: nobody can */
  int target;
  int target_tray;
  ProbeGuess guess;
};

G_DEFINE_FINAL_TYPE (ProbeNamePanel, probe_name_panel, GTK_TYPE_WIDGET)

enum {
  NAMED,
  CANCELLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
may_name (ProbeNamePanel *self, int seat, int target, int tray)
{
  return self->seats >> seat & 1 && probe_can_interrupt (&self->view.seen, seat, target, tray) == PROBE_OK;
}

/* The first word that @seat may name. */
static gboolean
first_target (ProbeNamePanel *self, int seat, int *target, int *tray)
{
  for (*target = 0; *target < self->header.setup.seats; ++*target)
    for (*tray = 0; *tray < self->header.setup.trays; ++*tray)
      if (may_name (self, seat, *target, *tray))
        return TRUE;

  return FALSE;
}

/* “Hugo’s word”, with two trays “Hugo’s left word”. */
static char *
word_name (ProbeNamePanel *self, int target, int tray)
{
  const char *format;

  /* Translators: %s is a player’s name */
  if (self->header.setup.trays == 1)
    format = _ ("%s’s word");
  else if (tray == 0)
    format = _ ("%s’s left word");
  else
    format = _ ("%s’s right word");

  return g_strdup_printf (format, self->header.salon.name[target]);
}

static void
set_up_tray (ProbeNamePanel *self, ProbeTray *tray, int target, int index)
{
  g_autofree char *name = word_name (self, target, index);
  int values[PROBE_SPACES];

  for (int i = 0; i < PROBE_SPACES; i++)
    values[i] = probe_space_value (i);
  probe_tray_set_values (tray, values);
  probe_tray_set_name (tray, name);
  probe_tray_set_blank_name (tray, probe_text_blank (&self->header.setup));
  probe_tray_set_colour (tray, salon_colour_get (self->look.colour[target]));
}

/* What is typed stands raised: it is not settled yet. */
static void
update_place (ProbeNamePanel *self, int i)
{
  ProbeSpace *space = probe_tray_get_space (self->tray, i);
  const char card = self->guess.row.card[i];
  const gboolean open = self->guess.open >> i & 1;

  if (i >= self->guess.row.n)
    probe_tray_set_space (self->tray, i, PROBE_LETTER_NONE, PROBE_SPACE_EMPTY, FALSE);
  else if (card)
    probe_tray_set_space (self->tray, i, card, PROBE_SPACE_EXPOSED, !open);
  else
    probe_tray_set_space (self->tray, i, PROBE_LETTER_NONE, PROBE_SPACE_HIDDEN, FALSE);

  if (i < self->guess.row.n)
    {
      /* Of all the places that can be filled, the frame shows the next one. */
      probe_card_set_highlight (probe_space_get_card (space), i == self->guess.caret);
      if (card && !open)
        {
          g_autofree char *letter = probe_text_letter (&self->header.setup, card);
          /* Translators: %2$s is a letter or the name of the blank */
          g_autofree char *label =
            g_strdup_printf (_ ("space %1$d, worth %3$d, you say %2$s"), i + 1, letter, probe_space_value (i));

          gtk_accessible_update_property (GTK_ACCESSIBLE (space), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
        }
    }
}

static void
update_note (ProbeNamePanel *self)
{
  const gboolean dot = self->header.setup.rules.blank_is_dot;

  if (self->seat == PROBE_NOBODY)
    salon_note_say (self->note, SALON_NOTE_HINT, _ ("Nobody can name a word now."));
  else if (probe_guess_blank_inside (&self->guess))
    salon_note_say (self->note, SALON_NOTE_WRONG,
                    dot ? _ ("A dot between letters? Dots lie only before or after a word.")
                        : _ ("A blank between letters? Blanks lie only before or after a word."));
  else if (!probe_guess_complete (&self->guess))
    salon_note_say (self->note, SALON_NOTE_HINT,
                    dot ? _ ("Type or click every hidden letter and dot, in order.")
                        : _ ("Type or click every hidden letter and blank, in order."));
  else
    salon_note_say (self->note, SALON_NOTE_GOOD, _ ("The row is complete."));
}

/* The one update of the row: everything follows from the guess. */
static void
update (ProbeNamePanel *self)
{
  const guint all = (1u << self->guess.row.n) - 1;

  probe_tray_set_activatable (self->tray, all & ~self->guess.open);
  for (int i = 0; i < PROBE_SPACES; i++)
    update_place (self, i);
  /* A letter is to be read as soon as it is typed. */
  probe_tray_skip_animations (self->tray);
  gtk_widget_set_sensitive (self->done, self->seat != PROBE_NOBODY && probe_guess_complete (&self->guess));
  update_note (self);
}

/* “Name Hugo’s word” */
static char *
heading (ProbeNamePanel *self, int target, int tray)
{
  const char *format;

  /* Translators: the heading of a panel; %s is a player’s name */
  if (self->header.setup.trays == 1)
    format = _ ("Name %s’s word");
  else if (tray == 0)
    format = _ ("Name %s’s left word");
  else
    format = _ ("Name %s’s right word");

  return g_strdup_printf (format, self->header.salon.name[target]);
}

static void
choose_target (ProbeNamePanel *self, int target, int tray)
{
  g_autofree char *word = word_name (self, target, tray);
  g_autofree char *title = heading (self, target, tray);
  g_autofree char *stakes = NULL;

  self->target = target;
  self->target_tray = tray;
  set_up_tray (self, self->tray, target, tray);
  probe_guess_begin (&self->guess, &self->view.seen, target, tray);

  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  stakes = g_strdup_printf (_ ("Right: %1$d points and %2$d for the hidden cards. Wrong: %3$d points off."),
                            PROBE_NAMED_WORD, probe_guess_worth (&self->guess), PROBE_MISNAMED_WORD);
  gtk_label_set_label (self->stakes, stakes);
  update (self);
}

/* Choices are buttons of which one is down. */
static GtkWidget *
make_choice (GtkWidget *content, GtkWidget *group, const char *name, const char *label)
{
  GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "name", name, "child", content, "group", group, NULL);

  gtk_widget_add_css_class (button, "name-choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return button;
}

static GtkWidget *
make_plate (ProbeNamePanel *self, int seat, const char *text)
{
  GtkWidget *plate = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *avatar = salon_avatar_new (22);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "ellipsize", PANGO_ELLIPSIZE_END, "max-width-chars",
                                   24, "xalign", 0.f, NULL);

  salon_avatar_set_name (SALON_AVATAR (avatar), self->header.salon.name[seat]);
  salon_avatar_set_colour (SALON_AVATAR (avatar), salon_colour_get (self->look.colour[seat]));
  gtk_box_append (GTK_BOX (plate), avatar);
  gtk_box_append (GTK_BOX (plate), label);
  return plate;
}

static void
target_toggled_cb (ProbeNamePanel *self, GtkToggleButton *button)
{
  const int index = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "target"));

  if (gtk_toggle_button_get_active (button))
    choose_target (self, index / PROBE_MAX_TRAYS, index % PROBE_MAX_TRAYS);
}

static GtkWidget *
make_target (ProbeNamePanel *self, int target, int tray, GtkWidget *group)
{
  g_autofree char *word = word_name (self, target, tray);
  g_autofree char *name = g_strdup_printf ("name-target-%d%c", target + 1, tray == 0 ? 'L' : 'R');
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *picture = probe_row_picture_new ();
  GtkWidget *button;
  ProbeGuess row;

  probe_guess_begin (&row, &self->view.seen, target, tray);
  probe_row_picture_set (PROBE_ROW_PICTURE (picture), &row.row, salon_colour_get (self->look.colour[target]));
  gtk_box_append (GTK_BOX (content), make_plate (self, target, word));
  gtk_box_append (GTK_BOX (content), picture);
  button = make_choice (content, group, name, word);
  g_object_set_data (G_OBJECT (button), "target", GINT_TO_POINTER (target * PROBE_MAX_TRAYS + tray));
  return button;
}

/* In one line or in two. */
static void
place_targets (ProbeNamePanel *self, GPtrArray *buttons)
{
  const guint columns = buttons->len <= 4 ? buttons->len : (buttons->len + 1) / 2;

  for (guint i = 0; i < buttons->len; i++)
    gtk_grid_attach (self->targets, buttons->pdata[i], (int) (i % columns), (int) (i / columns), 1, 1);
}

static void
choose_seat (ProbeNamePanel *self, int seat)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  GtkWidget *child;
  int target, tray;

  self->seat = seat;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->targets))))
    gtk_grid_remove (self->targets, child);

  for (int i = 0; i < self->header.setup.seats; i++)
    for (int j = 0; j < self->header.setup.trays; j++)
      if (may_name (self, seat, i, j))
        {
          GtkWidget *group = buttons->len > 0 ? buttons->pdata[0] : NULL;
          GtkWidget *button = make_target (self, i, j, group);

          gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), !group);
          g_signal_connect_swapped (button, "toggled", G_CALLBACK (target_toggled_cb), self);
          g_ptr_array_add (buttons, button);
        }
  place_targets (self, buttons);

  gtk_widget_set_visible (self->target_box, buttons->len > 1);
  if (first_target (self, seat, &target, &tray))
    choose_target (self, target, tray);
}

static void
who_toggled_cb (ProbeNamePanel *self, GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    choose_seat (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat")));
}

/* Who names is asked only where several people could. Suggested is the one who
 * looks, or else the one in turn. */
static int
suggested_seat (ProbeNamePanel *self)
{
  const int liked[] = { self->view.seat, self->view.seen.turn, 0, 1, 2, 3, 4, 5 };
  int target, tray;

  for (guint i = 0; i < G_N_ELEMENTS (liked); i++)
    if (liked[i] < self->header.setup.seats && first_target (self, liked[i], &target, &tray))
      return liked[i];

  return PROBE_NOBODY;
}

static void
update_who (ProbeNamePanel *self)
{
  const int chosen = suggested_seat (self);
  GtkWidget *child, *group = NULL;
  int n = 0;

  while ((child = gtk_widget_get_first_child (self->who)))
    gtk_box_remove (GTK_BOX (self->who), child);

  for (int seat = 0; seat < self->header.setup.seats; seat++)
    {
      g_autofree char *name = g_strdup_printf ("name-who-%d", seat + 1);
      const char *player = self->header.salon.name[seat];
      GtkWidget *button;
      int target, tray;

      if (!first_target (self, seat, &target, &tray))
        continue;
      button = make_choice (make_plate (self, seat, player), group, name, player);
      g_object_set_data (G_OBJECT (button), "seat", GINT_TO_POINTER (seat));
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), seat == chosen);
      g_signal_connect_swapped (button, "toggled", G_CALLBACK (who_toggled_cb), self);
      gtk_box_append (GTK_BOX (self->who), button);
      group = group ? group : button;
      n++;
    }

  gtk_widget_set_visible (self->who_box, n > 1);
  self->seat = chosen;
  if (chosen != PROBE_NOBODY)
    choose_seat (self, chosen);
}

/* Filling in */

static void
type_letter (ProbeNamePanel *self, int letter)
{
  if (self->seat == PROBE_NOBODY)
    return;

  probe_guess_type (&self->guess, (char) letter);
  update (self);
}

static void
space_activated_cb (ProbeNamePanel *self, int slot)
{
  probe_guess_go (&self->guess, slot);
  update (self);
  /* Keys now fill this place; on the space, Enter would only choose it again. */
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
done_cb (ProbeNamePanel *self)
{
  const ProbeRow row = self->guess.row;

  if (!gtk_widget_get_sensitive (self->done))
    return;

  g_signal_emit (self, signals[NAMED], 0, self->seat, self->target, self->target_tray, &row);
}

static void
cancel_cb (ProbeNamePanel *self)
{
  g_signal_emit (self, signals[CANCELLED], 0);
}

static gboolean
key_pressed_cb (ProbeNamePanel *self, guint keyval, guint keycode, GdkModifierType state)
{
  /* Where the focus is elsewhere, arrows have another meaning. */
  const gboolean here = gtk_widget_has_focus (GTK_WIDGET (self));
  char letters[PROBE_TYPING_MAX + 1];
  int n;

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;

  switch (keyval)
    {
    case GDK_KEY_Escape:
      cancel_cb (self);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      done_cb (self);
      return TRUE;
    case GDK_KEY_BackSpace:
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      probe_guess_erase (&self->guess, keyval == GDK_KEY_BackSpace);
      update (self);
      return TRUE;
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      if (!here)
        return FALSE;
      probe_guess_step (&self->guess, keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left ? -1 : 1);
      update (self);
      return TRUE;
    default:
      n = probe_typing_letters (keyval, letters);
      for (int i = 0; i < n; i++)
        type_letter (self, letters[i]);
      return n > 0;
    }
}

static void
probe_name_panel_dispose (GObject *object)
{
  ProbeNamePanel *self = PROBE_NAME_PANEL (object);

  g_clear_pointer (&self->column, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_name_panel_parent_class)->dispose (object);
}

static void
probe_name_panel_class_init (ProbeNamePanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = probe_name_panel_dispose;

  signals[NAMED] = g_signal_new ("named", PROBE_TYPE_NAME_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 4,
                                 G_TYPE_INT, G_TYPE_INT, G_TYPE_INT, G_TYPE_POINTER);
  signals[CANCELLED] =
    g_signal_new ("cancelled", PROBE_TYPE_NAME_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (SALON_TYPE_COLUMN);
  g_type_ensure (PROBE_TYPE_LETTER_PAD);
  g_type_ensure (SALON_TYPE_NOTE);
  g_type_ensure (PROBE_TYPE_SHELF);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/salongames/Salon/ui/probe/probe-name-panel.ui");
#define BIND(child) gtk_widget_class_bind_template_child (widget_class, ProbeNamePanel, child)
  BIND (column);
  BIND (title);
  BIND (who_box);
  BIND (who);
  BIND (target_box);
  BIND (targets);
  BIND (shelf);
  BIND (note);
  BIND (letters);
  BIND (stakes);
  BIND (cancel);
  BIND (done);
#undef BIND

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "probe-name-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
probe_name_panel_init (ProbeNamePanel *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->seat = PROBE_NOBODY;
  self->tray = probe_shelf_get_tray (self->shelf);
  gtk_widget_set_name (GTK_WIDGET (self->tray), "name-row");
  probe_tray_set_xalign (self->tray, .5);

  g_signal_connect_swapped (self->tray, "space-activated", G_CALLBACK (space_activated_cb), self);
  g_signal_connect_swapped (self->letters, "chosen", G_CALLBACK (type_letter), self);
  g_signal_connect_swapped (self->done, "clicked", G_CALLBACK (done_cb), self);
  g_signal_connect_swapped (self->cancel, "clicked", G_CALLBACK (cancel_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
probe_name_panel_new (void)
{
  return g_object_new (PROBE_TYPE_NAME_PANEL, NULL);
}

void
probe_name_panel_begin (ProbeNamePanel *self,
                        const ProbeHeader *header,
                        const ProbeView *view,
                        const SalonLook *look,
                        guint seats)
{
  g_return_if_fail (PROBE_IS_NAME_PANEL (self));

  self->header = *header;
  self->view = *view;
  self->look = *look;
  self->seats = seats;
  memset (&self->guess, 0, sizeof self->guess);

  gtk_label_set_label (self->title, _ ("Name a word"));
  gtk_label_set_label (self->stakes, "");
  probe_letter_pad_set_blank_name (self->letters, probe_text_blank (&header->setup));
  probe_letter_pad_set_name (self->letters, _ ("Letters"));
  gtk_widget_set_visible (self->target_box, FALSE);
  update_who (self);
  gtk_widget_set_visible (GTK_WIDGET (self->shelf), self->seat != PROBE_NOBODY);
  gtk_widget_set_visible (GTK_WIDGET (self->letters), self->seat != PROBE_NOBODY);
  if (self->seat == PROBE_NOBODY)
    update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}
