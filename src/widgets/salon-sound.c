/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-sound.h"

#include "widgets/salon-speaker.h"

/* A sound that is still to come. */
typedef struct {
  const char *name;
  guint id;
} Later;

static double gain;           /* of what is begun now */
static SalonSpeaker *speaker; /* from the first sound on */
static GSList *later;

void
salon_sound_play (const char *name)
{
  if (gain <= 0)
    return;
  if (speaker == NULL)
    speaker = salon_speaker_new ();
  salon_speaker_play (speaker, name, gain);
}

static gboolean
later_cb (gpointer data)
{
  const Later *due = data;

  later = g_slist_remove (later, due);
  salon_sound_play (due->name);
  return G_SOURCE_REMOVE;
}

void
salon_sound_play_after (const char *name, guint ms)
{
  Later *due;

  if (ms == 0)
    {
      salon_sound_play (name);
      return;
    }
  if (gain <= 0)
    return;

  due = g_new0 (Later, 1);
  due->name = name;
  due->id = g_timeout_add_full (G_PRIORITY_DEFAULT, ms, later_cb, due, g_free);
  later = g_slist_prepend (later, due);
}

void
salon_sound_drop (void)
{
  while (later != NULL)
    {
      const guint id = ((const Later *) later->data)->id;

      later = g_slist_delete_link (later, later);
      g_source_remove (id);
    }
}

void
salon_sound_set_volume (double volume)
{
  gain = CLAMP (volume, 0, 1);
  if (gain > 0)
    return;

  salon_sound_drop ();
  if (speaker != NULL)
    salon_speaker_hush (speaker);
}

gboolean
salon_sound_end (void)
{
  gain = 0;
  salon_sound_drop ();
  return speaker == NULL || salon_speaker_end (g_steal_pointer (&speaker));
}
