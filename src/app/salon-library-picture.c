/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-picture.h"

#include <math.h>

#include "app/salon-house.h"
#include "model/salon-reading.h"
#include "widgets/salon-art.h"
#include "widgets/salon-theme-use.h"

/* How long a picture has to be in sight before its game is read, in ms: a list that is scrolled reads none. */
#define PATIENCE 120

/* How many pictures that are out of sight are kept. */
#define KEPT 48

/* The corners of the cloth, and how much of it is seen around the picture. In px. */
#define RADIUS 4
#define RIM    4

/* A picture is laid out for so many px of width at least, and drawn smaller where there is less. */
#define LAYOUT_WIDTH 240

/* What is known of a game that was read, and its picture. That is a widget until it has been drawn, and then as many pixels as
 * it needs: a table costs much more to keep, and to draw when the list is scrolled. */
typedef struct {
  GtkWidget *table; /* NULL: it has been drawn */
  SalonArtTile tile;
  int width, height; /* of the tile, and for which scale and mode it was drawn */
  double scale;
  SalonThemeMode mode;

  char *turn;        /* (nullable): whose it is */
  GBytes *record;    /* (nullable): of a finished game that can be reviewed */
  gboolean reviewed; /* whether it was */
} Face;

struct _SalonLibraryPicture {
  AdwBin parent_instance;

  SalonLibraryPictures *pictures;
  SalonLibraryEntry *entry;
  Face *face; /* (nullable) */
  GdkRGBA cloth;
  guint wait_id, drawn_id;
};

G_DEFINE_FINAL_TYPE (SalonLibraryPicture, salon_library_picture, ADW_TYPE_BIN)

enum {
  READ,
  REVIEWED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
face_free (Face *face)
{
  g_clear_object (&face->table);
  salon_art_tile_clear (&face->tile);
  g_free (face->turn);
  g_clear_pointer (&face->record, g_bytes_unref);
  g_free (face);
}

/* The pictures of a page */

/* One that is out of sight. */
typedef struct {
  SalonLibraryEntry *entry;
  Face *face;
} Spare;

struct _SalonLibraryPictures {
  GObject parent_instance;

  char *directory;
  const SalonGameKind *const *kinds;
  SalonGame *current;

  GQueue wanted; /* of SalonLibraryPicture; the head is being read, and NULL if nobody wants it any more */
  GQueue spare;  /* of Spare, the latest first */
  GCancellable *reading;
  guint next_id; /* the next one will be read */
};

G_DEFINE_FINAL_TYPE (SalonLibraryPictures, salon_library_pictures, G_TYPE_OBJECT)

static void
spare_free (gpointer data)
{
  Spare *spare = data;

  g_object_unref (spare->entry);
  g_clear_pointer (&spare->face, face_free);
  g_free (spare);
}

static void
salon_library_pictures_finalize (GObject *object)
{
  SalonLibraryPictures *self = SALON_LIBRARY_PICTURES (object);

  g_clear_handle_id (&self->next_id, g_source_remove);
  g_cancellable_cancel (self->reading);
  g_object_unref (self->reading);
  g_queue_clear (&self->wanted);
  g_queue_clear_full (&self->spare, spare_free);
  g_clear_object (&self->current);
  g_free (self->directory);

  G_OBJECT_CLASS (salon_library_pictures_parent_class)->finalize (object);
}

static void
salon_library_pictures_class_init (SalonLibraryPicturesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_library_pictures_finalize;
}

static void
salon_library_pictures_init (SalonLibraryPictures *self)
{
  self->reading = g_cancellable_new ();
}

SalonLibraryPictures *
salon_library_pictures_new (SalonLibrary *library, SalonGame *current)
{
  SalonLibraryPictures *self = g_object_new (SALON_TYPE_LIBRARY_PICTURES, NULL);

  self->directory = g_strdup (salon_store_get_directory (salon_library_get_store (library)));
  self->kinds = salon_library_get_kinds (library);
  g_set_object (&self->current, current);
  return self;
}

/* Keeps @face (transfer full). */
static void
keep (SalonLibraryPictures *self, SalonLibraryEntry *entry, Face *face)
{
  Spare *spare = g_new (Spare, 1);

  *spare = (Spare) { g_object_ref (entry), face };
  g_queue_push_head (&self->spare, spare);
  if (g_queue_get_length (&self->spare) > KEPT)
    spare_free (g_queue_pop_tail (&self->spare));
}

/* The face of @entry that is kept, (transfer full); NULL: none is. */
static Face *
take_kept (SalonLibraryPictures *self, const SalonLibraryEntry *entry)
{
  for (GList *l = self->spare.head; l != NULL; l = l->next)
    {
      Spare *spare = l->data;
      Face *face;

      if (spare->entry != entry)
        continue;
      face = g_steal_pointer (&spare->face);
      g_queue_delete_link (&self->spare, l);
      spare_free (spare);
      return face;
    }

  return NULL;
}

/* Makes the face of a game, (transfer full). */
static Face *
make_face (SalonGame *game, const SalonLook *look)
{
  const SalonHouseGame *house = salon_house_find (game);
  Face *face = g_new0 (Face, 1);

  face->table = g_object_ref_sink (house->make_picture != NULL ? house->make_picture (game, look) : adw_bin_new ());
  if (house->say_turn != NULL && salon_game_get_stage (game) == SALON_GAME_PLAYING)
    face->turn = house->say_turn (game);
  if (house->is_reviewed != NULL && salon_game_get_stage (game) == SALON_GAME_FINISHED)
    face->record = salon_game_to_record (game);
  return face;
}

static void set_face (SalonLibraryPicture *self, Face *face);
static void read_next (SalonLibraryPictures *self);
static void check_review (SalonLibraryPicture *self);

static gboolean
next_cb (gpointer data)
{
  SalonLibraryPictures *self = data;

  self->next_id = 0;
  read_next (self);
  return G_SOURCE_REMOVE;
}

/* Goes on with the next picture when this one has been drawn, so that no frame has more than one that is new. */
static void
read_later (SalonLibraryPictures *self)
{
  if (self->next_id == 0)
    self->next_id = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, next_cb, self, NULL);
}

