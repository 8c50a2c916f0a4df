/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-party-table.h"

#include <glib/gi18n.h>

#include "model/probe/probe-party-text.h"
#include "model/probe/probe-text.h"
#include "widgets/probe/probe-party-aside.h"
#include "widgets/probe/probe-party-page.h"
#include "widgets/probe/probe-party-room.h"
#include "widgets/probe/probe-table.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-pages.h"
#include "widgets/salon-style.h"

#define PAGE_STANDINGS "standings"
#define PAGE_GAME      "game"

static void probe_party_table_iface_init (SalonTableInterface *iface);

struct _ProbePartyTable {
  GtkWidget parent_instance;

  GtkWidget *stack, *page, *game_page, *strip, *table;
  GtkWidget *pill[PROBE_PARTY_TABLES], *carried, *watched, *hurry, *skip, *aside;

  ProbePartyGame *game;
  SalonLook look;
  double pace;
  gboolean at_table; /* the game at the table is shown, not the standings */
  gboolean hurried;  /* at once, although it began at another pace */
  gboolean told;     /* screen readers have been told who moves on */
  guint go_on_id;
};

G_DEFINE_FINAL_TYPE_WITH_CODE (ProbePartyTable,
                               probe_party_table,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_TABLE, probe_party_table_iface_init))

static void update (ProbePartyTable *self);

/* What is there */

static ProbeGame *
get_table (ProbePartyTable *self)
{
  return self->game != NULL ? probe_party_game_get_table (self->game) : NULL;
}

/* The table at which the last game was begun. */
static int
get_number (ProbePartyTable *self)
{
  ProbeParty party;

  probe_party_game_get_standing (self->game, &party);
  return probe_party_game_is_playing (self->game) ? party.over : MAX (0, party.over - 1);
}

static gboolean
has_people (ProbePartyTable *self)
{
  return get_table (self) != NULL && salon_game_count_people (SALON_GAME (get_table (self))) > 0;
}

static gboolean
round_is_over (ProbePartyTable *self)
{
  ProbeParty party;

  probe_party_game_get_standing (self->game, &party);
  return probe_party_round_is_over (&party);
}

/* Texts of the window */

static void
update_title (ProbePartyTable *self)
{
  const ProbeSetup *setup;
  g_autofree char *title = NULL, *subtitle = NULL, *inner = NULL;
  const char *edition;
  ProbeParty party;

  if (self->game == NULL)
    return;

  setup = &probe_party_game_get_header (self->game)->probe.setup;
  edition = probe_editions[setup->edition].title;
  probe_party_game_get_standing (self->game, &party);
  if (self->at_table)
    {
      /* Who begins is drawn at each table. */
      g_autofree char *options = probe_text_options (&probe_party_game_get_header (self->game)->probe, NULL);

      inner = salon_table_get_title (SALON_TABLE (self->table));
      title = g_strdup_printf (_ ("The party · table %d"), get_number (self) + 1);
      /* Translators: which game of how many, the edition, the house rules */
      subtitle = g_strdup_printf (_ ("game %1$u of %2$u · %3$s · %4$s"), party.round,
                                  probe_party_game_get_rounds (self->game), edition, options);
      /* What a person has to do comes first. */
      if (inner != NULL && g_strcmp0 (inner, _ ("Probe")) != 0 && g_strcmp0 (inner, _ ("The end")) != 0)
        {
          g_autofree char *both = g_strdup_printf ("%s · %s", title, inner);

          g_free (title);
          title = g_steal_pointer (&both);
        }
    }
  else
    {
      title = g_strdup (_ ("The party"));
      /* Translators: the edition of the game follows */
      subtitle = g_strdup_printf (_ ("twelve at three tables · %s"), edition);
    }
  salon_table_set_title (SALON_TABLE (self), title);
  salon_table_set_subtitle (SALON_TABLE (self), subtitle);
}

/* Going on */

/* Whether the game at the table is played at once. */
static gboolean
is_hurried (ProbePartyTable *self)
{
  return self->game != NULL && !has_people (self)
         && (self->hurried || probe_party_page_get_manner (PROBE_PARTY_PAGE (self->page)) == PROBE_PARTY_HURRY);
}

static void
update_pace (ProbePartyTable *self)
{
  salon_table_set_pace (SALON_TABLE (self->table), is_hurried (self) ? 0 : self->pace);
}

