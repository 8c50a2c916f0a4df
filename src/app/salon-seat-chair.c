/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-seat-chair.h"

#include <glib/gi18n-lib.h>

#include "app/salon-programs.h"
#include "app/salon-seat-dots.h"
#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-seat-kind.h"

/* How high an emblem is where 100 is the width of the strip that it stands on. */
#define EMBLEM_SHARE .5

/* The strip at the left of the card: the colour and the emblem of the seat. */
#define SALON_TYPE_SEAT_BADGE (salon_seat_badge_get_type ())
G_DECLARE_FINAL_TYPE (SalonSeatBadge, salon_seat_badge, SALON, SEAT_BADGE, GtkWidget)

struct _SalonSeatBadge {
  GtkWidget parent_instance;

  guint colour;
  SalonArtTile emblem;
};

G_DEFINE_FINAL_TYPE (SalonSeatBadge, salon_seat_badge, GTK_TYPE_WIDGET)

struct _SalonSeatChair {
  GtkWidget parent_instance;

  GtkWidget *card;
  GtkWidget *badge;
  GtkWidget *name_label;
  GtkWidget *kind_label;
  GtkWidget *dots;

  char *name;
  char *program;              /* nullable: the path of one */
  GStrv members;              /* of a team */
  SalonSeatDescribe describe; /* nullable */
  SalonSeatKind kind;
  gboolean chooses;
  gboolean begins;
  int seat;
  GdkRectangle chair_at, card_at;
};

G_DEFINE_FINAL_TYPE (SalonSeatChair, salon_seat_chair, GTK_TYPE_WIDGET)

enum {
  ACTIVATED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
salon_seat_badge_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  static const GdkRGBA light = { 1.f, .973f, .91f, 1.f };
  SalonSeatBadge *self = SALON_SEAT_BADGE (widget);

  salon_art_glyph_prepare (&self->emblem, widget, "emblems", salon_colour_get_emblem (self->colour), &light,
                           width * EMBLEM_SHARE);
}

static void
salon_seat_badge_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonSeatBadge *self = SALON_SEAT_BADGE (widget);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);

  gtk_snapshot_append_color (snapshot, salon_colour_get (self->colour), &GRAPHENE_RECT_INIT (0, 0, width, height));
  salon_art_tile_snapshot (&self->emblem, snapshot, width / 2, height / 2);
}

static void
salon_seat_badge_dispose (GObject *object)
{
  salon_art_tile_clear (&SALON_SEAT_BADGE (object)->emblem);

  G_OBJECT_CLASS (salon_seat_badge_parent_class)->dispose (object);
}

static void
salon_seat_badge_class_init (SalonSeatBadgeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_seat_badge_dispose;
  widget_class->size_allocate = salon_seat_badge_size_allocate;
  widget_class->snapshot = salon_seat_badge_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "salon-seat-badge");
}

static void
salon_seat_badge_init (SalonSeatBadge *self)
{
  salon_art_watch (GTK_WIDGET (self));
}

