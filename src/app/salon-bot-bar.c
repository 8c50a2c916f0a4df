/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-bot-bar.h"

#include <glib/gi18n-lib.h>

#include "app/salon-programs.h"
#include "widgets/salon-tooltip.h"

/* How high the bar is where there is room for it. */
#define HEIGHT 44

struct _SalonBotBar {
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel *label;
  GtkWidget *choose;

  GWeakRef game;
  guint seat; /* the first one that waits */
};

G_DEFINE_FINAL_TYPE (SalonBotBar, salon_bot_bar, GTK_TYPE_WIDGET)

/* A question to the file chooser; another game may be at the table when it is answered. */
#define SALON_TYPE_BOT_CHOICE (salon_bot_choice_get_type ())
G_DECLARE_FINAL_TYPE (SalonBotChoice, salon_bot_choice, SALON, BOT_CHOICE, GObject)

struct _SalonBotChoice {
  GObject parent_instance;

  GWeakRef game;
  guint seat;
};

G_DEFINE_FINAL_TYPE (SalonBotChoice, salon_bot_choice, G_TYPE_OBJECT)

static void
salon_bot_choice_finalize (GObject *object)
{
  g_weak_ref_clear (&SALON_BOT_CHOICE (object)->game);

  G_OBJECT_CLASS (salon_bot_choice_parent_class)->finalize (object);
}

static void
salon_bot_choice_class_init (SalonBotChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_bot_choice_finalize;
}

static void
salon_bot_choice_init (SalonBotChoice *self)
{
  g_weak_ref_init (&self->game, NULL);
}

static void
chosen_cb (GObject *subject, const char *path)
{
  SalonBotChoice *choice = SALON_BOT_CHOICE (subject);
  g_autoptr (SalonGame) game = g_weak_ref_get (&choice->game);
  const char *failure;

  /* Somebody else may have sat down meanwhile. */
  if (game == NULL || !salon_game_lacks_program (game, choice->seat, &failure))
    return;

  salon_programs_remember (choice->seat, salon_game_get_seat_name (game, choice->seat), path);
  salon_game_seat_program (game, choice->seat, path, NULL);
}

static void
choose_cb (SalonBotBar *self)
{
  g_autoptr (SalonBotChoice) choice = g_object_new (SALON_TYPE_BOT_CHOICE, NULL);
  g_autoptr (SalonGame) game = g_weak_ref_get (&self->game);

  g_weak_ref_set (&choice->game, game);
  choice->seat = self->seat;
  salon_programs_choose (GTK_WIDGET (self), G_OBJECT (choice), chosen_cb);
}

static void
computer_cb (SalonBotBar *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.hand-over", "u", self->seat);
}

/* The seat that waits. FALSE: none does. */
static gboolean
find_seat (SalonGame *game, guint *seat, const char **failure)
{
  if (game == NULL)
    return FALSE;

  for (*seat = 0; *seat < salon_game_count_seats (game); ++*seat)
    if (salon_game_lacks_program (game, *seat, failure))
      return TRUE;

  return FALSE;
}

/* What there is to say, (transfer full). */
static char *
make_text (const char *name, const char *failure)
{
  if (!salon_programs_are_offered ())
    /* Translators: a player’s name; a Flatpak is a sandbox */
    return g_strdup_printf (_ ("%s is a program. Inside a Flatpak, Salon cannot run other programs."), name);
  if (failure != NULL)
    /* Translators: a player’s name, and what the program did that plays there: “it did not answer within 10000 ms” */
    return g_strdup_printf (_ ("The program of %1$s had to leave: %2$s"), name, failure);
  /* Translators: a player’s name */
  return g_strdup_printf (_ ("%s is a program. Nothing runs until you choose which one."), name);
}

void
salon_bot_bar_show (SalonBotBar *self, SalonGame *game)
{
  const char *failure = NULL;
  const gboolean waits = find_seat (game, &self->seat, &failure);
  g_autofree char *text = NULL;

  g_weak_ref_set (&self->game, waits ? game : NULL);
  if (waits)
    {
      text = make_text (salon_game_get_seat_name (game, self->seat), failure);
      gtk_label_set_label (self->label, text);
      salon_tooltip_set (GTK_WIDGET (self->label), text);
      gtk_widget_set_visible (self->choose, salon_programs_are_offered ());
    }
  gtk_widget_set_visible (GTK_WIDGET (self), waits);
}

/* Where the window is low, the table needs the room. */
static void
salon_bot_bar_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  gtk_widget_measure (SALON_BOT_BAR (widget)->box, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *natural = MAX (*natural, HEIGHT);
}

static void
salon_bot_bar_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (SALON_BOT_BAR (widget)->box, &(GdkRectangle) { 0, 0, width, height }, -1);
}

static GtkSizeRequestMode
salon_bot_bar_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
salon_bot_bar_dispose (GObject *object)
{
  g_clear_pointer (&SALON_BOT_BAR (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_bot_bar_parent_class)->dispose (object);
}

static void
salon_bot_bar_finalize (GObject *object)
{
  g_weak_ref_clear (&SALON_BOT_BAR (object)->game);

  G_OBJECT_CLASS (salon_bot_bar_parent_class)->finalize (object);
}

static void
salon_bot_bar_class_init (SalonBotBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_bot_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = salon_bot_bar_finalize;
  widget_class->measure = salon_bot_bar_measure;
  widget_class->size_allocate = salon_bot_bar_size_allocate;
  widget_class->get_request_mode = salon_bot_bar_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "salon-bot-bar");
}

static GtkWidget *
add_button (SalonBotBar *self, const char *name, const char *label, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_name (button, name);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (self->box), button);
  return button;
}

static void
salon_bot_bar_init (SalonBotBar *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  g_weak_ref_init (&self->game, NULL);
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->label = GTK_LABEL (label);
  gtk_label_set_wrap (self->label, TRUE);
  gtk_label_set_lines (self->label, 2);
  gtk_label_set_ellipsize (self->label, PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (self->label, 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (self->box), label);
  self->choose = add_button (self, "choose-program", _ ("Choose a program…"), G_CALLBACK (choose_cb));
  add_button (self, "let-computer", _ ("Let a computer play…"), G_CALLBACK (computer_cb));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
