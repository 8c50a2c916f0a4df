/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-theme.h"

#include <fcntl.h>
#include <gio/gio.h>
#include <math.h>
#include <string.h>

#include "model/salon-file.h"
#include "widgets/salon-theme-dirs.h"

#define COMMON "common" /* the folder of what all looks share */
#define GROUP  "Look"

#define FILE_MAX        (1u << 20)
#define ROLES_MAX       1024u
#define LIKES_MAX       8 /* roles in a row that are each like the next one */
#define NAME_CHARACTERS 60
#define ADVANCE_MIN     1.
#define ADVANCE_MAX     400.

static const char prefix[] = "look_";

/* A measure that is out of bounds makes a look unusable; one that is missing is the default
 * look's. The figures here are those of the default look. */
static const struct {
  const char *key;
  double least, most, usual;
} measures[SALON_N_MEASURES] = {
  [SALON_MEASURE_LETTER_CAP] = { "letter-cap", 20, 110, 58 },
  [SALON_MEASURE_LETTER_MIDDLE] = { "letter-middle", 20, 106, 60 },
  [SALON_MEASURE_LIP_MIDDLE] = { "lip-middle", 8, 36, 21.5 },
  [SALON_MEASURE_KEY_CAP] = { "key-cap", 8, 48, 22 },
  [SALON_MEASURE_BUTTON_RADIUS] = { "button-radius", 0, 999, 999 },
  [SALON_MEASURE_POINTS_RADIUS] = { "points-radius", 12, 48, 38 },
  [SALON_MEASURE_PAD_LINE] = { "pad-line", 16, 60, 28 },
  [SALON_MEASURE_PAD_HEAD] = { "pad-head", 16, 80, 34 },
  [SALON_MEASURE_PLATE_X] = { "plate-x", 20, 90, 50 },
  [SALON_MEASURE_PLATE_Y] = { "plate-y", 30, 140, 58 },
  [SALON_MEASURE_PLATE_DISC] = { "plate-disc", 0, 60, 32 },
  [SALON_MEASURE_PLATE_EMBLEM] = { "plate-emblem", 10, 80, 39 },
  [SALON_MEASURE_PLATE_TEXT] = { "plate-text", 60, 140, 96 },
  [SALON_MEASURE_PAD_SIDE] = { "pad-side", 0, 80, 0 },
  [SALON_MEASURE_PAD_COLUMNS] = { "pad-columns", 0, 1, 0 },
  [SALON_MEASURE_ORDER] = { "order", 0, 1000, 1000 },
};

static const char *const key_shapes[] = { "round", "square", "cap" };

/* Sheets of glyphs, and groups of look.ini with how wide each glyph is. */
static const char *const sheets[] = { "letters", "figures", "pad-figures" };

static const char *const modes[SALON_N_THEME_MODES] = {
  [SALON_THEME_LIGHT] = "",
  [SALON_THEME_DARK] = "_dark",
  [SALON_THEME_CONTRAST] = "_contrast",
  [SALON_THEME_CONTRAST_DARK] = "_contrast_dark",
};

struct _SalonTheme {
  char *id;
  char *folder; /* NULL: there is none */
  char *name;
  double measure[SALON_N_MEASURES];
  SalonKeyShape key_shape;
  gboolean strikes;
  GHashTable *advances; /* “sheet id” → double */
  GHashTable *roles;    /* with the mode at the end → Role */
};

/* What look.css says of a role in a mode. */
typedef struct {
  GdkRGBA colour;
  char *like; /* NULL, or the role whose colour this one has too */
} Role;

static GHashTable *known; /* id → SalonTheme, NULL for one that cannot be used */

static void
role_free (Role *role)
{
  g_free (role->like);
  g_free (role);
}

static void
theme_free (SalonTheme *self)
{
  g_clear_pointer (&self->advances, g_hash_table_unref);
  g_clear_pointer (&self->roles, g_hash_table_unref);
  g_free (self->id);
  g_free (self->folder);
  g_free (self->name);
  g_free (self);
}

