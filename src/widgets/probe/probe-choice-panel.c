/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-choice-panel.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/probe/probe-card.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-place.h"
#include "widgets/salon-why.h"

/* So many cards at most have slips; where there are more, the tray alone shows them. */
#define SLIPS 5

/* The height of a usual panel, to which the other measures belong, in px. */
#define USUAL      169.
#define MARGIN     24
#define TEXT_SHARE .225 /* of the width */
#define BUTTONS    190
#define SLIP       148
#define SLIP_LINES 9.5 /* a slip has at least this width, in heights of a line */
#define LINES      11  /* of text, which the panel needs to say everything */
#define TEXT_LINES 3   /* of the title, and of what stands below it, at most */
#define TEXT_GAP   6
#define GAP        8
#define CARD       38 /* width of the card on a slip */

typedef struct {
  GtkWidget *button, *card, *place, *points, *unit, *about, *pips, *tells, *words;
} Slip;

struct _ProbeChoicePanel {
  GtkWidget parent_instance;

  GtkWidget *text, *title, *status, *hint;
  Slip slip[SLIPS];
  int n;
  GtkWidget *buttons, *show, *back, *no;
  gboolean updating;
  gboolean compact; /* there is little room for the text */
  gboolean tight;   /* there is room for the title alone */
  guint compact_id;
};

G_DEFINE_FINAL_TYPE (ProbeChoicePanel, probe_choice_panel, GTK_TYPE_WIDGET)

enum {
  CHOSEN,
  SHOW,
  TAKE_BACK,
  NO,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What the person does */

static void
slip_toggled_cb (ProbeChoicePanel *self, GtkToggleButton *button)
{
  if (self->updating)
    return;
  for (int i = 0; i < self->n; i++)
    if (self->slip[i].button == GTK_WIDGET (button))
      {
        /* A slip that is down stays down: it is taken back by the button, or by Escape. */
        self->updating = TRUE;
        gtk_toggle_button_set_active (button, TRUE);
        self->updating = FALSE;
        g_signal_emit (self, signals[CHOSEN], 0, i);
        return;
      }
}

static void
show_cb (ProbeChoicePanel *self)
{
  g_signal_emit (self, signals[SHOW], 0);
}

static void
back_cb (ProbeChoicePanel *self)
{
  g_signal_emit (self, signals[TAKE_BACK], 0);
}

static void
no_cb (ProbeChoicePanel *self)
{
  g_signal_emit (self, signals[NO], 0);
}

/* Layout */

static void
probe_choice_panel_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  salon_place_measure_all (widget, orientation);
  /* The board decides on the size. */
  *minimum = *natural = 1;
}

/* Puts @child at @x from the start, as high as it likes, in the middle of the height. */
static void
put (GtkWidget *widget, GtkWidget *child, int x, int width, int height)
{
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int least, liked, left;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  left = rtl ? gtk_widget_get_width (widget) - x - width : x;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &liked, NULL, NULL);
  liked = MAX (least, MIN (liked, height));
  gtk_widget_size_allocate (child, &(GtkAllocation) { left, (height - liked) / 2, width, liked }, -1);
}

/* Whether the cards that can be chosen look alike; then the title says which letter it is. */
static gboolean
are_alike (ProbeChoicePanel *self)
{
  for (int i = 1; i < self->n; i++)
    if (probe_card_get_letter (PROBE_CARD (self->slip[i].card))
        != probe_card_get_letter (PROBE_CARD (self->slip[0].card)))
      return FALSE;

  return TRUE;
}

/* Where there is little room for the text, the hint is left out, and on slips what the words say as well; where there
 * is even less, what the title says a second time and, if they look alike, the cards on the slips. */