/* Puts the game at the table before the people, or takes it away from them. */
static void
show_table (ProbePartyTable *self, gboolean shown)
{
  ProbeParty party;
  SalonLook look;
  g_autofree char *go_on = NULL;

  self->at_table = shown;
  if (!shown)
    {
      salon_table_set_game (SALON_TABLE (self->table), NULL, NULL);
      return;
    }

  probe_party_game_get_standing (self->game, &party);
  probe_party_get_look (get_number (self), &self->look, &look);
  go_on = get_number (self) == PROBE_PARTY_TABLES - 1 ? g_strdup (_ ("To the _standings"))
                                                      : g_strdup_printf (_ ("_To table %d"), get_number (self) + 2);
  probe_table_set_next (PROBE_TABLE (self->table), go_on);
  probe_table_set_shared (PROBE_TABLE (self->table), probe_party_game_count_tables (self->game, &party) > 1);
  update_pace (self);
  salon_table_set_game (SALON_TABLE (self->table), SALON_GAME (get_table (self)), &look);
}

/* Begins the next game, or shows the standings when all three tables have played. */
static void
go_on (ProbePartyTable *self)
{
  g_autoptr (GError) error = NULL;

  if (probe_party_game_is_playing (self->game))
    return;
  if (self->at_table && round_is_over (self))
    {
      show_table (self, FALSE);
      update (self);
      probe_party_page_play (PROBE_PARTY_PAGE (self->page), probe_party_page_get_duration (self->pace));
      return;
    }

  show_table (self, FALSE);
  self->hurried = self->told = FALSE;
  if (!probe_party_game_sit_down (self->game, &error))
    {
      salon_table_tell (SALON_TABLE (self), error->message);
      update (self);
    }
}

static gboolean
go_on_cb (gpointer data)
{
  ProbePartyTable *self = data;

  self->go_on_id = 0;
  if (self->game != NULL)
    go_on (self);
  return G_SOURCE_REMOVE;
}

/* The button that was clicked may be hidden then, which GTK does not expect while it handles the click. */
static void
go_on_soon (ProbePartyTable *self)
{
  if (self->go_on_id == 0)
    self->go_on_id = g_idle_add (go_on_cb, self);
}

/* Tells screen readers who moves on, once, when everybody sees it. */
static void
tell_moves (ProbePartyTable *self)
{
  g_autofree char *text = NULL;
  ProbeParty party;

  if (self->told)
    return;

  self->told = TRUE;
  probe_party_game_get_standing (self->game, &party);
  text = probe_party_text_moves (probe_party_game_get_header (self->game), &party);
  salon_game_tell (SALON_GAME (self->game), text);
  salon_game_changed (SALON_GAME (self->game));
}

/* Another game is at the table. */
static void
table_changed_cb (ProbePartyTable *self)
{
  const ProbePartyManner manner = probe_party_page_get_manner (PROBE_PARTY_PAGE (self->page));

  show_table (self, has_people (self) || manner != PROBE_PARTY_SKIP);
}

static void
changed_cb (ProbePartyTable *self)
{
  const gboolean ends = get_table (self) != NULL && !probe_party_game_is_playing (self->game) && !self->told;
  const gboolean at_table = self->at_table, over = ends && round_is_over (self);

  update (self);
  if (!ends)
    return;

  /* Nobody waits for a game that nobody looks at. */
  if (!at_table && over)
    probe_party_page_play (PROBE_PARTY_PAGE (self->page), probe_party_page_get_duration (self->pace));
  else if (!at_table || is_hurried (self))
    go_on_soon (self);
}

/* What people ask for */

static void
page_go_on_cb (ProbePartyTable *self)
{
  if (salon_game_get_stage (SALON_GAME (self->game)) == SALON_GAME_FINISHED)
    probe_party_game_set_rounds (self->game, probe_party_game_get_rounds (self->game) + 1);
  go_on_soon (self);
}

static void
end_evening_cb (ProbePartyTable *self)
{
  ProbeParty party;

  probe_party_game_get_standing (self->game, &party);
  probe_party_game_set_rounds (self->game, party.round);
}

static void
hurry_cb (ProbePartyTable *self)
{
  self->hurried = TRUE;
  update_pace (self);
  probe_table_hurry (PROBE_TABLE (self->table));
  update (self);
}

