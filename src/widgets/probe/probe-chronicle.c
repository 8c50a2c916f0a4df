/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-chronicle.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "model/probe/probe-text.h"
#include "widgets/probe/probe-token-picture.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-emblem.h"
#include "widgets/salon-seat-tag.h"
#include "widgets/salon-theme-use.h"
#include "widgets/salon-tooltip.h"

/* Everything is measured for this font size, in px. */
#define USUAL_FONT 14.667

/* From the left edge: the emblem of the sentence (its middle), the sentence, the second line. */
#define EMBLEM_X         26.
#define SENTENCE_X       42.
#define SECOND_X         18.
#define EMBLEM           15.
#define SENTENCE_Y       19.5 /* the middles of the lines, from the upper edge */
#define TOKENS_Y         44.
#define SENTENCE_SHARE   .44 /* of the height, at most */
#define SENTENCE_LEAST_Y .03
#define SENTENCE_LEAST   .8 /* of its usual size */
#define STRIP_HEIGHT     62.
#define PLACE_HEIGHT     84.
#define TOKEN            21. /* height of a card */
#define ACTOR            13.44
#define ACTOR_TO_CARD    14.3 /* from the middle of the emblem */
#define TOKEN_GAP        8.
#define GROUP_GAP        16. /* before a line between groups */
#define LINE_TO_ACTOR    22.
#define SECOND_FONT      12.5

/* Of the list. */
#define LIST_TITLE_Y 20.
#define LIST_TOP     36.
#define LIST_ROW     21.5
#define LIST_GAP     8. /* between groups */
#define LIST_CARD_X  40.
#define LIST_TEXT_X  66.
#define LIST_WHOM_X  66. /* from the right edge */
#define LIST_END     20.

/* A token that is shown. */
typedef struct {
  ProbeToken token;
  char *words;       /* what it says */
  PangoLayout *text; /* the same in the list */
  ProbeTokenPicture picture;
} Item;

struct _ProbeChronicle {
  GtkWidget parent_instance;

  GtkWidget *sentence;
  ProbeChronicleForm form;
  GWeakRef game;
  SalonLook look;
  guint version;    /* of the tokens that are drawn */
  gboolean changed; /* since they were drawn */
  int speaker;      /* whose emblem stands before the sentence */

  Item *item; /* @n of them */
  guint n;
  guint first; /* the oldest one that has room */
  char *next;  /* who comes next */

  SalonArtTile paper, emblem;
  SalonArtTile actor[PROBE_MAX_SEATS];
  PangoLayout *title;
};

/* The most lines of the sentence. The list has room for what comes with the last card of a word, or of the game. */
static const int lines[] = { [PROBE_CHRONICLE_STRIP] = 1, [PROBE_CHRONICLE_PLACE] = 2, [PROBE_CHRONICLE_LIST] = 3 };

G_DEFINE_FINAL_TYPE (ProbeChronicle, probe_chronicle, GTK_TYPE_WIDGET)

/* How many px one px of the usual font size is; in a strip or a place, at most as many as its height has
 * room for. */
static double
unit (ProbeChronicle *self)
{
  static const double usual[] = { [PROBE_CHRONICLE_STRIP] = STRIP_HEIGHT, [PROBE_CHRONICLE_PLACE] = PLACE_HEIGHT };
  const int height = gtk_widget_get_height (GTK_WIDGET (self));
  const double px = salon_draw_get_em (GTK_WIDGET (self)) / USUAL_FONT;

  return self->form != PROBE_CHRONICLE_LIST && height > 0 ? MIN (px, height / usual[self->form]) : px;
}

/* Where the middles of sentence, tokens and last line are, from the upper edge, in px. */
static double
line_y (ProbeChronicle *self, int line)
{
  static const double strip[] = { SENTENCE_Y / STRIP_HEIGHT, TOKENS_Y / STRIP_HEIGHT, TOKENS_Y / STRIP_HEIGHT };
  static const double place[] = { .25, .61, .86 };
  const int height = gtk_widget_get_height (GTK_WIDGET (self));

  return round ((self->form == PROBE_CHRONICLE_PLACE ? place : strip)[line] * height);
}

