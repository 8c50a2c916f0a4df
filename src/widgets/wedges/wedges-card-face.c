/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-card-face.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-avatar.h"
#include "widgets/wedges/wedges-card-band.h"
#include "widgets/wedges/wedges-card-button.h"
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
  GtkWidget *caption = make_label ("caption", FALSE);

  self->flap = wedges_card_flap_new ();
  self->uncover = g_object_ref_sink (wedges_card_button_new ("gold", -1));
  wedges_card_button_set (self->uncover, _ ("Uncover the answer"), _ ("Space"));
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
  self->gold = wedges_card_button_new ("gold", GOLD_ROOM);
  gtk_widget_set_hexpand (self->gold, TRUE);
  self->plain = wedges_card_button_new ("plain", PLAIN_ROOM);
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
