/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_PLOT (salon_plot_get_type ())
G_DECLARE_DERIVABLE_TYPE (SalonPlot, salon_plot, SALON, PLOT, GtkWidget)

/**
 * SalonPlot:
 *
 * What all charts have in common. A chart is drawn in the font and the text colour of its place (style class “chart”:
 * the smallest text), on paper; in high contrast it has outlines and no tints. Its bars grow once, when it is first
 * seen. Assistive technologies get a table instead, with the caption as its name: rows of cells that nobody sees,
 * made when the chart is first shown.
 *
 * A class derived from it draws, and tells its table; whatever changes either calls salon_plot_changed().
 */
struct _SalonPlotClass {
  GtkWidgetClass parent_class;

  /* Prepares texts and pieces for a size. Optional. */
  void (*lay_out) (SalonPlot *self, int width, int height);
  /* Draws. @grown: how far the bars have grown, 0 … 1 */
  void (*draw) (SalonPlot *self, GtkSnapshot *snapshot, float width, float height, double grown);
  /* Tells the caption and the rows, by salon_plot_tell() and salon_plot_tell_row(). */
  void (*tell) (SalonPlot *self);
};

/* What a chart is drawn with. The colours have a contrast of 4.5:1 on the paper of the house where text is of them. */
typedef struct {
  double em;      /* size of the font, in px: all lengths of a chart grow with it */
  gboolean plain; /* high contrast: outlines, no tints */
  GdkRGBA ink;    /* text */
  GdkRGBA second; /* text that says less */
  GdkRGBA grid;   /* lines behind the chart */
  GdkRGBA zero;   /* the line at zero */
  GdkRGBA usual;  /* a bar */
  GdkRGBA strong; /* a part of a bar, a line */
  GdkRGBA gold;   /* best, or won */
  GdkRGBA asked;  /* what was asked */
  GdkRGBA lost;   /* lost to luck, and text that says so */
} SalonPlotInk;

/* How a bar is filled. */
typedef enum {
  SALON_FILL_USUAL,
  SALON_FILL_STRONG,
  SALON_FILL_GOLD,
  SALON_FILL_ASKED,
  SALON_FILL_LUCK, /* hatched gold: good luck */
  SALON_FILL_LOST, /* dashed red: lost to luck */
} SalonFill;

/* The chart has to be told and laid out anew. */
void salon_plot_changed (SalonPlot *self);

/* Gets what the chart is drawn with at its place. */
void salon_plot_get_ink (SalonPlot *self, SalonPlotInk *ink);
/* Makes a text of @size times the size of the font. (transfer full) */
PangoLayout *salon_plot_text (SalonPlot *self, const char *text, double size, gboolean bold);
/* Draws the layout so that its point @x, @y is at @xalign of its width and in the middle of its height. */
void salon_plot_put (GtkSnapshot *snapshot, PangoLayout *layout, float x, float y, float xalign, const GdkRGBA *colour);
/* As both in one, for a text that is made anew at each drawing because it is short. Returns its width, in px. */
float salon_plot_write (SalonPlot *self,
                        GtkSnapshot *snapshot,
                        const char *text,
                        double size,
                        gboolean bold,
                        float x,
                        float y,
                        float xalign,
                        const GdkRGBA *colour);
/* Draws a bar; its corners are round as far as it is large enough. */
void salon_plot_bar (GtkSnapshot *snapshot, const SalonPlotInk *ink, const graphene_rect_t *rect, SalonFill fill);
/* The same in a colour, for a seat’s. @full: FALSE draws it light, with an outline */
void salon_plot_bar_of (GtkSnapshot *snapshot,
                        const SalonPlotInk *ink,
                        const graphene_rect_t *rect,
                        const GdkRGBA *colour,
                        gboolean full);
/* Finds a step for at most @most lines over a range of @range: 1, 2, 5, 10, 20, 25, 50 … */
int salon_plot_step (int range, int most);

/* For tell: the caption is the name of the table. */
void salon_plot_tell (SalonPlot *self, const char *caption);
/* For tell: one more row. @cells: %NULL-terminated, the first one is the row’s heading
 * @heading: the row has the headings of the columns */
void salon_plot_tell_row (SalonPlot *self, const char *const *cells, gboolean heading);

G_END_DECLS
