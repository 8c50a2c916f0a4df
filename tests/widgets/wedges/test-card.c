/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card and the vote: what they show and tell and when, above all that nothing tells an answer before it is
 * uncovered; what their keys and buttons emit, and that it is emitted once; long texts in small windows. */

#include <string.h>

#include "await.h"
#include "card-scene.h"
#include "pages-hands.h"
#include "widgets/wedges/wedges-board-text.h"
#include "widgets/wedges/wedges-boxes.h"
#include "widgets/wedges/wedges-card-motion.h"
#include "widgets/wedges/wedges-verdict-panel.h"
#include "widgets/wedges/wedges-vote.h"
#include "widgets/wedges/wedges-widgets.h"

/* A little longer than the card waits for a double click to be over, in ms. */
#define CALM 420

static GtkWidget *window, *card, *vote;

/* What was emitted, a letter or word for each signal. */
static GString *heard;

/* What a widget tells */

/* Whatever an object says of itself in any property that is text, or can be made text. */
static void
gather_properties (GObject *object, GString *texts)
{
  guint n;
  g_autofree GParamSpec **specs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);

  for (guint i = 0; i < n; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      if ((specs[i]->flags & G_PARAM_READABLE) == 0)
        continue;
      g_value_init (&value, specs[i]->value_type);
      g_object_get_property (object, specs[i]->name, &value);
      if (G_VALUE_HOLDS_STRING (&value) && g_value_get_string (&value) != NULL)
        g_string_append_printf (texts, "%s\n", g_value_get_string (&value));
      else if (G_VALUE_HOLDS (&value, G_TYPE_STRV) && g_value_get_boxed (&value) != NULL)
        {
          g_autofree char *all = g_strjoinv (" ", g_value_get_boxed (&value));

          g_string_append_printf (texts, "%s\n", all);
        }
    }
}

/* GTK says what an accessible text is when it is not what was asked for. */
static void
gather_accessible (GtkWidget *widget, GString *texts)
{
  static const GtkAccessibleProperty properties[] = {
    GTK_ACCESSIBLE_PROPERTY_LABEL,       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,      GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
    GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION,
  };

  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), properties[i]))
      {
        g_autofree char *text = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), properties[i], "?");

        if (text != NULL)
          g_string_append_printf (texts, "%s\n", text);
      }
}

static void
gather (GtkWidget *widget, GString *texts)
{
  gather_properties (G_OBJECT (widget), texts);
  gather_accessible (widget, texts);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    gather (child, texts);
}

static gboolean
tells (const char *text)
{
  g_autoptr (GString) texts = g_string_new (NULL);

  gather (window, texts);
  return strstr (texts->str, text) != NULL;
}

/* Signals */

static void
uncover_cb (GtkWidget *widget)
{
  g_string_append (heard, "uncover ");
}

static void
judged_cb (GtkWidget *widget, gboolean right)
{
  g_string_append (heard, right ? "right " : "wrong ");
}

static void
typed_cb (GtkWidget *widget, const char *text)
{
  g_string_append_printf (heard, "“%s” ", text);
}

static void
gave_up_cb (GtkWidget *widget)
{
  g_string_append (heard, "gave-up ");
}

static void
went_on_cb (GtkWidget *widget)
{
  g_string_append (heard, "went-on ");
}

static void
objected_cb (GtkWidget *widget)
{
  g_string_append (heard, "objected ");
}

static void
chosen_cb (GtkWidget *widget, int category)
{
  g_string_append_printf (heard, "chosen %c ", wedges_category_letters[category]);
}

static void
agreed_cb (GtkWidget *widget, int category)
{
  g_string_append_printf (heard, "agreed %c ", wedges_category_letters[category]);
}

/* Asserts what was heard, and forgets it. */
static void
assert_heard (const char *expected)
{
  g_assert_cmpstr (g_strchomp (heard->str), ==, expected);
  g_string_set_size (heard, 0);
}

static gboolean
press (guint keyval)
{
  return wedges_card_press (WEDGES_CARD (card), keyval, 0);
}

static void
click (const char *name)
{
  g_signal_emit_by_name (hands_get (window, name), "clicked");
}

