# SPDX-License-Identifier: GPL-3.0-or-later
"""The game in progress is read while the window is open already. Players who are quicker than the disk
lose nothing."""

import contextlib
import glob
import os
import re

from salon_display import SANDBOXED, Program, Skipped, main, wait, with_options
from table_player import home_with, kept, read_clear, record, record_of, sit_down

# A record as the program writes it, without the veil.
GAME = '''salon-record 1
game probe
edition parker-1964
words en
option activity-cards off
option trays 1
option answers table
option spelling strict
option supply box
seat 1 human Ada
seat 2 human Nora
first 1
word 1 KAYAK
word 2 ROCKET
begin
1 ask 2 X
2 no
'''
OTHER = record('human Zoe, human Max, human Eve', 'TREASURER. PEPPER KAYAK', cards='off')
READING = 'Loading the last game…'
# In the status of a process: the most memory that it has ever used, in KiB.
PEAK = re.compile(r'^VmHWM:\s*(\d+) kB', re.MULTILINE)
MORE_AT_MOST = 150 * 1024


def slow_home(**more):
    """Options of a program whose disk does not answer when it reads the game."""
    home = home_with(GAME)
    open(home + '/slow', 'w', encoding='utf-8').close()
    modules = [os.environ.get('LD_PRELOAD'), os.environ.get('SALON_SLOW_DISK_MODULE')]
    # The sanitizers ask to be loaded before all other libraries, but work without that.
    sanitizer = os.environ.get('ASAN_OPTIONS', '') + ':verify_asan_link_order=0'
    return {'home': home, 'env': {'LD_PRELOAD': ' '.join(filter(None, modules)), 'SALON_SLOW_READING': home + '/slow',
                                  'SALON_SLOW_FOLDER': home + '/.local/share/salon', 'ASAN_OPTIONS': sanitizer}, **more}


def is_reading(program):
    if SANDBOXED:
        raise Skipped('nothing of ours is loaded into the sandbox')
    program.find('label', READING)


def give(program):
    """Lets the disk answer."""
    os.unlink(program.env['SALON_SLOW_READING'])


def aside(program):
    """The games that were put aside, by name."""
    return {os.path.basename(path): read_clear(path)
            for path in glob.glob(f'{program.home}/.local/share/salon/game-*.salon')}


def game_of(program):
    with contextlib.suppress(OSError), open(f'{program.home}/.local/share/salon/current.salon', encoding='utf-8') as file:
        return file.read()


@with_options(**slow_home())
def test_the_window_is_there_before_the_game(program):
    is_reading(program)
    program.screenshot('start-reading')
    assert game_of(program) == GAME
    give(program)
    program.find_gone('label', READING)
    program.find('label', re.compile(r'^Nora\b'))
    program.find('button', 'Sit down', sensitive=True)
    wait(lambda: record_of(program) == GAME and 'KAYAK' not in game_of(program), 'the veil')


@with_options(**slow_home())
def test_a_new_game_meanwhile(program):
    """A new game begins when the unfinished one has been read; that one is put aside completely. The
    player can still choose the unfinished one instead."""
    is_reading(program)
    program.click_on('button', 'New game')
    program.click_on('button', 'Lay the words')
    program.find('label', 'The game starts as soon as the last one has been loaded')
    program.screenshot('start-waits')
    assert game_of(program) == GAME
    give(program)
    program.find('button', 'Lay this word')
    program.find('label', 'The game in progress was put aside')
    assert list(aside(program).values()) == [GAME]
    program.press_on('button', 'Undo')
    program.find('grid', 'Ada’s tray')
    wait(lambda: record_of(program) == GAME and not aside(program), 'the record')


@with_options(**slow_home())
def test_wanted_before_it_is_there(program):
    is_reading(program)
    program.click_on('button', 'Sit down')
    program.find('button', 'Sit down', sensitive=False)
    give(program)
    program.find('grid', 'Ada’s tray')


@with_options(**slow_home(args=['--resume']))
def test_asked_for_on_the_command_line(program):
    is_reading(program)
    give(program)
    program.find('grid', 'Ada’s tray')


@with_options(**slow_home())
def test_the_last_click_counts(program):
    """The player asks for a new game and goes back, asks for the unfinished game and takes that back."""
    is_reading(program)
    program.click_on('button', 'New game')
    program.click_on('button', 'Lay the words')
    program.click_on('button', 'Back')
    program.click_on('button', 'Sit down')
    program.key('ctrl+n')
    program.find('button', 'Lay the words')
    program.key('alt+Left')
    program.click_on('button', 'Sit down')
    give(program)
    program.find('grid', 'Ada’s tray')
    assert not aside(program)
    wait(lambda: record_of(program) == GAME, 'the record')


@with_options(**slow_home())
def test_a_file_opened_meanwhile(program):
    is_reading(program)
    path = f'{program.home}/other.salon'
    with open(path, 'w', encoding='utf-8') as file:
        file.write(OTHER)
    program.open_file(path)
    program.find('label', 'Opening “other.salon”…')
    assert game_of(program) == GAME
    give(program)
    program.find('grid', 'Zoe’s tray')
    assert list(aside(program).values()) == [GAME]


@with_options(**slow_home())
def test_closed_meanwhile(program):
    is_reading(program)
    program.click_on('button', 'New game')
    program.click_on('button', 'Lay the words')
    program.find('label', 'The game starts as soon as the last one has been loaded')
    program.key('ctrl+w')
    # The program may wait for the disk, but do nothing else.
    give(program)
    wait(program.ended, 'the end')
    assert game_of(program) == GAME
    assert not aside(program)
    with Program(home=program.home) as again:
        sit_down(again)
        again.find('grid', 'Ada’s tray')


def peak(program):
    with open(f'/proc/{program.process.pid}/status', encoding='utf-8') as file:
        return int(PEAK.search(file.read())[1])


@kept(GAME)
def test_the_longest_game(program):
    """A game with a million wrong namings is offered, put aside and resumed completely, in bounded
    memory."""
    program.find('button', 'Sit down', sensitive=True)
    young = peak(program)
    program.key('ctrl+q')
    wait(program.ended, 'the end')
    longest = GAME.replace('1 ask 2 X\n2 no\n', '1 interrupt 2 QUEEN\n' * 1000000)
    with Program(home=home_with(longest)) as long:
        long.find('button', 'Sit down', sensitive=True)
        long.find('label', re.compile(r'^Nora\b'))
        long.click_on('button', 'New game')
        long.click_on('button', 'Lay the words')
        long.find('button', 'Lay this word')
        wait(lambda: list(aside(long).values()) == [longest], 'the whole of it')
        if not SANDBOXED and 'ASAN_OPTIONS' not in os.environ:
            assert peak(long) - young < MORE_AT_MOST, (young, peak(long))


main(settings={'pace': '0', 'draw-first': 'false'})
