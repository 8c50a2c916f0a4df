#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot of doc/bots.md: it asks for the commonest letter that was not denied."""
import sys

WORDS = {'en': ['ROCKET', 'MEADOW'], 'fr': ['JARDIN', 'PLANETE']}
rows, mine, denied = {}, {}, set()


def hidden(trays, letter=None):
    """The first hidden space in a tray that begins so; with a letter, of mine with this card."""
    return next((tray[1:] + str(place + 1) for tray in rows if tray.startswith(trays)
                 for place, card in enumerate(rows[tray])
                 if card == '?' and letter in (None, mine.get(tray, rows[tray])[place])), None)


def decide(due, what='', tray=''):
    if due == 'answer':
        return f'show {hidden(me, what)}' if hidden(me, what) else 'no'
    if due in ('expose', 'blank'):
        return 'expose ' + hidden(me + what, '.' if due == 'blank' else None)
    if due == 'tray':
        return 'tray ' + hidden(me)[0]
    if due == 'pick':
        return f'pick {what} {hidden(what + tray)}'
    seats = {tray[0] for tray in rows if hidden(tray)} - {me}
    letter, seat = next((x, s) for x in 'EATIONSRLDHCUMPFGYWBVKXJZQ.' for s in sorted(seats) if (s, x) not in denied)
    return f"ask {'*' if due == 'ask-all' else seat} {letter}"


for line in sys.stdin:
    word, *rest = line.split()
    if word == 'salon-bot':
        print('salon-bot 1', flush=True)
    elif word == 'words':
        language = rest[0]
    elif word == 'you':
        me = rest[0]
    elif word == 'lay':
        mine[rest[1]] = WORDS[language][rest[1].endswith('R')]
        print('word', rest[1], mine[rest[1]], flush=True)
    elif word == 'word':
        mine[rest[0]] = rest[1]
    elif word == 'row':
        rows[rest[0]] = rest[1]
    elif word == 'move':
        print(me, decide(*rest[1:]), flush=True)
    elif word == 'quit':
        break
    elif rest[:1] == ['ask']:
        asked = rest[2]
    elif rest == ['no']:
        denied.add((word, asked))
