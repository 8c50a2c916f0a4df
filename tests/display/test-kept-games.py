# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing is lost: games are offered again, put aside, taken up and named when
they cannot be read."""

import glob
import os
import re
import tempfile

from salon_display import SANDBOXED, Program, main, wait, with_options
from table_player import read_clear

BEGUN = '''salon-record 1
game probe
edition parker-1982
words en
option activity-cards on
option answers table
option spelling strict
option supply unlimited
date 2026-11-20T18:04:05Z
seat 1 human Ada
seat 2 computer-hard Hugo
seat 3 computer-easy Marie
seat 4 human Nora
first 1
word 1 ..ROCKET
word 2 TREASURER.
word 3 KAYAK
'''
DAMAGED = 'salon-record 1\ngame probe\nedition Parker\n'
FINISHED = '''salon-record 1
game probe
edition parker-1964
words en
option activity-cards off
option trays 1
seat 1 human Ada
seat 2 human Nora
first 1
word 1 A
word 2 I
begin
1 ask 2 I
2 show 1
2 ask 1 A
1 show 1
'''


def home_with(record):
    """A home where a game is kept already."""
    home = tempfile.mkdtemp(dir=os.environ['HOME'])
    os.makedirs(f'{home}/.local/share/salon')
    with open(f'{home}/.local/share/salon/current.salon', 'w', encoding='utf-8') as file:
        file.write(record)
    return home


def kept(program, pattern):
    """What is kept under such a name: texts by name, without their veil."""
    return {os.path.basename(path): read_clear(path)
            for path in glob.glob(f'{program.home}/.local/share/salon/{pattern}')}


def offered(program):
    return program.find('button', 'Resume game', sensitive=True)


@with_options(home=home_with(BEGUN))
def test_an_unfinished_game_is_offered(program):
    offered(program)
    program.find('label', 'Probe · Parker 1982')
    for name in ('Ada', 'Hugo', 'Marie', 'Nora'):
        program.find('label', name)
    program.screenshot('start-page')
    # Its words are no news for the screen, whoever reads it.
    assert not re.search('rocket|treasurer|kayak', program.tree(), re.IGNORECASE)
    assert kept(program, 'current.salon')['current.salon'] == BEGUN
    program.click(offered(program))
    # Ada has laid; Nora has not.
    program.find('button', 'I am Nora')
    assert not re.search('rocket|treasurer|kayak', program.tree(), re.IGNORECASE)


@with_options(home=home_with(BEGUN), dark=True, size=(1024, 600))
def test_the_offer_is_reached_by_keyboard(program):
    program.screenshot('start-page-1024-dark')
    wait(lambda: offered(program).focused, 'the focus on the offer')
    program.key('Return')
    program.find('button', 'I am Nora')


@with_options(home=home_with(BEGUN))
def test_another_game_puts_it_aside_and_undo_takes_it_up(program):
    offered(program)
    program.click_on('button', 'New game')
    program.click_on('button', 'Start')
    program.find('button', 'Lay this word')
    program.find('label', 'The game in progress was put aside')
    program.screenshot('put-aside')
    aside = kept(program, 'game-*.salon')
    assert list(aside.values()) == [BEGUN], aside
    program.click_on('button', 'Undo')
    program.find('button', 'I am Nora')
    wait(lambda: kept(program, 'current.salon').get('current.salon') == BEGUN, 'the record')
    assert kept(program, 'game-*.salon') == {}


@with_options(home=home_with(BEGUN))
def test_back_from_the_new_game(program):
    offered(program)
    program.key('ctrl+n')
    program.click_on('button', 'Back')
    program.click(offered(program))
    program.find('button', 'I am Nora')
    program.click_on('button', 'New game')
    program.find('button', 'Start')
    program.key('alt+Left')
    program.find('button', 'I am Nora')


@with_options(home=home_with(BEGUN))
def test_actions_over_the_bus(program):
    offered(program)
    assert program.action('resume')
    program.find('button', 'I am Nora')
    assert program.action('new-game')
    program.find('button', 'Start')
    assert program.action('resume')
    program.find('button', 'I am Nora')


@with_options(home=home_with(DAMAGED))
def test_a_damaged_game_is_kept_aside_and_named(program):
    heading = program.find('label', 'The last game cannot be read')
    names = list(kept(program, 'damaged-*'))
    assert kept(program, 'damaged-*') == {names[0]: DAMAGED}
    program.find('label', re.compile(re.escape(names[0]) + '.*line 3: ', re.DOTALL))
    program.screenshot('damaged')
    assert heading.shown
    program.key('Escape')
    program.find_gone('label', 'The last game cannot be read')
    program.click_on('button', 'Start')
    program.find('button', 'Lay this word')
    assert kept(program, 'damaged-*') == {names[0]: DAMAGED}


@with_options(home=home_with(FINISHED))
def test_a_finished_game_is_put_aside_without_a_word(program):
    program.find('button', 'Start')
    assert not program.sees('button', 'Resume game')
    assert list(kept(program, 'game-*.salon').values()) == [FINISHED]
    assert kept(program, 'current.salon') == {}


def test_a_game_just_begun_comes_back(program):
    program.click_on('button', 'Start')
    program.find('button', 'Lay this word')
    program.key('ctrl+q')
    wait(program.ended, 'the end')
    with Program(home=program.home) as again:
        offered(again)
        again.key('ctrl+w')
        wait(again.ended, 'the end')


def test_the_last_set_up_is_the_next_one(program):
    program.click_on('radio', 'Parker 1982')
    entry = program.find('text box', 'Name of player 1')
    program.click(entry)
    program.key('ctrl+a')
    program.type('Grace')
    wait(lambda: entry.text == 'Grace', 'the name')
    program.click_on('button', 'Start')
    program.find('button', 'Lay this word')
    program.key('ctrl+q')
    wait(program.ended, 'the end')
    with Program(home=program.home) as again:
        offered(again)
        again.key('ctrl+n')
        again.find('radio', 'Parker 1982', where=lambda node: node.checked)
        assert again.find('text box', 'Name of player 1').text == 'Grace'


def test_a_record_is_opened_by_name(program):
    path = os.path.join(program.home, 'sunday.salon')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(BEGUN)
    program.click_on('button', 'Start')
    program.find('button', 'Lay this word')
    program.open_file(path)
    program.find('button', 'I am Nora')
    wait(lambda: kept(program, 'current.salon').get('current.salon') == BEGUN, 'the record')
    # The game that was there had no word yet: nothing of it is to be kept.
    assert kept(program, 'game-*') == {}
    assert not program.sees('label', 'The game in progress was put aside')


def test_what_is_no_record_is_refused(program):
    path = os.path.join(program.home, 'notes.salon')
    program.find('button', 'Start')
    for content, line in ((b'\x00\xff milk, eggs', 'line 1: '), (DAMAGED.encode(), 'line 3: ')):
        with open(path, 'wb') as file:
            file.write(content)
        program.open_file(path)
        program.find('label', '“notes.salon” cannot be opened')
        program.find('label', re.compile('^' + line))
        program.key('Escape')
        program.find_gone('label', '“notes.salon” cannot be opened')
    if not SANDBOXED:
        program.open_file(program.home)
        program.find('label', 'This is not a saved game.')
        program.key('Escape')
    program.find('button', 'Start')
    assert kept(program, '*') == {}


main()
