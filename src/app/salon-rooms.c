/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-rooms.h"

#include "widgets/salon-keys.h"

struct _SalonRooms {
  GObject parent_instance;

  GtkStack *pages;
  GPtrArray *rooms; /* of SalonRoom, in the order in which they were entered */
  char *below;      /* the page from which the first one was entered */
  guint n_entered;  /* since the program runs, to name pages by */
};

G_DEFINE_FINAL_TYPE (SalonRooms, salon_rooms, G_TYPE_OBJECT)

enum {
  CHANGED,
  RETITLED,
  BEGIN,
  TAKE_UP,
  MESSAGE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
show_top (SalonRooms *self)
{
  SalonRoom *top = salon_rooms_get_top (self);
  g_autofree char *page = g_strdup (self->below);

  if (top != NULL)
    {
      g_free (page);
      g_object_get (gtk_stack_get_page (self->pages, GTK_WIDGET (top)), "name", &page, NULL);
    }
  g_signal_emit (self, signals[CHANGED], 0, page);
}

/* What the rooms report */

static void
retitled_cb (SalonRooms *self, SalonRoom *room)
{
  g_autofree char *title = salon_room_get_title (room);

  /* Screen readers tell the title of the page. */
  gtk_stack_page_set_title (gtk_stack_get_page (self->pages, GTK_WIDGET (room)), title);
  if (room == salon_rooms_get_top (self))
    g_signal_emit (self, signals[RETITLED], 0);
}

static void
leave_cb (SalonRooms *self, const SalonRoom *room)
{
  if (room == salon_rooms_get_top (self))
    salon_rooms_go_back (self);
}

static void
show_room_cb (SalonRooms *self, SalonRoom *room)
{
  salon_rooms_enter (self, room);
}

static void
begin_cb (SalonRooms *self, SalonGame *game, gconstpointer look)
{
  g_signal_emit (self, signals[BEGIN], 0, game, look);
}

static void
take_up_cb (SalonRooms *self, const char *name)
{
  g_signal_emit (self, signals[TAKE_UP], 0, name);
}

static void
message_cb (SalonRooms *self, const char *text)
{
  g_signal_emit (self, signals[MESSAGE], 0, text);
}

static gboolean
escape_cb (GtkWidget *room, GVariant *args, gpointer data)
{
  salon_room_leave (SALON_ROOM (room));
  return TRUE;
}

static void
watch_room (SalonRooms *self, SalonRoom *room)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_signal_connect_object (room, "retitled", G_CALLBACK (retitled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (room, "leave", G_CALLBACK (leave_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (room, "show-room", G_CALLBACK (show_room_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (room, "begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (room, "take-up", G_CALLBACK (take_up_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (room, "message", G_CALLBACK (message_cb), self, G_CONNECT_SWAPPED);
  /* Escape comes here if no widget in the room has used it. */
  salon_keys_add (keys, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_add_controller (GTK_WIDGET (room), keys);
}

/* Takes @room out of the stack, whose page in sight is another one. */
static void
drop_room (SalonRooms *self, SalonRoom *room)
{
  g_signal_handlers_disconnect_by_data (room, self);
  gtk_stack_remove (self->pages, GTK_WIDGET (room));
}

/* The object */

static void
salon_rooms_finalize (GObject *object)
{
  SalonRooms *self = SALON_ROOMS (object);

  g_ptr_array_unref (self->rooms);
  g_free (self->below);

  G_OBJECT_CLASS (salon_rooms_parent_class)->finalize (object);
}

static guint
new_signal (const char *name, guint n, GType first, GType second)
{
  return g_signal_new (name, SALON_TYPE_ROOMS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, n, first, second);
}

static void
salon_rooms_class_init (SalonRoomsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_rooms_finalize;

  signals[CHANGED] = new_signal ("changed", 1, G_TYPE_STRING, G_TYPE_NONE);
  signals[RETITLED] = new_signal ("retitled", 0, G_TYPE_NONE, G_TYPE_NONE);
  signals[BEGIN] = new_signal ("begin", 2, SALON_TYPE_GAME, G_TYPE_POINTER);
  signals[TAKE_UP] = new_signal ("take-up", 1, G_TYPE_STRING, G_TYPE_NONE);
  signals[MESSAGE] = new_signal ("message", 1, G_TYPE_STRING, G_TYPE_NONE);
}

static void
salon_rooms_init (SalonRooms *self)
{
  self->rooms = g_ptr_array_new ();
}

SalonRooms *
salon_rooms_new (GtkStack *pages)
{
  SalonRooms *self = g_object_new (SALON_TYPE_ROOMS, NULL);

  self->pages = pages;
  return self;
}

void
salon_rooms_enter (SalonRooms *self, SalonRoom *room)
{
  g_autofree char *name = g_strdup_printf ("room-%u", ++self->n_entered);
  g_autofree char *title = salon_room_get_title (room);

  if (self->rooms->len == 0)
    {
      g_free (self->below);
      self->below = g_strdup (gtk_stack_get_visible_child_name (self->pages));
    }
  gtk_stack_add_titled (self->pages, GTK_WIDGET (room), name, title);
  g_ptr_array_add (self->rooms, room);
  watch_room (self, room);
  show_top (self);
}

gboolean
salon_rooms_go_back (SalonRooms *self)
{
  SalonRoom *top = salon_rooms_get_top (self);

  if (top == NULL)
    return FALSE;

  g_ptr_array_set_size (self->rooms, (int) self->rooms->len - 1);
  show_top (self);
  drop_room (self, top);
  return TRUE;
}

void
salon_rooms_clear (SalonRooms *self)
{
  while (self->rooms->len > 0)
    {
      SalonRoom *top = salon_rooms_get_top (self);

      g_ptr_array_set_size (self->rooms, (int) self->rooms->len - 1);
      drop_room (self, top);
    }
}

SalonRoom *
salon_rooms_get_top (SalonRooms *self)
{
  return self->rooms->len > 0 ? g_ptr_array_index (self->rooms, self->rooms->len - 1) : NULL;
}
