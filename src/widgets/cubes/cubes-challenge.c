/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-challenge.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-popover.h"

typedef struct {
  CubesGame *game;
  GtkWidget *popover;
  GtkDropDown *choice;
  GtkLabel *refused;
  int target;
  char *word;
  int n, seats[CUBES_MAX_SEATS]; /* who could challenge */
} Challenge;

static void
free_challenge (Challenge *challenge)
{
  g_object_unref (challenge->game);
  g_free (challenge->word);
  g_free (challenge);
}

/* Shows why the game refuses, or closes the popover. */
static void
rule (Challenge *challenge, gboolean valid)
{
  const guint chosen = gtk_drop_down_get_selected (challenge->choice);
  g_autoptr (GError) error = NULL;

  if (chosen >= (guint) challenge->n)
    return;
  if (cubes_game_challenge (challenge->game, challenge->seats[chosen], challenge->target, challenge->word, valid,
                            &error))
    {
      gtk_popover_popdown (GTK_POPOVER (challenge->popover));
      return;
    }
  gtk_label_set_label (challenge->refused, error->message);
  gtk_widget_set_visible (GTK_WIDGET (challenge->refused), TRUE);
}

static void
valid_cb (Challenge *challenge)
{
  rule (challenge, TRUE);
}

static void
invalid_cb (Challenge *challenge)
{
  rule (challenge, FALSE);
}

static void
add_line (GtkBox *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);
}

static void
add_button (GtkBox *box, const char *label, GCallback callback, Challenge *challenge)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_signal_connect_swapped (button, "clicked", callback, challenge);
  gtk_box_append (box, button);
}

static void
fill (Challenge *challenge, GtkBox *box, GtkStringList *names)
{
  const CubesHeader *header = cubes_game_get_header (challenge->game);
  const CubesOpinion opinion = cubes_game_get_opinion (challenge->game, challenge->word);
  g_autofree char *title = g_strdup_printf (_ ("%s: %s"), header->salon.name[challenge->target], challenge->word);
  GtkWidget *who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *label = gtk_label_new (_ ("Who challenges?"));
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *refused = gtk_label_new (NULL);

  add_line (box, title, "heading");
  if (opinion != CUBES_UNTOLD)
    add_line (box, opinion == CUBES_LISTED ? _ ("The word list has it.") : _ ("The word list does not have it."),
              "dim-label");

  challenge->choice = GTK_DROP_DOWN (gtk_drop_down_new (g_object_ref (G_LIST_MODEL (names)), NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (challenge->choice), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Who challenges?"), -1);
  gtk_widget_set_hexpand (GTK_WIDGET (challenge->choice), TRUE);
  gtk_box_append (GTK_BOX (who), label);
  gtk_box_append (GTK_BOX (who), GTK_WIDGET (challenge->choice));
  gtk_box_append (box, who);

  gtk_box_set_homogeneous (GTK_BOX (buttons), TRUE);
  add_button (GTK_BOX (buttons), _ ("It is no word"), G_CALLBACK (invalid_cb), challenge);
  add_button (GTK_BOX (buttons), _ ("It is a word"), G_CALLBACK (valid_cb), challenge);
  gtk_box_append (box, buttons);

  challenge->refused = GTK_LABEL (refused);
  gtk_label_set_wrap (challenge->refused, TRUE);
  gtk_label_set_max_width_chars (challenge->refused, 40);
  gtk_widget_set_visible (refused, FALSE);
  gtk_widget_add_css_class (refused, "error");
  gtk_box_append (box, refused);
}

void
cubes_challenge_ask (GtkWidget *page, GtkWidget *at, CubesGame *game, int target, const char *word)
{
  const CubesHeader *header = cubes_game_get_header (game);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  graphene_rect_t place;
  Challenge *challenge;
  GtkWidget *box;

  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (GTK_IS_WIDGET (at));
  g_return_if_fail (CUBES_IS_GAME (game));

  challenge = g_new0 (Challenge, 1);
  challenge->game = g_object_ref (game);
  challenge->target = target;
  challenge->word = g_strdup (word);
  /* Computers challenge nobody by themselves; their seats come last. */
  for (int people = 1; people >= 0; people--)
    for (int seat = 0; seat < header->setup.seats; seat++)
      if (seat != target && salon_game_is_person (SALON_GAME (game), (guint) seat) == people)
        {
          challenge->seats[challenge->n++] = seat;
          gtk_string_list_append (names, header->salon.name[seat]);
        }
  if (challenge->n == 0)
    {
      free_challenge (challenge);
      return;
    }

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  challenge->popover = gtk_popover_new ();
  gtk_widget_set_name (challenge->popover, "challenge");
  gtk_widget_add_css_class (challenge->popover, "explanation");
  g_object_set_data_full (G_OBJECT (challenge->popover), "challenge", challenge, (GDestroyNotify) free_challenge);
  fill (challenge, GTK_BOX (box), names);
  gtk_popover_set_child (GTK_POPOVER (challenge->popover), box);
  g_signal_connect (challenge->popover, "closed", G_CALLBACK (salon_popover_drop), NULL);
  gtk_widget_set_parent (challenge->popover, page);
  if (gtk_widget_compute_bounds (at, page, &place))
    {
      const GdkRectangle at_place = { (int) place.origin.x, (int) place.origin.y, (int) place.size.width,
                                      (int) place.size.height };

      gtk_popover_set_pointing_to (GTK_POPOVER (challenge->popover), &at_place);
    }
  gtk_popover_popup (GTK_POPOVER (challenge->popover));
}
