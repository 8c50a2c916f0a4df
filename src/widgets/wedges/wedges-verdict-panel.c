/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-verdict-panel.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-avatar.h"
#include "widgets/salon-draw.h"
#include "widgets/wedges/wedges-category.h"

#define EM          14.667 /* px of the usual text */
#define LOW         340    /* px: in less height its lines are closer together */
#define SPACING     14     /* px, between the parts */
#define SPACING_LOW 8
#define AVATAR      28
#define SIGN        28

struct _WedgesVerdictPanel {
  GtkWidget parent_instance;

  GtkWidget *box, *column;
  GtkWidget *list, *title, *note, *rows; /* the upper part */
  GtkWidget *below;
  GtkWidget *follows, *right, *wrong; /* the lower part */

  gboolean low;
  guint form_id; /* a source: it gets this form */
};

G_DEFINE_FINAL_TYPE (WedgesVerdictPanel, wedges_verdict_panel, GTK_TYPE_WIDGET)

static GtkWidget *
make_label (const char *text, const char *css_class, gboolean wraps)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (wraps)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 28);
    }
  else
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
    }
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Sets the text of a label, which is not seen without one. */
static void
set_text (GtkWidget *label, const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL && *text != '\0');
}

static void
show_note (WedgesVerdictPanel *self)
{
  gtk_widget_set_visible (self->note, !self->low && *gtk_label_get_text (GTK_LABEL (self->note)) != '\0');
}

/* Shows an empty list. */
static void
begin (WedgesVerdictPanel *self, const char *title, const char *note, const char *below)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (self->rows)) != NULL)
    gtk_box_remove (GTK_BOX (self->rows), row);
  set_text (self->title, title);
  gtk_label_set_text (GTK_LABEL (self->note), note != NULL ? note : "");
  show_note (self);
  set_text (self->below, below);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title != NULL ? title : "", -1);
  gtk_widget_set_visible (self->list, title != NULL);
}

static GtkWidget *
add_row (WedgesVerdictPanel *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_widget_add_css_class (row, "row");
  gtk_box_append (GTK_BOX (self->rows), row);
  return row;
}

static void
add_person (WedgesVerdictPanel *self, const WedgesPanelRow *person)
{
  GtkWidget *row = add_row (self), *name = make_label (person->name, "name", FALSE);

  gtk_widget_add_css_class (row, person->colour >= 0 ? "seat" : "member");
  if (person->now)
    gtk_widget_add_css_class (row, "now");
  if (person->colour >= 0)
    {
      GtkWidget *avatar = salon_avatar_new (AVATAR);

      salon_emblem_set_seat (SALON_EMBLEM (avatar), (unsigned) person->colour);
      gtk_widget_set_valign (avatar, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (row), avatar);
    }
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (row), name);
  if (person->note != NULL)
    {
      GtkWidget *note = make_label (person->note, "note", FALSE);

      gtk_label_set_xalign (GTK_LABEL (note), 1);
      gtk_box_append (GTK_BOX (row), note);
    }
  if (person->category >= 0 && person->category < WEDGES_CATEGORIES)
    {
      GtkWidget *sign = wedges_sign_new (person->category, SIGN);
      g_autofree char *told = g_strdup_printf (_ ("%s: %s"), person->name, wedges_category_get_name (person->category));

      gtk_box_append (GTK_BOX (row), sign);
      gtk_accessible_update_property (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
    }
}

/* @note: (nullable): a line below the title
 * @below: (nullable): a line below the list */
static void
show_people (WedgesVerdictPanel *self,
             const char *title,
             const char *note,
             const WedgesPanelRow *rows,
             int n_rows,
             const char *below)
{
  g_return_if_fail (WEDGES_IS_VERDICT_PANEL (self));

  begin (self, title, note, below);
  for (int i = 0; i < n_rows; i++)
    add_person (self, &rows[i]);
}

