/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-figures.h"

#include <math.h>

#include <glib/gi18n.h>

#include "app/probe/probe-review-room.h"
#include "app/salon-statistics-lines.h"
#include "app/salon-statistics-parts.h"
#include "model/probe/probe-statistics.h"
#include "widgets/probe/probe-review-letter.h"
#include "widgets/salon-chart-accuracy.h"
#include "widgets/salon-chart-letters.h"
#include "widgets/salon-chart-rows.h"
#include "widgets/salon-chart-sides.h"

#define SHOWN 3  /* words at least, */
#define MOST  6  /* and where there is room */
#define OFTEN 3  /* a word laid so often is known to the others */
#define QUICK 15 /* a word that fell to fewer questions is told */

#define PROBE_TYPE_FIGURES (probe_figures_get_type ())
G_DECLARE_FINAL_TYPE (ProbeFigures, probe_figures, PROBE, FIGURES, GObject)

/* Keeps the sheets up to date. The page drops it before it empties its boxes. */
struct _ProbeFigures {
  GObject parent_instance;

  ProbeStatistics *statistics;
  GPtrArray *rivals; /* of SalonRival: those that the chart has; their own array, but not their own values */
  GtkWidget *figures, *accuracy; /* the box of figures, and (nullable) ours in it */
  GtkWidget *sides;
  GtkWidget *line, *progress, *none;
  GtkWidget *editions, *letters, *letters_text, *words, *names_text;
};

G_DEFINE_FINAL_TYPE (ProbeFigures, probe_figures, G_TYPE_OBJECT)

static GtkWidget *
make_text (const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Accuracy, of all games and by edition */

static void
show_accuracy (ProbeFigures *self, const ProbeStatisticsFigures *known)
{
  g_autoptr (GArray) dots = g_array_new (FALSE, FALSE, sizeof (SalonAccuracyDot));
  const SalonAccuracyDot *first;
  /* Translators: games that have been read, of all: “12 of 27 games” */
  g_autofree char *progress = g_strdup_printf (_ ("%u of %u games are read"), known->read, known->games);

  for (guint i = 0; i < known->played->len; i++)
    {
      const ProbeStatisticsGame *game = &g_array_index (known->played, ProbeStatisticsGame, i);
      const SalonAccuracyDot dot = { game->time, game->accuracy, game->won };

      if (game->accuracy >= 0)
        g_array_append_val (dots, dot);
    }
  first = &g_array_index (dots, SalonAccuracyDot, 0);
  gtk_label_set_label (GTK_LABEL (self->progress), progress);
  gtk_widget_set_visible (self->progress, known->read < known->games);
  gtk_widget_set_visible (self->line, dots->len >= SALON_STATISTICS_FEW);
  gtk_widget_set_visible (self->none, dots->len < SALON_STATISTICS_FEW && known->read == known->games);
  if (dots->len >= SALON_STATISTICS_FEW)
    salon_chart_accuracy_set (SALON_CHART_ACCURACY (self->line), first, dots->len);
  if (self->accuracy != NULL)
    gtk_box_remove (GTK_BOX (self->figures), self->accuracy);
  self->accuracy = NULL;
  if (dots->len > 0)
    {
      self->accuracy = salon_statistics_figure (salon_accuracy_mean (first, dots->len), _ ("accuracy"));
      gtk_box_append (GTK_BOX (self->figures), self->accuracy);
    }
}

static void
show_editions (ProbeFigures *self, const ProbeStatisticsFigures *known)
{
  static const char *const lids[PROBE_N_EDITIONS] = {
    [PROBE_PARKER_1964] = "house:probe/lid-1964",
    [PROBE_MIRO_1967] = "house:probe/lid-1967",
    [PROBE_PARKER_1982] = "house:probe/lid-1982",
  };
  SalonChartRow rows[PROBE_N_EDITIONS];
  char *played[PROBE_N_EDITIONS], *texts[PROBE_N_EDITIONS];
  guint n = 0;

  for (guint edition = 0; edition < PROBE_N_EDITIONS; edition++)
    {
      g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));
      int mean;

      for (guint i = 0; i < known->played->len; i++)
        {
          const ProbeStatisticsGame *game = &g_array_index (known->played, ProbeStatisticsGame, i);

          if (game->edition == edition)
            g_array_append_val (places, game->place);
        }
      if (places->len == 0)
        continue;
      mean = probe_statistics_mean (known->played, places);
      played[n] = g_strdup_printf (ngettext ("%u game", "%u games", places->len), places->len);
      texts[n] = mean >= 0 ? g_strdup_printf ("%d", mean) : g_strdup ("–");
      rows[n] = (SalonChartRow) {
        probe_editions[edition].title, 0, -1, MAX (mean, 0), texts[n], -1, -1, TRUE, played[n], lids[edition]
      };
      n++;
    }
  salon_chart_rows_set (SALON_CHART_ROWS (self->editions), rows, n, 100, TRUE, _ ("By edition"), _ ("Edition"),
                        _ ("Accuracy"));
  for (guint i = 0; i < n; i++)
    {
      g_free (played[i]);
      g_free (texts[i]);
    }
}

