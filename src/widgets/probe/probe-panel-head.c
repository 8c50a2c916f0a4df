/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-panel-head.h"

#include <math.h>

/* How much smaller than usual a prompt may be drawn in one line, and in two. */
#define PROMPT_LEAST    .78
#define TWO_LINES_LEAST .6

struct _ProbePanelHead {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (ProbePanelHead, probe_panel_head, GTK_TYPE_LAYOUT_MANAGER)

static void
probe_panel_head_measure (GtkLayoutManager *layout,
                          GtkWidget *head,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *natural = 1;
  for (GtkWidget *child = gtk_widget_get_first_child (head); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        int least, liked;

        gtk_widget_measure (child, orientation, -1, &least, &liked, NULL, NULL);
        *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? *natural + liked : MAX (*natural, liked);
      }
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 1 : *natural;
}

static int
liked_width (GtkWidget *widget)
{
  int width = 0;

  if (gtk_widget_should_layout (widget))
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* Puts @child at @x from the start of the head, which is @room px wide and @height px high. */
static void
put (GtkWidget *child, int x, int width, int room, int height)
{
  const gboolean rtl = gtk_widget_get_direction (child) == GTK_TEXT_DIR_RTL;
  const int left = rtl ? room - x - width : x;
  int liked;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, NULL, &liked, NULL, NULL);
  liked = MIN (liked, MAX (1, height - 4));
  gtk_widget_size_allocate (child, &(GtkAllocation) { left, (height - liked) / 2, width, liked }, -1);
}

/* Puts the prompt before the buttons, @end px wide at most. It is drawn smaller, as far as it can still be read well; if
 * that is not enough it has two lines, as small as the height asks for, before its end is left out. Returns its
 * width. */
static int
put_prompt (GtkWidget *prompt, int end, int room, int height)
{
  const gboolean rtl = gtk_widget_get_direction (prompt) == GTK_TEXT_DIR_RTL;
  const int liked = MAX (1, liked_width (prompt));
  double size = CLAMP (end / (double) liked, PROMPT_LEAST, 1);
  const int width = MIN ((int) ceil (liked * size), end);
  GskTransform *transform;
  int high, inner;

  inner = MIN (liked, (int) ceil (end / size));
  gtk_widget_measure (prompt, GTK_ORIENTATION_VERTICAL, inner, NULL, &high, NULL, NULL);
  if (inner < liked)
    {
      size = CLAMP (height / (double) high, TWO_LINES_LEAST, PROMPT_LEAST);
      inner = (int) ceil (end / size);
    }
  high = MIN (high, MAX (1, (int) ceil (height / size)));
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (rtl ? (float) (room - width) : 0,
                                                                   (float) round ((height - high * size) / 2)));
  if (size < 1)
    transform = gsk_transform_scale (transform, (float) size, (float) size);
  gtk_widget_allocate (prompt, inner, high, -1, transform);
  return width;
}

static void
probe_panel_head_allocate (GtkLayoutManager *layout, GtkWidget *head, int width, int height, int baseline)
{
  GtkWidget *prompt = gtk_widget_get_first_child (head), *hint = gtk_widget_get_next_sibling (prompt);
  const int gap = MAX (4, height / 5), hint_width = liked_width (hint);
  int end = width, prompt_width;

  for (GtkWidget *child = gtk_widget_get_last_child (head); child != hint; child = gtk_widget_get_prev_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        const int liked = liked_width (child);

        put (child, end - liked, liked, width, height);
        end -= liked + gap;
      }

  prompt_width = put_prompt (prompt, MAX (1, end), width, height);
  gtk_widget_set_child_visible (hint, prompt_width + gap + hint_width <= end);
  put (hint, prompt_width + gap, MAX (1, hint_width), width, height);
}

static void
probe_panel_head_class_init (ProbePanelHeadClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = probe_panel_head_measure;
  layout_class->allocate = probe_panel_head_allocate;
}

static void
probe_panel_head_init (ProbePanelHead *self)
{
}

GtkLayoutManager *
probe_panel_head_new (void)
{
  return g_object_new (PROBE_TYPE_PANEL_HEAD, NULL);
}
