/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-card-face.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/salon-avatar.h"
#include "widgets/wedges/wedges-card-band.h"
#include "widgets/wedges/wedges-card-clock.h"
#include "widgets/wedges/wedges-card-flap.h"
#include "widgets/wedges/wedges-card-text.h"
#include "widgets/wedges/wedges-card-words.h"
#include "widgets/wedges/wedges-category.h"

#define SIGN       40
#define STAKE      20
#define AVATAR     52
#define LONGEST    200 /* characters of an answer */
#define GOLD_ROOM  11  /* characters of the buttons that have to be seen in a line; there are two lines */
#define PLAIN_ROOM 9
#define LEAST_SEEN 80 /* px of what is scrolled */
#define REASON     24 /* characters that the reason wants at least */

/* Making */

static GtkWidget *
make_label (const char *css_class, gboolean wraps)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (wraps)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
    }
  else
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
    }
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_key (void)
{
  GtkWidget *key = gtk_label_new (NULL);

  gtk_widget_add_css_class (key, "key");
  gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
  return key;
}

static GtkWidget *
make_button (const char *css_class, GtkWidget **text, GtkWidget **key)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  *text = make_label ("text", TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (*text), PANGO_WRAP_WORD);
  gtk_label_set_xalign (GTK_LABEL (*text), .5f);
  gtk_label_set_justify (GTK_LABEL (*text), GTK_JUSTIFY_CENTER);
  gtk_label_set_lines (GTK_LABEL (*text), 2);
  gtk_label_set_ellipsize (GTK_LABEL (*text), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (*text, TRUE);
  *key = make_key ();
  gtk_box_append (GTK_BOX (box), *text);
  gtk_box_append (GTK_BOX (box), *key);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, css_class);
  return button;
}

static void
set_button (GtkWidget *button, GtkWidget *text, GtkWidget *key, const char *label, const char *key_name)
{
  gtk_label_set_text (GTK_LABEL (text), label);
  gtk_label_set_text (GTK_LABEL (key), key_name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* A wedge in the colour of the category. */
static void
draw_stake (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const int category = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (area), "category"));
  const double middle = width / 2., reach = width * .46;

  cairo_move_to (cr, middle, height - 2);
  cairo_line_to (cr, middle - reach, height * .18);
  cairo_curve_to (cr, middle - reach / 2, height * .04, middle + reach / 2, height * .04, middle + reach, height * .18);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, wedges_category_get_colour (category));
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, .14, .12, .19);
  cairo_set_line_width (cr, 1.5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

static void
make_band (WedgesCardFace *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *wedge = gtk_drawing_area_new ();

  self->band = wedges_card_band_new (0);
  self->sign = wedges_sign_new (0, SIGN);
  wedges_sign_set_bare (WEDGES_SIGN (self->sign), TRUE);
  gtk_box_append (GTK_BOX (row), self->sign);
  self->category = make_label ("category", FALSE);
  gtk_widget_set_hexpand (self->category, TRUE);
  gtk_box_append (GTK_BOX (row), self->category);

  self->stake = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_add_css_class (self->stake, "stake");
  gtk_widget_set_valign (self->stake, GTK_ALIGN_CENTER);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (wedge), STAKE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (wedge), STAKE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (wedge), draw_stake, NULL, NULL);
  gtk_widget_set_valign (wedge, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->stake), wedge);
  self->stake_text = make_label ("text", FALSE);
  gtk_box_append (GTK_BOX (self->stake), self->stake_text);
  gtk_box_append (GTK_BOX (row), self->stake);
  gtk_widget_add_css_class (row, "band");
  wedges_card_band_set_child (WEDGES_CARD_BAND (self->band), row);
}

static void
make_alone (WedgesCardFace *self)
{
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->alone = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  gtk_widget_add_css_class (self->alone, "alone");
  self->alone_avatar = salon_avatar_new (AVATAR);
  gtk_widget_set_valign (self->alone_avatar, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->alone), self->alone_avatar);
  self->alone_name = make_label ("name", TRUE);
  self->alone_note = make_label ("note", TRUE);
  gtk_box_append (GTK_BOX (lines), self->alone_name);
  gtk_box_append (GTK_BOX (lines), self->alone_note);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (self->alone), lines);
}

