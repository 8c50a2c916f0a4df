/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-print.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "rules/cubes/cubes-state.h"
#include "widgets/cubes/cubes-glyphs.h"
#include "widgets/salon-cairo.h"

/* In parts of the page's width, unless points are said. */
#define GRID    .56 /* the grid is so wide, */
#define UPPER   .46 /* and at most so high, in parts of the page's height */
#define CUBE    .92 /* of its place */
#define CORNER  .16 /* the radius of a cube, of its size */
#define COLUMNS 4   /* of words */
#define LINE    22. /* points */
#define TEXT    11. /* points */
#define GAP     24. /* points */

/* What a page is printed of. */
typedef struct {
  char faces[CUBES_CELLS + 1];
  CubesCorner corner;
} Sheet;

static const GdkRGBA ink = { 0.f, 0.f, 0.f, 1.f };

static void
draw_cube (cairo_t *cr, double x, double y, double size, char face)
{
  salon_cairo_box (cr, x, y, size, size, CORNER * size);
  cairo_set_source_rgb (cr, .45, .45, .45);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);

  cairo_save (cr);
  cairo_translate (cr, x + size / 2, y + size / 2);
  cairo_scale (cr, size / 100, size / 100);
  cubes_face_draw (cr, face, 0, &ink, NULL);
  cairo_restore (cr);
}

static void
draw_text (cairo_t *cr, double x, double y, const char *text, gboolean bold)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans");

  pango_font_description_set_absolute_size (font, TEXT * PANGO_SCALE);
  if (bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  cairo_move_to (cr, x, y);
  cairo_set_source_rgb (cr, 0, 0, 0);
  pango_cairo_show_layout (cr, layout);
}

/* What words are worth, beside the grid. */
static void
draw_worth (cairo_t *cr, double x, double y, CubesCorner corner)
{
  const int least = cubes_least_letters (corner == CUBES_NO_BAR ? CUBES_MASTER : CUBES_BAR_AFTER);

  draw_text (cr, x, y, _ ("letters: points"), TRUE);
  for (int letters = least; letters <= 8; letters++)
    {
      g_autofree char *left = g_strdup_printf (letters < 8 ? "%d" : _ ("%d and more"), letters);
      /* Translators: how many letters a word has, such as “5” or “8 and more”, and its points */
      g_autofree char *line = g_strdup_printf (C_ ("worth", "%1$s: %2$d"), left, cubes_word_points (letters));

      draw_text (cr, x, y + (letters - least + 1) * LINE * .8, line, FALSE);
    }
}

/* Lines for the words, with room for their points. */
static void
draw_lines (cairo_t *cr, double top, double width, double height)
{
  const double column = (width - (COLUMNS - 1) * GAP) / COLUMNS;

  draw_text (cr, 0, top, _ ("Name:"), TRUE);
  draw_text (cr, width * .6, top, _ ("Total:"), TRUE);
  cairo_set_source_rgb (cr, .6, .6, .6);
  cairo_set_line_width (cr, .7);
  for (int line = 2; top + line * LINE <= height; line++)
    for (int i = 0; i < COLUMNS; i++)
      {
        const double x = i * (column + GAP), y = top + line * LINE;

        cairo_move_to (cr, x, y);
        cairo_line_to (cr, x + column * .76, y);
        cairo_move_to (cr, x + column * .82, y);
        cairo_line_to (cr, x + column, y);
      }
  cairo_stroke (cr);
}

static void
draw_sheet (cairo_t *cr, const char *faces, CubesCorner corner, double width, double height)
{
  const double grid = fmin (GRID * width, UPPER * height), place = grid / CUBES_SIDE;
  const uint32_t open = cubes_open_cells (corner);

  for (int cell = 0; cell < CUBES_CELLS; cell++)
    if (open >> cell & 1)
      {
        const int row = cell / CUBES_SIDE, column = cell % CUBES_SIDE;

        draw_cube (cr, column * place, row * place, CUBE * place, faces[cell]);
      }
  draw_worth (cr, grid + GAP, 0, corner);
  draw_lines (cr, grid + GAP, width, height);
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, const Sheet *sheet)
{
  draw_sheet (gtk_print_context_get_cairo_context (context), sheet->faces, sheet->corner,
              gtk_print_context_get_width (context), gtk_print_context_get_height (context));
}

GtkPrintOperation *
cubes_print_new (const char *faces, CubesCorner corner)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Sheet *sheet = g_new0 (Sheet, 1);

  g_strlcpy (sheet->faces, faces, sizeof sheet->faces);
  sheet->corner = corner;
  gtk_print_operation_set_n_pages (operation, 1);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, _ ("Cubes"));
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (draw_page_cb), sheet, (GClosureNotify) (GCallback) g_free,
                         0);
  return operation;
}

void
cubes_print_run (GtkPrintOperation *operation, GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  g_return_if_fail (GTK_IS_PRINT_OPERATION (operation));

  /* What went wrong is heard by “done”, as what came of it later. */
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL);
}

char *
cubes_print_get_fault (GtkPrintOperation *operation, GtkPrintOperationResult result)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return NULL;

  gtk_print_operation_get_error (operation, &error);
  return g_strdup (error != NULL ? error->message : _ ("The grid could not be printed."));
}