/* How accurate the person was in the games with each rival. */
static void
show_rivals (ProbeFigures *self, const ProbeStatisticsFigures *known)
{
  for (guint i = 0; i < self->rivals->len; i++)
    {
      const SalonRival *rival = self->rivals->pdata[i];
      const int mean = probe_statistics_mean (known->played, rival->games);
      g_autofree char *number = mean >= 0 ? g_strdup_printf ("%d", mean) : NULL;
      /* Translators: of the questions of a player, 0 to 100; it stands behind “152 points a game, ” */
      g_autofree char *text = mean >= 0 ? g_strdup_printf (_ ("accuracy %d"), mean) : NULL;

      salon_chart_sides_set_figure (SALON_CHART_SIDES (self->sides), i, 1, number, text);
    }
}

/* Letters */

static int
compare_bars (gconstpointer a, gconstpointer b)
{
  return ((const SalonLetterBar *) b)->value - ((const SalonLetterBar *) a)->value;
}

static void
show_letters (ProbeFigures *self, const ProbeStatisticsFigures *known)
{
  SalonLetterBar bars[PROBE_LETTERS];
  guint n = 0;
  g_autofree char *text =
    g_strdup_printf (ngettext ("Of %u question, %u hit", "Of %u questions, %u hit", known->questions), known->questions,
                     known->hits);

  for (int i = 0; i < PROBE_LETTERS; i++)
    if (known->asked[i] > 0)
      bars[n++] = (SalonLetterBar) { probe_letter_at (i), (int) known->asked[i], (int) known->hit[i],
                                     (int) lround (known->hit[i] * 100. / known->asked[i]), SALON_FILL_USUAL };
  qsort (bars, n, sizeof *bars, compare_bars);
  salon_chart_letters_set (SALON_CHART_LETTERS (self->letters), bars, n, 0, _ ("Letters asked most"));
  gtk_label_set_label (GTK_LABEL (self->letters_text), text);
  gtk_widget_set_visible (self->letters_text, known->questions > 0);
}

/* Words */

/* How often the person named a whole word, and was right. */
static void
show_names (ProbeFigures *self, const ProbeStatisticsFigures *known)
{
  g_autofree char *text =
    g_strdup_printf (ngettext ("Of %u word named, %u right", "Of %u words named, %u right", known->names), known->names,
                     known->names_right);

  gtk_label_set_label (GTK_LABEL (self->names_text), text);
  gtk_widget_set_visible (self->names_text, known->names > 0);
}

/* What is said of a word (transfer full); NULL: nothing. */
static char *
say_word (const ProbeStatisticsWord *word)
{
  if (word->laid >= OFTEN)
    return g_strdup_printf (_ ("laid %u times: the others know it"), word->laid);
  if (word->kept > 0)
    return g_strdup_printf (ngettext ("kept %d card to the end", "kept %d cards to the end", (gulong) word->kept),
                            word->kept);
  if (word->fell > 0)
    return g_strdup_printf (ngettext ("fell to %d question", "fell to %d questions", (gulong) word->fell), word->fell);
  return NULL;
}

static void
add_word (ProbeFigures *self, const ProbeStatisticsWord *word)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 5);
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 2, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  g_autofree char *text = say_word (word);

  gtk_widget_add_css_class (row, "statistics-word");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, word->word, -1);
  for (const char *letter = word->word; *letter != '\0'; letter++)
    {
      GtkWidget *card = probe_review_letter_new ();

      probe_review_letter_set (PROBE_REVIEW_LETTER (card), *letter, TRUE);
      probe_review_letter_set_shrinks (PROBE_REVIEW_LETTER (card), TRUE);
      gtk_box_append (GTK_BOX (row), card);
    }
  gtk_box_append (GTK_BOX (box), row);
  if (text != NULL)
    gtk_box_append (GTK_BOX (box), make_text (text, "statistics-second"));
  gtk_box_append (GTK_BOX (self->words), box);
}

static gboolean
is_chosen (const guint *chosen, guint count, guint word)
{
  for (guint i = 0; i < count; i++)
    if (chosen[i] == word)
      return TRUE;
  return FALSE;
}

