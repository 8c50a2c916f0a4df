/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-card-face-say.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/salon-avatar.h"
#include "widgets/wedges/wedges-card-band.h"
#include "widgets/wedges/wedges-card-button.h"
#include "widgets/wedges/wedges-card-clock.h"
#include "widgets/wedges/wedges-card-flap.h"
#include "widgets/wedges/wedges-card-text.h"
#include "widgets/wedges/wedges-card-words.h"
#include "widgets/wedges/wedges-category.h"

static void
set_text (GtkWidget *label, const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL && *text != '\0');
}

void
wedges_card_face_forget (WedgesCardFace *self)
{
  GtkWidget *const labels[] = {
    self->others,       self->fact,       self->given_by,   self->reason,
    self->verdict_text, self->alone_name, self->alone_note, self->call_text,
  };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    gtk_label_set_text (GTK_LABEL (labels[i]), "");
  wedges_card_text_set (WEDGES_CARD_TEXT (self->question), "");
  wedges_card_text_set (WEDGES_CARD_TEXT (self->answer), "");
  wedges_card_words_set (WEDGES_CARD_WORDS (self->given_text), "", 0);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  wedges_card_flap_close (WEDGES_CARD_FLAP (self->flap), self->cover);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
  graphene_rect_init (&self->sought, 0, 0, 0, 0);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->gold), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
}

static void
show_call_note (WedgesCardFace *self)
{
  gtk_widget_set_visible (self->call_note,
                          !(self->tight && self->low) && *gtk_label_get_text (GTK_LABEL (self->call_note)) != '\0');
}

/* Who of a team answers, and that the others keep quiet. */
static void
ask_member (WedgesCardFace *self, const WedgesCardQuestion *question, int n)
{
  const char *const *members = question->members;
  const int next = (question->member + 1) % n;
  /* Translators: %s is a member of a team */
  g_autofree char *name = g_strdup_printf (_ ("%s answers alone"), members[question->member]);
  g_autofree char *note = NULL;

  if (n == 2)
    /* Translators: %s is the other member of a team of two */
    note = g_strdup_printf (_ ("%s keeps quiet, and has the next one."), members[next]);
  else
    /* Translators: %s is a member of a team */
    note = g_strdup_printf (_ ("The others keep quiet; %s has the next one."), members[next]);
  gtk_label_set_text (GTK_LABEL (self->alone_name), name);
  gtk_label_set_text (GTK_LABEL (self->alone_note), note);
  salon_emblem_set_seat (SALON_EMBLEM (self->alone_avatar), question->colour);
}

static void
ask_call (WedgesCardFace *self, const WedgesCardQuestion *question, gboolean team)
{
  g_autofree char *call = NULL;
  const char *note = NULL;

  if (question->way == WEDGES_CARD_COMPUTER || question->replayed)
    {
      /* Translators: %s is who has to answer, often a computer player */
      call = g_strdup_printf (_ ("%s is thinking…"), self->who);
    }
  else
    {
      call = g_strdup_printf (_ ("%s, say your answer aloud."), self->who);
      if (question->seconds > 0)
        note = _ ("The time stops when somebody uncovers the answer.");
      else if (team && question->member < 0)
        note = _ ("All may whisper, and anybody answers.");
      else
        note = _ ("Then somebody uncovers the answer.");
    }
  set_text (self->call_text, call);
  gtk_label_set_text (GTK_LABEL (self->call_note), note != NULL ? note : "");
  show_call_note (self);
  gtk_widget_set_visible (self->clock, question->seconds > 0 && question->way != WEDGES_CARD_COMPUTER);
}

static void
show_hint (WedgesCardFace *self)
{
  gtk_widget_set_visible (self->hint, !self->low && *gtk_label_get_text (GTK_LABEL (self->hint)) != '\0');
}

void
wedges_card_face_set_form (WedgesCardFace *self, gboolean tight, gboolean low)
{
  self->low = low;
  self->tight = tight;
  gtk_widget_set_visible (self->stake_text, !tight);
  show_call_note (self);
  show_hint (self);
}

static const char *
say_stake (WedgesCardStake stake)
{
  switch (stake)
    {
    case WEDGES_CARD_FOR_WEDGE:
      return _ ("for the wedge");
    case WEDGES_CARD_FOR_GAME:
      return _ ("for the game");
    case WEDGES_CARD_FOR_PLACE:
      return _ ("for a place");
    case WEDGES_CARD_FOR_ROLL:
    default:
      return "";
    }
}

