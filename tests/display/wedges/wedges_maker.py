# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes records of Wedges that have come to a scene: games of the second implementation
(tests/record/wedges/naive_wedges.py), played until something is so."""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / 'record' / 'wedges'))
from naive_wedges import CATEGORY, HEADQUARTERS, Game  # noqa: E402

CARDS = 200                             # of the banks that come with the program


def choose(game, die):
    """A move of somebody who wants to end the game: to a headquarters that is missing, home with six wedges."""
    seat = game.due()[1]
    moves = game.options()
    wanted = [move for move in moves if (space := move.split()[2]) in HEADQUARTERS
              and CATEGORY[space] not in game.wedges[seat] or space == 'H' and len(game.wedges[seat]) == 6]
    return die.choice(wanted or moves)


def make_record(seats, until, options=(), seed=1, luck=0.8, begin=()):
    """The text of a record, and the game that it has come to.

    seats: what follows “seat N ”, such as 'human Ada', with the members of a team after it, each behind a comma
    until: is called with the game before each move, and says whether this is the scene
    options: lines of set-up, such as 'option judge typed'
    begin: moves that are made first"""
    die = random.Random(seed)
    chosen = dict(line.split()[1:3] for line in options if line.startswith('option '))
    game = Game(len(seats), CARDS, int(chosen.get('boxes', 2)), places=chosen.get('places') == 'on')
    lines = ['salon-record 1', 'game wedges', 'edition master-1981', 'questions en', f'option cards {CARDS}', *options]
    for number, seat in enumerate(seats, 1):
        who, *members = seat.split(',')
        lines += [f'seat {number} {who}'] + [f'member {number} {member}' for member in members]
    lines += ['begin']
    for move in begin:
        lines.append(move)
        game.make(move)
    while not until(game):
        what = game.due()[0]
        assert what != 'over' and len(lines) < 4000, 'the scene did not come'
        moves = game.options()
        if what == 'answer':
            moves = [moves[die.random() > luck]]
        lines.append(choose(game, die) if what == 'move' else die.choice(moves))
        game.make(lines[-1])
    return '\n'.join(lines) + '\n', game
