/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the application shows of Wedges beside the table: the page for a new game shows any set-up and gives it back, and
 * proposes what suits who plays; teams are made of what people type; and the help says of typed answers what the judge says, in
 * each language.
 *
 * Argument: --language TAG, the language of the catalogue that is looked at. */

#include <locale.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/wedges/wedges-help-pictures.h"
#include "app/wedges/wedges-help.h"
#include "app/wedges/wedges-new-game-page.h"
#include "model/wedges/wedges-setup.h"
#include "pages-hands.h"
#include "salon-app-resource.h"

/* Everything that a set-up may say, different from what the page begins with. */
#define SETUP                   \
  "salon-record 1\n"            \
  "game wedges\n"               \
  "edition master-1981\n"       \
  "questions fr\n"              \
  "option boxes 1\n"            \
  "option judge typed\n"        \
  "option seconds 25\n"         \
  "option consultation off\n"   \
  "option places on\n"          \
  "seat 1 human The Larks\n"    \
  "member 1 Ines\n"             \
  "member 1 Omar\n"             \
  "seat 2 computer-hard Rosa\n" \
  "seat 3 human Nora\n"

static SalonSetupPage *
make_page (void)
{
  return g_object_ref_sink (g_object_new (WEDGES_TYPE_NEW_GAME_PAGE, NULL));
}

static void
read_page (SalonSetupPage *page, WedgesHeader *header, WedgesHabits *habits)
{
  SalonLook look;
  gboolean by_lot = FALSE;
  g_autofree char *setup = salon_setup_page_get (page, &look, &by_lot);

  g_assert_nonnull (setup);
  g_assert_cmpint (wedges_setup_read (setup, strlen (setup), header, habits), ==, SALON_SETUP_GOOD);
}

static void
set_page (SalonSetupPage *page, const char *setup)
{
  SalonLook look;

  salon_look_init (&look);
  salon_setup_page_set (page, setup, &look, TRUE);
}

static void
test_kind_start (void)
{
  g_autoptr (SalonSetupPage) page = make_page ();
  WedgesHabits habits;
  WedgesHeader header;

  read_page (page, &header, &habits);
  g_assert_cmpint (header.setup.seats, ==, 3);
  g_assert_cmpint (header.salon.kind[0], ==, SALON_HUMAN);
  g_assert_cmpint (header.salon.kind[1], ==, SALON_COMPUTER_EASY);
  g_assert_cmpint (header.salon.kind[2], ==, SALON_COMPUTER_EASY);
  /* Nobody else could judge what is said. */
  g_assert_true (header.typed);
  g_assert_cmpint (header.setup.boxes, ==, 2);
  g_assert_cmpint (header.seconds, ==, 0);
  /* Questions are in the language of the interface, which is that of “Which questions?”. */
  g_assert_cmpstr (header.questions, ==, g_str_equal (_ ("Which questions?"), "Which questions?") ? "en" : "fr");
}

static void
test_round_trip (void)
{
  g_autoptr (SalonSetupPage) page = make_page ();
  g_autofree char *setup = NULL;
  SalonLook look;
  gboolean by_lot = TRUE;

  set_page (page, SETUP);
  setup = salon_setup_page_get (page, &look, &by_lot);
  g_assert_cmpstr (setup, ==, SETUP);
  g_assert_true (by_lot);
}

static void
test_shuffling_is_not_remembered (void)
{
  g_autoptr (SalonSetupPage) page = make_page ();
  WedgesHabits habits;
  WedgesHeader header;

  set_page (page, SETUP "# shuffle boxes\n");
  read_page (page, &header, &habits);
  g_assert_false (habits.shuffle);

  adw_combo_row_set_selected (ADW_COMBO_ROW (hands_get (GTK_WIDGET (page), "option-shuffle")), 1);
  read_page (page, &header, &habits);
  g_assert_true (habits.shuffle);
}

