/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Probe's pages promise: what may be done by mouse and by keyboard, what can be
 * read aloud, and that no word stays behind in a page that was cleared. */

#include <adwaita.h>

#include "pages-scene.h"
#include "rules/probe/probe-apply.h"
#include "widgets/probe-end-page.h"
#include "widgets/probe-guess.h"
#include "widgets/probe-lay-page.h"
#include "widgets/probe-lay-row.h"
#include "widgets/probe-name-panel.h"
#include "widgets/probe-pad.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-curtain.h"
#include "widgets/salon-note.h"
#include "widgets/salon-tray.h"

/* The row and the guess, which need no display */

static void
assert_row (const ProbeLayRow *row,
            const char        *text)
{
  char laid[PROBE_SPACES + 1];
  ProbeRow cards;

  probe_lay_row_to (row, &cards);
  probe_row_format (&cards, laid);
  g_assert_cmpstr (laid, ==, text);
}

/* Each letter of a script is a key, '<' and '>' step, '-' erases, '~' erases to
 * the right. */
static void
test_row_typing (void)
{
  static const struct {
    const char *script, *row;
  } rows[] = {
    { "", "" },
    { "CAT", "CAT" },
    { "..CAT", "..CAT" },
    { "..CAT.", "..CAT." },
    { "CAT<<R", "CRAT" },
    { "CAT<<<.", ".CAT" },
    { "CAT<.", "CAT" },       /* a blank cannot stand inside */
    { "CAT..S", "CATS.." },   /* the letter belongs to the word */
    { "CAT.-", "CAT" },
    { "CAT-", "CA" },
    { ".CAT---", "." },
    { ".CAT----", "" },
    { ".CAT-----", "" },
    { "CAT<<<~", "AT" },
    { "CAT.~", "CAT" },
    { "..CAT<<<-", ".CAT" },
    { "ABCDEFGHIJKLM", "ABCDEFGHIJKL" },
    { "ABCDEFGHIJKL.", "ABCDEFGHIJKL" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    ProbeLayRow row = { 0 };

    for (const char *key = rows[i].script; *key; key++)
      switch (*key) {
      case '<':
        probe_lay_row_step (&row, -1);
        break;
      case '>':
        probe_lay_row_step (&row, 1);
        break;
      case '-':
      case '~':
        probe_lay_row_erase (&row, *key == '~');
        break;
      default:
        probe_lay_row_type (&row, *key);
      }
    assert_row (&row, rows[i].row);
  }
}

static void
test_row_moving (void)
{
  static const struct {
    const char *before;
    int from, to;
    const char *after;
  } moves[] = {
    { "CAT", 0, 2, "ATC" },
    { "CAT", 2, 0, "TCA" },
    { ".CAT", 1, 0, ".CAT" },
    { ".CAT", 0, 3, "CAT." },
    { "CAT.", 3, 0, ".CAT" },
    { ".CAT.", 1, 11, ".ATC." },
    { ".A.", 1, 2, ".A." },
    { "CAT", 7, 0, "CAT" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++) {
    ProbeRow cards;
    ProbeLayRow row;

    probe_row_parse (moves[i].before, &cards);
    probe_lay_row_from (&row, &cards);
    probe_lay_row_move (&row, moves[i].from, moves[i].to);
    assert_row (&row, moves[i].after);
  }
}

static void
test_row_dropping (void)
{
  static const struct {
    const char *before;
    char letter;
    int slot;
    const char *after;
  } drops[] = {
    { "", 'A', 5, "A" },
    { "CAT", 'S', 3, "CATS" },
    { "CAT", 'S', 11, "CATS" },
    { "CAT", 'S', 0, "SCAT" },
    { "CAT", 'O', 1, "COAT" },
    { "..CAT", 'S', 0, "..SCAT" },
    { "CAT", '.', 0, ".CAT" },
    { "CAT", '.', 2, "CAT." },
    { "", '.', 7, "." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (drops); i++) {
    ProbeRow cards;
    ProbeLayRow row;

    probe_row_parse (drops[i].before, &cards);
    probe_lay_row_from (&row, &cards);
    g_assert_true (probe_lay_row_insert (&row, drops[i].letter, drops[i].slot));
    assert_row (&row, drops[i].after);
  }
}

static void
test_guess (void)
{
  ProbeState state = { 0 };
  ProbeGuess guess;

  /* ?R??T: the second and the last card lie open. */
  g_assert_cmpint (probe_row_parse (".RO.T", &state.setup.row[1][0]), ==, PROBE_OK);
  state.hidden[1][0] = 1 << 0 | 1 << 2 | 1 << 3;
  state.setup.row[1][0].card[0] = PROBE_UNKNOWN;
  state.setup.row[1][0].card[2] = PROBE_UNKNOWN;
  state.setup.row[1][0].card[3] = PROBE_UNKNOWN;

  probe_guess_begin (&guess, &state, 1, 0);
  g_assert_cmpint (guess.caret, ==, 0);
  g_assert_cmpint (probe_guess_worth (&guess), ==, 5 + 15 + 15);
  probe_guess_type (&guess, '.');
  probe_guess_type (&guess, 'O');
  g_assert_cmpint (guess.caret, ==, 3);
  g_assert_false (probe_guess_complete (&guess));
  probe_guess_type (&guess, '.');
  g_assert_true (probe_guess_complete (&guess));
  g_assert_true (probe_guess_blank_inside (&guess));

  g_assert_true (probe_guess_erase (&guess, TRUE));
  g_assert_cmpint (guess.caret, ==, 3);
  g_assert_true (probe_guess_erase (&guess, TRUE));
  g_assert_cmpint (guess.caret, ==, 2);
  probe_guess_go (&guess, 1); /* lies open */
  g_assert_cmpint (guess.caret, ==, 2);
  probe_guess_step (&guess, -1);
  g_assert_cmpint (guess.caret, ==, 0);
  g_assert_cmpint (guess.row.card[1], ==, 'R');
}

/* Finding and touching widgets */

static GtkWidget *
find (GtkWidget  *widget,
      const char *name)
{
  if (g_strcmp0 (gtk_widget_get_name (widget), name) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find (child, name);

    if (found)
      return found;
  }
  return NULL;
}

static GtkWidget *
get (GtkWidget  *page,
     const char *name)
{
  GtkWidget *widget = find (page, name);

  if (!widget)
    g_error ("there is no widget “%s”", name);
  return widget;
}

static GtkWidget *
present (GtkWidget *page)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 600);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  while (!gtk_widget_get_mapped (page))
    g_main_context_iteration (NULL, TRUE);
  return window;
}

/* What a class' binding or an assistive technology does. */
static void
activate (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget))
    g_signal_emit_by_name (widget, "clicked");
  else
    g_signal_emit_by_name (widget, "activated");
}

