/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/wedges/wedges-packs-form-private.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-heard-choice.h"
#include "app/salon-language.h"
#include "app/wedges/wedges-packs-text.h"
#include "model/wedges/wedges-deal.h"
#include "widgets/salon-style.h"

/* The choices of the language. */
enum {
  ENGLISH,
  FRENCH,
  OTHER,
};

static void wedges_packs_form_iface_init (SalonRoomInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (WedgesPacksForm,
                               wedges_packs_form,
                               SALON_TYPE_FLOOR,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_ROOM, wedges_packs_form_iface_init))

static void
alert (WedgesPacksForm *self, const char *heading, const GError *error)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    salon_compat_show_alert (GTK_WINDOW (root), heading, error->message);
}

/* The sum */

static const guint *
get_places (WedgesPacksForm *self)
{
  return (const guint *) (gpointer) self->places->data;
}

/* The title as it would be kept (transfer full). */
static char *
read_title (WedgesPacksForm *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->title))));
}

void
wedges_packs_form_show_sum (WedgesPacksForm *self)
{
  g_autofree char *title = read_title (self), *text = NULL, *left = NULL;
  const gboolean readable = self->reading != NULL && !self->refused;
  WedgesDeal deal = { 0 };

  if (readable)
    {
      deal = wedges_deal_count (self->reading->import, get_places (self));
      text = wedges_packs_say_deal (&deal);
      left = wedges_packs_say_left (self->reading->import);
    }
  if (readable && deal.cards < WEDGES_PACK_MIN_CARDS)
    {
      g_autofree char *cards = g_steal_pointer (&text);

      /* Translators: behind “1 card; 3 questions fill no card” */
      text = g_strconcat (cards, _ (". It takes two cards to play."), NULL);
    }
  gtk_label_set_label (self->sum, text != NULL ? text : _ ("Nothing chosen yet"));
  gtk_label_set_label (self->left, left != NULL ? left : "");
  gtk_widget_set_visible (GTK_WIDGET (self->left), left != NULL);
  gtk_widget_set_sensitive (self->keep, deal.cards * QUESTIONS_CATEGORIES + deal.rest > 0 && *title != '\0'
                                          && self->thinking == NULL && !self->keeping);
}

void
wedges_packs_form_tell_sum (WedgesPacksForm *self)
{
  salon_compat_announce (GTK_WIDGET (self), gtk_label_get_label (self->sum));
}

/* Parts of the form */

GtkWidget *
wedges_packs_form_make_label (const char *text, const char *style)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

GtkWidget *
wedges_packs_form_make_heading (const char *text)
{
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_HEADING, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (heading, "packs-heading");
  return heading;
}

GtkWidget *
wedges_packs_form_make_choice (const char *name, const char *label, const char *const *choices)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings (choices);

  gtk_widget_set_name (choice, name);
  gtk_widget_set_valign (choice, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  salon_heard_choice_in_drop_down (GTK_DROP_DOWN (choice));
  return choice;
}

/* An entry called @name below @label, in @box. */
static GtkWidget *
add_entry (WedgesPacksForm *self, GtkWidget *box, const char *label, const char *name)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_widget_set_name (entry, name);
  gtk_entry_set_max_length (GTK_ENTRY (entry), QUESTIONS_HEAD_TEXT);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_box_append (GTK_BOX (box), wedges_packs_form_make_label (label, "packs-label"));
  gtk_box_append (GTK_BOX (box), entry);
  return entry;
}

void
wedges_packs_form_empty_right (WedgesPacksForm *self)
{
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self->right))) != NULL;)
    gtk_box_remove (self->right, child);
}

/* Reading anew */

void
wedges_packs_form_guess_places (WedgesPacksForm *self)
{
  g_array_set_size (self->places, 0);
  for (guint i = 0; i < wedges_import_count_categories (self->reading->import); i++)
    {
      guint n, place = wedges_deal_guess (wedges_import_get_category (self->reading->import, i, &n));

      g_array_append_val (self->places, place);
    }
}