/* Writes the card, and what screen readers call the seat. */
static void
update (SalonSeatChair *self)
{
  const gboolean person = self->kind == SALON_HUMAN, bot = self->kind == SALON_BOT;
  /* Translators: a seat without a name */
  g_autofree char *nobody = g_strdup_printf (_ ("Player %d"), self->seat + 1);
  const char *shown = *self->name != '\0' ? self->name : nobody;
  const guint members = g_strv_length (self->members);
  /* Translators: how many people play together at one seat */
  g_autofree char *team = g_strdup_printf (ngettext ("a team of %u", "a team of %u", members), members);
  const char *title = person && members > 0 ? team : salon_seat_kind_get_title (self->kind);
  const char *manner = NULL,
             *line = person || bot || self->describe == NULL ? NULL : self->describe (self->name, &manner);
  /* Translators: for screen readers: a player’s name, and “A person” or “Computer · easy” */
  g_autofree char *label = g_strdup_printf (self->begins ? _ ("%s, %s, begins") : _ ("%s, %s"), shown, title);

  gtk_label_set_label (GTK_LABEL (self->name_label), shown);
  if (person && members > 0)
    gtk_label_set_label (GTK_LABEL (self->kind_label), team);
  else if (person)
    gtk_label_set_label (GTK_LABEL (self->kind_label), self->begins ? _ ("a person · begins") : _ ("a person"));
  else if (bot)
    {
      g_autofree char *file = salon_programs_get_name (self->program);
      /* Translators: a program plays at this seat; the name of its file */
      g_autofree char *program =
        file != NULL ? g_strdup_printf (_ ("program %s"), file) : g_strdup (_ ("program, not chosen"));
      g_autofree char *begins = g_strdup_printf (_ ("%s · begins"), program);

      gtk_label_set_label (GTK_LABEL (self->kind_label), self->begins ? begins : program);
    }
  else if (line != NULL)
    {
      /* Translators: what a computer player is like: “bold · begins” */
      g_autofree char *begins = g_strdup_printf (_ ("%s · begins"), manner);

      gtk_label_set_label (GTK_LABEL (self->kind_label), self->begins ? begins : manner);
    }
  else
    gtk_label_set_label (GTK_LABEL (self->kind_label), self->begins ? _ ("computer · begins") : _ ("computer"));
  gtk_widget_set_visible (self->dots, !person && !bot);
  if (!person && !bot)
    salon_seat_dots_set_kind (SALON_SEAT_DOTS (self->dots), self->kind);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, line != NULL ? line : "", -1);
}

static void
activate_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[ACTIVATED], 0);
}

static void
released_cb (SalonSeatChair *self, int n_press, double x, double y)
{
  if (gtk_widget_contains (GTK_WIDGET (self), x, y))
    gtk_widget_activate_action (GTK_WIDGET (self), "chair.open", NULL);
}

static gboolean
is_inside (const GdkRectangle *rectangle, double x, double y)
{
  return x >= rectangle->x && y >= rectangle->y && x < rectangle->x + rectangle->width
         && y < rectangle->y + rectangle->height;
}

static gboolean
salon_seat_chair_contains (GtkWidget *widget, double x, double y)
{
  SalonSeatChair *self = SALON_SEAT_CHAIR (widget);

  return is_inside (&self->chair_at, x, y) || is_inside (&self->card_at, x, y);
}

static void
salon_seat_chair_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  gtk_widget_measure (SALON_SEAT_CHAIR (widget)->card, orientation, -1, minimum, natural, NULL, NULL);
}

static void
salon_seat_chair_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (SALON_SEAT_CHAIR (widget)->card, &SALON_SEAT_CHAIR (widget)->card_at, -1);
}

static void
salon_seat_chair_dispose (GObject *object)
{
  g_clear_pointer (&SALON_SEAT_CHAIR (object)->card, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_seat_chair_parent_class)->dispose (object);
}

static void
salon_seat_chair_finalize (GObject *object)
{
  g_free (SALON_SEAT_CHAIR (object)->name);
  g_free (SALON_SEAT_CHAIR (object)->program);
  g_strfreev (SALON_SEAT_CHAIR (object)->members);

  G_OBJECT_CLASS (salon_seat_chair_parent_class)->finalize (object);
}