static void
make_call (WedgesCardFace *self)
{
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->call = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 20);
  gtk_widget_add_css_class (self->call, "call");
  self->clock = wedges_card_clock_new ();
  gtk_widget_set_valign (self->clock, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->call), self->clock);
  self->call_text = make_label ("name", TRUE);
  self->call_note = make_label ("note", TRUE);
  gtk_box_append (GTK_BOX (lines), self->call_text);
  gtk_box_append (GTK_BOX (lines), self->call_note);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (self->call), lines);
}

static void
make_field (WedgesCardFace *self)
{
  GtkWidget *caption = make_label ("caption", FALSE), *below = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->field = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->field, "field");
  gtk_label_set_text (GTK_LABEL (caption), _ ("Your answer"));
  gtk_box_append (GTK_BOX (self->field), caption);
  self->entry = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), LONGEST);
  gtk_entry_set_input_hints (GTK_ENTRY (self->entry), GTK_INPUT_HINT_NO_SPELLCHECK | GTK_INPUT_HINT_NO_EMOJI);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Your answer"), -1);
  gtk_box_append (GTK_BOX (self->field), self->entry);
  self->bar = wedges_card_clock_new ();
  wedges_card_clock_set_form (WEDGES_CARD_CLOCK (self->bar), TRUE);
  gtk_widget_set_hexpand (self->bar, TRUE);
  gtk_box_append (GTK_BOX (self->field), self->bar);
  self->bar_note = make_label ("note", TRUE);
  gtk_label_set_text (GTK_LABEL (self->bar_note), _ ("Enter answers, Esc says “I don’t know”"));
  gtk_widget_set_hexpand (self->bar_note, TRUE);
  self->bar_left = gtk_label_new (NULL);
  gtk_label_set_yalign (GTK_LABEL (self->bar_left), 0);
  gtk_widget_add_css_class (self->bar_left, "note");
  gtk_box_append (GTK_BOX (below), self->bar_note);
  gtk_box_append (GTK_BOX (below), self->bar_left);
  gtk_box_append (GTK_BOX (self->field), below);
}

static void
make_answer (WedgesCardFace *self)
{
  GtkWidget *caption = make_label ("caption", FALSE), *key;
  GtkWidget *text;

  self->flap = wedges_card_flap_new ();
  self->uncover = g_object_ref_sink (make_button ("gold", &text, &key));
  set_button (self->uncover, text, key, _ ("Uncover the answer"), _ ("Space"));
  gtk_widget_set_halign (self->uncover, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->uncover, GTK_ALIGN_CENTER);
  self->cover = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));

  self->answer_box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_widget_add_css_class (self->answer_box, "answer");
  gtk_label_set_text (GTK_LABEL (caption), _ ("The answer"));
  gtk_box_append (GTK_BOX (self->answer_box), caption);
  self->answer = wedges_card_text_new (44, 30, 17, PANGO_WEIGHT_BOLD);
  gtk_box_append (GTK_BOX (self->answer_box), self->answer);
  self->others = make_label ("note", TRUE);
  gtk_label_set_lines (GTK_LABEL (self->others), 2);
  gtk_label_set_ellipsize (GTK_LABEL (self->others), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (self->answer_box), self->others);
}

static void
make_given (WedgesCardFace *self)
{
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->given = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_add_css_class (self->given, "given");
  self->given_by = make_label ("note", FALSE);
  self->given_text = wedges_card_words_new ();
  gtk_box_append (GTK_BOX (lines), self->given_by);
  gtk_box_append (GTK_BOX (lines), self->given_text);
  self->reason = make_label ("note", TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->reason), REASON);
  gtk_box_append (GTK_BOX (lines), self->reason);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->given), lines);

  self->verdict = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_add_css_class (self->verdict, "verdict");
  gtk_widget_set_valign (self->verdict, GTK_ALIGN_CENTER);
  self->verdict_sign = gtk_image_new ();
  self->verdict_text = gtk_label_new (NULL);
  gtk_box_append (GTK_BOX (self->verdict), self->verdict_sign);
  gtk_box_append (GTK_BOX (self->verdict), self->verdict_text);
  gtk_box_append (GTK_BOX (self->given), self->verdict);
}

