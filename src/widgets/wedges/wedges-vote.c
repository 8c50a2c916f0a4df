/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-vote.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/salon-draw.h"
#include "widgets/wedges/wedges-category.h"
#include "widgets/wedges/wedges-token.h"
#include "widgets/wedges/wedges-vote-choice.h"

#define EM     14.667 /* px of the usual text */
#define WIDTH  680    /* of the panel, in px at the usual size of text */
#define NARROW 640    /* px: in less width there are smaller margins */
#define TOKEN  96
#define LOW    560 /* px: in less height the token is smaller */
#define LEAST  .55 /* of its size */

struct _WedgesVote {
  GtkWidget parent_instance;

  GtkWidget *panel;
  GtkWidget *token, *title, *what, *rule;
  GtkWidget *choice[WEDGES_CATEGORIES];
  GtkWidget *buttons, *gold, *gold_label, *agree, *agree_label, *drawn;

  /* What it shows. */
  char *name, *voter;
  unsigned voter_colour;
  gboolean votes; /* others vote; otherwise the player chooses */
  gboolean person;
  int left_to_vote;  /* this one and those after */
  gboolean together; /* they agree on one */
  int marked;        /* a category, or −1 */
  gboolean done;     /* a signal was emitted */

  int token_size;
  gboolean narrow;
  guint form_id; /* a source: the page gets this form */
};

G_DEFINE_FINAL_TYPE (WedgesVote, wedges_vote, GTK_TYPE_WIDGET)

enum {
  CHOSEN,
  AGREED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What is said */

static void
set_gold (WedgesVote *self)
{
  const char *agree = self->together ? _ ("One vote each…") : _ ("We agree on one together…");
  g_autofree char *text = NULL;

  if (self->marked < 0)
    text = g_strdup (_ ("Mark a category first"));
  else if (self->together)
    /* Translators: %s is a category */
    text = g_strdup_printf (_ ("All vote for %s"), wedges_category_get_name (self->marked));
  else
    /* Translators: a player (the first %s) votes for a category (the other) */
    text = g_strdup_printf (_ ("%s votes for %s"), self->voter, wedges_category_get_name (self->marked));
  gtk_label_set_text (GTK_LABEL (self->gold_label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->gold), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_sensitive (self->gold, self->marked >= 0);
  gtk_label_set_text (GTK_LABEL (self->agree_label), agree);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->agree), GTK_ACCESSIBLE_PROPERTY_LABEL, agree, -1);
}

static void
set_what (WedgesVote *self, gboolean final)
{
  g_autofree char *what = NULL;

  if (!self->votes && final)
    /* Translators: %s is a player, alone at the table */
    what = g_strdup_printf (_ ("%s, which category shall it be? Nobody has seen the card."), self->name);
  else if (!self->votes)
    what = self->person ? g_strdup_printf (_ ("%s, which category would you like?"), self->name)
                        : g_strdup_printf (_ ("%s chooses a category…"), self->name);
  else if (self->together)
    what = g_strdup (_ ("Which category have you all agreed on? Nobody has seen the card."));
  else if (self->person)
    what = g_strdup_printf (_ ("%s, which category shall it be? Nobody has seen the card."), self->voter);
  else
    what = g_strdup_printf (_ ("%s votes…"), self->voter);
  gtk_label_set_text (GTK_LABEL (self->what), what);
}

/* What is done */

static void
emit (WedgesVote *self, guint signal, int category)
{
  if (self->done || !self->person)
    return;
  self->done = TRUE;
  g_signal_emit (self, signals[signal], 0, category);
}

static void
mark (WedgesVote *self, int category)
{
  if (!self->person || self->done)
    return;
  self->marked = category;
  for (int i = 0; i < WEDGES_CATEGORIES; i++)
    wedges_vote_choice_set_marked (WEDGES_VOTE_CHOICE (self->choice[i]), i == category,
                                   self->together ? NULL : self->voter, self->voter_colour);
  set_gold (self);
}

static void
choose (WedgesVote *self, int category)
{
  if (self->votes)
    mark (self, category);
  else
    emit (self, CHOSEN, category);
}

static void
vote (WedgesVote *self)
{
  if (self->votes && self->marked >= 0)
    emit (self, self->together ? AGREED : CHOSEN, self->marked);
}

static void
choice_cb (const GtkWidget *choice, WedgesVote *self)
{
  for (int i = 0; i < WEDGES_CATEGORIES; i++)
    if (self->choice[i] == choice)
      choose (self, i);
}

static void
set_together (WedgesVote *self, gboolean together)
{
  self->together = together;
  set_what (self, TRUE);
  mark (self, self->marked);
}

static void
agree_cb (WedgesVote *self)
{
  set_together (self, !self->together);
}