/* Shows the question of a scene, or the answer as well. */
static void
show (const char *name, gboolean uncovered)
{
  CardScene scene = *card_scene_find (name, FALSE);

  g_assert_cmpstr (scene.name, ==, name);
  scene.uncovered = uncovered;
  scene.stamp = 0;
  card_scene_show (WEDGES_CARD (card), &scene, NULL);
}

/* The tests */

static void
test_secrets (void)
{
  static const char *const scenes[] = { "open", "proposed", "computer", "late", "wrong" };

  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
    {
      const CardScene *scene = card_scene_find (scenes[i], FALSE);

      g_test_message ("%s", scenes[i]);
      show (scenes[i], FALSE);
      hands_look_on (20);
      g_assert_true (tells (scene->question.text));
      g_assert_false (tells (scene->answer.answer));
      g_assert_false (scene->answer.fact != NULL && tells (scene->answer.fact));

      /* The same walk finds the answer once it is there: it would have found it before. */
      wedges_card_uncover (WEDGES_CARD (card), &scene->answer);
      hands_look_on (20);
      g_assert_true (tells (scene->answer.answer));
      g_assert_true (scene->answer.fact == NULL || tells (scene->answer.fact));

      /* The next question tells nothing of it, nor does a card that was taken away. */
      show ("typed", FALSE);
      g_assert_false (tells (scene->answer.answer));
      wedges_card_clear (WEDGES_CARD (card));
      g_assert_false (tells (card_scene_find ("typed", FALSE)->question.text));
      g_assert_false (gtk_widget_get_visible (card));
    }
}

static void
test_table (void)
{
  show ("open", FALSE);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == hands_get (window, "uncover"));
  g_assert_false (press (GDK_KEY_r));
  g_assert_false (press (GDK_KEY_Return));
  g_assert_false (press (GDK_KEY_Escape));
  g_assert_false (wedges_card_press (WEDGES_CARD (card), GDK_KEY_space, GDK_CONTROL_MASK));
  g_assert_true (press (GDK_KEY_space));
  g_assert_true (press (GDK_KEY_space));
  click ("uncover");
  assert_heard ("uncover");

  /* The second click of a double click does not judge, nor does a key that was meant for the question. */
  wedges_card_uncover (WEDGES_CARD (card), &card_scene_find ("open", FALSE)->answer);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == hands_get (window, "take"));
  click ("take");
  press (GDK_KEY_w);
  assert_heard ("");
  hands_look_on (CALM);
  g_assert_false (press (GDK_KEY_Return));
  g_assert_false (press (GDK_KEY_n));
  g_assert_true (press (GDK_KEY_W));
  press (GDK_KEY_r);
  click ("take");
  assert_heard ("wrong");
  wedges_card_allow (WEDGES_CARD (card));
  press (GDK_KEY_w);
  press (GDK_KEY_w);
  assert_heard ("wrong");
  hands_assert_label (hands_get (window, "take"), "Right: a wedge for Ada");

  /* The stamp stands for a while; then the game goes on, once. */
  wedges_card_stamp (WEDGES_CARD (card), FALSE);
  await (heard->len > 0);
  hands_look_on (100);
  assert_heard ("went-on");
}

/* Once somebody has won, a final question is about a place; in the first turn one still shares the win. */
static void
test_place (void)
{
  CardScene scene = *card_scene_find ("open", FALSE);
  WedgesState state = { .setup.seats = 3, .seat = 1, .had_turn = 7 };

  g_assert_false (wedges_board_text_is_for_place (&state));
  state.place[0] = 1;
  g_assert_true (wedges_board_text_is_for_place (&state));
  state.had_turn = 1;
  g_assert_false (wedges_board_text_is_for_place (&state));

  scene.question.stake = WEDGES_CARD_FOR_PLACE;
  wedges_card_ask (WEDGES_CARD (card), &scene.question, NULL);
  wedges_card_uncover (WEDGES_CARD (card), &scene.answer);
  hands_assert_label (hands_get (window, "take"), "Right: a place for Ada");
}