/* Sets the page to a game of these seats, with the judge that the text names. */
static gboolean
is_typed (SalonSetupPage *page, const char *judge, const char *seats)
{
  g_autofree char *setup =
    g_strdup_printf ("salon-record 1\ngame wedges\nedition master-1981\nquestions en\noption judge %s\n%s", judge,
                     seats);
  WedgesHabits habits;
  WedgesHeader header;

  set_page (page, setup);
  read_page (page, &header, &habits);
  return header.typed;
}

static void
test_judge (void)
{
  g_autoptr (SalonSetupPage) page = make_page ();
  GtkWidget *judge;

  g_assert_true (is_typed (page, "typed", "seat 1 human Ada\nseat 2 computer-easy Hugo\n"));
  g_assert_false (is_typed (page, "table", "seat 1 human Ada\nseat 2 human Nora\n"));
  /* What was chosen against the proposal stays. */
  g_assert_false (is_typed (page, "table", "seat 1 human Ada\nseat 2 computer-easy Hugo\n"));
  g_assert_true (is_typed (page, "typed", "seat 1 human Ada\nseat 2 human Nora\n"));

  /* Where only computers play there is nothing to judge, and the row says so. */
  is_typed (page, "table", "seat 1 computer-easy Rosa\nseat 2 computer-easy Hugo\n");
  judge = hands_get (GTK_WIDGET (page), "option-judge");
  g_assert_false (gtk_widget_get_sensitive (judge));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (judge)), ==, _ ("Only computers play."));
}

/* A team needs more than one person, and a place needs somebody behind it. */
static void
test_rules_that_cannot_be_had (void)
{
  g_autoptr (SalonSetupPage) page = make_page ();
  WedgesHabits habits;
  WedgesHeader header;

  set_page (page, "salon-record 1\ngame wedges\nedition master-1981\nquestions en\noption consultation off\n"
                  "option places on\nseat 1 human Ada\nseat 2 human Nora\n");
  read_page (page, &header, &habits);
  g_assert_false (header.separate);
  g_assert_cmpint (header.setup.places, ==, 0);
  g_assert_false (gtk_widget_get_sensitive (hands_get (GTK_WIDGET (page), "option-consultation")));
  g_assert_false (gtk_widget_get_sensitive (hands_get (GTK_WIDGET (page), "option-places")));
}

/* Types into the entry for members of the first seat’s popover, as far as the page knows then. */
static void
add_members (SalonSetupPage *page, const char *text)
{
  GtkWidget *chair = hands_get (GTK_WIDGET (page), "seat-1"), *entry;

  gtk_widget_activate_action (chair, "chair.open", NULL);
  entry = hands_get (GTK_WIDGET (page), "seat-member");
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");
}

static void
test_teams (void)
{
  g_autoptr (SalonSetupPage) page = make_page ();
  GtkWidget *window = gtk_window_new ();
  WedgesHabits habits;
  WedgesHeader header;

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (page));
  set_page (page, SETUP);
  add_members (page, " Lea, Tom ,,Wim");
  read_page (page, &header, &habits);
  g_assert_cmpint (header.members[0], ==, 5);
  g_assert_cmpstr (wedges_header_get_member (&header, 0, 4), ==, "Wim");

  /* Nobody is in a team twice, and nothing is lost of what was typed. */
  add_members (page, "Zoe, Lea");
  read_page (page, &header, &habits);
  g_assert_cmpint (header.members[0], ==, 5);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (hands_get (GTK_WIDGET (page), "seat-member"))), ==, "Zoe, Lea");

  add_members (page, "Zoe, Ben, Zoe");
  read_page (page, &header, &habits);
  g_assert_cmpint (header.members[0], ==, 5);

  /* Twenty-four in all. */
  add_members (page, "a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t");
  read_page (page, &header, &habits);
  g_assert_cmpint (header.members[0], ==, 5);
  add_members (page, "a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s");
  read_page (page, &header, &habits);
  g_assert_cmpint (header.members[0], ==, WEDGES_MAX_MEMBERS);
  add_members (page, "t");
  read_page (page, &header, &habits);
  g_assert_cmpint (header.members[0], ==, WEDGES_MAX_MEMBERS);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* A bank whose first card asks for each answer of the help, and the second for its rival. */