static void
make_actions (WedgesCardFace *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);

  self->actions = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_add_css_class (self->actions, "actions");
  self->gold = make_button ("gold", &self->gold_text, &self->gold_key);
  gtk_widget_set_hexpand (self->gold, TRUE);
  self->plain = make_button ("plain", &self->plain_text, &self->plain_key);
  gtk_label_set_width_chars (GTK_LABEL (self->gold_text), GOLD_ROOM);
  gtk_label_set_width_chars (GTK_LABEL (self->plain_text), PLAIN_ROOM);
  gtk_box_append (GTK_BOX (row), self->gold);
  gtk_box_append (GTK_BOX (row), self->plain);
  gtk_box_append (GTK_BOX (self->actions), row);
  self->hint = make_label ("hint", TRUE);
  gtk_box_append (GTK_BOX (self->actions), self->hint);
}

static GtkWidget *
make_foot (WedgesCardFace *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_add_css_class (foot, "foot");
  self->place = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->place), 0);
  gtk_widget_set_hexpand (self->place, TRUE);
  gtk_box_append (GTK_BOX (foot), self->place);
  self->object = gtk_button_new ();
  self->object_text = make_label ("text", FALSE);
  gtk_button_set_child (GTK_BUTTON (self->object), self->object_text);
  gtk_widget_add_css_class (self->object, "object");
  /* Whoever clicks on it goes on with the question. */
  gtk_widget_set_focus_on_click (self->object, FALSE);
  gtk_box_append (GTK_BOX (foot), self->object);
  return foot;
}

/* So that they can be found. */
static void
set_names (WedgesCardFace *self)
{
  gtk_widget_set_name (self->category, "category");
  gtk_widget_set_name (self->question, "question");
  gtk_widget_set_name (self->call_text, "call");
  gtk_widget_set_name (self->clock, "clock");
  gtk_widget_set_name (self->entry, "field");
  gtk_widget_set_name (self->uncover, "uncover");
  gtk_widget_set_name (self->answer, "answer");
  gtk_widget_set_name (self->given_text, "given");
  gtk_widget_set_name (self->verdict_text, "verdict");
  gtk_widget_set_name (self->fact, "fact");
  gtk_widget_set_name (self->gold, "take");
  gtk_widget_set_name (self->plain, "refuse");
  gtk_widget_set_name (self->object, "object");
}

static gboolean
seek_cb (gpointer data)
{
  WedgesCardFace *self = data;
  GtkAdjustment *way = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  graphene_rect_t whole, place;

  self->seek_id = 0;
  if (!gtk_widget_compute_bounds (self->content, self->content, &whole)
      || !gtk_widget_compute_bounds (self->answer, self->content, &place)
      || graphene_rect_equal (&place, &self->sought))
    return G_SOURCE_REMOVE;
  self->sought = place;
  /* The padding of what is scrolled is scrolled with it. */
  graphene_rect_offset (&place, 0, -whole.origin.y);
  gtk_adjustment_clamp_page (way, place.origin.y, place.origin.y + place.size.height);
  return G_SOURCE_REMOVE;
}

void
wedges_card_face_seek_answer (WedgesCardFace *self)
{
  if (gtk_widget_get_mapped (self->answer) && self->seek_id == 0)
    self->seek_id = g_idle_add (seek_cb, self);
}

static void
seek_anew_cb (WedgesCardFace *self)
{
  graphene_rect_init (&self->sought, 0, 0, 0, 0);
  wedges_card_face_seek_answer (self);
}

