/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moments: they take as long as they should, show nothing too early and end with the new
 * state. Positions and random games are played with the rules alone. */

#include <math.h>
#include <string.h>

#include "model-table.h"
#include "model/probe/probe-moment.h"

#define GAMES  60
#define PERSON 0 /* the only person of the positions */

/* A position, and one move in it. */
typedef struct {
  ProbeState state;
  ProbeView before, after;
  ProbeMove move;
  ProbeEvents events;
  ProbeMoment moment;
} Shown;

static void
begin (Shown *shown, ProbeEdition edition, gboolean cards)
{
  static const char *const rows[] = { "..ROCKET.", "GIRAFFE", ".JAZZY..." };
  ProbeSetup setup;

  probe_setup_init (&setup, edition, 3);
  setup.activity_cards = cards != FALSE;
  setup.supply_unlimited = TRUE;
  setup.spelling_free = TRUE;
  setup.first = 2;
  for (int seat = 0; seat < 3; seat++)
    setup.row[seat][0] = model_row (rows[seat]);
  g_assert_cmpint (probe_begin (&setup, &shown->state), ==, PROBE_OK);
}

static void
make_moment (Shown *shown, const char *text, const ProbeMomentOptions *options)
{
  g_assert_null (probe_move_parse (text, shown->state.setup.trays, &shown->move, NULL));
  probe_view (&shown->state, PROBE_NOBODY, &shown->before);
  g_assert_cmpint (probe_apply (&shown->state, &shown->move, &shown->events), ==, PROBE_OK);
  probe_view (&shown->state, PROBE_NOBODY, &shown->after);
  probe_moment_make (&shown->moment, &shown->before, &shown->after, &shown->move, &shown->events, options);
}

/* Makes the last of the moves, which are separated by semicolons, into a moment. */
static void
play (Shown *shown, const char *moves, const ProbeMomentOptions *options)
{
  g_auto (GStrv) each = g_strsplit (moves, ";", -1);

  for (guint i = 0; each[i] != NULL; i++)
    make_moment (shown, each[i], options);
}

static ProbeMomentOptions
at_pace (SalonPace pace)
{
  return (ProbeMomentOptions) { .pace = pace, .people = 1u << PERSON };
}

/* The first track of @type; it must exist. */
static const ProbeTrack *
find_track (const ProbeMoment *moment, ProbeTrackType type)
{
  for (int i = 0; i < moment->n_tracks; i++)
    if (moment->track[i].type == type)
      return &moment->track[i];

  g_error ("no track of type %d", type);
}

/* When the last track of @type ends. */
static double
end_of (const ProbeMoment *moment, ProbeTrackType type)
{
  double end = -1;

  for (int i = 0; i < moment->n_tracks; i++)
    if (moment->track[i].type == type)
      end = MAX (end, (double) moment->track[i].begin + moment->track[i].duration);
  g_assert_cmpfloat (end, >=, 0);
  return end;
}

static const ProbeMomentCue *
find_cue (const ProbeMoment *moment, ProbeCueType type, ProbeMomentSound sound)
{
  for (int i = 0; i < moment->n_cues; i++)
    if (moment->cue[i].type == type && (type != PROBE_CUE_SOUND || moment->cue[i].sound == sound))
      return &moment->cue[i];

  return NULL;
}

static void
assert_near (double value, double expected)
{
  if (fabs (value - expected) > 1)
    g_error ("%g instead of %g", value, expected);
}

#define SHOW     "3 ask 2 A;2 show 4"
#define MISS     "3 ask 2 Q;2 no"
#define NAMED    "3 interrupt 2 GIRAFFE"
#define MISNAMED "3 interrupt 2 GAZELLE"
#define LAST_CARD                                                                                   \
  "3 ask 2 G;2 show 1;3 ask 2 I;2 show 2;3 ask 2 R;2 show 3;3 ask 2 A;2 show 4;3 ask 2 F;2 show 5;" \
  "3 ask 2 F;2 show 6;3 ask 2 E;2 show 7"

