/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-library-entry.h"

#include <string.h>

struct _SalonLibraryEntry {
  GObject parent_instance;

  char *name;
  SalonLibraryMark mark;
  SalonSummary *summary;
  SalonLook look;
  const char *kind; /* interned */
  char *fault;
  gint64 time;
  char *key; /* folded: what is searched */
};

G_DEFINE_FINAL_TYPE (SalonLibraryEntry, salon_library_entry, G_TYPE_OBJECT)

static void
salon_library_entry_finalize (GObject *object)
{
  SalonLibraryEntry *self = SALON_LIBRARY_ENTRY (object);

  g_free (self->name);
  g_clear_pointer (&self->summary, salon_summary_free);
  g_free (self->fault);
  g_free (self->key);

  G_OBJECT_CLASS (salon_library_entry_parent_class)->finalize (object);
}

static void
salon_library_entry_class_init (SalonLibraryEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_library_entry_finalize;
}

static void
salon_library_entry_init (SalonLibraryEntry *self)
{
}

char *
salon_library_fold (const char *text)
{
  g_autofree char *small = NULL, *parts = NULL;
  GString *folded;

  /* Most texts are plain ones, for which this gives the same much sooner. */
  if (g_str_is_ascii (text))
    return g_ascii_strdown (text, -1);

  small = g_utf8_casefold (text, -1);
  parts = g_utf8_normalize (small, -1, G_NORMALIZE_ALL);
  folded = g_string_new (NULL);
  for (const char *at = parts != NULL ? parts : ""; *at != '\0'; at = g_utf8_next_char (at))
    if (!g_unichar_ismark (g_utf8_get_char (at)))
      g_string_append_unichar (folded, g_utf8_get_char (at));
  return g_string_free (folded, FALSE);
}

/* Each text by itself, because many words are plain where one name is not. */
static void
add_to_key (GString *key, const char *text)
{
  g_autofree char *folded = salon_library_fold (text);

  g_string_append (key, folded);
  g_string_append_c (key, ' ');
}

/* Title, names and words, (transfer full); of a file that cannot be read, its name. */
static char *
make_key (const SalonSummary *summary, const char *name)
{
  g_autoptr (GString) key = g_string_new (NULL);
  g_autofree char *display = NULL;

  if (summary == NULL)
    {
      display = g_filename_display_name (name);
      return salon_library_fold (display);
    }

  add_to_key (key, summary->title);
  add_to_key (key, summary->words);
  for (guint i = 0; i < summary->n_seats; i++)
    add_to_key (key, summary->seat[i].name);
  return g_string_free (g_steal_pointer (&key), FALSE);
}

static gint64
find_time (const SalonSummary *summary, gint64 changed)
{
  g_autoptr (GDateTime) began =
    summary != NULL && summary->date[0] != '\0' ? g_date_time_new_from_iso8601 (summary->date, NULL) : NULL;

  return began != NULL ? g_date_time_to_unix (began) : changed;
}

static SalonLibraryEntry *
make_entry (const char *name, const SalonLibraryMark *mark, SalonSummary *summary)
{
  SalonLibraryEntry *self = g_object_new (SALON_TYPE_LIBRARY_ENTRY, NULL);

  self->name = g_strdup (name);
  self->mark = *mark;
  self->summary = summary;
  self->time = find_time (summary, mark->seconds);
  self->key = make_key (summary, name);
  salon_look_init (&self->look);
  return self;
}

SalonLibraryEntry *
salon_library_entry_new (const char *name, const SalonLibraryMark *mark, SalonSummary *summary, const SalonLook *look)
{
  SalonLibraryEntry *self = make_entry (name, mark, summary);

  self->look = *look;
  self->kind = summary->kind;
  return self;
}

SalonLibraryEntry *
salon_library_entry_new_damaged (const char *name, const SalonLibraryMark *mark, const char *kind, const char *fault)
{
  SalonLibraryEntry *self = make_entry (name, mark, NULL);

  self->kind = g_intern_string (kind);
  self->fault = g_strdup (fault);
  return self;
}

const char *
salon_library_entry_get_name (SalonLibraryEntry *self)
{
  return self->name;
}

const SalonLibraryMark *
salon_library_entry_get_mark (SalonLibraryEntry *self)
{
  return &self->mark;
}

const SalonSummary *
salon_library_entry_get_summary (SalonLibraryEntry *self)
{
  return self->summary;
}

const char *
salon_library_entry_get_kind (SalonLibraryEntry *self)
{
  return self->kind;
}

const SalonLook *
salon_library_entry_get_look (SalonLibraryEntry *self)
{
  return &self->look;
}

const char *
salon_library_entry_get_fault (SalonLibraryEntry *self)
{
  return self->fault;
}

gint64
salon_library_entry_get_time (SalonLibraryEntry *self)
{
  return self->time;
}

gboolean
salon_library_entry_matches (SalonLibraryEntry *self, const char *folded, const char *more)
{
  const char *word = folded;

  while (*word != '\0')
    {
      const gsize length = strcspn (word, " ");
      g_autofree char *one = g_strndup (word, length);

      if (strstr (self->key, one) == NULL && (more == NULL || strstr (more, one) == NULL))
        return FALSE;
      word += length + strspn (word + length, " ");
    }

  return TRUE;
}

int
salon_library_entry_compare (SalonLibraryEntry *a, SalonLibraryEntry *b)
{
  if (a->time != b->time)
    return a->time > b->time ? -1 : 1;

  return g_strcmp0 (b->name, a->name);
}