void
wedges_card_face_make (WedgesCardFace *self)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->box, "face");
  gtk_widget_set_overflow (self->box, GTK_OVERFLOW_HIDDEN);
  make_band (self);
  gtk_box_append (GTK_BOX (self->box), self->band);

  self->question = wedges_card_text_new (31, 26, 17, PANGO_WEIGHT_NORMAL);
  gtk_widget_add_css_class (self->question, "question");
  /* Whatever room is left lies below the question. */
  gtk_widget_set_vexpand (self->question, TRUE);
  make_alone (self);
  make_call (self);
  make_field (self);
  make_answer (self);
  make_given (self);
  self->fact_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  gtk_widget_add_css_class (self->fact_box, "fact");
  self->fact_bar = wedges_card_band_new (0);
  gtk_widget_add_css_class (self->fact_bar, "bar");
  self->fact = make_label ("text", TRUE);
  gtk_widget_set_hexpand (self->fact, TRUE);
  gtk_box_append (GTK_BOX (self->fact_box), self->fact_bar);
  gtk_box_append (GTK_BOX (self->fact_box), self->fact);

  /* A grid reads its children in the order in which they come, not in that of its rows: what was typed stands above the
   * answer, and is told with its verdict after it. */
  gtk_grid_attach (grid, self->question, 0, 0, 1, 1);
  gtk_grid_attach (grid, self->alone, 0, 1, 1, 1);
  gtk_grid_attach (grid, self->call, 0, 2, 1, 1);
  gtk_grid_attach (grid, self->field, 0, 3, 1, 1);
  gtk_grid_attach (grid, self->flap, 0, 5, 1, 1);
  gtk_grid_attach (grid, self->given, 0, 4, 1, 1);
  gtk_grid_attach (grid, self->fact_box, 0, 6, 1, 1);
  gtk_widget_add_css_class (GTK_WIDGET (grid), "content");
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (grid)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_hexpand (child, TRUE);

  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller), LEAST_SEEN);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (grid));
  self->content = GTK_WIDGET (grid);
  g_signal_connect_swapped (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), "changed",
                            G_CALLBACK (seek_anew_cb), self);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->scroller);

  make_actions (self);
  gtk_box_append (GTK_BOX (self->box), self->actions);
  gtk_box_append (GTK_BOX (self->box), make_foot (self));
  set_names (self);
}

/* A scrolled window does not know how high what it scrolls would like to be in a given width. */
int
wedges_card_face_measure (WedgesCardFace *self, int width)
{
  int sum = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (self->box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int natural;

      gtk_widget_measure (child == self->scroller ? self->content : child, GTK_ORIENTATION_VERTICAL, width, NULL,
                          &natural, NULL, NULL);
      sum += gtk_widget_get_visible (child) ? natural : 0;
    }
  return sum;
}

void
wedges_card_face_clear (WedgesCardFace *self)
{
  g_clear_handle_id (&self->seek_id, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->uncover);
  g_clear_object (&self->cover);
  g_clear_object (&self->answer_box);
  g_clear_pointer (&self->who, g_free);
}

/* Saying */

static void
set_text (GtkWidget *label, const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL && *text != '\0');
}

void
wedges_card_face_forget (WedgesCardFace *self)
{
  GtkWidget *const labels[] = {
    self->others,       self->fact,       self->given_by,   self->reason,
    self->verdict_text, self->alone_name, self->alone_note, self->call_text,
  };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    gtk_label_set_text (GTK_LABEL (labels[i]), "");
  wedges_card_text_set (WEDGES_CARD_TEXT (self->question), "");
  wedges_card_text_set (WEDGES_CARD_TEXT (self->answer), "");
  wedges_card_words_set (WEDGES_CARD_WORDS (self->given_text), "", 0);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  wedges_card_flap_close (WEDGES_CARD_FLAP (self->flap), self->cover);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
  graphene_rect_init (&self->sought, 0, 0, 0, 0);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->gold), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
}

static void
show_call_note (WedgesCardFace *self)
{
  gtk_widget_set_visible (self->call_note,
                          !(self->tight && self->low) && *gtk_label_get_text (GTK_LABEL (self->call_note)) != '\0');
}

/* Who of a team answers, and that the others keep quiet. */
static void
ask_member (WedgesCardFace *self, const WedgesCardQuestion *question, int n)
{
  const char *const *members = question->members;
  const int next = (question->member + 1) % n;
  /* Translators: %s is a member of a team */
  g_autofree char *name = g_strdup_printf (_ ("%s answers alone"), members[question->member]);
  g_autofree char *note = NULL;

  if (n == 2)
    /* Translators: %s is the other member of a team of two */
    note = g_strdup_printf (_ ("%s keeps quiet, and has the next one."), members[next]);
  else
    /* Translators: %s is a member of a team */
    note = g_strdup_printf (_ ("The others keep quiet; %s has the next one."), members[next]);
  gtk_label_set_text (GTK_LABEL (self->alone_name), name);
  gtk_label_set_text (GTK_LABEL (self->alone_note), note);
  salon_emblem_set_seat (SALON_EMBLEM (self->alone_avatar), question->colour);
}

