/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-end-page.h"

#include <glib/gi18n-lib.h>

#include "rules/wedges/wedges-record.h"
#include "widgets/salon-large.h"
#include "widgets/wedges/wedges-end-seat.h"
#include "widgets/wedges/wedges-token.h"

#define LARGE_HEIGHT 900 /* px of a page on which everything is larger */
#define TOKEN        140
#define TOKEN_LARGE  250
#define TOKEN_LOW    84 /* where many rows leave less room */
#define MANY         5  /* seats */

struct _WedgesEndPage {
  SalonEndPage parent_instance;

  GtkWidget *crown;
  WedgesGame *game;
  SalonLook look;
  SalonLarge large;
  guint crown_id; /* a source: the tokens get the size for this window */
};

G_DEFINE_FINAL_TYPE (WedgesEndPage, wedges_end_page, SALON_TYPE_END_PAGE)

static gboolean
key_pressed_cb (WedgesEndPage *self, guint keyval, guint keycode, GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || keyval != GDK_KEY_Escape)
    return FALSE;
  g_signal_emit_by_name (self, "table");
  return TRUE;
}

/* Who has won */

static int
list_winners (const WedgesState *state, int winners[WEDGES_MAX_SEATS])
{
  int n = 0;

  for (int seat = 0; seat < state->setup.seats; seat++)
    if (state->place[seat] == 1)
      winners[n++] = seat;
  return n;
}

static char *
make_heading (const WedgesState *state, const char *const *names, int n)
{
  g_autoptr (GString) list = g_string_new (names[0]);

  if (state->setup.seats == 1)
    /* Translators: a player who has played alone */
    return g_strdup_printf (_ ("%s has come home"), names[0]);
  if (n == 1)
    return g_strdup_printf (_ ("%s has won"), names[0]);
  for (int i = 1; i < n; i++)
    {
      g_string_append (list, i < n - 1 ? C_ ("list of names", ", ") : C_ ("list of names", " and "));
      g_string_append (list, names[i]);
    }
  /* Translators: several names */
  return g_strdup_printf (_ ("%s share the win"), list->str);
}

static char *
make_remark (WedgesGame *game, const int *winners)
{
  const WedgesFigures *figures = wedges_game_get_figures (game, winners[0]);
  const WedgesState *state = wedges_game_get_state (game);
  guint asked = 0, right = 0;

  for (int category = 0; category < WEDGES_CATEGORIES; category++)
    {
      asked += figures->asked[category];
      right += figures->right[category];
    }
  /* Translators: how many questions were asked in a game, how many of them to the winner, and how many of those were
   * answered right */
  return g_strdup_printf (ngettext ("%1$u question was asked; %2$s answered %3$u of %4$u right.",
                                    "%1$u questions were asked; %2$s answered %3$u of %4$u right.", state->questions),
                          state->questions, wedges_game_get_header (game)->salon.name[winners[0]], right, asked);
}

static int
choose_token_size (WedgesEndPage *self, const WedgesState *state)
{
  if (self->large.large)
    return TOKEN_LARGE;
  return state->setup.seats >= MANY ? TOKEN_LOW : TOKEN;
}

/* The tins of those who have won, with all they have in them. */
static void
show_crown (WedgesEndPage *self, const WedgesState *state, const int *winners, int n)
{
  for (GtkWidget *child; (child = gtk_widget_get_first_child (self->crown)) != NULL;)
    gtk_box_remove (GTK_BOX (self->crown), child);
  for (int i = 0; i < n; i++)
    {
      GtkWidget *token = wedges_token_new (choose_token_size (self, state));

      wedges_token_set_colour (WEDGES_TOKEN (token), self->look.colour[winners[i]]);
      wedges_token_set_wedges (WEDGES_TOKEN (token), state->wedges[winners[i]], FALSE);
      gtk_box_append (GTK_BOX (self->crown), token);
    }
}

/* A page that has just come is as large as its window only after it was filled. */
static gboolean
size_crown_cb (gpointer page)
{
  WedgesEndPage *self = page;
  const int size = choose_token_size (self, wedges_game_get_state (self->game));

  self->crown_id = 0;
  for (GtkWidget *token = gtk_widget_get_first_child (self->crown); token != NULL;
       token = gtk_widget_get_next_sibling (token))
    wedges_token_set_size (WEDGES_TOKEN (token), size);
  return G_SOURCE_REMOVE;
}

static void
show_winners (WedgesEndPage *self)
{
  const WedgesState *state = wedges_game_get_state (self->game);
  const WedgesHeader *header = wedges_game_get_header (self->game);
  int winners[WEDGES_MAX_SEATS];
  const int n = list_winners (state, winners);
  const char *names[WEDGES_MAX_SEATS] = { NULL };
  guint colours[WEDGES_MAX_SEATS] = { 0 };
  g_autofree char *heading = NULL, *remark = NULL;

  for (int i = 0; i < n; i++)
    {
      names[i] = header->salon.name[winners[i]];
      colours[i] = self->look.colour[winners[i]];
    }
  salon_end_page_set_winners (SALON_END_PAGE (self), names, colours, n, 0);
  /* The longest game that there can be ends without a winner. */
  if (n > 0)
    {
      heading = make_heading (state, names, n);
      remark = make_remark (self->game, winners);
      salon_end_page_set_heading (SALON_END_PAGE (self), heading);
    }
  salon_end_page_set_remark (SALON_END_PAGE (self), remark);
  show_crown (self, state, winners, n);
}

/* How it went */

/* A WedgesBank: a game that is played knows how many cards it has. */
static int
count_cards (void *data, const char *questions)
{
  return wedges_game_get_state (data)->setup.cards;
}

