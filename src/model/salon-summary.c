/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-summary.h"

#include <string.h>

#include "model/salon-origin.h"
#include "rules/salon-remark.h"

/* More points than these no game can have. */
#define POINTS_MAX 100000000

SalonSummary *
salon_summary_new (const char *kind)
{
  SalonSummary *self = g_new0 (SalonSummary, 1);

  self->kind = g_intern_string (kind);
  self->date = g_strdup ("");
  self->title = g_strdup ("");
  self->edition = g_strdup ("");
  self->origin = g_strdup ("");
  self->words = g_strdup ("");
  self->games_kind = g_intern_static_string ("");
  self->games = g_array_new (FALSE, FALSE, sizeof (SalonSummaryGame));
  return self;
}

SalonSummary *
salon_summary_copy (const SalonSummary *self)
{
  SalonSummary *copy = g_memdup2 (self, sizeof *self);

  copy->date = g_strdup (self->date);
  copy->title = g_strdup (self->title);
  copy->edition = g_strdup (self->edition);
  copy->origin = g_strdup (self->origin);
  copy->words = g_strdup (self->words);
  for (guint i = 0; i < self->n_seats; i++)
    copy->seat[i].name = g_strdup (self->seat[i].name);
  copy->games = g_array_copy (self->games);
  return copy;
}

void
salon_summary_free (SalonSummary *self)
{
  g_free (self->date);
  g_free (self->title);
  g_free (self->edition);
  g_free (self->origin);
  g_free (self->words);
  for (guint i = 0; i < self->n_seats; i++)
    g_free (self->seat[i].name);
  g_array_unref (self->games);
  g_free (self);
}

static void
set_text (char **text, const char *value)
{
  g_free (*text);
  *text = g_strdup (value);
}

void
salon_summary_take_header (SalonSummary *self, const SalonHeader *header, guint n_seats)
{
  set_text (&self->date, header->date);
  set_text (&self->title, header->title);
  for (guint i = 0; i < n_seats; i++)
    {
      self->seat[i].kind = (SalonSeatKind) header->kind[i];
      set_text (&self->seat[i].name, header->name[i]);
    }
  self->n_seats = n_seats;
}

void
salon_summary_take_comment (SalonSummary *self, const char *line, gsize length)
{
  SalonRemark remark;

  if (!salon_remark_parse (line, length, &remark))
    return;

  self->taken_back |= remark.type == SALON_REMARK_TAKEN_BACK;
  self->hinted |= remark.type == SALON_REMARK_HINT;
  self->gone_on |= remark.type == SALON_REMARK_GONE_ON;
  if (remark.type == SALON_REMARK_SEAT && remark.number <= self->n_seats)
    {
      SalonSummarySeat *seat = &self->seat[remark.number - 1];

      seat->kind = remark.kind;
      set_text (&seat->name, remark.name);
    }
}

static gboolean
has_word (const char *words, const char *word)
{
  const gsize length = strlen (word);

  for (const char *at = words; (at = strstr (at, word)) != NULL; at += length)
    if ((at == words || at[-1] == ' ') && (at[length] == '\0' || at[length] == ' '))
      return TRUE;

  return FALSE;
}

void
salon_summary_add_word (SalonSummary *self, const char *word)
{
  char *words;

  if (word[0] == '\0' || strlen (self->words) + 1 + strlen (word) > SALON_SUMMARY_WORDS || has_word (self->words, word))
    return;

  words = self->words[0] == '\0' ? g_strdup (word) : g_strconcat (self->words, " ", word, NULL);
  g_free (self->words);
  self->words = words;
}

void
salon_summary_add_game (SalonSummary *self, const char *kind, const SalonSummaryGame *game)
{
  if (self->games->len >= SALON_SUMMARY_GAMES)
    return;

  self->games_kind = g_intern_string (kind);
  g_array_append_vals (self->games, game, 1);
}

void
salon_summary_take_origin (SalonSummary *self, const char *text, gsize length, guint n_moves)
{
  if (self->stage != SALON_GAME_FINISHED || self->date[0] != '\0')
    return;

  g_free (self->origin);
  self->origin = salon_origin_make (text, length, n_moves);
}

void
salon_summary_find_winners (SalonSummary *self)
{
  int most = G_MININT;

  for (guint i = 0; i < self->n_seats; i++)
    most = MAX (most, self->seat[i].points);
  for (guint i = 0; i < self->n_seats; i++)
    self->seat[i].won = self->seat[i].points == most;
}

/* Values */

static void
add_games (GVariantBuilder *games, const SalonSummary *self)
{
  for (guint i = 0; i < self->games->len; i++)
    {
      const SalonSummaryGame *game = &g_array_index (self->games, SalonSummaryGame, i);

      g_variant_builder_open (games, G_VARIANT_TYPE ("a(yib)"));
      for (guint place = 0; place < game->n_seats; place++)
        g_variant_builder_add (games, "(yib)", game->place[place].seat, game->place[place].points,
                               game->place[place].won);
      g_variant_builder_close (games);
    }
}

GVariant *
salon_summary_to_value (const SalonSummary *self)
{
  GVariantBuilder seats, games;

  g_variant_builder_init (&seats, G_VARIANT_TYPE ("a(usiib)"));
  for (guint i = 0; i < self->n_seats; i++)
    g_variant_builder_add (&seats, "(usiib)", (guint32) self->seat[i].kind, self->seat[i].name, self->seat[i].points,
                           self->seat[i].round, self->seat[i].won);
  g_variant_builder_init (&games, G_VARIANT_TYPE ("aa(yib)"));
  add_games (&games, self);
  return g_variant_new (SALON_SUMMARY_TYPE, self->kind, self->date, self->title, self->edition, self->origin,
                        self->words, (guint32) self->stage, self->has_points, self->has_rounds, self->lesson,
                        self->taken_back, self->hinted, self->gone_on, self->idle, &seats, self->games_kind, &games);
}