static void
salon_seat_chair_class_init (SalonSeatChairClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_seat_chair_dispose;
  G_OBJECT_CLASS (klass)->finalize = salon_seat_chair_finalize;
  widget_class->contains = salon_seat_chair_contains;
  widget_class->measure = salon_seat_chair_measure;
  widget_class->size_allocate = salon_seat_chair_size_allocate;

  signals[ACTIVATED] =
    g_signal_new ("activated", SALON_TYPE_SEAT_CHAIR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_set_css_name (widget_class, "salon-seat-chair");
  gtk_widget_class_install_action (widget_class, "chair.open", NULL, activate_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "chair.open", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Space, 0, "chair.open", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "chair.open", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "chair.open", NULL);
}

/* The layout of the line below the name: what kind of player it is, and behind it the dots of the level; below it
 * where both have no room beside each other. */

static GtkSizeRequestMode
line_get_request_mode (GtkWidget *line)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
get_natural (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int natural = 0;

  if (gtk_widget_should_layout (widget))
    gtk_widget_measure (widget, orientation, for_size, NULL, &natural, NULL, NULL);
  return natural;
}

static gboolean
fits_beside (GtkWidget *line, int width)
{
  GtkWidget *kind = gtk_widget_get_first_child (line), *dots = gtk_widget_get_last_child (line);

  return get_natural (kind, GTK_ORIENTATION_HORIZONTAL, -1) + get_natural (dots, GTK_ORIENTATION_HORIZONTAL, -1)
         <= width;
}

static void
line_measure (GtkWidget *line,
              GtkOrientation orientation,
              int for_size,
              int *minimum,
              int *natural,
              int *minimum_baseline,
              int *natural_baseline)
{
  GtkWidget *kind = gtk_widget_get_first_child (line), *dots = gtk_widget_get_last_child (line);
  const gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  const gboolean beside = across || for_size < 0 || fits_beside (line, for_size);
  const int second = get_natural (dots, orientation, -1);
  int least;

  gtk_widget_measure (kind, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (across)
    {
      *minimum = MAX (least, second);
      *natural = get_natural (kind, orientation, -1) + second;
    }
  else
    {
      const int first = get_natural (kind, orientation, beside ? -1 : MAX (for_size, least));

      *minimum = *natural = beside ? MAX (first, second) : first + second;
    }
}

static void
line_allocate (GtkWidget *line, int width, int height, int baseline)
{
  GtkWidget *kind = gtk_widget_get_first_child (line), *dots = gtk_widget_get_last_child (line);
  const gboolean beside = fits_beside (line, width), rtl = gtk_widget_get_direction (line) == GTK_TEXT_DIR_RTL;
  const int across = get_natural (dots, GTK_ORIENTATION_HORIZONTAL, -1);
  const int down = beside ? height : get_natural (dots, GTK_ORIENTATION_VERTICAL, -1);
  GtkAllocation at = { 0, 0, width, height };

  if (beside && across > 0)
    {
      at.width -= across;
      at.x = rtl ? across : 0;
    }
  else if (across > 0)
    at.height -= down;
  gtk_widget_size_allocate (kind, &at, -1);
  if (across == 0)
    return;

  at = (GtkAllocation) { rtl ? 0 : width - across, height - down, across, down };
  gtk_widget_size_allocate (dots, &at, -1);
}

static GtkWidget *
label_new (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, style);
  return label;
}

static void
salon_seat_chair_init (SalonSeatChair *self)
{
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkGesture *click = gtk_gesture_click_new ();

  self->name = g_strdup ("");
  self->members = g_new0 (char *, 1);
  self->chooses = TRUE;
  self->badge = g_object_new (SALON_TYPE_SEAT_BADGE, NULL);
  self->name_label = label_new ("name");
  gtk_label_set_max_width_chars (GTK_LABEL (self->name_label), 14);
  self->kind_label = label_new ("kind");
  gtk_label_set_wrap (GTK_LABEL (self->kind_label), TRUE);
  gtk_label_set_lines (GTK_LABEL (self->kind_label), 2);
  gtk_widget_set_layout_manager (line, gtk_custom_layout_new (line_get_request_mode, line_measure, line_allocate));
  self->dots = salon_seat_dots_new (SALON_COMPUTER_EASY);

  gtk_box_append (GTK_BOX (line), self->kind_label);
  gtk_box_append (GTK_BOX (line), self->dots);
  gtk_box_append (GTK_BOX (text), self->name_label);
  gtk_box_append (GTK_BOX (text), line);
  gtk_widget_add_css_class (text, "text");
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (text, TRUE);

  self->card = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->card, "name-card");
  gtk_widget_set_overflow (self->card, GTK_OVERFLOW_HIDDEN);
  gtk_box_append (GTK_BOX (self->card), self->badge);
  gtk_box_append (GTK_BOX (self->card), text);
  gtk_widget_set_parent (self->card, GTK_WIDGET (self));

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, TRUE, -1);
  update (self);
}

GtkWidget *
salon_seat_chair_new (void)
{
  return g_object_new (SALON_TYPE_SEAT_CHAIR, NULL);
}