void
wedges_card_face_ask (WedgesCardFace *self, const WedgesCardQuestion *question)
{
  const gboolean typed = question->way == WEDGES_CARD_TYPED && !question->replayed;
  const int n = question->members != NULL ? (int) g_strv_length ((char **) question->members) : 0;
  const gboolean alone = n > 1 && question->member >= 0 && question->member < n;
  g_autofree char *place = question->one_box
                             ? g_strdup_printf (_ ("Card %d"), question->card)
                             /* Translators: the numbers of a box and of a card in it */
                             : g_strdup_printf (_ ("Box %d · card %d"), question->box + 1, question->card);

  wedges_card_face_forget (self);
  wedges_card_band_set_category (WEDGES_CARD_BAND (self->band), question->category);
  wedges_card_band_set_category (WEDGES_CARD_BAND (self->fact_bar), question->category);
  wedges_sign_set_category (WEDGES_SIGN (self->sign), question->category);
  gtk_label_set_text (GTK_LABEL (self->category), wedges_category_get_name (question->category));
  gtk_label_set_text (GTK_LABEL (self->stake_text), say_stake (question->stake));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stake), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (self->stake_text)), -1);
  gtk_widget_set_visible (self->stake, question->stake != WEDGES_CARD_FOR_ROLL);
  g_object_set_data (G_OBJECT (gtk_widget_get_first_child (self->stake)), "category",
                     GINT_TO_POINTER (question->category));
  gtk_widget_queue_draw (gtk_widget_get_first_child (self->stake));

  wedges_card_text_set (WEDGES_CARD_TEXT (self->question), question->text);
  if (alone)
    ask_member (self, question, n);
  gtk_widget_set_visible (self->alone, alone);
  g_free (self->who);
  self->who = g_strdup (alone ? question->members[question->member] : question->name);
  ask_call (self, question, n > 1);
  gtk_widget_set_visible (self->call, !typed);
  gtk_widget_set_visible (self->field, typed);
  gtk_widget_set_visible (self->bar, question->seconds > 0);
  gtk_widget_set_visible (self->bar_left, question->seconds > 0);
  gtk_widget_set_visible (self->flap, !typed);
  if (question->way == WEDGES_CARD_ALOUD && !question->replayed)
    wedges_card_flap_close (WEDGES_CARD_FLAP (self->flap), self->uncover);
  gtk_widget_set_visible (self->given, FALSE);
  gtk_widget_set_visible (self->fact_box, FALSE);

  gtk_widget_set_visible (self->actions, typed);
  gtk_widget_set_visible (self->plain, TRUE);
  gtk_widget_set_visible (self->object, !question->replayed);
  gtk_label_set_text (GTK_LABEL (self->hint), "");
  show_hint (self);
  wedges_card_button_set (self->gold, C_ ("button", "Answer"), "↵");
  wedges_card_button_set (self->plain, _ ("I don’t know"), _ ("Esc"));
  gtk_widget_set_sensitive (self->gold, FALSE);
  gtk_label_set_text (GTK_LABEL (self->place), place);
  wedges_card_face_set_left (self, question->seconds, question->seconds);
}

void
wedges_card_face_set_left (WedgesCardFace *self, int whole, double left)
{
  const int seconds = (int) ceil (MAX (left, 0));
  g_autofree char *text =
    /* Translators: the time for an answer: first how much is left, then how much there was */
    g_strdup_printf (g_dngettext (NULL, "%d second left of %d", "%d seconds left of %d", (gulong) seconds), seconds,
                     whole);

  wedges_card_clock_set (WEDGES_CARD_CLOCK (self->clock), whole, left);
  wedges_card_clock_set (WEDGES_CARD_CLOCK (self->bar), whole, left);
  if (g_strcmp0 (text, gtk_label_get_text (GTK_LABEL (self->bar_left))) != 0)
    gtk_label_set_text (GTK_LABEL (self->bar_left), text);
}

/* What follows from a right answer, which the button for it says. */
static char *
get_right (const WedgesCardQuestion *question)
{
  switch (question->stake)
    {
    case WEDGES_CARD_FOR_WEDGE:
      /* Translators: a button; %s is a player, who gets a wedge for a right answer */
      return g_strdup_printf (_ ("Right: a wedge for %s"), question->name);
    case WEDGES_CARD_FOR_GAME:
      return g_strdup_printf (_ ("Right: %s wins"), question->name);
    case WEDGES_CARD_FOR_PLACE:
      /* Translators: a button; %s is a player, who gets the second place or one behind it */
      return g_strdup_printf (_ ("Right: a place for %s"), question->name);
    case WEDGES_CARD_FOR_ROLL:
    default:
      return g_strdup_printf (_ ("Right: %s rolls again"), question->name);
    }
}

