# SPDX-License-Identifier: GPL-3.0-or-later
"""The way to the table of Wedges: the home, the page for a new game with its questions, teams and rules, and its help."""

import os
import re

from file_chooser import finish, name_of_file, put_path
from salon_display import main, wait, with_options
from tongue import Tongue

SIZES = ((1024, 600), (1280, 800), (2560, 1440))


def to_the_page(program, tongue=str):
    """From the home to the page for a new game of Wedges."""
    program.click(program.find('button', re.compile('^Wedges')))
    program.find('button', tongue('_Sit down and roll').replace('_', ''), where=lambda node: node.focused)


def begin(program):
    """Begins a game, and returns its record."""
    def record():
        try:
            with open(f'{program.home}/.local/share/salon/current.salon', encoding='utf-8') as file:
                return file.read()
        except FileNotFoundError:
            return ''
    program.click_on('button', 'Sit down and roll')
    return wait(record, 'the record')


def add_members(program, names):
    """Types names into the entry of a team."""
    program.click(program.find('text box', 'Add a member of a team'))
    program.type(names)
    program.key('Return')


def choose(program, rule, *keys):
    """Opens the list of a rule by a click, and takes what these keys lead to."""
    program.click(program.find('combo box', rule))
    program.find('list item', where=lambda node: node.focused)
    program.key(*keys, 'Return')
    program.find('combo box', rule, where=lambda node: node.focused)


def test_one_click_after_the_home(program):
    to_the_page(program)
    program.find('label', '3 players · about 30 minutes')
    program.find('radio', re.compile('in English$'), where=lambda node: node.checked)
    for size in SIZES:
        program.resize(*size)
        wait(lambda: size[0] - program.app.children[0].extents[2] <= 100, f'the window of {size}')
        x, y, width, height = program.find('button', 'Sit down and roll').extents
        assert 0 <= x and 0 <= y and x + width <= size[0] and y + height <= size[1], (size, x, y, width, height)
        program.screenshot(f'wedges-new-game-{size[0]}')
    record = begin(program)
    for line in ('game wedges', 'questions en', 'option cards 200', 'option judge typed'):
        assert f'{line}\n' in record, line
    assert len(re.findall('^seat ', record, re.MULTILINE)) == 3


def test_teams_and_rules_by_mouse_reach_the_game_and_are_remembered(program):
    to_the_page(program)
    program.find('combo box', 'Teams answer', sensitive=False)
    program.click(program.find('button', re.compile(', A person')))
    add_members(program, 'Ines, Omar, Lea')
    program.click(program.find('button', 'Take Omar off the team'))
    program.find_gone('button', 'Take Omar off the team')
    add_members(program, 'Lea')
    program.find('label', 'Lea is in this team already.')
    program.screenshot('wedges-new-game-team')
    program.key('Escape')
    program.find('button', re.compile(', a team of 2'))
    program.find('label', re.compile('^4 players with 3 tokens'))
    # Several people can judge, so answers are said aloud, until somebody wants it otherwise.
    program.find('label', re.compile('^The answer is said aloud'))
    program.click(program.find('radio', re.compile('in French$')))
    choose(program, 'Answers', 'Down')
    program.find('label', re.compile('^The answer is typed'))
    choose(program, 'Time to answer', 'End')
    program.find('label', 'A late answer counts as wrong.')
    choose(program, 'Teams answer', 'Down')

    record = begin(program)
    for line in ('questions fr', 'option judge typed', 'option seconds 120', 'option consultation off',
                 'member 1 Ines', 'member 1 Lea'):
        assert f'{line}\n' in record, line
    program.action('new-game')
    program.find('button', re.compile(', a team of 2'))
    program.find('radio', re.compile('in French$'), where=lambda node: node.checked)
    program.find('label', re.compile('^The answer is typed'))


def test_packs_and_help(program):
    to_the_page(program)
    program.click_on('button', 'Packs of questions…')
    program.find('label', 'Question Packs')
    program.key('Escape')
    program.find('button', 'Sit down and roll')
    program.key('F1')
    program.find('label', 'In figures')
    program.screenshot('wedges-help')
    program.click(program.find('button', 'Uncover the answer'))
    program.find('label', 'Nitrogen')
    program.click(program.find('button', 'Typed answers'))
    program.find('label', 'taken as wrong: as near to Iraq')
    program.screenshot('wedges-help-typed')


def open_questions(program, name, text):
    """Writes this file, and opens it in the chooser of the page of packs."""
    path = os.path.join(program.home, name)
    with open(path, 'wb') as file:
        file.write(text)
    program.click_on('button', 'Open a File…')
    program.find(name='Open Questions')
    program.key('ctrl+l')
    put_path(program, name_of_file(program), path)
    finish(program, 'Open Questions')


TABLE = ('Category,Question,Answer,Fact\n' +
         ''.join(f'{place},What is {place.lower()} {number}?,{place} {number},A fact.\n' for number in range(4)
                 for place in ('Geography', 'Entertainment', 'History', 'Art', 'Science', 'Sports'))).encode()


def test_a_pack_of_ones_own_by_mouse(program):
    """A file is chosen, what is no question is refused, and the pack that is made of a table is played."""
    to_the_page(program)
    program.click_on('button', 'Packs of questions…')
    program.find('label', 'Question Packs')
    open_questions(program, 'noise.csv', b'\x89PNG\r\n\x1a\n\0\0\0\rIHDR')
    program.find('label', re.compile('^noise.csv'))
    program.key('Escape')
    program.find_gone('label', re.compile('^noise.csv'))
    open_questions(program, 'pub-quiz.csv', TABLE)
    program.find('label', '4 cards')
    program.screenshot('wedges-pack-form')
    program.click_on('button', 'Keep This Pack')
    program.find('label', re.compile('24 questions · 4 cards'))
    program.key('Escape')
    program.click(program.find('radio', re.compile('^pub-quiz')))
    record = begin(program)
    for line in ('questions pub-quiz', 'option cards 4'):
        assert f'{line}\n' in record, record


FRENCH = Tongue('fr')


@with_options(env=FRENCH.env, dark=True)
def test_in_french_and_in_the_dark(program):
    to_the_page(program, FRENCH)
    program.find('radio', re.compile('en français$'), where=lambda node: node.checked)
    program.resize(1024, 600)
    program.screenshot('wedges-new-game-fr')
    program.key('F1')
    program.find('label', FRENCH('The full rules'))
    program.find('label', FRENCH('Which gas makes up nearly four fifths of the air around us?'))
    program.screenshot('wedges-help-fr')


main(to_set_up=False)