static void
test_typed (void)
{
  GtkWidget *field = hands_get (window, "field");

  show ("typed", FALSE);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), field));
  gtk_editable_set_text (GTK_EDITABLE (field), "   ");
  g_signal_emit_by_name (field, "activate");
  assert_heard ("");
  g_assert_false (gtk_widget_get_sensitive (hands_get (window, "take")));
  gtk_editable_set_text (GTK_EDITABLE (field), "  nitrogin ");
  g_assert_true (gtk_widget_get_sensitive (hands_get (window, "take")));
  g_signal_emit_by_name (field, "activate");
  g_signal_emit_by_name (field, "activate");
  press (GDK_KEY_Escape);
  assert_heard ("“nitrogin”");

  /* The game has refused it, a text with a line break, perhaps; what was typed stands there, and is typed again. */
  wedges_card_allow (WEDGES_CARD (card));
  g_signal_emit_by_name (field, "activate");
  g_signal_emit_by_name (field, "activate");
  assert_heard ("“nitrogin”");
  wedges_card_allow (WEDGES_CARD (card));
  press (GDK_KEY_Escape);
  assert_heard ("gave-up");

  show ("typed", FALSE);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (field)), ==, "");
  click ("refuse");
  press (GDK_KEY_Escape);
  assert_heard ("gave-up");

  /* Enter takes the proposal, N turns it round; both ways. */
  for (int i = 0; i < 4; i++)
    {
      const gboolean right = i % 2 == 0, turned = i / 2;

      show (right ? "proposed" : "wrong", TRUE);
      press (GDK_KEY_Return);
      assert_heard ("");
      hands_look_on (CALM);
      g_assert_false (press (GDK_KEY_r));
      g_assert_true (press (turned ? GDK_KEY_n : GDK_KEY_Return));
      press (GDK_KEY_n);
      assert_heard (right != turned ? "right" : "wrong");
    }
  hands_assert_label (hands_get (window, "given"), "Iraq");
}

static void
test_settled (void)
{
  /* Somebody has to read that the time was up. */
  show ("late", TRUE);
  press (GDK_KEY_space);
  hands_look_on (CALM);
  assert_heard ("");
  press (GDK_KEY_space);
  press (GDK_KEY_Return);
  assert_heard ("went-on");

  /* A paused card waits. */
  show ("open", TRUE);
  wedges_card_stamp (WEDGES_CARD (card), TRUE);
  wedges_card_set_paused (WEDGES_CARD (card), TRUE);
  hands_look_on (1200);
  assert_heard ("");
  wedges_card_set_paused (WEDGES_CARD (card), FALSE);
  await (heard->len > 0);
  assert_heard ("went-on");

  show ("computer", FALSE);
  press (GDK_KEY_space);
  assert_heard ("");
}

static void
test_objection (void)
{
  show ("aloud", FALSE);
  click ("object");
  click ("object");
  assert_heard ("objected");
  wedges_card_set_objected (WEDGES_CARD (card), TRUE);
  g_assert_true (tells ("Thank you"));
  g_assert_false (gtk_widget_get_sensitive (hands_get (window, "object")));
  show ("open", FALSE);
  g_assert_false (tells ("Thank you"));
  g_assert_true (gtk_widget_get_sensitive (hands_get (window, "object")));
}

/* Whether @first comes before @second in @widget, as assistive technologies walk. */
static gboolean
comes_before (GtkWidget *widget, GtkWidget *first, GtkWidget *second, gboolean *seen)
{
  if (widget == first)
    *seen = TRUE;
  if (widget == second)
    return *seen;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (comes_before (child, first, second, seen))
      return TRUE;
  return FALSE;
}

static void
test_reading_order (void)
{
  static const char *const order[] = { "category", "question", "answer", "verdict", "fact", "take" };

  show ("proposed", TRUE);
  for (guint i = 1; i < G_N_ELEMENTS (order); i++)
    {
      gboolean seen = FALSE;

      g_assert_true (comes_before (card, hands_get (card, order[i - 1]), hands_get (card, order[i]), &seen));
    }
  hands_assert_label (hands_get (card, "answer"), "The Danube");

  show ("aloud", FALSE);
  hands_assert_label (hands_get (card, "clock"), "30 seconds left at most");
  wedges_card_set_left (WEDGES_CARD (card), 9.2);
  hands_assert_label (hands_get (card, "clock"), "10 seconds left at most");
  wedges_card_set_left (WEDGES_CARD (card), 0);
  hands_assert_label (hands_get (card, "clock"), "The time is up");
}

