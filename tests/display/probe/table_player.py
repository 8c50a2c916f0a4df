# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays at the table like a person: reads what the table says, and does it with the mouse."""

import os
import re
import sys
import tempfile
from pathlib import Path

from salon_display import wait, with_options

sys.path.append(str(Path(__file__).resolve().parents[2] / 'record/probe'))
import oracle                           # noqa: the veil of records, in Python

# The order in which a person asks for letters: the most frequent first, the blank last.
LETTERS = 'EARIOTNSLCUDPMHGBFYWKVXZJQ'

# The name of a key to ask with.
KEY = re.compile('^([A-Z]|blank|dot)$')


def read_clear(path):
    """The text of a record without its veil; empty if there is no record."""
    try:
        with open(path, 'rb') as file:
            return oracle.unveil_record(file.read()).decode()
    except FileNotFoundError:           # it is on its way to the disk
        return ''


def record_of(program):
    """The record of the game in progress on the disk, without its veil."""
    return read_clear(f'{program.home}/.local/share/salon/current.salon')


def moves_of(program):
    """The moves in the record of the game in progress on the disk."""
    return record_of(program).partition('begin\n')[2].splitlines()


def record(seats, words, moves='', edition='parker-1964', first=1, **options):
    """The record of a game.

    seats    'human Ada, computer-easy Hugo'
    words    'ROCKET.. KAYAK'; with two trays, the left and then the right word of each player
    moves    the moves, separated by commas or line ends
    options  cards='off', trays=2, spelling='free', answers='hand'
    """
    names = {'cards': 'activity-cards'}
    seats = seats.split(', ')
    words = words.split()
    trays = len(words) // len(seats)
    sides = 'LR' if trays == 2 else ['']
    options = {'trays': trays, **options} if len(seats) == 2 else options
    lines = ['salon-record 1', 'game probe', 'edition ' + edition, 'words en']
    lines += [f'option {names.get(name, name)} {value}' for name, value in options.items()]
    lines += [f'seat {number} {seat}' for number, seat in enumerate(seats, 1)]
    lines += [f'first {first}']
    lines += [f'word {number // trays + 1}{sides[number % trays]} {word}'
              for number, word in enumerate(words)]
    # When all words are laid, the line `begin` follows, even without a move.
    if len(words) == len(seats) * trays and '-' not in words:
        lines += ['begin'] + [move.strip() for move in re.split('[,\n]', moves) if move.strip()]
    return ''.join(line + '\n' for line in lines if not line.endswith(' -'))


def home_with(text, chooses=()):
    """A home in which this game is kept. The people at the seats in chooses, counted from 1, choose which
    of several equal cards they show."""
    home = tempfile.mkdtemp(dir=os.environ['HOME'])
    folder = f'{home}/.local/share/salon'
    os.makedirs(folder)
    with open(f'{folder}/current.salon', 'w', encoding='utf-8') as file:
        file.write(text)
    with open(f'{folder}/current.look', 'w', encoding='utf-8') as file:
        flags = ''.join(f'{str(seat in chooses).lower()};' for seat in range(1, 7))
        file.write(f'[seats]\ncolours=0;1;2;3;4;5;\nchoose={flags}\n')
    return home


def kept(text, chooses=(), **more):
    """Decorates a test in whose home this game is kept."""
    return with_options(home=home_with(text, chooses), **more)


def sit_down(program):
    """Resumes the game that is kept."""
    program.find('button', 'Sit down', sensitive=True)
    program.action('resume')
    program.find_gone('button', 'Sit down')


def curtain(program, name):
    """Waits until the curtain before this person can be opened, and returns its button. The mouse is on
    the button already, because the curtain's time begins again when the mouse enters the window."""
    program.hover(program.find('button', f'I am {name}'))
    return program.find('button', f'I am {name}', sensitive=True)


def open_curtain(program, name):
    """Opens the curtain before this person."""
    program.click(curtain(program, name))
    program.find_gone('button', f'I am {name}')


# What the table says and allows

def tray_of(program, owner, side=''):
    """The node of a player's tray on the table."""
    return program.find('grid', f'{owner}’s {side}tray')


def spaces(tray):
    """The names of a tray's spaces, such as “space 6, worth 5, hidden”."""
    return [name for _, role, name, _ in tray.survey() if role == 'grid cell']


def cards(tray):
    """The cards of a tray: a letter, . for a blank, ? for a hidden card."""
    said = [re.sub(r'^space \d+, worth \d+, (you say )?', '', name).split(',')[0]
            for name in spaces(tray)]
    return ''.join({'hidden': '?', 'blank': '.', 'dot': '.'}.get(card, card)
                   for card in said if card != 'empty')


