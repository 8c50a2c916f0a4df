#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot of doc/bots.md: it asks for the commonest letter that was not denied."""
import sys
sys.stdout.reconfigure(line_buffering=True)
WORDS, LETTERS = {'en': ('ROCKET', 'MEADOW'), 'fr': ('JARDIN', 'PLANETE')}, 'EATIONSRLDHCUMPFGYWBVKXJZQ.'
rows, mine, denied = {}, {}, set()
def hidden(trays, card='?'):  # the first hidden space in trays that begin so; with a card, where mine have it
    return next((tray[1:] + str(n + 1) for tray in rows if tray.startswith(trays) for n, seen in enumerate(rows[tray])
                 if seen == '?' and card in ('?', mine.get(tray, rows[tray])[n])), None)

for line in sys.stdin:
    match line.split():
        case 'salon-bot', _: print('salon-bot 1')
        case 'words', language: words = WORDS[language]
        case 'you', me: pass
        case 'lay', _, tray: print('word', tray, mine.setdefault(tray, words[tray.endswith('R')]))
        case 'word', tray, row: mine[tray] = row
        case 'row', tray, row: rows[tray] = row
        case _, 'ask', _, letter: asked = letter
        case seat, 'no': denied.add((seat, asked))
        case 'move', _, 'answer', card: print(me, f'show {hidden(me, card)}' if hidden(me, card) else 'no')
        case 'move', _, 'expose', *tray: print(me, 'expose', hidden(me + ''.join(tray)))
        case 'move', _, 'blank': print(me, 'expose', hidden(me, '.'))
        case 'move', _, 'tray': print(me, 'tray', hidden(me)[0])
        case 'move', _, 'pick', *tray: print(me, 'pick', tray[0], hidden(''.join(tray)))
        case 'move', _, due:
            print(me, 'ask', *next(('*' if due == 'ask-all' else seat, letter) for letter in LETTERS
                                   for seat in sorted({tray[0] for tray in rows if hidden(tray)} - {me})
                                   if (seat, letter) not in denied))