/* Whether @text is one that a line of a record may have. */
static gboolean
is_line (const char *text, gsize most)
{
  if (strlen (text) > most || !g_utf8_validate (text, -1, NULL))
    return FALSE;

  for (const char *at = text; *at != '\0'; at++)
    if (g_ascii_iscntrl (*at))
      return FALSE;
  return TRUE;
}

/* Whether @date is one that a record may have; the calendar is not asked. */
static gboolean
is_date (const char *date)
{
  static const char form[] = "0000-00-00T00:00:00Z";

  if (date[0] == '\0')
    return TRUE;
  if (strlen (date) != strlen (form))
    return FALSE;

  for (gsize i = 0; form[i] != '\0'; i++)
    if (form[i] == '0' ? !g_ascii_isdigit (date[i]) : date[i] != form[i])
      return FALSE;
  return TRUE;
}

static gboolean
is_origin (const char *origin)
{
  return origin[0] == '\0'
         || (strlen (origin) == SALON_ORIGIN_LENGTH && strspn (origin, "0123456789abcdef") == SALON_ORIGIN_LENGTH);
}

static gboolean
take_seat (SalonSummary *self, GVariant *value)
{
  SalonSummarySeat *seat = &self->seat[self->n_seats];
  const char *name;
  guint32 kind;

  g_variant_get (value, "(u&siib)", &kind, &name, &seat->points, &seat->round, &seat->won);
  if (kind >= SALON_N_SEAT_KINDS || salon_name_check (name) != NULL || ABS ((gint64) seat->points) > POINTS_MAX
      || ABS ((gint64) seat->round) > POINTS_MAX)
    return FALSE;

  seat->kind = (SalonSeatKind) kind;
  seat->name = g_strdup (name);
  self->n_seats++;
  return TRUE;
}

/* Takes the games of an evening, whose seats there are already. */
static gboolean
take_games (SalonSummary *self, const char *kind, GVariant *games)
{
  const gsize n = g_variant_n_children (games);

  if (!is_line (kind, SALON_LINE_MAX) || (kind[0] == '\0') != (n == 0) || n > SALON_SUMMARY_GAMES)
    return FALSE;

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) value = g_variant_get_child_value (games, i);
      SalonSummaryGame game = { .n_seats = 0 };

      if (g_variant_n_children (value) > SALON_SUMMARY_TABLE)
        return FALSE;
      for (; game.n_seats < g_variant_n_children (value); game.n_seats++)
        {
          guint8 seat;
          int points;

          g_variant_get_child (value, game.n_seats, "(yib)", &seat, &points, &game.place[game.n_seats].won);
          if ((seat >= self->n_seats && seat != SALON_SUMMARY_GUEST) || ABS ((gint64) points) > POINTS_MAX)
            return FALSE;
          game.place[game.n_seats].seat = seat;
          game.place[game.n_seats].points = points;
        }
      salon_summary_add_game (self, kind, &game);
    }
  return TRUE;
}

SalonSummary *
salon_summary_from_value (GVariant *value)
{
  g_autoptr (GVariant) seats = NULL, games = NULL;
  g_autoptr (SalonSummary) self = NULL;
  const char *kind, *date, *title, *edition, *origin, *words, *games_kind;
  guint32 stage;

  if (!g_variant_is_normal_form (value))
    return NULL;

  g_variant_get (value, "(&s&s&s&s&s&subbbbbbb@a(usiib)&s@aa(yib))", &kind, &date, &title, &edition, &origin, &words,
                 &stage, NULL, NULL, NULL, NULL, NULL, NULL, NULL, &seats, &games_kind, &games);
  if (!is_line (kind, SALON_LINE_MAX) || !is_date (date) || !is_line (title, SALON_LINE_MAX)
      || !is_line (edition, SALON_LINE_MAX) || !is_origin (origin) || !is_line (words, SALON_SUMMARY_WORDS)
      || stage > SALON_GAME_FINISHED || g_variant_n_children (seats) > SALON_MAX_SEATS)
    return NULL;

  self = salon_summary_new (kind);
  set_text (&self->date, date);
  set_text (&self->title, title);
  set_text (&self->edition, edition);
  set_text (&self->origin, origin);
  set_text (&self->words, words);
  self->stage = (SalonGameStage) stage;
  g_variant_get_child (value, 7, "b", &self->has_points);
  g_variant_get_child (value, 8, "b", &self->has_rounds);
  g_variant_get_child (value, 9, "b", &self->lesson);
  g_variant_get_child (value, 10, "b", &self->taken_back);
  g_variant_get_child (value, 11, "b", &self->hinted);
  g_variant_get_child (value, 12, "b", &self->gone_on);
  g_variant_get_child (value, 13, "b", &self->idle);
  for (gsize i = 0; i < g_variant_n_children (seats); i++)
    {
      g_autoptr (GVariant) seat = g_variant_get_child_value (seats, i);

      if (!take_seat (self, seat))
        return NULL;
    }
  if (!take_games (self, games_kind, games))
    return NULL;
  return g_steal_pointer (&self);
}
