/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-help-scene.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "model/probe/probe-text.h"
#include "widgets/probe/probe-deck.h"
#include "widgets/probe/probe-end-arc.h"
#include "widgets/probe/probe-tray.h"
#include "widgets/salon-figures.h"
#include "widgets/salon-place.h"
#include "widgets/salon-theme-use.h"

/* px */
#define WIDTH        180
#define TALLEST      216
#define BUBBLE_TIP   9
#define BUBBLE_PAD   12
#define BUBBLE_UP    5 /* above and below its text */
#define BUBBLE_ROUND 10

/* Shares of the width: how high the picture should be, and how high it has to be. */
#define HIGH .79
#define LOW  .5
/* the same for two trays, and px for what is said */
#define PAIR_HIGH   .1
#define PAIR_BUBBLE 50

/* Pitches, which are the width of a space */
#define TRAY       12.5 /* the width of a tray */
#define SEEN       4.63 /* spaces in a picture that is high enough */
#define TRAY_DOWN  2.6  /* the height for that */
#define FIRST      .25  /* where the first space begins in a tray */
#define CHIP       1.2
#define CHIP_CAP   .26
#define PAIR_APART .08

/* One picture. While it is not turned, the cards of the row are hidden, or its owner's. */
typedef struct {
  unsigned colour;
  const char *row;     /* a word that English and French have */
  const char *second;  /* of another tray of the same player */
  guint turned;        /* bit per space: the card that is turned */
  guint raised;        /* likewise, and up */
  int skip;            /* how many spaces are left of the picture */
  double bubble, chip; /* how many spaces into the picture the one begins, and where the middle of the other is */
  const char *said;    /* before the cards are turned, */
  const char *answer;  /* and after that; NULL: the same. Both are marked for translation */
  gboolean own;        /* the picture shows at first what the owner sees */
  gboolean asked;      /* the tray glows */
  gboolean counts;     /* the cards that are turned bring their figures */
} Scene;

static const Scene scenes[PROBE_N_SCENES] = {
  [PROBE_SCENE_HIDE] = { .colour = 0,
                         .row = ".PIANO",
                         .bubble = .2,
                         .said = N_ ("You see"),
                         .answer = N_ ("Others see"),
                         .own = TRUE },
  [PROBE_SCENE_DRAW] = { 0 },
  [PROBE_SCENE_ASK] = { .colour = 2,
                        .row = "OPERA",
                        .turned = 1 << 2,
                        .raised = 1 << 2,
                        .skip = 1,
                        .bubble = .2,
                        .chip = 2.35,
                        .said = N_ ("An E?"),
                        .asked = TRUE,
                        .counts = TRUE },
  [PROBE_SCENE_MISS] = { .colour = 5,
                         .row = "CACTUS",
                         .bubble = 1.2,
                         .said = N_ ("An R?"),
                         .answer = N_ ("Sorry, no R"),
                         .asked = TRUE },
  [PROBE_SCENE_NAME] = { .colour = 4,
                         .row = "LOTUS",
                         .turned = 0x1f,
                         .raised = 3 << 2,
                         .bubble = .3,
                         .chip = 3.75,
                         .said = N_ ("LOTUS!"),
                         .counts = TRUE },
  [PROBE_SCENE_END] = { .colour = 3,
                        .row = "ORANGE",
                        .turned = 0x3f,
                        .bubble = .2,
                        .said = N_ ("The last word"),
                        .counts = TRUE },
  [PROBE_SCENE_PAIR] = { .colour = 4,
                         .row = "LOTUS.",
                         .second = ".ORANGE",
                         .bubble = .2,
                         .said = N_ ("You see"),
                         .answer = N_ ("Others see"),
                         .own = TRUE },
};

