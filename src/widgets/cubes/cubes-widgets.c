/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-widgets.h"

#include <glib.h>

#include "cubes-sounds-resource.h"
#include "cubes-widgets-resource.h"
#include "widgets/salon-style.h"

void
cubes_widgets_init (void)
{
  static gsize done;

  if (!g_once_init_enter (&done))
    return;

  /* The linker keeps the resources because they are named here; they register themselves. */
  cubes_widgets_get_resource ();
  cubes_sounds_get_resource ();
  g_once_init_leave (&done, 1);
}

void
cubes_widgets_load_style (void)
{
  cubes_widgets_init ();
  salon_style_load ("cubes/cubes-round");
  salon_style_load ("cubes/cubes-reading");
}

GtkWidget *
cubes_widgets_add_label (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}