static void
ask_call (WedgesCardFace *self, const WedgesCardQuestion *question, gboolean team)
{
  g_autofree char *call = NULL;
  const char *note = NULL;

  if (question->way == WEDGES_CARD_COMPUTER || question->replayed)
    {
      /* Translators: %s is who has to answer, often a computer player */
      call = g_strdup_printf (_ ("%s is thinking…"), self->who);
    }
  else
    {
      call = g_strdup_printf (_ ("%s, say your answer aloud."), self->who);
      if (question->seconds > 0)
        note = _ ("The time stops when somebody uncovers the answer.");
      else if (team && question->member < 0)
        note = _ ("All may whisper, and anybody answers.");
      else
        note = _ ("Then somebody uncovers the answer.");
    }
  set_text (self->call_text, call);
  gtk_label_set_text (GTK_LABEL (self->call_note), note != NULL ? note : "");
  show_call_note (self);
  gtk_widget_set_visible (self->clock, question->seconds > 0 && question->way != WEDGES_CARD_COMPUTER);
}

static void
show_hint (WedgesCardFace *self)
{
  gtk_widget_set_visible (self->hint, !self->low && *gtk_label_get_text (GTK_LABEL (self->hint)) != '\0');
}

void
wedges_card_face_set_form (WedgesCardFace *self, gboolean tight, gboolean low)
{
  self->low = low;
  self->tight = tight;
  gtk_widget_set_visible (self->stake_text, !tight);
  show_call_note (self);
  show_hint (self);
}

static const char *
say_stake (WedgesCardStake stake)
{
  switch (stake)
    {
    case WEDGES_CARD_FOR_WEDGE:
      return _ ("for the wedge");
    case WEDGES_CARD_FOR_GAME:
      return _ ("for the game");
    case WEDGES_CARD_FOR_PLACE:
      return _ ("for a place");
    case WEDGES_CARD_FOR_ROLL:
    default:
      return "";
    }
}

void
wedges_card_face_ask (WedgesCardFace *self, const WedgesCardQuestion *question)
{
  const gboolean typed = question->way == WEDGES_CARD_TYPED && !question->replayed;
  const int n = question->members != NULL ? (int) g_strv_length ((char **) question->members) : 0;
  const gboolean alone = n > 1 && question->member >= 0 && question->member < n;
  g_autofree char *place = question->one_box
                             ? g_strdup_printf (_ ("Card %d"), question->card)
                             /* Translators: the numbers of a box and of a card in it */
                             : g_strdup_printf (_ ("Box %d · card %d"), question->box + 1, question->card);

  wedges_card_face_forget (self);
  wedges_card_band_set_category (WEDGES_CARD_BAND (self->band), question->category);
  wedges_card_band_set_category (WEDGES_CARD_BAND (self->fact_bar), question->category);
  wedges_sign_set_category (WEDGES_SIGN (self->sign), question->category);
  gtk_label_set_text (GTK_LABEL (self->category), wedges_category_get_name (question->category));
  gtk_label_set_text (GTK_LABEL (self->stake_text), say_stake (question->stake));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stake), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (self->stake_text)), -1);
  gtk_widget_set_visible (self->stake, question->stake != WEDGES_CARD_FOR_ROLL);
  g_object_set_data (G_OBJECT (gtk_widget_get_first_child (self->stake)), "category",
                     GINT_TO_POINTER (question->category));
  gtk_widget_queue_draw (gtk_widget_get_first_child (self->stake));

  wedges_card_text_set (WEDGES_CARD_TEXT (self->question), question->text);
  if (alone)
    ask_member (self, question, n);
  gtk_widget_set_visible (self->alone, alone);
  g_free (self->who);
  self->who = g_strdup (alone ? question->members[question->member] : question->name);
  ask_call (self, question, n > 1);
  gtk_widget_set_visible (self->call, !typed);
  gtk_widget_set_visible (self->field, typed);
  gtk_widget_set_visible (self->bar, question->seconds > 0);
  gtk_widget_set_visible (self->bar_left, question->seconds > 0);
  gtk_widget_set_visible (self->flap, !typed);
  if (question->way == WEDGES_CARD_ALOUD && !question->replayed)
    wedges_card_flap_close (WEDGES_CARD_FLAP (self->flap), self->uncover);
  gtk_widget_set_visible (self->given, FALSE);
  gtk_widget_set_visible (self->fact_box, FALSE);

  gtk_widget_set_visible (self->actions, typed);
  gtk_widget_set_visible (self->plain, TRUE);
  gtk_widget_set_visible (self->object, !question->replayed);
  gtk_label_set_text (GTK_LABEL (self->hint), "");
  show_hint (self);
  set_button (self->gold, self->gold_text, self->gold_key, C_ ("button", "Answer"), "↵");
  set_button (self->plain, self->plain_text, self->plain_key, _ ("I don’t know"), _ ("Esc"));
  gtk_widget_set_sensitive (self->gold, FALSE);
  gtk_label_set_text (GTK_LABEL (self->place), place);
  wedges_card_face_set_left (self, question->seconds, question->seconds);
}

