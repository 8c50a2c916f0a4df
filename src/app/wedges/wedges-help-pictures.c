/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/wedges/wedges-help-pictures.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/salon-home-piece.h"
#include "rules/wedges/wedges-apply.h"
#include "widgets/salon-style.h"
#include "widgets/wedges/wedges-category.h"
#include "widgets/wedges/wedges-die.h"
#include "widgets/wedges/wedges-token.h"
#include "widgets/wedges/wedges-wheel.h"
#include "widgets/wedges/wedges-widgets.h"

/* px */
#define WHEEL      150 /* the least size */
#define FULL_WHEEL 260 /* the size that it likes best */
#define EDGE       6   /* round a wheel */
#define TOKEN      104
#define SIGN       26
#define CARD_WIDTH 360 /* at most */
#define DIE_WIDTH  190
#define DIE_HEIGHT 116
#define BOX_WIDTH  132
#define BOX_HEIGHT 116

/* The player in all the pictures. */
#define NAME "Ada"

static GtkWidget *
put_on_cloth (GtkWidget *child, gboolean whole)
{
  GtkWidget *cloth = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  wedges_widgets_load_style ();
  salon_style_load ("wedges/wedges-help");
  gtk_widget_add_css_class (cloth, "help-cloth");
  if (whole)
    gtk_widget_add_css_class (cloth, "whole");
  gtk_widget_set_vexpand (child, TRUE);
  gtk_box_append (GTK_BOX (cloth), child);
  /* A card makes its picture as high as there is room; in a chapter it is as high as it has to be. */
  gtk_widget_set_vexpand (cloth, FALSE);
  return cloth;
}

/* A picture that shows something else when it is pressed. */
static GtkWidget *
make_button (GtkWidget *child, const char *tooltip, GCallback clicked, gpointer data, GClosureNotify free_data)
{
  GtkWidget *button = gtk_button_new ();

  wedges_widgets_load_style ();
  salon_style_load ("wedges/wedges-help");
  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_set_vexpand (button, FALSE);
  gtk_widget_add_css_class (button, "help-picture");
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
  g_signal_connect_data (button, "clicked", clicked, data, free_data, 0);
  return button;
}

/* The wheel */

/* Plays @moves, which end in NULL, on @state. */
static void
play (WedgesState *state, const char *const *moves)
{
  for (; *moves != NULL; moves++)
    {
      const char *unknown;
      WedgesMove move;

      g_return_if_fail (wedges_move_parse (*moves, &move, &unknown) == NULL);
      g_return_if_fail (wedges_apply (state, &move) == WEDGES_OK);
    }
}

/* The layout of a wheel that is smaller than people could play on: it is drawn as small as there is room. */

static void
small_measure (GtkWidget *box,
               GtkOrientation orientation,
               int for_size,
               int *minimum,
               int *natural,
               int *minimum_baseline,
               int *natural_baseline)
{
  *minimum = WHEEL;
  *natural = FULL_WHEEL;
}

static void
small_allocate (GtkWidget *box, int width, int height, int baseline)
{
  GtkWidget *wheel = gtk_widget_get_first_child (box);
  const float place = (float) (MIN (width, height) - 2 * EDGE);
  GskTransform *transform;
  int least;

  gtk_widget_measure (wheel, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  least = MAX (least, (int) place);
  transform =
    gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (((float) width - place) / 2, ((float) height - place) / 2));
  transform = gsk_transform_scale (transform, place / (float) least, place / (float) least);
  gtk_widget_allocate (wheel, least, least, -1, transform);
}