static SalonTheme *
theme_new (const char *id, const char *folder)
{
  SalonTheme *self = g_new0 (SalonTheme, 1);

  self->id = g_strdup (id);
  self->folder = g_strdup (folder);
  self->name = g_strdup (id);
  self->strikes = TRUE;
  self->advances = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->roles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) role_free);
  for (int i = 0; i < SALON_N_MEASURES; i++)
    self->measure[i] = measures[i].usual;
  return self;
}

static gboolean
fail (GError **error, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  if (error != NULL)
    *error = g_error_new_valist (G_IO_ERROR, G_IO_ERROR_INVALID_DATA, format, arguments);
  va_end (arguments);
  return FALSE;
}

GBytes *
salon_theme_read (const SalonTheme *self, const char *name, GError **error)
{
  g_autofree char *path = g_build_filename (self->folder != NULL ? self->folder : "", name, NULL);
  SalonFileMark mark = { 0 };
  GBytes *bytes;
  int fault;

  fault = self->folder == NULL ? ENOENT : salon_file_read (AT_FDCWD, path, FILE_MAX, &mark);
  bytes = fault == 0 && mark.bytes != NULL ? g_bytes_ref (mark.bytes) : NULL;
  salon_file_mark_clear (&mark);
  if (bytes == NULL)
    {
      const int code = fault != 0 ? fault : ENOENT;

      g_set_error (error, G_IO_ERROR, g_io_error_from_errno (code), "%s: %s", name, g_strerror (code));
    }
  return bytes;
}

static gboolean
read_number (GKeyFile *file,
             const char *group,
             const char *key,
             double least,
             double most,
             double *number,
             GError **error)
{
  g_autofree char *text = g_key_file_get_string (file, group, key, NULL);
  char *end;
  double value;

  if (text == NULL)
    return TRUE;
  value = g_ascii_strtod (text, &end);
  if (end == text || *end != '\0' || !(value >= least && value <= most))
    return fail (error, "look.ini: “%s” of %s has to be from %g to %g", key, group, least, most);
  *number = value;
  return TRUE;
}

