#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns activity deck files into a C table: decks.py OUTPUT DECK...

A deck file holds lines `KIND COUNT`; empty lines and lines with # are skipped.
The table's rows are named after the number in the file's name: parker-48.deck
becomes PROBE_DECK_48, and that many cards must be in it. Whatever else stands in
one ends the program with FILE:LINE: reason."""

import pathlib
import re
import sys

sys.dont_write_bytecode = True      # the source folder may be read-only
from datafile import Fault, last_line, read_file, read_lines

KINDS = """normal additional-turn left-exposes right-exposes own-blank times-2
times-3 times-4 times-5 add-15 add-20 add-25 deduct-10 all-expose
no-blank-penalty left-your-choice right-your-choice""".split()
CARDS_MAX = 255


def read_deck(data, cards):
    """The counts of the kinds from the bytes of a deck of so many cards."""
    deck = {}
    for number, fields in read_lines(data):
        if len(fields) != 2 or fields[0] not in KINDS or not re.fullmatch('[0-9]{1,3}', fields[1], re.ASCII):
            raise Fault(number, 'expected a kind of card and a count')
        if fields[0] in deck:
            raise Fault(number, f'{fields[0]} stands here twice')
        deck[fields[0]] = int(fields[1])
        if sum(deck.values()) > cards:
            raise Fault(number, f'more than the {cards} cards that the name says')
    if sum(deck.values()) != cards:
        raise Fault(last_line(data), f'holds {sum(deck.values())} cards, the name says {cards}')
    return deck


def main():
    output, lines = pathlib.Path(sys.argv[1]), ['/* Generated from data/probe/decks; do not edit. */', '', 'enum {']
    decks = {}
    for path in map(pathlib.Path, sys.argv[2:]):
        match = re.search(r'-([1-9][0-9]{0,2})\.deck$', path.name, re.ASCII)
        if not match or int(match[1]) > CARDS_MAX:
            sys.exit(f'{path}: a deck file is called NAME-COUNT.deck, with a count from 1 to {CARDS_MAX}')
        cards = int(match[1])
        decks[cards] = read_file(path, lambda data, cards=cards: read_deck(data, cards))
    lines += [f'  PROBE_DECK_{cards},' for cards in decks]
    lines += ['  PROBE_N_DECKS,', '};', '', 'static const uint8_t decks[PROBE_N_DECKS][PROBE_N_KINDS] = {']
    for cards, deck in decks.items():
        lines.append(f'  [PROBE_DECK_{cards}] = {{')
        lines += [f"    [PROBE_{kind.upper().replace('-', '_')}] = {count}," for kind, count in deck.items()]
        lines.append('  },')
    lines += ['};', '']
    output.write_text('\n'.join(lines), encoding='utf-8')


if __name__ == '__main__':
    main()