void
wedges_card_face_set_left (WedgesCardFace *self, int whole, double left)
{
  const int seconds = (int) ceil (MAX (left, 0));
  g_autofree char *text =
    /* Translators: the time for an answer: first how much is left, then how much there was */
    g_strdup_printf (g_dngettext (NULL, "%d second left of %d", "%d seconds left of %d", (gulong) seconds), seconds,
                     whole);

  wedges_card_clock_set (WEDGES_CARD_CLOCK (self->clock), whole, left);
  wedges_card_clock_set (WEDGES_CARD_CLOCK (self->bar), whole, left);
  if (g_strcmp0 (text, gtk_label_get_text (GTK_LABEL (self->bar_left))) != 0)
    gtk_label_set_text (GTK_LABEL (self->bar_left), text);
}

/* What follows from a right answer, which the button for it says. */
static char *
get_right (const WedgesCardQuestion *question)
{
  switch (question->stake)
    {
    case WEDGES_CARD_FOR_WEDGE:
      /* Translators: a button; %s is a player, who gets a wedge for a right answer */
      return g_strdup_printf (_ ("Right: a wedge for %s"), question->name);
    case WEDGES_CARD_FOR_GAME:
      return g_strdup_printf (_ ("Right: %s wins"), question->name);
    case WEDGES_CARD_FOR_PLACE:
      /* Translators: a button; %s is a player, who gets the second place or one behind it */
      return g_strdup_printf (_ ("Right: a place for %s"), question->name);
    case WEDGES_CARD_FOR_ROLL:
    default:
      return g_strdup_printf (_ ("Right: %s rolls again"), question->name);
    }
}

static void
answer_given (WedgesCardFace *self, const WedgesCardQuestion *question, const WedgesCardAnswer *answer)
{
  const gboolean silent = answer->given == NULL || *answer->given == '\0';
  const gboolean unknown = silent && question->replayed && (answer->right || question->way == WEDGES_CARD_ALOUD);
  g_autofree char *by = NULL, *verdict = NULL;

  if (answer->late)
    verdict = g_strdup (_ ("counts as wrong"));
  else if (answer->verdict == WEDGES_VERDICT_PROPOSED)
    verdict = g_strdup (answer->right ? _ ("taken as right") : _ ("taken as wrong"));
  else
    verdict = g_strdup (answer->right ? C_ ("verdict", "right") : C_ ("verdict", "wrong"));
  /* What was said aloud is not on record. */
  if (unknown)
    by = g_strdup (self->who);
  else
    /* Translators: %s is a player; what they have typed or said follows */
    by = g_strdup_printf (question->way == WEDGES_CARD_TYPED ? _ ("%s typed") : _ ("%s says"), self->who);
  set_text (self->given_by, by);
  set_text (self->reason, answer->late ? _ ("The time was up.") : answer->reason);
  gtk_widget_set_visible (self->given_text, !unknown);
  wedges_card_words_set (WEDGES_CARD_WORDS (self->given_text), silent ? "" : answer->given, question->colour);
  gtk_label_set_text (GTK_LABEL (self->verdict_text), verdict);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->verdict_sign),
                                answer->right ? "object-select-symbolic" : "window-close-symbolic");
  gtk_widget_remove_css_class (self->verdict, answer->right ? "wrong" : "right");
  gtk_widget_add_css_class (self->verdict, answer->right ? "right" : "wrong");
}