void
wedges_verdict_panel_show_judges (WedgesVerdictPanel *self, const WedgesPanelRow *rows, int n_rows)
{
  if (n_rows == 0)
    /* Translators: somebody plays alone, and says whether the own answer was right */
    show_people (self, _ ("You are the judge"), _ ("right or wrong, once it is uncovered"), NULL, 0, NULL);
  else
    show_people (self, _ ("The table judges"), _ ("right or wrong, once it is uncovered"), rows, n_rows, NULL);
}

void
wedges_verdict_panel_show_team (WedgesVerdictPanel *self, const char *team, const char *const *members, int now)
{
  const int n = (int) g_strv_length ((char **) members);
  /* Translators: %s is a team */
  g_autofree char *title = g_strdup_printf (_ ("Who answers in %s"), team);
  g_autofree WedgesPanelRow *rows = g_new0 (WedgesPanelRow, (gsize) n + 1);

  for (int i = 0; i < n; i++)
    {
      rows[i] = (WedgesPanelRow) { .name = members[i], .colour = -1, .category = -1, .now = i == now };
      if (now < 0 || n == 1)
        continue;
      if (i == now)
        rows[i].note = C_ ("who answers", "now");
      else if (i == (now + 1) % n)
        rows[i].note = C_ ("who answers", "next");
      else if (i == (now + n - 1) % n)
        rows[i].note = _ ("answered last");
    }
  show_people (self, title, NULL, rows, n,
               now >= 0 ? _ ("When a team answers together, all may whisper and anybody answers.")
                        : _ ("All may whisper, and anybody answers."));
}

void
wedges_verdict_panel_show_votes (WedgesVerdictPanel *self,
                                 const char *player,
                                 const WedgesPanelRow *rows,
                                 int n_rows,
                                 int voter)
{
  /* Translators: %s is a player, for whose last question the others vote */
  g_autofree char *title = g_strdup_printf (_ ("The votes, from %s’s left"), player);
  g_autofree WedgesPanelRow *shown = g_memdup2 (rows, sizeof *rows * (gsize) n_rows);
  g_autofree char *after = NULL;

  for (int i = 0; i < n_rows; i++)
    {
      shown[i].now = i == voter;
      if (i == voter)
        shown[i].note = _ ("votes now");
      else if (i == voter + 1)
        /* Translators: %s is who votes before */
        shown[i].note = after = g_strdup_printf (_ ("after %s"), rows[voter].name);
      else if (i > voter)
        shown[i].note = _ ("then");
    }
  show_people (self, title, NULL, shown, n_rows, NULL);
}

void
wedges_verdict_panel_show_near (WedgesVerdictPanel *self)
{
  static const struct {
    const char *length, *slips;
  } lines[] = {
    { N_ ("up to 3 letters"), N_ ("exact") }, { N_ ("4 to 7"), N_ ("one slip") },
    { N_ ("8 to 12"), N_ ("two slips") },     { N_ ("longer"), N_ ("three slips") },
    { N_ ("numbers, years"), N_ ("exact") },
  };

  g_return_if_fail (WEDGES_IS_VERDICT_PANEL (self));

  begin (self, _ ("How near is near enough"), NULL,
         _ ("And nearer to this answer than to any other of its kind: Iran is never Iraq."));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      GtkWidget *row = add_row (self), *length = make_label (_ (lines[i].length), "text", FALSE);
      GtkWidget *slips = make_label (_ (lines[i].slips), "name", FALSE);

      gtk_widget_add_css_class (row, "near");
      gtk_widget_set_hexpand (length, TRUE);
      gtk_box_append (GTK_BOX (row), length);
      gtk_label_set_xalign (GTK_LABEL (slips), 1);
      gtk_box_append (GTK_BOX (row), slips);
    }
}

void
wedges_verdict_panel_show_nothing (WedgesVerdictPanel *self)
{
  g_return_if_fail (WEDGES_IS_VERDICT_PANEL (self));

  begin (self, NULL, NULL, NULL);
}