static PangoLayout *
make_layout (ProbeChronicle *self, const char *text, double size)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoFontDescription) font =
    pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  return layout;
}

/* Whether another seat acts from this token on. */
static gboolean
begins_group (ProbeChronicle *self, guint i)
{
  return i == self->first || self->item[i].token.seat != self->item[i - 1].token.seat
         || self->item[i].token.turn != self->item[i - 1].token.turn;
}

/* Sizes */

static void
probe_chronicle_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  ProbeChronicle *self = PROBE_CHRONICLE (widget);
  int ignored;

  gtk_widget_measure (self->sentence, orientation, -1, &ignored, &ignored, NULL, NULL);
  *minimum = 1;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1 : (int) STRIP_HEIGHT;
}

static double
title_width (ProbeChronicle *self)
{
  int width = 0;

  if (self->title != NULL)
    pango_layout_get_pixel_size (self->title, &width, NULL);
  return width;
}

/* Where the emblem of the first group has its middle, in px. */
static double
tokens_x (ProbeChronicle *self)
{
  const double u = unit (self);

  return self->form == PROBE_CHRONICLE_STRIP ? SECOND_X * u + title_width (self) + LINE_TO_ACTOR * u : EMBLEM_X * u;
}

/* Draws the tokens of a strip with their middles at @y, unless @snapshot is NULL. Returns where the last one ends, in px. */
static double
walk_strip (ProbeChronicle *self, GtkSnapshot *snapshot, double y)
{
  const double u = unit (self);
  double x = tokens_x (self);

  for (guint i = self->first; i < self->n; i++)
    {
      if (begins_group (self, i))
        {
          if (i > self->first)
            {
              x += (GROUP_GAP - TOKEN_GAP) * u;
              if (snapshot != NULL)
                gtk_snapshot_append_color (snapshot, salon_theme_get_role ("chronicle_line"),
                                           &GRAPHENE_RECT_INIT ((float) round (x), (float) (y - 11.5 * u), 1,
                                                                (float) (23 * u)));
              x += LINE_TO_ACTOR * u;
            }
          if (snapshot != NULL)
            salon_art_tile_snapshot (&self->actor[self->item[i].token.seat], snapshot, (float) round (x), (float) y);
          x += ACTOR_TO_CARD * u;
        }
      if (snapshot != NULL)
        probe_token_picture_snapshot (&self->item[i].picture, snapshot, round (x), y);
      x += probe_token_picture_get_width (&self->item[i].picture) + TOKEN_GAP * u;
    }

  return x - TOKEN_GAP * u;
}

/* Where the sentence of the list begins, from the upper edge, in px. */
static double
list_foot (ProbeChronicle *self, int width, int height)
{
  const double u = unit (self);
  const int room = (int) (width - (SENTENCE_X + SECOND_X) * u);
  int sentence = 0;

  if (*gtk_label_get_label (GTK_LABEL (self->sentence)) == '\0')
    return height;
  gtk_widget_measure (self->sentence, GTK_ORIENTATION_VERTICAL, room, NULL, &sentence, NULL, NULL);

  return height - sentence - 20 * u;
}

