/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-review-sheet.h"

#include <math.h>

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"
#include "model/salon-count.h"
#include "widgets/probe/probe-review-ten.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-chart-letters.h"

#define TEN 10

/* The least height of the bars with their letters and figures, in px. */
#define BARS_HIGH 116

#define WORDS 4 /* likeliest words shown; on a large page all that are told */

struct _ProbeReviewSheet {
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *head, *body; /* boxes that are filled anew */
  GtkWidget *more;        /* (nullable): in the body, the words that only a large page has room for */
  gboolean large;
};

G_DEFINE_FINAL_TYPE (ProbeReviewSheet, probe_review_sheet, GTK_TYPE_WIDGET)

static void
fill_head (ProbeReviewSheet *self,
           const ProbeReviewGame *game,
           const SalonLook *look,
           const ProbeReviewSheetContent *content)
{
  const int target = content->question->target;
  GtkWidget *title = probe_review_line (content->title, "review-title");
  g_autofree char *name = probe_review_text_target (game, target);
  GtkWidget *owner = probe_review_line (name, "review-owner");

  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (self->head), title);
  if (target < game->header.setup.seats)
    {
      GtkWidget *disc = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      gtk_widget_add_css_class (disc, "review-disc");
      gtk_widget_set_valign (disc, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (disc), salon_emblem_new (probe_review_colour (look, target), 18));
      gtk_box_append (GTK_BOX (self->head), disc);
    }
  gtk_box_append (GTK_BOX (self->head), owner);
}

/* How many of ten words had the letter; neither none nor all unless that is certain. */
static int
of_ten (double chance)
{
  if (chance >= 1)
    return TEN;
  return CLAMP ((int) lround (chance * TEN), chance >= .095 ? 1 : 0, TEN - 1);
}

/* The cards, the chance, and the same in a sentence. */
static void
add_chance (ProbeReviewSheet *self,
            const ProbeReviewGame *game,
            const SalonLook *look,
            const ProbeReviewSheetContent *content)
{
  const ProbeReviewQuestion *question = content->question;
  const double chance = question->chance;
  const int n = of_ten (chance);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *said = probe_review_text_chance (chance);
  g_autofree char *card = probe_text_one_card (&game->header.setup, question->letter);
  GtkWidget *label = probe_review_line (said, "review-chance");
  g_autofree char *sentence = NULL;

  if (question->target < game->header.setup.seats)
    gtk_box_append (GTK_BOX (line),
                    probe_review_ten_new (question->letter, n, probe_review_colour (look, question->target)));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE); /* the cards get smaller instead */
  gtk_widget_add_css_class (label, chance >= .5 ? "likely" : "unlikely");
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (self->body), line);

  if (chance > 0 && chance < .095)
    sentence = g_strdup_printf (_ ("Few words that fit have %s."), card);
  else
    /* Translators: %d of ten words, a letter */
    sentence =
      g_strdup_printf (ngettext ("Of ten words that fit, %d has %s.", "Of ten words that fit, %d have %s.", (gulong) n),
                       n, card);
  gtk_box_append (GTK_BOX (self->body), probe_review_line (sentence, "review-second"));
}

static int
compare_bars (gconstpointer a, gconstpointer b)
{
  return ((const SalonLetterBar *) b)->value - ((const SalonLetterBar *) a)->value;
}

/* How many words in a hundred have each letter, the most frequent first. */
static void
add_bars (ProbeReviewSheet *self, const ProbeReviewGame *game, const ProbeReviewSheetContent *content)
{
  SalonLetterBar bars[PROBE_LETTERS];
  GtkWidget *chart = salon_chart_letters_new ();
  GtkWidget *unit = probe_review_line (_ ("% of the words that fit"), "review-second");
  g_autofree char *owner = probe_review_text_target (game, content->question->target);
  /* Translators: the caption of a chart: whose tray */
  g_autofree char *caption = g_strdup_printf (_ ("What the words that fit have, %s"), owner);
  guint n = 0;

  for (int i = 0; i < PROBE_LETTERS; i++)
    {
      const char letter = probe_letter_at (i);
      const SalonFill fill =
        letter == content->question->letter ? (content->best ? SALON_FILL_GOLD : SALON_FILL_ASKED) : SALON_FILL_USUAL;

      bars[n++] = (SalonLetterBar) { letter, (int) lroundf (content->seen->chance[i] * 100), -1, -1, fill };
    }
  qsort (bars, n, sizeof *bars, compare_bars);
  gtk_label_set_xalign (GTK_LABEL (unit), 1);
  gtk_box_append (GTK_BOX (self->body), unit);
  salon_chart_letters_set (SALON_CHART_LETTERS (chart), bars, n, 0, caption);
  salon_chart_letters_set_headings (SALON_CHART_LETTERS (chart), _ ("% of the words that fit"), NULL, NULL);
  gtk_widget_set_vexpand (chart, TRUE);
  gtk_widget_set_size_request (chart, -1, BARS_HIGH);
  gtk_box_append (GTK_BOX (self->body), chart);
}