gboolean
wedges_vote_press (WedgesVote *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (WEDGES_IS_VOTE_PAGE (self), FALSE);

  if (!self->person || self->done || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter)
    {
      if (!self->votes || self->marked < 0)
        return FALSE;
      vote (self);
      return TRUE;
    }
  if (keyval == GDK_KEY_Escape && self->together)
    {
      set_together (self, FALSE);
      return TRUE;
    }
  for (int i = 0; i < WEDGES_CATEGORIES; i++)
    if (gdk_keyval_to_upper (keyval) == (guint) wedges_category_letters[i])
      {
        choose (self, i);
        if (self->votes)
          gtk_widget_grab_focus (self->choice[i]);
        return TRUE;
      }
  return FALSE;
}

/* Enter on the button of a marked category votes for it, as it does everywhere else here. */
static gboolean
key_cb (GtkEventControllerKey *keys, guint keyval, guint code, GdkModifierType modifiers, WedgesVote *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  const gboolean enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;

  if (enter && focus != NULL && (self->marked < 0 || focus != self->choice[self->marked]))
    return FALSE;
  return wedges_vote_press (self, keyval, modifiers);
}

void
wedges_vote_show (WedgesVote *self, const WedgesBallot *ballot)
{
  g_autofree char *title = NULL, *drawn = NULL;

  g_return_if_fail (WEDGES_IS_VOTE_PAGE (self));
  g_return_if_fail (ballot->n_voters == 0 || (ballot->voter >= 0 && ballot->voter < ballot->n_voters));

  /* Whoever has marked a category keeps it while the same vote is shown again. */
  if (self->done || !ballot->person || ballot->n_voters == 0 || g_strcmp0 (self->name, ballot->name) != 0
      || self->left_to_vote != ballot->n_voters - ballot->voter)
    {
      self->together = FALSE;
      self->marked = -1;
    }
  self->votes = ballot->n_voters > 0;
  self->person = ballot->person;
  self->done = FALSE;
  g_free (self->name);
  self->name = g_strdup (ballot->name);
  g_free (self->voter);
  self->voter = g_strdup (self->votes ? ballot->voters[ballot->voter].name : ballot->name);
  self->voter_colour = self->votes ? ballot->voters[ballot->voter].colour : ballot->colour;
  self->left_to_vote = ballot->n_voters - ballot->voter;

  wedges_token_set_colour (WEDGES_TOKEN (self->token), ballot->colour);
  wedges_token_set_wedges (WEDGES_TOKEN (self->token), ballot->wedges, FALSE);
  title = ballot->final
            /* Translators: %s is a player */
            ? g_strdup_printf (_ ("%s’s final question"), ballot->name)
            /* Translators: %s is a player, whose token stands on the hub */
            : g_strdup_printf (_ ("%s on the hub"), ballot->name);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->panel), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  set_what (self, ballot->final);
  gtk_label_set_text (GTK_LABEL (self->rule), self->votes
                                                ? _ ("Most votes win; in a tie, the category that was voted for first.")
                                              : ballot->final ? _ ("A right answer wins the game.")
                                                              : _ ("A right answer earns another roll, but no wedge."));
  if (ballot->one_box)
    /* Translators: %d is the number of a card */
    drawn = g_strdup_printf (_ ("Then the card is drawn: card %d."), ballot->card);
  else
    drawn = g_strdup_printf (_ ("Then the card is drawn: box %d, card %d."), ballot->box + 1, ballot->card);
  gtk_label_set_text (GTK_LABEL (self->drawn), drawn);

  for (int i = 0; i < WEDGES_CATEGORIES; i++)
    {
      wedges_vote_choice_show (WEDGES_VOTE_CHOICE (self->choice[i]), ballot);
      gtk_widget_set_sensitive (self->choice[i], ballot->person);
    }
  gtk_widget_set_visible (self->buttons, self->votes && self->person);
  gtk_widget_set_visible (self->agree, self->left_to_vote > 1);
  if (self->marked >= 0)
    mark (self, self->marked);
  set_gold (self);
}

void
wedges_vote_take_focus (WedgesVote *self)
{
  g_return_if_fail (WEDGES_IS_VOTE_PAGE (self));

  gtk_widget_grab_focus (self->choice[MAX (self->marked, 0)]);
}

/* The widget */

/* Neither sizes nor styles may change while sizes are given out. */
static gboolean
form_cb (gpointer vote_page)
{
  WedgesVote *self = vote_page;

  self->form_id = 0;
  if (self->narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  wedges_token_set_size (WEDGES_TOKEN (self->token), self->token_size);
  return G_SOURCE_REMOVE;
}

/* The panel is as wide as the text asks for, and its pictures are lower where there is little height. */
static void
wedges_vote_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesVote *self = WEDGES_VOTE_PAGE (widget);
  const double unit = salon_draw_get_em (widget) / EM;
  GtkAllocation place;
  int least, wide = MIN (width, (int) (WIDTH * MAX (unit, 1))), high, least_high;

  gtk_widget_measure (self->panel, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  wide = MAX (wide, least);
  gtk_widget_measure (self->panel, GTK_ORIENTATION_VERTICAL, wide, &least_high, &high, NULL, NULL);
  high = MAX (least_high, MIN (high, height));
  place.x = (width - wide) / 2;
  place.y = MAX (0, (height - high) / 2);
  place.width = wide;
  place.height = high;
  gtk_widget_size_allocate (self->panel, &place, -1);
  high = (int) (TOKEN * unit * CLAMP (height / (LOW * unit), LEAST, 1));
  if (high == self->token_size && (width < NARROW * unit) == self->narrow)
    return;
  self->token_size = high;
  self->narrow = width < NARROW * unit;
  if (self->form_id == 0)
    self->form_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, form_cb, self, NULL);
}

