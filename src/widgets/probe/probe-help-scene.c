/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-help-scene.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/probe/probe-text.h"
#include "widgets/probe/probe-deck.h"
#include "widgets/probe/probe-tray.h"

/* px */
#define WIDTH  180
#define HEIGHT 132
#define PITCH  42
#define LEFT   10 /* of the first space */
#define FOOT   12 /* below the tray */
#define DECK   150

/* One picture. The row is that of a tray; while it is not turned, its cards are hidden, or its owner's. */
typedef struct {
  unsigned colour;
  const char *row;
  guint turned;     /* bit per space: the card that is turned */
  gboolean own;     /* the picture shows at first what the owner sees, */
  const char *said; /* and what is said before the cards are turned and after that; marked for translation */
  const char *answer;
  gboolean counts; /* the cards that are turned bring their figures */
} Scene;

static const Scene scenes[PROBE_N_SCENES] = {
  [PROBE_SCENE_HIDE] = { .colour = 0,
                         .row = ".LAMP",
                         .own = TRUE,
                         .said = N_ ("You see"),
                         .answer = N_ ("Others see") },
  [PROBE_SCENE_DRAW] = { 0 },
  [PROBE_SCENE_ASK] = { .colour = 2, .row = "SPELT", .turned = 1 << 2, .said = N_ ("An E?"), .counts = TRUE },
  [PROBE_SCENE_MISS] = { .colour = 5, .row = "STAMP", .said = N_ ("An R?"), .answer = N_ ("Sorry, no R") },
  [PROBE_SCENE_NAME] = { .colour = 4, .row = "LOTUS", .turned = 0x1f, .said = N_ ("LOTUS!"), .counts = TRUE },
  [PROBE_SCENE_END] = { .colour = 3, .row = "ROCKET", .turned = 0x3f, .said = N_ ("The last word"), .counts = TRUE },
};

/* Which cards the deck shows, one after the other. */
static const ProbeKind drawn[] = { PROBE_TIMES_3, PROBE_NORMAL, PROBE_ADDITIONAL_TURN, PROBE_OWN_BLANK };

struct _ProbeHelpScene {
  GtkWidget parent_instance;

  ProbeScene scene;
  ProbeEdition edition;
  ProbeSetup setup;
  GtkWidget *piece; /* a tray or a deck */
  GtkWidget *said;
  gboolean turned;
  guint draws;
};

G_DEFINE_FINAL_TYPE (ProbeHelpScene, probe_help_scene, GTK_TYPE_WIDGET)

static void
probe_help_scene_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, minimum, natural, NULL, NULL);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

/* A tray is much wider than the picture, which shows its beginning. */
static void
probe_help_scene_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeHelpScene *self = PROBE_HELP_SCENE (widget);
  const int tray = probe_tray_get_height_for_width (PITCH * 25 / 2);
  GtkAllocation said;
  int wide, high;

  if (PROBE_IS_DECK (self->piece))
    {
      const int deck = MIN (width - 8, DECK);

      const GtkAllocation place = { .x = (width - deck) / 2, .width = deck, .height = height };

      gtk_widget_size_allocate (self->piece, &place, -1);
    }
  else
    {
      const GtkAllocation place = { .x = LEFT, .y = height - FOOT - tray, .width = PITCH * 25 / 2, .height = tray };

      gtk_widget_size_allocate (self->piece, &place, -1);
    }
  gtk_widget_measure (self->said, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wide, NULL, NULL);
  gtk_widget_measure (self->said, GTK_ORIENTATION_VERTICAL, wide, NULL, &high, NULL, NULL);
  said = (GtkAllocation) { .x = 8, .y = 6, .width = MIN (wide, width - 16), .height = high };
  gtk_widget_size_allocate (self->said, &said, -1);
}

static void
probe_help_scene_dispose (GObject *object)
{
  ProbeHelpScene *self = PROBE_HELP_SCENE (object);

  g_clear_pointer (&self->piece, gtk_widget_unparent);
  g_clear_pointer (&self->said, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_help_scene_parent_class)->dispose (object);
}