static void
apply_compact (ProbeChoicePanel *self)
{
  const gboolean narrow = self->compact || self->n > 3;

  gtk_widget_set_visible (self->hint, !self->compact);
  gtk_widget_set_visible (self->status, !self->tight);
  for (int i = 0; i < self->n; i++)
    {
      gtk_widget_set_visible (self->slip[i].unit, !narrow);
      gtk_widget_set_visible (self->slip[i].pips, !narrow);
      gtk_widget_set_visible (gtk_widget_get_parent (self->slip[i].card), !self->tight || !are_alike (self));
    }
}

static gboolean
compact_cb (gpointer data)
{
  ProbeChoicePanel *self = PROBE_CHOICE_PANEL (data);

  self->compact_id = 0;
  apply_compact (self);
  return G_SOURCE_REMOVE;
}

/* How high the text of a label is that is @width wide, whether it is visible or not. */
static int
height_of (GtkWidget *label, int width)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, gtk_label_get_label (GTK_LABEL (label)));
  int height;

  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_height (layout, -TEXT_LINES);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* Finds out what there is room for in text that is @width wide, and gives the height of a line. Nothing can be hidden
 * while the panel is being allocated. */
static int
find_compact (ProbeChoicePanel *self, int width, int height)
{
  PangoContext *context = gtk_widget_get_pango_context (self->status);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  const int line = PANGO_PIXELS (pango_font_metrics_get_height (metrics));
  const gboolean compact = height < LINES * line;
  const gboolean tight =
    compact && height_of (self->title, width) + TEXT_GAP + height_of (self->status, width) > height;

  pango_font_metrics_unref (metrics);
  if ((compact != self->compact || tight != self->tight) && self->compact_id == 0)
    self->compact_id = g_idle_add (compact_cb, self);
  self->compact = compact;
  self->tight = tight;
  return line;
}

/* The size changes only with the height of the panel. */
static void
set_card_size (GtkWidget *card, int size)
{
  GtkWidget *box = gtk_widget_get_parent (card);

  if (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (box), "size")) == size)
    return;
  g_object_set_data (G_OBJECT (box), "size", GINT_TO_POINTER (size));
  gtk_widget_queue_resize (box);
}

static void
probe_choice_panel_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeChoicePanel *self = PROBE_CHOICE_PANEL (widget);
  const double scale = MAX (.75, height / USUAL);
  const int margin = (int) round (MARGIN * MIN (scale, 2)), gap = (int) round (GAP * scale);
  const int card = (int) round (CARD * scale);
  int buttons, room, text, x, line;

  gtk_widget_measure (self->buttons, GTK_ORIENTATION_HORIZONTAL, -1, &buttons, NULL, NULL, NULL);
  buttons = CLAMP ((int) (BUTTONS * scale * MIN (1, scale)), buttons, width / 3);
  room = width - 2 * margin - buttons - gap * 2;
  x = margin;
  text = self->n == 0 ? room : (int) (width * TEXT_SHARE);
  line = find_compact (self, text, height);
  if (self->n == 0)
    put (widget, self->text, x, text, height);
  else
    {
      int slip;

      put (widget, self->text, x, text, height);
      x += text + gap;
      room -= text + gap;
      slip = MIN ((int) MAX (SLIP * scale, SLIP_LINES * line), (room - (self->n - 1) * gap) / self->n);
      for (int i = 0; i < self->n; i++)
        {
          int liked;

          set_card_size (self->slip[i].card, card);
          gtk_widget_measure (self->slip[i].button, GTK_ORIENTATION_HORIZONTAL, -1, &liked, NULL, NULL, NULL);
          put (widget, self->slip[i].button, x, slip, height - 2 * gap);
          x += MAX (slip, liked) + gap;
        }
    }
  put (widget, self->buttons, width - margin - buttons, buttons, height);
}

/* Making */

static GtkWidget *
make_label (const char *name, const char *style, int lines)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "name", name, "xalign", 0.f, NULL);

  gtk_widget_add_css_class (label, style);
  if (lines > 1)
    g_object_set (label, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "lines", lines, NULL);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

