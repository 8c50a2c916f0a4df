/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/wedges/wedges-pack.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _WedgesPack {
  GObject parent_instance;

  char *name;
  QuestionsHead head;
  char *title, *key; /* the key sorts */
  guint questions, cards;
  gboolean is_own;
  struct stat about;
  char *fault;
};

G_DEFINE_FINAL_TYPE (WedgesPack, wedges_pack, G_TYPE_OBJECT)

static void
wedges_pack_finalize (GObject *object)
{
  WedgesPack *self = WEDGES_PACK (object);

  g_free (self->name);
  g_free (self->title);
  g_free (self->key);
  g_free (self->fault);

  G_OBJECT_CLASS (wedges_pack_parent_class)->finalize (object);
}

static void
wedges_pack_class_init (WedgesPackClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = wedges_pack_finalize;
}

static void
wedges_pack_init (WedgesPack *self)
{
}

gboolean
wedges_pack_is_name (const char *name)
{
  const gsize n = strlen (name);

  return n > 0 && n <= WEDGES_PACK_NAME && strspn (name, WEDGES_PACK_LETTERS) == n;
}

void
wedges_pack_copy_text (char *value, gsize size, const char *text)
{
  g_autoptr (GString) line = g_string_new (NULL);
  const char *end;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    g_string_append_unichar (line, g_unichar_iscntrl (g_utf8_get_char (text)) ? ' ' : g_utf8_get_char (text));
  g_strlcpy (value, g_strstrip (line->str), size);
  /* What was cut off may have been half of a character. */
  if (!g_utf8_validate (value, -1, &end))
    value[end - value] = '\0';
}

/* The title of a pack that comes with the program; @title is what it says of itself, and may be empty. */
static const char *
find_title (const char *name, const char *title)
{
  if (g_str_equal (name, "en"))
    return _ ("Salon’s questions, in English");
  if (g_str_equal (name, "fr"))
    return _ ("Salon’s questions, in French");
  return title[0] != '\0' ? title : name;
}

static WedgesPack *
make (const char *name, const struct stat *about)
{
  WedgesPack *self = g_object_new (WEDGES_TYPE_PACK, NULL);

  self->name = g_strdup (name);
  self->is_own = about != NULL;
  if (about != NULL)
    self->about = *about;
  return self;
}

static void
entitle (WedgesPack *self)
{
  self->title = g_strdup (self->is_own && self->head.title[0] != '\0' ? self->head.title
                                                                      : find_title (self->name, self->head.title));
  self->key = g_utf8_collate_key (self->title, -1);
}

WedgesPack *
wedges_pack_new (const char *name, GBytes *bytes, const struct stat *about)
{
  WedgesPack *self = make (name, about);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  QuestionsBank *bank = questions_bank_read (text != NULL ? text : "", size, NULL, NULL);

  questions_head_read (&self->head, text != NULL ? text : "", size);
  if (!self->is_own && self->head.language[0] == '\0')
    g_strlcpy (self->head.language, name, sizeof self->head.language);
  if (bank != NULL)
    {
      size_t n;

      questions_bank_get (bank, &n);
      self->questions = (guint) n;
      self->cards = (guint) questions_bank_count_cards (bank);
      questions_bank_free (bank);
    }
  if (self->cards < WEDGES_PACK_MIN_CARDS)
    self->fault = g_strdup (_ ("It has fewer than two whole cards."));
  entitle (self);
  return self;
}

WedgesPack *
wedges_pack_new_damaged (const char *name, const char *fault, const struct stat *about)
{
  WedgesPack *self = make (name, about);

  self->fault = g_strdup (fault);
  entitle (self);
  return self;
}

const char *
wedges_pack_get_name (WedgesPack *self)
{
  return self->name;
}

const char *
wedges_pack_get_title (WedgesPack *self)
{
  return self->title;
}

const char *
wedges_pack_get_language (WedgesPack *self)
{
  return self->head.language;
}

const char *
wedges_pack_get_licence (WedgesPack *self)
{
  return self->head.licence;
}

guint
wedges_pack_count_questions (WedgesPack *self)
{
  return self->questions;
}

guint
wedges_pack_count_cards (WedgesPack *self)
{
  return self->cards;
}

gboolean
wedges_pack_is_own (WedgesPack *self)
{
  return self->is_own;
}

const char *
wedges_pack_get_fault (WedgesPack *self)
{
  return self->fault;
}

gboolean
wedges_pack_is_file (WedgesPack *self, const struct stat *about)
{
  return self->about.st_dev == about->st_dev && self->about.st_ino == about->st_ino
         && self->about.st_size == about->st_size && self->about.st_mtim.tv_sec == about->st_mtim.tv_sec
         && self->about.st_mtim.tv_nsec == about->st_mtim.tv_nsec;
}

int
wedges_pack_compare (WedgesPack *a, WedgesPack *b)
{
  const int by_key = strcmp (a->key, b->key);

  if (a->is_own != b->is_own)
    return a->is_own ? 1 : -1;
  return by_key != 0 ? by_key : strcmp (a->name, b->name);
}