typedef struct {
  SalonLibraryPictures *pictures;
  SalonLibraryEntry *entry;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_object_unref (reading->pictures);
  g_object_unref (reading->entry);
  g_free (reading);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Reading *reading = data;
  g_autofree char *path =
    g_build_filename (reading->pictures->directory, salon_library_entry_get_name (reading->entry), NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GError *error = NULL;
  SalonGame *game = salon_reading_read (reading->pictures->kinds, file, cancellable, &error);

  if (game != NULL)
    g_task_return_pointer (task, game, g_object_unref);
  else
    g_task_return_error (task, error);
}

/* Shows what was read, if it is still wanted. A game that cannot be read, since its file has gone or its word list is
 * missing, has an empty cloth. */
static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  const Reading *reading = g_task_get_task_data (G_TASK (result));
  SalonLibraryPicture *picture = g_queue_pop_head (&reading->pictures->wanted);
  g_autoptr (SalonGame) game = g_task_propagate_pointer (G_TASK (result), NULL);

  if (picture != NULL && game != NULL)
    {
      set_face (picture, make_face (game, salon_library_entry_get_look (reading->entry)));
      check_review (picture);
    }
  read_later (reading->pictures);
}

/* Reads the game of the picture at the head of the queue. */
static void
read_next (SalonLibraryPictures *self)
{
  const SalonLibraryPicture *picture = g_queue_peek_head (&self->wanted);
  g_autoptr (GTask) task = NULL;
  Reading *reading;

  if (picture == NULL)
    return;

  reading = g_new (Reading, 1);
  *reading = (Reading) { g_object_ref (self), g_object_ref (picture->entry) };
  task = g_task_new (NULL, self->reading, read_cb, NULL);
  g_task_set_source_tag (task, read_next);
  g_task_set_task_data (task, reading, reading_free);
  g_task_run_in_thread (task, read_in_thread);
}

/* Reviews */

/* A question to a thread: the picture is the main loop’s alone. */
typedef struct {
  GWeakRef picture;
  GBytes *record;
  gboolean (*is_reviewed) (GBytes *record);
} Check;

static void
check_free (gpointer data)
{
  Check *check = data;

  g_weak_ref_clear (&check->picture);
  g_bytes_unref (check->record);
  g_free (check);
}

static void
check_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Check *check = data;

  g_task_return_boolean (task, check->is_reviewed (check->record));
}

static void
checked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Check *check = g_task_get_task_data (G_TASK (result));
  g_autoptr (SalonLibraryPicture) self = g_weak_ref_get (&check->picture);

  if (self == NULL || self->face == NULL || self->face->record != check->record
      || !g_task_propagate_boolean (G_TASK (result), NULL))
    return;

  self->face->reviewed = TRUE;
  g_signal_emit (self, signals[REVIEWED], 0);
}