static gboolean
is_within (GtkWidget *widget, GtkWidget *scroller)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, scroller, &place));
  return place.origin.y >= -1 && place.origin.y + place.size.height <= gtk_widget_get_height (scroller);
}

/* A question of 1,000 bytes is smaller, and what does not fit is scrolled; buttons and foot stay where they are. */
static void
test_long (void)
{
  GtkWidget *question = hands_get (card, "question"), *scroller;
  GtkAdjustment *way;
  graphene_rect_t place;

  g_assert_cmpuint (strlen (card_scene_find ("long-answer", FALSE)->question.text), >=, 1000);
  show ("long-answer", TRUE);
  scroller = gtk_widget_get_ancestor (question, GTK_TYPE_SCROLLED_WINDOW);
  way = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  await (gtk_adjustment_get_value (way) > 0 && is_within (hands_get (card, "answer"), scroller));
  g_assert_cmpfloat (gtk_adjustment_get_upper (way), >, gtk_adjustment_get_page_size (way));

  /* Whoever scrolls back to the question stays there, whatever else the card says. */
  gtk_adjustment_set_value (way, 0);
  wedges_card_set_objected (WEDGES_CARD (card), TRUE);
  hands_look_on (100);
  g_assert_cmpfloat (gtk_adjustment_get_value (way), ==, 0);
  g_assert_true (gtk_widget_compute_bounds (hands_get (card, "take"), window, &place));
  g_assert_cmpfloat (place.origin.y + place.size.height, <=, gtk_widget_get_height (window));
  g_assert_true (gtk_widget_compute_bounds (hands_get (card, "object"), window, &place));
  g_assert_cmpfloat (place.origin.y + place.size.height, <=, gtk_widget_get_height (window));

  show ("aloud", FALSE);
  await (gtk_adjustment_get_upper (way) <= gtk_adjustment_get_page_size (way));
}

static void
test_motion (void)
{
  const WedgesCardPose begins = wedges_card_motion_get_flight (0), half = wedges_card_motion_get_flight (211);
  const WedgesCardPose ends = wedges_card_motion_get_flight (WEDGES_CARD_FLIGHT_MS);
  const WedgesStampPose stamp = wedges_card_motion_get_stamp (WEDGES_CARD_STAMP_MS);
  const graphene_point_t from = GRAPHENE_POINT_INIT (900, 500);

  g_assert_true (begins.back && !half.back && !ends.back);
  g_assert_cmpfloat (begins.scale, <, .2);
  g_assert_cmpfloat (half.width, <, .1);
  g_assert_cmpfloat_with_epsilon (ends.x, 1, 1e-6);
  g_assert_cmpfloat_with_epsilon (ends.y, 1, 1e-6);
  g_assert_cmpfloat_with_epsilon (ends.scale, 1, 1e-6);
  g_assert_cmpfloat_with_epsilon (ends.width, 1, 1e-6);
  g_assert_cmpfloat (wedges_card_motion_get_flap (0), ==, 0);
  g_assert_cmpfloat (wedges_card_motion_get_flap (130), >, .5);
  g_assert_cmpfloat (wedges_card_motion_get_flap (WEDGES_CARD_FLAP_MS), ==, 1);
  g_assert_cmpfloat (wedges_card_motion_get_stamp (0).scale, ==, 1.5);
  g_assert_cmpfloat_with_epsilon (stamp.scale, 1, 1e-6);
  g_assert_cmpfloat_with_epsilon (stamp.turn, 0, 1e-6);
  g_assert_cmpfloat (stamp.opacity, ==, 1);

  /* Space ends the flight, and does not uncover. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  card_scene_show (WEDGES_CARD (card), card_scene_find ("aloud", FALSE), &from);
  g_assert_true (wedges_card_is_moving (WEDGES_CARD (card)));
  press (GDK_KEY_space);
  g_assert_false (wedges_card_is_moving (WEDGES_CARD (card)));
  assert_heard ("");
  /* It ends by itself, too. */
  card_scene_show (WEDGES_CARD (card), card_scene_find ("aloud", FALSE), &from);
  await (!wedges_card_is_moving (WEDGES_CARD (card)));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  card_scene_show (WEDGES_CARD (card), card_scene_find ("aloud", FALSE), &from);
  g_assert_false (wedges_card_is_moving (WEDGES_CARD (card)));
}