static void
wedges_vote_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  gtk_widget_measure (WEDGES_VOTE_PAGE (widget)->panel, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
wedges_vote_dispose (GObject *object)
{
  WedgesVote *self = WEDGES_VOTE_PAGE (object);

  g_clear_handle_id (&self->form_id, g_source_remove);
  g_clear_pointer (&self->panel, gtk_widget_unparent);

  G_OBJECT_CLASS (wedges_vote_parent_class)->dispose (object);
}

static void
wedges_vote_finalize (GObject *object)
{
  WedgesVote *self = WEDGES_VOTE_PAGE (object);

  g_free (self->name);
  g_free (self->voter);

  G_OBJECT_CLASS (wedges_vote_parent_class)->finalize (object);
}

static GtkSizeRequestMode
wedges_vote_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
wedges_vote_class_init (WedgesVoteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_vote_dispose;
  G_OBJECT_CLASS (klass)->finalize = wedges_vote_finalize;
  widget_class->get_request_mode = wedges_vote_get_request_mode;
  widget_class->measure = wedges_vote_measure;
  widget_class->size_allocate = wedges_vote_size_allocate;

  signals[CHOSEN] =
    g_signal_new ("chosen", WEDGES_TYPE_VOTE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[AGREED] =
    g_signal_new ("agreed", WEDGES_TYPE_VOTE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "wedges-vote");
}

static GtkWidget *
make_label (GtkWidget *parent, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (parent), label);
  return label;
}

static GtkWidget *
make_head (WedgesVote *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18), *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->token = wedges_token_new (TOKEN);
  gtk_widget_set_valign (self->token, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), self->token);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (lines, TRUE);
  self->title = make_label (lines, "title");
  self->what = make_label (lines, "what");
  self->rule = make_label (lines, "rule");
  gtk_box_append (GTK_BOX (head), lines);
  gtk_widget_add_css_class (head, "head");
  return head;
}

static void
allow_two_lines (GtkLabel *label)
{
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_lines (label, 2);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

static void
make_buttons (WedgesVote *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *key = gtk_label_new ("↵");

  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->gold = gtk_button_new ();
  self->gold_label = gtk_label_new (NULL);
  allow_two_lines (GTK_LABEL (self->gold_label));
  gtk_widget_set_hexpand (self->gold_label, TRUE);
  gtk_widget_add_css_class (key, "key");
  gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->gold_label);
  gtk_box_append (GTK_BOX (box), key);
  gtk_button_set_child (GTK_BUTTON (self->gold), box);
  gtk_widget_set_name (self->gold, "vote");
  gtk_widget_add_css_class (self->gold, "gold");
  gtk_widget_set_hexpand (self->gold, TRUE);
  g_signal_connect_swapped (self->gold, "clicked", G_CALLBACK (vote), self);
  gtk_box_append (GTK_BOX (self->buttons), self->gold);

  self->agree = gtk_button_new ();
  self->agree_label = gtk_label_new (NULL);
  allow_two_lines (GTK_LABEL (self->agree_label));
  gtk_button_set_child (GTK_BUTTON (self->agree), self->agree_label);
  gtk_widget_set_name (self->agree, "agree");
  gtk_widget_add_css_class (self->agree, "plain");
  g_signal_connect_swapped (self->agree, "clicked", G_CALLBACK (agree_cb), self);
  gtk_box_append (GTK_BOX (self->buttons), self->agree);
}

static void
wedges_vote_init (WedgesVote *self)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->marked = -1;
  self->panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (self->panel, "panel");
  gtk_box_append (GTK_BOX (self->panel), make_head (self));

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_row_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 12);
  gtk_widget_set_vexpand (grid, TRUE);
  for (int i = 0; i < WEDGES_CATEGORIES; i++)
    {
      self->choice[i] = wedges_vote_choice_new (i);
      gtk_grid_attach (GTK_GRID (grid), self->choice[i], i % 3, i / 3, 1, 1);
      g_signal_connect (self->choice[i], "clicked", G_CALLBACK (choice_cb), self);
    }
  gtk_box_append (GTK_BOX (self->panel), grid);
  make_buttons (self);
  gtk_box_append (GTK_BOX (self->panel), self->buttons);
  self->drawn = make_label (self->panel, "drawn");
  gtk_label_set_xalign (GTK_LABEL (self->drawn), .5f);
  gtk_widget_set_parent (self->panel, GTK_WIDGET (self));

  /* Before the buttons, so that Enter votes whatever was marked. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
wedges_vote_new (void)
{
  return g_object_new (WEDGES_TYPE_VOTE, NULL);
}