/* Asks once more whenever the picture comes into sight: whoever comes back from a review finds that it was made. */
static void
check_review (SalonLibraryPicture *self)
{
  g_autoptr (GTask) task = NULL;
  Check *check;

  if (self->face == NULL || self->face->record == NULL || self->face->reviewed)
    return;

  check = g_new (Check, 1);
  g_weak_ref_init (&check->picture, self);
  check->record = g_bytes_ref (self->face->record);
  check->is_reviewed = salon_house_find_kind (salon_library_entry_get_kind (self->entry))->is_reviewed;
  task = g_task_new (NULL, NULL, checked_cb, NULL);
  g_task_set_source_tag (task, check_review);
  g_task_set_task_data (task, check, check_free);
  g_task_run_in_thread (task, check_in_thread);
}

/* A picture */

/* Whether there is a picture that is not for another size, scale or mode. */
static gboolean
is_drawn (SalonLibraryPicture *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return self->face != NULL && self->face->table == NULL && self->face->width == gtk_widget_get_width (widget)
         && self->face->height == gtk_widget_get_height (widget)
         && fabs (self->face->scale - salon_art_get_scale (widget)) < .001
         && self->face->mode == salon_theme_get_mode ();
}

/* Takes @face (transfer full) (nullable). */
static void
set_face (SalonLibraryPicture *self, Face *face)
{
  g_clear_handle_id (&self->drawn_id, g_source_remove);
  g_clear_pointer (&self->face, face_free);
  self->face = face;
  if (adw_bin_get_child (ADW_BIN (self)) != NULL || (face != NULL && face->table != NULL))
    adw_bin_set_child (ADW_BIN (self), face != NULL ? face->table : NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[READ], 0);
}

static gboolean
wait_cb (gpointer data)
{
  SalonLibraryPicture *self = data;
  SalonLibraryPictures *pictures = self->pictures;

  self->wait_id = 0;
  if (salon_library_entry_get_name (self->entry) == NULL)
    {
      if (pictures->current != NULL)
        set_face (self, make_face (pictures->current, salon_library_entry_get_look (self->entry)));
      return G_SOURCE_REMOVE;
    }

  /* The one at the head is being read. */
  g_queue_insert_after (&pictures->wanted, pictures->wanted.head, self);
  if (g_queue_get_length (&pictures->wanted) == 1 && pictures->next_id == 0)
    read_next (pictures);
  return G_SOURCE_REMOVE;
}

static void
want (SalonLibraryPicture *self)
{
  if (self->entry == NULL || self->wait_id != 0 || is_drawn (self) || adw_bin_get_child (ADW_BIN (self)) != NULL
      || salon_library_entry_get_summary (self->entry) == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self))
      || g_queue_find (&self->pictures->wanted, self) != NULL)
    return;

  self->wait_id = g_timeout_add (PATIENCE, wait_cb, self);
}

/* Takes the picture off the queue. The head stays as a gap until it is read. */
static void
want_no_more (SalonLibraryPicture *self)
{
  GList *link = g_queue_find (&self->pictures->wanted, self);

  g_clear_handle_id (&self->wait_id, g_source_remove);
  if (link == NULL)
    return;
  if (link == self->pictures->wanted.head)
    link->data = NULL;
  else
    g_queue_delete_link (&self->pictures->wanted, link);
}

static void
salon_library_picture_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (salon_library_picture_parent_class)->map (widget);
  check_review (SALON_LIBRARY_PICTURE (widget));
  want (SALON_LIBRARY_PICTURE (widget));
}

static void
salon_library_picture_unmap (GtkWidget *widget)
{
  want_no_more (SALON_LIBRARY_PICTURE (widget));
  GTK_WIDGET_CLASS (salon_library_picture_parent_class)->unmap (widget);
}

/* The widget takes what room it gets. */
static void
salon_library_picture_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
salon_library_picture_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  const int across = MAX (1, width - 2 * RIM), down = MAX (1, height - 2 * RIM);
  int least_width, least_height;
  float scale;

  if (child == NULL)
    {
      /* What was drawn for another size stays until it is drawn anew. */
      want (SALON_LIBRARY_PICTURE (widget));
      return;
    }

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &least_height, NULL, NULL, NULL);
  least_width = MAX (least_width, LAYOUT_WIDTH);
  scale = MIN (1.f, MIN ((float) across / (float) least_width, (float) down / (float) least_height));
  gtk_widget_allocate (child, MAX (least_width, (int) ((float) across / scale)),
                       MAX (least_height, (int) ((float) down / scale)), -1,
                       gsk_transform_scale (gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (RIM, RIM)), scale,
                                            scale));
}