static GtkWidget *
make_word (const ProbeReviewWord *word)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *small = g_ascii_strdown (word->word, -1);
  const int rounded = (int) lroundf (word->chance * 100);
  /* Translators: of a word, how likely it is; the second one is less than one in a hundred. */
  g_autofree char *percent = rounded > 0 ? g_strdup_printf (_ ("%d %%"), rounded) : g_strdup (_ ("< 1 %"));
  GtkWidget *label = probe_review_line (small, "review-word");

  gtk_widget_add_css_class (box, "review-chip");
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), probe_review_line (percent, "review-second"));
  return box;
}

/* The tray that is shown: of two, the one of which less is known, where there is more to say. */
static int
choose_tray (const ProbeReviewGame *game, const ProbeReviewSheetContent *content)
{
  const ProbeReviewSeen *seen = content->seen;

  return game->header.setup.trays > 1
         && (seen->tray[0].hidden == 0 || (seen->tray[1].hidden != 0 && seen->tray[1].n_words > seen->tray[0].n_words));
}

/* A grid of the likeliest words from number @first up to number @end, two in a row. */
static GtkWidget *
make_words (const ProbeReviewTray *tray, int first, int end)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 7);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  for (int i = first; i < end; i++)
    gtk_grid_attach (GTK_GRID (grid), make_word (&tray->likeliest[i]), (i - first) % 2, (i - first) / 2, 1, 1);
  return grid;
}

static void
add_words (ProbeReviewSheet *self, const ProbeReviewTray *tray)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *count = salon_count_format (tray->n_words);
  /* Translators: a number, such as “268,819” */
  g_autofree char *fit = g_strdup_printf (ngettext ("%s word fits", "%s words fit", tray->n_words), count);

  gtk_box_append (GTK_BOX (line), probe_review_line (fit, "review-strong"));
  if (tray->n_likeliest > 0)
    gtk_box_append (GTK_BOX (line), probe_review_line (_ (", the likeliest:"), NULL));
  gtk_box_append (GTK_BOX (self->body), line);
  gtk_box_append (GTK_BOX (self->body), make_words (tray, 0, MIN (tray->n_likeliest, WORDS)));
  if (tray->n_likeliest <= WORDS)
    return;
  self->more = make_words (tray, WORDS, tray->n_likeliest);
  gtk_widget_set_visible (self->more, self->large);
  gtk_box_append (GTK_BOX (self->body), self->more);
}

static void
add_worth (ProbeReviewSheet *self, double worth)
{
  const int points = (int) lround (worth);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = probe_review_line (_ ("worth, on average"), "review-second");
  GtkWidget *number = probe_review_number (points, 20);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), number);
  gtk_box_append (GTK_BOX (line),
                  probe_review_line (ngettext ("point", "points", (gulong) ABS (points)), "review-second"));
  gtk_box_append (GTK_BOX (self->body), probe_review_rule ());
  gtk_box_append (GTK_BOX (self->body), line);
}

void
probe_review_sheet_set (ProbeReviewSheet *self,
                        const ProbeReviewGame *game,
                        const SalonLook *look,
                        const ProbeReviewSheetContent *content)
{
  const int target = content->question->target;

  g_return_if_fail (PROBE_IS_REVIEW_SHEET (self));

  self->more = NULL;
  probe_review_empty (self->head);
  probe_review_empty (self->body);
  if (content->best)
    gtk_widget_add_css_class (self->head, "best");
  else
    gtk_widget_remove_css_class (self->head, "best");
  fill_head (self, game, look, content);
  if (target < game->header.setup.seats)
    for (int tray = 0; tray < game->header.setup.trays; tray++)
      gtk_box_append (GTK_BOX (self->body), probe_review_tray (game, content->state, target, tray,
                                                               probe_review_colour (look, target), FALSE));
  add_chance (self, game, look, content);
  add_bars (self, game, content);
  if (target < game->header.setup.seats)
    add_words (self, &content->seen->tray[choose_tray (game, content)]);
  add_worth (self, content->question->worth);
}

void
probe_review_sheet_set_large (ProbeReviewSheet *self, gboolean large)
{
  g_return_if_fail (PROBE_IS_REVIEW_SHEET (self));

  self->large = large;
  if (self->more != NULL)
    gtk_widget_set_visible (self->more, large);
}

static void
probe_review_sheet_dispose (GObject *object)
{
  g_clear_pointer (&PROBE_REVIEW_SHEET (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_review_sheet_parent_class)->dispose (object);
}

static void
probe_review_sheet_class_init (ProbeReviewSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = probe_review_sheet_dispose;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "probe-review-sheet");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
probe_review_sheet_init (ProbeReviewSheet *self)
{
  self->box = probe_review_paper (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_overflow (self->box, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (self->box, "sheet");
  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_add_css_class (self->head, "review-head");
  gtk_box_append (GTK_BOX (self->box), self->head);
  self->body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->body, "review-body");
  gtk_widget_set_vexpand (self->body, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->body);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
probe_review_sheet_new (void)
{
  return g_object_new (PROBE_TYPE_REVIEW_SHEET, NULL);
}