void
wedges_verdict_panel_set_follows (WedgesVerdictPanel *self, const char *right, const char *wrong)
{
  g_return_if_fail (WEDGES_IS_VERDICT_PANEL (self));

  gtk_label_set_text (GTK_LABEL (self->right), right != NULL ? right : "");
  gtk_label_set_text (GTK_LABEL (self->wrong), wrong != NULL ? wrong : "");
  gtk_widget_set_visible (self->follows, right != NULL || wrong != NULL);
}

/* The widget */

/* No style may change while sizes are given out. In a low panel what follows is worth more than the note. */
static gboolean
form_cb (gpointer panel)
{
  WedgesVerdictPanel *self = panel;

  self->form_id = 0;
  gtk_box_set_spacing (GTK_BOX (self->column), self->low ? SPACING_LOW : SPACING);
  show_note (self);
  if (self->low)
    gtk_widget_add_css_class (GTK_WIDGET (self), "low");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "low");
  return G_SOURCE_REMOVE;
}

static void
wedges_verdict_panel_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesVerdictPanel *self = WEDGES_VERDICT_PANEL (widget);
  const GtkAllocation all = { 0, 0, width, height };
  const gboolean low = height < LOW * salon_draw_get_em (widget) / EM;

  gtk_widget_size_allocate (self->box, &all, -1);
  if (low == self->low)
    return;
  self->low = low;
  if (self->form_id == 0)
    self->form_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, form_cb, self, NULL);
}

static void
wedges_verdict_panel_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  gtk_widget_measure (WEDGES_VERDICT_PANEL (widget)->box, orientation, for_size, minimum, natural, NULL, NULL);
}

static GtkSizeRequestMode
wedges_verdict_panel_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
wedges_verdict_panel_dispose (GObject *object)
{
  g_clear_handle_id (&WEDGES_VERDICT_PANEL (object)->form_id, g_source_remove);
  g_clear_pointer (&WEDGES_VERDICT_PANEL (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (wedges_verdict_panel_parent_class)->dispose (object);
}

static void
wedges_verdict_panel_class_init (WedgesVerdictPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_verdict_panel_dispose;
  widget_class->get_request_mode = wedges_verdict_panel_get_request_mode;
  widget_class->measure = wedges_verdict_panel_measure;
  widget_class->size_allocate = wedges_verdict_panel_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "wedges-verdict-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
wedges_verdict_panel_init (WedgesVerdictPanel *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->box = scroller;
  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  self->title = make_label (NULL, "title", TRUE);
  self->note = make_label (NULL, "note", TRUE);
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_add_css_class (self->list, "part");
  gtk_widget_add_css_class (self->rows, "rows");
  gtk_box_append (GTK_BOX (self->list), self->title);
  gtk_box_append (GTK_BOX (self->list), self->note);
  gtk_box_append (GTK_BOX (self->list), self->rows);
  self->below = make_label (NULL, "below", TRUE);

  self->follows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  self->right = make_label (NULL, "text", TRUE);
  self->wrong = make_label (NULL, "text", TRUE);
  gtk_widget_add_css_class (self->follows, "part");
  gtk_box_append (GTK_BOX (self->follows), make_label (C_ ("what follows", "Right"), "right", FALSE));
  gtk_box_append (GTK_BOX (self->follows), self->right);
  gtk_box_append (GTK_BOX (self->follows), make_label (C_ ("what follows", "Wrong"), "wrong", FALSE));
  gtk_box_append (GTK_BOX (self->follows), self->wrong);

  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_box_append (GTK_BOX (self->column), self->list);
  gtk_box_append (GTK_BOX (self->column), self->below);
  gtk_box_append (GTK_BOX (self->column), self->follows);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->column);
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
  begin (self, NULL, NULL, NULL);
  wedges_verdict_panel_set_follows (self, NULL, NULL);
}

GtkWidget *
wedges_verdict_panel_new (void)
{
  return g_object_new (WEDGES_TYPE_VERDICT_PANEL, NULL);
}