static void
draw_node (cairo_t *cr, gconstpointer node)
{
  gsk_render_node_draw ((GskRenderNode *) node, cr);
}

static gboolean
drawn_cb (gpointer data)
{
  SalonLibraryPicture *self = data;

  self->drawn_id = 0;
  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->face->table);
  return G_SOURCE_REMOVE;
}

/* Draws the table, which is not needed any more afterwards. */
static void
draw_table (SalonLibraryPicture *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  Face *face = self->face;
  GskRenderNode *node;

  gtk_widget_snapshot_child (widget, face->table, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return;

  salon_art_tile_draw (&face->tile, widget, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height), draw_node, node);
  gsk_render_node_unref (node);
  face->width = width;
  face->height = height;
  face->scale = salon_art_get_scale (widget);
  face->mode = salon_theme_get_mode ();
  /* No widget may leave while the frame is drawn. */
  if (self->drawn_id == 0)
    self->drawn_id = g_idle_add (drawn_cb, self);
}

/* Draws what is known of a face; what was drawn for another size is stretched to this one until it is drawn anew. */
static void
draw_face (const Face *face, GtkSnapshot *snapshot, const graphene_rect_t *place)
{
  if (face->width > 0 && face->height > 0)
    {
      const float scale = MIN (place->size.width / (float) face->width, place->size.height / (float) face->height);

      gtk_snapshot_scale (snapshot, scale, scale);
    }
  salon_art_tile_snapshot (&face->tile, snapshot, 0, 0);
}

static void
salon_library_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonLibraryPicture *self = SALON_LIBRARY_PICTURE (widget);
  GskRoundedRect cloth;

  if (self->face != NULL && self->face->table != NULL && self->drawn_id == 0)
    draw_table (self);
  gsk_rounded_rect_init_from_rect (&cloth,
                                   &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                        (float) gtk_widget_get_height (widget)),
                                   RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &cloth);
  gtk_snapshot_append_color (snapshot, &self->cloth, &cloth.bounds);
  if (self->face != NULL)
    draw_face (self->face, snapshot, &cloth.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
salon_library_picture_dispose (GObject *object)
{
  SalonLibraryPicture *self = SALON_LIBRARY_PICTURE (object);

  if (self->pictures != NULL)
    salon_library_picture_set_entry (self, NULL);
  g_clear_object (&self->pictures);

  G_OBJECT_CLASS (salon_library_picture_parent_class)->dispose (object);
}

static void
salon_library_picture_class_init (SalonLibraryPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_library_picture_dispose;
  widget_class->map = salon_library_picture_map;
  widget_class->unmap = salon_library_picture_unmap;
  widget_class->measure = salon_library_picture_measure;
  widget_class->size_allocate = salon_library_picture_size_allocate;
  widget_class->snapshot = salon_library_picture_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);

  signals[READ] =
    g_signal_new ("read", SALON_TYPE_LIBRARY_PICTURE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REVIEWED] =
    g_signal_new ("reviewed", SALON_TYPE_LIBRARY_PICTURE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
salon_library_picture_init (SalonLibraryPicture *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
salon_library_picture_new (SalonLibraryPictures *pictures)
{
  SalonLibraryPicture *self = g_object_new (SALON_TYPE_LIBRARY_PICTURE, NULL);

  self->pictures = g_object_ref (pictures);
  return GTK_WIDGET (self);
}

void
salon_library_picture_set_entry (SalonLibraryPicture *self, SalonLibraryEntry *entry)
{
  const SalonHouseGame *house;
  Face *face;

  if (entry == self->entry)
    return;

  want_no_more (self);
  if (self->face != NULL)
    {
      face = g_steal_pointer (&self->face);
      set_face (self, NULL);
      keep (self->pictures, self->entry, face);
    }
  g_set_object (&self->entry, entry);
  if (entry == NULL)
    return;

  house = salon_house_find_kind (salon_library_entry_get_kind (entry));
  if (house != NULL)
    self->cloth = salon_house_get_cloth (house);
  face = take_kept (self->pictures, entry);
  if (face != NULL)
    set_face (self, face);
  check_review (self);
  want (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
salon_library_picture_is_reviewed (SalonLibraryPicture *self)
{
  return self->face != NULL && self->face->reviewed;
}

const char *
salon_library_picture_get_turn (SalonLibraryPicture *self)
{
  return self->face != NULL ? self->face->turn : NULL;
}