static void
test_vote (void)
{
  WedgesVoter voters[] = { { "Hugo", 2, WEDGES_SPORTS }, { "Marie", 1, -1 }, { "Nora", 3, -1 } };
  WedgesBallot ballot = {
    .final = TRUE,
    .name = "Ada",
    .wedges = WEDGES_ALL,
    .right = { 7, 3, 5, 4, 6, 2 },
    .asked = { 8, 6, 6, 9, 7, 5 },
    .card = 88,
    .voters = voters,
    .n_voters = 3,
    .voter = 1,
    .person = TRUE,
  };

  /* A vote is marked first, and cast by Enter or the gold button, once. */
  wedges_vote_show (WEDGES_VOTE_PAGE (vote), &ballot);
  hands_assert_label (hands_get (vote, "P"), "Sports & Leisure, Ada: 2 of 5 right, Hugo, first");
  g_assert_false (gtk_widget_get_sensitive (hands_get (vote, "vote")));
  g_assert_false (wedges_vote_press (WEDGES_VOTE_PAGE (vote), GDK_KEY_Return, 0));
  g_assert_true (wedges_vote_press (WEDGES_VOTE_PAGE (vote), GDK_KEY_a, 0));
  click ("H");
  hands_assert_label (hands_get (vote, "A"), "Art & Literature, Ada: 4 of 9 right");
  hands_assert_label (hands_get (vote, "H"), "History, Ada: 5 of 6 right, marked");
  hands_assert_label (hands_get (vote, "vote"), "Marie votes for History");
  assert_heard ("");
  /* It stays marked when the same is shown again. */
  wedges_vote_show (WEDGES_VOTE_PAGE (vote), &ballot);
  hands_assert_label (hands_get (vote, "vote"), "Marie votes for History");
  wedges_vote_press (WEDGES_VOTE_PAGE (vote), GDK_KEY_Return, 0);
  click ("vote");
  assert_heard ("chosen H");

  /* They agree; Esc takes that back. The next voter has marked nothing. */
  ballot.voter = 2;
  wedges_vote_show (WEDGES_VOTE_PAGE (vote), &ballot);
  g_assert_false (gtk_widget_get_sensitive (hands_get (vote, "vote")));
  ballot.voter = 1;
  wedges_vote_show (WEDGES_VOTE_PAGE (vote), &ballot);
  click ("agree");
  g_assert_true (wedges_vote_press (WEDGES_VOTE_PAGE (vote), GDK_KEY_Escape, 0));
  click ("agree");
  click ("S");
  hands_assert_label (hands_get (vote, "vote"), "All vote for Science & Nature");
  click ("vote");
  click ("vote");
  assert_heard ("agreed S");

  /* A computer votes: nobody else can. */
  ballot.person = FALSE;
  wedges_vote_show (WEDGES_VOTE_PAGE (vote), &ballot);
  g_assert_false (wedges_vote_press (WEDGES_VOTE_PAGE (vote), GDK_KEY_g, 0));
  click ("G");
  assert_heard ("");

  /* On the hub one letter or click is enough. */
  ballot.person = TRUE;
  ballot.final = FALSE;
  ballot.n_voters = ballot.voter = 0;
  wedges_vote_show (WEDGES_VOTE_PAGE (vote), &ballot);
  g_assert_true (wedges_vote_press (WEDGES_VOTE_PAGE (vote), GDK_KEY_E, 0));
  click ("G");
  assert_heard ("chosen E");
}