static gboolean
press (GtkWidget *page,
       guint      keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (page);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
    gboolean taken = FALSE;

    if (!GTK_IS_EVENT_CONTROLLER_KEY (controller))
      continue;
    g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &taken);
    return taken;
  }
  g_assert_not_reached ();
}

static void
type (GtkWidget  *page,
      const char *text)
{
  for (const char *key = text; *key; key++)
    press (page, gdk_unicode_to_keyval ((guint32) *key));
}

static void
assert_label (gpointer    widget,
              const char *label)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

static void
assert_tray (GtkWidget  *page,
             const char *name,
             const char *text)
{
  SalonTray *tray = SALON_TRAY (get (page, name));
  char laid[SALON_N_SPACES + 1] = { 0 };

  for (int i = 0, n = 0; i < SALON_N_SPACES; i++) {
    SalonSpace *space = salon_tray_get_space (tray, i);

    if (salon_space_get_state (space) == SALON_SPACE_HIDDEN)
      laid[n++] = '?';
    else if (salon_space_get_state (space) != SALON_SPACE_EMPTY)
      laid[n++] = salon_space_get_letter (space);
  }
  g_assert_cmpstr (laid, ==, text);
}

static const char *
note (GtkWidget  *page,
      const char *name)
{
  return salon_note_get_text (SALON_NOTE (get (page, name)));
}

static void
count_cb (GtkWidget *widget,
          int       *count)
{
  (*count)++;
}

/* Laying a word */