static void
answer_buttons (WedgesCardFace *self, const WedgesCardQuestion *question, const WedgesCardAnswer *answer)
{
  g_autofree char *right = get_right (question);
  const char *hint = NULL;

  gtk_widget_set_visible (self->plain, answer->verdict != WEDGES_VERDICT_SETTLED);
  switch (answer->verdict)
    {
    case WEDGES_VERDICT_OPEN:
      set_button (self->gold, self->gold_text, self->gold_key, right, "R");
      set_button (self->plain, self->plain_text, self->plain_key, _ ("It was wrong"), "W");
      hint = _ ("The others say whether that was right.");
      break;
    case WEDGES_VERDICT_PROPOSED:
      set_button (self->gold, self->gold_text, self->gold_key, answer->right ? right : _ ("Wrong: the turn passes"),
                  "↵");
      set_button (self->plain, self->plain_text, self->plain_key,
                  answer->right ? _ ("No, it was wrong") : _ ("No, it was right"), "N");
      hint = _ ("The table has the last word; the verdict can be turned round either way.");
      break;
    case WEDGES_VERDICT_SETTLED:
    default:
      set_button (self->gold, self->gold_text, self->gold_key, C_ ("after an answer", "Go on"), "↵");
    }
  gtk_label_set_text (GTK_LABEL (self->hint), hint != NULL ? hint : "");
  show_hint (self);
  gtk_widget_set_sensitive (self->gold, TRUE);
  gtk_widget_set_visible (self->actions, !question->replayed);
}

void
wedges_card_face_answer (WedgesCardFace *self, const WedgesCardQuestion *question, const WedgesCardAnswer *answer)
{
  g_autofree char *others = NULL;

  gtk_widget_set_visible (self->alone, FALSE);
  gtk_widget_set_visible (self->call, FALSE);
  gtk_widget_set_visible (self->field, FALSE);
  wedges_card_text_set (WEDGES_CARD_TEXT (self->answer), answer->answer);
  if (answer->others != NULL && *answer->others != '\0')
    {
      g_auto (GStrv) forms = g_strsplit (answer->others, "|", -1);
      g_autofree char *list = g_strjoinv (C_ ("between answers", ", "), forms);

      /* Translators: %s are other forms of an answer that count as well */
      others = g_strdup_printf (_ ("also %s"), list);
    }
  set_text (self->others, others);
  gtk_widget_set_visible (self->flap, TRUE);
  wedges_card_flap_open (WEDGES_CARD_FLAP (self->flap), self->answer_box);

  gtk_widget_set_visible (self->given, answer->verdict != WEDGES_VERDICT_OPEN);
  if (answer->verdict != WEDGES_VERDICT_OPEN)
    answer_given (self, question, answer);
  gtk_label_set_text (GTK_LABEL (self->fact), answer->fact != NULL ? answer->fact : "");
  gtk_widget_set_visible (self->fact_box, answer->fact != NULL && *answer->fact != '\0');
  answer_buttons (self, question, answer);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->gold), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, self->answer,
                                  self->verdict_text, self->fact, NULL, -1);
}

void
wedges_card_face_end (WedgesCardFace *self)
{
  gtk_widget_set_sensitive (self->actions, FALSE);
}

void
wedges_card_face_set_objected (WedgesCardFace *self, gboolean objected)
{
  const char *text = objected ? _ ("Thank you, it is noted.") : _ ("Something wrong with this card?");

  gtk_label_set_text (GTK_LABEL (self->object_text), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->object), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_sensitive (self->object, !objected);
}