static void
skip_cb (ProbePartyTable *self)
{
  if (has_people (self))
    return;

  show_table (self, FALSE);
  update (self);
  if (!probe_party_game_is_playing (self->game))
    go_on (self);
}

/* What is shown */

static void
update_strip (ProbePartyTable *self)
{
  const int number = get_number (self);
  g_autofree char *carried = NULL;
  const gboolean watched = !has_people (self) && probe_party_game_is_playing (self->game);
  g_autofree char *text = g_strdup_printf (_ ("Watching table %d"), number + 1);
  ProbeParty party;

  probe_party_game_get_standing (self->game, &party);
  carried = probe_party_text_carried (&probe_game_get_header (get_table (self))->salon, &party, number);
  for (int i = 0; i < PROBE_PARTY_TABLES; i++)
    {
      g_autofree char *label = g_strdup_printf (_ ("Table %d"), i + 1);
      g_autofree char *state = NULL;

      gtk_label_set_label (GTK_LABEL (self->pill[i]), label);
      if (i == number)
        gtk_widget_add_css_class (self->pill[i], "here");
      else
        gtk_widget_remove_css_class (self->pill[i], "here");
      if (i < number)
        gtk_widget_add_css_class (self->pill[i], "over");
      else
        gtk_widget_remove_css_class (self->pill[i], "over");
      state = g_strdup_printf (i == number  ? _ ("Table %d, which plays now")
                               : i < number ? _ ("Table %d, which has played")
                                            : _ ("Table %d, which plays later"),
                               i + 1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->pill[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, state, -1);
    }
  gtk_label_set_label (GTK_LABEL (self->carried), carried);
  gtk_label_set_label (GTK_LABEL (self->watched), text);
  gtk_widget_set_visible (self->watched, watched);
  gtk_widget_set_visible (self->hurry, watched && !self->hurried);
  gtk_widget_set_visible (self->skip, watched);
}

static void
update (ProbePartyTable *self)
{
  const gboolean page_was_new = gtk_stack_get_visible_child (GTK_STACK (self->stack)) != self->page;

  if (self->game == NULL)
    return;

  if (self->at_table)
    {
      update_strip (self);
      probe_party_aside_update (PROBE_PARTY_ASIDE (self->aside), self->game, get_number (self));
      salon_pages_show (GTK_STACK (self->stack), PAGE_GAME);
    }
  else
    {
      probe_party_page_show (PROBE_PARTY_PAGE (self->page), self->game);
      salon_pages_show (GTK_STACK (self->stack), PAGE_STANDINGS);
      if (page_was_new)
        probe_party_page_focus (PROBE_PARTY_PAGE (self->page));
      if (get_table (self) != NULL && !probe_party_game_is_playing (self->game) && round_is_over (self))
        tell_moves (self);
    }
  update_title (self);
}

/* The object */

static void
take_game_away (ProbePartyTable *self)
{
  g_clear_handle_id (&self->go_on_id, g_source_remove);
  if (self->game == NULL)
    return;

  salon_table_set_game (SALON_TABLE (self->table), NULL, NULL);
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

static void
probe_party_table_dispose (GObject *object)
{
  ProbePartyTable *self = PROBE_PARTY_TABLE (object);

  if (self->stack != NULL)
    take_game_away (self);
  g_clear_pointer (&self->stack, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_party_table_parent_class)->dispose (object);
}

static void
probe_party_table_class_init (ProbePartyTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  probe_widgets_init ();
  object_class->dispose = probe_party_table_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "probe-party-table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_button (ProbePartyTable *self, const char *label, const char *name, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_name (button, name);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  return button;
}

static GtkWidget *
make_strip (ProbePartyTable *self)
{
  GtkWidget *strip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *title = gtk_label_new (_ ("The evening"));

  gtk_widget_add_css_class (strip, "party-strip");
  gtk_widget_add_css_class (title, "felt-dim");
  gtk_box_append (GTK_BOX (strip), title);
  for (int i = 0; i < PROBE_PARTY_TABLES; i++)
    {
      self->pill[i] = gtk_label_new (NULL);
      gtk_widget_add_css_class (self->pill[i], "table-pill");
      gtk_widget_set_valign (self->pill[i], GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (strip), self->pill[i]);
    }
  self->carried = gtk_label_new (NULL);
  gtk_widget_set_hexpand (self->carried, TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->carried), 1);
  gtk_label_set_ellipsize (GTK_LABEL (self->carried), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->carried, "felt-dim");
  gtk_widget_add_css_class (self->carried, "carried");
  gtk_box_append (GTK_BOX (strip), self->carried);
  self->watched = gtk_label_new (NULL);
  self->hurry = make_button (self, _ ("_Hurry"), "party-hurry-now", G_CALLBACK (hurry_cb));
  self->skip = make_button (self, _ ("_Skip"), "party-skip-now", G_CALLBACK (skip_cb));
  gtk_box_append (GTK_BOX (strip), self->watched);
  gtk_box_append (GTK_BOX (strip), self->hurry);
  gtk_box_append (GTK_BOX (strip), self->skip);
  return strip;
}

static void
probe_party_table_init (ProbePartyTable *self)
{
  probe_widgets_load_style ();
  salon_style_load ("probe/probe-party");
  salon_look_init (&self->look);
  self->stack = gtk_stack_new ();
  gtk_stack_set_transition_type (GTK_STACK (self->stack), GTK_STACK_TRANSITION_TYPE_NONE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));

  self->page = probe_party_page_new ();
  g_signal_connect_swapped (self->page, "go-on", G_CALLBACK (page_go_on_cb), self);
  g_signal_connect_swapped (self->page, "end-evening", G_CALLBACK (end_evening_cb), self);
  g_signal_connect_swapped (self->page, "new-game", G_CALLBACK (salon_table_new_game), self);
  gtk_stack_add_titled (GTK_STACK (self->stack), self->page, PAGE_STANDINGS, _ ("Standings"));

  self->game_page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->game_page, "felt");
  self->strip = make_strip (self);
  self->table = g_object_new (PROBE_TYPE_TABLE, NULL);
  gtk_widget_set_vexpand (self->table, TRUE);
  self->aside = probe_party_aside_new ();
  probe_table_set_aside (PROBE_TABLE (self->table), self->aside);
  g_signal_connect_swapped (self->table, "retitled", G_CALLBACK (update_title), self);
  g_signal_connect_swapped (self->table, "play-again", G_CALLBACK (go_on_soon), self);
  g_signal_connect_swapped (self->table, "message", G_CALLBACK (salon_table_tell), self);
  gtk_box_append (GTK_BOX (self->game_page), self->strip);
  gtk_box_append (GTK_BOX (self->game_page), self->table);
  gtk_stack_add_titled (GTK_STACK (self->stack), self->game_page, PAGE_GAME, _ ("Playing"));
}

