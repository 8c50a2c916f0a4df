/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-sounds.h"

#include "widgets/salon-sound.h"

static const char *const names[PROBE_HEAR_N] = {
  [PROBE_HEAR_SLIDE] = PROBE_SOUND_SLIDE,
  [PROBE_HEAR_CARD] = SALON_SOUND_CARD,
  [PROBE_HEAR_TOCK] = PROBE_SOUND_TOCK,
  [PROBE_HEAR_PENCIL] = SALON_SOUND_PENCIL,
  [PROBE_HEAR_KNOCKS] = SALON_SOUND_KNOCKS,
  [PROBE_HEAR_CHORD] = SALON_SOUND_CHORD,
  [PROBE_HEAR_BELL_GOOD] = SALON_SOUND_BELL_GOOD,
  [PROBE_HEAR_BELL_ILL] = SALON_SOUND_BELL_ILL,
  [PROBE_HEAR_END] = SALON_SOUND_END,
};

/* The cards of a word that is named rightly. */
static const char *const rising[PROBE_SPACES] = {
  "probe/rise1", "probe/rise2", "probe/rise3", "probe/rise4",  "probe/rise5",  "probe/rise6",
  "probe/rise7", "probe/rise8", "probe/rise9", "probe/rise10", "probe/rise11", "probe/rise12",
};

const char *
probe_sounds_name (ProbeMomentSound sound, int tone, ProbeEdition edition)
{
  if (sound == PROBE_HEAR_RISE)
    return rising[CLAMP (tone, 0, PROBE_SPACES - 1)];
  /* The listing paper of 1982 is printed. */
  return sound == PROBE_HEAR_PENCIL && edition == PROBE_PARKER_1982 ? PROBE_SOUND_NEEDLE : names[sound];
}

void
probe_sounds_play (ProbeMomentSound sound, int tone, ProbeEdition edition)
{
  salon_sound_play (probe_sounds_name (sound, tone, edition));
}

void
probe_sounds_play_put (void)
{
  salon_sound_play (PROBE_SOUND_TOCK);
}

void
probe_sounds_play_laid (void)
{
  salon_sound_play (PROBE_SOUND_SLIDE);
}

void
probe_sounds_ring (const ProbeState *state, int person, guint32 *rung)
{
  if (person == PROBE_NOBODY || person != state->turn || *rung == state->turn_began + 1)
    return;

  *rung = state->turn_began + 1;
  salon_sound_play (SALON_SOUND_CHIME);
}
