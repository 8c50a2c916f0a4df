/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-edition-chooser.h"

#include <glib/gi18n-lib.h>

#include "model/probe/probe-text.h"
#include "widgets/salon-art.h"
#include "widgets/salon-large.h"

/* px */
#define ART_WIDTH    114
#define ART_HEIGHT   98
#define TITLE_HEIGHT 26
#define TITLE_1964   73
#define TITLE_1967   157
#define TITLE_1982   69

struct _ProbeEditionChooser {
  GtkWidget parent_instance;

  GtkWidget *card[PROBE_N_EDITIONS];
  ProbeEdition edition;
};

G_DEFINE_FINAL_TYPE (ProbeEditionChooser, probe_edition_chooser, GTK_TYPE_WIDGET)

enum {
  CHOSEN,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* A picture of the box, scaled with the text beside it. */
#define PROBE_TYPE_BOX_PICTURE (probe_box_picture_get_type ())
G_DECLARE_FINAL_TYPE (ProbeBoxPicture, probe_box_picture, PROBE, BOX_PICTURE, GtkWidget)

struct _ProbeBoxPicture {
  GtkWidget parent_instance;

  char *name;        /* for salon_art_tile_prepare() */
  int width, height; /* px */
  gboolean fills;    /* it is as high as the box, and cut to that */
  SalonArtTile tile;
};

G_DEFINE_FINAL_TYPE (ProbeBoxPicture, probe_box_picture, GTK_TYPE_WIDGET)

/* The box of one edition. It behaves like a radio button. */
#define PROBE_TYPE_EDITION_CARD (probe_edition_card_get_type ())
G_DECLARE_FINAL_TYPE (ProbeEditionCard, probe_edition_card, PROBE, EDITION_CARD, GtkWidget)

struct _ProbeEditionCard {
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *check;
  ProbeEdition edition;
};

G_DEFINE_FINAL_TYPE (ProbeEditionCard, probe_edition_card, GTK_TYPE_WIDGET)

/* What is printed on the boxes, and how large the titles are in px. The tick has room beside each. */
static const struct {
  const char *art;
  const char *title;
  const char *style;
  int title_width, title_height;
} boxes[PROBE_N_EDITIONS] = {
  [PROBE_PARKER_1964] = { "house:probe/box-1964", "house:probe/box-1964-title", "box-1964", TITLE_1964, TITLE_HEIGHT },
  [PROBE_MIRO_1967] = { "house:probe/box-1967", "house:probe/box-1967-title", "box-1967", TITLE_1967 * 22 / 26, 22 },
  [PROBE_PARKER_1982] = { "house:probe/box-1982", "house:probe/box-1982-title", "box-1982", TITLE_1982, TITLE_HEIGHT },
};

static void
probe_box_picture_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  ProbeBoxPicture *self = PROBE_BOX_PICTURE (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = self->fills ? 0 : (int) (self->height * salon_large_get_scale (widget));
  else
    *minimum = *natural = (int) (self->width * salon_large_get_scale (widget));
}

static void
probe_box_picture_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeBoxPicture *self = PROBE_BOX_PICTURE (widget);

  salon_art_tile_prepare (&self->tile, widget, self->name, NULL, width, height);
}

static void
probe_box_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  salon_art_tile_snapshot (&PROBE_BOX_PICTURE (widget)->tile, snapshot, 0, 0);
}

static void
probe_box_picture_dispose (GObject *object)
{
  salon_art_tile_clear (&PROBE_BOX_PICTURE (object)->tile);

  G_OBJECT_CLASS (probe_box_picture_parent_class)->dispose (object);
}

static void
probe_box_picture_finalize (GObject *object)
{
  g_free (PROBE_BOX_PICTURE (object)->name);

  G_OBJECT_CLASS (probe_box_picture_parent_class)->finalize (object);
}

static void
probe_box_picture_class_init (ProbeBoxPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_box_picture_dispose;
  G_OBJECT_CLASS (klass)->finalize = probe_box_picture_finalize;
  widget_class->measure = probe_box_picture_measure;
  widget_class->size_allocate = probe_box_picture_size_allocate;
  widget_class->snapshot = probe_box_picture_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "probe-box-picture");
}

static void
probe_box_picture_init (ProbeBoxPicture *self)
{
  salon_art_watch (GTK_WIDGET (self));
}

static GtkWidget *
probe_box_picture_new (const char *name, int width, int height, gboolean fills)
{
  ProbeBoxPicture *self = g_object_new (PROBE_TYPE_BOX_PICTURE, NULL);

  self->name = g_strdup (name);
  self->width = width;
  self->height = height;
  self->fills = fills;
  return GTK_WIDGET (self);
}

static void
choose (ProbeEditionChooser *self, ProbeEdition edition)
{
  gtk_widget_grab_focus (self->card[edition]);
  if (edition == self->edition)
    return;

  probe_edition_chooser_set_edition (self, edition);
  gtk_widget_grab_focus (self->card[edition]);
  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
choose_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkWidget *chooser = gtk_widget_get_ancestor (widget, PROBE_TYPE_EDITION_CHOOSER);

  choose (PROBE_EDITION_CHOOSER (chooser), PROBE_EDITION_CARD (widget)->edition);
}

static void
released_cb (ProbeEditionCard *self, int n_press, double x, double y)
{
  if (gtk_widget_contains (GTK_WIDGET (self), x, y))
    gtk_widget_activate_action (GTK_WIDGET (self), "edition.choose", NULL);
}

static void
probe_edition_card_dispose (GObject *object)
{
  ProbeEditionCard *self = PROBE_EDITION_CARD (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_edition_card_parent_class)->dispose (object);
}