/* Three pips, of which one to three are filled. */
static void
draw_pips (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const int filled = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (area), "filled"));
  GdkRGBA ink = { .17f, .14f, .13f, 1 };
  const double h = 7, w = 10, y = (height - h) / 2;

  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.2);
  for (int i = 0; i < 3; i++)
    {
      const double x = 1 + i * (w + 3), r = h / 2;

      cairo_new_sub_path (cr);
      cairo_arc (cr, x + w - r, y + r, r, -G_PI_2, G_PI_2);
      cairo_arc (cr, x + r, y + r, r, G_PI_2, 1.5 * G_PI);
      cairo_close_path (cr);
      if (i < filled)
        cairo_fill_preserve (cr);
      cairo_stroke (cr);
    }
}

/* The card on a slip has the size that is set, not the one that it likes. */
static void
measure_card (GtkWidget *box, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *b, int *c)
{
  const int size = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (box), "size"));
  int ignored;

  gtk_widget_measure (gtk_widget_get_first_child (box), orientation, -1, &ignored, &ignored, NULL, NULL);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? size : (int) ceil (size * PROBE_CARD_RATIO);
}

static void
allocate_card (GtkWidget *box, int width, int height, int baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (box), &(GtkAllocation) { 0, 0, width, height }, -1);
}

static GtkWidget *
make_card_box (GtkWidget *card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, gtk_custom_layout_new (NULL, measure_card, allocate_card));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), card);
  return box;
}

static void
make_slip (ProbeChoicePanel *self, int i)
{
  Slip *slip = &self->slip[i];
  g_autofree char *name = g_strdup_printf ("choice-%d", i + 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *worth = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *telling = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);

  slip->card =
    g_object_new (PROBE_TYPE_CARD, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "can-target", FALSE, NULL);
  probe_card_set_secret (PROBE_CARD (slip->card), TRUE);
  slip->place = make_label (NULL, "slip-place", 1);
  slip->points = make_label (NULL, "slip-points", 1);
  slip->unit = make_label (NULL, "slip-second", 1);
  gtk_label_set_ellipsize (GTK_LABEL (slip->points), PANGO_ELLIPSIZE_NONE);
  slip->tells = make_label (NULL, "slip-tells", 1);
  slip->words = make_label (NULL, "slip-second", 2);
  slip->pips = gtk_drawing_area_new ();
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (slip->pips), 38);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (slip->pips), draw_pips, NULL, NULL);

  gtk_box_append (GTK_BOX (worth), slip->points);
  gtk_box_append (GTK_BOX (worth), slip->unit);
  salon_draw_share_baseline (slip->unit);
  salon_draw_share_baseline (slip->points);
  gtk_box_append (GTK_BOX (lines), slip->place);
  gtk_box_append (GTK_BOX (lines), worth);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), make_card_box (slip->card));
  gtk_box_append (GTK_BOX (head), lines);
  gtk_box_append (GTK_BOX (telling), slip->pips);
  gtk_box_append (GTK_BOX (telling), slip->tells);

  slip->about = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_add_css_class (slip->about, "slip-about");
  gtk_box_append (GTK_BOX (slip->about), telling);
  gtk_box_append (GTK_BOX (slip->about), slip->words);
  gtk_widget_set_vexpand (head, TRUE);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), slip->about);

  slip->button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "name", name, "child", box, NULL);
  gtk_widget_add_css_class (slip->button, "slip");
  g_signal_connect_swapped (slip->button, "toggled", G_CALLBACK (slip_toggled_cb), self);
  gtk_widget_insert_before (slip->button, GTK_WIDGET (self), self->buttons);
}

static GtkWidget *
make_button (ProbeChoicePanel *self, const char *label, const char *name, const char *style, GCallback clicked)
{
  GtkWidget *button = label ? gtk_button_new_with_mnemonic (label) : gtk_button_new ();

  if (!label)
    gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (NULL));
  gtk_widget_set_name (button, name);
  gtk_widget_add_css_class (button, style);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (self->buttons), button);
  return button;
}