void
wedges_packs_form_thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (WedgesPacksForm) self = data;
  g_autoptr (GError) error = NULL;
  WedgesPacksReading *reading = wedges_packs_read_finish (result, &error);

  /* Something else is being read, or the room was left. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->thinking);
  self->refused = reading == NULL;
  if (reading == NULL)
    {
      /* What was read before stays: its bytes can be understood in another way. */
      alert (self, _ ("These questions cannot be imported"), error);
    }
  else
    {
      g_clear_pointer (&self->reading, wedges_packs_reading_free);
      self->reading = reading;
      wedges_packs_form_guess_places (self);
      if (!self->is_mix)
        wedges_packs_form_show_categories (self);
    }
  wedges_packs_form_show_sum (self);
  wedges_packs_form_tell_sum (self);
}

void
wedges_packs_form_think_anew (WedgesPacksForm *self)
{
  if (self->thinking != NULL)
    g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  self->thinking = g_cancellable_new ();
}

/* Keeping */

static void
kept_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (WedgesPacksForm) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = wedges_packs_finish (WEDGES_PACKS (source), result, &error), *title = read_title (self);
  g_autofree char *text = NULL;

  self->keeping = FALSE;
  wedges_packs_form_show_sum (self);
  if (name == NULL)
    {
      alert (self, _ ("The pack cannot be kept"), error);
      return;
    }
  /* Translators: the title of a pack of questions */
  text = g_strdup_printf (_ ("“%s” is kept."), title);
  salon_room_tell (SALON_ROOM (self), text);
  salon_room_leave (SALON_ROOM (self));
}

/* What the pack says of itself. */
static QuestionsHead
read_head (WedgesPacksForm *self)
{
  const guint language = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->language));
  const char *given = wedges_import_get_head (self->reading->import)->language;
  QuestionsHead head;

  wedges_pack_copy_text (head.title, sizeof head.title, gtk_editable_get_text (GTK_EDITABLE (self->title)));
  wedges_pack_copy_text (head.licence, sizeof head.licence, gtk_editable_get_text (GTK_EDITABLE (self->licence)));
  g_strlcpy (head.language, language == ENGLISH ? "en" : language == FRENCH ? "fr" : given, sizeof head.language);
  return head;
}

static void
keep_cb (WedgesPacksForm *self)
{
  const QuestionsHead head = read_head (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = wedges_deal_write (self->reading->import, get_places (self), &head, &error);

  if (bytes == NULL)
    {
      alert (self, _ ("The pack cannot be kept"), error);
      return;
    }
  self->keeping = TRUE;
  wedges_packs_form_show_sum (self);
  wedges_packs_add_async (self->packs, head.title, bytes, kept_cb, g_object_ref (self));
}

/* The room */

static char *
get_title (SalonRoom *room)
{
  return g_strdup (WEDGES_PACKS_FORM (room)->is_mix ? _ ("Mix Packs") : _ ("A New Pack"));
}

static char *
get_subtitle (SalonRoom *room)
{
  const WedgesPacksForm *self = WEDGES_PACKS_FORM (room);

  if (self->is_mix || self->following == 0)
    return g_strdup (self->is_mix ? NULL : self->reading->name);
  /* Translators: the name of a file of questions, when several were dropped, and how many come after it */
  return g_strdup_printf (ngettext ("%1$s, and %2$u more file after it", "%1$s, and %2$u more files after it",
                                    self->following),
                          self->reading->name, self->following);
}

static void
focus (SalonRoom *room)
{
  gtk_widget_grab_focus (WEDGES_PACKS_FORM (room)->title);
}

static void
wedges_packs_form_iface_init (SalonRoomInterface *iface)
{
  iface->get_title = get_title;
  iface->get_subtitle = get_subtitle;
  iface->focus = focus;
}

static void
wedges_packs_form_dispose (GObject *object)
{
  WedgesPacksForm *self = WEDGES_PACKS_FORM (object);

  if (self->thinking != NULL)
    g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  g_clear_object (&self->packs);

  G_OBJECT_CLASS (wedges_packs_form_parent_class)->dispose (object);
}

static void
wedges_packs_form_finalize (GObject *object)
{
  WedgesPacksForm *self = WEDGES_PACKS_FORM (object);

  g_clear_pointer (&self->reading, wedges_packs_reading_free);
  g_array_unref (self->places);
  g_free (self->offered_licence);

  G_OBJECT_CLASS (wedges_packs_form_parent_class)->finalize (object);
}

static void
wedges_packs_form_class_init (WedgesPacksFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = wedges_packs_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = wedges_packs_form_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "wedges-packs-form");
}

