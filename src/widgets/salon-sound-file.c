/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-sound-file.h"

#include <stdio.h>
#include <string.h>

#include <gio/gio.h>
#include <sndfile.h>

/* A minute: far more than any sound at a table takes. */
#define MOST_SAMPLES (60 * SALON_SOUND_RATE)

/* Bytes that are read like a file. */
typedef struct {
  const char *bytes;
  sf_count_t size, at;
} Tape;

static sf_count_t
tape_length (void *data)
{
  return ((const Tape *) data)->size;
}

static sf_count_t
tape_seek (sf_count_t offset, int whence, void *data)
{
  Tape *tape = data;
  const sf_count_t from = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? tape->at : tape->size;

  tape->at = CLAMP (from + offset, 0, tape->size);
  return tape->at;
}

static sf_count_t
tape_read (void *to, sf_count_t count, void *data)
{
  Tape *tape = data;
  const sf_count_t n = MIN (count, tape->size - tape->at);

  memcpy (to, tape->bytes + tape->at, n);
  tape->at += n;
  return n;
}

static sf_count_t
tape_tell (void *data)
{
  return ((const Tape *) data)->at;
}

gint16 *
salon_sound_file_read (const char *path, int *n)
{
  static SF_VIRTUAL_IO io = { .get_filelen = tape_length, .seek = tape_seek, .read = tape_read, .tell = tape_tell };
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree gint16 *samples = NULL;
  SF_INFO info = { 0 };
  Tape tape = { 0 };
  SNDFILE *file;
  gsize size;

  if (bytes == NULL)
    return NULL;
  tape.bytes = g_bytes_get_data (bytes, &size);
  tape.size = (sf_count_t) size;
  file = sf_open_virtual (&io, SFM_READ, &info, &tape);
  if (file == NULL)
    return NULL;

  if (info.channels == 1 && info.samplerate == SALON_SOUND_RATE && info.frames > 0 && info.frames <= MOST_SAMPLES)
    {
      samples = g_new (gint16, info.frames);
      if (sf_read_short (file, samples, info.frames) != info.frames)
        g_clear_pointer (&samples, g_free);
    }
  sf_close (file);
  *n = (int) info.frames;
  return g_steal_pointer (&samples);
}