static GtkWidget *
make_lay (ProbeGame **game,
          const char *edition,
          gboolean    free_spelling)
{
  GtkWidget *page = probe_lay_page_new ();

  *game = pages_scene_laying (edition, 3, 1, free_spelling);
  probe_lay_page_begin (PROBE_LAY_PAGE (page), *game, 0, 0, salon_colour_get (0));
  return page;
}

static void
test_lay_by_keyboard (void)
{
  g_autoptr (ProbeGame) game = NULL;
  GtkWidget *page = make_lay (&game, "parker-1982", FALSE);
  GtkWidget *window = present (page);
  int laid = 0, seat, tray;

  g_signal_connect (page, "laid", G_CALLBACK (count_cb), &laid);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_ROLE_GROUP);
  assert_label (page, "Ada, choose a secret word of 4 to 12 letters");
  g_assert_false (gtk_widget_get_sensitive (get (page, "lay-done")));

  type (page, "..roc");
  assert_tray (page, "lay-tray", "..ROC");
  g_assert_false (gtk_widget_get_sensitive (get (page, "lay-done")));
  press (page, GDK_KEY_Return);
  g_assert_cmpint (laid, ==, 0);

  type (page, "kex");
  press (page, GDK_KEY_BackSpace);
  type (page, "t.");
  assert_tray (page, "lay-tray", "..ROCKET.");
  g_assert_true (gtk_widget_get_sensitive (get (page, "lay-done")));
  assert_label (get (page, "lay-status"), note (page, "lay-status"));
  g_assert_nonnull (strstr (note (page, "lay-status"), "ROCKET"));

  press (page, GDK_KEY_Return);
  g_assert_cmpint (laid, ==, 1);
  g_assert_true (probe_game_next_to_lay (game, &seat, &tray));
  g_assert_cmpint (seat, ==, 1);
  assert_tray (page, "lay-tray", "");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_lay_by_mouse (void)
{
  g_autoptr (ProbeGame) game = NULL;
  GtkWidget *page = make_lay (&game, "parker-1964", FALSE);
  GtkWidget *window = present (page);
  GtkWidget *lay_tray = get (page, "lay-tray");
  int laid = 0;

  g_signal_connect (page, "laid", G_CALLBACK (count_cb), &laid);
  g_assert_false (gtk_widget_get_sensitive (get (page, "lay-after")));
  activate (get (page, "set-C"));
  activate (get (page, "set-T"));
  activate (get (page, "lay-before"));
  activate (get (page, "lay-after"));
  activate (get (page, "set-blank"));
  assert_tray (page, "lay-tray", ".CT..");

  g_signal_emit_by_name (lay_tray, "letter-dropped", 'A', 2);
  assert_tray (page, "lay-tray", ".CAT..");
  g_signal_emit_by_name (lay_tray, "space-activated", 0);
  assert_tray (page, "lay-tray", "CAT..");
  g_signal_emit_by_name (lay_tray, "space-activated", 1);
  assert_tray (page, "lay-tray", "CT..");
  activate (get (page, "lay-clear"));
  assert_tray (page, "lay-tray", "");
  g_assert_false (gtk_widget_get_sensitive (get (page, "lay-clear")));

  activate (get (page, "set-C"));
  activate (get (page, "set-A"));
  activate (get (page, "set-T"));
  activate (get (page, "lay-done"));
  g_assert_cmpint (laid, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is wrong is said, and cannot be laid. */
static void
test_lay_faults (void)
{
  static const struct {
    const char *keys, *said;
  } faults[] = {
    { "xqzv", "XQZV" },
    { "jjj", "No card left: J" },
    { ".......", "No card left: blank" },
    { "catsdogsbirdf", "full" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++) {
    g_autoptr (ProbeGame) game = NULL;
    GtkWidget *page = g_object_ref_sink (make_lay (&game, "parker-1964", FALSE));

    type (page, faults[i].keys);
    if (!strstr (note (page, "lay-status"), faults[i].said))
      g_error ("“%s”: %s", faults[i].keys, note (page, "lay-status"));
    g_assert_false (gtk_widget_get_sensitive (get (page, "lay-done")));
    g_object_unref (page);
  }
}

static void
test_lay_supply (void)
{
  g_autoptr (ProbeGame) box = NULL;
  g_autoptr (ProbeGame) plenty = NULL;
  GtkWidget *page = g_object_ref_sink (make_lay (&box, "parker-1964", FALSE));

  assert_label (get (page, "set-J"), "J, 2 left");
  type (page, "jj");
  assert_label (get (page, "set-J"), "J, 0 left");
  g_assert_false (gtk_widget_get_focusable (get (page, "set-J")));
  g_object_unref (page);

  page = g_object_ref_sink (make_lay (&plenty, "parker-1982", FALSE));
  assert_label (get (page, "set-J"), "J");
  assert_label (get (page, "set-blank"), "dot, 5 left");
  g_object_unref (page);
}

static void
test_lay_suggest (void)
{
  g_autoptr (ProbeGame) game = NULL;
  GtkWidget *page = g_object_ref_sink (make_lay (&game, "parker-1964", FALSE));

  activate (get (page, "lay-suggest"));
  g_assert_false (gtk_widget_get_sensitive (get (page, "lay-suggest")));
  while (!gtk_widget_get_sensitive (get (page, "lay-suggest")))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_get_sensitive (get (page, "lay-done")));

  /* A suggestion for somebody who has gone does not come. */
  activate (get (page, "lay-suggest"));
  probe_lay_page_clear (PROBE_LAY_PAGE (page));
  for (int i = 0; i < 1000 && g_main_context_iteration (NULL, FALSE); i++)
    ;
  assert_tray (page, "lay-tray", "");
  g_object_unref (page);
}

/* Every text in or below @widget. */
static void
gather_texts (GtkWidget *widget,
              GString   *texts)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (texts, "%s\n", gtk_label_get_label (GTK_LABEL (widget)));
  if (gtk_widget_get_tooltip_text (widget))
    g_string_append_printf (texts, "%s\n", gtk_widget_get_tooltip_text (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    gather_texts (child, texts);
}

static void
test_lay_clear (void)
{
  g_autoptr (ProbeGame) game = NULL;
  GtkWidget *page = g_object_ref_sink (make_lay (&game, "parker-1964", FALSE));
  g_autoptr (GString) before = g_string_new (NULL);
  g_autoptr (GString) after = g_string_new (NULL);

  type (page, ".jazz.");
  gather_texts (page, before);
  g_assert_nonnull (strstr (before->str, "JAZZ"));

  probe_lay_page_clear (PROBE_LAY_PAGE (page));
  gather_texts (page, after);
  g_assert_null (strstr (after->str, "JAZZ"));
  assert_tray (page, "lay-tray", "");
  assert_label (get (page, "lay-status"), "");
  /* The piles tell nothing either. */
  assert_label (get (page, "set-J"), "J, 2 left");
  assert_label (get (page, "set-Z"), "Z, 2 left");
  for (int i = 0; i < SALON_N_SPACES; i++) {
    SalonSpace *space = salon_tray_get_space (SALON_TRAY (get (page, "lay-tray")), i);
    g_autofree char *label = salon_space_describe (i + 1, probe_space_value (i), SALON_SPACE_EMPTY, 0, NULL);

    assert_label (space, label);
  }
  /* Keys are for nobody now. */
  type (page, "cat");
  assert_tray (page, "lay-tray", "");
  g_object_unref (page);
}

static void
test_lay_two_trays (void)
{
  g_autoptr (ProbeGame) game = pages_scene_laying ("parker-1982", 2, 2, FALSE);
  GtkWidget *page = g_object_ref_sink (probe_lay_page_new ());

  probe_lay_page_begin (PROBE_LAY_PAGE (page), game, 0, 0, salon_colour_get (0));
  assert_label (page, "Ada, choose your left word: 4 to 12 letters");
  probe_lay_page_begin (PROBE_LAY_PAGE (page), game, 0, 1, salon_colour_get (0));
  assert_label (page, "Ada, choose your right word: 4 to 12 letters");
  g_object_unref (page);
}

/* The curtain */

static void
test_curtain (void)
{
  GtkWidget *curtain = salon_curtain_new ();
  GtkWidget *window = present (curtain);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (curtain);
  GtkWidget *button = get (curtain, "curtain-open");
  int opened = 0;

  g_signal_connect (curtain, "opened", G_CALLBACK (count_cb), &opened);
  salon_curtain_close (SALON_CURTAIN (curtain), "Marie", salon_colour_get (1), "Ada asks you for R.");
  assert_label (curtain, "Marie");
  assert_label (button, "I am Marie");
  g_assert_true (gtk_widget_has_focus (curtain));

  /* A key that is still down from before repeats, and does nothing. */
  g_assert_true (press (curtain, GDK_KEY_Return));
  g_assert_true (press (curtain, GDK_KEY_space));
  g_assert_true (gtk_widget_has_focus (curtain));
  g_assert_cmpint (opened, ==, 0);

  /* Let go, the button is next. */
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-released", GDK_KEY_Return, 0, 0);
  }
  g_assert_true (gtk_widget_has_focus (button));
  g_assert_false (press (curtain, GDK_KEY_Return)); /* it is the button's */
  activate (button);
  activate (button);
  g_assert_cmpint (opened, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The pad */

static GtkWidget *
nth_child (GtkWidget *widget,
           int        n)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (child && n-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static void
test_pad (void)
{
  g_autoptr (ProbeGame) at_once = pages_scene_playing ("parker-1964", 3, 1, FALSE,
                                                     "1 draw normal\n1 ask 2 T\n2 show 1\n1 ask 2 R\n2 show 2\n", 0);
  g_autoptr (ProbeGame) at_end = pages_scene_playing ("parker-1982", 3, 1, FALSE,
                                                    "1 draw no-blank-penalty\n1 ask 2 T\n2 show 1\n1 ask 2 Q\n2 no\n"
                                                    "2 draw times-2\n2 ask 1 R\n1 show 3\n", 0);
  GtkWidget *pad = g_object_ref_sink (probe_pad_new ());
  GtkWidget *table = get (pad, "pad-table");
  GtkWidget *names = nth_child (table, 0);
  GtkWidget *lines;
  ProbeLook look;

  probe_look_init (&look);
  probe_pad_update (PROBE_PAD (pad), at_once, &look);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (table), GTK_ACCESSIBLE_ROLE_TABLE);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (names), GTK_ACCESSIBLE_ROLE_ROW);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (nth_child (names, 1)),
                                   GTK_ACCESSIBLE_ROLE_COLUMN_HEADER);
  assert_label (nth_child (names, 1), "Marie");

  lines = gtk_widget_get_first_child (gtk_widget_get_first_child (nth_child (table, 1)));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (lines), GTK_ACCESSIBLE_ROLE_ROW_GROUP);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (nth_child (lines, 0)), GTK_ACCESSIBLE_ROLE_ROW);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (nth_child (nth_child (lines, 0), 0)),
                                   GTK_ACCESSIBLE_ROLE_CELL);
  assert_label (nth_child (nth_child (lines, 0), 0), "Ada: 5 points");
  assert_label (nth_child (nth_child (lines, 1), 0), "Ada: 15 points");
  assert_label (nth_child (nth_child (lines, 1), 1), "");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get (pad, "pad-turn-sum"))), ==, "+15");

  /* Another game on the same pad; here the turn's points stand only at the foot. */
  probe_pad_update (PROBE_PAD (pad), at_end, &look);
  assert_label (nth_child (nth_child (lines, 0), 0), "Ada: 5 points");
  assert_label (nth_child (nth_child (lines, 0), 1), "");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get (pad, "pad-turn"))), ==, "This turn: Marie");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get (pad, "pad-turn-sum"))), ==, "+30");
  g_object_unref (pad);
}

