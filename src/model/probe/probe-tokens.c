/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/probe/probe-tokens.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/probe/probe-text.h"

void
probe_tokens_init (ProbeTokens *self, const ProbeSetup *setup)
{
  memset (self, 0, sizeof *self);
  self->turn = 1;
  self->in_turn = setup->first;
  self->now[setup->first] = 1;
}

static ProbeToken *
push (ProbeTokens *self, ProbeTokenType type, int seat, int other)
{
  ProbeToken *token;

  if (self->n == PROBE_TOKENS_MAX)
    memmove (self->token, self->token + 1, --self->n * sizeof *self->token);
  token = &self->token[self->n++];
  *token = (ProbeToken) {
    .type = (guint8) type,
    .seat = (guint8) seat,
    .other = (guint8) other,
    .factor = 1,
    .turn = self->turn,
  };

  return token;
}

/* Returns whether the last token is the miss of the present question to everybody. */
static gboolean
everybody_missed (const ProbeTokens *self)
{
  const ProbeToken *last = self->n > 0 ? &self->token[self->n - 1] : NULL;

  return self->all && last != NULL && last->type == PROBE_TOKEN_MISS && last->other == PROBE_EVERYBODY
         && last->turn == self->turn;
}

static void
add_denied (ProbeTokens *self, const ProbeEvent *event)
{
  const ProbeToken *last = self->n > 0 ? &self->token[self->n - 1] : NULL;

  if (!self->all)
    push (self, PROBE_TOKEN_MISS, self->in_turn, event->seat);
  else if (!everybody_missed (self)
           && (last == NULL || last->turn != self->turn || last->type != PROBE_TOKEN_CARD
               || last->cause != PROBE_TURNED_ASKED))
    push (self, PROBE_TOKEN_MISS, self->in_turn, PROBE_EVERYBODY);
}

static void
add_turned (ProbeTokens *self, const ProbeEvent *event)
{
  ProbeToken *token;

  /* One token tells of a word that was named; the page at the end tells of the cards that are
   * turned there. */
  if (event->cause == PROBE_TURNED_NAMED || event->cause == PROBE_TURNED_AT_END)
    return;

  if (everybody_missed (self))
    self->n--;
  token = push (self, PROBE_TOKEN_CARD, self->in_turn, event->seat);
  token->tray = event->tray;
  token->slot = event->slot;
  token->letter = event->letter;
  token->cause = event->cause;
}

static void
add_word (ProbeTokens *self, ProbeTokenType type, const ProbeEvent *event)
{
  ProbeToken *token = push (self, type, event->seat, event->other);

  token->tray = event->tray;
  token->right = event->right;
}

/* The type of token that points of this source belong to; -1 if they belong to none. */
static int
type_of_source (ProbeSource source)
{
  switch (source)
    {
    case PROBE_FROM_ASKING:
    case PROBE_FROM_EXPOSURES:
      return PROBE_TOKEN_CARD;
    case PROBE_FROM_CARDS:
      return PROBE_TOKEN_ACTIVITY;
    case PROBE_FROM_NAMING:
    case PROBE_FROM_MISNAMING:
      return PROBE_TOKEN_WORD;
    case PROBE_FROM_SPELLING:
      return PROBE_TOKEN_SPELLING;
    case PROBE_FROM_DENIALS:
      return PROBE_TOKEN_DENIAL;
    case PROBE_FROM_LAST_CARDS:
    case PROBE_FROM_WRONG_BLANKS:
    case PROBE_FROM_KEPT_CARDS:
    case PROBE_FROM_KEPT_BONUS:
    case PROBE_N_SOURCES:
    default:
      return -1;
    }
}

static void
add_points (ProbeTokens *self, const ProbeEvent *event)
{
  const gboolean last_card = event->source == PROBE_FROM_LAST_CARDS;
  const int type = type_of_source ((ProbeSource) event->source);

  for (guint i = self->n; i-- > 0 && self->token[i].turn == self->turn;)
    {
      ProbeToken *token = &self->token[i];

      if (last_card ? token->type != PROBE_TOKEN_CARD && token->type != PROBE_TOKEN_WORD : token->type != type)
        continue;
      token->points += event->points;
      token->last |= last_card;
      if (event->factor > 1)
        token->factor = event->factor;
      return;
    }
}

static void
begin_turn (ProbeTokens *self, int seat)
{
  self->turn++;
  self->in_turn = (guint8) seat;
  self->all = FALSE;
  self->previous[seat] = self->now[seat];
  self->now[seat] = self->turn;
}

