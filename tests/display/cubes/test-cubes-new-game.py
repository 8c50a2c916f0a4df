# SPDX-License-Identifier: GPL-3.0-or-later
"""The way to the table of Cubes: the home, the page for a new game with its rules, its help, and a grid of one's own."""

import re

from cubes_player import GRID
from salon_display import main, wait, with_options


def to_the_page(program):
    """From the home to the page for a new game of Cubes."""
    program.click(program.find('button', re.compile('^Cubes')))
    program.find('button', 'Shake the cubes', where=lambda node: node.focused)


def go_to(program, rule):
    """Moves the focus to the row of a rule, as a person without a mouse does."""
    for _ in range(24):
        if program.sees('combo box', rule, where=lambda node: node.focused):
            return
        program.key('Tab')
        program.find(where=lambda node: node.focused)
    raise AssertionError(f'the focus does not come to {rule}')


def choose(program, rule, *keys):
    """Opens the list of a rule, presses keys in it, and takes what they lead to."""
    go_to(program, rule)
    program.key('Return')
    program.find('list item', where=lambda node: node.focused)
    program.key(*keys, 'Return')
    program.find('combo box', rule, where=lambda node: node.focused)


def record_of(program):
    """The record of the game in progress, as it is on the disk; '' while there is none."""
    try:
        with open(f'{program.home}/.local/share/salon/current.salon', encoding='utf-8') as file:
            return file.read()
    except FileNotFoundError:
        return ''


def begin(program, button):
    """Begins a game, and returns its record."""
    program.click_on('button', button)
    return wait(lambda: record_of(program), 'the record')


def test_one_click_after_the_home(program):
    to_the_page(program)
    program.find('radio', 'Master', where=lambda node: node.checked)
    program.screenshot('cubes-new-game')
    record = begin(program, 'Shake the cubes')
    for line in ('game cubes', 'option grid master', 'option minutes 3', 'option target none', 'option spelling strict'):
        assert f'{line}\n' in record, line
    assert len(re.findall('^seat ', record, re.MULTILINE)) == 3


def test_rules_by_keyboard_reach_the_game_and_are_remembered(program):
    to_the_page(program)
    program.click_on('radio', 'Master')
    program.key('Down')
    program.find('radio', 'Bar after the shake', where=lambda node: node.checked)
    # English has no choice of cubes, and says so.
    program.find('combo box', 'Cubes', sensitive=False)
    program.find('label', 'English is played with the cubes of 1997.')

    choose(program, 'Writing', 'Down')
    program.find('label', re.compile('^Everybody writes by hand'))
    choose(program, 'Time', 'Home')
    program.find('label', '3 players · no time limit')
    choose(program, 'Target', 'End')
    program.find('label', 'Points to reach')
    program.key('Tab', 'Tab', 'ctrl+a')
    program.type('240\t')
    program.find('label', re.compile('^Rounds follow until somebody has 240 points'))
    choose(program, 'Spelling', 'Down')
    program.find('label', 'With free spelling the table rules, not the word list.')
    choose(program, 'Language of the words', 'Down')
    choose(program, 'Cubes', 'Down')
    program.find('label', re.compile('Salon made this one'))
    choose(program, 'Letters', 'Up')
    choose(program, 'Grids', 'End')
    program.screenshot('cubes-new-game-rules')

    chosen = ['words fr', 'edition salon-fr', 'option grid bar-after', 'option minutes none', 'option target 240',
              'option spelling free', 'option faces fallen', '# way paper', '# wish easy']
    record = begin(program, 'Shake the cubes')
    for line in chosen:
        assert f'{line}\n' in record, line
    program.action('new-game')
    program.find('radio', 'Bar after the shake', where=lambda node: node.checked)
    program.find('label', re.compile('^Rounds follow until somebody has 240 points'))
    program.find('label', '3 players · no time limit')


def test_eight_and_alone(program):
    """No program can play, so none is offered; one person may play alone."""
    to_the_page(program)
    for count in range(4, 9):
        program.click(program.find('button', 'Add a player'))
        program.find('label', re.compile(f'^{count} players'))
    program.screenshot('cubes-new-game-eight')
    program.click(program.find('button', re.compile(', Computer · ')))
    program.find(name='A computer')
    assert not program.sees(name='A program')
    program.key('Escape')


def enter(program, letters):
    program.click(program.find('text box', 'The letters'))
    program.key('ctrl+a')
    program.type(letters)


def test_a_grid_of_ones_own(program):
    to_the_page(program)
    program.click_on('button', 'A grid of your own…')
    enter(program, 'wglhw')
    program.find('label', '20 letters are missing.')
    program.find('button', 'Play this grid', sensitive=False)
    enter(program, 'KK' + GRID[2:])
    program.find('label', 'Only 1 cube has K.')
    enter(program, GRID + 'A')
    program.find('label', re.compile('^26 letters are too many'))
    # As somebody else has sent it.
    enter(program, f'Cubes: {" ".join(GRID[row:row + 5] for row in range(0, 25, 5))}. Beat my 74 points.')
    program.find('label', 'All cubes are in place.\n74 points to beat · without computers')
    program.screenshot('cubes-own-grid')
    record = begin(program, 'Play this grid')
    assert f'shake {GRID}\n' in record
    assert 'title 74 points to beat\n' in record
    program.find('label', '74 points to beat')


def test_the_words_of_a_grid(program):
    to_the_page(program)
    program.click_on('button', 'A grid of your own…')
    program.click_on('button', 'Shake')
    program.find('label', 'All cubes are in place.')
    enter(program, GRID)
    program.click_on('button', 'Show its words')
    program.find(name=re.compile('^skater', re.IGNORECASE))
    program.find('label', 'The words of this grid')
    program.screenshot('cubes-own-words')
    # The grid goes on to somebody else.
    program.click_on('button', 'Copy the grid')
    program.find('label', 'Copied: paste the letters into a message.')
    program.action('new-game')
    program.click_on('button', 'A grid of your own…')
    program.click(program.find('text box', 'The letters'))
    program.key('ctrl+v')
    program.find('label', 'All cubes are in place.\nMaster grid · 3 minutes · English')
    program.find('button', 'Play this grid', sensitive=True)


@with_options(size=(1024, 600))
def test_the_help_in_a_small_window(program):
    to_the_page(program)
    program.key('F1')
    program.find('label', 'DEAR')
    program.click_on('button', 'Show another word')
    program.find('label', 'LEASED')
    program.click_on('button', 'Right and wrong words')
    program.find('label', 'SEEDS')
    program.screenshot('cubes-help')


main(to_set_up=False)