static GtkWidget *
make_wheel (const char *const *moves, guint wedges)
{
  const WedgesSetup setup = { .cards = WEDGES_LEAST_CARDS, .boxes = 1, .seats = 1 };
  const WedgesWheelSeat seat = { .name = NAME };
  g_autofree WedgesState *state = g_new (WedgesState, 1);
  GtkWidget *wheel = wedges_wheel_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  wedges_begin (&setup, state);
  play (state, moves);
  state->wedges[0] = (uint8_t) wedges;
  wedges_wheel_set_seats (WEDGES_WHEEL (wheel), &seat, 1);
  wedges_wheel_update (WEDGES_WHEEL (wheel), NULL, state, FALSE);
  gtk_widget_set_can_target (wheel, FALSE);
  gtk_widget_set_can_focus (wheel, FALSE);
  /* The text below says what is seen; nobody wants to hear of 73 spaces here. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (wheel), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_layout_manager (box, gtk_custom_layout_new (NULL, small_measure, small_allocate));
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), wheel);
  return put_on_cloth (box, TRUE);
}

GtkWidget *
wedges_help_picture_wheel (guint edition)
{
  return make_wheel ((const char *const[]) { NULL }, 0);
}

GtkWidget *
wedges_help_picture_reach (guint edition)
{
  static const char *const moves[] = { "1 roll 5", "1 roll 3", "1 move S4.3", "1 answer right", "1 roll 4", NULL };

  return make_wheel (moves, 1u << WEDGES_SCIENCE);
}

GtkWidget *
wedges_help_picture_final (guint edition)
{
  return make_wheel ((const char *const[]) { NULL }, WEDGES_ALL);
}

/* The die */

GtkWidget *
wedges_help_picture_die (guint edition)
{
  GtkWidget *die = wedges_die_new ();

  wedges_die_roll (WEDGES_DIE_TRAY (die), 5, NAME, FALSE);
  gtk_widget_set_size_request (die, DIE_WIDTH, DIE_HEIGHT);
  gtk_widget_set_halign (die, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (die, GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (die, FALSE);
  return put_on_cloth (die, FALSE);
}

/* A question */

static void
uncover_cb (GtkWidget *button, GtkStack *flap)
{
  const gboolean covered = g_strcmp0 (gtk_stack_get_visible_child_name (flap), "flap") == 0;
  /* Translators: the answer to the question of the help */
  const char *answer = covered ? C_ ("question of the help", "Nitrogen") : "";

  gtk_label_set_label (GTK_LABEL (gtk_stack_get_child_by_name (flap, "answer")), answer);
  gtk_stack_set_visible_child_name (flap, covered ? "answer" : "flap");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, answer, -1);
}

static GtkWidget *
make_band (int category)
{
  GtkWidget *band = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *sign = wedges_sign_new (category, SIGN);

  wedges_sign_set_bare (WEDGES_SIGN (sign), TRUE);
  gtk_box_append (GTK_BOX (band), sign);
  gtk_box_append (GTK_BOX (band), gtk_label_new (wedges_category_get_name (category)));
  gtk_widget_add_css_class (band, "help-band");
  return band;
}

GtkWidget *
wedges_help_picture_question (guint edition)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *flap = gtk_stack_new ();
  GtkWidget *linen = gtk_label_new (NULL), *answer = gtk_label_new (NULL), *clamp;
  /* Translators: of an example in the help; “Nitrogen” answers it */
  GtkWidget *question =
    g_object_new (GTK_TYPE_LABEL, "label", _ ("Which gas makes up nearly four fifths of the air around us?"), "wrap",
                  TRUE, "xalign", 0.f, "width-chars", 16, "max-width-chars", 30, "vexpand", TRUE, NULL);

  gtk_widget_add_css_class (card, "help-question");
  gtk_widget_add_css_class (linen, "help-flap");
  gtk_widget_add_css_class (answer, "help-answer");
  gtk_widget_add_css_class (question, "help-asked");
  gtk_stack_add_named (GTK_STACK (flap), linen, "flap");
  gtk_stack_add_named (GTK_STACK (flap), answer, "answer");
  gtk_stack_set_visible_child_name (GTK_STACK (flap), "flap");
  gtk_stack_set_transition_type (GTK_STACK (flap), GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT);
  gtk_box_append (GTK_BOX (card), make_band (WEDGES_SCIENCE));
  gtk_box_append (GTK_BOX (card), question);
  gtk_box_append (GTK_BOX (card), flap);
  gtk_widget_set_overflow (card, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_vexpand (card, TRUE);
  clamp =
    g_object_new (ADW_TYPE_CLAMP, "child", card, "maximum-size", CARD_WIDTH, "tightening-threshold", CARD_WIDTH, NULL);
  return make_button (clamp, _ ("Uncover the answer"), G_CALLBACK (uncover_cb), flap, NULL);
}

/* A token */

typedef struct {
  GtkWidget *token;
  guint n; /* wedges, in the order of their places */
} Filling;

static void
show_filling (GtkWidget *button, Filling *self, gboolean moving)
{
  guint wedges = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < self->n; i++)
    wedges |= 1u << wedges_category_at ((int) i);
  text = wedges_token_get_text (wedges);
  wedges_token_set_wedges (WEDGES_TOKEN (self->token), wedges, moving);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void
fill_cb (GtkWidget *button, Filling *self)
{
  self->n = (self->n + 1) % (WEDGES_CATEGORIES + 1);
  show_filling (button, self, TRUE);
}

static void
free_filling (gpointer filling, GClosure *closure)
{
  g_free (filling);
}

GtkWidget *
wedges_help_picture_token (guint edition)
{
  Filling *self = g_new0 (Filling, 1);
  GtkWidget *button;

  self->token = wedges_token_new (TOKEN);
  self->n = 2;
  gtk_widget_set_halign (self->token, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->token, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (self->token, TOKEN / 6);
  gtk_widget_set_margin_bottom (self->token, TOKEN / 6);
  button = make_button (self->token, _ ("Win another wedge"), G_CALLBACK (fill_cb), self, free_filling);
  show_filling (button, self, FALSE);
  return button;
}

/* Categories and boxes */

GtkWidget *
wedges_help_picture_categories (guint edition)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "help-categories");
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 5);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  for (int category = 0; category < WEDGES_CATEGORIES; category++)
    {
      GtkWidget *name =
        g_object_new (GTK_TYPE_LABEL, "label", wedges_category_get_name (category), "xalign", 0.f, NULL);

      gtk_grid_attach (GTK_GRID (grid), wedges_sign_new (category, SIGN), 0, category, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), name, 1, category, 1, 1);
    }
  return put_on_cloth (grid, FALSE);
}