static void
add_event (ProbeTokens *self, const ProbeEvent *event)
{
  switch ((ProbeEventType) event->type)
    {
    case PROBE_EVENT_DRAWN:
      push (self, PROBE_TOKEN_ACTIVITY, event->seat, event->seat)->kind = event->kind;
      break;
    case PROBE_EVENT_ASKED:
      self->all = event->other == PROBE_EVERYBODY;
      break;
    case PROBE_EVENT_DENIED:
      add_denied (self, event);
      break;
    case PROBE_EVENT_TURNED:
      add_turned (self, event);
      break;
    case PROBE_EVENT_POINTS:
      add_points (self, event);
      break;
    case PROBE_EVENT_NAMED:
      add_word (self, PROBE_TOKEN_WORD, event);
      break;
    case PROBE_EVENT_CHALLENGED:
      add_word (self, PROBE_TOKEN_SPELLING, event);
      break;
    case PROBE_EVENT_CONFESSED:
      push (self, PROBE_TOKEN_DENIAL, event->seat, event->seat);
      break;
    case PROBE_EVENT_FINAL:
      push (self, PROBE_TOKEN_FINAL, event->seat, event->seat);
      break;
    case PROBE_EVENT_TURN_BEGAN:
      begin_turn (self, event->seat);
      break;
    case PROBE_EVENT_SHUFFLED:
    case PROBE_EVENT_IGNORED:
    case PROBE_EVENT_TRAY:
    case PROBE_EVENT_TURN_ENDED:
    case PROBE_EVENT_OVER:
    default:
      break;
    }
}

void
probe_tokens_add (ProbeTokens *self, const ProbeEvents *events)
{
  for (int i = 0; i < events->n; i++)
    add_event (self, &events->event[i]);
}

const ProbeToken *
probe_tokens_since (const ProbeTokens *self, int seat, guint *n)
{
  const int eye = seat >= 0 && seat < PROBE_MAX_SEATS ? seat : self->in_turn;
  const guint32 after = eye == self->in_turn ? self->previous[eye] : self->now[eye];
  guint first = 0;

  while (first < self->n && self->token[first].turn <= after)
    first++;
  *n = self->n - first;

  return self->token + first;
}

/* In words */

static char *
text_of_card (const ProbeHeader *header, const ProbeToken *token, const char *name)
{
  g_autofree char *card = probe_text_one_card (&header->setup, token->letter);
  const int space = token->slot + 1;

  if (token->cause == PROBE_TURNED_ASKED)
    /* Translators: in a list: who shows which card, and where: “Nora shows E, space 4” */
    return g_strdup_printf (_ ("%s shows %s, space %d"), name, card, space);
  /* Translators: in a list: whose card is turned, which one, and where */
  return g_strdup_printf (_ ("%s turns %s, space %d"), name, card, space);
}

/* A card that multiplies is told in fewer words than stand on it, because a line of the list is short. */
static char *
text_of_activity (const ProbeHeader *header, ProbeKind kind)
{
  if (probe_card_kinds[kind].effect != PROBE_EFFECT_MULTIPLY)
    return probe_text_card (&header->setup, kind);

  switch (probe_card_kinds[kind].amount)
    {
    case 2:
      /* Translators: in a list: what the activity card does that somebody has drawn */
      return g_strdup (_ ("The first card counts twice"));
    case 3:
      return g_strdup (_ ("The first card counts three times"));
    case 4:
      return g_strdup (_ ("The first card counts four times"));
    default:
      return g_strdup (_ ("The first card counts five times"));
    }
}

char *
probe_text_token (const ProbeHeader *header, const ProbeToken *token)
{
  const int whose = token->other < header->setup.seats ? token->other : token->seat;
  g_autofree char *name = probe_text_name (header, whose);

  switch ((ProbeTokenType) token->type)
    {
    case PROBE_TOKEN_ACTIVITY:
      return text_of_activity (header, (ProbeKind) token->kind);
    case PROBE_TOKEN_CARD:
      return text_of_card (header, token, name);
    case PROBE_TOKEN_MISS:
      if (token->other == PROBE_EVERYBODY)
        return g_strdup (_ ("Everybody says no"));
      /* Translators: in a list: who was asked and has no such letter */
      return g_strdup_printf (_ ("%s says no"), name);
    case PROBE_TOKEN_WORD:
      /* Translators: in a list: whose word was named by an opponent */
      return g_strdup_printf (token->right ? _ ("Names %s’s word: right") : _ ("Names %s’s word: wrong"), name);
    case PROBE_TOKEN_SPELLING:
      /* Translators: in a list: whose word was challenged, and whether its spelling is right */
      return g_strdup_printf (token->right ? _ ("Challenges %s’s word: it is right")
                                           : _ ("Challenges %s’s word: it is wrong"),
                              name);
    case PROBE_TOKEN_DENIAL:
      return g_strdup (_ ("Had said no wrongly"));
    case PROBE_TOKEN_FINAL:
    default:
      return g_strdup (_ ("The final turns begin"));
    }
}