/* Naming a word */

typedef struct {
  int seat, target, tray, count;
  char row[PROBE_SPACES + 1];
} Named;

static void
named_cb (GtkWidget      *panel,
          int             seat,
          int             target,
          int             tray,
          const ProbeRow *row,
          Named          *named)
{
  named->seat = seat;
  named->target = target;
  named->tray = tray;
  named->count++;
  probe_row_format (row, named->row);
}

static void
begin_naming (GtkWidget *panel,
              ProbeGame *game,
              guint      people)
{
  ProbeLook look;
  ProbeView view;

  probe_look_init (&look);
  probe_game_get_view (game, PROBE_NOBODY, &view);
  probe_name_panel_begin (PROBE_NAME_PANEL (panel), probe_game_get_header (game), &view, &look, people);
}

static void
test_name (void)
{
  /* Of Marie’s TREASURE the first card lies open. */
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 3, 1, FALSE,
                                                  "1 draw normal\n1 ask 2 T\n2 show 1\n", 0);
  GtkWidget *panel = probe_name_panel_new ();
  GtkWidget *window = present (panel);
  Named named = { 0 };
  int cancelled = 0;

  g_signal_connect (panel, "named", G_CALLBACK (named_cb), &named);
  g_signal_connect (panel, "cancelled", G_CALLBACK (count_cb), &cancelled);
  begin_naming (panel, game, 1);
  g_assert_null (find (panel, "name-who-2")); /* one person: nobody is asked */
  g_assert_null (find (panel, "name-target-1L")); /* not one’s own */

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (get (panel, "name-target-2L")), TRUE);
  assert_label (panel, "Name Marie’s word");
  assert_tray (panel, "name-row", "T???????");
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (get (panel, "name-stakes"))), "100"));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (get (panel, "name-stakes"))), "70"));

  type (panel, "reasur");
  assert_tray (panel, "name-row", "TREASUR?");
  assert_label (salon_tray_get_space (SALON_TRAY (get (panel, "name-row")), 1),
                "space 2, worth 10, you say R");
  g_assert_false (gtk_widget_get_sensitive (get (panel, "name-done")));
  press (panel, GDK_KEY_Return);
  g_assert_cmpint (named.count, ==, 0);

  g_signal_emit_by_name (get (panel, "name-letters"), "chosen", (int) 'S');
  g_assert_true (gtk_widget_get_sensitive (get (panel, "name-done")));
  g_signal_emit_by_name (get (panel, "name-row"), "space-activated", 7);
  type (panel, "e");
  press (panel, GDK_KEY_Return);
  g_assert_cmpint (named.count, ==, 1);
  g_assert_cmpint (named.seat, ==, 0);
  g_assert_cmpint (named.target, ==, 1);
  g_assert_cmpstr (named.row, ==, "TREASURE");

  press (panel, GDK_KEY_Escape);
  activate (get (panel, "name-cancel"));
  g_assert_cmpint (cancelled, ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Several people: it is asked who names; words that cannot be named are not offered. */
static void
test_name_choices (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 3, 1, FALSE, "", 0);
  g_autoptr (ProbeGame) own_turn = pages_scene_playing ("miro-1967", 3, 1, TRUE, "", 0);
  GtkWidget *panel = g_object_ref_sink (probe_name_panel_new ());

  begin_naming (panel, game, 7);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (get (panel, "name-who-1"))));
  g_assert_null (find (panel, "name-target-1L"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (get (panel, "name-who-3")), TRUE);
  g_assert_nonnull (find (panel, "name-target-1L"));
  g_assert_null (find (panel, "name-target-3L"));

  /* Miro: only on one’s own turn, so there is nothing to choose. */
  begin_naming (panel, own_turn, 7);
  g_assert_null (find (panel, "name-who-2"));
  begin_naming (panel, own_turn, 2);
  g_assert_cmpstr (note (panel, "name-note"), ==, "Nobody can name a word now.");
  g_assert_false (gtk_widget_get_sensitive (get (panel, "name-done")));
  g_object_unref (panel);
}