static void
probe_edition_card_class_init (ProbeEditionCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_edition_card_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_RADIO);
  gtk_widget_class_set_css_name (widget_class, "probe-edition-card");
  gtk_widget_class_install_action (widget_class, "edition.choose", NULL, choose_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "edition.choose", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Space, 0, "edition.choose", NULL);
}

static void
probe_edition_card_init (ProbeEditionCard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static GtkWidget *
facts_new (const char *facts)
{
  GtkWidget *label = gtk_label_new (facts);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 20);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_widget_add_css_class (label, "facts");
  return label;
}

static GtkWidget *
probe_edition_card_new (ProbeEdition edition)
{
  ProbeEditionCard *self = g_object_new (PROBE_TYPE_EDITION_CARD, NULL);
  const char *title = probe_editions[edition].title;
  g_autofree char *lines = g_strdelimit (g_strdup (probe_text_edition_lines (edition)), "\n", ' ');
  GtkWidget *lid = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *title_picture =
    probe_box_picture_new (boxes[edition].title, boxes[edition].title_width, boxes[edition].title_height, FALSE);
  g_autofree char *name = g_strconcat ("edition-", probe_editions[edition].name, NULL);

  self->edition = edition;
  gtk_widget_set_name (GTK_WIDGET (self), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, lines, -1);

  gtk_widget_set_halign (title_picture, GTK_ALIGN_START);
  gtk_widget_add_css_class (text, "text");
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (text), title_picture);
  gtk_box_append (GTK_BOX (text), facts_new (lines));

  gtk_widget_add_css_class (lid, "lid");
  gtk_widget_add_css_class (lid, boxes[edition].style);
  gtk_widget_set_overflow (lid, GTK_OVERFLOW_HIDDEN);
  gtk_box_append (GTK_BOX (lid), probe_box_picture_new (boxes[edition].art, ART_WIDTH, ART_HEIGHT, TRUE));
  gtk_box_append (GTK_BOX (lid), text);

  /* The chosen box has a tick too, for people who do not see the colour of its edge. */
  self->check = g_object_new (GTK_TYPE_IMAGE, "icon-name", "object-select-symbolic", "accessible-role",
                              GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (self->check, "check");
  gtk_widget_set_halign (self->check, GTK_ALIGN_END);
  gtk_widget_set_valign (self->check, GTK_ALIGN_START);

  self->box = gtk_overlay_new ();
  gtk_overlay_set_child (GTK_OVERLAY (self->box), lid);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->box), self->check);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));

  return GTK_WIDGET (self);
}

static void
probe_edition_card_set_chosen (ProbeEditionCard *self, gboolean chosen)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_set_visible (self->check, chosen);
  /* As in a group of radio buttons, only the chosen one takes the focus by Tab. */
  gtk_widget_set_focusable (widget, chosen);
  if (chosen)
    gtk_widget_set_state_flags (widget, GTK_STATE_FLAG_CHECKED, FALSE);
  else
    gtk_widget_unset_state_flags (widget, GTK_STATE_FLAG_CHECKED);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_CHECKED,
                               chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

/* An arrow key chooses the next card, and the first one after the last. */
static gboolean
key_pressed_cb (ProbeEditionChooser *self, guint keyval, guint keycode, GdkModifierType state)
{
  const gboolean reversed = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int step;

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK))
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      step = reversed ? 1 : -1;
      break;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      step = reversed ? -1 : 1;
      break;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      step = -1;
      break;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      step = 1;
      break;
    default:
      return GDK_EVENT_PROPAGATE;
    }

  choose (self, (self->edition + PROBE_N_EDITIONS + step) % PROBE_N_EDITIONS);
  return GDK_EVENT_STOP;
}

static gboolean
probe_edition_chooser_grab_focus (GtkWidget *widget)
{
  ProbeEditionChooser *self = PROBE_EDITION_CHOOSER (widget);

  return gtk_widget_grab_focus (self->card[self->edition]);
}

static void
probe_edition_chooser_dispose (GObject *object)
{
  ProbeEditionChooser *self = PROBE_EDITION_CHOOSER (object);

  for (int i = 0; i < PROBE_N_EDITIONS; i++)
    g_clear_pointer (&self->card[i], gtk_widget_unparent);

  G_OBJECT_CLASS (probe_edition_chooser_parent_class)->dispose (object);
}

static void
probe_edition_chooser_class_init (ProbeEditionChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_edition_chooser_dispose;
  widget_class->grab_focus = probe_edition_chooser_grab_focus;

  signals[CHOSEN] =
    g_signal_new ("chosen", PROBE_TYPE_EDITION_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
  gtk_widget_class_set_css_name (widget_class, "probe-edition-chooser");
}

static void
probe_edition_chooser_init (ProbeEditionChooser *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Which box?"), -1);

  for (int i = 0; i < PROBE_N_EDITIONS; i++)
    {
      self->card[i] = probe_edition_card_new (i);
      gtk_widget_set_parent (self->card[i], GTK_WIDGET (self));
    }
  probe_edition_chooser_set_edition (self, PROBE_PARKER_1964);

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
probe_edition_chooser_set_edition (ProbeEditionChooser *self, ProbeEdition edition)
{
  self->edition = edition;
  for (int i = 0; i < PROBE_N_EDITIONS; i++)
    probe_edition_card_set_chosen (PROBE_EDITION_CARD (self->card[i]), i == (int) edition);
}

ProbeEdition
probe_edition_chooser_get_edition (ProbeEditionChooser *self)
{
  return self->edition;
}