/* For a text that changes: GTK 4.8 would name a button of this text twice. */
static void
set_text (GtkWidget *button, const char *text)
{
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
remove_slips (ProbeChoicePanel *self, int from)
{
  for (int i = from; i < self->n; i++)
    {
      gtk_widget_unparent (self->slip[i].button);
      self->slip[i] = (Slip) { NULL };
    }
  self->n = MIN (self->n, from);
}

static void
probe_choice_panel_dispose (GObject *object)
{
  ProbeChoicePanel *self = PROBE_CHOICE_PANEL (object);

  g_clear_handle_id (&self->compact_id, g_source_remove);
  remove_slips (self, 0);
  g_clear_pointer (&self->text, gtk_widget_unparent);
  g_clear_pointer (&self->buttons, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_choice_panel_parent_class)->dispose (object);
}

static guint
new_signal (const char *name)
{
  return g_signal_new (name, PROBE_TYPE_CHOICE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
probe_choice_panel_class_init (ProbeChoicePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_choice_panel_dispose;
  widget_class->measure = probe_choice_panel_measure;
  widget_class->size_allocate = probe_choice_panel_size_allocate;

  signals[CHOSEN] = g_signal_new ("chosen", PROBE_TYPE_CHOICE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SHOW] = new_signal ("shown");
  signals[TAKE_BACK] = new_signal ("take-back");
  signals[NO] = new_signal ("no");
  gtk_widget_class_set_css_name (widget_class, "probe-choice-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
probe_choice_panel_init (ProbeChoicePanel *self)
{
  self->text = gtk_box_new (GTK_ORIENTATION_VERTICAL, TEXT_GAP);
  self->title = make_label ("choice-title", "choice-title", TEXT_LINES);
  self->status = make_label ("choice-status", "choice-status", TEXT_LINES);
  self->hint = make_label ("choice-hint", "choice-hint", TEXT_LINES);
  gtk_box_append (GTK_BOX (self->text), self->title);
  gtk_box_append (GTK_BOX (self->text), self->status);
  gtk_box_append (GTK_BOX (self->text), self->hint);
  gtk_widget_set_parent (self->text, GTK_WIDGET (self));

  self->buttons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  gtk_widget_add_css_class (self->buttons, "choice-buttons");
  gtk_widget_set_parent (self->buttons, GTK_WIDGET (self));
  self->show = make_button (self, NULL, "choice-show", "accent", G_CALLBACK (show_cb));
  self->back = make_button (self, _ ("Ta_ke it back"), "choice-back", "paper", G_CALLBACK (back_cb));
  self->no = make_button (self, _ ("No, _I have none"), "choice-no", "paper", G_CALLBACK (no_cb));
}

GtkWidget *
probe_choice_panel_new (void)
{
  return g_object_new (PROBE_TYPE_CHOICE_PANEL, NULL);
}

static int
pips_of (const ProbeCandidate *card)
{
  switch ((ProbeTells) card->tells)
    {
    case PROBE_TELLS_LEAST:
      return 1;
    case PROBE_TELLS_MOST:
      return 3;
    case PROBE_TELLS_SOME:
    case PROBE_TELLS_ALIKE:
    default:
      return 2;
    }
}

static void
update_slip (Slip *slip, const ProbeChoiceScene *scene, int i)
{
  const ProbeCandidate *card = &scene->choosing->card[i];
  g_autofree char *place = probe_choosing_place (scene->choosing, scene->header, i);
  g_autofree char *points = g_strdup_printf ("%d", card->points);
  g_autofree char *words = probe_choosing_words (scene->choosing, i);
  g_autofree char *name = probe_choosing_describe (scene->choosing, scene->header, i);

  probe_card_set_colour (PROBE_CARD (slip->card), scene->colour);
  probe_card_set_blank_is_dot (PROBE_CARD (slip->card), scene->header->setup.rules.blank_is_dot);
  probe_card_set_letter (PROBE_CARD (slip->card), card->letter);
  probe_card_skip_animation (PROBE_CARD (slip->card));
  gtk_label_set_label (GTK_LABEL (slip->place), place);
  gtk_label_set_label (GTK_LABEL (slip->points), points);
  gtk_label_set_label (GTK_LABEL (slip->unit),
                       /* Translators: after a number */
                       dngettext (GETTEXT_PACKAGE, "point", "points", card->points));
  gtk_widget_set_visible (slip->about, card->told);
  gtk_label_set_label (GTK_LABEL (slip->tells), card->told ? probe_choosing_tells (scene->choosing, i) : "");
  gtk_label_set_label (GTK_LABEL (slip->words), card->told ? words : "");
  g_object_set_data (G_OBJECT (slip->pips), "filled", GINT_TO_POINTER (pips_of (card)));
  gtk_widget_queue_draw (slip->pips);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (slip->button), i == scene->choosing->chosen);
  gtk_accessible_update_property (GTK_ACCESSIBLE (slip->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
probe_choice_panel_update (ProbeChoicePanel *self, const ProbeChoiceScene *scene)
{
  const int n = scene->choosing->n <= SLIPS ? scene->choosing->n : 0;
  const gboolean chosen = scene->choosing->chosen >= 0;
  const char *none = _ ("Choose a card first: click it, or press an arrow key.");
  g_autofree char *show = probe_choosing_button (scene->choosing, scene->header);

  g_return_if_fail (PROBE_IS_CHOICE_PANEL (self));

  gtk_label_set_label (GTK_LABEL (self->title), scene->title);
  gtk_label_set_label (GTK_LABEL (self->status), scene->status);
  gtk_label_set_label (GTK_LABEL (self->hint), scene->hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, scene->title, -1);

  remove_slips (self, n);
  self->updating = TRUE;
  for (int i = 0; i < n; i++)
    {
      if (i >= self->n)
        {
          make_slip (self, i);
          self->n = i + 1;
        }
      update_slip (&self->slip[i], scene, i);
    }
  self->updating = FALSE;
  apply_compact (self);

  set_text (self->show, show);
  gtk_widget_set_sensitive (self->show, chosen);
  salon_why_set (self->show, chosen ? NULL : none);
  gtk_widget_set_visible (self->back, scene->choosing->n > 1);
  gtk_widget_set_sensitive (self->back, chosen);
  salon_why_set (self->back, chosen ? NULL : _ ("No card is chosen yet."));
  gtk_widget_set_visible (self->no, scene->say_no);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
probe_choice_panel_clear (ProbeChoicePanel *self)
{
  g_return_if_fail (PROBE_IS_CHOICE_PANEL (self));

  remove_slips (self, 0);
  gtk_label_set_label (GTK_LABEL (self->title), "");
  gtk_label_set_label (GTK_LABEL (self->status), "");
  gtk_label_set_label (GTK_LABEL (self->hint), "");
  set_text (self->show, "");
}

gboolean
probe_choice_panel_focus (ProbeChoicePanel *self, int index)
{
  g_return_val_if_fail (PROBE_IS_CHOICE_PANEL (self), FALSE);

  if (index >= 0 && index < self->n)
    return gtk_widget_grab_focus (self->slip[index].button);
  return gtk_widget_get_sensitive (self->show) && gtk_widget_grab_focus (self->show);
}

gboolean
probe_choice_panel_has_focus_on_button (ProbeChoicePanel *self)
{
  g_return_val_if_fail (PROBE_IS_CHOICE_PANEL (self), FALSE);

  return gtk_widget_get_focus_child (self->buttons) != NULL
         && gtk_widget_has_focus (gtk_widget_get_focus_child (self->buttons));
}
