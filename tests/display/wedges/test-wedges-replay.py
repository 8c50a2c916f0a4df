# SPDX-License-Identifier: GPL-3.0-or-later
"""A finished game of Wedges is found in the library, looked at again by mouse and keys, and played on from a position; what
library and statistics say of it."""

import os
import re
import tempfile
from pathlib import Path

from salon_display import main, wait, with_options
from tongue import Tongue
from wedges_maker import make_record
from wedges_player import moves_of

NAME = 'game-2026-11-20T18-04-05.salon'
OPTIONS = ['option judge typed', 'date 2026-11-20T18:04:05Z', 'title Rain all afternoon']


def make_game():
    record, _ = make_record(['human Ada', 'computer-easy Béla', 'human Cleo'],
                            lambda game: game.due()[0] == 'over', OPTIONS)
    return record


def moves_in(record):
    return record.partition('begin\n')[2].splitlines()


def home_with(record):
    """A home in whose library this game is."""
    home = tempfile.mkdtemp(dir=os.environ['HOME'])
    folder = Path(home) / '.local/share/salon'
    folder.mkdir(parents=True)
    (folder / NAME).write_text(record, encoding='utf-8')
    return home


GAME = make_game()
MOVES = moves_in(GAME)
ASKED = sum(' answer ' in move for move in MOVES)


DRAWN = next(i for i, move in enumerate(MOVES, 1) if ' answer ' in move) - 1   # the first card lies on the table


def wait_for_question(program, number):
    program.find('label', f'Question {number} of {ASKED}')


def open_replay(program, tongue=str):
    """Opens the game in the library by a click on it."""
    program.key('ctrl+l')
    program.click(program.find('list item', re.compile('Rain all afternoon')))
    program.find('label', tongue('Before the first question'))


@with_options(home=home_with(GAME))
def test_again(program):
    program.key('ctrl+l')
    item = program.find('list item', re.compile('Rain all afternoon'))
    assert re.search(r'Wedges, Master 1981.*Béla.*6', item.name), item.name
    program.screenshot('wedges-library')
    # The search finds it by who played, by title and by table.
    for text in ('cleo', 'after', 'master'):
        program.type(text)
        program.find('label', re.compile('1 game'))
        program.find('list item', re.compile('Rain all afternoon'))
        for _ in text:
            program.key('BackSpace')
    open_replay(program)
    assert not program.look('radio', re.compile('An onlooker')), 'eyes, where nobody has a secret'

    # Move by move, by mouse and keys: the answer is told when it was given, and not before.
    for _ in range(DRAWN):
        program.key('Right')
    wait_for_question(program, 1)
    program.find('label', re.compile('is thinking…$'))
    assert not program.look('label', 'The answer')
    program.screenshot('wedges-replay-asked')
    program.click_on('button', 'Forward')
    program.find('label', 'The answer')
    program.find('status', re.compile(f'^Question 1 of {ASKED}. Béla is right'))
    program.screenshot('wedges-replay-answered')
    assert not program.look('button', 'Something wrong with this card?')

    # By turns, by the slider, and to the end: places, wedges and votes.
    program.key('shift+Right')
    program.click(program.find('slider', 'Place in the game'), at=(0.4, 0.5))
    program.find('label', re.compile('is thinking…$'))
    program.key('End')
    wait_for_question(program, ASKED)
    program.find('status', re.compile('Béla is right. Béla wins the game'))
    assert not program.find('button', 'Go on from here…').sensitive
    program.screenshot('wedges-replay-end')
    program.key('Left', 'Left')
    program.find('label', re.compile('^The votes, from Béla’s left'))
    program.key('Home')
    program.find('label', 'Before the first question')

    # It plays by itself, and stops.
    program.click_on('radio', 'quick')
    program.click_on('button', 'Play')
    wait_for_question(program, 2)
    program.click_on('button', 'Stop')
    program.find('button', 'Play')

    # A new game goes on from the roll after the first question.
    program.key('Home')
    for _ in range(DRAWN + 2):
        program.key('Right')
    program.find('label', 'From question 1 on')
    program.key('g')
    program.find('label', 'Go on from here')
    program.click_on('button', 'Play on')
    wait(lambda: moves_of(program)[:DRAWN + 2] == MOVES[:DRAWN + 2], 'the new game on the disk')


FRENCH = Tongue('fr')


@with_options(home=home_with(GAME), env=FRENCH.env, dark=True)
def test_in_french_and_in_the_dark(program):
    # What its games come to: wedges, not points.
    program.click_on('button', re.compile(FRENCH('Statistics')))
    program.click_on('button', 'Wedges')
    program.find(None, re.compile(f"^5 {FRENCH('wedges a game')}$"))
    program.screenshot('wedges-statistics-fr')
    program.key('Escape')
    program.find('button', re.compile(FRENCH('Statistics')))
    open_replay(program, FRENCH)
    program.key('End')
    program.find('button', FRENCH('Forward'), sensitive=False)
    for size in ((1024, 600), (2560, 1440)):
        program.resize(*size)
        program.find('label', FRENCH('The answer'))
        program.screenshot(f'wedges-replay-fr-{size[0]}')


main(to_set_up=False)
