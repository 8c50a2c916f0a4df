#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns activity deck files into a C table: decks.py OUTPUT DECK...

A deck file holds lines `KIND COUNT`; empty lines and lines with # are skipped.
The table's rows are named after the number in the file's name: parker-48.deck
becomes PROBE_DECK_48, and that many cards must be in it."""

import pathlib
import re
import sys

KINDS = """normal additional-turn left-exposes right-exposes own-blank times-2
times-3 times-4 times-5 add-15 add-20 add-25 deduct-10 all-expose
no-blank-penalty left-your-choice right-your-choice""".split()


def read_deck(path):
    match = re.search(r"-(\d+)\.deck$", path.name)
    if not match:
        sys.exit(f"{path}: a deck file is called NAME-COUNT.deck")
    deck = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        fields = line.split()
        if not fields or fields[0].startswith("#"):
            continue
        if len(fields) != 2 or fields[0] not in KINDS or not fields[1].isdigit():
            sys.exit(f"{path}:{number}: expected a kind of card and a count")
        if fields[0] in deck:
            sys.exit(f"{path}:{number}: {fields[0]} stands here twice")
        deck[fields[0]] = int(fields[1])
    if sum(deck.values()) != int(match[1]):
        sys.exit(f"{path}: holds {sum(deck.values())} cards, its name says {match[1]}")
    if not 1 <= sum(deck.values()) <= 255:
        sys.exit(f"{path}: a deck has 1 to 255 cards")
    return match[1], deck


def main():
    output, decks = sys.argv[1], [read_deck(pathlib.Path(p)) for p in sys.argv[2:]]
    lines = ["/* Generated from data/decks; do not edit. */", "", "enum {"]
    lines += [f"  PROBE_DECK_{name}," for name, _ in decks]
    lines += ["  PROBE_N_DECKS,", "};", "",
              "static const uint8_t decks[PROBE_N_DECKS][PROBE_N_KINDS] = {"]
    for name, deck in decks:
        lines.append(f"  [PROBE_DECK_{name}] = {{")
        lines += [f"    [PROBE_{kind.upper().replace('-', '_')}] = {count},"
                  for kind, count in deck.items()]
        lines.append("  },")
    lines += ["};", ""]
    pathlib.Path(output).write_text("\n".join(lines), encoding="utf-8")


main()