static gboolean
read_advances (SalonTheme *self, GKeyFile *file, const char *sheet, GError **error)
{
  g_auto (GStrv) ids = g_key_file_get_keys (file, sheet, NULL, NULL);

  for (int i = 0; ids != NULL && ids[i] != NULL; i++)
    {
      double *advance = g_new0 (double, 1);

      g_hash_table_insert (self->advances, g_strdup_printf ("%s %s", sheet, ids[i]), advance);
      if (!read_number (file, sheet, ids[i], ADVANCE_MIN, ADVANCE_MAX, advance, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_words (SalonTheme *self, GKeyFile *file, GError **error)
{
  g_autofree char *name = g_key_file_get_locale_string (file, GROUP, "name", NULL, NULL);
  g_autofree char *shape = g_key_file_get_string (file, GROUP, "key-shape", NULL);
  g_autoptr (GError) fault = NULL;
  gboolean strikes;

  if (name == NULL || *g_strstrip (name) == '\0' || g_utf8_strlen (name, -1) > NAME_CHARACTERS)
    return fail (error, "look.ini: “name” of %s has to have 1 to %d characters", GROUP, NAME_CHARACTERS);
  g_free (self->name);
  self->name = g_steal_pointer (&name);

  if (shape != NULL)
    {
      guint i = 0;

      while (i < G_N_ELEMENTS (key_shapes) && strcmp (key_shapes[i], shape) != 0)
        i++;
      if (i == G_N_ELEMENTS (key_shapes))
        return fail (error, "look.ini: “key-shape” has to be round, square or cap");
      self->key_shape = (SalonKeyShape) i;
    }

  strikes = g_key_file_get_boolean (file, GROUP, "pad-strikes", &fault);
  if (fault == NULL)
    self->strikes = strikes;
  else if (g_error_matches (fault, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE))
    return fail (error, "look.ini: “pad-strikes” has to be true or false");
  return TRUE;
}

static gboolean
read_measures (SalonTheme *self, GError **error)
{
  g_autoptr (GBytes) bytes = salon_theme_read (self, "look.ini", error);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) fault = NULL;

  if (bytes == NULL)
    return FALSE;
  if (!g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, &fault))
    return fail (error, "look.ini: %s", fault->message);
  if (!read_words (self, file, error))
    return FALSE;
  for (int i = 0; i < SALON_N_MEASURES; i++)
    if (!read_number (file, GROUP, measures[i].key, measures[i].least, measures[i].most, &self->measure[i], error))
      return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (sheets); i++)
    if (!read_advances (self, file, sheets[i], error))
      return FALSE;

  return TRUE;
}

/* Puts blanks in the place of comments; FALSE if the last one does not end. */
static gboolean
blank_comments (char *text)
{
  char *begin;

  while ((begin = strstr (text, "/*")) != NULL)
    {
      char *end = strstr (begin + 2, "*/");

      if (end == NULL)
        return FALSE;
      memset (begin, ' ', (gsize) (end + 2 - begin));
      text = end + 2;
    }

  return TRUE;
}

/* The role that “look_ROLE” names; NULL if that is not what @name is. */
static const char *
get_role (const char *name)
{
  if (!g_str_has_prefix (name, prefix) || strspn (name, "abcdefghijklmnopqrstuvwxyz0123456789_") != strlen (name))
    return NULL;
  return name + strlen (prefix);
}

/* Reads “COLOUR”, or “@look_ROLE”. */
static gboolean
read_role (const char *text, Role *role)
{
  const char *like = *text == '@' ? get_role (text + 1) : NULL;

  role->like = g_strdup (like);
  return like != NULL || gdk_rgba_parse (&role->colour, text);
}

static gboolean
read_definition (SalonTheme *self, char *statement, GError **error)
{
  static const char rule[] = "@define-color";
  g_autofree char *shown = g_utf8_make_valid (statement, MIN (80, (gssize) strlen (statement)));
  g_auto (GStrv) words = NULL;
  Role role = { 0 };

  if (g_str_has_prefix (statement, rule) && g_ascii_isspace (statement[strlen (rule)]))
    words = g_strsplit (g_strstrip (statement + strlen (rule)), " ", 2);
  if (words == NULL || words[0] == NULL || words[1] == NULL || get_role (words[0]) == NULL
      || !read_role (g_strstrip (words[1]), &role))
    return fail (error, "look.css: “%s” is not of the form “%s %sROLE COLOUR” or “%s %sROLE @%sROLE”", shown, rule,
                 prefix, rule, prefix, prefix);
  if (g_hash_table_size (self->roles) >= ROLES_MAX)
    {
      g_free (role.like);
      return fail (error, "look.css: more than %u colours", ROLES_MAX);
    }

  g_hash_table_insert (self->roles, g_strdup (get_role (words[0])), g_memdup2 (&role, sizeof role));
  return TRUE;
}

/* What @self alone says of @name in one mode; high contrast in the dark is as in the light if nothing else is said. */
static const Role *
find_in_mode (const SalonTheme *self, const char *name, SalonThemeMode mode)
{
  char key[80];
  const Role *role;

  g_snprintf (key, sizeof key, "%s%s", name, modes[mode]);
  role = g_hash_table_lookup (self->roles, key);
  if (role == NULL && mode == SALON_THEME_CONTRAST_DARK)
    role = find_in_mode (self, name, SALON_THEME_CONTRAST);
  return role;
}

static const Role *
find_role (const SalonTheme *self, const SalonTheme *fallback, SalonThemeMode mode, const char *name)
{
  const Role *role = find_in_mode (self, name, mode);

  /* High contrast is the default look's before it is any look's without it. */
  if (role == NULL && mode >= SALON_THEME_CONTRAST)
    role = find_in_mode (fallback, name, mode);
  if (role == NULL)
    role = find_in_mode (self, name, SALON_THEME_LIGHT);
  if (role == NULL)
    role = find_in_mode (fallback, name, mode);
  if (role == NULL)
    role = find_in_mode (fallback, name, SALON_THEME_LIGHT);
  return role;
}

const GdkRGBA *
salon_theme_get_colour (const SalonTheme *self, SalonThemeMode mode, const char *role)
{
  const SalonTheme *fallback =
    strcmp (self->id, SALON_THEME_DEFAULT) == 0 ? self : salon_theme_get (SALON_THEME_DEFAULT);
  const Role *found = find_role (self, fallback, mode, role);

  for (int i = 0; found != NULL && found->like != NULL; i++)
    found = i < LIKES_MAX ? find_role (self, fallback, mode, found->like) : NULL;
  return found != NULL ? &found->colour : NULL;
}

/* Every role that is like another one has a colour in the end, in every mode. */
static gboolean
check_likes (const SalonTheme *self, GError **error)
{
  GHashTableIter each;
  gpointer name, role;

  g_hash_table_iter_init (&each, self->roles);
  while (g_hash_table_iter_next (&each, &name, &role))
    for (SalonThemeMode mode = 0; ((Role *) role)->like != NULL && mode < SALON_N_THEME_MODES; mode++)
      if (salon_theme_get_colour (self, mode, name) == NULL)
        return fail (error, "look.css: “%s%s” is like a role that has no colour", prefix, (char *) name);
  return TRUE;
}

/* Only definitions of colours are taken: nothing else of a look comes to the style of the window. A look
 * without the file has the default look's colours. */
static gboolean
read_colours (SalonTheme *self, GError **error)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (GBytes) bytes = salon_theme_read (self, "look.css", &fault);
  g_autofree char *text = NULL;
  g_auto (GStrv) statements = NULL;

  if (bytes == NULL && g_error_matches (fault, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return TRUE;
  if (bytes == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return FALSE;
    }

  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  if (!blank_comments (text))
    return fail (error, "look.css: a comment has no end");
  statements = g_strsplit (text, ";", -1);
  for (int i = 0; statements[i] != NULL; i++)
    if (*g_strstrip (statements[i]) != '\0' && !read_definition (self, statements[i], error))
      return FALSE;

  return TRUE;
}

static SalonTheme *
load (const char *id, const char *folder, GError **error)
{
  SalonTheme *self = theme_new (id, folder);

  if (read_measures (self, error) && read_colours (self, error) && check_likes (self, error))
    return self;
  theme_free (self);
  return NULL;
}

static GHashTable *
get_known (void)
{
  if (known == NULL)
    known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return known;
}

SalonTheme *
salon_theme_find (const char *id)
{
  g_autofree char *folder = NULL;
  g_autoptr (GError) error = NULL;
  SalonTheme *self = NULL;
  gpointer found;

  g_return_val_if_fail (id != NULL, NULL);

  if (g_hash_table_lookup_extended (get_known (), id, NULL, &found))
    return found;

  folder = strcmp (id, COMMON) != 0 ? salon_theme_dirs_find (id) : NULL;
  if (folder == NULL)
    g_warning ("There is no look “%s”.", id);
  else if ((self = load (id, folder, &error)) == NULL)
    g_warning ("The look in %s cannot be used. %s", folder, error->message);
  g_hash_table_insert (known, g_strdup (id), self);
  return self;
}

SalonTheme *
salon_theme_get (const char *id)
{
  SalonTheme *self = salon_theme_find (id);

  if (self == NULL && strcmp (id, SALON_THEME_DEFAULT) != 0)
    self = salon_theme_get (SALON_THEME_DEFAULT);
  if (self == NULL)
    {
      self = theme_new (SALON_THEME_DEFAULT, NULL);
      g_hash_table_replace (get_known (), g_strdup (SALON_THEME_DEFAULT), self);
    }
  return self;
}

static int
compare_cb (gconstpointer a, gconstpointer b)
{
  const SalonTheme *one = *(SalonTheme *const *) a, *other = *(SalonTheme *const *) b;
  const double order = one->measure[SALON_MEASURE_ORDER] - other->measure[SALON_MEASURE_ORDER];

  if (order != 0)
    return order < 0 ? -1 : 1;
  return g_utf8_collate (one->name, other->name);
}

GPtrArray *
salon_theme_list (void)
{
  GPtrArray *list = g_ptr_array_new ();
  g_auto (GStrv) ids = salon_theme_dirs_list ();

  for (int i = 0; ids[i] != NULL; i++)
    {
      SalonTheme *theme = strcmp (ids[i], COMMON) != 0 ? salon_theme_find (ids[i]) : NULL;

      if (theme != NULL)
        g_ptr_array_add (list, theme);
    }
  g_ptr_array_sort (list, compare_cb);
  return list;
}

SalonTheme *
salon_theme_get_fallback (const SalonTheme *self)
{
  static SalonTheme *common;

  if (self == common)
    return NULL;
  if (strcmp (self->id, SALON_THEME_DEFAULT) != 0)
    return salon_theme_get (SALON_THEME_DEFAULT);
  if (common == NULL)
    {
      g_autofree char *folder = salon_theme_dirs_find (COMMON);

      common = theme_new (COMMON, folder);
    }
  return common;
}

const char *
salon_theme_get_id (const SalonTheme *self)
{
  return self->id;
}

const char *
salon_theme_get_name (const SalonTheme *self)
{
  return self->name;
}

double
salon_theme_get_measure (const SalonTheme *self, SalonMeasure measure)
{
  g_return_val_if_fail (measure < SALON_N_MEASURES, 0);

  return self->measure[measure];
}

SalonKeyShape
salon_theme_get_key_shape (const SalonTheme *self)
{
  return self->key_shape;
}

gboolean
salon_theme_strikes_totals (const SalonTheme *self)
{
  return self->strikes;
}

double
salon_theme_get_advance (const SalonTheme *self, const char *sheet, const char *id)
{
  char key[80];

  g_snprintf (key, sizeof key, "%s %s", sheet, id);
  for (; self != NULL; self = salon_theme_get_fallback (self))
    {
      const double *advance = g_hash_table_lookup (self->advances, key);

      if (advance != NULL)
        return *advance;
    }

  return 0;
}

static gboolean
is_of_mode (const char *role)
{
  for (int i = 0; i < SALON_N_THEME_MODES; i++)
    if (*modes[i] != '\0' && g_str_has_suffix (role, modes[i]))
      return TRUE;
  return FALSE;
}

static void
add_roles (GHashTable *roles, const SalonTheme *self)
{
  GHashTableIter each;
  gpointer role;

  g_hash_table_iter_init (&each, self->roles);
  while (g_hash_table_iter_next (&each, &role, NULL))
    if (!is_of_mode (role))
      g_hash_table_add (roles, role);
}

char *
salon_theme_make_css (const SalonTheme *self, SalonThemeMode mode)
{
  g_autoptr (GHashTable) roles = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GString) css = g_string_new (NULL);
  GHashTableIter each;
  gpointer role;

  add_roles (roles, salon_theme_get (SALON_THEME_DEFAULT));
  add_roles (roles, self);
  g_hash_table_iter_init (&each, roles);
  while (g_hash_table_iter_next (&each, &role, NULL))
    {
      g_autofree char *colour = gdk_rgba_to_string (salon_theme_get_colour (self, mode, role));

      g_string_append_printf (css, "@define-color %s%s %s;\n", prefix, (char *) role, colour);
    }

  return g_string_free (g_steal_pointer (&css), FALSE);
}