static QuestionsBank *
make_bank (const WedgesHelpAnswer *answer)
{
  static const char categories[] = "GEHASP";
  const char *kind = g_ascii_isdigit (*answer->answer) ? "year" : "thing";
  g_autoptr (GString) text = g_string_new (NULL);

  for (int card = 1; card <= 2; card++)
    {
      g_string_append_printf (text, "card %d\n", card);
      for (int i = 0; i < 6; i++)
        {
          const char *said = i > 0 ? "Ouagadougou" : card == 1 ? answer->answer : answer->rival;

          g_string_append_printf (text, "%c 3 %s\nA question?\n= %s\n", categories[i], i > 0 ? "other" : kind,
                                  said != NULL ? said : "Ouagadougou");
        }
    }
  return questions_bank_read (text->str, text->len, NULL, NULL);
}

static void
test_typed_answers (void)
{
  WedgesHelpAnswer answer;
  guint n = 0;

  for (; wedges_help_get_answer (n, &answer); n++)
    {
      QuestionsBank *bank = make_bank (&answer);
      QuestionsJudge *judge = questions_judge_new (bank);
      QuestionsProposal proposal;
      gsize questions;
      const QuestionsQuestion *question = questions_bank_get (bank, &questions);

      g_assert_cmpuint (questions, ==, 12);
      g_assert_cmpstr (question->answer, ==, answer.answer);
      questions_judge_answer (judge, question, answer.typed, strlen (answer.typed), &proposal);
      g_assert_cmpint (proposal.reason, ==, answer.reason);
      g_assert_cmpint (proposal.right, ==, answer.reason < QUESTIONS_NOTHING);
      questions_judge_free (judge);
      questions_bank_free (bank);
    }
  g_assert_cmpuint (n, >=, 4);
}

/* Every picture of the help can be made, and its moves are legal. */
static void
test_pictures (void)
{
  for (const SalonHelpChapter *chapter = wedges_help.chapters; chapter->title[0] != NULL; chapter++)
    if (chapter->make_picture != NULL)
      g_object_unref (g_object_ref_sink (chapter->make_picture (0)));
  for (guint card = 0;; card++)
    {
      GtkWidget *widget = wedges_help.make_card (0, card);

      if (widget == NULL)
        break;
      g_object_unref (g_object_ref_sink (widget));
      g_assert_cmpuint (card, <, 6);
    }
}

int
main (int argc, char **argv)
{
  const char *language = argc > 2 && strcmp (argv[1], "--language") == 0 ? argv[2] : NULL;

  hands_init (&argc, &argv);
  salon_app_get_resource ();
  if (language != NULL)
    {
      g_setenv ("LANGUAGE", language, TRUE);
      g_assert_nonnull (setlocale (LC_MESSAGES, "C.UTF-8"));
      bindtextdomain (GETTEXT_PACKAGE, g_getenv ("SALON_LOCALES"));
      bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
      /* The catalogue is there. */
      g_assert_cmpstr (dgettext (GETTEXT_PACKAGE, "Which questions?"), !=, "Which questions?");
    }

  g_test_add_func ("/page/kind-start", test_kind_start);
  g_test_add_func ("/page/round-trip", test_round_trip);
  g_test_add_func ("/page/shuffling-is-not-remembered", test_shuffling_is_not_remembered);
  g_test_add_func ("/page/judge", test_judge);
  g_test_add_func ("/page/rules-that-cannot-be-had", test_rules_that_cannot_be_had);
  g_test_add_func ("/page/teams", test_teams);
  g_test_add_func ("/help/typed-answers", test_typed_answers);
  g_test_add_func ("/help/pictures", test_pictures);

  return g_test_run ();
}