static void
wedges_packs_form_init (WedgesPacksForm *self)
{
  static const SalonFloorStyle floor = { .piece = "house:house/walnut", .small_below = 560, .large_from = 1000 };

  salon_style_load ("salon-library");
  salon_style_load ("wedges/wedges-packs");
  salon_floor_set_style (SALON_FLOOR (self), &floor);
  self->places = g_array_new (FALSE, FALSE, sizeof (guint));
}

/* A sheet of paper that scrolls, with @content. */
static GtkWidget *
make_sheet (GtkWidget *content)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  gtk_widget_add_css_class (scroller, "packs-sheet");
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

guint
wedges_packs_form_find_language (const char *language)
{
  if (g_ascii_strncasecmp (language, "fr", 2) == 0)
    return FRENCH;
  if (g_ascii_strncasecmp (language, "en", 2) == 0)
    return ENGLISH;
  if (*language != '\0')
    return OTHER;
  return salon_language_is ("fr") ? FRENCH : ENGLISH;
}

GtkWidget *
wedges_packs_form_make_fields (WedgesPacksForm *self)
{
  const char *const languages[] = { _ ("English"), _ ("French"), _ ("another one"), NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->title = add_entry (self, box, _ ("Title of the pack"), "packs-title");
  gtk_box_append (GTK_BOX (box), wedges_packs_form_make_label (_ ("Language"), "packs-label"));
  self->language = wedges_packs_form_make_choice ("packs-language", _ ("Language"), languages);
  gtk_box_append (GTK_BOX (box), self->language);
  self->licence = add_entry (self, box, _ ("Licence, or who wrote the questions"), "packs-licence");
  g_signal_connect_object (self->title, "changed", G_CALLBACK (wedges_packs_form_show_sum), self, G_CONNECT_SWAPPED);
  return box;
}

/* What lies below the sheets: what comes of it, and the button that keeps it. */
static GtkWidget *
make_foot (WedgesPacksForm *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16), *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->sum = GTK_LABEL (wedges_packs_form_make_label ("", "packs-sum"));
  self->left = GTK_LABEL (wedges_packs_form_make_label ("", "hint"));
  gtk_widget_set_name (GTK_WIDGET (self->sum), "packs-sum");
  gtk_widget_set_name (GTK_WIDGET (self->left), "packs-left");
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (text), GTK_WIDGET (self->sum));
  gtk_box_append (GTK_BOX (text), GTK_WIDGET (self->left));
  self->keep = gtk_button_new_with_mnemonic (_ ("_Keep This Pack"));
  gtk_widget_set_name (self->keep, "packs-keep");
  gtk_widget_set_valign (self->keep, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->keep, "amber");
  g_signal_connect_object (self->keep, "clicked", G_CALLBACK (keep_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (foot), text);
  gtk_box_append (GTK_BOX (foot), self->keep);
  return foot;
}

void
wedges_packs_form_build (WedgesPacksForm *self, GtkWidget *fields)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14), *sheets = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  GtkWidget *clamp = adw_clamp_new (), *left = make_sheet (fields), *right;

  self->right = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  right = make_sheet (GTK_WIDGET (self->right));
  gtk_widget_add_css_class (left, "packs-fields");
  gtk_widget_set_hexpand (left, FALSE);
  gtk_widget_set_hexpand (right, TRUE);
  gtk_box_append (GTK_BOX (sheets), left);
  gtk_box_append (GTK_BOX (sheets), right);
  gtk_box_append (GTK_BOX (box), sheets);
  gtk_box_append (GTK_BOX (box), make_foot (self));
  gtk_widget_add_css_class (box, "packs-form");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 1100);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), 1100);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_widget_add_css_class (clamp, "library");
  salon_floor_set_content (SALON_FLOOR (self), clamp);
}