/* Which cards the deck shows, one after the other. */
static const ProbeKind drawn[PROBE_N_EDITIONS][4] = {
  [PROBE_PARKER_1964] = { PROBE_TIMES_3, PROBE_NORMAL, PROBE_ADDITIONAL_TURN, PROBE_OWN_BLANK },
  [PROBE_MIRO_1967] = { PROBE_TIMES_3, PROBE_NORMAL, PROBE_ADDITIONAL_TURN, PROBE_OWN_BLANK },
  [PROBE_PARKER_1982] = { PROBE_TIMES_3, PROBE_ALL_EXPOSE, PROBE_ADDITIONAL_TURN, PROBE_NO_BLANK_PENALTY },
};

struct _ProbeHelpScene {
  GtkWidget parent_instance;

  ProbeScene scene;
  ProbeEdition edition;
  ProbeSetup setup;
  GtkWidget *piece[2]; /* trays, or a deck; the second one may be NULL */
  GtkWidget *arc;      /* instead of the tray when that is turned; nullable */
  GtkWidget *said;
  SalonArtTile chip;
  SalonFigures figures;
  double pitch, chip_x, chip_y; /* px */
  gboolean turned;
  guint draws;
};

G_DEFINE_FINAL_TYPE (ProbeHelpScene, probe_help_scene, GTK_TYPE_WIDGET)

static gboolean
is_deck (ProbeHelpScene *self)
{
  return PROBE_IS_DECK (self->piece[0]);
}

static GtkSizeRequestMode
probe_help_scene_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
probe_help_scene_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  salon_place_measure_all (widget, orientation);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = WIDTH;
  else
    {
      const int width = MAX (for_size, WIDTH);

      *minimum = (int) MIN (width * LOW, TALLEST);
      *natural = (int) MIN (width * HIGH, TALLEST);
      if (PROBE_HELP_SCENE (widget)->piece[1] != NULL)
        *minimum = *natural = (int) (width * PAIR_HIGH) + PAIR_BUBBLE;
    }
}

/* What the cards bring that are turned in this edition. */
static int
get_points (ProbeHelpScene *self)
{
  const Scene *scene = &scenes[self->scene];
  const ProbeBehaviours *rules = &probe_editions[self->edition].behaviours;
  int points = 0;

  for (int slot = 0; scene->row[slot] != '\0'; slot++)
    if (scene->turned >> slot & 1)
      points += probe_space_value (slot);
  if (self->scene == PROBE_SCENE_NAME)
    points += PROBE_NAMED_WORD;
  if (self->scene == PROBE_SCENE_END)
    points += PROBE_KEPT_BONUS_MANY + (rules->end_bonuses_add_up ? PROBE_KEPT_BONUS : 0);
  return points;
}

static gboolean
has_chip (ProbeHelpScene *self)
{
  return self->turned && scenes[self->scene].counts;
}

static void
allocate_trays (ProbeHelpScene *self, int width, int height)
{
  const Scene *scene = &scenes[self->scene];
  const int n = self->piece[1] != NULL ? 2 : 1;
  int tray_width, tray_height;

  /* Two trays are seen whole. */
  self->pitch = n == 2 ? width / (2 * (TRAY + PAIR_APART) + PAIR_APART) : MIN (width / SEEN, height / TRAY_DOWN);
  tray_width = (int) (self->pitch * TRAY);
  tray_height = probe_tray_get_height_for_width (tray_width);
  for (int i = 0; i < n; i++)
    {
      const GtkAllocation place = { .x = (int) (self->pitch * (PAIR_APART + i * (TRAY + PAIR_APART) - scene->skip)),
                                    .y = (int) ((height - tray_height) * .65),
                                    .width = tray_width,
                                    .height = tray_height };

      gtk_widget_size_allocate (self->piece[i], &place, -1);
    }
  self->chip_x = self->pitch * (PAIR_APART + FIRST + scene->chip);
  self->chip_y = (height - tray_height) * .65 + self->pitch * .02;
}

static void
prepare_chip (ProbeHelpScene *self)
{
  const int size = (int) lround (self->pitch * CHIP);
  g_autofree char *points = g_strdup_printf ("+%d", get_points (self));

  salon_art_tile_prepare (&self->chip, GTK_WIDGET (self), "points", NULL, size, size);
  salon_figures_prepare (&self->figures, GTK_WIDGET (self), "figures", points, salon_theme_get_role ("card_ink"),
                         self->pitch * CHIP_CAP);
}