void
salon_seat_chair_set_place (SalonSeatChair *self, int seat, gboolean begins, gboolean surplus)
{
  g_autofree char *name = g_strdup_printf ("seat-%d", seat + 1);

  self->seat = seat;
  self->begins = begins;
  gtk_widget_set_name (GTK_WIDGET (self), name);
  if (surplus)
    gtk_widget_add_css_class (self->card, "surplus");
  else
    gtk_widget_remove_css_class (self->card, "surplus");
  update (self);
}

int
salon_seat_chair_get_seat (SalonSeatChair *self)
{
  return self->seat;
}

void
salon_seat_chair_set_rectangles (SalonSeatChair *self, const GdkRectangle *chair, const GdkRectangle *card)
{
  if (gdk_rectangle_equal (&self->chair_at, chair) && gdk_rectangle_equal (&self->card_at, card))
    return;

  self->chair_at = *chair;
  self->card_at = *card;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
salon_seat_chair_measure_card (SalonSeatChair *self, int *width, int *height)
{
  gtk_widget_measure (self->card, GTK_ORIENTATION_HORIZONTAL, -1, NULL, width, NULL, NULL);
  gtk_widget_measure (self->card, GTK_ORIENTATION_VERTICAL, -1, NULL, height, NULL, NULL);
}

int
salon_seat_chair_measure_height (SalonSeatChair *self, int width)
{
  int height;

  gtk_widget_measure (self->card, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

void
salon_seat_chair_set_name (SalonSeatChair *self, const char *name)
{
  g_free (self->name);
  self->name = g_strstrip (g_strdup (name));
  update (self);
}

const char *
salon_seat_chair_get_name (SalonSeatChair *self)
{
  return self->name;
}

char *
salon_seat_chair_get_fault (SalonSeatChair *self)
{
  const char *reason;

  if (*self->name == '\0')
    return g_strdup_printf (_ ("Player %d has no name yet."), self->seat + 1);

  reason = salon_name_check (self->name);
  return reason != NULL ? g_strdup (g_dgettext (GETTEXT_PACKAGE, reason)) : NULL;
}

void
salon_seat_chair_set_describe (SalonSeatChair *self, SalonSeatDescribe describe)
{
  self->describe = describe;
  update (self);
}

const char *
salon_seat_chair_get_line (SalonSeatChair *self)
{
  const char *manner;

  return self->kind == SALON_HUMAN || self->kind == SALON_BOT || self->describe == NULL
           ? NULL
           : self->describe (self->name, &manner);
}

void
salon_seat_chair_set_kind (SalonSeatChair *self, SalonSeatKind kind)
{
  self->kind = kind;
  update (self);
}

SalonSeatKind
salon_seat_chair_get_kind (SalonSeatChair *self)
{
  return self->kind;
}

void
salon_seat_chair_set_program (SalonSeatChair *self, const char *path)
{
  char *copy = g_strdup (path);

  g_free (self->program);
  self->program = copy;
  update (self);
}

const char *
salon_seat_chair_get_program (SalonSeatChair *self)
{
  return self->program;
}

void
salon_seat_chair_set_members (SalonSeatChair *self, const char *const *names)
{
  GStrv copy = g_strdupv ((GStrv) names);

  g_strfreev (self->members);
  self->members = copy;
  update (self);
}

const char *const *
salon_seat_chair_get_members (SalonSeatChair *self)
{
  return (const char *const *) self->members;
}

void
salon_seat_chair_set_colour (SalonSeatChair *self, guint colour)
{
  SALON_SEAT_BADGE (self->badge)->colour = colour % SALON_N_COLOURS;
  gtk_widget_queue_allocate (self->badge);
  gtk_widget_queue_draw (self->badge);
}

guint
salon_seat_chair_get_colour (SalonSeatChair *self)
{
  return SALON_SEAT_BADGE (self->badge)->colour;
}

void
salon_seat_chair_set_chooses (SalonSeatChair *self, gboolean chooses)
{
  self->chooses = chooses;
}

gboolean
salon_seat_chair_get_chooses (SalonSeatChair *self)
{
  return self->chooses;
}
