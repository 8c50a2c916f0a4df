/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-settings.h"

#include "app/salon-paths.h"

#define SCHEMA_ID "io.github.salongames.Salon"

/* The defaults are those of the schema; a test compares them. */
static const struct {
  const char *key;
  const char *fallback; /* as GVariant text */
} table[SALON_N_SETTINGS] = {
  [SALON_SETTING_WINDOW_WIDTH] = { "window-width", "1280" },
  [SALON_SETTING_WINDOW_HEIGHT] = { "window-height", "800" },
  [SALON_SETTING_WINDOW_MAXIMIZED] = { "window-maximized", "false" },
  [SALON_SETTING_LANGUAGE] = { "language", "'default'" },
  [SALON_SETTING_COLOR_SCHEME] = { "color-scheme", "'default'" },
  [SALON_SETTING_LOOK] = { "look", "'default'" },
  [SALON_SETTING_ANIMATIONS] = { "animations", "true" },
  [SALON_SETTING_PACE] = { "pace", "1200" },
  [SALON_SETTING_HELPS] = { "helps", "true" },
  [SALON_SETTING_DRAW_FIRST] = { "draw-first", "true" },
  [SALON_SETTING_SOUND] = { "sound", "'default'" },
  [SALON_SETTING_VOLUME] = { "volume", "80" },
  [SALON_SETTING_HAS_PLAYED] = { "has-played", "false" },
  [SALON_SETTING_HAS_WON] = { "has-won", "false" },
  [SALON_SETTING_BOOKMARK] = { "bookmark", "''" },
  [SALON_SETTING_COMPANY] = { "company", "''" },
};

struct _SalonSettings {
  GObject parent_instance;

  GSettings *kept;                   /* NULL if there is no schema */
  gboolean has[SALON_N_SETTINGS];    /* whether the schema has the setting */
  GVariant *value[SALON_N_SETTINGS]; /* used if it has not */
};

G_DEFINE_FINAL_TYPE (SalonSettings, salon_settings, G_TYPE_OBJECT)

enum {
  CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
tell (SalonSettings *self, const char *key)
{
  g_signal_emit (self, signals[CHANGED], g_quark_from_string (key), key);
}

static void
changed_cb (SalonSettings *self, const char *key)
{
  tell (self, key);
}

static GSettingsSchema *
find_schema (const char *const *dirs)
{
  GSettingsSchemaSource *known = g_settings_schema_source_get_default ();
  GSettingsSchema *schema = NULL;

  g_assert (dirs != NULL);
  if (known != NULL)
    schema = g_settings_schema_source_lookup (known, SCHEMA_ID, TRUE);

  for (int i = 0; schema == NULL && dirs[i] != NULL; i++)
    {
      g_autoptr (GSettingsSchemaSource) source =
        g_settings_schema_source_new_from_directory (dirs[i], known, FALSE, NULL);

      if (source != NULL)
        schema = g_settings_schema_source_lookup (source, SCHEMA_ID, FALSE);
    }

  return schema;
}

/* Whether @schema has the key with this type. An older schema may lack the key, or have it with
 * another type. */
static gboolean
schema_has (GSettingsSchema *schema, const char *name, const GVariantType *type)
{
  g_autoptr (GSettingsSchemaKey) key = NULL;

  if (!g_settings_schema_has_key (schema, name))
    return FALSE;

  key = g_settings_schema_get_key (schema, name);
  return g_variant_type_equal (g_settings_schema_key_get_value_type (key), type);
}

static GVariant *
get_value (SalonSettings *self, SalonSetting setting)
{
  if (self->has[setting])
    return g_settings_get_value (self->kept, table[setting].key);

  return g_variant_ref (self->value[setting]);
}

static void
set_value (SalonSettings *self, SalonSetting setting, GVariant *value)
{
  g_autoptr (GVariant) new_value = g_variant_ref_sink (value);

  if (self->has[setting])
    {
      g_autoptr (GVariant) old_value = get_value (self, setting);

      /* An unchanged value is not written. If a newer version has stored a value that this
       * one does not know, GSettings gives the default, and writing that would lose the
       * other. GSettings refuses a value that is out of range or locked down. */
      if (!g_variant_equal (old_value, new_value))
        g_settings_set_value (self->kept, table[setting].key, new_value);
      return;
    }

  if (g_variant_equal (self->value[setting], new_value))
    return;

  g_variant_unref (self->value[setting]);
  self->value[setting] = g_steal_pointer (&new_value);
  tell (self, table[setting].key);
}

SalonSettings *
salon_settings_new (const char *const *schema_dirs)
{
  SalonSettings *self = g_object_new (SALON_TYPE_SETTINGS, NULL);
  g_auto (GStrv) own = schema_dirs == NULL ? salon_paths_schema_dirs () : NULL;
  g_autoptr (GSettingsSchema) schema = find_schema (own != NULL ? (const char *const *) own : schema_dirs);

  if (schema == NULL)
    return self;

  self->kept = g_settings_new_full (schema, NULL, NULL);
  for (int i = 0; i < SALON_N_SETTINGS; i++)
    self->has[i] = schema_has (schema, table[i].key, g_variant_get_type (self->value[i]));
  g_signal_connect_object (self->kept, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

gboolean
salon_settings_is_kept (SalonSettings *self)
{
  return self->kept != NULL;
}

const char *
salon_settings_get_key (SalonSetting setting)
{
  return table[setting].key;
}

int
salon_settings_get_int (SalonSettings *self, SalonSetting setting)
{
  g_autoptr (GVariant) value = get_value (self, setting);

  return g_variant_get_int32 (value);
}

void
salon_settings_set_int (SalonSettings *self, SalonSetting setting, int value)
{
  set_value (self, setting, g_variant_new_int32 (value));
}

gboolean
salon_settings_get_boolean (SalonSettings *self, SalonSetting setting)
{
  g_autoptr (GVariant) value = get_value (self, setting);

  return g_variant_get_boolean (value);
}

void
salon_settings_set_boolean (SalonSettings *self, SalonSetting setting, gboolean value)
{
  set_value (self, setting, g_variant_new_boolean (value));
}

char *
salon_settings_get_string (SalonSettings *self, SalonSetting setting)
{
  g_autoptr (GVariant) value = get_value (self, setting);

  return g_variant_dup_string (value, NULL);
}

void
salon_settings_set_string (SalonSettings *self, SalonSetting setting, const char *value)
{
  set_value (self, setting, g_variant_new_string (value));
}

static void
salon_settings_finalize (GObject *object)
{
  SalonSettings *self = SALON_SETTINGS (object);

  g_clear_object (&self->kept);
  for (int i = 0; i < SALON_N_SETTINGS; i++)
    g_clear_pointer (&self->value[i], g_variant_unref);

  G_OBJECT_CLASS (salon_settings_parent_class)->finalize (object);
}

static void
salon_settings_class_init (SalonSettingsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_settings_finalize;

  signals[CHANGED] =
    g_signal_new ("changed", SALON_TYPE_SETTINGS, G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED | G_SIGNAL_NO_RECURSE, 0, NULL,
                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
salon_settings_init (SalonSettings *self)
{
  for (int i = 0; i < SALON_N_SETTINGS; i++)
    self->value[i] = g_variant_parse (NULL, table[i].fallback, NULL, NULL, NULL);
}