/* The end */

static void
gather (GtkWidget *page,
        GString   *texts)
{
  g_string_truncate (texts, 0);
  gather_texts (page, texts);
}

static void
test_end (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 3, 1, FALSE, "", G_MAXINT);
  GtkWidget *page = g_object_ref_sink (probe_end_page_new ());
  g_autoptr (GString) texts = g_string_new (NULL);
  int again = 0, fresh = 0, table = 0, best = G_MININT;
  ProbeLook look;
  ProbeView view;

  g_assert_cmpint (probe_game_get_stage (game), ==, PROBE_GAME_FINISHED);
  probe_look_init (&look);
  probe_end_page_show (PROBE_END_PAGE (page), game, &look);
  probe_game_get_view (game, PROBE_NOBODY, &view);
  for (int seat = 0; seat < 3; seat++)
    best = MAX (best, probe_score (&view.seen, seat));

  gather (page, texts);
  {
    g_autofree char *points = g_strdup_printf ("with %d points", best);

    g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (get (page, "end-heading"))), points));
  }
  g_assert_nonnull (strstr (texts->str, "rocket"));
  g_assert_nonnull (strstr (texts->str, "treasure"));
  g_assert_nonnull (strstr (texts->str, "birthday"));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (get (page, "end-sources-1")), GTK_ACCESSIBLE_ROLE_TABLE);
  /* Strict spelling: nothing to challenge. */
  g_assert_null (find (page, "end-challenge-2L"));

  g_signal_connect (page, "play-again", G_CALLBACK (count_cb), &again);
  g_signal_connect (page, "new-game", G_CALLBACK (count_cb), &fresh);
  g_signal_connect (page, "table", G_CALLBACK (count_cb), &table);
  activate (get (page, "end-again"));
  activate (get (page, "end-new"));
  activate (get (page, "end-table"));
  g_assert_cmpint (again, ==, 1);
  g_assert_cmpint (fresh, ==, 1);
  g_assert_cmpint (table, ==, 1);
  g_object_unref (page);
}

