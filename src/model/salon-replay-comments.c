/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-replay-comments.h"

#include <string.h>

#include "rules/salon-remark.h"

static void
clear_comment (gpointer data)
{
  SalonReplayComment *comment = data;

  g_free (comment->text);
  g_free (comment->name);
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
  SalonReplayComment comment = { .moves = moves };
  SalonRemark remark;

  if (self->list->len >= self->most || length == 0)
    return;

  comment.text = g_strndup (line, length);
  g_array_append_val (self->list, comment);
  if (salon_remark_parse (comment.text, strlen (comment.text), &remark) && remark.type == SALON_REMARK_SEAT)
    {
      SalonReplayComment *seat = &g_array_index (self->list, SalonReplayComment, self->list->len - 1);

      seat->seat = (guint8) remark.number;
      seat->kind = (guint8) remark.kind;
      seat->name = g_strdup (remark.name);
    }
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

guint
salon_replay_comments_count (const SalonReplayComments *self, guint moves)
{
  guint n = 0;

  while (n < self->list->len && g_array_index (self->list, SalonReplayComment, n).moves <= moves)
    n++;

  return n;
}

gboolean
salon_replay_comments_tell_help (const SalonReplayComments *self)
{
  for (guint i = 0; i < self->list->len; i++)
    {
      const char *text = g_array_index (self->list, SalonReplayComment, i).text;
      SalonRemark remark;

      if (salon_remark_parse (text, strlen (text), &remark)
          && (remark.type == SALON_REMARK_TAKEN_BACK || remark.type == SALON_REMARK_HINT))
        return TRUE;
    }

  return FALSE;
}

const SalonReplayComment *
salon_replay_comments_find_newcomer (const SalonReplayComments *self, guint moves, guint seat)
{
  for (guint i = self->list->len; i > 0; i--)
    {
      const SalonReplayComment *comment = &g_array_index (self->list, SalonReplayComment, i - 1);

      if (comment->moves <= moves && comment->seat == seat + 1)
        return comment;
    }

  return NULL;
}
