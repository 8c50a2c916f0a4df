/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-guide-note.h"

#include <glib/gi18n-lib.h>

#include "widgets/probe/probe-guide-cards.h"

#define CARDS_WIDTH 142 /* px */

struct _ProbeGuideNote {
  GtkWidget parent_instance;

  GtkWidget *slip;
  GtkWidget *side, *cards, *caption, *line;
  GtkWidget *title, *text;
  GtkWidget *go_on, *tell, *leave;
  gboolean compact;
  char *chapter, *short_chapter; /* of the caption, with the cards and without them */
};

G_DEFINE_FINAL_TYPE (ProbeGuideNote, probe_guide_note, GTK_TYPE_WIDGET)

enum {
  GO_ON,
  TELL,
  LEAVE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
go_on_cb (ProbeGuideNote *self)
{
  g_signal_emit (self, signals[GO_ON], 0);
}

static void
tell_cb (ProbeGuideNote *self)
{
  g_signal_emit (self, signals[TELL], 0);
}

static void
leave_cb (ProbeGuideNote *self)
{
  g_signal_emit (self, signals[LEAVE], 0);
}

static GtkWidget *
add_button (ProbeGuideNote *self, GtkWidget *box, const char *label, const char *name, const char *style, GCallback cb)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_name (button, name);
  gtk_widget_add_css_class (button, style);
  gtk_widget_set_valign (button, GTK_ALIGN_END);
  g_signal_connect_swapped (button, "clicked", cb, self);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static GtkWidget *
add_label (GtkWidget *box, const char *name, const char *style, gboolean wrap)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "name", name, "xalign", 0.f, "wrap", wrap, "hexpand", TRUE, NULL);

  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
make_side (ProbeGuideNote *self)
{
  self->side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->cards = probe_guide_cards_new ();
  gtk_widget_set_size_request (self->cards, CARDS_WIDTH, -1);
  gtk_widget_add_css_class (self->cards, "guide-cards");
  gtk_box_append (GTK_BOX (self->side), self->cards);
  self->caption = add_label (self->side, "guide-chapter", "guide-caption", FALSE);
  gtk_widget_set_valign (self->caption, GTK_ALIGN_END);
  gtk_widget_set_vexpand (self->caption, TRUE);
  gtk_widget_set_hexpand (self->side, FALSE);
  gtk_box_append (GTK_BOX (self->slip), self->side);
  self->line = gtk_separator_new (GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (self->line, "guide-line");
  gtk_box_append (GTK_BOX (self->slip), self->line);
}

/* “Leave the lesson” with a cross. */
static GtkWidget *
make_leave_label (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new_with_mnemonic (_ ("_Leave the lesson"));

  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("window-close-symbolic"));
  return box;
}

static void
make_words (ProbeGuideNote *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->title = add_label (head, "guide-title", "guide-title", TRUE);
  self->leave = gtk_button_new ();
  gtk_widget_set_name (self->leave, "guide-leave");
  gtk_button_set_child (GTK_BUTTON (self->leave), make_leave_label ());
  gtk_widget_add_css_class (self->leave, "guide-leave");
  gtk_widget_set_valign (self->leave, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->leave), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Leave the lesson"),
                                  -1);
  g_signal_connect_swapped (self->leave, "clicked", G_CALLBACK (leave_cb), self);

  self->text = add_label (foot, "guide-text", "guide-text", TRUE);
  gtk_widget_set_vexpand (self->text, TRUE);
  gtk_label_set_yalign (GTK_LABEL (self->text), 0);
  self->tell = add_button (self, foot, _ ("_Tell me"), "guide-tell", "guide-paper", G_CALLBACK (tell_cb));
  self->go_on = add_button (self, foot, _ ("_Go on"), "guide-go-on", "guide-accent", G_CALLBACK (go_on_cb));

  gtk_box_append (GTK_BOX (head), self->leave);
  gtk_box_append (GTK_BOX (words), head);
  gtk_box_append (GTK_BOX (words), foot);
  gtk_box_append (GTK_BOX (self->slip), words);
}

