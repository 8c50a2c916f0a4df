# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays Cubes like a person: reads what the table says, and does it with mouse and keys."""

import os
import re
import tempfile

from salon_display import wait, with_options, xdotool

# A legal roll, row by row, with its words; see cubes-rules.md 5.
GRID = 'WGLHWOYTHAIDSKAEEAELEOTRT'


def record(seats, moves='', grid='master', way=None, first=1, words='en', **options):
    """The record of a game.

    seats    'human Ada, computer-easy Hugo'
    moves    separated by commas; they may come with @T
    way      'paper' or None for behind the curtain
    options  minutes='none', target=50, spelling='free'
    """
    lines = ['salon-record 1', 'game cubes', 'edition deluxe-1997', f'words {words}', f'option grid {grid}']
    lines += [f'option {name} {value}' for name, value in options.items()]
    lines += [f'seat {number} {seat}' for number, seat in enumerate(seats.split(', '), 1)]
    lines += [f'first {first}', 'begin']
    if way:
        lines += [f'# way {way}']
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


def kept(record_text, **more):
    """Decorates a test in whose home this game is kept."""
    return with_options(home=home_with(record_text), **more)


def sit_down(program):
    """Resumes the game that is kept."""
    program.find('button', 'Sit down', sensitive=True)
    program.action('resume')
    program.find_gone('button', 'Sit down')
