# SPDX-License-Identifier: GPL-3.0-or-later
"""A disk that fails, another program with its own game, and games left behind: each
is said in one sentence, and no game is lost."""

import fcntl
import os
import re

from salon_display import main, wait, with_options
from table_player import cards, home_with, kept, moves_of, read_clear, record, record_of, says, sit_down, tray_of

GAME = record('human Ada, human Nora', 'KAYAK ROCKET', '1 ask 2 X\n2 no', cards='off', trays=1)
OTHER = record('human Zoe, human Max, human Eve', 'TREASURER. PEPPER KAYAK', cards='off')


def folder(program):
    return f'{program.home}/.local/share/salon'


def ask_for(program, letter):
    program.click_on('button', letter)


@kept(GAME)
def test_a_disk_that_fails(program):
    sit_down(program)
    # The place for games becomes a file.
    os.rename(folder(program), folder(program) + '-away')
    open(folder(program), 'w', encoding='utf-8').close()
    says(program, 'Nora, ask Ada for…')
    ask_for(program, 'K')
    program.find('label', re.compile('^The game cannot be saved: '))
    program.screenshot('not-saved')
    wait(lambda: 'K' in cards(tray_of(program, 'Ada')), 'the card')
    program.key('ctrl+w')
    program.find('label', 'Close, although the game is not saved?')
    program.screenshot('close-unsaved')
    program.key('Escape')
    program.find_gone('label', 'Close, although the game is not saved?')
    assert not program.ended()

    # It catches up by itself.
    os.unlink(folder(program))
    os.rename(folder(program) + '-away', folder(program))
    program.find('label', 'The game is saved again')
    assert moves_of(program)[:3] == ['1 ask 2 X', '2 no', '2 ask 1 K']
    program.key('ctrl+w')
    wait(program.ended, 'the end')


@kept(GAME)
def test_closed_all_the_same(program):
    sit_down(program)
    os.rename(folder(program), folder(program) + '-away')
    open(folder(program), 'w', encoding='utf-8').close()
    says(program, 'Nora, ask Ada for…')
    ask_for(program, 'K')
    program.find('label', re.compile('^The game cannot be saved: '))
    program.key('ctrl+q')
    program.find('label', 'Close, although the game is not saved?')
    program.click_on('button', 'Close anyway')
    wait(program.ended, 'the end')
    # What was on the disk before is there still.
    old = read_clear(folder(program) + '-away/current.salon')
    assert old.partition('begin\n')[2] == '1 ask 2 X\n2 no\n', old


def taken_home():
    """A home whose game another program has."""
    home = home_with(GAME)
    lock = open(f'{home}/.local/share/salon/.current.lock', 'w', encoding='utf-8')
    fcntl.flock(lock, fcntl.LOCK_EX)
    return home, lock


HOME, LOCK = taken_home()


@with_options(home=HOME)
def test_another_program_has_the_game(program):
    program.find('button', 'Start')
    program.find('label', 'The game in progress is open in another Salon')
    program.screenshot('elsewhere')
    program.click_on('button', 'Start')
    program.find('button', 'Lay this word')
    wait(lambda: read_clear(folder(program) + '/current-2.salon'), 'a record of its own')
    assert record_of(program) == GAME


def two_games():
    home = home_with(GAME)
    with open(f'{home}/.local/share/salon/current-2.salon', 'w', encoding='utf-8') as file:
        file.write(OTHER)
    return home


@with_options(home=two_games())
def test_two_games_left_behind(program):
    program.find('label', 'Nora')
    program.find('label', 'Another game is not finished either')
    program.screenshot('another-game')
    program.click_on('button', 'Show it')
    program.find('label', 'Zoe')
    program.find_gone('label', 'Nora')
    sit_down(program)
    says(program, 'Zoe, ask an opponent for a letter.')
    assert 'seat 2 human Nora\n' in record_of(program)
    assert 'seat 1 human Zoe\n' in read_clear(folder(program) + '/current-2.salon')


main(settings={'pace': '0', 'draw-first': 'false'})