/* looks.md, “Motion”: how long each event takes at the three paces. */
static void
test_durations (void)
{
  static const struct {
    const char *moves;
    ProbeTrackType track; /* what ends when the event does; the whole moment if it is PROBE_TRACK_FADE */
    int ms[3];
  } events[] = {
    { SHOW, PROBE_TRACK_RAISE, { 380, 620, 960 } },
    { NAMED, PROBE_TRACK_FADE, { 1000, 1650, 2500 } },
    { MISNAMED, PROBE_TRACK_FADE, { 650, 1050, 1600 } },
    { LAST_CARD, PROBE_TRACK_FADE, { 900, 1450, 2200 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    for (int pace = 0; pace < 3; pace++)
      {
        const ProbeMomentOptions options = at_pace ((SalonPace) (SALON_PACE_QUICK + pace));
        Shown shown;

        begin (&shown, PROBE_PARKER_1964, FALSE);
        play (&shown, events[i].moves, &options);
        assert_near (events[i].track == PROBE_TRACK_FADE ? shown.moment.length
                                                         : end_of (&shown.moment, events[i].track),
                     events[i].ms[pace]);
      }
}

static void
test_other_durations (void)
{
  static const int exposure[] = { 380, 620, 960 }, miss[] = { 620, 1000, 1500 }, points[] = { 430, 720, 1100 };
  static const int drawn[] = { 420, 700, 1080 }, turn[] = { 180, 300, 460 };

  for (int pace = 0; pace < 3; pace++)
    {
      const ProbeMomentOptions options = at_pace ((SalonPace) (SALON_PACE_QUICK + pace));
      Shown shown;

      begin (&shown, PROBE_PARKER_1964, FALSE);
      play (&shown, MISS, &options);
      assert_near (end_of (&shown.moment, PROBE_TRACK_BUBBLE_SHOWN), miss[pace]);
      assert_near (find_track (&shown.moment, PROBE_TRACK_PLATE)->duration, turn[pace]);

      begin (&shown, PROBE_PARKER_1964, FALSE);
      play (&shown, SHOW, &options);
      /* The chip is born when the card is a little more than half turned, and the pad has been
       * written when the points have taken their time. */
      assert_near (find_track (&shown.moment, PROBE_TRACK_CHIP_SIZE)->begin, 340. * exposure[pace] / 620);
      g_assert_cmpfloat (shown.moment.length, >=,
                         find_track (&shown.moment, PROBE_TRACK_CHIP_SIZE)->begin + points[pace] - 1);

      begin (&shown, PROBE_PARKER_1964, TRUE);
      play (&shown, "3 draw times-3", &options);
      assert_near (shown.moment.length, drawn[pace]);
      assert_near (shown.moment.wait, 900 * salon_pace_get_factor (options.pace));
      g_assert_cmpint (shown.moment.badge_seat, ==, 2);
    }
}

/* The sheet of an exposure, at the even pace. */
static void
test_exposure (void)
{
  const ProbeMomentOptions options = at_pace (SALON_PACE_EVEN);
  ProbeFrame frame;
  Shown shown;

  begin (&shown, PROBE_PARKER_1964, FALSE);
  play (&shown, SHOW, &options);
  probe_moment_get_frame (&shown.moment, 0, &frame);
  g_assert_cmpfloat (frame.card[1][0][3].raise, ==, 0);
  g_assert_cmpfloat (frame.card[1][0][3].turn, ==, 0);
  probe_moment_get_frame (&shown.moment, 160, &frame);
  g_assert_cmpfloat (frame.card[1][0][3].raise, >, .9);
  probe_moment_get_frame (&shown.moment, 299, &frame);
  g_assert_cmpfloat (frame.card[1][0][3].turn, <, .5);
  probe_moment_get_frame (&shown.moment, 301, &frame);
  g_assert_cmpfloat (frame.card[1][0][3].turn, >, .5);
  probe_moment_get_frame (&shown.moment, 430, &frame);
  g_assert_cmpfloat (frame.card[1][0][3].turn, >, 1.005);
  g_assert_cmpfloat (frame.card[1][0][3].turn, <, 1.0205);
  g_assert_cmpfloat (frame.card[1][0][3].raise, ==, 1);
  probe_moment_get_frame (&shown.moment, 620, &frame);
  g_assert_cmpfloat (frame.card[1][0][3].raise, ==, 0);
  g_assert_cmpfloat (frame.card[1][0][3].turn, ==, 1);
  g_assert_false (frame.card[1][0][2].used);

  assert_near (find_cue (&shown.moment, PROBE_CUE_SOUND, PROBE_HEAR_SLIDE)->at, 70);
  assert_near (find_cue (&shown.moment, PROBE_CUE_SOUND, PROBE_HEAR_CARD)->at, 300);
  assert_near (find_cue (&shown.moment, PROBE_CUE_SOUND, PROBE_HEAR_TOCK)->at, 600);
  assert_near (find_cue (&shown.moment, PROBE_CUE_SOUND, PROBE_HEAR_PENCIL)->at, 880);
  assert_near (find_cue (&shown.moment, PROBE_CUE_RESULT, 0)->at, 300);
  assert_near (find_cue (&shown.moment, PROBE_CUE_PAD, 0)->at, 880);
  /* The total of who asked is written then, and that of nobody else; until then the pad is as it was. */
  assert_near (find_track (&shown.moment, PROBE_TRACK_WRITTEN)->begin, 880);
  probe_moment_get_frame (&shown.moment, 860, &frame);
  g_assert_cmpfloat (frame.pad_written[2], ==, 1);
  probe_moment_get_frame (&shown.moment, find_cue (&shown.moment, PROBE_CUE_PAD, 0)->at, &frame);
  g_assert_cmpfloat (frame.pad_written[2], ==, 0);
  g_assert_cmpfloat (frame.pad_written[1], ==, 1);
  probe_moment_get_frame (&shown.moment, 940, &frame);
  g_assert_cmpfloat (frame.pad_written[2], >, .5);
  g_assert_cmpfloat (frame.pad_written[2], <, 1);
  probe_moment_get_frame (&shown.moment, 1060, &frame);
  g_assert_cmpfloat (frame.pad_written[2], ==, 1);
  /* The discs follow the chip. */
  g_assert_cmpfloat (probe_moment_get_chip_way (&shown.moment, 0, 600), >,
                     probe_moment_get_chip_way (&shown.moment, 0, 570));
}

/* Counts the totals that are written, each of which begins when the pad first changes and ends with the moment at last. */
static int
count_written (const ProbeMoment *moment)
{
  guint seats = 0;
  int n = 0;

  for (int i = 0; i < moment->n_tracks; i++)
    {
      const ProbeTrack *track = &moment->track[i];

      if (track->type != PROBE_TRACK_WRITTEN)
        continue;
      g_assert_cmpfloat (track->begin, ==, find_cue (moment, PROBE_CUE_PAD, 0)->at);
      g_assert_cmpfloat (track->begin + track->duration, <=, moment->length + .01f);
      g_assert_false (seats >> track->seat & 1);
      seats |= 1u << track->seat;
      n++;
    }
  return n;
}

/* A total is written once in a moment, however many points come, and only where the pad changes then: a pad that waits for the
 * end of the turn is written there. Without motion nothing is written bit by bit. */
static void
test_written (void)
{
  static const struct {
    ProbeEdition edition;
    const char *moves;
    int n;
  } pads[] = {
    { PROBE_PARKER_1964, SHOW, 1 },
    { PROBE_PARKER_1964, LAST_CARD, 1 },
    { PROBE_PARKER_1964, NAMED, 1 },
    { PROBE_PARKER_1964, MISNAMED, 1 },
    { PROBE_PARKER_1964, "3 ask 2 .;2 no", 1 },
    { PROBE_PARKER_1964, MISS, 0 },
    { PROBE_PARKER_1982, SHOW, 0 },
    { PROBE_PARKER_1982, MISS, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pads); i++)
    for (int pace = SALON_PACE_AT_ONCE; pace < SALON_N_PACES; pace++)
      for (int reduced = 0; reduced < 2; reduced++)
        {
          ProbeMomentOptions options = at_pace ((SalonPace) pace);
          const gboolean moves = pace != SALON_PACE_AT_ONCE && !reduced;
          Shown shown;

          options.reduced = reduced;
          begin (&shown, pads[i].edition, FALSE);
          play (&shown, pads[i].moves, &options);
          g_assert_cmpint (count_written (&shown.moment), ==, moves ? pads[i].n : 0);
        }
}

/* The view between: first nothing, then the card, then the points. */
static void
test_views (void)
{
  const ProbeMomentOptions options = at_pace (SALON_PACE_EVEN);
  ProbeView view;
  Shown shown;

  begin (&shown, PROBE_PARKER_1964, FALSE);
  play (&shown, SHOW, &options);
  g_assert_cmpint (probe_moment_get_view (&shown.moment, 299, &view), ==, 0);
  g_assert_cmpmem (&view, sizeof view, &shown.before, sizeof shown.before);
  probe_moment_get_view (&shown.moment, 301, &view);
  g_assert_cmpint (view.seen.setup.row[1][0].card[3], ==, 'A');
  g_assert_cmpint (probe_hidden_in (&view.seen, 1, 0), ==, probe_hidden_in (&shown.before.seen, 1, 0) - 1);
  g_assert_cmpint (probe_score (&view.seen, 2), ==, probe_score (&shown.before.seen, 2));
  probe_moment_get_view (&shown.moment, shown.moment.length, &view);
  g_assert_cmpmem (&view, sizeof view, &shown.after, sizeof shown.after);
}

static void
assert_bubble (const ProbeMoment *moment, int i, ProbeBubbleType type, int seat, char letter)
{
  g_assert_cmpint (moment->bubble[i].type, ==, type);
  g_assert_cmpint (moment->bubble[i].seat, ==, seat);
  g_assert_cmpint (moment->bubble[i].letter, ==, letter);
}

static void
test_miss (void)
{
  const ProbeMomentOptions options = at_pace (SALON_PACE_EVEN);
  ProbeFrame frame;
  ProbeView view;
  Shown shown;

  begin (&shown, PROBE_PARKER_1964, FALSE);
  play (&shown, MISS, &options);
  /* The question gives its place to the answer, at the tray of who was asked; what was asked is in both. */
  g_assert_cmpint (shown.moment.n_bubbles, ==, 2);
  assert_bubble (&shown.moment, 0, PROBE_BUBBLE_ASKS, 1, 'Q');
  assert_bubble (&shown.moment, 1, PROBE_BUBBLE_DENIES, 1, 'Q');
  probe_moment_get_frame (&shown.moment, 0, &frame);
  g_assert_cmpfloat (frame.bubble[0].shown, ==, 1);
  g_assert_cmpfloat (frame.thread_shown, ==, 1);
  probe_moment_get_frame (&shown.moment, 210, &frame);
  g_assert_cmpfloat (frame.bubble[0].shown, ==, 0);
  g_assert_cmpfloat (frame.thread_shown, ==, 0);
  g_assert_cmpfloat (frame.bubble[1].size, ==, 1);
  g_assert_cmpfloat (frame.bubble[1].shown, ==, 1);
  probe_moment_get_frame (&shown.moment, 159, &frame);
  g_assert_cmpfloat (frame.tray[1][0].shift, ==, 0);
  probe_moment_get_frame (&shown.moment, 160 + 280 / 12., &frame);
  assert_near (frame.tray[1][0].shift, 6 * pow (1 - 1 / 12., 2));
  probe_moment_get_frame (&shown.moment, 440, &frame);
  g_assert_cmpfloat (frame.tray[1][0].shift, ==, 0);
  /* The plate leaves at 700, before the bubble has gone. */
  assert_near (find_track (&shown.moment, PROBE_TRACK_PLATE)->begin, 700);
  g_assert_cmpint (shown.moment.plate_from, ==, 2);
  g_assert_cmpint (shown.moment.plate_to, ==, PERSON);
  g_assert_nonnull (find_cue (&shown.moment, PROBE_CUE_SOUND, PROBE_HEAR_KNOCKS));
  probe_moment_get_view (&shown.moment, 849, &view);
  g_assert_cmpint (view.seen.turn, ==, 2);
  probe_moment_get_view (&shown.moment, 851, &view);
  g_assert_cmpint (view.seen.turn, ==, PERSON);

  /* A blank that is not there: 50 points fall from the plate of who asked. */
  begin (&shown, PROBE_PARKER_1964, FALSE);
  play (&shown, "3 ask 2 .;2 no", &options);
  g_assert_cmpint (shown.moment.n_chips, ==, 1);
  g_assert_cmpint (shown.moment.chip[0].points, ==, -50);
  g_assert_cmpint (shown.moment.chip[0].origin, ==, PROBE_CHIP_AT_PLATE);
  g_assert_cmpint (shown.moment.chip[0].of_seat, ==, 2);
  probe_moment_get_view (&shown.moment, 700, &view);
  g_assert_cmpint (probe_score (&view.seen, 2), ==, 0);
  probe_moment_get_view (&shown.moment, 790, &view);
  g_assert_cmpint (probe_score (&view.seen, 2), ==, -50);
}

/* At most three cards are in the air, the sum rises with them, and the tones too. */
static void
test_named (void)
{
  const ProbeMomentOptions options = at_pace (SALON_PACE_EVEN);
  int most = 0, tone = 0, sum = 0;
  ProbeFrame frame;
  Shown shown;

  begin (&shown, PROBE_PARKER_1964, FALSE);
  play (&shown, NAMED, &options);
  for (int ms = 0; ms < shown.moment.length; ms++)
    {
      const int now = probe_moment_get_chip_points (&shown.moment, 0, ms);
      int air = 0;

      probe_moment_get_frame (&shown.moment, ms, &frame);
      for (int slot = 0; slot < 7; slot++)
        air += frame.card[1][0][slot].raise > .001;
      most = MAX (most, air);
      g_assert_cmpint (now, >=, sum);
      sum = now;
      if (ms < 380 + 105)
        g_assert_cmpint (now, ==, 0);
    }
  g_assert_cmpint (most, ==, 3);
  g_assert_cmpint (sum, ==, 165);
  g_assert_cmpint (shown.moment.n_chips, ==, 1);
  g_assert_cmpint (shown.moment.bubble[0].type, ==, PROBE_BUBBLE_NAMES);
  assert_near (find_cue (&shown.moment, PROBE_CUE_QUESTION, 0)->at, 0);
  for (int i = 0; i < shown.moment.n_cues; i++)
    if (shown.moment.cue[i].type == PROBE_CUE_SOUND && shown.moment.cue[i].sound == PROBE_HEAR_RISE)
      {
        g_assert_cmpint (shown.moment.cue[i].tone, ==, tone);
        tone++;
      }
  g_assert_cmpint (tone, ==, 7);

  /* The tray has a ring from the first card on, and none before, when nobody knows whether the word is right. */
  probe_moment_get_frame (&shown.moment, 380, &frame);
  g_assert_cmpfloat (frame.tray[1][0].asked, ==, 0);
  probe_moment_get_frame (&shown.moment, 540, &frame);
  g_assert_cmpfloat (frame.tray[1][0].asked, ==, 1);
  probe_moment_get_frame (&shown.moment, shown.moment.length, &frame);
  g_assert_cmpfloat (frame.tray[1][0].asked, ==, 0);
}

static void
test_misnamed (void)
{
  const ProbeMomentOptions options = at_pace (SALON_PACE_EVEN);
  ProbeFrame frame;
  Shown shown;

  begin (&shown, PROBE_PARKER_1964, FALSE);
  play (&shown, MISNAMED, &options);
  for (int ms = 0; ms < shown.moment.length; ms += 10)
    {
      probe_moment_get_frame (&shown.moment, ms, &frame);
      for (int slot = 0; slot < 7; slot++)
        g_assert_false (frame.card[1][0][slot].used);
    }
  assert_near (find_cue (&shown.moment, PROBE_CUE_RESULT, 0)->at, 380);
  probe_moment_get_frame (&shown.moment, 319, &frame);
  g_assert_cmpfloat (frame.bubble[0].struck, ==, 0);
  probe_moment_get_frame (&shown.moment, 381, &frame);
  g_assert_cmpfloat (frame.bubble[0].struck, ==, 1);
  assert_near (find_track (&shown.moment, PROBE_TRACK_CHIP_WAY)->begin, 620);
  assert_near (find_cue (&shown.moment, PROBE_CUE_PAD, 0)->at, 900);
}

static void
test_last_card (void)
{
  const ProbeMomentOptions options = at_pace (SALON_PACE_EVEN);
  ProbeFrame frame;
  ProbeView view;
  Shown shown;

  begin (&shown, PROBE_PARKER_1964, FALSE);
  play (&shown, LAST_CARD, &options);
  g_assert_cmpint (shown.moment.n_chips, ==, 2);
  g_assert_cmpint (shown.moment.chip[1].points, ==, 50);
  /* The wave begins at the last card and runs to the first. */
  probe_moment_get_frame (&shown.moment, 560, &frame);
  g_assert_cmpfloat (frame.card[1][0][6].wave, >, .9);
  g_assert_cmpfloat (frame.card[1][0][0].wave, ==, 0);
  /* The second chip comes 180 after the first. */
  probe_moment_get_frame (&shown.moment, 700 - 1, &frame);
  g_assert_cmpfloat (frame.chip[0].size, >, .9);
  assert_near (find_track (&shown.moment, PROBE_TRACK_OUT)->begin, 1240);
  probe_moment_get_frame (&shown.moment, 1450, &frame);
  g_assert_cmpfloat (frame.tray[1][0].out, ==, 1);
  probe_moment_get_view (&shown.moment, 1100, &view);
  g_assert_cmpint (view.seen.points[2][PROBE_FROM_LAST_CARDS], ==, 0);
  probe_moment_get_view (&shown.moment, 1250, &view);
  g_assert_cmpint (view.seen.points[2][PROBE_FROM_LAST_CARDS], ==, 50);
}

/* What an activity card is worth is on the plate when the card has come to its well. */
static void
test_badge (void)
{
  static const char *const moves[] = { "3 draw times-3", "3 draw add-20" };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      const ProbeMomentOptions options = at_pace (SALON_PACE_EVEN);
      ProbeFrame frame;
      Shown shown;

      begin (&shown, PROBE_PARKER_1964, TRUE);
      play (&shown, moves[i], &options);
      g_assert_cmpint (shown.moment.badge_seat, ==, 2);
      probe_moment_get_frame (&shown.moment, 500, &frame);
      g_assert_true (frame.has_badge);
      g_assert_cmpfloat (frame.badge, ==, 0);
      probe_moment_get_frame (&shown.moment, 670, &frame);
      g_assert_cmpfloat (frame.badge, >, 1);
      probe_moment_get_frame (&shown.moment, 700, &frame);
      g_assert_cmpfloat (frame.badge, ==, 1);
    }
}

#define BEGIN_FINAL "3 interrupt 1 ..ROCKET.;3 interrupt 2 GIRAFFE"

static int
count_tracks (const ProbeMoment *moment, ProbeTrackType type)
{
  int n = 0;

  for (int i = 0; i < moment->n_tracks; i++)
    n += moment->track[i].type == type;
  return n;
}

/* When the final turns begin, a bell is heard and the counter has a ring, as soon as it is there; at no other time. */
static void
test_final_turns (void)
{
  static const char *const others[] = { SHOW, LAST_CARD, NAMED, BEGIN_FINAL ";1 ask 3 Q;3 no" };

  for (int pace = SALON_PACE_QUICK; pace < SALON_N_PACES; pace++)
    {
      const ProbeMomentOptions options = at_pace ((SalonPace) pace);
      const ProbeTrack *ring;
      const ProbeMomentCue *bell;
      ProbeFrame frame;
      ProbeView view;
      Shown shown;

      begin (&shown, PROBE_PARKER_1964, FALSE);
      play (&shown, BEGIN_FINAL, &options);
      g_assert_cmpint (shown.after.seen.last_player, ==, 2);
      g_assert_cmpint (count_tracks (&shown.moment, PROBE_TRACK_COUNTER), ==, 1);
      ring = find_track (&shown.moment, PROBE_TRACK_COUNTER);
      bell = find_cue (&shown.moment, PROBE_CUE_SOUND, PROBE_HEAR_BELL_GOOD);
      g_assert_nonnull (bell);
      g_assert_cmpfloat (bell->at, >, ring->begin);
      g_assert_cmpfloat (bell->at, <, ring->begin + ring->duration);
      probe_moment_get_view (&shown.moment, ring->begin - 1, &view);
      g_assert_cmpint (view.seen.last_player, ==, PROBE_NOBODY);
      probe_moment_get_view (&shown.moment, ring->begin, &view);
      g_assert_cmpint (view.seen.last_player, ==, 2);
      probe_moment_get_frame (&shown.moment, ring->begin + ring->duration / 2, &frame);
      g_assert_cmpfloat (frame.counter, >, .9);
      probe_moment_get_frame (&shown.moment, shown.moment.length, &frame);
      g_assert_cmpfloat (frame.counter, <, .001);

      for (guint i = 0; i < G_N_ELEMENTS (others); i++)
        {
          begin (&shown, PROBE_PARKER_1964, FALSE);
          play (&shown, others[i], &options);
          g_assert_cmpint (count_tracks (&shown.moment, PROBE_TRACK_COUNTER), ==, 0);
          g_assert_null (find_cue (&shown.moment, PROBE_CUE_SOUND, PROBE_HEAR_BELL_GOOD));
        }
    }
}

/* With reduced motion the counter has its ring from the beginning, and without any, the bell is the sound that is left. */
static void
test_final_turns_at_rest (void)
{
  ProbeMomentOptions options = at_pace (SALON_PACE_EVEN);
  ProbeFrame frame;
  Shown shown;

  options.reduced = TRUE;
  begin (&shown, PROBE_PARKER_1964, FALSE);
  play (&shown, BEGIN_FINAL, &options);
  probe_moment_get_frame (&shown.moment, 0, &frame);
  g_assert_cmpfloat (frame.counter, ==, 1);
  probe_moment_get_frame (&shown.moment, shown.moment.length, &frame);
  g_assert_cmpfloat (frame.counter, ==, 0);

  options = at_pace (SALON_PACE_AT_ONCE);
  begin (&shown, PROBE_PARKER_1964, FALSE);
  play (&shown, BEGIN_FINAL, &options);
  g_assert_nonnull (find_cue (&shown.moment, PROBE_CUE_SOUND, PROBE_HEAR_BELL_GOOD));
  g_assert_cmpint (shown.moment.n_tracks, ==, 0);
}

/* A card that helps has another bell than one that costs something, and one that does neither has none. */
static void
test_bells (void)
{
  static const struct {
    const char *card;
    int bell; /* PROBE_HEAR_N: none */
  } cards[] = {
    { "times-3", PROBE_HEAR_BELL_GOOD },  { "add-20", PROBE_HEAR_BELL_GOOD }, { "own-blank", PROBE_HEAR_BELL_ILL },
    { "deduct-10", PROBE_HEAR_BELL_ILL }, { "normal", PROBE_HEAR_N },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      const ProbeMomentOptions options = at_pace (SALON_PACE_EVEN);
      g_autofree char *move = g_strdup_printf ("3 draw %s", cards[i].card);
      Shown shown;

      begin (&shown, PROBE_PARKER_1964, TRUE);
      play (&shown, move, &options);
      for (int bell = PROBE_HEAR_BELL_GOOD; bell <= PROBE_HEAR_BELL_ILL; bell++)
        g_assert_cmpint (find_cue (&shown.moment, PROBE_CUE_SOUND, (ProbeMomentSound) bell) != NULL, ==,
                         cards[i].bell == bell);
    }
}

/* motion-4, “The end of a game”: on the board the lamp goes down and comes back, and then the hidden cards
 * turn one after the other; that takes 1200 ms at the even pace, whosever move the last one was. */
#define FINAL                                                                                             \
  "3 interrupt 1 ..ROCKET.;3 interrupt 2 GIRAFFE;1 ask 3 Q;3 no;2 ask 3 Q;3 no;1 ask 3 X;3 no;2 ask 3 X;" \
  "3 no"

static void
test_end (void)
{
  for (int own = 0; own < 2; own++)
    {
      ProbeMomentOptions options = at_pace (SALON_PACE_EVEN);
      const ProbeTrack *lamp;
      ProbeFrame frame;
      ProbeView view;
      Shown shown;
      double begun, turned = -1;
      int cards = 0;

      options.own = own;
      begin (&shown, PROBE_PARKER_1964, FALSE);
      play (&shown, FINAL, &options);
      g_assert_cmpint (shown.state.phase, ==, PROBE_OVER);
      lamp = find_track (&shown.moment, PROBE_TRACK_LAMP);
      begun = lamp->begin;
      assert_near (shown.moment.length, begun + 1200);
      g_assert_cmpint (shown.moment.wait, ==, 0);
      assert_near (find_cue (&shown.moment, PROBE_CUE_SOUND, PROBE_HEAR_END)->at, shown.moment.length);

      /* The bubble of the miss is gone when the lamp goes down, over trays that are dimmed. */
      g_assert_cmpfloat (end_of (&shown.moment, PROBE_TRACK_BUBBLE_SHOWN), <, begun);
      probe_moment_get_frame (&shown.moment, begun + 140, &frame);
      g_assert_cmpfloat (frame.lamp, ==, 1);
      g_assert_cmpfloat (frame.tray[0][0].out, ==, 1);
      probe_moment_get_view (&shown.moment, begun + 140, &view);
      g_assert_cmpint (probe_hidden_in (&view.seen, 2, 0), ==, 9);
      probe_moment_get_frame (&shown.moment, begun + 300, &frame);
      g_assert_cmpfloat (frame.lamp, ==, 0);
      g_assert_cmpfloat (frame.tray[0][0].out, ==, 0);

      for (int i = 0; i < shown.moment.n_steps; i++)
        if (shown.moment.step[i].type == PROBE_REVEAL_CARD)
          {
            if (cards++ > 0)
              assert_near (shown.moment.step[i].at - turned, 60);
            turned = shown.moment.step[i].at;
          }
      g_assert_cmpint (cards, ==, 9);
      probe_moment_get_view (&shown.moment, turned, &view);
      g_assert_cmpint (probe_hidden_in (&view.seen, 2, 0), ==, 0);
      g_assert_cmpint (view.seen.phase, !=, PROBE_OVER);
      probe_moment_get_frame (&shown.moment, turned, &frame);
      g_assert_true (frame.tray[2][0].has_out);
      g_assert_cmpfloat (frame.tray[2][0].out, ==, 0);
    }
}

/* However many cards are turned at the end, they have turned when the page comes. */
static void
test_long_end (void)
{
  const ProbeMomentOptions options = at_pace (SALON_PACE_SLOW);
  ProbeSetup setup;
  ProbeView view;
  Shown shown = { 0 };
  const ProbeTrack *lamp;

  probe_setup_init (&setup, PROBE_PARKER_1964, 2);
  setup.activity_cards = FALSE;
  setup.supply_unlimited = setup.spelling_free = TRUE;
  setup.trays = 2;
  setup.first = 1;
  for (int tray = 0; tray < 2; tray++)
    {
      setup.row[0][tray] = model_row ("GIRAFFE");
      setup.row[1][tray] = model_row ("QUIXOTICALLY");
    }
  g_assert_cmpint (probe_begin (&setup, &shown.state), ==, PROBE_OK);
  play (&shown, "2 interrupt 1L GIRAFFE;2 interrupt 1R GIRAFFE;1 ask 2 Z;2 no;1 ask 2 Z;2 no", &options);
  g_assert_cmpint (shown.state.phase, ==, PROBE_OVER);
  lamp = find_track (&shown.moment, PROBE_TRACK_LAMP);
  assert_near (shown.moment.length - lamp->begin, 4500. * 1200 / 3200);
  g_assert_cmpfloat (end_of (&shown.moment, PROBE_TRACK_TURN), <, shown.moment.length);
  probe_moment_get_view (&shown.moment, end_of (&shown.moment, PROBE_TRACK_TURN), &view);
  g_assert_cmpint (probe_hidden_of (&view.seen, 1), ==, 0);
}

/* A computer's question waits; a person's turn is quick and waits for nothing. */
static void
test_waits (void)
{
  static const SalonPace paces[] = { SALON_PACE_QUICK, SALON_PACE_EVEN, SALON_PACE_SLOW };

  for (guint i = 0; i < G_N_ELEMENTS (paces); i++)
    {
      ProbeMomentOptions options = at_pace (paces[i]);
      Shown shown;

      begin (&shown, PROBE_PARKER_1964, FALSE);
      play (&shown, "3 ask 2 A", &options);
      assert_near (find_track (&shown.moment, PROBE_TRACK_THREAD)->begin, 350 * salon_pace_get_factor (paces[i]));
      assert_near (shown.moment.wait, 250 * salon_pace_get_factor (paces[i]));
      g_assert_cmpint (shown.moment.thread_from, ==, 2);
      g_assert_cmpint (shown.moment.thread_to, ==, 1);
      g_assert_cmpint (shown.moment.n_bubbles, ==, 1);
      assert_bubble (&shown.moment, 0, PROBE_BUBBLE_ASKS, 1, 'A');

      options.own = TRUE;
      begin (&shown, PROBE_PARKER_1964, FALSE);
      play (&shown, "3 ask 2 A", &options);
      g_assert_cmpfloat (find_track (&shown.moment, PROBE_TRACK_THREAD)->begin, ==, 0);
      g_assert_cmpint (shown.moment.wait, ==, 0);
      assert_near (shown.moment.length, 120);
      make_moment (&shown, "2 show 4", &options);
      assert_near (end_of (&shown.moment, PROBE_TRACK_RAISE), 380);

      options.covered = TRUE;
      begin (&shown, PROBE_PARKER_1964, TRUE);
      play (&shown, "3 draw times-3", &options);
      g_assert_cmpint (shown.moment.wait, ==, 900);
    }
}

static void
test_at_once (void)
{
  ProbeMomentOptions options = at_pace (SALON_PACE_AT_ONCE);
  ProbeView view;
  Shown shown;
  int sounds = 0;

  begin (&shown, PROBE_PARKER_1964, FALSE);
  play (&shown, LAST_CARD, &options);
  g_assert_cmpfloat (shown.moment.length, ==, 0);
  g_assert_cmpint (shown.moment.wait, ==, 0);
  g_assert_cmpint (shown.moment.n_tracks, ==, 0);
  for (int i = 0; i < shown.moment.n_cues; i++)
    {
      g_assert_cmpfloat (shown.moment.cue[i].at, ==, 0);
      sounds += shown.moment.cue[i].type == PROBE_CUE_SOUND;
    }
  g_assert_cmpint (sounds, ==, 1);
  probe_moment_get_view (&shown.moment, 0, &view);
  g_assert_cmpmem (&view, sizeof view, &shown.after, sizeof shown.after);
}

/* Nothing moves: the old picture fades in 120 ms, what changed has a ring of 900, and the new
 * state is there from the beginning. */
static void
test_reduced (void)
{
  static const char last_card[] = LAST_CARD;
  static const char *const moves[] = { SHOW, MISS, NAMED, MISNAMED, last_card, "3 ask 2 A" };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      ProbeMomentOptions options = at_pace (SALON_PACE_EVEN);
      ProbeFrame first, frame;
      ProbeView view;
      Shown shown;

      options.reduced = TRUE;
      begin (&shown, PROBE_PARKER_1964, FALSE);
      play (&shown, moves[i], &options);
      g_assert_cmpfloat (shown.moment.length, ==, 900);
      g_assert_cmpint (shown.moment.n_chips, ==, 0);
      probe_moment_get_view (&shown.moment, 0, &view);
      g_assert_cmpmem (&view, sizeof view, &shown.after, sizeof shown.after);
      assert_near (end_of (&shown.moment, PROBE_TRACK_FADE), 120);
      probe_moment_get_frame (&shown.moment, 121, &first);
      for (int ms = 121; ms < 780; ms += 20)
        {
          probe_moment_get_frame (&shown.moment, ms, &frame);
          g_assert_cmpmem (&frame, sizeof frame, &first, sizeof first);
        }
      if (strcmp (moves[i], SHOW) == 0)
        {
          g_assert_cmpfloat (frame.card[1][0][3].mark, ==, 1);
          g_assert_cmpfloat (frame.pad_mark[2], ==, 1);
          probe_moment_get_frame (&shown.moment, 900, &frame);
          g_assert_cmpfloat (frame.card[1][0][3].mark, ==, 0);
        }
    }
}

/* With reduced motion a card that was drawn has a ring, and so have the cards that the end turns; no sound comes after
 * the rings. */
static void
test_reduced_others (void)
{
  ProbeMomentOptions options = at_pace (SALON_PACE_SLOW);
  ProbeFrame frame;
  Shown shown;

  options.reduced = TRUE;
  begin (&shown, PROBE_PARKER_1964, TRUE);
  play (&shown, "3 draw times-3", &options);
  probe_moment_get_frame (&shown.moment, 450, &frame);
  g_assert_cmpfloat (frame.deck_mark, ==, 1);
  g_assert_false (frame.deck_used);
  g_assert_false (frame.has_badge);
  probe_moment_get_frame (&shown.moment, 900, &frame);
  g_assert_cmpfloat (frame.deck_mark, ==, 0);

  begin (&shown, PROBE_PARKER_1964, FALSE);
  play (&shown, FINAL, &options);
  probe_moment_get_frame (&shown.moment, 450, &frame);
  g_assert_cmpfloat (frame.lamp, ==, 0);
  g_assert_cmpfloat (frame.card[2][0][8].mark, ==, 1);
  g_assert_cmpfloat (shown.moment.length, ==, 900);
  assert_near (find_cue (&shown.moment, PROBE_CUE_SOUND, PROBE_HEAR_END)->at, 900);

  begin (&shown, PROBE_PARKER_1964, FALSE);
  play (&shown, NAMED, &options);
  g_assert_cmpfloat (find_cue (&shown.moment, PROBE_CUE_SOUND, PROBE_HEAR_PENCIL)->at, <=, 900.1);
  g_assert_cmpfloat (find_cue (&shown.moment, PROBE_CUE_SOUND, PROBE_HEAR_CHORD)->at, <,
                     find_cue (&shown.moment, PROBE_CUE_SOUND, PROBE_HEAR_PENCIL)->at);
}

/* Random games */

static guint64 chance = 14;

/* A random legal move of whoever decides, or, now and then, a word that is named. */
static ProbeMove
any_move (const ProbeState *state)
{
  const int decider = probe_decider (state);
  ProbeMove moves[PROBE_MAX_MOVES];
  int n;

  if (model_chance (&chance, 30) == 0)
    for (int target = 0; target < state->setup.seats; target++)
      if (probe_can_interrupt (state, state->turn, target, 0) == PROBE_OK)
        return (ProbeMove) {
          .type = PROBE_INTERRUPT,
          .seat = state->turn,
          .target = (guint8) target,
          .row = model_chance (&chance, 2) ? state->setup.row[target][0] : model_row ("WRONG"),
        };
  if (state->setup.spelling_free && model_chance (&chance, 10) == 0)
    for (int target = 0; target < state->setup.seats; target++)
      if (probe_can_challenge (state, state->turn, target, 0) == PROBE_OK)
        return (ProbeMove) {
          .type = PROBE_CHALLENGE,
          .seat = state->turn,
          .target = (guint8) target,
          .valid = model_chance (&chance, 2) == 0,
        };

  n = probe_moves (state, decider, moves);
  g_assert_cmpint (n, >, 0);
  return moves[model_chance (&chance, (guint32) n)];
}

static const ProbeEvent *
event_of (const ProbeEvents *events, ProbeEventType type)
{
  for (int i = 0; i < events->n; i++)
    if (events->event[i].type == type)
      return &events->event[i];

  return NULL;
}

/* Until the first card has turned half, nobody sees more than before, whether on the table or in
 * the line. */
static void
check_nothing_early (const Shown *shown)
{
  const ProbeMoment *moment = &shown->moment;
  const ProbeMomentCue *result = find_cue (moment, PROBE_CUE_RESULT, 0);
  double half = -1;

  for (int i = 0; i < moment->n_tracks; i++)
    {
      const ProbeTrack *track = &moment->track[i];

      if (track->type == PROBE_TRACK_LAMP) /* the end follows after what the move did */
        break;
      if ((track->type == PROBE_TRACK_TURN || track->type == PROBE_TRACK_DECK_TURN) && half < 0)
        half = track->begin + track->duration;
    }
  if (half < 0)
    return;

  g_assert_cmpfloat (moment->step[0].at, >=, half - .01);
  g_assert_cmpfloat (result->at, >=, half - .01);
  g_assert_cmpfloat (find_cue (moment, PROBE_CUE_PAD, 0)->at, >=, half - .01);
  for (int i = 0; i < moment->n_tracks; i++)
    if (moment->track[i].type == PROBE_TRACK_CHIP_SIZE || moment->track[i].type == PROBE_TRACK_WAVE)
      g_assert_cmpfloat (moment->track[i].begin, >=, half - .01);
}

static void
check_moment (Shown *shown, const ProbeMomentOptions *options)
{
  const ProbeMoment *moment = &shown->moment;
  ProbeFrame frame;
  ProbeView view;
  double before = 0;

  /* Everything is in its time and in order, and the arrays were large enough. */
  g_assert_cmpint (moment->n_tracks, <, PROBE_MOMENT_TRACKS);
  g_assert_cmpint (moment->n_cues, <, PROBE_MOMENT_CUES);
  g_assert_cmpint (moment->n_steps, >=, 1);
  g_assert_cmpint (moment->step[moment->n_steps - 1].type, ==, PROBE_REVEAL_ALL);
  for (int i = 0; i < moment->n_steps; i++)
    {
      g_assert_cmpfloat (moment->step[i].at, >=, before);
      before = moment->step[i].at;
    }
  g_assert_cmpfloat (before, <=, moment->length);
  for (int i = 0; i < moment->n_tracks; i++)
    g_assert_cmpfloat (moment->track[i].begin + moment->track[i].duration, <=, moment->length + .01);
  for (int i = 0; i < moment->n_cues; i++)
    {
      g_assert_true (i == 0 || moment->cue[i].at >= moment->cue[i - 1].at);
      g_assert_true (options->reduced || options->pace == SALON_PACE_AT_ONCE
                     || moment->cue[i].at <= moment->length + .01);
    }
  g_assert_nonnull (find_cue (moment, PROBE_CUE_RESULT, 0));
  g_assert_nonnull (find_cue (moment, PROBE_CUE_PAD, 0));
  count_written (moment);

  /* It ends with the state after the move, and all cards rest. */
  probe_moment_get_view (moment, moment->length, &view);
  g_assert_cmpmem (&view, sizeof view, &shown->after, sizeof shown->after);
  probe_moment_get_frame (moment, moment->length, &frame);
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    for (int tray = 0; tray < PROBE_MAX_TRAYS; tray++)
      {
        g_assert_cmpfloat (fabsf (frame.tray[seat][tray].shift), <, .001f);
        for (int slot = 0; slot < PROBE_SPACES; slot++)
          {
            const ProbeMomentCard *card = &frame.card[seat][tray][slot];

            g_assert_cmpfloat (card->raise, <, .001f);
            g_assert_cmpfloat (card->wave, <, .001f);
            g_assert_cmpfloat (card->mark, ==, 0);
            g_assert_cmpfloat (card->turn, ==, 1);
          }
      }
  if (!options->reduced && options->pace != SALON_PACE_AT_ONCE)
    check_nothing_early (shown);
}

/* At every point of time the view is one that an onlooker may have: no hidden letter is in it, and
 * no total leaves the way from the old to the new one. */
static void
check_between (const Shown *shown, double ms)
{
  const ProbeState *state = &shown->state;
  ProbeView view;

  probe_moment_get_view (&shown->moment, ms, &view);
  for (int seat = 0; seat < state->setup.seats; seat++)
    for (int tray = 0; tray < state->setup.trays; tray++)
      for (int slot = 0; slot < state->setup.row[seat][tray].n; slot++)
        {
          const char letter = view.seen.setup.row[seat][tray].card[slot];

          if (view.seen.hidden[seat][tray] >> slot & 1)
            g_assert_cmpint (letter, ==, PROBE_UNKNOWN);
          else
            g_assert_cmpint (letter, ==, state->setup.row[seat][tray].card[slot]);
        }
  if (event_of (&shown->events, PROBE_EVENT_POINTS) == NULL)
    for (int seat = 0; seat < state->setup.seats; seat++)
      g_assert_cmpint (probe_score (&view.seen, seat), ==, probe_score (&shown->before.seen, seat));
}

static void
play_randomly (int game, guint *seen)
{
  static const char *const rows[] = { "..ROCKET.",   "TREASURER", ".JAZZY...", "KAYAKS",
                                      "MISSISSIPPI", "STRING...", "ABBA.....", "QUIXOTICALLY" };
  const int seats = 2 + game / 3 % 3;
  ProbeSetup setup;
  Shown shown;

  probe_setup_init (&setup, (ProbeEdition) (game % PROBE_N_EDITIONS), seats);
  setup.trays = seats == 2 && game / 9 % 2 == 0 ? 2 : 1;
  setup.activity_cards = game % 10 != 7;
  setup.spelling_free = game % 2;
  setup.supply_unlimited = TRUE;
  setup.answers_by_hand = setup.rules.answers_by_hand_possible && game % 4 == 0;
  for (int seat = 0; seat < seats; seat++)
    for (int tray = 0; tray < setup.trays; tray++)
      setup.row[seat][tray] = model_row (rows[(game + seat + 3 * tray) % (int) G_N_ELEMENTS (rows)]);
  g_assert_cmpint (probe_begin (&setup, &shown.state), ==, PROBE_OK);

  while (shown.state.phase != PROBE_OVER)
    {
      const ProbeMomentOptions options = {
        .pace = (SalonPace) model_chance (&chance, SALON_N_PACES),
        .own = model_chance (&chance, 2) == 0,
        .reduced = model_chance (&chance, 4) == 0,
        .people = model_chance (&chance, 16),
      };

      shown.move = any_move (&shown.state);
      probe_view (&shown.state, PROBE_NOBODY, &shown.before);
      g_assert_cmpint (probe_apply (&shown.state, &shown.move, &shown.events), ==, PROBE_OK);
      probe_view (&shown.state, PROBE_NOBODY, &shown.after);
      probe_moment_make (&shown.moment, &shown.before, &shown.after, &shown.move, &shown.events, &options);
      check_moment (&shown, &options);
      for (int i = 0; i < 5; i++)
        check_between (&shown, model_chance (&chance, 1 + (guint32) shown.moment.length));
      for (int i = 0; i < shown.events.n; i++)
        *seen |= 1u << shown.events.event[i].type;
    }
}

static void
test_random_games (void)
{
  guint seen = 0;

  for (int game = 0; game < GAMES; game++)
    play_randomly (game, &seen);
  /* All events were there, the false denial and the empty pile too. */
  g_assert_cmpuint (seen, ==, (1u << (PROBE_EVENT_OVER + 1)) - 1);
}

/* A question that stands there, for a table that has not shown how it came, looks as its moment leaves it. */
static void
test_question (void)
{
  const ProbeMomentOptions options = at_pace (SALON_PACE_EVEN);
  ProbeFrame after, standing;
  ProbeMoment question;
  Shown shown;

  begin (&shown, PROBE_PARKER_1964, FALSE);
  play (&shown, "3 ask 2 A", &options);
  probe_moment_get_frame (&shown.moment, shown.moment.length, &after);
  probe_moment_make_question (&question, &shown.after);
  probe_moment_get_frame (&question, 0, &standing);

  g_assert_cmpfloat (question.length, ==, 0);
  g_assert_cmpint (question.thread_from, ==, shown.moment.thread_from);
  g_assert_cmpint (question.thread_to, ==, shown.moment.thread_to);
  g_assert_cmpfloat (standing.thread, ==, after.thread);
  g_assert_cmpfloat (standing.thread_shown, ==, after.thread_shown);
  g_assert_cmpint (question.n_bubbles, ==, 1);
  g_assert_cmpmem (&question.bubble[0], sizeof question.bubble[0], &shown.moment.bubble[0], sizeof question.bubble[0]);
  g_assert_cmpfloat (standing.bubble[0].size, ==, after.bubble[0].size);
  g_assert_cmpfloat (standing.bubble[0].shown, ==, after.bubble[0].shown);
}

/* How fast a setting is */
static void
test_paces (void)
{
  g_assert_cmpint (salon_pace_from_seconds (0), ==, SALON_PACE_AT_ONCE);
  g_assert_cmpint (salon_pace_from_seconds (.6), ==, SALON_PACE_QUICK);
  g_assert_cmpint (salon_pace_from_seconds (1.2), ==, SALON_PACE_EVEN);
  g_assert_cmpint (salon_pace_from_seconds (2.5), ==, SALON_PACE_SLOW);
  g_assert_cmpint (salon_pace_from_seconds (9), ==, SALON_PACE_SLOW);
  g_assert_cmpfloat (salon_pace_get_factor (SALON_PACE_QUICK), ==, .6);
  g_assert_cmpfloat (salon_pace_get_factor (SALON_PACE_SLOW), ==, 1.55);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/moments/paces", test_paces);
  g_test_add_func ("/moments/durations", test_durations);
  g_test_add_func ("/moments/other-durations", test_other_durations);
  g_test_add_func ("/moments/exposure", test_exposure);
  g_test_add_func ("/moments/written", test_written);
  g_test_add_func ("/moments/views", test_views);
  g_test_add_func ("/moments/miss", test_miss);
  g_test_add_func ("/moments/named", test_named);
  g_test_add_func ("/moments/misnamed", test_misnamed);
  g_test_add_func ("/moments/last-card", test_last_card);
  g_test_add_func ("/moments/badge", test_badge);
  g_test_add_func ("/moments/final-turns", test_final_turns);
  g_test_add_func ("/moments/final-turns/at-rest", test_final_turns_at_rest);
  g_test_add_func ("/moments/bells", test_bells);
  g_test_add_func ("/moments/end", test_end);
  g_test_add_func ("/moments/long-end", test_long_end);
  g_test_add_func ("/moments/reduced-others", test_reduced_others);
  g_test_add_func ("/moments/waits", test_waits);
  g_test_add_func ("/moments/question", test_question);
  g_test_add_func ("/moments/at-once", test_at_once);
  g_test_add_func ("/moments/reduced", test_reduced);
  g_test_add_func ("/moments/random-games", test_random_games);
  return g_test_run ();
}