/* Draws the rows of the list, unless @snapshot is NULL. Returns where the last one ends, in px. */
static double
walk_list (ProbeChronicle *self, GtkSnapshot *snapshot, int width)
{
  const double u = unit (self);
  double y = LIST_TOP * u;

  for (guint i = self->first; i < self->n; i++)
    {
      const ProbeTokenPicture *picture = &self->item[i].picture;
      const gboolean begins = begins_group (self, i);
      double middle;
      int text;

      if (begins && i > self->first)
        {
          y += LIST_GAP * u;
          if (snapshot != NULL)
            gtk_snapshot_append_color (snapshot, salon_theme_get_role ("chronicle_line"),
                                       &GRAPHENE_RECT_INIT ((float) (LIST_CARD_X * u), (float) (y - LIST_GAP / 2 * u),
                                                            (float) (width - (LIST_CARD_X + LIST_END) * u), 1));
        }
      middle = round (y + LIST_ROW * u / 2);
      y += LIST_ROW * u;
      if (snapshot == NULL)
        continue;
      if (begins)
        salon_art_tile_snapshot (&self->actor[self->item[i].token.seat], snapshot, (float) round (EMBLEM_X * u),
                                 (float) middle);
      probe_token_picture_snapshot_card (picture, snapshot, round (LIST_CARD_X * u), middle);
      probe_token_picture_snapshot_whom (picture, snapshot, round (width - LIST_WHOM_X * u), middle);
      probe_token_picture_snapshot_points (picture, snapshot, width - LIST_END * u, middle);
      pango_layout_get_pixel_size (self->item[i].text, NULL, &text);
      salon_draw_text (snapshot, self->item[i].text,
                       &GRAPHENE_POINT_INIT ((float) (LIST_TEXT_X * u), (float) (middle - text / 2.)),
                       salon_theme_get_role (self->item[i].token.type == PROBE_TOKEN_MISS ? "chronicle_second"
                                                                                          : "chronicle_text"));
    }

  return y;
}

/* What stands over the tokens. Where computers alone play, nobody who reads it has a turn. @header: (nullable) */
static const char *
get_heading (const ProbeHeader *header)
{
  gboolean people = header == NULL;

  for (int seat = 0; header != NULL && seat < header->setup.seats; seat++)
    people |= header->salon.kind[seat] == SALON_HUMAN;
  return people ? _ ("Since your turn") : _ ("What happened");
}

static void
prepare_pictures (ProbeChronicle *self, int width)
{
  const double u = unit (self);
  const GdkRGBA *text = salon_theme_get_role ("chronicle_text");
  const double share[] = {
    [PROBE_CHRONICLE_STRIP] = 1,
    [PROBE_CHRONICLE_PLACE] = .95,
    [PROBE_CHRONICLE_LIST] = .8,
  };
  const double size = share[self->form] * TOKEN * u;
  g_autoptr (ProbeGame) game = g_weak_ref_get (&self->game);
  const ProbeHeader *header = game != NULL ? probe_game_get_header (game) : NULL;

  g_clear_object (&self->title);
  self->title =
    make_layout (self, self->form == PROBE_CHRONICLE_PLACE && self->next != NULL ? self->next : get_heading (header),
                 SECOND_FONT * u);
  for (int seat = 0; header != NULL && seat < header->setup.seats; seat++)
    salon_art_glyph_prepare (&self->actor[seat], GTK_WIDGET (self), "emblems",
                             salon_colour_get_emblem (self->look.colour[seat]),
                             salon_emblem_choose_colour (self->look.colour[seat], text), ACTOR * u);
  for (guint i = 0; header != NULL && i < self->n; i++)
    {
      probe_token_picture_clear (&self->item[i].picture);
      probe_token_picture_prepare (&self->item[i].picture, GTK_WIDGET (self), &self->item[i].token, &self->look,
                                   header->setup.rules.blank_is_dot, size);
      g_clear_object (&self->item[i].text);
      self->item[i].text = make_layout (self, self->item[i].words, SECOND_FONT * u);
      pango_layout_set_ellipsize (self->item[i].text, PANGO_ELLIPSIZE_END);
      pango_layout_set_width (self->item[i].text, (int) ((width - (LIST_TEXT_X + LIST_WHOM_X + 10) * u) * PANGO_SCALE));
    }
}

/* Leaves out as many of the oldest tokens as have no room. */
static void
leave_out (ProbeChronicle *self, int width, int height)
{
  const double room =
    self->form == PROBE_CHRONICLE_LIST ? list_foot (self, width, height) : width - SECOND_X * unit (self);

  for (self->first = 0; self->first < self->n; self->first++)
    if ((self->form == PROBE_CHRONICLE_LIST ? walk_list (self, NULL, width) : walk_strip (self, NULL, 0)) <= room)
      return;
}

/* How much smaller than usual the sentence is drawn: in a strip or a place not so high that it touches the tokens, and
 * in a strip, as far as that can be read, not so wide that its end is left out. */