static void
test_beside (void)
{
  static const char *const members[] = { "Inès", "Omar", "Lea", NULL };
  static const WedgesPanelRow rows[] = { { "Hugo", 2, NULL, WEDGES_ART, FALSE }, { "Marie", 1, NULL, -1, FALSE } };
  GtkWidget *panel = g_object_ref_sink (wedges_verdict_panel_new ());
  GtkWidget *boxes = g_object_ref_sink (wedges_boxes_new ());
  static const int next[] = { 27, 26 };
  g_autoptr (GString) texts = g_string_new (NULL);

  wedges_verdict_panel_show_team (WEDGES_VERDICT_PANEL (panel), "The Larks", members, 0);
  wedges_verdict_panel_set_follows (WEDGES_VERDICT_PANEL (panel), "another roll", "Hugo rolls");
  hands_gather_texts (panel, texts);
  g_assert_nonnull (strstr (texts->str, "Inès\nnow\nOmar\nnext\nLea\nanswered last\n"));
  g_assert_nonnull (strstr (texts->str, "Right\nanother roll\nWrong\nHugo rolls\n"));
  g_string_set_size (texts, 0);
  wedges_verdict_panel_show_votes (WEDGES_VERDICT_PANEL (panel), "Ada", rows, 2, 1);
  hands_gather_texts (panel, texts);
  g_assert_nonnull (strstr (texts->str, "Hugo\nMarie\nvotes now\n"));
  g_assert_null (strstr (texts->str, "Omar"));

  wedges_boxes_set (WEDGES_BOXES_WIDGET (boxes), 2, next, 0, 1);
  g_string_set_size (texts, 0);
  hands_gather_texts (boxes, texts);
  g_assert_cmpstr (texts->str, ==, "then card 27\nnext: card 26\n");
  wedges_boxes_set (WEDGES_BOXES_WIDGET (boxes), 2, next, 25, 1);
  g_string_set_size (texts, 0);
  hands_gather_texts (boxes, texts);
  g_assert_cmpstr (texts->str, ==, "next: card 27\ncard 25 is out\n");
  g_object_unref (panel);
  g_object_unref (boxes);
}

int
main (int argc, char **argv)
{
  GtkWidget *pages;
  int status;

  hands_init (&argc, &argv);
  wedges_widgets_load_style ();
  heard = g_string_new (NULL);
  pages = gtk_overlay_new ();
  card = wedges_card_new ();
  vote = wedges_vote_new ();
  gtk_overlay_set_child (GTK_OVERLAY (pages), vote);
  gtk_overlay_add_overlay (GTK_OVERLAY (pages), card);
  g_signal_connect (card, "uncover", G_CALLBACK (uncover_cb), NULL);
  g_signal_connect (card, "judged", G_CALLBACK (judged_cb), NULL);
  g_signal_connect (card, "typed", G_CALLBACK (typed_cb), NULL);
  g_signal_connect (card, "gave-up", G_CALLBACK (gave_up_cb), NULL);
  g_signal_connect (card, "went-on", G_CALLBACK (went_on_cb), NULL);
  g_signal_connect (card, "objected", G_CALLBACK (objected_cb), NULL);
  g_signal_connect (vote, "chosen", G_CALLBACK (chosen_cb), NULL);
  g_signal_connect (vote, "agreed", G_CALLBACK (agreed_cb), NULL);
  window = hands_present (pages);

  g_test_add_func ("/wedges/card/secrets", test_secrets);
  g_test_add_func ("/wedges/card/table", test_table);
  g_test_add_func ("/wedges/card/place", test_place);
  g_test_add_func ("/wedges/card/typed", test_typed);
  g_test_add_func ("/wedges/card/settled", test_settled);
  g_test_add_func ("/wedges/card/objection", test_objection);
  g_test_add_func ("/wedges/card/reading-order", test_reading_order);
  g_test_add_func ("/wedges/card/long", test_long);
  g_test_add_func ("/wedges/card/motion", test_motion);
  g_test_add_func ("/wedges/card/vote", test_vote);
  g_test_add_func ("/wedges/card/beside", test_beside);
  status = g_test_run ();
  gtk_window_destroy (GTK_WINDOW (window));
  g_string_free (heard, TRUE);
  return status;
}
