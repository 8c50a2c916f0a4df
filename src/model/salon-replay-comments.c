/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-replay-comments.h"

#include <string.h>

#include "rules/salon-remark.h"

static void
clear_comment (gpointer data)
{
  g_free (((SalonReplayComment *) data)->text);
}

void
salon_replay_comments_init (SalonReplayComments *self, guint most)
{
  self->most = most;
  self->list = g_array_new (FALSE, FALSE, sizeof (SalonReplayComment));
  g_array_set_clear_func (self->list, clear_comment);
}

void
salon_replay_comments_clear (SalonReplayComments *self)
{
  g_clear_pointer (&self->list, g_array_unref);
}

void
salon_replay_comments_add (SalonReplayComments *self, guint moves, const char *line, gsize length)
{
  const guint n = self->list->len;

  if (n >= self->most || length == 0)
    return;

  g_array_set_size (self->list, n + 1);
  g_array_index (self->list, SalonReplayComment, n) = (SalonReplayComment) { moves, g_strndup (line, length) };
}

const SalonReplayComment *
salon_replay_comments_next (const SalonReplayComments *self, guint moves, guint *next)
{
  const SalonReplayComment *comment;

  if (*next >= self->list->len)
    return NULL;

  comment = &g_array_index (self->list, SalonReplayComment, *next);
  if (comment->moves > moves)
    return NULL;

  ++*next;
  return comment;
}

void
salon_replay_comments_seat (const SalonReplayComments *self, guint moves, SalonHeader *header, guint seats)
{
  const SalonReplayComment *comment;
  guint next = 0;

  while ((comment = salon_replay_comments_next (self, moves, &next)) != NULL)
    {
      SalonRemark remark;

      if (!salon_remark_parse (comment->text, strlen (comment->text), &remark) || remark.type != SALON_REMARK_SEAT
          || remark.number > seats)
        continue;
      header->kind[remark.number - 1] = (guint8) remark.kind;
      g_strlcpy (header->name[remark.number - 1], remark.name, SALON_NAME_SIZE);
    }
}