static double
sentence_size (ProbeChronicle *self, int room, int height, int natural)
{
  double size = 1;
  int width;

  if (self->form == PROBE_CHRONICLE_LIST)
    return 1;
  if (self->form == PROBE_CHRONICLE_STRIP)
    {
      gtk_widget_measure (self->sentence, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
      size = MAX (SENTENCE_LEAST, MIN (1, room / (double) MAX (1, width)));
    }
  return MIN (size, SENTENCE_SHARE * height / MAX (1, natural));
}

static void
allocate_sentence (ProbeChronicle *self, int width, int height)
{
  const double u = unit (self);
  const int room = MAX (1, (int) (width - (SENTENCE_X + SECOND_X) * u));
  const gboolean list = self->form == PROBE_CHRONICLE_LIST;
  graphene_point_t at = { (float) round (SENTENCE_X * u), 0 };
  GskTransform *transform;
  double size = 1;
  int natural;

  gtk_widget_measure (self->sentence, GTK_ORIENTATION_VERTICAL, room, NULL, &natural, NULL, NULL);
  if (list)
    at.y = (float) (int) (list_foot (self, width, height) + 10 * u);
  else
    {
      size = sentence_size (self, room, height, natural);
      at.y = (float) MAX (SENTENCE_LEAST_Y * height, line_y (self, 0) - natural * size / 2);
    }
  transform = gsk_transform_translate (NULL, &at);
  if (size < 1)
    transform = gsk_transform_scale (transform, (float) size, (float) size);
  gtk_widget_allocate (self->sentence, (int) ceil (room / size), natural, -1, transform);
}

static void
probe_chronicle_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeChronicle *self = PROBE_CHRONICLE (widget);
  const double u = unit (self);

  allocate_sentence (self, width, height);
  if (width <= 0 || height <= 0)
    return;
  salon_art_nine_prepare (&self->paper, widget, "chronicle.9", width, height, MAX (1, u > 1.4 ? u : 1));
  prepare_pictures (self, width);
  if (self->speaker != PROBE_NOBODY)
    salon_art_glyph_prepare (&self->emblem, widget, "emblems",
                             salon_colour_get_emblem (self->look.colour[self->speaker]),
                             salon_emblem_choose_colour (self->look.colour[self->speaker],
                                                         salon_theme_get_role ("chronicle_text")),
                             EMBLEM * u);
  leave_out (self, width, height);
  self->changed = TRUE;
}

/* Drawing */

static void
draw_title (ProbeChronicle *self, GtkSnapshot *snapshot, double y)
{
  int height;

  pango_layout_get_pixel_size (self->title, NULL, &height);
  salon_draw_text (snapshot, self->title,
                   &GRAPHENE_POINT_INIT ((float) (SECOND_X * unit (self)), (float) round (y - height / 2.)),
                   salon_theme_get_role ("chronicle_second"));
}

