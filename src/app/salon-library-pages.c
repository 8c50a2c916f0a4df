/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-pages.h"

#include <glib/gi18n-lib.h>

#define BLANK_ROWS   6
#define PAGE_ROWS    "rows"
#define PAGE_BLANK   "blank"
#define PAGE_EMPTY   "empty"
#define PAGE_NOTHING "nothing"

/* Rows that are still being read. */
static GtkWidget *
make_blank (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

  for (int i = 0; i < BLANK_ROWS; i++)
    {
      GtkWidget *row = adw_bin_new ();

      gtk_widget_add_css_class (row, "game-row");
      gtk_widget_add_css_class (row, "blank");
      gtk_box_append (GTK_BOX (box), row);
    }
  return box;
}

/* @button: (out): leads away */
static GtkWidget *
make_notice (const char *title, const char *label, const char *name, GtkWidget **button)
{
  GtkWidget *page = adw_status_page_new ();

  *button = gtk_button_new_with_mnemonic (label);
  adw_status_page_set_title (ADW_STATUS_PAGE (page), title);
  adw_status_page_set_child (ADW_STATUS_PAGE (page), *button);
  gtk_widget_set_halign (*button, GTK_ALIGN_CENTER);
  gtk_widget_set_name (*button, name);
  gtk_widget_add_css_class (*button, "cream");
  return page;
}

void
salon_library_pages_make (SalonLibraryPages *self, GtkWidget *rows)
{
  GtkWidget *empty = make_notice (_ ("Nothing here yet. Every game you play will stand here."), _ ("To the _tables"),
                                  "library-to-tables", &self->to_tables);

  self->nothing = make_notice ("", _ ("Search _everything"), "library-search-all", &self->search_all);
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_add_named (self->stack, rows, PAGE_ROWS);
  gtk_stack_add_named (self->stack, make_blank (), PAGE_BLANK);
  gtk_stack_add_named (self->stack, empty, PAGE_EMPTY);
  gtk_stack_add_named (self->stack, self->nothing, PAGE_NOTHING);
  gtk_widget_set_vexpand (GTK_WIDGET (self->stack), TRUE);
}

void
salon_library_pages_update (SalonLibraryPages *self, SalonLibrary *library, guint shown, const char *search)
{
  if (shown > 0)
    gtk_stack_set_visible_child_name (self->stack, PAGE_ROWS);
  else if (salon_library_is_reading (library))
    return;
  else if (g_list_model_get_n_items (G_LIST_MODEL (library)) == 0)
    gtk_stack_set_visible_child_name (self->stack, PAGE_EMPTY);
  else
    {
      /* Translators: what somebody searched for */
      g_autofree char *text =
        search != NULL ? g_strdup_printf (_ ("No game has “%s”"), search) : g_strdup (_ ("No such game"));

      adw_status_page_set_title (ADW_STATUS_PAGE (self->nothing), text);
      gtk_stack_set_visible_child_name (self->stack, PAGE_NOTHING);
    }
}

void
salon_library_pages_promise (SalonLibraryPages *self)
{
  gtk_stack_set_visible_child_name (self->stack, PAGE_BLANK);
}