/* The wedges of each seat after each question, as the record tells; the number of questions. */
static guint
count_wedges (WedgesGame *game, GArray *totals[WEDGES_MAX_SEATS])
{
  g_autoptr (GBytes) bytes = salon_game_to_record (SALON_GAME (game));
  g_autofree WedgesRecord *record = g_new (WedgesRecord, 1);
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length), *end = text + length;
  SalonReader reader;
  guint questions = 0;

  wedges_record_init (record, count_cards, game);
  salon_reader_init (&reader, wedges_record_find, record);
  while (text < end)
    {
      const SalonLine line = salon_game_read_line (&reader, &text, end, NULL);

      if (line == SALON_LINE_ERROR)
        break;
      if (line != SALON_LINE_MOVE || record->move.type != WEDGES_ANSWER)
        continue;
      questions++;
      for (int seat = 0; seat < record->state.setup.seats; seat++)
        {
          const int wedges = __builtin_popcount (record->state.wedges[seat]);

          g_array_append_val (totals[seat], wedges);
        }
    }
  return questions;
}

static void
show_chart (WedgesEndPage *self)
{
  const WedgesState *state = wedges_game_get_state (self->game);
  SalonChart *chart = salon_end_page_get_chart (SALON_END_PAGE (self));
  GArray *totals[WEDGES_MAX_SEATS];
  guint questions;

  for (int seat = 0; seat < WEDGES_MAX_SEATS; seat++)
    totals[seat] = g_array_new (FALSE, FALSE, sizeof (int));
  questions = count_wedges (self->game, totals);
  salon_chart_clear (chart);
  salon_chart_set_caption (chart, _ ("The wedges"));
  for (int seat = 0; seat < WEDGES_MAX_SEATS; seat++)
    {
      if (seat < state->setup.seats)
        salon_chart_add (chart, wedges_game_get_header (self->game)->salon.name[seat], self->look.colour[seat],
                         (const int *) (gpointer) totals[seat]->data, questions, state->place[seat] == 1);
      g_array_unref (totals[seat]);
    }
  salon_end_page_set_best (SALON_END_PAGE (self), _ ("Wedges, question by question"));
}

/* The rows */

/* Winners first, then by places, then by wedges. */
static int
get_score (const WedgesState *state, int seat)
{
  const int place = state->place[seat];

  return (place > 0 ? WEDGES_MAX_SEATS + 1 - place : 0) * (WEDGES_CATEGORIES + 1)
         + (place > 0 ? 0 : __builtin_popcount (state->wedges[seat]));
}

static void
show_rows (WedgesEndPage *self)
{
  const WedgesState *state = wedges_game_get_state (self->game);
  const int seats = state->setup.seats;
  g_autoptr (GtkSizeGroup) heads = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  int scores[WEDGES_MAX_SEATS], order[WEDGES_MAX_SEATS], rank[WEDGES_MAX_SEATS];
  GtkWidget *rows[WEDGES_MAX_SEATS];

  for (int seat = 0; seat < seats; seat++)
    scores[seat] = get_score (state, seat);
  salon_end_page_rank (scores, seats, order, rank);
  for (int i = 0; i < seats; i++)
    rows[i] = wedges_end_seat_new (self->game, &self->look, order[i], rank[i], heads);
  salon_end_page_set_rows (SALON_END_PAGE (self), rows, seats);
}

void
wedges_end_page_update (WedgesEndPage *self, WedgesGame *game, const SalonLook *look)
{
  g_return_if_fail (WEDGES_IS_END_PAGE (self));
  g_return_if_fail (WEDGES_IS_GAME (game));

  g_set_object (&self->game, game);
  self->look = *look;
  show_winners (self);
  show_chart (self);
  show_rows (self);
}

/* The object */

static void
wedges_end_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesEndPage *self = WEDGES_END_PAGE (widget);
  const gboolean large = self->large.large;

  salon_large_update (&self->large, width, height, LARGE_HEIGHT);
  if (self->large.large != large && self->game != NULL && self->crown_id == 0)
    self->crown_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, size_crown_cb, self, NULL);
  GTK_WIDGET_CLASS (wedges_end_page_parent_class)->size_allocate (widget, width, height, baseline);
}

static void
wedges_end_page_dispose (GObject *object)
{
  salon_large_clear (&WEDGES_END_PAGE (object)->large);
  g_clear_handle_id (&WEDGES_END_PAGE (object)->crown_id, g_source_remove);
  g_clear_object (&WEDGES_END_PAGE (object)->game);

  G_OBJECT_CLASS (wedges_end_page_parent_class)->dispose (object);
}

static void
wedges_end_page_class_init (WedgesEndPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = wedges_end_page_dispose;
  GTK_WIDGET_CLASS (klass)->size_allocate = wedges_end_page_size_allocate;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "wedges-end-page");
}

static void
wedges_end_page_init (WedgesEndPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->large = (SalonLarge) { .page = GTK_WIDGET (self) };
  self->crown = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  gtk_widget_set_vexpand (self->crown, TRUE);
  gtk_widget_set_halign (self->crown, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->crown, GTK_ALIGN_CENTER);
  salon_end_page_set_crown (SALON_END_PAGE (self), self->crown);
  salon_end_page_set_pose (SALON_END_PAGE (self),
                           &(SalonEndPose) { .light = 1, .heading = 1, .story = 1, .rows = WEDGES_MAX_SEATS });
  salon_end_page_set_appearing (SALON_END_PAGE (self), FALSE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
wedges_end_page_new (void)
{
  return g_object_new (WEDGES_TYPE_END_PAGE, NULL);
}