/* Functions that the window calls */

/* An evening that is taken up again goes on where it was: at the table, or between two games. */
static void
set_game (SalonTable *table, SalonGame *game, const SalonLook *look)
{
  ProbePartyTable *self = PROBE_PARTY_TABLE (table);

  take_game_away (self);
  self->at_table = self->hurried = FALSE;
  self->told = game == NULL || !probe_party_game_is_playing (PROBE_PARTY_GAME (game));
  if (game == NULL)
    return;

  self->game = g_object_ref (PROBE_PARTY_GAME (game));
  self->look = *look;
  g_signal_connect_swapped (game, "table-changed", G_CALLBACK (table_changed_cb), self);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (changed_cb), self);
  if (probe_party_game_is_playing (self->game))
    show_table (self, TRUE);
  update (self);
}

static SalonGame *
get_game (SalonTable *table)
{
  ProbePartyTable *self = PROBE_PARTY_TABLE (table);

  return self->game != NULL ? SALON_GAME (self->game) : NULL;
}

static void
set_pace (SalonTable *table, double seconds)
{
  ProbePartyTable *self = PROBE_PARTY_TABLE (table);

  self->pace = seconds;
  update_pace (self);
}

static void
set_helps (SalonTable *table, gboolean helps)
{
  salon_table_set_helps (SALON_TABLE (PROBE_PARTY_TABLE (table)->table), helps);
}

static void
probe_party_table_iface_init (SalonTableInterface *iface)
{
  iface->set_game = set_game;
  iface->get_game = get_game;
  iface->set_pace = set_pace;
  iface->set_helps = set_helps;
}
