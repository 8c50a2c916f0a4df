# SPDX-License-Identifier: GPL-3.0-or-later
"""A person at the table: reads what the table says and does it, with the mouse."""

import os
import re

from salon_display import wait

# What a person asks for, the likeliest first; the blank last.
LETTERS = 'EARIOTNSLCUDPMHGBFYWKVXZJQ'


def record_of(program):
    """The record of the game in progress, as it is on disk."""
    folder = os.path.join(program.home, '.local/share/salon')
    with open(os.path.join(folder, 'current.salon'), encoding='utf-8') as file:
        return file.read()


def lay(program, word, before=0, after=0):
    """Lays a word by clicking its letter cards and the buttons for blanks."""
    program.find('button', 'Lay this word')
    letters = {node.name[0]: node
               for node in program.look('button', re.compile(r'^[A-Z](,|$)'), sensitive=True)}
    for letter in word:
        program.click(letters[letter])
    for count, side in ((before, 'before'), (after, 'after')):
        for _ in range(count):
            program.click_on('button', re.compile(rf'(blank|dot) {side}', re.IGNORECASE))
    program.click_on('button', 'Lay this word')


class Person:
    """Plays for one seat, by what the line at the foot of the table says."""

    def __init__(self, program, name):
        self.program = program
        self.name = name
        self.asked = {}     # opponent: letters asked for in vain or not

    def status(self):
        """The line that says whose move it is and why; None when nothing is asked
        of this person."""
        lines = self.program.look('label', re.compile(f'^{re.escape(self.name)}, '))
        return lines[0].name if lines else None

    def next_letter(self, opponent):
        asked = self.asked.setdefault(opponent, [])
        free = [letter for letter in LETTERS if letter not in asked]
        letter = free[0] if free else 'blank'
        asked.append(letter)
        return letter

    def opponents(self):
        """Trays that can be asked now, by their owners' names."""
        trays = [node for node in self.program.look('grid', re.compile('’s (left |right )?tray$'))
                 if 'focusable' in node.states]
        return {node.name.split('’s')[0]: node for node in trays}

    def cells(self):
        """Spaces that can be clicked now."""
        return self.program.look('grid cell', where=lambda node: 'focusable' in node.states)

    def ask(self, status):
        program = self.program
        if 'ask an opponent' in status or 'ask again' in status:
            trays = self.opponents()
            if not trays:
                return          # the table went on meanwhile
            opponent = min(trays, key=lambda name: len(self.asked.get(name, [])))
            program.click(trays[opponent])
            program.find('label', f'{self.name}, ask {opponent} for…')
        else:
            chosen = re.search(r', ask (.*) for…$', status)
            opponent = chosen[1] if chosen else 'everybody'
        program.click_on('button', self.next_letter(opponent))

    def act(self):
        """Does what is asked of the person; whether there was anything."""
        status = self.status()
        if status is None:
            return False
        if 'draw' in status:
            self.program.click_on('button', re.compile('^Draw an activity card'))
        elif 'ask' in status and 'asks you' not in status or 'first guess' in status:
            self.ask(status)
        elif 'say no' in status and not self.cells():
            self.program.click_on('button', 'No, I have none')
        else:
            self.program.click(self.cells()[0])
        wait(lambda: self.status() != status or self.program.sees('button', 'Play again')
             or len(record_of(self.program)) > 0, 'the move')
        return True

    def play_to_the_end(self, watch=None, most=2000):
        """Plays until the end page stands there; calls watch () before each move."""
        for _ in range(most):
            wait(lambda: self.status() or self.program.sees('button', 'Play again'), 'something to do')
            if self.program.sees('button', 'Play again'):
                return
            if watch:
                watch()
            self.act()
        raise AssertionError('the game does not end')