static void
probe_help_scene_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeHelpScene *self = PROBE_HELP_SCENE (widget);
  GtkAllocation said;
  int wide, high;

  if (is_deck (self))
    gtk_widget_size_allocate (self->piece[0], &(GtkAllocation) { 2, 2, width - 4, height - 4 }, -1);
  else
    allocate_trays (self, width, height);
  if (self->arc != NULL)
    {
      const GtkAllocation place = { width / 50, (int) (height * .32), width - width / 25, (int) (height * .64) };

      self->chip_x = width / 2.;
      self->chip_y = height * .2;
      gtk_widget_measure (self->arc, GTK_ORIENTATION_VERTICAL, place.width, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (self->arc, &place, -1);
    }
  if (scenes[self->scene].counts)
    {
      const double radius = self->pitch * CHIP / 2;

      self->chip_y = MAX (self->chip_y, radius + 2);
      prepare_chip (self);
    }
  gtk_widget_measure (self->said, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wide, NULL, NULL);
  gtk_widget_measure (self->said, GTK_ORIENTATION_VERTICAL, wide, NULL, &high, NULL, NULL);
  wide = MIN (wide, width - 2 * BUBBLE_PAD - BUBBLE_TIP - 8);
  said = (GtkAllocation) {
    .x = CLAMP ((int) (self->pitch * scenes[self->scene].bubble), 4, width - wide - 2 * BUBBLE_PAD - BUBBLE_TIP)
         + BUBBLE_TIP + BUBBLE_PAD,
    .y = (int) MAX (4 + BUBBLE_UP, height * .15 - high / 2.),
    .width = MAX (wide, 1),
    .height = high,
  };
  gtk_widget_size_allocate (self->said, &said, -1);
}

static void
draw_bubble (ProbeHelpScene *self, GtkSnapshot *snapshot)
{
  const GdkRGBA *paper = salon_theme_get_role ("card");
  const GskShadow shadow = { { 0, 0, 0, .35f }, 0, 1.5f, 3 };
  graphene_rect_t text, bubble, extents;
  double tip;
  cairo_t *cr;

  if (!gtk_widget_get_visible (self->said) || !gtk_widget_compute_bounds (self->said, GTK_WIDGET (self), &text))
    return;

  graphene_rect_inset_r (&text, -BUBBLE_PAD, -BUBBLE_UP, &bubble);
  tip = bubble.origin.y + bubble.size.height / 2;
  extents = GRAPHENE_RECT_INIT (bubble.origin.x - BUBBLE_TIP, bubble.origin.y - 1, bubble.size.width + BUBBLE_TIP + 1,
                                bubble.size.height + 2);
  gtk_snapshot_push_shadow (snapshot, &shadow, 1);
  cr = gtk_snapshot_append_cairo (snapshot, &extents);
  cairo_new_path (cr);
  cairo_arc (cr, bubble.origin.x + bubble.size.width - BUBBLE_ROUND, bubble.origin.y + BUBBLE_ROUND, BUBBLE_ROUND,
             -G_PI_2, 0);
  cairo_arc (cr, bubble.origin.x + bubble.size.width - BUBBLE_ROUND,
             bubble.origin.y + bubble.size.height - BUBBLE_ROUND, BUBBLE_ROUND, 0, G_PI_2);
  cairo_arc (cr, bubble.origin.x + BUBBLE_ROUND, bubble.origin.y + bubble.size.height - BUBBLE_ROUND, BUBBLE_ROUND,
             G_PI_2, G_PI);
  cairo_line_to (cr, bubble.origin.x, tip + 6);
  cairo_line_to (cr, bubble.origin.x - BUBBLE_TIP, tip);
  cairo_line_to (cr, bubble.origin.x, tip - 6);
  cairo_arc (cr, bubble.origin.x + BUBBLE_ROUND, bubble.origin.y + BUBBLE_ROUND, BUBBLE_ROUND, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, paper);
  cairo_fill_preserve (cr);
  if (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    {
      gdk_cairo_set_source_rgba (cr, salon_theme_get_role ("card_ink"));
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
  gtk_snapshot_pop (snapshot);
}

static void
probe_help_scene_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeHelpScene *self = PROBE_HELP_SCENE (widget);

  for (int i = 0; i < 2; i++)
    if (self->piece[i] != NULL)
      gtk_widget_snapshot_child (widget, self->piece[i], snapshot);
  if (self->arc != NULL)
    gtk_widget_snapshot_child (widget, self->arc, snapshot);
  draw_bubble (self, snapshot);
  gtk_widget_snapshot_child (widget, self->said, snapshot);
  if (has_chip (self))
    {
      const float x = (float) self->chip_x, y = (float) self->chip_y, radius = (float) (self->pitch * CHIP / 2);

      salon_art_tile_snapshot (&self->chip, snapshot, x - radius, y - radius);
      salon_figures_snapshot (&self->figures, snapshot, x - self->figures.width / 2, y);
    }
}

static void
probe_help_scene_dispose (GObject *object)
{
  ProbeHelpScene *self = PROBE_HELP_SCENE (object);

  salon_art_tile_clear (&self->chip);
  salon_figures_clear (&self->figures);
  for (int i = 0; i < 2; i++)
    g_clear_pointer (&self->piece[i], gtk_widget_unparent);
  g_clear_pointer (&self->arc, gtk_widget_unparent);
  g_clear_pointer (&self->said, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_help_scene_parent_class)->dispose (object);
}

static void
probe_help_scene_class_init (ProbeHelpSceneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_help_scene_dispose;
  widget_class->get_request_mode = probe_help_scene_get_request_mode;
  widget_class->measure = probe_help_scene_measure;
  widget_class->size_allocate = probe_help_scene_size_allocate;
  widget_class->snapshot = probe_help_scene_snapshot;
  gtk_widget_class_set_css_name (widget_class, "probe-help-scene");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
probe_help_scene_init (ProbeHelpScene *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  self->said = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->said), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->said, "help-said");
  salon_art_watch (GTK_WIDGET (self));
}