GtkWidget *
wedges_help_picture_boxes (guint edition)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  for (int i = 0; i < WEDGES_BOXES; i++)
    gtk_box_append (GTK_BOX (row), g_object_new (SALON_TYPE_HOME_PIECE, "piece", "house:wedges/setup-box", "width",
                                                 BOX_WIDTH, "height", BOX_HEIGHT, "valign", GTK_ALIGN_CENTER, NULL));
  return put_on_cloth (row, FALSE);
}

/* Typed answers */

/* Translators: answers as people type them, the answers that were asked for, and other answers of their kind. What is said of
 * each has to be true in your language, too: the test of the help asks the judge. */
static const struct {
  const char *answer, *rival, *typed, *remark;
  QuestionsReason reason;
} answers[] = {
  { NC_ ("typed answer", "Nitrogen"), NULL, NC_ ("typed answer", "nitrogen"), N_ ("right"), QUESTIONS_SAME },
  { NC_ ("typed answer", "Nitrogen"), NULL, NC_ ("typed answer", "nitrogin"), N_ ("taken as right: one letter off"),
    QUESTIONS_SLIP },
  { NC_ ("typed answer", "Iran"), NC_ ("typed answer", "Iraq"), NC_ ("typed answer", "Irak"),
    N_ ("taken as wrong: as near to Iraq"), QUESTIONS_NEARER },
  { "1918", NULL, "1914", N_ ("taken as wrong: years are exact"), QUESTIONS_OTHER_NUMBER },
};

static const char *
translate (const char *text)
{
  return text != NULL && g_ascii_isalpha (*text) ? g_dpgettext2 (GETTEXT_PACKAGE, "typed answer", text) : text;
}

gboolean
wedges_help_get_answer (guint i, WedgesHelpAnswer *answer)
{
  if (i >= G_N_ELEMENTS (answers))
    return FALSE;

  *answer = (WedgesHelpAnswer) { translate (answers[i].answer), translate (answers[i].rival),
                                 translate (answers[i].typed), _ (answers[i].remark), answers[i].reason };
  return TRUE;
}

GtkWidget *
wedges_help_picture_typed (guint edition)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  WedgesHelpAnswer answer;

  gtk_widget_set_halign (list, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (list, GTK_ALIGN_CENTER);
  for (guint i = 0; wedges_help_get_answer (i, &answer); i++)
    {
      const gboolean right = answer.reason < QUESTIONS_NOTHING;
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
      GtkWidget *typed =
        g_object_new (GTK_TYPE_LABEL, "label", answer.typed, "xalign", 0.f, "hexpand", TRUE, "width-chars", 12, NULL);
      GtkWidget *pill = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

      gtk_box_append (GTK_BOX (pill), g_object_new (GTK_TYPE_IMAGE, "icon-name",
                                                    right ? "object-select-symbolic" : "window-close-symbolic",
                                                    "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
      gtk_box_append (GTK_BOX (pill), g_object_new (GTK_TYPE_LABEL, "label", answer.remark, "wrap", TRUE, NULL));
      gtk_widget_add_css_class (pill, "help-pill");
      gtk_widget_add_css_class (pill, right ? "right" : "wrong");
      gtk_widget_add_css_class (row, "help-typed");
      gtk_widget_set_valign (pill, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (row), typed);
      gtk_box_append (GTK_BOX (row), pill);
      gtk_box_append (GTK_BOX (list), row);
    }
  return put_on_cloth (list, FALSE);
}
