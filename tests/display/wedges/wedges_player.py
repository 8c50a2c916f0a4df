# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays Wedges like people: reads what the table says, and does it with mouse and keys."""

import os
import re
import tempfile
from pathlib import Path

from salon_display import surface, wait, with_options, xdotool

QUESTIONS = Path(__file__).resolve().parents[3] / 'data' / 'questions' / 'en.questions'


def kept(text, **more):
    """Decorates a test in whose home the game of this record is kept."""
    home = tempfile.mkdtemp(dir=os.environ['HOME'])
    folder = f'{home}/.local/share/salon'
    os.makedirs(folder)
    with open(f'{folder}/current.salon', 'w', encoding='utf-8') as file:
        file.write(text)
    return with_options(home=home, **more)


def sit_down(program):
    """Resumes the game that is kept."""
    program.find('button', 'Sit down', sensitive=True)
    program.action('resume')
    program.find_gone('button', 'Sit down')


def record_of(program):
    """The lines of the record of the game in progress on the disk."""
    try:
        with open(f'{program.home}/.local/share/salon/current.salon', encoding='utf-8') as file:
            return file.read().splitlines()
    except FileNotFoundError:           # it is on its way to the disk, or the game is over and put aside
        return []


def moves_of(program):
    """The moves of the record so far."""
    lines = record_of(program)
    return [line for line in lines[lines.index('begin') + 1:] if not line.startswith('#')] if 'begin' in lines else []


def wait_for_move(program, pattern):
    """Waits until the last move on the disk is this one."""
    return wait(lambda: (moves := moves_of(program)) and re.fullmatch(pattern, moves[-1]) and moves[-1],
                f'the move {pattern}, not {moves_of(program)[-2:]}')


def told(program):
    """All names and texts in the program's accessibility tree, hidden pages too."""
    return program.tree(hidden=True)


def spaces(program):
    """The spaces that can be reached, by their number: what each is called."""
    items = (re.match(r'^(\d): (.+)$', name) for _, role, name, _ in program.app.survey() if role == 'list item')
    return {int(item[1]): item[2] for item in items if item}


def click_space(program, number):
    """Clicks on the space with this number. The wheel finds its spaces by itself, so nothing can be asked what is there."""
    before = []

    def at_rest():
        node = program.find('list item', re.compile(rf'^{number}: '))
        before.append(node.extents)
        return node if before[-2:-1] == before[-1:] else None

    node = wait(at_rest, f'the space {number} to be at rest')
    x, y, width, height = node.extents
    _, left, top = surface(node)
    xdotool('mousemove', left + x + width // 2, top + y + height // 2, 'click', 1)


def answer_of(card, category):
    """The reference answer of this question in the English bank, as the card says it."""
    block = re.search(rf'^card {card}$(.*?)(?=^card \d|\Z)', QUESTIONS.read_text(encoding='utf-8'), re.M | re.S)[1]
    question = re.search(rf'^{category} [1-5] .*?^= (.*?)$', block, re.M | re.S)
    return re.sub('[()]', '', question[1].split('|')[0].split('±')[0]).strip()