static ProbeKind
get_drawn (ProbeHelpScene *self)
{
  return drawn[self->edition][self->draws % G_N_ELEMENTS (drawn[0])];
}

static void
show_deck (ProbeHelpScene *self)
{
  const ProbeKind kind = get_drawn (self);
  g_autofree char *text = probe_text_card (&self->setup, kind);

  probe_deck_show_card (PROBE_DECK (self->piece[0]), probe_card_kinds[kind].name, probe_text_card_title (kind), text);
}

static void
show_tray (ProbeHelpScene *self, GtkWidget *tray, const char *row)
{
  const Scene *scene = &scenes[self->scene];

  for (int slot = 0; row[slot] != '\0'; slot++)
    {
      const gboolean shown = self->turned && (scene->turned >> slot & 1);
      ProbeSpaceState state = PROBE_SPACE_HIDDEN;

      if (shown)
        state = PROBE_SPACE_EXPOSED;
      else if (scene->own && !self->turned)
        state = PROBE_SPACE_OWN;
      probe_tray_set_space (PROBE_TRAY (tray), slot, state == PROBE_SPACE_HIDDEN ? PROBE_LETTER_NONE : row[slot], state,
                            shown && (scene->raised >> slot & 1));
    }
}

static void
show (ProbeHelpScene *self)
{
  const Scene *scene = &scenes[self->scene];
  const char *said = self->turned && scene->answer != NULL ? scene->answer : scene->said;

  if (is_deck (self))
    show_deck (self);
  else
    show_tray (self, self->piece[0], scene->row);
  if (self->piece[1] != NULL)
    show_tray (self, self->piece[1], scene->second);
  if (self->arc != NULL)
    {
      gtk_widget_set_child_visible (self->arc, self->turned);
      gtk_widget_set_child_visible (self->piece[0], !self->turned);
    }
  gtk_label_set_label (GTK_LABEL (self->said), said != NULL ? _ (said) : "");
  gtk_widget_set_visible (self->said, said != NULL && (self->arc == NULL || !self->turned));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static GtkWidget *
make_tray (ProbeHelpScene *self)
{
  GtkWidget *tray = probe_tray_new ();
  int values[PROBE_SPACES];

  for (int i = 0; i < PROBE_SPACES; i++)
    values[i] = probe_space_value (i);
  probe_tray_set_values (PROBE_TRAY (tray), values);
  probe_tray_set_colour (PROBE_TRAY (tray), scenes[self->scene].colour);
  probe_tray_set_blank_is_dot (PROBE_TRAY (tray), probe_editions[self->edition].behaviours.blank_is_dot);
  probe_tray_set_xalign (PROBE_TRAY (tray), 0);
  probe_tray_set_selected (PROBE_TRAY (tray), scenes[self->scene].asked);
  gtk_widget_set_parent (tray, GTK_WIDGET (self));
  return tray;
}

static void
make_arc (ProbeHelpScene *self)
{
  const Scene *scene = &scenes[self->scene];
  ProbeRow row = { .n = (uint8_t) strlen (scene->row) };

  memcpy (row.card, scene->row, row.n);
  self->arc = probe_end_arc_new ();
  probe_end_arc_add (PROBE_END_ARC (self->arc), &row, scene->colour, FALSE);
  probe_end_arc_set_arrived (PROBE_END_ARC (self->arc), PROBE_SPACES);
  gtk_widget_set_parent (self->arc, GTK_WIDGET (self));
}

GtkWidget *
probe_help_scene_new (ProbeScene scene, ProbeEdition edition)
{
  ProbeHelpScene *self = g_object_new (PROBE_TYPE_HELP_SCENE, NULL);

  self->scene = scene;
  self->edition = edition;
  self->turned = !scenes[scene].own;
  probe_setup_init (&self->setup, edition, 2);
  if (scene == PROBE_SCENE_DRAW)
    {
      self->piece[0] = probe_deck_new ();
      gtk_widget_set_parent (self->piece[0], GTK_WIDGET (self));
      probe_deck_set_left (PROBE_DECK (self->piece[0]), 40);
    }
  else
    self->piece[0] = make_tray (self);
  if (scenes[scene].second != NULL)
    self->piece[1] = make_tray (self);
  if (scene == PROBE_SCENE_END)
    make_arc (self);
  gtk_widget_set_parent (self->said, GTK_WIDGET (self));
  show (self);
  return GTK_WIDGET (self);
}

void
probe_help_scene_turn (ProbeHelpScene *self)
{
  g_return_if_fail (PROBE_IS_HELP_SCENE (self));

  self->turned = !self->turned;
  self->draws++;
  show (self);
}

static void
describe_tray (ProbeHelpScene *self, GtkWidget *tray, const char *row, GString *text)
{
  for (int slot = 0; row[slot] != '\0'; slot++)
    {
      ProbeSpace *space = probe_tray_get_space (PROBE_TRAY (tray), slot);
      g_autofree char *card = probe_space_describe (slot + 1, probe_space_value (slot), probe_space_get_state (space),
                                                    probe_space_get_letter (space), probe_text_blank (&self->setup));

      g_string_append_printf (text, "; %s", card);
    }
}

char *
probe_help_scene_describe (ProbeHelpScene *self)
{
  const Scene *scene = &scenes[self->scene];
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (PROBE_IS_HELP_SCENE (self), NULL);

  if (is_deck (self))
    {
      const ProbeKind kind = get_drawn (self);
      g_autofree char *card = probe_text_card (&self->setup, kind);

      g_string_append_printf (text, "%s: %s", probe_text_card_title (kind), card);
      return g_string_free (text, FALSE);
    }

  g_string_append (text, gtk_label_get_label (GTK_LABEL (self->said)));
  if (has_chip (self))
    g_string_append_printf (text, "; +%d", get_points (self));
  describe_tray (self, self->piece[0], scene->row, text);
  if (self->piece[1] != NULL)
    describe_tray (self, self->piece[1], scene->second, text);
  return g_string_free (text, FALSE);
}