static void
answer_given (WedgesCardFace *self, const WedgesCardQuestion *question, const WedgesCardAnswer *answer)
{
  const gboolean silent = answer->given == NULL || *answer->given == '\0';
  const gboolean unknown = silent && question->replayed && (answer->right || question->way == WEDGES_CARD_ALOUD);
  g_autofree char *by = NULL, *verdict = NULL;

  if (answer->late)
    verdict = g_strdup (_ ("counts as wrong"));
  else if (answer->verdict == WEDGES_VERDICT_PROPOSED)
    verdict = g_strdup (answer->right ? _ ("taken as right") : _ ("taken as wrong"));
  else
    verdict = g_strdup (answer->right ? C_ ("verdict", "right") : C_ ("verdict", "wrong"));
  /* What was said aloud is not on record. */
  if (unknown)
    by = g_strdup (self->who);
  else
    /* Translators: %s is a player; what they have typed or said follows */
    by = g_strdup_printf (question->way == WEDGES_CARD_TYPED ? _ ("%s typed") : _ ("%s says"), self->who);
  set_text (self->given_by, by);
  set_text (self->reason, answer->late ? _ ("The time was up.") : answer->reason);
  gtk_widget_set_visible (self->given_text, !unknown);
  wedges_card_words_set (WEDGES_CARD_WORDS (self->given_text), silent ? "" : answer->given, question->colour);
  gtk_label_set_text (GTK_LABEL (self->verdict_text), verdict);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->verdict_sign),
                                answer->right ? "object-select-symbolic" : "window-close-symbolic");
  gtk_widget_remove_css_class (self->verdict, answer->right ? "wrong" : "right");
  gtk_widget_add_css_class (self->verdict, answer->right ? "right" : "wrong");
}

static void
answer_buttons (WedgesCardFace *self, const WedgesCardQuestion *question, const WedgesCardAnswer *answer)
{
  g_autofree char *right = get_right (question);
  const char *hint = NULL;

  gtk_widget_set_visible (self->plain, answer->verdict != WEDGES_VERDICT_SETTLED);
  switch (answer->verdict)
    {
    case WEDGES_VERDICT_OPEN:
      wedges_card_button_set (self->gold, right, "R");
      wedges_card_button_set (self->plain, _ ("It was wrong"), "W");
      hint = _ ("The others say whether that was right.");
      break;
    case WEDGES_VERDICT_PROPOSED:
      wedges_card_button_set (self->gold, answer->right ? right : _ ("Wrong: the turn passes"), "↵");
      wedges_card_button_set (self->plain, answer->right ? _ ("No, it was wrong") : _ ("No, it was right"), "N");
      hint = _ ("The table has the last word; the verdict can be turned round either way.");
      break;
    case WEDGES_VERDICT_SETTLED:
    default:
      wedges_card_button_set (self->gold, C_ ("after an answer", "Go on"), "↵");
    }
  gtk_label_set_text (GTK_LABEL (self->hint), hint != NULL ? hint : "");
  show_hint (self);
  gtk_widget_set_sensitive (self->gold, TRUE);
  gtk_widget_set_visible (self->actions, !question->replayed);
}

void
wedges_card_face_answer (WedgesCardFace *self, const WedgesCardQuestion *question, const WedgesCardAnswer *answer)
{
  g_autofree char *others = NULL;

  gtk_widget_set_visible (self->alone, FALSE);
  gtk_widget_set_visible (self->call, FALSE);
  gtk_widget_set_visible (self->field, FALSE);
  wedges_card_text_set (WEDGES_CARD_TEXT (self->answer), answer->answer);
  if (answer->others != NULL && *answer->others != '\0')
    {
      g_auto (GStrv) forms = g_strsplit (answer->others, "|", -1);
      g_autofree char *list = g_strjoinv (C_ ("between answers", ", "), forms);

      /* Translators: %s are other forms of an answer that count as well */
      others = g_strdup_printf (_ ("also %s"), list);
    }
  set_text (self->others, others);
  gtk_widget_set_visible (self->flap, TRUE);
  wedges_card_flap_open (WEDGES_CARD_FLAP (self->flap), self->answer_box);

  gtk_widget_set_visible (self->given, answer->verdict != WEDGES_VERDICT_OPEN);
  if (answer->verdict != WEDGES_VERDICT_OPEN)
    answer_given (self, question, answer);
  gtk_label_set_text (GTK_LABEL (self->fact), answer->fact != NULL ? answer->fact : "");
  gtk_widget_set_visible (self->fact_box, answer->fact != NULL && *answer->fact != '\0');
  answer_buttons (self, question, answer);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->gold), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, self->answer,
                                  self->verdict_text, self->fact, NULL, -1);
}

void
wedges_card_face_end (WedgesCardFace *self)
{
  gtk_widget_set_sensitive (self->actions, FALSE);
}

void
wedges_card_face_set_objected (WedgesCardFace *self, gboolean objected)
{
  const char *text = objected ? _ ("Thank you, it is noted.") : _ ("Something wrong with this card?");

  gtk_label_set_text (GTK_LABEL (self->object_text), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->object), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_sensitive (self->object, !objected);
}