static void
probe_help_scene_class_init (ProbeHelpSceneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_help_scene_dispose;
  widget_class->measure = probe_help_scene_measure;
  widget_class->size_allocate = probe_help_scene_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "probe-help-scene");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
probe_help_scene_init (ProbeHelpScene *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  self->said = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->said, "help-said");
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

static void
show_deck (ProbeHelpScene *self)
{
  const ProbeKind kind = drawn[self->draws % G_N_ELEMENTS (drawn)];
  g_autofree char *text = probe_text_card (&self->setup, kind);

  probe_deck_show_card (PROBE_DECK (self->piece), probe_card_kinds[kind].name, probe_text_card_title (kind), text);
}

static void
show_tray (ProbeHelpScene *self)
{
  const Scene *scene = &scenes[self->scene];

  for (int slot = 0; scene->row[slot] != '\0'; slot++)
    {
      const gboolean shown = self->turned && (scene->turned >> slot & 1);
      ProbeSpaceState state = PROBE_SPACE_HIDDEN;

      if (shown)
        state = PROBE_SPACE_EXPOSED;
      else if (scene->own && !self->turned)
        state = PROBE_SPACE_OWN;
      probe_tray_set_space (PROBE_TRAY (self->piece), slot,
                            state == PROBE_SPACE_HIDDEN ? PROBE_LETTER_NONE : scene->row[slot], state, FALSE);
    }
}

static void
show (ProbeHelpScene *self)
{
  const Scene *scene = &scenes[self->scene];
  const char *said = self->turned && scene->answer != NULL ? scene->answer : scene->said;
  g_autofree char *points = NULL;

  if (PROBE_IS_DECK (self->piece))
    show_deck (self);
  else
    show_tray (self);
  if (self->turned && scene->counts)
    points = g_strdup_printf ("+%d", get_points (self));
  gtk_label_set_label (GTK_LABEL (self->said), points != NULL ? points : said != NULL ? _ (said) : "");
  gtk_widget_set_visible (self->said, said != NULL);
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
  return tray;
}

GtkWidget *
probe_help_scene_new (ProbeScene scene, ProbeEdition edition)
{
  ProbeHelpScene *self = g_object_new (PROBE_TYPE_HELP_SCENE, NULL);

  self->scene = scene;
  self->edition = edition;
  probe_setup_init (&self->setup, edition, 2);
  self->piece = scene == PROBE_SCENE_DRAW ? probe_deck_new () : make_tray (self);
  gtk_widget_set_parent (self->piece, GTK_WIDGET (self));
  gtk_widget_set_parent (self->said, GTK_WIDGET (self));
  if (scene == PROBE_SCENE_DRAW)
    probe_deck_set_left (PROBE_DECK (self->piece), 40);
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

char *
probe_help_scene_describe (ProbeHelpScene *self)
{
  const Scene *scene = &scenes[self->scene];
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (PROBE_IS_HELP_SCENE (self), NULL);

  if (PROBE_IS_DECK (self->piece))
    {
      const ProbeKind kind = drawn[self->draws % G_N_ELEMENTS (drawn)];
      g_autofree char *card = probe_text_card (&self->setup, kind);

      g_string_append_printf (text, "%s: %s", probe_text_card_title (kind), card);
      return g_string_free (text, FALSE);
    }

  g_string_append (text, gtk_label_get_label (GTK_LABEL (self->said)));
  for (int slot = 0; scene->row[slot] != '\0'; slot++)
    {
      ProbeSpace *space = probe_tray_get_space (PROBE_TRAY (self->piece), slot);
      g_autofree char *card = probe_space_describe (slot + 1, probe_space_value (slot), probe_space_get_state (space),
                                                    probe_space_get_letter (space), probe_text_blank (&self->setup));

      g_string_append_printf (text, "; %s", card);
    }
  return g_string_free (text, FALSE);
}
