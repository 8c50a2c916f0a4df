# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays Cubes like a person: reads what the table says, and does it with mouse and keys."""

import os
import re
import tempfile

from salon_display import surface, wait, with_options, xdotool

# A legal roll, row by row, with DEAR, LEASED, SKATER, THAW, DESK and WHALER among its words (cubes-rules.md 5).
GRID = 'WGLHWOYTHAIDSKAEEAELEOTRT'


def record(seats, moves='', grid='master', way=None, check=False, first=1, words='en', **options):
    """The record of a game.

    seats    'human Ada, computer-easy Hugo'
    moves    separated by commas
    way      'paper', or None for behind the curtain
    check    whether words are checked while people write
    options  minutes='none', target=50, spelling='free'
    """
    lines = ['salon-record 1', 'game cubes', 'edition deluxe-1997', f'words {words}', f'option grid {grid}']
    lines += [f'option {name} {value}' for name, value in options.items()]
    lines += [f'seat {number} {seat}' for number, seat in enumerate(seats.split(', '), 1)]
    lines += [f'first {first}', 'begin']
    lines += [f'# way {way}'] if way else []
    lines += ['# check on'] if check else []
    lines += [move.strip() for move in moves.split(',') if move.strip()]
    return ''.join(line + '\n' for line in lines)


def home_with(text):
    """A home in which this game is kept."""
    home = tempfile.mkdtemp(dir=os.environ['HOME'])
    folder = f'{home}/.local/share/salon'
    os.makedirs(folder)
    with open(f'{folder}/current.salon', 'w', encoding='utf-8') as file:
        file.write(text)
    return home


def kept(game, **more):
    """Decorates a test in whose home this game is kept."""
    return with_options(home=home_with(game), **more)


def sit_down(program):
    """Resumes the game that is kept."""
    program.find('button', 'Sit down', sensitive=True)
    program.action('resume')
    program.find_gone('button', 'Sit down')


def record_of(program):
    """The lines of the record of the game in progress on the disk, with veiled words."""
    try:
        with open(f'{program.home}/.local/share/salon/current.salon', encoding='utf-8') as file:
            return file.read().splitlines()
    except FileNotFoundError:           # it is on its way to the disk
        return []


# The round

def lift(program, name):
    """Says that this person is there."""
    program.click(program.find('button', f'I am {name}: lift the lid', sensitive=True))
    wait_for_slip(program)


def wait_for_slip(program):
    """Waits until somebody can write."""
    program.find('status', 'No letters yet')


def slip(program):
    """What the slip says: the word, a colon, and what there is to say of it."""
    said = [name for _, role, name, _ in program.app.survey()
            if role == 'status' and re.match(r'No letters yet$|[A-Z]+: ', name)]
    return said[-1] if said else ''


def says(program, text):
    """Waits until the slip says this."""
    wait(lambda: slip(program) == text, f'the slip to say {text!r}, not {slip(program)!r}')


def cubes(program):
    """The cubes of the tray that is shown: their names by place, {'a1': 'W'}; empty under the lid."""
    cells = [name for node, role, name, _ in program.app.survey() if role == 'grid cell' and node.shown]
    found = (re.match(r'^(\w+), ([a-e][1-5])\b', name) for name in cells)
    return {match[2]: match[1] for match in found if match}


def cube(program, place):
    """The node of the cube at this place."""
    return program.find('grid cell', re.compile(rf'\b{place}\b'))


def spot(program, place):
    """The middle of this cube on the screen, when it is at rest. The tray finds the cube by itself, so nothing can be
    asked what is there."""
    before = []

    def at_rest():
        node = cube(program, place)
        before.append(node.extents)
        return node if before[-2:-1] == before[-1:] else None

    node = wait(at_rest, f'the cube {place} to be at rest')
    x, y, width, height = node.extents
    _, left, top = surface(node)
    return left + x + width // 2, top + y + height // 2


def click_cubes(program, places):
    """Clicks on these cubes, one after the other."""
    for place in places:
        xdotool('mousemove', *spot(program, place), 'click', 1)


def drag_over(program, places):
    """Drags the pointer over these cubes."""
    drag([spot(program, place) for place in places])


def drag(points):
    """Drags the pointer from one of these points of the screen to the next."""
    xdotool('mousemove', *points[0], 'mousedown', 1)
    for (x, y), (to_x, to_y) in zip(points, points[1:]):
        for part in (1, 2, 3, 4):
            xdotool('mousemove', x + (to_x - x) * part // 4, y + (to_y - y) * part // 4, 'sleep', 0.02)
    xdotool('mouseup', 1)


def own_list(program, name):
    """The words on the list of this person, as the table shows it."""
    paper = program.find('list', f'{name}’s list')
    return [item.split(',')[0].upper() for _, role, item, _ in paper.survey() if role == 'list item']


def write(program, *words, checked=''):
    """Types words and writes them; checked is what is said of each besides."""
    for word in words:
        program.type(word.lower())
        says_word(program, word)
        program.key('Return')
        says(program, f'{word}: written{checked}')


def says_word(program, word):
    wait(lambda: slip(program).startswith(word + ':'), f'{word} on the slip')


def finish(program, button='I am done…'):
    """Says that the person in turn is done."""
    program.click_on('button', button)
    program.click_on('button', 'I am done')


def call_time(program):
    """Ends the time on paper, for everybody."""
    program.click_on('button', 'Call time…')
    program.click_on('button', 'Call time for everybody')


def told(program):
    """All names and texts in the program's accessibility tree, hidden pages too."""
    return program.tree(hidden=True)