/* The word laid most often, if too often; the one that kept most cards; the one that fell soonest; then the others. */
static void
show_words (ProbeFigures *self, const ProbeStatisticsFigures *known)
{
  const guint n = known->words->len;
  const ProbeStatisticsWord *all = (const ProbeStatisticsWord *) (gconstpointer) known->words->data;
  guint chosen[MOST], count = 0, kept = 0, fell = n;

  for (GtkWidget *child; (child = gtk_widget_get_first_child (self->words)) != NULL;)
    gtk_box_remove (GTK_BOX (self->words), child);
  if (n == 0)
    return;
  for (guint i = 0; i < n; i++)
    {
      if (all[i].kept > all[kept].kept)
        kept = i;
      if (all[i].fell > 0 && all[i].fell < QUICK && (fell == n || all[i].fell < all[fell].fell))
        fell = i;
    }
  if (all[0].laid >= OFTEN)
    chosen[count++] = 0;
  if (all[kept].kept > 0 && !is_chosen (chosen, count, kept))
    chosen[count++] = kept;
  if (fell < n && !is_chosen (chosen, count, fell))
    chosen[count++] = fell;
  for (guint i = 0; i < n && count < MOST; i++)
    if (!is_chosen (chosen, count, i))
      chosen[count++] = i;
  for (guint i = 0; i < count; i++)
    add_word (self, &all[chosen[i]]);
}

/* The sheets */

static void
progressed_cb (ProbeFigures *self)
{
  const ProbeStatisticsFigures *known = probe_statistics_get (self->statistics);

  show_accuracy (self, known);
  show_editions (self, known);
  show_rivals (self, known);
  show_letters (self, known);
  show_words (self, known);
  show_names (self, known);
}

static void
probe_figures_dispose (GObject *object)
{
  ProbeFigures *self = PROBE_FIGURES (object);

  if (self->statistics != NULL)
    g_signal_handlers_disconnect_by_data (self->statistics, self);
  g_clear_object (&self->statistics);
  g_clear_pointer (&self->rivals, g_ptr_array_unref);

  G_OBJECT_CLASS (probe_figures_parent_class)->dispose (object);
}

static void
probe_figures_class_init (ProbeFiguresClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = probe_figures_dispose;
}

static void
probe_figures_init (ProbeFigures *self)
{
}

static void
make_sheets (ProbeFigures *self, const SalonHouseFigures *figures)
{
  GtkWidget *sheet = salon_statistics_sheet (_ ("Accuracy, game by game"), _ ("100 is the best question every time"));

  self->line = salon_chart_accuracy_new ();
  gtk_widget_set_vexpand (self->line, TRUE);
  gtk_widget_set_visible (self->line, FALSE);
  self->none = make_text (_ ("A line is drawn from five games on. Games with hints or moves taken back do not count."),
                          "statistics-second");
  self->progress = make_text ("", "statistics-second");
  gtk_widget_set_name (self->progress, "statistics-progress");
  gtk_box_append (GTK_BOX (sheet), self->line);
  gtk_box_append (GTK_BOX (sheet), self->none);
  gtk_box_append (GTK_BOX (sheet), self->progress);
  gtk_box_append (GTK_BOX (figures->wide), sheet);

  sheet = salon_statistics_sheet (_ ("By edition"), _ ("accuracy"));
  self->editions = salon_chart_rows_new ();
  gtk_widget_set_vexpand (self->editions, TRUE);
  gtk_box_append (GTK_BOX (sheet), self->editions);
  gtk_box_append (GTK_BOX (figures->row), sheet);

  sheet = salon_statistics_sheet (_ ("Letters asked most"), NULL);
  self->letters_text = make_text ("", "statistics-second");
  self->letters = salon_chart_letters_new ();
  gtk_widget_set_vexpand (self->letters, TRUE);
  salon_chart_letters_set_headings (SALON_CHART_LETTERS (self->letters), _ ("times asked"), _ ("hit"), _ ("hit, %"));
  salon_chart_letters_set_part_text (SALON_CHART_LETTERS (self->letters), _ ("hit"));
  gtk_box_append (GTK_BOX (sheet), self->letters_text);
  gtk_box_append (GTK_BOX (sheet), self->letters);
  gtk_box_append (GTK_BOX (figures->row), sheet);

  sheet = salon_statistics_sheet (_ ("Words laid"), NULL);
  self->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_layout_manager (self->words, salon_statistics_lines_new (SHOWN));
  gtk_widget_set_vexpand (self->words, TRUE);
  gtk_box_append (GTK_BOX (sheet), self->words);
  self->names_text = make_text ("", "statistics-second");
  gtk_box_append (GTK_BOX (sheet), self->names_text);
  gtk_box_append (GTK_BOX (figures->row), sheet);
}

GObject *
probe_figures_fill (const SalonHouseFigures *figures)
{
  ProbeFigures *self = g_object_new (PROBE_TYPE_FIGURES, NULL);

  probe_review_use_cache ();
  self->figures = figures->figures;
  self->sides = figures->rivals;
  self->rivals = g_ptr_array_new ();
  for (guint i = 0; i < figures->n_rivals; i++)
    g_ptr_array_add (self->rivals, figures->person->rivals->pdata[i]);
  salon_chart_sides_set_heading (SALON_CHART_SIDES (self->sides), 1, _ ("accuracy"));
  make_sheets (self, figures);
  self->statistics = probe_statistics_new (salon_store_get_directory (figures->store), figures->person->games);
  g_signal_connect_swapped (self->statistics, "progressed", G_CALLBACK (progressed_cb), self);
  progressed_cb (self);
  return G_OBJECT (self);
}