def clickable(tray):
    """The numbers of a tray's spaces that can be clicked."""
    return [int(re.search(r'\d+', name)[0]) for _, role, name, states in tray.survey()
            if role == 'grid cell' and 'focusable' in states]


def space(tray, number):
    """The node of one space of a tray."""
    return wait(lambda: [node for node, role, _, _ in tray.survey() if role == 'grid cell'][number - 1:number],
                f'space {number}')[0]


def show(program, owner, number, side=''):
    """Chooses the card in this space of a tray by a click, and shows it or turns it by the button."""
    program.click(space(tray_of(program, owner, side), number))
    place = f'{side.strip()}, space {number}' if side else f'space {number}'
    program.click(program.find('button', re.compile(f'^(Show|Turn) {place}$'), sensitive=True))


def these(program, pattern, wanted, name=lambda node: node.name):
    """The buttons that can be pressed and match, by their names; waits until all that are wanted are among them."""
    def found():
        nodes = {name(node): node for node in program.look('button', pattern, sensitive=True)}
        return set(wanted) <= set(nodes) and nodes

    return wait(found, f'the buttons {wanted}')


def spell(program, word):
    """Clicks the letters and blanks of a word that is being named."""
    names = ['blank' if card == '.' else card for card in word]
    keys = these(program, re.compile('^([A-Z]|blank|dot)$'), names)
    for name in names:
        program.click(keys[name])


def can_be_chosen(tray):
    """Whether a tray as a whole can be clicked."""
    return 'focusable' in tray.states


def says(program, text):
    """Waits until the table says so, in the status line, the news or a hint."""
    program.find('label', text)


def wait_for_moves(program, count):
    """Waits until the game has this many moves, and returns them."""
    return wait(lambda: (lambda moves: len(moves) >= count and moves)(moves_of(program)),
                f'{count} moves')


def score(program, name):
    """The points on a player's plate, which may be gone as soon as it has been found."""
    told = re.compile(rf'^{re.escape(name)}, (−?\d+) points?(,|$)')
    points = wait(lambda: told.match(program.find('group', told).name), f'the points of {name}')
    return int(points[1].replace('−', '-'))


def lay(program, word, before=0, after=0):
    """Lays a word by clicking its letter cards and the buttons for blanks."""
    program.find('button', 'Lay this word')
    letters = these(program, re.compile(r'^[A-Z](,|$)'), word, lambda node: node.name[0])
    for letter in word:
        program.click(letters[letter])
    for count, side in ((before, 'before'), (after, 'after')):
        for _ in range(count):
            program.click_on('button', re.compile(rf'(blank|dot) {side}', re.IGNORECASE))
    program.click_on('button', 'Lay this word')


class Person:
    """Plays for one seat, by the status line at the foot of the table."""

    def __init__(self, program, name):
        self.program = program
        self.name = name
        self.asked = {}     # opponent: letters asked for in vain or not

    def status(self):
        """The line that says whose move it is and why; None if this person has nothing to do."""
        lines = self.program.look('label', re.compile(f'^{re.escape(self.name)}, '))
        return lines[0].name if lines else None

    def next_letter(self, opponent):
        asked = self.asked.setdefault(opponent, [])
        free = [letter for letter in LETTERS if letter not in asked]
        letter = free[0] if free else 'blank'
        asked.append(letter)
        return letter

    def opponents(self):
        """The trays that can be asked now, by their owners' names."""
        trays = [node for node in self.program.look('grid', re.compile('’s (left |right )?tray$'))
                 if 'focusable' in node.states]
        return {node.name.split('’s')[0]: node for node in trays}

    def cells(self):
        """The spaces that can be clicked now."""
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
        """Does what the person has to do; returns whether there was anything."""
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
            # A card to show is chosen first; a tray, or a card that somebody points at, is not.
            choosing = self.program.sees('button', re.compile('^(Choose a card|(Show|Turn) .*space)'))
            cells = wait(lambda: self.cells() or self.status() != status, 'something to show')
            if cells is True:
                return True             # the table went on meanwhile
            self.program.click(cells[0])
            if choosing:
                self.program.click_on('button', re.compile('^(Show|Turn) .*space'))
        wait(lambda: self.status() != status or self.program.sees('button', 'Play again')
             or len(record_of(self.program)) > 0, 'the move')
        return True

    def play_to_the_end(self, watch=None, most=2000):
        """Plays until the end page is shown; calls watch () before each move."""
        for _ in range(most):
            wait(lambda: self.status() or self.program.sees('button', 'Play again'), 'something to do')
            if self.program.sees('button', 'Play again'):
                return
            if watch:
                watch()
            self.act()
        raise AssertionError('the game does not end')