static void
test_end_challenge (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 3, 1, TRUE, "", G_MAXINT);
  GtkWidget *page = g_object_ref_sink (probe_end_page_new ());
  GtkWidget *button;
  g_autoptr (GString) texts = g_string_new (NULL);
  ProbeLook look;
  ProbeView view;
  int before;

  g_assert_cmpint (probe_game_get_stage (game), ==, PROBE_GAME_FINISHED);
  probe_look_init (&look);
  probe_end_page_show (PROBE_END_PAGE (page), game, &look);
  probe_game_get_view (game, PROBE_NOBODY, &view);
  before = probe_score (&view.seen, 1);

  button = get (page, "end-challenge-2L");
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (gtk_widget_get_parent (get (page, "end-reject-2L")))));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  g_assert_true (gtk_widget_get_visible (gtk_widget_get_parent (gtk_widget_get_parent (get (page, "end-reject-2L")))));
  gather (page, texts);
  g_assert_nonnull (strstr (texts->str, "does not have “tresurre”"));
  g_assert_null (find (page, "end-challenger2-2L")); /* not one’s own word */
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (get (page, "end-challenger3-2L")), TRUE);
  activate (get (page, "end-reject-2L"));

  probe_game_get_view (game, PROBE_NOBODY, &view);
  g_assert_cmpint (probe_score (&view.seen, 1), ==, before - 100);
  g_assert_null (find (page, "end-challenge-2L"));
  gather (page, texts);
  g_assert_nonnull (strstr (texts->str, "challenged, and wrong"));

  /* The list has it, the table agrees. */
  before = probe_score (&view.seen, 2);
  activate (get (page, "end-accept-3L"));
  probe_game_get_view (game, PROBE_NOBODY, &view);
  g_assert_cmpint (probe_score (&view.seen, 2), ==, before);
  g_assert_cmpint (view.seen.ruling[2][0], ==, PROBE_RULED_VALID);
  g_object_unref (page);
}

