/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-keys.h"

#include "widgets/salon-keys.h"

/* The name under which the page keeps its deeds. */
#define DEEDS "salon-library-deeds"

typedef struct {
  guint key;
  GdkModifierType modifiers;
  void (*deed) (SalonLibraryDeeds *deeds);
} Key;

static const Key keys[] = {
  { GDK_KEY_F2, 0, salon_library_deeds_rename },
  { GDK_KEY_Delete, 0, salon_library_deeds_delete },
  { GDK_KEY_KP_Delete, 0, salon_library_deeds_delete },
  { GDK_KEY_z, GDK_CONTROL_MASK, salon_library_deeds_undo },
  { GDK_KEY_e, GDK_CONTROL_MASK, salon_library_deeds_export },
  { GDK_KEY_a, GDK_CONTROL_MASK, salon_library_deeds_choose_all },
};

static gboolean
deed_cb (GtkWidget *page, GVariant *args, gpointer data)
{
  ((const Key *) data)->deed (g_object_get_data (G_OBJECT (page), DEEDS));
  return TRUE;
}

static gboolean
search_cb (GtkWidget *page, GVariant *args, gpointer side)
{
  salon_library_side_search (side);
  return TRUE;
}

/* A letter that no other widget of the page has used goes to the search. */
static gboolean
typed_cb (SalonLibrarySide *side, guint keyval, guint code, GdkModifierType state, GtkEventControllerKey *controller)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (side)));

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0
      || !g_unichar_isgraph (gdk_keyval_to_unicode (keyval)))
    return FALSE;
  if (focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return FALSE;

  return salon_library_side_type (side, controller);
}

void
salon_library_keys_add (GtkWidget *page, SalonLibraryDeeds *deeds, SalonLibrarySide *side)
{
  GtkEventController *shortcuts = gtk_shortcut_controller_new (), *typing = gtk_event_controller_key_new ();

  g_object_set_data_full (G_OBJECT (page), DEEDS, g_object_ref (deeds), g_object_unref);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    salon_keys_add (shortcuts, keys[i].key, keys[i].modifiers, deed_cb, (gpointer) &keys[i]);
  salon_keys_add (shortcuts, GDK_KEY_f, GDK_CONTROL_MASK, search_cb, side);
  gtk_widget_add_controller (page, shortcuts);

  g_signal_connect_object (typing, "key-pressed", G_CALLBACK (typed_cb), side, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (page, typing);
}
