/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-cube.h"

#include <glib/gi18n-lib.h>

#include "widgets/cubes/cubes-tray.h"

#define PRESS_ACTION "cube.press"

struct _CubesCube {
  GtkWidget parent_instance;

  int cell;
  CubesCubeState state;
  char face;
  int rank;
};

G_DEFINE_FINAL_TYPE (CubesCube, cubes_cube, GTK_TYPE_WIDGET)

static guint pressed_signal;

/* The rank of a letter: a word has 25 cubes at most. */
static const char *const ranks[CUBES_CELLS] = {
  NC_ ("rank in a word", "first"),        NC_ ("rank in a word", "second"),
  NC_ ("rank in a word", "third"),        NC_ ("rank in a word", "fourth"),
  NC_ ("rank in a word", "fifth"),        NC_ ("rank in a word", "sixth"),
  NC_ ("rank in a word", "seventh"),      NC_ ("rank in a word", "eighth"),
  NC_ ("rank in a word", "ninth"),        NC_ ("rank in a word", "tenth"),
  NC_ ("rank in a word", "eleventh"),     NC_ ("rank in a word", "twelfth"),
  NC_ ("rank in a word", "thirteenth"),   NC_ ("rank in a word", "fourteenth"),
  NC_ ("rank in a word", "fifteenth"),    NC_ ("rank in a word", "sixteenth"),
  NC_ ("rank in a word", "seventeenth"),  NC_ ("rank in a word", "eighteenth"),
  NC_ ("rank in a word", "nineteenth"),   NC_ ("rank in a word", "twentieth"),
  NC_ ("rank in a word", "twenty-first"), NC_ ("rank in a word", "twenty-second"),
  NC_ ("rank in a word", "twenty-third"), NC_ ("rank in a word", "twenty-fourth"),
  NC_ ("rank in a word", "twenty-fifth"),
};

static char *
describe (const CubesCube *self)
{
  g_autofree char *place = cubes_tray_name_cell (self->cell);
  g_autofree char *face = self->face != '\0' ? cubes_tray_name_face (self->face) : NULL;

  switch (self->state)
    {
    case CUBES_CUBE_UNDER_BAR:
      /* Translators: a cube that the Bar covers; %s is its place, such as d2 */
      return g_strdup_printf (_ ("%s, under the Bar"), place);
    case CUBES_CUBE_LIES:
      /* Translators: a cube that is read aloud: its letter, and its place, such as d2 */
      return g_strdup_printf (_ ("%1$s, %2$s"), face, place);
    case CUBES_CUBE_IN_WORD:
      /* Translators: a cube of the word that somebody traces: its letter, its place such as d2, and “third” */
      return g_strdup_printf (_ ("%1$s, %2$s, %3$s of the word"), face, place,
                              g_dpgettext2 (GETTEXT_PACKAGE, "rank in a word", ranks[self->rank]));
    case CUBES_CUBE_FILTER:
      /* Translators: a cube that somebody has chosen, so that only words that use it are listed: its letter, its place */
      return g_strdup_printf (_ ("%1$s, %2$s, every word listed uses it"), face, place);
    case CUBES_CUBE_COVERED:
    default:
      /* Translators: a cube whose letter is hidden; %s is its place, such as d2 */
      return g_strdup_printf (_ ("%s, covered"), place);
    }
}

static void
tell (CubesCube *self)
{
  g_autofree char *label = describe (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                               self->state == CUBES_CUBE_IN_WORD || self->state == CUBES_CUBE_FILTER, -1);
}

static void
press_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, pressed_signal, 0);
}

static void
cubes_cube_class_init (CubesCubeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pressed_signal = g_signal_new ("pressed", CUBES_TYPE_CUBE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* Not Enter, which writes the word. */
  gtk_widget_class_install_action (widget_class, PRESS_ACTION, NULL, press_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, PRESS_ACTION, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Space, 0, PRESS_ACTION, NULL);
  gtk_widget_class_set_css_name (widget_class, "cubes-cube");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
cubes_cube_init (CubesCube *self)
{
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), PRESS_ACTION, FALSE);
}

GtkWidget *
cubes_cube_new (int cell)
{
  CubesCube *self = g_object_new (CUBES_TYPE_CUBE, NULL);

  self->cell = cell;
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_COL_INDEX, cell % CUBES_SIDE + 1, -1);
  tell (self);
  return GTK_WIDGET (self);
}

int
cubes_cube_get_cell (CubesCube *self)
{
  g_return_val_if_fail (CUBES_IS_CUBE (self), -1);

  return self->cell;
}

void
cubes_cube_set (CubesCube *self, CubesCubeState state, char face, int rank)
{
  g_return_if_fail (CUBES_IS_CUBE (self));

  if (state == CUBES_CUBE_COVERED || state == CUBES_CUBE_UNDER_BAR)
    face = '\0';
  if (state != CUBES_CUBE_IN_WORD)
    rank = 0;
  if (state == self->state && face == self->face && rank == self->rank)
    return;
  self->state = state;
  self->face = face;
  self->rank = rank;
  tell (self);
}

void
cubes_cube_set_enabled (CubesCube *self, gboolean enabled)
{
  g_return_if_fail (CUBES_IS_CUBE (self));

  gtk_widget_set_focusable (GTK_WIDGET (self), enabled);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), PRESS_ACTION, enabled);
}