static void
probe_guide_note_dispose (GObject *object)
{
  ProbeGuideNote *self = PROBE_GUIDE_NOTE (object);

  g_clear_pointer (&self->slip, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_guide_note_parent_class)->dispose (object);
}

static void
probe_guide_note_finalize (GObject *object)
{
  g_free (PROBE_GUIDE_NOTE (object)->chapter);
  g_free (PROBE_GUIDE_NOTE (object)->short_chapter);

  G_OBJECT_CLASS (probe_guide_note_parent_class)->finalize (object);
}

static void
probe_guide_note_class_init (ProbeGuideNoteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = probe_guide_note_dispose;
  object_class->finalize = probe_guide_note_finalize;
  signals[GO_ON] =
    g_signal_new ("go-on", PROBE_TYPE_GUIDE_NOTE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TELL] = g_signal_new ("tell", PROBE_TYPE_GUIDE_NOTE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LEAVE] =
    g_signal_new ("leave", PROBE_TYPE_GUIDE_NOTE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "probe-guide-note");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
probe_guide_note_init (ProbeGuideNote *self)
{
  gtk_widget_set_name (GTK_WIDGET (self), "guide-note");
  self->slip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  make_side (self);
  make_words (self);
  gtk_widget_set_parent (self->slip, GTK_WIDGET (self));
}

GtkWidget *
probe_guide_note_new (void)
{
  return g_object_new (PROBE_TYPE_GUIDE_NOTE, NULL);
}

static void
show_caption (ProbeGuideNote *self)
{
  gtk_label_set_label (GTK_LABEL (self->caption), self->compact ? self->short_chapter : self->chapter);
}

static gboolean
ends_sentence (const char *text)
{
  return g_str_has_suffix (text, "!") || g_str_has_suffix (text, "?") || g_str_has_suffix (text, ".");
}

void
probe_guide_note_show (ProbeGuideNote *self, const ProbeLessonNote *note)
{
  g_autofree char *spoken = NULL;

  g_return_if_fail (PROBE_IS_GUIDE_NOTE (self));

  probe_guide_cards_set_chapter (PROBE_GUIDE_CARDS (self->cards), note->chapter);
  g_free (self->chapter);
  self->chapter = g_strdup (note->caption);
  g_free (self->short_chapter);
  /* Translators: of the chapters of the lesson: “2 of 5” */
  self->short_chapter = g_strdup_printf (_ ("%d of %d"), note->chapter, PROBE_CHAPTERS);
  show_caption (self);
  gtk_label_set_label (GTK_LABEL (self->title), note->title);
  gtk_label_set_label (GTK_LABEL (self->text), note->text);
  gtk_widget_set_visible (self->go_on, note->go_on);
  gtk_widget_set_visible (self->tell, note->tell);

  spoken = g_strdup_printf ("%s, %s. %s%s %s", note->caption, self->short_chapter, note->title,
                            ends_sentence (note->title) ? "" : ".", note->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
probe_guide_note_set_compact (ProbeGuideNote *self, gboolean compact)
{
  g_return_if_fail (PROBE_IS_GUIDE_NOTE (self));

  if (compact == self->compact)
    return;
  self->compact = compact;
  gtk_widget_set_visible (self->cards, !compact);
  gtk_widget_set_valign (self->caption, compact ? GTK_ALIGN_START : GTK_ALIGN_END);
  show_caption (self);
}

GtkWidget *
probe_guide_note_get_go_on (ProbeGuideNote *self)
{
  g_return_val_if_fail (PROBE_IS_GUIDE_NOTE (self), NULL);

  return self->go_on;
}

GtkWidget *
probe_guide_note_get_tell (ProbeGuideNote *self)
{
  g_return_val_if_fail (PROBE_IS_GUIDE_NOTE (self), NULL);

  return self->tell;
}
