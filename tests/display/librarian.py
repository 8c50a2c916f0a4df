# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the library share: a program with games in its library, and what they look for there."""

import re
from pathlib import Path

import library_maker
from salon_display import Absent, Program, wait


class Librarian(Program):
    """Starts with this many games in its library, of which so many wait; with damaged files beside them."""

    def __init__(self, games=8, waiting=4, damaged=True, **more):
        super().__init__(to_set_up=False, **more)
        self.games, self.waiting, self.damaged = games, waiting, damaged

    @property
    def folder(self):
        return Path(self.home) / '.local/share/salon'

    def start(self):
        library_maker.fill(self.folder, self.games, self.waiting)
        if self.damaged:
            library_maker.damage(self.folder)
        return super().start()


def enter(program):
    program.key('ctrl+l')
    program.find('button', 'Import…')
    program.games = program.find('list', 'Games')


def count(program, what):
    """The number of games that a drawer or a state tells."""
    node = program.find('button', re.compile(what + ', .*'))
    return int(node.name.rsplit(', ', 1)[1].split()[0])


def rows(program, *texts, without=None):
    """The rows of games in sight that say all of this, and not that."""
    pattern = ''.join(f'(?=.*{re.escape(text)})' for text in texts)
    if without is not None:
        pattern += f'(?!.*{re.escape(without)})'
    return program.look('list item', re.compile('^' + pattern), within=program.games)


def row(program, text):
    return program.find('list item', re.compile(re.escape(text)), within=program.games)


def back(program, total, delete, undo, games=1):
    """Deletes so many games and brings them back, which is offered for some seconds only; a machine that is too slow for that
    tries again with others. Returns how many games there are then."""
    for _ in range(4):
        delete()
        try:
            undo()
            wait(lambda: count(program, 'Every table') == total, 'the game that came back', 10)
            return total
        except Absent:
            total -= games
            wait(lambda: count(program, 'Every table') == total, 'the games that are left')
    raise AssertionError('no game comes back')