/* The band on which the sentence of the list stands. */
static void
draw_band (ProbeChronicle *self, GtkSnapshot *snapshot, int width, int height)
{
  const double u = unit (self), y = list_foot (self, width, height) + 4 * u;
  GdkRGBA colour = *salon_theme_get_role ("accent");
  GskRoundedRect band;

  if (*gtk_label_get_label (GTK_LABEL (self->sentence)) == '\0')
    return;
  colour.alpha *= .16f;
  gsk_rounded_rect_init_from_rect (&band,
                                   &GRAPHENE_RECT_INIT ((float) (10 * u), (float) y, (float) (width - 20 * u),
                                                        (float) (height - y - 8 * u)),
                                   (float) (4 * u));
  gtk_snapshot_push_rounded_clip (snapshot, &band);
  gtk_snapshot_append_color (snapshot, &colour, &band.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
draw_emblem (ProbeChronicle *self, GtkSnapshot *snapshot)
{
  graphene_rect_t place;

  if (self->speaker == PROBE_NOBODY || *gtk_label_get_label (GTK_LABEL (self->sentence)) == '\0'
      || !gtk_widget_compute_bounds (self->sentence, GTK_WIDGET (self), &place))
    return;
  salon_art_tile_snapshot (&self->emblem, snapshot, (float) round (EMBLEM_X * unit (self)),
                           roundf (place.origin.y + place.size.height / 2));
}

static void
probe_chronicle_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeChronicle *self = PROBE_CHRONICLE (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const double u = unit (self);

  salon_art_tile_snapshot (&self->paper, snapshot, 0, 0);
  if (self->title == NULL)
    return;
  self->version += self->changed;
  self->changed = FALSE;
  salon_draw_push_whole (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height), self->version);
  if (self->form == PROBE_CHRONICLE_LIST)
    {
      draw_title (self, snapshot, LIST_TITLE_Y * u);
      draw_band (self, snapshot, width, height);
      walk_list (self, snapshot, width);
    }
  else
    {
      if (self->n > 0 || self->form == PROBE_CHRONICLE_PLACE)
        draw_title (self, snapshot, line_y (self, 2));
      walk_strip (self, snapshot, line_y (self, 1));
    }
  gtk_snapshot_pop (snapshot);
  draw_emblem (self, snapshot);
  gtk_widget_snapshot_child (widget, self->sentence, snapshot);
}

/* The object */

static void
forget_tokens (ProbeChronicle *self)
{
  for (guint i = 0; i < self->n; i++)
    {
      g_clear_pointer (&self->item[i].words, g_free);
      g_clear_object (&self->item[i].text);
      probe_token_picture_clear (&self->item[i].picture);
    }
  g_clear_pointer (&self->item, g_free);
  self->n = self->first = 0;
  g_clear_pointer (&self->next, g_free);
}

static void
probe_chronicle_dispose (GObject *object)
{
  ProbeChronicle *self = PROBE_CHRONICLE (object);

  forget_tokens (self);
  salon_art_tile_clear (&self->paper);
  salon_art_tile_clear (&self->emblem);
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    salon_art_tile_clear (&self->actor[seat]);
  g_clear_object (&self->title);
  g_clear_pointer (&self->sentence, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_chronicle_parent_class)->dispose (object);
}

static void
probe_chronicle_finalize (GObject *object)
{
  g_weak_ref_clear (&PROBE_CHRONICLE (object)->game);

  G_OBJECT_CLASS (probe_chronicle_parent_class)->finalize (object);
}

static void
probe_chronicle_class_init (ProbeChronicleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = probe_chronicle_dispose;
  object_class->finalize = probe_chronicle_finalize;
  widget_class->measure = probe_chronicle_measure;
  widget_class->size_allocate = probe_chronicle_size_allocate;
  widget_class->snapshot = probe_chronicle_snapshot;

  gtk_widget_class_set_css_name (widget_class, "probe-chronicle");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
probe_chronicle_init (ProbeChronicle *self)
{
  g_weak_ref_init (&self->game, NULL);
  salon_look_init (&self->look);
  self->speaker = PROBE_NOBODY;
  self->sentence =
    g_object_new (GTK_TYPE_LABEL, "name", "news", "xalign", 0.f, "ellipsize", PANGO_ELLIPSIZE_END, "lines", 1, NULL);
  gtk_widget_add_css_class (self->sentence, "sentence");
  gtk_widget_set_parent (self->sentence, GTK_WIDGET (self));
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
probe_chronicle_new (void)
{
  return g_object_new (PROBE_TYPE_CHRONICLE, NULL);
}

void
probe_chronicle_set_form (ProbeChronicle *self, ProbeChronicleForm form)
{
  g_return_if_fail (PROBE_IS_CHRONICLE (self));

  if (self->form == form)
    return;
  self->form = form;
  gtk_label_set_lines (GTK_LABEL (self->sentence), lines[form]);
  gtk_label_set_wrap (GTK_LABEL (self->sentence), form != PROBE_CHRONICLE_STRIP);
  if (form == PROBE_CHRONICLE_PLACE)
    gtk_widget_add_css_class (GTK_WIDGET (self), "place");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "place");
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
probe_chronicle_set_sentence (ProbeChronicle *self, int seat, const char *text)
{
  const int speaker = seat >= 0 && seat < PROBE_MAX_SEATS ? seat : PROBE_NOBODY;

  g_return_if_fail (PROBE_IS_CHRONICLE (self));

  if (text == NULL)
    text = "";
  if (speaker == self->speaker && strcmp (text, gtk_label_get_label (GTK_LABEL (self->sentence))) == 0)
    return;
  self->speaker = speaker;
  gtk_label_set_label (GTK_LABEL (self->sentence), text);
  salon_tooltip_set (self->sentence, text);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Who comes after the seat in turn (transfer full); NULL if nobody does. */
static char *
find_next (ProbeGame *game)
{
  const ProbeHeader *header = probe_game_get_header (game);
  const int seats = header->setup.seats;
  ProbeView view;

  probe_game_get_view (game, PROBE_NOBODY, &view);
  for (int i = 1; i <= seats && view.seen.phase != PROBE_OVER; i++)
    {
      const int seat = (view.seen.turn + i) % seats;
      g_autofree char *name = probe_text_name (header, seat);

      if (view.seen.last_player == PROBE_NOBODY || view.seen.turns_left[seat] > (i == seats))
        /* Translators: whose turn comes next */
        return g_strdup_printf (_ ("Next: %s"), name);
    }

  return NULL;
}

/* Everything in words, to be read aloud. */
static void
update_label (ProbeChronicle *self, const ProbeHeader *header)
{
  g_autoptr (GString) all = g_string_new (get_heading (header));

  for (guint i = 0; i < self->n; i++)
    {
      g_autofree char *name = probe_text_name (header, self->item[i].token.seat);
      g_autofree char *points =
        self->item[i].token.points != 0 ? salon_format_signed (self->item[i].token.points, TRUE) : NULL;

      g_string_append_printf (all, "%s %s: %s%s%s", i == 0 ? ":" : ";", name, self->item[i].words,
                              points != NULL ? ", " : "", points != NULL ? points : "");
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, all->str, -1);
}

static gboolean
is_same (const ProbeToken *a, const ProbeToken *b)
{
  return a->type == b->type && a->seat == b->seat && a->other == b->other && a->tray == b->tray && a->slot == b->slot
         && a->kind == b->kind && a->cause == b->cause && a->right == b->right && a->last == b->last
         && a->factor == b->factor && a->letter == b->letter && a->points == b->points && a->turn == b->turn;
}

/* Whether what is to be shown is shown already. */
static gboolean
shows (ProbeChronicle *self,
       const ProbeGame *game,
       const SalonLook *look,
       const ProbeToken *token,
       guint n,
       const char *next)
{
  g_autoptr (ProbeGame) shown = g_weak_ref_get (&self->game);

  if (shown != game || n != self->n || memcmp (look, &self->look, sizeof *look) != 0
      || g_strcmp0 (next, self->next) != 0)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!is_same (&token[i], &self->item[i].token))
      return FALSE;
  return TRUE;
}

void
probe_chronicle_show (ProbeChronicle *self, ProbeGame *game, const SalonLook *look, int eye)
{
  g_autofree char *next = NULL;
  const ProbeToken *token;
  guint n;

  g_return_if_fail (PROBE_IS_CHRONICLE (self));

  token = probe_game_get_tokens (game, eye, &n);
  next = find_next (game);
  if (shows (self, game, look, token, n, next))
    return;

  forget_tokens (self);
  g_weak_ref_set (&self->game, game);
  self->look = *look;
  self->n = n;
  self->item = g_new0 (Item, n);
  for (guint i = 0; i < n; i++)
    {
      self->item[i].token = token[i];
      self->item[i].words = probe_text_token (probe_game_get_header (game), &token[i]);
    }
  self->next = g_steal_pointer (&next);
  update_label (self, probe_game_get_header (game));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
probe_chronicle_clear (ProbeChronicle *self)
{
  g_return_if_fail (PROBE_IS_CHRONICLE (self));

  forget_tokens (self);
  g_weak_ref_set (&self->game, NULL);
  probe_chronicle_set_sentence (self, PROBE_NOBODY, NULL);
}