int
main (int    argc,
      char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  salon_widgets_init ();
  salon_widgets_load_style ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/pages/row/typing", test_row_typing);
  g_test_add_func ("/pages/row/moving", test_row_moving);
  g_test_add_func ("/pages/row/dropping", test_row_dropping);
  g_test_add_func ("/pages/guess", test_guess);
  g_test_add_func ("/pages/lay/keyboard", test_lay_by_keyboard);
  g_test_add_func ("/pages/lay/mouse", test_lay_by_mouse);
  g_test_add_func ("/pages/lay/faults", test_lay_faults);
  g_test_add_func ("/pages/lay/supply", test_lay_supply);
  g_test_add_func ("/pages/lay/suggest", test_lay_suggest);
  g_test_add_func ("/pages/lay/clear", test_lay_clear);
  g_test_add_func ("/pages/lay/two-trays", test_lay_two_trays);
  g_test_add_func ("/pages/curtain", test_curtain);
  g_test_add_func ("/pages/pad", test_pad);
  g_test_add_func ("/pages/name/row", test_name);
  g_test_add_func ("/pages/name/choices", test_name_choices);
  g_test_add_func ("/pages/end", test_end);
  g_test_add_func ("/pages/end/challenge", test_end_challenge);
  return g_test_run ();
}
